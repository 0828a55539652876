"""The graph below the board: what can follow from the beginning of the turn, with the way that was played."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import networkx as nx

from viticulture_explore import draw
from viticulture_explore.core.explore import explore
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import Boundary
from viticulture_explore.text import say

if TYPE_CHECKING:
    from viticulture_explore.core.line import Line, Node
    from viticulture_explore.core.position import Position
    from viticulture_explore.widgets.session import Session

MOST: Final = 60
"""How many positions the graph under a board shows at most: more cannot be taken in beside it."""

DEPTHS: Final = (4, 3, 2, 1)
"""How far ahead to look, one after the other, where the rest of the turn is too much."""


class Outlook(NamedTuple):
    """A graph and where it is rooted in the record."""

    graph: nx.MultiDiGraph[str]
    root: Node
    depth: int | None
    """How many moves ahead it looks, if not to the end of the turn."""


def outlook(line: Line) -> Outlook:
    """The graph of the present turn from as early as it can be shown whole, else of as many moves ahead as can."""
    trail = line.node.trail()
    opened = next((node for node in reversed(trail) if node.position.boundary >= Boundary.TURN), trail[0])
    if opened.position.actor is None and opened.parent is not None:
        opened = opened.parent  # the game is over here: show how it came
    turn = trail[trail.index(opened) :]
    for root, depth in [*((node, None) for node in turn), *((line.node, depth) for depth in DEPTHS)]:
        graph = _explored(root.position, depth)
        if graph.graph["complete"] and _reaches(graph, root, line.node):
            return Outlook(graph, root, depth)
    return Outlook(graph, root, depth)


def drawing(session: Session, seen: Outlook) -> dict[str, Any]:
    """The graph as SVG with its note, and what each node says."""
    lang = session.lang
    diagram = draw.graph(
        seen.graph, lang, session.line.path[len(seen.root.path) :], say(Message("ui-tab-graph"), lang)
    )
    return {
        "svg": diagram.svg(),
        "note": note(seen, lang),
        "says": {node: " · ".join(draw.node_lines(seen.graph, node, lang)) for node in seen.graph},
    }


def note(seen: Outlook, lang: str) -> str:
    """How to read the graph, and what it leaves out."""
    if len(seen.graph) == 1 and seen.root.position.actor is None:
        return say(Message("ui-graph-over"), lang)
    parts = [say(Message("ui-graph-hint"), lang)]
    if seen.depth is not None:
        parts.append(say(Message("ui-graph-depth", {"depth": seen.depth}), lang))
    left_out = draw.legend(seen.graph, lang)
    return " ".join([*parts, left_out] if left_out else parts)


def go(session: Session, seen: Outlook, node: str) -> None:
    """Go to a node of the graph: back along the way that was played, or by playing the moves that lead there.

    Raises ``KeyError`` for a node the graph does not have.
    """
    if node not in seen.graph:
        raise KeyError(node)
    target: Position = seen.graph.nodes[node]["position"]
    for step in reversed(session.line.node.trail()):
        if step.position == target:
            session.go(step.path)
            return
    base, start = session.line.node, _id_of(seen, session.line.node)
    if start is None or not nx.has_path(seen.graph, start, node):
        base, start = seen.root, seen.graph.graph["root"]
    way = nx.shortest_path(seen.graph, start, node)
    moves = [next(iter(seen.graph[here][then].values()))["move"] for here, then in pairwise(way)]
    session.follow(base, moves)


def _explored(position: Position, depth: int | None) -> nx.MultiDiGraph[str]:
    return (
        explore(position, turns=1, limit=MOST)
        if depth is None
        else explore(position, depth=depth, limit=MOST)
    )


def _reaches(graph: nx.MultiDiGraph[str], root: Node, here: Node) -> bool:
    """Whether the way from the root to here runs inside the graph."""
    return here is root or any(data["position"] == here.position for _, data in graph.nodes(data=True))


def _id_of(seen: Outlook, here: Node) -> str | None:
    return next(
        (node for node, data in seen.graph.nodes(data=True) if data["position"] == here.position), None
    )
