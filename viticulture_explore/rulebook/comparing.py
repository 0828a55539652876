"""The rulebooks side by side on one line of play, in words: as a table of text, as HTML, as plain data.

What is compared is worked out in :mod:`viticulture_explore.core.compare`; here it is joined with the statements of
the books and put into a language.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cached_property
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from viticulture_explore.core import compare as core
from viticulture_explore.core.compare import Cell, Comparison, Row
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.core.position import Obstacle, Position, Result
from viticulture_explore.rulebook.books import Statement, concepts, concepts_behind
from viticulture_explore.rulebook.citing import cite
from viticulture_explore.scenarios import Scenario, load
from viticulture_explore.scenarios.comparing import compare as compare_scenario
from viticulture_explore.text import LANGUAGES, ending, say

WIDTH: Final = 100
"""The width of the plain table, in characters."""
MOST_CHOICES: Final = 8
"""So many moves that only some books allow at the end are listed; the rest are counted."""
MOST_REASONS: Final = 3
"""So many reasons against a move stand in one cell."""


class Quoted(NamedTuple):
    """What the books of each side say of one concept."""

    concept: str
    sides: tuple[tuple[Statement, ...], ...]


def compare(
    what: Scenario | Line | Position | str | os.PathLike[str],
    lang: str | None = None,
    *,
    rulebooks: Iterable[str] | None = None,
) -> Compared:
    """The same line under every rulebook, side by side.

    Parameters
    ----------
    what
        A scenario or the path of its file: its line, whatever its checks say, with the moves they ask about. A
        record: its moves up to the current position. A position: what can be played in it.
    lang
        The language of its picture: ``en``, ``ja`` or ``zh``; default English.
    rulebooks
        The rulebooks to compare; default all of the game.

    Raises
    ------
    ScenarioError
        For a file that is no valid scenario.
    UnknownWord
        For a language or a rulebook that is not there.
    """
    if lang is not None and lang not in LANGUAGES:
        raise UnknownWord("language", lang, LANGUAGES)
    if isinstance(what, Position | Line):
        return Compared(_compare_line(Line(what) if isinstance(what, Position) else what, rulebooks), lang)
    scenario = what if isinstance(what, Scenario) else load(Path(what))
    return Compared(compare_scenario(scenario, rulebooks), lang, scenario.titles)


def _compare_line(line: Line, rulebooks: Iterable[str] | None) -> Comparison:
    game = line.start.game
    given, modules = game.given(line.start), game.settings(line.start).modules
    books = tuple(game.rulebooks if rulebooks is None else rulebooks)
    for book in books:
        if book not in game.rulebooks:
            raise UnknownWord("rulebook", book, game.rulebooks)
    return core.compare(
        game,
        lambda options: game.set_up(given, options=options, modules=modules),
        core.replay(line.path),
        {book: game.rulebooks[book] for book in books},
    )


class Column(NamedTuple):
    """What is played beside the others: what it is called, and the rulebooks that speak for it."""

    name: Name | Message
    books: tuple[str, ...]


class Compared:
    """A comparison and how it is shown: the value of :func:`compare`.

    ``columns`` says what each of the settings is that were compared; default: the rulebook of that id.
    """

    def __init__(
        self,
        comparison: Comparison,
        lang: str | None = None,
        titles: dict[str, str] | None = None,
        columns: Mapping[str, Column] | None = None,
    ) -> None:
        self.comparison: Final = comparison
        """The comparison, without words."""
        self.lang = lang
        """The language it shows itself in, or ``None`` if none was asked for."""
        self.titles: Final = titles or {}
        self.columns: Final = columns or {book: Column(Name(book), (book,)) for book in comparison.paths}

    @cached_property
    def quoted(self) -> tuple[Quoted, ...]:
        """What the books say of the rules behind the differences, concept by concept, by side."""
        sides = [[book for key in side for book in self.columns[key].books] for side in self.comparison.sides]
        return tuple(_quoted(sides, concept) for concept in _concepts(self.comparison))

    def __repr__(self) -> str:
        return self.text(self.lang or LANGUAGES[0])

    def _repr_html_(self) -> str:
        return self.html(self.lang or LANGUAGES[0])

    def text(self, lang: str = "en", width: int = WIDTH) -> str:
        """The comparison as a table of plain text in a language, so many characters wide."""
        return _Words(self, lang).text(width)

    def html(self, lang: str = "en") -> str:
        """The comparison as HTML in a language."""
        return _Words(self, lang).html()

    def data(self, lang: str = "en") -> dict[str, Any]:
        """The comparison as plain data for other programs, with its sentences in a language."""
        return _Words(self, lang).data()


def _concepts(comparison: Comparison) -> list[str]:
    """The concepts behind the differences: those of the options that part the sides.

    Where an option is behind no concept, also those of the reasons and happenings that not every side shares.
    """
    known = set(concepts())
    behind = [concepts_behind(option) for cause in comparison.causes for option in cause.options]
    settled = list(dict.fromkeys(concept for found in behind for concept in found))
    if behind and all(behind):
        return settled
    found: dict[str, None] = {}
    for row in (*comparison.rows, *comparison.choices):
        shared = [cell.obstacles for cell in row.cells if cell.legal is not None]
        for cell in row.cells if row.differs else ():
            own = [reason for reason in cell.obstacles if not all(reason in other for other in shared)]
            found.update(dict.fromkeys(reason.concept for reason in own))
            found.update(dict.fromkeys(event.concept for event in cell.events))
    return list(dict.fromkeys([*settled, *(concept for concept in found if concept in known)]))


def _quoted(sides: Iterable[Iterable[str]], concept: str) -> Quoted:
    said = tuple(tuple(found for book in side for found in cite(concept, book).own) for side in sides)
    return Quoted(concept, said)


def nearest(cell: Cell) -> tuple[Obstacle, ...]:
    """The reasons to tell: if something else is asked by now, that alone, for the others are about somebody else."""
    return tuple(reason for reason in cell.obstacles if reason.id == "not_now") or cell.obstacles


def laid_out(heading: Iterable[str], rows: Iterable[Iterable[str]], width: int) -> str:
    """A table of plain text, so many characters wide; what is too long for its column goes on in the next line."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in heading:
        table.add_column(column, overflow="fold")
    for cells in rows:
        table.add_row(*map(Text, cells))
    out = StringIO()
    Console(file=out, width=width, color_system=None, force_jupyter=False).print(table)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


