"""Every card, space and constant with what it does and how sure that is: printed, inferred, or this project's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from viticulture_explore.champagne import words
from viticulture_explore.champagne.tables import (
    CONSTANTS,
    EVENT_CARDS,
    FAMILIES,
    INHERITANCES,
    NONE,
    ORDERS,
    REGIONS,
    STATUS,
    TOKENS,
    VINEYARDS,
    table,
)
from viticulture_explore.core.game import Card
from viticulture_explore.core.message import Message, Name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.champagne.tables import EventCard


def cards() -> tuple[Card, ...]:
    """All of them, kind by kind, in the order of the tables."""
    return (*_vineyards(), *_orders(), *_events(), *_inheritance(), *_tokens(), *_spaces(), *_constants())


def _figures(row: dict[str, str]) -> dict[str, Any]:
    """The columns of a table row as plain values, without the names."""
    return {
        key: int(value) if value.lstrip("-").isdigit() else value
        for key, value in row.items()
        if key != "id" and not key.startswith("name_")
    }


def _with_status(clause: Message, status: str) -> Message:
    return words.say("card", words=clause, status=status)


def _vineyards() -> Iterator[Card]:
    for number, row in enumerate(table("vineyards")):
        region = VINEYARDS[number].region
        place = words.say("any-region") if region == NONE else Name(REGIONS[region])
        clause = words.say("card-vineyard", region=place, yields=words.vineyard(number))
        yield Card(
            "champagne_vineyard",
            row["id"],
            Name(row["id"]),
            _with_status(clause, row["status"]),
            _figures(row),
        )


def _orders() -> Iterator[Card]:
    for number, row in enumerate(table("market")):
        card = ORDERS[number]
        clause = words.say("card-order", vp=card.vp, eco=card.eco, transport=card.transport)
        yield Card(
            "champagne_market",
            card.id,
            words.order(number),
            _with_status(clause, row["status"]),
            _figures(row),
        )


def _events() -> Iterator[Card]:
    for card, row in zip(EVENT_CARDS, table("events"), strict=True):
        clause = event_effect(card)
        yield Card(
            "champagne_event", card.id, Name(card.id), _with_status(clause, row["status"]), _figures(row)
        )


def event_effect(card: EventCard) -> Message:
    """What an event does this round."""
    if card.effect == "vineyard_yield":
        return words.say("effect-vineyard_yield", region=Name(REGIONS[card.region]), value=card.value)
    if card.effect == "family_closed":
        return words.say("effect-family_closed", family=FAMILIES[card.family])
    if card.effect in ("press_limit", "delivery_vp"):
        return words.say(f"effect-{card.effect}", value=card.value)
    return words.say(f"effect-{card.effect}")


def _inheritance() -> Iterator[Card]:
    for number, row in enumerate(table("inheritance")):
        card = INHERITANCES[number]
        name = words.say("inheritance-name", colour=card.colour, number=int(card.id.rpartition("_")[2]))
        clause = words.inheritance(number)
        yield Card("champagne_inheritance", card.id, name, _with_status(clause, row["status"]), _figures(row))


def _tokens() -> Iterator[Card]:
    for number, row in enumerate(table("tokens")):
        clause = words.say("copies", count=TOKENS[number].copies)
        yield Card(
            "champagne_token",
            row["id"],
            words.token(number),
            _with_status(clause, row["status"]),
            _figures(row),
        )


def _spaces() -> Iterator[Card]:
    for row in table("spaces"):
        name = words.say("space", area=row["area"], number=int(row["number"]))
        clause = words.say("adds", adds=words.ADDED[row["adds"]])
        key = f"{row['area']}_{row['number']}"
        yield Card("champagne_space", key, name, _with_status(clause, row["status"]), _figures(row))


def _constants() -> Iterator[Card]:
    for key, values in CONSTANTS.items():
        clause = words.say("figures", text=", ".join(map(str, values)))
        name = words.say(f"constant-{key}")
        figures = {"value": list(values), "status": STATUS[key]}
        yield Card("champagne_constant", key, name, _with_status(clause, STATUS[key]), figures)
