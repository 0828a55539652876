"""Can what was begun be finished? A move that would strand what it commits to is not legal.

The answer is found by trying: depth-first over the required decisions, the first success wins. Optional parts are
left out, moves that are alike are tried once, and it must work whatever chance brings: a drawn card never hinders
what follows, so going on without it is the outcome that helps least.
Concept: ``visitor_must_be_executable``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from viticulture_explore.core.pending import Frame
from viticulture_explore.viticulture.draft import Draft
from viticulture_explore.viticulture.effects.base import DONE, EFFECTS, Effect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from viticulture_explore.core.position import Move
    from viticulture_explore.viticulture.draft import State
    from viticulture_explore.viticulture.position import Position


def doable(state: State, frame: Frame) -> bool:
    """Whether a seat could begin an effect now and carry it out to the end."""
    effect = EFFECTS[frame.at]
    if not effect.composite:
        return _allowed(state, effect, frame.seat)
    plain = effect.plainly(state, frame)
    if plain is not None:
        return plain
    trial = Draft(state)
    # Which worker is at work matters to what may come back; everything else that is pending does not.
    trial.stack = [*(pending for pending in state.stack if pending.at == "season/at_work"), frame]
    return _finishes(trial)


def finishes_after(position: Position, move: Move) -> bool:
    """Whether what is pending can be carried out to the end after a move."""
    trial = Draft(position)
    frame = trial.stack[-1]
    EFFECTS[frame.at].make(trial, frame, move)
    return _finishes(trial)


def binds(state: State, stack: Sequence[Frame]) -> bool:
    """Whether something required is pending beside the next move, so that the move could strand it."""
    top = stack[-1]
    return EFFECTS[top.at].owes(state, top, 1) or any(_required(state, frame) for frame in stack[:-1])


def _required(state: State, frame: Frame) -> bool:
    effect = EFFECTS[frame.at]
    return not effect.sure and (frame.memo is None or effect.owes(state, frame, 0))


def _allowed(state: State, effect: Effect, seat: int) -> bool:
    if effect.sure or effect.possible(state, seat):
        return True
    return state.rules.options.visitor_feasibility == "best_effort" and not effect.is_cost


def _finishes(trial: Draft) -> bool:
    stack = trial.stack
    while stack:
        if all(EFFECTS[frame.at].sure for frame in stack):
            return True
        frame = stack[-1]
        effect = EFFECTS[frame.at]
        if frame.memo is None:
            if not effect.composite and not _allowed(trial, effect, frame.seat):
                return False
            stack.pop()
            effect.begin(trial, frame)
        elif effect.chance:
            stack.pop()
        elif effect.waits(trial, frame):
            return _some_move_finishes(trial, frame, effect)
        elif not effect.satisfied(trial, frame):
            return False
        else:
            stack.pop()
            effect.end(trial, frame)
    return True


def _some_move_finishes(trial: Draft, frame: Frame, effect: Effect) -> bool:
    moves = effect.moves(trial, frame)
    if DONE in moves:
        moves = (DONE,)
    elif effect.alike:
        moves = moves[:1]
    return any(_finishes(_after(trial, effect, frame, move)) for move in moves)


def _after(trial: Draft, effect: Effect, frame: Frame, move: Move) -> Draft:
    then = Draft(trial)
    effect.make(then, frame, move)
    return then
