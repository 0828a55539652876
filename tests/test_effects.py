"""What single effects do, row by row: a vineyard, the moves, what is there afterwards; and what stands against a move.

The scenarios in `examples/` show the rulings; these tables go through the numbers.
"""

from __future__ import annotations

import pytest

from viticulture_explore.games import GAMES

VITICULTURE = GAMES["viticulture"]
MEDIUM = ["medium_cellar"]
LARGE = ["medium_cellar", "large_cellar"]
PRICES = {
    "trellis": 2,
    "irrigation": 3,
    "yoke": 2,
    "windmill": 5,
    "cottage": 4,
    "tasting_room": 6,
    "medium_cellar": 4,
}


def begin(season, vineyard, options=None, players=3, **more):
    given = {"players": players, "season": season, "vineyards": {1: vineyard}, **more}
    return VITICULTURE.set_up(given, options=options)


def play(position, moves):
    for move in moves:
        position = position.play(move)
    return position


def assert_vineyard(position, expected, seat=1):
    differences = VITICULTURE.differences(position, {seat: expected})
    assert differences == (), [(found.place, found.expected, found.found) for found in differences]


def obstacles(position, move):
    return [found.id for found in position.why_not(move)]


def tokens(**colours):
    """Every colour of a track, so that nothing else may lie there."""
    return {"red": [], "white": [], **colours}


class TestHarvest:
    @pytest.mark.parametrize(
        ("field", "vines", "before", "after"),
        [
            (5, ["sangiovese"], {}, tokens(red=[1])),
            (5, ["pinot"], {}, tokens(red=[1], white=[1])),
            (6, ["pinot", "pinot", "pinot"], {}, tokens(red=[3], white=[3])),
            (7, ["cabernet_sauvignon", "merlot"], {}, tokens(red=[7])),
            (7, ["cabernet_sauvignon", "merlot"], {"red": [7]}, tokens(red=[6, 7])),
            (5, ["chardonnay", "malvasia"], {"white": [5, 4]}, tokens(white=[3, 4, 5])),
            (5, ["sangiovese"], {"red": [1]}, tokens(red=[1])),
            (6, ["merlot", "sauvignon_blanc"], {"red": [1, 2, 3]}, tokens(red=[1, 2, 3], white=[3])),
        ],
    )
    def test_one_grape_of_each_colour_worth_the_sum(self, field, vines, before, after):
        position = begin("winter", {"fields": {field: vines}, "crush_pad": before})
        harvested = play(position, ["place harvest", f"harvest {field}"])
        assert_vineyard(harvested, {"crush_pad": after, "fields": {field: vines}, "harvested": [field]})

    @pytest.mark.parametrize(("cap", "after"), [("clamp", tokens(red=[9])), ("lost", tokens())])
    def test_more_than_nine(self, cap, after):
        vines = ["cabernet_sauvignon", "cabernet_sauvignon", "syrah"]
        options = {"harvest_sum_cap": cap}
        given = {"fields": {5: vines}}
        position = begin("winter", given, options)
        assert_vineyard(play(position, ["place harvest", "harvest 5"]), {"crush_pad": after})

    @pytest.mark.parametrize(
        ("vineyard", "field", "reasons"),
        [
            ({"fields": {5: ["syrah"]}, "harvested": [5]}, 5, ["field_harvested"]),
            ({"fields": {5: ["syrah"]}}, 6, ["field_empty"]),
            ({"fields": {5: ["syrah"], 6: "sold"}}, 6, ["field_sold"]),
            ({"fields": {5: ["syrah"], 6: "sold"}, "harvested": [6]}, 6, ["field_sold", "field_harvested"]),
        ],
    )
    def test_what_stands_against_it(self, vineyard, field, reasons):
        fields = {7: ["pinot"], **vineyard["fields"]}
        position = begin("winter", {**vineyard, "fields": fields}).play("place harvest")
        assert obstacles(position, f"harvest {field}") == reasons

    def test_a_second_year_is_free_again_where_the_option_says_so(self):
        vineyard = {"fields": {5: ["syrah"]}, "harvested": [5]}
        position = begin("winter", vineyard, {"field_harvests_per_year": "unlimited"})
        again = play(position, ["place harvest", "harvest 5"])
        assert_vineyard(again, {"crush_pad": tokens(red=[2])})


