"""Finds for every option a shipped scenario that shows it, and writes ``differences.csv`` of the rulebooks' data.

Run it by hand after an option or a scenario was added: ``python tests/find_differences.py``. It plays every scenario
under every value of every option, which takes a few minutes.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

from viticulture_explore import places, rulebook
from viticulture_explore.core.errors import ExplorerError
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook.differences import apart
from viticulture_explore.scenarios import Scenario, files, load

TABLE = Path(rulebook.__file__).parent / "data" / "differences.csv"
Rank = tuple[bool, int, int, str]


def rank(scenario: Scenario, option: str, value: str, default: str) -> Rank | None:
    """How well a scenario shows a value (less is better): on its line rather than behind it, briefly, simply."""
    try:
        found = apart(scenario, option, (default, value))
    except ExplorerError:  # a start that the other value does not allow
        return None
    if not found.differs:
        return None
    path = Path(scenario.name).relative_to(places.examples()).as_posix()
    return found.parting is None, len(found.rows), len(repr(scenario.given)), path


def main() -> int:
    best: dict[tuple[str, str, str], Rank] = {
        (game.id, option, value): ()
        for game in GAMES.values()
        for option, (_, *values) in game.options.items()
        for value in values
    }
    for file in files([places.examples()]):
        scenario = load(file)
        for (game, option, value), known in best.items():
            if scenario.game.id == game:
                found = rank(scenario, option, value, scenario.game.options[option][0])
                if found and (not known or found < known):
                    best[game, option, value] = found
    with TABLE.open("w", encoding="utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(("game", "option", "value", "scenario"))
        writer.writerows((*key, found[-1]) for key, found in best.items() if found)
    missing = [" ".join(key) for key, found in best.items() if not found]
    print("\n".join(missing) or "every value of every option is shown")
    return int(bool(missing))


if __name__ == "__main__":
    sys.exit(main())
