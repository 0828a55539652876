"""Forms that describe positions: what games have in common that say for themselves which keys ``given`` has.

Games whose positions are plain data need none of this (:mod:`.plain`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from msgspec.structs import replace

from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.message import Message
from viticulture_explore.core.pending import Frame, Pending
from viticulture_explore.core.plain import Difference, compared
from viticulture_explore.core.reading import check, wrong_word

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

P = TypeVar("P", bound=Pending)
F = TypeVar("F", bound="Form")

Memo = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
SeatOrNone = Annotated[int, msgspec.Meta(ge=0, le=99)]


def keys(words: Iterable[int | str]) -> msgspec.Meta:
    """What msgspec leaves out of the JSON Schema of a mapping: its keys."""
    return msgspec.Meta(extra_json_schema={"propertyNames": {"enum": [str(word) for word in words]}})


class Form(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of ``given`` have in common: every key by name, none but those of the form."""


class GivenFrame(Form):
    """A piece of pending work, as :class:`.pending.Frame` holds it; seat 0 is nobody's."""

    at: str
    seat: SeatOrNone
    memo: list[Memo] | None = None


class GivenMidway(Form):
    """What a position amid an action needs to be restored: whose turn it is, and the pending work."""

    turn: SeatOrNone
    pending: list[GivenFrame]


# -- writing ----------------------------------------------------------------------------------------------------


def written(told: Form) -> dict[str, Any]:
    """A form as plain values, without what is as by default."""
    found: dict[str, Any] = _without_empty(msgspec.to_builtins(told))
    return found


def _without_empty(value: Any) -> Any:
    """A value without the mappings that say nothing."""
    if not isinstance(value, dict):
        return value
    full = {key: _without_empty(item) for key, item in value.items()}
    return {key: item for key, item in full.items() if item != {}}


def shortest(tried: Iterable[F], position: P, make: Callable[[F], P]) -> F | None:
    """The first form that the position can be made of again, if any is."""
    for told in tried:
        try:
            if make(told) == position:
                return told
        except InvalidPosition:
            continue
    return None


# -- pending work -----------------------------------------------------------------------------------------------

_UNUSABLE: Final = (ArithmeticError, AssertionError, LookupError, NotImplementedError, TypeError, ValueError)
"""How work fails on a memo that is none of its own; what a memo means is for the work alone to know."""


def midway(turn: int, stack: Sequence[Frame]) -> GivenMidway:
    """The pending work of a position, described."""
    pending = [
        GivenFrame(at=frame.at, seat=frame.seat, memo=None if frame.memo is None else list(frame.memo))
        for frame in stack
    ]
    return GivenMidway(turn=turn, pending=pending)


def restored(position: P, told: GivenMidway, seats: int, run_on: Callable[[P], P]) -> P:
    """A position with nothing pending and so many seats, with its pending work put back as it was.

    ``run_on`` lets all happen that happens by itself. Raises :class:`InvalidPosition` for work that is not known
    and for a memo that the work cannot go on with: each of its moves is tried out.
    """
    playing = range(seats + 1)
    for place, seat in (
        (("midway", "turn"), told.turn),
        *((("midway", "pending", number, "seat"), frame.seat) for number, frame in enumerate(told.pending)),
    ):
        if seat not in playing:
            wrong_word(place, str(seat), map(str, playing))
    for number, frame in enumerate(told.pending):
        if frame.at not in position.work:
            wrong_word(("midway", "pending", number, "at"), frame.at, position.work)
    stack = tuple(
        Frame(frame.at, frame.seat, None if frame.memo is None else tuple(frame.memo))
        for frame in told.pending
    )
    whole = replace(position, turn=told.turn, stack=stack)
    # A frame without a memo has not begun; what it needs may be made by those above it.
    begun = [depth for depth, frame in enumerate(stack, 1) if frame.memo is not None]
    try:
        played = [_tried_out(replace(whole, stack=stack[:depth]), run_on) for depth in begun]
    except _UNUSABLE as error:
        raise _not_midway(told) from error
    if not played or played[-1] != whole or not whole.legal_moves():
        raise _not_midway(told)
    return whole


def _tried_out(position: P, run_on: Callable[[P], P]) -> P:
    """The position once nothing happens by itself any more; each of its moves is tried out."""
    settled = run_on(position)
    for move in settled.legal_moves():
        settled.after(move)
    return settled


def _not_midway(told: GivenMidway) -> InvalidPosition:
    found = ", ".join(frame.at for frame in told.pending)
    wanted = Message("wanted-pending_work")
    return InvalidPosition(("midway",), "malformed", {"found": found, "wanted": wanted})


# -- comparing --------------------------------------------------------------------------------------------------


def differences(
    told: Form,
    expected: Mapping[Any, Any],
    seats: str,
    seat: type[Form],
    same: Callable[[str | int, Any, Any], bool],
) -> tuple[Difference, ...]:
    """Where a position, in a form with everything said, is not as ``expected``; only what is named is compared.

    ``seats`` is the key under which the seats are described, each by the form ``seat``; they may also stand
    directly. ``same`` says of two values, and of their key, whether they count as equal. Raises
    :class:`InvalidPosition` for an unknown key or a malformed value.
    """
    found = everything(told)
    direct = {key: value for key, value in expected.items() if isinstance(key, int)}
    rest = {key: value for key, value in expected.items() if key not in direct}
    for number, its in direct.items():
        if number not in found[seats]:
            wrong_word((number,), str(number), map(str, found[seats]), "unknown_key")
        check(its, seat, (number,), partial=True)
    check(rest, type(told), partial=True)
    return (*compared((), direct, found[seats], same), *compared((), rest, found, same))


def everything(value: Any) -> Any:
    """A form as plain values, with all its defaults."""
    if isinstance(value, msgspec.Struct):
        return {key: everything(item) for key, item in msgspec.structs.asdict(value).items()}
    if isinstance(value, dict):
        return {key: everything(item) for key, item in value.items()}
    return [everything(item) for item in value] if isinstance(value, list) else value


def check_seats(named: Iterable[tuple[tuple[str | int, ...], int | None, str]], players: int) -> None:
    """Everything that is said of seats is said of seats that play: places, seats, and what is wrong otherwise."""
    playing = range(1, players + 1)
    for place, seat, problem in named:
        if seat is not None and seat not in playing:
            wrong_word(place, str(seat), map(str, playing), problem)
