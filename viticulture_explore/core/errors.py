"""The errors a person can meet. Each says what was given, where, and what would have been valid."""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Final

from viticulture_explore.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.core.position import Move, Obstacle


MOST_LISTED: Final = 20
"""So many valid words at most are listed in full beside a wrong one."""


def nearest(word: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three known words that look most like a misspelt one, best first."""
    return tuple(difflib.get_close_matches(word, list(known), n=3))


class ExplorerError(ValueError):
    """The base of every error this package raises on purpose."""


class InvalidMove(ExplorerError):
    """A text that is no move of the game at all.

    ``text`` is what was given; ``nearest`` holds up to three legal texts that look most like it.
    """

    def __init__(self, text: str, nearest: tuple[str, ...] = ()) -> None:
        self.text = text
        self.nearest = nearest
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"{text!r} is no move{hint}")


class IllegalMove(ExplorerError):
    """A move of the game that cannot be made in this position.

    ``text`` is the move; ``obstacles`` are all the reasons, the same that ``why_not`` gives.
    """

    def __init__(self, text: str, obstacles: tuple[Obstacle, ...]) -> None:
        self.text = text
        self.obstacles = obstacles
        super().__init__(f"{text!r} is illegal here: {', '.join(found.id for found in obstacles)}")


class AmbiguousMove(ExplorerError):
    """A shortened text that several legal moves begin with.

    ``text`` is what was given; ``moves`` are the legal moves it could mean.
    """

    def __init__(self, text: str, moves: tuple[Move, ...]) -> None:
        self.text = text
        self.moves = moves
        super().__init__(f"{text!r} could mean {', '.join(str(move) for move in moves)}")


class InvalidPosition(ExplorerError):
    """A description of a position that cannot be built.

    ``place`` is the path of keys to the fault (``("vineyards", 1, "lira")``), ``problem`` an id with values
    for the text functions, and ``nearest`` the valid words that look most like a misspelt one.
    """

    def __init__(
        self,
        place: tuple[str | int, ...],
        problem: str,
        values: dict[str, object] | None = None,
        nearest: tuple[str, ...] = (),
    ) -> None:
        self.place = place
        self.problem = problem
        self.values = values or {}
        self.nearest = nearest
        path = ".".join(str(key) for key in place) or "the position"
        details = ", ".join(f"{key} {_plain(value)}" for key, value in self.values.items())
        hint = f"; nearest: {', '.join(nearest)}" if nearest else ""
        super().__init__(f"{path}: {problem}" + (f" ({details})" if details else "") + hint)


class UnknownWord(ExplorerError):
    """A word that is none of those there are.

    ``kind`` says what it should be (``lens``, ``rulebook``), ``word`` is what was given, ``known`` are the valid
    words, and ``nearest`` those that look most like it.
    """

    def __init__(self, kind: str, word: str, known: Iterable[str]) -> None:
        self.kind = kind
        self.word = word
        self.known = tuple(known)
        self.nearest = nearest(word, self.known)
        super().__init__(f"no {kind} {word!r}; there are {_listed(self.nearest or self.known)}")


def _listed(words: tuple[str, ...]) -> str:
    """The words; of many, as there are scenarios, only the first."""
    if len(words) <= MOST_LISTED:
        return ", ".join(words)
    return f"{', '.join(words[:3])} and {len(words) - 3} others"


def _plain(value: object) -> str:
    """A value without the words of a language, for those who read the error in Python."""
    if isinstance(value, Message):
        return " ".join((value.id, *(f"{key} {_plain(item)}" for key, item in value.values.items())))
    return str(value)
