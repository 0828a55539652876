"""Setting up a position of Viticulture by hand: the form in an order that suits people, and the board to be clicked."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from viticulture_explore.core.form import Control, Edit, Find, Put, Section, from_schema, toggled, without
from viticulture_explore.core.message import Message, Name
from viticulture_explore.viticulture.actions import ACTIONS, BY_SEASON, CART, SUMMER, WINTER, YOKE_ACTION
from viticulture_explore.viticulture.cards import FIELDS, KIND_OF, KINDS, ORDERS, STRUCTURE, STRUCTURES, VINES
from viticulture_explore.viticulture.influence import MODULE, REGIONS
from viticulture_explore.viticulture.scene.vineyard import order_in_words
from viticulture_explore.viticulture.schema import json_schema
from viticulture_explore.viticulture.seasons import ROWS
from viticulture_explore.viticulture.solo import AUTOMA_NUMBER
from viticulture_explore.viticulture.spaces import standing, standing_on_cart
from viticulture_explore.viticulture.tokens import COLOURS, LEAST, TOP, track, values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.core.form import Place
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position
    from viticulture_explore.viticulture.spaces import Standing

SEASONS: Final = ("setup", "spring", "summer", "fall", "winter")
"""The seasons a position can be set up in, in their order."""

MONEY: Final = ("lira", "vp", "residual", "workers", "in_training")
THINGS: Final = ("structures", "fields", "crush_pad", "cellar", "hand")
AHEAD: Final = ("summer", "fall")
"""The seasons in which workers may wait on the actions of winter: the Planner sends them ahead."""

SELDOM: Final = ("grande", "temporary", "available", "passed", "harvested", "used")


# -- the form ---------------------------------------------------------------------------------------------------


def form(given: Mapping[str, Any], seat: int, modules: tuple[str, ...]) -> tuple[Section, ...]:
    """The controls, those of a vineyard for the given seat."""
    known = _controls(seat)
    players, season = given["players"], given.get("season", "spring")
    mine: Place = ("vineyards", seat)
    sections = [
        Section(id="given", controls=(*_of(known, ("players",), ("year",), ("season",)), *_rows(given))),
        Section(id="turn", controls=_of(known, ("actor",), ("first_player",)), folded=True),
        Section(id="parents", controls=_of(known, ("parents", seat)), seat=seat)
        if season == "setup"
        else None,
        Section(id="vineyards", controls=_of(known, *((*mine, key) for key in (*MONEY, *THINGS))), seat=seat),
        Section(
            id="seldom",
            controls=_of(
                known, *((*mine, key) for key in (*SELDOM, *(["stars"] if MODULE in modules else [])))
            ),
            seat=seat,
            folded=True,
        ),
        Section(id="solo", controls=_of(known, ("solo",))) if players == 1 else None,
        Section(id="spaces", controls=_spaces(known, season, modules), folded=True),
        Section(id="planned", controls=(_planned(players),), folded=True)
        if season in AHEAD or given.get("planned")
        else None,
        Section(id="discards", controls=_of(known, ("discards",)), folded=True),
        Section(id="decks", controls=_of(known, ("decks",)), folded=True),
    ]
    return tuple(section for section in sections if section is not None)


@cache
def _controls(seat: int) -> dict[Place, Control]:
    """All controls of a seat by their places."""
    sections = from_schema(json_schema(), seat=seat, seats=range(1, 7))
    found = {control.place: _suited(control) for section in sections for control in section.controls}
    grey: Place = ("vineyards", seat, "temporary")
    found[grey] = Control(place=grey, kind="choice", default=False, choices=(False, True, "placed"))
    return found


def _suited(control: Control) -> Control:
    """A control of the schema as people expect it."""
    key = control.place[-1]
    if key == "season":
        return replace(control, choices=SEASONS)
    if key == "grande":
        return replace(control, default=True)
    if key == "structures":
        return replace(control, choices=STRUCTURES, again=False)
    if key == "hand":
        return replace(control, choices=tuple(KIND_OF))
    if control.place[-2:-1] == ("fields",):
        return replace(control, choices=(*VINES.ids, "sold"))
    once = {"used", "harvested", "tokens", "rows_left", "blocked", "red", "white", "blush", "sparkling"}
    return replace(control, again=False) if key in once else control


def _of(known: Mapping[Place, Control], *places: Place) -> tuple[Control, ...]:
    """The controls at and below some places, place by place."""
    return tuple(control for place in places for at, control in known.items() if at[: len(place)] == place)


def _rows(given: Mapping[str, Any]) -> tuple[Control, ...]:
    """A control for the wake-up row of each seat."""
    if given.get("season") == "setup":
        return ()
    return tuple(
        Control(place=("wake_up", index), kind="choice", choices=ROWS) for index in range(given["players"])
    )


def _spaces(known: Mapping[Place, Control], season: str, modules: tuple[str, ...]) -> tuple[Control, ...]:
    offered = BY_SEASON[WINTER if season == "winter" else SUMMER]
    names = [action.id for action in offered if not action.module or action.module in modules]
    return _of(known, *(("spaces", name) for name in (*names, ACTIONS[CART], YOKE_ACTION)))


def _planned(players: int) -> Control:
    """Every worker that may have been sent ahead."""
    choices = tuple(
        _sent_ahead(seat, action.id, space, grande=grande)
        for seat in range(1, players + 1)
        for action in BY_SEASON[WINTER]
        for grande in (False, True)
        for space in ("plain", "bonus", *(("beside",) if grande else ()))
    )
    return Control(place=("planned",), kind="words", default=[], choices=choices)


def _sent_ahead(seat: int, action: str, space: str, *, grande: bool) -> dict[str, Any]:
    """A worker that waits on an action, in the form of ``given``."""
    worker: dict[str, Any] = {"seat": seat, "action": action, "space": space}
    return {**worker, "grande": True} if grande else worker


def tidied(given: Mapping[str, Any]) -> dict[str, Any]:
    """A description changed by hand: rows for the seats that play, and nothing of what has become impossible to say."""
    players, season = given["players"], given.get("season", "spring")
    kept = without(given, players)
    kept.pop("midway", None)
    if season != "setup":
        kept.pop("parents", None)
    if players > 1:
        kept.pop("solo", None)
    if spaces := _occupied(given, players, season):
        kept["spaces"] = spaces
    else:
        kept.pop("spaces", None)
    if planned := [worker for worker in given.get("planned", []) if worker["seat"] <= players]:
        kept["planned"] = planned
    else:
        kept.pop("planned", None)
    rows = _wake_up(given, players, season)
    if any(rows):
        kept["wake_up"] = rows
    else:
        kept.pop("wake_up", None)
    return kept


def _occupied(given: Mapping[str, Any], players: int, season: str) -> dict[str, Any]:
    """Who stands where. Before winter ``planned`` alone tells of the workers that were sent ahead to it."""
    ahead = {action.id for action in BY_SEASON[WINTER]} if season in AHEAD else set()
    spaces = given.get("spaces", {})
    return {
        name: playing
        for name, space in spaces.items()
        if name not in ahead and (playing := _playing(space, players))
    }


def _playing(space: Mapping[str, Any], players: int) -> dict[str, Any]:
    """Who stands on an action, without seats that do not play."""
    seated = {
        key: [
            one
            for one in (found if isinstance(found, list) else [found])
            if int(str(one).split()[0]) <= players
        ]
        for key, found in space.items()
    }
    return {key: found for key, found in seated.items() if found}


def _wake_up(given: Mapping[str, Any], players: int, season: str) -> list[int | None]:
    """The row of each seat; seats without one get the first that is free, once the rows are chosen."""
    if season == "setup":
        return []
    rows: list[int | None] = list(given.get("wake_up") or [])[:players]
    rows += [None] * (players - len(rows))
    if season == "spring":
        return rows
    free = iter([row for row in ROWS if row not in rows])
    return [row or next(free, None) for row in rows]


def word(place: Place, value: Any) -> Message | None:
    """Who stands on a space or was sent ahead, and what has no name of its own: seasons, orders, Automa cards."""
    if place[0] in ("spaces", "planned"):
        return _worker(value)
    if place == ("season",):
        return Message(f"scene-stage-{value}") if value in SEASONS[1:] else None
    if place[-1] == "temporary":
        return Message(f"given-temporary-{'placed' if value == 'placed' else 'yes' if value else 'no'}")
    if value in ORDERS.number:
        return order_in_words(value)
    if value in AUTOMA_NUMBER:
        return Message("card-automa", {"number": AUTOMA_NUMBER[value] + 1})
    return Message("given-sold") if value == "sold" else None


def _worker(value: Any) -> Message:
    """Who stands on a space, or, in pairs, who was sent ahead and where to."""
    if isinstance(value, tuple):
        told = dict(value)
        who = f"{told['seat']} grande" if told.get("grande") else told["seat"]
        where = {"action": Name(told["action"]), "space": told["space"]}
        return Message("given-sent-ahead", {"worker": _worker(who), **where})
    seat, *grande = str(value).split()
    return Message("scene-worker-of", {"kind": "grande" if grande else "regular", "seat": int(seat)})


# -- the board --------------------------------------------------------------------------------------------------


def edits(position: Position, seat: int) -> dict[str, Edit]:
    """What a click on each shape of the board changes, seen from a seat."""
    player = position.players[seat - 1]
    mine: Place = ("vineyards", seat)
    return {
        **{name: Find((*mine, name)) for name in ("lira", "vp", "residual")},
        **{f"own worker {number}": Find((*mine, "workers")) for number in range(1, 7)},
        "own grande": Put((*mine, "grande"), None if not player.grande else False),
        **_fields(player, mine),
        **_tokens("crush", "crush_pad", player.crush, COLOURS[:2], mine),
        **_tokens("cellar", "cellar", player.cellar, COLOURS, mine),
        **_structures(player, mine),
        **_hand(player, mine),
        **_chart(position, seat),
        **_standing(position, seat),
        **{f"deck {kind.id}": Find(("deals", kind.id)) for kind in KINDS},
        **{f"region {region}": Find((*mine, "stars", region)) for region in REGIONS},
    }


def _fields(player: Player, mine: Place) -> dict[str, Edit]:
    found: dict[str, Edit] = {}
    for field, vines in zip(FIELDS, player.fields, strict=True):
        place = (*mine, "fields", field)
        found[f"field {field}"] = Find(place)
        planted = [
            VINES.ids[number]
            for number in VINES.numbers(max(vines, 0))
            for _ in range(VINES.count(vines, number))
        ]
        for name in planted:
            found[f"vine {field} {name}"] = Put(place, _one_less(planted, name))
    return found


def _tokens(area: str, key: str, tokens: int, colours: Iterable[str], mine: Place) -> dict[str, Edit]:
    """A click on a place puts a token there, or takes it away."""
    found: dict[str, Edit] = {}
    for colour, name in enumerate(colours):
        there = list(values(track(tokens, colour)))
        for value in range(LEAST[colour] if area == "cellar" else 1, TOP + 1):
            kept = toggled(there, value)
            found[f"{area} {name} {value}"] = Put((*mine, key, name), sorted(kept) if kept else None)
    return found


def _structures(player: Player, mine: Place) -> dict[str, Edit]:
    built = [name for name in STRUCTURES if player.structures & STRUCTURE[name]]
    return {
        f"{'cellar' if name.endswith('_cellar') else 'structure'} {name}": Put(
            (*mine, "structures"), toggled(built, name)
        )
        for name in STRUCTURES
    }


def _hand(player: Player, mine: Place) -> dict[str, Edit]:
    """A click on a card takes it away; where there is none, it leads to the search for one."""
    held = [name for kind in KINDS for name in kind.cards(player.hand[kind.index])]
    found: dict[str, Edit] = {"hand empty": Find((*mine, "hand"))}
    for name in held:
        for copy in range(1, held.count(name) + 1):
            found[f"card {name} {copy}"] = Put((*mine, "hand"), _one_less(held, name))
    return found


def _chart(position: Position, seat: int) -> dict[str, Edit]:
    """A click on a row chooses it; who was there changes places, and one's own row is given up."""
    rows: list[int | None] = [row or None for row in position.rows]
    before = rows[seat - 1]
    found: dict[str, Edit] = {}
    for row in ROWS:
        new = [before if other == row else other for other in rows]
        new[seat - 1] = None if before == row else row
        found[f"row {row}"] = Put(("wake_up",), new if any(new) else None)
    return found


