"""How good a position looks for a seat: points, and what is on its way to become points. It is no rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.viticulture.actions import SUMMER, WINTER
from viticulture_explore.viticulture.cards import (
    COST,
    ORDER,
    ORDER_CARDS,
    ORDERS,
    STRUCTURE,
    VINE,
    field_value,
)
from viticulture_explore.viticulture.seasons import HAND_LIMIT
from viticulture_explore.viticulture.tokens import track, values, worth

if TYPE_CHECKING:
    from viticulture_explore.viticulture.cards import Order
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position

# What one of each is taken to be worth, in points. Each stage of a wine is worth more than the one before, so that
# who only ever looks at the next step still goes the whole way.
LIRA: Final = 0.14
SPARE_LIRA: Final = 0.04
ENOUGH_LIRA: Final = 8
RESIDUAL: Final = 1.0
WORKER: Final = 1.6
STRUCTURE_LIRA: Final = 0.2
VINE_IN_HAND: Final = 0.3
ENOUGH_VINES: Final = 2
VINE_VALUE: Final = 0.1
GRAPE_VALUE: Final = 0.12
WINE_VALUE: Final = 0.16
ORDER_PROGRESS: Final = 0.4
FIRST_ORDERS: Final = 2
ORDER_IN_HAND: Final = 0.4
CARD: Final = 0.12
IDLE_WORKER: Final = {SUMMER: 0.25, WINTER: 0.05}


def appraise(position: Position, seat: int) -> float:
    """What a seat has and has begun, in points: the points themselves, income, workers, vines, grapes, wine, orders."""
    player = position.players[seat - 1]
    idle = IDLE_WORKER.get(position.season, 0.0) * (player.idle + player.grande)
    return player.vp + _means(player) + _wine(player) + _orders(player) + idle


def _means(player: Player) -> float:
    """Money, income, workers, structures and cards."""
    lira = LIRA * min(player.lira, ENOUGH_LIRA) + SPARE_LIRA * max(0, player.lira - ENOUGH_LIRA)
    built = sum(COST[name] for name, bit in STRUCTURE.items() if player.structures & bit)
    cards = CARD * min(player.hand_size, HAND_LIMIT)
    return (
        lira
        + RESIDUAL * player.residual
        + WORKER * (player.workers + player.in_training)
        + STRUCTURE_LIRA * built
        + cards
    )


def _wine(player: Player) -> float:
    """Vines in hand and planted, grapes, wine."""
    in_hand = VINE_IN_HAND * min(ENOUGH_VINES, player.hand[VINE].bit_count())
    planted = VINE_VALUE * sum(field_value(field) for field in player.fields)
    return in_hand + planted + GRAPE_VALUE * worth(player.crush) + WINE_VALUE * worth(player.cellar)


def _orders(player: Player) -> float:
    """Orders in hand: each a little, and the best by how much of it lies in the cellar."""
    orders = [ORDER_CARDS[number] for number in ORDERS.numbers(player.hand[ORDER])]
    best = max((_progress(order, player.cellar) for order in orders), default=0.0)
    return best + ORDER_IN_HAND * min(FIRST_ORDERS, len(orders))


def _progress(order: Order, cellar: int) -> float:
    """What the wine in the cellar makes of an order's points and income, as long as it is not handed in."""
    shares: list[float] = []
    for colour, wanted in order.wants:
        have = values(track(cellar, colour))[-len(wanted) :]
        shares += [0.0] * (len(wanted) - len(have))
        shares += [
            min(1.0, value / want)
            for value, want in zip(have, wanted[len(wanted) - len(have) :], strict=True)
        ]
    return sum(shares) / len(shares) * (order.vp + RESIDUAL * order.residual) * ORDER_PROGRESS
