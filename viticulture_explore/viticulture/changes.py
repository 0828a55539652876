"""Small changes of a position that could make an illegal move legal, chosen by what stands against the move.

They are said in the form of ``given`` and in words; whether one helps is found by trying it
(:mod:`viticulture_explore.core.repairs`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from viticulture_explore.core.game import Change
from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.core.position import Move, Obstacle
from viticulture_explore.viticulture.actions import (
    ACTION,
    SEASONS,
    SUMMER,
    WINTER,
    YOKE_ACTION,
)
from viticulture_explore.viticulture.cards import FIELDS, KIND_OF, KINDS, VINES
from viticulture_explore.viticulture.components import card as card_name
from viticulture_explore.viticulture.draft import LAST_POINT
from viticulture_explore.viticulture.player import MAX_REGULAR, Player
from viticulture_explore.viticulture.position import Position
from viticulture_explore.viticulture.tokens import COLOUR, TOP, track, values

MOST_LIRA: Final = 12
"""So many more lira are tried: enough for the dearest structure and the dearest card together."""

_DECKS: Final = {"plant": "vine", "play_summer": "summer", "fill_order": "order", "play_winter": "winter"}
"""The actions that need a card in hand, and of which deck."""


class _Case:
    """A move that is not possible, and the position as it is described."""

    def __init__(self, position: Position, seat: int, told: dict[str, Any], move: Move) -> None:
        self.position = position
        self.seat = seat
        self.told = told
        self.move = move

    @property
    def player(self) -> Player:
        return self.position.players[self.seat - 1]

    @property
    def vineyard(self) -> dict[str, Any]:
        """What is told of the seat's vineyard."""
        found: dict[str, Any] = self.told.get("vineyards", {}).get(self.seat, {})
        return found

    def own(self, kind: str, text: str, patch: dict[str, Any], /, **said: Value) -> Change:
        """A change of the seat's own vineyard."""
        return Change(kind, Message(f"change-{text}", said), {"vineyards": {self.seat: patch}})

    def board(self, kind: str, text: str, patch: dict[str, Any], /, **said: Value) -> Change:
        """A change of what all seats share."""
        return Change(kind, Message(f"change-{text}", said), patch)


Changes = Iterator[Change]


def worth_trying(position: Position, told: dict[str, Any], move: Move) -> Changes:
    """The changes worth trying for a move of the seat that decides; ``told`` is the position as described."""
    if not position.actor:
        return
    case = _Case(position, position.actor, told, move)
    obstacles = position.obstacles(move)
    if _needs_more_than_one(obstacles):
        return
    for obstacle in obstacles:
        for tried in _TRIED.get(obstacle.id, ()):
            yield from tried(case, obstacle)


def _needs_more_than_one(obstacles: tuple[Obstacle, ...]) -> bool:
    """Whether it is plain without trying that no single change is enough."""
    found = [obstacle.id for obstacle in obstacles]
    # What follows `nothing_to_do` are several ways to one end; what stands before it is another matter.
    return not _LASTING.isdisjoint(found) or "nothing_to_do" in found[1:]


# -- lira and points ------------------------------------------------------------------------------------------


def _lira(case: _Case, _: Obstacle) -> Changes:
    have = case.player.lira
    for number in range(have + 1, have + MOST_LIRA + 1):
        yield case.own("lira", "lira", {"lira": number}, number=number)


def _points(case: _Case, _: Obstacle) -> Changes:
    have = case.player.vp
    for number in range(have + 1, have + 2 - LAST_POINT):
        yield case.own("points", "points", {"vp": number}, number=number)


def _residual(case: _Case, _: Obstacle) -> Changes:
    have = case.player.residual
    for number in sorted(range(6), key=lambda number: abs(number - have)):
        yield case.own("residual", "residual", {"residual": number}, number=number)


# -- workers and spaces ---------------------------------------------------------------------------------------


def _worker(case: _Case, _: Obstacle) -> Changes:
    player = case.player
    workers = max(player.workers, min(MAX_REGULAR - player.in_training, player.available + 1))
    for owned in (workers, workers + 1):
        yield case.own("worker", "worker", {"workers": owned, "available": player.available + 1})
    for action, where in _where_stands(case, case.seat):
        patch = _without(case, action, where, case.seat)
        back = {case.seat: {"available": player.available + 1}}
        yield case.board("worker", "worker", {"spaces": patch, "vineyards": back})


