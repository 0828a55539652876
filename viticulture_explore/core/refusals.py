"""What a person could try at a decision and cannot, in groups with the same kinds of reasons."""

from __future__ import annotations

from viticulture_explore.core.position import CHANCE, Move, Obstacle, Position

Refused = tuple[Move, tuple[Obstacle, ...]]
"""An illegal move with what stands against it."""


def refusals(position: Position) -> list[list[Refused]]:
    """The conceivable moves that fit the present decision and are illegal: the nearest first, in and among the groups.

    A move fits if a legal move has its verb: while a worker is placed nobody asks about making wine. How near a move
    is to what a person would try, the game says (:meth:`.Game.remoteness`). Nothing is refused to chance.
    """
    if position.actor is None or position.actor == CHANCE:
        return []
    legal = position.legal_moves()
    verbs, possible = {move.verb for move in legal}, set(legal)
    groups: dict[tuple[str, ...], list[Refused]] = {}
    for move in position.conceivable_moves():
        if move.verb in verbs and move not in possible:
            obstacles = position.obstacles(move)
            groups.setdefault(tuple(found.id for found in obstacles), []).append((move, obstacles))

    def remoteness(refused: Refused) -> tuple[int, ...]:
        return position.game.remoteness(position, *refused)

    nearest_first = [sorted(group, key=remoteness) for group in groups.values()]
    return sorted(nearest_first, key=lambda group: (*remoteness(group[0]), len(group)))
