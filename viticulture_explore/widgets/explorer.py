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
from viticulture_explore.widgets.glossary import glossary
from viticulture_explore.widgets.graph_tab import GraphTab
from viticulture_explore.widgets.lesson import LessonMode
from viticulture_explore.widgets.questions_tab import QuestionsTab
from viticulture_explore.widgets.quiz_tab import QuizMode
from viticulture_explore.widgets.reader_tab import ReaderTab
from viticulture_explore.widgets.record_tab import RecordTab
from viticulture_explore.widgets.scenarios_tab import ScenariosTab
from viticulture_explore.widgets.setup_tab import SetupTab
from viticulture_explore.widgets.static import page
from viticulture_explore.widgets.table_tab import TableTab

if TYPE_CHECKING:
    from collections.abc import Callable

    from viticulture_explore.scenarios import Quiz
    from viticulture_explore.widgets.session import Session
    from viticulture_explore.widgets.tabs import Mode, Tab

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

EXPLORE: Final = "explore"

_MODES: Final[tuple[type[Mode], ...]] = (LessonMode, QuizMode)

MODES: Final = (EXPLORE, *(kind.id for kind in _MODES))
"""What can be done with a scenario, in the order of the switch."""

PARTS: Final = ("glossary", "graph", "questions", "reader", "scenarios", "setup", "lesson", "quiz")
"""The tabs and modes that have a script and a style of their own beside ``explorer.js`` and ``explorer.css``."""

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
    glossary = traitlets.Dict().tag(sync=True)
    board = traitlets.Dict().tag(sync=True)
    panel = traitlets.Dict().tag(sync=True)
    line = traitlets.Dict().tag(sync=True)
    tabs = traitlets.Dict().tag(sync=True)
    pane = traitlets.Dict().tag(sync=True)
    mode = traitlets.Dict().tag(sync=True)
    said = traitlets.Unicode().tag(sync=True)
    arriving = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether a click elsewhere has opened it, so that the page should turn to it once it is there."""

    def __init__(self, session: Session, tab: str = "graph", mode: str = EXPLORE) -> None:
        self.session = session
        self._tabs = {kind.id: kind(session) for kind in TABS}
        self._modes = {kind.id: kind(session) for kind in _MODES}
        self._mode: Mode | None = None
        if tab and tab not in self._tabs:
            raise UnknownWord("tab", tab, self._tabs)
        self._open = tab
        self._below = tab if tab and not self._tabs[tab].beside else ""
        self._lock = threading.RLock()
        for made in self._tabs.values():
            made.listener = partial(self._push, made)
            made.closer = self._close_tab
        for other in self._modes.values():
            other.closer = partial(self._choose_mode, EXPLORE)
        self._choose_mode(mode)
        super().__init__(**self._parts())
        self.on_msg(self._receive)

    def do(self, action: str, **values: Any) -> None:
        """Do what a click asks for, and show what came of it.

        ``action`` is one of ``play``, ``ask``, ``dismiss``, ``chance``, ``back``, ``forward``, ``go``, ``undo``,
        ``redo``, ``replay``, ``tick`` (what happens by itself), ``look``, ``language``, ``rulebook``, ``tab``,
        ``mode``, ``cited`` (turn to a statement), ``mend`` (try a change that makes a move legal), ``end-trial`` (back
        from it), ``show-hands`` (hide hands no more), ``late`` (draw what a tab has left for later) and ``share``
        (send the page the share string), or ``<tab>.<name>`` for what a tab or a mode can do; ``values`` are those of
        the method behind it.
        Errors of the explorer's own are shown on the page; under test they are raised as well.
        """
        with self._lock:
            self._do(action, values)

    def _do(self, action: str, values: dict[str, Any]) -> None:
        failure, shown = "", action in {"late", "share"}
        title = self.session.title
        try:
            tab, _, name = action.rpartition(".")
            if tab and name in self._part(tab).answers:
                shown = True
                self.send({"tab": tab, "about": name, **self._part(tab).answers[name](**values)})
            else:
                self._action(action)(**values)
        except Exception as error:
            failure = say(
                Message("ui-failure", {"error": f"{type(error).__name__}: {error}"}), self.session.lang
            )
            if "PYTEST_CURRENT_TEST" in os.environ:
                raise
        finally:
            if self.session.title is not title:  # each record that is opened brings a title of its own
                self._show_the_line()
            if failure or not shown:
                self._show(failure)

    def _action(self, action: str) -> Callable[..., None]:
        tab, _, name = action.rpartition(".")
        if tab:
            return self._part(tab).actions[name]
        instead = self._mode.instead if self._mode else {}
        return instead.get(name) or self._actions[name]

    def _part(self, id: str) -> Tab:
        """A tab or a mode by its id."""
        return self._tabs[id] if id in self._tabs else self._modes[id]

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
            "mode": self._choose_mode,
            "cited": self._read,
            "mend": partial(mending.mend, session),
            "end-trial": session.end_trial,
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
        session, mode = self.session, self._mode
        tab = self._tabs.get(self._open)
        if tab and not self._is_offered(tab):
            tab = None
        front = [part for part in (tab, mode) if part and not self._is_put_away(part)]
        drawn = ({**board, "asks": part.id} for part in front if (board := part.board()))
        return {
            "head": {**state.header(session), **next((head for part in front if (head := part.head())), {})},
            "glossary": glossary(session.game, session.rules[0], session.lang),
            "board": next(drawn, None) or state.board(session),
            "panel": {
                **state.panel(session, failure),
                "mend": mending.offers(session),
                "trial": mending.trial(session),
            },
            "line": (mode and mode.line()) or state.line(session),
            "said": failure or (mode and mode.said()) or state.said(session),
            "tabs": self._bar(),
            "pane": self._pane(tab) if tab else {"id": "", "late": False},
            "mode": self._mode_part(failure),
        }

    # -- the modes ------------------------------------------------------------------------------------------

    def _mode_part(self, failure: str) -> dict[str, Any]:
        lang, mode = self.session.lang, self._mode
        return {
            "id": mode.id if mode else EXPLORE,
            "beside": bool(mode and mode.beside),
            "failure": failure,
            "name": say(Message("ui-modes"), lang),
            "modes": [
                [known, *(say(Message(f"ui-mode-{known}{of}"), lang) for of in ("", "-about"))]
                for known in MODES
            ],
            "state": mode.state() if mode else {},
        }

    def _choose_mode(self, mode: str) -> None:
        """Explore, learn or answer; everything else stays as it is. Raises :class:`UnknownWord` for no such mode."""
        if mode not in MODES:
            raise UnknownWord("mode", mode, MODES)
        self._mode = self._modes.get(mode)
        if self._mode is not None:
            self._mode.enter()

    def _show_the_line(self) -> None:
        """Leave a mode that has nothing to show of a record just opened, so that its moves can be seen."""
        if self._mode and self._mode.is_empty:
            self._mode = None

    def results(self) -> list[dict[str, Any]]:
        """How the questions of the quiz were answered so far: the rows of :meth:`Quiz.results`, as plain values."""
        return self._quiz.results()

    @property
    def score(self) -> int:
        """How many questions of the quiz were answered rightly at last."""
        return self._quiz.score

    @property
    def _quiz(self) -> Quiz:
        mode = self._modes[QuizMode.id]
        assert isinstance(mode, QuizMode)
        return mode.quiz

    def _is_offered(self, tab: Tab) -> bool:
        """Whether a tab may be open: beside a quiz only what does not give the answers away."""
        return tab.aside or not (self._mode and self._mode.beside)

    # -- the tabs -------------------------------------------------------------------------------------------

    def _bar(self) -> dict[str, Any]:
        offered = [tab for tab in self._tabs.values() if self._is_offered(tab)]
        names = [[tab.id, say(Message(f"ui-tab-{tab.id}"), self.session.lang)] for tab in offered]
        return {
            "open": self._open if any(self._open == tab.id for tab in offered) else "",
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
            if self._open == tab.id and self._is_offered(tab):
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
        if tab and self._is_offered(tab) and not self._is_put_away(tab):
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
