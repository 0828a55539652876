"""Money, points, structures and workers: what costs or brings lira."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import (
    COST,
    FIELDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    SOLD,
    STRUCTURE,
    STRUCTURES,
    TASTING_ROOM,
)
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import DONE, Act, Effect, Sure, fewest, lacking_lira
from viticulture_explore.viticulture.player import MAX_REGULAR
from viticulture_explore.viticulture.tokens import COLOUR, COLOURS, RED, WHITE, bit, has, track, values

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State


class Gain(Sure, frozen=True):
    """Lira from the bank and victory points, by themselves. ``concept`` is the rule that gives them."""

    concept: str
    lira: int = 0
    vp: int = 0

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Take them."""
        if self.lira:
            draft.gain_lira(frame.seat, self.lira, self.concept)
        if self.vp:
            draft.gain_vp(frame.seat, self.vp, self.concept)


class Tour(Sure, frozen=True):
    """Give a tour: 2 lira, and with a tasting room and a wine a point once a year. Concept: ``tour_base``.

    ``by_action`` marks the board action, which option ``tasting_room_trigger`` may single out.
    """

    by_action: bool = False

    lira: ClassVar[int] = 2
    """What a tour brings, in lira."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Take the lira, and the point if the tasting room gives it."""
        draft.gain_lira(frame.seat, self.lira, "tour_base")
        player = draft.players[frame.seat - 1]
        counts = self.by_action or draft.rules.options.tasting_room_trigger == "tour_action"
        if player.structures & TASTING_ROOM and not player.used & TASTING_ROOM and player.cellar and counts:
            draft.change(frame.seat, used=player.used | TASTING_ROOM)
            draft.gain_vp(frame.seat, 1, "tasting_room_effect")


class Train(Effect, frozen=True):
    """Pay for a worker who is usable from next year. Concept: ``train_cost``, ``trained_worker_next_year``.

    ``now``: usable this year already, as one visitor has it.
    """

    cost: int = 4
    now: bool = False

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether the price can be paid and a worker is left to train."""
        player = state.players[seat - 1]
        return player.lira + lira >= self.cost and player.workers + player.in_training < MAX_REGULAR

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """The price, the limit of workers."""
        player = state.players[seat - 1]
        found = list(lacking_lira(player.lira + lira, self.cost, "train_cost"))
        if player.workers + player.in_training >= MAX_REGULAR:
            found.append(obstacle("worker_limit", limit=MAX_REGULAR))
        return tuple(found)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Pay; the worker waits for next year, or is there at once. What cannot be done is left out."""
        if not self.possible(draft, frame.seat):
            return
        draft.pay(frame.seat, self.cost, "train_cost")
        player = draft.players[frame.seat - 1]
        if self.now:
            draft.change(frame.seat, workers=player.workers + 1, available=player.available + 1)
            draft.tell("trained_worker_now", "train_by_visitor_next_year", seat=frame.seat)
        else:
            draft.change(frame.seat, in_training=player.in_training + 1)
            draft.tell("trained_worker", "trained_worker_next_year", seat=frame.seat)


BUILD: Final = tuple(Move("build", (name,)) for name in STRUCTURES)


DEAREST: Final = max(COST.values())
"""The highest printed cost: what a seat has beyond it changes nothing."""


class Build(Act, frozen=True):
    """Build one structure. Concept: ``build_base``.

    ``discount`` lira are taken off the printed cost, never below 0; ``price`` takes its place altogether. ``costs``
    names the printed costs a card allows, ``only`` the one structure it speaks of.
    """

    discount: int = 0
    price: int | None = None
    costs: tuple[int, ...] = ()
    only: str = ""

    id: ClassVar[str] = "build"
    verbs: ClassVar[frozenset[str]] = frozenset({"build"})

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether any structure can be built."""
        player = state.players[seat - 1]
        return bool(_buildable(self, player.structures, min(player.lira + lira, DEAREST)))

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The structures that can be built."""
        player = state.players[seat - 1]
        return _buildable(self, player.structures, min(player.lira, DEAREST))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """All eight structures."""
        return BUILD

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not one the card speaks of, built already, the medium cellar missing, too little lira."""
        player = state.players[seat - 1]
        return _against_build(self, player.structures, player.lira + lira, str(move.args[0]))

    def cost(self, name: str) -> int:
        """What a structure costs here, in lira."""
        return max(0, COST[name] - self.discount) if self.price is None else self.price

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Pay and build; what comes back is the number of the structure."""
        name = str(move.args[0])
        draft.pay(seat, self.cost(name), "build_base")
        draft.change(seat, structures=draft.players[seat - 1].structures | STRUCTURE[name])
        draft.tell("built", "build_base", seat=seat, structure=name)
        return STRUCTURES.index(name)


@lru_cache(maxsize=1 << 13)
def _buildable(build: Build, structures: int, lira: int) -> tuple[Move, ...]:
    return tuple(move for move in BUILD if not _against_build(build, structures, lira, str(move.args[0])))


def _against_build(build: Build, structures: int, lira: int, name: str) -> tuple[Obstacle, ...]:
    found = []
    if (build.costs and COST[name] not in build.costs) or (build.only and name != build.only):
        found.append(obstacle("wrong_cost", structure=name, cost=COST[name]))
    if structures & STRUCTURE[name]:
        found.append(obstacle("already_built", structure=name))
    if STRUCTURE[name] == LARGE_CELLAR and not structures & MEDIUM_CELLAR:
        found.append(obstacle("needs_medium_cellar"))
    found += lacking_lira(lira, build.cost(name), "build_base")
    return tuple(found)


SELL_FIELD: Final = tuple(Move("sell", ("field", field)) for field in FIELDS)
BUY_FIELD: Final = tuple(Move("buy", ("field", field)) for field in FIELDS)


