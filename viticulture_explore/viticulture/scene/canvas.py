"""The sheet a board is drawn on: shapes collected from back to front, with the marks of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.core import canvas as core
from viticulture_explore.core.message import Message, Name
from viticulture_explore.viticulture.scene.marks import Marks

if TYPE_CHECKING:
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Event
    from viticulture_explore.core.scene import Tone
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position

WIDTH: Final = 800.0
HEIGHT: Final = 564.0
MAP_HEIGHT: Final = 74.0
"""What the influence map needs below the rest."""
LEFT: Final = 186.0
"""The width of the main board's part, on the left."""
MAT: Final = 204.0
"""Where the vineyard begins."""
MAT_WIDTH: Final = WIDTH - MAT

KIND_TONES: Final[tuple[Tone, ...]] = ("green", "amber", "purple", "blue")
TOKEN_TONES: Final[tuple[Tone, ...]] = ("red", "gold", "rose", "teal")


class Canvas(core.Canvas):
    """The shapes of the board that a seat looks at, after the given events."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        super().__init__()
        self.position = position
        self.seat = seat
        self.player: Player = position.players[seat - 1]
        self.marks = Marks(position, seat, events)

    def heading(self, key: str, x: float, y: float, width: float = 150) -> None:
        """Add the name of a part of the board above it, and what it is for."""
        self.draw(
            "text", f"heading {key}", (x, y, width, 14), label=say(key), says=say(f"about-{key}"), tone="soft"
        )

    def note(self, id: str, x: float, y: float, label: Message) -> None:
        """Add a remark where nothing else is to be seen."""
        self.draw("text", id, (x, y, 160, 16), label=label, tone="soft")


def say(key: str, **values: Value) -> Message:
    """A message of the board's own catalog."""
    return Message(f"scene-{key}", values)


def thing(id: str) -> Message:
    """The name of a thing of the game, as a label."""
    return say("thing", thing=Name(id))
