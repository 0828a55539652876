"""The explorer as a Jupyter widget: it sends the state of a session to the page and does what the page asks for."""

from __future__ import annotations

import os
import threading
from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from viticulture_explore import draw
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.text import say
from viticulture_explore.widgets import mending, state
from viticulture_explore.widgets.compare_tab import CompareTab
from viticulture_explore.widgets.graph_tab import GraphTab
from viticulture_explore.widgets.questions_tab import QuestionsTab
from viticulture_explore.widgets.reader_tab import ReaderTab
from viticulture_explore.widgets.record_tab import RecordTab
from viticulture_explore.widgets.scenarios_tab import ScenariosTab
from viticulture_explore.widgets.setup_tab import SetupTab
from viticulture_explore.widgets.static import page
from viticulture_explore.widgets.table_tab import TableTab

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.widgets.session import Session
    from viticulture_explore.widgets.tabs import Tab

TABS: Final[tuple[type[Tab], ...]] = (
    GraphTab,
    QuestionsTab,
    CompareTab,
    ReaderTab,
    RecordTab,
    TableTab,
    ScenariosTab,
    SetupTab,
)
"""The tabs, in order."""

PARTS: Final = ("graph", "questions", "reader", "scenarios", "setup")
"""The tabs that have a script and a style of their own beside ``explorer.js`` and ``explorer.css``."""

_HERE: Final = files("viticulture_explore.widgets")


def _whole(ending: str) -> str:
    """The page's script or style: the explorer's own, and the parts of large tabs."""
    parts = ("explorer", *PARTS)
    return "\n".join(_HERE.joinpath(f"{part}.{ending}").read_text(encoding="utf-8") for part in parts)


ESM: Final = _whole("js")
CSS: Final = draw.style() + _whole("css")


