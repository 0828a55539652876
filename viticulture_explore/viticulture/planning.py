"""What waits for a later season, and what only the solo game has."""

from __future__ import annotations

import msgspec

from viticulture_explore.viticulture.spaces import Where


class Planned(msgspec.Struct, frozen=True):
    """A worker sent ahead to an action of a later season."""

    seat: int
    action: str
    where: Where
    grande: bool = False


class Solo(msgspec.Struct, frozen=True):
    """What only the solo game has: the rows that still hold a token, the tokens at hand, the Automa's cards left.

    A token is named by the row it came from; ``cards`` is the pile of Automa cards not drawn yet.
    """

    rows_left: tuple[int, ...]
    tokens: tuple[int, ...]
    cards: int
