"""The statements of the rulebooks, and the concordance that joins those which speak of the same rule.

``data/statements.csv`` holds every statement in three languages. ``data/concordance.csv`` names for each concept
the statements of each book that speak of it; an empty cell is silence, and ``sides`` parts the books that do not
agree. A statement that the concordance does not name is a concept of its own, under its own id.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message, Name

Agreement = Literal["agree", "differ", "silent"]

_SILENT_BOOKS: Final = ("official",)
"""Books that a game can be played by, but none of whose statements are here."""


class Statement(msgspec.Struct, frozen=True):
    """One claim of a rulebook that can be tested by itself, put into our own words."""

    id: str
    """``<rulebook>.<topic>.<number>``, for example ``hisshu.harvest.03``; it never changes."""
    rulebook: str
    section: str
    """Where in the book it stands, in the language of the book."""
    topic: str
    texts: dict[str, str]
    """The statement by language: ``en``, ``ja`` and ``zh``."""

    @property
    def number(self) -> int:
        """Its number within the topic, from 1."""
        return int(self.id.rpartition(".")[2])

    @property
    def label(self) -> Message:
        """What stands for it in short: the topic and the number, as in “§ Harvest 3”."""
        topic = Message(f"rulebook-topic-{self.topic}")
        return Message("rulebook-label", {"topic": topic, "number": self.number})

    @property
    def title(self) -> Message:
        """The short form with the name of its book, for where several books stand side by side."""
        return Message("rulebook-title", {"rulebook": Name(self.rulebook), "label": self.label})

    def text(self, lang: str = "en") -> str:
        """What it says, in ``en``, ``ja`` or ``zh``.

        >>> statement("hisshu.harvest.03").text("en").endswith(".")
        True
        """
        return self.texts[lang]


class Concept(msgspec.Struct, frozen=True):
    """One rule, whatever the words each book has for it."""

    id: str
    statements: dict[str, tuple[str, ...]]
    """The ids of the statements that speak of it, by rulebook; empty for a book that is silent."""
    sides: tuple[tuple[str, ...], ...]
    """The books that speak of it, parted by what they say: one group if all agree."""

    @property
    def agreement(self) -> Agreement:
        """``silent`` if only one book speaks of it, else whether those that do ``agree`` or ``differ``."""
        if len(self.sides) > 1:
            return "differ"
        return "agree" if len(self.sides[0]) > 1 else "silent"

    def between(self, one: str, other: str) -> Agreement:
        """Whether two books agree or differ on it, or the other one (or both) is silent."""
        if not (self.statements.get(one) and self.statements.get(other)):
            return "silent"
        return "agree" if any(one in side and other in side for side in self.sides) else "differ"


def rulebooks() -> tuple[str, ...]:
    """The ids of the books whose statements are here, in the order of the table.

    >>> rulebooks()
    ('hisshu', 'namayuki', 'bga_ja', 'zh', 'champagne')
    """
    return tuple(dict.fromkeys(found.rulebook for found in _statements().values()))


def statements(rulebook: str) -> tuple[Statement, ...]:
    """The statements of a book, in the order of the book; none for ``official``.

    Raises :class:`UnknownWord` for a book that is not known.

    >>> len(statements("namayuki"))
    153
    """
    if rulebook not in (*rulebooks(), *_SILENT_BOOKS):
        raise UnknownWord("rulebook", rulebook, (*_SILENT_BOOKS, *rulebooks()))
    return tuple(found for found in _statements().values() if found.rulebook == rulebook)


def sections(rulebook: str) -> tuple[tuple[str, tuple[Statement, ...]], ...]:
    """The sections of a book by their names, each with its statements, in the order of the book.

    Raises :class:`UnknownWord` for a book that is not known.

    >>> [name for name, _ in sections("zh")][:3]
    ['概览', '游戏组成', '设置']
    """
    found: dict[str, list[Statement]] = {}
    for known in statements(rulebook):
        found.setdefault(known.section, []).append(known)
    return tuple((name, tuple(inside)) for name, inside in found.items())


def heading(rulebook: str, section: str, lang: str) -> str:
    """What a section of a book is called in a language, in our own words where that is not the language of the book.

    Raises ``KeyError`` for a section the book does not have.

    >>> heading("zh", "春季", "en")
    'Spring'
    """
    return _headings()[rulebook, section][lang]


def statement(id: str) -> Statement:
    """The statement of an id. Raises :class:`UnknownWord` if there is none."""
    found = _statements().get(id)
    if found is None:
        raise UnknownWord("statement", id, _statements())
    return found


def concepts() -> tuple[str, ...]:
    """The ids of all concepts, in the order of the concordance: what events and obstacles cite.

    >>> "harvest_base" in concepts()
    True
    """
    return tuple(_concepts())


def concept(id: str) -> Concept:
    """The concept of an id. Raises :class:`UnknownWord` if there is none.

    >>> concept("uproot_destination").agreement
    'differ'
    """
    found = _concepts().get(id)
    if found is None:
        raise UnknownWord("concept", id, _concepts())
    return found


def concepts_of(statement: str) -> tuple[Concept, ...]:
    """The concepts a statement speaks of, by its id. Raises :class:`UnknownWord` if there is no such statement."""
    if statement not in _statements():
        raise UnknownWord("statement", statement, _statements())
    return _spoken()[statement]


def concepts_behind(option: str) -> tuple[str, ...]:
    """The ids of the concepts that an option settles (``data/points.csv``); none if no rulebook speaks of it.

    >>> concepts_behind("yoke_uproot_destination")
    ('uproot_destination',)
    """
    return _points().get(option, ())


def rows(name: str) -> tuple[dict[str, str], ...]:
    """The rows of one of the data tables of this package."""
    text = files("viticulture_explore.rulebook").joinpath("data", f"{name}.csv").read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))


@cache
def _statements() -> dict[str, Statement]:
    return {
        row["id"]: Statement(
            id=row["id"],
            rulebook=row["rulebook"],
            section=row["section"],
            topic=row["topic"],
            texts={lang: row[f"statement_{lang}"] for lang in ("en", "ja", "zh")},
        )
        for row in rows("statements")
    }


@cache
def _headings() -> dict[tuple[str, str], dict[str, str]]:
    return {(row["rulebook"], row["section"]): row for row in rows("sections")}


@cache
def _concepts() -> dict[str, Concept]:
    found = [_concept(row) for row in rows("concordance")]
    named = {name for concept in found for names in concept.statements.values() for name in names}
    alone = [
        Concept(known.id, {known.rulebook: (known.id,)}, ((known.rulebook,),))
        for known in _statements().values()
        if known.id not in named
    ]
    return {concept.id: concept for concept in (*found, *alone)}


def _concept(row: dict[str, str]) -> Concept:
    told = {book: tuple(filter(None, cell.split(";"))) for book, cell in row.items()}
    parted = tuple(tuple(side.split()) for side in told.pop("sides"))
    del told["concept"]
    return Concept(row["concept"], told, parted or (tuple(book for book, ids in told.items() if ids),))


@cache
def _points() -> dict[str, tuple[str, ...]]:
    return {row["option"]: tuple(row["concepts"].split(";")) for row in rows("points")}


@cache
def _spoken() -> dict[str, tuple[Concept, ...]]:
    found: dict[str, tuple[Concept, ...]] = dict.fromkeys(_statements(), ())
    for concept in _concepts().values():
        for name in dict.fromkeys(name for names in concept.statements.values() for name in names):
            found[name] += (concept,)
    return found
