"""The citations beside what happened and what is not possible: from a concept to the statements of the rulebooks.

A citation is looked at in the chosen rulebook; where that is silent, or not quoted here, a book that speaks is named.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from viticulture_explore.core.message import Message, Name
from viticulture_explore.rulebook import Agreement, Statement, cite, concept, concepts, rulebooks
from viticulture_explore.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.rulebook import Citation
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]


def told(session: Session, cited: Iterable[str]) -> dict[str, Part]:
    """The citations of some concepts, for the page; those the concordance does not know are left out."""
    books = tuple(session.game.rulebooks)
    known = {name: citation(name, session.rulebook, session.lang, books) for name in cited}
    return {name: found for name, found in known.items() if found is not None}


@lru_cache(maxsize=4096)
def citation(id: str, rulebook: str, lang: str, books: tuple[str, ...]) -> Part | None:
    """What a citation shows of a concept, in a language; ``None`` if no rulebook of the game speaks of it.

    ``rulebook`` is the chosen one of ``books``, those of the game, of which the first stands in for rules that are
    nobody's. The part holds a short ``label``, whether it is the chosen book's ``own``, why not (``note``), the
    statements ``cited`` and those of each of the ``others``, with how they stand to the first.
    """
    if id not in concepts():
        return None
    book = rulebook or books[0]
    if book not in books or not set(books) & {*rulebooks()}:
        return None
    found = cite(id, book)
    label = found.cited[0].label if found.own else found.cited[0].title
    others = [
        _other(found, other, lang) for other in concept(id).statements if other not in (book, found.speaker)
    ]
    return {
        "label": say(label, lang),
        "own": bool(found.own),
        "note": say(found.note, lang) if found.note else "",
        "cited": [_statement(statement, lang) for statement in found.cited],
        "others": others,
        "stand": stand(found.agreement, lang),
        "name": _ui(lang, "cite", label=label),
        "words": {key: _ui(lang, f"cite-{key}") for key in ("others", "nothing")},
    }


def stand(agreement: Agreement, lang: str, *, book: bool = False) -> Part:
    """How books stand to each other: a sign, the words for it, and the kind. Of one ``book`` a silence is its own."""
    words = f"stand-{agreement}-book" if book and agreement == "silent" else f"stand-{agreement}"
    return {
        "kind": agreement,
        "sign": {"agree": "=", "differ": "≠", "silent": "–"}[agreement],
        "words": _ui(lang, words),
    }


def _other(found: Citation, book: str, lang: str) -> Part:
    said = [statement for statement in found.others if statement.rulebook == book]
    between = concept(found.concept).between(found.speaker, book)
    return {
        "rulebook": book,
        "book": say(Message("ui-thing", {"thing": Name(book)}), lang),
        "stand": stand(between, lang, book=True),
        "statements": [_statement(statement, lang) for statement in said],
    }


def _statement(statement: Statement, lang: str) -> Part:
    return {"id": statement.id, "label": say(statement.label, lang), "text": statement.text(lang)}


def _ui(lang: str, key: str, **values: Message) -> str:
    return say(Message(f"ui-{key}", {**values}), lang)
