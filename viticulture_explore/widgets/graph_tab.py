"""The tab with the graph of what can follow: how far and through which lens; a click goes there or plays."""

from __future__ import annotations

from base64 import b64encode
from typing import TYPE_CHECKING, Any, Final

from viticulture_explore import draw
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.draw import DotError, Format, GraphvizMissing
from viticulture_explore.text import say
from viticulture_explore.widgets import outlook
from viticulture_explore.widgets.outlook import LIMITS, SCOPES, Outlook, Wish
from viticulture_explore.widgets.tabs import Tab
from viticulture_explore.widgets.work import Progress, Stop, Work

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping

    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]

TYPES: Final[dict[Format, str]] = {
    "svg": "image/svg+xml",
    "png": "image/png",
    "dot": "text/vnd.graphviz",
    "graphml": "application/graphml+xml",
    "json": "application/json",
}
"""The formats of files, and what a browser calls them."""

NOTHING: Final[Part] = {"svg": "", "legend": [], "says": {}, "plays": []}
"""A graph that is not there."""


class GraphTab(Tab):
    """What can follow, drawn once the board stands, and worked out beside the page where it takes long."""

    id = "graph"
    open_hands = True
    slow = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._wish = Wish()
        self._work: Work[Outlook] = Work(self.push)
        self._drawn: tuple[Hashable, Part] = (None, NOTHING)

    def state(self) -> Part:
        """The graph as it was drawn last, until the new one is there."""
        lang, key = self.session.lang, self._key
        drawn_for, drawn = self._drawn
        progress = self._work.progress(key)
        fresh = drawn_for == (key, lang)
        return {
            "note": say(Message("ui-graph-working"), lang),
            **drawn,
            "late": not fresh and progress is None,
            "fresh": fresh,
            "busy": None if progress is None else self._busy(*progress),
            "pickers": outlook.pickers(self.session, self._wish),
            "formats": list(TYPES),
            "words": {word: say(Message(f"ui-graph-{word}"), lang) for word in ("save", "stop", "legend")},
        }

    def late(self) -> Part:
        """The graph of the present position, as soon as it is there."""
        here, wish, key = self.session.line.node, self._wish, self._key

        def job(progress: Progress, stop: Stop) -> Outlook:
            return outlook.outlook(here, wish, progress, stop)

        self._work.ask(key, job)
        seen = self._work.result(key)
        if seen is not None:
            self._drawn = (key, self.session.lang), self._draw(seen)
        return self.state()

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``node``: go there; ``edge``: play it; ``look``: choose how far, the lens and so on; ``stop`` the work."""
        return {"node": self._go, "edge": self._play, "look": self._look, "stop": self._work.stop}

    @property
    def answers(self) -> Mapping[str, Callable[..., Part]]:
        """``peek``: a node in miniature; ``save``: the graph as a file."""
        return {"peek": self._peek, "save": self._save}

    @property
    def _key(self) -> Hashable:
        line = self.session.line
        return line.start, line.path, self._wish

    @property
    def _seen(self) -> Outlook | None:
        return self._work.result(self._key)

    def _draw(self, seen: Outlook) -> Part:
        lang = self.session.lang
        try:
            return outlook.drawing(self.session, seen)
        except GraphvizMissing:
            return {**NOTHING, "note": say(Message("ui-graph-no-graphviz"), lang)}
        except DotError as error:
            return {**NOTHING, "note": say(Message("ui-graph-failed", {"error": str(error)}), lang)}

    def _busy(self, found: int, waiting: int) -> Part:
        """How far the work has come: what was found against what is wanted at most."""
        words = Message("ui-graph-busy", {"found": found, "waiting": waiting})
        return {"share": min(found / self._wish.limit, 1), "words": say(words, self.session.lang)}

    def _go(self, node: str) -> None:
        if self._seen is not None:
            outlook.go(self.session, self._seen, node)

    def _play(self, edge: int) -> None:
        if self._seen is not None:
            outlook.play(self.session, self._seen, edge)

    def _look(self, picker: str, value: str) -> None:
        choices = {
            "scope": SCOPES,
            "lens": self.session.game.lenses,
            "limit": tuple(map(str, LIMITS)),
            "goal": ("", "points"),
        }
        if picker not in choices:
            raise UnknownWord("picker", picker, choices)
        if value not in choices[picker]:
            raise UnknownWord(picker, value, choices[picker])
        chosen: Any = {"limit": lambda: int(value), "goal": lambda: bool(value)}.get(picker, lambda: value)()
        self._wish = self._wish._replace(**{picker: chosen})

    def _peek(self, node: str) -> Part:
        """A position of the graph in miniature: its board, and what has changed."""
        session, seen = self.session, self._seen
        if seen is None or node not in seen.graph:
            return {"node": node, "svg": "", "title": "", "facts": []}
        game, lang, data = session.game, session.lang, seen.graph.nodes[node]
        position = data["position"]
        facts = list(draw.node_lines(seen.graph, node, lang))
        others = Message("ui-graph-stands-for", {"number": data["positions"]})
        return {
            "node": node,
            "svg": draw.svg(game.scene(position, session.seat), lang, game),
            "title": say(game.say_time(position), lang, game),
            "facts": facts + ([say(others, lang)] if data["positions"] > 1 else []),
        }

    def _save(self, format: Format) -> Part:
        """The graph as a file, for the page to hand over."""
        seen = self._seen
        if seen is None:
            return {"name": "", "type": "", "data": ""}
        content = draw.export(seen.graph, format, self.session.lang, outlook.played(self.session, seen))
        return {
            "name": f"{self.session.game.id}.{format}",
            "type": TYPES[format],
            "data": b64encode(content).decode("ascii"),
        }
