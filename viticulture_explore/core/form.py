"""A position as a form: the controls by which a person describes one, and what a click on the board changes.

A form is made from the JSON Schema of ``given`` (:func:`from_schema`); a game arranges it and names its keys. All
that a control or a click does is to put a value at a place of ``given`` (:func:`put`), so that what is set up by hand
is the same as what stands in a scenario file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Place = tuple[str | int, ...]
"""A path of keys into ``given``."""

Schema = dict[str, Any]

MOST_KEYS: Final = 16
"""A mapping with more keys than these is no part of a form: nobody fills in so many."""

MOST_VALUES: Final = 20
"""Whole numbers in a list are chosen among if there are no more than these."""

SEAT_KEYS: Final = ("actor", "first_player")
"""Keys of every game whose value is a seat."""

UNSAID: Final = ("midway", "winners", "outcome")
"""Keys of every game that describe what only play leads to; a form has no controls for them."""


class Control(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to be filled in.

    ``number`` (with ``least`` and ``most``, if there are bounds), ``choice`` (one of ``choices``), ``flag`` (yes or
    no) or ``words`` (a list of ``choices``, in the order in which they were added). Its label is the text of the last
    key of its place, its group that of the key before.
    """

    place: Place
    kind: Literal["number", "choice", "flag", "words"]
    default: Any = None
    """What holds where nothing is said."""
    least: int | None = None
    most: int | None = None
    choices: tuple[Any, ...] = ()
    again: bool = False
    """Whether the same word may stand in a list more than once."""

    @property
    def id(self) -> str:
        """The place as text; the same control has the same id in every form."""
        return dotted(self.place)


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Controls that belong together; its title is the text ``given-<id>``."""

    id: str
    controls: tuple[Control, ...]
    seat: int = 0
    """The seat whose things these are, if they are those of one."""
    folded: bool = False
    """Whether it is one fold away: what is seldom needed."""


class Put(msgspec.Struct, frozen=True):
    """What a click on the board does to ``given``: the value is put at the place."""

    place: Place
    value: Any


class Find(msgspec.Struct, frozen=True):
    """What a click on the board does where it alone does not say enough: it leads to the control of a place."""

    place: Place


Edit = Put | Find


def dotted(place: Place) -> str:
    """A place as text.

    >>> dotted(("vineyards", 1, "lira"))
    'vineyards.1.lira'
    """
    return ".".join(map(str, place))


def look(given: Mapping[Any, Any], place: Place, default: Any = None) -> Any:
    """What stands at a place of ``given``, or the default.

    >>> look({"vineyards": {1: {"lira": 3}}}, ("vineyards", 1, "lira"))
    3
    """
    here: Any = given
    for key in place:
        try:
            here = here[key]
        except (IndexError, KeyError, TypeError):
            return default
    return here


def put(given: Mapping[Any, Any], place: Place, value: Any) -> dict[Any, Any]:
    """``given`` with a value at a place; ``None`` takes away what is there, and mappings left empty go with it.

    A number leads into a list that is there; its items are replaced, by ``None``, too.

    >>> put({"players": 2}, ("vineyards", 1, "lira"), 3)
    {'players': 2, 'vineyards': {1: {'lira': 3}}}
    >>> put({"vineyards": {1: {"lira": 3}}}, ("vineyards", 1, "lira"), None)
    {}
    """
    key, *rest = place
    changed = dict(given)
    inside = changed.get(key)
    if isinstance(inside, list) and len(rest) == 1:
        changed[key] = [value if index == rest[0] else item for index, item in enumerate(inside)]
        return changed
    new = put(inside if isinstance(inside, dict) else {}, tuple(rest), value) if rest else value
    if new is None or (rest and new == {}):
        changed.pop(key, None)
    else:
        changed[key] = new
    return changed


def toggled(values: Sequence[Any], value: Any) -> list[Any] | None:
    """A list with a value added, or taken out if it was there; ``None`` instead of an empty list.

    >>> toggled([3, 4], 3)
    [4]
    """
    kept = [other for other in values if other != value] if value in values else [*values, value]
    return kept or None


def without(given: Mapping[Any, Any], players: int) -> dict[Any, Any]:
    """``given`` without what it says of seats that do not play.

    >>> without({"players": 2, "actor": 3, "vineyards": {3: {"lira": 1}}}, 2)
    {'players': 2}
    """
    kept: dict[Any, Any] = {}
    for key, value in given.items():
        if isinstance(value, dict) and any(isinstance(inner, int) for inner in value):
            seats = {inner: item for inner, item in value.items() if inner <= players}
            if seats:
                kept[key] = seats
        elif key not in SEAT_KEYS or value <= players:
            kept[key] = value
    return kept


def from_schema(
    schema: Schema, *, seat: int, seats: range, leave_out: Iterable[str] = UNSAID
) -> tuple[Section, ...]:
    """A form with a section for what stands on top of ``given`` and one for each part of it.

    Of what is said by seat (mappings on top with the numbers of all ``seats``), it shows the given seat.
    ``leave_out`` are keys on top for which there is no control; so are parts of other forms than numbers, words and
    lists of them.
    """
    reader = _Reader(schema, seat, seats)
    left_out = set(leave_out)
    alone: list[Control] = []
    parts: list[Section] = []
    for key, part in reader.top.items():
        found = () if key in left_out else tuple(reader.controls((key,), part))
        if found and found[0].place == (key,):
            alone += found
        elif found:
            of_seat = seat if found[0].place[1] == seat else 0
            parts.append(Section(id=key, controls=found, seat=of_seat, folded=not of_seat))
    parts.sort(key=lambda section: section.folded)
    return (Section(id="given", controls=tuple(alone)), *parts)


class _Reader:
    """One walk along a schema."""

    def __init__(self, schema: Schema, seat: int, seats: range) -> None:
        self.schema = schema
        self.seat = seat
        self.seats = {str(number) for number in range(1, seats[-1] + 1)}
        self.top: dict[str, Schema] = self.resolved(schema)["properties"]

    def resolved(self, part: Schema) -> Schema:
        """A part of the schema itself, where it only refers to one."""
        while "$ref" in part:
            part = self.schema["$defs"][part["$ref"].rpartition("/")[2]]
        return part

    def controls(self, place: Place, part: Schema) -> Iterable[Control]:
        """The controls for what stands at a place."""
        forms = self.forms(part)
        form = forms[0] if forms else {}
        if "properties" in form:
            for key, inner in form["properties"].items():
                yield from self.controls((*place, key), inner)
        elif "propertyNames" in form:
            for word in self.keys(place, form["propertyNames"]["enum"]):
                yield from self.controls((*place, word), form["additionalProperties"])
        elif (control := self.control(place, forms, part.get("default"))) is not None:
            yield control

    def control(self, place: Place, forms: list[Schema], default: Any) -> Control | None:
        """The control for a value that has one of these forms, if there is one."""
        lists = [items for form in forms if (items := self.words(form.get("items", {})))]
        if lists:
            return Control(place=place, kind="words", default=default or [], choices=lists[0], again=True)
        kinds = {form.get("type") for form in forms}
        if kinds == {"boolean"}:
            return Control(place=place, kind="flag", default=bool(default))
        if kinds == {"integer"}:
            least, most = forms[0].get("minimum"), forms[0].get("maximum")
            return Control(place=place, kind="number", default=default, least=least, most=most)
        if forms and all("enum" in form for form in forms):
            choices = tuple(word for form in forms for word in form["enum"])
            return Control(place=place, kind="choice", default=default, choices=choices)
        return None

    def forms(self, part: Schema) -> list[Schema]:
        """The forms a value may have, without nothing."""
        found = [self.resolved(one) for one in self.resolved(part).get("anyOf", [part])]
        return [one for one in found if one.get("type") != "null"]

    def words(self, part: Schema) -> tuple[Any, ...]:
        """What a part that is one of some words, or of a few numbers, can be."""
        found: list[Any] = []
        for form in self.forms(part) if part else ():
            if form.get("type") == "integer" and {"minimum", "maximum"} <= form.keys():
                found += range(form["minimum"], form["maximum"] + 1)
            found += form.get("enum", ())
        return tuple(found)

    def keys(self, place: Place, words: list[str]) -> list[str | int]:
        """The keys of a mapping: of seats the one that is shown, else all, unless they are too many."""
        if len(place) == 1 and set(words) == self.seats:
            return [self.seat]
        return [int(word) if word.isdigit() else word for word in words] if len(words) <= MOST_KEYS else []
