"""What a drawing of a vineyard marks: the legal moves of each thing on it, and what the last step did to it."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Final

import msgspec

from viticulture_explore.core import canvas as core
from viticulture_explore.core.message import Message, Name
from viticulture_explore.viticulture.actions import YOKE_ACTION
from viticulture_explore.viticulture.cards import FIELDS, ORDER, VINE
from viticulture_explore.viticulture.tokens import COLOUR, COLOURS, track, values

if TYPE_CHECKING:
    from viticulture_explore.core.canvas import Thing
    from viticulture_explore.core.position import Event, Move
    from viticulture_explore.viticulture.position import Position

Spot = tuple[str, int, int]
"""A place an arrow starts or ends at: the area (``crush``, ``cellar``, ``field``), the colour, the value."""

GRAPE_VERBS: Final = frozenset({"make", "sell"})
WINE_VERBS: Final = frozenset({"fill", "age"})
FIELD_VERBS: Final = ("harvest", "plant", "uproot", "sell", "buy", "swap")


SIGNS: Final = {"gained_lira": "lira", "paid_lira": "lira", "gained_vp": "vp", "gained_residual": "residual"}
AGED: Final = {"aged_grapes": ("grape", "crush"), "aged_wine": ("wine", "cellar")}
NAMED: Final = {
    **dict.fromkeys(
        ("planted", "uprooted_to_hand", "uprooted_to_discard", "sold_field", "bought_field"), "field"
    ),
    "harvested": "field",
    "built": "structure",
    "drew_card": "card",
    "placed_star": "region",
    "moved_star": "region",
}
"""The value that names what an event of this kind changed."""


class Placing(msgspec.Struct, frozen=True):
    """The legal placements on one action: on a plain space, on the bonus space, and all of them."""

    plain: tuple[str, ...]
    bonus: tuple[str, ...]
    any: tuple[str, ...]


class Arrow(msgspec.Struct, frozen=True):
    """A way something took in the last step, and why it did not end where one would think."""

    start: Spot
    end: Spot
    why: Message | None = None


class Marks(core.Marks):
    """The marks of one seat's board; what the last step took away is marked as ``("gone", "grape", 0, 3)``."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        super().__init__(position, seat, _changed(events, seat))
        self.player = position.players[seat - 1]
        self.wines = {move: _wine_of(position, move) for move in self.moves if move.verb == "make"}
        self.events = [event for event in events if event.values.get("seat") == seat]

    # -- moves ----------------------------------------------------------------------------------------------

    def placing(self, action: str) -> Placing:
        """The placements on an action: where a regular worker can go, a click takes that one."""
        moves = self.moves if action == YOKE_ACTION else self.shared.moves  # each vineyard has its own yoke
        legal = [move for move in moves if move.verb == "place" and move.args[0] == action]
        plain = [move for move in legal if "bonus" not in move.args and "beside" not in move.args]
        bonus = [move for move in legal if "bonus" in move.args and "unused" not in move.args]
        return Placing(_regular_first(plain), _regular_first(bonus), tuple(map(str, legal)))

    def starring(self, region: str) -> tuple[str, ...]:
        """The moves that put a star on a region."""
        return self.shared.naming(region, "star")

    def building(self, structure: str) -> tuple[str, ...]:
        """The moves that build a structure."""
        moves = self.legal(f"build {structure}")
        upgrade = "upgrade cellar" in self.texts and structure == self._next_cellar()
        return (*moves, "upgrade cellar") if upgrade else moves

    def on_field(self, field: int) -> tuple[str, ...]:
        """The moves that name a field."""
        return self.naming(field, *FIELD_VERBS)

    def on_vine(self, vine: str, field: int) -> tuple[str, ...]:
        """The moves that take a vine from a field."""
        return self._with_pair(frozenset({"uproot", "swap"}), (vine, field))

    def on_card(self, card: str) -> tuple[str, ...]:
        """The moves that name a card in hand."""
        return tuple(
            str(move) for move in self.moves if card in move.args and move.verb not in {"uproot", "swap"}
        )

    def on_token(self, kind: str, colour: int, value: int) -> tuple[str, ...]:
        """The moves that use a grape or a wine."""
        verbs = GRAPE_VERBS if kind == "grape" else WINE_VERBS
        found = self._with_pair(verbs, (COLOURS[colour], value))
        return (*found, *self.legal(f"discard {kind} {COLOURS[colour]} {value}"))

    def into(self, kind: str, colour: int, value: int) -> tuple[str, ...]:
        """The moves that would bring a grape or a wine to an empty place."""
        if kind == "grape":
            return self.legal(f"gain grape {COLOURS[colour]} {value}")
        return tuple(str(move) for move, place in self.wines.items() if place == (COLOURS[colour], value))

    def try_card(self, kind: int, card: str) -> str:
        """What a click on a card asks about when nothing can be done with it."""
        if kind == VINE:
            return f"plant {card} {FIELDS[0]}"
        return f"fill {card}" if kind == ORDER else f"visitor {card}"

    def _with_pair(self, verbs: frozenset[str], pair: tuple[str, int]) -> tuple[str, ...]:
        return tuple(
            str(move) for move in self.moves if move.verb in verbs and pair in itertools.pairwise(move.args)
        )

    def _next_cellar(self) -> str:
        return "large_cellar" if self.player.cellar_top > 3 else "medium_cellar"

    # -- what happened --------------------------------------------------------------------------------------

    def arrows(self) -> list[Arrow]:
        """The ways of the last step: from field to crush pad, from grape to wine, with the reason for a lower value."""
        found: list[Arrow] = []
        field = 0
        for number, event in enumerate(self.events):
            told = event.values
            if event.kind == "harvested":
                field = told["field"]
            elif event.kind == "gained_grape" and field:
                colour = COLOUR[told["colour"]]
                found.append(
                    Arrow(("field", 0, field), ("crush", colour, told["value"]), self._why_grape(number))
                )
            elif event.kind == "made_wine":
                found += self._wine_arrows(number, told)
        return found

    def _wine_arrows(self, number: int, told: dict[str, Any]) -> list[Arrow]:
        end = ("cellar", COLOUR[told["colour"]], told["value"])
        grapes = [("crush", colour, value) for colour, value in _tokens(told["crush"])]
        why = self._why_wine(number)
        return [Arrow(grape, end, why if grape == grapes[-1] else None) for grape in grapes]

    def _why_grape(self, number: int) -> Message | None:
        before = self.events[number - 1]
        if before.kind != "grape_lowered":
            return None
        return Message("scene-why-taken", {"value": before.values["value"], "place": before.values["place"]})

    def _why_wine(self, number: int) -> Message | None:
        for event in self.events[number + 1 :]:
            told = event.values
            if event.kind == "wine_lowered_to_cellar":
                needed = Name(told["needed"])
                return Message(
                    "scene-why-cellar", {"value": told["value"], "limit": told["limit"], "needed": needed}
                )
            if event.kind == "wine_lowered_to_free_place":
                return Message("scene-why-taken", {"value": told["value"], "place": told["place"]})
            if event.kind != "wine_capped":
                break
        return None


