"""Questions about a position, and how an answer is judged: by the rules, with their reasons.

A file's own answers are written by hand; :func:`faults` finds those that are not what the rules say. What a person
answers is judged by the rules as well, so that a reason can never disagree with the verdict. No widget is needed.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property, reduce
from pathlib import Path
from typing import Any, overload

import msgspec

from viticulture_explore import text
from viticulture_explore.core.errors import (
    AmbiguousMove,
    IllegalMove,
    InvalidMove,
    InvalidPosition,
    UnknownWord,
)
from viticulture_explore.core.form import Control, dotted
from viticulture_explore.core.game import Difference, Game
from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.core.position import CHANCE, Move, Obstacle, Position, Step
from viticulture_explore.scenarios import naming
from viticulture_explore.scenarios.comparing import reasons as reasons_of
from viticulture_explore.scenarios.errors import Place
from viticulture_explore.scenarios.model import Question, Scenario
from viticulture_explore.scenarios.reader import load, of_game, shown
from viticulture_explore.scenarios.runner import Failure, Stretch, parse, stretches

Answer = Iterable[str] | Mapping[Any, Any]
"""An answer: moves or rulebooks that were picked, or a description of the board in the form of ``given``."""


class Reason(msgspec.Struct, frozen=True):
    """A sentence behind a verdict, and the concept of the rule it rests on (empty for none).

    ``obstacle`` is the id of what stands against a move, if the sentence says that.
    """

    message: Message
    concept: str = ""
    obstacle: str = ""


class Point(msgspec.Struct, frozen=True):
    """One point of an answer: a move that was offered, a place of the board, or a rulebook.

    ``id`` is the text of the move, the place as text, or the id of the book; ``message`` says how it is.
    """

    id: str
    right: bool
    message: Message
    reasons: tuple[Reason, ...] = ()


class Judgement(msgspec.Struct, frozen=True):
    """What became of an answer: every point that was asked, and, for a prediction, what the moves do."""

    right: bool
    points: tuple[Point, ...]
    story: tuple[Reason, ...]
    game: Game

    @property
    def reasons(self) -> tuple[Message, ...]:
        """Why an answer is wrong: how each wrong point is, and the rules behind it. Empty for a right one."""
        wrong = [point for point in self.points if not point.right]
        behind = [reason for point in wrong for reason in (Reason(point.message), *point.reasons)]
        return tuple(reason.message for reason in (*behind, *(self.story if wrong else ())))

    def say(self, lang: str = "en") -> tuple[str, ...]:
        """The verdict and its reasons as sentences in a language (``en``, ``ja`` or ``zh``)."""
        verdict = Message("quiz-right" if self.right else "quiz-wrong")
        return tuple(text.say(message, lang, self.game) for message in (verdict, *self.reasons))


class Row(msgspec.Struct, frozen=True):
    """How a question was answered: by what at last, whether that was right, and after how many tries."""

    answered: Any
    right: bool
    tries: int


class Asked:
    """A question at its position, under a rulebook.

    Raises :class:`ScenarioError` if the line does not lead there under this rulebook, for a text that is no move, for
    a prediction of something that nobody can fill in, and for one of moves that cannot be played.
    """

    def __init__(self, scenario: Scenario, question: Question, rulebook: str) -> None:
        self.scenario = scenario
        self.question = question
        self.rulebook = rulebook
        way = _way(scenario, question, rulebook)
        if way.broken is not None:
            problem = Message("problem-asked_nowhere", {"reason": way.broken.message})
            raise scenario.source.error(way.broken.place, problem, game=scenario.game)
        _answerable(scenario, question, way.position)
        self.position: Position = way.position
        """Where it is asked."""
        if question.kind == "result" and (broken := self.played.broken) is not None:
            problem = Message("problem-asked_in_vain", {"reason": broken.message})
            raise scenario.source.error(broken.place, problem, game=scenario.game)

    # -- the question ---------------------------------------------------------------------------------------

    @property
    def kind(self) -> str:
        """What is asked: ``legal``, ``result`` or ``rulebook``."""
        return self.question.kind

    @property
    def offered(self) -> tuple[str, ...]:
        """What can be picked: texts of moves, or ids of rulebooks; nothing where the board is predicted."""
        if self.kind == "legal":
            return self.question.moves
        return self.question.rulebooks

    def text(self, lang: str = "en") -> str:
        """The question in a language: in its author's words, else in those of its kind."""
        own: str = self.question.text(lang)
        return own or text.say(self.natural, lang, self.scenario.game)

    @property
    def natural(self) -> Message:
        """The question in the words of its kind."""
        position, question = self.position, self.question
        seat = position.actor or CHANCE
        if self.kind == "legal":
            return Message("quiz-ask-legal", {"seat": seat})
        if self.kind == "result":
            places = tuple(naming.place_named(position.game, place, seat) for place, _ in self._asked)
            return Message("quiz-ask-result", {"way": self.way_named, "places": places})
        if not question.expect:
            return Message("quiz-ask-rulebook", {"way": self.way_named})
        wanted = naming.whole(question.expect, self._seats)
        ends = tuple(self._told(place, value, "quiz-said") for place, value in naming.leaves(wanted))
        return Message("quiz-ask-rulebook-result", {"way": self.way_named, "ends": ends})

    @cached_property
    def way_named(self) -> Message:
        """The moves in words, one after the other; one that cannot be played here stands as it is written."""
        game, found = self.position.game, list[Message]()
        here: Position = self.position
        for words in self.question.moves:
            move = _meant(here, words)[0]
            found.append(game.say_wish(here, move) if move else Message("quiz-word", {"word": words}))
            if move and move in here.legal_moves():
                here = here.play(move)
        named = (Message("quiz-move", {"move": move}) for move in found)
        return reduce(lambda first, then: Message("quiz-then", {"first": first, "then": then}), named)

    def offer_named(self, offer: str) -> Message:
        """Something that can be picked, in words."""
        if self.kind == "rulebook":
            return Message("quiz-word", {"word": Name(offer)})
        move = _meant(self.position, offer)[0]
        return (
            self.position.game.say_wish(self.position, move)
            if move
            else Message("quiz-word", {"word": offer})
        )

    # -- what the rules say ---------------------------------------------------------------------------------

    @cached_property
    def truth(self) -> tuple[str, ...] | dict[Any, Any]:
        """The right answer by the rules, in the form in which an author writes it."""
        if self.kind == "legal":
            return tuple(words for words in self.offered if not _meant(self.position, words)[1])
        if self.kind == "rulebook":
            return tuple(book for book in self.offered if self._under(book).allows)
        true: dict[Any, Any] = {}
        for place, value in self._asked:
            _put(true, place, value)
        return true

    @cached_property
    def played(self) -> Stretch:
        """The moves of a question about a result, as they are played."""
        question = self.question
        further = ((*question.place, "after"), question.after), ((*question.place, "moves"), question.moves)
        return stretches(self.scenario, self.rulebook, question.at, *further)[-1]

    @property
    def after(self) -> Position:
        """The position behind the moves."""
        return self.played.position

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """What the moves of a question about a result do, step by step."""
        return self.played.steps()

    # -- judging --------------------------------------------------------------------------------------------

    def check(self, answer: Answer) -> Judgement:
        """Judge an answer: the moves or rulebooks that were picked, or how the board will be.

        A description of the board takes the keys of ``given``; seats may stand directly, and only what is asked is
        compared. Raises :class:`UnknownWord` for something that was not offered and :class:`InvalidPosition` for a
        malformed description.

        >>> from viticulture_explore.scenarios import example
        >>> asked = Quiz(example("quiz/which_wine"))[0]
        >>> asked.check(["make red 3", "make red 4", "make white 1"]).right
        True
        >>> print(asked.check(["make red 3", "make red 4"]).say()[1])
        “Make a wine from white 1” is possible.
        """
        if self.kind == "result":
            points = tuple(self._compared(answer if isinstance(answer, Mapping) else {}))
            story = tuple(_told_by(self.position.game, self.steps))
        else:
            picked = self._picked(answer)
            judge = self._judged_move if self.kind == "legal" else self._judged_book
            points, story = tuple(judge(offer, offer in picked) for offer in self.offered), ()
        return Judgement(all(point.right for point in points), points, story, self.position.game)

    def _picked(self, answer: Answer) -> set[str]:
        """The offers that were picked; a move may be written in another way."""
        given = [answer] if isinstance(answer, str) else [*map(str, answer)]
        own = {offer: offer for offer in self.offered}
        if self.kind == "legal":
            own |= {str(_meant(self.position, offer)[0]): offer for offer in self.offered}
        for words in given:
            if words not in own:
                raise UnknownWord("move" if self.kind == "legal" else "rulebook", words, self.offered)
        return {own[words] for words in given}

    def _judged_move(self, offer: str, picked: bool) -> Point:
        """Whether a move was rightly picked or left: why it is not possible, or what it would do."""
        move, obstacles = _meant(self.position, offer)
        possible = not obstacles
        values: dict[str, Value] = {"move": self.offer_named(offer)}
        reasons = _obstacles(self.position.game, obstacles)
        if possible and move is not None:
            reasons = _told_by(self.position.game, (self.position.step(move),))
        message = Message("quiz-possible" if possible else "quiz-impossible", values)
        return Point(offer, picked == possible, message, tuple(reasons))

    def _judged_book(self, book: str, picked: bool) -> Point:
        """Whether a rulebook was rightly picked or left: what stands against the moves in it, or what they lead to."""
        under, game = self._under(book), self.position.game
        message = Message("quiz-allows" if under.allows else "quiz-refuses", {"rulebook": Name(book)})
        reasons = [*_obstacles(game, under.obstacles)]
        if not under.obstacles:
            reasons = [Reason(self._told(found.place, found.found)) for found in under.differences]
            reasons += _told_by(game, under.steps)
        return Point(book, picked == under.allows, message, tuple(reasons))

    def _under(self, book: str) -> _Under:
        return _Under(self.scenario, self.question, book, self._seats)

    def _compared(self, said: Mapping[Any, Any]) -> Iterator[Point]:
        """Each place that is asked about: what was said of it, and how it is."""
        game, key = self.position.game, self._seats
        stated = naming.whole(said, key)
        wrong = {found.place: found for found in game.differences(self.after, stated)}
        told = dict(naming.leaves(stated))
        for place, value in self._asked:
            if place not in told:
                unsaid = {
                    "place": naming.place_named(game, place),
                    "is": naming.value_named(game, place, value),
                }
                yield Point(dotted(place), right=False, message=Message("quiz-unsaid", unsaid))
            elif place in wrong:
                yield Point(dotted(place), right=False, message=naming.said_otherwise(game, wrong[place]))
            else:
                yield Point(dotted(place), right=True, message=self._told(place, value))

    @cached_property
    def _asked(self) -> tuple[tuple[Place, Any], ...]:
        """The places of ``given`` that a prediction is about, with what the rules put there."""
        assert isinstance(self.question.answer, dict)
        wanted = naming.whole(self.question.answer, self._seats)
        found = {other.place: other.found for other in self.position.game.differences(self.after, wanted)}
        return tuple((place, found.get(place, value)) for place, value in naming.leaves(wanted))

    @property
    def asked_places(self) -> tuple[Place, ...]:
        """The places of ``given`` that a prediction is about; none of another kind of question."""
        return tuple(place for place, _ in self._asked) if self.kind == "result" else ()

    @property
    def seat(self) -> int:
        """The seat whose board is looked at: the one that decides, unless it is others that are asked about."""
        decides = self.position.actor or 1
        seats = [seat for place in self.asked_places if (seat := self._seat_of(place))]
        return seats[0] if seats and decides not in seats else decides

    def _seat_of(self, place: Place) -> int:
        """The seat whose place this is; 0 for none."""
        seat = place[1] if len(place) > 1 else 0
        return seat if isinstance(seat, int) and place[0] == self._seats else 0

    @cached_property
    def _seats(self) -> str:
        return naming.seat_key(self.position)

    def _told(self, place: Place, value: Any, how: str = "quiz-is") -> Message:
        game = self.position.game
        is_ = naming.value_named(game, place, value)
        return Message(how, {"place": naming.place_named(game, place), "is": is_})


