"""A position while a move is carried out: it can be changed, remembers what happened, and is frozen again.

Only the interpreter and the effects hold drafts; everybody else sees positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from viticulture_explore.core import pending as core
from viticulture_explore.core.pending import Frame
from viticulture_explore.viticulture.cards import KINDS
from viticulture_explore.viticulture.spaces import put

if TYPE_CHECKING:
    from viticulture_explore.viticulture.cards import Kind
    from viticulture_explore.viticulture.planning import Planned, Solo
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position
    from viticulture_explore.viticulture.rulebooks import Rules
    from viticulture_explore.viticulture.spaces import Where

MAX_RESIDUAL = 5
LAST_POINT = -5
GOAL = 20


State: TypeAlias = "Position | Draft"
"""What rules read: a position or a draft of one. Players are at index seat - 1."""


class Draft(core.Draft):
    """A position being changed, or a copy of such a draft, to try something out.

    ``events`` is ``None`` when nobody wants to be told what happens.
    """

    __slots__ = (
        "decks", "discards", "first", "kind", "opening", "outcome", "parents", "planned", "reached", "rows", "rules",
        "season", "solo", "spaces", "turn", "winners", "year",
    )  # fmt: skip

    kind: type[Position]
    rules: Rules
    year: int
    season: int
    opening: bool
    first: int
    turn: int
    rows: tuple[int, ...]
    players: list[Player]
    spaces: list[int]
    decks: list[int]
    discards: list[tuple[int, ...]]
    reached: bool
    planned: tuple[Planned, ...]
    solo: Solo | None
    parents: tuple[tuple[str, ...], ...]
    winners: tuple[int, ...]
    outcome: str

    def __init__(self, position: State, *, telling: bool = False) -> None:
        self.kind = position.kind if isinstance(position, Draft) else type(position)
        self.rules = position.rules
        self.year = position.year
        self.season = position.season
        self.opening = position.opening
        self.first = position.first
        self.turn = position.turn
        self.rows = position.rows
        self.players = list(position.players)
        self.spaces = list(position.spaces)
        self.decks = list(position.decks)
        self.discards = list(position.discards)
        self.stack = list(position.stack)
        self.reached = position.reached
        self.planned = position.planned
        self.solo = position.solo
        self.parents = position.parents
        self.winners = position.winners
        self.outcome = position.outcome
        self.events = [] if telling else None

    def freeze(self) -> Position:
        """The position this draft has become."""
        return self.kind(
            self.rules, self.year, self.season, self.opening, self.first, self.turn, self.rows,
            tuple(self.players), tuple(self.spaces), tuple(self.decks), tuple(self.discards), tuple(self.stack),
            self.reached, self.planned, self.solo, self.parents, self.winners, self.outcome,
        )  # fmt: skip

    def remember(self, memo: tuple[int, ...]) -> None:
        """Let the topmost frame remember something else."""
        top = self.stack[-1]
        self.stack[-1] = Frame(top.at, top.seat, memo)

    # -- one seat -------------------------------------------------------------------------------------------

    def gain_lira(self, seat: int, lira: int, concept: str) -> None:
        """Money from the bank."""
        self.change(seat, lira=self.players[seat - 1].lira + lira)
        if self.events is not None:
            self.tell("gained_lira", concept, seat=seat, lira=lira)

    def pay(self, seat: int, lira: int, concept: str) -> None:
        """Money to the bank. The caller has checked that it is there."""
        if lira:
            self.change(seat, lira=self.players[seat - 1].lira - lira)
            self.tell("paid_lira", concept, seat=seat, lira=lira)

    def gain_vp(self, seat: int, vp: int, concept: str) -> None:
        """Victory points, up to the cap of option ``vp_cap``. Reaching 20 makes this year the last."""
        before = self.players[seat - 1].vp
        after = before + vp
        if self.rules.options.vp_cap == "25" and after > 25:
            after = max(before, 25)
        self.change(seat, vp=after)
        if self.events is not None and after != before:
            self.tell("gained_vp", concept, seat=seat, vp=after - before)
        if after >= GOAL and not self.reached:
            self.reached = True
            if not self.rules.solo:
                self.tell("reached_goal", "end_trigger_20", seat=seat, vp=after)

    def gain_residual(self, seat: int, residual: int, concept: str) -> None:
        """Residual income, up to 5. Concept of the limit: ``residual_max_5``."""
        before = self.players[seat - 1].residual
        after = min(MAX_RESIDUAL, before + residual)
        if after != before:
            self.change(seat, residual=after)
            self.tell("gained_residual", concept, seat=seat, residual=after - before, now=after)
        if before + residual > MAX_RESIDUAL:
            self.tell("residual_full", "residual_max_5", seat=seat, limit=MAX_RESIDUAL)

    # -- cards ----------------------------------------------------------------------------------------------

    def to_hand(self, seat: int, kind: Kind, number: int) -> None:
        """A card into a hand. The caller takes it from where it was."""
        hand = list(self.players[seat - 1].hand)
        hand[kind.index] += kind.one[number]
        self.change(seat, hand=tuple(hand))

    def from_hand(self, seat: int, kind: Kind, number: int) -> None:
        """A card out of a hand. The caller says where it goes."""
        hand = list(self.players[seat - 1].hand)
        hand[kind.index] -= kind.one[number]
        self.change(seat, hand=tuple(hand))

    def discard(self, kind: Kind, number: int) -> None:
        """A card onto the discard pile of its kind."""
        self.discards[kind.index] = (*self.discards[kind.index], number)

    def reshuffle(self, kind: Kind) -> None:
        """If a deck is empty, its discard pile becomes the new deck. Concept: ``deck_reshuffle``."""
        if not self.decks[kind.index] and self.discards[kind.index]:
            self.decks[kind.index] = sum(kind.one[number] for number in self.discards[kind.index])
            self.discards[kind.index] = ()
            self.tell("reshuffled", "deck_reshuffle", deck=kind.id)

    # -- workers --------------------------------------------------------------------------------------------

    def spend_worker(self, seat: int, *, grande: bool) -> None:
        """Take a worker of a seat to place it: the grande, else a regular one, the grey one last."""
        player = self.players[seat - 1]
        if grande:
            self.change(seat, grande=False)
        elif player.available:
            self.change(seat, available=player.available - 1)
        else:
            self.change(seat, temporary=2)

    def stand(self, action: int, where: Where, seat: int, *, grande: bool) -> None:
        """Put a worker onto an action of the main board."""
        self.spaces[action] = put(self.spaces[action], where, seat, grande)


def cards_left(state: State, kind: int) -> int:
    """How many cards of a kind could still be drawn: those of the deck and of the discard pile."""
    return KINDS[kind].total(state.decks[kind]) + len(state.discards[kind])
