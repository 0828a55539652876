"""What the explorer is doing: a record of play, who looks, in which language, under which rulebook. No widget yet.

Every action a person has is a method here, so that it can be tested and used without a browser.
"""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove, UnknownWord
from viticulture_explore.core.line import Line, Node
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Move, Obstacle, Position
from viticulture_explore.scenarios import Quiz, Scenario, ShareError, draw, run, share, write
from viticulture_explore.scenarios.source import Source
from viticulture_explore.scenarios.teaching import Placed, Teaching
from viticulture_explore.simulate.bots import sensible_move
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets.history import History, Snapshot, Subject

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from viticulture_explore.core.game import Game

OWN_RULES: Final = ""
"""Stands for the rules of a position that no rulebook of its game has."""

MOST_BY_ITSELF: Final = 200
"""So many moves at most are played by themselves after one of a person's."""


class Answer(msgspec.Struct, frozen=True):
    """The answer to "why not?": what was asked about and its obstacles; none if it is possible.

    ``move`` is ``None`` for a text that is no single move; ``nearest`` are the moves it could mean.
    """

    text: str
    move: Move | None
    obstacles: tuple[Obstacle, ...] = ()
    nearest: tuple[Move, ...] = ()


class Followed(msgspec.Struct, frozen=True):
    """How far a record could be followed under another rulebook: the move it stopped before, and why."""

    rulebook: str
    move: Move | None = None
    before: Position | None = None
    obstacles: tuple[Obstacle, ...] = ()


MOVED: Final = "moved"
DECIDES: Final = "decides"
Front = Literal["moved", "decides"] | int
"""Whose board is in front: that of whoever moved last, of whoever decides, or always that of one seat."""


class Table:
    """What is played without asking: draws, moves without an alternative, seats of bots; and who sees what."""

    def __init__(self) -> None:
        self.forced = False
        """Whether a move that has no alternative is played at once."""
        self.draws = False
        """Whether chance decides by itself."""
        self.hidden = False
        """Whether only the hand of the seat to move is shown, for several people at one screen."""
        self.bots: tuple[int, ...] = ()
        """The seats that play by themselves."""
        self.front: Front = MOVED
        """Whose board is in front. Whoever plays alone against the computer keeps the own one."""


