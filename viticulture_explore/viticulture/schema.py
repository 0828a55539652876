"""Positions as people write them: ``given`` read into a position and written from one, and what ``expect`` compares.

Malformed values are errors with their exact place. What is well-formed but impossible in the game is built all the
same; :mod:`.status` names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, cast

import msgspec
from msgspec.structs import replace

from viticulture_explore.core import given as core
from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.game import Difference
from viticulture_explore.core.given import Form, check_seats, midway, restored, shortest, written
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE
from viticulture_explore.core.reading import Place, malformed, read, wrong_word
from viticulture_explore.viticulture.actions import (
    ACTION,
    ACTIONS,
    BY_SEASON,
    CART,
    NUMBER,
    SEASONS,
    SETUP,
    SPRING,
    YOKE_ACTION,
)
from viticulture_explore.viticulture.cards import FIELDS, KINDS, STRUCTURE, STRUCTURES, VINES, Kind
from viticulture_explore.viticulture.draft import GOAL, Draft
from viticulture_explore.viticulture.forms import (
    AUTOMA_CARDS,
    PLACED,
    REGIONS,
    SOLD_WORD,
    Given,
    GivenCellar,
    GivenCrushPad,
    GivenDecks,
    GivenDiscards,
    GivenPlan,
    GivenSolo,
    GivenSpace,
    GivenVineyard,
)
from viticulture_explore.viticulture.planning import Planned, Solo
from viticulture_explore.viticulture.player import Player
from viticulture_explore.viticulture.position import Position
from viticulture_explore.viticulture.rulebooks import Rules, rules as make_rules
from viticulture_explore.viticulture.seasons import ROWS, clockwise, resume, run, wake_order
from viticulture_explore.viticulture.setup import MAMAS, PAPAS, begin_setup
from viticulture_explore.viticulture.solo import taken_out
from viticulture_explore.viticulture.spaces import Standing, Where, put, standing, standing_on_cart
from viticulture_explore.viticulture.status import status
from viticulture_explore.viticulture.tokens import COLOURS, bit, track, values

__all__ = ["differences", "given", "json_schema", "set_up", "status", "view"]


def json_schema() -> dict[str, Any]:
    """The JSON Schema of ``given``."""
    return msgspec.json.schema(Given)


# -- reading ----------------------------------------------------------------------------------------------------


def set_up(
    given: Mapping[str, Any],
    rulebook: str = "official",
    options: Mapping[str, str] | None = None,
    modules: tuple[str, ...] = (),
) -> Position:
    """The position that ``given`` describes, under a rulebook with single options set otherwise.

    Raises :class:`InvalidPosition` with the place for unknown keys and ids and for malformed values.
    """
    told = read(given, Given)
    _check_seats(told)
    position = _lay_out(told, make_rules(told.players, rulebook, dict(options or {}), modules))
    return restored(position, told.midway, told.players, _run_on) if told.midway else _begin(position, told)


def _check_seats(told: Given) -> None:
    """Everything that is said of seats is said of seats that play."""
    named: list[tuple[Place, int | None, str]] = [
        (("actor",), told.actor, "unknown_word"),
        (("first_player",), told.first_player, "unknown_word"),
        *((("vineyards", seat), seat, "unknown_key") for seat in told.vineyards),
        *((("parents", seat), seat, "unknown_key") for seat in told.parents),
        *(
            (("planned", number, "seat"), plan.seat, "unknown_word")
            for number, plan in enumerate(told.planned)
        ),
        *((("winners", number), seat, "unknown_word") for number, seat in enumerate(told.winners)),
    ]
    check_seats(named, told.players)
    if told.wake_up is not None and len(told.wake_up) != told.players:
        malformed(("wake_up",), told.wake_up, Message("wanted-list_of", {"number": told.players}))


def _lay_out(told: Given, rules: Rules) -> Position:
    """The board and the vineyards as described, with nothing pending."""
    season = SEASONS.index(told.season)
    workers = _Workers(told)
    players = tuple(
        _player(told.vineyards.get(seat, GivenVineyard()), workers, seat, rules)
        for seat in range(1, told.players + 1)
    )
    rows = _rows(told, season)
    discards = tuple(tuple(kind.number[card] for card in getattr(told.discards, kind.id)) for kind in KINDS)
    first = told.first_player or (0 if season == SETUP and not told.parents else 1)
    reached = any(player.vp >= GOAL for player in players) if told.last_year is None else told.last_year
    return Position(
        rules=rules,
        year=told.year,
        season=season,
        opening=_is_opening(told, season, rows, first, workers) if told.opening is None else told.opening,
        first=first,
        turn=0,
        rows=rows,
        players=players,
        spaces=tuple(workers.spaces),
        decks=_decks(told, players, discards, taken_out(rules)),
        discards=discards,
        stack=(),
        reached=reached,
        planned=tuple(Planned(plan.seat, plan.action, plan.space, plan.grande) for plan in told.planned),
        solo=_solo(told),
        parents=_parents(told, season, rules),
        winners=tuple(told.winners),
        outcome=told.outcome,
    )


def _begin(position: Position, told: Given) -> Position:
    """Let the season go on from its beginning, or from the turn of the seat that is named."""
    draft = Draft(position)
    if position.season == SETUP:
        begin_setup(draft)
        run(draft)
    else:
        resume(draft, position.season, told.actor or 0)
    begun = draft.freeze()
    if told.actor is not None and begun.actor != told.actor:
        raise InvalidPosition(("actor",), "idle_actor", {"seat": told.actor})
    return begun


def _run_on(position: Position) -> Position:
    draft = Draft(position)
    run(draft)
    return draft.freeze()


def _rows(told: Given, season: int) -> tuple[int, ...]:
    if told.wake_up is not None:
        return tuple(row or 0 for row in told.wake_up)
    return (0,) * told.players if season in (SETUP, SPRING) else tuple(range(1, told.players + 1))


def _is_opening(told: Given, season: int, rows: tuple[int, ...], first: int, workers: _Workers) -> bool:
    """Whether nothing shows that the season has gone on already."""
    if season == SETUP:
        return True
    order = clockwise(first, len(rows)) if season == SPRING else wake_order(rows)
    here = (CART, *(NUMBER[action.id] for action in BY_SEASON[season]))
    touched = any(rows) if season == SPRING else any(workers.spaces[number] for number in here)
    passed = any(vineyard.passed for vineyard in told.vineyards.values())
    return told.actor in (None, order[0]) and not touched and not passed


PRINTED_SPACES: Final = 3


def _room(name: str, where: Where) -> int:
    """How many workers the spaces of one sort hold as they are printed, at any number of players."""
    bonus = int(ACTION[name].has_bonus)
    return bonus if where == "bonus" else PRINTED_SPACES - bonus


class _Workers:
    """Who stands where: the spaces as numbers, and for each seat how many of its workers stand somewhere."""

    def __init__(self, told: Given) -> None:
        self.players = told.players
        self.spaces = [0] * len(ACTIONS)
        self.regular: Counter[int] = Counter()
        self.grande: Counter[int] = Counter()
        self.yoke: dict[int, int] = {}
        for name, space in told.spaces.items():
            self._space(name, space)
        for index, plan in enumerate(told.planned):
            self._planned(index, plan)
        for index, name in enumerate(told.solo.blocked if told.solo else ()):
            self._put(name, Standing("plain", 0, False), ("solo", "blocked", index))

    def _space(self, name: str, space: GivenSpace) -> None:
        private = name in (YOKE_ACTION, ACTIONS[CART])
        for key in ("bonus", "plain", "beside"):
            found = getattr(space, key)
            place: Place = ("spaces", name, key)
            occupants = found if isinstance(found, list) else [found]
            if private and key != "plain" and occupants:
                wrong_word(place, key, ("plain",), "unknown_key")
            for occupant in occupants:
                self._stand(name, key, occupant, place)

    def _stand(self, name: str, key: str, occupant: int | str, place: Place) -> None:
        grande = isinstance(occupant, str)
        seat = int(str(occupant).split()[0])
        if seat > self.players:
            wrong_word(place, str(occupant), map(str, range(1, self.players + 1)))
        (self.grande if grande else self.regular)[seat] += 1
        if name == YOKE_ACTION:
            if seat in self.yoke:
                raise InvalidPosition(place, "repeated_word", {"word": str(occupant)})
            self.yoke[seat] = 1 + grande
            return
        where: Where = "cart" if name == ACTIONS[CART] else key  # type: ignore[assignment]
        self._put(name, Standing(where, seat, grande), place)

    def _put(self, name: str, worker: Standing, place: Place) -> None:
        """Stand a worker on an action, if the printed board has room for it, whatever the rules say."""
        there = _standing(name, self.spaces[NUMBER[name]])
        if worker.where in ("bonus", "plain"):
            most, used = _room(name, worker.where), sum(other.where == worker.where for other in there)
        else:
            most, used = 7 if worker.where == "cart" and not worker.grande else 1, there.count(worker)
        if used >= most:
            raise InvalidPosition(place, "no_room", {"most": most})
        self.spaces[NUMBER[name]] = put(self.spaces[NUMBER[name]], worker.where, worker.seat, worker.grande)

    def _planned(self, index: int, plan: GivenPlan) -> None:
        worker = Standing(plan.space, plan.seat, plan.grande)
        if worker not in _standing(plan.action, self.spaces[NUMBER[plan.action]]):
            (self.grande if plan.grande else self.regular)[plan.seat] += 1
            self._put(plan.action, worker, ("planned", index))


def _player(told: GivenVineyard, workers: _Workers, seat: int, rules: Rules) -> Player:
    place: Place = ("vineyards", seat)
    grey = 2 if told.temporary == PLACED else int(told.temporary is True)
    left = told.workers - workers.regular[seat] + (grey == 2)
    return Player(
        lira=told.lira,
        vp=told.vp,
        residual=told.residual,
        workers=told.workers,
        available=max(0, left) if told.available is None else told.available,
        in_training=told.in_training,
        grande=not workers.grande[seat] if told.grande is None else told.grande,
        temporary=grey,
        passed=told.passed,
        structures=_set(told.structures, (*place, "structures")),
        used=_set(told.used, (*place, "used")),
        yoke_worker=workers.yoke.get(seat, 0),
        fields=_fields(told.fields, (*place, "fields")),
        harvested=sum({1 << FIELDS.index(field) for field in told.harvested}),
        crush=_tokens(told.crush_pad, COLOURS[:2], (*place, "crush_pad")),
        cellar=_tokens(told.cellar, COLOURS, (*place, "cellar")),
        hand=_hand(told.hand, (*place, "hand")),
        stars=_stars(told.stars, rules, (*place, "stars")),
    )


def _set(structures: list[str], place: Place) -> int:
    found = 0
    for number, name in enumerate(structures):
        if found & STRUCTURE[name]:
            raise InvalidPosition((*place, number), "repeated_word", {"word": name})
        found |= STRUCTURE[name]
    return found


def _fields(told: Mapping[int, list[str] | str], place: Place) -> tuple[int, int, int]:
    fields = (_field(told.get(field, []), (*place, field)) for field in FIELDS)
    return cast("tuple[int, int, int]", tuple(fields))


def _field(told: list[str] | str, place: Place) -> int:
    """A field as its pile of vines; a sold field is the complement of its pile, so :data:`.cards.SOLD` if empty."""
    words = [told] if isinstance(told, str) else told
    vines = _pile(VINES, [word for word in words if word != SOLD_WORD], place)
    return ~vines if SOLD_WORD in words else vines


def _tokens(told: Form, colours: Iterable[str], place: Place) -> int:
    tokens = 0
    for colour, name in enumerate(colours):
        for number, value in enumerate(getattr(told, name)):
            if tokens & bit(colour, value):
                raise InvalidPosition((*place, name, number), "repeated_word", {"word": str(value)})
            tokens |= bit(colour, value)
    return tokens


def _hand(told: list[str], place: Place) -> tuple[int, int, int, int]:
    piles = (_pile(kind, [card for card in told if card in kind.number], place) for kind in KINDS)
    return cast("tuple[int, int, int, int]", tuple(piles))


def _pile(kind: Kind, cards: list[str], place: Place) -> int:
    for card, copies in Counter(cards).items():
        if copies > kind.mask:
            raise InvalidPosition(place, "too_many_cards", {"word": card, "most": kind.mask})
    return kind.pile(cards)


def _stars(told: dict[str, int], rules: Rules, place: Place) -> tuple[int, ...]:
    if "influence" in rules.modules:
        return tuple(told.get(region, 0) for region in REGIONS)
    if told:
        raise InvalidPosition(place, "needs_module", {"module": "influence"})
    return ()


def _decks(
    told: Given,
    players: tuple[Player, ...],
    discards: tuple[tuple[int, ...], ...],
    out: tuple[int, ...],
) -> tuple[int, ...]:
    """The decks: as described, or every card that is in the game and nowhere else."""
    decks = []
    for kind in KINDS:
        cards = getattr(told.decks, kind.id)
        if cards is None:
            decks.append(_rest(kind, _elsewhere(kind, players, discards[kind.index])) & ~out[kind.index])
        else:
            decks.append(_pile(kind, cards, ("decks", kind.id)))
    return tuple(decks)


def _elsewhere(kind: Kind, players: Iterable[Player], discards: tuple[int, ...]) -> Counter[int]:
    """How many copies of each card, by number, lie in hands, on fields and on the discard pile."""
    found = Counter(discards)
    for player in players:
        piles = [player.hand[kind.index]]
        if kind is VINES:
            piles += [_vines(field) for field in player.fields]
        for pile in piles:
            for number in kind.numbers(pile):
                found[number] += kind.count(pile, number)
    return found


def _vines(field: int) -> int:
    """The vines on a field, sold or not."""
    return ~field if field < 0 else field


def _rest(kind: Kind, elsewhere: Counter[int]) -> int:
    """The deck that is left; of a card with too many copies elsewhere, none."""
    return sum(
        one * max(0, copies - elsewhere[number])
        for number, (one, copies) in enumerate(zip(kind.one, kind.copies, strict=True))
    )


def _solo(told: Given) -> Solo | None:
    if told.players > 1:
        if told.solo is not None:
            raise InvalidPosition(("solo",), "unknown_key", {"word": "solo"})
        return None
    solo = told.solo or GivenSolo()
    rows = [row for row in ROWS if row not in solo.tokens] if solo.rows_left is None else solo.rows_left
    cards = AUTOMA_CARDS if solo.cards is None else solo.cards
    return Solo(
        rows_left=tuple(sorted(set(rows))),
        tokens=tuple(sorted(solo.tokens)),
        cards=sum({1 << AUTOMA_CARDS.index(card) for card in cards}),
    )


def _parents(told: Given, season: int, rules: Rules) -> tuple[tuple[str, ...], ...]:
    if season != SETUP:
        if told.parents:
            raise InvalidPosition(("parents",), "unknown_key", {"word": "parents"})
        return ()
    most = 2 if rules.options.parents_deal == "two_pick_one" else 1
    for seat, cards in told.parents.items():
        for names in (MAMAS, PAPAS):
            if sum(card in names for card in cards) > most:
                raise InvalidPosition(("parents", seat), "no_room", {"most": most})
    dealt = Counter(card for cards in told.parents.values() for card in cards)
    for card, copies in dealt.items():
        if copies > 1:
            raise InvalidPosition(("parents",), "repeated_word", {"word": card})
    return tuple(tuple(told.parents.get(seat, ())) for seat in range(1, told.players + 1))


# -- writing ----------------------------------------------------------------------------------------------------


def given(position: Position) -> dict[str, Any]:
    """The description of a position; :func:`set_up` makes an equal position of it. Defaults are left out."""
    told = _short(_described(position), position)
    seat, opening = position.actor or None, position.opening
    tried = (replace(told, actor=actor, opening=how) for actor in (None, seat) for how in (None, opening))
    short = shortest(tried, position, lambda form: _begin(_lay_out(form, position.rules), form))
    if short is not None:
        return written(short)
    amid = replace(told, midway=midway(position.turn, position.stack))
    shown = _lay_out(amid, position.rules).opening
    return written(amid if shown == opening else replace(amid, opening=opening))


def view(position: Position, seat: int) -> dict[str, Any]:
    """What a seat may see, in the form of ``given``: of other hands and of the decks the number of cards by kind.

    Concept: ``hand_contents_private``.
    """
    told = replace(_short(_described(position), position), actor=position.actor or None, decks=GivenDecks())
    seen = written(told)
    for other, player in enumerate(position.players, 1):
        if other != seat and player.hand_size:
            seen["vineyards"][other]["hand"] = _counts(player.hand)
    return {**seen, "decks": _counts(position.decks)}


def differences(position: Position, expected: Mapping[Any, Any]) -> tuple[Difference, ...]:
    """Where a position is not as ``expected`` (keys of ``given``; seats may stand directly).

    Only what is named is compared, lists as multisets. Raises :class:`InvalidPosition` for an unknown key or a
    malformed value.
    """
    return core.differences(_described(position), expected, "vineyards", GivenVineyard, _equal)


def _counts(piles: tuple[int, ...]) -> dict[str, int]:
    return {kind.id: kind.total(pile) for kind, pile in zip(KINDS, piles, strict=True) if pile}


def _described(position: Position) -> Given:
    """A position in its form, with everything said."""
    return Given(
        players=position.rules.players,
        year=position.year,
        season=cast("Any", SEASONS[position.season]),
        actor=(position.turn if position.actor == CHANCE else position.actor) or None,
        first_player=position.first or None,
        wake_up=[row or None for row in position.rows],
        vineyards={seat: _vineyard(player) for seat, player in enumerate(position.players, 1)},
        spaces=_spaces(position),
        planned=[
            GivenPlan(seat=plan.seat, action=plan.action, space=cast("Any", plan.where), grande=plan.grande)
            for plan in position.planned
        ],
        solo=_told_solo(position),
        parents={seat: list(cards) for seat, cards in enumerate(position.parents, 1) if cards},
        decks=GivenDecks(**{kind.id: list(kind.cards(position.decks[kind.index])) for kind in KINDS}),
        discards=GivenDiscards(
            **{kind.id: [kind.ids[number] for number in position.discards[kind.index]] for kind in KINDS}
        ),
        opening=position.opening,
        last_year=position.reached,
        winners=list(position.winners),
        outcome=cast("Any", position.outcome),
    )


def _short(told: Given, position: Position) -> Given:
    """The form without what :func:`set_up` would fill in by itself."""
    bare = replace(
        told,
        actor=None,
        opening=None,
        first_player=None,
        wake_up=None,
        last_year=None,
        decks=GivenDecks(),
        solo=told.solo and replace(told.solo, rows_left=None, cards=None),
        vineyards={
            seat: replace(vineyard, available=None, grande=None) for seat, vineyard in told.vineyards.items()
        },
        spaces={name: _one_or_list(space) for name, space in told.spaces.items() if space != GivenSpace()},
    )
    filled = _lay_out(bare, position.rules)
    return replace(
        bare,
        first_player=None if filled.first == position.first else told.first_player,
        wake_up=None if filled.rows == position.rows else told.wake_up,
        last_year=None if filled.reached == position.reached else told.last_year,
        decks=_short_decks(told.decks, filled, position),
        solo=told.solo and _short_solo(told.solo, filled, position),
        vineyards=_short_vineyards(told, filled, position),
    )


def _one_or_list(space: GivenSpace) -> GivenSpace:
    workers = msgspec.structs.asdict(space).items()
    return replace(space, **{key: found[0] for key, found in workers if len(found) == 1})


def _short_decks(told: GivenDecks, filled: Position, position: Position) -> GivenDecks:
    kept = {
        kind.id: getattr(told, kind.id)
        for kind in KINDS
        if filled.decks[kind.index] != position.decks[kind.index]
    }
    return GivenDecks(**kept)


def _short_solo(told: GivenSolo, filled: Position, position: Position) -> GivenSolo | None:
    assert filled.solo is not None  # the description speaks of a solo game
    assert position.solo is not None
    short = replace(
        told,
        rows_left=None if filled.solo.rows_left == position.solo.rows_left else told.rows_left,
        cards=None if filled.solo.cards == position.solo.cards else told.cards,
    )
    return None if short == GivenSolo() else short


def _short_vineyards(told: Given, filled: Position, position: Position) -> dict[int, GivenVineyard]:
    short = {}
    for seat, vineyard in told.vineyards.items():
        default, actual = filled.players[seat - 1], position.players[seat - 1]
        kept = replace(
            vineyard,
            available=None if default.available == actual.available else vineyard.available,
            grande=None if default.grande == actual.grande else vineyard.grande,
            fields={field: vines for field, vines in vineyard.fields.items() if vines},
            stars={region: count for region, count in vineyard.stars.items() if count},
        )
        short[seat] = kept
    return short


def _vineyard(player: Player) -> GivenVineyard:
    return GivenVineyard(
        lira=player.lira,
        vp=player.vp,
        residual=player.residual,
        workers=player.workers,
        available=player.available,
        in_training=player.in_training,
        grande=player.grande,
        temporary=PLACED if player.temporary == 2 else player.temporary == 1,
        passed=player.passed,
        structures=[name for name in STRUCTURES if player.structures & STRUCTURE[name]],
        used=[name for name in STRUCTURES if player.used & STRUCTURE[name]],
        fields={field: _told_field(vines) for field, vines in zip(FIELDS, player.fields, strict=True)},
        harvested=[field for number, field in enumerate(FIELDS) if player.harvested >> number & 1],
        crush_pad=GivenCrushPad(**_told_tokens(player.crush, COLOURS[:2])),
        cellar=GivenCellar(**_told_tokens(player.cellar, COLOURS)),
        hand=[card for kind in KINDS for card in kind.cards(player.hand[kind.index])],
        stars=dict(zip(REGIONS, player.stars, strict=bool(player.stars))),
    )


def _told_field(field: int) -> list[str] | Literal["sold"]:
    vines = list(VINES.cards(_vines(field)))
    if field >= 0:
        return vines
    return [SOLD_WORD, *vines] if vines else SOLD_WORD


def _told_tokens(tokens: int, colours: Iterable[str]) -> dict[str, list[int]]:
    return {name: list(values(track(tokens, colour))) for colour, name in enumerate(colours)}


def _spaces(position: Position) -> dict[str, GivenSpace]:
    """Who stands on each action, on the cart and on the yokes; the Automa's workers are told elsewhere."""
    found: dict[str, dict[str, list[Any]]] = {
        name: {"bonus": [], "plain": [], "beside": []} for name in (*ACTIONS, YOKE_ACTION)
    }
    for name, space in zip(ACTIONS, position.spaces, strict=True):
        for worker in _standing(name, space):
            if worker.seat:
                key = "plain" if worker.where == "cart" else worker.where
                found[name][key].append(_occupant(worker.seat, worker.grande))
    for seat, player in enumerate(position.players, 1):
        if player.yoke_worker:
            found[YOKE_ACTION]["plain"].append(_occupant(seat, player.yoke_worker == 2))
    return {name: GivenSpace(**workers) for name, workers in found.items()}


