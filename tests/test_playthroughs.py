"""A recorded game for each number of players replays move by move to the same end.

`playthroughs/record.py` writes them, and says when that may be done.
"""

import json
from pathlib import Path

import pytest
from playthroughs.record import CHECK_EVERY, FOLDER, GAME, TABLES, final_table, start

from viticulture_explore.core.position import CHANCE

FILES = sorted(Path(FOLDER).glob("*.json"))


def moves_of(told):
    return [move for year in told["years"] for move in year]


def read(file):
    return json.loads(file.read_text(encoding="utf-8"))


def test_there_is_one_for_each_number_of_players():
    assert [read(file)["players"] for file in FILES] == list(GAME.seats)
    assert {read(file)["rulebook"] for file in FILES} == set(GAME.rulebooks)
    assert len(TABLES) == len(FILES)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_recorded_game_replays(file):
    told = read(file)
    position = start(told)
    for number, text in enumerate(moves_of(told)):
        if number % CHECK_EVERY == 0:
            assert position.digest() == told["digests"][number // CHECK_EVERY], f"before move {number}"
        move = position.parse(text)
        assert str(move) == text
        legal = position.legal_moves()
        assert move in legal, f"move {number}, {text}: {[found.id for found in position.why_not(move)]}"
        chances = dict(position.chances())
        assert (position.actor == CHANCE) == (move in chances)
        position = position.play(text)
    assert position.actor is None
    assert final_table(position) == told["final"]
    assert position.digest() == told["last"]


def test_together_they_play_most_visitors():
    """What no recorded game does is held by the scenarios alone."""
    played = {move for file in FILES for move in moves_of(read(file)) if move.startswith("visitor ")}
    assert len(played) >= 60