def grape_price(value: int) -> int:
    """What a grape brings in lira: 1 for values 1-3, 2 for 4-6, 3 for 7-9. Concept: ``sell_grape_prices``."""
    return (value + 2) // 3


class Sell(Effect, frozen=True):
    """Sell grapes one by one, or sell or buy back a field. Concept: ``sell_options``.

    The frame remembers how many grapes and how many fields were dealt with. Whether more than one grape, and
    grapes together with a field, are allowed are options.
    """

    verbs: ClassVar[frozenset[str]] = frozenset({"sell", "buy", "done"})

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether anything can be sold or bought back."""
        player = state.players[seat - 1]
        return bool(player.crush or _field_deals(player.fields, player.lira))

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why neither grapes nor fields can be dealt with."""
        tries = (Move("sell", ("red", 1)), *SELL_FIELD, *BUY_FIELD)
        return fewest(self._against(state, seat, move) for move in tries)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait, with nothing sold yet."""
        draft.push(Frame(frame.at, frame.seat, (0, 0)))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether anything more can and may be sold."""
        return bool(self._deals(draft, frame))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The grapes and fields that can be dealt with, and ``done`` after the first."""
        deals = self._deals(state, frame)
        return deals if frame.memo == (0, 0) else (*deals, DONE)

    def _deals(self, state: State, frame: Frame) -> tuple[Move, ...]:
        player = state.players[frame.seat - 1]
        grapes = _sellable(player.crush) if self._may_sell_grapes(state, frame) else ()
        fields = _field_deals(player.fields, player.lira) if self._may_deal_fields(state, frame) else ()
        return (*grapes, *fields)

    @staticmethod
    def _may_sell_grapes(state: State, frame: Frame) -> bool:
        grapes, fields = frame.memo or (0, 0)
        options = state.rules.options
        return (options.sell_grapes_per_action == "any" or not grapes) and (
            options.sell_combine == "combine" or not fields
        )

    @staticmethod
    def _may_deal_fields(state: State, frame: Frame) -> bool:
        grapes, fields = frame.memo or (0, 0)
        return not fields and (state.rules.options.sell_combine == "combine" or not grapes)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """One grape or one field, or stop."""
        if move == DONE:
            draft.stack.pop()
            return
        grapes, fields = frame.memo or (0, 0)
        seat, (what, number) = frame.seat, move.args
        value = int(number)
        if what == "field":
            draft.remember((grapes, fields + 1))
            _deal_field(draft, seat, value, buys=move.verb == "buy")
            return
        draft.remember((grapes + 1, fields))
        draft.change(seat, crush=draft.players[seat - 1].crush & ~bit(COLOUR[str(what)], value))
        draft.tell("sold_grape", "sell_grape_from_crush_pad", seat=seat, colour=what, value=value)
        draft.gain_lira(seat, grape_price(value), "sell_grape_prices")

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """What stands against this grape or field, and what was sold already."""
        if move == DONE:
            if frame.memo != (0, 0):
                return ()
            return (obstacle("not_now", "base_action_mandatory", decision="sell"),)
        found = list(self._against(state, frame.seat, move))
        allowed = self._may_deal_fields if move.args[0] == "field" else self._may_sell_grapes
        if not allowed(state, frame):
            concept = (
                "sell_grape_quantity" if move.args[0] != "field" and frame.memo != (0, 1) else "sell_options"
            )
            found.append(obstacle("not_now", concept, decision="sell"))
        return tuple(found)

    @staticmethod
    def _against(state: State, seat: int, move: Move) -> tuple[Obstacle, ...]:
        player = state.players[seat - 1]
        what, value = move.args
        if what == "field":
            return _against_field(
                player.fields, player.lira, FIELDS.index(int(value)), buys=move.verb == "buy"
            )
        if has(player.crush, COLOUR[str(what)], int(value)):
            return ()
        return (obstacle("no_such_grape", "sell_grape_from_crush_pad", colour=what, value=value),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """What to sell, and whether one may stop."""
        return Decision("sell", {"may_stop": frame.memo != (0, 0)})


def _deal_field(draft: Draft, seat: int, number: int, *, buys: bool) -> None:
    fields = list(draft.players[seat - 1].fields)
    fields[FIELDS.index(number)] = ~fields[FIELDS.index(number)]
    draft.change(seat, fields=tuple(fields))
    if buys:
        draft.pay(seat, number, "field_price")
        draft.tell("bought_field", "buy_back_field", seat=seat, field=number)
    else:
        draft.tell("sold_field", "sold_field_flipped", seat=seat, field=number)
        draft.gain_lira(seat, number, "field_price")


@lru_cache(maxsize=1 << 12)
def _sellable(crush: int) -> tuple[Move, ...]:
    return tuple(
        Move("sell", (COLOURS[colour], value))
        for colour in (RED, WHITE)
        for value in values(track(crush, colour))
    )


@lru_cache(maxsize=1 << 14)
def _field_deals(fields: tuple[int, int, int], lira: int) -> tuple[Move, ...]:
    return tuple(
        moves[index]
        for moves, buys in ((SELL_FIELD, False), (BUY_FIELD, True))
        for index in range(len(FIELDS))
        if not _against_field(fields, lira, index, buys=buys)
    )


def _against_field(
    fields: tuple[int, int, int], lira: int, index: int, *, buys: bool
) -> tuple[Obstacle, ...]:
    number = FIELDS[index]
    if not buys:
        if fields[index] <= SOLD:
            return (obstacle("field_sold", field=number),)
        return (obstacle("field_planted", field=number),) if fields[index] else ()
    found = [] if fields[index] <= SOLD else [obstacle("field_not_sold", field=number)]
    return (*found, *lacking_lira(lira, number, "field_price"))
