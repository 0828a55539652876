"""Ways to a goal, what can come out, how likely it is, in how many ways: searches through what can follow a position.

All of them walk over legal moves and merge equal positions. They say how far they came: what a limit or a stop left
out is never passed over in silence. How everybody plays and how far to look is told in the same words to each, see
:class:`How`. Graphs for people to look at are made in :mod:`.explore`.

>>> import viticulture_explore as ve
>>> position = ve.example("make_wine/two_reds").position
>>> found = ve.shortest(position, "make red 4")
>>> [str(move) for move in found.lines[0].moves]
['place make_wine', 'make red 4']
>>> ve.ways(position, lambda then: then.players[0].cellar.bit_count() == 2, turns=1).lines
4
>>> ve.chance(position, "deal order_12", turns=1).probability
Fraction(1, 35)
"""

from __future__ import annotations

import heapq
from collections import deque
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias, TypedDict

import msgspec

from viticulture_explore.core.errors import ExplorerError, UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import CHANCE, Boundary, Move, Position, begins

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterator, Sequence
    from typing import Unpack

    from viticulture_explore.core.message import Message

Goal: TypeAlias = "Callable[[Any], bool] | str"
"""What is wanted: a position that fulfils a condition, or a move, of who asks or of chance, that begins so."""

Others = Literal["alone", "free", "against"]
"""How the other seats play: as little as they can, as it suits the goal, or against it."""

LIMIT: Final = 50_000
"""How many positions are looked at, if nothing else is said: a few seconds of work."""

PROGRESS_EVERY: Final = 100
"""After how many positions ``progress`` is called."""

PASSES: Final = 100
"""How often probabilities are worked through again where positions can come back; without that, once is enough."""


class How(TypedDict, total=False):
    """How everybody plays and how far to look: the keywords that all searches take.

    ``seat``
        who asks; default the seat that decides, else the first
    ``others``
        how the other seats play: ``"alone"`` (the default) lets them do as little as they can
        (:meth:`.game.Game.idle`), ``"free"`` lets them help, ``"against"`` lets them hinder
    ``given``
        outcomes of chance that are settled: moves or their texts, of which the first that is possible happens; or a
        function from a position to the outcome or ``None``
    ``moves``
        which of the legal moves of a seat to look at, as a function of the position; default all of them
    ``same``
        a lens of the game, or a function of the position: positions it does not tell apart are taken for one. The
        answer is right if it shows everything that bears on the goal
    ``depth``, ``turns``, ``seasons``, ``years``
        how far to look: so many moves, to the beginning of so many further turns, seasons, years. What is given
        holds together; without any of them to the end of the game
    ``limit``
        at most so many positions are looked at
    ``progress``
        called now and then with the number of positions looked at and of those still waiting
    ``stop``
        asked before each position; once it says yes, the answer is given as far as it is known
    """

    seat: int
    others: Others
    given: Sequence[Move | str] | Callable[[Any], Move | str | None]
    # Positions of the game at hand; which that is, is not for this module to know.
    moves: Callable[[Any], Sequence[Move]]
    same: str | Callable[[Any], Hashable]
    depth: int | None
    turns: int | None
    seasons: int | None
    years: int | None
    limit: int
    progress: Callable[[int, int], None] | None
    stop: Callable[[], bool] | None


# -- answers --------------------------------------------------------------------------------------------------------


class Shortest(msgspec.Struct, frozen=True):
    """The shortest ways to a goal.

    ``lines`` are records from the position to the goal, each at its start; none if no way was found. ``ways`` says
    how many there are that are equally short, ``cost`` what each of them costs, and ``probability`` how likely
    chance is to play along with the first one.
    ``positions`` were looked at. ``complete`` says that nothing is left out: there is no shorter way, or none at all.
    """

    lines: tuple[Line, ...]
    ways: int
    cost: int | None
    probability: Fraction | None
    positions: int
    complete: bool

    def __bool__(self) -> bool:
        return bool(self.lines)

    def __repr__(self) -> str:
        return f"<Shortest: cost {self.cost}, {self.ways} ways{_mark(self.complete)}>"


