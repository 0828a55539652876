"""Reading a rulebook: its statements by section, in one language beside another, found by words of any of the three.

The cards, spaces and numbers of a game are read like a rulebook, kind by kind, and so is its glossary. What is read is
here, as plain values; :mod:`.reader_tab` and :mod:`.reader` put it on a page.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from viticulture_explore import places
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import Move
from viticulture_explore.rulebook import (
    Agreement,
    Statement,
    agreement,
    concepts_of,
    heading,
    holds,
    rulebooks,
    search,
    sections,
    statement as find_statement,
)
from viticulture_explore.rulebook.demonstrations import demonstrations
from viticulture_explore.scenarios import outline
from viticulture_explore.text import LANGUAGES, languages, say
from viticulture_explore.widgets.citations import stand
from viticulture_explore.widgets.glossary import A_CARD, A_TERM, entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.core.game import Card, Game
    from viticulture_explore.core.glossary import Term
    from viticulture_explore.scenarios import Scenario

Part = dict[str, Any]

ALL: Final = ""
"""Stands for all rulebooks in a search, and for no second language."""

CARDS: Final = "cards"
"""Stands among the rulebooks for the cards, spaces and numbers of the game."""

GLOSSARY: Final = "glossary"
"""Stands among the rulebooks for the words of the game."""


class Reading:
    """A reader at one place: a rulebook, two languages, and what is looked for.

    ``beside`` is the second language, or empty for none; ``query`` words that a statement has to hold, in any of the
    languages and in the terms of any of the books; then all of ``books`` are searched, and ``rulebook`` comes first.
    With a ``game`` its cards and its glossary can be read, too.
    """

    def __init__(
        self,
        rulebook: str,
        lang: str,
        beside: str = ALL,
        books: tuple[str, ...] | None = None,
        game: Game | None = None,
    ) -> None:
        self.books: Final = books or rulebooks()
        self.game: Final = game
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

        :data:`CARDS` and :data:`GLOSSARY` stand among the rulebooks.

        Raises :class:`UnknownWord` for another picker and for a value it does not have.
        """
        choices = {"rulebook": self._readable, "lang": LANGUAGES, "beside": (ALL, *LANGUAGES)}
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
        shown = self._found(beside) if self.query else self._whole(beside)
        number = sum(len(section["statements"]) for section in shown)
        return {
            "lang": self.lang,
            "beside": beside,
            "target": self.target,
            "query": self.query,
            "pickers": self._pickers(),
            "sections": shown,
            "count": _ui(self.lang, f"reader-{self._counted}", number=number),
            "words": {
                **{key: _ui(self.lang, f"reader-{key}") for key in ("search", "search-hint", "contents")},
                "name": _ui(self.lang, "tab-reader"),
            },
        }

    @property
    def _counted(self) -> str:
        if self.query:
            return "found"
        return f"{self.rulebook}-count" if self.rulebook in (CARDS, GLOSSARY) else "count"

    @property
    def _readable(self) -> tuple[str, ...]:
        if self.game is None:
            return self.books
        cards = (CARDS,) if self.game.cards() else ()
        return (*self.books, *cards, *((GLOSSARY,) if self.game.glossary() else ()))

    def _whole(self, beside: str) -> list[Part]:
        if self.rulebook in (CARDS, GLOSSARY):
            assert self.game is not None  # else there is nothing to choose
            read = _cards if self.rulebook == CARDS else _words
            return read(self.game, self.lang, beside)
        return _book(self.rulebook, self.lang, beside)

    def _found(self, beside: str) -> list[Part]:
        found = {ALL: _found(self.query, self.lang, beside, (self.rulebook, *self.books))}
        if self.game is not None:
            found[CARDS] = _cards(self.game, self.lang, beside, self.query)
            found[GLOSSARY] = _words(self.game, self.lang, beside, self.query)
        first = found.pop(self.rulebook, [])
        return [*first, *(section for sections in found.values() for section in sections)]

    def _pickers(self) -> list[Part]:
        books = [
            [
                book,
                _ui(self.lang, f"reader-{book}")
                if book in (CARDS, GLOSSARY)
                else _ui(self.lang, "thing", thing=Name(book)),
            ]
            for book in self._readable
        ]
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


def book_to_show(scenario: Scenario, statement: str) -> str | None:
    """The rulebook under which a scenario shows a statement: its own if the scenario holds there, else ``None``."""
    book = statement.partition(".")[0]
    return book if book in scenario.rulebooks else None


