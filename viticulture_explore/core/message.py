"""What a person reads, before it is put into a language: a message id and the values it needs.

The sentences themselves stand in the catalogs; :mod:`viticulture_explore.text` joins the two.
"""

from __future__ import annotations

import msgspec


class Name(msgspec.Struct, frozen=True):
    """The name of a thing of the game (a card, a structure, an action), to be said in the reader's language."""

    id: str


class Message(msgspec.Struct, frozen=True):
    """One whole sentence or label: the id of its text in the catalogs, and the values in it.

    A value is a number, a plain word the text selects by (``colour="red"``), a :class:`Name`, another message,
    or a tuple of names or messages (said as a list in the reader's language).

    >>> Message("move-harvest", {"field": 5}).id
    'move-harvest'
    """

    id: str
    values: dict[str, Value] = {}


Value = int | str | Name | Message | tuple[Name | Message, ...]
