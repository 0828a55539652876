"""What a drawing marks: the legal moves of each thing on the board, and what the last step did to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.position import CHANCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.champagne.position import Position
    from viticulture_explore.core.position import Event, Move

Thing = tuple[str | int, ...]
"""Something a step can change: ``("vp",)``, ``("store", "cellar")``, ``("space", "press", 2)``."""

_CHANGES: Final[dict[str, Callable[[dict[str, Any]], set[Thing]]]] = {
    "gained_vp": lambda _: {("vp",)},
    "lost_vp": lambda _: {("vp",)},
    "eco_rose": lambda _: {("eco",)},
    "eco_fell": lambda _: {("eco",)},
    "press_rose": lambda _: {("press",)},
    "installed_module": lambda told: {("module", told["modules"])},
    "took_cubes": lambda told: {("store", told["store"])},
    "gave_back_cubes": lambda told: {("store", told["store"])},
    "moved_cubes": lambda told: {("store", told["store"]), ("store", told["origin"])},
    "acquired_vineyard": lambda told: {("card", told["vineyard"])},
    "placed": lambda told: {("space", told["area"], told["number"])},
    "revealed_vineyard": lambda told: {("card", told["vineyard"])},
    "revealed_market_card": lambda told: {("card", told["card"])},
    "revealed_event": lambda told: {("card", told["event"])},
    "dealt_inheritance": lambda told: {("card", told["card"])},
}
"""What each kind of event changes."""


class Marks:
    """The marks of one seat's board. Moves are marked only on the board of the seat that decides."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        self.moves: tuple[Move, ...] = position.legal_moves() if position.actor in {seat, CHANCE} else ()
        self.texts = set(map(str, self.moves))
        self.changed: set[Thing] = set()
        for event in events:
            if event.values.get("seat", seat) == seat and event.kind in _CHANGES:
                self.changed |= _CHANGES[event.kind](event.values)

    def legal(self, move: str) -> tuple[str, ...]:
        """The move, if it is legal."""
        return (move,) if move in self.texts else ()

    def naming(self, word: str | int, *verbs: str) -> tuple[str, ...]:
        """The legal moves of these verbs that name something; all but stopping, without verbs."""
        return tuple(
            str(move) for move in self.moves if word in move.args and (not verbs or move.verb in verbs)
        )

    def has(self, *thing: str | int) -> bool:
        """Whether the last step changed this."""
        return thing in self.changed
