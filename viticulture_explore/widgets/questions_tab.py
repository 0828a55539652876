"""The tab with the questions a teacher asks: values are chosen, the answer comes in words, with lines to step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line, Node, Path
from viticulture_explore.core.message import Message
from viticulture_explore.core.questions import Answer, Question, Reply
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets import state
from viticulture_explore.widgets.tabs import Tab
from viticulture_explore.widgets.work import Work

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Position
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]

REPLIES: Final = 12
"""So many ways or outcomes of an answer are shown; the others are counted."""


class Asked(NamedTuple):
    """A question that was asked: about which position, where it stands in the record, with which values."""

    position: Position
    path: Path
    question: str
    values: tuple[tuple[str, int | str], ...]


class QuestionsTab(Tab):
    """The questions of the game about the present position."""

    id = "questions"
    open_hands = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._work: Work[Answer] = Work(self.push)
        self._question = ""
        self._values: dict[str, int | str] = {}
        self._asked: Asked | None = None

    def state(self) -> Part:
        """The questions, what they leave open, and the answer to the one that was asked last."""
        questions = self._questions()
        asked = self._asked
        progress = self._work.progress(asked) if asked else None
        answer = self._work.result(asked) if asked else None
        return {
            "pickers": self._pickers(questions),
            "busy": None if progress is None else self._busy(*progress),
            "answer": self._answer(asked, answer) if asked and answer else None,
            "note": "" if questions else self._ui("questions-none"),
            "words": {
                key: self._ui(f"questions-{key}") for key in ("ask", "stop", "step", "return", "assumed")
            },
        }

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``choose`` a question or a value; ``ask``; ``stop``; ``step`` through a way; ``return`` to what was asked."""
        return {
            "choose": self._choose,
            "ask": self._ask,
            "stop": self._work.stop,
            "step": self._step,
            "return": self._return,
        }

    def _questions(self) -> dict[str, Question]:
        position = self.session.position
        found = position.game.questions(position) if position.actor is not None else ()
        return {question.id: question for question in found}

    def _chosen(self, questions: dict[str, Question]) -> Question | None:
        return questions.get(self._question) or next(iter(questions.values()), None)

    def _pickers(self, questions: dict[str, Question]) -> list[Part]:
        chosen = self._chosen(questions)
        if chosen is None:
            return []
        options = [[question.id, self._say(question.message)] for question in questions.values()]
        name = self._ui("questions-question")
        parameters = [
            {
                "id": parameter.id,
                "name": self._say(parameter.message),
                "options": [
                    [str(choice.value), self._say(Message("ui-thing", {"thing": choice.message}))]
                    for choice in parameter.choices
                ],
                "chosen": str(self._value(parameter.id, parameter.values)),
            }
            for parameter in chosen.parameters
        ]
        return [{"id": "", "name": name, "options": options, "chosen": chosen.id}, *parameters]

    def _value(self, parameter: str, values: tuple[int | str, ...]) -> int | str:
        """What is chosen for a parameter; the usual value where nothing is, or where that is not possible here."""
        wanted = self._values.get(parameter)
        return wanted if wanted in values else values[0]

    def _choose(self, picker: str, value: str) -> None:
        questions = self._questions()
        chosen = self._chosen(questions)
        if not picker:
            if value not in questions:
                raise UnknownWord("question", value, questions)
            self._question, self._values = value, {}
            return
        known = {parameter.id: parameter.values for parameter in chosen.parameters} if chosen else {}
        if picker not in known:
            raise UnknownWord("parameter", picker, known)
        by_text = {str(choice): choice for choice in known[picker]}
        if value not in by_text:
            raise UnknownWord(picker, value, by_text)
        self._values[picker] = by_text[value]

    def _ask(self) -> None:
        session, question = self.session, self._chosen(self._questions())
        if question is None:
            return
        values = {known.id: self._value(known.id, known.values) for known in question.parameters}
        self._asked = Asked(session.position, session.line.path, question.id, tuple(values.items()))
        self._work.ask(
            self._asked, lambda progress, stop: question.ask(progress=progress, stop=stop, **values)
        )

    def _answer(self, asked: Asked, answer: Answer) -> Part:
        shown, more = answer.replies[:REPLIES], len(answer.replies) - REPLIES
        return {
            "words": self._say(answer.message),
            "notes": [self._say(note) for note in answer.notes],
            "replies": [
                {"words": self._say(reply.message), "steps": reply.line is not None} for reply in shown
            ],
            "more": self._ui("questions-more", number=more) if more > 0 else "",
            "here": asked.position == self.session.position,
        }

    def _step(self, number: int) -> None:
        """Put the line of a way where it can be stepped: behind the position asked about, or as a record of its own."""
        asked = self._asked
        answer = self._work.result(asked) if asked else None
        if asked is None or answer is None or not 0 <= number < len(answer.replies):
            raise IndexError(number)
        reply = answer.replies[number]
        line = reply.line
        if line is None:
            raise IndexError(number)
        session = self.session
        if line.start == asked.position and self._is_recorded(asked):
            session.go(asked.path)
            here = session.line.node
            session.follow(here, line.moves)
            session.go(here.path)
            return
        title = {lang: self._titled(reply, lang) for lang in LANGUAGES}
        record = Line.read(line.start, line.moves)
        session.begin(record, title=title, rulebook=session.rulebook, options=session.options)

    def _titled(self, reply: Reply, lang: str) -> str:
        """What a way is called that begins elsewhere than the record."""
        values: dict[str, Value] = {"title": state.title(self.session, lang), "reply": reply.message}
        return say(Message("ui-questions-title", values), lang, self.session.game)

    def _return(self) -> None:
        """Go to the position that was asked about, if it is still in the record."""
        if self._asked is not None and self._is_recorded(self._asked):
            self.session.go(self._asked.path)

    def _is_recorded(self, asked: Asked) -> bool:
        node: Node | None = self.session.line.root
        for move in asked.path:
            node = node.child(move) if node else None
        return node is not None and node.position == asked.position

    def _busy(self, found: int, waiting: int) -> Part:
        return {"share": None, "words": self._ui("questions-busy", found=found, waiting=waiting)}

    def _say(self, message: Message) -> str:
        return say(message, self.session.lang, self.session.game)

    def _ui(self, key: str, **values: Value) -> str:
        return self._say(Message(f"ui-{key}", values))
