"""The tab to set up a position: a form beside the board, and the board itself to be clicked.

It knows no game: the controls, and what a click on the board changes, come from the game (:mod:`..core.form`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from viticulture_explore import text
from viticulture_explore.core.form import Control, Find, Put, Section, dotted
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import ScenarioError, example
from viticulture_explore.scenarios.reader import problem_of
from viticulture_explore.text import say
from viticulture_explore.widgets import state
from viticulture_explore.widgets.draft import DEALS, Described, Draft
from viticulture_explore.widgets.fields import Fields, called, name_of
from viticulture_explore.widgets.shelves import entries, shelves, topic_name
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

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
    aside = True
    open_hands = True
    beside = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._draft: Draft | None = None
        self._left: tuple[Draft, Mapping[str, str]] | None = None
        """The draft with changes that another beginning has replaced, and its title."""
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
        fields = self._fields.shown()
        failure, self._failure = self._failure, ""
        return {
            "seat": self.seat,
            "seats": [[seat, self._say("seat-name", seat=seat)] for seat in range(1, draft.players + 1)],
            "sources": self._sources(),
            **fields,
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
            "undoable": draft.can_undo or self._left is not None,
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
        """What the draft is called, and where in the game it is."""
        draft, lang = self.draft, self.session.lang
        scene = draft.game.scene(draft.position, self.seat)
        title = state.named(self._title, draft.position, lang)
        return {"title": title, **state.moment(draft.position, scene, lang)}

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
            **self._fields.actions,
            "rulebook": draft.play_by,
            "option": draft.settle,
            "module": draft.add_module,
            "allow": draft.allow,
            "mend": draft.mend,
            "undo": self._undo,
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
        if self._draft is not None and self._draft.can_undo:
            self._left = self._draft, self._title
        self._draft, self._title, self._follows = Draft(game, described), title, None
        self._seat = self._draft.position.actor or self._seat

    def _undo(self) -> None:
        """Take the last change back; behind the first one, what another beginning has replaced."""
        if not self.draft.can_undo and self._left is not None:
            (self._draft, self._title), self._left = self._left, None
        else:
            self.draft.undo()

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

    def _start(self) -> None:
        """Explore the position; nothing happens if it is none, or if something impossible about it is not allowed."""
        draft = self.draft
        if draft.can_start:
            rulebook, options = draft.described.rulebook, draft.described.options
            self.session.begin(
                Line(draft.position), title=self._title, rulebook=rulebook, options=options, deals=draft.deals
            )
            self._draft = self._left = None
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

    @property
    def _fields(self) -> Fields:
        return Fields(self.draft, self.session.lang, self._sections)

    def _rules(self) -> Part:
        draft, lang = self.draft, self.session.lang
        book = draft.game.rulebooks[draft.described.rulebook]
        return {
            "rulebook": draft.described.rulebook,
            "rulebooks": [[known, name_of(draft.game, known, lang)] for known in draft.game.rulebooks],
            "modules": [
                [known, name_of(draft.game, known, lang), known in draft.described.modules]
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
            called(self.draft.game, error.place[: end + 1], self.session.lang)
            for end in range(len(error.place))
            if error.place[end] != self.draft.game.seated
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


def _option(key: str, word: str, lang: str) -> str:
    return say(Message(key), lang) if text.has(key) else word.replace("_", " ")
