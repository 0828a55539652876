"""Effects made of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import DONE, Act, Effect, fewest
from viticulture_explore.viticulture.effects.counting import Reward, count
from viticulture_explore.viticulture.effects.drawing import Draw
from viticulture_explore.viticulture.effects.outlook import doable
from viticulture_explore.viticulture.effects.prices import LosePoints

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State


class UpTo(Effect, frozen=True):
    """Do an act up to ``most`` times, at least ``least`` times, then take what the reward gives for it.

    An "up to" of the rules asks for at least one (concept ``card_up_to_minimum_one``); a bonus may be left out.
    The frame remembers how often the act was done and, for a reward, the results.
    """

    act: Act
    most: int
    least: int = 1
    reward: Reward | None = None

    fresh: ClassVar[tuple[int, ...]] = (0,)
    asks: ClassVar[bool] = True

    @property
    def sure(self) -> bool:
        """What need not be done cannot fail."""
        return self.least == 0

    @property
    def composite(self) -> bool:  # type: ignore[override]  # depends on the value, not on the class
        """Whether one act could stand in the way of the next required one."""
        return self.least > 1

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
        draft.push(Frame(frame.at, frame.seat, self.fresh))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether it may be done once more, and can be."""
        return _count(frame) < self.most and self.act.possible(draft, frame.seat)

    def owes(self, state: State, frame: Frame, moves: int) -> bool:
        """Whether the least number is not reached yet."""
        return _count(frame) + moves < self.least

    def satisfied(self, state: State, frame: Frame) -> bool:
        """Whether it was done often enough, or as often as could be where that is allowed."""
        return _count(frame) >= self.least or state.rules.options.visitor_feasibility == "best_effort"

    def end(self, draft: Draft, frame: Frame) -> None:
        """Take the reward."""
        if self.reward and frame.memo:
            self.reward.give(draft, frame.seat, frame.memo[1:])

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The act's choices, and ``done`` once it was done often enough."""
        choices = self.act.choices(state, frame.seat)
        return (*choices, DONE) if _count(frame) >= self.least else choices

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Carry out the act once more, or stop."""
        place = len(draft.stack) - 1
        if move == DONE:
            draft.stack.pop()
            self.end(draft, frame)
            return
        result = self.act.act(draft, frame.seat, move)
        # The act may have put further work on top, so the frame is changed where it lies.
        draft.stack[place] = Frame(frame.at, frame.seat, (_count(frame) + 1, *self._results(frame, result)))

    def _results(self, frame: Frame, result: int) -> tuple[int, ...]:
        """What the reward will look at, ascending: positions that differ only in the order of the acts are equal."""
        return tuple(sorted((*(frame.memo or ())[1:], result))) if self.reward else ()

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
        asked = self.act.decision(state, frame)
        count = _count(frame)
        more = {"number": count + 1, "most": self.most, "may_stop": count >= self.least}
        return Decision(asked.id, asked.values | more)


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
        return self._of(state, seat, move).against(state, seat, move, lira)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """The obstacles of the act that comes nearest."""
        return fewest(act.reasons(state, seat, lira) for act in self.acts)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Carry out the act that is meant."""
        return self._of(draft, seat, move).act(draft, seat, move)

    def decision(self, state: State, frame: Frame) -> Decision:
        """What is asked: this choice."""
        return Decision(self.name)

    def _of(self, state: State, seat: int, move: Move) -> Act:
        """The act that a move means. Acts may share a verb, so the one it could be a choice of goes first."""
        able = [act for act in self.acts if act.understands(move)]
        return next((act for act in able if move in act.tries(state, seat)), able[0])


class InOrder(Effect, frozen=True):
    """Parts one after the other, as printed: a price, then what it buys."""

    steps: tuple[Effect, ...]

    composite: ClassVar[bool] = True

    @property
    def sure(self) -> bool:
        """Whether every part is."""
        return all(part.sure for part in self.steps)

    def parts(self) -> tuple[Effect, ...]:
        """The parts."""
        return self.steps

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """What comes first must be possible now; if all the rest is sure, that is enough."""
        if not doable(state, Frame(f"{frame.at}/1", frame.seat)):
            return False
        return True if all(part.sure for part in self.steps[1:]) else None

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Lay out all parts, the first on top."""
        for number in range(len(self.steps), 0, -1):
            draft.push(Frame(f"{frame.at}/{number}", frame.seat))

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why parts cannot be done; if each could be by itself, that they cannot all be."""
        return impossible_parts(self.steps, state, seat)


