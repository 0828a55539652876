"""Every text a person reads, with its place: the catalogs, the scenario files, the lessons and the pages beside them.

A text of a catalog stands here once for each way its selectors can go; what it is given stands as ``GIVEN``.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from conftest import ROOT
from fluent.syntax import ast
from ruamel.yaml import YAML

from viticulture_explore.text import LANGUAGES, store

GIVEN = "\ufffc"
KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile("[\u3005\u4e00-\u9fff]")
PAGES = ("README.md", "notebooks/README.md")


@dataclass(frozen=True)
class Text:
    """What stands at a place in a language; ``game`` is empty for what belongs to no game."""

    where: str
    lang: str
    game: str
    words: str


@cache
def texts() -> tuple[Text, ...]:
    """All of them, in a stable order."""
    return (*catalog_texts(), *scenario_texts(), *lesson_texts(), *page_texts())


# -- catalogs ---------------------------------------------------------------------------------------------------------


def catalog_texts() -> Iterator[Text]:
    for catalog, lang in itertools.product(store.catalogs(), LANGUAGES):
        if not store.path(catalog, lang).is_relative_to(ROOT / "viticulture_explore"):
            continue  # a small game that another test has added
        for key, entry in store.entries(catalog, lang).items():
            parts = {"": entry.value} | {f".{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in parts.items():
                where = f"{catalog}/{lang}.ftl: {key}{name}"
                for words in readings(pattern) if pattern else ():
                    yield Text(where, lang, catalog.partition("_")[0] if _of_a_game(catalog) else "", words)


def _of_a_game(catalog: str) -> bool:
    return catalog.startswith(("viticulture", "champagne"))


def readings(pattern: ast.Pattern) -> list[str]:
    """The ways a text can go, each once."""
    parts = [_choices(element) for element in pattern.elements]
    return list(dict.fromkeys("".join(chosen) for chosen in itertools.product(*parts)))


def _choices(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    inside = element.expression
    if isinstance(inside, ast.SelectExpression):
        return [words for variant in inside.variants for words in readings(variant.value)]
    if isinstance(inside, ast.StringLiteral):
        return [str(inside.parse()["value"])]
    return [GIVEN]


# -- scenario files ---------------------------------------------------------------------------------------------------


def scenario_texts() -> Iterator[Text]:
    for path in sorted((ROOT / "examples").rglob("*.yaml")):
        read = YAML(typ="safe").load(path)
        game = read.get("game", "viticulture")
        for place, lang, words in _spoken(read, ""):
            yield Text(f"{path.relative_to(ROOT)}: {place}", lang, game, words)


def _spoken(value: Any, place: str) -> Iterator[tuple[str, str, str]]:
    """The texts by language, wherever in a file they are: each a mapping of languages alone."""
    if isinstance(value, dict) and value and set(value) <= set(LANGUAGES):
        for lang, words in value.items():
            if isinstance(words, str):
                yield f"{place}.{lang}".strip("."), lang, words
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from _spoken(part, f"{place}.{key}")


# -- lessons and pages ------------------------------------------------------------------------------------------------


def lesson_texts() -> Iterator[Text]:
    for path in sorted((ROOT / "notebooks").glob("*/*.ipynb")):
        game = "champagne" if "champagne" in path.stem else "viticulture"
        for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
            if cell["cell_type"] == "markdown":
                for words in plain("".join(cell["source"])):
                    yield Text(f"{path.relative_to(ROOT)}: cell {number}", path.parent.name, game, words)


def page_texts() -> Iterator[Text]:
    """The pages that speak several languages: each piece belongs to the language it is written in."""
    for page in PAGES:
        for words in plain((ROOT / page).read_text(encoding="utf-8")):
            for piece in re.split(r"[|·]|<br>", words):
                lang = "ja" if KANA.search(piece) else "zh" if HAN.search(piece) else "en"
                yield Text(page, lang, "viticulture", piece.strip())


def plain(markdown: str) -> Iterator[str]:
    """The paragraphs of a Markdown text as one reads them: without code, addresses and marks."""
    text = re.sub(r"^```.*?^```", "", markdown, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"!?\[([^]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r" ?`[^`]*` ?", GIVEN, text)  # what a line of code stands in may keep a distance
    text = re.sub(r"^(?:#+|[-*>]|\d+\.) ", "\n", text, flags=re.MULTILINE)
    for paragraph in re.split(r"\n\s*\n|\n(?=\|)", text.replace("**", "")):
        if paragraph.strip():
            yield paragraph.strip()
