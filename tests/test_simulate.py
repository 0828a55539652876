"""Many games at once: seeds, bots, what is counted, what is a fault, and records that replay."""

import csv
import io
import json
import random
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import msgspec
import pytest
import toy
from invariants import watch

from viticulture_explore import scenarios
from viticulture_explore.cli import main
from viticulture_explore.core.errors import InvalidPosition, UnknownWord
from viticulture_explore.core.position import CHANCE
from viticulture_explore.games import GAMES
from viticulture_explore.simulate import (
    BOTS,
    one,
    play_game,
    record,
    row,
    saved,
    simulate,
    summarise,
)
from viticulture_explore.viticulture.position import Position

VITICULTURE = GAMES["viticulture"]


@pytest.fixture
def market():
    toy.register()
    return toy.PIPPIN


class TestAGame:
    @pytest.mark.parametrize("players", range(1, 7))
    def test_random_play_ends_by_the_rules_with_nothing_wrong(self, players):
        played = play_game(VITICULTURE, players, seed=3, watch=watch)
        assert (played.fault, played.end) == (None, "over")
        assert len(played.scores) == players
        assert played.winners or players == 1

    def test_the_seed_alone_decides(self):
        games = [play_game(VITICULTURE, 3, seed, keep=True) for seed in (0, 0, 1)]
        assert games[0] == games[1]
        assert games[0].moves != games[2].moves

    def test_the_position_at_the_end_is_what_is_told(self):
        played = play_game(VITICULTURE, 4, 11, keep=True)
        position = VITICULTURE.new(4)
        decisions = 0
        for text in played.moves:
            decisions += position.actor != CHANCE
            position = position.play(text)
        assert (played.digest, played.decisions) == (position.digest(), decisions)
        assert (played.years, played.winners) == (position.year, position.result.winners)
        assert played.scores == tuple(player.vp for player in position.players)

    def test_it_is_cut_off_after_so_many_years(self):
        played = play_game(VITICULTURE, 2, 0, years=2)
        assert (played.end, played.years, played.winners) == ("years", 2, ())

    def test_rulebook_options_and_modules_are_those_asked_for(self):
        table = {"rulebook": "zh", "options": {"sell_combine": "combine"}, "modules": ("influence",)}
        played = play_game(VITICULTURE, 2, 0, keep=True, years=3, **table)
        start = record(VITICULTURE, played).start
        assert start == VITICULTURE.new(2, *table.values())
        assert any(move.startswith("star ") for move in played.moves)

    def test_what_does_not_exist_is_refused(self):
        with pytest.raises(UnknownWord):
            play_game(VITICULTURE, 2, 0, players_by="clever")
        with pytest.raises(InvalidPosition):
            play_game(VITICULTURE, 7, 0)

    def test_any_game_can_be_played(self, market):
        played = play_game(market, 2, 5, players_by=("sensible", "random"), keep=True)
        assert (played.end, played.years) == ("over", 2)
        end = record(market, played).position
        assert played.scores == tuple(seat.apple + 2 * seat.pear for seat in end.seats)


