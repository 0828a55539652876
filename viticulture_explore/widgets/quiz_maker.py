"""Making a question in the explorer: its kind, what it offers or asks, its words. The rules fill in the answer.

What is proposed comes from :mod:`..scenarios.making`; the author chooses, sees the answer and adds the question. It is
then part of the record, and saved and shared with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, get_args

from msgspec.structs import replace

from viticulture_explore.core.errors import AmbiguousMove, ExplorerError, IllegalMove, InvalidMove
from viticulture_explore.core.form import dotted
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import Move, Position
from viticulture_explore.scenarios import Asked, making, naming
from viticulture_explore.scenarios.model import AskKind, Question
from viticulture_explore.scenarios.runner import Stretch, stretches
from viticulture_explore.scenarios.teaching import Path, Placed
from viticulture_explore.text import say
from viticulture_explore.widgets import state

if TYPE_CHECKING:
    from viticulture_explore.core.message import Value
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]

KINDS: Final[tuple[AskKind, ...]] = get_args(AskKind)

WORDS: Final = (
    "kind",
    "offers",
    "moves",
    "parts",
    "partings",
    "answer",
    "words",
    "words-hint",
    "add",
    "change",
    "delete",
    "cancel",
    "further",
    "remove",
    "other-move",
    "other-hint",
    "offer",
    "possible",
    "impossible",
    "confirm",
    "saved",
)


class Maker:
    """A question on its way: at the present position, or at the place of the one that is changed.

    ``done`` is told the number of the question when it is made, changed or deleted. ``number`` is that of the question
    to change, counted from 0; by default a new one is made.
    """

    def __init__(self, session: Session, done: Callable[[int], None], number: int | None = None) -> None:
        self.session = session
        self._done = done
        self._number = number
        placed = None if number is None else session.teaching.quiz[number]
        self._path: Path = placed.path if placed else tuple(map(str, session.line.path))
        self._kind: AskKind = "legal"
        self._texts: dict[str, str] = {}
        self._offered: list[str] = []
        """Moves that are offered beside those that are proposed."""
        self._moves: tuple[str, ...] = ()
        self._expect: tuple[tuple[str, ...], dict[Any, Any]] | None = None
        """The moves on which rulebooks part, and how they are to end."""
        self._picked: set[str] = {str(one.move) for one in self._offers if one.proposed}
        self._places: set[str] | None = None
        """The places that are asked about, as text; ``None`` for those that the moves change."""
        self._problem = ""
        following = session.line.node.children
        if placed is not None:
            self._begin_with(placed.question)
        elif following and following[0].move is not None:
            self._moves = (str(following[0].move),)

    def _begin_with(self, question: Question) -> None:
        self._kind, self._texts = question.kind, dict(question.texts)
        if isinstance(question.answer, dict):
            wanted = naming.whole(question.answer, naming.seat_key(self.position))
            self._moves, self._places = question.moves, {dotted(place) for place, _ in naming.leaves(wanted)}
        elif question.kind == "legal":
            self._offered, self._picked = list(question.moves), set(question.moves)
        else:
            self._expect = (question.moves, question.expect)

    # -- where it is asked ----------------------------------------------------------------------------------

    @cached_property
    def _scenario(self) -> Any:
        return self.session.quiz().scenario

    def _way(self, book: str, moves: Sequence[str] = ()) -> Stretch:
        return stretches(self._scenario, book, 0, ((), self._path), ((), moves))[-1]

    @cached_property
    def position(self) -> Position:
        """Where it is asked."""
        return self._way(self._scenario.rulebooks[0]).position

    @cached_property
    def _offers(self) -> tuple[making.Offer, ...]:
        return making.offers(self.position)

    @cached_property
    def _partings(self) -> tuple[making.Parting, ...]:
        ways = {book: self._way(book) for book in self.session.game.rulebooks}
        reached = {book: way.position for book, way in ways.items() if way.broken is None}
        mine = self.session.rulebook if self.session.rulebook in reached else next(iter(reached), "")
        return making.partings(reached, mine) if len(reached) > 1 else ()

    # -- what it will be ------------------------------------------------------------------------------------

    def question(self) -> Question | None:
        """The question as it is so far, with the answer that the rules give; ``None`` while something is missing."""
        if self._kind == "legal":
            offered = [move for move in self._all_offers() if move in self._picked]
            legal = tuple(move for move in offered if self._is_possible(move))
            return self._made(tuple(offered), legal) if offered else None
        if self._kind == "result":
            chosen = [part for part in self._parts() if self._is_asked(part)]
            answer = making.described(chosen, naming.seat_key(self.position))
            return self._made(self._moves, answer) if chosen else None
        if self._expect is None:
            return None
        moves, expect = self._expect
        books = tuple(self.session.game.rulebooks)
        whole = self._made(moves, (), expect=expect, rulebooks=books)
        return replace(
            whole, answer=Asked(self._scenario, replace(whole, after=self._path), self._book).truth
        )

    def _made(
        self, moves: tuple[str, ...], answer: tuple[str, ...] | dict[Any, Any], **more: Any
    ) -> Question:
        texts = {lang: text for lang, text in self._texts.items() if text.strip()}
        return Question(kind=self._kind, at=0, texts=texts, moves=moves, answer=answer, **more)

    @property
    def _book(self) -> str:
        book: str = self._scenario.rulebooks[0]
        return book

    def _all_offers(self) -> list[str]:
        return list(dict.fromkeys([*(str(one.move) for one in self._offers), *self._offered]))

    def _is_possible(self, words: str) -> bool:
        try:
            return not self.position.why_not(words)
        except (AmbiguousMove, InvalidMove):
            return False

    def _end(self) -> Position:
        """The position behind the moves chosen so far."""
        return self._way(self._book, self._moves).position

    def _parts(self) -> tuple[making.Part, ...]:
        if not self._moves:
            return ()
        end = self._end()
        found = {part.place: part for part in making.parts(self.position, end, self.position.actor or 1)}
        return tuple(found.values())

    def _is_asked(self, part: making.Part) -> bool:
        """Whether a part is chosen; before anything is, that is what has changed in front of everybody's eyes."""
        if self._places is not None:
            return dotted(part.place) in self._places
        changed = [one for one in self._parts() if one.changed]
        return part.changed and part.seldom == all(one.seldom for one in changed)

    # -- what the page shows --------------------------------------------------------------------------------

    def state(self) -> Part:
        """All that can be chosen, what is chosen, and the answer that comes of it."""
        question = self.question()
        asked = Asked(self._scenario, replace(question, after=self._path), self._book) if question else None
        lang = self.session.lang
        show = {"legal": self._show_offers, "result": self._show_moves, "rulebook": self._show_partings}
        problem, self._problem = self._problem, ""
        return {
            "title": self._ui("title" if self._number is None else "title-change"),
            "kind": self._kind,
            "kinds": [
                [kind, say(Message(f"ui-quiz-kind-{kind}"), lang), self._ui(f"{kind}-about")]
                for kind in KINDS
            ],
            "changing": self._number is not None,
            "text": self._texts.get(lang, ""),
            "natural": say(asked.natural, lang, self.session.game) if asked else "",
            "answer": self._answer(asked) if asked else "",
            "ready": question is not None,
            "problem": problem,
            "maker": {word: self._ui(word) for word in WORDS},
            **show[self._kind](),
        }

    def said(self) -> str:
        """What a screen reader says: what is made, and the answer so far."""
        question = self.question()
        title = self._ui("title" if self._number is None else "title-change")
        if question is None:
            return title
        return (
            f"{title} {self._answer(Asked(self._scenario, replace(question, after=self._path), self._book))}"
        )

    def board(self) -> Part:
        """The board where the question is asked; nothing is played on it."""
        game = self.position.game
        scene = game.scene(self.position, self.position.actor or 1)
        still = tuple(replace(shape, moves=(), tries="", looks=0) for shape in scene.shapes)
        return state.drawing(replace(scene, shapes=still), self.session.lang, game)

    def _show_offers(self) -> Part:
        position, game, lang = self.position, self.session.game, self.session.lang
        offers = []
        for words in self._all_offers():
            obstacles = position.why_not(words)
            reasons = [say(game.say_obstacle(found), lang, game) for found in obstacles[:1]]
            offers.append(
                {
                    "id": words,
                    "words": self._wish(words, position),
                    "possible": not obstacles,
                    "reason": reasons[0] if reasons else "",
                    "picked": words in self._picked,
                }
            )
        return {"offers": offers}

    def _show_moves(self) -> Part:
        end, game, lang = self._end() if self._moves else self.position, self.session.game, self.session.lang
        here, moves = self.position, []
        for words in self._moves:
            move = self._meant(words, here)
            moves.append(self._wish(words, here))
            here = here.play(move) if move and move in here.legal_moves() else here
        further = [[str(move), say(game.say_wish(end, move), lang, game)] for move in end.legal_moves()]
        return {
            "moves": moves,
            "further": further,
            "parts": [
                {
                    "id": dotted(part.place),
                    "place": say(naming.place_named(game, part.place), lang, game),
                    "words": self._told(part.place, part.value),
                    "changed": part.changed,
                    "picked": self._is_asked(part),
                }
                for part in self._parts()
            ],
        }

    def _show_partings(self) -> Part:
        position = self.position
        found: list[tuple[tuple[str, ...], dict[Any, Any]]] = [
            ((str(one.move),), one.expect) for one in self._partings
        ]
        if self._expect is not None and self._expect not in found:
            found.append(self._expect)
        shown = []
        for number, (moves, expect) in enumerate(found):
            said = [self._wish(text, position) for text in moves]
            wanted = naming.whole(expect, naming.seat_key(position))
            ends = [self._told(place, value) for place, value in naming.leaves(wanted)]
            shown.append(
                {
                    "id": number,
                    "words": " · ".join(said),
                    "ends": ends,
                    "picked": self._expect == (moves, expect),
                }
            )
        return {"partings": shown, "agree": "" if shown else self._ui("agree")}

    def _answer(self, asked: Asked) -> str:
        """The answer in words."""
        game, answer = self.session.game, asked.question.answer
        if isinstance(answer, dict):
            wanted = naming.whole(answer, naming.seat_key(self.position))
            return " ".join(self._told(place, value) for place, value in naming.leaves(wanted))
        named = tuple(asked.offer_named(offer) for offer in answer)
        if not named:
            return self._ui("answer-none")
        return say(Message("ui-quiz-list", {"items": named}), self.session.lang, game)

    def _told(self, place: tuple[str | int, ...], value: Any) -> str:
        game = self.session.game
        values: dict[str, Value] = {"place": naming.place_named(game, place)}
        return say(
            Message("quiz-is", {**values, "is": naming.value_named(game, place, value)}),
            self.session.lang,
            game,
        )

    def _wish(self, words: str, here: Position) -> str:
        """A move as it is wished, or its text where that is no single move."""
        move = self._meant(words, here)
        game = self.session.game
        return say(game.say_wish(here, move), self.session.lang, game) if move else words

    def _meant(self, words: str, here: Position | None = None) -> Move | None:
        try:
            return (here or self.position).parse(words)
        except ExplorerError:
            return None

    # -- what the page asks for -----------------------------------------------------------------------------

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """Choose a kind, what is offered or asked, the words; then add or change the question, or delete it."""
        return {
            "kind": self._choose_kind,
            "tick": self._tick,
            "offer": self._offer,
            "further": self._further,
            "shorten": self._shorten,
            "ask-part": self._ask_part,
            "part": self._choose_parting,
            "words": self._word,
            "add": self._add,
            "delete": self._delete,
        }

    def _choose_kind(self, kind: AskKind) -> None:
        if kind not in KINDS:
            raise KeyError(kind)
        self._kind = kind

    def _tick(self, move: str, on: bool) -> None:
        """Offer a move, or leave it out."""
        (self._picked.add if on else self._picked.discard)(move)

    def _offer(self, text: str) -> None:
        """Offer a move that was not proposed, in the notation or with names of the session's language."""
        lang = self.session.lang
        try:
            words = str(self.position.parse(text, lang))
        except IllegalMove:
            words = text
        except (AmbiguousMove, InvalidMove):
            self._problem = say(Message("problem-no_move", {"text": text}), lang)
            return
        self._offered.append(words)
        self._picked.add(words)

    def _further(self, move: str) -> None:
        """One more move before the result is asked for."""
        self._moves, self._places = (*self._moves, move), None

    def _shorten(self) -> None:
        """Take back the last of the moves."""
        self._moves, self._places = self._moves[:-1], None

    def _ask_part(self, place: str, on: bool) -> None:
        """Ask about a place of the board, or not."""
        chosen = {dotted(part.place) for part in self._parts() if self._is_asked(part)}
        self._places = {*chosen, place} if on else chosen - {place}

    def _choose_parting(self, number: int) -> None:
        """Ask about one of the moves on which rulebooks part."""
        found = [((str(one.move),), one.expect) for one in self._partings]
        if number < len(found):
            self._expect = found[number]

    def _word(self, text: str) -> None:
        """The question in the author's own words, in the language of the session; empty for those of its kind."""
        self._texts[self.session.lang] = text

    def _add(self) -> None:
        """Add the question to the record, or put it in the place of the one that is changed."""
        question = self.question()
        if question is None:
            return
        quiz, number = list(self.session.teaching.quiz), self._number
        placed = Placed(question, self._path)
        if number is None:
            quiz.append(placed)
        else:
            quiz[number] = placed
        self.session.teach(quiz)
        self._done(len(quiz) - 1 if number is None else number)

    def _delete(self) -> None:
        """Take the question that is changed out of the record."""
        if self._number is not None:
            quiz = list(self.session.teaching.quiz)
            del quiz[self._number]
            self.session.teach(quiz)
            self._done(self._number)

    def _ui(self, key: str, **values: Value) -> str:
        return say(Message(f"ui-make-{key}", values), self.session.lang)
