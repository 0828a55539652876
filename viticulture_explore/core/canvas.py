"""The sheet a board is drawn on, and what a board marks: the legal moves of its things, and what the last step changed.

What there is to draw and where is for the game; each extends both classes by what it has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.position import CHANCE
from viticulture_explore.core.scene import Kind, Shape, Tone

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from viticulture_explore.core.position import Move, Position

Area = tuple[float, float, float, float]
"""Where a shape is: x, y, width, height."""

Thing = tuple[str | int, ...]
"""Something a step can change, in the words of the game: ``("lira",)``, ``("field", 5)``, ``("store", "cellar")``."""

SEAT_TONES: Final[tuple[Tone, ...]] = ("grey", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6")
"""The colour of each seat; number 0 is for what belongs to none."""


class Canvas:
    """The shapes of a board, from back to front."""

    def __init__(self) -> None:
        self.shapes: list[Shape] = []

    def draw(self, kind: Kind, id: str, area: Area, **more: Any) -> None:
        """Add a shape; ``more`` are the other fields of a :class:`Shape`."""
        x, y, width, height = area
        self.shapes.append(Shape(id=id, kind=kind, x=x, y=y, width=width, height=height, **more))


class Legal:
    """Legal moves, to be found by what they are about."""

    def __init__(self, moves: tuple[Move, ...]) -> None:
        self.moves: Final = moves
        self.texts: Final = frozenset(map(str, moves))

    def legal(self, move: str) -> tuple[str, ...]:
        """The move, if it is legal."""
        return (move,) if move in self.texts else ()

    def naming(self, word: str | int, *verbs: str) -> tuple[str, ...]:
        """The legal moves that name something, of these verbs alone if there are any."""
        return tuple(
            str(move) for move in self.moves if word in move.args and (not verbs or move.verb in verbs)
        )


class Marks(Legal):
    """The marks of one seat's board: its moves are there only while it decides.

    ``shared`` are the moves of whoever decides, for what belongs to all and is part of every seat's board.
    """

    def __init__(self, position: Position, seat: int, changed: AbstractSet[Thing]) -> None:
        self.shared: Final = Legal(position.legal_moves())
        super().__init__(self.shared.moves if position.actor in {seat, CHANCE} else ())
        self.changed = changed

    def has(self, *thing: str | int) -> bool:
        """Whether the last step changed this."""
        return thing in self.changed