def impossible_parts(parts: tuple[Effect, ...], state: State, seat: int) -> tuple[Obstacle, ...]:
    """Why parts that are all required cannot be done; if each could be by itself, that they cannot all be."""
    found = [reason for part in parts if not part.sure for reason in part.reasons(state, seat)]
    return tuple(found) or (obstacle("rest_impossible"),)


class Both(Effect, frozen=True):
    """Parts in an order the seat is free to choose: the moves of all unfinished parts are offered together.

    What happens by itself is done at once, but a draw waits, since it may come before or after a choice. With option
    ``visitor_effect_order: printed`` the parts follow each other. The frame remembers the finished parts as bits.
    ``second_price`` points are paid before the second part (option ``vp_payment_timing``).
    Concept: ``card_effect_order_free``.
    """

    all: tuple[Effect, ...]
    second_price: int = 0

    composite: ClassVar[bool] = True
    fresh: ClassVar[tuple[int, ...]] = (0,)
    asks: ClassVar[bool] = True

    @property
    def sure(self) -> bool:
        """Whether every part is."""
        return all(part.sure for part in self.all)

    def parts(self) -> tuple[Effect, ...]:
        """The parts."""
        return self.all

    def understands(self, move: Move) -> bool:
        """The moves of every part."""
        return any(part.understands(move) for part in self.all)

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """If a single part can fail at all and would not fail now, the others do not matter."""
        unsure = [number for number, part in enumerate(self.all, 1) if not part.sure]
        if (
            len(unsure) == 1
            and not self.second_price
            and doable(state, Frame(f"{frame.at}/{unsure[0]}", frame.seat))
        ):
            return True
        return None

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Do what happens by itself; wait for the rest."""
        offered = [number for number, part in enumerate(self.all) if _is_offered(part)]
        if draft.rules.options.visitor_effect_order == "printed" or not any(
            self.all[number].asks for number in offered
        ):
            # Draws come last: what may fail is settled before chance speaks.
            order = sorted(range(len(self.all)), key=lambda number: isinstance(self.all[number], Draw))
            printed = draft.rules.options.visitor_effect_order == "printed"
            self._push(draft, frame, list(range(len(self.all))) if printed else order)
            return
        done = sum(1 << number for number in range(len(self.all)) if number not in offered)
        draft.push(Frame(frame.at, frame.seat, (done,)))
        self._push(draft, frame, [number for number in range(len(self.all)) if number not in offered])

    def _push(self, draft: Draft, frame: Frame, numbers: list[int]) -> None:
        for place, number in reversed(list(enumerate(numbers))):
            draft.push(Frame(f"{frame.at}/{number + 1}", frame.seat))
            if place == 1 and self.second_price:
                draft.push(Frame(f"lose_points/{self.second_price}", frame.seat))

    def _unfinished(self, frame: Frame) -> list[int]:
        done = (frame.memo or (0,))[0]
        return [number for number in range(len(self.all)) if not done >> number & 1]

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether there is an order to choose: several parts left, and one of them asks."""
        left = self._unfinished(frame)
        return len(left) > 1 and any(self.all[number].asks for number in left)

    def owes(self, state: State, frame: Frame, moves: int) -> bool:
        """Whether required parts are left."""
        return len([number for number in self._unfinished(frame) if not self.all[number].sure]) > moves

    def end(self, draft: Draft, frame: Frame) -> None:
        """Do the parts that are left, one after the other."""
        left = self._unfinished(frame)
        if self.second_price and len(left) == 1:
            draft.push(Frame(f"{frame.at}/{left[0] + 1}", frame.seat))
            draft.push(Frame(f"lose_points/{self.second_price}", frame.seat))
        else:
            self._push(draft, frame, left)

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The first moves of every unfinished part."""
        return tuple(
            move
            for number in self._unfinished(frame)
            for move in self.all[number].moves(state, self._part(frame, number))
        )

    def _part(self, frame: Frame, number: int) -> Frame:
        return Frame(f"{frame.at}/{number + 1}", frame.seat, self.all[number].fresh)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Begin the part that the move belongs to."""
        number = next(
            number
            for number in self._unfinished(frame)
            if move in self.all[number].moves(draft, self._part(frame, number))
        )
        draft.remember(((frame.memo or (0,))[0] | 1 << number,))
        part = self._part(frame, number)
        draft.push(part)
        self.all[number].make(draft, part, move)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Those of the unfinished part that the move comes nearest to; a finished part is not done again."""
        found = [
            self.all[number].obstacles(state, self._part(frame, number), move)
            for number in self._unfinished(frame)
            if self.all[number].understands(move)
        ]
        return min(found, key=len) if found else (obstacle("not_now", decision="parts"),)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why parts cannot be done; if each could be by itself, that they cannot all be."""
        return impossible_parts(self.all, state, seat)

    def decision(self, state: State, frame: Frame) -> Decision:
        """What to do next."""
        return Decision("parts")


