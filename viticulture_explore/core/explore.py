"""What can follow a position: a graph of it for people, and counts of it that find faults in rules.

Both walk breadth-first over legal moves; chance is walked like a seat, every outcome with its probability.

The graph is a plain networkx graph, so all of networkx can be asked. Three analyses of one winter turn: red 3 and red 4
lie in the crush pad, the cellar ends at 3.

>>> import networkx as nx
>>> import viticulture_explore as ve
>>> position = ve.example("make_wine/two_reds").position

**The longest chain**: how often grapes and wine can change before the turn is over. An edge is keyed by its move.

>>> graph = ve.explore(position, turns=1, lens="cellar")
>>> chain = nx.dag_longest_path(graph)
>>> [next(iter(graph[here][then])) for here, then in nx.utils.pairwise(chain)]
['make red 3', 'make red 4']

**The dominators of a goal**: what every way to two wines passes through. Both orders of making them do: only the worker
on the action and the first choice of a wine are on every way.

>>> graph = ve.explore(position, turns=1, goal=lambda then: then.players[0].cellar.bit_count() == 2)
>>> goal = next(node for node, data in graph.nodes(data=True) if data["goal"])
>>> above = nx.immediate_dominators(graph, graph.graph["root"])
>>> way = [goal]
>>> while way[-1] != graph.graph["root"]:
...     way.append(above[way[-1]])
>>> [graph.nodes[node]["position"].decision.id for node in reversed(way)]
['place', 'make_wine', 'place']

**Distinct outcomes**: the turn ends in many positions, but in few cellars. :mod:`.search` counts the ways to each.

>>> ends = [data["position"] for _, data in graph.nodes(data=True) if data["open"] or data["end"]]
>>> len(ends), len({position.game.through(end, "cellar") for end in ends})
(81, 5)
>>> [outcome.lines for outcome in ve.outcomes(position, "cellar", turns=1)]
[73, 2, 4, 2, 2]
"""

from __future__ import annotations

import hashlib
from collections import deque
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
import networkx as nx

from viticulture_explore.core.errors import ExplorerError, UnknownWord
from viticulture_explore.core.position import CHANCE, Boundary, Move, Position

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator
    from fractions import Fraction

POSITIONS_PER_NODE: Final = 50
"""How many positions are looked at for each node of the limit: a lens can merge thousands of them into one node."""

PROGRESS_EVERY: Final = 100
"""After how many positions ``progress`` is called."""


class Count(NamedTuple):
    """What lies a number of moves ahead: how many different positions, and how many lines lead to them."""

    depth: int
    positions: int
    lines: int


