"""The round: event, placement, the areas in order, harvest, end of season. What comes next when nothing is pending."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne import cellars, placement, setup
from viticulture_explore.champagne.areas import (
    BLENDING,
    COUNCIL,
    EMPTY,
    EXPORT,
    MARKETING,
    PLACES,
    PRESSES,
    RESOLVED,
    SIZE,
    STEP_2,
    VINEYARDS,
    WINERIES,
    adds,
)
from viticulture_explore.champagne.display import lower_market, slide_vineyards, take_vineyard
from viticulture_explore.champagne.draft import Draft
from viticulture_explore.champagne.gains import acquire, install, open_token, raise_press
from viticulture_explore.champagne.harvest import gather
from viticulture_explore.champagne.phases import (
    ACTIONS,
    EVENTS,
    HARVEST,
    OVER,
    PLACEMENT,
    SEASON_END,
    SETUP,
)
from viticulture_explore.champagne.scoring import finish
from viticulture_explore.champagne.tables import COLLABORATORS, EVENT, NONE, PRESS_TOP, ROUNDS, numbers
from viticulture_explore.champagne.work import WORK, Deal, Work, settle
from viticulture_explore.core.pending import Frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.champagne.draft import State

__all__ = ["placement", "run"]


def run(draft: Draft) -> None:
    """Do all that happens by itself, until a decision is due or the game is over."""
    settle(draft)
    while not draft.stack and draft.phase != OVER:
        _NEXT[draft.phase](draft)
        settle(draft)


# -- event and placement --------------------------------------------------------------------------------------


class RevealEvent(Deal):
    """The event of the round. Concept: ``champagne.event.01``."""

    id = "deal_event"
    kind = EVENT

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """Every event that has not come yet."""
        return tuple((number, 1) for number in numbers(state.event_deck))

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """It holds for this round; placing begins."""
        draft.event_deck &= ~(1 << number)
        draft.event = number
        draft.tell("revealed_event", "champagne.event.01", event=EVENT.ids[number], round=draft.round)
        _enter(draft, PLACEMENT)


def _reveal_event(draft: Draft) -> None:
    draft.push(Frame("round/event", 0, ()))


def _enter(draft: Draft, phase: int) -> None:
    draft.phase, draft.area, draft.turn = phase, 0, 0


def _place(draft: Draft) -> None:
    """The next seat in turn order that has a collaborator; one each, round after round."""
    for seat in _from(draft.order, draft.turn):
        if draft.player(seat).collaborators:
            draft.turn = seat
            draft.push(Frame("round/place", seat, ()))
            return
    draft.tell("actions_began", "champagne.placement.02")
    _enter(draft, ACTIONS)


def _from(order: tuple[int, ...], turn: int) -> tuple[int, ...]:
    """The seats in turn order beginning after the one whose turn it was; from the first if ``turn`` is 0."""
    start = order.index(turn) + 1 if turn else 0
    return order[start:] + order[:start]


# -- the areas ------------------------------------------------------------------------------------------------


def _act(draft: Draft) -> None:
    """The next collaborator of the present area, else the next area; behind the last one comes the harvest."""
    while draft.area < len(RESOLVED):
        place = RESOLVED[draft.area]
        found = _next_collaborator(draft, place)
        if found:
            if not draft.turn:
                _tell_area(draft, place)
            draft.turn, number = found
            _ACTS[place](draft, draft.turn, number)
            return
        draft.area, draft.turn = draft.area + 1, 0
    if draft.rules.options.council_timing == "before_harvest":
        _council(draft)
    draft.tell("harvest_began", "champagne.placement.06")
    _enter(draft, HARVEST)


def _tell_area(draft: Draft, place: int) -> None:
    """Say which area is resolved, and at the market in which order."""
    draft.tell("area_began", "champagne.placement.03", area=PLACES[place])
    if place == EXPORT and len(set(draft.spaces[place]) - {0}) > 1:
        seats = tuple(seat for seat in draft.order if seat in draft.spaces[place])
        if draft.rules.options.order_in_area == "space_number":
            seats = tuple(dict.fromkeys(seat for seat in draft.spaces[place] if seat))
        draft.tell("market_order", "champagne.market.01", seats=seats)


def _next_collaborator(draft: Draft, place: int) -> tuple[int, int] | None:
    """Whose collaborator comes next, and on which space it stands. Option ``order_in_area``."""
    spaces = draft.spaces[place]
    if draft.rules.options.order_in_area == "space_number":
        return next(((seat, number) for number, seat in enumerate(spaces, 1) if seat), None)
    for seat in _from(draft.order, draft.turn):
        if seat in spaces:
            return seat, spaces.index(seat) + 1
    return None


def _leave(draft: Draft, place: int, number: int) -> None:
    draft.spaces[place][number - 1] = 0


def _acquire(draft: Draft, seat: int, number: int) -> None:
    _leave(draft, VINEYARDS, number)
    acquire(draft, seat, take_vineyard(draft, number), "champagne.vineyard.01", pays=True)


def _raise(draft: Draft, seat: int, number: int) -> None:
    _leave(draft, PRESSES, number)
    cellars.space_bonus(draft, seat, PRESSES, number, acted=False)
    bit = 1 << seat
    if adds(PRESSES, number) == "linked" or draft.rules.options.joint_grant == "any_spaces":
        draft.linked |= bit
    if draft.raised & bit and draft.rules.options.press_raise == "once_a_round":
        draft.tell("press_raised_already", "champagne.press.01", seat=seat)
        return
    acted = draft.player(seat).press < PRESS_TOP
    raise_press(draft, seat, 1, "champagne.press.01")
    draft.raised |= bit
    if acted:
        cellars.space_bonus(draft, seat, PRESSES, number, acted=True)


def _install(draft: Draft, seat: int, number: int) -> None:
    _leave(draft, WINERIES, number)
    cellars.space_bonus(draft, seat, WINERIES, number, acted=False)
    bit = 1 << seat
    before = draft.player(seat).modules
    if draft.installed & bit and draft.rules.options.module_install == "once_a_round":
        draft.tell("module_installed_already", "champagne.winery.01", seat=seat)
    else:
        install(draft, seat, 1, "champagne.winery.01")
        draft.installed |= bit
    if draft.player(seat).modules > before:
        cellars.space_bonus(draft, seat, WINERIES, number, acted=True)
    _grant(draft, seat, linked=adds(WINERIES, number) == "linked")


def _grant(draft: Draft, seat: int, *, linked: bool) -> None:
    """A bonus token for who enlarges press and winery in one round. Option ``joint_grant``."""
    bit, option = 1 << seat, draft.rules.options.joint_grant
    if draft.linked & bit and option != "none" and (linked or option == "any_spaces"):
        draft.linked &= ~bit
        open_token(draft, seat, "champagne.winery.01")


def _first_step(draft: Draft, seat: int, number: int) -> None:
    """Aging, then the collaborator slides to step 2 of its lane."""
    draft.push_all(Frame("marketing/age", seat), Frame(f"marketing/slide/{number}", seat))


def _second_step(draft: Draft, seat: int, number: int) -> None:
    _leave(draft, STEP_2, number)
    draft.tell("marketing_goes_on", "champagne.marketing.01", seat=seat)
    draft.push(Frame("marketing/promote", seat))


class Slide(Work):
    """The collaborator goes from step 1 to step 2. Concept: ``champagne.marketing.03``."""

    def __init__(self, number: int) -> None:
        self.number = number

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Along its lane."""
        _leave(draft, MARKETING, self.number)
        draft.spaces[STEP_2][self.number - 1] = frame.seat
        draft.tell("slid_to_step_2", "champagne.marketing.03", seat=frame.seat)