class Chance(msgspec.Struct, frozen=True):
    """The probability of a goal: exactly ``at_least`` if the search is ``complete``, else between the two."""

    at_least: Fraction
    at_most: Fraction
    positions: int

    @property
    def complete(self) -> bool:
        """Whether the probability is exact."""
        return self.at_least == self.at_most

    @property
    def probability(self) -> Fraction:
        """The exact probability. Raises :class:`ExplorerError` if only bounds of it are known."""
        if not self.complete:
            raise ExplorerError(
                f"the probability is only known to lie between {self.at_least} and {self.at_most}: "
                "look less far, or raise the limit"
            )
        return self.at_least


class Ways(msgspec.Struct, frozen=True):
    """In how many ways a goal can be reached.

    ``lines`` counts the different sequences of moves to where the goal first holds; ``None`` if positions can come
    back on the way, so that there is no end of them. ``goals`` counts the different positions where it holds. Both
    are at least so many unless the search is ``complete``.
    """

    lines: int | None
    goals: int
    positions: int
    complete: bool


class Outcome(msgspec.Struct, frozen=True):
    """One thing that can come out: what the lens shows, the first position that shows it, and a line there.

    ``lines`` counts the sequences of moves that lead to it (``None`` if there is no end of them), ``probability``
    says how likely it is if all the seats that may choose aim at it.
    """

    view: Any
    position: Position
    facts: tuple[tuple[str, Message], ...]
    line: Line
    lines: int | None
    probability: Fraction

    def __repr__(self) -> str:
        return f"<Outcome: {' / '.join(map(str, self.line.moves))}; {self.lines} lines, {self.probability}>"


class Outcomes(msgspec.Struct, frozen=True):
    """The distinct outcomes, in the order found: those that take few moves first."""

    outcomes: tuple[Outcome, ...]
    positions: int
    complete: bool

    def __len__(self) -> int:
        return len(self.outcomes)

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self.outcomes)

    def __repr__(self) -> str:
        return f"<Outcomes: {len(self.outcomes)}{_mark(self.complete)}>"


def _mark(complete: bool) -> str:
    return "" if complete else ", something left out"


# -- questions ------------------------------------------------------------------------------------------------------


def shortest(
    position: Position,
    goal: Goal,
    *,
    most: int = 1,
    cost: Callable[[Position, Move], int] | None = None,
    **how: Unpack[How],
) -> Shortest:
    """The shortest ways to a goal.

    Chance plays along: where it matters, ``probability`` says how likely that is. With ``others="against"`` neither
    the others nor chance do: the line is the longest they can make it, and its cost holds whatever they do.

    Parameters
    ----------
    position
        Where to begin.
    goal
        What is wanted.
    most
        How many of the ways that are equally short; those against resistance are only one.
    cost
        What a move of the one who asks costs, 0 and up; default 1 each. Among equal costs fewer moves win.
    how
        See :class:`How`.

    Raises
    ------
    UnknownWord
        For a way to play or a lens there is not.
    ExplorerError
        For a limit or a number of ways below 1, and for a seat there is not.
    """
    if most < 1:
        raise ExplorerError(f"at least 1 way can be looked for, not {most}")
    play = _Play(position, goal, how)
    price = cost or _each_one
    if play.others == "against":
        return _Siege(_Net(play), price).run()
    return _Seeker(play, price).run(most)


def _each_one(_here: Position, _move: Move) -> int:
    return 1


def chance(position: Position, goal: Goal, **how: Unpack[How]) -> Chance:
    """The probability that the one who asks reaches a goal by the best play for it.

    The others are idle, help or hinder, as ``others`` says. Raises the errors of :func:`shortest`.
    """
    net = _Net(_Play(position, goal, how))
    least, settled = _probability(net, net.goals, unknown=Fraction(0))
    most = least
    if net.open:
        most, settled = _probability(net, net.goals, unknown=Fraction(1))
    return Chance(least, most if settled else Fraction(1), net.looked_at)


def ways(position: Position, goal: Goal, **how: Unpack[How]) -> Ways:
    """In how many ways a goal can be reached, and how many different positions fulfil it.

    Raises the errors of :func:`shortest`.
    """
    net = _Net(_Play(position, goal, how))
    lines = _lines(net)
    total = None if lines is None else sum(map(int.__mul__, lines, net.goals))
    return Ways(total, sum(net.goals), net.looked_at, net.complete)


