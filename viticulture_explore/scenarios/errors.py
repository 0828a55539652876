"""The errors of scenario files, in words: each names the file, the line, the place and what was expected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viticulture_explore.core.errors import ExplorerError
from viticulture_explore.core.message import Message
from viticulture_explore.text import say

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game

Place = tuple[str | int, ...]
"""A path of keys into a file: ``("given", "vineyards", 1, "lira")``. List items count from 0."""


class ScenarioError(ExplorerError):
    """A file that is no valid scenario.

    Attributes
    ----------
    name
        The file, or what was read instead of one.
    problem
        What is wrong, as a message.
    place
        Where in the file, as a path of keys; empty for the file as a whole.
    line
        The line of the place, counted from 1, or ``None``.
    nearest
        The valid words most like a misspelt one.
    """

    def __init__(  # noqa: PLR0913 - what, and four facts about where
        self,
        name: str,
        problem: Message,
        *,
        place: Place = (),
        line: int | None = None,
        nearest: tuple[str, ...] = (),
        game: Game | None = None,
    ) -> None:
        self.name = name
        self.problem = problem
        self.place = place
        self.line = line
        self.nearest = nearest
        self._game = game
        super().__init__(self.say("en"))

    def say(self, lang: str) -> str:
        """The error as one line of text."""
        where = self.name if self.line is None else f"{self.name}:{self.line}"
        if self.place:
            where += f": {dotted(self.place)}"
        return f"{where}: {self.sentence(lang)}"

    def sentence(self, lang: str) -> str:
        """What is wrong and what would have been valid, without the place."""
        problem = self.problem
        if self.nearest:
            hint = Message("problem-nearest", {"words": ", ".join(self.nearest)})
            problem = Message("sentence-pair", {"before": problem, "after": hint})
        return say(problem, lang, self._game)


class ShareError(ExplorerError):
    """A share string that holds no scenario: cut short, changed, or made by a later version."""

    def __init__(self, problem: Message) -> None:
        self.problem = problem
        super().__init__(self.say("en"))

    def say(self, lang: str) -> str:
        """The error as one line of text."""
        return say(self.problem, lang)


def dotted(place: Place) -> str:
    """A place as text.

    >>> dotted(("line", 3, "expect", 1, "lira"))
    'line.3.expect.1.lira'
    """
    return ".".join(map(str, place))