class _Words:
    """A comparison in one language."""

    def __init__(self, compared: Compared, lang: str) -> None:
        self.compared = compared
        self.comparison = compared.comparison
        self.game = compared.comparison.game
        self.lang = lang

    def say(self, message: str, /, **values: Value) -> str:
        return say(Message(message, values), self.lang, self.game)

    def tell(self, message: Message) -> str:
        return say(message, self.lang, self.game)

    # -- the parts ------------------------------------------------------------------------------------------

    def title(self) -> str:
        titles = self.compared.titles
        return next((titles[lang] for lang in (self.lang, "en", *titles) if lang in titles), "")

    def side(self, side: Iterable[str]) -> str:
        return self.say("compare-books", books=tuple(self.compared.columns[key].name for key in side))

    def summary(self) -> str:
        comparison = self.comparison
        if not comparison.differs:
            return self.say("compare-same", number=len(comparison.paths))
        parting = comparison.parting
        if parting is None:
            return self.say("compare-parts-after")
        row = comparison.rows[parting]
        return self.say(
            "compare-parts", number=parting + 1, move=self.tell(row.words) if row.words else row.text
        )

    def move(self, row: Row, *, notation: bool) -> str:
        """A move in words, with its text before them if it is to be typed again."""
        kind = "compare-asked" if row.asked else "compare-move"
        words = self.tell(row.words) if row.words else ""
        if words and not notation:
            return self.say(kind, move=words, words="", known="no")
        return self.say(kind, move=row.text, words=words, known="yes" if words else "no")

    def cell(self, cell: Cell) -> str:
        if cell.legal is None:
            return self.say("compare-not-reached")
        if not cell.legal:
            against = nearest(cell)
            reasons = [self.obstacle(reason) for reason in against[:MOST_REASONS]]
            more = [self.say("compare-more-reasons")] if len(against) > MOST_REASONS else []
            return " ".join((self.say("compare-illegal"), *reasons, *more))
        told = " · ".join(map(self.tell, cell.facts)) or " ".join(
            self.tell(self.game.say_event(event)) for event in cell.events
        )
        return told or self.say("compare-legal")

    def obstacle(self, obstacle: Obstacle) -> str:
        return self.tell(self.game.say_obstacle(obstacle))

    def result(self, result: Result | None) -> str:
        return self.say("compare-goes-on") if result is None else self.tell(ending(result))

    def causes(self) -> list[tuple[str, list[str]]]:
        """The options that part the sides, each with its values and who has them."""
        options = dict.fromkeys(option for cause in self.comparison.causes for option in cause.options)
        return [
            (self.say("compare-cause", option=Message(f"option-{option}")), self.values(option))
            for option in options
        ]

    def values(self, option: str) -> list[str]:
        books: dict[str, list[Name]] = {}
        for key, path in self.comparison.paths.items():
            value = self.game.settings(path.start).options[option]
            books.setdefault(value, []).extend(map(Name, self.compared.columns[key].books))
        return [self.value(option, value, tuple(having)) for value, having in books.items()]

    def value(self, option: str, value: str, books: tuple[Name, ...]) -> str:
        words = Message(f"option-{option}-{value}")
        if not books:
            return self.say("compare-value-of-none", value=words)
        return self.say("compare-value", value=words, books=books)

    def statement(self, statement: Statement) -> str:
        return self.say("compare-statement", title=self.tell(statement.title), text=statement.text(self.lang))

    def statements(self) -> list[tuple[str, list[str]]]:
        """The statements by side, each side once, without repeating any."""
        found = []
        for number, side in enumerate(self.comparison.sides):
            said = {known.id: known for quoted in self.compared.quoted for known in quoted.sides[number]}
            heading = self.say("compare-says", books=self.side(side))
            found.append((heading, [self.statement(known) for known in said.values()]))
        return found

    def table(self, *, notation: bool) -> tuple[list[str], list[tuple[bool, list[str]]]]:
        """The heading and the rows of the table, each with whether it differs."""
        comparison = self.comparison
        heading = [self.say("compare-line"), *map(self.side, comparison.sides)]

        def told(row: Row) -> list[str]:
            return [self.move(row, notation=notation), *map(self.cell, row.cells)]

        rows = [(row.differs, told(row)) for row in comparison.rows]
        if any(comparison.results):
            apart = len(set(map(repr, comparison.results))) > 1
            rows.append((apart, [self.say("compare-result"), *map(self.result, comparison.results)]))
        shown = comparison.choices[:MOST_CHOICES]
        rows += [(True, told(row)) for row in shown]
        return heading, rows

    def more(self) -> str:
        left = len(self.comparison.choices) - MOST_CHOICES
        return self.say("compare-more", number=left) if left > 0 else ""

    # -- the forms ------------------------------------------------------------------------------------------

    def text(self, width: int) -> str:
        parts = [part for part in (self.title(), self.summary()) if part]
        if self.comparison.differs:
            parts.append(self._table_text(width))
            parts += [self.more()] if self.more() else []
            for heading, listed in (*self.causes(), *self.statements()):
                parts += ["", heading, *(f"  {line}" for line in listed)] if listed else []
        return "\n".join(parts).strip("\n")

    def _table_text(self, width: int) -> str:
        heading, rows = self.table(notation=True)
        return laid_out(["", *heading], (["≠" if differs else "", *cells] for differs, cells in rows), width)

    def html(self) -> str:
        parts = [f"<p><b>{escape(self.title())}</b></p>"] if self.title() else []
        parts.append(f"<p>{escape(self.summary())}</p>")
        if self.comparison.differs:
            parts.append(self._table_html())
            parts += [f"<p>{escape(self.more())}</p>"] if self.more() else []
            for heading, listed in (*self.causes(), *self.statements()):
                items = "".join(f"<li>{escape(line)}</li>" for line in listed)
                parts += [f"<p>{escape(heading)}</p><ul>{items}</ul>"] if listed else []
        return f'<div class="vx-compare" lang="{self.lang}">{"".join(parts)}</div>'

    def _table_html(self) -> str:
        heading, rows = self.table(notation=False)
        head = "".join(f'<th scope="col" style="text-align:left">{escape(cell)}</th>' for cell in heading)
        body = "".join(self._row_html(differs, cells) for differs, cells in rows)
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def _row_html(self, differs: bool, cells: list[str]) -> str:
        first, *rest = cells
        mark = ' class="vx-differs" style="font-weight:bold"' if differs else ""
        told = "".join(f'<td style="text-align:left">{escape(cell)}</td>' for cell in rest)
        return f'<tr{mark}><th scope="row" style="text-align:left">{escape(first)}</th>{told}</tr>'

    def data(self) -> dict[str, Any]:
        comparison = self.comparison
        return {
            "rulebooks": list(comparison.paths),
            "differs": comparison.differs,
            "sides": [
                {"rulebooks": list(side), "result": msgspec.to_builtins(result)}
                for side, result in zip(comparison.sides, comparison.results, strict=True)
            ],
            "parting": comparison.parting,
            "line": [self._row_data(row) for row in comparison.rows],
            "choices": [self._row_data(row) for row in comparison.choices],
            "causes": [
                {
                    "one": cause.one,
                    "other": cause.other,
                    "options": {
                        option: {cause.one: values[0], cause.other: values[1]}
                        for option, values in cause.options.items()
                    },
                }
                for cause in comparison.causes
            ],
            "statements": [
                {
                    "concept": quoted.concept,
                    "sides": [
                        [{"id": known.id, "text": known.text(self.lang)} for known in said]
                        for said in quoted.sides
                    ],
                }
                for quoted in self.compared.quoted
            ],
        }

    def _row_data(self, row: Row) -> dict[str, Any]:
        return {
            "move": row.text,
            "words": self.tell(row.words) if row.words else None,
            "asked": row.asked,
            "differs": row.differs,
            "sides": [
                {
                    "legal": cell.legal,
                    "obstacles": [
                        {
                            "id": found.id,
                            "concept": found.concept,
                            "words": self.obstacle(found),
                            "values": found.values,
                        }
                        for found in cell.obstacles
                    ],
                    "facts": [self.tell(fact) for fact in cell.facts],
                }
                for cell in row.cells
            ],
        }
