"""Writes the playthroughs: a whole game of random play for each number of players, to be replayed move by move.

    python tests/playthroughs/record.py

They hold the rules as they are. Writing them anew is right only after a rule was changed on purpose, a card was
corrected, or a position came to hold something else; the reason belongs into the commit. A playthrough that fails for
any other reason has found a fault, and writing it anew would hide it.
"""

import json
from pathlib import Path

from viticulture_explore.games import GAMES
from viticulture_explore.simulate import Played, play_game

FOLDER = Path(__file__).resolve().parent
GAME = GAMES["viticulture"]
CHECK_EVERY = 100

# Seeds whose games end by the rules. Every rulebook is there, and the module with few and with many players.
TABLES = (
    {"players": 1, "rulebook": "official", "seed": 1},
    {"players": 2, "rulebook": "official", "seed": 2},
    {"players": 3, "rulebook": "hisshu", "seed": 3},
    {"players": 4, "rulebook": "namayuki", "modules": ("influence",), "seed": 4},
    {"players": 5, "rulebook": "bga_ja", "seed": 5},
    {"players": 6, "rulebook": "zh", "modules": ("influence",), "seed": 6},
)


def start(told):
    """The first position of the game of a playthrough."""
    return GAME.new(told["players"], told["rulebook"], modules=tuple(told["modules"]))


def final_table(position):
    """What lies before each seat at the end, and who has won."""
    table = {
        "winners": position.result.winners,
        "outcome": position.result.outcome,
        "vineyards": GAME.given(position)["vineyards"],
    }
    return json.loads(json.dumps(table))  # as it stands in a file, where keys are texts


def told(played: Played):
    """A game as a playthrough: its table, its moves year by year, a digest now and then, and the end."""
    position = start({"players": played.players, "rulebook": played.rulebook, "modules": played.modules})
    years, digests = {}, []
    for number, move in enumerate(played.moves):
        if number % CHECK_EVERY == 0:
            digests.append(position.digest())
        years.setdefault(position.year, []).append(move)
        position = position.play(move)
    return {
        "players": played.players,
        "rulebook": played.rulebook,
        "modules": list(played.modules),
        "seed": played.seed,
        "years": list(years.values()),
        "digests": digests,
        "last": position.digest(),
        "final": final_table(position),
    }


def write(playthrough):
    """One file; a year stands on one line."""
    lines = [f'  "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in playthrough.items()]
    years = ",\n    ".join(json.dumps(year) for year in playthrough["years"])
    lines[list(playthrough).index("years")] = f'  "years": [\n    {years}\n  ]'
    file = FOLDER / f"{playthrough['players']}_players.json"
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def main():
    for table in TABLES:
        played = play_game(GAME, keep=True, **table)
        assert played.end == "over", f"the game of {table} does not end; another seed is needed"
        write(told(played))


if __name__ == "__main__":
    main()