def outcomes(
    position: Position,
    lens: str | Callable[[Any], Hashable] | None = None,
    *,
    until: Goal | None = None,
    **how: Unpack[How],
) -> Outcomes:
    """What can come out, each once, with the number of ways and the probability.

    Parameters
    ----------
    position
        Where to begin.
    lens
        What counts as different: a lens of the game or a function of the position; default the whole position.
    until
        Where the outcome is read; what comes later does not matter. Default: at the end of the game and where the
        search ends by ``depth``, ``turns``, ``seasons`` and ``years``; without any of these, ``turns=1``.
    how
        See :class:`How`.

    Raises the errors of :func:`shortest`.
    """
    if until is None and not any(bound in how for bound in ("depth", "turns", "seasons", "years")):
        how["turns"] = 1
    play = _Play(position, until, how)
    shown = play.game.lenses[0] if lens is None else lens
    view = _viewer(position, shown)
    net = _Net(play)
    by_view: dict[Hashable, list[int]] = {}
    for node, reached in enumerate(net.goals):
        if reached:
            by_view.setdefault(view(net.positions[node]), []).append(node)
    lines = _lines(net)
    facts = shown if isinstance(shown, str) else None
    found = tuple(
        Outcome(
            view=seen,
            position=net.positions[nodes[0]],
            facts=play.game.facts(net.positions[nodes[0]], facts) if facts else (),
            line=net.line(nodes[0]),
            lines=None if lines is None else sum(lines[node] for node in nodes),
            probability=_likely(net, nodes),
        )
        for seen, nodes in by_view.items()
    )
    return Outcomes(found, net.looked_at, net.complete)


# -- how everybody plays ----------------------------------------------------------------------------------------------


class _Reach(NamedTuple):
    """How much further to go; ``None`` is no limit."""

    depth: int | None
    turns: int | None
    seasons: int | None
    years: int | None

    def into(self, boundary: Boundary) -> _Reach:
        """What is left after a move to a position where something begins."""
        if self == _ENDLESS:
            return self
        return _Reach(
            None if self.depth is None else self.depth - 1,
            *(
                left if left is None or boundary < least else left - 1
                for left, least in zip(self[1:], _BOUNDARIES, strict=True)
            ),
        )


_BOUNDARIES: Final = (Boundary.TURN, Boundary.SEASON, Boundary.YEAR)
_ENDLESS: Final = _Reach(None, None, None, None)

Followed = tuple[Move, Fraction | None, Position, _Reach, bool]
"""A move, its probability if chance decides, the position and the reach after it, whether the goal is reached."""


class _Play:
    """A question put to a position: who plays how, what is wanted, how far to look."""

    def __init__(self, position: Position, goal: Goal | None, how: How) -> None:
        self.start: Final = position
        self.game: Final = position.game
        self.goal: Final = goal
        self.others: Final = how.get("others", "alone")
        if self.others not in _OTHERS:
            raise UnknownWord("way to play", self.others, _OTHERS)
        self.seat: Final = how.get("seat") or position.actor or 1
        if not 1 <= self.seat <= self.game.seats.stop - 1:
            raise ExplorerError(f"there is no seat {self.seat}")
        self.limit: Final = how.get("limit", LIMIT)
        if self.limit < 1:
            raise ExplorerError(f"at least 1 position is looked at, not {self.limit}")
        self.moves: Final = how.get("moves", _all)
        self.given: Final = _settled(how.get("given", ()))
        self.view: Final = _viewer(position, how.get("same", self.game.lenses[0]))
        self.progress: Final = how.get("progress")
        self.stop: Final = how.get("stop")
        self.reach: Final = _Reach(how.get("depth"), how.get("turns"), how.get("seasons"), how.get("years"))

    def reached(self, position: Position, reach: _Reach) -> bool:
        """Whether the goal holds at a position, so that nothing further matters."""
        if self.goal is None:
            return 0 in reach or position.actor is None
        return not isinstance(self.goal, str) and bool(self.goal(position))

    def key(self, position: Position, reach: _Reach, reached: bool) -> Hashable:
        """What makes two places of the search one."""
        return self.view(position), reach, reached

    def follow(self, here: Position, reach: _Reach) -> Iterator[Followed]:
        """Every move looked at, and what it leads to; none where the game or the reach ends."""
        if here.actor is None or 0 in reach:
            return
        words = self.goal if isinstance(self.goal, str) and here.actor in (self.seat, CHANCE) else None
        for move, probability in self._moves(here):
            then = here.after(move)
            left = reach.into(then.boundary)
            made = words is not None and begins(move, words)
            yield move, probability, then, left, made or self.reached(then, left)

    def sign(self, here: Position) -> int:
        """Who chooses here: 1 somebody for the goal, -1 somebody against it, 0 chance."""
        if here.actor == CHANCE:
            return 0
        return -1 if self.others == "against" and here.actor != self.seat else 1

    def _moves(self, here: Position) -> Sequence[tuple[Move, Fraction | None]]:
        if here.actor == CHANCE:
            settled = self.given(here)
            return here.chances() if settled is None else ((settled, Fraction(1)),)
        if here.actor != self.seat and self.others == "alone":
            return ((self.game.idle(here), None),)
        return tuple((move, None) for move in self.moves(here))


