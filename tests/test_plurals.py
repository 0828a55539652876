"""Numbers and the words that go with them: 1 wine and 2 wines in English, the right counters in Japanese and Chinese.

Every text of the catalogs is said with 0, 1, 2 and 5 wherever it can take a number, whatever its selectors choose.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator

import pytest
from fluent.runtime.types import FluentInt
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from prose import texts

from viticulture_explore.text import LANGUAGES, store

NUMBERS = (0, 1, 2, 5)
COUNTED = (
    "byte|card|cellar|claim|collaborator|command|copy|cube|cuvée|deck|edge|effect|entry|field|game|grape|line|match|"
    "module|move|node|opponent|option|order|outcome|package|piece|place|player|point|position|question|reason|round|"
    "row|rulebook|space|star|statement|step|still wine|structure|time|token|turn|victory point|vine|vineyard|visitor|"
    "way|wine|winner|worker|year"
)
"""What our English texts count."""

BETWEEN = "(?:(?:more|further|different|extra|regular|equally short|trained|summer|winter|vine|wine) )*"
"""What may stand between the number and what is counted."""

ENGLISH = {
    "one of many": rf"(?<![\w–.,-])1 {BETWEEN}(?:{COUNTED})(?<!s)(?:s|ies)\b",
    "many of one": rf"(?<![\w–.,-])(?:0|2|5) {BETWEEN}(?:{COUNTED})\b(?! (?:card|order|deck|space|payment|level))",
    "one are": r"(?<![\w–.,-])1 (?:more |of them )?(?:are|were|have|go)\b",
    "lira has one form": r"\b(?:liras|lire)\b",
}
"""What is wrong, and the pattern that finds it."""

NUMBERED = r"\b(?i:seat|row|field|year|round|space|place|step|move|red|white) \d+|^\d [A-Z]|: \d [A-Z]"
"""What is called by its number: seat 1, field 5, red 2, and the action areas that carry theirs."""

FIXED = {
    "problem-too_large": "a file may have a million bytes",
    "share-too_large": "a share string may have a million bytes",
    "effect-reveal": "there are four decks",
    "cli-graph-too-large": "a graph of one node is never too large",
    "cli-simulate-means": "a mean is written with a decimal",
    "cli-coverage-summary": "there are hundreds of statements",
}
"""Texts with a number that needs no other form, and why."""

NO_NUMBERS = {"cube", "file"}
"""Values that stand before a noun and are words."""

COUNTERS = {
    "ja": (
        (r"(?:樹|カード|注文)を?[0-9]+(?:個|本|人)|訪問者を?[0-9]+(?:個|本|つ)", "枚"),
        (r"(?:ブドウ|ワイン|スパークリング|ロゼ|キューブ|キュヴェ)を?[0-9]+(?:枚|本|人)", "個"),
        (r"(?:働き手|協力者|労働者|相手)を?[0-9]+(?:個|枚|つ|名)", "人"),
        (r"[0-9]+(?:ポイント|勝利点|VP)", "勝利点1, 1点"),
        (r"[0-9]+(?:個|枚|つ)のリラ|リラを?[0-9]+", "1リラ"),
    ),
    "zh": (
        (r"[0-9]+(?:个|颗|块)(?:绿色牌|紫色牌|牌|访客|订单|葡萄酒订单)", "张"),
        (r"[0-9]+(?:个|张|瓶|块)(?:红葡萄|白葡萄|葡萄)(?!酒|藤|园)", "颗"),
        (r"[0-9]+(?:张|颗|块)(?:工人|协作者|对手)", "个"),
        (r"[0-9]+(?:个|点)(?:分|胜利点)|[0-9]+个里拉|[0-9]+点(?![0-9])", "分, 里拉"),
        (r"[0-9]+(?:个|张|颗)田地", "块"),
    ),
}
"""By language: a thing with a counter that is not its own, and the right one."""


class _Values(Visitor):
    """The values a text takes, and the words by which a selector chooses among them."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.words: dict[str, list[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        if isinstance(node.selector, ast.VariableReference):
            known = self.words.setdefault(node.selector.id.name, [])
            known += [part.key.name for part in node.variants if isinstance(part.key, ast.Identifier)]
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """A text inside a text takes its values too."""
        for catalog in store.catalogs():
            if inner := store.entries(catalog, self.lang).get(node.id.name):
                self.visit(inner)


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def said(entry: ast.Message, lang: str) -> Iterator[str]:
    """A text with every number, once for each way its words can choose."""
    values = _Values(lang)
    values.visit(entry)
    chosen = {name: words for name, words in values.words.items() if set(words) - PLURALS}
    message = store.bundle(lang).get_message(entry.id.name)
    for number, words in itertools.product(NUMBERS, itertools.product(*chosen.values())):
        given: dict[str, FluentInt | str] = {name: FluentInt(number) for name in values.words}
        given.update(dict.fromkeys(NO_NUMBERS, "it"))
        given.update(zip(chosen, words, strict=True))
        for pattern in (message.value, *message.attributes.values()):
            if pattern:
                yield str(store.bundle(lang).format_pattern(pattern, given)[0])


def faults(lang: str, words: str) -> list[str]:
    """What is wrong with the numbers of a text."""
    if lang == "en":
        counted = re.sub(NUMBERED, "", words)
        return [what for what, pattern in ENGLISH.items() if re.search(pattern, counted, re.IGNORECASE)]
    return [right for wrong, right in COUNTERS[lang] if re.search(wrong, words)]


def messages(lang: str) -> Iterator[ast.Message]:
    for catalog in store.catalogs():
        yield from (
            entry for entry in store.entries(catalog, lang).values() if isinstance(entry, ast.Message)
        )


# -- our texts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_go_with_their_words_in_every_text_that_takes_one(lang: str) -> None:
    found = {
        f"{entry.id.name}: {fault}: {words}"
        for entry in messages(lang)
        if entry.id.name not in FIXED
        for words in said(entry, lang)
        for fault in faults(lang, words)
    }
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_go_with_their_words_in_what_is_written_out(lang: str) -> None:
    found = [
        f"{text.where}: {fault}: {text.words}"
        for text in texts()
        if text.lang == lang
        for fault in faults(lang, text.words)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_excused_that_does_not_exist(lang: str) -> None:
    assert set(FIXED) <= {entry.id.name for entry in messages(lang)}


# -- the tests can fail -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "wrong", "right"),
    [
        ("en", "You have 1 wines.", "You have 1 wine."),
        ("en", "You have 2 wine.", "You have 2 wines."),
        ("en", "Draw 2 vine card.", "Draw 2 vine cards."),
        ("en", "0 card left", "0 cards left"),
        ("en", "1 more turns", "1 more turn"),
        ("en", "1 more were left out.", "1 more was left out."),
        ("en", "Pay 2 liras.", "Pay 2 lira."),
        ("en", "In 1 years", "In year 1 wines age"),
        ("ja", "樹を2個植える", "樹を2枚植える"),
        ("ja", "ワイン1本", "ワイン1個"),
        ("ja", "働き手2個", "働き手2人"),
        ("ja", "2ポイント", "2点"),
        ("zh", "2个绿色牌", "2张绿色牌"),
        ("zh", "2个红葡萄", "2颗红葡萄"),
        ("zh", "2张工人", "2个工人"),
    ],
)
def test_a_wrong_number_is_found(lang: str, wrong: str, right: str) -> None:
    assert faults(lang, wrong) != []
    assert faults(lang, right) == []
