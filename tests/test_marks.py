"""How the texts are set: marks, quotes and spaces are those of the language, and one way throughout."""

from __future__ import annotations

import re
from functools import cache

import pytest
from prose import GIVEN, Text, texts

from viticulture_explore.text import LANGUAGES

CJK = "\u3005\u3041-\u309f\u30a1-\u30ff\u4e00-\u9fff"
MARKS = "、。，．：；？！（）"
WIDE = MARKS + "「」『』“”《》"
OTHER = rf"A-Za-z0-9%{GIVEN}"

ALL = {
    "a space at an end": r"^\s|\s$",
    "two spaces": r"\S {2,}\S",
    "a mark twice": r"([,;:、。，；：！？])\s?\1|(?<!\.)\.\.(?!\.)",
    "a mark after a mark": r"[,;:、，；：][.。]|[.。][,;:、，；：]",
    "letters or digits of full width": r"[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u3000]",
    "another minus than -": r"\u2212",
    "a straight quote": r'["\u2018\']',
    "three dots": r"\.\.\.",
}
EAST = {
    "a mark of half width": rf"[{CJK}{MARKS}][,.;:?!()]|[,;:?!()][{CJK}{MARKS}]",
    "a space inside": rf"[{CJK}{WIDE}] [{CJK}{WIDE}{OTHER}]|[{OTHER}] [{CJK}{WIDE}]",
    "a broken line": r"\n",
}
RULES = {
    "en": ALL
    | {
        "a mark of full width": rf"[\u3000-\u303f\uff01-\uff5e]|[{CJK}]",
        "a space before a mark": r"\s[,.;:?!)%](?![\w-])|\(\s",
        "no space after a mark": r"[a-z][,;:!?][A-Za-z]",
    },
    "ja": ALL | EAST | {"quotes of another language": "[“”‘’]", "a range without ～": r"\d[〜~–]\d"},
    "zh": ALL | EAST | {"quotes of another language": "[「」『』・]", "a range without ～": r"\d[〜~–]\d"},
}
"""By language: what is wrong, and the pattern that finds it."""

LABELS = {
    "time": "year and season",
    "champagne-time": "round and phase",
    "champagne-area": "the number of an area and its name",
    "champagne-scene-part-": "the number of an area and its name",
    "champagne-scene-space-": "the number of an area and its name",
    "rulebook-label": "a sign, a topic and a number",
    "rulebook-title": "a rulebook and its label",
    "kit-usage": "a table of commands",
    "cli-help-usage": "what stands before a command",
    "problem-impossible": "sentences that come from elsewhere",
}
"""Where a space, or a line of its own, keeps apart what is no sentence: the beginning of the key, and what it is."""

PAIRS = ("()", "（）", "「」", "『』", "“”", "《》", "[]")
END = {".": ".", "。": ".", "?": "?", "？": "?", ":": ":", "：": ":", "!": ".", "！": ".", "…": "…"}
"""The marks at the end of a text, of half and of full width."""


def faults(text: Text) -> list[str]:
    """What is wrong with how a text is set, each with its place."""
    found = [
        what
        for what, pattern in RULES[text.lang].items()
        if re.search(pattern, text.words) and not (what in _LOOSE and is_label(text))
    ]
    found += [f"{pair} without its other half" for pair in PAIRS if not _paired(text.words, pair)]
    return [f"{text.where}: {what}: {text.words}" for what in found]


_LOOSE = {
    "a space at an end",
    "a space inside",
    "a broken line",
    "two spaces",
    "a space before a mark",
    "three dots",
}


def is_label(text: Text) -> bool:
    return text.where.partition(": ")[2].startswith(tuple(LABELS))


def _paired(words: str, pair: str) -> bool:
    depth = 0
    for mark in words:
        depth += (mark == pair[0]) - (mark == pair[1])
        if depth < 0:
            return False
    return depth == 0


