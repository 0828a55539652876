"""Viticulture as the explorer knows it: the one object that joins rules, set-up, words and drawing."""

from __future__ import annotations

import unicodedata
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.game import Card, Change, Difference, Game, Settings
from viticulture_explore.core.glossary import terms
from viticulture_explore.core.message import Message
from viticulture_explore.core.plain import without_field
from viticulture_explore.viticulture import (
    alone,
    appraisal,
    by_hand,
    changes,
    components,
    questions,
    rulebooks,
    scene,
    schema,
    words,
)
from viticulture_explore.viticulture.cards import KIND_OF, KINDS, table
from viticulture_explore.viticulture.components import CARD_TABLES
from viticulture_explore.viticulture.player import Player
from viticulture_explore.viticulture.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from viticulture_explore.core.form import Edit, Place, Section
    from viticulture_explore.core.glossary import Term
    from viticulture_explore.core.position import Event, Move, Obstacle
    from viticulture_explore.core.questions import Question
    from viticulture_explore.core.scene import Scene

ALIAS_TABLES: Final = (*CARD_TABLES, "actions", "structures")


# The overrides below narrow `position`: a game is only ever asked about its own positions.
class Viticulture(Game):
    """Viticulture Essential Edition for 2 to 6 players, and alone against the Automa."""

    id = "viticulture"
    options = rulebooks.OPTIONS
    modules = rulebooks.MODULES
    rulebooks = rulebooks.RULEBOOKS  # last, for it takes the name of the module in this class
    seats = range(1, 7)
    lenses = ("position", "vineyard", "cellar", "money")
    decks = tuple(kind.id for kind in KINDS)
    seated = "vineyards"
    begins = MappingProxyType({"season": "setup"})

    def set_up(
        self,
        given: Mapping[str, Any],
        rulebook: str = "official",
        options: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Position:
        """The position that ``given`` describes. Raises :class:`InvalidPosition` with the place of a fault."""
        return schema.set_up(given, rulebook, dict(options or {}), modules)

    def given(self, position: Position) -> dict[str, Any]:  # type: ignore[override]
        """The description of a position, defaults left out."""
        return schema.given(position)

    def settings(self, position: Position) -> Settings:  # type: ignore[override]
        """The options and modules of a position."""
        return rulebooks.settings(position.rules)

    def changes(self, position: Position, move: Move) -> Iterable[Change]:  # type: ignore[override]
        """Small changes worth trying where an illegal move is wanted."""
        return changes.worth_trying(position, schema.given(position), move)

    def differences(self, position: Position, expected: Mapping[str, Any]) -> tuple[Difference, ...]:  # type: ignore[override]
        """Where a position is not as expected."""
        return schema.differences(position, expected)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of ``given``."""
        return schema.json_schema()

    # -- setting up by hand ---------------------------------------------------------------------------------

    def form(self, given: Mapping[str, Any], seat: int, modules: tuple[str, ...] = ()) -> tuple[Section, ...]:
        """The table, the vineyard of a seat, and what is seldom needed one fold away."""
        return by_hand.form(given, seat, modules)

    def edits(self, position: Position, seat: int) -> Mapping[str, Edit]:  # type: ignore[override]
        """Tokens, structures, vines, workers, rows and cards are put on the board and taken off it by clicks."""
        return by_hand.edits(position, seat)

    def tidied(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A description changed by hand, with a wake-up row for each seat that plays."""
        return by_hand.tidied(given)

    def word(self, place: Place, value: Any) -> Message | None:
        """Workers on spaces, and what has no name."""
        return by_hand.word(place, value)

    def known_to(self, event: Event) -> int:
        """A card that is drawn is known to the seat that draws it."""
        return int(event.values["seat"]) if event.kind == "drew_card" else 0

    def remoteness(  # type: ignore[override]
        self, position: Position, move: Move, obstacles: tuple[Obstacle, ...]
    ) -> tuple[int, ...]:
        """First what fails by a rule, last what fails for want of a grape, a wine or a card."""
        return words.remoteness(obstacles)

    def view(self, position: Position, seat: int) -> dict[str, Any]:  # type: ignore[override]
        """What a seat may see."""
        return schema.view(position, seat)

    def status(self, position: Position) -> tuple[str, ...]:  # type: ignore[override]
        """What is impossible about a position."""
        return schema.status(position)

    def deck_of(self, move: Move) -> str | None:
        """The deck a chance move deals from; parents and the first player come from none that ``deals`` fixes."""
        kind = KIND_OF.get(str(move.args[0])) if move.verb == "deal" else None
        return kind.id if kind else None

    # -- looking --------------------------------------------------------------------------------------------

    def through(self, position: Position, lens: str) -> Hashable:  # type: ignore[override]
        """What a lens shows: the whole position, or of each seat the vineyard, the tokens, or money and points."""
        if lens == "position":
            return position
        return tuple(_SEEN[lens](player) for player in position.players)

    def besides_rules(self, position: Position) -> Hashable:  # type: ignore[override]
        """All its fields but the rules."""
        return without_field(position, "rules")

    def facts(self, position: Position, lens: str) -> tuple[tuple[str, Message], ...]:  # type: ignore[override]
        """What a lens shows, fact by fact."""
        return words.facts(position, lens)

    def scene(self, position: Position, seat: int, events: tuple[Event, ...] = ()) -> Scene:  # type: ignore[override]
        """The board as a seat looks at it."""
        return scene.scene(position, seat, events)

    # -- playing by itself ----------------------------------------------------------------------------------

    def score(self, position: Position, seat: int) -> int:  # type: ignore[override]
        """The victory points of a seat."""
        return position.players[seat - 1].vp

    def idle(self, position: Position) -> Move:  # type: ignore[override]
        """Refuse, or take what comes first."""
        return alone.idle(position)

    def questions(self, position: Position, seat: int | None = None) -> tuple[Question, ...]:  # type: ignore[override]
        """Orders, cellars, lucky draws, a turn."""
        return questions.questions(position, seat)

    def appraise(self, position: Position, seat: int) -> float:  # type: ignore[override]
        """Points, income, and what is on its way to become points."""
        return appraisal.appraise(position, seat)

    # -- words ----------------------------------------------------------------------------------------------

    def names(self, lang: str) -> Mapping[str, str]:
        """The names of the cards."""
        return _names(lang)

    def aliases(self, lang: str) -> Mapping[str, str]:
        """The names of cards, actions and structures that may be typed in a language."""
        return _aliases(lang)

    def cards(self, rulebook: str = "official") -> tuple[Card, ...]:
        """Every card and space; raises :class:`InvalidPosition` for an unknown rulebook."""
        return components.cards(rulebooks.rules(min(self.seats), rulebook).options)

    def glossary(self) -> tuple[Term, ...]:
        """The words of the game, as ``data/glossary.csv`` finds them in sentences."""
        return terms(self.id, table("glossary"))

    def say_decision(self, position: Position) -> Message:  # type: ignore[override]
        """What is asked."""
        return words.decision(position)

    def say_move(self, position: Position, move: Move) -> Message:  # type: ignore[override]
        """A move as a short sentence."""
        return words.move(position, move)

    def say_wish(self, position: Position, move: Move) -> Message:  # type: ignore[override]
        """A move as a short sentence, without what comes of it."""
        return words.wish(position, move)

    def group(self, position: Position, move: Move) -> Message:  # type: ignore[override]
        """The heading of a move."""
        return words.group(move)

    def say_event(self, event: Event) -> Message:
        """What happened."""
        return words.event(event)

    def say_obstacle(self, obstacle: Obstacle) -> Message:
        """Why a move is illegal."""
        return words.obstacle(obstacle)

    def say_time(self, position: Position) -> Message:  # type: ignore[override]
        """The year and the season."""
        return words.time(position)


_SEEN: Final[dict[str, Callable[[Player], Hashable]]] = {
    "vineyard": lambda player: (player.crush, player.cellar, player.fields, player.structures),
    "cellar": lambda player: (player.crush, player.cellar),
    "money": lambda player: (player.lira, player.vp, player.residual),
}


@cache
def _names(lang: str) -> dict[str, str]:
    return {row["id"]: row[f"name_{lang}"] for name in CARD_TABLES for row in table(name)}


@cache
def _aliases(lang: str) -> dict[str, str]:
    return {
        unicodedata.normalize("NFKC", row[f"name_{lang}"]): row["id"]
        for name in ALIAS_TABLES
        for row in table(name)
    }


VITICULTURE: Final = Viticulture()