def opened(statement: str, lang: str, game: Game | None = None) -> Part:
    """What stands behind a statement: what the other books say of it, and the scenarios that show it.

    Behind a card of a game stand the scenarios that name it. Raises :class:`UnknownWord` if there is no such statement.
    """
    if game is not None and statement.startswith(A_CARD):
        return _behind(statement, (), _naming(game, statement.removeprefix(A_CARD)), lang)
    standing = agreement(statement)
    stances: tuple[tuple[Agreement, tuple[str, ...]], ...] = (
        ("differ", standing.differ),
        ("agree", standing.agree),
        ("silent", standing.silent),
    )
    others = tuple(_other(statement, book, kind, lang) for kind, books in stances for book in books)
    return _behind(statement, others, _shown_by().get(statement, ()), lang)


def _behind(id: str, others: tuple[Part, ...], scenarios: tuple[str, ...], lang: str) -> Part:
    return {
        "id": id,
        "others": list(others),
        "scenarios": [{"name": name, "title": _title(name, lang)} for name in scenarios],
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
        {
            "title": heading(rulebook, name, lang),
            "original": name,
            "statements": [_line(known, lang, beside) for known in inside],
        }
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
        "opens": True,
    }


@lru_cache(maxsize=64)
def _cards(game: Game, lang: str, beside: str, query: str = "") -> list[Part]:
    """The cards of a game, kind by kind; with a query those in which its words stand, in any language."""
    kinds: dict[str, list[Part]] = {}
    for card, said in _said(game):
        if all(word in said for word in query.casefold().split()):
            kinds.setdefault(card.kind, []).append(_card(game, card, lang, beside))
    return [
        {"title": say(Message(f"card-kind-{kind}"), lang), "statements": lines}
        for kind, lines in kinds.items()
    ]


def _card(game: Game, card: Card, lang: str, beside: str) -> Part:
    return {
        "id": f"{A_CARD}{card.id}",
        "label": _name(game, card, lang),
        "text": say(card.words, lang, game),
        "beside": f"{_name(game, card, beside)} – {say(card.words, beside, game)}" if beside else "",
        "stand": None,
        "scenarios": len(_naming(game, card.id)),
        "opens": True,
    }


@lru_cache(maxsize=64)
def _words(game: Game, lang: str, beside: str, query: str = "") -> list[Part]:
    """The words of a game, group by group; with a query those in which it stands, in any language and any term."""
    groups: dict[str, list[Part]] = {}
    for term, said in _explained(game):
        if not query or holds(said, query):
            groups.setdefault(say(term.heading, lang), []).append(_term(game, term, lang, beside))
    return [{"title": title, "statements": lines} for title, lines in groups.items()]


def _term(game: Game, term: Term, lang: str, beside: str) -> Part:
    found = entry(game, term, lang)
    other = entry(game, term, beside) if beside else None
    return {
        "id": f"{A_TERM}{term.id}",
        "label": found["name"],
        "text": found["about"],
        "beside": f"{other['name']} – {other['about']}" if other else "",
        "stand": None,
        "scenarios": 0,
        "opens": False,
    }


@cache
def _explained(game: Game) -> tuple[tuple[Term, str], ...]:
    """Every word of a game with all that is said of it in any language, to look for words in."""
    return tuple(
        (term, " ".join(text for lang in LANGUAGES for text in entry(game, term, lang).values()))
        for term in game.glossary()
    )


def _name(game: Game, card: Card, lang: str) -> str:
    name = card.name if isinstance(card.name, Message) else Message("ui-thing", {"thing": card.name})
    return say(name, lang, game)


@cache
def _said(game: Game) -> tuple[tuple[Card, str], ...]:
    """Every card of a game with all that is said of it in any language, to look for words in."""
    return tuple(
        (card, " ".join((card.id, *_in_all_languages(game, card))).casefold()) for card in game.cards()
    )


def _in_all_languages(game: Game, card: Card) -> Iterator[str]:
    for lang in LANGUAGES:
        yield from (_name(game, card, lang), say(card.words, lang, game))


def _naming(game: Game, card: str) -> tuple[str, ...]:
    """The names of the shipped scenarios that name a card of a deck."""
    return _words_of_scenarios().get(card, ()) if game.deck_of(Move("deal", (card,))) else ()


@cache
def _words_of_scenarios() -> dict[str, tuple[str, ...]]:
    """The names of the shipped scenarios by the words of their files."""
    home = places.examples()
    found: dict[str, list[str]] = {}
    for file in sorted(home.rglob("*.yaml")):
        name = file.relative_to(home).with_suffix("").as_posix()
        for word in sorted(set(re.findall(r"\w+", file.read_text(encoding="utf-8")))):
            found.setdefault(word, []).append(name)
    return {word: tuple(names) for word, names in found.items()}


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
