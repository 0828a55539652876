"""Finds for every option a shipped scenario that shows it, and writes ``differences.csv`` of the rulebooks' data.

Run it by hand after an option or a scenario was added: ``python tests/find_differences.py``. It plays every scenario
under every value of every option, which takes some minutes.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path

from viticulture_explore import places, rulebook
from viticulture_explore.core.compare import Path as Played, outcome
from viticulture_explore.games import GAMES
from viticulture_explore.scenarios import ScenarioError, files, load
from viticulture_explore.scenarios.comparing import begin, player

TABLE = Path(rulebook.__file__).parent / "data" / "differences.csv"
Key = tuple[str, str, str]
Rank = tuple[bool, bool, int, int, str]


def found_in(file: Path) -> dict[Key, Rank]:
    """Which values a scenario shows, by game, option and value, and how well (less is better).

    Better is what shows on the line rather than behind it, then a scenario that is about the option, then the
    shorter line, then the simpler start.
    """
    scenario = load(file)
    game, play = scenario.game, player(scenario)
    base = {**game.rulebooks[scenario.rulebooks[0]], **scenario.options}
    tried = {}

    def tell(option: str, value: str) -> tuple[int, object, object]:
        options = {**base, option: value}
        key = tuple(options.items())
        if key not in tried:
            start = begin(scenario, options)
            path = Played(start, play(start))
            attempts, *behind = outcome(game, path)
            tried[key] = len(path.attempts), attempts, behind
        return tried[key]

    shown: dict[Key, Rank] = {}
    path = file.relative_to(places.examples()).as_posix()
    for option, (default, *values) in game.options.items():
        for value in values:
            with suppress(ScenarioError):  # a start that one of the values does not allow
                long, line, behind = tell(option, default)
                _, other_line, other_behind = tell(option, value)
                if (line, behind) != (other_line, other_behind):
                    behind_only, by_chance = line == other_line, option not in scenario.options
                    size = len(repr(scenario.given))
                    shown[game.id, option, value] = (behind_only, by_chance, long, size, path)
    return shown


def keys() -> Iterator[Key]:
    for game in GAMES.values():
        for option, (_, *values) in game.options.items():
            for value in values:
                yield game.id, option, value


def main() -> int:
    best: dict[Key, Rank] = {}
    with ProcessPoolExecutor() as executor:
        for shown in executor.map(found_in, files([places.examples()]), chunksize=4):
            for key, rank in shown.items():
                best[key] = min(rank, best.get(key, rank))
    with TABLE.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("game", "option", "value", "scenario"))
        writer.writerows((*key, best[key][-1]) for key in keys() if key in best)
    missing = [" ".join(key) for key in keys() if key not in best]
    sys.stdout.write("\n".join([*missing, f"{len(best)} values are shown, {len(missing)} are not"]) + "\n")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
