"""All that belongs to one seat: points, eco level, press, winery, cellar, oenothèque, marketing, vineyards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from viticulture_explore.champagne.cubes import NOTHING, Cubes
from viticulture_explore.champagne.tables import (
    CELLAR_ROOM,
    COLLABORATORS,
    ECO_START,
    MODULE_SIZE,
    OENOTHEQUE_ROOM,
    PRESS,
    REGIONS,
    VINEYARDS,
    constant,
    numbers,
)

STORES: Final = ("winery", "cellar", "oenotheque", "marketing")
"""Where a seat's cubes can lie."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """The state of one seat. Piles of cards are sets of bits (see :mod:`.tables`)."""

    vp: int = 0
    """Points; spaces and exchanges can bring them below 0."""
    eco: int = ECO_START
    """The eco level, 0-10 from the lowest circle up."""
    press: int = constant("press_start")
    """The press level, 0-7."""
    modules: int = constant("modules_start")
    """Winery modules, 1-8, three still wines each."""
    winery: Cubes = NOTHING
    """Still wines."""
    cellar: Cubes = NOTHING
    """Cuvées, at most 10."""
    oenotheque: Cubes = NOTHING
    """Cuvées set aside for marketing, at most 3."""
    marketing: Cubes = NOTHING
    """Cubes in the marketing columns, at most 4 a colour."""
    vineyards: tuple[int, ...] = (0,) * len(REGIONS)
    """The vineyards in each region's column, as piles."""
    collaborators: int = COLLABORATORS
    """Collaborators still to be placed this round."""
    delivered: int = 0
    """The market cards delivered, as a pile."""
    hand: int = 0
    """During the draft: the inheritance cards to choose from, as a pile."""
    picked: int = 0
    """During a turn of the draft: the card chosen, which nobody else has seen, as a pile."""
    kept: int = 0
    """During the draft: the inheritance cards kept in earlier turns, as a pile."""

    @property
    def grapes(self) -> int:
        """How many grapes the press lets this seat harvest: 3-24."""
        return PRESS[self.press]

    @property
    def winery_room(self) -> int:
        """How many still wines the winery can take in besides those in it; below 0 if it holds too many."""
        return MODULE_SIZE * self.modules - sum(self.winery)

    @property
    def cellar_room(self) -> int:
        """How many cuvées the cellar can take in."""
        return CELLAR_ROOM - sum(self.cellar)

    @property
    def oenotheque_room(self) -> int:
        """How many cuvées the oenothèque can take in."""
        return OENOTHEQUE_ROOM - sum(self.oenotheque)

    @property
    def owned(self) -> int:
        """All vineyards of the seat, as a pile."""
        return sum(self.vineyards)


@lru_cache(maxsize=1 << 12)
def production(pile: int) -> int:
    """How many cubes are printed on the vineyards of a pile."""
    return sum(VINEYARDS[number].cubes for number in numbers(pile))
