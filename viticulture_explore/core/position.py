"""The protocol that records, graphs, search, scenario files, widgets and the command line speak.

A position is a value: immutable, comparable, hashable. Everything that can happen is a decision of one actor,
and everything an actor can do is a move, a short text. This module knows no game.
"""

from __future__ import annotations

import difflib
import hashlib
import math
import unicodedata
from abc import abstractmethod
from enum import IntEnum
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

import msgspec

from viticulture_explore.core import plain
from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove

if TYPE_CHECKING:
    import random
    from collections.abc import Iterable

    from viticulture_explore.core.game import Game

CHANCE: Final = 0
"""The actor of a chance decision. Seats are numbered 1, 2, ... clockwise."""


class Boundary(IntEnum):
    """What begins at a position: nothing new, a seat's turn, a season, or a year (a round)."""

    NONE = 0
    TURN = 1
    SEASON = 2
    YEAR = 3


class Move(msgspec.Struct, frozen=True, order=True):
    """One decision taken: a verb and its words, in the notation of the game.

    >>> str(Move("make", ("red", 4)))
    'make red 4'
    >>> Move.read("make red 4") == Move("make", ("red", 4))
    True
    """

    verb: str
    args: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        """The canonical text of the move."""
        return " ".join((self.verb, *map(str, self.args)))

    def __repr__(self) -> str:
        """An expression that makes the move again."""
        return f"Move.read({str(self)!r})"

    @classmethod
    def read(cls, text: str) -> Self:
        """Split a text into verb and words; whole numbers become numbers. Nothing is checked."""
        verb, *words = text.split() or [""]
        return cls(verb, tuple(int(word) if word.isascii() and word.isdigit() else word for word in words))


class Decision(msgspec.Struct, frozen=True):
    """What is asked of the actor: an id (``make_wine``) and the values that belong to it (``number=1, most=2``)."""

    id: str
    values: dict[str, Any] = {}


class Event(msgspec.Struct, frozen=True):
    """Something that happened in a step: its kind, the concept of the rule behind it, and its values."""

    kind: str
    concept: str
    values: dict[str, Any] = {}


class Obstacle(msgspec.Struct, frozen=True):
    """One reason why a move is illegal: a stable id, the concept of the rule, the values that matter."""

    id: str
    concept: str
    values: dict[str, Any] = {}


class Result(msgspec.Struct, frozen=True):
    """How a game ended: the winning seats (several share the win), and for one player ``win``, ``draw`` or ``loss``."""

    winners: tuple[int, ...]
    outcome: str = ""


class Step(msgspec.Struct, frozen=True):
    """One move played: the position it leads to, and what happened on the way, in order."""

    move: Move
    actor: int
    position: Position
    events: tuple[Event, ...]


