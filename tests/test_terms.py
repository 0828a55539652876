"""One term for a thing: no text uses the word of another rulebook, or of another edition, where ours belongs.

``terms.csv`` holds our term and the variants that are out there. ``within`` are longer words in which a variant is
right, ``books`` the rulebooks whose own word it is: a text that names one of them may use it.
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest
from prose import Text, texts

from viticulture_explore.core.message import Message
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook import rulebooks
from viticulture_explore.text import LANGUAGES, say


@dataclass(frozen=True)
class Term:
    """One row of the table: a variant and the term that belongs in its place."""

    lang: str
    game: str
    term: str
    variant: str
    within: tuple[str, ...]
    books: tuple[str, ...]

    def stands_in(self, words: str) -> bool:
        """English words end where a word ends, be there one of the thing or several."""
        for longer in self.within:
            words = words.replace(longer, "")
        if self.lang == "en":
            return bool(re.search(rf"\b{re.escape(self.variant)}s?\b", words, re.IGNORECASE))
        return self.variant in words


@cache
def terms() -> tuple[Term, ...]:
    with (Path(__file__).parent / "terms.csv").open(encoding="utf-8", newline="") as file:
        return tuple(
            Term(
                row["lang"],
                row["game"],
                row["term"],
                variant,
                _several(row["within"]),
                _several(row["books"]),
            )
            for row in csv.DictReader(file)
            for variant in _several(row["variants"])
        )


def _several(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(";")) if cell else ()


def wrong_terms(text: Text) -> list[str]:
    """What stands in a text where another term belongs, each with its place and what would be right."""
    words = card_names(text.lang).sub("", text.words)
    return [
        f"{text.where}: “{found.variant}” should be “{found.term}”: {text.words}"
        for found in terms()
        if found.lang == text.lang and found.game in ("", text.game) and found.stands_in(words)
        if not set(found.books) & named(text)
    ]


@cache
def card_names(lang: str) -> re.Pattern[str]:
    """Cards are called as they are printed, whatever is in their name; longer names come first."""
    known = {name for game in GAMES.values() for name in game.names(lang).values()}
    return re.compile(
        "|".join(re.escape(name) for name in sorted(known, key=lambda name: (-len(name), name)))
    )


def named(text: Text) -> set[str]:
    """The rulebooks a text names, be it without their language."""
    return {
        book
        for book in rulebooks()
        if re.split(r" ?[(（]", say(Message(f"name-{book}"), text.lang))[0] in text.words
    }


# -- our texts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_the_term_of_another_book(lang: str) -> None:
    found = [wrong for text in texts() if text.lang == lang for wrong in wrong_terms(text)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_source_of_texts_is_read(lang: str) -> None:
    """So that no text passes because nobody looked."""
    sources = {text.where.partition("/")[0] for text in texts() if text.lang == lang}
    assert sources >= {"viticulture", "champagne", "explorer", "cli", "examples", "notebooks"}
    assert {text.game for text in texts() if text.lang == lang} == {"viticulture", "champagne", ""}


# -- the test can fail ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("term", terms(), ids=lambda term: f"{term.lang}-{term.game}-{term.variant}")
def test_each_variant_is_found_where_our_term_belongs(term: Term) -> None:
    wrong = Text("examples/wrong.yaml: title", term.lang, term.game, f"1 {term.variant}, 2")
    assert any(f"“{term.variant}” should be “{term.term}”" in found for found in wrong_terms(wrong))
    right = replace(wrong, words=f"1 {term.term}, 2")
    assert [found for found in wrong_terms(right) if f"“{term.variant}”" in found] == []


WRONG = Text("examples/wrong.yaml: about", "ja", "viticulture", "発酵槽のブドウが1つ熟成します。")


def test_a_wrong_term_is_told_with_its_place_and_what_would_be_right() -> None:
    assert wrong_terms(WRONG) == [
        "examples/wrong.yaml: about: “発酵槽” should be “圧搾場”: 発酵槽のブドウが1つ熟成します。"
    ]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("オンライン版ヘルプの「発酵槽」は圧搾場のことです。", 0),
        ("なまゆきさんのルールの「発酵槽」は圧搾場のことです。", 1),
        ("日本語ルールブックの「発酵槽」は圧搾場のことです。", 1),
    ],
)
def test_a_text_that_names_a_book_may_use_the_words_of_that_book_alone(words: str, wrong: int) -> None:
    assert len(wrong_terms(replace(WRONG, words=words))) == wrong


def test_each_game_has_its_own_terms() -> None:
    cellar = replace(WRONG, words="セラーに空きがありません。")
    assert len(wrong_terms(cellar)) == 1
    assert wrong_terms(replace(cellar, game="champagne")) == []
    assert wrong_terms(replace(cellar, game="")) == []


def test_a_longer_word_may_hold_a_variant() -> None:
    assert wrong_terms(replace(WRONG, words="臨時労働者を得ました。")) == []
    assert len(wrong_terms(replace(WRONG, words="臨時労働者と労働者を得ました。"))) == 1
