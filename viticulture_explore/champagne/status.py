"""What is impossible about a position: flags in a stable order. Such a position is built and played all the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.areas import STEP_2, VINEYARDS
from viticulture_explore.champagne.display import vineyard_at
from viticulture_explore.champagne.tables import (
    ALL_TOKENS,
    CARDS_OF_REGION,
    COLLABORATORS,
    COLUMN_HEIGHT,
    FAMILY_PILES,
    NONE,
    numbers,
)

if TYPE_CHECKING:
    from viticulture_explore.champagne.player import Player
    from viticulture_explore.champagne.position import Position


def status(position: Position) -> tuple[str, ...]:
    """What is impossible about a position, as named flags; empty for one that a game can come to."""
    return tuple(flag for flag, holds in FLAGS.items() if holds(position))


def _any_seat(holds: Callable[[Player], bool]) -> Callable[[Position], bool]:
    return lambda position: any(map(holds, position.players))


def _wrong_column(player: Player) -> bool:
    return any(pile & ~CARDS_OF_REGION[region] for region, pile in enumerate(player.vineyards))


def _card_twice(position: Position) -> bool:
    return any(copies > 1 for copies in Counter(_cards(position)).values()) or any(
        left > copies for left, copies in zip(position.tokens, ALL_TOKENS, strict=True)
    )


def _cards(position: Position) -> list[tuple[str, int]]:
    """Every card that is somewhere, as often as it is."""
    vineyards = [position.vineyard_deck, position.vineyard_discards]
    markets, inheritance = [position.market_deck], [position.inheritance]
    for player in position.players:
        vineyards += player.vineyards
        markets.append(player.delivered)
        inheritance += [player.hand, player.picked, player.kept]
    piles = {"vineyard": vineyards, "market": markets, "inheritance": inheritance}
    found = [(kind, card) for kind, held in piles.items() for pile in held for card in numbers(pile)]
    found += [("vineyard", card) for card in (*position.upper, *position.lower) if card != NONE]
    found += [("market", card) for card in (*position.market_upper, *position.market_lower) if card != NONE]
    if position.event != NONE and position.event_deck >> position.event & 1:
        found += [("event", position.event)] * 2
    return found


def _too_many_collaborators(position: Position) -> bool:
    tied_up = position.rules.options.marketing_collaborator == "tied_up"
    places = position.spaces if tied_up else position.spaces[:STEP_2]
    standing = Counter(seat for spaces in places for seat in spaces)
    return any(
        player.collaborators + standing[seat] > COLLABORATORS
        for seat, player in enumerate(position.players, 1)
    )


def _nothing_to_take(position: Position) -> bool:
    return any(
        seat and vineyard_at(position, number) == NONE
        for number, seat in enumerate(position.spaces[VINEYARDS], 1)
    )


def _wrong_family(position: Position) -> bool:
    return any(
        row[column] != NONE and not family >> row[column] & 1
        for column, family in enumerate(FAMILY_PILES)
        for row in (position.market_upper, position.market_lower)
    )


FLAGS: Final[dict[str, Callable[[Position], bool]]] = {
    "winery_too_full": _any_seat(lambda player: player.winery_room < 0),
    "cellar_too_full": _any_seat(lambda player: player.cellar_room < 0),
    "oenotheque_too_full": _any_seat(lambda player: player.oenotheque_room < 0),
    "marketing_too_full": _any_seat(lambda player: max(player.marketing) > COLUMN_HEIGHT),
    "vineyard_in_wrong_column": _any_seat(_wrong_column),
    "card_in_two_places": _card_twice,
    "too_many_collaborators": _too_many_collaborators,
    "collaborator_without_vineyard": _nothing_to_take,
    "market_card_in_wrong_column": _wrong_family,
}
"""The flags and when they hold. None of them can arise in play."""
