"""The shape of an effect, and the registry that gives each its address.

An effect is a value. It can tell whether it is possible, begin, offer moves, carry one out, and say why another
is no good. While it waits for a decision, a frame with its address lies on the pending stack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import Draft, State

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable
    from fractions import Fraction

DONE: Final = Move("done")

EFFECTS: Final[dict[str, Effect]] = {}
"""Every effect by its address: ``action/harvest``, ``action/harvest/bonus``, ``visitor/planter/1``."""


class Effect(msgspec.Struct, frozen=True):
    """One thing that cards and spaces do. The methods here suit an effect that happens by itself."""

    chance: ClassVar[bool] = False
    """Whether chance decides while this effect waits."""
    verbs: ClassVar[frozenset[str]] = frozenset()
    """The verbs of the moves it understands."""
    fresh: ClassVar[tuple[int, ...]] = ()
    """What its frame remembers before the first move."""
    asks: ClassVar[bool] = False
    """Whether it can wait for a decision of its seat."""
    is_cost: ClassVar[bool] = False
    """Whether it is a price: it can never be left out, whatever option ``visitor_feasibility`` says."""
    alike: ClassVar[bool] = False
    """Whether all its moves leave equally much possible afterwards, as discards do."""

    composite: ClassVar[bool] = False
    """Whether only trying it out can tell if it is possible, since its parts change what the others find."""

    @property
    def sure(self) -> bool:
        """Whether it can be carried out in every position, if only because it may do nothing."""
        return False

    def parts(self) -> tuple[Effect, ...]:
        """The effects inside this one; each gets the address of this one and its number."""
        return ()

    def understands(self, move: Move) -> bool:
        """Whether a move speaks of what this effect decides."""
        return move.verb in self.verbs

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether it can be done now, with ``lira`` more than the seat has."""
        raise NotImplementedError

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """For a composite effect: whether it can be carried out, where that is plain without trying; else ``None``."""
        return None

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Begin: act, or push a frame that waits for a decision."""
        raise NotImplementedError

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether a begun effect still has something to decide."""
        return True

    def end(self, draft: Draft, frame: Frame) -> None:
        """What happens when it has nothing more to decide; the frame is off the stack already."""

    def owes(self, state: State, frame: Frame, moves: int) -> bool:
        """Whether, after so many more moves (0 or 1), something required still remains in this begun effect."""
        return False

    def satisfied(self, state: State, frame: Frame) -> bool:
        """Whether it may end as it is, having nothing more to decide."""
        return True

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The legal moves, in a stable order, as far as this effect alone is concerned."""
        raise NotImplementedError

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Carry out a legal move; the frame lies on top of the stack and is left, changed or taken off."""
        raise NotImplementedError

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Why a move it understands is illegal; empty if it is legal."""
        raise NotImplementedError

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why it cannot be done at all: the obstacles of the nearest moves (those with fewest)."""
        raise NotImplementedError

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """If chance decides: every outcome with its probability."""
        raise NotImplementedError

    def sample(self, state: State, frame: Frame, rng: random.Random) -> Move:
        """If chance decides: one outcome, by its probability."""
        raise NotImplementedError

    def decision(self, state: State, frame: Frame) -> Decision:
        """What is asked while it waits."""
        raise NotImplementedError


class Sure(Effect, frozen=True):
    """An effect that can always be carried out: what the game itself does."""

    @property
    def sure(self) -> bool:
        """Always."""
        return True

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Always."""
        return True

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """None: nothing can stand in the way."""
        return ()


class Act(Effect, frozen=True):
    """An effect of one decision: a choice that is carried out, and it is done."""

    asks: ClassVar[bool] = True
    id: ClassVar[str]
    """The id of the decision."""

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The legal choices of a seat."""
        raise NotImplementedError

    def tries(self, state: State, seat: int) -> Iterable[Move]:
        """What one could think of: the moves whose obstacles explain that nothing is possible."""
        raise NotImplementedError

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Every obstacle against a choice, with ``lira`` more than the seat has."""
        raise NotImplementedError

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Carry out a legal choice. What comes back tells a reward what was done: a colour, a field, a structure."""
        raise NotImplementedError

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there is a legal choice."""
        return bool(self.choices(state, seat))

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the choice, if there is one."""
        if self.possible(draft, frame.seat):
            draft.push(Frame(frame.at, frame.seat, ()))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The legal choices."""
        return self.choices(state, frame.seat)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Carry out the choice; nothing is left to do."""
        draft.stack.pop()
        self.act(draft, frame.seat, move)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Every obstacle against a choice."""
        return self.against(state, frame.seat, move)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """The obstacles of the nearest choices."""
        return fewest(self.against(state, seat, move, lira) for move in self.tries(state, seat))

    def decision(self, state: State, frame: Frame) -> Decision:
        """What is asked: this choice."""
        return Decision(self.id)


def register(at: str, effect: Effect) -> None:
    """Give an effect and all its parts their addresses."""
    EFFECTS[at] = effect
    for number, part in enumerate(effect.parts(), 1):
        register(f"{at}/{number}", part)


def fewest(reasons: Iterable[tuple[Obstacle, ...]], number: int = 1) -> tuple[Obstacle, ...]:
    """The obstacles of the ``number`` moves that have fewest of them, and of their equals; each once, in order."""
    found = list(reasons)
    most = sorted(map(len, found))[number - 1] if found else 0
    seen: dict[tuple[str, str], Obstacle] = {}
    for obstacles in found:
        if len(obstacles) <= most:
            for reason in obstacles:
                seen.setdefault((reason.id, str(reason.values)), reason)
    return tuple(seen.values())


def lacking_lira(have: int, cost: int, concept: str) -> Sequence[Obstacle]:
    """The obstacle of a price that cannot be paid."""
    return (
        ()
        if have >= cost
        else (obstacle("not_enough_lira", concept, cost=cost, have=have, missing=cost - have),)
    )


def settle(draft: Draft) -> None:
    """Do everything that happens by itself, until a decision is due or the stack is empty."""
    stack = draft.stack
    while stack:
        frame = stack[-1]
        effect = EFFECTS[frame.at]
        if frame.memo is None:
            stack.pop()
            effect.begin(draft, frame)
        elif effect.waits(draft, frame):
            return
        else:
            stack.pop()
            effect.end(draft, frame)
