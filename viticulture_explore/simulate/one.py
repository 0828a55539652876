"""One game from its first move to its end, played by bots and watched."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal

import msgspec

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.game import Game
from viticulture_explore.core.position import CHANCE, Boundary, Move, Position
from viticulture_explore.simulate.bots import BOTS, Bot

MOST_YEARS: Final = 50
"""After so many years (rounds) a game is cut off, for rules need not force an end."""

MOST_MOVES: Final = 100_000
"""No game needs so many moves: one that does goes round in circles, which is a fault."""

Watch = Callable[[Position, Move, Position], Iterable[str]]
"""Looks at a step (before, move, after) and names what is wrong with it."""

End = Literal["over", "years", "fault"]


class Fault(msgspec.Struct, frozen=True):
    """Something that must not happen: an exception, no legal move, a breach that the watch names, an endless game."""

    kind: Literal["exception", "no_move", "breach", "endless"]
    what: str
    """What was found, in English: it is for those who look into the program."""
    move: int
    """How many moves had been played before."""
    digest: str
    """The id of the position in which it happened."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played: its table and seed, how it ended, who won, and, where they were kept, its moves."""

    players: int
    seed: int
    rulebook: str
    options: dict[str, str]
    modules: tuple[str, ...]
    bots: tuple[str, ...]
    end: End
    """``over``: by the rules; ``years``: cut off; ``fault``: broken off."""
    years: int
    """How many years had begun."""
    decisions: int
    """How many moves the seats made; chance is not counted."""
    winners: tuple[int, ...]
    outcome: str
    """For one player ``win``, ``draw`` or ``loss``."""
    scores: tuple[int, ...]
    """The points of each seat at the end."""
    digest: str
    """The id of the last position."""
    moves: tuple[str, ...] = ()
    """Every move with the outcomes of chance, if they were kept; always those that lead to a fault."""
    fault: Fault | None = None


class _Course:
    """A game on its way."""

    def __init__(self, start: Position, rng: Random, watch: Watch | None) -> None:
        self.position = start
        self.rng = rng
        self.watch = watch
        self.moves: list[Move] = []
        self.years = 0
        self.decisions = 0
        self.fault: Fault | None = None

    def run(self, bots: Sequence[Bot], most_years: int) -> End:
        """Play to the end. Whatever breaks is a fault of this game and of no other."""
        try:
            while self.fault is None:
                position = self.position
                actor = position.actor
                if actor is None:
                    return "over"
                if position.boundary == Boundary.YEAR:
                    if self.years == most_years:
                        return "years"
                    self.years += 1
                self.step(position, actor, bots)
        except Exception as error:  # noqa: BLE001 - see above
            self.blame("exception", f"{type(error).__name__}: {error}")
        return "fault"

    def step(self, position: Position, actor: int, bots: Sequence[Bot]) -> None:
        """One move, watched."""
        if actor == CHANCE:
            move = position.sample(self.rng)
        else:
            moves = position.legal_moves()
            if not moves:
                self.blame("no_move", f"seat {actor} has no move for {position.decision}")
                return
            move = bots[actor - 1](position, moves, self.rng)
            self.decisions += 1
        after = position.after(move)
        self.moves.append(move)
        self.position = after
        if self.watch is not None:
            breaches = list(self.watch(position, move, after))
            if breaches:
                self.blame("breach", "; ".join(breaches))
        if len(self.moves) >= MOST_MOVES:
            self.blame("endless", f"{len(self.moves)} moves in {self.years} years")

    def blame(self, kind: Any, what: str) -> None:
        """Remember a fault; the game ends here."""
        self.fault = Fault(kind, what, len(self.moves), self.position.digest())


def play_game(  # noqa: PLR0913 - each says one thing about the table or the game, all by name
    game: Game,
    players: int,
    seed: int,
    *,
    players_by: str | Sequence[str] = "random",
    rulebook: str | None = None,
    options: Mapping[str, str] | None = None,
    modules: tuple[str, ...] = (),
    years: int = MOST_YEARS,
    watch: Watch | None = None,
    keep: bool = False,
) -> Played:
    """Play one whole game, every random choice from ``seed``.

    Parameters
    ----------
    game, players, rulebook, options, modules
        What is played; the default rulebook is the first of the game.
    seed
        Where every random choice comes from, those of chance and those of the bots.
    players_by
        The bot of every seat, or one for each (names of :data:`.bots.BOTS`).
    years
        After so many years (rounds) the game is cut off.
    watch
        Looks at every step and names what is wrong.
    keep
        Whether to keep the moves, so that the game can be replayed (:func:`.records.record`).

    Raises
    ------
    UnknownWord
        For a bot that does not exist.
    InvalidPosition
        For a number of players, a rulebook, an option or a module that the game does not have.
    """
    names = (players_by,) * players if isinstance(players_by, str) else tuple(players_by)
    for name in names:
        if name not in BOTS:
            raise UnknownWord("bot", name, BOTS)
    book = rulebook or next(iter(game.rulebooks))
    start = game.new(players, book, options, modules)
    course = _Course(start, Random(seed), watch)
    end = course.run([BOTS[name] for name in names], years)
    last = course.position
    result = last.result
    return Played(
        players=players,
        seed=seed,
        rulebook=book,
        options=dict(options or {}),
        modules=modules,
        bots=names,
        end=end,
        years=course.years,
        decisions=course.decisions,
        winners=result.winners if result else (),
        outcome=result.outcome if result else "",
        scores=tuple(game.score(last, seat) for seat in range(1, players + 1)),
        digest=last.digest(),
        moves=tuple(map(str, course.moves)) if keep or course.fault else (),
        fault=course.fault,
    )
