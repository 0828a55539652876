"""What a person reads about Age of Champagne, as message ids with their values. The sentences stand in the catalogs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.champagne.areas import PLACES, VINEYARDS as VINEYARD_AREA, adds
from viticulture_explore.champagne.cellars import AGE, BLEND, EXCHANGE, PROMOTE
from viticulture_explore.champagne.cubes import COLOURS, NOTHING, Cubes
from viticulture_explore.champagne.display import vineyard_at
from viticulture_explore.champagne.phases import PHASES
from viticulture_explore.champagne.placement import PLACE
from viticulture_explore.champagne.tables import (
    COLLABORATORS,
    ECO,
    EVENT,
    FAMILIES,
    INHERITANCE,
    INHERITANCES,
    KIND_OF,
    MARKET,
    NONE,
    ORDERS,
    REGIONS,
    TOKEN,
    VINEYARD,
    VINEYARDS,
    numbers,
)
from viticulture_explore.core.message import Message, Name, Value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.champagne.player import Player
    from viticulture_explore.champagne.position import Position
    from viticulture_explore.core.position import Move

NAMED: Final = frozenset({"vineyard", "region", "event"})
"""Values that are ids of things with a name in the tables."""

ADDED: Final = {
    "": "nothing",
    "vp+1": "point",
    "vp-1": "less",
    "eco+1": "greener",
    "eco-1": "dirtier",
    "linked": "linked",
    "partial": "partial",
}
"""What a space adds, as the words that texts select by."""


def say(key: str, **values: Value) -> Message:
    """A message of this game's catalog."""
    return Message(f"champagne-{key}", values)


# -- things ---------------------------------------------------------------------------------------------------


def cubes(lot: Cubes) -> tuple[Message, ...]:
    """Cubes, colour by colour with their number; empty for none."""
    return tuple(
        say("cubes-of", colour=colour, count=number)
        for colour, number in zip(COLOURS, lot, strict=True)
        if number
    )


def cube(colour: str | int) -> Message:
    """A single cube."""
    return say("cube", colour=str(colour))


def vineyard(number: int) -> Message:
    """A vineyard with what it yields."""
    card = VINEYARDS[number]
    return say(
        "vineyard",
        vineyard=Name(card.id),
        colour=COLOURS[card.colour],
        count=card.cubes,
        bonus=card.bonus or "none",
        value=card.bonus_value,
    )


def order(number: int) -> Message:
    """A market card by its family and what it asks for; it has no name."""
    card = ORDERS[number]
    return say("order", family=FAMILIES[card.family], cubes=cubes(card.wants))


def inheritance(number: int) -> Message:
    """An inheritance card by what it gives."""
    card = INHERITANCES[number]
    if card.colour == "green":
        return say(
            "inheritance-green", stars=card.stars, count=card.vineyards, most=card.most_cubes, eco=card.eco
        )
    if card.colour == "purple":
        return _with_cubes("inheritance-purple", card.cellar, stars=card.stars, steps=card.press_steps)
    return _with_cubes("inheritance-orange", card.winery, stars=card.stars, modules=card.modules)


def _with_cubes(key: str, lot: Cubes, **values: Value) -> Message:
    if lot == NOTHING:
        return say(f"{key}-bare", **values)
    return say(key, **values, cubes=cubes(lot))


def card(id: str) -> Name | Message:
    """Anything that chance deals."""
    kind = KIND_OF[id]
    if kind is VINEYARD:
        return vineyard(kind.number[id])
    if kind is MARKET:
        return order(kind.number[id])
    if kind is INHERITANCE:
        return inheritance(kind.number[id])
    return Name(id) if kind is EVENT else say("token", token=id)


def seats(found: tuple[int, ...]) -> tuple[Message, ...]:
    """Seats as a list."""
    return tuple(say("seat", seat=seat) for seat in found)


# -- moves ----------------------------------------------------------------------------------------------------


def move(position: Position, move: Move) -> Message:
    """A move as a short sentence, with what it leads to where that helps."""
    say_it = _MOVES.get(move.verb)
    return say_it(position, move) if say_it else say(f"move-{move.verb}")


def wish(position: Position, move: Move) -> Message:
    """A move as a short sentence, without the points that a delivery brings."""
    if move.verb != "export":
        say_it = _MOVES.get(move.verb)
        return say_it(position, move) if say_it else say(f"move-{move.verb}")
    card = order(MARKET.number[str(move.args[0])])
    if len(move.args) > 1:
        return say("move-export-partly-wish", order=card, cube=cube(move.args[2]))
    return say("move-export-wish", order=card)


def _place(position: Position, move: Move) -> Message:
    area, number = PLACE[move]
    if area == VINEYARD_AREA:
        there = vineyard_at(position, number)
        if there == NONE:
            return say("move-place-gap", number=number)
        return say("move-place-vineyard", vineyard=vineyard(there))
    return say("move-place", area=PLACES[area], number=number, adds=ADDED[adds(area, number)])


