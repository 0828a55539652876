"""Which statements of the rulebooks a scenario demonstrates, and whether it really does.

A scenario claims statements by their ids. The claim counts if its line passes and the rule of the statement shows:
as the concept of an event or of a reason, also of those behind its checks, or by one of the rows of signs in
``data/signs.csv``, for rules that work without a word (a move played, a value expected, a number of players).
A statement that joins several rules needs all of them shown, be it by several scenarios.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from viticulture_explore import places
from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, UnknownWord
from viticulture_explore.core.position import Event, Move, Obstacle, Position
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook.books import Concept, Statement, concepts_of, rows, rulebooks, statements
from viticulture_explore.scenarios import Scenario, files, load, run
from viticulture_explore.scenarios.comparing import reasons
from viticulture_explore.scenarios.model import CheckEntry
from viticulture_explore.scenarios.runner import Met, Report, parse

EXCUSES: Final = "NOT_EXECUTABLE.csv"
"""The file beside the scenarios that names the statements no line of play can show, each with its reason."""


class Claim(msgspec.Struct, frozen=True):
    """A statement that a scenario says it demonstrates."""

    statement: str
    file: Path
    problem: str = ""
    """Why it does not count: ``fails`` (its line does not hold), ``idle`` (its line does not show the rule), or
    ``unknown`` (there is no such statement); empty if it counts."""
    rules: tuple[str, ...] = ()
    """The concepts of the statement that its line shows."""


class Excuse(msgspec.Struct, frozen=True):
    """A statement that no line of play can show, with the reason."""

    statement: str
    reason: str


class Cell(msgspec.Struct, frozen=True):
    """One topic of one book: how many statements it has, and how many of them are shown, excused and missing."""

    rulebook: str
    topic: str
    all: int
    shown: int
    excused: int

    @property
    def missing(self) -> int:
        """How many are neither shown nor excused."""
        return self.all - self.shown - self.excused


class Coverage(msgspec.Struct, frozen=True):
    """What a collection of scenarios demonstrates."""

    claims: tuple[Claim, ...]
    excuses: tuple[Excuse, ...]
    books: tuple[str, ...]

    @property
    def shown(self) -> dict[str, tuple[Path, ...]]:
        """The scenarios that count, by statement, in the order of the books; only what they show wholly together."""
        found: dict[str, list[Claim]] = {known.id: [] for known in self.statements}
        for claim in self.claims:
            if not claim.problem and claim.statement in found:
                found[claim.statement].append(claim)
        return {
            statement: tuple(claim.file for claim in claims)
            for statement, claims in found.items()
            if {rule for claim in claims for rule in claim.rules}
            >= {rule.id for rule in concepts_of(statement)}
        }

    @property
    def statements(self) -> tuple[Statement, ...]:
        """All statements that should be shown or excused."""
        return tuple(known for book in self.books for known in statements(book))

    @property
    def missing(self) -> tuple[Statement, ...]:
        """The statements that are neither shown nor excused."""
        done = {*self.shown, *(excuse.statement for excuse in self.excuses)}
        return tuple(known for known in self.statements if known.id not in done)

    @property
    def faults(self) -> tuple[Claim, ...]:
        """The claims that do not count."""
        return tuple(claim for claim in self.claims if claim.problem)

    @property
    def idle_excuses(self) -> tuple[Excuse, ...]:
        """Excuses that are none: for statements that a scenario shows, or that do not exist."""
        known, shown = {found.id for found in self.statements}, self.shown
        return tuple(
            excuse for excuse in self.excuses if excuse.statement not in known or excuse.statement in shown
        )

    @property
    def complete(self) -> bool:
        """Whether nothing is missing and every claim and excuse holds."""
        return not (self.missing or self.faults or self.idle_excuses)

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The numbers by book and topic, in the order of the books."""
        shown, excused = self.shown, {excuse.statement for excuse in self.excuses}
        found: dict[tuple[str, str], list[str]] = {}
        for known in self.statements:
            found.setdefault((known.rulebook, known.topic), []).append(known.id)
        return tuple(
            Cell(
                book,
                topic,
                len(inside),
                sum(name in shown for name in inside),
                sum(name in excused and name not in shown for name in inside),
            )
            for (book, topic), inside in found.items()
        )


