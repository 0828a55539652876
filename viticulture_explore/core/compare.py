"""One line under several rulebooks: what each makes of it, where the paths part, and which options part them.

A rulebook is a setting of options. So what parts two of them is found by trying: the options in which they differ
are set from the one's value to the other's, and the line is played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Event, Move, Obstacle, Position, Result, Step, begins

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game

MOST_FORCED: Final = 100
"""So many moves without an alternative are played for one move of a line."""


class Attempt(msgspec.Struct, frozen=True):
    """One move of a line, tried under one rulebook."""

    text: str
    """The move, as the line has it."""
    asked: bool
    """Whether it was only asked about: it may be possible or not, the line goes on without it."""
    position: Position
    """The position after it; the one where it was tried, if it was not played."""
    obstacles: tuple[Obstacle, ...]
    """Why it is not possible; empty if it is."""
    steps: tuple[Step, ...] = ()
    """What was played for it: moves without an alternative before it, itself, and chance behind it."""
    words: Message | None = None
    """The move as a short sentence, if it is possible."""

    @property
    def legal(self) -> bool:
        """Whether it is possible."""
        return not self.obstacles if self.asked else bool(self.steps)

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return tuple(event for step in self.steps for event in step.events)


class Path(msgspec.Struct, frozen=True):
    """What became of a line under one setting of the options; it ends with the first move that is not possible."""

    start: Position
    attempts: tuple[Attempt, ...]

    @property
    def end(self) -> Position:
        """The last position."""
        return self.attempts[-1].position if self.attempts else self.start

    @property
    def whole(self) -> bool:
        """Whether the line could be played to its end."""
        return all(attempt.legal or attempt.asked for attempt in self.attempts)

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be played at the end of the line; nothing if it broke off."""
        return tuple(map(str, self.end.legal_moves())) if self.whole else ()


Options = Mapping[str, str]
Begin = Callable[[Options], Position]
"""Sets up the start position under a setting of all options."""
Play = Callable[[Position, Callable[[], bool]], tuple[Attempt, ...]]
"""Plays the line from a start position; asks now and then whether to stop, and raises :class:`Stopped` if so."""


class Stopped(Exception):
    """Somebody has seen enough: the line is not played any further."""


def _never() -> bool:
    return False


class Cell(NamedTuple):
    """What one side makes of one move: whether it is possible (``None``: the line ended before), and what differs."""

    legal: bool | None
    obstacles: tuple[Obstacle, ...]
    facts: tuple[Message, ...]
    """Facts of the position after it that other sides do not share and that were not told a row before."""
    events: tuple[Event, ...]
    """What happened here and not on every side."""


class Row(NamedTuple):
    """One move of the line on every side."""

    text: str
    words: Message | None
    """The move as a short sentence, if it is possible on any side."""
    asked: bool
    cells: tuple[Cell, ...]
    differs: bool
    """Whether the sides do not all come to the same here."""


class Cause(NamedTuple):
    """The options that part one side from another: with all of them switched, the one comes out like the other.

    None of them could be left out.
    """

    one: str
    """The rulebook whose options were switched."""
    other: str
    """The rulebook whose values they were given."""
    options: dict[str, tuple[str, str]]
    """By option, the values of the two books."""


