"""What the explorer is doing: a record of play, who looks, in which language, under which rulebook. No widget yet.

Every action a person has is a method here, so that it can be tested and used without a browser.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

import msgspec

from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove, UnknownWord
from viticulture_explore.core.line import Line, Node
from viticulture_explore.core.position import CHANCE, Move, Obstacle, Position
from viticulture_explore.scenarios import draw
from viticulture_explore.text import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from viticulture_explore.core.game import Game

OWN_RULES: Final = ""
"""Stands for the rules of a position that no rulebook of its game has."""


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


class Session:
    """One explorer at work.

    ``line`` is the record with the current position in it; ``title`` a text for each language, if there is one;
    ``rulebook`` the id of the book it is played under (:data:`OWN_RULES` for none of them); ``options`` those that
    are set otherwise, whatever the book; ``seed`` decides what chance does when it is left to itself.
    """

    def __init__(  # noqa: PLR0913 - what is shown, and five facts about how, all by name
        self,
        line: Line,
        *,
        lang: str = "en",
        title: Mapping[str, str] | None = None,
        rulebook: str | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 0,
    ) -> None:
        self.line = line
        self.title: Final = dict(title or {})
        self.options: Final = dict(options or {})
        self.rulebook = self._book_of(line.start) if rulebook is None else rulebook
        self.answer: Answer | None = None
        self.followed: Followed | None = None
        self._looking: int | None = None
        self._random: Final = random.Random(seed)
        self._source: tuple[str, Line] = (self.rulebook, line)
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
    def seat(self) -> int:
        """Whose board is in front: the seat that was chosen, else the one that decides or decided last (from 1)."""
        if self._looking is not None:
            return self._looking
        return next(filter(None, (node.position.actor for node in reversed(self.line.node.trail()))), 1)

    # -- what a person does ---------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Play a move or its text. What is not exactly one legal move is answered instead."""
        self._leave()
        try:
            found = self.position.parse(move) if isinstance(move, str) else move
            self.line.play(found)
        except (IllegalMove, AmbiguousMove, InvalidMove):
            self.ask(move)
            return
        self._looking = None
        self._source = (self.rulebook, self.line)

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
        """Let chance decide, by the probabilities of its outcomes and the seed. Elsewhere nothing happens."""
        if self.position.actor == CHANCE:
            self.play(draw(self.position, self._random))

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

    def go(self, path: Sequence[str | Move]) -> None:
        """Go to a recorded position by its path. Raises ``KeyError`` if the record has none such."""
        self._leave()
        self.line.go(tuple(Move.read(move) if isinstance(move, str) else move for move in path))
        self._looking = None

    def follow(self, base: Node, moves: Sequence[Move | str]) -> None:
        """Go to a position of the record and play these moves from there; those recorded already are followed."""
        self._leave()
        self.line.go(base.path)
        for move in moves:
            self.line.play(move)
        self._looking = None
        self._source = (self.rulebook, self.line)

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

    def _book_of(self, start: Position) -> str:
        """The first rulebook that has just these options."""
        options = self.game.settings(start).options
        return next((book for book, its in self.game.rulebooks.items() if its == options), OWN_RULES)


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