class TestMakeWine:
    @pytest.mark.parametrize(
        ("structures", "grapes", "cellar", "move", "after"),
        [
            ([], tokens(red=[2]), {}, "red 2", {"red": [2]}),
            ([], tokens(red=[4]), {}, "red 4", {"red": [3]}),
            ([], tokens(white=[9]), {}, "white 9", {"white": [3]}),
            ([], tokens(red=[3]), {"red": [3]}, "red 3", {"red": [3, 2]}),
            ([], tokens(red=[3]), {"red": [3, 2]}, "red 3", {"red": [1, 2, 3]}),
            (MEDIUM, tokens(red=[4]), {}, "red 4", {"red": [4]}),
            (MEDIUM, tokens(red=[9]), {"red": [6]}, "red 9", {"red": [5, 6]}),
            (MEDIUM, tokens(red=[1], white=[3]), {}, "blush red 1 white 3", {"blush": [4]}),
            (MEDIUM, tokens(red=[4], white=[5]), {}, "blush red 4 white 5", {"blush": [6]}),
            (MEDIUM, tokens(red=[4], white=[5]), {"blush": [6]}, "blush red 4 white 5", {"blush": [5, 6]}),
            (LARGE, tokens(red=[4], white=[5]), {}, "blush red 4 white 5", {"blush": [9]}),
            (LARGE, tokens(red=[8], white=[9]), {}, "blush red 8 white 9", {"blush": [9]}),
            (LARGE, tokens(red=[1, 2], white=[4]), {}, "sparkling red 1 red 2 white 4", {"sparkling": [7]}),
            (
                LARGE,
                tokens(red=[5, 6], white=[7]),
                {"sparkling": [9]},
                "sparkling red 5 red 6 white 7",
                {"sparkling": [8, 9]},
            ),
        ],
    )
    def test_where_the_wine_goes(self, structures, grapes, cellar, move, after):
        position = begin("winter", {"structures": structures, "crush_pad": grapes, "cellar": cellar})
        made = play(position, ["place make_wine", f"make {move}"])
        assert_vineyard(made, {"cellar": {"red": [], "white": [], "blush": [], "sparkling": [], **after}})
        assert_vineyard(made, {"crush_pad": tokens()})

    @pytest.mark.parametrize(
        ("structures", "cellar", "move", "reasons"),
        [
            ([], {}, "red 5", ["no_such_grape"]),
            ([], {"red": [1, 2, 3]}, "red 3", ["no_free_slot"]),
            ([], {}, "red 3 red 4", ["grapes_not_added"]),
            ([], {}, "red 3 red 5", ["no_such_grape", "grapes_not_added"]),
            ([], {}, "red 3 red 3", ["no_such_grape", "grapes_not_added"]),
            ([], {}, "blush red 3 white 1", ["cellar_too_small"]),
            ([], {}, "blush red 3 white 9", ["no_such_grape", "cellar_too_small"]),
            (MEDIUM, {}, "blush red 1 white 1", ["below_minimum"]),
            (MEDIUM, {"blush": [4]}, "blush red 3 white 1", ["no_free_slot"]),
            (MEDIUM, {}, "sparkling red 3 red 4 white 1", ["cellar_too_small"]),
            (LARGE, {}, "sparkling red 1 red 3 white 1", ["below_minimum"]),
            (LARGE, {"sparkling": [7, 8]}, "sparkling red 3 red 4 white 1", ["no_free_slot"]),
        ],
    )
    def test_what_stands_against_it(self, structures, cellar, move, reasons):
        grapes = {"red": [1, 3, 4], "white": [1]}
        position = begin("winter", {"structures": structures, "crush_pad": grapes, "cellar": cellar})
        assert obstacles(position.play("place make_wine"), f"make {move}") == reasons

    def test_a_wine_without_a_place_is_lost_where_the_option_says_so(self):
        vineyard = {"crush_pad": {"red": [2]}, "cellar": {"red": [1, 2]}}
        position = begin("winter", vineyard, {"wine_no_slot": "lost"})
        made = play(position, ["place make_wine", "make red 2"])
        assert_vineyard(made, {"crush_pad": tokens(), "cellar": {"red": [1, 2]}})

    @pytest.mark.parametrize(("move", "most"), [("place make_wine", 2), ("place make_wine bonus", 3)])
    def test_two_wines_and_three_on_the_bonus_space(self, move, most):
        position = begin("winter", {"crush_pad": {"red": [1, 2, 3], "white": [1, 2]}}).play(move)
        assert position.decision.values["most"] == most
        made = play(position, ["make red 1", "make white 1", "make red 2"][:most])
        assert made.actor == 2


