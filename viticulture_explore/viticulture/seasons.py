"""The year: spring, summer, fall, winter, year end, and how the game ends. What comes next when nothing is pending."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.actions import (
    ACTION,
    FALL,
    NUMBER,
    OVER,
    PLACES,
    SPRING,
    SUMMER,
    VISITING,
    WINTER,
    YEAR_END,
    pays_with_bonus,
    perform,
)
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import GOAL, Draft
from viticulture_explore.viticulture.effects.base import Effect, Sure, register, settle
from viticulture_explore.viticulture.effects.drawing import Draw, DrawVisitor
from viticulture_explore.viticulture.effects.money import Gain
from viticulture_explore.viticulture.effects.prices import DiscardDown
from viticulture_explore.viticulture.influence import MODULE, score_regions
from viticulture_explore.viticulture.solo import against_row, finish, is_last_year, take_row
from viticulture_explore.viticulture.spaces import Standing
from viticulture_explore.viticulture.tokens import TOP, aged_cellar, aged_crush_pad, worth
from viticulture_explore.viticulture.workers import take_back

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viticulture_explore.viticulture.draft import State
    from viticulture_explore.viticulture.player import Player

ROWS: Final = tuple(range(1, 8))
WAKE: Final = tuple(Move("wake", (row,)) for row in ROWS)
GREY_ROW: Final = 7
HAND_LIMIT: Final = 7


@cache
def wake_order(rows: tuple[int, ...]) -> tuple[int, ...]:
    """The seats in wake-up order; seats without a row come last, clockwise."""
    return tuple(sorted(range(1, len(rows) + 1), key=lambda seat: (rows[seat - 1] or len(ROWS) + 1, seat)))


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats clockwise from ``first``."""
    return tuple((first - 1 + step) % seats + 1 for step in range(seats))


class TemporaryWorker(Sure, frozen=True):
    """The grey worker for this year; there is only one. Concept: ``wakeup_row7``."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Take the grey worker, if nobody has it."""
        if any(player.temporary for player in draft.players):
            draft.tell("no_temporary_worker", "wakeup_row7", seat=frame.seat)
        else:
            draft.change(frame.seat, temporary=1)
            draft.tell("gained_temporary_worker", "wakeup_row7", seat=frame.seat)


ROW_BONUSES: Final[dict[int, Effect]] = {
    2: Draw("vine"),
    3: Draw("order"),
    4: Gain("wakeup_row4", lira=1),
    5: DrawVisitor(),
    6: Gain("wakeup_row6", vp=1),
    GREY_ROW: TemporaryWorker(),
}
"""What each row of the wake-up chart brings; row 1 brings nothing."""

for _row, _bonus in ROW_BONUSES.items():
    register(f"row/{_row}", _bonus)