def _all(here: Position) -> Sequence[Move]:
    return here.legal_moves()


_OTHERS: Final = ("alone", "free", "against")


def _settled(
    given: Sequence[Move | str] | Callable[[Any], Move | str | None],
) -> Callable[[Position], Move | None]:
    """What chance does where it is settled."""
    if callable(given):

        def chosen(here: Position) -> Move | None:
            found = given(here)
            return here.parse(found) if isinstance(found, str) else found

        return chosen
    texts = tuple(map(str, given))
    if not texts:
        return lambda _: None

    def first(here: Position) -> Move | None:
        known = {str(move): move for move, _ in here.chances()}
        return next((known[text] for text in texts if text in known), None)

    return first


def _viewer(
    position: Position, shown: str | Callable[[Position], Hashable]
) -> Callable[[Position], Hashable]:
    """What is seen of a position through a lens of its game, or through a function."""
    if callable(shown):
        return shown
    game = position.game
    if shown not in game.lenses:
        raise UnknownWord("lens", shown, game.lenses)
    if shown == game.lenses[0]:
        return lambda here: here
    return lambda here: game.through(here, shown)


# -- straight to the goal ---------------------------------------------------------------------------------------------

_Price = tuple[int, int]
"""What a way costs, and how many moves it has."""


class _Seeker:
    """The cheapest ways to the goal if everybody plays along: the cheapest place not looked at yet comes next."""

    def __init__(self, play: _Play, cost: Callable[[Position, Move], int]) -> None:
        self.play = play
        self.cost = cost
        self.positions: list[Position] = [play.start]
        self.reaches: list[_Reach] = [play.reach]
        self.reached: list[bool] = [play.reached(play.start, play.reach)]
        self.prices: list[_Price] = [(0, 0)]
        self.before: list[list[tuple[int, Move, Fraction | None]]] = [[]]
        self.number = {play.key(play.start, play.reach, self.reached[0]): 0}
        self.waiting: list[tuple[_Price, int]] = [((0, 0), 0)]
        self.best: _Price | None = None

    def run(self, most: int) -> Shortest:
        goals: list[int] = []
        looked_at = 0
        complete = True
        while self.waiting:
            price, node = heapq.heappop(self.waiting)
            if price > self.prices[node]:
                continue
            if self.best is not None and price > self.best:
                break
            if self.reached[node]:
                self.best = price
                goals.append(node)
                continue
            if self.best is not None:  # as cheap as the goal, so what follows is not
                continue
            if looked_at == self.play.limit or (self.play.stop is not None and self.play.stop()):
                complete = False
                break
            self._look(node)
            looked_at += 1
            if self.play.progress is not None and looked_at % PROGRESS_EVERY == 0:
                self.play.progress(looked_at, len(self.waiting))
        if self.play.progress is not None:
            self.play.progress(looked_at, len(self.waiting))
        return self._told(goals, most, looked_at, complete or self.best is not None)

    def _look(self, node: int) -> None:
        here = self.positions[node]
        cost, length = self.prices[node]
        own = here.actor == self.play.seat
        for move, probability, then, reach, reached in self.play.follow(here, self.reaches[node]):
            price = (cost + (self.cost(here, move) if own else 0), length + 1)
            key = self.play.key(then, reach, reached)
            target = self.number.setdefault(key, len(self.positions))
            if target == len(self.positions):
                self.positions.append(then)
                self.reaches.append(reach)
                self.reached.append(reached)
                self.prices.append(price)
                self.before.append([])
                heapq.heappush(self.waiting, (price, target))
            elif price < self.prices[target]:
                self.prices[target] = price
                self.before[target] = []
                heapq.heappush(self.waiting, (price, target))
            if price == self.prices[target]:
                self.before[target].append((node, move, probability))

    def _told(self, goals: list[int], most: int, looked_at: int, complete: bool) -> Shortest:
        found: list[tuple[tuple[Move, ...], Fraction]] = []
        for goal in goals:
            for way in self._ways_to(goal):
                if len(found) == most:
                    break
                found.append(way)
        lines = tuple(_line(self.play.start, moves) for moves, _ in found)
        likely = found[0][1] if found else None
        cost = self.best[0] if self.best else None
        return Shortest(lines, self._count(goals), cost, likely, looked_at, complete)

    def _count(self, goals: list[int]) -> int:
        """How many ways lead to the goals: as many to each place as to all those before it."""
        on_the_way = set(goals)
        waiting = list(goals)
        while waiting:
            fresh = {before for before, *_ in self.before[waiting.pop()]} - on_the_way
            on_the_way |= fresh
            waiting.extend(sorted(fresh))
        counts: dict[int, int] = {}
        for node in sorted(on_the_way, key=self.prices.__getitem__):
            counts[node] = sum(counts[before] for before, *_ in self.before[node]) if node else 1
        return sum(counts[goal] for goal in goals)

    def _ways_to(self, goal: int) -> Iterator[tuple[tuple[Move, ...], Fraction]]:
        """The ways to a goal, one after the other: back along every way that is as short as any."""
        waiting: list[tuple[int, tuple[Move, ...], Fraction]] = [(goal, (), Fraction(1))]
        while waiting:
            node, moves, likely = waiting.pop()
            if not node:
                yield moves, likely
            for before, move, probability in reversed(self.before[node]):
                share = likely if probability is None else likely * probability
                waiting.append((before, (move, *moves), share))