class TestFillOrder:
    @pytest.mark.parametrize(
        ("order", "cellar", "wines", "brings", "left"),
        [
            ("order_01", {"red": [5]}, "red 5", (2, 1), {"red": []}),
            ("order_01", {"red": [9]}, "red 9", (2, 1), {"red": []}),
            ("order_08", {"red": [2, 5], "white": [4]}, "red 2 white 4", (3, 1), {"red": [5], "white": []}),
            ("order_11", {"red": [3, 4, 9]}, "red 3 red 4", (3, 1), {"red": [9]}),
            ("order_11", {"red": [4, 5]}, "red 4 red 5", (3, 1), {"red": []}),
            (
                "order_25",
                {"red": [2], "white": [2], "blush": [5]},
                "red 2 white 2 blush 5",
                (5, 2),
                {"blush": []},
            ),
            ("order_36", {"white": [2], "sparkling": [8]}, "white 2 sparkling 8", (6, 2), {"sparkling": []}),
        ],
    )
    def test_points_income_and_the_card_gone(self, order, cellar, wines, brings, left):
        vp, residual = brings
        position = begin("winter", {"structures": LARGE, "hand": [order, "pinot"], "cellar": cellar})
        filled = play(position, ["place fill_order", f"fill {order} with {wines}"])
        assert_vineyard(filled, {"vp": vp, "residual": residual, "cellar": left, "hand": ["pinot"]})
        assert VITICULTURE.differences(filled, {"discards": {"order": [order]}}) == ()

    @pytest.mark.parametrize(("vp", "after"), [(0, 3), (-5, -2), (17, 20)])
    def test_the_bonus_is_a_point(self, vp, after):
        vineyard = {"vp": vp, "structures": LARGE, "hand": ["order_01"], "cellar": {"red": [5]}}
        filled = play(begin("winter", vineyard), ["place fill_order bonus", "fill order_01"])
        assert_vineyard(filled, {"vp": after})

    def test_income_ends_at_five(self):
        vineyard = {"residual": 4, "structures": LARGE, "hand": ["order_25"]}
        cellar = {"red": [2], "white": [2], "blush": [5]}
        filled = play(begin("winter", {**vineyard, "cellar": cellar}), ["place fill_order", "fill order_25"])
        assert_vineyard(filled, {"residual": 5, "vp": 5})

    @pytest.mark.parametrize(
        ("move", "reasons"),
        [
            ("order_11 with red 3 red 9", ["no_such_wine"]),
            ("order_11 with red 1 red 4", ["value_too_low"]),
            ("order_11 with red 4", ["order_not_filled"]),
            ("order_11 with red 1 red 3 red 4", ["one_wine_per_symbol"]),
            ("order_11 with red 3 red 4 white 4", ["one_wine_per_symbol"]),
            ("order_11 with red 3 red 3", ["no_such_wine", "value_too_low"]),
            ("order_10 with red 3 white 4", ["no_such_card"]),
            ("order_05 with white 4", ["no_such_card", "value_too_low"]),
        ],
    )
    def test_what_stands_against_it(self, move, reasons):
        vineyard = {"structures": LARGE, "hand": ["order_11"], "cellar": {"red": [1, 3, 4], "white": [4]}}
        position = begin("winter", vineyard).play("place fill_order")
        assert obstacles(position, f"fill {move}") == reasons

    @pytest.mark.parametrize(("match", "reasons"), [("at_least", []), ("exact", ["order_not_filled"])])
    def test_better_wine_where_the_very_value_is_asked(self, match, reasons):
        vineyard = {
            "structures": LARGE,
            "hand": ["order_01", "order_05"],
            "cellar": {"red": [6], "white": [5]},
        }
        position = begin("winter", vineyard, {"order_match": match}).play("place fill_order")
        assert obstacles(position, "fill order_01 with red 6") == reasons


