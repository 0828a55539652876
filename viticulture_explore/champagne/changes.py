"""Small changes of a position that could make an illegal move legal, chosen by what stands against the move.

They are said in the form of ``given`` and in words; whether one helps is found by trying it
(:mod:`viticulture_explore.core.repairs`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.champagne import words
from viticulture_explore.champagne.cubes import COLOURS, ONE, Cubes, holds, minus, plus
from viticulture_explore.champagne.tables import COLUMN_HEIGHT, FAMILIES, MARKET, MODULE_SIZE, ORDERS
from viticulture_explore.core.game import Change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from viticulture_explore.champagne.position import Position
    from viticulture_explore.core.position import Move, Obstacle


def worth_trying(position: Position, move: Move) -> Iterator[Change]:
    """The changes worth trying for a move of the seat that decides."""
    for found in position.obstacles(move) if position.actor else ():
        if found.id in _TRIED:
            assert position.actor  # else nothing is tried
            yield _TRIED[found.id](position, position.actor, found)


def _own(seat: int, store: str, cubes: Cubes) -> dict[str, Any]:
    return {"domains": {seat: {store: dict(zip(COLOURS, cubes, strict=True))}}}


def _more(store: str) -> Callable[[Position, int, Obstacle], Change]:
    """The cubes that a store lacks."""

    def change(position: Position, seat: int, found: Obstacle) -> Change:
        lacking: Cubes = found.values["lacking"]
        patch = _own(seat, store, plus(getattr(position.players[seat - 1], store), lacking))
        if store == "winery":
            needed = sum(position.players[seat - 1].winery) + sum(lacking)
            modules = max(position.players[seat - 1].modules, -(-needed // MODULE_SIZE))
            patch["domains"][seat]["modules"] = modules
        return Change(
            f"more {store}", words.say("change-more", store=store, cubes=words.cubes(lacking)), patch
        )

    return change


def _less(store: str) -> Callable[[Position, int, Obstacle], Change]:
    """One cube fewer in a store that is full, the cheapest."""

    def change(position: Position, seat: int, found: Obstacle) -> Change:
        held: Cubes = getattr(position.players[seat - 1], store)
        cheapest = next(cube for cube in ONE if holds(held, cube))
        message = words.say("change-less", store=store, cubes=words.cubes(cheapest))
        return Change(f"less {store}", message, _own(seat, store, minus(held, cheapest)))

    return change


def _column(position: Position, seat: int, found: Obstacle) -> Change:
    """A marketing column with one place free."""
    colour: str = found.values["colour"]
    patch = {"domains": {seat: {"marketing": {colour: COLUMN_HEIGHT - 1}}}}
    return Change("column", words.say("change-column", colour=colour, count=COLUMN_HEIGHT - 1), patch)


def _space(position: Position, seat: int, found: Obstacle) -> Change:
    """Nobody on the space."""
    area, number = found.values["area"], found.values["number"]
    return Change(
        "space", words.say("change-space", area=area, number=number), {"spaces": {area: {number: None}}}
    )


def _event(position: Position, seat: int, found: Obstacle) -> Change:
    """A round without an event that matters."""
    return Change("event", words.say("change-event"), {"event": "quiet_year"})


def _on_market(position: Position, seat: int, found: Obstacle) -> Change:
    """The market card in the lower row of its column, where everybody may take it."""
    card: str = found.values["card"]
    column = ORDERS[MARKET.number[card]].family
    rows = {}
    for row in ("upper", "lower"):
        cards = getattr(position, f"market_{row}")
        rows[row] = [
            MARKET.ids[number] if number >= 0 and MARKET.ids[number] != card else None for number in cards
        ]
    rows["lower"][column] = card
    message = words.say("change-market", card=words.card(card), family=FAMILIES[column])
    return Change("market", message, {"market": rows, "decks": {"market": None}})


_TRIED: Final[dict[str, Callable[[Position, int, Obstacle], Change]]] = {
    "still_wine_missing": _more("winery"),
    "cuvee_missing": _more("cellar"),
    "cuvee_not_in_oenotheque": _more("oenotheque"),
    "cellar_full": _less("cellar"),
    "oenotheque_full": _less("oenotheque"),
    "marketing_column_full": _column,
    "space_occupied": _space,
    "family_closed": _event,
    "market_card_not_there": _on_market,
    "lower_row_only": _on_market,
}
"""What could help against each obstacle; against the others no small change does."""
