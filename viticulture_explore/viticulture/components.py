"""Every card and space: what it is called, what it does in words, and its figures, made of what the engine plays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.game import Card
from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.viticulture.actions import ACTION, ACTIONS, SEASONS, SUMMER, WINTER, YOKE_ACTION
from viticulture_explore.viticulture.cards import (
    COST,
    KIND,
    KIND_OF,
    ORDER_CARDS,
    ORDERS,
    STRUCTURE,
    STRUCTURES,
    VINE_NEEDS,
    VINE_RED,
    VINE_WHITE,
    VINES,
    table,
)
from viticulture_explore.viticulture.describe import OFFICIAL, cards as some_cards, describe, phrase
from viticulture_explore.viticulture.effects.base import EFFECTS
from viticulture_explore.viticulture.influence import REGION_VP, REGIONS, REWARDS
from viticulture_explore.viticulture.seasons import ROW_BONUSES, ROWS
from viticulture_explore.viticulture.setup import MAMA_CARDS, MAMAS, PAPAS
from viticulture_explore.viticulture.solo import AUTOMA, AUTOMA_NUMBER
from viticulture_explore.viticulture.tokens import COLOURS, cellar_top
from viticulture_explore.viticulture.visitors import VISITORS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from viticulture_explore.viticulture.rulebooks import Options

CARD_TABLES: Final = ("vines", "summer_visitors", "winter_visitors", "mamas", "papas", "tuscany_influence")
"""The tables whose name columns serve the texts; actions and structures are named by the glossary's words."""

UNSURE: Final[dict[str, list[str]]] = {
    row["id"]: row["unsure_names"].split() for name in CARD_TABLES for row in table(name)
}
"""The languages in which the name of a card is not checked against a printed edition."""


def card(id: str) -> Name | Message:
    """A card by its name; an order by what it asks for and an Automa card by its number, for they have none."""
    if id in AUTOMA_NUMBER:
        return Message("card-automa", {"number": AUTOMA_NUMBER[id] + 1})
    if id not in ORDERS.number:
        return Name(id)
    return Message("card-order", {"wines": _wanted(id)})


def token(kind: str, colour: str, value: int) -> Message:
    """A grape or a wine with its colour and value."""
    return Message(f"token-{kind}", {"colour": colour, "value": value})


def _wanted(order: str) -> tuple[Message, ...]:
    wants = ORDER_CARDS[ORDERS.number[order]].wants
    return tuple(token("wine", COLOURS[colour], value) for colour, least in wants for value in least)


# -- what cards say --------------------------------------------------------------------------------------------


def card_text(id: str, options: Options = OFFICIAL) -> Message:
    """What stands on a card of a hand, in whole sentences, as these options read it."""
    return _CARD_TEXTS[KIND_OF[id].id](id, options)


def _visitor(id: str, options: Options) -> Message:
    return describe(VISITORS[id], options)


def _vine(id: str, _: Options) -> Message:
    number = VINES.number[id]
    values = Message("vine-values", {"red": VINE_RED[number], "white": VINE_WHITE[number]})
    needs = tuple(map(Name, _needs(id)))
    return _pair(values, Message("vine-needs", {"structures": needs})) if needs else values


def _needs(vine: str) -> list[str]:
    return [name for name, bit in STRUCTURE.items() if VINE_NEEDS[VINES.number[vine]] & bit]


def _order(id: str, _: Options) -> Message:
    order = ORDER_CARDS[ORDERS.number[id]]
    return Message("order-words", {"wines": _wanted(id), "vp": order.vp, "residual": order.residual})


_CARD_TEXTS: Final[dict[str, Callable[[str, Options], Message]]] = {
    "vine": _vine,
    "summer": _visitor,
    "order": _order,
    "winter": _visitor,
}


def _pair(before: Message, after: Message) -> Message:
    return Message("sentence-pair", {"before": before, "after": after})


# -- what spaces and structures say ----------------------------------------------------------------------------


def _action(id: str, options: Options) -> Message:
    """What an action does, with its bonus; the cart and the yoke with who may stand there."""
    words = describe(EFFECTS[f"action/{id}"], options)
    if id == YOKE_ACTION:
        return _pair(words, Message("space-yoke", {"limit": options.yoke_limit}))
    if id not in ACTION:
        return _pair(words, Message("space-cart"))
    bonus = _bonus(id, options)
    season = SEASONS[ACTION[id].season]
    return Message("space-action", {"season": season, "words": _pair(words, bonus) if bonus else words})


def _bonus(id: str, options: Options) -> Message | None:
    action = ACTION[id]
    if action.with_bonus:
        return Message("space-bonus-instead", {"bonus": phrase(action.with_bonus, options)})
    paid = getattr(options, f"{id}_bonus", "") if action.lira_first else ""
    if not action.bonus or paid == "none":
        return None
    if action.main in action.bonus.parts():
        return Message("space-bonus-again")
    return Message(
        "space-bonus-before" if paid == "before_paying" else "space-bonus",
        {"bonus": phrase(action.bonus, options)},
    )


def _row(row: int, options: Options) -> Message:
    return describe(ROW_BONUSES[row], options) if row in ROW_BONUSES else Message("row-nothing")