# -- everything within reach ------------------------------------------------------------------------------------------


class _Net:
    """All places within reach, each once, in the order found, and the moves between them."""

    def __init__(self, play: _Play) -> None:
        self.play = play
        reached = play.reached(play.start, play.reach)
        self.positions: list[Position] = [play.start]
        self.goals: list[bool] = [reached]
        self.moves: list[list[tuple[Move, Fraction | None, int]]] = [[]]
        self.before: list[tuple[int, Move] | None] = [None]
        self.open: set[int] = set()
        self.looked_at = 0
        self._walk(play.key(play.start, play.reach, reached))

    @property
    def complete(self) -> bool:
        """Whether every place within reach was looked at."""
        return not self.open

    def line(self, node: int) -> Line:
        """A record with as few moves as any from the start to a place, at its start."""
        moves: list[Move] = []
        while (step := self.before[node]) is not None:
            node, move = step
            moves.append(move)
        return _line(self.play.start, moves[::-1])

    def behind_first(self) -> list[int]:
        """All places, those that come later first, as far as none comes back."""
        order: list[int] = []
        seen = {0}
        stack = [(0, iter(self.moves[0]))]
        while stack:
            node, moves = stack[-1]
            for _, _, target in moves:
                if target not in seen:
                    seen.add(target)
                    stack.append((target, iter(self.moves[target])))
                    break
            else:
                stack.pop()
                order.append(node)
        return order

    def _walk(self, root: Hashable) -> None:
        play = self.play
        number = {root: 0}
        waiting = deque([(0, play.reach)])
        while waiting:
            node, reach = waiting[0]
            if not self.goals[node]:
                if self.looked_at == play.limit or (play.stop is not None and play.stop()):
                    break
                for move, probability, then, left, reached in play.follow(self.positions[node], reach):
                    target = number.setdefault(play.key(then, left, reached), len(self.positions))
                    if target == len(self.positions):
                        self.positions.append(then)
                        self.goals.append(reached)
                        self.moves.append([])
                        self.before.append((node, move))
                        waiting.append((target, left))
                    self.moves[node].append((move, probability, target))
                self.looked_at += 1
                if play.progress is not None and self.looked_at % PROGRESS_EVERY == 0:
                    play.progress(self.looked_at, len(waiting))
            waiting.popleft()
        self.open = {node for node, _ in waiting if not self.goals[node]}
        if play.progress is not None:
            play.progress(self.looked_at, len(waiting))