class Explorer(anywidget.AnyWidget):
    """A board to step through, with its moves, reasons and graph. Made by :func:`viticulture_explore.show`.

    ``session`` holds all that is going on; ``do`` is what the page's clicks call.
    """

    _esm = ESM
    _css = CSS

    head = traitlets.Dict().tag(sync=True)
    terms = traitlets.Dict().tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    line = traitlets.Dict().tag(sync=True)
    tabs = traitlets.Dict().tag(sync=True)
    pane = traitlets.Dict().tag(sync=True)
    said = traitlets.Unicode().tag(sync=True)
    arriving = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether a click elsewhere has opened it, so that the page should turn to it once it is there."""

    def __init__(self, session: Session, tab: str = "graph") -> None:
        self.session = session
        self._tabs = {kind.id: kind(session) for kind in TABS}
        if tab and tab not in self._tabs:
            raise UnknownWord("tab", tab, self._tabs)
        self._open = tab
        self._below = tab if tab and not self._tabs[tab].beside else ""
        self._lock = threading.RLock()
        for made in self._tabs.values():
            made.listener = partial(self._push, made)
            made.closer = self._close_tab
        super().__init__(**self._parts())
        self.on_msg(self._receive)

    def do(self, action: str, **values: Any) -> None:
        """Do what a click asks for, and show what came of it.

        ``action`` is one of ``play``, ``ask``, ``dismiss``, ``chance``, ``back``, ``forward``, ``go``, ``undo``,
        ``redo``, ``replay``, ``tick`` (what happens by itself), ``look``, ``language``, ``rulebook``, ``tab``,
        ``cited`` (turn to a statement), ``mend`` (try a change that makes a move legal), ``show-hands`` (hide hands no
        more), ``late`` (draw what a tab has left for later) and ``share`` (send the page the share string), or
        ``<tab>.<name>`` for what a tab can do; ``values`` are those of the method behind it.
        Errors of the explorer's own are shown on the page; under test they are raised as well.
        """
        with self._lock:
            self._do(action, values)

    def _do(self, action: str, values: dict[str, Any]) -> None:
        failure, shown = "", action in {"late", "share"}
        try:
            tab, _, name = action.rpartition(".")
            if tab and name in self._tabs[tab].answers:
                shown = True
                self.send({"tab": tab, "about": name, **self._tabs[tab].answers[name](**values)})
            else:
                self._action(action)(**values)
        except Exception as error:
            failure = say(
                Message("ui-failure", {"error": f"{type(error).__name__}: {error}"}), self.session.lang
            )
            if "PYTEST_CURRENT_TEST" in os.environ:
                raise
        finally:
            if failure or not shown:
                self._show(failure)

    def _action(self, action: str) -> Callable[..., None]:
        tab, _, name = action.rpartition(".")
        return self._tabs[tab].actions[name] if tab else self._actions[name]

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
            "go": session.go_to,
            "undo": session.undo,
            "redo": session.redo,
            "replay": session.replay,
            "tick": session.tick,
            "look": session.look,
            "language": session.speak,
            "rulebook": session.change_rulebook,
            "tab": self._choose_tab,
            "cited": self._read,
            "mend": partial(mending.mend, session),
            "show-hands": self._show_hands,
            "share": self._share,
            "late": self._draw_late,
        }

    def _receive(self, _: Any, message: dict[str, Any], __: Any) -> None:
        values = dict(message)
        self.do(values.pop("do"), **values)

    def _show(self, failure: str) -> None:
        with self.hold_sync():
            for name, value in self._parts(failure).items():
                setattr(self, name, value)

    def _parts(self, failure: str = "") -> dict[str, Any]:
        session = self.session
        tab = self._tabs.get(self._open)
        return {
            "head": {**state.header(session), **(tab.head() if tab and not self._is_put_away(tab) else {})},
            "terms": state.terms(session.game, session.rules[0], session.lang),
            "board": (tab and not self._is_put_away(tab) and tab.board()) or state.board(session),
            "panel": {**state.panel(session, failure), "mend": mending.offers(session)},
            "line": state.line(session),
            "said": failure or state.said(session),
            "tabs": self._bar(),
            "pane": self._pane(tab) if tab else {"id": "", "late": False},
        }

    # -- the tabs -------------------------------------------------------------------------------------------

    def _bar(self) -> dict[str, Any]:
        names = [[tab, say(Message(f"ui-tab-{tab}"), self.session.lang)] for tab in self._tabs]
        return {
            "open": self._open,
            "tabs": names,
            "beside": [tab.id for tab in self._tabs.values() if tab.beside],
        }

    def _pane(self, tab: Tab) -> dict[str, Any]:
        if self._is_put_away(tab):
            return {"id": "hidden", "late": False, "words": self._hidden_words()}
        return {"id": tab.id, "late": tab.slow, **tab.state()}

    def _is_put_away(self, tab: Tab) -> bool:
        return tab.open_hands and self.session.table.hidden

    def _hidden_words(self) -> dict[str, str]:
        return {key: say(Message(f"ui-hidden-{key}"), self.session.lang) for key in ("tab", "show")}

    def _push(self, tab: Tab) -> None:
        with self._lock:
            if self._open == tab.id:
                self.pane = self._pane(tab)

    def _choose_tab(self, tab: str) -> None:
        """Open a tab; the open one closes, and one beside the board gives way to what was open below it."""
        chosen = self._tabs[tab]
        if tab != self._open:
            self._open = tab
        else:
            self._open = self._below if chosen.beside else ""
        if not chosen.beside:
            self._below = self._open

    def _read(self, statement: str) -> None:
        """Turn to a statement in the reader."""
        reader = self._tabs[ReaderTab.id]
        assert isinstance(reader, ReaderTab)
        reader.read(statement)
        self._open = self._below = reader.id

    def _close_tab(self) -> None:
        self._open = self._below

    def _draw_late(self) -> None:
        """The second half of a step: the page asks for it once the board stands."""
        tab = self._tabs.get(self._open)
        if tab and not self._is_put_away(tab):
            self.pane = {**self.pane, **tab.late(), "late": False}

    def _show_hands(self) -> None:
        self.session.table.hidden = False

    def _share(self) -> None:
        """Send the page the string that restores all this, for its address."""
        self.send({"about": "share", "share": self.session.shared()})

    def tell(self, words: str) -> None:
        """Show a sentence of something that went wrong, until the next action."""
        self._show(words)

    # -- without a widget -----------------------------------------------------------------------------------

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and beside it the present position as a still page for where no widget can run."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/html": self._repr_html_()}, metadata

    def _repr_html_(self) -> str:
        """The present position as a still page: the board, what is decided, the moves and what happened."""
        return page(self.session)
