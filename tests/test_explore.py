"""Graphs and counts on the fruit market of `toy.py`, against numbers worked out by hand.

At the start each seat has 1 coin, the bag holds two 1-coins and one 2-coin, an apple costs 1 and a pear 2.
"""

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import networkx as nx
import pytest
from toy import PIPPIN

from viticulture_explore.core.errors import ExplorerError, UnknownWord
from viticulture_explore.core.explore import Count, count, explore, split
from viticulture_explore.core.position import CHANCE, Boundary, Move

WHOLE_GAME = (
    20  # moves; 2 rounds of 2 turns cannot be longer than buying 3 + 3 + 2 apples beside 8 other moves
)


@pytest.fixture
def start():
    return PIPPIN.new(2)


def reachable(position):
    """Every position that can follow, by plain recursion: the other way to find what a graph holds."""
    found = {position}
    for move in position.legal_moves():
        found |= reachable(position.after(move))
    return found


def edges(graph):
    """The edges as (moves to the tail, move): readable where node ids are not."""
    paths = {graph.graph["root"]: ()}
    for tail, head, key in nx.MultiDiGraph(graph).edges(keys=True):
        paths.setdefault(head, (*paths[tail], key))
    return [(" / ".join(paths[tail]), key) for tail, _, key in graph.edges(keys=True)]


class TestGraph:
    def test_by_default_it_goes_to_the_end_of_the_turn(self, start):
        # buy apple, done | dip, 1 coin or 2 coins | done
        graph = explore(start)
        assert edges(graph) == [
            ("", "buy apple"),
            ("", "dip"),
            ("", "done"),
            ("buy apple", "done"),
            ("dip", "deal one"),
            ("dip", "deal two"),
        ]
        assert [data["depth"] for _, data in graph.nodes(data=True)] == [0, 1, 1, 1, 2, 2, 2]
        assert graph.graph["turns"] == 1
        assert graph.graph["complete"]

    def test_nodes_say_what_they_are(self, start):
        graph = explore(start)
        root = graph.nodes[graph.graph["root"]]
        assert root["position"] == start
        assert (root["actor"], root["boundary"], root["depth"]) == (1, Boundary.YEAR, 0)
        assert (root["root"], root["end"], root["goal"], root["open"]) == (True, False, False, False)
        assert root["facts"] == PIPPIN.facts(start, "position")
        after_done = graph.nodes[next(v for _, v, key in graph.edges(keys=True) if key == "done")]
        assert (after_done["actor"], after_done["boundary"], after_done["open"]) == (2, Boundary.TURN, True)

    def test_edges_say_who_moves_and_how_likely_chance_is(self, start):
        graph = explore(start)
        data = {key: data for _, _, key, data in graph.edges(keys=True, data=True)}
        assert (data["dip"]["move"], data["dip"]["actor"], data["dip"]["probability"]) == (
            Move("dip"),
            1,
            None,
        )
        assert (data["deal one"]["actor"], data["deal one"]["probability"]) == (CHANCE, Fraction(2, 3))
        assert data["deal two"]["probability"] == Fraction(1, 3)

    def test_two_turns_go_on_from_each_of_the_four_ends(self, start):
        # From each end seat 2 has: buy apple, done (2 nodes), dip (1) and the coins (2), done (1). After
        # "dip, deal two" the bag holds 1-coins alone, one node less: 7 + 6 + 6 + 5 + 6.
        graph = explore(start, turns=2)
        assert len(graph) == 30
        ends = [data for _, data in graph.nodes(data=True) if data["open"]]
        assert all(data["boundary"] == Boundary.YEAR and data["actor"] == 1 for data in ends)
        assert len(ends) == 4 + 4 + 3 + 4

    def test_a_season_ends_where_a_larger_boundary_begins(self, start):
        assert set(explore(start, seasons=1)) == set(explore(start, turns=2))

    def test_depth_counts_moves(self, start):
        graph = explore(start, depth=1)
        assert edges(graph) == [("", "buy apple"), ("", "dip"), ("", "done")]

    def test_depth_and_turns_hold_together(self, start):
        assert len(explore(start, depth=1, turns=2)) == 4
        assert len(explore(start, depth=9, turns=1)) == 7

    def test_depth_nought_is_the_root_alone(self, start):
        graph = explore(start, depth=0)
        assert len(graph) == 1
        assert graph.nodes[graph.graph["root"]]["open"]

    def test_the_whole_game_is_every_position_once(self, start):
        graph = explore(start, depth=WHOLE_GAME, limit=1000)
        found = [data["position"] for _, data in graph.nodes(data=True)]
        assert set(found) == reachable(start)
        assert len(found) == len(set(found))
        assert graph.graph["complete"]
        ends = [data for _, data in graph.nodes(data=True) if data["end"]]
        assert ends
        assert all(data["position"].result is not None and not data["open"] for data in ends)

    def test_probabilities_of_a_chance_node_add_up_to_one(self, start):
        graph = explore(start, turns=2)
        chance = [node for node, data in graph.nodes(data=True) if data["actor"] == CHANCE]
        assert len(chance) == 5
        for node in chance:
            assert sum(data["probability"] for *_, data in graph.out_edges(node, data=True)) == 1

    def test_a_finished_game_is_a_single_node(self):
        graph = explore(PIPPIN.set_up({"round": 3}))
        assert len(graph) == 1
        assert graph.nodes[graph.graph["root"]]["end"]
        assert not graph.nodes[graph.graph["root"]]["open"]

    def test_goals_are_marked(self, start):
        graph = explore(start, goal=lambda position: position.seats[0].apple == 1)
        assert [data["goal"] for _, data in graph.nodes(data=True)] == [0, 1, 0, 0, 1, 0, 0]