def _standing(position: Position, seat: int) -> dict[str, Edit]:
    """A click on a space puts a worker there, then the grande, then nobody."""
    found: dict[str, Edit] = {}
    for number, name in enumerate(ACTIONS):
        if number == CART:
            carted = [_occupant(worker) for worker in standing_on_cart(position.spaces[number])]
            found[f"action {name}"] = Put(("spaces", name, "plain"), toggled(carted, seat))
            continue
        there = standing(position.spaces[number])
        plain = [_occupant(worker) for worker in there if worker.where == "plain"]
        bonus = [_occupant(worker) for worker in there if worker.where == "bonus"]
        found[f"action {name}"] = Find(("spaces", name, "beside"))
        found[f"space {name} bonus"] = Put(("spaces", name, "bonus"), _turned(bonus, 0, seat))
        for index in range(3):
            found[f"space {name} plain {index + 1}"] = Put(
                ("spaces", name, "plain"), _turned(plain, index, seat)
            )
    found |= _waiting(position, seat)
    yoked = [
        _yoked(player.yoke_worker, number)
        for number, player in enumerate(position.players, 1)
        if player.yoke_worker
    ]
    mine = [one for one in yoked if str(one).split()[0] == str(seat)]
    others = [one for one in yoked if one not in mine]
    found[f"action {YOKE_ACTION}"] = Put(
        ("spaces", YOKE_ACTION, "plain"), [*others, *(_turned(mine, 0, seat) or [])] or None
    )
    return found


