"""The shape of pending work, and the registry that gives each kind its address.

Work begins when it comes to lie on top of the stack: it acts by itself, or it waits for decisions of its seat or
of chance. One check decides whether a move is legal and says why it is not.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.draft import Draft, State
from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.champagne.tables import Kind

DONE: Final = Move("done")

WORK: Final[dict[str, Work]] = {}
"""Every kind of work by its address."""


class Work:
    """One thing that is asked. The methods here suit a decision that is waited for while there is a choice."""

    id: str
    """The id of the decision."""
    verbs: frozenset[str]
    """The verbs of the moves it understands."""
    chance: bool = False
    """Whether chance decides."""
    opens_turn: bool = False
    """Whether a turn begins with it: with its first decision, if it asks several times."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for a decision, if anything but stopping is possible."""
        waiting = Frame(frame.at, frame.seat, ())
        if any(move != DONE for move in self.moves(draft, waiting)):
            draft.push(waiting)

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """The moves of which some may be legal, in a stable order."""
        raise NotImplementedError

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Every obstacle against a move it understands; empty if it is legal."""
        raise NotImplementedError

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Carry out a legal move. The frame is off the stack already."""
        raise NotImplementedError

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """What belongs to the question."""
        return {}

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The legal moves, in a stable order."""
        return tuple(move for move in self.candidates(state, frame) if not self.against(state, frame, move))

    def opens(self, frame: Frame) -> bool:
        """Whether a turn begins with this decision."""
        return self.opens_turn

    def decision(self, state: State, frame: Frame) -> Decision:
        """What is asked."""
        return Decision(self.id, self.values(state, frame))


class Deal(Work):
    """Chance deals a card of one kind; which ones can come, and what becomes of it, is for the kinds of deals."""

    chance = True
    verbs = frozenset({"deal"})
    kind: Kind

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """The cards that can come, by number, each with how many of it there are."""
        raise NotImplementedError

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """What becomes of the card."""
        raise NotImplementedError

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """The cards that can come."""
        return tuple(Move("deal", (self.kind.ids[number],)) for number, _ in self.weights(state, frame))

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """The cards that can come with their probabilities."""
        weights = self.weights(state, frame)
        whole = sum(weight for _, weight in weights)
        return tuple(
            (Move("deal", (self.kind.ids[number],)), Fraction(weight, whole)) for number, weight in weights
        )

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The cards that can come."""
        return tuple(self.candidates(state, frame))

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card that cannot come here."""
        card = move.args[0]
        if any(self.kind.ids[number] == card for number, _ in self.weights(state, frame)):
            return ()
        return (obstacle("cannot_be_dealt", card=card),)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Deal the card."""
        self.deal(draft, frame, self.kind.number[str(move.args[0])])


def settle(draft: Draft) -> None:
    """Begin the work on top of the stack until a decision is due or nothing is pending."""
    stack = draft.stack
    while stack and stack[-1].memo is None:
        frame = stack.pop()
        WORK[frame.at].begin(draft, frame)
