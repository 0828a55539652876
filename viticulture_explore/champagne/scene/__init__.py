"""What to draw of Age of Champagne: the main board on the left, one domain large beside it, the others small.

Places and names only; how things look is the drawing's business. What the last step changed is marked, and each
thing carries the legal moves it stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.phases import PHASES
from viticulture_explore.champagne.scene import board, domain
from viticulture_explore.champagne.scene.canvas import HEIGHT, WIDTH, Canvas, say
from viticulture_explore.core.scene import Scene

if TYPE_CHECKING:
    from viticulture_explore.champagne.position import Position
    from viticulture_explore.core.position import Event

STAGES: Final = PHASES[1:-1]
"""The phases of a round."""

PARTS: Final = (
    board.event,
    board.vineyards,
    board.areas,
    board.market,
    board.around,
    domain.counters,
    domain.pending,
    domain.tracks,
    domain.regions,
    domain.winery,
    domain.cellar,
    domain.marketing,
    domain.cards,
    domain.others,
)
"""The parts of the board in reading order; what comes later lies on top."""


def scene(position: Position, seat: int, events: tuple[Event, ...] = ()) -> Scene:
    """The board as a seat (from 1) looks at it, after the given events."""
    canvas = Canvas(position, seat, events)
    for part in PARTS:
        part(canvas)
    phase = PHASES[position.phase]
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        title=say("title", seat=seat),
        shapes=tuple(canvas.shapes),
        stages=tuple(say(f"stage-{stage}") for stage in STAGES),
        stage=STAGES.index(phase) if phase in STAGES else -1,
        round=say("round", round=position.round),
    )