def _is_offered(part: Effect) -> bool:
    return part.asks or isinstance(part, Draw)


CHOOSE: Final = tuple(Move("choose", (number,)) for number in range(1, 5))
CHOOSE_BOTH: Final = Move("choose", ("both",))


class OneOf(Effect, frozen=True):
    """Exactly one branch, the seat's choice. Concept: ``card_or``."""

    branches: tuple[Effect, ...]

    composite: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"choose"})

    def parts(self) -> tuple[Effect, ...]:
        """The branches."""
        return self.branches

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """One branch that can be carried out is enough."""
        return any(doable(state, Frame(f"{frame.at}/{number}", frame.seat)) for number in self._numbers())

    def _numbers(self) -> range:
        return range(1, len(self.branches) + 1)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the choice."""
        draft.push(Frame(frame.at, frame.seat, self.fresh))

    def branch(self, move: Move) -> int:
        """The number of the branch a move chooses, from 1; 0 if there is none."""
        number = CHOOSE.index(move) + 1 if move in CHOOSE else 0
        return number if number <= len(self.branches) else 0

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The branches that can be carried out to the end."""
        return tuple(
            move
            for number, move in enumerate(CHOOSE[: len(self.branches)], 1)
            if doable(state, Frame(f"{frame.at}/{number}", frame.seat))
        )

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Only that branch remains to be done."""
        draft.stack.pop()
        draft.push(Frame(f"{frame.at}/{self.branch(move)}", frame.seat))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Why that branch cannot be done."""
        number = self.branch(move)
        if not number:
            return (obstacle("not_now", "card_or", decision="choose"),)
        if doable(state, Frame(f"{frame.at}/{number}", frame.seat)):
            return ()
        return self.branches[number - 1].reasons(state, frame.seat)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why the branch that comes nearest cannot be done."""
        return fewest(branch.reasons(state, seat) for branch in self.branches)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which branch."""
        return Decision("choose")


class OneOrBoth(OneOf, frozen=True):
    """One of two branches; for a price of points both, in either order. Concept: ``vp_floor_minus_5``."""

    price: int = 1

    def parts(self) -> tuple[Effect, ...]:
        """The branches, then both of them with the price at the start, then with the price before the second."""
        first = InOrder((LosePoints(self.price), Both(self.branches)))
        return (*self.branches, first, Both(self.branches, second_price=self.price))

    def _both(self, state: State, frame: Frame) -> Frame:
        late = state.rules.options.vp_payment_timing == "at_second_part"
        return Frame(f"{frame.at}/{4 if late else 3}", frame.seat)

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The branches that can be done, and both."""
        single = OneOf.moves(self, state, frame)
        return (*single, CHOOSE_BOTH) if doable(state, self._both(state, frame)) else single

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """That branch, or both."""
        if move != CHOOSE_BOTH:
            OneOf.make(self, draft, frame, move)
            return
        draft.stack.pop()
        draft.push(self._both(draft, frame))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Why that branch, or the price and both, cannot be done."""
        if move != CHOOSE_BOTH:
            return OneOf.obstacles(self, state, frame, move)
        if doable(state, self._both(state, frame)):
            return ()
        return impossible_parts((LosePoints(self.price), *self.branches), state, frame.seat)


