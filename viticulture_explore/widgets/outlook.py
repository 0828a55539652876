"""What the graph tab looks at: how far from where, through which lens, how much at most, and the ways to go there."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, get_args

import networkx as nx

from viticulture_explore import draw
from viticulture_explore.core.explore import explore
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import CHANCE, Boundary, Move, Position
from viticulture_explore.core.search import shortest
from viticulture_explore.text import has, paragraph, say

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game
    from viticulture_explore.core.line import Node
    from viticulture_explore.widgets.session import Session
    from viticulture_explore.widgets.work import Progress, Stop

Scope = Literal["decision", "turn", "season"]
SCOPES: Final[tuple[Scope, ...]] = get_args(Scope)
"""How far to look: the next decision, the rest of the turn, the rest of the season."""

MOST: Final = 60
"""How many positions the graph under a board shows, if nothing else is wanted: more cannot be taken in beside it."""

LIMITS: Final = (30, MOST, 150, draw.MOST_NODES)
"""The limits there are to choose from."""

MOST_EDGES: Final = 240
"""So many arrows are drawn at most: with more, Graphviz takes long and nobody can follow them."""

DEPTHS: Final = (4, 3, 2, 1)
"""How far ahead to look, one after the other, where the rest of the turn is too much."""

LONGEST: Final = 8.0
"""After so many seconds it is shown what was found by then, as if somebody had stopped it."""

WAY_LIMIT: Final = 20_000
"""So many positions are looked at for a way to a node that stands for many positions."""

Part = dict[str, Any]


class Wish(NamedTuple):
    """What is to be seen. ``lens`` is one of the game, or empty for the first; ``goal`` marks gains of points."""

    scope: Scope = "turn"
    lens: str = ""
    limit: int = MOST
    goal: bool = False


DEFAULT: Final = Wish()
"""What is seen if nobody chooses."""


class Outlook(NamedTuple):
    """A graph and where it is rooted in the record."""

    graph: nx.MultiDiGraph[str]
    root: Node
    depth: int | None
    """How many moves ahead it looks, if not as far as was wanted."""


class Reach(NamedTuple):
    """A beginning, and how far to go from there; ``depth`` if that is less than what is wanted."""

    root: Node
    far: dict[str, int]
    depth: int | None = None


def outlook(
    here: Node, wish: Wish = DEFAULT, progress: Progress | None = None, stop: Stop | None = None
) -> Outlook:
    """The graph of what can follow a place in a record, from as early as it can be shown whole.

    The rest of a turn that is too much is shown as many moves ahead as can be; the rest of a season is cut, and
    says so. After a stop, or :data:`LONGEST` seconds, it is what was found by then.
    """
    end = time.monotonic() + LONGEST

    def halt() -> bool:
        return time.monotonic() > end or (stop is not None and stop())

    seen: Outlook | None = None
    for reach in _reaches(here, wish.scope):
        graph = thinned(_explored(reach, wish, progress, halt))
        seen = Outlook(graph, reach.root, reach.depth)
        complete = graph.graph["complete"] and _id_of(graph, here) is not None
        if complete or halt():
            return seen
    assert seen is not None  # there is always the present position
    return seen


def thinned(graph: nx.MultiDiGraph[str], most: int = MOST_EDGES) -> nx.MultiDiGraph[str]:
    """As much of a graph, from its root on, as has at most so many edges; what is left out is counted in it."""
    if graph.number_of_edges() <= most:
        return graph
    kept: dict[str, None] = {}
    edges = 0
    for node in graph:  # in the order they were found: the nearest first
        joined = sum(
            graph.number_of_edges(node, other) + graph.number_of_edges(other, node) for other in kept
        )
        edges += joined + graph.number_of_edges(node, node)
        if edges > most:
            break
        kept[node] = None
    left_out = len(graph) - len(kept)
    for node in kept:
        if any(then not in kept for then in graph.successors(node)):
            graph.nodes[node]["open"] = True
    graph.remove_nodes_from([node for node in graph if node not in kept])
    graph.graph["left_out"] += left_out
    graph.graph["complete"] = False
    return graph


def drawing(session: Session, seen: Outlook) -> Part:
    """The graph as SVG with its note and legend, and what each node and edge says."""
    lang, graph = session.lang, seen.graph
    diagram = draw.graph(graph, lang, played(session, seen), say(Message("ui-tab-graph"), lang))
    return {
        "svg": diagram.svg(),
        "note": note(seen, lang, session.line.node),
        "legend": legend(session, seen),
        "says": {node: " · ".join(draw.node_lines(graph, node, lang)) for node in graph},
        "plays": [draw.edge_words(graph, edge, lang) for edge in graph.edges(keys=True)],
    }


def played(session: Session, seen: Outlook) -> tuple[Move, ...]:
    """The moves of the record from the root of the graph to the present position."""
    return session.line.path[len(seen.root.path) :]


def note(seen: Outlook, lang: str, here: Node | None = None) -> str:
    """How to read the graph, and what it leaves out; also that a turn begins, where ``here`` ended the one before."""
    if len(seen.graph) == 1 and seen.root.position.actor is None:
        return say(Message("ui-graph-over"), lang)
    parts = [Message("ui-graph-hint")]
    root = seen.root
    if here is root and root.parent and root.position.actor and root.position.boundary >= Boundary.TURN:
        parts.insert(0, Message("ui-graph-new-turn", {"seat": root.position.actor}))
    if seen.graph.graph["stopped"]:
        parts.append(Message("ui-graph-stopped"))
    elif seen.depth is not None:
        parts.append(Message("ui-graph-depth", {"depth": seen.depth}))
    told, left_out = paragraph(parts), draw.legend(seen.graph, lang)
    return say(Message("sentence-pair", {"before": told, "after": left_out}) if left_out else told, lang)


def legend(session: Session, seen: Outlook) -> list[Part]:
    """What the colours and lines of this graph mean: only those that are in it."""
    lang, graph = session.lang, seen.graph
    nodes = [data for _, data in graph.nodes(data=True)]
    actors = {data["actor"] for data in nodes if data["actor"]}
    found = [_sign(f"by{seat}", Message("ui-seat", {"seat": seat}), lang) for seat in sorted(actors)]
    marks = {
        "chance": any(data["actor"] == CHANCE for data in nodes),
        "played": bool(played(session, seen)),
        "now": _id_of(graph, session.line.node) is not None,
        "open": any(data["open"] for data in nodes),
        "over": any(data["end"] for data in nodes),
        "goal": any(data["goal"] for data in nodes),
    }
    return found + [
        _sign(mark, Message(f"ui-graph-legend-{mark}"), lang) for mark, there in marks.items() if there
    ]


def pickers(session: Session, wish: Wish) -> list[Part]:
    """What can be chosen: a list of pickers, each with its id, name, options and the one chosen."""
    lang, game = session.lang, session.game
    scopes = [[scope, say(Message(f"ui-graph-scope-{scope}"), lang)] for scope in SCOPES]
    lenses = [[lens, say(_lens(game, lens), lang, game)] for lens in game.lenses]
    limits = [[str(limit), say(Message("ui-graph-limit-most", {"number": limit}), lang)] for limit in LIMITS]
    goals = [["", say(Message("ui-graph-goal-none"), lang)], ["points", _points(session)]]
    return [
        {"id": name, "name": say(Message(f"ui-graph-{name}"), lang), "options": options, "chosen": chosen}
        for name, options, chosen in (
            ("scope", scopes, wish.scope),
            ("lens", lenses, wish.lens or game.lenses[0]),
            ("limit", limits, str(wish.limit)),
            ("goal", goals, "points" if wish.goal else ""),
        )
        if len(options) > 1
    ]


def go(session: Session, seen: Outlook, node: str) -> None:
    """Go to a node of the graph: back along the way that was played, or by playing the moves that lead there.

    A node that stands for several positions is reached by the shortest way to any of them. Raises ``KeyError`` for
    a node the graph does not have, or that no way was found to.
    """
    if node not in seen.graph:
        raise KeyError(node)
    view = _view(seen.graph, seen.graph.nodes[node]["position"])
    for step in reversed(session.line.node.trail()):
        if _view(seen.graph, step.position) == view:
            session.go(step.path)
            return
    for base in dict.fromkeys((session.line.node, seen.root)):
        moves = _way(seen, base, node)
        if moves is not None:
            session.follow(base, moves)
            return
    raise KeyError(node)


def play(session: Session, seen: Outlook, number: int) -> None:
    """Play the move of an edge, by its number in the graph: from where it begins, where that is not here.

    Through a lens a move of the graph may belong to another position that looks the same; then it is asked about.
    Raises ``IndexError`` for a number the graph does not have.
    """
    source, target, key = list(seen.graph.edges(keys=True))[number]
    if _id_of(seen.graph, session.line.node) != source:
        go(session, seen, source)
    session.play(seen.graph.edges[source, target, key]["move"])


# -- how far to look ----------------------------------------------------------------------------------------


def _reaches(here: Node, scope: Scope) -> Iterator[Reach]:
    """The beginnings to try, one after the other; the last one is taken whatever comes of it."""
    trail = here.trail()
    if scope == "decision":
        yield Reach(here if here.position.actor is not None else here.parent or here, {"depth": 1})
        return
    opened = next((node for node in reversed(trail) if node.position.boundary >= Boundary.TURN), trail[0])
    if opened.position.actor is None and opened.parent is not None:
        opened = opened.parent  # the game is over here: show how it came
    if scope == "season":
        yield from (Reach(node, {"seasons": 1}) for node in dict.fromkeys((opened, here)))
        return
    for node in trail[trail.index(opened) :]:
        yield Reach(node, {"turns": 1})
    for depth in DEPTHS:
        yield Reach(here, {"depth": depth}, depth)


def _explored(reach: Reach, wish: Wish, progress: Progress | None, stop: Stop) -> nx.MultiDiGraph[str]:
    start = reach.root.position
    game, seat = start.game, start.actor or 1
    points = game.score(start, seat)

    def gained(position: Position) -> bool:
        return game.score(position, seat) > points

    return explore(
        start,
        depth=reach.far.get("depth"),
        turns=reach.far.get("turns"),
        seasons=reach.far.get("seasons"),
        lens=wish.lens or None,
        limit=wish.limit,
        goal=gained if wish.goal else None,
        progress=progress,
        stop=stop,
    )


# -- ways ---------------------------------------------------------------------------------------------------


def _view(graph: nx.MultiDiGraph[str], position: Position) -> Any:
    return position.game.through(position, graph.graph["lens"])


def _id_of(graph: nx.MultiDiGraph[str], here: Node) -> str | None:
    view = _view(graph, here.position)
    return next(
        (node for node, data in graph.nodes(data=True) if _view(graph, data["position"]) == view), None
    )


def _way(seen: Outlook, base: Node, node: str) -> tuple[Move, ...] | None:
    """Moves that lead from a position of the record to a node, or ``None`` if none are found."""
    graph = seen.graph
    start = _id_of(graph, base)
    if start is None or not nx.has_path(graph, start, node):
        return None
    if graph.graph["lens"] == base.position.game.lenses[0]:
        way = nx.shortest_path(graph, start, node)
        return tuple(next(iter(graph[here][then].values()))["move"] for here, then in pairwise(way))
    view = _view(graph, graph.nodes[node]["position"])
    found = shortest(
        base.position,
        lambda then: _view(graph, then) == view,
        others="free",
        limit=WAY_LIMIT,
        **{key: graph.graph[key] for key in ("depth", "turns", "seasons")},
    )
    return found.lines[0].moves if found else None


# -- words --------------------------------------------------------------------------------------------------


def _sign(look: str, words: Message, lang: str) -> Part:
    return {"look": look, "words": say(words, lang)}


def _lens(game: Game, lens: str) -> Message:
    """What a lens is called; the first one, that shows all, needs no name of its own."""
    if lens == game.lenses[0] and not has(f"name-{lens}"):
        return Message("ui-graph-lens-whole")
    return Message("ui-thing", {"thing": Name(lens)})


def _points(session: Session) -> str:
    return say(Message("ui-graph-goal-points", {"seat": session.position.actor or 1}), session.lang)