class TestLens:
    def test_equal_views_are_one_node(self, start):
        # Purses after seat 1's turn: (1, 1) three times, (0, 1) twice, (2, 1), (3, 1).
        graph = explore(start, lens="coins")
        seen = {
            PIPPIN.through(data["position"], "coins"): data["positions"] for _, data in graph.nodes(data=True)
        }
        assert seen == {(1, 1): 3, (0, 1): 2, (2, 1): 1, (3, 1): 1}
        assert graph.graph["positions"] == 7
        assert graph.nodes[graph.graph["root"]]["facts"] == PIPPIN.facts(start, "coins")

    def test_a_move_that_changes_nothing_seen_makes_no_edge(self, start):
        graph = explore(start, lens="coins")
        assert sorted(key for *_, key in graph.edges(keys=True)) == ["buy apple", "deal one", "deal two"]
        assert nx.number_of_selfloops(graph) == 0

    def test_a_node_stays_open_while_any_of_its_positions_is(self, start):
        # (1, 1) is the start, looked at, but also the position after "done", where the turn of seat 2 begins.
        graph = explore(start, lens="coins")
        assert graph.nodes[graph.graph["root"]]["open"]

    def test_a_probability_that_is_not_the_same_in_all_of_a_view_is_left_open(self, start):
        graph = explore(start, lens="coins", depth=WHOLE_GAME)
        by_coins = {PIPPIN.through(data["position"], "coins"): node for node, data in graph.nodes(data=True)}
        # Seat 2 dips with purses 1 and 1: into the full bag at first, 2/3; but in round 2 perhaps after seat 1
        # has drawn a coin and bought an apple with it, 1/2.
        assert graph.edges[by_coins[1, 1], by_coins[1, 2], "deal one"]["probability"] is None
        # Seat 1 dips with empty purses: both have bought an apple before, nobody has dipped, so always 1/3.
        assert graph.edges[by_coins[0, 0], by_coins[2, 0], "deal two"]["probability"] == Fraction(1, 3)

    def test_an_unknown_lens_is_named_with_the_nearest(self, start):
        with pytest.raises(UnknownWord, match="no lens 'coin'; there are coins"):
            explore(start, lens="coin")


class TestLimits:
    def test_what_the_limit_keeps_out_is_counted(self, start):
        # Breadth-first: the root and its three moves; the three nodes of the second move do not fit.
        graph = explore(start, limit=4)
        assert len(graph) == 4
        assert graph.graph["left_out"] == 3
        assert not graph.graph["complete"]
        opened = [data["open"] for _, data in graph.nodes(data=True)]
        assert opened == [False, True, True, True]

    def test_a_limit_that_is_just_enough_leaves_nothing_out(self, start):
        graph = explore(start, limit=7)
        assert graph.graph["left_out"] == 0
        assert graph.graph["complete"]

    def test_edges_between_nodes_that_fit_are_still_found(self, start):
        small, large = explore(start, turns=4, limit=100), explore(start, turns=4, limit=1000)
        assert set(small.edges(keys=True)) == set(large.subgraph(small).edges(keys=True))

    def test_a_lens_cannot_hide_an_endless_walk(self, start, monkeypatch):
        # The whole game has 22 different pairs of purses, so 22 nodes, but hundreds of positions behind them.
        whole = explore(start, lens="coins", depth=WHOLE_GAME, limit=22)
        assert (len(whole), whole.graph["complete"]) == (22, True)
        assert whole.graph["positions"] > 300
        monkeypatch.setattr("viticulture_explore.core.explore.POSITIONS_PER_NODE", 2)
        cut = explore(start, lens="coins", depth=WHOLE_GAME, limit=22)
        assert cut.graph["positions"] == 2 * 22 + cut.graph["unexplored"]
        assert not cut.graph["complete"]
        assert any(data["open"] for _, data in cut.nodes(data=True))

    def test_a_limit_below_one_is_refused(self, start):
        with pytest.raises(ExplorerError):
            explore(start, limit=0)

    def test_stop_ends_it_and_is_told(self, start):
        answers = iter([False, False, True])
        graph = explore(start, stop=lambda: next(answers))
        # The root and "buy apple" have been looked at: root, its three moves, and "buy apple / done".
        assert len(graph) == 5
        assert graph.graph["stopped"]
        assert graph.graph["unexplored"] == 3
        assert not graph.graph["complete"]

    def test_progress_is_told_now_and_then_and_at_the_end(self, start):
        told = []
        graph = explore(start, depth=WHOLE_GAME, limit=1000, progress=lambda *now: told.append(now))
        assert len(told) == len(graph) // 100 + 1
        assert told[-1] == (len(graph), 0)
        assert [found for found, _ in told] == sorted(found for found, _ in told)


