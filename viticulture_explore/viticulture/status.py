"""What is impossible about a position: flags in a stable order. Such a position is built and played all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from viticulture_explore.viticulture.actions import ACTION, CART, NUMBER
from viticulture_explore.viticulture.cards import (
    FIELDS,
    KINDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    SOLD,
    VINES,
    field_value,
)
from viticulture_explore.viticulture.draft import LAST_POINT, MAX_RESIDUAL
from viticulture_explore.viticulture.player import MAX_REGULAR
from viticulture_explore.viticulture.spaces import standing, standing_on_cart
from viticulture_explore.viticulture.tokens import TOP, TRACK

if TYPE_CHECKING:
    from viticulture_explore.viticulture.actions import Action
    from viticulture_explore.viticulture.cards import Kind
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position


def status(position: Position) -> tuple[str, ...]:
    """What is impossible about a position, as named flags; empty for one that a game can come to."""
    return tuple(flag for flag, holds in FLAGS.items() if holds(position))


def _any_seat(holds: Callable[[Player], bool]) -> Callable[[Position], bool]:
    return lambda position: any(map(holds, position.players))


def _wine_above_cellar(player: Player) -> bool:
    above = TRACK & ~((1 << player.cellar_top) - 1)
    return any(player.cellar >> shift & above for shift in range(0, 4 * TOP, TOP))


def _field_over_limit(player: Player) -> bool:
    return any(field_value(vines) > limit for limit, vines in zip(FIELDS, player.fields, strict=True))


def _planted_on_sold_field(player: Player) -> bool:
    return any(field < SOLD for field in player.fields)


def _large_without_medium(player: Player) -> bool:
    return bool(player.structures & LARGE_CELLAR) and not player.structures & MEDIUM_CELLAR


def _too_many_copies(position: Position) -> bool:
    return any(_has_too_many(kind, _piles(position, kind)) for kind in KINDS)


def _piles(position: Position, kind: Kind) -> list[int]:
    """The piles in which cards of a kind lie; of the discard pile each card by itself."""
    piles = [position.decks[kind.index], *(player.hand[kind.index] for player in position.players)]
    if kind is VINES:
        piles += [~field if field < 0 else field for player in position.players for field in player.fields]
    return piles + [kind.one[number] for number in position.discards[kind.index]]


def _has_too_many(kind: Kind, piles: list[int]) -> bool:
    if kind.bits > 1:
        copies = enumerate(kind.copies)
        return any(sum(kind.count(pile, number) for pile in piles) > most for number, most in copies)
    seen = 0
    for pile in piles:
        if seen & pile:
            return True
        seen |= pile
    return False


def _too_many_workers(position: Position) -> bool:
    regular, grande = _standing(position)
    grey = sum(bool(player.temporary) for player in position.players)
    return grey > 1 or any(
        _more_than_owned(player, regular[seat], grande[seat])
        for seat, player in enumerate(position.players, 1)
    )


def _more_than_owned(player: Player, regular: int, grande: int) -> bool:
    owned = player.workers + (player.temporary == 2)
    return (
        player.workers + player.in_training > MAX_REGULAR
        or player.available + regular > owned
        or player.grande + grande > 1
    )


def _standing(position: Position) -> tuple[Counter[int], Counter[int]]:
    """How many regular workers and grandes of each seat stand somewhere, yokes included."""
    regular: Counter[int] = Counter()
    grande: Counter[int] = Counter()
    for number, space in enumerate(position.spaces):
        for worker in standing_on_cart(space) if number == CART else standing(space):
            (grande if worker.grande else regular)[worker.seat] += 1
    for seat, player in enumerate(position.players, 1):
        regular[seat] += player.yoke_worker == 1
        grande[seat] += player.yoke_worker == 2
    return regular, grande


def _space_overfull(position: Position) -> bool:
    return any(
        _standing_at(position, action, "plain") > action.plain_spaces(position.rules)
        for action in ACTION.values()
    )


def _space_closed(position: Position) -> bool:
    return any(
        _standing_at(position, action, "bonus") > action.bonus_space(position.rules)
        for action in ACTION.values()
    )


def _standing_at(position: Position, action: Action, where: str) -> int:
    """How many workers stand on the spaces of one sort of an action."""
    return sum(worker.where == where for worker in standing(position.spaces[NUMBER[action.id]]))


def _row_shared(position: Position) -> bool:
    chosen = [row for row in position.rows if row]
    return len(chosen) > len(set(chosen))


FLAGS: Final[dict[str, Callable[[Position], bool]]] = {
    "wine_above_cellar": _any_seat(_wine_above_cellar),
    "field_over_limit": _any_seat(_field_over_limit),
    "too_many_copies": _too_many_copies,
    "large_without_medium": _any_seat(_large_without_medium),
    "planted_on_sold_field": _any_seat(_planted_on_sold_field),
    "too_many_workers": _too_many_workers,
    "space_overfull": _space_overfull,
    "space_closed": _space_closed,
    "row_shared": _row_shared,
    "points_below_floor": _any_seat(lambda player: player.vp < LAST_POINT),
    "residual_out_of_range": _any_seat(lambda player: not 0 <= player.residual <= MAX_RESIDUAL),
}
"""The flags and when they hold. Two of them can arise in play: wine above the cellar and a field over its limit."""
