"""A position while a move is carried out: it can be changed, remembers what happened, and is frozen again.

Cubes come from the bank and go back to it only by :meth:`Draft.take` and :meth:`Draft.give_back`, each with an event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from viticulture_explore.champagne.cubes import NOTHING, Cubes, minus, plus
from viticulture_explore.champagne.tables import ECO, ECO_TOP
from viticulture_explore.core import pending as core

if TYPE_CHECKING:
    from viticulture_explore.champagne.player import Player
    from viticulture_explore.champagne.position import Position


State: TypeAlias = "Position | Draft"
"""What rules read: a position or a draft of one. Players are at index seat - 1."""


class Draft(core.Draft):
    """A position being changed. ``events`` is ``None`` when nobody wants to be told what happens."""

    __slots__ = (
        "area", "event", "event_deck", "former", "inheritance", "installed", "linked", "lower", "market_deck",
        "market_lower", "market_upper", "order", "origin", "phase", "raised", "round", "rules", "spaces",
        "tokens", "turn", "upper", "vineyard_deck", "vineyard_discards", "winners",
    )  # fmt: skip

    def __init__(self, position: Position, *, telling: bool = False) -> None:
        self.origin = position
        self.rules = position.rules
        self.round = position.round
        self.phase = position.phase
        self.area = position.area
        self.turn = position.turn
        self.order = position.order
        self.former = position.former
        self.players: list[Player] = list(position.players)
        self.spaces = [list(area) for area in position.spaces]
        self.event = position.event
        self.event_deck = position.event_deck
        self.upper = list(position.upper)
        self.lower = list(position.lower)
        self.vineyard_deck = position.vineyard_deck
        self.vineyard_discards = position.vineyard_discards
        self.market_upper = list(position.market_upper)
        self.market_lower = list(position.market_lower)
        self.market_deck = position.market_deck
        self.tokens = list(position.tokens)
        self.inheritance = position.inheritance
        self.linked = position.linked
        self.raised = position.raised
        self.installed = position.installed
        self.stack = list(position.stack)
        self.winners = position.winners
        self.events = [] if telling else None

    def freeze(self) -> Position:
        """The position this draft has become."""
        return type(self.origin)(
            self.rules, self.round, self.phase, self.area, self.turn, self.order, self.former,
            tuple(self.players), tuple(map(tuple, self.spaces)), self.event, self.event_deck,
            tuple(self.upper), tuple(self.lower), self.vineyard_deck, self.vineyard_discards,
            tuple(self.market_upper), tuple(self.market_lower), self.market_deck, tuple(self.tokens),
            self.inheritance, self.linked, self.raised, self.installed, tuple(self.stack), self.winners,
        )  # fmt: skip

    # -- one seat -------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        """The state of a seat."""
        return self.players[seat - 1]

    def score(self, seat: int, vp: int, concept: str) -> None:
        """Points gained, or lost if ``vp`` is below 0."""
        if vp:
            self.change(seat, vp=self.player(seat).vp + vp)
            self.tell("gained_vp" if vp > 0 else "lost_vp", concept, seat=seat, vp=abs(vp))

    def move_eco(self, seat: int, steps: int, concept: str) -> None:
        """The eco level up or down. Steps beyond the track are worth a point each, by option ``eco_beyond_track``."""
        before = self.player(seat).eco
        after = min(max(before + steps, 0), ECO_TOP)
        if after != before:
            self.change(seat, eco=after)
            kind = "eco_rose" if after > before else "eco_fell"
            self.tell(kind, concept, seat=seat, steps=abs(after - before), points=ECO[after])
        beyond = before + steps - after
        if beyond and self.rules.options.eco_beyond_track == "nothing":
            self.tell("eco_stays", concept, seat=seat, points=ECO[after])
        elif beyond:
            self.tell("eco_at_top" if beyond > 0 else "eco_at_bottom", concept, seat=seat)
            self.score(seat, beyond, concept)

    # -- cubes ----------------------------------------------------------------------------------------------

    def take(self, seat: int, store: str, cubes: Cubes, concept: str) -> None:
        """Cubes from the bank into a store of a seat."""
        if cubes != NOTHING:
            self.change(seat, **{store: plus(getattr(self.player(seat), store), cubes)})
            self.tell("took_cubes", concept, seat=seat, store=store, cubes=cubes)

    def give_back(self, seat: int, store: str, cubes: Cubes, concept: str) -> None:
        """Cubes of a store back to the bank."""
        if cubes != NOTHING:
            self.change(seat, **{store: minus(getattr(self.player(seat), store), cubes)})
            self.tell("gave_back_cubes", concept, seat=seat, store=store, cubes=cubes)

    def shift(self, seat: int, stores: tuple[str, str], cubes: Cubes, concept: str) -> None:
        """Cubes from one store of a seat to another."""
        origin, target = stores
        player = self.player(seat)
        self.change(
            seat,
            **{origin: minus(getattr(player, origin), cubes), target: plus(getattr(player, target), cubes)},
        )
        self.tell("moved_cubes", concept, seat=seat, origin=origin, store=target, cubes=cubes)
