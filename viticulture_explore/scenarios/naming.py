"""The places and values of ``given`` in the words of a game: what a difference between two boards is said with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from viticulture_explore import text
from viticulture_explore.core.form import SEAT_KEYS, Place
from viticulture_explore.core.game import Difference, Game
from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.core.position import Position


def seat_key(position: Position) -> str:
    """The key of ``given`` under which the things of each seat stand; empty in a game that has none."""
    game = position.game
    modules = game.settings(position).modules
    for section in game.form(game.given(position), 1, modules):
        for control in section.controls:
            if section.seat and len(control.place) > 2 and control.place[1] == section.seat:
                return str(control.place[0])
    return ""


def whole(description: Mapping[Any, Any], key: str) -> dict[Any, Any]:
    """A description whose seats stand directly, with the seats below their key, as in ``given``.

    >>> whole({1: {"lira": 3}, "year": 2}, "vineyards")
    {'vineyards': {1: {'lira': 3}}, 'year': 2}
    """
    seats = {seat: its for seat, its in description.items() if isinstance(seat, int)}
    rest = {other: its for other, its in description.items() if other not in seats}
    return {key: {**rest.pop(key, {}), **seats}, **rest} if seats and key else dict(description)


def direct(description: Mapping[Any, Any], key: str) -> dict[Any, Any]:
    """The other way round: the seats stand directly.

    >>> direct({"year": 2, "vineyards": {1: {"lira": 3}}}, "vineyards")
    {1: {'lira': 3}, 'year': 2}
    """
    rest = dict(description)
    return {**rest.pop(key, {}), **rest}


def leaves(description: Mapping[Any, Any], above: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every value of a description that is no mapping, with its place.

    >>> list(leaves({1: {"cellar": {"red": [3]}}}))
    [((1, 'cellar', 'red'), [3])]
    """
    for key, value in description.items():
        if isinstance(value, Mapping):
            yield from leaves(value, (*above, key))
        else:
            yield (*above, key), value


def place_named(game: Game, place: Place, seat: int = 0) -> Message:
    """A place of ``given`` in words: whose it is, and what; ``place`` may begin with the seat.

    Of a place of the given ``seat`` it goes without saying whose it is.
    """
    keys = [key for number, key in enumerate(place) if number or isinstance(key, int) or not _is_seats(place)]
    if seat and keys[0] == seat and len(keys) > 1:
        keys = keys[1:]
    said = _called(game, keys[0])
    for key in keys[1:]:
        if isinstance(key, int):
            said = Message("quiz-place-number", {"outer": said, "number": key})
        else:
            said = Message("quiz-place", {"outer": said, "inner": _called(game, key)})
    return said


def _is_seats(place: Place) -> bool:
    """Whether a place begins with the key of the seats, which says nothing beside the seat."""
    return len(place) > 1 and isinstance(place[1], int) and not isinstance(place[0], int)


def _called(game: Game, key: str | int) -> Message:
    return Message("quiz-seat", {"seat": key}) if isinstance(key, int) else called(game, key)


def called(game: Game, key: str | int) -> Message:
    """A key of ``given`` in words: by its own text, else by the name of the thing it stands for."""
    for known in (f"given-{game.id}-{key}", f"given-{key}"):
        if text.has(known):
            return Message(known)
    return Message("quiz-word", {"word": named(game, key)})


def value_named(game: Game, place: Place, value: Any) -> Value:
    """A value of ``given`` in words; ``place`` is its whole place."""
    if isinstance(value, list | tuple):
        return tuple(Message("quiz-word", {"word": value_named(game, place, item)}) for item in value)
    if value is None or isinstance(value, bool):
        return Message({None: "quiz-none", True: "quiz-yes", False: "quiz-no"}[value])
    if place[-1] in SEAT_KEYS:
        return Message("quiz-seat", {"seat": value})
    return word_named(game, place, value)


def word_named(game: Game, place: Place, word: Any) -> Value:
    """A word of ``given`` as it is called at its place; a number stands for itself."""
    said = game.word(place, word)
    if said is not None:
        return said
    if isinstance(word, int):
        return word
    known = f"given-{game.id}-{word}"
    return Message(known) if text.has(known) else named(game, word)


def named(game: Game, word: Any) -> Value:
    """The name of a thing, or the word itself where it has none."""
    known = str(word)
    if known in game.names("en") or text.has(f"name-{known}"):
        return Name(known)
    return known.replace("_", " ")


def said_otherwise(game: Game, found: Difference) -> Message:
    """What somebody said of a place and what it is instead, as a sentence."""
    place = found.place
    values: dict[str, Value] = {"place": place_named(game, place)}
    if isinstance(found.expected, list | tuple) and isinstance(found.found, list | tuple | None):
        there = list(found.found or ())
        extra, missing = _without(found.expected, there), _without(there, found.expected)
        values |= {
            "extra": value_named(game, place, extra),
            "missing": value_named(game, place, missing),
        }
        which = "other" if extra and missing else "extra" if extra else "missing"
        return Message(f"quiz-list-{which}", values)
    said, is_ = (value_named(game, place, value) for value in (found.expected, found.found))
    return Message("quiz-value-other", {**values, "said": said, "is": is_})


def _without(values: Sequence[Any], taken: Sequence[Any]) -> list[Any]:
    """Values without others, each as often as it is there."""
    left = list(values)
    for value in taken:
        if value in left:
            left.remove(value)
    return left