def _waiting(position: Position, seat: int) -> dict[str, Edit]:
    """Before winter, a click on one of its spaces sends a worker ahead, then the grande, then nobody."""
    if SEASONS[position.season] not in AHEAD:
        return {}
    found: dict[str, Edit] = {}
    waiting = [_sent_ahead(one.seat, one.action, one.where, grande=one.grande) for one in position.planned]
    for action in BY_SEASON[WINTER]:
        found[f"action {action.id}"] = Find(("planned",))
        for space, count in (("bonus", 1), ("plain", 3)):
            there = [one for one in waiting if (one["action"], one["space"]) == (action.id, space)]
            others = [one for one in waiting if one not in there]
            for index in range(count):
                new = [*others, *_next_waiting(there, index, (seat, action.id, space))] or None
                shape = f"space {action.id} {space}" + (f" {index + 1}" if space == "plain" else "")
                found[shape] = Put(("planned",), new)
    return found


def _next_waiting(
    there: list[dict[str, Any]], index: int, space: tuple[int, str, str]
) -> list[dict[str, Any]]:
    """Who waits on the spaces of one sort after a click on one of them."""
    here = there[index : index + 1]
    mine = _sent_ahead(*space, grande=False)
    new = [mine] if not here else [_sent_ahead(*space, grande=True)] if here == [mine] else []
    return [*there[:index], *new, *there[index + 1 :]]


def _yoked(worker: int, seat: int) -> int | str:
    return seat if worker == 1 else f"{seat} grande"


def _occupant(worker: Standing) -> int | str:
    return f"{worker.seat} grande" if worker.grande else worker.seat


def _turned(there: list[int | str], index: int, seat: int) -> list[int | str] | None:
    """Who stands on the spaces of one sort after a click on one of them."""
    here = there[index : index + 1]
    new: list[int | str] = [seat] if not here else [f"{seat} grande"] if here == [seat] else []
    return [*there[:index], *new, *there[index + 1 :]] or None


def _one_less(values: list[str], value: str) -> list[str] | None:
    kept = list(values)
    kept.remove(value)
    return kept or None