class TestPlant:
    @pytest.mark.parametrize(
        ("structures", "fields", "move", "reasons"),
        [
            ([], {}, "sangiovese 5", []),
            ([], {}, "pinot 5", ["needs_trellis"]),
            ([], {}, "merlot 5", ["no_such_card", "needs_irrigation"]),
            ([], {}, "chardonnay 5", ["needs_trellis", "needs_irrigation"]),
            (["trellis"], {}, "pinot 5", []),
            (["trellis"], {}, "chardonnay 5", ["needs_irrigation"]),
            (["trellis", "irrigation"], {}, "chardonnay 5", []),
            (["trellis", "irrigation"], {5: ["syrah"]}, "chardonnay 5", ["field_full"]),
            (["trellis", "irrigation"], {6: ["syrah"]}, "chardonnay 6", []),
            (["trellis", "irrigation"], {7: "sold"}, "chardonnay 7", ["field_sold"]),
            (["trellis"], {5: ["syrah", "syrah"]}, "sangiovese 5", []),
            (["trellis"], {5: ["syrah", "syrah"]}, "pinot 5", ["field_full"]),
        ],
    )
    def test_structures_and_the_limit_of_the_field(self, structures, fields, move, reasons):
        hand = ["sangiovese", "pinot", "chardonnay"]
        position = begin("summer", {"structures": structures, "hand": hand, "fields": fields})
        asked = position.play("place plant")
        assert obstacles(asked, f"plant {move}") == reasons
        if not reasons:
            vine, field = move.split()
            planted = asked.play(f"plant {move}")
            assert_vineyard(planted, {"fields": {int(field): [*fields.get(int(field), []), vine]}})
            assert_vineyard(planted, {"hand": [card for card in hand if card != vine]})

    @pytest.mark.parametrize(("used", "vp"), [([], 1), (["windmill"], 0)])
    def test_the_windmill_scores_once_a_year(self, used, vp):
        vineyard = {"structures": ["windmill"], "used": used, "hand": ["sangiovese", "malvasia"]}
        moves = ["place plant bonus", "plant sangiovese 5", "plant malvasia 5"]
        planted = play(begin("summer", vineyard), moves)
        assert_vineyard(planted, {"vp": vp, "used": ["windmill"], "hand": []})


class TestBuild:
    @pytest.mark.parametrize(("structure", "price"), PRICES.items())
    def test_the_price_is_paid_and_no_lira_less_will_do(self, structure, price):
        built = play(begin("summer", {"lira": price}), ["place build", f"build {structure}"])
        assert_vineyard(built, {"lira": 0, "structures": [structure]})
        poor = begin("summer", {"lira": price - 1})
        asked = poor.play("place build") if price > 2 else poor
        assert "not_enough_lira" in obstacles(asked, f"build {structure}")

    def test_the_large_cellar_needs_the_medium_one(self):
        position = begin("summer", {"lira": 9}).play("place build")
        assert obstacles(position, "build large_cellar") == ["needs_medium_cellar"]
        larger = play(
            begin("summer", {"lira": 9, "structures": MEDIUM}), ["place build", "build large_cellar"]
        )
        assert_vineyard(larger, {"lira": 3, "structures": LARGE})

    def test_nothing_is_built_twice(self):
        position = begin("summer", {"lira": 9, "structures": ["trellis"]}).play("place build")
        assert obstacles(position, "build trellis") == ["already_built"]

    def test_the_lira_of_the_bonus_helps_to_pay(self):
        position = begin("summer", {"lira": 1})
        assert set(obstacles(position, "place build")) == {"nothing_to_do", "not_enough_lira"}
        built = play(position, ["place build bonus", "build yoke"])
        assert_vineyard(built, {"lira": 0, "structures": ["yoke"]})


