"""The tab of the table: which seats play by themselves, what happens without asking, who sees which board and hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.text import say
from viticulture_explore.widgets.session import DECIDES, MOVED
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

SWITCHES: Final = ("forced", "draws", "hidden")
"""What can be switched on and off."""


class TableTab(Tab):
    """Who plays, and what is played without asking."""

    id = "table"

    def state(self) -> dict[str, Any]:
        """A switch for each habit of the table and a choice for each seat."""
        table, lang = self.session.table, self.session.lang
        return {
            "seats": [
                {"seat": seat, "words": self._ui("seat-short", seat=seat), "bot": seat in table.bots}
                for seat in self.session.seats
            ],
            "switches": [
                {
                    "id": name,
                    "words": self._ui(name),
                    "about": self._ui(f"{name}-about"),
                    "on": getattr(table, name),
                }
                for name in SWITCHES
            ],
            "front": str(table.front),
            "fronts": [
                *([front, self._ui(f"front-{front}")] for front in (MOVED, DECIDES)),
                *([str(seat), self._ui("front-seat", seat=seat)] for seat in self.session.seats),
            ],
            "words": {
                key: say(Message(f"ui-table-{key}"), lang)
                for key in ("seats", "person", "bot", "bot-about", "front", "front-about")
            },
        }

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``switch`` a habit on or off; let a bot or a person play a ``seat``; bring a board to the ``front``."""
        return {"switch": self._switch, "seat": self._seat, "front": self._front}

    def _front(self, front: str) -> None:
        if front in (MOVED, DECIDES):
            self.session.table.front = MOVED if front == MOVED else DECIDES
        elif front in map(str, self.session.seats):
            self.session.table.front = int(front)
        else:
            raise UnknownWord("front", front, (MOVED, DECIDES, *map(str, self.session.seats)))

    def _switch(self, name: str, on: bool) -> None:
        if name not in SWITCHES:
            raise KeyError(name)
        setattr(self.session.table, name, on)

    def _seat(self, seat: int, bot: bool) -> None:
        bots = [other for other in self.session.table.bots if other != seat]
        self.session.table.bots = tuple(sorted([*bots, seat])) if bot else tuple(bots)

    def _ui(self, key: str, **values: int) -> str:
        return say(Message(f"ui-table-{key}", dict(values)), self.session.lang)
