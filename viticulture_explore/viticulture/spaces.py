"""Who stands where on the main board: each action's spaces as one number.

An action has a bonus space, one to three plain spaces and the places beside it for grande workers. The number holds
an occupant of four bits for the bonus space and two plain ones, then a bit for each seat whose grande stands beside,
then the third plain space, which only an action without a bonus has.
An occupant is ``2 * seat``, plus 1 for the grande; the Automa's worker is 14. The cart (:data:`CART`) takes any
number of workers; its number counts them: four bits a seat, three for regular workers and one for the grande.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

import msgspec

Where = Literal["bonus", "plain", "beside", "cart"]

AUTOMA: Final = 14

_BONUS: Final = 0
_PLAIN: Final = (4, 8, 20)
_BESIDE: Final = 12
_ALL_PLAIN: Final = sum(0xF << shift for shift in _PLAIN)


class Standing(msgspec.Struct, frozen=True):
    """One worker on the main board: where, whose (0 is the Automa), and whether it is the grande."""

    where: Where
    seat: int
    grande: bool


def free_bonus(space: int) -> bool:
    """Whether the bonus space is free (at counts of players that have one)."""
    return not space & 0xF


def free_plain(space: int, spaces: int) -> bool:
    """Whether one of the plain spaces (1 to 3 of them) is free."""
    return not space & 0xF0 or (spaces > 1 and not space & 0xF00) or (spaces > 2 and not space & 0xF00000)


def put(space: int, where: Where, seat: int, grande: bool) -> int:
    """The space with one more worker. The caller has checked that the place is free."""
    if where == "beside":
        return space | 1 << _BESIDE + seat
    if where == "cart":
        return space + ((8 if grande else 1) << 4 * seat)
    worker = AUTOMA if seat == 0 else 2 * seat + grande
    if where == "bonus":
        return space | worker
    return _with_plain(space, sorted([*_plain(space), worker]))


def _plain(space: int) -> list[int]:
    return [worker for shift in _PLAIN if (worker := space >> shift & 0xF)]


def _with_plain(space: int, workers: list[int]) -> int:
    """Plain spaces are alike: their occupants stand in ascending order, so equal boards are equal numbers."""
    return space & ~_ALL_PLAIN | sum(worker << shift for worker, shift in zip(workers, _PLAIN, strict=False))


def take(space: int, where: Where, seat: int, grande: bool) -> int:
    """The space with that worker taken away."""
    if where == "beside":
        return space & ~(1 << _BESIDE + seat)
    if where == "cart":
        return space - ((8 if grande else 1) << 4 * seat)
    if where == "bonus":
        return space & ~0xF
    workers = _plain(space)
    workers.remove(2 * seat + grande)
    return _with_plain(space, workers)


@lru_cache(maxsize=1 << 14)
def standing(space: int) -> tuple[Standing, ...]:
    """The workers on an action, bonus space first."""
    found: list[Standing] = []
    for shift in (_BONUS, *_PLAIN):
        worker = space >> shift & 0xF
        if worker:
            where: Where = "bonus" if shift == _BONUS else "plain"
            found.append(
                Standing(where, 0 if worker == AUTOMA else worker >> 1, worker != AUTOMA and bool(worker & 1))
            )
    found.extend(Standing("beside", seat, True) for seat in range(1, 7) if space >> _BESIDE + seat & 1)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def standing_on_cart(space: int) -> tuple[Standing, ...]:
    """The workers on the cart, by seat, regular ones first."""
    found: list[Standing] = []
    for seat in range(1, 7):
        workers = space >> 4 * seat & 0xF
        found.extend(Standing("cart", seat, False) for _ in range(workers & 7))
        if workers & 8:
            found.append(Standing("cart", seat, True))
    return tuple(found)