class TestSell:
    @pytest.mark.parametrize(
        ("value", "price"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (8, 3), (9, 3)]
    )
    def test_what_a_grape_brings(self, value, price):
        sold = play(begin("summer", {"crush_pad": {"white": [value]}}), ["place sell", f"sell white {value}"])
        assert_vineyard(sold, {"lira": price, "crush_pad": tokens()})

    @pytest.mark.parametrize("field", [5, 6, 7])
    def test_a_field_is_worth_its_number_both_ways(self, field):
        sold = play(begin("summer", {}), ["place sell", f"sell field {field}"])
        assert_vineyard(sold, {"lira": field, "fields": {field: "sold"}})
        bought = play(
            begin("summer", {"lira": field, "fields": {field: "sold"}}), ["place sell", f"buy field {field}"]
        )
        assert_vineyard(bought, {"lira": 0, "fields": {field: []}})

    def test_grapes_one_after_the_other_and_the_bonus_point(self):
        vineyard = {"crush_pad": {"red": [1, 4], "white": [7]}}
        sold = play(begin("summer", vineyard), ["place sell bonus", "sell red 4", "sell white 7", "done"])
        assert_vineyard(sold, {"lira": 5, "vp": 1, "crush_pad": tokens(red=[1])})

    @pytest.mark.parametrize(
        ("move", "reasons"),
        [
            ("sell red 2", ["no_such_grape"]),
            ("sell field 6", ["field_planted"]),
            ("sell field 7", ["field_sold"]),
            ("buy field 5", ["field_not_sold", "not_enough_lira"]),
            ("buy field 7", ["not_enough_lira"]),
            ("done", ["not_now"]),
        ],
    )
    def test_what_stands_against_it(self, move, reasons):
        vineyard = {"lira": 4, "crush_pad": {"red": [1]}, "fields": {6: ["malvasia"], 7: "sold"}}
        assert obstacles(begin("summer", vineyard).play("place sell"), move) == reasons

    @pytest.mark.parametrize(
        ("options", "after_grape"),
        [
            ({"sell_grapes_per_action": "any", "sell_combine": "one_kind"}, ["sell white 7", "done"]),
            ({"sell_grapes_per_action": "one", "sell_combine": "one_kind"}, None),
            (
                {"sell_grapes_per_action": "one", "sell_combine": "combine"},
                ["sell field 5", "sell field 6", "sell field 7", "done"],
            ),
        ],
    )
    def test_how_much_belongs_to_one_sale(self, options, after_grape):
        vineyard = {"crush_pad": {"red": [1], "white": [7]}}
        sold = play(begin("summer", vineyard, options), ["place sell", "sell red 1"])
        if after_grape is None:
            assert sold.actor == 2
        else:
            assert [str(move) for move in sold.legal_moves()] == after_grape


