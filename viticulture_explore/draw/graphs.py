"""A graph of what can follow, as a diagram: nodes say what changed, edges say the move, in the reader's language.

The diagram is a ``graphviz.Digraph`` whose rendering needs no program of the system. The graph itself comes from
:func:`viticulture_explore.core.explore.explore`.
"""

from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import graphviz
import networkx as nx

from viticulture_explore.core.errors import ExplorerError, UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Boundary, Position
from viticulture_explore.draw.measure import em_width, fit
from viticulture_explore.draw.render import render
from viticulture_explore.text import say

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from fractions import Fraction

    from viticulture_explore.core.position import Move

Graph = nx.MultiDiGraph  # of node ids: digests of views
Format = Literal["svg", "png", "dot", "graphml", "json"]
FORMATS: Final = get_args(Format)

MOST_NODES: Final = 300
"""Above this, a drawing takes long and nobody can read it."""

DENSE: Final = 150
"""Above so many edges the layout is looked for with less care: it would take many times as long."""

FACTS: Final = 3
"""How many changes a node says; the rest is left to the position itself."""

MOST_PARTS: Final = 20
"""A fraction with a larger denominator is unwieldy."""

NODE_ROOM: Final = 230.0
EDGE_ROOM: Final = 190.0
NODE_SIZE: Final = 12.5
EDGE_SIZE: Final = 11.5

# The light theme of shapes.css, for pictures that stand alone; on a page the style sheet takes over by class.
INK, SOFT, LINE, PAPER, ACCENT, TINT = "#2b2420", "#6f645b", "#c9bda9", "#ffffff", "#7b1e3a", "#f6e9ec"
SEATS: Final = ("#7d7a76", "#2b6cb0", "#b3541e", "#2f7d4f", "#7b4fa0", "#8a6d0b", "#4b5563")
SEAT_SIGNS: Final = " ①②③④⑤⑥"
"""The sign of each seat, by its number: colours alone do not tell them apart for everyone."""
FONT: Final = "Noto Sans, Noto Sans CJK JP, Helvetica, Arial, sans-serif"


class GraphTooLarge(ExplorerError):
    """A graph with more nodes than can be drawn. ``nodes`` is how many it has, ``most`` how many can be."""

    def __init__(self, nodes: int, most: int = MOST_NODES) -> None:
        self.nodes = nodes
        self.most = most
        super().__init__(
            f"{nodes} nodes are too many for a drawing of at most {most}: look less far ahead, through a lens that "
            f"shows less, or write graphml or json"
        )


class Diagram(graphviz.Digraph):  # type: ignore[misc]  # the package has no types
    """A ``graphviz.Digraph`` that draws itself without a ``dot`` program, in notebooks and by ``pipe``."""

    def svg(self) -> str:
        """The diagram as SVG text without a file header, to stand inside a page."""
        picture = render(self.source).decode("utf-8")
        # Graphviz titles everything with its id, which nobody wants to read; the tooltips stay.
        picture = re.sub(r"<title>[^<]*</title>\n?", "", picture)
        # In pixels, the size of letters is that of the page around it; points would be a third larger.
        return re.sub(r'(width|height)="([0-9.]+)pt"', r'\1="\2"', picture[picture.index("<svg") :], count=2)

    def pipe(self, format: str | None = None, *_: Any, encoding: str | None = None, **__: Any) -> Any:
        """The drawing as bytes (text with an ``encoding``) in a format, ``svg`` unless said otherwise.

        Raises :class:`UnknownWord` for a format other than ``svg``, ``png`` and ``dot``.
        """
        if format == "png":
            return render(self.source, "png")
        if format == "dot":
            text = str(self.source)
        elif format in {None, "svg"}:
            text = self._file()
        else:
            raise UnknownWord("format", str(format), ("svg", "png", "dot"))
        return text if encoding else text.encode()

    def _file(self) -> str:
        """The SVG as a file of its own: a picture with a name."""
        name = escape(self.graph_attr.get("tooltip", ""))
        return '<?xml version="1.0" encoding="UTF-8"?>\n' + self.svg().replace(
            "<svg ", f'<svg role="img" aria-label="{name}" ', 1
        )

    def save_as(self, path: str | Path) -> Path:
        """Write the diagram to a file whose name ends in ``.svg``, ``.png`` or ``.dot``; returns its path."""
        target = Path(path)
        target.write_bytes(self.pipe(target.suffix[1:]))
        return target