class TestBots:
    def test_each_move_is_as_likely_as_the_others_for_the_random_one(self):
        position = VITICULTURE.set_up({"players": 2})
        moves, rng = position.legal_moves(), random.Random(1)
        found = [BOTS["random"](position, moves, rng) for _ in range(700)]
        assert all(70 < found.count(move) < 130 for move in moves)

    @pytest.mark.parametrize(
        ("vineyard", "move"),
        [
            (
                {
                    "hand": ["order_15"],
                    "cellar": {"red": [8]},
                    "structures": ["medium_cellar", "large_cellar"],
                },
                "place fill_order",
            ),
            (
                {
                    "crush_pad": {"red": [3], "white": [3]},
                    "hand": ["order_06"],
                    "structures": ["medium_cellar"],
                },
                "place make_wine",
            ),
            ({"fields": {7: ["merlot", "syrah"], 6: ["pinot"]}}, "place harvest"),
        ],
    )
    def test_the_sensible_one_takes_what_is_at_hand(self, vineyard, move):
        position = VITICULTURE.set_up({"players": 2, "season": "winter", "vineyards": {1: vineyard}})
        found = BOTS["sensible"](position, position.legal_moves(), random.Random(1))
        assert str(found).startswith(move)

    def test_the_sensible_one_beats_the_random_one(self):
        played = summarise(simulate(VITICULTURE, 2, 6, players_by=("sensible", "random")))
        assert played.wins[0] == 6
        assert played.years < summarise(simulate(VITICULTURE, 2, 6)).years

    def test_a_whole_game_of_sensible_ones_has_nothing_wrong(self):
        played = play_game(VITICULTURE, 3, 1, players_by="sensible", watch=watch)
        assert (played.fault, played.end) == (None, "over")


class TestFaults:
    def test_a_breach_ends_the_game_and_keeps_its_moves(self):
        def no_summer(before, move, after):
            return ["summer has come"] if after.season == 2 else []

        played = play_game(VITICULTURE, 2, 4, watch=no_summer)
        assert (played.end, played.fault.kind, played.fault.what) == ("fault", "breach", "summer has come")
        assert len(played.moves) == played.fault.move
        assert record(VITICULTURE, played).position.digest() == played.fault.digest

    def test_an_exception_is_a_fault_of_one_game(self, monkeypatch):
        def broken(position, move):
            raise KeyError(str(move))

        monkeypatch.setattr(Position, "after", broken)
        played = play_game(VITICULTURE, 2, 0)
        assert (played.fault.kind, played.fault.what, played.fault.move) == (
            "exception",
            "KeyError: 'first 2'",
            0,
        )

    def test_no_legal_move_is_a_fault(self, monkeypatch):
        monkeypatch.setattr(Position, "legal_moves", lambda position: ())
        played = play_game(VITICULTURE, 2, 0)
        assert played.fault.kind == "no_move"
        assert "seat" in played.fault.what

    def test_a_game_that_goes_round_in_circles_is_a_fault(self, monkeypatch):
        monkeypatch.setattr(one, "MOST_MOVES", 50)
        played = play_game(VITICULTURE, 2, 0)
        assert (played.fault.kind, played.fault.move) == ("endless", 50)


class TestMany:
    def test_the_executor_makes_no_difference(self):
        alone = list(simulate(VITICULTURE, 2, 6, 10))
        assert [played.seed for played in alone] == list(range(10, 16))
        for executor in (ThreadPoolExecutor(2), ProcessPoolExecutor(2)):
            with executor:
                assert list(simulate(VITICULTURE, 2, 6, 10, executor=executor, watch=watch)) == alone

    def test_what_is_counted(self):
        games = list(simulate(VITICULTURE, 3, 5))
        found = summarise(games)
        assert (found.games, found.ends, found.faults) == (5, {"over": 5}, ())
        assert found.years == sum(game.years for game in games) / 5
        assert found.decisions == sum(game.decisions for game in games) / 5
        assert found.wins == tuple(sum(seat in game.winners for game in games) for seat in (1, 2, 3))
        assert found.scores == tuple(sum(game.scores[seat] for game in games) / 5 for seat in range(3))

    def test_nothing_comes_of_no_games(self):
        found = summarise([])
        assert (found.games, found.years, found.wins) == (0, None, ())

    def test_the_solo_game_has_outcomes(self):
        found = summarise(simulate(VITICULTURE, 1, 4))
        assert sum(found.outcomes.values()) == 4
        assert found.wins[0] == found.outcomes.get("win", 0)


