"""Reading a rulebook: its statements by section, in one language beside another, found by words of any of the three.

What is read is here, as plain values; :mod:`.reader_tab` and :mod:`.reader` put it on a page.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from viticulture_explore import places
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message, Name
from viticulture_explore.rulebook import (
    Agreement,
    Statement,
    agreement,
    concepts_of,
    rulebooks,
    search,
    sections,
    statement as find_statement,
)
from viticulture_explore.rulebook.demonstrations import demonstrations
from viticulture_explore.scenarios import outline
from viticulture_explore.text import LANGUAGES, languages, say
from viticulture_explore.widgets.citations import stand

Part = dict[str, Any]

ALL: Final = ""
"""Stands for all rulebooks in a search, and for no second language."""


class Reading:
    """A reader at one place: a rulebook, two languages, and what is looked for.

    ``beside`` is the second language, or empty for none; ``query`` words that a statement has to hold, in any of the
    languages and in the terms of any of the books; then all of ``books`` are searched, and ``rulebook`` comes first.
    """

    def __init__(
        self, rulebook: str, lang: str, beside: str = ALL, books: tuple[str, ...] | None = None
    ) -> None:
        self.books: Final = books or rulebooks()
        self.rulebook = ""
        self.lang = ""
        self.beside = ""
        self.query = ""
        self.target = ""
        """A statement that is to be seen at once, by its id; empty for none."""
        self.choose("rulebook", rulebook)
        self.choose("lang", lang)
        self.choose("beside", beside)

    def choose(self, picker: str, value: str) -> None:
        """Choose the ``rulebook``, the language (``lang``) or the second one (``beside``).

        Raises :class:`UnknownWord` for another picker and for a value it does not have.
        """
        choices = {"rulebook": self.books, "lang": LANGUAGES, "beside": (ALL, *LANGUAGES)}
        if picker not in choices:
            raise UnknownWord("picker", picker, choices)
        if value not in choices[picker]:
            raise UnknownWord("rulebook" if picker == "rulebook" else "language", value, choices[picker])
        setattr(self, picker, value)
        self.target = ""

    def find(self, text: str) -> None:
        """Look for words; an empty text shows the whole rulebook again."""
        self.query, self.target = text.strip(), ""

    def read(self, statement: str) -> None:
        """Turn to a statement. Raises :class:`UnknownWord` if there is none, or it is in another game's book."""
        book = find_statement(statement).rulebook
        self.choose("rulebook", book)
        self.query, self.target = "", statement

    def parts(self) -> Part:
        """What the page shows."""
        beside = ALL if self.beside == self.lang else self.beside
        shown = (
            _found(self.query, self.lang, beside, (self.rulebook, *self.books))
            if self.query
            else _book(self.rulebook, self.lang, beside)
        )
        number = sum(len(section["statements"]) for section in shown)
        return {
            "lang": self.lang,
            "beside": beside,
            "target": self.target,
            "query": self.query,
            "pickers": self._pickers(),
            "sections": shown,
            "count": _ui(self.lang, "reader-found" if self.query else "reader-count", number=number),
            "words": {
                **{key: _ui(self.lang, f"reader-{key}") for key in ("search", "search-hint", "contents")},
                "name": _ui(self.lang, "tab-reader"),
            },
        }

    def _pickers(self) -> list[Part]:
        books = [[book, _ui(self.lang, "thing", thing=Name(book))] for book in self.books]
        names = [[lang, name] for lang, name in languages().items()]
        none = [[ALL, _ui(self.lang, "reader-beside-none")]]
        return [
            {"id": id_, "name": _ui(self.lang, f"reader-{id_}"), "options": options, "chosen": chosen}
            for id_, options, chosen in (
                ("rulebook", books, self.rulebook),
                ("lang", names, self.lang),
                ("beside", none + names, self.beside),
            )
        ]


def opened(statement: str, lang: str) -> Part:
    """What stands behind a statement: what the other books say of it, and the scenarios that show it.

    Raises :class:`UnknownWord` if there is no such statement.
    """
    standing = agreement(statement)
    stances: tuple[tuple[Agreement, tuple[str, ...]], ...] = (
        ("differ", standing.differ),
        ("agree", standing.agree),
        ("silent", standing.silent),
    )
    others = [_other(statement, book, kind, lang) for kind, books in stances for book in books]
    return {
        "id": statement,
        "others": others,
        "scenarios": [{"name": name, "title": _title(name, lang)} for name in _shown_by().get(statement, ())],
        "words": {
            key: _ui(lang, key)
            for key in ("cite-others", "cite-nothing", "reader-scenarios", "reader-no-scenario")
        },
    }


def _other(statement: str, book: str, kind: Agreement, lang: str) -> Part:
    said = dict.fromkeys(
        name for concept in concepts_of(statement) for name in concept.statements.get(book, ())
    )
    return {
        "rulebook": book,
        "book": _ui(lang, "thing", thing=Name(book)),
        "stand": stand(kind, lang, book=True),
        "statements": [
            {"id": known.id, "label": say(known.label, lang), "text": known.text(lang)}
            for known in map(find_statement, said)
        ],
    }


@lru_cache(maxsize=64)
def _book(rulebook: str, lang: str, beside: str) -> list[Part]:
    return [
        {"title": name, "statements": [_line(known, lang, beside) for known in inside]}
        for name, inside in sections(rulebook)
    ]


@lru_cache(maxsize=64)
def _found(query: str, lang: str, beside: str, books: tuple[str, ...]) -> list[Part]:
    found: dict[str, list[Statement]] = {}
    for known in search(query, lang):
        found.setdefault(known.rulebook, []).append(known)
    return [
        {
            "title": _ui(lang, "thing", thing=Name(book)),
            "statements": [_line(known, lang, beside) for known in found[book]],
        }
        for book in dict.fromkeys(books)
        if book in found
    ]


def _line(statement: Statement, lang: str, beside: str) -> Part:
    return {
        "id": statement.id,
        "label": say(statement.label, lang),
        "text": statement.text(lang),
        "beside": statement.text(beside) if beside else "",
        "stand": stand(agreement(statement.id).whole, lang),
        "scenarios": len(_shown_by().get(statement.id, ())),
    }


@cache
def _shown_by() -> dict[str, tuple[str, ...]]:
    """The names of the shipped scenarios that show a statement."""
    home = places.examples()
    return {
        name: tuple(file.relative_to(home).with_suffix("").as_posix() for file in files)
        for name, files in demonstrations().items()
    }


@cache
def _title(name: str, lang: str) -> str:
    known = outline(_file(name)).titles
    return known.get(lang) or next(iter(known.values()), name)


def _file(name: str) -> Path:
    return places.examples() / f"{name}.yaml"


def _ui(lang: str, key: str, **values: Any) -> str:
    return say(Message(f"ui-{key}", values), lang)
