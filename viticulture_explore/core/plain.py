"""Positions made of plain data, as people write them: what a game need not say of itself if its fields say it all.

A position is plain if its fields are numbers, words (``Literal``), yes-or-no values, tuples of those, and structs of
such fields. A description has the same keys, and a field that is as by default is left out. Three fields are special:

``seats``
    a tuple of structs, one a seat. It is described as a mapping from seats, and the key ``players`` says how many.
an option of the game, ``modules``
    what the rules of the position are. They are no part of its description.

Any other tuple is described as a list whose order does not matter, so a position keeps it sorted.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import structs

from viticulture_explore.core.reading import Place, check, wrong_word

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game
    from viticulture_explore.core.position import Position


class Difference(msgspec.Struct, frozen=True):
    """One point in which a position is not as expected: the path of keys, the expected and the found value."""

    place: tuple[str | int, ...]
    expected: Any
    found: Any


# -- describing -------------------------------------------------------------------------------------------------


def form(game: Game) -> type[msgspec.Struct]:
    """The type of the descriptions of a game's positions."""
    return _form(game.positions, (*game.options, "modules"), tuple(game.seats))


def schema(game: Game) -> dict[str, Any]:
    """The JSON Schema of the descriptions of a game's positions."""
    whole = msgspec.json.schema(form(game))
    for part in whole["$defs"].values():
        if "players" in part["properties"] and "seats" in part["properties"]:
            # The types say so, but the library keeps silent about keys that are numbers.
            numbers = [str(seat) for seat in range(1, game.seats[-1] + 1)]
            part["properties"]["seats"]["propertyNames"] = {"enum": numbers}
    return whole


@cache
def _form(
    kind: type[msgspec.Struct], rules: tuple[str, ...] = (), players: tuple[int, ...] = ()
) -> type[msgspec.Struct]:
    fields: list[tuple[str, Any, Any]] = []
    for field in structs.fields(kind):
        if players and field.name == "seats":
            fields.insert(0, ("players", Literal[players], players[0]))
            fields.append(("seats", _by_seat(_item(field.type), players[-1]), _default({})))
        elif field.name not in rules:
            fields.append((field.encode_name, _described(field.type), _default(_told(field.default))))
    return msgspec.defstruct(kind.__name__, fields, kw_only=True, forbid_unknown_fields=True)


def _by_seat(kind: type[msgspec.Struct], players: int) -> Any:
    """The type that describes what each of so many seats has."""
    return dict[Literal[tuple(range(1, players + 1))], _form(kind)]  # type: ignore[misc]


