"""Many games of one table, several at a time, and what came of them."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from typing import Any, Final

import msgspec

from viticulture_explore.core.game import Game
from viticulture_explore.simulate.one import MOST_YEARS, Played, Watch, play_game

CHUNK: Final = 16
"""So many games go to a process at a time."""


def simulate(  # noqa: PLR0913 - as many as play_game has, and the executor
    game: Game,
    players: int,
    games: int,
    seed: int = 0,
    *,
    players_by: str | Sequence[str] = "random",
    rulebook: str | None = None,
    options: Mapping[str, str] | None = None,
    modules: tuple[str, ...] = (),
    years: int = MOST_YEARS,
    watch: Watch | None = None,
    keep: bool = False,
    executor: Executor | None = None,
) -> Iterator[Played]:
    """Play games with the seeds from ``seed`` on, in their order; with an executor, several at a time.

    Everything else is as for :func:`.one.play_game`. With an executor of other processes ``watch`` must be a function
    of a module. Which executor is used makes no difference to the games.
    """
    play = partial(
        play_game,
        game,
        players,
        players_by=players_by,
        rulebook=rulebook,
        options=dict(options or {}),
        modules=modules,
        years=years,
        watch=watch,
        keep=keep,
    )
    seeds = range(seed, seed + games)
    return map(play, seeds) if executor is None else executor.map(play, seeds, chunksize=CHUNK)


def workers(games: int) -> Executor | None:
    """The executor for so many games on this machine, or ``None`` where one process is as fast."""
    processors = min(os.cpu_count() or 1, games // CHUNK)
    return ProcessPoolExecutor(processors) if processors > 1 else None


class Summary(msgspec.Struct, frozen=True):
    """What came of games of one table. Means are ``None`` where there is nothing to take a mean of."""

    games: int
    ends: dict[str, int]
    """How many games ended by the rules (``over``), were cut off (``years``), broke off (``fault``)."""
    years: float | None
    """The mean number of years of the games that ended by the rules."""
    decisions: float | None
    """The mean number of moves of seats in a game."""
    wins: tuple[int, ...]
    """How many games each seat won, shared wins included."""
    scores: tuple[float, ...]
    """The mean points of each seat at the end."""
    outcomes: dict[str, int]
    """For one player how many games were a ``win``, a ``draw``, a ``loss``."""
    faults: tuple[Played, ...]
    """The games with a fault, each with its seed and the moves that lead there."""


def summarise(played: Iterable[Played]) -> Summary:
    """Count what came of games of one table."""
    found = list(played)
    over = [game for game in found if game.end == "over"]
    seats = range(found[0].players if found else 0)
    return Summary(
        games=len(found),
        ends=_sorted(Counter(game.end for game in found)),
        years=_mean([game.years for game in over]),
        decisions=_mean([game.decisions for game in found]),
        wins=tuple(sum(seat + 1 in game.winners for game in found) for seat in seats),
        scores=tuple(_mean([game.scores[seat] for game in found]) or 0.0 for seat in seats),
        outcomes=_sorted(Counter(game.outcome for game in over if game.outcome)),
        faults=tuple(game for game in found if game.fault),
    )


def _sorted(counts: Counter[str]) -> dict[str, int]:
    return {key: counts[key] for key in sorted(counts)}


def _mean(numbers: Sequence[int]) -> float | None:
    return sum(numbers) / len(numbers) if numbers else None


def row(game: Played) -> dict[str, Any]:
    """A game as one row of a table, the same columns for every game of a table."""
    return {
        "seed": game.seed,
        "end": game.end,
        "years": game.years,
        "decisions": game.decisions,
        "winners": " ".join(map(str, game.winners)),
        "outcome": game.outcome,
        **{f"score_{seat}": score for seat, score in enumerate(game.scores, 1)},
        "fault": game.fault.what if game.fault else "",
    }