class TestRecords:
    @pytest.mark.parametrize(
        ("players", "rulebook", "modules"),
        [(1, "official", ()), (2, "hisshu", ()), (3, "namayuki", ("influence",)), (6, "zh", ())],
    )
    def test_a_game_saved_as_a_scenario_replays_exactly(self, players, rulebook, modules):
        played = play_game(VITICULTURE, players, 8, rulebook=rulebook, modules=modules, keep=True)
        scenario = scenarios.read(saved(VITICULTURE, played), "game.yaml")
        report = scenarios.run(scenario)
        assert report.failures == ()
        assert tuple(map(str, report.moves)) == played.moves
        assert report.position.digest() == played.digest
        assert scenario.title("ja") == f"{players}人のゲーム、シード8"

    def test_a_record_is_at_the_end_and_can_be_gone_through(self):
        played = play_game(VITICULTURE, 2, 8, keep=True)
        line = record(VITICULTURE, played)
        assert line.position.result.winners == played.winners
        line.to_start()
        assert line.position == VITICULTURE.new(2)
        assert line.forward(len(played.moves)).digest() == played.digest

    def test_moves_are_kept_only_on_request(self):
        assert play_game(VITICULTURE, 2, 8).moves == ()


class TestCommand:
    def run(self, capsys, *words):
        code = main(["simulate", *words])
        told = capsys.readouterr()
        return code, told.out, told.err

    def test_a_table_in_each_language(self, capsys):
        for lang, words in {"en": "3 games", "ja": "3ゲーム", "zh": "共3局"}.items():
            code, out, err = self.run(capsys, "--games", "3", "--lang", lang)
            assert (code, err) == (0, "")
            assert words in out

    def test_json_holds_the_summary_and_every_game(self, capsys):
        words = (
            "--games",
            "3",
            "--players",
            "4",
            "--seed",
            "7",
            "--rulebook",
            "zh",
            "--module",
            "influence",
            "--json",
        )
        code, out, _ = self.run(capsys, *words)
        found = json.loads(out)
        games = list(simulate(VITICULTURE, 4, 3, 7, rulebook="zh", modules=("influence",)))
        assert code == 0
        assert found == json.loads(msgspec.json.encode({"summary": summarise(games), "games": games}))

    def test_csv_has_a_line_for_each_game(self, capsys):
        code, out, _ = self.run(capsys, "--games", "3", "--players", "1", "--bot", "sensible", "--csv")
        rows = list(csv.DictReader(io.StringIO(out)))
        games = simulate(VITICULTURE, 1, 3, players_by="sensible")
        assert code == 0
        assert rows == [{key: str(value) for key, value in row(game).items()} for game in games]

    def test_another_game(self, capsys, market):
        code, out, _ = self.run(capsys, "--game", "pippin", "--games", "2", "--json")
        assert code == 0
        assert [game["years"] for game in json.loads(out)["games"]] == [2, 2]

    @pytest.mark.parametrize(
        ("words", "option"),
        [
            (("--players", "9"), "--players"),
            (("--bot", "clever"), "--bot"),
            (("--players", "3", "--bot", "random,random"), "--bot"),
            (("--module", "beer"), "--module"),
            (("--rulebook", "none"), "none"),
            (("--games", "0"), "--games"),
            (("--seed", "-1"), "--seed"),
            (("--game", "chess"), "chess"),
        ],
    )
    def test_what_does_not_exist_is_said_in_one_line(self, capsys, words, option):
        code, out, err = self.run(capsys, *words)
        assert (code, out) == (2, "")
        assert option in err
        assert err.count("\n") == 1

    def test_a_fault_ends_with_1_and_its_seed(self, capsys, monkeypatch):
        monkeypatch.setattr(one, "MOST_MOVES", 50)
        code, out, err = self.run(capsys, "--games", "2", "--seed", "5")
        assert code == 1
        assert "2 broken off" in out
        assert [line.split(":")[0] for line in err.splitlines()] == [
            "Seed 5, after 50 moves",
            "Seed 6, after 50 moves",
        ]
