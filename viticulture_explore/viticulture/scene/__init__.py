"""What to draw of Viticulture: one vineyard large, the others small, the main board beside it.

Places and names only; how a grape looks is the drawing's business. What the last step changed is marked, and each
thing carries the legal moves it stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.core.scene import Scene
from viticulture_explore.viticulture.influence import MODULE
from viticulture_explore.viticulture.scene import board, vineyard
from viticulture_explore.viticulture.scene.canvas import HEIGHT, MAP_HEIGHT, WIDTH, Canvas, say

if TYPE_CHECKING:
    from viticulture_explore.core.position import Event
    from viticulture_explore.viticulture.position import Position

STAGES: Final = ("spring", "summer", "fall", "winter")
STAGE_OF_SEASON: Final = (-1, 0, 1, 2, 3, 3, -1)

PARTS: Final = (
    board.actions,
    board.chart,
    board.decks,
    vineyard.counters,
    vineyard.fields,
    vineyard.crush_pad,
    vineyard.cellar,
    vineyard.structures,
    vineyard.hand,
    vineyard.others,
    board.solo,
    board.influence,
    vineyard.consequences,
)
"""The parts of the board in reading order; what comes later lies on top."""


def scene(position: Position, seat: int, events: tuple[Event, ...] = ()) -> Scene:
    """The board as a seat (from 1) looks at it, after the given events."""
    canvas = Canvas(position, seat, events)
    for part in PARTS:
        part(canvas)
    return Scene(
        width=WIDTH,
        height=HEIGHT + (MAP_HEIGHT if MODULE in position.rules.modules else 0),
        title=say("title", seat=seat),
        shapes=tuple(canvas.shapes),
        stages=tuple(say(f"stage-{stage}") for stage in STAGES),
        stage=STAGE_OF_SEASON[position.season],
        round=say("year", year=position.year),
    )
