"""Finding statements by words in any of the three languages, and by terms that only other rulebooks use."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from viticulture_explore.rulebook.books import Statement, rows, rulebooks, statements
from viticulture_explore.text import LANGUAGES, say

_KATAKANA: Final = {kana: kana + 0x60 for kana in range(0x3041, 0x3097)}
"""For each hiragana the katakana that sounds the same."""


def search(text: str, lang: str = "en", rulebook: str | None = None) -> tuple[Statement, ...]:
    """The statements in which every word of a text occurs, in one language or by id; none for an empty text.

    The case and the width of letters do not matter, nor which kana a word is written in. A term that only some
    rulebook or its players use (``data/variants.csv``) finds the statements with the usual term too. What is found in
    the language ``lang`` comes first, else the order is that of the books. With ``rulebook`` only its statements are
    searched; raises :class:`UnknownWord` if it is not known.

    >>> found = search("発酵槽")
    >>> all("圧搾場" in statement.text("ja") for statement in found), len(found)
    (True, 16)
    """
    wanted = [_spellings(word) for word in _folded(text).split()]
    books = rulebooks() if rulebook is None else (rulebook,)
    known = [statement for book in books for statement in statements(book)]
    if not wanted:
        return ()
    found: list[Statement] = []
    for language in (lang, *(other for other in LANGUAGES if other != lang)):
        found += [statement for statement in known if _holds(_page(statement, language), wanted)]
    return tuple({statement.id: statement for statement in found}.values())


def holds(text: str, query: str) -> bool:
    """Whether every word of a query stands in a text, in any spelling and term that :func:`search` knows.

    >>> holds("圧搾場", "発酵槽"), holds("圧搾場", "")
    (True, True)
    """
    return _holds(_folded(text), [_spellings(word) for word in _folded(query).split()])


def other_terms(term: str, lang: str) -> tuple[str, ...]:
    """What rulebooks and their players call a term of ours in a language (``data/variants.csv``); often nothing.

    >>> other_terms("圧搾場", "ja")
    ('発酵槽',)
    """
    wanted = _folded(term)
    return tuple(
        row["variant"] for row in rows("variants") if row["lang"] == lang and _folded(row["term"]) == wanted
    )


def _holds(page: str, wanted: list[tuple[str, ...]]) -> bool:
    return all(any(spelling in page for spelling in spellings) for spellings in wanted)


def _page(statement: Statement, lang: str) -> str:
    """All that a statement may be found by in a language."""
    return _pages(lang)[statement.id]


@cache
def _pages(lang: str) -> dict[str, str]:
    return {
        known.id: _folded("\n".join((known.id, known.section, say(known.label, lang), known.text(lang))))
        for book in rulebooks()
        for known in statements(book)
    }


def _spellings(word: str) -> tuple[str, ...]:
    """A word as it was typed, and with each term that is not ours replaced by ours."""
    ours = (word.replace(variant, term) for variant, term in _variants() if variant in word)
    return tuple(dict.fromkeys((word, *ours)))


@cache
def _variants() -> tuple[tuple[str, str], ...]:
    return tuple((_folded(row["variant"]), _folded(row["term"])) for row in rows("variants"))


def _folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().translate(_KATAKANA)
