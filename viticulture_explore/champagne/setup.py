"""A new game: key vineyards, the draft of inheritance cards, what they give, the turn order, the display."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.cubes import NOTHING, of_colour, plus
from viticulture_explore.champagne.draft import Draft
from viticulture_explore.champagne.gains import acquire, install, into_column, raise_press
from viticulture_explore.champagne.phases import EVENTS
from viticulture_explore.champagne.tables import (
    INHERITANCE,
    INHERITANCES,
    KEYS,
    VINEYARD,
    VINEYARDS,
    Inheritance,
    constant,
    numbers,
)
from viticulture_explore.champagne.work import WORK, Deal, Work
from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.champagne.cubes import Cubes
    from viticulture_explore.champagne.draft import State
    from viticulture_explore.core.position import Obstacle

TURNS: Final = constant("draft_turns")
HAND: Final = constant("draft_hand")
KEEP: Final = tuple(Move("keep", (card,)) for card in INHERITANCE.ids)


def go_on(draft: Draft) -> None:
    """The next step of the set-up, as far as it has not been settled already."""
    for step in (_deal_keys, _deal_hands, _draft):
        if step(draft):
            return
    _inherit(draft)


def _deal_keys(draft: Draft) -> bool:
    bare = [seat for seat, player in enumerate(draft.players, 1) if not player.owned & KEYS]
    draft.push_all(*(Frame("setup/key", seat, ()) for seat in bare))
    return bool(bare)


def _deal_hands(draft: Draft) -> bool:
    """Hands are dealt only before the draft has begun."""
    if any(player.picked or player.kept for player in draft.players):
        return False
    frames = [
        Frame("setup/hand", seat, ())
        for seat, player in enumerate(draft.players, 1)
        for _ in range(HAND - player.hand.bit_count())
    ]
    draft.push_all(*frames)
    return bool(frames)


def _draft(draft: Draft) -> bool:
    """A turn of the draft: one seat after the other chooses, then everybody shows what was chosen."""
    choosing = [
        seat
        for seat, player in enumerate(draft.players, 1)
        if not player.picked and player.hand and player.kept.bit_count() < TURNS
    ]
    if choosing:
        draft.push(Frame("setup/draft", choosing[0], ()))
    elif any(player.picked for player in draft.players):
        _show(draft)
    else:
        return False
    return True


def _show(draft: Draft) -> None:
    """The cards chosen lie open; the hands go on to the left. Option ``draft_passing``."""
    for seat, player in enumerate(draft.players, 1):
        for card in INHERITANCE.cards(player.picked):
            draft.tell("kept_inheritance", "champagne.draft.03", seat=seat, card=card)
        draft.change(seat, kept=player.kept | player.picked, picked=0)
    if all(player.kept.bit_count() >= TURNS for player in draft.players):
        for seat in range(1, len(draft.players) + 1):
            draft.change(seat, hand=0)
    elif draft.rules.options.draft_passing == "pass_left":
        hands = [player.hand for player in draft.players]
        for seat in range(1, len(hands) + 1):
            draft.change(seat, hand=hands[seat - 2])
        draft.tell("hands_passed", "champagne.draft.02")


class DealKey(Deal):
    """The vineyard a seat starts with: one of the four with a key. Concept: ``champagne.vineyard.02``."""

    id = "deal_key"
    kind = VINEYARD

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """The key vineyards that nobody has."""
        owned = sum(player.owned for player in state.players)
        return tuple((number, 1) for number in numbers(KEYS & ~owned))

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """Into its column."""
        region = VINEYARDS[number].region
        into_column(draft, frame.seat, number, region, "champagne.vineyard.02", pays=False)

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """For whom."""
        return {"seat": frame.seat}


class DealHand(Deal):
    """An inheritance card to choose from."""

    id = "deal_inheritance"
    kind = INHERITANCE

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """Every card that nobody holds."""
        return tuple((number, 1) for number in numbers(state.inheritance))

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """Into the hand."""
        draft.inheritance &= ~(1 << number)
        draft.change(frame.seat, hand=draft.player(frame.seat).hand | 1 << number)
        draft.tell("dealt_inheritance", "champagne.draft.01", seat=frame.seat, card=INHERITANCE.ids[number])

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """For whom."""
        return {"seat": frame.seat}


class Choose(Work):
    """One inheritance card to keep; nobody else sees it before all have chosen. Concept: ``champagne.draft.03``."""

    id = "draft"
    verbs = frozenset({"keep"})
    opens_turn = True

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """The cards in hand."""
        return (KEEP[number] for number in numbers(state.players[frame.seat - 1].hand))

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card that is not in hand."""
        card = str(move.args[0])
        if state.players[frame.seat - 1].hand >> INHERITANCE.number[card] & 1:
            return ()
        return (obstacle("not_in_draft_hand", card=card),)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Aside, face down."""
        card = 1 << INHERITANCE.number[str(move.args[0])]
        player = draft.player(frame.seat)
        draft.change(frame.seat, hand=player.hand & ~card, picked=card)
        draft.tell("chose_inheritance", "champagne.draft.03", seat=frame.seat)

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """The turn of the draft."""
        return {"number": state.players[frame.seat - 1].kept.bit_count() + 1, "most": TURNS}


# -- what the cards give --------------------------------------------------------------------------------------


def _inherit(draft: Draft) -> None:
    """The kept cards take effect, then the turn order is set and the cards for the first round come out."""
    draft.push_all(
        *(Frame("setup/inherit", seat) for seat in range(1, len(draft.players) + 1)),
        Frame("setup/order", 0),
        Frame("display/fill", 0),
    )
    draft.phase = EVENTS


class Inherit(Work):
    """What the cards of one seat give."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Levels, modules and cubes at once; vineyards come by chance."""
        for number in numbers(draft.player(frame.seat).kept):
            card = INHERITANCES[number]
            _build_up(draft, frame.seat, card)
            vineyard = Frame("setup/vineyard", frame.seat, (card.most_cubes,))
            draft.push_all(*[vineyard] * card.vineyards)


