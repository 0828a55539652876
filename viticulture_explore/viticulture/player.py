"""All that belongs to one seat: money and points, workers, structures, fields, grapes, wine and hand."""

from __future__ import annotations

import msgspec

from viticulture_explore.viticulture.cards import KINDS
from viticulture_explore.viticulture.tokens import cellar_top

MAX_REGULAR = 5
"""The most regular workers a seat can own; the grande comes on top, the grey one does not count."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """The state of one seat. Sets are bit masks, hands and fields are piles (see :mod:`.cards`)."""

    lira: int = 0
    """Money, 0 and up."""
    vp: int = 0
    """Victory points, -5 and up."""
    residual: int = 0
    """Residual income in lira a year, 0-5."""
    workers: int = 2
    """Regular workers owned and usable this year, 0-5."""
    available: int = 2
    """Those of them not placed yet."""
    in_training: int = 0
    """Workers usable from next year."""
    grande: bool = True
    """Whether the grande worker is still to be placed."""
    temporary: int = 0
    """The grey temporary worker: 0 none, 1 still to be placed, 2 placed."""
    passed: bool = False
    """Whether the seat has passed in this season."""
    structures: int = 0
    """The built structures, a set of bits of :data:`.cards.STRUCTURE`."""
    used: int = 0
    """The structures whose use of this year is spent (windmill, tasting room, yoke), as a set."""
    yoke_worker: int = 0
    """Who stands on the own yoke: 0 nobody, 1 a regular worker, 2 the grande."""
    fields: tuple[int, int, int] = (0, 0, 0)
    """The vines on fields 5, 6 and 7 as piles, or :data:`.cards.SOLD` and below."""
    harvested: int = 0
    """The fields harvested this year: bit 0 for field 5, 1 for 6, 2 for 7."""
    crush: int = 0
    """The crush pad, two tracks (see :mod:`.tokens`)."""
    cellar: int = 0
    """The cellar, four tracks (see :mod:`.tokens`)."""
    hand: tuple[int, int, int, int] = (0, 0, 0, 0)
    """The cards in hand, a pile for each kind."""
    stars: tuple[int, ...] = ()
    """With the influence module: the stars placed in each region, in the order of the table."""

    @property
    def idle(self) -> int:
        """How many workers placed like regular ones are left: regular ones and the grey one."""
        return self.available + (self.temporary == 1)

    @property
    def has_worker(self) -> bool:
        """Whether any worker is left to place."""
        return self.available > 0 or self.grande or self.temporary == 1

    @property
    def cellar_top(self) -> int:
        """The highest value of wine the built cellars hold: 3, 6 or 9."""
        return cellar_top(self.structures)

    @property
    def hand_size(self) -> int:
        """The number of cards in hand."""
        return sum(kind.total(pile) for kind, pile in zip(KINDS, self.hand, strict=True))
