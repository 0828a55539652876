"""What a drawing marks: the legal moves of each thing on the board, and what the last step did to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core import canvas as core

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.champagne.position import Position
    from viticulture_explore.core.canvas import Thing
    from viticulture_explore.core.position import Event

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


class Marks(core.Marks):
    """The marks of one seat's board."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        changed: set[Thing] = set()
        for event in events:
            if event.values.get("seat", seat) == seat and event.kind in _CHANGES:
                changed |= _CHANGES[event.kind](event.values)
        super().__init__(position, seat, changed)
