"""Visitors come: a card is played from hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Move, Obstacle
from viticulture_explore.viticulture.cards import KIND, KIND_OF
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import Draft
from viticulture_explore.viticulture.effects.base import EFFECTS, Act, Sure, register
from viticulture_explore.viticulture.effects.outlook import doable

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import State

VISITOR: Final[dict[str, Move]] = {
    card: Move("visitor", (card,)) for kind in ("summer", "winter") for card in KIND[kind].ids
}
"""The move that plays each visitor."""


class PlayVisitor(Act, frozen=True):
    """Play one visitor of a colour from hand. Concept: ``visitor_must_be_executable``."""

    kind: str

    id: ClassVar[str] = "play_visitor"
    verbs: ClassVar[frozenset[str]] = frozenset({"visitor"})

    def _in_hand(self, state: State, seat: int) -> tuple[str, ...]:
        kind = KIND[self.kind]
        return tuple(kind.ids[number] for number in kind.numbers(state.players[seat - 1].hand[kind.index]))

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether the minimum of any visitor in hand can be done."""
        return any(_playable(state, seat, card) for card in self._in_hand(state, seat))

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The visitors in hand whose minimum can be done."""
        return tuple(VISITOR[card] for card in self._in_hand(state, seat) if _playable(state, seat, card))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """The visitors in hand; with none any visitor of the colour."""
        kind = KIND[self.kind]
        numbers = kind.numbers(state.players[seat - 1].hand[kind.index]) or range(1)
        return tuple(VISITOR[kind.ids[number]] for number in numbers)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not in hand, the other season's card, or its minimum cannot be done."""
        card = str(move.args[0])
        kind = KIND_OF[card]
        found = []
        if kind.id != self.kind:
            found.append(obstacle("wrong_season", "visitor_by_season", card=card))
        if not kind.count(state.players[seat - 1].hand[kind.index], kind.number[card]):
            found.append(obstacle("no_such_card", "visitor_by_season", card=card))
        elif not found and not _playable(state, seat, card):
            found.append(obstacle("nothing_to_do", "visitor_must_be_executable", action=card))
            found += EFFECTS[f"visitor/{card}"].reasons(_without(state, seat, card), seat)
        return tuple(found)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The card leaves the hand, does what it says, and goes to the discard pile at the end."""
        card = str(move.args[0])
        kind = KIND_OF[card]
        draft.from_hand(seat, kind, kind.number[card])
        draft.tell("played_visitor", "visitor_resolve_then_discard", seat=seat, card=card)
        draft.push(Frame(f"played/{card}", seat))
        draft.push(Frame(f"visitor/{card}", seat))
        return kind.number[card]


class Played(Sure, frozen=True):
    """The end of a visitor: the card, which lay aside while it was resolved, onto its discard pile."""

    card: str

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Onto the discard pile."""
        kind = KIND_OF[self.card]
        draft.discard(kind, kind.number[self.card])


for _card in VISITOR:
    register(f"played/{_card}", Played(_card))


def _without(state: State, seat: int, card: str) -> Draft:
    """The state in which a card is being played: it is not in hand any more."""
    trial = Draft(state)
    kind = KIND_OF[card]
    if kind.count(trial.players[seat - 1].hand[kind.index], kind.number[card]):
        trial.from_hand(seat, kind, kind.number[card])
    return trial


def _playable(state: State, seat: int, card: str) -> bool:
    return doable(_without(state, seat, card), Frame(f"visitor/{card}", seat))