class Session:
    """One explorer at work.

    ``line`` is the record with the current position in it; ``title`` a text for each language, if there is one;
    ``rulebook`` the id of the book it is played under (:data:`OWN_RULES` for none of them); ``options`` those that
    are set otherwise, whatever the book; ``deals`` the next cards of a deck, which come before chance;
    ``seed`` decides what chance does when it is left to itself.
    """

    line: Line
    title: Mapping[str, str]
    rulebook: str
    options: Mapping[str, str]
    deals: Mapping[str, tuple[str, ...]]
    seed: int
    teaching: Teaching
    answer: Answer | None
    followed: Followed | None
    _real: Snapshot | None
    """What was there before a position was changed to try something; ``None`` for what is no trial."""
    _looking: int | None
    _source: tuple[str, Line]

    def __init__(  # noqa: PLR0913 - what is shown, and five facts about how, all by name
        self,
        line: Line,
        *,
        lang: str = "en",
        title: Mapping[str, str] | None = None,
        rulebook: str | None = None,
        options: Mapping[str, str] | None = None,
        deals: Mapping[str, Sequence[str]] | None = None,
        seed: int = 0,
        teaching: Teaching | None = None,
    ) -> None:
        self.table: Final = Table()
        self.history: Final = History()
        self.replaying = False
        """Whether the line is being shown, step by step."""
        self._random = random.Random(seed)
        self._put(_subject(line, title, rulebook, options, deals, seed=seed, teaching=teaching))
        self.lang = ""
        self.speak(lang)

    # -- what is there --------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is explored."""
        return self.line.start.game

    @property
    def position(self) -> Position:
        """The current position."""
        return self.line.position

    @property
    def seats(self) -> range:
        """The seats that play, from 1."""
        return range(1, self.game.given(self.line.start)["players"] + 1)

    @property
    def seat(self) -> int:
        """Whose board is in front (from 1): the one that was chosen, else as the table has it.

        By default it stays with the seat that has just moved, so that what its move did can be seen.
        """
        front = self.table.front
        if self._looking is not None:
            return self._looking
        if isinstance(front, int) and front in self.seats:
            return front
        persons = self._persons
        if front == MOVED and self.table.bots and len(persons) == 1:
            return persons[0]
        here = self.line.node
        return self._decided(here if front == DECIDES else here.parent or here) or self._decided(here) or 1

    @property
    def viewer(self) -> int:
        """The seat of the person at the screen: the one that decides or decided last; 0 if the computer plays all."""
        if not self.table.bots:
            return self._decided(self.line.node) or 1
        persons = self._persons
        return self._decided(self.line.node, persons) or next(iter(persons), 0)

    @property
    def _persons(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.seats if seat not in self.table.bots)

    def _decided(self, node: Node, among: Sequence[int] = ()) -> int:
        """The seat that decides at a place of the record, or decided last before it; 0 for none."""
        actors = (before.position.actor for before in reversed(node.trail()))
        return next((actor for actor in actors if actor and (not among or actor in among)), 0)

    # -- what a person does ---------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Play a move or its text. What is not exactly one legal move is answered instead.

        What the table plays by itself (forced moves, draws) follows at once.
        """
        self._leave()
        with self._changing():
            try:
                found = self.position.parse(move) if isinstance(move, str) else move
                self.line.play(found)
            except (IllegalMove, AmbiguousMove, InvalidMove):
                self.ask(move)
                return
            self._played()
            self._carry_on()

    def ask(self, move: Move | str) -> None:
        """Ask why a move, or the text of one in the language of the session, is not possible here."""
        self._leave()
        text = str(move)
        try:
            found = self.position.parse(move, self.lang) if isinstance(move, str) else move
            self.answer = Answer(text, found, self.position.why_not(found))
        except IllegalMove as error:
            self.answer = Answer(text, None, error.obstacles)
        except AmbiguousMove as error:
            self.answer = Answer(text, None, nearest=error.moves)
        except InvalidMove as error:
            self.answer = Answer(text, None, nearest=tuple(map(Move.read, error.nearest)))

    def dismiss(self) -> None:
        """Put the answer away."""
        self._leave()

    def let_it_happen(self) -> None:
        """Let chance decide: the cards of ``deals`` come first, then the probabilities of the outcomes and the seed.

        Elsewhere nothing happens.
        """
        if self.position.actor == CHANCE:
            self.play(self._drawn())

    def back(self) -> None:
        """One move back, if there is one."""
        self._leave()
        self.line.back()
        self._looking = None

    def forward(self) -> None:
        """One move forward along the main continuation, if there is one."""
        self._leave()
        self.line.forward()
        self._looking = None

    def go_to(self, place: str) -> None:
        """Go to a recorded position by its :attr:`Node.place`. Raises ``KeyError`` if the record has none such."""
        self._leave()
        self.line.go_to(place)
        self._looking = None

    def go(self, path: Sequence[str | Move]) -> None:
        """Go to a recorded position by its path. Raises ``KeyError`` if the record has none such."""
        self._leave()
        self.line.go(tuple(Move.read(move) if isinstance(move, str) else move for move in path))
        self._looking = None

    def follow(self, base: Node, moves: Sequence[Move | str]) -> None:
        """Go to a position of the record and play these moves from there; those recorded already are followed."""
        self._leave()
        with self._changing():
            self.line.go(base.path)
            for move in moves:
                self.line.play(move)
            self._played()

    def promote(self) -> None:
        """Make the way to the current position the main line."""
        self._leave()
        with self._changing():
            self.line.promote()

    def delete(self) -> None:
        """Remove the current position and all that follows it; at the start nothing happens."""
        self._leave()
        with self._changing():
            self.line.undo()
        self._looking = None

    def undo(self) -> None:
        """Take back the last change of the record, whatever it was."""
        self._again(self.history.undo(self._snapshot()))

    def redo(self) -> None:
        """Make the change that was taken back last again."""
        self._again(self.history.redo(self._snapshot()))

    def begin(  # noqa: PLR0913 - what is shown, and five facts about how, all by name
        self,
        line: Line,
        *,
        title: Mapping[str, str] | None = None,
        rulebook: str | None = None,
        options: Mapping[str, str] | None = None,
        deals: Mapping[str, Sequence[str]] | None = None,
        seed: int | None = None,
        teaching: Teaching | None = None,
    ) -> None:
        """Explore something else from now on; :meth:`undo` brings back what was there.

        Without a ``seed`` chance goes on as it would have.
        """
        self._leave()
        with self._changing():
            if seed is not None:
                self._random = random.Random(seed)
            kept = self.seed if seed is None else seed
            self._put(_subject(line, title, rulebook, options, deals, seed=kept, teaching=teaching))

    def teach(self, quiz: Sequence[Placed]) -> None:
        """Have the record ask these questions; it can be taken back."""
        with self._changing():
            self.teaching = self.teaching.with_quiz(quiz)

    def open(self, scenario: Scenario, place: str = "0", rulebook: str | None = None) -> None:
        """Explore a scenario from now on, with its line, from its start or another place of its record.

        It is played under a rulebook, by default the first of the scenario.
        Raises :class:`ShareError` for a place the record does not have.
        """
        report = run(scenario, rulebook)
        self.begin(
            at_place(report.record(), place),
            title=scenario.titles,
            rulebook=report.rulebook,
            options=scenario.options,
            deals=scenario.deals,
            seed=scenario.seed,
            teaching=Teaching.of(scenario, report.rulebook),
        )

    def try_out(self, line: Line, title: Mapping[str, str]) -> None:
        """Explore a position that was changed to see what would be; :meth:`end_trial` leads back to the real one."""
        real = self._real or self._snapshot()
        changed = _subject(
            line, title, self.rulebook, self.options, self.deals, seed=self.seed, teaching=None
        )
        self._leave()
        with self._changing():
            self._put(changed._replace(real=real))

    @property
    def is_trial(self) -> bool:
        """Whether what is explored is a position that was changed to try something."""
        return self._real is not None

    def end_trial(self) -> None:
        """Go back to what was there before the first change; :meth:`undo` brings the trial back."""
        real = self._real
        if real is not None:
            self._leave()
            with self._changing():
                self._put(real.restore())

    def replay(self) -> None:
        """Show the line from here, or from its start if this is its end, a step at a time; or stop showing it."""
        self._leave()
        self.replaying = not self.replaying
        if self.replaying and not self.line.node.children:
            self.line.to_start()

    @property
    def by_itself(self) -> bool:
        """Whether something is to happen without a person: a step of the replay, or the move of a bot."""
        node = self.line.node
        if self.replaying or node.children:
            return self.replaying
        return node.position.actor in self.table.bots or (
            self.table.draws and node.position.actor == CHANCE and bool(self.table.bots)
        )

    def tick(self) -> None:
        """Let happen what is to happen by itself next: a step of the replay, or the move of a bot."""
        if self.replaying:
            self.replaying = bool(self.line.node.children)  # the last step stays as long as the others
            self.line.forward()
            self._looking = None
        elif self.by_itself:
            position = self.position
            if position.actor == CHANCE:
                self.play(self._drawn())
            else:
                self.play(sensible_move(position, position.legal_moves(), self._random))

    @property
    def rules(self) -> tuple[str, Mapping[str, str], tuple[str, ...]]:
        """The rulebook, the options set otherwise and the modules by which :meth:`Game.set_up` makes the start."""
        modules = self.game.settings(self.line.start).modules
        if self.rulebook != OWN_RULES:
            return self.rulebook, self.options, modules
        return next(iter(self.game.rulebooks)), self._own_options(), modules

    def written(self) -> str:
        """The record with its variations as the text of a scenario file."""
        rulebook, options, modules = self.rules
        return write(
            self.line,
            title=self.title or self._plain_title(),
            about=self.teaching.abouts,
            rulebook=rulebook,
            options=options,
            modules=modules,
            seed=self.seed,
            deals=self.deals,
            teaching=self.teaching,
        )

    def quiz(self) -> Quiz:
        """The questions of the record, under its present rules. They need no line: each has its own way."""
        rulebook, options, modules = self.rules
        asked = (replace(placed.question, at=0, after=placed.path, place=()) for placed in self.teaching.quiz)
        scenario = Scenario(
            name=self.game.id,
            game=self.game,
            titles=dict(self.title),
            abouts=self.teaching.abouts,
            rulebooks=(rulebook,),
            options=dict(options),
            modules=modules,
            statements=(),
            cases=(),
            allow=None,
            seed=self.seed,
            given=self.game.given(self.line.start),
            deals=dict(self.deals),
            line=(),
            variations=(),
            notes={},
            quiz=tuple(asked),
            source=Source(self.game.id, {}, {}),
            starts={rulebook: self.line.start},
        )
        return Quiz(scenario)

    def shared(self) -> str:
        """The record, its rules and the present place in it as a share string."""
        return share(self.written(), self.line.node.place)

    def look(self, seat: int) -> None:
        """Bring the board of another seat to the front until the next move."""
        self._looking = seat

    def speak(self, lang: str) -> None:
        """Change the language. Raises :class:`UnknownWord` for one that is not there."""
        if lang not in LANGUAGES:
            raise UnknownWord("language", lang, LANGUAGES)
        self.lang = lang

    def change_rulebook(self, rulebook: str) -> None:
        """Play the record under another rulebook as far as it goes; :attr:`followed` says where it stopped.

        The record as it was is kept until another move is played, so that going back to its book restores it.
        Raises :class:`UnknownWord` for a book the game does not have.
        """
        if rulebook not in self.game.rulebooks and rulebook != self._source[0]:
            raise UnknownWord("rulebook", rulebook, self.game.rulebooks)
        book, source = self._source
        source.go(self._nearest(source))
        self._leave()
        if rulebook == book:
            self.line, self.followed = source, None
        else:
            modules = self.game.settings(source.start).modules
            start = self.game.set_up(self.game.given(source.start), rulebook, self.options, modules)
            self.line, self.followed = replayed(source, start, rulebook)
        self.rulebook = rulebook

    # -- how it does it -------------------------------------------------------------------------------------

    def _put(self, subject: Subject) -> None:
        self.line = subject.line
        self.title = subject.title
        self.rulebook = subject.rulebook
        self.options = subject.options
        self.deals = subject.deals
        self.seed = subject.seed
        self.teaching = subject.teaching
        self._real = subject.real
        self._leave()
        self._looking = None
        self._source = (self.rulebook, self.line)

    def _snapshot(self) -> Snapshot:
        return Snapshot.of(
            Subject(
                self.line,
                self.title,
                self.rulebook,
                self.options,
                self.deals,
                self.seed,
                self.teaching,
                self._real,
            )
        )

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """A change that can be taken back."""
        before = self._snapshot()
        yield
        self.history.note(before, self._snapshot())

    def _again(self, subject: Subject | None) -> None:
        if subject is not None:
            self._put(subject)

    def _played(self) -> None:
        self._looking = None
        self._source = (self.rulebook, self.line)

    def _carry_on(self) -> None:
        """Play what the table plays at once: draws, and moves that have no alternative."""
        for _ in range(MOST_BY_ITSELF):
            position = self.position
            if position.actor == CHANCE and self.table.draws:
                self.line.play(self._drawn())
            elif position.actor and self.table.forced and len(position.legal_moves()) == 1:
                self.line.play(position.legal_moves()[0])
            else:
                return

    def _drawn(self) -> Move:
        """What chance brings: the next of the fixed cards of a deck, else by the generator."""
        position, game = self.position, self.game
        legal = position.legal_moves()
        deck = next((deck for move in legal if (deck := game.deck_of(move))), None)
        cards = self.deals.get(deck or "", ())
        if cards:
            dealt = sum(game.deck_of(move) == deck for move in self.line.path)
            found = Move("deal", cards[dealt : dealt + 1])
            if found in legal:
                return found
        return draw(position, self._random)

    def _plain_title(self) -> dict[str, str]:
        start = self.line.start
        title = self.game.scene(start, start.actor or 1).title
        return {lang: say(title, lang, self.game) for lang in LANGUAGES}

    def _own_options(self) -> dict[str, str]:
        """What parts the rules of the position from the first rulebook."""
        book = next(iter(self.game.rulebooks.values()))
        options = self.game.settings(self.line.start).options
        return {option: value for option, value in options.items() if book[option] != value}

    def _leave(self) -> None:
        self.answer = None
        self.followed = None

    def _nearest(self, source: Line) -> tuple[Move, ...]:
        """The present path as far as a record has it; at the end of what could be followed, the record's own place."""
        if self.followed is not None and self.followed.move is not None and not self.line.continuations:
            return source.path
        node = source.root
        for move in self.line.path:
            child = node.child(move)
            if child is None:
                break
            node = child
        return node.path


