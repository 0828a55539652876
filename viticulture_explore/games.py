"""The games the explorer can show, by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.game import CHAMPAGNE
from viticulture_explore.viticulture.game import VITICULTURE

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game

GAMES: Final[dict[str, Game]] = {VITICULTURE.id: VITICULTURE, CHAMPAGNE.id: CHAMPAGNE}
"""Every game, the default first."""