class _Under:
    """What becomes of the moves of a question under one rulebook."""

    def __init__(self, scenario: Scenario, question: Question, book: str, seats: str) -> None:
        place = question.place
        further = ((*place, "after"), question.after), ((*place, "moves"), question.moves)
        found = stretches(scenario, book, question.at, *further)[-1]
        self.broken = found.broken
        against = reasons_of(found.position, found.stop) if found.stop else ()
        # Once it is another seat's turn, what else stands against the move would be said of that seat.
        asked = _way(scenario, question, book).position.actor
        self.obstacles: tuple[Obstacle, ...] = against if found.position.actor == asked else against[:1]
        self.steps = () if found.broken else found.steps()
        self.differences: tuple[Difference, ...] = ()
        if not found.broken and question.expect:
            wanted = naming.whole(question.expect, seats)
            self.differences = scenario.game.differences(found.position, wanted)

    @property
    def allows(self) -> bool:
        """Whether all moves can be played, and end as they are said to."""
        return self.broken is None and not self.differences


class Quiz(Sequence[Asked]):
    """The questions of a scenario, or of its file, under one of its rulebooks (default: the first).

    Each answer given to :meth:`answer` is kept; :meth:`results` tells them as plain values, for a table or a grader.
    Raises :class:`ScenarioError` for a file that is no scenario, and when a question is taken that cannot be asked.

    >>> from viticulture_explore.scenarios import example
    >>> quiz = Quiz(example("quiz/which_wine"))
    >>> quiz.answer(0, ["make red 3", "make red 4", "make white 1"]).right
    True
    >>> quiz.score
    1
    >>> quiz.results()[0]["tries"]
    1
    """

    def __init__(self, scenario: Scenario | str | os.PathLike[str], rulebook: str | None = None) -> None:
        self.scenario = scenario if isinstance(scenario, Scenario) else load(Path(scenario))
        self.rulebook = rulebook or self.scenario.rulebooks[0]
        self._asked: dict[int, Asked] = {}
        self._rows: dict[int, Row] = {}

    def __len__(self) -> int:
        return len(self.scenario.quiz)

    @overload
    def __getitem__(self, at: int) -> Asked: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Asked]: ...
    def __getitem__(self, at: int | slice) -> Asked | Sequence[Asked]:
        """A question by its number, counted from 0."""
        if isinstance(at, slice):
            return [self[number] for number in range(len(self))[at]]
        number = range(len(self))[at]
        if number not in self._asked:
            self._asked[number] = Asked(self.scenario, self.scenario.quiz[number], self.rulebook)
        return self._asked[number]

    def answer(self, number: int, answer: Answer) -> Judgement:
        """Judge an answer to a question (counted from 0) and keep it. Raises as :meth:`Asked.check`."""
        number = range(len(self))[number]
        given = answer if isinstance(answer, Mapping | str) else tuple(answer)
        judged = self[number].check(given)
        self._rows[number] = Row(plain(given), judged.right, self._tries(number) + 1)
        return judged

    def results(self) -> list[dict[str, Any]]:
        """A row for each question: ``question`` (from 1), ``kind``, ``answered``, ``right``, ``tries``.

        ``answered`` is the last answer as a list or a mapping, ``None`` where there is none yet; ``right`` is then
        ``False``, and ``tries`` 0.
        """
        return [
            {"question": number + 1, "kind": question.kind, **msgspec.structs.asdict(self._row(number))}
            for number, question in enumerate(self.scenario.quiz)
        ]

    @property
    def score(self) -> int:
        """How many questions were answered rightly at last."""
        return sum(row.right for row in self._rows.values())

    def keep(self, other: Quiz) -> None:
        """Take over what was answered to the questions that another quiz has, too, under the same rulebook."""
        theirs = other.scenario.quiz if other.rulebook == self.rulebook else ()
        for number, question in enumerate(self.scenario.quiz):
            if question in theirs and (row := other._rows.get(theirs.index(question))):
                self._rows[number] = row

    def _row(self, number: int) -> Row:
        return self._rows.get(number, Row(None, right=False, tries=0))

    def _tries(self, number: int) -> int:
        return self._row(number).tries