def _described(kind: Any) -> Any:
    """The type that describes values of a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _form(kind)
    return list[_item(kind)] if typing.get_origin(kind) is tuple else kind  # type: ignore[misc]


def _item(kind: Any) -> Any:
    """The type of the items of a tuple of any length."""
    item, *rest = typing.get_args(kind)
    if rest != [...]:
        raise TypeError(f"{kind} has no description: only tuples of any length have one")
    return item


def _default(value: Any) -> Any:
    """A value as the default of a field; each owner of a list or a mapping gets its own."""
    return (
        msgspec.field(default_factory=lambda: type(value)(value)) if isinstance(value, list | dict) else value
    )


def _told(value: Any) -> Any:
    """A value as a description says it, defaults left out."""
    if isinstance(value, msgspec.Struct):
        fields = structs.fields(value)
        told = {field.encode_name: (getattr(value, field.name), field.default) for field in fields}
        return {key: _told(found) for key, (found, default) in told.items() if found != default}
    return [_told(item) for item in value] if isinstance(value, tuple) else value


def given(game: Game, position: Position) -> dict[str, Any]:
    """The description of a position; :func:`set_up` makes an equal position of it."""
    told = _told(position)
    for key in (*game.options, "modules", "seats"):
        told.pop(key, None)
    seats: tuple[msgspec.Struct, ...] = getattr(position, "seats", ())
    own = {seat: _told(its) for seat, its in enumerate(seats, 1) if _told(its)}
    return {**({"players": len(seats)} if seats else {}), **told, **({"seats": own} if own else {})}


def set_up(
    game: Game, given: Mapping[str, Any], options: Mapping[str, str], modules: tuple[str, ...]
) -> Position:
    """The position of some rules that a description describes.

    Raises :class:`InvalidPosition` with the place for unknown keys and words and for malformed values.
    """
    check(given, form(game))
    told = {key: _sorted(value) for key, value in given.items() if key != "players"}
    if "seats" in game.positions.__struct_fields__:
        players = given.get("players", game.seats[0])
        check(given.get("seats", {}), _seats(game, players), ("seats",))
        own = told.get("seats", {})
        told["seats"] = [own.get(seat, {}) for seat in range(1, players + 1)]
    if game.modules:
        told["modules"] = modules
    return msgspec.convert({**told, **options}, game.positions)


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _sorted(item) for key, item in value.items()}
    return sorted(map(_sorted, value)) if isinstance(value, list) else value


def _seats(game: Game, players: int) -> Any:
    """The type that describes the seats of so many players."""
    kinds = {field.name: field.type for field in structs.fields(game.positions)}
    return _by_seat(_item(kinds["seats"]), players)


def settled(
    rulebooks: Mapping[str, Mapping[str, str]],
    known: Mapping[str, tuple[str, ...]],
    rulebook: str,
    options: Mapping[str, str] | None,
) -> dict[str, str]:
    """The value of every option in one of the rulebooks (if none is named, the first), with single ones set otherwise.

    Raises :class:`InvalidPosition` for an unknown rulebook, option or value.
    """
    rulebook = rulebook or next(iter(rulebooks))
    if rulebook not in rulebooks:
        wrong_word(("rulebook",), rulebook, rulebooks)
    for option, value in (options or {}).items():
        if option not in known:
            wrong_word(("options", option), option, known, "unknown_key")
        if value not in known[option]:
            wrong_word(("options", option), value, known[option])
    return {**rulebooks[rulebook], **(options or {})}


def check_modules(modules: tuple[str, ...], known: tuple[str, ...]) -> None:
    """Raise :class:`InvalidPosition` for a module that is none of the known ones."""
    for number, module in enumerate(modules):
        if module not in known:
            wrong_word(("modules", number), module, known)


# -- looking ----------------------------------------------------------------------------------------------------


def values(
    game: Game, position: Position, fields: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """The values of some fields, or of all that are described, as ``(field,)`` or ``(field, seat)`` and the value."""
    seats: tuple[msgspec.Struct, ...] = getattr(position, "seats", ())
    own = tuple(position.__struct_fields__)
    for field in fields or (
        *(field for field in own if field not in (*game.options, "modules", "seats")),
        *(seats[0].__struct_fields__ if seats else ()),
    ):
        if field in own:
            yield (field,), getattr(position, field)
        else:
            yield from (((field, seat), getattr(its, field)) for seat, its in enumerate(seats, 1))


def without_field(position: Position, name: str) -> tuple[Any, ...]:
    """The values of all fields of a position but one."""
    return tuple(getattr(position, field) for field in position.__struct_fields__ if field != name)


def playing(position: Position) -> range:
    """The seats of a position."""
    seats: tuple[msgspec.Struct, ...] = position.seats  # type: ignore[attr-defined]
    return range(1, len(seats) + 1)


def numbers(position: Position) -> dict[str, int]:
    """The fields of a position that are numbers."""
    found = structs.asdict(position)
    return {field: value for field, value in found.items() if type(value) is int}


# -- comparing --------------------------------------------------------------------------------------------------


def differences(game: Game, position: Position, expected: Mapping[Any, Any]) -> Iterator[Difference]:
    """Where a position is not as ``expected``: keys of its description; seats may stand directly.

    Raises :class:`InvalidPosition` for an unknown key or a malformed value.
    """
    found = msgspec.json.decode(position.to_json())
    seats = dict(enumerate(found.get("seats", ()), 1))
    direct = {key: value for key, value in expected.items() if seats and isinstance(key, int)}
    rest = {key: value for key, value in expected.items() if key not in direct}
    check(rest, form(game), partial=True)
    for place, its in (((), direct), (("seats",), rest.get("seats", {}))):
        if its:
            check(its, _seats(game, len(seats)), place, partial=True)
    yield from compared((), direct, seats, _same)
    yield from compared((), rest, {**found, "seats": seats, "players": len(seats)}, _same)


def compared(
    place: Place, expected: Any, found: Any, same: Callable[[str | int, Any, Any], bool]
) -> Iterator[Difference]:
    """Where a plain value is not as expected: mappings are compared key by key, and only the keys that are named.

    ``same`` says of any other two values, and of the key they stand under, whether they count as equal.
    """
    if isinstance(expected, dict):
        for key, value in expected.items():
            inside = found.get(key) if isinstance(found, dict) else None
            yield from compared((*place, key), value, inside, same)
    elif not same(place[-1], expected, found):
        yield Difference(place, expected, found)


def _same(_: str | int, expected: Any, found: Any) -> bool:
    return bool(_sorted(expected) == _sorted(found))
