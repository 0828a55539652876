"""The mode of a quiz: the questions of the scenario one after the other, judged at once, and a table at the end.

A prediction is made on the board, by the same clicks and controls by which a position is set up, as far as the
question goes. Questions are made in the same place (:mod:`.quiz_maker`).
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec.structs import replace

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.form import Find, Put, dotted, put
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import Asked, Judgement, Quiz, ScenarioError, naming
from viticulture_explore.scenarios.quiz import Point, Reason
from viticulture_explore.scenarios.reader import problem_of
from viticulture_explore.text import say
from viticulture_explore.widgets import citations, state
from viticulture_explore.widgets.draft import Described, Draft
from viticulture_explore.widgets.fields import Fields
from viticulture_explore.widgets.quiz_maker import Maker
from viticulture_explore.widgets.tabs import Mode

if TYPE_CHECKING:
    from viticulture_explore.core.form import Control, Place, Section
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Event, Position
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]

WORDS = (
    "check",
    "again",
    "next",
    "finish",
    "make",
    "make-about",
    "none",
    "none-about",
    "results",
    "copy-table",
    "copy-text",
    "copied",
    "from-start",
    "why",
    "hint",
    "mine",
    "true",
    "undo",
    "progress",
    "edit",
)

PASSING = (
    "set",
    "add",
    "remove",
    "undo",
    "kind",
    "tick",
    "offer",
    "further",
    "shorten",
    "ask-part",
    "part",
    "words",
    "delete",
)
"""What can be done to one question or one in the making only: a second click that comes too late does nothing."""

FORM_WORDS = ("unset", "search", "search-none", "remove")


class QuizMode(Mode):
    """The questions of the record, where one is among them, and what was answered."""

    id: ClassVar[str] = "quiz"
    beside: ClassVar[bool] = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._quiz: Quiz | None = None
        self._made_of: tuple[Any, ...] = ()
        self._number = 0
        self._judged: dict[int, tuple[Any, Judgement]] = {}
        """The last answer to a question and what became of it, until it is tried again."""
        self._drafts: dict[int, Draft] = {}
        self._seat = 0
        self._shows_mine = False
        self._maker: Maker | None = None
        self._found: tuple[str, int] = ("", 0)

    @property
    def quiz(self) -> Quiz:
        """The questions under the present rules, with what was answered so far."""
        session = self.session
        made_of = (
            session.line.start,
            session.rulebook,
            session.options,
            session.deals,
            session.teaching.quiz,
        )
        if self._quiz is None or made_of != self._made_of:
            quiz = session.quiz()
            if self._quiz is not None:
                quiz.keep(self._quiz)
            self._number = min(self._number, len(quiz)) if self._is_same_quiz(made_of) else 0
            self._quiz, self._made_of = quiz, made_of
            self._judged, self._drafts = {}, {}
        return self._quiz

    def _is_same_quiz(self, made_of: tuple[Any, ...]) -> bool:
        """Whether a quiz has a question in common with the one before."""
        return any(placed in made_of[4] for placed in (self._made_of[4] if self._made_of else ()))

    def enter(self) -> None:
        """Begin with the first question that is not answered yet."""
        self._maker = None
        rows = self.quiz.results()
        self._number = next((row["question"] - 1 for row in rows if not row["tries"]), len(rows))

    @property
    def is_empty(self) -> bool:
        """Whether there are moves but no question, and none in the making."""
        session = self.session
        return self._maker is None and not session.teaching.quiz and bool(session.line.root.children)

    # -- what the page shows --------------------------------------------------------------------------------

    def state(self) -> Part:
        """The question with its dots, the table of results, or the making of a question."""
        words = {word: self._ui(word) for word in WORDS}
        if self._maker is not None:
            return {"view": "make", "words": words, "dots": [], **self._maker.state()}
        quiz = self.quiz
        if not len(quiz):
            return {"view": "none", "words": words, "dots": []}
        dots = [self._dot(number, row) for number, row in enumerate(quiz.results())]
        view = self._results() if self._number >= len(quiz) else self._question()
        return {"words": words, "dots": dots, **view}

    def said(self) -> str:
        """What a screen reader says: the question, or the verdict with its reasons."""
        if self._maker is not None:
            return self._maker.said()
        if not len(self.quiz):
            return self._ui("none")
        if self._number >= len(self.quiz):
            return self._score()
        judged = self._judged.get(self._number)
        if judged is not None:
            return " ".join(judged[1].say(self.session.lang))
        try:
            return self.quiz[self._number].text(self.session.lang)
        except ScenarioError as error:
            return error.sentence(self.session.lang)

    def board(self) -> Part | None:
        """The board of the question: to be predicted on, or as it is."""
        if self._maker is not None:
            return self._maker.board()
        asked = self._asked
        if asked is None:
            return self._still(self.session.position, ())
        if asked.kind != "result":
            return self._still(asked.position, ())
        judged = self._judged.get(self._number)
        if judged is not None and not self._shows_mine:
            return self._still(asked.after, tuple(event for step in asked.steps for event in step.events))
        draft = self._draft(asked)
        edits = () if judged else self._edits(asked, draft)
        return self._still(draft.position, (), edits)

    def head(self) -> Part:
        """Where in the game the question is."""
        asked = self._asked
        if self._maker is not None or asked is None:
            return {}
        scene = asked.position.game.scene(asked.position, self._front(asked.position))
        return state.moment(asked.position, scene, self.session.lang)

    def _still(self, position: Position, events: tuple[Event, ...], edits: Iterable[str] = ()) -> Part:
        """A board on which nothing is played; what can be put or taken is marked."""
        game = position.game
        scene = game.scene(position, self._front(position), events)
        still = tuple(replace(shape, moves=(), tries="") for shape in scene.shapes)
        marked = {*edits, *(shape.id for shape in still if shape.looks)}
        return state.drawing(replace(scene, shapes=still), self.session.lang, game, marked)

    def _front(self, position: Position) -> int:
        """The seat whose board is in front: the one that was chosen, else the one that is asked about or decides."""
        asked = self._asked
        return self._seat or (asked.seat if asked else position.actor or 1)

    @property
    def _asked(self) -> Asked | None:
        """The present question; ``None`` where there is none, or it cannot be asked under these rules."""
        try:
            return self.quiz[self._number] if self._number < len(self.quiz) else None
        except ScenarioError:
            return None

    # -- a question -----------------------------------------------------------------------------------------

    def _dot(self, number: int, row: Mapping[str, Any]) -> Part:
        kind = "right" if row["right"] else "wrong" if row["tries"] else "open"
        return {
            "number": number,
            "kind": kind,
            "now": number == self._number,
            "words": self._ui(f"dot-{kind}", number=number + 1),
        }

    def _question(self) -> Part:
        lang, number = self.session.lang, self._number
        shown = {
            "view": "question",
            "number": number,
            "title": self._ui("number", number=number + 1, of=len(self.quiz)),
        }
        try:
            asked = self.quiz[number]
        except ScenarioError as error:
            return {**shown, "kind": "none", "text": error.sentence(lang)}
        judged = self._judged.get(number)
        return {
            **shown,
            "kind": asked.kind,
            "text": asked.text(lang),
            "last": number == len(self.quiz) - 1,
            "otherwise": self._ui("otherwise") if _is_otherwise(asked) else "",
            "judged": self._verdict(asked, judged[1]) if judged else None,
            **(self._prediction(asked) if asked.kind == "result" else self._offers(asked)),
        }

    def _offers(self, asked: Asked) -> Part:
        judged = self._judged.get(self._number)
        points = {point.id: point for point in judged[1].points} if judged else {}
        lang, game = self.session.lang, asked.position.game
        return {
            "offers": [
                {
                    "id": offer,
                    "words": say(asked.offer_named(offer), lang, game),
                    "point": self._short(asked, points[offer], judged) if judged else None,
                    "picked": bool(judged and offer in judged[0]),
                }
                for offer in asked.offered
            ]
        }

    def _short(self, asked: Asked, point: Point, judged: tuple[Any, Judgement]) -> Part:
        """A point below what was offered, which need not be named again."""
        holds = point.right == (point.id in judged[0])
        return {**self._point(asked, point), "short": self._ui(f"{asked.kind}-{'yes' if holds else 'no'}")}

    def _prediction(self, asked: Asked) -> Part:
        draft = self._draft(asked)
        fields = Fields(draft, self.session.lang, lambda: self._sections(asked, draft)).shown()
        problem = say(problem_of(draft.problem), self.session.lang, draft.game) if draft.problem else ""
        seats = range(1, draft.players + 1)
        return {
            **fields,
            "problem": problem,
            "undoable": draft.can_undo,
            "mine": self._shows_mine,
            "seat": self._front(asked.position),
            "seats": [
                [seat, say(Message("ui-setup-seat-name", {"seat": seat}), self.session.lang)]
                for seat in seats
            ],
            "find": list(self._found),
            "form": {word: say(Message(f"ui-setup-{word}"), self.session.lang) for word in FORM_WORDS},
        }

    def _verdict(self, asked: Asked, judged: Judgement) -> Part:
        points = [self._point(asked, point) for point in judged.points]
        story = [self._reason(reason) for reason in judged.story]
        cited = {reason["cite"] for one in points for reason in one["reasons"]} | {
            one["cite"] for one in story
        }
        return {
            "right": judged.right,
            "words": self._ui("right" if judged.right else "wrong"),
            "points": points,
            "story": story,
            "cites": self._cites(cited - {""}),
        }

    def _point(self, asked: Asked, point: Point) -> Part:
        book = point.id if asked.kind == "rulebook" else ""
        told = [(reason.obstacle, self._reason(reason, book)) for reason in point.reasons]
        obstacles = ((obstacle, one["words"], one["cite"]) for obstacle, one in told if obstacle)
        return {
            "id": point.id,
            "right": point.right,
            "words": say(point.message, self.session.lang, asked.position.game),
            "reasons": [
                *state.against(obstacles, self.session.lang),
                *(one for obstacle, one in told if not obstacle),
            ],
        }

    def _reason(self, reason: Reason, book: str = "") -> Part:
        """A sentence and what it cites: in the book the point is about, else in the chosen one."""
        cite = f"{book} {reason.concept}".strip() if reason.concept else ""
        return {"words": say(reason.message, self.session.lang, self.session.game), "cite": cite}

    def _cites(self, cited: Iterable[str]) -> Part:
        session = self.session
        books = tuple(session.game.rulebooks)
        found = {}
        for key in sorted(cited):
            book, _, concept = key.rpartition(" ")
            found[key] = citations.citation(concept, book or session.rulebook, session.lang, books)
        return {key: citation for key, citation in found.items() if citation is not None}

    # -- a prediction ---------------------------------------------------------------------------------------

    def _draft(self, asked: Asked) -> Draft:
        """The board as the learner has it so far; before a click it is as the question finds it."""
        if self._number not in self._drafts:
            game, (rulebook, options, modules) = asked.position.game, self.session.rules
            described = Described(game.given(asked.position), rulebook, options, modules)
            self._drafts[self._number] = Draft(game, described)
        return self._drafts[self._number]

    def _edits(self, asked: Asked, draft: Draft) -> dict[str, Put | Find]:
        """What clicks on the board change, as far as the question asks for it."""
        found = draft.game.edits(draft.position, self._front(asked.position))
        return {shape: edit for shape, edit in found.items() if _is_asked(asked, edit.place)}

    def _sections(self, asked: Asked, draft: Draft) -> tuple[Section, ...]:
        """The controls of the places that are asked about."""
        modules = draft.described.modules
        kept: dict[str, Section] = {}
        for seat in range(1, draft.players + 1):
            for section in draft.game.form(draft.described.given, seat, modules):
                controls = tuple(one for one in section.controls if _is_asked(asked, one.place))
                if controls:
                    shown = replace(section, controls=controls, folded=False)
                    kept.setdefault(f"{section.id} {section.seat}", shown)
        return tuple(kept.values())

    def _answer(self, asked: Asked) -> dict[Any, Any]:
        """The prediction: what the draft says of the places that are asked about."""
        draft = self._draft(asked)
        controls = {one.place: one for part in self._sections(asked, draft) for one in part.controls}
        told: dict[Any, Any] = {}
        for place in asked.asked_places:
            control: Control | None = controls.get(place)
            told = put(told, place, draft.at(place, control.default if control else None))
        return naming.direct(told, naming.seat_key(asked.position))

    # -- the table ------------------------------------------------------------------------------------------

    def _results(self) -> Part:
        rows = [self._row(row) for row in self.quiz.results()]
        heads = [
            self._ui(f"head-{key}") for key in ("question", "kind", "asked", "answered", "right", "tries")
        ]
        cells = [
            [row[key] for key in ("question", "kind", "text", "answered", "right", "tries")] for row in rows
        ]
        return {
            "view": "results",
            "rows": rows,
            "heads": heads,
            "score": self._score(),
            "csv": _csv([heads, *cells]),
            "text": "\n".join([self._score(), *("\t".join(map(str, cell)) for cell in [heads, *cells])]),
        }

    def _score(self) -> str:
        return self._ui("score", right=self.quiz.score, of=len(self.quiz))

    def _row(self, row: Mapping[str, Any]) -> Part:
        number, lang = row["question"] - 1, self.session.lang
        right = "right" if row["right"] else "wrong" if row["tries"] else "open"
        try:
            text = self.quiz[number].text(lang)
            answered = self._answered(self.quiz[number], row["answered"])
        except ScenarioError as error:
            text, answered = error.sentence(lang), ""
        return {
            "question": row["question"],
            "kind": self._ui(f"kind-{row['kind']}"),
            "text": text,
            "answered": answered,
            "right": self._ui(f"said-{right}"),
            "mark": right,
            "tries": row["tries"],
        }

    def _answered(self, asked: Asked, answer: Any) -> str:
        """An answer in words, on one line."""
        game = asked.position.game
        messages: list[Message] = []
        if isinstance(answer, dict):
            for place, value in naming.leaves(answer):
                named: dict[str, Value] = {"place": naming.place_named(game, place)}
                messages.append(Message("quiz-said", {**named, "is": naming.value_named(game, place, value)}))
        else:
            messages = [asked.offer_named(offer) for offer in answer or ()]
            if asked.kind == "legal":
                messages = [Message("quiz-move", {"move": move}) for move in messages]
        if not messages:
            return "" if answer is None else self._ui("nothing")
        return say(Message("ui-quiz-list", {"items": tuple(messages)}), self.session.lang, game)

    # -- what the page asks for -----------------------------------------------------------------------------

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """Answer, go from question to question, predict on the board; and make questions."""
        making = self._maker.actions if self._maker else {}
        return {
            **dict.fromkeys(PASSING, _nothing),
            **(self._predicting if self._maker is None else {}),
            "check": self._check,
            "again": self._try_again,
            "go": self._go,
            "next": self._next,
            "restart": self._restart,
            "mine": self._show_mine,
            "look": self._look,
            "click": self._click,
            "make": self._make,
            "edit": self._edit,
            "close": self._close,
            **making,
        }

    @property
    def _predicting(self) -> Mapping[str, Callable[..., None]]:
        asked = self._asked
        if asked is None or asked.kind != "result":
            return {}
        draft = self._draft(asked)
        fields = Fields(draft, self.session.lang, lambda: self._sections(asked, draft))
        return {**fields.actions, "undo": draft.undo}

    def _check(self, picked: Iterable[str] = ()) -> None:
        asked = self._asked
        if asked is None:
            return
        answer: Any = self._answer(asked) if asked.kind == "result" else list(picked)
        self._judged[self._number] = (answer, self.quiz.answer(self._number, answer))
        self._shows_mine = False

    def _try_again(self) -> None:
        self._judged.pop(self._number, None)

    def _go(self, number: int) -> None:
        if not 0 <= number <= len(self.quiz):
            raise UnknownWord("question", str(number + 1), [str(one + 1) for one in range(len(self.quiz))])
        self._number, self._seat, self._shows_mine = number, 0, False

    def _next(self) -> None:
        self._go(min(self._number + 1, len(self.quiz)))

    def _restart(self) -> None:
        """Ask all questions anew; what was answered is forgotten."""
        self._quiz = self.session.quiz()
        self._judged, self._drafts = {}, {}
        self._go(0)

    def _show_mine(self) -> None:
        """Turn between the learner's board and the right one."""
        self._shows_mine = not self._shows_mine

    def _look(self, seat: int) -> None:
        self._seat = seat

    def _click(self, shape: str) -> None:
        """What a click on the board puts or takes; it may also turn to another seat."""
        asked = self._asked
        if asked is None:
            return
        is_open = asked.kind == "result" and self._number not in self._judged
        edit = self._edits(asked, self._draft(asked)).get(shape) if is_open else None
        if isinstance(edit, Put):
            self._draft(asked).put(edit.place, edit.value)
        elif isinstance(edit, Find):
            self._found = (dotted(edit.place), self._found[1] + 1)
        else:
            scene = asked.position.game.scene(asked.position, self._front(asked.position))
            self._seat = next(
                (one.looks for one in scene.shapes if one.id == shape and one.looks), self._seat
            )

    def _ui(self, key: str, **values: Value) -> str:
        return say(Message(f"ui-quiz-{key}", values), self.session.lang)

    # -- making questions -----------------------------------------------------------------------------------

    def _make(self) -> None:
        """Make a question at the present position of the record."""
        self._maker = Maker(self.session, self._made)

    def _edit(self) -> None:
        """Change the present question."""
        if self._number < len(self.quiz):
            self._maker = Maker(self.session, self._made, self._number)

    def _close(self) -> None:
        self._maker = None

    def _made(self, number: int) -> None:
        """The maker is done; go on at the question it has made, or that stands where it was."""
        self._maker = None
        self._number = max(0, min(number, len(self.quiz) - 1))


def _nothing(**_: Any) -> None:
    pass


def _is_asked(asked: Asked, place: Place) -> bool:
    """Whether a place is one a prediction is about, or below one."""
    return any(place[: len(known)] == known for known in asked.asked_places)


def _is_otherwise(asked: Asked) -> bool:
    """Whether the rules give another answer than the one that is written, as they may under another rulebook."""
    written = asked.question.answer
    if isinstance(written, dict):
        return bool(asked.position.game.differences(asked.after, written))
    return set(written) != set(asked.truth)


def _csv(rows: Iterable[Iterable[Any]]) -> str:
    """Rows as a table for a spreadsheet."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows(rows)
    return out.getvalue()