def _line(start: Position, moves: Sequence[Move]) -> Line:
    line = Line(start, moves)
    line.to_start()
    return line


def _lines(net: _Net) -> list[int] | None:
    """How many sequences of moves lead to each place, or ``None`` if a place can come back."""
    order = net.behind_first()[::-1]
    rank = {node: number for number, node in enumerate(order)}
    lines = [0] * len(net.positions)
    lines[0] = 1
    for node in order:
        for _, _, target in net.moves[node]:
            if rank[target] <= rank[node]:
                return None
            lines[target] += lines[node]
    return lines


def _likely(net: _Net, nodes: Sequence[int]) -> Fraction:
    """How likely some places are if those who choose aim at them."""
    if all(probability is None for moves in net.moves for _, probability, _ in moves):
        return Fraction(1)
    wanted = [False] * len(net.positions)
    for node in nodes:
        wanted[node] = True
    return _probability(net, wanted, unknown=Fraction(0))[0]


def _probability(net: _Net, wanted: Sequence[bool], unknown: Fraction) -> tuple[Fraction, bool]:
    """How likely the wanted places are from the start, and whether that is settled.

    Once from the last place to the first is enough unless places come back; then it is done again until nothing
    changes. ``unknown`` is taken for the places that were not looked at.
    """
    values = [Fraction(place) for place in wanted]
    for node in net.open:
        values[node] = unknown
    order = [node for node in net.behind_first() if net.moves[node] and not wanted[node]]
    signs = {node: net.play.sign(net.positions[node]) for node in order}
    for _ in range(PASSES):
        changed = False
        for node in order:
            value = _value(net.moves[node], values, signs[node])
            changed = changed or value != values[node]
            values[node] = value
        if not changed:
            return values[0], True
    return values[0], False


def _value(
    moves: Sequence[tuple[Move, Fraction | None, int]], values: Sequence[Fraction], sign: int
) -> Fraction:
    if sign == 0:
        return sum((share * values[target] for _, share, target in moves if share is not None), Fraction(0))
    return (max if sign > 0 else min)(values[target] for *_, target in moves)


# -- against resistance -----------------------------------------------------------------------------------------------


class _Siege:
    """The shortest way that nobody can prevent, along the longest resistance.

    Backwards from the goals, the cheapest first: where the one who asks chooses, one move that is settled is enough;
    elsewhere every move has to be.
    """

    def __init__(self, net: _Net, cost: Callable[[Position, Move], int]) -> None:
        self.net = net
        self.own = [position.actor == net.play.seat for position in net.positions]
        self.left = [len(moves) for moves in net.moves]
        self.into: list[list[tuple[int, int, Move]]] = [[] for _ in net.positions]
        for node, moves in enumerate(net.moves):
            for move, _, target in moves:
                price = cost(net.positions[node], move) if self.own[node] else 0
                self.into[target].append((node, price, move))
        self.chosen: dict[int, tuple[_Price, Move, int]] = {}
        self.waiting: list[tuple[_Price, int]] = []

    def run(self) -> Shortest:
        net = self.net
        settled: dict[int, _Price] = {}
        self.waiting = [((0, 0), node) for node, reached in enumerate(net.goals) if reached]
        while self.waiting:
            price, node = heapq.heappop(self.waiting)
            if node not in settled:
                settled[node] = price
                for before, more, move in self.into[node]:
                    if before not in settled:
                        self._offer(before, (price[0] + more, price[1] + 1), move, node)
        if 0 not in settled:
            return Shortest((), 0, None, None, net.looked_at, net.complete)
        return Shortest((self._resisting(),), 1, settled[0][0], Fraction(1), net.looked_at, net.complete)

    def _offer(self, node: int, price: _Price, move: Move, target: int) -> None:
        """A move leads on to where the goal is certain: the best of them is taken, or the worst once all do."""
        self.left[node] -= 1
        known = self.chosen.get(node)
        if known is None or (price < known[0] if self.own[node] else price > known[0]):
            self.chosen[node] = (price, move, target)
        if self.own[node] or not self.left[node]:
            heapq.heappush(self.waiting, (self.chosen[node][0], node))

    def _resisting(self) -> Line:
        moves: list[Move] = []
        node = 0
        while node in self.chosen:
            _, move, node = self.chosen[node]
            moves.append(move)
        return _line(self.net.play.start, moves)
