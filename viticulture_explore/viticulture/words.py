"""What a person reads about Viticulture, as message ids with their values. The sentences stand in the catalogs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.viticulture.actions import PLACE, SEASONS, SUMMER, YOKE_ACTION
from viticulture_explore.viticulture.cards import (
    COST,
    FIELDS,
    KIND,
    KINDS,
    ORDER_CARDS,
    ORDERS,
    SOLD,
    STRUCTURE,
    VINE_RED,
    VINE_WHITE,
    VINES,
)
from viticulture_explore.viticulture.components import card, token
from viticulture_explore.viticulture.describe import label
from viticulture_explore.viticulture.effects.base import EFFECTS
from viticulture_explore.viticulture.effects.combine import OneOf, OneOrBoth
from viticulture_explore.viticulture.effects.counting import COUNTS
from viticulture_explore.viticulture.effects.money import grape_price
from viticulture_explore.viticulture.effects.wine import MAKE, read_tokens
from viticulture_explore.viticulture.solo import AUTOMA, AUTOMA_NUMBER
from viticulture_explore.viticulture.tokens import COLOURS, TOP, track, values

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from viticulture_explore.core.position import Decision, Event, Move, Obstacle
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position

NAMED: Final = frozenset(
    {"structure", "action", "needed", "mama", "papa", "gift", "vine", "vine2", "region", "origin"}
)
"""Values that are ids of things with a name."""

PLAIN: Final[dict[str, Value]] = {"number": 1, "most": 1, "may_stop": "no"}
"""How a decision is asked that comes once and has to be taken."""

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "not_now": (
        "base_action_mandatory",
        "card_up_to_minimum_one",
        "cottage_effect",
        "sell_grape_quantity",
        "sell_options",
    ),
    "cannot_age": ("wines",),
    "no_free_slot": ("grape_effect_not_harvest",),
    "no_grande": ("card_exception_scope",),
    "no_opponent": ("neighbour",),
    "no_star": ("region",),
    "no_such_card": (
        "deck",
        "deck_colours",
        "parents_shuffled_separately",
        "parents_choice_option",
        "card_exception_scope",
        "solo_deck_24",
    ),
    "no_such_grape": ("none",),
    "no_worker": ("card_exception_scope",),
    "nothing_to_do": tuple(COUNTS),
    "order_not_filled": ("least",),
    "row_taken": ("solo_no_move_to_row7",),
    "too_few_cards": ("needed_cards",),
    "value_too_low": ("visitor_must_be_executable",),
    "wrong_season": ("card_exception_scope", "card", "year_structure"),
}
"""Obstacles with a text of their own for a value they carry, the concept of their rule, or what a card counts."""


def grapes(crush: int) -> tuple[Message, ...]:
    """The grapes of a crush pad, in order."""
    return _tokens("grape", crush)


def wines(cellar: int) -> tuple[Message, ...]:
    """The wines of a cellar, in order."""
    return _tokens("wine", cellar)


def _tokens(kind: str, mask: int) -> tuple[Message, ...]:
    return tuple(
        token(kind, name, value)
        for colour, name in enumerate(COLOURS)
        for value in values(track(mask, colour))
    )


# -- moves ----------------------------------------------------------------------------------------------------


def move(position: Position, move: Move) -> Message:
    """A move as a short sentence, with what it leads to where that helps."""
    say = _MOVES.get(move.verb)
    return say(position, move) if say else Message(f"move-{move.verb}")


def wish(position: Position, move: Move) -> Message:
    """A move as a short sentence, without what it leads to: that is for the reader to find."""
    say = _WISHES.get(move.verb) or _MOVES.get(move.verb)
    return say(position, move) if say else Message(f"move-{move.verb}")


def _place(_: Position, move: Move) -> Message:
    placement = PLACE[move]
    return Message(
        "move-place",
        {
            "action": Name(placement.action),
            "where": "yoke" if placement.action == YOKE_ACTION else placement.where,
            "worker": "grande" if placement.grande else "regular",
            "bonus": "declined" if placement.unused else "taken",
            "token": "yes" if placement.token else "no",
        },
    )


def _wake(_: Position, move: Move) -> Message:
    return Message("move-wake", {"row": int(move.args[0])})


def _draw(_: Position, move: Move) -> Message:
    first, *second = map(str, move.args)
    if second:
        return Message("move-draw-two", {"first": first, "second": second[0]})
    return Message("move-draw", {"deck": first})


def _plant(_: Position, move: Move) -> Message:
    vine = VINES.number[str(move.args[0])]
    return Message(
        f"move-{move.verb}",
        {
            "vine": Name(str(move.args[0])),
            "field": int(move.args[1]),
            "red": VINE_RED[vine],
            "white": VINE_WHITE[vine],
        },
    )


def _harvest(position: Position, move: Move) -> Message:
    """The field and the grapes it will give, or that there is no place for them."""
    field = int(move.args[0])
    if position.obstacles(move):
        return Message("move-harvest-empty", {"field": field})
    told = [found.values for found in position.told(move)[1] if found.kind == "gained_grape"]
    if not told:
        return Message("move-harvest-lost", {"field": field})
    gained = tuple(token("grape", values["colour"], values["value"]) for values in told)
    return Message("move-harvest", {"field": field, "grapes": gained})


def _make(position: Position, move: Move) -> Message:
    """The grapes and the wine they will make; one that cannot be made is named by the sum of its grapes."""
    recipe = MAKE.get(move)
    used = _grapes(move)
    if recipe is None:
        return Message("move-make-impossible", {"grapes": used})
    colour, value = COLOURS[recipe.colour], min(recipe.total, TOP)
    if not position.obstacles(move):
        made = next((found for found in position.told(move)[1] if found.kind == "made_wine"), None)
        if made is None:
            return Message("move-make-lost", {"grapes": used, "colour": colour})
        value = made.values["value"]
    return Message("move-make", {"grapes": used, "wine": token("wine", colour, value)})


def _grapes(move: Move) -> tuple[Message, ...]:
    """The grapes that a wine is to be made of."""
    named = move.args[0] in ("blush", "sparkling")
    lot = read_tokens(move.args[1:] if named else move.args) or ()
    return tuple(token("grape", COLOURS[colour], value) for colour, value in lot)


def _fill(_: Position, move: Move) -> Message:
    order = ORDER_CARDS[ORDERS.number[str(move.args[0])]]
    used = tuple(token("wine", COLOURS[colour], value) for colour, value in read_tokens(move.args[2:]) or ())
    return Message(
        "move-fill", {"order": card(order.id), "wines": used, "vp": order.vp, "residual": order.residual}
    )


def _sell(_: Position, move: Move) -> Message:
    what, value = move.args
    if what == "field":
        return Message(f"move-{move.verb}-field", {"field": int(value)})
    return Message(
        "move-sell-grape",
        {"grape": token("grape", str(what), int(value)), "lira": grape_price(int(value))},
    )


def _build(position: Position, move: Move) -> Message:
    """The structure with its price, which some visitors lower."""
    name = str(move.args[0])
    cost = COST[name]
    if not position.obstacles(move):
        cost = sum(found.values["lira"] for found in position.told(move)[1] if found.kind == "paid_lira")
    return Message("move-build", {"structure": Name(name), "cost": cost})


def _card(_: Position, move: Move) -> Message:
    return Message(f"move-{move.verb}", {"card": card(str(move.args[0]))})


def _deal(position: Position, move: Move) -> Message:
    """The card; of an Automa card also the actions of the season it names."""
    dealt = str(move.args[0])
    if dealt not in AUTOMA_NUMBER:
        return _card(position, move)
    automa = AUTOMA[AUTOMA_NUMBER[dealt]]
    actions = tuple(map(Name, automa.summer if position.season == SUMMER else automa.winter))
    if not actions:
        return Message("move-deal-automa-idle", {"card": card(dealt)})
    return Message("move-deal-automa", {"card": card(dealt), "actions": actions})


def _star(_: Position, move: Move) -> Message:
    region, *origin = (Name(str(word)) for word in move.args if word != "from")
    if origin:
        return Message("move-star-from", {"region": region, "origin": origin[0]})
    return Message("move-star", {"region": region})


def _discard(position: Position, move: Move) -> Message:
    kind, *rest = move.args
    if kind not in ("grape", "wine"):
        return _card(position, move)
    return Message(f"move-discard-{kind}", {"token": token(str(kind), str(rest[0]), int(rest[1]))})


def _take(_: Position, move: Move) -> Message:
    what = str(move.args[0])
    return Message("move-take-top", {"deck": what}) if what in KIND else Message(f"move-take-{what}")


def _keep(_: Position, move: Move) -> Message:
    if len(move.args) == 1:
        return Message("move-keep-card", {"card": card(str(move.args[0]))})
    return Message("move-keep", {"mama": Name(str(move.args[0])), "papa": Name(str(move.args[1]))})


def _choose(position: Position, move: Move) -> Message:
    """What the chosen branch does; without a choice at hand only its number."""
    which, at = move.args[0], _answered(position, move)
    effect = EFFECTS.get(at)
    options = position.rules.options
    if isinstance(effect, OneOf) and effect.branch(move):
        branch = label(EFFECTS[f"{at}/{which}"], options)
        return Message("move-choose-effect", {"number": which, "effect": branch})
    if isinstance(effect, OneOrBoth) and which == "both":
        both = len(effect.branches) + 1
        return Message("move-choose-effects", {"effect": label(EFFECTS[f"{at}/{both}"], options)})
    return (
        Message("move-choose", {"number": which}) if isinstance(which, int) else Message("move-choose-both")
    )


def _accept(position: Position, move: Move) -> Message:
    """What is offered."""
    offer = EFFECTS.get(f"{_answered(position, move)}/1")
    if offer is None:
        return Message("move-accept")
    return Message("move-accept-offer", {"effect": label(offer, position.rules.options)})


def _answered(position: Position, move: Move) -> str:
    """The address of the effect whose own move this is: the one that waits, or the part of it that is offered."""
    at = position.stack[-1].at if position.stack else ""
    while at and move.verb not in EFFECTS[at].verbs:
        parts = enumerate(EFFECTS[at].parts(), 1)
        number = next((number for number, part in parts if part.understands(move)), 0)
        at = f"{at}/{number}" if number else ""
    return at


def _swap(_: Position, move: Move) -> Message:
    one, field, other, field2 = move.args
    return Message(
        "move-swap",
        {"vine": Name(str(one)), "field": int(field), "vine2": Name(str(other)), "field2": int(field2)},
    )


def _gain(_: Position, move: Move) -> Message:
    return Message("move-gain", {"grape": token("grape", str(move.args[1]), int(move.args[2]))})


def _age(_: Position, move: Move) -> Message:
    return Message("move-age", {"wine": token("wine", str(move.args[0]), int(move.args[1]))})


def _retrieve(_: Position, move: Move) -> Message:
    action, *which = map(str, move.args)
    return Message("move-retrieve", {"action": Name(action), "worker": which[0] if which else "regular"})


def _use(_: Position, move: Move) -> Message:
    return Message("move-use", {"action": Name(str(move.args[0]))})


def _seat(_: Position, move: Move) -> Message:
    return Message(f"move-{move.verb}", {"seat": int(move.args[0])})


_MOVES: Final = {
    "place": _place,
    "wake": _wake,
    "draw": _draw,
    "plant": _plant,
    "uproot": _plant,
    "harvest": _harvest,
    "make": _make,
    "fill": _fill,
    "sell": _sell,
    "buy": _sell,
    "build": _build,
    "visitor": _card,
    "discard": _discard,
    "deal": _deal,
    "give": _card,
    "take": _take,
    "keep": _keep,
    "choose": _choose,
    "accept": _accept,
    "swap": _swap,
    "gain": _gain,
    "age": _age,
    "retrieve": _retrieve,
    "use": _use,
    "name": _seat,
    "first": _seat,
    "star": _star,
}

_WISHES: Final[dict[str, Callable[[Position, Move], Message]]] = {
    "make": lambda _, move: Message("move-make-impossible", {"grapes": _grapes(move)}),
    "harvest": lambda _, move: Message("move-harvest-empty", {"field": int(move.args[0])}),
    "build": lambda _, move: Message("move-build-wish", {"structure": Name(str(move.args[0]))}),
    "sell": lambda here, move: (
        _sell(here, move)
        if move.args[0] == "field"
        else Message("move-sell-grape-wish", {"grape": token("grape", str(move.args[0]), int(move.args[1]))})
    ),
}
"""The moves whose words would tell what comes of them."""


# -- decisions, events, obstacles ------------------------------------------------------------------------------


def decision(position: Position) -> Message:
    """What is asked, of whom."""
    asked = position.decision
    if asked is None:
        return Message("decision-over")
    return question(asked, position.stack[-1].seat)


def question(asked: Decision, seat: int) -> Message:
    """A decision of a seat as a question."""
    return Message(f"decision-{asked.id}", {"seat": seat, **PLAIN, **_values(asked.values)})


def event(event: Event) -> Message:
    """What happened."""
    return Message(f"event-{event.kind}", _values(event.values))


_PLAIN_MISSES: Final = frozenset(
    {
        "no_such_grape",
        "no_such_wine",
        "no_such_vine",
        "no_such_card",
        "no_yoke",
        "not_full",
        "no_token",
        "no_star",
    }
)
"""Obstacles from which nothing is learned: one sees on the board that the thing is not there."""


def remoteness(obstacles: Iterable[Obstacle]) -> tuple[int, ...]:
    """How far a move is from what a person would try: whether it only lacks things, how many, and how much money."""
    ids = [found.id for found in obstacles]
    lacking = [found.values["missing"] for found in obstacles if found.id == "not_enough_lira"]
    misses = sum(found in _PLAIN_MISSES for found in ids)
    return (int(misses == len(ids)), misses, len(ids), *lacking)


def obstacle(obstacle: Obstacle) -> Message:
    """Why a move is illegal."""
    said = _values(obstacle.values)
    own = {*said, obstacle.concept, obstacle.values.get("action")}
    form = next((form for form in FORMS.get(obstacle.id, ()) if form in own), "")
    return Message(f"obstacle-{obstacle.id}" + (f"-{form}" if form else ""), said)


def _values(found: Mapping[str, Any]) -> dict[str, Value]:
    """Values as the texts need them: ids as names, masks as lists of tokens, yes and no as words to select by."""
    said: dict[str, Value] = {}
    for key, value in found.items():
        if key in _READ:
            said.update(_READ[key](value, found))
        elif key in NAMED and isinstance(value, str) and value not in COUNTS:
            said[key] = Name(value)
        elif isinstance(value, bool):
            said[key] = "yes" if value else "no"
        else:
            said[key] = value
    return said


def _card_or_kind(value: str, _: Mapping[str, Any]) -> dict[str, Value]:
    """A card; where not one of a kind is at hand, the kind stands in its place."""
    return {"deck": value} if value in KIND else {"card": card(value)}


def _where(value: str, found: Mapping[str, Any]) -> dict[str, Value]:
    return {"where": "yoke" if found.get("action") == YOKE_ACTION else value}


def _seats(value: tuple[int, ...], _: Mapping[str, Any]) -> dict[str, Value]:
    return {"seats": tuple(Message("seat", {"seat": seat}) for seat in value), "count": len(value)}


_READ: Final[dict[str, Callable[[Any, Mapping[str, Any]], dict[str, Value]]]] = {
    "card": _card_or_kind,
    "cellar": lambda value, _: {"cellar": wines(value), "wines": value.bit_count()},
    "crush": lambda value, _: {"crush": grapes(value), "grapes": value.bit_count()},
    "decision": lambda value, _: {"decision": Message(f"now-{value}")},
    "lowest": lambda value, found: {"lowest": value, "places": found["highest"] - value + 1},
    "seats": _seats,
    "where": _where,
}
"""How values are said that are more than a number, a name or a word."""


def time(position: Position) -> Message:
    """The year and the season."""
    return Message("time", {"year": position.year, "season": SEASONS[position.season]})


# -- facts: what a lens shows, for the nodes of a graph --------------------------------------------------------


def facts(position: Position, lens: str) -> tuple[tuple[str, Message], ...]:
    """What a lens shows, fact by fact."""
    found: list[tuple[str, Message]] = []
    if lens == "position":
        found.append(("time", time(position)))
        found += [
            (f"row {seat}", Message("fact-row", {"seat": seat, "row": row}))
            for seat, row in enumerate(position.rows, 1)
            if row
        ]
    for seat, player in enumerate(position.players, 1):
        for key in _FACTS[lens]:
            found.append((f"{key} {seat}", _fact(key, seat, player)))
    if lens == "position":
        found += [
            (f"deck {kind.id}", Message("fact-deck", {"deck": kind.id, "count": kind.total(deck)}))
            for kind, deck in zip(KINDS, position.decks, strict=True)
        ]
    return tuple(found)


_FACTS: Final = {
    "position": (
        "lira",
        "vp",
        "residual",
        "crush",
        "cellar",
        "fields",
        "structures",
        "hand",
        "workers",
        "passed",
    ),
    "vineyard": ("crush", "cellar", "fields", "structures"),
    "cellar": ("crush", "cellar"),
    "money": ("lira", "vp", "residual"),
}


def _fact(key: str, seat: int, player: Player) -> Message:
    if key in ("lira", "vp", "residual"):
        return Message(f"fact-{key}", {"seat": seat, "number": getattr(player, key)})
    if key == "workers":
        grande = "yes" if player.grande else "no"
        return Message("fact-workers", {"seat": seat, "number": player.idle, "grande": grande})
    if key == "passed":
        return Message("fact-passed", {"seat": seat, "passed": "yes" if player.passed else "no"})
    things = _things(key, player)
    if things:
        return Message(f"fact-{key}", {"seat": seat, "things": things})
    return Message(f"fact-{key}-none", {"seat": seat})


def _things(key: str, player: Player) -> tuple[Name | Message, ...]:
    if key == "crush":
        return grapes(player.crush)
    if key == "cellar":
        return wines(player.cellar)
    if key == "fields":
        return tuple(_field(number, vines) for number, vines in zip(FIELDS, player.fields, strict=True))
    if key == "structures":
        return tuple(Name(name) for name, bit in STRUCTURE.items() if player.structures & bit)
    return tuple(
        card(held) for kind, pile in zip(KINDS, player.hand, strict=True) for held in kind.cards(pile)
    )


def _field(number: int, vines: int) -> Message:
    if vines <= SOLD:
        return Message("field-sold", {"field": number})
    planted = tuple(map(Name, VINES.cards(vines)))
    if planted:
        return Message("field-planted", {"field": number, "vines": planted})
    return Message("field-empty", {"field": number})


def group(move: Move) -> Message:
    """The heading under which a move is listed."""
    if move.verb == "place":
        if move.args[0] == "yoke":
            return Message("group-yoke")
        return Message("group-cart" if PLACE[move].where == "cart" else "group-place")
    return Message(f"group-{move.verb}")