def explore(  # noqa: PLR0913 - each says one thing about how far to look, all by name
    position: Position,
    *,
    depth: int | None = None,
    turns: int | None = None,
    seasons: int | None = None,
    lens: str | None = None,
    limit: int = 300,
    goal: Callable[[Position], bool] | None = None,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> nx.MultiDiGraph[str]:
    """The graph of what can follow a position.

    Three worked analyses (the longest chain, the dominators of a goal, distinct outcomes) stand at the head of this
    module, ``help("viticulture_explore.core.explore")``, and in lesson 2.

    Parameters
    ----------
    position
        Where to begin; the root of the graph.
    depth, turns, seasons
        How far to go: so many moves, to the beginning of so many further turns, of so many further seasons. What
        is given holds together; without any of them, ``turns=1``: the present decision to the end of the turn.
    lens
        What counts as different; default the first lens of the game, the whole position.
    limit
        At most so many nodes.
    goal
        Which positions to mark.
    progress
        Called now and then with the number of nodes found and of positions still to be looked at.
    stop
        Asked before each position; once it says yes, the graph is returned as far as it has come.

    Returns
    -------
    networkx.MultiDiGraph
        A node is one view through the lens; its id is a digest of the view, the same in every process. Its
        attributes belong to the first position found with this view, unless said otherwise:

        ``position``
            that position
        ``actor``, ``boundary``
            who decides there, and what begins there
        ``depth``
            how many moves from the root, at least
        ``facts``
            what the lens shows, as ``(key, message)``
        ``root``, ``end``, ``goal``
            whether it is the beginning, the game is over there, the goal holds there
        ``positions``
            how many positions with this view were found
        ``open``
            whether more can follow that is not in the graph (the way ended here, or the limit cut it)

        An edge leads from view to view by a move; its key is the text of the move. Moves that change nothing the
        lens shows make no edge. Attributes: ``move``, ``position`` (the first one found where it is played, which the
        node need not have), ``actor``, and ``probability`` (a ``Fraction`` for chance, else ``None``; also ``None``
        where positions of one view differ in it).

        ``graph.graph`` tells how it was made: ``root`` (an id) and its ``facts``, ``lens``, ``depth``, ``turns``,
        ``seasons``, ``limit``, ``positions`` (looked at), ``left_out`` (views seen that the limit kept out),
        ``unexplored`` (positions that were still waiting), ``stopped`` (by ``stop``) and ``complete`` (nothing was
        left out within ``depth``, ``turns`` and ``seasons``).

    Raises
    ------
    UnknownWord
        For a lens the game does not have.
    ExplorerError
        For a limit below 1.
    """
    lenses = position.game.lenses
    seen_through = lenses[0] if lens is None else lens
    if seen_through not in lenses:
        raise UnknownWord("lens", seen_through, lenses)
    if limit < 1:
        raise ExplorerError(f"a graph has at least 1 node, not {limit}")
    if depth is None and turns is None and seasons is None:
        turns = 1
    reach = _Reach(depth, turns, seasons)
    return _Exploration(position, reach, seen_through, limit, goal).run(progress, stop)


def count(position: Position, depth: int) -> Iterator[Count]:
    """For each depth from 1 (after one move) to ``depth``: the different positions and the lines that lead there.

    Every move counts, also forced ones and each outcome of chance, as in the perft of chess programs. Finished
    games have no moves and so drop out of the depths behind them.
    """
    layer = {position: 0}
    lines = [1]
    for reached in range(1, depth + 1):
        layer, lines = _next_layer(layer, lines)
        yield Count(reached, len(layer), sum(lines))


def split(position: Position, depth: int) -> dict[Move, Count]:
    """The count at ``depth`` for each first move by itself: where two programs differ, this shows under which move.

    The lines add up to those of :func:`count`; positions need not, for two moves can lead to the same ones.
    Raises :class:`ExplorerError` for a depth below 1.
    """
    if depth < 1:
        raise ExplorerError(f"a split has a depth of at least 1, not {depth}")
    return {move: _count_at(position.after(move), depth) for move in position.legal_moves()}


def _count_at(after_first: Position, depth: int) -> Count:
    layer = {after_first: 0}
    lines = [1]
    for _ in range(depth - 1):
        layer, lines = _next_layer(layer, lines)
    return Count(depth, len(layer), sum(lines))


def _next_layer(layer: dict[Position, int], lines: list[int]) -> tuple[dict[Position, int], list[int]]:
    """One depth further. Positions are numbered in the order found; ``lines`` counts by number.

    ``setdefault`` hashes a new position once, where a counter would do so twice: hashing is most of the work.
    """
    below: dict[Position, int] = {}
    number_of = below.setdefault
    below_lines: list[int] = []
    found = 0
    for here, ways in zip(layer, lines, strict=True):
        after = here.after
        for move in here.legal_moves():
            number = number_of(after(move), found)
            if number == found:
                below_lines.append(ways)
                found += 1
            else:
                below_lines[number] += ways
    return below, below_lines


class _Reach(NamedTuple):
    """How much further to go; ``None`` is no limit."""

    depth: int | None
    turns: int | None
    seasons: int | None

    @property
    def used_up(self) -> bool:
        return 0 in self

    def into(self, boundary: Boundary) -> _Reach:
        """What is left after a move to a position where something begins."""
        return _Reach(
            None if self.depth is None else self.depth - 1,
            self.turns if self.turns is None or boundary < Boundary.TURN else self.turns - 1,
            self.seasons if self.seasons is None or boundary < Boundary.SEASON else self.seasons - 1,
        )

    def covers(self, other: _Reach) -> bool:
        """Whether this goes at least as far as the other in every respect."""
        return all(
            mine is None or (its is not None and mine >= its) for mine, its in zip(self, other, strict=True)
        )


class _Exploration:
    """One walk: the graph so far and the positions still waiting."""

    def __init__(
        self,
        position: Position,
        reach: _Reach,
        lens: str,
        limit: int,
        goal: Callable[[Position], bool] | None,
    ) -> None:
        self.game = position.game
        self.lens = lens
        self.limit = limit
        self.goal = goal
        self.ids: dict[Hashable, str] = {}
        self.left_out: set[str] = set()
        self.reached: dict[Position, _Reach] = {position: reach}
        self.cut: dict[Position, str] = {}
        self.waiting: deque[tuple[Position, str, int]] = deque()
        self.graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(
            lens=lens, **reach._asdict(), limit=limit, positions=1, stopped=False
        )
        root = self.id_of(position)
        self.graph.graph["root"] = root
        self.add_node(root, position, 0)
        self.graph.graph["facts"] = self.graph.nodes[root]["facts"]
        self.waiting.append((position, root, 0))

    def run(
        self, progress: Callable[[int, int], None] | None, stop: Callable[[], bool] | None
    ) -> nx.MultiDiGraph[str]:
        told = self.graph.graph
        most = self.limit * POSITIONS_PER_NODE
        looked_at = 0
        while self.waiting and looked_at < most:
            if stop is not None and stop():
                told["stopped"] = True
                break
            self.expand(*self.waiting.popleft())
            looked_at += 1
            if progress is not None and looked_at % PROGRESS_EVERY == 0:
                progress(len(self.graph), len(self.waiting))
        for node in (*self.cut.values(), *(node for _, node, _ in self.waiting)):
            self.graph.nodes[node]["open"] = True
        told["positions"] = len(self.reached)
        told["left_out"] = len(self.left_out)
        told["unexplored"] = len(self.waiting)
        told["complete"] = not self.left_out and not self.waiting
        if progress is not None:
            progress(len(self.graph), len(self.waiting))
        return self.graph

    def expand(self, here: Position, node: str, depth: int) -> None:
        reach = self.reached[here]
        if here.actor is None:
            return
        if reach.used_up:
            self.cut[here] = node
            return
        self.cut.pop(here, None)
        for move, probability in _ways(here):
            then = here.after(move)
            target = self.id_of(then)
            if target not in self.graph:
                if len(self.graph) >= self.limit:
                    self.left_out.add(target)
                    self.cut[here] = node
                    continue
                self.add_node(target, then, depth + 1)
            if target != node:
                self.add_edge(node, target, move, here, probability)
            self.reach(then, target, depth + 1, reach.into(then.boundary))

    def reach(self, then: Position, node: str, depth: int, reach: _Reach) -> None:
        known = self.reached.get(then)
        if known is None:
            self.graph.nodes[node]["positions"] += 1
        elif known.covers(reach):
            return
        self.reached[then] = reach
        self.waiting.append((then, node, depth))

    def add_node(self, node: str, position: Position, depth: int) -> None:
        self.graph.add_node(
            node,
            position=position,
            actor=position.actor,
            boundary=position.boundary,
            depth=depth,
            facts=self.game.facts(position, self.lens),
            root=depth == 0,
            end=position.actor is None,
            goal=self.goal is not None and self.goal(position),
            positions=0 if depth else 1,
            open=False,
        )

    def add_edge(
        self, node: str, target: str, move: Move, here: Position, probability: Fraction | None
    ) -> None:
        key = str(move)
        known: dict[str, Any] | None = self.graph.get_edge_data(node, target, key)
        if known is None:
            self.graph.add_edge(
                node, target, key=key, move=move, position=here, actor=here.actor, probability=probability
            )
        elif known["probability"] != probability:
            known["probability"] = None

    def id_of(self, position: Position) -> str:
        view = self.game.through(position, self.lens)
        known = self.ids.get(view)
        if known is None:
            known = self.ids[view] = _digest(view)
        return known


def _ways(here: Position) -> Iterator[tuple[Move, Fraction | None]]:
    if here.actor == CHANCE:
        yield from here.chances()
    else:
        for move in here.legal_moves():
            yield move, None


def _digest(view: Hashable) -> str:
    # Deterministic order, so that sets inside a view give the same id in every process.
    return hashlib.blake2b(msgspec.json.encode(view, order="deterministic"), digest_size=8).hexdigest()