def _standing(name: str, space: int) -> tuple[Standing, ...]:
    return standing_on_cart(space) if name == ACTIONS[CART] else standing(space)


def _occupant(seat: int, grande: bool) -> int | str:
    return f"{seat} grande" if grande else seat


def _told_solo(position: Position) -> GivenSolo | None:
    solo = position.solo
    if solo is None:
        return None
    return GivenSolo(
        tokens=list(solo.tokens),
        rows_left=list(solo.rows_left),
        blocked=[
            name
            for name, space in zip(ACTIONS, position.spaces, strict=True)
            if any(worker.seat == 0 for worker in _standing(name, space))
        ],
        cards=[card for number, card in enumerate(AUTOMA_CARDS) if solo.cards >> number & 1],
    )


# -- comparing --------------------------------------------------------------------------------------------------


def _equal(key: str | int, expected: Any, found: Any) -> bool:
    if key == "wake_up":
        return bool(expected == found)
    if key == "temporary" and expected is False:
        # The grey worker that stands somewhere is not to be placed any more.
        return found in (False, PLACED)
    if isinstance(found, list):
        wanted = expected if isinstance(expected, list) else [expected]
        if key == "planned":
            wanted = [{"grande": False, **plan} for plan in wanted]
        return sorted(map(_in_order, wanted)) == sorted(map(_in_order, found))
    return bool(expected == found)


def _in_order(item: Any) -> bytes:
    """A value as text that does not depend on the order of its keys."""
    return msgspec.json.encode(item, order="sorted")