class Position(msgspec.Struct, frozen=True, gc=False):
    """A position of some game. Equality and hash are of the position alone, not of how it was reached.

    It is made of immutable values, which cannot refer to each other in a circle. So ``gc=False``: looking for circles
    among hundreds of thousands of positions would take as long as making them.

    A game implements the methods marked *the game's part*, at least those that are abstract, and either
    :meth:`legal_moves` or :meth:`obstacles`; the rest is the same for every game.
    """

    # -- the game's part ------------------------------------------------------------------------------------

    grammar: ClassVar[tuple[Move, ...]] = ()
    """Every move of the grammar, if it is the same at all positions."""

    def __init_subclass__(cls, **how: Any) -> None:
        """Refuse a position that says neither what is legal nor why not, or has no grammar."""
        super().__init_subclass__(**how)
        if cls.legal_moves is Position.legal_moves and cls.obstacles is Position.obstacles:
            raise TypeError(f"{cls.__qualname__} has to say its legal_moves, or its obstacles")
        if cls.conceivable_moves is Position.conceivable_moves and not cls.grammar:
            raise TypeError(f"{cls.__qualname__} has to say its conceivable_moves, or have a grammar")

    @property
    @abstractmethod
    def game(self) -> Game:
        """The game this is a position of."""

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """Who decides: a seat from 1, :data:`CHANCE`, or ``None`` when the game is over."""

    @property
    def decision(self) -> Decision | None:
        """What is asked of the actor, or ``None`` when the game is over. Default: a ``move``, or ``chance``."""
        return None if self.actor is None else Decision("chance" if self.actor == CHANCE else "move")

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on.

        Default: it ends when nobody decides, and the seats of plain positions with most points have won.
        """
        if self.actor is not None:
            return None
        scores = {seat: self.game.score(self, seat) for seat in plain.playing(self)}
        return Result(tuple(seat for seat, score in scores.items() if score == max(scores.values())))

    @property
    def boundary(self) -> Boundary:
        """What begins here: the decision of a new turn, season or year, or nothing new.

        Default: every decision of a seat is a turn. A position does not know whose decision was the last one, so a
        game whose turns have several decisions has to tell.
        """
        return Boundary.TURN if self.actor else Boundary.NONE

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, in a stable order; empty only when the game is over.

        Default: the conceivable moves against which nothing stands.
        """
        return tuple(move for move in self.conceivable_moves() if not self.obstacles(move))

    @abstractmethod
    def after(self, move: Move) -> Self:
        """The position after a *legal* move. Nothing is checked: for loops that took the move from the list."""

    def told(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """The position after a legal move, and what happened. Nothing is checked. Default: nothing beside the move."""
        return self.after(move), ()

    def obstacles(self, move: Move) -> tuple[Obstacle, ...]:
        """Every reason why a conceivable move is illegal here; empty if it is legal.

        Default: of a game that only lists its legal moves no more is known than that a move is none of them.
        """
        return () if move in self.legal_moves() else (Obstacle("not_legal", "legal_moves"),)

    def conceivable_moves(self) -> tuple[Move, ...]:
        """Every move of the grammar with ids and values in range, whatever the decision is, in a stable order.

        Default: :attr:`grammar`.
        """
        return self.grammar

    def conceives(self, move: Move) -> bool:
        """Whether a move belongs to the grammar (it may be illegal everywhere), written canonically.

        Default: the conceivable moves and no others.
        """
        return move in self.conceivable_moves()

    def chances(self) -> tuple[tuple[Move, Fraction], ...]:
        """The outcomes of a chance decision with their probabilities (which add up to 1); else empty.

        Default: cards of a deck that is a field of the position as likely as there are copies of them, all else
        equally likely.
        """
        outcomes = self.legal_moves() if self.actor == CHANCE else ()
        copies = [self._copies(move) for move in outcomes]
        return tuple(
            (move, Fraction(number, sum(copies))) for move, number in zip(outcomes, copies, strict=True)
        )

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see, in the form of ``given``: hands of others are counts by colour.

        Default: what the game says (:meth:`.game.Game.view`).
        """
        return self.game.view(self, seat)

    def status(self) -> tuple[str, ...]:
        """What is impossible about the position, as named flags in a stable order; empty for a possible one.

        Default: what the game says (:meth:`.game.Game.status`).
        """
        return self.game.status(self)

    # -- the same for every game ----------------------------------------------------------------------------

    def play(self, move: Move | str) -> Self:
        """The position after a move, given as a move or as its text.

        Raises :class:`InvalidMove`, :class:`IllegalMove` or :class:`AmbiguousMove`.
        """
        return self.after(self._legal(move))

    def step(self, move: Move | str) -> Step:
        """The step a move makes: the next position and what happened. Raises the same errors as :meth:`play`."""
        legal = self._legal(move)
        position, events = self.told(legal)
        assert self.actor is not None  # a legal move exists, so somebody decides
        return Step(legal, self.actor, position, events)

    def why_not(self, move: Move | str) -> tuple[Obstacle, ...]:
        """All the reasons why a move is illegal here; empty if it is legal.

        A text that only begins conceivable moves gets the reasons of the nearest of them (those with fewest).
        Raises :class:`InvalidMove` for a text outside the grammar.
        """
        if isinstance(move, Move):
            if not self.conceives(move):
                raise InvalidMove(str(move), self._nearest(str(move)))
            return self.obstacles(move)
        try:
            return self.obstacles(self.parse(move))
        except IllegalMove as error:
            return error.obstacles

    def parse(self, text: str, lang: str = "en") -> Move:
        """The move a text means here.

        The canonical text of a conceivable move means that move and no other, legal or not. Any other text is
        accepted if exactly one legal move begins with it, in whole words. Names of cards and actions are also
        understood in the language ``lang``.

        Raises :class:`AmbiguousMove` if several legal moves begin with the text, :class:`IllegalMove` if only
        illegal ones do, and :class:`InvalidMove` if none does.
        """
        words = self._words(text, lang)
        move = Move.read(words)
        if str(move) == words and self.conceives(move):
            return move
        legal = tuple(found for found in self.legal_moves() if begins(found, words))
        if len(legal) == 1:
            return legal[0]
        if legal:
            raise AmbiguousMove(text, legal)
        meant = [found for found in self.conceivable_moves() if begins(found, words)] if words else []
        if meant:
            raise IllegalMove(text, nearest_obstacles(self, meant))
        raise InvalidMove(text, self._nearest(words))

    def sample(self, rng: random.Random) -> Move:
        """One outcome of a chance decision, drawn with its exact probability. A game may know a quicker way.

        Raises ``ValueError`` where chance does not decide.
        """
        chances = self.chances()
        whole = math.lcm(*(share.denominator for _, share in chances))
        left = rng.randrange(whole)
        for move, share in chances:
            left -= int(share * whole)
            if left < 0:
                return move
        raise ValueError(f"the chances of {self.decision} do not add up to 1")

    def digest(self) -> str:
        """A short id of the position, the same in every process: 16 hexadecimal digits."""
        return hashlib.blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()

    def to_json(self) -> bytes:
        """The whole position as JSON; :meth:`from_json` reads it back to an equal position."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Self:
        """Read a position back from its JSON. Raises ``msgspec.ValidationError`` if it is none."""
        return msgspec.json.decode(data, type=cls)

    def _legal(self, move: Move | str) -> Move:
        found = self.parse(move) if isinstance(move, str) else move
        if found in self.legal_moves():
            return found
        if not self.conceives(found):
            raise InvalidMove(str(found), self._nearest(str(found)))
        raise IllegalMove(str(found), self.obstacles(found))

    def _copies(self, move: Move) -> int:
        deck = self.game.deck_of(move)
        return getattr(self, deck).count(*move.args) if deck in self.__struct_fields__ else 1

    def _words(self, text: str, lang: str) -> str:
        plain = " ".join(unicodedata.normalize("NFKC", text).split())
        if lang != "en":
            # Longer names first, so that a name inside another name is not replaced.
            for name, known in sorted(
                self.game.aliases(lang).items(), key=lambda pair: (-len(pair[0]), pair)
            ):
                plain = plain.replace(name, f" {known} ")
        return " ".join(plain.split())

    def _nearest(self, text: str) -> tuple[str, ...]:
        return tuple(
            difflib.get_close_matches(text, [str(move) for move in self.legal_moves()], n=3, cutoff=0.5)
        )


def begins(move: Move, words: str) -> bool:
    """Whether a move begins with these words (whole words; the move itself counts)."""
    text = str(move)
    return text == words or text.startswith(words + " ")


def nearest_obstacles(position: Position, moves: Iterable[Move]) -> tuple[Obstacle, ...]:
    """The obstacles of those of the moves that have fewest, each once, in order."""
    found = [position.obstacles(move) for move in moves]
    fewest = min(map(len, found), default=0)
    seen: dict[tuple[str, str], Obstacle] = {}
    for obstacles in found:
        if len(obstacles) == fewest:
            for obstacle in obstacles:
                seen.setdefault((obstacle.id, repr(obstacle.values)), obstacle)
    return tuple(seen.values())