class ChooseDistinct(OneOf, frozen=True):
    """Several different branches, one after the other. Concept: ``card_choose_two_different``.

    The frame remembers the chosen ones as bits.
    """

    number: int = 2

    fresh: ClassVar[tuple[int, ...]] = (0,)

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """With too few branches that could be done it is plainly impossible; else they may hinder each other."""
        can = sum(doable(state, Frame(f"{frame.at}/{number}", frame.seat)) for number in self._numbers())
        return False if not can else None

    def _chosen(self, frame: Frame) -> int:
        return (frame.memo or (0,))[0]

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether another branch is due."""
        return self._chosen(frame).bit_count() < self.number and not self._stuck(draft, frame)

    def _stuck(self, state: State, frame: Frame) -> bool:
        best = state.rules.options.visitor_feasibility == "best_effort"
        return best and bool(self._chosen(frame)) and not self.moves(state, frame)

    def owes(self, state: State, frame: Frame, moves: int) -> bool:
        """Whether branches are still due."""
        return self._chosen(frame).bit_count() + moves < self.number

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The branches not chosen yet that can be done; one that would come to nothing is left out in any case."""
        chosen = self._chosen(frame)
        return tuple(
            move
            for move in OneOf.moves(self, state, frame)
            if not chosen >> self.branch(move) - 1 & 1 and self._branch(move).possible(state, frame.seat)
        )

    def _branch(self, move: Move) -> Effect:
        return self.branches[self.branch(move) - 1]

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Do that branch now."""
        number = self.branch(move)
        draft.remember((self._chosen(frame) | 1 << number - 1,))
        draft.push(Frame(f"{frame.at}/{number}", frame.seat))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Chosen already, or why it cannot be done."""
        number = self.branch(move)
        if number and self._chosen(frame) >> number - 1 & 1:
            return (obstacle("same_choice"),)
        if number and not self._branch(move).possible(state, frame.seat):
            return self._branch(move).reasons(state, frame.seat)
        return OneOf.obstacles(self, state, frame, move)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why not enough branches can be done: the obstacles of those that come nearest."""
        found = fewest((branch.reasons(state, seat) for branch in self.branches), self.number)
        return found or (obstacle("rest_impossible"),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which branch next."""
        return Decision("choose", {"number": self._chosen(frame).bit_count() + 1, "most": self.number})


class Depending(Effect, frozen=True):
    """What happens depends on a count: ``then`` if it is above 0, else ``otherwise``. It is no choice."""

    on: str
    then: Effect
    otherwise: Effect

    composite: ClassVar[bool] = True

    def parts(self) -> tuple[Effect, ...]:
        """Both ways."""
        return (self.then, self.otherwise)

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """Whether the way that fits can be gone."""
        return doable(state, Frame(f"{frame.at}/{1 if count(self.on, state, frame.seat) else 2}", frame.seat))

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Take the way that fits."""
        draft.push(Frame(f"{frame.at}/{1 if count(self.on, draft, frame.seat) else 2}", frame.seat))

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why the way that fits cannot be gone."""
        return (self.then if count(self.on, state, seat) else self.otherwise).reasons(state, seat)


class ByOption(Effect, frozen=True):
    """A card that tables read differently: the value of an option says which effect it has."""

    option: str
    readings: tuple[tuple[str, Effect], ...]

    composite: ClassVar[bool] = True

    def parts(self) -> tuple[Effect, ...]:
        """Every reading."""
        return tuple(effect for _, effect in self.readings)

    def _number(self, state: State) -> int:
        return [value for value, _ in self.readings].index(getattr(state.rules.options, self.option))

    def plainly(self, state: State, frame: Frame) -> bool | None:
        """Whether it can be done as it is read here."""
        return doable(state, Frame(f"{frame.at}/{self._number(state) + 1}", frame.seat))

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Do it as it is read here."""
        draft.push(Frame(f"{frame.at}/{self._number(draft) + 1}", frame.seat))

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why it cannot be done as it is read here."""
        return self.readings[self._number(state)][1].reasons(state, seat)