def _build_up(draft: Draft, seat: int, card: Inheritance) -> None:
    inherited = draft.rules.options.draft_bonuses == "none"
    draft.move_eco(seat, card.eco, "champagne.draft.05")
    raise_press(draft, seat, card.press_steps, "champagne.draft.06", inherited=inherited)
    install(draft, seat, card.modules, "champagne.draft.08", inherited=inherited)
    draft.take(seat, "cellar", card.cellar, "champagne.draft.07")
    room = draft.player(seat).winery_room
    draft.take(seat, "winery", _as_fits(card.winery, room), "champagne.draft.09")


def _as_fits(cubes: Cubes, room: int) -> Cubes:
    """So many of the cubes as there is room for, the most worth first."""
    fitting = NOTHING
    for colour in (2, 1, 0):
        taken = min(cubes[colour], max(0, room - sum(fitting)))
        fitting = plus(fitting, of_colour(colour, taken))
    return fitting


class InheritVineyard(Deal):
    """A vineyard that a green card gives: the first of the deck that is small enough."""

    id = "deal_vineyard_to"
    kind = VINEYARD

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """Every vineyard of the deck that is small enough."""
        most = (frame.memo or (0,))[0]
        small = (number for number in numbers(state.vineyard_deck) if VINEYARDS[number].cubes <= most)
        return tuple((number, 1) for number in small)

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """Into its column, with its bonus only under option ``draft_bonuses``."""
        draft.vineyard_deck &= ~(1 << number)
        pays = draft.rules.options.draft_bonuses == "paid"
        acquire(draft, frame.seat, number, "champagne.draft.04", pays=pays)

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """For whom, and how large at most."""
        return {"seat": frame.seat, "most": (frame.memo or (0,))[0]}


class SetOrder(Work):
    """Most stars first; a tie goes to the green card with most stars, then to the lower seat."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """The turn order; the cards go back to the box."""
        seats = range(1, len(draft.players) + 1)
        kept = {seat: [INHERITANCES[card] for card in numbers(draft.player(seat).kept)] for seat in seats}
        total = {seat: sum(card.stars for card in cards) for seat, cards in kept.items()}
        green = {
            seat: max((card.stars for card in cards if card.colour == "green"), default=0)
            for seat, cards in kept.items()
        }
        for seat in seats:
            draft.tell("counted_stars", "champagne.draft.10", seat=seat, stars=total[seat], green=green[seat])
        for stars in sorted(set(total.values()), reverse=True):
            tied = tuple(seat for seat in seats if total[seat] == stars)
            if len(tied) > 1:
                draft.tell("stars_tied", "champagne.draft.12", seats=tied)
        order = sorted(seats, key=lambda seat: (-total[seat], -green[seat], seat))
        if draft.rules.options.order_after_draft == "clockwise":
            order = [(order[0] - 1 + step) % len(order) + 1 for step in range(len(order))]
        draft.order = tuple(order)
        draft.tell("turn_order", "champagne.draft.11", seats=draft.order)
        for seat in seats:
            draft.change(seat, kept=0, hand=0)
        draft.inheritance = 0


WORK.update(
    {
        "setup/key": DealKey(),
        "setup/hand": DealHand(),
        "setup/draft": Choose(),
        "setup/inherit": Inherit(),
        "setup/vineyard": InheritVineyard(),
        "setup/order": SetOrder(),
    }
)