def _structure(id: str, options: Options) -> Message:
    values: dict[str, Value] = {
        "effect": phrase(EFFECTS["action/yoke"], options),
        "trigger": getattr(options, f"{id}_trigger", ""),
        "choice": options.cottage_choice,
        "top": cellar_top(STRUCTURE[id]),
    }
    return Message("structure-cost", {"cost": COST[id], "words": Message(f"structure-{id}", values)})


def _region(index: int, options: Options) -> Message:
    reward = REWARDS[REGIONS[index]]
    scores = Message("region-scores", {"vp": REGION_VP[index]})
    return _pair(Message("region-reward", {"effect": phrase(reward, options)}), scores) if reward else scores


# -- what the parents and the Automa say -----------------------------------------------------------------------


def _mama(row: dict[str, str]) -> Message:
    things = [Message("some-regular-workers", {"count": int(row["workers"])})]
    things += [some_cards(kind, int(row[column])) for column, kind in MAMA_CARDS if int(row[column])]
    if int(row["lira"]):
        things.append(Message("some-lira", {"lira": int(row["lira"])}))
    return Message("mama-words", {"things": tuple(things)})


def _papa(row: dict[str, str]) -> Message:
    values: dict[str, Value] = {"gift": Name(row["gift"]), "instead": int(row["lira_instead"])}
    if not int(row["lira"]):
        return Message("papa-words-without-lira", values)
    return Message("papa-words", {**values, "lira": int(row["lira"])})


def _names(ids: Iterable[str]) -> tuple[Name, ...]:
    return tuple(map(Name, ids))


# -- all of them -----------------------------------------------------------------------------------------------


def cards(options: Options = OFFICIAL) -> tuple[Card, ...]:
    """Every space and card, kind by kind: the board, the structures, the cards of the decks, parents, the modules."""
    return (*_board(options), *_decks(options), *_parents(), *_modules(options))


def _board(options: Options) -> Iterator[Card]:
    for action in (*ACTIONS, YOKE_ACTION):
        season = ACTION[action].season if action in ACTION else None
        seasons = [SEASONS[number] for number in (SUMMER, WINTER) if season in (None, number)]
        figures: dict[str, Any] = {"seasons": seasons}
        if season is not None and ACTION[action].module:
            figures["module"] = ACTION[action].module
        yield Card("action", action, Name(action), _action(action, options), figures)
    for row in ROWS:
        yield Card("row", f"row_{row}", Message("move-wake", {"row": row}), _row(row, options), {"row": row})
    for name, facts in zip(STRUCTURES, table("structures"), strict=True):
        figures = {"cost": COST[name], "requires": facts["prerequisite"].split()}
        yield Card("structure", name, Name(name), _structure(name, options), figures)


def _decks(options: Options) -> Iterator[Card]:
    for kind in ("vine", "order", "summer", "winter"):
        for name, copies in zip(KIND[kind].ids, KIND[kind].copies, strict=True):
            figures = _FIGURES[kind](name, copies)
            yield Card(kind, name, card(name), card_text(name, options), {**figures, **_unsure(name)})


def _vine_figures(id: str, copies: int) -> dict[str, Any]:
    number = VINES.number[id]
    return {"red": VINE_RED[number], "white": VINE_WHITE[number], "requires": _needs(id), "copies": copies}


def _order_figures(id: str, _: int) -> dict[str, Any]:
    order = ORDER_CARDS[ORDERS.number[id]]
    wines = {COLOURS[colour]: list(least) for colour, least in order.wants}
    return {**wines, "vp": order.vp, "residual": order.residual}


_FIGURES: Final[dict[str, Callable[[str, int], dict[str, Any]]]] = {
    "vine": _vine_figures,
    "order": _order_figures,
    "summer": lambda _, __: {},
    "winter": lambda _, __: {},
}


def _unsure(id: str) -> dict[str, list[str]]:
    return {"unsure_names": UNSURE[id]} if UNSURE.get(id) else {}


def _parents() -> Iterator[Card]:
    for name, row in MAMAS.items():
        figures: dict[str, Any] = {kind: int(row[column]) for column, kind in (*MAMA_CARDS, ("lira", "lira"))}
        figures["workers"] = int(row["workers"])
        yield Card("mama", name, Name(name), _mama(row), {**figures, **_unsure(name)})
    for name, row in PAPAS.items():
        figures = {"lira": int(row["lira"]), "gift": row["gift"], "lira_instead": int(row["lira_instead"])}
        yield Card("papa", name, Name(name), _papa(row), {**figures, **_unsure(name)})


def _modules(options: Options) -> Iterator[Card]:
    for automa in AUTOMA:
        words = Message("automa-words", {"summer": _names(automa.summer), "winter": _names(automa.winter)})
        figures: dict[str, Any] = {"summer": list(automa.summer), "winter": list(automa.winter)}
        yield Card("automa", automa.id, card(automa.id), words, figures)
    for index, region in enumerate(REGIONS):
        figures = {"module": "influence", "vp": REGION_VP[index], **_unsure(region)}
        yield Card("region", region, Name(region), _region(index, options), figures)
