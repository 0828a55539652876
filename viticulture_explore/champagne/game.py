"""Age of Champagne as the explorer knows it: the one object that joins rules, set-up, words and drawing."""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.champagne import (
    appraisal,
    by_hand,
    changes,
    components,
    options as readings,
    scene,
    schema,
    status,
    words,
)
from viticulture_explore.champagne.options import BOOK
from viticulture_explore.champagne.position import Position
from viticulture_explore.champagne.tables import INHERITANCE, KIND_OF, KINDS, table
from viticulture_explore.core.game import Card, Change, Difference, Game, Settings
from viticulture_explore.core.glossary import terms
from viticulture_explore.core.message import Message, Value
from viticulture_explore.core.plain import check_modules, without_field
from viticulture_explore.core.reading import wrong_word

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from viticulture_explore.champagne.player import Player
    from viticulture_explore.core.form import Edit, Place
    from viticulture_explore.core.glossary import Term
    from viticulture_explore.core.position import Event, Move
    from viticulture_explore.core.scene import Scene

NAME_TABLES: Final = ("vineyards", "regions", "events")
"""The tables whose name columns serve the texts."""


# The overrides below narrow `position`: a game is only ever asked about its own positions.
class Champagne(Game):
    """Age of Champagne for 2 to 4 players, with a teaching deck where the published cards are not known."""

    id = "champagne"
    options = readings.OPTIONS
    rulebooks = readings.RULEBOOKS
    seats = range(2, 5)
    lenses = ("position", "cellars", "regions", "points")
    decks = tuple(kind.id for kind in KINDS)
    seated = "domains"
    begins = MappingProxyType({"phase": "setup"})

    def set_up(
        self,
        given: Mapping[str, Any],
        rulebook: str = BOOK,
        options: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
    ) -> Position:
        """The position that ``given`` describes. Raises :class:`InvalidPosition` with the place of a fault."""
        check_modules(modules, self.modules)
        return schema.set_up(given, rulebook, options)

    def given(self, position: Position) -> dict[str, Any]:  # type: ignore[override]
        """The description of a position, defaults left out."""
        return schema.given(position)

    def settings(self, position: Position) -> Settings:  # type: ignore[override]
        """The readings in force at a position."""
        return readings.settings(position.rules)

    def changes(self, position: Position, move: Move) -> Iterable[Change]:  # type: ignore[override]
        """Small changes worth trying where an illegal move is wanted."""
        return changes.worth_trying(position, move)

    def differences(self, position: Position, expected: Mapping[str, Any]) -> tuple[Difference, ...]:  # type: ignore[override]
        """Where a position is not as expected."""
        return schema.differences(position, expected)

    def schema(self) -> dict[str, Any]:
        """The JSON Schema of ``given``."""
        return schema.json_schema()

    def view(self, position: Position, seat: int) -> dict[str, Any]:  # type: ignore[override]
        """What a seat may see."""
        return schema.view(position, seat)

    def status(self, position: Position) -> tuple[str, ...]:  # type: ignore[override]
        """What is impossible about a position."""
        return status.status(position)

    def deck_of(self, move: Move) -> str | None:
        """The deck a chance move deals from."""
        kind = KIND_OF.get(str(move.args[0])) if move.verb == "deal" else None
        return kind.id if kind else None

    def known_to(self, event: Event) -> int:
        """An inheritance card that is dealt is known to the seat that gets it."""
        return int(event.values["seat"]) if event.kind == "dealt_inheritance" else 0

    def conceals(self, position: Position, move: Move) -> bool:  # type: ignore[override]
        """Inheritance cards are dealt and chosen face down."""
        return move.verb == "keep" or (move.verb == "deal" and self.deck_of(move) == INHERITANCE.id)

    # -- setting up by hand ---------------------------------------------------------------------------------

    def edits(self, position: Position, seat: int) -> Mapping[str, Edit]:  # type: ignore[override]
        """What clicks on the board change while it is set up."""
        return by_hand.edits(position, seat)

    def tidied(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """A description without seats that are gone: none of them stands anywhere or has a place in the order."""
        return by_hand.tidied(super().tidied(given))

    def word(self, place: Place, value: Any) -> Message | None:
        """Cards by what they do; phases and areas in words."""
        return by_hand.word(place, value)

    # -- looking --------------------------------------------------------------------------------------------

    def through(self, position: Position, lens: str) -> Hashable:  # type: ignore[override]
        """What a lens shows: the whole position, or of each seat cubes, vineyards, or points and eco level."""
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
        """The points of a seat."""
        return position.players[seat - 1].vp

    def appraise(self, position: Position, seat: int) -> float:  # type: ignore[override]
        """Points and what the domain promises."""
        return appraisal.appraise(position, seat)

    # -- words ----------------------------------------------------------------------------------------------

    def names(self, lang: str) -> Mapping[str, str]:
        """The names of vineyards, regions and events."""
        return _names(lang)

    def cards(self, rulebook: str = BOOK) -> tuple[Card, ...]:
        """Every card, space and constant with what it does and how sure it is."""
        if rulebook not in self.rulebooks:
            wrong_word(("rulebook",), rulebook, self.rulebooks)
        return components.cards()

    def glossary(self) -> tuple[Term, ...]:
        """The words of the game, as ``data/glossary.csv`` finds them in sentences."""
        return terms(self.id, table("glossary"))

    def worded(self, values: Mapping[str, Any]) -> dict[str, Value]:
        """Values as the texts need them: ids as names, cubes as lists."""
        return words.worded(values)

    def say_move(self, position: Position, move: Move) -> Message:  # type: ignore[override]
        """A move as a short sentence."""
        return words.move(position, move)

    def say_wish(self, position: Position, move: Move) -> Message:  # type: ignore[override]
        """A move as a short sentence, without what comes of it."""
        return words.wish(position, move)

    def group(self, position: Position, move: Move) -> Message:  # type: ignore[override]
        """The heading of a move."""
        return words.group(move)

    def say_time(self, position: Position) -> Message:  # type: ignore[override]
        """The round and the phase."""
        return words.time(position)


_SEEN: Final[dict[str, Callable[[Player], Hashable]]] = {
    "cellars": lambda player: (player.winery, player.cellar, player.oenotheque, player.marketing),
    "regions": lambda player: player.vineyards,
    "points": lambda player: (player.vp, player.eco),
}


@cache
def _names(lang: str) -> dict[str, str]:
    return {row["id"]: row[f"name_{lang}"] for name in NAME_TABLES for row in table(name)}


CHAMPAGNE: Final = Champagne()