def _export(position: Position, move: Move) -> Message:
    """The card and the points a delivery brings, marketing and event included; without them if it cannot be made."""
    number = MARKET.number[str(move.args[0])]
    points = ORDERS[number].vp
    if not position.obstacles(move):
        told = position.told(move)[1]
        points = sum(found.values["vp"] for found in told if found.kind == "gained_vp")
    if len(move.args) > 1:
        return say("move-export-partly", order=order(number), cube=cube(move.args[2]), vp=points)
    return say("move-export", order=order(number), vp=points)


def _blend(_: Position, move: Move) -> Message:
    cuvee, lot = BLEND[move]
    return say("move-blend", cuvee=cuvee, cubes=cubes(lot))


def _exchange(_: Position, move: Move) -> Message:
    lot, colour = EXCHANGE[move]
    return say("move-exchange", cubes=cubes(lot), cube=cube(COLOURS[colour]))


_MOVES: Final[dict[str, Callable[[Position, Move], Message]]] = {
    "keep": lambda _, move: say("move-keep", card=card(str(move.args[0]))),
    "deal": lambda _, move: say("move-deal", card=card(str(move.args[0]))),
    "place": _place,
    "settle": lambda _, move: say("move-settle", region=Name(str(move.args[0]))),
    "age": lambda _, move: say("move-age", cubes=cubes(AGE[move])),
    "promote": lambda _, move: say("move-promote", cubes=cubes(PROMOTE[move])),
    "export": _export,
    "blend": _blend,
    "exchange": _exchange,
    "discard": lambda _, move: say("move-discard", cube=cube(move.args[0])),
    "gain": lambda _, move: say("move-gain", cube=cube(move.args[0])),
    "recolour": lambda _, move: say("move-recolour", cube=cube(move.args[0]), other=cube(move.args[1])),
}


def group(move: Move) -> Message:
    """The heading under which a move is listed: placements by their area."""
    if move.verb == "place":
        return say("area", area=str(move.args[0]))
    return say("group-stop") if move.verb in ("pass", "done") else say(f"group-{move.verb}")


# -- decisions, events, obstacles, time ------------------------------------------------------------------------


def worded(found: Mapping[str, Any]) -> dict[str, Value]:
    """Values as the texts need them: ids as names, cubes as lists."""
    said: dict[str, Value] = {}
    for key, value in found.items():
        if key in ("cubes", "lacking", "missing"):
            said[key] = cubes(value)
            said["count"] = sum(value)
        elif key == "card":
            said[key] = card(value)
        elif key == "seats":
            said[key] = seats(value)
        elif key == "decision":
            said[key] = say(f"now-{value}")
        elif key in NAMED:
            said[key] = Name(value)
        else:
            said[key] = value
    return said


def time(position: Position) -> Message:
    """The round and the phase."""
    return say("time", round=position.round, phase=PHASES[position.phase])


# -- facts: what a lens shows, for the nodes of a graph --------------------------------------------------------

_FACTS: Final = {
    "position": (
        "vp", "eco", "press", "modules", "winery", "cellar", "oenotheque", "marketing", "vineyards", "idle",
    ),
    "cellars": ("winery", "cellar", "oenotheque", "marketing"),
    "regions": ("vineyards",),
    "points": ("vp", "eco"),
}  # fmt: skip


def facts(position: Position, lens: str) -> tuple[tuple[str, Message], ...]:
    """What a lens shows, fact by fact."""
    found: list[tuple[str, Message]] = []
    if lens == "position":
        found.append(("time", time(position)))
        if position.event != NONE:
            found.append(("event", say("fact-event", event=Name(EVENT.ids[position.event]))))
        found.append(("order", say("fact-order", seats=seats(position.order))))
    for seat, player in enumerate(position.players, 1):
        found += [(f"{key} {seat}", _fact(key, seat, player)) for key in _FACTS[lens]]
    if lens == "position":
        found += [
            (f"market {row}", say(f"fact-market-{row}", cards=_orders(cards)))
            for row, cards in (("upper", position.market_upper), ("lower", position.market_lower))
        ]
        found.append(("tokens", say("fact-tokens", count=sum(position.tokens))))
    return tuple(found)


def _orders(row: tuple[int, ...]) -> tuple[Message, ...]:
    return tuple(order(number) for number in row if number != NONE)


def _fact(key: str, seat: int, player: Player) -> Message:
    if key in ("winery", "cellar", "oenotheque", "marketing"):
        return say("fact-store", seat=seat, store=key, cubes=cubes(getattr(player, key)))
    if key == "vineyards":
        owned = tuple(
            say(
                "column",
                region=Name(region),
                vineyards=tuple(Name(VINEYARD.ids[card]) for card in numbers(pile)),
            )
            for region, pile in zip(REGIONS, player.vineyards, strict=True)
            if pile
        )
        return say("fact-vineyards", seat=seat, columns=owned)
    number = {
        "vp": player.vp,
        "eco": ECO[player.eco],
        "press": player.grapes,
        "modules": player.modules,
        "idle": min(player.collaborators, COLLABORATORS),
    }[key]
    return say(f"fact-{key}", seat=seat, number=number)


def token(number: int) -> Message:
    """A bonus token by what it does."""
    return say("token", token=TOKEN.ids[number])
