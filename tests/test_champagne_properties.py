"""What holds in every game of Age of Champagne: random play with any readings and number of players."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from champagne_games import breaches, cubes_against_the_bank, new, points_as_told, reached, walk

from viticulture_explore import scenarios
from viticulture_explore.champagne.game import CHAMPAGNE
from viticulture_explore.champagne.position import Position
from viticulture_explore.core.position import CHANCE, Boundary

SEEDS = range(9)
PLAY = """
import hashlib, sys
sys.path.insert(0, {tests!r})
from champagne_games import new, walk
for seed in range(3):
    told = hashlib.sha256()
    for position, move in walk(new(seed), seed):
        told.update("\\n".join(map(str, (position.digest(), *position.legal_moves(), "->", move))).encode())
        told.update(repr(position.why_not("blend noirs blue black yellow")).encode())
    print(position.after(move).digest(), told.hexdigest())
"""


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_made_of_nothing_in_a_whole_game(seed):
    for before, move in walk(new(seed), seed):
        after, events = before.told(move)
        assert breaches(after) == []
        assert cubes_against_the_bank(before, after, events) == []
        assert points_as_told(before, after, events) == []
        assert after == before.after(move)
    assert after.result is not None
    assert after.status() == ()


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_has_ten_rounds_each_with_an_event(seed):
    rounds, events = [], []
    for before, move in walk(new(seed), seed):
        if before.boundary == Boundary.YEAR:
            rounds.append(before.round)
        if before.decision.id == "deal_event":
            events.append(move)
    assert rounds == list(range(1, 11))
    assert len(set(events)) == 10


@pytest.mark.parametrize("seed", SEEDS)
def test_a_move_is_legal_unless_something_stands_against_it(seed):
    rng = random.Random(seed)
    for position, _ in walk(new(seed), seed):
        legal = position.legal_moves()
        for move in (*rng.choices(position.conceivable_moves(), k=12), *rng.choices(legal, k=2)):
            assert (move in legal) == (not position.obstacles(move)), (position.decision, move)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_move_is_conceivable_and_stands_in_the_order_of_the_grammar(seed):
    position = reached(seed, 40 + 31 * seed)
    moves = position.conceivable_moves()
    assert len(set(moves)) == len(moves)
    free = [move for move in moves if not position.why_not(move)]
    assert set(free) == set(position.legal_moves())
    for move in moves:
        assert position.conceives(move)
        assert position.parse(str(move)) == move


@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_is_its_json_and_its_description(seed):
    rng = random.Random(seed)
    start = new(seed)
    settings = CHAMPAGNE.settings(start)
    for position, _ in walk(start, seed):
        if position.boundary == Boundary.NONE and rng.random() > 0.1:
            continue
        assert Position.from_json(position.to_json()) == position
        told = CHAMPAGNE.given(position)
        assert CHAMPAGNE.set_up(told, options=settings.options) == position
        assert CHAMPAGNE.differences(position, {key: told[key] for key in told if key != "midway"}) == ()


def test_a_finished_game_is_its_description_too():
    *_, (before, move) = walk(new(3), 3)
    over = before.after(move)
    assert CHAMPAGNE.set_up(CHAMPAGNE.given(over)) == over


@pytest.mark.parametrize("seed", SEEDS)
def test_the_winner_has_the_best_score(seed):
    *_, (before, move) = walk(new(seed), seed)
    over = before.after(move)
    (winner,) = over.result.winners
    best = max((player.vp, player.eco) for player in over.players)
    assert (over.players[winner - 1].vp, over.players[winner - 1].eco) == best


def test_the_same_seed_gives_the_same_game_in_every_process():
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY.format(tests=str(Path(__file__).parent))],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_others_see_neither_a_hand_nor_a_choice_of_the_draft(seed):
    for position, _ in walk(new(seed), seed):
        if position.round > 1 or position.decision.id == "place":
            break
        for seat in range(1, len(position.players) + 1):
            seen = position.view(seat).get("domains", {})
            for other, player in enumerate(position.players, 1):
                hand = seen.get(other, {}).get("hand")
                if other == seat:
                    assert len(hand or []) == player.hand.bit_count()
                    assert len(seen.get(other, {}).get("picked", [])) == player.picked.bit_count()
                else:
                    assert "picked" not in seen.get(other, {})
                    assert hand in (None, {"inheritance": player.hand.bit_count()})


def test_what_a_seat_sees_does_not_depend_on_what_is_hidden_from_it():
    given = {"players": 2, "phase": "setup"}
    hands = {
        1: {"vineyards": {"vallee_de_la_marne": ["verneuil"]}, "picked": ["green_1"], "hand": ["green_2"]},
        2: {"vineyards": {"vallee_de_la_marne": ["mareuil_le_port"]}, "hand": ["orange_1", "orange_2"]},
    }
    one = CHAMPAGNE.set_up({**given, "domains": hands})
    hands[1] = {**hands[1], "picked": ["purple_1"], "hand": ["purple_2"]}
    other = CHAMPAGNE.set_up({**given, "domains": hands})
    assert one.view(2) == other.view(2)
    assert one.view(1) != other.view(1)


def test_chance_is_sampled_by_its_probabilities():
    position = CHAMPAGNE.set_up(
        {
            "players": 2,
            "phase": "actions",
            "area": "export",
            "spaces": {"export": {4: 1}},
            "market": {"lower": ["local_01", None, None]},
            "domains": {1: {"cellar": {"blue": 1}}},
            "decks": {"token": ["points_token", "points_token", "points_token", "eco_token"]},
        }
    ).play("export local_01")
    assert position.actor == CHANCE
    assert {str(move): str(share) for move, share in position.chances()} == {
        "deal points_token": "3/4",
        "deal eco_token": "1/4",
    }


@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_is_written_without_its_only_rulebook_and_read_again(seed):
    start = new(3 * seed)  # with the readings of the book
    written = scenarios.write(start, title="t", rulebook="champagne")
    assert "rulebook" not in written
    assert scenarios.read(written).position == start


def test_a_scenario_knows_no_obstacle_of_another_game():
    text = "format: 1\ngame: champagne\ntitle: t\ngiven: {players: 2}\nline:\n  - illegal: {done: value_too_low}\n"
    with pytest.raises(scenarios.ScenarioError, match="value_too_low"):
        scenarios.read(text)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_choice_of_a_seat_can_be_made_by_clicks_on_the_board(seed):
    for position, _ in walk(new(seed), seed):
        if position.actor == CHANCE:
            continue
        offered = {move for shape in CHAMPAGNE.scene(position, position.actor).shapes for move in shape.moves}
        wanted = {str(move) for move in position.legal_moves()} - {"done", "pass"}
        assert wanted <= offered, (position.decision, wanted - offered)


@pytest.mark.parametrize("seed", SEEDS)
def test_shapes_have_ids_of_their_own_and_stay_on_the_sheet(seed):
    for number, (position, _) in enumerate(walk(new(seed), seed)):
        if number % 7:
            continue
        scene = CHAMPAGNE.scene(position, 1 + number % len(position.players))
        ids = [shape.id for shape in scene.shapes]
        assert len(set(ids)) == len(ids)
        for shape in scene.shapes:
            assert shape.x >= 0, shape.id
            assert shape.x + shape.width <= scene.width, shape.id
            assert shape.y + shape.height <= scene.height, shape.id