class TestCount:
    def test_positions_and_lines_at_each_depth(self, start):
        # 1: buy apple, dip, done.
        # 2: buy apple leaves done; dip two coins; done the three moves of seat 2: 1 + 2 + 3.
        # 3: three moves for seat 2 after each of "buy apple, done", "dip, 1", "dip, 2"; done after "done, buy apple";
        #    two coins after "done, dip"; three moves for seat 1 after "done, done": 9 + 1 + 2 + 3.
        # 4: buy apple, done: 1 + 2 + 2; dip, 1: 1 + 2 + 4; dip, 2: 1 + 1 + 4; done, buy apple, done: 3;
        #    done, dip, coin: 3 + 3; done, done: 1 + 2 + 3. Three pairs meet: what seat 1 did before and after
        #    "done, done" ends the same for apple, 1 coin and 2 coins.
        assert list(count(start, 4)) == [Count(1, 3, 3), Count(2, 6, 6), Count(3, 15, 15), Count(4, 30, 33)]

    def test_finished_games_drop_out(self):
        # The last turn, no coin, an empty bag: done is the only move, and then the game is over.
        last = PIPPIN.set_up({"round": 2, "actor": 2, "bag": [], "seats": {2: {"coins": 0}}})
        assert list(count(last, 3)) == [Count(1, 1, 1), Count(2, 0, 0), Count(3, 0, 0)]

    def test_orders_of_buying_meet_in_one_position(self):
        # Two purchases: two apples, or an apple and a pear in either order.
        rich = PIPPIN.set_up({"bag": [], "seats": {1: {"coins": 3}}})
        two = list(count(rich, 2))[1]
        # Beside them "done" after either fruit, and the two moves of seat 2 (buy apple, done) after "done".
        assert two == Count(2, 2 + 2 + 2, 3 + 2 + 2)

    def test_it_is_lazy(self, start):
        deep = count(start, 10**6)
        assert next(deep) == Count(1, 3, 3)

    def test_lines_of_the_whole_game_by_plain_recursion(self, start):
        def lines(position, depth):
            if depth == 0:
                return 1
            return sum(lines(position.after(move), depth - 1) for move in position.legal_moves())

        assert [told.lines for told in count(start, 8)] == [lines(start, depth) for depth in range(1, 9)]


class TestSplit:
    def test_it_shows_the_lines_under_each_first_move(self, start):
        # The summands of depth 4 above: 5, 7 + 6, and 3 + 6 + 6.
        assert split(start, 4) == {
            Move("buy", ("apple",)): Count(4, 5, 5),
            Move("dip"): Count(4, 13, 13),
            Move("done"): Count(4, 15, 15),
        }

    def test_at_depth_one_every_move_is_one_line(self, start):
        assert set(split(start, 1).values()) == {Count(1, 1, 1)}

    def test_depth_nought_is_refused(self, start):
        with pytest.raises(ExplorerError):
            split(start, 0)


def test_graphs_are_the_same_in_every_process():
    script = (
        "from toy import PIPPIN\n"
        "from viticulture_explore.core.explore import explore\n"
        "graph = explore(PIPPIN.new(2), turns=3, lens='coins')\n"
        "print(list(graph.nodes), list(graph.edges(keys=True)))\n"
    )
    tests = Path(__file__).parent

    def printed(seed):
        known = os.pathsep.join((str(tests), str(tests.parent)))
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": known}
        return subprocess.run(
            [sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True
        ).stdout

    first = printed("1")
    assert len(first) > 200
    assert printed("2") == first
