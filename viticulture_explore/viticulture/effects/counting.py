"""What cards count: how often a reward is given, how much a gain brings.

Each count is a small function of the state, the seat and, where a card looks at what was just done, the results of
those acts. Cards name it by its id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from viticulture_explore.core.position import Obstacle
from viticulture_explore.viticulture.cards import COST, SOLD, STRUCTURE, STRUCTURES, VINE_VALUE, VINES
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import Effect
from viticulture_explore.viticulture.effects.vines import planted
from viticulture_explore.viticulture.player import MAX_REGULAR
from viticulture_explore.viticulture.tokens import SPARKLING, TOP, track, values

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.core.pending import Frame
    from viticulture_explore.viticulture.draft import Draft, State

Results = tuple[int, ...]


def _empty_fields(state: State, seat: int, done: Results) -> int:
    return state.players[seat - 1].fields.count(0)


def _planted_fields(state: State, seat: int, done: Results) -> int:
    return sum(field > 0 for field in state.players[seat - 1].fields)


def _structures_of_cost_4(state: State, seat: int, done: Results) -> int:
    built = state.players[seat - 1].structures
    return sum(bool(built & bit) and COST[name] == 4 for name, bit in STRUCTURE.items())


def _structures(state: State, seat: int) -> int:
    return state.players[seat - 1].structures.bit_count()


def _six_structures(state: State, seat: int, done: Results) -> int:
    return int(_structures(state, seat) >= 6)


def _vines(state: State, seat: int) -> int:
    return sum(VINES.total(field) for field in state.players[seat - 1].fields if field > SOLD)


def _six_vines(state: State, seat: int, done: Results) -> int:
    return int(_vines(state, seat) >= 6)


def _cards_in_hand(state: State, seat: int, done: Results) -> int:
    return state.players[seat - 1].hand_size


def _workers(state: State, seat: int) -> int:
    """How many workers a seat owns with its grande. Option ``six_workers_count_grey``."""
    player = state.players[seat - 1]
    grey = state.rules.options.six_workers_count_grey and player.temporary > 0
    return player.workers + player.in_training + 1 + grey


def has_six_workers(state: State, seat: int) -> bool:
    """Whether a seat owns six workers with its grande. Option ``six_workers_count_grey``."""
    return _workers(state, seat) >= MAX_REGULAR + 1


def _six_workers(state: State, seat: int, done: Results) -> int:
    return int(has_six_workers(state, seat))


def _most_workers_of_others(state: State, seat: int) -> int:
    others = (other for other in range(1, len(state.players) + 1) if other != seat)
    return max((_workers(state, other) for other in others), default=0)


def _opponents_with_six_workers(state: State, seat: int, done: Results) -> int:
    return sum(has_six_workers(state, other) for other in range(1, len(state.players) + 1) if other != seat)


def _below_zero(state: State, seat: int, done: Results) -> int:
    return int(state.players[seat - 1].vp < 0)


def _printed_cost_5_or_6(state: State, seat: int, done: Results) -> int:
    return sum(COST[STRUCTURES[structure]] in (5, 6) for structure in done)


def _vine_of_value_4(state: State, seat: int, done: Results) -> int:
    return sum(VINE_VALUE[planted(result)[0]] == 4 for result in done)


def _three_kinds_on_that_field(state: State, seat: int, done: Results) -> int:
    fields = (state.players[seat - 1].fields[planted(result)[1]] for result in done)
    return sum(len(VINES.numbers(field)) >= 3 for field in fields)


def _sparkling_wines(state: State, seat: int, done: Results) -> int:
    return done.count(SPARKLING)


def _kinds_of_wine(state: State, seat: int, done: Results) -> int:
    return len(set(done))


def _all_three_fields(state: State, seat: int, done: Results) -> int:
    return int(len(set(done)) == 3)


def _best_wine_of_all(state: State, seat: int, done: Results) -> int:
    others = [
        value
        for player in state.players
        for colour in range(4)
        for value in values(track(player.cellar, colour))
    ]
    return int(all(result % TOP + 1 > max(others, default=0) for result in done))


COUNTS: Final[dict[str, Callable[[State, int, Results], int]]] = {
    "empty_fields": _empty_fields,
    "planted_fields": _planted_fields,
    "structures_of_cost_4": _structures_of_cost_4,
    "six_structures": _six_structures,
    "six_vines": _six_vines,
    "cards_in_hand": _cards_in_hand,
    "six_workers": _six_workers,
    "opponents_with_six_workers": _opponents_with_six_workers,
    "below_zero": _below_zero,
    "printed_cost_5_or_6": _printed_cost_5_or_6,
    "vine_of_value_4": _vine_of_value_4,
    "three_kinds_on_that_field": _three_kinds_on_that_field,
    "sparkling_wines": _sparkling_wines,
    "kinds_of_wine": _kinds_of_wine,
    "all_three_fields": _all_three_fields,
    "best_wine_of_all": _best_wine_of_all,
}

TOWARDS: Final[dict[str, Callable[[State, int], int]]] = {
    "six_structures": _structures,
    "six_vines": _vines,
    "six_workers": _workers,
    "opponents_with_six_workers": _most_workers_of_others,
}
"""For what is there or not, how many of the six there are."""
"""Every count a card names: how many there are, or 1 and 0 for yes and no."""


def count(name: str, state: State, seat: int, done: Results = ()) -> int:
    """What a count comes to now (0 and up)."""
    return COUNTS[name](state, seat, done)


class Reward(msgspec.Struct, frozen=True):
    """Points for what was just done: ``vp`` for each of what ``per`` counts."""

    per: str
    vp: int

    def give(self, draft: Draft, seat: int, done: Results) -> None:
        """Score the points."""
        points = self.vp * count(self.per, draft, seat, done)
        if points:
            draft.gain_vp(seat, points, "icon_vp")


class GainPer(Effect, frozen=True):
    """Lira or points for each of what ``per`` counts. With ``may_be_none`` a count of 0 is no hindrance."""

    per: str
    lira: int = 0
    vp: int = 0
    may_be_none: bool = False

    @property
    def sure(self) -> bool:
        """Whether nothing to count is good enough."""
        return self.may_be_none

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there is anything to count."""
        return self.may_be_none or count(self.per, state, seat) > 0

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That there is nothing to count."""
        if self.possible(state, seat):
            return ()
        have = TOWARDS[self.per](state, seat) if self.per in TOWARDS else 0
        return (obstacle("nothing_to_do", "visitor_must_be_executable", action=self.per, have=have),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Take what the count brings."""
        number = count(self.per, draft, frame.seat)
        if number and self.lira:
            draft.gain_lira(frame.seat, self.lira * number, "icon_coin")
        if number and self.vp:
            draft.gain_vp(frame.seat, self.vp * number, "icon_vp")