def plain(answer: Answer) -> Any:
    """An answer as a list or a mapping of plain values.

    >>> plain(("make red 3",))
    ['make red 3']
    """
    if isinstance(answer, Mapping):
        return {key: plain(item) if isinstance(item, Mapping) else item for key, item in answer.items()}
    return [answer] if isinstance(answer, str) else [*map(str, answer)]


# -- the answers of a file ----------------------------------------------------------------------------------------


def faults(scenario: Scenario, rulebook: str) -> list[Failure]:
    """Where the written answers of a scenario are not what the rules say under a rulebook.

    Raises :class:`ScenarioError` for a text that is no move, for a description that is none, and for a prediction of
    something that nobody can fill in.
    """
    found: list[Failure] = []
    for question in scenario.quiz:
        found += [
            Failure(place, scenario.source.line(place), message)
            for place, message in _Written(scenario, question, rulebook).faults()
        ]
    return found


Fault = tuple[Place, Message]


class _Written:
    """A written answer beside what the rules say."""

    def __init__(self, scenario: Scenario, question: Question, rulebook: str) -> None:
        self.scenario = scenario
        self.question = question
        self.rulebook = rulebook
        self.place = (*question.place, "answer")

    def faults(self) -> Iterator[Fault]:
        way = _way(self.scenario, self.question, self.rulebook)
        if way.broken is not None:
            yield way.broken.place, way.broken.message
        elif self.question.kind == "legal":
            yield from self.legal(way.position)
        elif self.question.kind == "result":
            yield from self.result(way.position)
        else:
            yield from self.rulebooks()

    def legal(self, position: Position) -> Iterator[Fault]:
        for number, words in enumerate(self.question.moves):
            place = (*self.question.place, "moves", number)
            try:
                obstacles = _meant(position, words)[1]
            except AmbiguousMove as error:
                moves = ", ".join(map(str, error.moves))
                yield place, Message("found-ambiguous", {"move": words, "moves": moves})
                continue
            except InvalidMove as error:
                problem = Message("problem-no_move", {"text": words})
                raise self.scenario.source.error(place, problem, nearest=error.nearest) from error
            if words in self.question.answer and obstacles:
                yield (
                    self.of_answer(words),
                    Message("found-illegal", {"move": words, "reasons": self.why(obstacles)}),
                )
            elif words not in self.question.answer and not obstacles:
                yield self.place, Message("found-unanswered", {"move": words})

    def result(self, position: Position) -> Iterator[Fault]:
        question = self.question
        assert isinstance(question.answer, dict)
        self.compared(position, self.place, question.answer)  # so that a misspelt key is named as one
        _answerable(self.scenario, question, position)
        further = ((*question.place, "after"), question.after), ((*question.place, "moves"), question.moves)
        played = stretches(self.scenario, self.rulebook, question.at, *further)[-1]
        if played.broken is not None:
            yield played.broken.place, played.broken.message
            return
        for other in self.compared(played.position, self.place, question.answer):
            values: dict[str, Value] = {"expected": shown(other.expected), "found": shown(other.found)}
            yield (*self.place, *other.place), Message("found-difference", values)

    def rulebooks(self) -> Iterator[Fault]:
        question = self.question
        if question.expect:  # so that a misspelt key is an error even if no book gets so far
            here = self.scenario.start(self.rulebook)
            self.compared(here, (*question.place, "expect"), question.expect)
        for book in question.rulebooks:
            under = _Under(self.scenario, question, book, "")
            if book in question.answer and not under.allows:
                yield self.of_answer(book), self.refusal(book, under)
            elif book not in question.answer and under.allows:
                yield self.place, Message("found-book_allows", {"rulebook": book})

    def refusal(self, book: str, under: _Under) -> Message:
        if under.broken is not None:
            return Message("found-book_refuses", {"rulebook": book, "reasons": under.broken.message})
        other = under.differences[0]
        values: dict[str, Value] = {"expected": shown(other.expected), "found": shown(other.found)}
        return Message("found-book_differs", {"rulebook": book, "place": dotted(other.place), **values})

    def compared(self, position: Position, place: Place, wanted: Mapping[Any, Any]) -> tuple[Difference, ...]:
        try:
            return position.game.differences(position, wanted)
        except InvalidPosition as error:
            raise of_game(self.scenario.source, position.game, place, error) from error

    def of_answer(self, word: str) -> Place:
        assert not isinstance(self.question.answer, dict)
        return (*self.place, self.question.answer.index(word))

    def why(self, obstacles: Iterable[Obstacle]) -> Message:
        return text.paragraph(map(self.scenario.game.say_obstacle, obstacles))


