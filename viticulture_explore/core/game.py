"""What the explorer asks of a game beside its positions: rulebooks, options, set-up, names, words and drawing.

Most of it has an answer that suits every simple game: positions of plain data describe themselves (:mod:`.plain`),
and texts are found by the ids of what they tell (``<game>-move-<verb>``, ``<game>-event-<kind>``, ...).
"""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

import msgspec

from viticulture_explore.core import plain
from viticulture_explore.core.form import from_schema, without
from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.core.plain import Difference
from viticulture_explore.core.position import CHANCE
from viticulture_explore.core.reading import malformed, wrong_word
from viticulture_explore.core.scene import Scene, Shape

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Mapping

    from viticulture_explore.core.form import Edit, Place, Section
    from viticulture_explore.core.glossary import Term
    from viticulture_explore.core.position import Event, Move, Obstacle, Position
    from viticulture_explore.core.questions import Question

__all__ = ["Card", "Change", "Difference", "Game", "Settings"]

LINE: Final = 24
WIDTH: Final = 360
"""Sizes of the plainest scene: the height of a line of text, and how wide it may be."""


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
    seats: range
    """The possible numbers of players."""
    positions: type[Position]
    """The type of its positions, if they are plain data (:mod:`.plain`)."""
    options: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """The rule options with their values, the default first."""
    rulebooks: Mapping[str, Mapping[str, str]] = MappingProxyType({"official": {}})
    """The published rulebooks: for each the value of every option. The first is the default."""
    modules: tuple[str, ...] = ()
    """Parts that can be added to the game."""
    lenses: tuple[str, ...] = ("position",)
    """The ways to look at a position that merge equal views in graphs; the first shows the whole position."""
    decks: tuple[str, ...] = ()
    """The decks that ``deals`` may fix."""
    seated: str = "seats"
    """The key of ``given`` under which the seats are described."""
    begins: Mapping[str, Any] = MappingProxyType({})
    """What ``given`` says of a new game, beside the number of players."""
    telling: tuple[str, ...] = ()
    """The fields of plain positions that :meth:`facts` tell; by default every one that is described."""

    # -- positions ------------------------------------------------------------------------------------------

    def new(
        self,
        players: int,
        rulebook: str = "",
        options: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Position:
        """The first position of a new game, by default under the game's first rulebook.

        Raises :class:`InvalidPosition` for an unknown id or number.
        """
        if players not in self.seats:
            wanted = Message("wanted-number", {"least": self.seats[0], "most": self.seats[-1]})
            malformed(("players",), players, wanted)
        return self.set_up({**self.begins, "players": players}, rulebook, options, modules)

    def set_up(
        self,
        given: Mapping[str, Any],
        rulebook: str = "",
        options: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Position:
        """The position that ``given`` describes, in the form of a scenario file; by default under its first rulebook.

        Raises :class:`InvalidPosition` with the place for unknown keys and ids and for malformed values.
        What is merely impossible (:meth:`Position.status`) is built all the same.
        """
        settings = plain.settled(self.rulebooks, self.options, rulebook, options)
        plain.check_modules(modules, self.modules)
        return plain.set_up(self, given, settings, modules)

    def given(self, position: Position) -> dict[str, Any]:
        """The description of a position; :meth:`set_up` makes an equal position of it. Defaults are left out."""
        return plain.given(self, position)

    def settings(self, position: Position) -> Settings:
        """The options and modules of a position; with :meth:`given` they say all of it."""
        options = {option: getattr(position, option) for option in self.options}
        return Settings(options, getattr(position, "modules", ()))

    def changes(self, position: Position, move: Move) -> Iterable[Change]:  # noqa: ARG002 - for games that have some
        """Small changes worth trying where an illegal move is wanted; none if the game knows of none.

        They may fail to help, or even be impossible: whoever asks tries them.
        """
        return ()

    def view(self, position: Position, seat: int) -> dict[str, Any]:  # noqa: ARG002 - for games with secrets
        """What a seat may see, in the form of ``given``. Default: everything, in a game without secrets."""
        return self.given(position)

    def status(self, position: Position) -> tuple[str, ...]:  # noqa: ARG002 - for games with such positions
        """What is impossible about a position, as named flags. Default: nothing that can be described is impossible."""
        return ()

    # -- setting up by hand ---------------------------------------------------------------------------------

    def blank(self) -> dict[str, Any]:
        """What setting up by hand begins with: an empty board. Default: two players, if they may be two."""
        return {"players": max(2, self.seats[0])}

    def form(self, given: Mapping[str, Any], seat: int, modules: tuple[str, ...] = ()) -> tuple[Section, ...]:  # noqa: ARG002
        """The controls by which a person describes a position, with those of one seat. Default: from the schema."""
        return from_schema(self.schema(), seat=seat, seats=self.seats)

    def edits(self, position: Position, seat: int) -> Mapping[str, Edit]:  # noqa: ARG002 - for boards that can be clicked
        """What clicks on the shapes of the board change while it is set up, by the ids of the shapes. Default: none."""
        return {}

    def tidied(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A description changed by hand, without what no longer belongs to it. Default: without seats that are gone."""
        return without(given, given["players"])

    def word(self, place: Place, value: Any) -> Message | None:  # noqa: ARG002 - for words that have no name
        """How a word of ``given`` is said at its place, if it is no name and no number. Default: it is one.

        An item that is a mapping comes as its pairs.
        """
        return None

    def differences(self, position: Position, expected: Mapping[str, Any]) -> tuple[Difference, ...]:
        """Where a position is not as ``expected`` (keys of ``given``; seats may stand directly).

        Only what is named is compared; lists are compared as multisets. Raises :class:`InvalidPosition` for an
        unknown key or a malformed value.
        """
        return tuple(plain.differences(self, position, expected))

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of ``given``."""
        return plain.schema(self)

    def known_to(self, event: Event) -> int:  # noqa: ARG002 - for games with secrets
        """The seat that alone learns what an event tells, or 0 if everybody does. Default: everybody."""
        return 0

    def conceals(self, position: Position, move: Move) -> bool:
        """Whether a move names a card that is not for all eyes. Default: a card dealt from a deck."""
        return position.actor == CHANCE and self.deck_of(move) is not None

    def remoteness(self, position: Position, move: Move, obstacles: tuple[Obstacle, ...]) -> tuple[int, ...]:  # noqa: ARG002
        """How far an illegal move is from what a person would try here; what teaches most comes first.

        Default: by the number of its obstacles.
        """
        return (len(obstacles),)

    def deck_of(self, move: Move) -> str | None:
        """The deck a chance move deals from, or ``None`` for chance that is no card of a deck.

        Default: ``deal`` deals from the only deck.
        """
        if len(self.decks) > 1:
            raise NotImplementedError(
                f"{self.id} has to say from which of {', '.join(self.decks)} a move deals"
            )
        return self.decks[0] if self.decks and move.verb == "deal" else None

    # -- looking --------------------------------------------------------------------------------------------

    def through(self, position: Position, lens: str) -> Hashable:
        """What a lens shows of a position; equal views are one node of a graph.

        Default: all of it, or, through a lens that is called like a field, that field of the position or of each seat.
        """
        if lens == self.lenses[0]:
            return position
        return tuple(value for _, value in plain.values(self, position, (lens,)))

    def besides_rules(self, position: Position) -> Hashable:
        """All that a position is besides the rules it is played by: what is equal is the same under other rules.

        Default: nothing that can be told quickly, so the position itself.
        """
        return position

    def facts(self, position: Position, lens: str) -> tuple[tuple[str, Message], ...]:
        """What a lens shows, in short labelled facts ``(key, message)`` in a stable order.

        A node of a graph says the facts that changed on the way to it. Default: the fields of plain data, each by the
        text ``<game>-fact-<field>`` of its ``value`` (and ``seat``).
        """
        fields = self.telling if lens == self.lenses[0] else (lens,)
        return tuple(
            (
                " ".join(map(str, (field, *seat))),
                self._text(f"fact-{field}", {"value": value, **({"seat": seat[0]} if seat else {})}),
            )
            for (field, *seat), value in plain.values(self, position, fields)
        )

    def scene(self, position: Position, seat: int, events: tuple[Event, ...] = ()) -> Scene:  # noqa: ARG002
        """What to draw: the board as the given seat looks at it, after the given events.

        Default: the facts as lines of text, under the title ``<game>-title``.
        """
        facts = self.facts(position, self.lenses[0])
        lines = tuple(
            Shape(id=key, kind="text", x=0, y=LINE * at, width=WIDTH, height=LINE, label=fact)
            for at, (key, fact) in enumerate(facts)
        )
        return Scene(width=WIDTH, height=LINE * len(lines), title=self._text("title"), shapes=lines)

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

    def speaks(self, catalog: str) -> bool:
        """Whether the game says its obstacles and flags from a catalog of texts.

        Default: from the one that all games share, and from those named by its id, as ``viticulture`` and
        ``viticulture_cards``.
        """
        return catalog in {"common", self.id} or catalog.startswith(f"{self.id}_")

    def names(self, lang: str) -> Mapping[str, str]:  # noqa: ARG002 - for games with tables
        """The names of things that stand in the game's data tables (cards), by id; default none."""
        return {}

    def aliases(self, lang: str) -> Mapping[str, str]:
        """Names a person may type in this language, NFKC-normalised, and the ids they mean. Default: :meth:`names`."""
        return {unicodedata.normalize("NFKC", name): known for known, name in self.names(lang).items()}

    def cards(self, rulebook: str = "") -> tuple[Card, ...]:
        """Every card and space with what it does under a rulebook, by default the first; none if the game has none.

        Raises :class:`InvalidPosition` for an unknown rulebook.
        """
        if rulebook and rulebook not in self.rulebooks:
            wrong_word(("rulebook",), rulebook, self.rulebooks)
        return ()

    def glossary(self) -> tuple[Term, ...]:
        """The words of the game that a beginner has to learn, group by group; none if the game explains none."""
        return ()

    def worded(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """The values of moves, decisions, events, obstacles and facts as their texts need them.

        Default: a word is the :class:`Name` of a thing, yes and no are the words ``yes`` and ``no``, a tuple is a list.
        """
        return {key: _worded(value) for key, value in values.items()}

    def say_decision(self, position: Position) -> Message:
        """What is asked here, as a sentence. Default: ``<game>-decision-<id>``, ``<game>-decision-over`` at the end."""
        asked = position.decision
        return self._text(f"decision-{asked.id}", asked.values) if asked else self._text("decision-over")

    def say_move(self, position: Position, move: Move) -> Message:  # noqa: ARG002 - for games that say more
        """A move as a short sentence for a button, with what it leads to where that helps.

        Default: ``<game>-move-<verb>`` with the words of the move as ``arg1``, ``arg2``, ...
        """
        return self._text(f"move-{move.verb}", {f"arg{at}": arg for at, arg in enumerate(move.args, 1)})

    def say_wish(self, position: Position, move: Move) -> Message:
        """A move as somebody wishes it who does not know yet what comes of it. Default: :meth:`say_move`."""
        return self.say_move(position, move)

    def group(self, position: Position, move: Move) -> Message:  # noqa: ARG002 - for games that look
        """The heading under which a move is listed among the legal moves. Default: ``<game>-group-<verb>``."""
        return self._text(f"group-{move.verb}")

    def say_event(self, event: Event) -> Message:
        """What happened, as a sentence. Default: ``<game>-event-<kind>``."""
        return self._text(f"event-{event.kind}", event.values)

    def say_obstacle(self, obstacle: Obstacle) -> Message:
        """Why a move is illegal, as a sentence with the numbers of the position. Default: ``obstacle-<id>``."""
        return Message(f"obstacle-{obstacle.id}", self.worded(obstacle.values))

    def say_time(self, position: Position) -> Message:
        """Where in the game this is: the year and the season. Default: ``<game>-time`` with the position's numbers."""
        return self._text("time", plain.numbers(position))

    def _text(self, key: str, values: Mapping[str, Any] | None = None) -> Message:
        return Message(f"{self.id}-{key}", self.worded(values or {}))


def _worded(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_worded, value))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return Name(value) if isinstance(value, str) else value
