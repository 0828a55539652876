"""Placing collaborators: one at a time in turn order, each on a free space of an action area."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.areas import AREAS, SIZE, VINEYARDS
from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.display import vineyard_at
from viticulture_explore.champagne.tables import NONE, VINEYARD
from viticulture_explore.champagne.work import WORK, Work
from viticulture_explore.core.position import Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.champagne.draft import Draft, State
    from viticulture_explore.core.pending import Frame
    from viticulture_explore.core.position import Obstacle

PLACE: Final = {
    Move("place", (name, number)): (area, number)
    for area, name in enumerate(AREAS)
    for number in range(1, SIZE[area] + 1)
}
"""A collaborator on each space of each area."""
PASS: Final = Move("pass")


class Place(Work):
    """Where the next collaborator goes. Concept: ``champagne.placement.01``."""

    id = "place"
    verbs = frozenset({"place", "pass"})
    opens_turn = True

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every space, and passing."""
        return (*PLACE, PASS)

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Somebody stands there, or there is no vineyard to stand on."""
        if move == PASS:
            compulsory = state.rules.options.placing == "compulsory"
            left = state.players[frame.seat - 1].collaborators
            return (obstacle("placing_compulsory", count=left),) if compulsory else ()
        return against_placing(state, move)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Onto the space; who passes places no more this round."""
        seat = frame.seat
        if move == PASS:
            draft.change(seat, collaborators=0)
            draft.tell("passed", "champagne.placement.04", seat=seat)
            return
        area, number = PLACE[move]
        more = seat in draft.spaces[area]
        draft.spaces[area][number - 1] = seat
        draft.change(seat, collaborators=draft.player(seat).collaborators - 1)
        concept = f"champagne.placement.{'05' if more else '01'}"
        draft.tell("placed", concept, seat=seat, area=AREAS[area], number=number)
        if area == VINEYARDS:
            wanted = VINEYARD.ids[vineyard_at(draft, number)]
            draft.tell("wants_vineyard", "champagne.vineyard.03", seat=seat, vineyard=wanted)

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """How many collaborators are left."""
        return {"count": state.players[frame.seat - 1].collaborators}


def against_placing(state: State, move: Move) -> tuple[Obstacle, ...]:
    """What stands against a collaborator on a space."""
    area, number = PLACE[move]
    there = state.spaces[area][number - 1]
    if there:
        return (obstacle("space_occupied", area=AREAS[area], number=number, seat=there),)
    if area == VINEYARDS and vineyard_at(state, number) == NONE:
        return (obstacle("no_vineyard_there", number=number),)
    return ()


WORK["round/place"] = Place()
