"""The tab of the table: which seats play by themselves, what happens without asking, and who sees which hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.message import Message
from viticulture_explore.text import say
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
                for seat in self._seats()
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
            "words": {
                key: say(Message(f"ui-table-{key}"), lang) for key in ("seats", "person", "bot", "bot-about")
            },
        }

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``switch`` a habit on or off; let a ``seat`` be played by a bot or by a person."""
        return {"switch": self._switch, "seat": self._seat}

    def _seats(self) -> range:
        start = self.session.line.start
        return range(1, start.game.given(start)["players"] + 1)

    def _switch(self, name: str, on: bool) -> None:
        if name not in SWITCHES:
            raise KeyError(name)
        setattr(self.session.table, name, on)

    def _seat(self, seat: int, bot: bool) -> None:
        bots = [other for other in self.session.table.bots if other != seat]
        self.session.table.bots = tuple(sorted([*bots, seat])) if bot else tuple(bots)

    def _ui(self, key: str, **values: int) -> str:
        return say(Message(f"ui-table-{key}", dict(values)), self.session.lang)
