"""What would make an illegal move legal: the smallest single changes of a position, found by trying them.

Which changes to try is asked of the game (:meth:`Game.changes`); here each is made and the move is looked at again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import Position

if TYPE_CHECKING:
    from collections.abc import Mapping

    from viticulture_explore.core.game import Change, Settings
    from viticulture_explore.core.position import Move


class Repair(msgspec.Struct, frozen=True):
    """A change that makes a move legal: what it is, in words, and the position with it made."""

    kind: str
    message: Message
    position: Position


def repairs(position: Position, move: Move | str) -> tuple[Repair, ...]:
    """The smallest single changes of a position under which a move would be legal; none if it is legal.

    Of several changes of one kind only the smallest is told. A change that makes the position impossible in a way
    it is not yet (:meth:`Position.status`) does not count. The move stays what it is, and so does whose turn it is.
    Raises :class:`InvalidMove`, :class:`IllegalMove` or :class:`AmbiguousMove` for a text that is no single move.

    >>> [found.message.id for found in repairs(position, "build yoke")]   # doctest: +SKIP
    ['change-lira']
    """
    wanted = position.parse(move) if isinstance(move, str) else move
    if not position.obstacles(wanted):
        return ()
    game = position.game
    given, settings = game.given(position), game.settings(position)
    found: dict[str, Repair] = {}
    for change in game.changes(position, wanted):
        if change.kind in found:
            continue
        changed = _changed(position, given, settings, change)
        if changed is not None and not changed.obstacles(wanted):
            found[change.kind] = Repair(change.kind, change.message, changed)
    return tuple(found.values())


def _changed(
    position: Position, given: Mapping[Any, Any], settings: Settings, change: Change
) -> Position | None:
    """The position with a change made, or ``None`` if that is no position, or not one to be decided the same way."""
    patched = patch(given, change.patch)
    try:
        changed = position.game.set_up(patched, options=settings.options, modules=settings.modules)
    except InvalidPosition:
        return None
    if changed.actor != position.actor or not set(changed.status()) <= set(position.status()):
        return None
    return changed


def patch(value: Mapping[Any, Any], changes: Mapping[Any, Any]) -> dict[Any, Any]:
    """A description with changes made: mappings are joined, other values replaced, ``None`` takes a key away.

    >>> patch({"lira": 3, "fields": {5: ["merlot"]}}, {"lira": None, "fields": {6: ["pinot"]}})
    {'fields': {5: ['merlot'], 6: ['pinot']}}
    """
    joined = dict(value)
    for key, change in changes.items():
        if change is None:
            joined.pop(key, None)
        elif isinstance(change, dict) and isinstance(joined.get(key, {}), dict):
            joined[key] = patch(joined.get(key, {}), change)
        else:
            joined[key] = change
    return joined
