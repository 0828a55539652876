"""Effects made of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import Frame
from viticulture_explore.viticulture.effects.base import DONE, Act, Effect, fewest

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State


class UpTo(Effect, frozen=True):
    """Do an act up to ``most`` times, at least ``least`` times. The frame remembers how often it was done.

    An "up to" of the rules asks for at least one (concept ``card_up_to_minimum_one``); a bonus may be left out.
    """

    act: Act
    most: int
    least: int = 1

    def parts(self) -> tuple[Effect, ...]:
        """The act."""
        return (self.act,)

    def understands(self, move: Move) -> bool:
        """The act's own moves, and ``done``."""
        return move == DONE or self.act.understands(move)

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether it can be done once, or need not be done at all."""
        return self.least == 0 or self.act.possible(state, seat, lira)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait, with nothing done yet."""
        draft.push(Frame(frame.at, frame.seat, (0,)))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether it may be done once more, and can be."""
        return _count(frame) < self.most and self.act.possible(draft, frame.seat)

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The act's choices, and ``done`` once it was done often enough."""
        choices = self.act.choices(state, frame.seat)
        return (*choices, DONE) if _count(frame) >= self.least else choices

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Carry out the act once more, or stop."""
        if move == DONE:
            draft.stack.pop()
            return
        draft.remember((_count(frame) + 1,))
        self.act.act(draft, frame.seat, move)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Those of the act; stopping before the least is done is not allowed."""
        if move == DONE:
            if _count(frame) >= self.least:
                return ()
            return (obstacle("not_now", "base_action_mandatory", decision=self.act.id),)
        return self.act.against(state, frame.seat, move)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Those of the act."""
        return self.act.reasons(state, seat, lira)

    def decision(self, state: State, frame: Frame) -> Decision:
        """The act's decision, with which of how many it is and whether one may stop."""
        count = _count(frame)
        return Decision(self.act.id, {"number": count + 1, "most": self.most, "may_stop": count >= self.least})


def _count(frame: Frame) -> int:
    return (frame.memo or (0,))[0]


class Either(Act, frozen=True):
    """One choice out of several acts; the move says which act is meant. ``name`` is the id of the decision."""

    acts: tuple[Act, ...]
    name: str

    def parts(self) -> tuple[Effect, ...]:
        """The acts."""
        return self.acts

    def understands(self, move: Move) -> bool:
        """The moves of each act."""
        return any(act.understands(move) for act in self.acts)

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The choices of all acts, in order."""
        return tuple(move for act in self.acts for move in act.choices(state, seat))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """What one could think of in any of the acts."""
        return tuple(move for act in self.acts for move in act.tries(state, seat))

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """What stands against the act that is meant."""
        return self._of(move).against(state, seat, move, lira)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """The obstacles of the act that comes nearest."""
        return fewest(act.reasons(state, seat, lira) for act in self.acts)

    def act(self, draft: Draft, seat: int, move: Move) -> None:
        """Carry out the act that is meant."""
        self._of(move).act(draft, seat, move)

    def decision(self, state: State, frame: Frame) -> Decision:
        """What is asked: this choice."""
        return Decision(self.name)

    def _of(self, move: Move) -> Act:
        return next(act for act in self.acts if act.understands(move))
