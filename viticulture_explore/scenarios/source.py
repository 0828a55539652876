"""A scenario file as plain values, each with the line it stands on. YAML 1.2, and only its plain part.

Anchors, aliases, tags and repeated keys are refused, for a file that people pass on should show all it says.
The values are built while the text is parsed, so a hostile file ends at its first fault.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any, Final

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    CollectionEndEvent,
    CollectionStartEvent,
    DocumentStartEvent,
    Event,
    MappingStartEvent,
    ScalarEvent,
)

from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.errors import Place, ScenarioError

LARGEST: Final = 1_000_000
"""The most bytes a scenario file may have."""

DEEPEST: Final = 16
"""How deep lists and mappings may stand inside each other; a scenario needs half of it."""

_KEYWORDS: Final = {
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
}
# Longer numbers stay text: nothing in a scenario is as large, and reading them takes a time of its own.
_WHOLE: Final = re.compile(r"[-+]?[0-9]{1,18}")
_BASED: Final = re.compile(r"0o[0-7]{1,18}|0x[0-9a-fA-F]{1,15}")
_BROKEN: Final = re.compile(r"[-+]?(\.[0-9]{1,18}|[0-9]{1,18}(\.[0-9]{0,18})?)([eE][-+]?[0-9]{1,3})?")


class Source(msgspec.Struct, frozen=True):
    """What a file says: its name, its values, and the line of every place, counted from 1."""

    name: str
    value: Any
    lines: dict[Place, int]

    def line(self, place: Place) -> int | None:
        """The line of a place, or of the nearest thing around it."""
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place)

    def error(self, place: Place, problem: Message, **more: Any) -> ScenarioError:
        """The error that something at a place is wrong."""
        return ScenarioError(self.name, problem, place=place, line=self.line(place), **more)


def read_file(path: Path) -> Source:
    """The values of a file. Raises :class:`ScenarioError` if it cannot be read or is not plain YAML."""
    name = str(path)
    if not os.path.lexists(path):
        raise ScenarioError(name, Message("problem-no_file"))
    if not path.is_file():  # a folder; or a pipe, which may never end
        raise ScenarioError(name, Message("problem-unreadable"))
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise ScenarioError(name, Message("problem-unreadable")) from error
    return read_bytes(data, name)


def read_bytes(data: bytes, name: str) -> Source:
    """The values of a file's content. Raises :class:`ScenarioError` as :func:`read_file` does."""
    if len(data) > LARGEST:
        raise ScenarioError(name, Message("problem-too_large", {"most": LARGEST}))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise ScenarioError(name, Message("problem-not_utf8"), line=line) from error
    return _Reader(name).read(text)


class _Reader:
    """Builds the values from the events of the parser, with a stack of the collections that are still open."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.documents = 0
        self.root: Any = None
        self.open: list[dict[str | int, Any] | list[Any]] = []
        self.place: list[str | int | None] = []  # None: a mapping that waits for its next key
        self.lines: dict[Place, int] = {}

    def read(self, text: str) -> Source:
        try:
            for event in YAML(typ="safe", pure=True).parse(text):
                self.take(event)
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            line = mark.line + 1 if mark else None
            raise ScenarioError(self.name, Message("problem-not_yaml"), line=line) from error
        except YAMLError as error:
            raise ScenarioError(self.name, Message("problem-not_yaml")) from error
        if not isinstance(self.root, dict):
            raise ScenarioError(self.name, Message("problem-no_mapping"))
        return Source(self.name, self.root, self.lines)

    def take(self, event: Event) -> None:
        if isinstance(event, AliasEvent):
            raise self.fault(event, "problem-alias")
        if isinstance(event, DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                raise self.fault(event, "problem-several_documents")
        elif isinstance(event, CollectionEndEvent):
            self.open.pop()
            self.place.pop()
            self.after_value()
        elif isinstance(event, ScalarEvent | CollectionStartEvent):
            self.refuse_extras(event)
            if isinstance(event, ScalarEvent):
                self.scalar(event)
            else:
                self.collection(event)

    def refuse_extras(self, event: ScalarEvent | CollectionStartEvent) -> None:
        if event.anchor is not None:
            raise self.fault(event, "problem-alias")
        if event.ctag is not None and str(event.ctag):
            raise self.fault(event, "problem-tag")

    def scalar(self, event: ScalarEvent) -> None:
        value = _plain(event.value) if event.style is None else event.value
        if self.wants_key():
            self.key(event, value)
        else:
            self.value(event, value)
            self.after_value()

    def collection(self, event: CollectionStartEvent) -> None:
        if self.wants_key():
            raise self.fault(event, "problem-bad_key")
        if len(self.open) >= DEEPEST:
            raise self.fault(event, "problem-too_deep", most=DEEPEST)
        is_mapping = isinstance(event, MappingStartEvent)
        new: dict[str | int, Any] | list[Any] = {} if is_mapping else []
        self.value(event, new)
        self.open.append(new)
        self.place.append(None if is_mapping else 0)

    def wants_key(self) -> bool:
        return bool(self.place) and self.place[-1] is None

    def key(self, event: ScalarEvent, key: Any) -> None:
        if not isinstance(key, str | int) or isinstance(key, bool):
            raise self.fault(event, "problem-bad_key")
        mapping = self.open[-1]
        assert isinstance(mapping, dict)
        self.place[-1] = key
        if key in mapping:
            raise self.fault(event, "problem-repeated_key", word=str(key))
        self.lines[self.here()] = event.start_mark.line + 1

    def value(self, event: Event, value: Any) -> None:
        self.lines.setdefault(self.here(), event.start_mark.line + 1)
        if not self.open:
            self.root = value
            return
        into = self.open[-1]
        if isinstance(into, list):
            into.append(value)
        else:
            key = self.place[-1]
            assert key is not None
            into[key] = value

    def after_value(self) -> None:
        """Make ready for the next item of a list, or the next key of a mapping."""
        if self.open:
            into = self.open[-1]
            self.place[-1] = len(into) if isinstance(into, list) else None

    def here(self) -> Place:
        return tuple(key for key in self.place if key is not None)

    def fault(self, event: Event, problem: str, **values: str | int) -> ScenarioError:
        return ScenarioError(
            self.name, Message(problem, {**values}), place=self.here(), line=event.start_mark.line + 1
        )


def _plain(text: str) -> Any:
    """The value of an unquoted word, by the core schema of YAML 1.2."""
    if text in _KEYWORDS:
        return _KEYWORDS[text]
    if _WHOLE.fullmatch(text):
        return int(text)
    if _BASED.fullmatch(text):
        return int(text, 0)
    if _BROKEN.fullmatch(text):
        return float(text)
    return text
