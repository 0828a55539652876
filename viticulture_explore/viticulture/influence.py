"""The influence map, a module: stars on regions, their rewards, and the majorities at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import table
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import Act, register
from viticulture_explore.viticulture.effects.drawing import Draw
from viticulture_explore.viticulture.effects.money import Gain

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State
    from viticulture_explore.viticulture.effects.base import Effect

MODULE: Final = "influence"

REGIONS: Final = tuple(row["id"] for row in table("tuscany_influence"))
REGION_VP: Final = tuple(int(row["end_game_vp"]) for row in table("tuscany_influence"))
STARS: Final = int(table("tuscany_influence")[0]["stars_per_player"])
"""How many stars each seat has."""

REWARDS: Final[dict[str, Effect | None]] = {
    "arezzo": Draw("order"),
    "firenze": Draw("winter"),
    "grosseto": Draw("vine"),
    "livorno": Draw("summer"),
    "lucca": None,  # a structure card, of which this game has no deck
    "pisa": Gain("influence_region_bonus", lira=2),
    "siena": Gain("influence_region_bonus", lira=1),
}
"""What a star placed in each region brings. Concept: ``influence_region_bonus``, ``influence_no_vp_on_placement``."""

for _region, _reward in REWARDS.items():
    if _reward:
        register(f"region/{_region}", _reward)

PUT: Final = tuple(Move("star", (region,)) for region in REGIONS)
SHIFT: Final = tuple(
    Move("star", (to, "from", origin)) for to in REGIONS for origin in REGIONS if to != origin
)


class PlaceStar(Act, frozen=True):
    """Put a star on a region and take its reward; once all are placed, move one, for nothing.

    Concept: ``influence_action``.
    """

    id: ClassVar[str] = "star"
    verbs: ClassVar[frozenset[str]] = frozenset({"star"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every region, or every way to move a star."""
        return tuple(move for move in (*PUT, *SHIFT) if not self.against(state, seat, move))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every region."""
        return PUT

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """No star left to place, stars left so that none is moved yet, or no own star there."""
        stars = state.players[seat - 1].stars
        left = STARS - sum(stars)
        if len(move.args) == 1:
            return () if left else (obstacle("no_star", left=0),)
        found = [obstacle("not_now", "influence_stars", decision="star")] if left else []
        if not stars or not stars[REGIONS.index(str(move.args[2]))]:
            found.append(obstacle("no_star", region=move.args[2]))
        return tuple(found)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The star onto the region."""
        stars = list(draft.players[seat - 1].stars)
        to = REGIONS.index(str(move.args[0]))
        stars[to] += 1
        if len(move.args) > 1:
            stars[REGIONS.index(str(move.args[2]))] -= 1
            draft.tell("moved_star", "influence_stars", seat=seat, region=move.args[0], origin=move.args[2])
        else:
            draft.tell("placed_star", "influence_stars", seat=seat, region=move.args[0])
            if REWARDS[REGIONS[to]]:
                draft.push(Frame(f"region/{REGIONS[to]}", seat))
        draft.change(seat, stars=tuple(stars))
        return to

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which region; whether a star is moved."""
        moving = sum(state.players[frame.seat - 1].stars) >= STARS
        return Decision("move_star" if moving else "star")


def score_regions(draft: Draft) -> None:
    """At the end the sole leader of each region scores it; ties score nothing.

    Concept: ``influence_majority_scoring``, ``influence_tie_no_points``.
    """
    for index, region in enumerate(REGIONS):
        counts = [player.stars[index] for player in draft.players]
        most = max(counts)
        if not most:
            continue
        if counts.count(most) > 1:
            draft.tell("region_tied", "influence_tie_no_points", region=region, stars=most)
            continue
        seat = counts.index(most) + 1
        draft.tell("region_won", "influence_majority_scoring", seat=seat, region=region, stars=most)
        draft.gain_vp(seat, REGION_VP[index], "influence_majority_scoring")
