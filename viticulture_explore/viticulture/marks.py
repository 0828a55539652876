"""What a drawing of a vineyard marks: the legal moves of each thing on it, and what the last step did to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.viticulture.cards import FIELDS, ORDER, VINE
from viticulture_explore.viticulture.effects.wine import MAKE, place_of
from viticulture_explore.viticulture.tokens import COLOUR, COLOURS, has, track, values

if TYPE_CHECKING:
    from viticulture_explore.core.position import Event
    from viticulture_explore.viticulture.position import Position

Spot = tuple[str, int, int]
"""A place an arrow starts or ends at: the area (``crush``, ``cellar``, ``field``), the colour, the value."""

TOKEN_VERBS: Final = frozenset({"make", "fill", "sell", "discard", "age"})
FIELD_VERBS: Final = frozenset({"harvest", "plant", "uproot", "sell", "buy", "swap"})


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


class Marks:
    """The marks of one seat's board. Moves are marked only on the board of the seat that decides."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        self.player = position.players[seat - 1]
        self.moves = position.legal_moves() if position.actor in {seat, CHANCE} else ()
        self.texts = {str(move): move for move in self.moves}
        self.makes = [move for move in self.moves if move in MAKE]
        self.events = [event for event in events if event.values.get("seat") == seat]
        self.changed = _changed(events, seat)

    # -- moves ----------------------------------------------------------------------------------------------

    def legal(self, move: str) -> tuple[str, ...]:
        """The move, if it is legal."""
        return (move,) if move in self.texts else ()

    def placing(self, action: str) -> Placing:
        """The placements on an action: where a regular worker can go, a click takes that one."""
        legal = [move for move in self.moves if move.verb == "place" and move.args[0] == action]
        plain = [move for move in legal if "bonus" not in move.args and "beside" not in move.args]
        bonus = [move for move in legal if "bonus" in move.args and "unused" not in move.args]
        return Placing(_regular_first(plain), _regular_first(bonus), tuple(map(str, legal)))

    def building(self, structure: str) -> tuple[str, ...]:
        """The moves that build a structure."""
        moves = self.legal(f"build {structure}")
        upgrade = "upgrade cellar" in self.texts and structure == self._next_cellar()
        return (*moves, "upgrade cellar") if upgrade else moves

    def naming(self, kind: str, *words: str | int) -> tuple[str, ...]:
        """The moves that name a field (``field, 5``), a vine on a field, or a card."""
        if kind == "field":
            return tuple(str(move) for move in self.moves if move.verb in FIELD_VERBS and words[0] in move.args)
        if kind == "vine":
            field, vine = words
            return tuple(
                str(move)
                for move in self.moves
                if move.verb in {"uproot", "swap"} and (vine, field) in zip(move.args, move.args[1:], strict=False)
            )
        return tuple(str(move) for move in self.moves if words[0] in move.args and move.verb not in {"uproot", "swap"})

    def token(self, area: str, colour: int, value: int, *, taken: bool) -> tuple[str, ...]:
        """The moves that use a token, or for an empty place of the cellar those whose wine would lie there."""
        if not taken:
            return self._made_at(colour, value) if area == "cellar" else self.legal(f"gain grape {COLOURS[colour]} {value}")
        pair = (COLOURS[colour], value)
        grapes = area == "crush"
        return tuple(
            str(move)
            for move in self.moves
            if move.verb in TOKEN_VERBS
            and _on_crush_pad(move) == grapes
            and pair in zip(move.args, move.args[1:], strict=False)
        )

    def trying(self, kind: int, card: str) -> str:
        """What a click on a card asks about when nothing can be done with it."""
        if kind == VINE:
            return f"plant {card} {FIELDS[0]}"
        return f"fill {card}" if kind == ORDER else f"visitor {card}"

    def _made_at(self, colour: int, value: int) -> tuple[str, ...]:
        player = self.player
        return tuple(
            str(move)
            for move in self.makes
            if MAKE[move].colour == colour
            and place_of(player.cellar, player.structures, colour, MAKE[move].total) == value
        )

    def _next_cellar(self) -> str:
        return "large_cellar" if self.player.cellar_top > 3 else "medium_cellar"

    # -- what happened --------------------------------------------------------------------------------------

    def has(self, *thing: str | int) -> bool:
        """Whether the last step changed a thing."""
        return thing in self.changed

    def gone(self, kind: str, colour: int, value: int) -> bool:
        """Whether the last step took a token away from here."""
        return ("gone", kind, colour, value) in self.changed

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
                found.append(Arrow(("field", 0, field), ("crush", colour, told["value"]), self._why_grape(number)))
            elif event.kind == "made_wine":
                found += self._wine_arrows(number, told)
        return found

    def _wine_arrows(self, number: int, told: dict[str, Any]) -> list[Arrow]:
        end = ("cellar", COLOUR[told["colour"]], told["value"])
        grapes = [("crush", colour, value) for colour, name in enumerate(COLOURS[:2]) for value in told[name]]
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
                return Message("scene-why-cellar", {"value": told["value"], "limit": told["limit"], "needed": needed})
            if event.kind == "wine_lowered_to_free_place":
                return Message("scene-why-taken", {"value": told["value"], "place": told["place"]})
            if event.kind != "wine_capped":
                break
        return None


def _regular_first(moves: list[Move]) -> tuple[str, ...]:
    """The placement of a regular worker alone, if there is one; else those of the grande."""
    regular = [move for move in moves if "grande" not in move.args]
    return tuple(map(str, regular or moves))


def _on_crush_pad(move: Move) -> bool:
    """Whether the tokens a move names are grapes."""
    return move.verb in {"make", "sell"} or "grape" in move.args


def _changed(events: tuple[Event, ...], seat: int) -> set[tuple[str | int, ...]]:
    """Everything the events changed on a seat's board and on the main board."""
    found: set[tuple[str | int, ...]] = set()
    for event in events:
        told = event.values
        if event.kind == "placed_worker":
            found.add(("action", told["action"]))
        elif event.kind == "chose_row":
            found.add(("row", told["row"]))
        if told.get("seat") == seat:
            found |= _changed_on_mat(event.kind, told)
    return found


def _changed_on_mat(kind: str, told: dict[str, Any]) -> set[tuple[str | int, ...]]:
    if kind in {"gained_lira", "paid_lira"}:
        return {("lira",)}
    if kind == "gained_vp":
        return {("vp",)}
    if kind == "gained_residual":
        return {("residual",)}
    if kind in {"planted", "uprooted_to_hand", "uprooted_to_discard", "sold_field", "bought_field", "harvested"}:
        return {("field", told["field"])}
    if kind == "built":
        return {("structure", told["structure"])}
    if kind == "drew_card":
        return {("card", told["card"])}
    if kind == "gained_grape":
        return {("grape", COLOUR[told["colour"]], told["value"])}
    if kind == "sold_grape":
        return {("gone", "grape", COLOUR[told["colour"]], told["value"])}
    if kind == "made_wine":
        grapes = {("gone", "grape", colour, value) for colour, name in enumerate(COLOURS[:2]) for value in told[name]}
        return {("wine", COLOUR[told["colour"]], told["value"]), *grapes}
    if kind == "filled_order":
        return {("gone", "wine", colour, value) for colour, name in enumerate(COLOURS) for value in told[name]}
    if kind in {"aged_grapes", "aged_wine"}:
        token = "grape" if kind == "aged_grapes" else "wine"
        return {
            (token, colour, value)
            for colour in range(4)
            for value in values(track(told["after"], colour))
            if not has(told["before"], colour, value)
        }
    return set()
