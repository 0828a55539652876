"""Reading descriptions into typed values, with the exact place and the nearest valid word when something is wrong.

A game states its form as msgspec types; :func:`check` walks a plain value (as YAML or JSON give it) along them and
raises for the first fault, with the path of keys that msgspec's own messages leave out.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NoReturn, TypeVar

import msgspec
from msgspec import inspect

from viticulture_explore.core.errors import InvalidPosition, nearest
from viticulture_explore.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")
Place = tuple[str | int, ...]

LONGEST_LIST: Final = 12
"""Up to so many valid words are all named when none resembles a wrong one."""


def read(value: Any, form: type[T], place: Place = ()) -> T:
    """A plain value as a value of a type. Raises :class:`InvalidPosition` as :func:`check` does."""
    check(value, form, place)
    return msgspec.convert(value, form)


def check(value: Any, form: Any, place: Place = (), *, partial: bool = False) -> None:
    """Make sure that a plain value has the form of a type.

    Types may be made of structs, mappings, lists, literals, texts, whole numbers with bounds, booleans, ``None`` and
    unions of those. With ``partial``, required keys may be missing. Raises :class:`InvalidPosition`, with the problem
    ``unknown_key`` or ``unknown_word`` (``word``), ``missing_key`` (``word``) or ``malformed`` (``found`` and
    ``wanted``, a message).
    """
    _Check(partial).any(value, _form(form), place)


def wrong_word(place: Place, word: str, known: Iterable[str], problem: str = "unknown_word") -> NoReturn:
    """Raise for a word that is none of the known ones, naming those nearest to it, or all of a few."""
    words = tuple(known)
    near = nearest(word, words)
    if not near and len(words) <= LONGEST_LIST:
        near = words
    raise InvalidPosition(place, problem, {"word": word}, near)


def malformed(place: Place, found: Any, wanted: Message) -> NoReturn:
    """Raise for a value of the wrong form."""
    raise InvalidPosition(place, "malformed", {"found": _shown(found), "wanted": wanted})


@lru_cache
def _form(form: Any) -> inspect.Type:
    return inspect.type_info(form)


class _Check:
    """One walk along a value and its type."""

    def __init__(self, partial: bool) -> None:
        self.partial = partial

    def any(self, value: Any, form: inspect.Type, place: Place) -> None:
        if isinstance(form, inspect.Metadata):
            form = form.type
        if isinstance(form, inspect.UnionType):
            fitting = [kind for kind in form.types if _fits(value, kind)]
            if not fitting:
                malformed(place, value, _wanted(form))
            form = fitting[0]
        elif not _fits(value, form):
            malformed(place, value, _wanted(form))
        self.inside(value, form, place)

    def inside(self, value: Any, form: inspect.Type, place: Place) -> None:
        if isinstance(form, inspect.StructType):
            self.struct(value, form, place)
        elif isinstance(form, inspect.DictType):
            for key, item in value.items():
                self.key(key, form.key_type, place)
                self.any(item, form.value_type, (*place, key))
        elif isinstance(form, inspect.ListType):
            for index, item in enumerate(value):
                self.any(item, form.item_type, (*place, index))
        elif isinstance(form, inspect.LiteralType) and value not in form.values:
            wrong_word(place, str(value), map(str, form.values))
        elif isinstance(form, inspect.IntType) and not _within(value, form):
            malformed(place, value, _wanted(form))

    def struct(self, value: dict[Any, Any], form: inspect.StructType, place: Place) -> None:
        fields = {field.encode_name: field for field in form.fields}
        for key, item in value.items():
            if key not in fields:
                wrong_word((*place, key), str(key), fields, "unknown_key")
            self.any(item, fields[key].type, (*place, key))
        for name, field in fields.items():
            if field.required and name not in value and not self.partial:
                raise InvalidPosition(place, "missing_key", {"word": name})

    def key(self, key: Any, form: inspect.Type, place: Place) -> None:
        assert isinstance(form, inspect.LiteralType)  # a mapping of a description has known keys
        if key not in form.values or isinstance(key, bool):
            wrong_word((*place, key), str(key), map(str, form.values), "unknown_key")


def _fits(value: Any, form: inspect.Type) -> bool:
    """Whether a value has the outer shape of a type; what is inside is looked at later."""
    if isinstance(form, inspect.StructType | inspect.DictType):
        return isinstance(value, dict)
    if isinstance(form, inspect.ListType):
        return isinstance(value, list)
    if isinstance(form, inspect.LiteralType):
        return type(value) in {type(known) for known in form.values}
    if isinstance(form, inspect.IntType):
        return isinstance(value, int) and not isinstance(value, bool)
    simple: dict[type, type] = {inspect.BoolType: bool, inspect.StrType: str, inspect.NoneType: type(None)}
    if type(form) in simple:
        return isinstance(value, simple[type(form)])
    raise TypeError(f"no description has a {type(form).__name__}")


def _within(value: int, form: inspect.IntType) -> bool:
    return (form.ge is None or value >= form.ge) and (form.le is None or value <= form.le)


def _wanted(form: inspect.Type) -> Message:
    """What a type asks for, as a message."""
    if isinstance(form, inspect.UnionType):
        first = _wanted(next(kind for kind in form.types if not isinstance(kind, inspect.NoneType)))
        nothing = form.includes_none and first.id == "wanted-number"
        return Message("wanted-nothing_or_number", first.values) if nothing else first
    if isinstance(form, inspect.IntType):
        return _wanted_number(form)
    if isinstance(form, inspect.LiteralType):
        return Message("wanted-one_of", {"words": ", ".join(map(str, form.values))})
    simple = {
        inspect.ListType: "wanted-list",
        inspect.BoolType: "wanted-yes_or_no",
        inspect.StrType: "wanted-text",
    }
    return Message(simple.get(type(form), "wanted-mapping"))


def _wanted_number(form: inspect.IntType) -> Message:
    least = 0 if form.ge is None else form.ge
    if form.le is None:
        return Message("wanted-number_from", {"least": least})
    return Message("wanted-number", {"least": least, "most": form.le})


def _shown(value: Any) -> str:
    """A value as it might stand in a file, cut short if it is long."""
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return re.sub(r"^(.{40}).+$", r"\1…", text, flags=re.DOTALL)
