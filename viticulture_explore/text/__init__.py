"""Every sentence a person reads: message ids and values become text in English, Japanese or Chinese.

The sentences stand in Fluent files, ``catalogs/<catalog>/<language>.ftl``; an id belongs to one catalog only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fluent.runtime.types import FluentInt

from viticulture_explore.core.message import Message, Name
from viticulture_explore.text.errors import CatalogError, MissingText
from viticulture_explore.text.gaps import Gap, gaps
from viticulture_explore.text.store import LANGUAGES, add_catalog, bundle, catalogs, entries

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.core.game import Game
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Result

__all__ = [
    "LANGUAGES",
    "CatalogError",
    "Gap",
    "MissingText",
    "add_catalog",
    "catalogs",
    "ending",
    "gaps",
    "has",
    "ids",
    "languages",
    "paragraph",
    "say",
]


def say(message: Message, lang: str, game: Game | None = None) -> str:
    """A message as text in a language (``en``, ``ja`` or ``zh``).

    A :class:`Name` is looked up in the tables of the game, then as ``name-<id>`` in the catalogs; a tuple becomes
    a list of the language. ``Message("ui-back.title")`` is the attribute ``title`` of ``ui-back``.

    Raises :class:`MissingText` for an id no catalog has and for a value the text wants and the message lacks.

    >>> say(Message("list-end", {"before": "red", "after": "white"}), "en")
    'red and white'
    """
    values = {name: _plain(value, lang, game) for name, value in message.values.items()}
    return _format(message.id, values, lang)


def languages() -> dict[str, str]:
    """The languages and what each is called in itself.

    >>> languages()["ja"]
    '日本語'
    """
    return {lang: say(Message("language-itself"), lang) for lang in LANGUAGES}


def has(id: str, lang: str = "en") -> bool:
    """Whether the catalogs have a message of this id in this language."""
    return bundle(lang).has_message(id)


def ids(catalog: str | None = None) -> tuple[str, ...]:
    """The ids of all messages of one catalog, or of all of them, as they stand in the English files."""
    return tuple(
        key
        for name in ((catalog,) if catalog else catalogs())
        for key in entries(name, "en")
        if not key.startswith("-")
    )


def paragraph(sentences: Iterable[Message]) -> Message:
    """Several sentences as one message: one after the other, as the language joins them.

    >>> say(paragraph([Message("list-none"), Message("list-none")]), "en")
    'nothing nothing'
    """
    whole: Message | None = None
    for sentence in sentences:
        whole = Message("sentence-pair", {"before": whole, "after": sentence}) if whole else sentence
    return whole or Message("sentence-none")


def ending(result: Result) -> Message:
    """How a game ended, as a sentence; that is all there is to tell where nobody has won.

    >>> from viticulture_explore.core.position import Result
    >>> say(ending(Result((1, 3))), "en")
    'The game is over. Winner: seat 1 and seat 3'
    """
    if result.outcome:
        return Message(f"ui-outcome-{result.outcome}")
    if not result.winners:
        return Message("ui-over")
    return Message(
        "ui-winners", {"winners": tuple(Message("ui-seat", {"seat": seat}) for seat in result.winners)}
    )


def _number(value: int) -> FluentInt:
    """A number that chooses plural forms and is written without thousands separators."""
    return FluentInt(value, useGrouping=False)


def _plain(value: Value, lang: str, game: Game | None) -> str | FluentInt:
    if isinstance(value, Name):
        return _name(value, lang, game)
    if isinstance(value, Message):
        return say(value, lang, game)
    if isinstance(value, tuple):
        return _list([str(_plain(item, lang, game)) for item in value], lang)
    if isinstance(value, int):
        return _number(value)
    return value


def _name(name: Name, lang: str, game: Game | None) -> str:
    known = game.names(lang).get(name.id) if game else None
    return known if known is not None else _format(f"name-{name.id}", {}, lang)


def _list(items: list[str], lang: str) -> str:
    if not items:
        return _format("list-none", {}, lang)
    text, *rest = items
    for item in rest[:-1]:
        text = _format("list-middle", {"before": text, "after": item}, lang)
    return _format("list-end", {"before": text, "after": rest[-1]}, lang) if rest else text


def _format(id: str, values: dict[str, str | FluentInt], lang: str) -> str:
    found = bundle(lang)
    key, _, attribute = id.partition(".")
    if not found.has_message(key):
        raise MissingText(id, lang, "no catalog has this message")
    message = found.get_message(key)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        raise MissingText(id, lang, "the message has no such text")
    text, errors = found.format_pattern(pattern, values)
    if errors:
        raise MissingText(id, lang, str(errors[0]))
    return str(text)
