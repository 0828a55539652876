"""The words of a game, for whoever does not know them yet: what each is called, what it means, how sentences say it.

A game keeps the forms as a table, ``data/glossary.csv``; names and meanings are texts of its catalogs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from viticulture_explore.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping


class Term(msgspec.Struct, frozen=True):
    """A word of a game.

    ``heading`` is the group it is listed in, ``words`` what it means, in one sentence. ``forms`` are by language all
    the ways in which sentences say it (plurals, forms of a verb), as they stand inside a sentence.
    """

    id: str
    heading: Message
    name: Message
    words: Message
    forms: dict[str, tuple[str, ...]]


def terms(game: str, rows: Iterable[Mapping[str, str]]) -> tuple[Term, ...]:
    """The terms of a table: ``id``, ``kind``, and a column a language with the forms, between them semicolons.

    The texts are ``<game>-term-<id>``, its attribute ``about``, and ``<game>-terms-<kind>``.

    >>> rows = [{"id": "vine", "kind": "vineyard", "en": "vine;vines"}]
    >>> terms("viticulture", rows)[0].forms
    {'en': ('vine', 'vines')}
    """
    return tuple(
        Term(
            row["id"],
            Message(f"{game}-terms-{row['kind']}"),
            Message(f"{game}-term-{row['id']}"),
            Message(f"{game}-term-{row['id']}.about"),
            {lang: tuple(row[lang].split(";")) for lang in row if lang not in ("id", "kind")},
        )
        for row in rows
    )
