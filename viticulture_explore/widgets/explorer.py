"""The explorer as a Jupyter widget: it sends the state of a session to the page and does what the page asks for."""

from __future__ import annotations

import os
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from viticulture_explore import draw
from viticulture_explore.core.message import Message
from viticulture_explore.draw import DotError, GraphvizMissing
from viticulture_explore.text import say
from viticulture_explore.widgets import outlook, state
from viticulture_explore.widgets.static import page

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.widgets.outlook import Outlook
    from viticulture_explore.widgets.session import Session

TABS: Final = ("graph",)
"""The tabs below the board, in order."""

_HERE: Final = files("viticulture_explore.widgets")


class Explorer(anywidget.AnyWidget):
    """A board to step through, with its moves, reasons and graph. Made by :func:`viticulture_explore.show`.

    ``session`` holds all that is going on; ``do`` is what the page's clicks call.
    """

    _esm = _HERE.joinpath("explorer.js").read_text(encoding="utf-8")
    _css = draw.style() + _HERE.joinpath("explorer.css").read_text(encoding="utf-8")

    head = traitlets.Dict().tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    line = traitlets.Dict().tag(sync=True)
    graph = traitlets.Dict().tag(sync=True)
    said = traitlets.Unicode().tag(sync=True)

    def __init__(self, session: Session, tab: str = "graph") -> None:
        self.session = session
        self._tab = tab
        self._outlook: Outlook | None = None
        super().__init__(**self._parts())
        self.on_msg(self._receive)

    def do(self, action: str, **values: Any) -> None:
        """Do what a click asks for, and show what came of it.

        ``action`` is one of ``play``, ``ask``, ``dismiss``, ``chance``, ``back``, ``forward``, ``go``, ``look``,
        ``language``, ``rulebook``, ``tab``, ``graph`` and ``node``; ``values`` are those of the method behind it.
        Errors of the explorer's own are shown on the page; under test they are raised as well.
        """
        failure = ""
        try:
            self._actions[action](**values)
        except Exception as error:
            failure = say(
                Message("ui-failure", {"error": f"{type(error).__name__}: {error}"}), self.session.lang
            )
            if "PYTEST_CURRENT_TEST" in os.environ:
                raise
        finally:
            self._show(failure, graph_drawn=action == "graph")

    @property
    def _actions(self) -> dict[str, Callable[..., None]]:
        session = self.session
        return {
            "play": session.play,
            "ask": session.ask,
            "dismiss": session.dismiss,
            "chance": session.let_it_happen,
            "back": session.back,
            "forward": session.forward,
            "go": session.go,
            "look": session.look,
            "language": session.speak,
            "rulebook": session.change_rulebook,
            "tab": self._choose_tab,
            "graph": self._draw_graph,
            "node": self._go_to_node,
        }

    def _receive(self, _: Any, message: dict[str, Any], __: Any) -> None:
        values = dict(message)
        self.do(values.pop("do"), **values)

    def _show(self, failure: str, *, graph_drawn: bool) -> None:
        parts = self._parts(failure)
        if graph_drawn:
            del parts["graph"]
        with self.hold_sync():
            for name, value in parts.items():
                setattr(self, name, value)

    def _parts(self, failure: str = "") -> dict[str, Any]:
        session = self.session
        return {
            "head": state.header(session),
            "board": state.board(session),
            "panel": state.panel(session, failure),
            "line": state.line(session),
            "said": failure or state.said(session),
            "graph": {"svg": "", "says": {}, **self.graph, **self._tabs()},
        }

    # -- the graph ------------------------------------------------------------------------------------------

    def _tabs(self) -> dict[str, Any]:
        lang = self.session.lang
        return {
            "open": self._tab,
            "tabs": [[tab, say(Message(f"ui-tab-{tab}"), lang)] for tab in TABS],
            "stale": bool(self._tab),
            "note": say(Message("ui-graph-working"), lang),
        }

    def _choose_tab(self, tab: str) -> None:
        self._tab = "" if tab == self._tab else tab

    def _draw_graph(self) -> None:
        """The second half of a step: the page asks for it once the board stands."""
        self._outlook = outlook.outlook(self.session.line)
        lang = self.session.lang
        try:
            drawn = outlook.drawing(self.session, self._outlook)
        except GraphvizMissing:
            drawn = {"svg": "", "says": {}, "note": say(Message("ui-graph-no-graphviz"), lang)}
        except DotError as error:
            drawn = {
                "svg": "",
                "says": {},
                "note": say(Message("ui-graph-failed", {"error": str(error)}), lang),
            }
        self.graph = {**self._tabs(), **drawn, "stale": False}

    def _go_to_node(self, node: str) -> None:
        if self._outlook is not None:
            outlook.go(self.session, self._outlook, node)

    # -- without a widget -----------------------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and beside it the present position as a still page for where no widget can run."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/html": self._repr_html_()}, metadata

    def _repr_html_(self) -> str:
        """The present position as a still page: the board, what is decided, the moves and what happened."""
        return page(self.session)