class ChooseRow(Sure, frozen=True):
    """A seat puts its rooster on a free row and takes the row's bonus. Concept: ``wakeup_row_must_be_free``."""

    verbs: ClassVar[frozenset[str]] = frozenset({"wake"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the row."""
        draft.push(Frame(frame.at, frame.seat, ()))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The free rows."""
        return tuple(move for move in WAKE if not self.obstacles(state, frame, move))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Another rooster stands there, or in the solo game the row's token is gone."""
        row = int(move.args[0])
        taken = (obstacle("row_taken", row=row),) if row in state.rows else ()
        return (*taken, *against_row(state, row))

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The rooster onto the row; its bonus follows."""
        draft.stack.pop()
        draft.opening = False
        row = int(move.args[0])
        rows = list(draft.rows)
        rows[frame.seat - 1] = row
        draft.rows = tuple(rows)
        draft.tell("chose_row", "wakeup_clockwise_from_first", seat=frame.seat, row=row)
        take_row(draft, row)
        if row in ROW_BONUSES:
            draft.push(Frame(f"row/{row}", frame.seat))

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which row."""
        return Decision("wake")


register("season/wake", ChooseRow())
register("season/fall", DrawVisitor(in_fall=True))
register("season/hand_limit", DiscardDown(HAND_LIMIT))

BASE: Final = frozenset({"season/wake", "season/place", "season/fall", "season/hand_limit"})
"""The decisions with which a turn begins."""


def run(draft: Draft) -> None:
    """Do all that happens by itself, until a decision is due or the game is over."""
    settle(draft)
    while not draft.stack and draft.season != OVER:
        _NEXT[draft.season](draft)
        settle(draft)


def resume(draft: Draft, season: int, actor: int) -> None:
    """Begin in the midst of a season with this seat's turn, as a scenario asks; ``actor`` 0 is the usual first."""
    draft.season = season
    order = clockwise(draft.first, len(draft.players)) if season == SPRING else wake_order(draft.rows)
    draft.turn = order[order.index(actor) - 1] if actor and actor != order[0] else 0
    run(draft)


def _begin(draft: Draft, season: int, kind: str) -> None:
    draft.season, draft.turn, draft.opening = season, 0, True
    draft.tell(kind, "year_structure", year=draft.year)
    if draft.solo and season in (SUMMER, WINTER):
        draft.push(Frame("solo/automa", 1))


def _spring(draft: Draft) -> None:
    for seat in clockwise(draft.first, len(draft.players)):
        if not draft.rows[seat - 1]:
            draft.turn = seat
            draft.push(Frame("season/wake", seat))
            return
    _begin(draft, SUMMER, "summer_began")


def _work(draft: Draft) -> None:
    """The next seat in wake-up order that has not passed; a seat without a worker passes by itself.

    Before the first turn of winter the workers that were sent ahead do their work, in the order they were sent.
    """
    if draft.season == WINTER and draft.planned:
        _do_planned(draft)
        return
    if draft.opening:
        draft.turn = 0
    order = wake_order(draft.rows)
    start = order.index(draft.turn) + 1 if draft.turn else 0
    for step in range(len(order)):
        seat = order[(start + step) % len(order)]
        player = draft.players[seat - 1]
        if player.passed:
            continue
        if player.has_worker:
            draft.turn = seat
            draft.push(Frame("season/place", seat))
            return
        draft.change(seat, passed=True)
        draft.tell("passed_without_worker", "worker_once_per_year", seat=seat)
    for seat in order:
        draft.change(seat, passed=False)
    if draft.season == SUMMER:
        _begin(draft, FALL, "fall_began")
    else:
        _end_year(draft)


def _do_planned(draft: Draft) -> None:
    """The next worker sent ahead: its action if it can be done, else option ``planner_impossible``."""
    planned, *rest = draft.planned
    draft.planned = tuple(rest)
    draft.turn = planned.seat
    action = ACTION[planned.action]
    bonus = planned.where == "bonus"
    draft.tell("planned_action", "card_exception_scope", seat=planned.seat, action=planned.action)
    helps = 1 if bonus and pays_with_bonus(draft, action) else 0
    if action.main.possible(draft, planned.seat, helps):
        if action.id in VISITING:
            at_work = (NUMBER[action.id], PLACES.index(planned.where), int(planned.grande))
            draft.push(Frame("season/at_work", planned.seat, at_work))
        perform(draft, planned.seat, action, bonus=bonus)
        return
    draft.tell("planned_action_lost", "card_exception_scope", seat=planned.seat, action=planned.action)
    if draft.rules.options.planner_impossible == "refund":
        worker = Standing(planned.where, planned.seat, planned.grande)
        take_back(draft, planned.seat, planned.action, worker)


def _fall(draft: Draft) -> None:
    seat = _after(wake_order(draft.rows), draft.turn)
    if seat:
        draft.turn = seat
        draft.opening = draft.opening and seat == wake_order(draft.rows)[0]
        draft.push(Frame("season/fall", seat))
    else:
        _begin(draft, WINTER, "winter_began")


def _after(order: Sequence[int], turn: int) -> int:
    """The seat after ``turn`` in an order that is gone through once; 0 after the last."""
    if not turn:
        return order[0]
    place = order.index(turn) + 1
    return order[place] if place < len(order) else 0


# -- the end of the year --------------------------------------------------------------------------------------


def _end_year(draft: Draft) -> None:
    """Aging, workers home, residual income; hand limits follow. Concept: ``year_end_everyone``."""
    if draft.rules.options.final_year_processing == "skip" and _is_last(draft):
        _finish(draft)
        return
    _begin(draft, YEAR_END, "year_end_began")
    for seat in range(1, len(draft.players) + 1):
        _age(draft, seat)
    for seat, player in enumerate(draft.players, 1):
        draft.change(
            seat,
            workers=player.workers + player.in_training,
            available=player.workers + player.in_training,
            in_training=0, grande=True, temporary=0, used=0, yoke_worker=0, harvested=0,
        )  # fmt: skip
        if player.temporary:
            draft.tell("temporary_worker_left", "temp_worker_return", seat=seat)
        if player.in_training:
            draft.tell(
                "trained_workers_ready", "trained_worker_next_year", seat=seat, count=player.in_training
            )
    draft.spaces = [0] * len(draft.spaces)
    draft.tell("workers_home", "workers_return")
    for seat, player in enumerate(draft.players, 1):
        if player.residual > 0:
            draft.gain_lira(seat, player.residual, "residual_paid_each_year")


def _age(draft: Draft, seat: int) -> None:
    """Every grape and wine one value up, as far as place and cellar allow."""
    options = draft.rules.options
    bottom_up = options.aging_order == "bottom_up"
    player = draft.players[seat - 1]
    crush = aged_crush_pad(player.crush, bottom_up)
    cellar = aged_cellar(player.cellar, player.structures, options.zymologist_aging == "frozen", bottom_up)
    draft.change(seat, crush=crush, cellar=cellar)
    if draft.events is not None and (player.crush or player.cellar):
        tell_aging(draft, seat, player)


def tell_aging(draft: Draft, seat: int, before: Player) -> None:
    """Tell which tokens aged and which could not."""
    after = draft.players[seat - 1]
    crush, cellar = _held(before.crush, after.crush), _held(before.cellar, after.cellar)
    if crush != before.crush:
        draft.tell("aged_grapes", "aging_all_plus_one", seat=seat, crush=before.crush & ~crush)
    if cellar != before.cellar:
        draft.tell("aged_wine", "aging_all_plus_one", seat=seat, cellar=before.cellar & ~cellar)
    if crush:
        draft.tell("grapes_did_not_age", "aging_no_loss", seat=seat, crush=crush)
    if cellar:
        draft.tell("wine_did_not_age", "aging_no_loss", seat=seat, cellar=cellar)


def _held(before: int, after: int) -> int:
    """The tokens that stayed when others aged.

    A token moves one place or not at all, so from the top down each old token is the new one a place higher if
    that is there and not yet spoken for, else the new one at its own place.
    """
    held = 0
    for place in range(35, -1, -1):
        token = 1 << place
        if before & token:
            moved = token << 1 if (place + 1) % TOP else 0
            if after & moved:
                after &= ~moved
            else:
                after &= ~token
                held |= token
    return held


def _hand_limits(draft: Draft) -> None:
    """Each seat over the limit discards, in wake-up order; then the year is over."""
    seat = _after(wake_order(draft.rows), draft.turn)
    if seat:
        draft.turn = seat
        draft.push(Frame("season/hand_limit", seat))
        return
    _next_year(draft)


def _next_year(draft: Draft) -> None:
    seats = len(draft.players)
    draft.rows = (0,) * seats
    draft.first = (draft.first - 2) % seats + 1
    if seats > 1:
        draft.tell("first_player_moved", "first_player_passes_counterclockwise", seat=draft.first)
    if _is_last(draft):
        _finish(draft)
        return
    draft.year += 1
    draft.reached = False
    _begin(draft, SPRING, "spring_began")


def _is_last(draft: Draft) -> bool:
    """Whether this year is the last. Option ``end_trigger``; concept ``end_trigger_20``."""
    if draft.solo:
        return is_last_year(draft)
    if draft.rules.options.end_trigger == "latch":
        return draft.reached
    return any(player.vp >= GOAL for player in draft.players)


_COMPARED: Final = ("points", "lira", "wine", "grapes", "nothing")
_TIES: Final = (
    "win_highest",
    "tiebreak_1_lira",
    "tiebreak_2_wine",
    "tiebreak_3_grapes",
    "tiebreak_exhausted",
)


def _finish(draft: Draft) -> None:
    """Compare points, then lira, wine and grapes. Option ``tie_after_all``; concept ``tiebreak_exhausted``."""
    draft.season, draft.turn = OVER, 0
    if MODULE in draft.rules.modules:
        score_regions(draft)
    if draft.solo:
        finish(draft)
        return
    scores = [(player.vp, player.lira, worth(player.cellar), worth(player.crush)) for player in draft.players]
    best = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores, 1) if score == best)
    tied = len(winners) > 1
    if tied and draft.rules.options.tie_after_all == "replay":
        draft.tell("all_tied_replay", "tiebreak_exhausted", seats=winners)
        return
    draft.winners = winners
    # How many values had to be compared until one score stood alone.
    decided = next(
        (
            depth
            for depth in range(4)
            if sum(score[: depth + 1] == best[: depth + 1] for score in scores) == 1
        ),
        4,
    )
    draft.tell(
        f"game_over_by_{_COMPARED[decided]}", _TIES[decided],
        seats=winners, vp=best[0], lira=best[1], wine=best[2], grapes=best[3],
    )  # fmt: skip


_NEXT: Final = {
    SPRING: _spring,
    SUMMER: _work,
    FALL: _fall,
    WINTER: _work,
    YEAR_END: _hand_limits,
}
"""What comes next in each season when nothing is pending."""
