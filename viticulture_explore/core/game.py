"""What the explorer asks of a game beside its positions: rulebooks, options, set-up, names, words and drawing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import msgspec

from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.reading import wrong_word

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from viticulture_explore.core.position import Event, Move, Obstacle, Position
    from viticulture_explore.core.questions import Question
    from viticulture_explore.core.scene import Scene


class Difference(msgspec.Struct, frozen=True):
    """One point in which a position is not as expected: the path of keys, the expected and the found value."""

    place: tuple[str | int, ...]
    expected: Any
    found: Any


class Settings(msgspec.Struct, frozen=True):
    """The rules a position is played by: the value of every option, and the modules."""

    options: dict[str, str]
    modules: tuple[str, ...]


class Change(msgspec.Struct, frozen=True):
    """A small change of a position that a person could think of, to see what it would make possible.

    ``patch`` says it in the form of ``given``: mappings are joined key by key, any other value replaces what was
    there, and ``None`` takes a key away. Of several changes of one ``kind`` (one more lira, two more lira, ...) the
    smallest comes first.
    """

    kind: str
    message: Message
    patch: dict[Any, Any]


class Card(msgspec.Struct, frozen=True):
    """A card or a space of a game: what it is called, what it does, and the figures on it.

    ``kind`` names the group it belongs to, said by the text ``card-kind-<kind>``. ``figures`` are plain values for
    other programs.
    """

    kind: str
    id: str
    name: Name | Message
    words: Message
    figures: dict[str, Any] = {}


class Game(ABC):
    """A game as the explorer knows it. One instance a game, registered in :mod:`viticulture_explore.games`."""

    id: str
    """The id used in scenario files, for example ``viticulture``."""
    options: Mapping[str, tuple[str, ...]]
    """The rule options with their values, the default first."""
    rulebooks: Mapping[str, Mapping[str, str]]
    """The published rulebooks: for each the value of every option. The first is the default."""
    modules: tuple[str, ...]
    """Parts that can be added to the game."""
    seats: range
    """The possible numbers of players."""
    lenses: tuple[str, ...]
    """The ways to look at a position that merge equal views in graphs; the first shows the whole position."""
    decks: tuple[str, ...]
    """The decks that ``deals`` may fix."""

    # -- positions ------------------------------------------------------------------------------------------

    @abstractmethod
    def new(
        self,
        players: int,
        rulebook: str = "official",
        options: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Position:
        """The first position of a new game. Raises :class:`InvalidPosition` for an unknown id or number."""

    @abstractmethod
    def set_up(
        self,
        given: Mapping[str, Any],
        rulebook: str = "official",
        options: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Position:
        """The position that ``given`` describes, in the form of a scenario file.

        Raises :class:`InvalidPosition` with the place for unknown keys and ids and for malformed values.
        What is merely impossible (:meth:`Position.status`) is built all the same.
        """

    @abstractmethod
    def given(self, position: Position) -> dict[str, Any]:
        """The description of a position; :meth:`set_up` makes an equal position of it. Defaults are left out."""

    @abstractmethod
    def settings(self, position: Position) -> Settings:
        """The options and modules of a position; with :meth:`given` they say all of it."""

    def changes(self, position: Position, move: Move) -> Iterable[Change]:  # noqa: ARG002 - for games that have some
        """Small changes worth trying where an illegal move is wanted; none if the game knows of none.

        They may fail to help, or even be impossible: whoever asks tries them.
        """
        return ()

    @abstractmethod
    def differences(self, position: Position, expected: Mapping[str, Any]) -> tuple[Difference, ...]:
        """Where a position is not as ``expected`` (keys of ``given``; seats may stand directly).

        Only what is named is compared; lists are compared as multisets. Raises :class:`InvalidPosition` for an
        unknown key or a malformed value.
        """

    @abstractmethod
    def schema(self) -> dict[str, Any]:
        """The JSON Schema of ``given``."""

    @abstractmethod
    def deck_of(self, move: Move) -> str | None:
        """The deck a chance move deals from, or ``None`` for chance that is no card of a deck."""

    # -- looking --------------------------------------------------------------------------------------------

    @abstractmethod
    def through(self, position: Position, lens: str) -> Hashable:
        """What a lens shows of a position; equal views are one node of a graph."""

    @abstractmethod
    def facts(self, position: Position, lens: str) -> tuple[tuple[str, Message], ...]:
        """What a lens shows, in short labelled facts ``(key, message)`` in a stable order.

        A node of a graph says the facts that changed on the way to it.
        """

    @abstractmethod
    def scene(self, position: Position, seat: int, events: tuple[Event, ...] = ()) -> Scene:
        """What to draw: the board as the given seat looks at it, after the given events."""

    # -- playing by itself ----------------------------------------------------------------------------------

    @abstractmethod
    def score(self, position: Position, seat: int) -> int:
        """The points a seat has, as the game compares them at its end."""

    def idle(self, position: Position) -> Move:
        """The move by which the seat that decides does as little as it can. Default: the last of its legal moves."""
        return position.legal_moves()[-1]

    def questions(self, position: Position, seat: int | None = None) -> tuple[Question, ...]:  # noqa: ARG002
        """What a teacher may ask about a position of a seat (default: the one that decides); default nothing."""
        return ()

    def appraise(self, position: Position, seat: int) -> float:
        """How good a position looks for a seat, in points; what a simple player compares. Default: its points."""
        return self.score(position, seat)

    # -- words ----------------------------------------------------------------------------------------------

    @abstractmethod
    def names(self, lang: str) -> Mapping[str, str]:
        """The names of things that stand in the game's data tables (cards), by id."""

    @abstractmethod
    def aliases(self, lang: str) -> Mapping[str, str]:
        """Names a person may type in this language, NFKC-normalised, and the ids they mean."""

    def cards(self, rulebook: str = "official") -> tuple[Card, ...]:
        """Every card and space with what it does under a rulebook, kind by kind; none if the game has none.

        Raises :class:`InvalidPosition` for an unknown rulebook.
        """
        if rulebook not in self.rulebooks:
            wrong_word(("rulebook",), rulebook, self.rulebooks)
        return ()

    @abstractmethod
    def say_decision(self, position: Position) -> Message:
        """What is asked here, as a sentence."""

    @abstractmethod
    def say_move(self, position: Position, move: Move) -> Message:
        """A move as a short sentence for a button, with what it leads to where that helps."""

    @abstractmethod
    def group(self, position: Position, move: Move) -> Message:
        """The heading under which a move is listed among the legal moves."""

    @abstractmethod
    def say_event(self, event: Event) -> Message:
        """What happened, as a sentence."""

    @abstractmethod
    def say_obstacle(self, obstacle: Obstacle) -> Message:
        """Why a move is illegal, as a sentence with the numbers of the position."""

    @abstractmethod
    def say_time(self, position: Position) -> Message:
        """Where in the game this is: the year and the season."""
