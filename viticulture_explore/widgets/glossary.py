"""What the page explains: each card and space of a game, and its words, with the pattern that finds them in sentences.

The page finds them, with the pattern as it is made here: the longest word wins, and no word is found inside another.
The names of cards are found, too; what a card does is then what its name means.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.message import Message
from viticulture_explore.rulebook import other_terms, rulebooks
from viticulture_explore.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.core.game import Game
    from viticulture_explore.core.glossary import Term

Part = dict[str, Any]

A_CARD: Final = "card "
A_TERM: Final = "term "
"""What the ids of what can be looked up begin with."""

_LATIN: Final = "A-Za-z0-9À-ÖØ-öø-ÿ"
_KATAKANA: Final = "ァ-ヺー"
_HAN: Final = "一-鿿々"


@lru_cache(maxsize=16)
def glossary(game: Game, rulebook: str, lang: str) -> Part:
    """What can be looked up in the sentences of a game: ``entries`` by id, ``forms`` with their ids, the ``pattern``.

    Cards and spaces have entries in every game; words, and so a pattern, only one that explains its words. The pattern
    is a regular expression both for Python and for the page.
    """
    terms = game.glossary()
    named = {card: name for card, name in game.names(lang).items() if name}
    cards = {card.id: say(card.words, lang, game) for card in game.cards(rulebook)}
    forms = {
        **({named[card]: A_CARD + card for card in cards if card in named} if terms else {}),
        **{
            spelling: A_TERM + term.id
            for term in terms
            for form in term.forms[lang]
            for spelling in spellings(form)
        },
    }
    return {
        "lang": lang,
        "pattern": pattern(forms),
        "forms": forms,
        "entries": {
            **{A_CARD + card: {"name": named.get(card, ""), "about": words} for card, words in cards.items()},
            **{A_TERM + term.id: entry(game, term, lang) for term in terms},
        },
        "words": {"here": say(Message("ui-words-here"), lang)},
    }


def entry(game: Game, term: Term, lang: str) -> Part:
    """What a term is called, and what it means, with what others call it."""
    others = tuple(Message("ui-thing", {"thing": name}) for name in other_names(game, term, lang))
    about = Message("ui-words-others", {"about": term.words, "others": others}) if others else term.words
    return {"name": say(term.name, lang), "about": say(about, lang)}


def other_names(game: Game, term: Term, lang: str) -> tuple[str, ...]:
    """What a term is called elsewhere, if several rulebooks of the game are here."""
    books = [book for book in rulebooks() if book in game.rulebooks]
    return other_terms(say(term.name, lang), lang) if len(books) > 1 else ()


def spellings(form: str) -> tuple[str, ...]:
    """A form inside a sentence, at its beginning, and as the name of a thing: tasting room, Tasting Room."""
    words = form.split(" ")
    named = " ".join(word[:1].upper() + word[1:] for word in words)
    return form, form[:1].upper() + form[1:], named


def pattern(forms: Iterable[str]) -> str:
    """The regular expression that finds the longest of some words, and none inside another word."""
    beginning: dict[str, list[str]] = {}
    for form in sorted(forms, key=lambda form: (-len(form), form)):
        beginning.setdefault(form[0], []).append(form)
    return "|".join(
        f"{_plain(letter)}(?:{'|'.join(map(_after_first, alike))})" for letter, alike in beginning.items()
    )


def _after_first(form: str) -> str:
    """A word after its first letter, if it neither begins nor ends inside another word of its script.

    Chinese characters stand side by side in any sentence; only one alone is too short to be told from the words it is
    part of.
    """
    before, after = _script(form, form[0]), _script(form, form[-1])
    start = f"(?<![{before}]{_plain(form[0])})" if before else ""
    return start + _plain(form[1:]) + (f"(?![{after}])" if after else "")


def _plain(text: str) -> str:
    """A text as a pattern of itself; the page refuses to escape what need not be."""
    return re.sub(r"[\\^$.*+?()\[\]{}|/]", r"\\\g<0>", text)


def _script(form: str, letter: str) -> str:
    if re.match(f"[{_LATIN}]", letter):
        return f"{_LATIN}-"
    if re.match(f"[{_KATAKANA}]", letter):
        return _KATAKANA
    return _HAN if len(form) == 1 else ""