@cache
def ends() -> dict[str, dict[str, frozenset[str]]]:
    """How each message of the catalogs ends, by language: with which marks, or with none."""
    found: dict[str, dict[str, set[str]]] = {}
    for text in texts():
        of_a_catalog = re.fullmatch(rf"(\w+)/{text.lang}\.ftl: (.+)", text.where)
        if of_a_catalog:
            by_language = found.setdefault(": ".join(of_a_catalog.groups()), {})
            by_language.setdefault(text.lang, set()).add(END.get(text.words.rstrip()[-1:], ""))
    return {key: {lang: frozenset(marks) for lang, marks in by.items()} for key, by in found.items()}


# -- our texts --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_marks_and_spaces_are_those_of_the_language(lang: str) -> None:
    found = [fault for text in texts() if text.lang == lang for fault in faults(text)]
    assert not found, "\n".join(found)


def test_a_sentence_in_one_language_is_a_sentence_in_the_others() -> None:
    found = [f"{key}: {by}" for key, by in ends().items() if len(set(by.values())) > 1]
    assert not found, "\n".join(found)


# -- the tests can fail -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words", "what"),
    [
        ("en", "Seat 1 passed. ", "a space at an end"),
        ("en", "Seat 1  passed.", "two spaces"),
        ("en", "Seat 1 passed..", "a mark twice"),
        ("en", "Seat 1 passed,, then", "a mark twice"),
        ("en", "Seat 1 passed,.", "a mark after a mark"),
        ("en", "Seat 1 passed。", "a mark of full width"),
        ("en", "Seat 1’s 棚", "a mark of full width"),
        ("en", "Seat 1 passed .", "a space before a mark"),
        ("en", "50 %", "a space before a mark"),
        ("en", "passed,then", "no space after a mark"),
        ("en", "Seat 1's turn", "a straight quote"),
        ("en", "Wait...", "three dots"),
        ("en", "\u22121 point", "another minus than -"),
        ("en", "(Seat 1", "() without its other half"),
        ("en", "”Seat 1“", "“” without its other half"),
        ("ja", "圧搾場に,赤3", "a mark of half width"),
        ("ja", "圧搾場(赤3)", "a mark of half width"),
        ("ja", "収穫ですか?", "a mark of half width"),
        ("ja", "圧搾場に 赤3", "a space inside"),
        ("ja", "ブドウ 3個", "a space inside"),
        ("ja", f"{GIVEN} 番の手番", "a space inside"),
        ("ja", "いくつですか？ 3つ", "a space inside"),
        ("ja", "圧搾場に\n赤3", "a broken line"),
        ("ja", "ブドウ３個", "letters or digits of full width"),
        ("ja", "パスしました。。", "a mark twice"),
        ("ja", "パスしました、。", "a mark after a mark"),
        ("ja", "“収穫”", "quotes of another language"),
        ("ja", "1〜3リラ", "a range without ～"),
        ("ja", "「収穫", "「」 without its other half"),
        ("zh", "压榨区,红3", "a mark of half width"),
        ("zh", "葡萄 3颗", "a space inside"),
        ("zh", "「收获」", "quotes of another language"),
        ("zh", "1-1～3", ""),
    ],
)
def test_a_fault_is_found(lang: str, words: str, what: str) -> None:
    found = faults(Text("examples/wrong.yaml: title", lang, "viticulture", words))
    assert any(f": {what}: " in fault for fault in found) if what else found == []


def test_a_label_may_keep_its_parts_apart() -> None:
    label = Text("viticulture/ja.ftl: time", "ja", "viticulture", f"{GIVEN}年目 春")
    assert faults(label) == []
    assert len(faults(Text("viticulture/ja.ftl: event-passed", "ja", "viticulture", label.words))) == 1


@pytest.mark.parametrize("key", LABELS)
def test_no_label_is_named_that_does_not_exist(key: str) -> None:
    assert any(text.where.partition(": ")[2].startswith(key) for text in texts())
