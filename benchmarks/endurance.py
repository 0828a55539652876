"""Random whole games over every number of players, rulebook and module, with every invariant checked at every move.

    python benchmarks/endurance.py [--game viticulture] [--games 20000] [--seed 0] [--bot random]

Game number n is decided by n alone: its table, its options, its play. A fault is told with its number, and the game
up to it is written as a scenario file, so that it can be replayed.
"""

import argparse
import random
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from viticulture_explore.core.errors import ExplorerError
from viticulture_explore.core.position import Boundary
from viticulture_explore.games import GAMES
from viticulture_explore.simulate import play_game, saved

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import champagne_games  # noqa: E402 - it stands in tests/
import invariants  # noqa: E402 - so does it

CHECKS = {"viticulture": invariants, "champagne": champagne_games}
"""By game: the module that says what holds in every position and step."""
YEARS = 30
THOROUGH = 61  # every so many games; a prime, so that all tables come up among them


def table(game, number):
    """The table of a game: players and rulebook in turn, the rest by chance; every third has no options."""
    rng = random.Random(f"table {number}")
    options = {
        name: rng.choice(values) for name, values in game.options.items() if number % 3 and rng.random() < 0.3
    }
    return {
        "players": game.seats[number % len(game.seats)],
        "rulebook": list(game.rulebooks)[number // len(game.seats) % len(game.rulebooks)],
        "options": options,
        "modules": tuple(module for module in game.modules if rng.random() < 0.5),
    }


def watch(rules, thorough, before, move, after):
    """After every move that everything adds up; in full where a season begins, and in every thorough game always.

    In a thorough game the position must also survive JSON and its own description where a season begins.
    """
    checks = CHECKS[after.game.id]
    if thorough:
        found = checks.watch(before, move, after)
        return found + survives(rules, after) if after.boundary >= Boundary.SEASON else found
    found = checks.quick_breaches(after)
    if after.boundary >= Boundary.SEASON:
        found += checks.breaches(after)
    return found


def survives(rules, position):
    """Whether the position is the same after JSON and after its own description."""
    found = []
    if type(position).from_json(position.to_json()) != position:
        found.append("JSON gives another position")
    try:
        if position.game.set_up(position.game.given(position), *rules) != position:
            found.append("the description gives another position")
    except ExplorerError as error:
        found.append(f"the description is refused: {error}")
    return found


def play(name, bot, number):
    game = GAMES[name]
    chosen = table(game, number)
    rules = (chosen["rulebook"], chosen["options"], chosen["modules"])
    follow = partial(watch, rules, number % THOROUGH == 0)
    return play_game(game, seed=number, players_by=bot, years=YEARS, watch=follow, **chosen)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--game", choices=sorted(CHECKS), default="viticulture")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--save", type=Path, default=Path("faults"), help="the folder for games with a fault")
    wish = parser.parse_args()
    began = time.perf_counter()
    ends, years, decisions, faults = Counter(), Counter(), 0, []
    with ProcessPoolExecutor() as executor:
        numbers = range(wish.seed, wish.seed + wish.games)
        for played in executor.map(partial(play, wish.game, wish.bot), numbers, chunksize=8):
            ends[played.players, played.end] += 1
            years[played.players] += played.years
            decisions += played.decisions
            if played.fault:
                faults.append(played)
    took = time.perf_counter() - began
    print(f"{wish.games} games, {decisions} decisions, {took:.0f} s")
    print(f"{'players':>8}{'over':>8}{'cut off':>9}{'fault':>8}{'years':>8}")
    for players in GAMES[wish.game].seats:
        games = sum(ends[players, end] for end in ("over", "years", "fault"))
        row = [ends[players, end] for end in ("over", "years", "fault")]
        mean = years[players] / games if games else 0
        print(f"{players:>8}{row[0]:>8}{row[1]:>9}{row[2]:>8}{mean:>8.1f}")
    for played in faults:
        wish.save.mkdir(exist_ok=True)
        file = wish.save / f"game_{played.seed}.yaml"
        file.write_text(saved(GAMES[wish.game], played), encoding="utf-8")
        print(f"game {played.seed}, move {played.fault.move}: {played.fault.what}\n  {file}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