def coverage(
    folder: str | Path | None = None,
    books: Iterable[str] | None = None,
    executor: Executor | None = None,
) -> Coverage:
    """What the scenarios of a folder (default: the shipped ones) demonstrate of some books.

    By default these are the books that a game can be played by. Every scenario that claims a statement is run under
    each of its rulebooks; with an executor, several at a time. Raises :class:`ScenarioError` for a file that is no
    scenario, and :class:`UnknownWord` for an unknown book.
    """
    home = places.examples() if folder is None else Path(folder)
    wanted = played_by() if books is None else tuple(books)
    for book in wanted:
        if book not in rulebooks():
            raise UnknownWord("rulebook", book, rulebooks())
    found = files([home])
    by_file = map(claims_in, found) if executor is None else executor.map(claims_in, found, chunksize=8)
    claims = tuple(claim for of_file in by_file for claim in of_file)
    mine = tuple(claim for claim in claims if claim.statement.partition(".")[0] in wanted)
    excused = tuple(excuse for excuse in excuses(home) if excuse.statement.partition(".")[0] in wanted)
    return Coverage(mine, excused, wanted)


def played_by() -> tuple[str, ...]:
    """The books with statements that some game can be played by."""
    playable = {book for game in GAMES.values() for book in game.rulebooks}
    return tuple(book for book in rulebooks() if book in playable)


def excuses(folder: Path) -> tuple[Excuse, ...]:
    """The statements listed as not executable beside the scenarios of a folder; none if there is no such list."""
    file = folder / EXCUSES
    if not file.exists():
        return ()
    with file.open(encoding="utf-8", newline="") as lines:
        return tuple(Excuse(row["statement"], row["reason"]) for row in csv.DictReader(lines))


def claims_in(file: Path) -> tuple[Claim, ...]:
    """The claims of a scenario file. Raises :class:`ScenarioError` if it is none."""
    return claims_of(load(file))


def claims_of(scenario: Scenario) -> tuple[Claim, ...]:
    """The claims of a scenario, each with whether it counts. Raises :class:`ScenarioError` as running it does."""
    if not scenario.statements:
        return ()
    reports = [run(scenario, book) for book in scenario.rulebooks]
    holds = all(report.passed for report in reports)
    shown = Shown.by(reports)
    return tuple(_claim(statement, Path(scenario.name), holds, shown) for statement in scenario.statements)


def _claim(statement: str, file: Path, holds: bool, shown: Shown) -> Claim:
    try:
        spoken = concepts_of(statement)
    except UnknownWord:
        return Claim(statement, file, "unknown")
    if not holds:
        return Claim(statement, file, "fails")
    rules = tuple(rule.id for rule in spoken if shown.shows(rule))
    return Claim(statement, file, "" if rules else "idle", rules)


