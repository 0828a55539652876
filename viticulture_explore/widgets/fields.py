"""The controls of a description as a page shows them, and what is filled in with them.

Setting up a position and predicting one are the same work on different parts of a description.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import naming
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets.shelves import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from viticulture_explore.core.form import Control, Place, Section
    from viticulture_explore.core.game import Game
    from viticulture_explore.widgets.draft import Draft

Part = dict[str, Any]


class Fields:
    """Some controls of a draft, in one language."""

    def __init__(self, draft: Draft, lang: str, sections: Callable[[], Sequence[Section]]) -> None:
        self.draft = draft
        self.lang = lang
        self.sections = sections

    def shown(self) -> Part:
        """The ``sections`` with their controls as plain values; long lists of words stand once in ``lists``."""
        lists = _Lists()
        sections = [self._section(section, lists) for section in self.sections()]
        return {"sections": sections, "lists": lists.whole()}

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``set`` a control; ``add`` a word to a list, or ``remove`` one."""
        return {"set": self._set, "add": self._add, "remove": self._remove}

    def _set(self, id: str, value: Any = None, index: int | None = None) -> None:
        """Fill in a control: a number or a flag by its value, a choice by its index; ``None`` for nothing said."""
        control = self._control(id)
        said = value if index is None else control.choices[index]
        self.draft.put(control.place, None if said == control.default else said)

    def _add(self, id: str, index: int) -> None:
        """Add a word to a list."""
        control = self._control(id)
        self.draft.put(control.place, [*self._words(control), control.choices[index]])

    def _remove(self, id: str, at: int) -> None:
        """Take a word out of a list, by its place in it."""
        control = self._control(id)
        words = self._words(control)
        self.draft.put(control.place, [*words[:at], *words[at + 1 :]] or None)

    def _control(self, id: str) -> Control:
        return next(
            control for section in self.sections() for control in section.controls if control.id == id
        )

    def _words(self, control: Control) -> list[Any]:
        """The words of a list; a single word may stand for a list of one."""
        found = self.draft.at(control.place, control.default)
        return list(found) if isinstance(found, list) else [found]

    def _section(self, section: Section, lists: _Lists) -> Part:
        title = self._called((section.id,))
        if section.seat:
            title = self._ui("of-seat", seat=section.seat, part=title)
        controls = []
        group = ""
        for control in section.controls:
            filled = self._filled(control, lists)
            above = self._called(control.place[:-1]) if _is_nested(control, section) else ""
            if control.place in {(section.id,), (section.id, section.seat)}:
                filled["label"] = ""  # the title says it
            name = ", ".join(filter(None, (title, above, filled["label"])))
            controls.append({**filled, "group": above if above != group else "", "name": name})
            group = above
        return {"id": section.id, "title": title, "folded": section.folded, "controls": controls}

    def _filled(self, control: Control, lists: _Lists) -> Part:
        """A control with what is filled in."""
        draft, lang = self.draft, self.lang
        words = self._words(control) if control.kind == "words" else []
        value = draft.at(control.place, control.default)
        if control.kind == "choice":
            value = control.choices.index(value) if value in control.choices else -1
        elif control.kind == "words":
            value = [shown(draft.game, control.place, word, lang)[0] for word in words]
        problem = draft.problem
        return {
            "id": control.id,
            "kind": control.kind,
            "label": self._label(control.place),
            "value": value,
            "least": control.least,
            "most": control.most,
            "list": lists.name(shown(draft.game, control.place, word, lang) for word in control.choices),
            "optional": control.kind == "choice" and control.default not in control.choices,
            "picked": [control.choices.index(word) if word in control.choices else -1 for word in words],
            "again": control.again,
            "faulty": bool(problem and problem.place[: len(control.place)] == control.place),
        }

    def _label(self, place: Place) -> str:
        """What a control is called: by its key; by the seat where the keys are those of a list."""
        key = place[-1]
        if isinstance(key, int) and _is_item(place):
            return self._ui("item-of-seat", seat=key + 1, part=self._called(place[:-1]))
        return self._called(place)

    def _called(self, place: Place) -> str:
        return called(self.draft.game, place, self.lang)

    def _ui(self, key: str, **values: int | str) -> str:
        return say(Message(f"ui-setup-{key}", dict(values)), self.lang)


def called(game: Game, place: Place, lang: str) -> str:
    """A key of ``given`` in words: by its own text, else by the name of the thing it stands for."""
    return say(naming.called(game, place[-1]), lang, game)


class _Lists:
    """The choices of a form, each list once however many controls use it."""

    def __init__(self) -> None:
        self._names: dict[tuple[tuple[str, str], ...], str] = {}

    def name(self, choices: Iterable[tuple[str, str]]) -> str:
        """The name of a list of choices; empty for none."""
        known = tuple(choices)
        return self._names.setdefault(known, f"list {len(self._names) + 1}") if known else ""

    def whole(self) -> dict[str, list[tuple[str, str]]]:
        """Every list by its name: what each choice is called, and the text in which it is found."""
        return {name: list(choices) for choices, name in self._names.items()}


def shown(game: Game, place: Place, word: Any, lang: str) -> tuple[str, str]:
    """What a word of ``given`` is called, and the names in all languages by which it is found."""
    return _known_as(game, place, tuple(word.items()) if isinstance(word, dict) else word, lang)


@cache
def _known_as(game: Game, place: Place, word: Any, lang: str) -> tuple[str, str]:
    said = Message("ui-setup-gap") if word is None else naming.word_named(game, place, word)
    names = {known: say(Message("ui-thing", {"thing": said}), known, game) for known in LANGUAGES}
    return names[lang], plain(" ".join((*names.values(), str(word))))


def name_of(game: Game, word: str, lang: str) -> str:
    """The name of a thing."""
    return say(Message("ui-thing", {"thing": naming.named(game, word)}), lang, game)


def _is_item(place: Place) -> bool:
    """Whether a place is an item of a list on top of ``given``, which has one for each seat."""
    return len(place) == 2 and isinstance(place[-1], int)


def _is_nested(control: Control, section: Section) -> bool:
    """Whether a control stands below a key that tells more than the title of its section and its own label."""
    above = control.place[:-1]
    if section.seat:
        return len(above) > 2
    return len(above) > 1 or (bool(above) and above[0] != section.id and not _is_item(control.place))
