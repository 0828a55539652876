"""A record: a start position and the moves played from it, with variations, in the manner of a chess record.

Chance is recorded as moves of its own, so that a record replays. Files are made of records by the scenario layer.
"""

from __future__ import annotations

import re
from itertools import repeat
from typing import TYPE_CHECKING, Final, Self

import msgspec

from viticulture_explore.core.position import Move, Position, Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

Path = tuple[Move, ...]
"""Where in a record a position stands: the moves that lead to it from the start."""

PLACE: Final = re.compile(r"[0-9]{1,6}(\.[1-9][0-9]{0,5}\.[0-9]{1,6})*")
"""The form of :attr:`Node.place`."""


class Variation(msgspec.Struct, frozen=True):
    """A further line: it leaves the main line after ``at`` moves (0 is the start) and goes on with ``line``."""

    at: int
    line: tuple[str, ...]


class Node:
    """One position of a record, with the moves recorded from it. Made and changed by :class:`Line` alone."""

    __slots__ = ("_step", "children", "move", "parent", "position")

    def __init__(self, position: Position, parent: Node | None = None, move: Move | None = None) -> None:
        self.position: Final = position
        """The position."""
        self.parent: Final = parent
        """The node before, or ``None`` at the start."""
        self.move: Final = move
        """The move that led here, or ``None`` at the start."""
        self.children: Final[list[Node]] = []
        """What was played from here: the main continuation first, then the variations."""
        self._step: Step | None = None

    @property
    def path(self) -> Path:
        """The moves from the start to here."""
        return tuple(node.move for node in self.trail() if node.move is not None)

    @property
    def step(self) -> Step | None:
        """The step that led here, with its events, or ``None`` at the start. Events are made when first asked for."""
        if self._step is None and self.parent is not None and self.move is not None:
            before = self.parent.position
            assert before.actor is not None  # a move was played there
            self._step = Step(self.move, before.actor, *before.told(self.move))
        return self._step

    def trail(self) -> list[Node]:
        """The nodes from the start to here, both included."""
        nodes = [self]
        while (before := nodes[-1].parent) is not None:
            nodes.append(before)
        return nodes[::-1]

    def main(self) -> Iterator[Node]:
        """The nodes behind this one along the main continuations."""
        node = self
        while node.children:
            node = node.children[0]
            yield node

    @property
    def place(self) -> str:
        """Where it stands, as a short text without moves: :meth:`Line.go_to` finds it again in an equal record.

        Numbers between dots: so many moves along the main continuations, then which of the other continuations is
        taken (1 is the first), so many moves along its main continuations, and so on. The start is ``0``.
        """
        numbers = [0]
        for node in self.trail()[1:]:
            assert node.parent is not None  # all but the start have one
            which = node.parent.children.index(node)
            if which:
                numbers += [which, 0]
            else:
                numbers[-1] += 1
        return ".".join(map(str, numbers))

    def child(self, move: Move) -> Node | None:
        """The recorded continuation by a move, if there is one."""
        return next((node for node in self.children if node.move == move), None)


