"""Finds for every option a shipped scenario that shows it, and writes ``differences.csv`` of the rulebooks' data.

Run it by hand after an option or a scenario was added: ``python tests/find_differences.py [GAME ...]``. It plays every
scenario of these games (default: of all) under every value of every option, which takes some minutes. What the table
says of other games stays.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path

from viticulture_explore import places, rulebook
from viticulture_explore.core.compare import Path as Played, outcome
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook.books import rows as known_rows
from viticulture_explore.scenarios import ScenarioError, files, load
from viticulture_explore.scenarios.comparing import begin, player

TABLE = Path(rulebook.__file__).parent / "data" / "differences.csv"
Key = tuple[str, str, str]
Rank = tuple[bool, bool, int, int, str]


def found_in(file: Path, games: tuple[str, ...]) -> dict[Key, Rank]:
    """Which values a scenario of some games shows, by game, option and value, and how well (less is better).

    Better is what shows on the line rather than behind it, then a scenario that is about the option, then the
    shorter line, then the simpler start.
    """
    scenario = load(file)
    game, play = scenario.game, player(scenario)
    if game.id not in games:
        return {}
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


def main(names: list[str]) -> int:
    games = tuple(names or GAMES)
    table = known_rows("differences")
    rows = {
        (row["game"], row["option"], row["value"]): row["scenario"]
        for row in table
        if row["game"] not in games
    }
    best: dict[Key, Rank] = {}
    with ProcessPoolExecutor() as executor:
        search = partial(found_in, games=games)
        for shown in executor.map(search, files([places.examples()]), chunksize=4):
            for key, rank in shown.items():
                best[key] = min(rank, best.get(key, rank))
    rows |= {key: rank[-1] for key, rank in best.items()}
    with TABLE.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("game", "option", "value", "scenario"))
        writer.writerows((*key, rows[key]) for key in keys() if key in rows)
    missing = [" ".join(key) for key in keys() if key not in rows]
    sys.stdout.write("\n".join([*missing, f"{len(rows)} values are shown, {len(missing)} are not"]) + "\n")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
