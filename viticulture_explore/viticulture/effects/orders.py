"""Wine goes out: orders are filled."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, product
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.position import Move, Obstacle
from viticulture_explore.viticulture.cards import ORDER, ORDER_CARDS, ORDERS
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import Act, fewest
from viticulture_explore.viticulture.effects.wine import read_tokens
from viticulture_explore.viticulture.tokens import COLOURS, LEAST, TOP, bit, has, track, values

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.viticulture.draft import Draft, State


def fill(order: int, wines: tuple[tuple[int, int], ...]) -> Move:
    """The move that fills an order (by number) with these wines (colour and value, ascending)."""
    words = (word for colour, value in wines for word in (COLOURS[colour], value))
    return Move("fill", (ORDERS.ids[order], "with", *words))


class FillOrder(Act, frozen=True):
    """Hand in the wines an order asks for, one for each symbol. Concept: ``fill_base``.

    ``extra`` points come on top of what the order scores, as some visitors give them.
    """

    extra: int = 0

    id: ClassVar[str] = "fill_order"
    verbs: ClassVar[frozenset[str]] = frozenset({"fill"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Each order in hand with every set of wines that fills it."""
        player = state.players[seat - 1]
        return _fillable(player.hand[ORDER], player.cellar, state.rules.options.order_match == "exact")

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """For the orders in hand that come nearest: which symbol finds no wine, or none good enough."""
        player = state.players[seat - 1]
        orders = ORDERS.numbers(player.hand[ORDER])
        if not orders:
            return (obstacle("no_such_card", "fill_base", card="order"),)
        return fewest(tuple(_unmet(order, player.cellar)) for order in orders)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not in hand, wines not there, symbols without a wine, wines without a symbol, too low a value."""
        player = state.players[seat - 1]
        exact = state.rules.options.order_match == "exact"
        wines = read_tokens(move.args[2:]) or ()
        return _against(player.hand[ORDER], player.cellar, exact, ORDERS.number[str(move.args[0])], wines)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Wines to the supply, points and income to the seat, the card to the discard pile."""
        number = ORDERS.number[str(move.args[0])]
        order = ORDER_CARDS[number]
        wines = read_tokens(move.args[2:]) or ()
        handed_in = sum(bit(colour, value) for colour, value in wines)
        draft.change(seat, cellar=draft.players[seat - 1].cellar & ~handed_in)
        draft.from_hand(seat, ORDERS, number)
        draft.discard(ORDERS, number)
        draft.tell("filled_order", "fill_base", seat=seat, card=order.id, cellar=handed_in)
        draft.gain_vp(seat, order.vp + self.extra, "fill_gain_vp")
        draft.gain_residual(seat, order.residual, "fill_gain_residual")
        return number


@lru_cache(maxsize=1 << 16)
def _fillable(hand: int, cellar: int, exact: bool) -> tuple[Move, ...]:
    return tuple(
        fill(order, wines)
        for order in ORDERS.numbers(hand)
        for wines in _sets(order, cellar)
        if not _against(hand, cellar, exact, order, wines)
    )


def _sets(order: int, cellar: int) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every set of wines of the cellar with one wine for each symbol of the order, whatever its value."""
    choices = (
        combinations([(colour, value) for value in values(track(cellar, colour))], len(least))
        for colour, least in ORDER_CARDS[order].wants
    )
    return (tuple(wine for wines in chosen for wine in wines) for chosen in product(*choices))


ANY_WINE: Final = sum(
    bit(colour, value) for colour, least in enumerate(LEAST) for value in range(least, TOP + 1)
)
"""A cellar with every wine there can be."""

CANONICAL: Final = tuple(
    tuple(fill(number, wines) for wines in _sets(number, ANY_WINE)) for number in range(len(ORDER_CARDS))
)
"""For each order every move that gives one wine for each symbol."""


def _against(
    hand: int, cellar: int, exact: bool, order: int, wines: tuple[tuple[int, int], ...]
) -> tuple[Obstacle, ...]:
    found = []
    card = ORDER_CARDS[order]
    if not ORDERS.count(hand, order):
        found.append(obstacle("no_such_card", "fill_base", card=card.id))
    found += [
        obstacle("no_such_wine", colour=COLOURS[colour], value=value)
        for colour, value in dict.fromkeys(wines)
        if not has(cellar, colour, value) or wines.count((colour, value)) > 1
    ]
    wants = dict(card.wants)
    for colour, name in enumerate(COLOURS):
        given = [value for found_colour, value in wines if found_colour == colour]
        least = wants.get(colour, ())
        if len(given) < len(least):
            found.append(obstacle("order_not_filled", colour=name, needed=len(least), given=len(given)))
        if len(given) > len(least):
            found.append(obstacle("one_wine_per_symbol", colour=name, needed=len(least), given=len(given)))
        # The best wines stand for the symbols, the highest for the highest.
        best = given[len(given) - min(len(given), len(least)) :]
        for want, value in zip(least[len(least) - len(best) :], best, strict=True):
            if value < want or (exact and value > want):
                kept = "value_too_low" if value < want else "order_not_filled"
                found.append(obstacle(kept, colour=name, value=value, least=want))
    return tuple(found)


def _unmet(order: int, cellar: int) -> Iterator[Obstacle]:
    """The symbols of an order that the best wines of the cellar leave open."""
    for colour, least in ORDER_CARDS[order].wants:
        have = values(track(cellar, colour))[-len(least) :]
        missing = len(least) - len(have)
        for want in least[:missing]:
            yield obstacle("no_such_wine", colour=COLOURS[colour], value=want)
        for want, value in zip(least[missing:], have, strict=True):
            if value < want:
                yield obstacle("value_too_low", colour=COLOURS[colour], value=value, least=want)