# -- what both use ------------------------------------------------------------------------------------------------


def _way(scenario: Scenario, question: Question, rulebook: str) -> Stretch:
    """The way to where a question is asked: its last stretch."""
    return stretches(scenario, rulebook, question.at, ((*question.place, "after"), question.after))[-1]


def _answerable(scenario: Scenario, question: Question, position: Position) -> None:
    """See to it that what is to be predicted can be filled in, by a control of the game at or below each place.

    Raises :class:`ScenarioError` for the first place where there is none.
    """
    written = question.answer if isinstance(question.answer, dict) else {}
    key = naming.seat_key(position) if written else ""
    for place, _ in naming.leaves(written):
        whole = (key, *place) if key and isinstance(place[0], int) else place
        if not any(control.place[: len(whole)] == whole for control in _controls(position)):
            problem = Message("problem-no_control", {"place": dotted(place)})
            raise scenario.source.error((*question.place, "answer", *place), problem, game=scenario.game)


def _controls(position: Position) -> Iterator[Control]:
    """The controls by which a person describes such a position, those of every seat."""
    game = position.game
    given, modules = game.given(position), game.settings(position).modules
    for seat in range(1, given.get("players", 1) + 1):
        for section in game.form(given, seat, modules):
            yield from section.controls


def _meant(position: Position, words: str) -> tuple[Move | None, tuple[Obstacle, ...]]:
    """The move a text means and what stands against it; without a move for a text that several illegal ones fit."""
    try:
        move = parse(position, words)
    except IllegalMove as error:
        return None, error.obstacles
    return move, position.obstacles(move)


def _obstacles(game: Game, obstacles: Iterable[Obstacle]) -> list[Reason]:
    return [Reason(game.say_obstacle(found), found.concept, found.id) for found in obstacles]


def _told_by(game: Game, steps: Iterable[Step]) -> list[Reason]:
    """What steps do, a sentence each."""
    return [Reason(game.say_event(event), event.concept) for step in steps for event in step.events]


def _put(into: dict[Any, Any], place: Place, value: Any) -> None:
    *above, last = place
    for key in above:
        into = into.setdefault(key, {})
    into[last] = value