def _regular_first(moves: list[Move]) -> tuple[str, ...]:
    """The placement of a regular worker alone, if there is one; else those of the grande."""
    regular = [move for move in moves if "grande" not in move.args]
    return tuple(map(str, regular or moves))


def _wine_of(position: Position, move: Move) -> tuple[str, int] | None:
    """The colour and value of the wine a move would make, as the rules themselves tell it."""
    made = (event.values for event in position.told(move)[1] if event.kind == "made_wine")
    return next(((told["colour"], told["value"]) for told in made), None)


def _changed(events: tuple[Event, ...], seat: int) -> set[Thing]:
    """Everything the events changed on a seat's board and on the main board."""
    found: set[Thing] = set()
    for event in events:
        told = event.values
        if event.kind == "placed_worker":
            found.add(("action", told["action"]))
        elif event.kind == "chose_row":
            found.add(("row", told["row"]))
        if told.get("seat") == seat:
            found |= _changed_on_mat(event.kind, told)
    return found


def _changed_on_mat(kind: str, told: dict[str, Any]) -> set[Thing]:
    if kind in SIGNS:
        return {(SIGNS[kind],)}
    if kind in NAMED:
        name = NAMED[kind]
        return {(name, told[name])}
    if kind in {"gained_grape", "made_wine"}:
        colour = COLOUR[told["colour"]]
        gone = _gone("grape", told["crush"]) if kind == "made_wine" else set()
        return {("wine" if kind == "made_wine" else "grape", colour, told["value"]), *gone}
    if kind == "sold_grape":
        return {("gone", "grape", COLOUR[told["colour"]], told["value"])}
    if kind == "filled_order":
        return _gone("wine", told["cellar"])
    return _aged(*AGED[kind], told) if kind in AGED else set()


def _gone(kind: str, mask: int) -> set[Thing]:
    return {("gone", kind, colour, value) for colour, value in _tokens(mask)}


def _tokens(mask: int) -> list[tuple[int, int]]:
    """The tokens of a mask as colour and value."""
    return [(colour, value) for colour in range(len(COLOURS)) for value in values(track(mask, colour))]


def _aged(kind: str, key: str, told: dict[str, Any]) -> set[Thing]:
    # Told are the values before; by now each lies one higher.
    return {(kind, colour, value + 1) for colour, value in _tokens(told[key])}