def graph(graph: Graph[str], lang: str = "en", played: Iterable[Move | str] = (), title: str = "") -> Diagram:
    """The diagram of a graph that :func:`~viticulture_explore.core.explore.explore` made.

    ``played`` are moves from the root on: their edges are numbered and coloured, the position they lead to is
    marked. ``title`` names the picture. Each node's id in the SVG is its id in the graph, each edge's is ``edge`` and
    its number.

    Raises :class:`GraphTooLarge` above :data:`MOST_NODES` nodes.
    """
    if len(graph) > MOST_NODES:
        raise GraphTooLarge(len(graph))
    number, now = _path(graph, played)
    diagram = Diagram(
        graph_attr={
            "rankdir": "LR",
            "bgcolor": "transparent",
            "nodesep": "0.14",
            "ranksep": "0.42",
            "ordering": "out",
            "fontname": FONT,
            "tooltip": title or say(Message("ui-tab-graph"), lang),
            **(
                {"nslimit": "2", "nslimit1": "2", "mclimit": "0.3"} if graph.number_of_edges() > DENSE else {}
            ),
        },
        node_attr={
            "shape": "box",
            "style": "rounded,filled",
            "fillcolor": PAPER,
            "color": LINE,
            "fontname": FONT,
            "fontsize": f"{NODE_SIZE:g}",
            "fontcolor": INK,
            "margin": "0.08,0.04",
            "height": "0.3",
        },
        edge_attr={"fontname": FONT, "fontsize": f"{EDGE_SIZE:g}", "fontcolor": SOFT, "arrowsize": "0.6"},
    )
    for node in graph:
        diagram.node(node, **_node(graph, node, lang, node == now))
    for index, (source, target, key) in enumerate(graph.edges(keys=True)):
        edge = source, target, key
        diagram.edge(source, target, id=f"edge{index}", **_edge(graph, edge, lang, number.get(edge)))
    return diagram


def export(graph_: Graph[str], format: Format, lang: str = "en", played: Iterable[Move | str] = ()) -> bytes:
    """A graph as the content of a file: a picture (``svg``, ``png``), its source (``dot``), or data with words in it.

    ``graphml`` and ``json`` (node-link form) have no limit of size. Raises :class:`GraphTooLarge`,
    :class:`UnknownWord` for another format, and :class:`~viticulture_explore.draw.render.GraphvizMissing`.
    """
    if format not in FORMATS:
        raise UnknownWord("format", format, FORMATS)
    if format == "graphml":
        return "\n".join(nx.generate_graphml(worded(graph_, lang))).encode()
    if format == "json":
        return json.dumps(nx.node_link_data(worded(graph_, lang), edges="edges"), ensure_ascii=False).encode()
    return bytes(graph(graph_, lang, played).pipe(format))


def worded(graph: Graph[str], lang: str = "en") -> Graph[str]:
    """The same graph with plain values only, its moves and changes in words: what other programs can read."""
    plain: Graph[str] = nx.MultiDiGraph()
    plain.graph.update((key, value) for key, value in graph.graph.items() if isinstance(value, str | int))
    for node, data in graph.nodes(data=True):
        plain.add_node(
            node,
            words=" · ".join(node_lines(graph, node, lang)),
            actor=-1 if data["actor"] is None else data["actor"],
            **{key: data[key] for key in ("depth", "root", "end", "goal", "open", "positions")},
        )
    for source, target, key, data in graph.edges(keys=True, data=True):
        words = _move_words(data, lang)
        plain.add_edge(
            source,
            target,
            key=key,
            words=words,
            actor=data["actor"],
            probability=str(data["probability"] or ""),
        )
    return plain


def node_lines(graph: Graph[str], node: str, lang: str) -> tuple[str, ...]:
    """What a node says: what changed on the way to it, and what begins there."""
    data = graph.nodes[node]
    position: Position = data["position"]
    game = position.game
    if data["root"]:
        return (say(game.say_decision(position), lang, game),)
    lines = [say(message, lang, game) for message in _changes(graph, node)]
    if len(lines) > FACTS:
        lines = [*lines[:FACTS], say(Message("ui-graph-more-changes", {"number": len(lines) - FACTS}), lang)]
    if data["end"]:
        return (*lines, say(Message("ui-graph-end"), lang))
    if data["boundary"] >= Boundary.SEASON:
        return (*lines, say(game.say_time(position), lang, game))
    if data["boundary"] == Boundary.TURN:
        return (*lines, say(Message("ui-graph-turn", {"seat": data["actor"]}), lang))
    return tuple(lines) or (say(game.say_decision(position), lang, game),)


def edge_words(graph: Graph[str], edge: tuple[str, str, str], lang: str) -> str:
    """What an edge says: its move, and how likely it is if that is chance."""
    data = graph.edges[edge]
    words = _move_words(data, lang)
    if data["probability"] is None:
        return words
    beside = (data["probability"] for _, _, data in graph.out_edges(edge[0], data=True))
    among: list[Fraction] = [probability for probability in beside if probability is not None]
    return f"{words} · {share(data['probability'], lang, among)}"


def share(probability: Fraction, lang: str, among: Iterable[Fraction] = ()) -> str:
    """A probability as people read it: ``1/3``, or per cent where the fraction is unwieldy.

    Of several ``among`` which it stands, all are written in the same way.
    """
    if all(known.denominator <= MOST_PARTS for known in (probability, *among)):
        return str(probability)
    rounded = round(100 * probability)
    return say(Message("ui-percent", {"number": rounded}) if rounded else Message("ui-percent-below"), lang)


def legend(graph: Graph[str], lang: str) -> str:
    """What was left out of a graph, in one sentence; empty if nothing was."""
    told = graph.graph
    if told["complete"]:
        return ""
    return say(
        Message("ui-graph-incomplete", {"nodes": len(graph), "more": told["left_out"] + told["unexplored"]}),
        lang,
    )


