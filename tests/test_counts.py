"""Counts per depth, as the perft of chess programs: positions and lines so many moves ahead.

The small counts are worked out by hand, the wine lattices by a brute force that shares nothing with the engine. The
last ones nobody can work out; they stand here so that a change that alters them is seen. Where a count differs, the
split under each first move says where to look.

Most positions lie in the last winter with the opponent out of it, so that every line ends with the turn.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from viticulture_explore.core.explore import count, split
from viticulture_explore.core.position import CHANCE
from viticulture_explore.games import GAMES

VITICULTURE = GAMES["viticulture"]
GAME_ENDS = {"final_year_processing": "skip"}
OUT = {"passed": True}


def last_turn(vineyard, *moves, players=2, **more):
    """The only seat still in the last winter of a game, after these moves."""
    others = dict.fromkeys(range(2, players + 1), OUT)
    given = {
        "players": players,
        "season": "winter",
        "last_year": True,
        "vineyards": {1: {"workers": 1, "grande": False, **vineyard}, **others},
        **more,
    }
    position = VITICULTURE.set_up(given, options=GAME_ENDS)
    for move in moves:
        position = position.play(move)
    return position


def assert_counts(position, wanted):
    found = [(row.positions, row.lines) for row in count(position, len(wanted))]
    assert found == wanted, told_split(position, found, wanted)


def told_split(position, found, wanted):
    """The first depth that differs, with the count under each first move."""
    depth = next(depth for depth, pair in enumerate(zip(found, wanted, strict=True), 1) if pair[0] != pair[1])
    rows = [
        f"  {move}: {row.positions} positions, {row.lines} lines"
        for move, row in split(position, depth).items()
    ]
    return "\n".join(
        [f"depth {depth}: found {found[depth - 1]}, wanted {wanted[depth - 1]}; after each move:", *rows]
    )


class TestWorkedOutByHand:
    def test_two_red_grapes_and_a_small_cellar(self):
        # Red 3 becomes 3. Red 4 is lowered to 3 for the cellar, and to 2 if 3 is taken.
        # One wine: from {3} or from {4}                               2 positions, 2 lines
        # then:     3 then 4 -> wine 3, 2; 3 then done -> wine 3, red 4 left
        #           4 then 3 -> wine 3, 2; 4 then done -> wine 3, red 3 left
        # The first and the third are the same position:               3 positions, 4 lines
        position = last_turn({"crush_pad": {"red": [3, 4]}}, "place make_wine")
        assert_counts(position, [(2, 2), (3, 4), (0, 0)])

    def test_the_same_grapes_as_a_turn_that_begins_with_the_worker(self):
        # pass ends the game; the cart too, with a lira; make wine goes on as above. Without a bonus space (2 players)
        # and with no vine, lira, order or visitor there is nothing else, except an order to draw: the decks are empty.
        empty = {"vine": [], "summer": [], "order": [], "winter": []}
        position = last_turn({"crush_pad": {"red": [3, 4]}}, decks=empty)
        assert_counts(position, [(3, 3), (2, 2), (3, 4), (0, 0)])

    def test_three_fields_and_two_harvests(self):
        # Red 2 on field 5, white 3 on field 6, red 1 with white 1 on field 7: no grape finds its place taken.
        # First harvest: 3 fields.                                      3 positions, 3 lines
        # Then one of the 2 others, or done: 3 x 3 = 9 lines. Positions: 3 pairs and 3 single fields = 6.
        fields = {5: ["syrah"], 6: ["sauvignon_blanc"], 7: ["pinot"]}
        position = last_turn({"fields": fields}, "place harvest bonus", players=3)
        assert_counts(position, [(3, 3), (6, 9), (0, 0)])

    def test_two_fields_whose_grapes_meet(self):
        # Red 2 on both fields: the second grape falls to 1, whichever is harvested first; but the harvested fields
        # are remembered. First: 2. Then the other or done: 2 x 2 = 4 lines; both orders make red 2 and red 1 with
        # both fields harvested, so 1 + 2 positions.
        fields = {5: ["syrah"], 6: ["syrah"]}
        position = last_turn({"fields": fields}, "place harvest bonus", players=3)
        assert_counts(position, [(2, 2), (3, 4), (0, 0)])

    def test_a_worker_and_the_grande_and_only_the_cart(self):
        # Nothing but the cart can be used. First: worker, grande, pass: 3 positions, the last one an end.
        # After the worker: grande (the end, 2 lira) or pass (the end, 1 lira). After the grande: worker or pass.
        # Both on the cart is one position; worker alone and grande alone are two:   3 positions, 4 lines
        empty = {"vine": [], "summer": [], "order": [], "winter": []}
        position = last_turn({"grande": True}, decks=empty)
        assert_counts(position, [(3, 3), (3, 4), (0, 0)])

    def test_a_chance_draw(self):
        # Fall, two seats draw one visitor each; 3 summer visitors and 1 winter visitor are left.
        # Seat 1 names summer or winter:                                2 positions, 2 lines
        # Chance: 3 summer cards or the winter card:                    4 positions, 4 lines
        # Seat 2: after a summer card summer or winter (3 x 2), after the winter card only summer (1): 7 and 7
        # Chance: summer after summer 3 x 2, winter after summer 3 x 1, summer after winter 3: 12 and 12,
        # for who holds what tells all of them apart.
        decks = {"vine": [], "summer": ["planter", "buyer", "broker"], "order": [], "winter": ["merchant"]}
        position = VITICULTURE.set_up({"players": 2, "season": "fall", "decks": decks})
        assert_counts(position, [(2, 2), (4, 4), (7, 7), (12, 12)])
        drawn = position.play("draw summer")
        assert drawn.actor == CHANCE
        assert {str(move): share for move, share in drawn.chances()} == {
            "deal planter": Fraction(1, 3),
            "deal buyer": Fraction(1, 3),
            "deal broker": Fraction(1, 3),
        }


# -- a brute force for wine -------------------------------------------------------------------------------------


def wines(grapes, cellar, top):
    """Every wine that can be made: what is left of the grapes, and the cellar with it. Tokens are (colour, value)."""
    reds = sorted(value for colour, value in grapes if colour == "red")
    whites = sorted(value for colour, value in grapes if colour == "white")
    recipes = [("red", [red], []) for red in reds]
    recipes += [("white", [], [white]) for white in whites]
    recipes += [("blush", [red], [white]) for red in reds for white in whites]
    recipes += [("sparkling", list(two), [white]) for two in combinations(reds, 2) for white in whites]
    for colour, red, white in recipes:
        value, least = min(9, sum(red + white), top), {"blush": 4, "sparkling": 7}.get(colour, 1)
        while (colour, value) in cellar:
            value -= 1
        if sum(red + white) >= least and value >= least:
            used = {("red", one) for one in red} | {("white", one) for one in white}
            yield grapes - used, cellar | {(colour, value)}


def lattice(grapes, top, most):
    """Positions and lines per depth of making up to ``most`` wines and stopping at will after the first."""
    layer = {(frozenset(grapes), frozenset(), False): 1}
    counts = []
    for depth in range(1, most + 2):
        below = {}
        for (left, cellar, over), ways in layer.items():
            ways_on = [] if over else list(wines(left, cellar, top))
            for then, wine in ways_on:
                ends = depth == most or not any(wines(then, wine, top))
                key = (then, wine, ends)
                below[key] = below.get(key, 0) + ways
            if depth > 1 and ways_on:
                key = (left, cellar, True)
                below[key] = below.get(key, 0) + ways
        counts.append((len(below), sum(below.values())))
        layer = below
    return counts


CELLARS = {3: [], 6: ["medium_cellar"], 9: ["medium_cellar", "large_cellar"]}


@pytest.mark.parametrize("top", CELLARS)
@pytest.mark.parametrize(
    ("red", "white"),
    [
        ([3, 4], []),
        ([2, 3], [4]),
        ([1, 2], [1]),
        ([4, 5], [1, 9]),
        ([9], [9]),
        ([1, 2, 3, 5], [2, 4]),
        ([2, 6, 7, 8], [1, 3, 9]),
    ],
)
@pytest.mark.parametrize("most", [2, 3])
def test_wine_against_a_brute_force(red, white, top, most):
    players, move = (3, "place make_wine bonus") if most == 3 else (2, "place make_wine")
    vineyard = {"crush_pad": {"red": red, "white": white}, "structures": CELLARS[top]}
    position = last_turn(vineyard, move, players=players)
    grapes = {("red", value) for value in red} | {("white", value) for value in white}
    assert_counts(position, lattice(grapes, top, most))


def test_the_brute_force_itself_by_hand():
    # Red 2, red 3, white 4 and a large cellar: red 2, red 3, white 4, blush 6, blush 7, sparkling 9.
    made = {
        wine for _, cellar in wines({("red", 2), ("red", 3), ("white", 4)}, frozenset(), 9) for wine in cellar
    }
    assert made == {("red", 2), ("red", 3), ("white", 4), ("blush", 6), ("blush", 7), ("sparkling", 9)}
    # First wine: 6 ways. Then done (6), or another from what is left: after red 2: red 3, white 4, blush 7; after
    # red 3: red 2, white 4, blush 6; after white 4: red 2, red 3; after a blush: the red left; after sparkling the
    # turn is over. 5 x done + 3 + 3 + 2 + 1 + 1 = 15 lines. Positions: 5 stopped; {red 2, red 3}, {red 2, white 4},
    # {red 3, white 4} each from two orders; {red 2, blush 7} and {red 3, blush 6} each from two: 5 + 5 = 10.
    assert lattice({("red", 2), ("red", 3), ("white", 4)}, 9, 2)[:2] == [(6, 6), (10, 15)]


# -- counted once -----------------------------------------------------------------------------------------------


class TestCountedOnce:
    def test_the_first_moves_of_a_game_for_two(self):
        # First player: 2. A mama and a papa for each, clockwise from that seat; the papas are another deck, but dealt
        # to a seat after its mama: 18 mamas, 18 papas, 17 mamas.
        mamas, papas, further = 18, 18, 17
        lines = [2, 2 * mamas, 2 * mamas * papas, 2 * mamas * papas * further]
        assert_counts(VITICULTURE.new(2), [(number, number) for number in lines])

    def test_a_winter_with_visitors_orders_and_a_yoke(self):
        vineyard = {
            "lira": 5,
            "structures": ["yoke", "medium_cellar"],
            "fields": {5: ["syrah"], 6: ["trebbiano"]},
            "crush_pad": {"red": [3], "white": [2]},
            "cellar": {"red": [4]},
            "hand": ["merchant", "jack_of_all_trades", "order_01", "order_06"],
        }
        position = VITICULTURE.set_up(
            {"players": 3, "season": "winter", "vineyards": {1: vineyard, 2: {"lira": 2}}}
        )
        # Draw an order, play a visitor, harvest, make wine and train, each on the plain space, on the bonus space and
        # there without the bonus, with a regular worker and with the grande: 30. Cart and yoke: 4. Passing: 1.
        # No order can be filled. Further on nobody has counted but the engine.
        assert_counts(position, [(35, 35), (333, 335), (3247, 3279)])
