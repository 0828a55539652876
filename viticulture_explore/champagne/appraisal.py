"""How good a position looks for a seat, in points: what a simple player compares. It is a guess, not a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.cubes import Cubes
from viticulture_explore.champagne.phases import OVER
from viticulture_explore.champagne.player import production
from viticulture_explore.champagne.tables import CUBE_POINTS, ECO, ROUNDS

if TYPE_CHECKING:
    from viticulture_explore.champagne.position import Position

CUVEE: Final = 0.8
"""What a cuvée promises of the points it brings in a delivery."""
STILL_WINE: Final = 0.3
CUBE_A_ROUND: Final = 0.25
"""What each cube that can still be harvested in a later round promises."""
MARKETED: Final = 1.2


def appraise(position: Position, seat: int) -> float:
    """Points, and what cubes, vineyards, press, winery and marketing promise for the rounds that are left."""
    player = position.players[seat - 1]
    if position.phase == OVER:
        return player.vp
    left = ROUNDS - position.round
    harvest = min(production(player.owned), player.grapes, player.winery_room + sum(player.winery))
    regions = min(sum(map(bool, player.vineyards)), 5)
    return (
        player.vp
        + ECO[player.eco]
        + regions
        + CUVEE * _worth(player.cellar)
        + CUVEE * _worth(player.oenotheque)
        + STILL_WINE * _worth(player.winery)
        + MARKETED * sum(player.marketing) * min(1, left / 3)
        + CUBE_A_ROUND * left * harvest
        + 0.02 * left * (player.grapes + 3 * player.modules)
    )


def _worth(cubes: Cubes) -> int:
    return sum(number * points for number, points in zip(cubes, CUBE_POINTS, strict=True))