def _path(graph: Graph[str], played: Iterable[Move | str]) -> tuple[dict[tuple[str, str, str], int], str]:
    """The number of each edge that was played, and the node it led to."""
    numbers: dict[tuple[str, str, str], int] = {}
    here: str = graph.graph["root"]
    for number, move in enumerate(played, 1):
        # A move that the lens does not see has no edge: it stays where it is.
        for _, target, key in graph.out_edges(here, keys=True):
            if key == str(move):
                numbers[here, target, key] = number
                here = target
                break
    return numbers, here


def _changes(graph: Graph[str], node: str) -> list[Message]:
    """The facts of a node that are not facts of the node before it, or of the root where a part of a graph lacks it."""

    def depth(other: str) -> int:
        return int(graph.nodes[other]["depth"])

    # Not always the depth just before: moves that the lens does not see lie between.
    earlier = [other for other in graph.predecessors(node) if depth(other) < depth(node)]
    before = max(earlier, key=depth, default=None)
    known = dict(graph.nodes[before]["facts"] if before is not None else graph.graph["facts"])
    return [message for key, message in graph.nodes[node]["facts"] if known.get(key) != message]


def _node(graph: Graph[str], node: str, lang: str, now: bool) -> dict[str, str]:
    data = graph.nodes[node]
    lines = node_lines(graph, node, lang)
    chance = data["actor"] == CHANCE
    words = (*lines[:-1], f"{lines[-1]} {SEAT_SIGNS[data['actor']]}") if _needs_seat(graph, node) else lines
    classes = ["vx-node", "vx-over" if data["actor"] is None else f"vx-by{data['actor']}"]
    classes += [name for name, holds in (("vx-now", now), ("vx-goal", data["goal"])) if holds]
    look = {
        "id": node,
        "class": " ".join(classes),
        "label": _label(_starred(words) if data["goal"] else words, NODE_SIZE, NODE_ROOM, bold_first=True),
        "tooltip": " · ".join(lines),
        "color": ACCENT if now else INK if data["end"] else SEATS[data["actor"]],
        "fillcolor": TINT if now else PAPER,
        "penwidth": "2.2" if now else "1",
    }
    if data["end"]:
        look["peripheries"] = "2"
    if data["open"]:
        look["style"] = "rounded,filled,dashed"
    if chance:
        look["shape"] = "octagon"
        look["style"] = "filled"
    if data["goal"]:
        look["penwidth"] = "3"
    return look


def _needs_seat(graph: Graph[str], node: str) -> bool:
    """Whether a node has to name the seat that goes on: there are several, and its words do not say which."""
    data = graph.nodes[node]
    seats = {actor for _, actor in graph.nodes(data="actor") if actor}
    named = data["boundary"] == Boundary.TURN and not data["root"]
    return bool(data["actor"]) and len(seats) > 1 and not named


def _starred(lines: tuple[str, ...]) -> tuple[str, ...]:
    """The lines of a goal: it is not told by a colour alone."""
    return (f"★ {lines[0]}", *lines[1:])


def _edge(graph: Graph[str], edge: tuple[str, str, str], lang: str, number: int | None) -> dict[str, str]:
    key = edge[2]
    data = graph.edges[edge]
    words = edge_words(graph, edge, lang)
    text = words if number is None else f"{number}. {words}"
    look = {
        "class": f"vx-edge-by{data['actor']}" + (" vx-played" if number else ""),
        "label": _label((text,), EDGE_SIZE, EDGE_ROOM, bold_first=number is not None),
        "tooltip": f"{words} ({key})",
        "color": ACCENT if number else SEATS[data["actor"]],
        "penwidth": "2.4" if number else "1",
    }
    if number:
        look["fontcolor"] = ACCENT
    if data["actor"] == CHANCE:
        look["style"] = "dashed"
    return look


def _move_words(edge: Mapping[str, Any], lang: str) -> str:
    position: Position = edge["position"]
    return say(position.game.say_move(position, edge["move"]), lang, position.game)


def _label(lines: tuple[str, ...], size: float, room: float, *, bold_first: bool) -> str:
    """An HTML-like label whose cells have the width their text will have: Graphviz measures CJK as blanks."""
    rows = []
    for index, line in enumerate(lines):
        for row in fit(line, size, room, lines=3)[0]:
            bold = bold_first and index == 0
            width = em_width(row) * size * (1.1 if bold else 1.04) + 4
            text = _plain(row)
            content = f"<B>{text}</B>" if bold else f'<FONT COLOR="{SOFT}">{text}</FONT>' if index else text
            rows.append(
                f'<TR><TD ALIGN="LEFT" WIDTH="{round(width)}" HEIGHT="{round(size * 1.35)}">{content}</TD></TR>'
            )
    return f'<<TABLE BORDER="0" CELLBORDER="0" CELLSPACING="0" CELLPADDING="0">{"".join(rows)}</TABLE>>'


def _plain(text: str) -> str:
    """Text for an HTML-like label: no markup and no control characters."""
    return escape(re.sub(r"[\x00-\x1f]", " ", text), quote=False)