def _subject(  # noqa: PLR0913 - all that a subject is made of
    line: Line,
    title: Mapping[str, str] | None,
    rulebook: str | None,
    options: Mapping[str, str] | None,
    deals: Mapping[str, Sequence[str]] | None,
    *,
    seed: int,
    teaching: Teaching | None,
) -> Subject:
    return Subject(
        line,
        dict(title or {}),
        _book_of(line.start) if rulebook is None else rulebook,
        dict(options or {}),
        {deck: tuple(cards) for deck, cards in (deals or {}).items()},
        seed,
        teaching or Teaching(),
    )


def _book_of(start: Position) -> str:
    """The first rulebook that has just these options."""
    options = start.game.settings(start).options
    return next((book for book, its in start.game.rulebooks.items() if its == options), OWN_RULES)


def at_place(line: Line, place: str) -> Line:
    """A record at one of its places. Raises :class:`ShareError` if it has none such."""
    try:
        line.go_to(place)
    except KeyError as error:
        raise ShareError(Message("share-unreadable")) from error
    return line


def replayed(line: Line, start: Position, rulebook: str) -> tuple[Line, Followed]:
    """A record replayed from another start, variations too, each as far as its moves are legal.

    The current position is that of the record, or the last one before the move that could not be made.
    """
    new = Line(start)
    current = line.node.trail()
    reached = new.root
    stopped: tuple[Node, Move] | None = None
    waiting = [(line.root, new.root)]
    while waiting:
        old, copy = waiting.pop()
        if old in current:
            reached = copy
        for child in old.children:
            move = child.move
            assert move is not None  # only the root has none
            if copy.position.obstacles(move):
                if child in current:
                    stopped = (copy, move)
                continue
            new.node = copy
            new.play(move)
            waiting.append((child, new.node))
    new.node = stopped[0] if stopped else reached
    if stopped is None:
        return new, Followed(rulebook)
    before, move = stopped
    return new, Followed(rulebook, move, before.position, before.position.obstacles(move))
