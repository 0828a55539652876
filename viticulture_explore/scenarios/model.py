"""What a scenario file says, in types: the keys, the line with its checks, and the scenario as a whole."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from viticulture_explore.core.game import Game
from viticulture_explore.core.position import Position
from viticulture_explore.games import GAMES
from viticulture_explore.scenarios.errors import Place
from viticulture_explore.scenarios.source import Source

FORMAT: Final = 1
"""The version of the file format."""

DEFAULT_GAME: Final = next(iter(GAMES))

Lang = Literal["en", "ja", "zh"]
Texts = str | dict[Lang, str]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Seat = Annotated[int, msgspec.Meta(ge=1)]
StatementId = Annotated[str, msgspec.Meta(pattern=r"^[a-z_]+\.[a-z_]+\.[0-9]{2,}$")]
CaseId = Annotated[str, msgspec.Meta(pattern=r"^[A-Z]+-[0-9]{3,}$")]
OptionValue = str | bool | int
AskKind = Literal["legal", "result", "rulebook"]


class Over(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The check that the game has ended, and how: the winning seats, or the result of the solo game."""

    winners: list[Seat] | None = None
    result: Literal["win", "draw", "loss"] | None = None


class Checks(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """An entry of a line that looks at the position without changing it; each key may be given by rulebook."""

    expect: dict[str | int, Any] = {}
    legal: list[str] = []
    illegal: dict[str, str | list[str]] = {}
    moves: list[str] = []
    over: Over = msgspec.field(default_factory=Over)
    note: Texts = ""
    """No check: what is said to a learner who has come so far."""


class FileQuestion(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A question of a quiz as it stands in a file, its keys in the order in which they are written."""

    ask: AskKind
    at: Natural = 0
    after: list[str] = []
    text: Texts = ""
    moves: list[str] = []
    expect: dict[str | int, Any] = {}
    rulebooks: list[str] = []
    answer: list[str] | dict[str | int, Any]


class FileVariation(msgspec.Struct, forbid_unknown_fields=True):
    """A further line as it stands in a file: how many moves of the line it shares, and how it goes on."""

    at: Natural
    line: list[str | Checks]


class File(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The keys of a scenario file, in the order in which they are written."""

    format: Literal[1]
    game: str = DEFAULT_GAME
    title: Texts
    about: Texts = ""
    rulebook: str | Annotated[list[str], msgspec.Meta(min_length=1)] = ""
    """By default the first rulebook of the game."""
    options: dict[str, OptionValue] = {}
    modules: list[str] = []
    statements: list[StatementId] = []
    cases: list[CaseId] = []
    allow: Literal["all"] | list[str] = []
    seed: Natural = 0
    given: dict[str, Any]
    line: list[str | Checks] = []
    variations: list[FileVariation] = []
    quiz: list[FileQuestion] = []


KEYS: Final = tuple(field.name for field in msgspec.structs.fields(File))


class MoveEntry(msgspec.Struct, frozen=True):
    """A move of a line, as it is written, and where."""

    text: str
    place: Place


class CheckEntry(msgspec.Struct, frozen=True):
    """One check of a line: its kind, where it stands, and what it wants, under each rulebook or (``""``) under all."""

    kind: str
    place: Place
    wanted: dict[str, Any]

    def under(self, rulebook: str) -> tuple[Place, Any] | None:
        """What is checked under a rulebook and where it stands, or ``None``."""
        if "" in self.wanted:
            return self.place, self.wanted[""]
        return ((*self.place, rulebook), self.wanted[rulebook]) if rulebook in self.wanted else None


Entry = MoveEntry | CheckEntry


class Branch(msgspec.Struct, frozen=True):
    """A further line: it leaves the line after ``at`` of its written moves."""

    at: int
    line: tuple[Entry, ...]
    place: Place


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """A question of a quiz: where it is asked, what about, and the answer its author has written.

    ``legal`` asks which of ``moves`` are possible; the answer is a list of them. ``result`` asks what the board is like
    after ``moves``; the answer is a description in the form of ``given``. ``rulebook`` asks which of ``rulebooks``
    allow ``moves``, with the result ``expect`` if one is named; the answer is a list of their ids.
    """

    kind: AskKind
    at: int
    """So many written moves of the line have been played, and chance behind them is settled as the line has it."""
    after: tuple[str, ...] = ()
    """Further moves, off the line, that have been played then."""
    texts: dict[str, str] = {}
    """The question in its author's words, by language; empty for the words that its kind has."""
    moves: tuple[str, ...]
    expect: dict[Any, Any] = {}
    rulebooks: tuple[str, ...] = ()
    answer: tuple[str, ...] | dict[Any, Any]
    place: Place = ()
    """Where it stands in the file."""

    def text(self, lang: str = "en") -> str:
        """The question in its author's words, in a language or the nearest one it has; empty if there are none."""
        return _in(self.texts, lang)


class Outline(msgspec.Struct, frozen=True):
    """What a scenario file says of itself: its title and what it is about, by language."""

    titles: dict[str, str]
    abouts: dict[str, str]

    def title(self, lang: str = "en") -> str:
        """The title in a language, else in the nearest one it has."""
        return _in(self.titles, lang)

    def about(self, lang: str = "en") -> str:
        """What the scenario is about, as Markdown, in a language or the nearest one; empty if nothing is said."""
        return _in(self.abouts, lang)


class Scenario(Outline, frozen=True):
    """A scenario: positions to start from, one for each rulebook, a line of moves and checks, and what it shows."""

    name: str
    """The file it was read from, or what stands for one."""
    game: Game
    rulebooks: tuple[str, ...]
    """The rulebooks under which the line has to hold; the first is used where only one can be."""
    options: dict[str, str]
    modules: tuple[str, ...]
    statements: tuple[str, ...]
    """Ids of the rule statements it shows."""
    cases: tuple[str, ...]
    """Ids of the rule questions it settles."""
    allow: tuple[str, ...] | None
    """Status flags that are meant; ``None`` for all."""
    seed: int
    given: dict[str, Any]
    """The description of the start, as the game reads it."""
    deals: dict[str, tuple[str, ...]]
    """The next cards of a deck, for the line alone."""
    line: tuple[Entry, ...]
    variations: tuple[Branch, ...]
    notes: dict[int, dict[str, str]]
    """What is said to a learner after so many written moves of the line, by language."""
    quiz: tuple[Question, ...]
    source: Source
    starts: dict[str, Position]
    """The start position under each rulebook."""

    @property
    def position(self) -> Position:
        """The start position under the first rulebook."""
        return self.starts[self.rulebooks[0]]

    def start(self, rulebook: str | None = None) -> Position:
        """The start position under a rulebook; without one, under the first of the scenario.

        A rulebook the file does not name is used all the same. Raises :class:`InvalidPosition` for an unknown one.
        """
        book = rulebook or self.rulebooks[0]
        if book not in self.starts:
            return self.game.set_up(self.given, book, self.options, self.modules)
        return self.starts[book]

    def texts(self) -> tuple[str, ...]:
        """The moves of the line as they are written, without its checks."""
        return tuple(entry.text for entry in self.line if isinstance(entry, MoveEntry))


def _in(texts: dict[str, str], lang: str) -> str:
    return next((texts[known] for known in (lang, "en", *texts) if known in texts), "")