class Line:
    """A record of moves from a start position: a tree of variations and a place in it, the current one.

    >>> import viticulture_explore as ve
    >>> line = ve.Line(ve.example("make_wine/two_reds").position, ["place make_wine", "make red 4"])
    >>> position = line.back()
    >>> position = line.play("make red 3")
    >>> line.moves
    (Move.read('place make_wine'), Move.read('make red 4'))
    >>> line.variations
    (Variation(at=1, line=('make red 3',)),)
    """

    def __init__(self, start: Position, moves: Iterable[Move | str] = ()) -> None:
        self.root: Final = Node(start)
        """The node of the start position."""
        self.node: Node = self.root
        """The current node."""
        self._bookmarks: dict[str, Node] = {}
        for move in moves:
            self.play(move)

    @classmethod
    def read(cls, start: Position, moves: Iterable[Move | str], variations: Iterable[Variation] = ()) -> Self:
        """A record from its plain data (:attr:`moves` and :attr:`variations`), with the start as current position.

        Raises the errors of :meth:`play`, and ``IndexError`` for a variation that begins behind the main line.
        """
        line = cls(start, moves)
        main = line.node.trail()
        for variation in variations:
            if not 0 <= variation.at < len(main):
                raise IndexError(f"no move {variation.at} in a main line of {len(main) - 1}")
            line.node = main[variation.at]
            for move in variation.line:
                line.play(move)
        line.node = line.root
        return line

    def __repr__(self) -> str:
        return f"<Line: {len(self.moves)} moves, {len(self.variations)} variations, at move {len(self.path)}>"

    # -- where we are ---------------------------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The current position."""
        return self.node.position

    @property
    def start(self) -> Position:
        """The position the record starts from."""
        return self.root.position

    @property
    def path(self) -> Path:
        """The moves from the start to the current position."""
        return self.node.path

    @property
    def step(self) -> Step | None:
        """The step that led to the current position, or ``None`` at the start."""
        return self.node.step

    @property
    def continuations(self) -> Path:
        """The moves recorded from the current position, the main one first."""
        return tuple(node.move for node in self.node.children if node.move is not None)

    # -- playing and going ----------------------------------------------------------------------------------

    def play(self, move: Move | str) -> Position:
        """Play a move, or its text, from the current position and go there.

        A move that is recorded already is followed; a new one becomes the last variation (the main
        continuation, if it is the first). Raises the errors of :meth:`Position.play` and then changes nothing.
        """
        here = self.node
        found = here.position.parse(move) if isinstance(move, str) else move
        then = here.child(found)
        if then is None:
            then = Node(here.position.play(found), here, found)
            here.children.append(then)
        self.node = then
        return then.position

    def back(self, moves: int = 1) -> Position:
        """Go back by a number of moves, at most to the start."""
        trail = self.node.trail()
        self.node = trail[max(0, len(trail) - 1 - moves)]
        return self.position

    def forward(self, moves: int = 1) -> Position:
        """Go forward along the main continuations by a number of moves, at most to the end."""
        for node, _ in zip(self.node.main(), range(moves), strict=False):
            self.node = node
        return self.position

    def to_start(self) -> Position:
        """Go to the start."""
        self.node = self.root
        return self.position

    def to_end(self) -> Position:
        """Go to the end of the main continuations from here."""
        for node in self.node.main():
            self.node = node
        return self.position

    def go(self, path: Path) -> Position:
        """Go to a recorded position by its path. Raises ``KeyError`` if the record has no such path."""
        self.node = self._at(path)
        return self.position

    def go_to(self, place: str) -> Position:
        """Go to a recorded position by its :attr:`Node.place`. Raises ``KeyError`` if the record has no such place.

        >>> import viticulture_explore as ve
        >>> line = ve.Line(ve.example("make_wine/two_reds").position, ["place make_wine", "make red 4"])
        >>> position = line.back()
        >>> position = line.play("make red 3")
        >>> line.node.place
        '1.1.0'
        >>> line.go_to("2") == line.start.play("place make_wine").play("make red 4")
        True
        """
        if not PLACE.fullmatch(place):
            raise KeyError(f"{place!r} is no place of a record")
        node = self.root
        for index, number in enumerate(map(int, place.split("."))):
            for which in [number] if index % 2 else repeat(0, number):
                if which >= len(node.children):
                    raise KeyError(f"the record has no place {place}")
                node = node.children[which]
        self.node = node
        return self.position

    # -- changing the record --------------------------------------------------------------------------------

    def undo(self) -> Move | None:
        """Take the last move back: remove it with all that follows it. Returns it, or ``None`` at the start."""
        move = self.node.move
        if move is not None:
            self.delete()
        return move

    def delete(self, path: Path | None = None) -> None:
        """Remove the position of a path (default: the current one), all that follows it and the bookmarks there.

        Who was there is at the position before. Raises ``KeyError`` for an unknown path and for the start.
        """
        node = self._at(path)
        if node.parent is None:
            raise KeyError("the start of a record cannot be removed")
        node.parent.children.remove(node)
        if node in self.node.trail():
            self.node = node.parent
        self._bookmarks = {
            name: marked for name, marked in self._bookmarks.items() if node not in marked.trail()
        }

    def promote(self, path: Path | None = None) -> None:
        """Make a path (default: the current one) the main line. Raises ``KeyError`` for an unknown path."""
        for node in self._at(path).trail()[1:]:
            assert node.parent is not None  # all but the start have one
            siblings = node.parent.children
            siblings.remove(node)
            siblings.insert(0, node)

    @property
    def bookmarks(self) -> Mapping[str, Path]:
        """The named places and their paths, in the order they were named."""
        return {name: node.path for name, node in self._bookmarks.items()}

    def bookmark(self, name: str, path: Path | None = None) -> None:
        """Name a place (default: the current one); a name used before moves. Raises ``KeyError`` for no such path."""
        self._bookmarks[name] = self._at(path)

    def forget(self, name: str) -> None:
        """Remove a bookmark. Raises ``KeyError`` if there is none of this name."""
        del self._bookmarks[name]

    # -- reading the record ---------------------------------------------------------------------------------

    @property
    def moves(self) -> Path:
        """The moves of the main line."""
        return tuple(node.move for node in self.root.main() if node.move is not None)

    @property
    def variations(self) -> tuple[Variation, ...]:
        """Every other line, each from where it leaves the main line to its end.

        A variation of a variation repeats the moves they share; :meth:`read` joins them again.
        """
        found: list[Variation] = []
        main = [self.root, *self.root.main()]
        for at, node in enumerate(main):
            for first in node.children[1:]:
                found += [Variation(at, tuple(map(str, end.path[at:]))) for end in _ends(first)]
        return tuple(found)

    def steps(self) -> Iterator[Step]:
        """The steps from the start to the current position."""
        return _steps(self.node.trail())

    def main_line(self) -> Iterator[Step]:
        """The steps of the main line, from the start to its end."""
        return _steps(self.root.main())

    def _at(self, path: Path | None) -> Node:
        if path is None:
            return self.node
        node = self.root
        for move in path:
            then = node.child(move)
            if then is None:
                raise KeyError(f"the record has no {' / '.join(map(str, path))}")
            node = then
        return node


def _steps(nodes: Iterable[Node]) -> Iterator[Step]:
    return (step for node in nodes if (step := node.step) is not None)


def _ends(node: Node) -> Iterator[Node]:
    """The last nodes of all lines through a node, in order. A stack, for records are longer than Python's own."""
    waiting = [node]
    while waiting:
        here = waiting.pop()
        if not here.children:
            yield here
        waiting.extend(reversed(here.children))