class Shown:
    """What the lines of a scenario show: the concepts that were met, and signs of those that no word names."""

    def __init__(self) -> None:
        self.concepts: set[str] = set()
        self.signs: set[str] = set()

    @classmethod
    def by(cls, reports: Iterable[Report]) -> Shown:
        """What running a scenario under its rulebooks has shown."""
        shown = cls()
        for report in reports:
            scenario = report.scenario
            shown.signs.update(f"given {sign}" for sign in _described(scenario.given))
            for met in (met for line in report.met for met in line):
                shown.look(met, report.rulebook)
            if report.position.result is not None:
                shown.signs.add("over")
        return shown

    def shows(self, concept: Concept) -> bool:
        """Whether the rule of a concept was met, or all signs of one of its rows were."""
        return concept.id in self.concepts or any(
            all(any(fnmatchcase(found, sign) for found in self.signs) for sign in signs)
            for signs in _signs().get(concept.id, ())
        )

    # -- looking --------------------------------------------------------------------------------------------

    def look(self, met: Met, rulebook: str) -> None:
        """Take in what an entry of a line met: its moves, or what its check asks."""
        here = met.position
        for move in met.moves:
            here = self.play(here, move)
        check = met.entry.under(rulebook) if isinstance(met.entry, CheckEntry) else None
        if check is not None and isinstance(met.entry, CheckEntry):
            _LOOKS[met.entry.kind](self, met.position, check[1])

    def play(self, here: Position, move: Move) -> Position:
        """Take in a move and what happens by it."""
        then, events = here.told(move)
        self.signs.add(f"move {move}")
        if here.decision is not None:
            self.signs.add(f"decision {here.decision.id}")
        self.events(events)
        return then

    def events(self, events: Iterable[Event]) -> None:
        """Take in what happened."""
        for event in events:
            self.concepts.add(event.concept)
            self.signs.add(f"event {event.kind}")

    def obstacles(self, obstacles: Iterable[Obstacle]) -> None:
        """Take in why something is not possible."""
        for obstacle in obstacles:
            self.concepts.add(obstacle.concept)
            self.signs.add(f"obstacle {obstacle.id}")

    def expect(self, _: Position, wanted: dict[Any, Any]) -> None:
        """An expectation shows what it names."""
        self.signs.update(f"expect {sign}" for sign in _described(wanted))

    def legal(self, here: Position, wanted: Iterable[str]) -> None:
        """That a move is possible shows the rules by which it is played."""
        for text in wanted:
            move = _meant(here, text)
            if move is not None and not here.obstacles(move):
                self.signs.add(f"legal {move}")
                self.events(here.told(move)[1])

    def illegal(self, here: Position, wanted: Iterable[str]) -> None:
        """That a move is not possible shows the rules that forbid it."""
        for text in wanted:
            self.signs.add(f"illegal {text}")
            self.obstacles(reasons(here, text))

    def moves(self, here: Position, wanted: list[str]) -> None:
        """That these are all moves shows also what forbids the others of their kind."""
        self.legal(here, wanted)
        self.signs.update(f"moves {text}" for text in wanted)
        verbs = {move.verb for text in wanted if (move := _meant(here, text))}
        for move in here.conceivable_moves():
            if move.verb in verbs:
                self.obstacles(here.obstacles(move))

    def over(self, here: Position, _: Any) -> None:
        """The end of the game shows itself."""
        if here.result is not None:
            self.signs.add("over")


_LOOKS: Final[dict[str, Callable[[Shown, Position, Any], None]]] = {
    "expect": Shown.expect,
    "legal": Shown.legal,
    "illegal": Shown.illegal,
    "moves": Shown.moves,
    "over": Shown.over,
}


def _meant(here: Position, text: str) -> Move | None:
    try:
        return parse(here, text)
    except (AmbiguousMove, IllegalMove):
        return None


def _described(value: Any, path: str = "") -> Iterator[str]:
    """The keys of a description without the seats, alone and with each value: ``cellar.red``, ``cellar.red 3``."""
    if isinstance(value, dict):
        for key, item in value.items():
            own = (isinstance(key, int) and not path.endswith("fields")) or key == "vineyards"
            yield from _described(item, path if own else f"{path}.{key}".lstrip("."))
        return
    yield path
    for item in value if isinstance(value, list | tuple) else (value,):
        yield f"{path} {str(item).lower()}"


@cache
def _signs() -> dict[str, tuple[tuple[str, ...], ...]]:
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for row in rows("signs"):
        signs = tuple(sign.strip() for sign in row["signs"].split(";"))
        found[row["concept"]] = (*found.get(row["concept"], ()), signs)
    return found
