"""What the translations lack: a report over all catalogs, empty when every sentence is whole in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from viticulture_explore.text import store

_GRAMMAR: Final = {
    *("zero", "one", "two", "few", "many", "other"),  # plurals
    *("whole", "linked"),  # a clause by itself, or joined to one that follows
    *("you", "they"),  # persons
}
"""Variants by which a language follows its grammar; what they select need not be said in another."""


class Gap(msgspec.Struct, frozen=True):
    """One fault of the catalogs.

    ``kind`` is ``missing`` (the id stands only in other languages), ``values`` (the languages show different
    values), ``attributes`` (they have different attributes) or ``reference`` (it refers to a text that does not
    exist). ``detail`` names what differs.
    """

    catalog: str
    lang: str
    id: str
    kind: str
    detail: str = ""

    def __str__(self) -> str:
        """The gap in one line."""
        return f"{self.catalog}/{self.lang}.ftl: {self.id}: {self.kind} {self.detail}".rstrip()


def gaps() -> list[Gap]:
    """Every gap of every catalog, in a stable order.

    A value that a language only needs for its grammar (a plural, a linked clause, a person) may be absent from
    another; any other value and every attribute has to stand in all of them.
    """
    return [gap for catalog in store.catalogs() for gap in _gaps_of(catalog)]


def _gaps_of(catalog: str) -> Iterator[Gap]:
    found = {lang: store.entries(catalog, lang) for lang in store.LANGUAGES}
    # Terms are a matter of each language's grammar: only messages are asked for by others.
    wanted = dict.fromkeys(key for lang in store.LANGUAGES for key in found[lang] if not key.startswith("-"))
    for key in wanted:
        whole = [lang for lang in store.LANGUAGES if key in found[lang]]
        model = _Parts.of(found[whole[0]][key])
        for lang in store.LANGUAGES:
            if lang not in whole:
                yield Gap(catalog, lang, key, "missing")
                continue
            parts = _Parts.of(found[lang][key])
            yield from _differences(Gap(catalog, lang, key, ""), model, parts)
    for lang in store.LANGUAGES:
        for key, entry in found[lang].items():
            for reference in sorted(_Parts.of(entry).references):
                if not _known(reference, lang):
                    yield Gap(catalog, lang, key, "reference", reference)


def _differences(gap: Gap, model: _Parts, parts: _Parts) -> Iterator[Gap]:
    if model.attributes != parts.attributes:
        detail = ", ".join(sorted(model.attributes ^ parts.attributes)) or "the value itself"
        yield msgspec.structs.replace(gap, kind="attributes", detail=detail)
    # What one language shows, the other has to use at least: a number may be said by a form alone.
    lost = (model.shown - parts.shown - parts.counted) | (parts.shown - model.shown - model.counted)
    if lost:
        yield msgspec.structs.replace(
            gap, kind="values", detail=", ".join(f"${name}" for name in sorted(lost))
        )


def _known(reference: str, lang: str) -> bool:
    key, _, attribute = reference.partition(".")
    return any(
        key in found and (not attribute or attribute in {part.id.name for part in found[key].attributes})
        for found in (store.entries(catalog, lang) for catalog in store.catalogs())
    )


class _Parts(Visitor):
    """What one entry is made of: its attributes (``""`` for its own value), values and references."""

    def __init__(self) -> None:
        self.attributes: set[str] = set()
        self.shown: set[str] = set()
        self.counted: set[str] = set()
        self.references: set[str] = set()

    @classmethod
    def of(cls, entry: store.Entry) -> _Parts:
        parts = cls()
        parts.attributes = {part.id.name for part in entry.attributes} | ({""} if entry.value else set())
        parts.visit(entry)
        return parts

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's naming
        if isinstance(node.selector, ast.VariableReference) and all(map(_counts, node.variants)):
            self.counted.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self._refer(node, "")

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self._refer(node, "-")
        self.generic_visit(node)

    def _refer(self, node: ast.MessageReference | ast.TermReference, sign: str) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.references.add(f"{sign}{node.id.name}{attribute}")


def _counts(variant: ast.Variant) -> bool:
    return isinstance(variant.key, ast.NumberLiteral) or variant.key.name in _GRAMMAR