def _grande(case: _Case, _: Obstacle) -> Changes:
    worker = f"{case.seat} grande"
    for action, where in _where_stands(case, worker):
        patch = {"spaces": _without(case, action, where, worker), "vineyards": {case.seat: {"grande": True}}}
        yield case.board("grande", "grande", patch)
    yield case.own("grande", "grande", {"grande": True})


def _fewer_workers(case: _Case, _: Obstacle) -> Changes:
    player = case.player
    if player.in_training:
        yield case.own("worker", "worker-fewer", {"in_training": player.in_training - 1})
    elif player.available:
        fewer = {"workers": player.workers - 1, "available": player.available - 1}
        yield case.own("worker", "worker-fewer", fewer)


def _free_space(case: _Case, obstacle: Obstacle) -> Changes:
    action, where = str(obstacle.values["action"]), str(obstacle.values["where"])
    for worker in _standing(case, action, where):
        if action != YOKE_ACTION:
            spaces = _without(case, action, where, worker)
            yield case.board("space", "space-free", {"spaces": spaces}, action=Name(action))
    if action in case.told.get("solo", {}).get("blocked", ()):
        blocked = [other for other in case.told["solo"]["blocked"] if other != action]
        yield case.board("space", "space-free", {"solo": {"blocked": blocked}}, action=Name(action))


def _full_spaces(case: _Case, obstacle: Obstacle) -> Changes:
    """Let the others take every space that is still free."""
    rules, action = case.position.rules, ACTION[str(obstacle.values["action"])]
    others = [seat for seat in range(1, rules.players + 1) if seat != case.seat]
    bonus, plain = (_standing(case, action.id, where) for where in ("bonus", "plain"))
    for seat in others:
        mine = others[others.index(seat) :] + others[: others.index(seat)]
        wanted = (action.bonus_space(rules) - len(bonus), action.plain_spaces(rules) - len(plain))
        takers = [mine[number % len(mine)] for number in range(sum(wanted))]
        spaces = {"bonus": [*bonus, *takers[: wanted[0]]], "plain": [*plain, *takers[wanted[0] :]]}
        patch = {"spaces": {action.id: {where: who for where, who in spaces.items() if who}}}
        yield case.board("space", "space-full", patch, action=Name(action.id))


def _where_stands(case: _Case, worker: int | str) -> Iterator[tuple[str, str]]:
    for action, space in case.told.get("spaces", {}).items():
        for where in space:
            if worker in _standing(case, action, where):
                yield action, where


def _standing(case: _Case, action: str, where: str) -> list[int | str]:
    found = case.told.get("spaces", {}).get(action, {}).get(where, [])
    return found if isinstance(found, list) else [found]


def _without(case: _Case, action: str, where: str, worker: int | str) -> dict[str, Any]:
    left = _standing(case, action, where).copy()
    left.remove(worker)
    return {action: {where: left or None}}


def _season(case: _Case, _: Obstacle) -> Changes:
    if case.position.season in (SUMMER, WINTER):
        season = SEASONS[SUMMER + WINTER - case.position.season]
        yield case.board("season", "season", {"season": season}, season=season)


def _row(case: _Case, obstacle: Obstacle) -> Changes:
    """Whoever sits on the row has taken another one."""
    rows, wanted = list(case.position.rows), obstacle.values["row"]
    for row in range(1, 8):
        if row not in rows and wanted in rows:
            moved = [(row if other == wanted else other) or None for other in rows]
            yield case.board("row", "row", {"wake_up": moved}, row=wanted)


def _spent_row(case: _Case, obstacle: Obstacle) -> Changes:
    row = obstacle.values["row"]
    solo = case.position.solo
    if solo:
        rows = sorted({*case.told.get("solo", {}).get("rows_left", range(1, 8)), row})
        yield case.board("row", "row", {"solo": {"rows_left": rows}}, row=row)


def _token(case: _Case, _: Obstacle) -> Changes:
    held = case.told.get("solo", {}).get("tokens", [])
    for row in range(1, 8):
        if row not in held:
            yield case.board("token", "token", {"solo": {"tokens": [*held, row]}})


# -- structures -----------------------------------------------------------------------------------------------


def _built(*names: str) -> Callable[[_Case, Obstacle], Changes]:
    def build(case: _Case, _: Obstacle) -> Changes:
        yield from _with_structures(case, *names)

    return build