class TestWorkersAndMoney:
    def test_a_tour(self):
        assert_vineyard(begin("summer", {}).play("place give_tour"), {"lira": 2, "vp": 0})
        assert_vineyard(begin("summer", {}).play("place give_tour bonus"), {"lira": 3})

    @pytest.mark.parametrize(
        ("cellar", "used", "vp"), [({"red": [1]}, [], 1), ({}, [], 0), ({"red": [1]}, ["tasting_room"], 0)]
    )
    def test_the_tasting_room_needs_wine_and_pays_once_a_year(self, cellar, used, vp):
        vineyard = {"structures": ["tasting_room"], "cellar": cellar, "used": used}
        assert_vineyard(begin("summer", vineyard).play("place give_tour"), {"lira": 2, "vp": vp})

    def test_training(self):
        trained = begin("winter", {"lira": 4}).play("place train")
        assert_vineyard(trained, {"lira": 0, "workers": 2, "in_training": 1, "available": 1})

    @pytest.mark.parametrize(
        ("timing", "space", "lira", "reasons"),
        [
            ("before_paying", "", 3, ["nothing_to_do", "not_enough_lira"]),
            ("before_paying", " bonus", 3, []),
            ("after_paying", " bonus", 3, ["nothing_to_do", "not_enough_lira"]),
            ("after_paying", " bonus", 4, []),
        ],
    )
    def test_whether_the_bonus_lira_helps_to_pay_for_training(self, timing, space, lira, reasons):
        position = begin("winter", {"lira": lira}, {"train_bonus": timing})
        assert obstacles(position, f"place train{space}") == reasons
        if not reasons:
            assert_vineyard(position.play(f"place train{space}"), {"lira": lira - 3, "in_training": 1})

    def test_no_sixth_worker(self):
        full = begin("winter", {"lira": 9, "workers": 4, "in_training": 1})
        assert obstacles(full, "place train") == ["nothing_to_do", "worker_limit"]

    @pytest.mark.parametrize("season", ["summer", "winter"])
    def test_the_cart_pays_one_lira_in_both_seasons_to_any_number(self, season):
        position = begin(season, {})
        for seat in (1, 2, 3, 1, 2, 3):
            assert position.actor == seat
            position = position.play("place gain_lira")
        for seat in (1, 2, 3):
            assert_vineyard(position, {"lira": 2, "available": 0}, seat)

    @pytest.mark.parametrize(
        ("destination", "hand", "pile"), [("hand", ["syrah"], []), ("discard", [], ["syrah"])]
    )
    def test_where_a_vine_goes_that_the_yoke_pulls_out(self, destination, hand, pile):
        vineyard = {"structures": ["yoke"], "fields": {5: ["syrah", "malvasia"]}}
        position = begin("summer", vineyard, {"yoke_uproot_destination": destination})
        uprooted = play(position, ["place yoke", "uproot syrah 5"])
        assert_vineyard(uprooted, {"fields": {5: ["malvasia"]}, "hand": hand, "used": ["yoke"]})
        assert VITICULTURE.differences(uprooted, {"discards": {"vine": pile}}) == ()


