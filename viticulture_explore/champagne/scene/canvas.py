"""The sheet a board is drawn on: shapes collected from back to front, with the marks of one seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne import words
from viticulture_explore.champagne.cubes import COLOURS, Cubes
from viticulture_explore.champagne.scene.marks import Marks
from viticulture_explore.core import canvas as core
from viticulture_explore.core.canvas import SEAT_TONES
from viticulture_explore.core.message import Message

if TYPE_CHECKING:
    from viticulture_explore.champagne.player import Player
    from viticulture_explore.champagne.position import Position
    from viticulture_explore.core.canvas import Area
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Event
    from viticulture_explore.core.scene import Tone

WIDTH: Final = 800.0
HEIGHT: Final = 540.0
LEFT: Final = 388.0
"""The width of the main board, on the left."""
MAT: Final = 404.0
"""Where the domain begins."""
MAT_WIDTH: Final = WIDTH - MAT
STATUS_WIDTH: Final = 92.0
"""What a remark at the far end of a heading needs."""

CUBE: Final = 17.0
"""The side of a cube on a card: the least on which its letters can be read."""
PRODUCE: Final = 31.0

CUBE_TONES: Final[tuple[Tone, ...]] = ("blue", "black", "gold")
"""Blue, black and yellow; a letter stands on each cube."""


class Canvas(core.Canvas):
    """The shapes of the board that a seat looks at, after the given events."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        super().__init__()
        self.position = position
        self.seat = seat
        self.player: Player = position.players[seat - 1]
        self.marks = Marks(position, seat, events)

    def heading(self, key: str, x: float, y: float, width: float, status: str = "") -> None:
        """Add the name of a part of the board above it, and at the far end how sure what it shows is."""
        part = say(f"part-{key}")
        self.draw(
            "text",
            f"heading {key}",
            (x, y, width - (STATUS_WIDTH if status else 0), 13),
            label=part,
            says=say("part-with-status", part=part, status=status) if status else None,
            tone="soft",
        )
        if status:
            area = (x + width - STATUS_WIDTH, y, STATUS_WIDTH, 13)
            self.draw(
                "text",
                f"status {key}",
                area,
                label=words.say("status", status=status),
                tone="soft",
                align="end",
            )

    def cube(
        self,
        id: str,
        colour: int,
        area: Area,
        *,
        says: Message | None = None,
        moves: tuple[str, ...] = (),
    ) -> None:
        """Add a cube with its letter."""
        self.draw(
            "cube",
            id,
            area,
            tone=CUBE_TONES[colour],
            label=say("letter", colour=COLOURS[colour]),
            says=says,
            moves=moves,
        )

    def produce(self, id: str, colour: int, number: int, at: tuple[float, float]) -> None:
        """Add what a vineyard gives: a cube broad enough for the number of cubes and their letter."""
        letter = say("letter", colour=COLOURS[colour])
        self.draw("cube", id, (*at, PRODUCE, CUBE), tone=CUBE_TONES[colour], label=letter, value=number)

    def cubes(self, id: str, lot: Cubes, at: tuple[float, float], size: float) -> None:
        """Add cubes side by side."""
        x, y = at
        for index, colour in enumerate(colours(lot)):
            self.cube(f"{id} cube {index + 1}", colour, (x + index * (size + 1.5), y, size, size))

    def collaborator(
        self, id: str, seat: int, at: tuple[float, float], size: float, *, tries: str = ""
    ) -> None:
        """Add a collaborator of a seat; a click on it asks about the move that it is in the way of."""
        self.draw(
            "worker",
            id,
            (*at, size, size),
            tone=SEAT_TONES[seat],
            value=seat,
            says=say("collaborator-of", seat=seat),
            tries=tries,
        )


def colours(lot: Cubes) -> list[int]:
    """Cubes one by one, as numbers of their colours."""
    return [colour for colour, number in enumerate(lot) for _ in range(number)]


def say(key: str, **values: Value) -> Message:
    """A message of the board."""
    return Message(f"champagne-scene-{key}", values)
