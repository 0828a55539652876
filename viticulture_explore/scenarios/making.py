"""Making a question at a position: which moves to offer, which places to ask about, where the rulebooks part.

All of it is found by the rules, in a stable order; which of it makes a good question is for the author to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.form import Control, Place, look, put
from viticulture_explore.core.position import Move, Obstacle, Position
from viticulture_explore.core.refusals import refusals
from viticulture_explore.scenarios import naming

T = TypeVar("T")

MOST_POSSIBLE: Final = 10
"""So many possible moves are offered to choose from."""

MOST_IMPOSSIBLE: Final = 8
"""So many impossible ones, each reason in its turn."""

PROPOSED: Final = 3
"""So many of each are ticked to begin with."""


class Offer(msgspec.Struct, frozen=True):
    """A move that a question may offer, and what stands against it; ``proposed`` if it is ticked to begin with."""

    move: Move
    obstacles: tuple[Obstacle, ...]
    proposed: bool


def offers(position: Position) -> tuple[Offer, ...]:
    """Moves for a question about what is possible: possible ones, and impossible ones that are close to them.

    Of the impossible ones the nearest of every kind of reason comes first, then the second nearest, and so on.
    """
    possible = [Offer(move, (), at < PROPOSED) for at, move in enumerate(_spread(position.legal_moves()))]
    near_misses = _in_turns(refusals(position))
    impossible = [Offer(*refused, at < PROPOSED) for at, refused in enumerate(near_misses)]
    return (*possible[:MOST_POSSIBLE], *impossible[:MOST_IMPOSSIBLE])


def _spread(moves: Iterable[Move]) -> Iterator[Move]:
    """Moves in an order in which those that begin alike take turns."""
    alike: dict[tuple[str | int, ...], list[Move]] = {}
    for move in moves:
        alike.setdefault((move.verb, *move.args[:1]), []).append(move)
    yield from _in_turns(alike.values())


def _in_turns(groups: Iterable[Iterable[T]]) -> Iterator[T]:
    waiting = [list(group)[::-1] for group in groups]
    while waiting:
        for group in waiting:
            yield group.pop()
        waiting = [group for group in waiting if group]


class Part(msgspec.Struct, frozen=True):
    """A place of the board that a prediction may be about: what stands there after the moves, and if it was changed."""

    place: Place
    """The whole place in ``given``."""
    value: Any
    changed: bool
    seldom: bool = False
    """Whether its control is one fold away in the form: a question is rarely about it."""


def parts(before: Position, after: Position, seat: int) -> tuple[Part, ...]:
    """The places that the moves have changed, then others of the seat that can be asked about as well."""
    game = before.game
    modules = game.settings(after).modules
    was, now = game.given(before), game.given(after)
    found: dict[Place, Part] = {}
    for whose in range(1, now.get("players", 1) + 1):
        for section in game.form(now, whose, modules):
            for control in section.controls:
                part = _part(control, was, now, section.folded)
                usual = whose == seat and section.seat == seat and not section.folded
                if (part.changed or usual) and _holds(after, part):
                    found.setdefault(part.place, part)
    return tuple(sorted(found.values(), key=lambda part: not part.changed))


def _part(control: Control, was: Mapping[Any, Any], now: Mapping[Any, Any], seldom: bool) -> Part:
    value = look(now, control.place, control.default)
    return Part(control.place, value, value != look(was, control.place, control.default), seldom)


def _holds(position: Position, part: Part) -> bool:
    """Whether a part can stand in an answer as it is: what only a form can say is left out."""
    try:
        return part.value is not None and not position.game.differences(
            position, put({}, part.place, part.value)
        )
    except (InvalidPosition, TypeError):
        return False


def described(chosen: Iterable[Part], key: str) -> dict[Any, Any]:
    """Parts as a description; seats stand directly (``key`` is theirs in ``given``).

    >>> described([Part(("vineyards", 1, "lira"), 3, True)], "vineyards")
    {1: {'lira': 3}}
    """
    whole: dict[Any, Any] = {}
    for part in chosen:
        whole = put(whole, part.place, part.value)
    return naming.direct(whole, key)


class Parting(msgspec.Struct, frozen=True):
    """A move on which rulebooks part: which of them allow it, or let it end as ``expect`` says if that is not empty."""

    move: Move
    expect: dict[Any, Any]
    allowed: tuple[str, ...]


def partings(positions: Mapping[str, Position], book: str) -> tuple[Parting, ...]:
    """The moves on which rulebooks part at the same place of play, of which each has its own position.

    Where all allow a move and it ends in different ways, ``expect`` is how it ends under ``book``.
    """
    moves = dict.fromkeys(move for position in positions.values() for move in position.legal_moves())
    found = (_parting(move, positions, book) for move in moves)
    return tuple(parting for parting in found if parting is not None)


def _parting(move: Move, positions: Mapping[str, Position], book: str) -> Parting | None:
    allowed = [name for name, position in positions.items() if not position.obstacles(move)]
    if len(allowed) < len(positions):
        return Parting(move, {}, tuple(allowed))
    ends = {name: position.play(move) for name, position in positions.items()}
    mine = positions[book]
    told = [part for part in parts(mine, ends[book], mine.actor or 1) if _differs(part, ends.values())]
    if not told:
        return None
    expect = described(told, naming.seat_key(mine))
    alike = [name for name, end in ends.items() if not end.game.differences(end, expect)]
    return Parting(move, expect, tuple(alike))


def _differs(part: Part, ends: Iterable[Position]) -> bool:
    wanted = put({}, part.place, part.value)
    return any(end.game.differences(end, wanted) for end in ends)
