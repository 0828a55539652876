"""The tab with the graph of what can follow; a click on a node goes there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from viticulture_explore.core.message import Message
from viticulture_explore.draw import DotError, GraphvizMissing
from viticulture_explore.text import say
from viticulture_explore.widgets import outlook
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.widgets.outlook import Outlook


class GraphTab(Tab):
    """What can follow, drawn once the board stands."""

    id = "graph"
    slow = True

    _seen: Outlook | None = None
    _svg: str = ""

    def state(self) -> dict[str, Any]:
        """The graph as it was drawn last, until the new one is there."""
        return {"svg": self._svg, "says": {}, "note": say(Message("ui-graph-working"), self.session.lang)}

    def late(self) -> dict[str, Any]:
        """The graph of the present position."""
        lang = self.session.lang
        self._seen = outlook.outlook(self.session.line)
        try:
            drawn = outlook.drawing(self.session, self._seen)
        except GraphvizMissing:
            drawn = {"svg": "", "says": {}, "note": say(Message("ui-graph-no-graphviz"), lang)}
        except DotError as error:
            note = say(Message("ui-graph-failed", {"error": str(error)}), lang)
            drawn = {"svg": "", "says": {}, "note": note}
        self._svg = drawn["svg"]
        return drawn

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``node``: go to a node of the graph."""
        return {"node": self._go}

    def _go(self, node: str) -> None:
        if self._seen is not None:
            outlook.go(self.session, self._seen, node)