def _cellar(case: _Case, _: Obstacle) -> Changes:
    """The next cellar, then the large one too."""
    yield from _with_structures(case, "medium_cellar")
    yield from _with_structures(case, "medium_cellar", "large_cellar")


def _with_structures(case: _Case, *names: str) -> Changes:
    there: list[str] = case.vineyard.get("structures", [])
    new = [name for name in names if name not in there]
    if new:
        said = tuple(map(Name, new))
        yield case.own(f"structure {names[0]}", "built", {"structures": [*there, *new]}, structures=said)


def _not_built(case: _Case, obstacle: Obstacle) -> Changes:
    name = str(obstacle.values["structure"])
    there = [other for other in case.vineyard.get("structures", []) if other != name]
    used = [other for other in case.vineyard.get("used", []) if other != name]
    patch = {"structures": there, "used": used}
    yield case.own(f"structure {name}", "not-built", patch, structure=Name(name))


def _yoke_unused(case: _Case, _: Obstacle) -> Changes:
    used = [name for name in case.vineyard.get("used", []) if name != "yoke"]
    for worker in _standing(case, YOKE_ACTION, "plain"):
        if str(worker).split()[0] == str(case.seat):
            patch = {"spaces": _without(case, YOKE_ACTION, "plain", worker)}
            yield case.board("yoke", "yoke-unused", {**patch, "vineyards": {case.seat: {"used": used}}})
    yield case.own("yoke", "yoke-unused", {"used": used})


# -- fields and vines -----------------------------------------------------------------------------------------


def _field_owned(case: _Case, obstacle: Obstacle) -> Changes:
    yield _field(case, int(obstacle.values["field"]), "owned", [])


def _field_sold(case: _Case, obstacle: Obstacle) -> Changes:
    yield _field(case, int(obstacle.values["field"]), "sold", "sold")


def _field_cleared(case: _Case, obstacle: Obstacle) -> Changes:
    yield _field(case, int(obstacle.values["field"]), "empty", [])


def _field_emptier(case: _Case, obstacle: Obstacle) -> Changes:
    number = int(obstacle.values["field"])
    vines = _vines(case, number)
    for vine in dict.fromkeys(vines):
        left = vines.copy()
        left.remove(vine)
        yield _field(case, number, "vine-gone", left, vine=Name(vine))


def _field_planted(case: _Case, obstacle: Obstacle) -> Changes:
    for number in [obstacle.values["field"]] if "field" in obstacle.values else FIELDS:
        vines = _vines(case, number)
        wanted = [obstacle.values["card"]] if "card" in obstacle.values else VINES.ids
        for vine in wanted:
            yield _field(case, number, "vine", [*vines, vine], vine=Name(str(vine)))


def _unharvested(case: _Case, obstacle: Obstacle) -> Changes:
    number = obstacle.values["field"]
    left = [other for other in case.vineyard.get("harvested", []) if other != number]
    yield case.own(f"field {number}", "unharvested", {"harvested": left}, field=number)


def _field(case: _Case, number: int, text: str, holds: list[str] | str, /, **said: Value) -> Change:
    return case.own(f"field {number}", f"field-{text}", {"fields": {number: holds}}, field=number, **said)


def _vines(case: _Case, number: int) -> list[str]:
    found = case.vineyard.get("fields", {}).get(number, [])
    return list(found) if isinstance(found, list) else []


# -- grapes and wine ------------------------------------------------------------------------------------------


def _grape(case: _Case, obstacle: Obstacle) -> Changes:
    """The grape that is missing; where any would do, the least, or a better one if only that does it."""
    asked = obstacle.values
    any_grape = [(colour, value) for colour in ("red", "white") for value in range(1, TOP + 1)]
    for colour, value in any_grape if "none" in asked else [(asked["colour"], asked["value"])]:
        yield _added(case, "crush_pad", colour, value)


def _wine(case: _Case, obstacle: Obstacle) -> Changes:
    """A wine of the least value, or a better one if only that does it."""
    colour = obstacle.values["colour"]
    for value in range(obstacle.values.get("least", obstacle.values["value"]), TOP + 1):
        yield _added(case, "cellar", colour, value)


