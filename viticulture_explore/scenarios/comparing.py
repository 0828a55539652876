"""The line of a scenario under several rulebooks, with the moves that its checks ask about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from viticulture_explore.core import compare as core
from viticulture_explore.core.compare import Attempt, Comparison
from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidPosition, UnknownWord
from viticulture_explore.core.position import Obstacle, Position
from viticulture_explore.scenarios.model import CheckEntry, MoveEntry, Scenario
from viticulture_explore.scenarios.reader import of_game
from viticulture_explore.scenarios.runner import Met, follow, parse

ASKING = ("legal", "illegal")
"""The checks that ask whether single moves are possible."""


def compare(scenario: Scenario, rulebooks: Iterable[str] | None = None) -> Comparison:
    """Play the line of a scenario under rulebooks (default: all of its game), whatever its checks say.

    Moves that a check asks about under any rulebook are asked about under each. The options of the scenario hold
    under each. Raises :class:`UnknownWord` for an unknown rulebook, and :class:`ScenarioError` if the start cannot be
    set up under one and for a text that is no move.
    """
    known = scenario.game.rulebooks
    books = tuple(known if rulebooks is None else rulebooks)
    for book in books:
        if book not in known:
            raise UnknownWord("rulebook", book, known)
    settings = {book: {**known[book], **scenario.options} for book in books}
    return core.compare(scenario.game, lambda options: begin(scenario, options), player(scenario), settings)


def begin(scenario: Scenario, options: Mapping[str, str]) -> Position:
    """The start of a scenario under a setting of all options.

    Raises :class:`ScenarioError` if there is no such start under these options.
    """
    try:
        return scenario.game.set_up(scenario.given, options=options, modules=scenario.modules)
    except InvalidPosition as error:
        raise of_game(scenario.source, scenario.game, ("given",), error) from error


def player(scenario: Scenario) -> core.Play:
    """Plays the line of a scenario from any start; it is short, so nobody is asked whether to stop."""

    def play(start: Position, _: object = None) -> tuple[Attempt, ...]:
        met, broken = follow(scenario, start)
        stop = met[-1] if broken and met else None
        return tuple(attempt for here in met for attempt in _attempts(here, here is stop))

    return play


def _attempts(met: Met, broken: bool) -> Iterator[Attempt]:
    if isinstance(met.entry, CheckEntry):
        if met.entry.kind in ASKING:
            for text in dict.fromkeys(text for wanted in met.entry.wanted.values() for text in wanted):
                yield core.asked(met.position, text, reasons(met.position, text))
    elif broken:
        yield _failed(met.entry, met.position)
    else:
        yield core.played(met.entry.text, met.position, met.moves)


def _failed(entry: MoveEntry, position: Position) -> Attempt:
    return Attempt(entry.text, asked=False, position=position, obstacles=reasons(position, entry.text))


def reasons(position: Position, text: str) -> tuple[Obstacle, ...]:
    """Why a text of a file is no legal move; nothing if at least one move it could mean is legal."""
    try:
        return position.obstacles(parse(position, text))
    except IllegalMove as error:
        return error.obstacles
    except AmbiguousMove:
        return ()