class TestVisitors:
    """The effects that only visitors have; the cards themselves are in `examples/visitors`."""

    @pytest.mark.parametrize(
        ("card", "season", "vineyard", "moves", "after"),
        [
            (
                "buyer",
                "summer",
                {"lira": 2},
                ["choose 1", "gain grape white 1"],
                {"lira": 0, "crush_pad": tokens(white=[1])},
            ),
            (
                "buyer",
                "summer",
                {"crush_pad": {"red": [4]}},
                ["choose 2", "discard grape red 4"],
                {"lira": 2, "vp": 1},
            ),
            (
                "merchant",
                "winter",
                {"lira": 3},
                ["choose 1"],
                {"lira": 0, "crush_pad": tokens(red=[1], white=[1])},
            ),
            ("broker", "summer", {"lira": 9}, ["choose 1"], {"lira": 0, "vp": 3}),
            ("broker", "summer", {"vp": -3}, ["choose 2"], {"lira": 6, "vp": -5}),
            ("surveyor", "summer", {"fields": {5: ["malvasia"], 7: "sold"}}, ["choose 1"], {"lira": 2}),
            ("surveyor", "summer", {"fields": {5: ["malvasia"], 7: "sold"}}, ["choose 2"], {"vp": 1}),
            ("oenologist", "winter", {"cellar": {"red": [1]}}, ["choose 1"], {"cellar": {"red": [3]}}),
            (
                "oenologist",
                "winter",
                {"lira": 3},
                ["choose 2", "upgrade cellar"],
                {"lira": 0, "structures": MEDIUM},
            ),
            (
                "landscaper",
                "summer",
                {"fields": {5: ["malvasia"], 7: ["merlot"]}},
                ["choose 2", "swap malvasia 5 merlot 7"],
                {"fields": {5: ["merlot"], 7: ["malvasia"]}},
            ),
            ("politician", "winter", {"vp": -1}, [], {"lira": 6}),
            ("assessor", "winter", {"hand": ["pinot", "order_01"]}, ["choose 1"], {"lira": 2}),
            ("assessor", "winter", {"hand": ["pinot", "order_01"]}, ["choose 2"], {"vp": 2, "hand": []}),
            ("noble", "winter", {"residual": 2}, ["choose 2"], {"residual": 0, "vp": 2}),
            ("governess", "winter", {"lira": 3}, ["choose 1"], {"lira": 0, "workers": 3, "available": 2}),
            ("zymologist", "winter", {"crush_pad": {"red": [5]}}, ["make red 5"], {"cellar": {"red": [5]}}),
            (
                "cultivator",
                "summer",
                {"structures": ["trellis", "irrigation"], "fields": {5: ["chardonnay"]}, "hand": ["merlot"]},
                ["plant merlot 5"],
                {"fields": {5: ["chardonnay", "merlot"]}},
            ),
        ],
    )
    def test_what_it_brings(self, card, season, vineyard, moves, after):
        told = {**vineyard, "hand": [*vineyard.get("hand", []), card]}
        played = play(begin(season, told), [f"place play_{season}", f"visitor {card}", *moves])
        assert played.actor == 2
        assert_vineyard(played, after)
        assert VITICULTURE.differences(played, {"discards": {season: [card]}}) == ()

    @pytest.mark.parametrize(
        ("card", "season", "vineyard", "reason"),
        [
            ("buyer", "summer", {"lira": 1}, "not_enough_lira"),
            ("broker", "summer", {"vp": -4, "lira": 8}, "points_floor"),
            ("merchant", "winter", {"lira": 9, "crush_pad": {"red": [1]}}, "no_free_slot"),
            ("noble", "winter", {"residual": 1, "lira": 0}, "not_enough_lira"),
            ("innkeeper", "winter", {}, "too_few_cards"),
            ("wedding_party", "summer", {"lira": 1}, "not_enough_lira"),
            ("contractor", "summer", {"lira": 0}, "no_such_card"),
        ],
    )
    def test_why_it_cannot_be_played(self, card, season, vineyard, reason):
        position = begin(season, {**vineyard, "hand": [card]})
        assert obstacles(position, f"place play_{season}")[:2] == ["nothing_to_do", "nothing_to_do"]
        assert reason in obstacles(position, f"place play_{season}")

    def test_training_that_cannot_be_done_is_left_out_where_parts_may_be(self):
        vineyard = {"workers": 5, "vp": 1, "hand": ["uncertified_teacher"]}
        position = begin("winter", vineyard, {"visitor_feasibility": "best_effort"})
        played = play(position, ["place play_winter", "visitor uncertified_teacher", "choose 1"])
        assert_vineyard(played, {"vp": 0, "workers": 5, "in_training": 0})

    def test_an_offer_without_a_choice_has_no_moves_but_yes_and_no(self):
        vineyard = {"hand": ["vendor"]}
        decks = {"vine": ["pinot"], "order": ["order_01"], "winter": ["merchant"]}
        position = begin("summer", vineyard, decks=decks)
        cards = ["deal pinot", "deal order_01", "deal merchant"]
        offered = play(position, ["place play_summer", "visitor vendor", *cards])
        assert [str(move) for move in offered.legal_moves()] == ["accept", "decline"]
        assert obstacles(offered, "draw summer") == ["not_now"]
