"""Searches on the fruit market of `toy.py`, against numbers worked out by hand and by plain recursion.

At the start each seat has 1 coin, the bag holds two 1-coins and one 2-coin, an apple costs 1 and a pear 2. A seat may
dip into the bag once a turn, and there are two rounds. A seat that does as little as it can is done.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from toy import PIPPIN, Fair

from viticulture_explore.core.errors import ExplorerError, UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.core.search import chance, outcomes, shortest, ways


@pytest.fixture
def start() -> Fair:
    return PIPPIN.new(2)


def has_pear(position: Fair) -> bool:
    return position.seats[0].pear > 0


def is_over(position: Fair) -> bool:
    return position.actor is None


def texts(line: Line) -> str:
    return " / ".join(map(str, line.moves))


def moves_of(position: Fair, others: str) -> tuple[Move, ...]:
    if position.actor == 2 and others == "alone":
        return (Move("done"),)
    return position.legal_moves()


class TestShortest:
    def test_a_pear_takes_two_decisions_of_ones_own(self, start: Fair) -> None:
        found = shortest(start, has_pear)
        assert [texts(line) for line in found.lines] == ["dip / deal one / done / buy pear"]
        assert (found.cost, found.ways, found.probability) == (2, 2, Fraction(2, 3))
        assert found.complete
        assert found

    def test_the_line_stands_at_its_start(self, start: Fair) -> None:
        line = shortest(start, has_pear).lines[0]
        assert line.position == start
        assert has_pear(line.to_end())

    def test_all_equally_short_ways_come_in_order(self, start: Fair) -> None:
        found = shortest(start, has_pear, most=9)
        assert [texts(line) for line in found.lines] == [
            "dip / deal one / done / buy pear",
            "dip / deal two / done / buy pear",
        ]

    def test_a_goal_may_be_a_move(self, start: Fair) -> None:
        assert texts(shortest(start, "buy pear").lines[0]) == "dip / deal one / done / buy pear"
        assert texts(shortest(start, "buy").lines[0]) == "buy apple"

    def test_a_goal_that_holds_already_takes_nothing(self, start: Fair) -> None:
        found = shortest(start, lambda _: True)
        assert (found.cost, found.lines[0].moves, found.ways) == (0, (), 1)

    def test_what_chance_does_can_be_settled(self, start: Fair) -> None:
        found = shortest(start, has_pear, given=["deal two"])
        assert texts(found.lines[0]) == "dip / deal two / done / buy pear"
        assert found.probability == 1
        by_rule = shortest(start, has_pear, given=lambda here: "deal two" if here.round == 1 else None)
        assert texts(by_rule.lines[0]) == texts(found.lines[0])

    def test_costs_decide_before_length(self, start: Fair) -> None:
        # One coin buys one apple: a dip in the first round, then two apples.
        def two_apples(position: Fair) -> bool:
            return position.seats[0].apple == 2

        assert shortest(start, two_apples).cost == 3
        dear_dips = shortest(start, two_apples, cost=lambda _, move: 10 * (move.verb == "dip"))
        assert dear_dips.cost == 10
        with pytest.raises(ExplorerError):
            shortest(start, two_apples, most=0)

    def test_no_way_within_a_turn_is_a_complete_no(self, start: Fair) -> None:
        found = shortest(start, has_pear, turns=1)
        assert not found
        assert (found.lines, found.cost, found.ways, found.probability) == ((), None, 0, None)
        assert found.complete

    @pytest.mark.parametrize("reach", [{"turns": 2}, {"seasons": 1}, {"years": 1}, {"depth": 3}])
    def test_bounds_end_the_search(self, start: Fair, reach: dict[str, Any]) -> None:
        # Two turns are a round here; the pear comes with the fourth move, the first of the second round.
        assert not shortest(start, has_pear, **reach)

    @pytest.mark.parametrize("reach", [{"turns": 3}, {"seasons": 2}, {"years": 2}, {"depth": 4}])
    def test_bounds_leave_in_what_lies_before_them(self, start: Fair, reach: dict[str, Any]) -> None:
        assert shortest(start, has_pear, **reach)

    def test_others_may_help(self) -> None:
        def seat_two_has_a_pear(position: Fair) -> bool:
            return position.seats[1].pear > 0

        rich = PIPPIN.set_up({"seats": {2: {"coins": 2}}})
        assert not shortest(rich, seat_two_has_a_pear)
        assert texts(shortest(rich, seat_two_has_a_pear, others="free").lines[0]) == "done / buy pear"

    def test_against_resistance_only_what_is_certain_counts(self) -> None:
        # Two coins in the bag: alone seat 1 draws both; seat 2 can dip between.
        two = PIPPIN.set_up({"bag": ["one", "two"]})

        def coins(number: int) -> Any:
            return lambda position: position.seats[0].coins >= number

        assert shortest(two, coins(4)).cost == 2
        prevented = shortest(two, coins(4), others="against")
        assert (prevented.lines, prevented.complete) == ((), True)
        sure = shortest(two, coins(2), others="against")
        assert (texts(sure.lines[0]), sure.cost, sure.probability) == ("dip / deal one", 1, 1)

    def test_resistance_is_as_long_as_can_be(self, start: Fair) -> None:
        # Seat 2 buys an apple before it is done, to make it longer; the two decisions stay two.
        found = shortest(start, has_pear, others="against")
        assert texts(found.lines[0]) == "dip / deal one / buy apple / done / buy pear"
        assert found.cost == 2


class TestChance:
    def test_one_coin_of_three(self, start: Fair) -> None:
        assert chance(start, "deal two", turns=1).probability == Fraction(1, 3)

    def test_dipping_twice(self, start: Fair) -> None:
        # Missed with 2 of 3, then with 1 of 2.
        assert chance(start, "deal two").probability == 1 - Fraction(2, 3) * Fraction(1, 2)

    def test_what_others_do_matters(self) -> None:
        two = PIPPIN.set_up({"bag": ["one", "two"]})

        def goal(position: Fair) -> bool:
            return position.seats[0].coins >= 4

        assert chance(two, goal).probability == 1
        assert chance(two, goal, others="free").probability == 1
        assert chance(two, goal, others="against").probability == 0

    @pytest.mark.parametrize("others", ["alone", "free", "against"])
    def test_it_is_what_plain_recursion_says(self, start: Fair, others: Any) -> None:
        def goal(position: Fair) -> bool:
            return position.seats[0].coins >= 4 or (position.seats[0].apple, position.seats[0].pear) == (1, 1)

        def value(position: Fair) -> Fraction:
            if goal(position) or position.actor is None:
                return Fraction(goal(position))
            if position.actor == CHANCE:
                return sum(
                    (share * value(position.after(move)) for move, share in position.chances()), Fraction(0)
                )
            best = min if position.actor == 2 and others == "against" else max
            return best(value(position.after(move)) for move in moves_of(position, others))

        assert chance(start, goal, others=others).probability == value(start)

    def test_what_was_not_looked_at_leaves_bounds(self, start: Fair) -> None:
        cut = chance(start, "deal two", limit=1)
        assert (cut.at_least, cut.at_most, cut.complete, cut.positions) == (0, 1, False, 1)
        with pytest.raises(ExplorerError, match="between 0 and 1"):
            _ = cut.probability

    def test_positions_that_come_back_leave_an_honest_bound(self, start: Fair) -> None:
        # Taken for one whatever the round, the market never ends: a third, and a third of the rest, and so on.
        endless = chance(start, "deal two", same=lambda here: (here.seat, here.dipping))
        assert Fraction(99, 100) < endless.at_least < 1
        assert endless.at_most == 1
        assert not endless.complete


class TestWays:
    def test_the_ways_of_a_turn(self, start: Fair) -> None:
        found = ways(start, lambda then: then.seat == 2)
        assert (found.lines, found.goals, found.complete) == (4, 4, True)

    def test_orders_of_buying_are_different_ways_to_one_position(self) -> None:
        # Three coins: three apples, or an apple and a pear in either order.
        rich = PIPPIN.set_up({"bag": [], "seats": {1: {"coins": 3}}})
        found = ways(rich, lambda then: then.seats[0].coins == 0, turns=1)
        assert (found.lines, found.goals) == (3, 2)

    @pytest.mark.parametrize("others", ["alone", "free"])
    def test_it_is_what_plain_recursion_says(self, start: Fair, others: Any) -> None:
        def lines(position: Fair) -> int:
            if position.actor is None:
                return 1
            return sum(lines(position.after(move)) for move in moves_of(position, others))

        assert ways(start, is_over, others=others).lines == lines(start)

    def test_what_does_not_bear_on_the_goal_may_be_merged(self, start: Fair) -> None:
        def goal(position: Fair) -> bool:
            return position.actor is None and position.seats[0].coins >= 2

        def without_fruit(position: Fair) -> Any:
            purses = tuple(seat.coins for seat in position.seats)
            return position.round, position.seat, position.bought, position.dipping, position.bag, purses

        whole, merged = ways(start, goal), ways(start, goal, same=without_fruit)
        assert merged.lines == whole.lines
        assert merged.positions < whole.positions

    def test_there_is_no_end_of_ways_where_positions_come_back(self, start: Fair) -> None:
        assert ways(start, is_over, same=lambda here: here.seat).lines is None

    def test_moves_not_looked_at_are_no_ways(self, start: Fair) -> None:
        def frugal(here: Fair) -> tuple[Move, ...]:
            return tuple(move for move in here.legal_moves() if move.verb == "done")

        assert ways(start, is_over, moves=frugal).lines == 1


class TestOutcomes:
    def test_by_default_those_of_the_turn(self, start: Fair) -> None:
        found = outcomes(start, "coins")
        told = [(outcome.view, outcome.lines, outcome.probability, texts(outcome.line)) for outcome in found]
        assert told == [
            ((1, 1), 1, 1, "done"),
            ((0, 1), 1, 1, "buy apple / done"),
            ((2, 1), 1, Fraction(2, 3), "dip / deal one"),
            ((3, 1), 1, Fraction(1, 3), "dip / deal two"),
        ]
        assert len(found) == 4
        assert found.complete
        first = found.outcomes[0]
        assert first.facts == PIPPIN.facts(first.position, "coins")

    def test_until_says_where_to_look(self, start: Fair) -> None:
        # Up to the first fruit of seat 1: an apple at once, or one of a richer purse in the second round.
        found = outcomes(
            start,
            lambda here: (here.seats[0].apple, here.seats[0].pear),
            until=lambda here: (here.seats[0].apple, here.seats[0].pear) != (0, 0),
        )
        assert [outcome.view for outcome in found] == [(1, 0), (0, 1)]
        assert [outcome.probability for outcome in found] == [1, 1]
        assert found.outcomes[0].facts == ()

    def test_the_whole_game_has_each_end_once(self, start: Fair) -> None:
        def ends(position: Fair) -> set[tuple[int, int]]:
            if position.actor is None:
                return {tuple(seat.coins for seat in position.seats)}
            return set().union(*(ends(position.after(move)) for move in moves_of(position, "free")))

        found = outcomes(start, "coins", until=is_over, others="free")
        assert {outcome.view for outcome in found} == ends(start)


class TestLimits:
    def test_a_limit_is_told(self, start: Fair) -> None:
        found = shortest(start, has_pear, limit=2)
        assert (found.lines, found.complete, found.positions) == ((), False, 2)
        assert repr(found) == "<Shortest: cost None, 0 ways, something left out>"
        assert not ways(start, is_over, limit=2).complete
        assert not outcomes(start, limit=2).complete

    def test_stop_ends_it(self, start: Fair) -> None:
        answers = iter([False, True])
        assert shortest(start, has_pear, stop=lambda: next(answers)).positions == 1
        assert not ways(start, is_over, stop=lambda: True).complete

    def test_progress_is_told_at_the_end(self, start: Fair) -> None:
        told: list[tuple[int, int]] = []
        found = ways(start, is_over, others="free", progress=lambda *now: told.append(now))
        assert told[0][0] == 100
        assert told[-1] == (found.positions, 0)
        told.clear()
        shortest(start, has_pear, progress=lambda *now: told.append(now))
        assert len(told) == 1

    @pytest.mark.parametrize(
        ("how", "error"),
        [
            ({"others": "nice"}, UnknownWord),
            ({"same": "coin"}, UnknownWord),
            ({"limit": 0}, ExplorerError),
            ({"seat": 9}, ExplorerError),
        ],
    )
    def test_what_cannot_be_is_refused(
        self, start: Fair, how: dict[str, Any], error: type[Exception]
    ) -> None:
        with pytest.raises(error):
            shortest(start, has_pear, **how)