class Comparison:
    """One line under several rulebooks, side by side.

    A *side* are the rulebooks under which everything comes out the same: the moves that are possible, the
    positions, the result, and what can be played at the end.
    """

    def __init__(
        self,
        game: Game,
        paths: Mapping[str, Path],
        sides: tuple[tuple[str, ...], ...],
        causes: Iterable[Cause],
        *,
        stopped: bool = False,
    ) -> None:
        self.game: Final = game
        """The game."""
        self.paths: Final = dict(paths)
        """What became of the line, by rulebook."""
        self.sides: Final = sides
        """The rulebooks, parted by what they make of the line; one side if they all agree."""
        self.causes: Final = tuple(causes)
        """What parts the first side from each other one, in the order of the sides."""
        self.stopped: Final = stopped
        """Whether it was stopped before every rulebook was played and everything that parts them was found."""

    @property
    def differs(self) -> bool:
        """Whether the rulebooks do not all come to the same."""
        return len(self.sides) > 1

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The moves of the line in order, each with what the sides make of it."""
        sides = [self.paths[side[0]] for side in self.sides]
        told: dict[str, tuple[Message | None, ...]] = {}
        longest = max(len(path.attempts) for path in sides)
        return tuple(_row(self.game, sides, index, told) for index in range(longest))

    @property
    def parting(self) -> int | None:
        """The number of the first row in which the sides differ, from 0; ``None`` if no row does."""
        return next((number for number, row in enumerate(self.rows) if row.differs), None)

    @property
    def results(self) -> tuple[Result | None, ...]:
        """How the game ended, by side; ``None`` where it goes on."""
        return tuple(self.paths[side[0]].end.result for side in self.sides)

    @cached_property
    def choices(self) -> tuple[Row, ...]:
        """The moves that are possible at the end of the line on some sides and not on others.

        None if the game is over on one of them: that tells it all.
        """
        if any(self.results):
            return ()
        sides = [self.paths[side[0]] for side in self.sides]
        offered = [set(path.choices) for path in sides]
        apart = {
            move: path.end
            for path in sides
            for move in path.choices
            if not all(move in known for known, other in zip(offered, sides, strict=True) if other.whole)
        }
        return tuple(_choice(move, end, sides) for move, end in apart.items())


def compare(  # noqa: PLR0913 - what is compared, and two ways to watch it, by name
    game: Game,
    begin: Begin,
    play: Play,
    rulebooks: Mapping[str, Options] | None = None,
    *,
    progress: Callable[[int, int], None] | None = None,
    stop: Callable[[], bool] | None = None,
) -> Comparison:
    """Play a line under several rulebooks.

    Parameters
    ----------
    game
        The game.
    begin
        Sets up the start under a setting of all options.
    play
        Plays the line from a start; :func:`replay` makes one from recorded moves.
    rulebooks
        The rulebooks by id, each with the value of every option; default those of the game.
    progress
        Told each time the line was played: how often it was, and how often at most it still will be.
    stop
        Asked again and again once the line was played. After a yes, the rulebooks that were played so far are
        compared, with what parts them as far as it was found (:attr:`Comparison.stopped`).

    Raises
    ------
    InvalidPosition
        If the start cannot be set up under one of them.
    """
    books = dict(game.rulebooks if rulebooks is None else rulebooks)
    playing = _Playing(game, begin, play, progress, stop)
    sides: list[list[str]] = []
    causes: list[Cause] = []
    paths: dict[str, Path] = {}
    stopped = False
    try:
        playing.waiting = len(books)
        for book, options in books.items():
            path = playing.path(options)
            side = next((side for side in sides if playing.alike(path, paths[side[0]])), None)
            paths[book] = path
            if side is None:
                sides.append([book])
            else:
                side.append(book)
        first, *others = (side[0] for side in sides)
        playing.waiting = sum(len(_apart(books[first], books[other])) for other in others)
        for other in others:
            same = partial(playing.comes_to, paths[other])
            causes.append(Cause(first, other, _switched(books[first], books[other], same)))
    except Stopped:
        stopped = True
    return Comparison(game, paths, tuple(map(tuple, sides)), causes, stopped=stopped)


class _Playing:
    """Plays the line under one setting of the options after the other, each once."""

    def __init__(
        self,
        game: Game,
        begin: Begin,
        play: Play,
        progress: Callable[[int, int], None] | None,
        stop: Callable[[], bool] | None,
    ) -> None:
        self.game = game
        self.begin = begin
        self.play = play
        self.progress = progress
        self.stop = stop or _never
        self.waiting = 0
        self.tried: dict[tuple[tuple[str, str], ...], Path] = {}

    def path(self, options: Options) -> Path:
        """What becomes of the line. Raises :class:`Stopped` instead of playing it once more, but plays it once."""
        key = tuple(sorted(options.items()))
        if key not in self.tried:
            stop = self.stop if self.tried else _never
            if stop():
                raise Stopped
            start = self.begin(options)
            self.tried[key] = Path(start, self.play(start, stop))
        self.waiting -= 1
        if self.progress is not None:
            self.progress(len(self.tried), self.waiting)
        return self.tried[key]

    def comes_to(self, wanted: Path, options: Options) -> bool:
        """Whether this setting makes the same of the line as another one did."""
        return self.alike(self.path(options), wanted)

    def alike(self, one: Path, other: Path) -> bool:
        """Whether two settings make the same of the line, as :func:`outcome` has it, but without describing it all.

        Raises :class:`Stopped` if it is stopped.
        """
        if one is other:
            return True
        if len(one.attempts) != len(other.attempts):
            return False
        for mine, theirs in zip(one.attempts, other.attempts, strict=True):
            if self.stop():
                raise Stopped
            if _told(mine) != _told(theirs) or not self._same(mine.position, theirs.position):
                return False
        return bool(_behind(one) == _behind(other))

    def _same(self, one: Position, other: Position) -> bool:
        """Whether two positions of different settings are the same. Descriptions are slow, so they come last."""
        game, lens = self.game, self.game.lenses[0]
        if game.facts(one, lens) != game.facts(other, lens):
            return False
        if game.besides_rules(one) == game.besides_rules(other):
            return True
        return game.given(one) == game.given(other)


def outcome(game: Game, path: Path) -> Any:
    """All that a rulebook makes of a line, in plain values; equal where two make the same of it."""
    attempts = [(_told(attempt), _described(game, attempt.position)) for attempt in path.attempts]
    return attempts, *_behind(path)


def _told(attempt: Attempt) -> Any:
    return attempt.text, [(found.id, repr(found.values)) for found in attempt.obstacles]


def _described(game: Game, position: Position) -> Any:
    # A description leaves out what is usual, and what is usual may be an option too: so the facts are compared with it.
    return game.given(position), game.facts(position, game.lenses[0])


def _behind(path: Path) -> Any:
    return repr(path.end.decision), path.end.result, path.choices


def _switched(one: Options, other: Options, same: Callable[[Options], bool]) -> dict[str, tuple[str, str]]:
    """The options to switch in the one, so that it comes out like the other: those that cannot be left out."""
    switched = {option: other[option] for option in _apart(one, other)}
    for option in list(switched):
        fewer = {known: value for known, value in switched.items() if known != option}
        if same({**one, **fewer}):
            switched = fewer
    return {option: (one[option], value) for option, value in switched.items()}


def _apart(one: Options, other: Options) -> list[str]:
    """The options in which two rulebooks differ."""
    return [option for option, value in one.items() if value != other[option]]


# -- rows -------------------------------------------------------------------------------------------------------------


def _row(game: Game, sides: list[Path], index: int, told: dict[str, tuple[Message | None, ...]]) -> Row:
    """One row; ``told`` holds the facts that earlier rows have told to differ, and is kept up to date."""
    attempts = [path.attempts[index] if index < len(path.attempts) else None for path in sides]
    shown = next(attempt for attempt in attempts if attempt is not None)
    facts = _facts_apart(game, attempts, told)
    events = _events_apart(attempts)
    cells = tuple(map(_cell, attempts, facts, events))
    reasons = {
        None if attempt is None else tuple((found.id, repr(found.values)) for found in attempt.obstacles)
        for attempt in attempts
    }
    words = next((attempt.words for attempt in attempts if attempt and attempt.words), None)
    differs = len(reasons) > 1 or any(facts) or any(events)
    return Row(shown.text, words, shown.asked, cells, differs)


def _choice(text: str, here: Position, sides: list[Path]) -> Row:
    """A move at the end of the line, possible ``here``."""
    move = next(move for move in here.legal_moves() if str(move) == text)
    reasons = [path.end.obstacles(move) if path.whole else () for path in sides]
    cells = tuple(
        Cell(not found if path.whole else None, found, (), ())
        for path, found in zip(sides, reasons, strict=True)
    )
    return Row(text, here.game.say_move(here, move), True, cells, True)


def _cell(attempt: Attempt | None, facts: tuple[Message, ...], events: tuple[Event, ...]) -> Cell:
    if attempt is None:
        return Cell(None, (), (), ())
    return Cell(attempt.legal, attempt.obstacles, facts, events)


def _facts_apart(
    game: Game, attempts: list[Attempt | None], told: dict[str, tuple[Message | None, ...]]
) -> list[tuple[Message, ...]]:
    lens = game.lenses[0]
    found = [
        dict(game.facts(attempt.position, lens)) if attempt is not None and attempt.steps else {}
        for attempt in attempts
    ]
    there = [facts for facts in found if facts]
    new: list[str] = []
    for key in dict.fromkeys(key for facts in there for key in facts):
        values = tuple(facts.get(key) for facts in found)
        if any(facts.get(key) != there[0].get(key) for facts in there) and told.get(key) != values:
            told[key] = values
            new.append(key)
    return [tuple(facts[key] for key in new if key in facts) for facts in found]


def _events_apart(attempts: list[Attempt | None]) -> list[tuple[Event, ...]]:
    played = [attempt.events for attempt in attempts if attempt is not None and attempt.steps]
    return [
        tuple(event for event in attempt.events if not all(event in other for other in played))
        if attempt is not None
        else ()
        for attempt in attempts
    ]


# -- recorded moves ---------------------------------------------------------------------------------------------------


def replay(moves: Iterable[Move]) -> Play:
    """Plays recorded moves as far as they go; a move that is not possible yet waits for those without alternative."""
    recorded = tuple(moves)

    def play(start: Position, stop: Callable[[], bool] = _never) -> tuple[Attempt, ...]:
        position, found = start, []
        for move in recorded:
            if stop():
                raise Stopped
            attempt = _attempt(position, move)
            found.append(attempt)
            if not attempt.legal:
                break
            position = attempt.position
        return tuple(found)

    return play


def _attempt(position: Position, move: Move) -> Attempt:
    here = position
    steps: tuple[Step, ...] = ()
    for _ in range(MOST_FORCED):
        legal = here.legal_moves()
        if move in legal:
            return played(str(move), here, (move,), steps)
        if len(legal) != 1 or here.actor == CHANCE:
            break
        steps = (*steps, here.step(legal[0]))
        here = steps[-1].position
    return Attempt(str(move), asked=False, position=position, obstacles=position.obstacles(move))


def played(text: str, position: Position, moves: Iterable[Move], before: tuple[Step, ...] = ()) -> Attempt:
    """A move of a line that could be played, with the moves that were played for it."""
    here, steps = position, list(before)
    for move in moves:
        steps.append(here.step(move))
        here = steps[-1].position
    mine = next((index for index, step in enumerate(steps) if begins(step.move, text)), -1)
    at = steps[mine - 1].position if mine > 0 else position
    words = position.game.say_move(at, steps[mine].move) if steps else None
    return Attempt(text, asked=False, position=here, obstacles=(), steps=tuple(steps), words=words)


def asked(position: Position, text: str, obstacles: tuple[Obstacle, ...]) -> Attempt:
    """A move that a line only asks about, and why it is not possible."""
    words = None
    if not obstacles:
        legal = [move for move in position.legal_moves() if begins(move, text)]
        words = position.game.say_move(position, legal[0]) if len(legal) == 1 else None
    return Attempt(text, asked=True, position=position, obstacles=obstacles, words=words)