def _export(draft: Draft, seat: int, number: int) -> None:
    _leave(draft, EXPORT, number)
    cellars.space_bonus(draft, seat, EXPORT, number, acted=False)
    draft.push(Frame(f"export/{number}", seat))


def _blend(draft: Draft, seat: int, number: int) -> None:
    _leave(draft, BLENDING, number)
    cellars.space_bonus(draft, seat, BLENDING, number, acted=False)
    draft.push(Frame(f"blending/{number}", seat))


_ACTS: Final[dict[int, Callable[[Draft, int, int], None]]] = {
    VINEYARDS: _acquire,
    PRESSES: _raise,
    WINERIES: _install,
    STEP_2: _second_step,
    MARKETING: _first_step,
    EXPORT: _export,
    BLENDING: _blend,
}
"""What a collaborator on a space of each place does."""


# -- the harvest ----------------------------------------------------------------------------------------------


def _harvest(draft: Draft) -> None:
    """The next seat in turn order gathers what its vineyards yield."""
    seats = draft.order[draft.order.index(draft.turn) + 1 :] if draft.turn else draft.order
    if seats:
        draft.turn = seats[0]
        gather(draft, draft.turn)
    else:
        _enter(draft, SEASON_END)


# -- the end of the season ------------------------------------------------------------------------------------


def _end_season(draft: Draft) -> None:
    """The council, then a new display and the next round; after the last round the scores."""
    if not draft.former:
        _council(draft)
    draft.tell("season_ended", "champagne.setup.02", round=draft.round)
    if draft.round == ROUNDS:
        finish(draft)
        return
    slide_vineyards(draft)
    lower_market(draft)
    waiting = draft.spaces[STEP_2]
    draft.spaces = [*map(list, EMPTY[:STEP_2]), waiting]
    tied_up = draft.rules.options.marketing_collaborator == "tied_up"
    for seat in draft.order:
        draft.change(seat, collaborators=COLLABORATORS - (waiting.count(seat) if tied_up else 0))
    draft.former = ()
    draft.linked = draft.raised = draft.installed = 0
    draft.event = NONE
    draft.round += 1
    draft.tell("round_began", "champagne.season_end.04", round=draft.round)
    if draft.round == ROUNDS:
        draft.tell("last_round", "champagne.setup.01")
    _enter(draft, EVENTS)
    draft.push(Frame("display/fill", 0))


def _council(draft: Draft) -> None:
    """Who stands on the council goes ahead in the turn order. Option ``council_order``."""
    members = tuple(dict.fromkeys(seat for seat in draft.spaces[COUNCIL] if seat))
    draft.former = draft.order
    if draft.rules.options.council_order == "to_the_front":
        draft.order = (*members, *(seat for seat in draft.order if seat not in members))
    else:
        order = list(draft.order)
        for seat in members:
            place = order.index(seat)
            if place:
                order[place - 1], order[place] = order[place], order[place - 1]
        draft.order = tuple(order)
    if members:
        draft.tell("council_met", "champagne.council.01", seats=draft.order)


WORK.update(
    {
        "round/event": RevealEvent(),
        **{f"marketing/slide/{number}": Slide(number) for number in range(1, SIZE[MARKETING] + 1)},
    }
)

_NEXT: Final[dict[int, Callable[[Draft], None]]] = {
    SETUP: setup.go_on,
    EVENTS: _reveal_event,
    PLACEMENT: _place,
    ACTIONS: _act,
    HARVEST: _harvest,
    SEASON_END: _end_season,
}
"""What comes next in each phase when nothing is pending."""
