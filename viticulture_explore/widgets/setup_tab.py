"""The tab to set up a position: a form beside the board, and the board itself to be clicked.

It knows no game: the controls, and what a click on the board changes, come from the game (:mod:`..core.form`).
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from viticulture_explore import text
from viticulture_explore.core.form import Control, Find, Put, Section, dotted
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message, Name
from viticulture_explore.scenarios import ScenarioError, example
from viticulture_explore.scenarios.reader import problem_of
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets import state
from viticulture_explore.widgets.draft import DEALS, Described, Draft
from viticulture_explore.widgets.shelves import entries, plain, shelves, topic_name
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from viticulture_explore.core.form import Place
    from viticulture_explore.core.game import Game
    from viticulture_explore.core.line import Node
    from viticulture_explore.scenarios import Scenario
    from viticulture_explore.widgets.session import Session
    from viticulture_explore.widgets.state import Part

SOURCES: Final = ("present", "blank", "new")
"""What setting up can begin with, beside a scenario."""

WORDS: Final = (
    "start",
    "undo",
    "from",
    "present",
    "blank",
    "new",
    "scenario",
    "topic",
    "take",
    "open",
    "seat",
    "search",
    "search-none",
    "remove",
    "unset",
    "problem",
    "mend",
    "impossible",
    "allow",
    "fine",
    "rules",
    "rulebook",
    "modules",
    "options",
    "by-book",
    "deals",
    "hint",
)


class SetupTab(Tab):
    """A draft of a position, its form, and what is wrong with it."""

    id = "setup"
    open_hands = True
    beside = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._draft: Draft | None = None
        self._follows: Node | None = None
        """The place in the record whose position is set up, as long as nothing is changed."""
        self._seat = 1
        self._topic = ""
        self._title: Mapping[str, str] = {}
        self._found: tuple[str, int] = ("", 0)
        self._failure = ""

    @property
    def draft(self) -> Draft:
        """What is being set up; the present position, until something is changed."""
        if self._draft is None or (
            self._follows is not None
            and not self._draft.can_undo
            and self._follows is not self.session.line.node
        ):
            self._begin("present")
        assert self._draft is not None
        return self._draft

    @property
    def seat(self) -> int:
        """The seat whose things the form and the board show."""
        return min(self._seat, self.draft.players)

    # -- what the page shows --------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """The form as plain values. Long lists of words stand once in ``lists``."""
        draft, lang = self.draft, self.session.lang
        lists = _Lists()
        sections = [self._section(section, lists) for section in self._sections()]
        failure, self._failure = self._failure, ""
        return {
            "seat": self.seat,
            "seats": [[seat, self._say("seat-name", seat=seat)] for seat in range(1, draft.players + 1)],
            "sources": self._sources(),
            "sections": sections,
            "lists": lists.whole(),
            "rules": self._rules(),
            "problem": self._problem(),
            "flags": [
                {
                    "id": flag,
                    "words": say(Message(f"flag-{flag}"), lang, draft.game),
                    "allowed": flag in draft.allowed,
                }
                for flag in draft.flags
            ],
            "failure": failure,
            "startable": draft.can_start,
            "undoable": draft.can_undo,
            "find": list(self._found),
            "words": {word: self._say(word) for word in WORDS},
        }

    def board(self) -> dict[str, Any] | None:
        """The board of the draft; what a click changes is marked."""
        draft = self.draft
        scene = draft.game.scene(draft.position, self.seat)
        still = tuple(replace(shape, moves=(), tries="") for shape in scene.shapes)
        edits = {*draft.game.edits(draft.position, self.seat), *(shape.id for shape in still if shape.looks)}
        return state.drawing(replace(scene, shapes=still), self.session.lang, draft.game, edits)

    def head(self) -> dict[str, Any]:
        """Where in the game the draft is."""
        draft = self.draft
        scene = draft.game.scene(draft.position, self.seat)
        return state.moment(draft.position, scene, self.session.lang)

    # -- what the page asks for -----------------------------------------------------------------------------

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """What is set up can begin with something, be changed by controls and clicks, follow other rules, and start."""
        draft = self.draft
        return {
            "begin": self._begin,
            "topic": self._choose_topic,
            "scenario": self._begin_with,
            "open": self._open,
            "look": self._look,
            "click": self._click,
            "set": self._set,
            "add": self._add,
            "remove": self._remove,
            "rulebook": draft.play_by,
            "option": draft.settle,
            "module": draft.add_module,
            "allow": draft.allow,
            "mend": draft.mend,
            "undo": draft.undo,
            "start": self._start,
        }

    def _begin(self, source: str) -> None:
        """Begin with the present position, an empty board or a new game."""
        session = self.session
        game, (rulebook, options, modules) = session.game, session.rules
        title: Mapping[str, str] = {}
        if source == "present":
            given, title = game.given(session.position), session.title
        elif source == "new":
            players = game.given(session.line.start)["players"]
            given = game.given(game.new(players, rulebook, options, modules))
        else:
            given = game.blank()
        self._take(game, Described(given, rulebook, options, modules), title)
        self._follows = session.line.node if source == "present" else None

    def _take(self, game: Game, described: Described, title: Mapping[str, str]) -> None:
        self._draft, self._title, self._follows = Draft(game, described), title, None
        self._seat = self._draft.position.actor or self._seat

    def _choose_topic(self, topic: str) -> None:
        self._topic = topic

    def _begin_with(self, name: str) -> None:
        """Begin with the position of a shipped scenario."""
        if (scenario := self._scenario(name)) is not None:
            given: dict[Any, Any] = dict(scenario.given)
            if scenario.deals:
                given[DEALS] = {deck: list(cards) for deck, cards in scenario.deals.items()}
            described = Described(given, scenario.rulebooks[0], scenario.options, scenario.modules)
            self._take(scenario.game, described, scenario.titles)

    def _open(self, name: str) -> None:
        """Explore a shipped scenario with its line."""
        if (scenario := self._scenario(name)) is not None:
            self.session.open(scenario)
            self.leave()

    def _scenario(self, name: str) -> Scenario | None:
        """A shipped scenario; ``None``, with the reason on the page, if its file has become none."""
        try:
            return example(name)
        except ScenarioError as error:
            self._failure = error.say(self.session.lang)
            return None

    def _look(self, seat: int) -> None:
        self._seat = seat

    def _click(self, shape: str) -> None:
        """What a click on the board changes; where it alone does not say enough, it leads to a control."""
        draft = self.draft
        edit = draft.game.edits(draft.position, self.seat).get(shape)
        if isinstance(edit, Put):
            draft.put(edit.place, edit.value)
        elif isinstance(edit, Find):
            self._found = (dotted(edit.place), self._found[1] + 1)
        else:
            scene = draft.game.scene(draft.position, self.seat)
            self._seat = next(
                (one.looks for one in scene.shapes if one.id == shape and one.looks), self._seat
            )

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

    def _start(self) -> None:
        """Explore the position; nothing happens if it is none, or if something impossible about it is not allowed."""
        draft = self.draft
        if draft.can_start:
            rulebook, options = draft.described.rulebook, draft.described.options
            self.session.begin(
                Line(draft.position), title=self._title, rulebook=rulebook, options=options, deals=draft.deals
            )
            self._draft = None
            self.leave()

    # -- the parts of the form ------------------------------------------------------------------------------

    def _sections(self) -> tuple[Section, ...]:
        draft = self.draft
        form = draft.game.form(draft.described.given, self.seat, draft.described.modules)
        decks = tuple(
            Control(place=(DEALS, deck), kind="words", default=[], choices=cards, again=True)
            for deck, cards in draft.cards.items()
            if cards
        )
        return (*form, Section(id=DEALS, controls=decks, folded=True)) if decks else form

    def _control(self, id: str) -> Control:
        return next(
            control for section in self._sections() for control in section.controls if control.id == id
        )

    def _words(self, control: Control) -> list[Any]:
        """The words of a list; a single word may stand for a list of one."""
        found = self.draft.at(control.place, control.default)
        return list(found) if isinstance(found, list) else [found]

    def _section(self, section: Section, lists: _Lists) -> Part:
        title = self._called((section.id,))
        if section.seat:
            title = self._say("of-seat", seat=section.seat, part=title)
        controls = []
        group = ""
        for control in section.controls:
            filled = self._filled(control, lists)
            above = self._called(control.place[:-1]) if _is_nested(control, section) else ""
            name = ", ".join(filter(None, (title, above, filled["label"])))
            controls.append({**filled, "group": above if above != group else "", "name": name})
            group = above
        return {"id": section.id, "title": title, "folded": section.folded, "controls": controls}

    def _filled(self, control: Control, lists: _Lists) -> Part:
        """A control with what is filled in."""
        draft, lang = self.draft, self.session.lang
        words = self._words(control) if control.kind == "words" else []
        value = draft.at(control.place, control.default)
        if control.kind == "choice":
            value = control.choices.index(value) if value in control.choices else -1
        elif control.kind == "words":
            value = [_shown(draft.game, control.place, word, lang)[0] for word in words]
        problem = draft.problem
        return {
            "id": control.id,
            "kind": control.kind,
            "label": self._label(control.place),
            "value": value,
            "least": control.least,
            "most": control.most,
            "list": lists.name(_shown(draft.game, control.place, word, lang) for word in control.choices),
            "optional": control.kind == "choice" and control.default not in control.choices,
            "picked": [control.choices.index(word) if word in control.choices else -1 for word in words],
            "again": control.again,
            "faulty": bool(problem and problem.place[: len(control.place)] == control.place),
        }

    def _label(self, place: Place) -> str:
        """What a control is called: by its key; by the seat where the keys are those of a list."""
        key = place[-1]
        if isinstance(key, int) and _is_item(place):
            return self._say("item-of-seat", seat=key + 1, part=self._called(place[:-1]))
        return self._called(place)

    def _called(self, place: Place) -> str:
        """A key of ``given`` in words: by its own text, else by the name of the thing it stands for."""
        game, lang, key = self.draft.game, self.session.lang, place[-1]
        for known in (f"given-{game.id}-{key}", f"given-{key}"):
            if text.has(known):
                return say(Message(known), lang, game)
        return _name(game, key, lang)

    def _rules(self) -> Part:
        draft, lang = self.draft, self.session.lang
        book = draft.game.rulebooks[draft.described.rulebook]
        return {
            "rulebook": draft.described.rulebook,
            "rulebooks": [[known, _name(draft.game, known, lang)] for known in draft.game.rulebooks],
            "modules": [
                [known, _name(draft.game, known, lang), known in draft.described.modules]
                for known in draft.game.modules
            ],
            "options": [
                {
                    "id": option,
                    "words": _option(f"option-{option}", option, lang),
                    "value": draft.described.options.get(option, book[option]),
                    "own": option in draft.described.options,
                    "values": [[value, _option(f"option-{option}-{value}", value, lang)] for value in values],
                }
                for option, values in draft.game.options.items()
            ],
        }

    def _problem(self) -> Part | None:
        """Why the description is no position, and where."""
        error = self.draft.problem
        if error is None:
            return None
        words = say(problem_of(error), self.session.lang, self.draft.game)
        if error.nearest:
            nearest = Message("problem-nearest", {"words": ", ".join(error.nearest)})
            words += " " + say(nearest, self.session.lang)
        where = [
            self._called(error.place[: end + 1])
            for end in range(len(error.place))
            if error.place[end] != "vineyards"
        ]
        return {"words": words, "where": " · ".join(where), "mendable": bool(error.place)}

    def _sources(self) -> Part:
        lang = self.session.lang
        return {
            "topics": [[shelf.topic, topic_name(shelf.topic, lang)] for shelf in shelves()],
            "topic": self._topic,
            "scenarios": [[entry.name, entry.outline.title(lang)] for entry in entries(self._topic)],
        }

    def _say(self, key: str, **values: int | str) -> str:
        return say(Message(f"ui-setup-{key}", dict(values)), self.session.lang)


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


@cache
def _shown(game: Game, place: Place, word: Any, lang: str) -> tuple[str, str]:
    """What a word of ``given`` is called, and the names in all languages by which it is found."""
    said = game.word(place, word)
    if said is None and text.has(f"given-{game.id}-{word}"):
        said = Message(f"given-{game.id}-{word}")
    names = {known: say(said, known, game) if said else _name(game, word, known) for known in LANGUAGES}
    return names[lang], plain(" ".join((*names.values(), str(word))))


def _name(game: Game, word: Any, lang: str) -> str:
    """The name of a thing, or the word itself where it is a number."""
    if word is None:
        return say(Message("ui-setup-gap"), lang)
    if isinstance(word, str) and word not in game.names(lang) and not text.has(f"name-{word}"):
        return word.replace("_", " ")
    return say(Message("ui-thing", {"thing": Name(word)}), lang, game) if isinstance(word, str) else str(word)


def _option(key: str, word: str, lang: str) -> str:
    return say(Message(key), lang) if text.has(key) else word.replace("_", " ")


def _is_item(place: Place) -> bool:
    """Whether a place is an item of a list on top of ``given``, which has one for each seat."""
    return len(place) == 2 and isinstance(place[-1], int)


def _is_nested(control: Control, section: Section) -> bool:
    """Whether a control stands below a key that tells more than the title of its section and its own label."""
    above = control.place[:-1]
    if section.seat:
        return len(above) > 2
    return len(above) > 1 or (bool(above) and above[0] != section.id and not _is_item(control.place))
