"""What holds in every game of Viticulture: random play under any rulebook, options and number of players.

The invariants themselves stand in `invariants.py`; the games come from `strategies.py`.
"""

import os
import random
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import Phase, given as for_all, settings, strategies as st
from invariants import breaches, breaches_of_step
from strategies import SEEDS, VITICULTURE, Table, descriptions, reached, tables, walk

from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.viticulture.position import Position

# The seed of a smaller game tells no more than that of a larger one, so nobody looks for it.
WHOLE_GAMES = settings(max_examples=20, phases=(Phase.explicit, Phase.generate))

PLAY = """
import hashlib, sys
sys.path.insert(0, {tests!r})
from strategies import Table, walk
for players, book, modules in {tables!r}:
    told = hashlib.sha256()
    for before, move in walk(Table(players, book, modules=modules).new(), seed=players):
        told.update("\\n".join(map(str, (before.digest(), *before.legal_moves(), "->", move))).encode())
        if before.actor:
            told.update(repr(before.why_not("make red 9")).encode())
    print(before.after(move).digest(), told.hexdigest())
"""


@settings(WHOLE_GAMES, max_examples=24)
@for_all(tables(), SEEDS)
def test_nothing_is_lost_or_made_of_nothing_in_a_whole_game(table, seed):
    position = table.new()
    assert breaches(position) == []
    for before, move in walk(position, seed):
        after, events = before.told(move)
        assert breaches_of_step(before, move, after, events) == []
        assert breaches(after) == []


@settings(max_examples=60)
@for_all(reached())
def test_a_position_is_its_json_and_its_description(found):
    table, position = found
    assert_same(Position.from_json(position.to_json()), position)
    assert_same(table.set_up(position.game.given(position)), position)


@settings(max_examples=30)
@for_all(reached())
def test_the_text_of_a_move_is_that_move(found):
    _, position = found
    for move in position.legal_moves():
        assert position.conceives(move), f"{move} is legal, but no move of the grammar"
    moves = position.conceivable_moves()
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert position.parse(str(move)) == move
        assert Move.read(str(move)) == move


@settings(max_examples=30)
@for_all(reached())
def test_a_move_is_legal_unless_something_stands_against_it(found):
    _, position = found
    legal = position.legal_moves()
    assert legal == tuple(move for move in legal if move in set(position.conceivable_moves()))
    free = {move for move in position.conceivable_moves() if not position.why_not(move)}
    assert free == set(legal), at(position)


@WHOLE_GAMES
@for_all(tables(), SEEDS)
def test_a_move_is_legal_unless_something_stands_against_it_all_game_long(table, seed):
    rng = random.Random(seed)
    for position, _ in walk(table.new(), seed):
        legal = position.legal_moves()
        conceivable = position.conceivable_moves()
        for move in (*rng.choices(conceivable, k=8), *rng.choices(legal, k=2)):
            assert (move in legal) == (not position.obstacles(move)), (at(position), move)


@settings(max_examples=60)
@for_all(descriptions(), tables(), SEEDS)
def test_any_described_position_can_be_played_on(described, table, seed):
    rng = random.Random(seed)
    table = Table(described["players"], table.rulebook, table.options, table.modules)
    for position, move in islice(walk(table.set_up(described), seed), 80):
        legal = position.legal_moves()
        assert legal, at(position)
        assert position.told(move)[0] == position.after(move)
        for tried in rng.choices(position.conceivable_moves(), k=5):
            assert (tried in legal) == (not position.obstacles(tried)), (at(position), tried)


@WHOLE_GAMES
@for_all(tables(), SEEDS)
def test_the_past_never_changes(table, seed):
    past = [(before, hash(before), before.to_json()) for before, _ in walk(table.new(), seed)]
    for position, hashed, json in past:
        assert (hash(position), position.to_json()) == (hashed, json)


@WHOLE_GAMES
@for_all(tables(), SEEDS)
def test_playing_again_leads_to_an_equal_position_with_an_equal_hash(table, seed):
    known = {}
    for before, move in walk(table.new(), seed):
        after = before.after(move)
        told, _ = before.told(move)
        assert_same(told, after)
        assert_same(before.play(str(move)), after)
        assert known.setdefault(after.to_json(), after) == after
    assert len(set(known.values())) == len(known), "positions with different JSON are equal"


@settings(max_examples=30)
@for_all(reached(), st.integers(1, 6))
def test_legal_moves_come_in_the_same_order_for_equal_positions(found, seat):
    _, position = found
    again = Position.from_json(position.to_json())
    assert again.legal_moves() == position.legal_moves()
    assert again.conceivable_moves() == position.conceivable_moves()
    assert again.chances() == position.chances()
    assert again.decision == position.decision


@WHOLE_GAMES
@for_all(tables(), SEEDS)
def test_the_winners_have_the_best_score(table, seed):
    *_, (before, move) = walk(table.new(), seed)
    over = before.after(move)
    if over.result is None:
        return
    scores = [(player.vp, player.lira, worth(player.cellar), worth(player.crush)) for player in over.players]
    best = tuple(seat for seat, score in enumerate(scores, 1) if score == max(scores))
    if over.rules.solo:
        assert (over.result.outcome == "win") == (over.result.winners == (1,))
    elif len(best) == 1:
        assert over.result.winners == best
    else:
        assert over.result.winners in (best, ())
        assert (over.result.winners == ()) == (over.rules.options.tie_after_all == "replay")


@settings(WHOLE_GAMES, max_examples=8)
@for_all(tables(), SEEDS)
def test_all_that_is_asked_and_happens_and_stands_against_a_move_can_be_said(table, seed):
    rng, game = random.Random(seed), VITICULTURE
    for number, (position, move) in enumerate(walk(table.new(), seed)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        messages = [game.say_time(position), game.say_decision(position), game.say_move(position, move)]
        messages += [game.group(position, move), *map(game.say_event, position.told(move)[1])]
        refused = position.obstacles(rng.choice(position.conceivable_moves()))
        messages += [game.say_obstacle(found) for found in refused]
        for message in messages:
            assert say(message, lang, game), (at(position), message)


def test_the_same_seed_gives_the_same_game_in_every_process():
    cases = [
        (2, "official", ()),
        (3, "hisshu", ("influence",)),
        (4, "namayuki", ()),
        (6, "zh", ("influence",)),
    ]
    script = PLAY.format(tests=str(Path(__file__).parent), tables=cases)
    told = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == len(cases)


@pytest.mark.parametrize("players", range(1, 7))
def test_every_number_of_players_has_a_game_to_the_end(players):
    assert any(ends(players, seed) for seed in range(10))


def ends(players, seed):
    *_, (before, move) = walk(Table(players).new(), seed)
    return before.after(move).result is not None


def worth(tokens):
    """The values of all tokens on tracks of nine places."""
    return sum(place % 9 + 1 for place in range(36) if tokens >> place & 1)


def assert_same(found, position):
    assert found == position, at(position)
    assert hash(found) == hash(position)
    assert found.digest() == position.digest()
    assert found.legal_moves() == position.legal_moves()


def at(position):
    """Where a position is, for a failure to tell."""
    actor = "chance" if position.actor == CHANCE else position.actor
    pending = " / ".join(frame.at for frame in position.stack)
    return f"year {position.year}, actor {actor}, {pending}\n{position.game.given(position)}"