def _free_slot(case: _Case, obstacle: Obstacle) -> Changes:
    """One token fewer of the colour, the highest first: a wine is worth most there."""
    colour = str(obstacle.values["colour"])
    grapes = obstacle.concept == "grape_effect_not_harvest"
    place, tokens = ("crush_pad", case.player.crush) if grapes else ("cellar", case.player.cellar)
    there = values(track(tokens, COLOUR[colour]))
    for value in reversed(there):
        left = [other for other in there if other != value]
        patch = {place: {colour: left}}
        yield case.own(f"{place} {colour}", f"{place}-less", patch, colour=colour, value=value)


def _added(case: _Case, place: str, colour: str, value: int) -> Change:
    tokens = case.player.crush if place == "crush_pad" else case.player.cellar
    there = values(track(tokens, COLOUR[colour]))
    patch = {place: {colour: sorted({*there, value})}}
    return case.own(f"{place} {colour}", place, patch, colour=colour, value=value)


# -- cards ----------------------------------------------------------------------------------------------------


def _card(case: _Case, obstacle: Obstacle) -> Changes:
    wanted = str(obstacle.values["card"])
    cards = (wanted,) if wanted in KIND_OF else next((k.ids for k in KINDS if k.id == wanted), ())
    for card in cards:
        yield _in_hand(case, f"card {KIND_OF[card].id}", card)


def _card_for_action(case: _Case, obstacle: Obstacle) -> Changes:
    """A card with which the action can be done."""
    deck = _DECKS.get(str(obstacle.values.get("action")))
    for kind in KINDS:
        for card in kind.ids if kind.id == deck else ():
            yield _in_hand(case, f"card {kind.id}", card)


def _more_cards(case: _Case, obstacle: Obstacle) -> Changes:
    if obstacle.values.get("deck") == "hand":
        hand = list(case.vineyard.get("hand", []))
        left = case.position.decks[VINES.index]
        spare = [VINES.ids[number] for number in VINES.numbers(left)]
        for number in range(1, len(spare) + 1):
            yield case.own("hand", "hand", {"hand": [*hand, *spare[:number]]}, number=number)


def _in_hand(case: _Case, kind: str, card: str) -> Change:
    hand = [*case.vineyard.get("hand", []), card]
    return case.own(kind, "card", {"hand": hand}, card=card_name(card))


# -- influence ------------------------------------------------------------------------------------------------


def _star(case: _Case, _: Obstacle) -> Changes:
    for region, number in case.vineyard.get("stars", {}).items():
        yield case.own("star", "star", {"stars": {region: number - 1}}, region=Name(region))


_LASTING: Final = frozenset({"not_now", "not_your_decision", "no_such_space"})
"""Obstacles that no small change takes away: another decision is due, or the board of so many players is another."""

_TRIED: Final[dict[str, tuple[Callable[[_Case, Obstacle], Changes], ...]]] = {
    "wrong_season": (_season,),
    "no_worker": (_worker,),
    "no_grande": (_grande,),
    "worker_limit": (_fewer_workers,),
    "space_taken": (_free_space,),
    "not_full": (_full_spaces,),
    "row_taken": (_row,),
    "row_spent": (_spent_row,),
    "no_token": (_token,),
    "no_star": (_star,),
    "nothing_to_do": (_card_for_action, _lira, _points),
    "rest_impossible": (_lira, _points),
    "not_enough_lira": (_lira,),
    "points_floor": (_points,),
    "residual_limit": (_residual,),
    "already_built": (_not_built,),
    "needs_medium_cellar": (_built("medium_cellar"),),
    "cellar_too_small": (_cellar,),
    "needs_trellis": (_built("trellis"),),
    "needs_irrigation": (_built("irrigation"),),
    "no_yoke": (_built("yoke"),),
    "yoke_used": (_yoke_unused,),
    "field_full": (_field_emptier,),
    "field_sold": (_field_owned,),
    "field_not_sold": (_field_sold,),
    "field_planted": (_field_cleared,),
    "field_empty": (_field_planted,),
    "field_harvested": (_unharvested,),
    "no_such_vine": (_field_planted,),
    "no_such_grape": (_grape,),
    "no_such_wine": (_wine,),
    "value_too_low": (_wine,),
    "no_free_slot": (_free_slot,),
    "cannot_age": (_cellar,),
    "no_such_card": (_card,),
    "too_few_cards": (_more_cards,),
}
"""What is tried against each obstacle. Those that are not here lie in the move itself or in the rules."""
