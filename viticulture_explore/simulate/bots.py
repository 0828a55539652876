"""Simple players: each chooses one of the legal moves of a position. They know no game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from viticulture_explore.core.position import CHANCE, Boundary, Move, Position

Bot = Callable[[Position, tuple[Move, ...], Random], Move]
"""What a seat decides: the position, its legal moves, the generator for every random choice."""

LOOK_AHEAD: Final = 8
"""A turn is followed for at most so many further decisions: a card may ask for more, but not for anything better."""


def random_move(position: Position, moves: tuple[Move, ...], rng: Random) -> Move:  # noqa: ARG001 - a bot is given all three
    """Any move, each as likely as the others."""
    return moves[int(rng.random() * len(moves))]


def sensible_move(position: Position, moves: tuple[Move, ...], rng: Random) -> Move:
    """The move after which the position looks best for the seat, once its turn is over.

    The decisions that follow in the same turn are taken greedily, chance as it falls. Among equals any may be taken.
    """
    if len(moves) == 1:
        return moves[0]
    seat = position.actor
    assert seat is not None  # somebody has these moves
    values = [_promise(position.after(move), seat, rng) for move in moves]
    best = max(values)
    return rng.choice([move for move, value in zip(moves, values, strict=True) if value == best])


def _promise(position: Position, seat: int, rng: Random) -> float:
    """How good a position looks for a seat at the end of the turn it is in."""
    appraise = position.game.appraise
    for _ in range(LOOK_AHEAD):
        if position.boundary != Boundary.NONE or position.actor not in (CHANCE, seat):
            break
        if position.actor == CHANCE:
            position = position.after(position.sample(rng))
        else:
            nexts = map(position.after, position.legal_moves())
            position = max(nexts, key=lambda then: appraise(then, seat))
    return appraise(position, seat)


BOTS: Final[dict[str, Bot]] = {"random": random_move, "sensible": sensible_move}
"""The bots by the name the command line calls them."""
