"""`given` of Viticulture: every key, its default, the place of a fault, flags, comparison and the way back."""

import random

import pytest
from hypothesis import given as for_all, settings
from strategies import descriptions

from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Boundary
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES, has, say
from viticulture_explore.viticulture import schema
from viticulture_explore.viticulture.cards import KINDS, ORDERS, SOLD, SUMMER_VISITORS, VINES
from viticulture_explore.viticulture.player import Player
from viticulture_explore.viticulture.position import Position
from viticulture_explore.viticulture.rulebooks import RULEBOOKS
from viticulture_explore.viticulture.setup import MAMAS, PAPAS
from viticulture_explore.viticulture.status import FLAGS


def given(**keys):
    return {"players": 2, "season": "summer", **keys}


def position(**keys):
    return schema.set_up(given(**keys))


def vineyard(**keys):
    """The first seat of a position in which nothing is said but this."""
    return position(vineyards={1: keys}).players[0]


def fault(description, **how):
    with pytest.raises(InvalidPosition) as caught:
        schema.set_up(description, **how)
    return caught.value


class TestDefaults:
    def test_the_least_description_is_spring_of_the_first_year(self):
        found = schema.set_up({"players": 3})
        assert (found.year, found.actor, found.decision.id) == (1, 1, "wake")
        assert found.rows == (0, 0, 0)
        assert found.players == (Player(),) * 3
        assert found.boundary == Boundary.YEAR
        assert schema.status(found) == ()

    def test_a_vineyard_begins_with_two_workers_and_the_grande(self):
        assert Player() == Player(
            lira=0, vp=0, residual=0, workers=2, available=2, in_training=0, grande=True, temporary=0
        )
        assert vineyard() == Player()

    @pytest.mark.parametrize("season", ["summer", "fall", "winter"])
    def test_rows_are_taken_in_the_order_of_seats(self, season):
        found = schema.set_up({"players": 4, "season": season})
        assert found.rows == (1, 2, 3, 4)
        assert found.actor == 1

    def test_the_first_in_wake_up_order_decides(self):
        found = position(wake_up=[4, 2])
        assert (found.rows, found.actor) == ((4, 2), 2)

    def test_in_spring_the_first_player_chooses_first(self):
        found = schema.set_up({"players": 3, "season": "spring", "first_player": 2})
        assert (found.actor, found.decision.id) == (2, "wake")

    def test_in_spring_some_rows_may_be_chosen_already(self):
        found = schema.set_up({"players": 3, "season": "spring", "wake_up": [4, None, None]})
        assert (found.rows, found.actor, found.boundary) == ((4, 0, 0), 2, Boundary.TURN)

    def test_another_seat_may_have_the_turn(self):
        found = position(actor=2)
        assert (found.actor, found.boundary) == (2, Boundary.TURN)
        assert found.play("pass").actor == 1

    def test_workers_that_stand_somewhere_are_not_available(self):
        found = position(
            players=3,
            season="winter",
            spaces={"harvest": {"bonus": 1}, "gain_lira": {"plain": [1, 2, "3 grande"]}},
        )
        assert [player.available for player in found.players] == [0, 1, 2]
        assert [player.grande for player in found.players] == [True, True, False]

    def test_what_is_said_of_workers_goes_before_what_the_board_shows(self):
        found = position(
            vineyards={1: {"available": 2, "grande": True}}, spaces={"gain_lira": {"plain": [1, "1 grande"]}}
        )
        assert (found.players[0].available, found.players[0].grande) == (2, True)

    def test_a_deck_is_every_card_that_is_nowhere_else(self):
        found = position(
            vineyards={
                1: {"hand": ["merlot", "planter"], "fields": {6: ["merlot"]}},
                2: {"hand": ["order_07"]},
            },
            discards={"summer": ["broker"]},
        )
        merlot = VINES.number["merlot"]
        assert VINES.count(found.decks[0], merlot) == VINES.copies[merlot] - 2
        assert VINES.total(found.decks[0]) == sum(VINES.copies) - 2
        summer = SUMMER_VISITORS.cards(found.decks[1])
        assert set(SUMMER_VISITORS.ids) - set(summer) == {"planter", "broker"}
        assert set(ORDERS.ids) - set(ORDERS.cards(found.decks[2])) == {"order_07"}
        assert found.decks[3] == KINDS[3].full

    def test_a_deck_may_be_told_exactly(self):
        found = position(decks={"vine": [], "order": ["order_03", "order_01"]})
        assert found.decks[0] == 0
        assert ORDERS.cards(found.decks[2]) == ("order_01", "order_03")
        assert found.decks[1] == KINDS[1].full

    def test_the_top_of_a_discard_pile_stands_last(self):
        found = position(discards={"summer": ["planter", "broker"]})
        assert [SUMMER_VISITORS.ids[number] for number in found.discards[1]] == ["planter", "broker"]

    def test_twenty_points_make_it_the_last_year(self):
        assert position(vineyards={2: {"vp": 20}}).reached
        assert not position(vineyards={2: {"vp": 19}}).reached
        assert position(last_year=True).reached

    def test_a_season_without_workers_ends_by_itself(self):
        nobody = {"available": 0, "grande": False}
        found = position(vineyards={1: nobody, 2: nobody})
        assert found.decision.id == "draw_visitor"


class TestVineyard:
    def test_everything_of_a_seat(self):
        found = vineyard(
            lira=3,
            vp=-2,
            residual=4,
            workers=4,
            available=1,
            in_training=1,
            grande=False,
            temporary=True,
            structures=["trellis", "medium_cellar"],
            used=["yoke"],
            fields={5: ["sangiovese", "malvasia"], 7: "sold"},
            harvested=[5],
            crush_pad={"red": [3, 4], "white": [1]},
            cellar={"red": [2], "blush": [5], "sparkling": [9]},
            hand=["order_07", "planter", "sangiovese", "sangiovese"],
        )
        assert (found.lira, found.vp, found.residual) == (3, -2, 4)
        assert (found.workers, found.available, found.in_training) == (4, 1, 1)
        assert (found.grande, found.temporary) == (False, 1)
        assert found.structures == 0b1_000_001
        assert found.used == 0b100
        assert found.fields == (VINES.pile(["sangiovese", "malvasia"]), 0, SOLD)
        assert found.harvested == 0b001
        assert found.crush == 0b000_000_001 << 9 | 0b000_001_100
        assert found.cellar == 1 << 27 + 8 | 1 << 18 + 4 | 1 << 1
        assert found.hand == (
            VINES.pile(["sangiovese"] * 2),
            SUMMER_VISITORS.pile(["planter"]),
            ORDERS.pile(["order_07"]),
            0,
        )

    def test_the_worker_on_a_yoke_stands_with_its_owner(self):
        found = position(
            vineyards={1: {"structures": ["yoke"]}, 2: {"structures": ["yoke"]}},
            spaces={"yoke": {"plain": [1, "2 grande"]}},
        )
        assert [player.yoke_worker for player in found.players] == [1, 2]
        assert [(player.available, player.grande) for player in found.players] == [(1, True), (2, False)]

    def test_a_grey_worker_that_is_placed_leaves_the_regular_ones(self):
        found = position(vineyards={1: {"temporary": "placed"}}, spaces={"give_tour": {"plain": 1}})
        assert (found.players[0].temporary, found.players[0].available) == (2, 2)

    def test_a_planned_worker_stands_on_its_space(self):
        plan = {"seat": 1, "action": "harvest", "space": "bonus"}
        found = position(players=3, planned=[plan])
        said_twice = position(players=3, planned=[plan], spaces={"harvest": {"bonus": 1}})
        assert found == said_twice
        assert found.players[0].available == 1
        assert schema.given(found)["planned"] == [plan]
        grande = position(planned=[{"seat": 2, "action": "train", "space": "plain", "grande": True}])
        assert (grande.players[1].available, grande.players[1].grande) == (2, False)
        assert schema.set_up(schema.given(grande)) == grande

    def test_stars_belong_to_the_influence_module(self):
        description = given(vineyards={1: {"stars": {"pisa": 1, "siena": 2}}})
        found = schema.set_up(description, modules=("influence",))
        # The regions in the order of the table: arezzo, firenze, grosseto, livorno, lucca, pisa, siena.
        assert found.players[0].stars == (0, 0, 0, 0, 0, 1, 2)
        assert found.players[1].stars == (0,) * 7
        assert fault(description).problem == "needs_module"


class TestSetup:
    def test_without_parents_chance_names_the_first_player(self):
        found = schema.set_up({"players": 3, "season": "setup"})
        assert (found.actor, found.decision.id, found.first) == (CHANCE, "first", 0)
        assert found == GAMES["viticulture"].new(3)

    def test_with_parents_their_gifts_come_next(self):
        found = schema.set_up(
            {
                "players": 2,
                "season": "setup",
                "first_player": 2,
                "parents": {1: ["mama_danyel", "papa_matt"], 2: ["mama_nicole", "papa_jay"]},
            }
        )
        assert found.first == 2
        assert found.parents == (("mama_danyel", "papa_matt"), ("mama_nicole", "papa_jay"))
        assert found.actor == CHANCE

    def test_parents_are_put_away_before_the_first_spring(self):
        found = fault(given(parents={1: ["mama_danyel", "papa_matt"]}))
        assert (found.place, found.problem) == (("parents",), "unknown_key")

    @pytest.mark.parametrize(
        ("parents", "place", "problem"),
        [
            ({1: ["mama_daniel"]}, ("parents", 1, 0), "unknown_word"),
            ({1: ["papa_matt"], 2: ["papa_matt"]}, ("parents",), "repeated_word"),
            ({1: list(MAMAS)[:3]}, ("parents", 1), "no_room"),
            ({1: list(PAPAS)[:3]}, ("parents", 1), "no_room"),
            ({3: ["papa_matt"]}, ("parents", 3), "unknown_key"),
        ],
    )
    def test_parents_that_cannot_be_dealt(self, parents, place, problem):
        found = fault({"players": 2, "season": "setup", "parents": parents})
        assert (found.place, found.problem) == (place, problem)


class TestSolo:
    def test_all_rows_and_all_cards_are_left_at_first(self):
        found = schema.set_up({"players": 1}).solo
        assert (found.rows_left, found.tokens, found.cards.bit_count()) == ((1, 2, 3, 4, 5, 6, 7), (), 24)

    def test_a_token_at_hand_is_not_on_its_row(self):
        found = schema.set_up({"players": 1, "solo": {"tokens": [6, 4]}}).solo
        assert (found.rows_left, found.tokens) == ((1, 2, 3, 5, 7), (4, 6))

    def test_blocked_actions_are_not_free(self):
        found = schema.set_up(
            {"players": 1, "season": "winter", "solo": {"blocked": ["harvest"], "cards": ["automa_01"]}}
        )
        told = schema.given(found)
        assert told["solo"] == {"blocked": ["harvest"], "cards": ["automa_01"]}
        assert "spaces" not in told

    def test_several_players_have_no_automa(self):
        assert fault(given(solo={"tokens": []})).problem == "unknown_key"


class TestFaults:
    @pytest.mark.parametrize(
        ("keys", "place", "word", "nearest"),
        [
            ({"saeson": "winter"}, ("saeson",), "saeson", "season"),
            ({"vineyards": {1: {"crushpad": {}}}}, ("vineyards", 1, "crushpad"), "crushpad", "crush_pad"),
            ({"vineyards": {1: {"cellar": {"rosé": []}}}}, ("vineyards", 1, "cellar", "rosé"), "rosé", None),
            ({"vineyards": {3: {}}}, ("vineyards", 3), "3", "1"),
            ({"vineyards": {7: {}}}, ("vineyards", 7), "7", "1"),
            ({"vineyards": {1: {"fields": {8: []}}}}, ("vineyards", 1, "fields", 8), "8", "5"),
            ({"spaces": {"harvesting": {}}}, ("spaces", "harvesting"), "harvesting", "harvest"),
            ({"spaces": {"gain_lira": {"bonus": 1}}}, ("spaces", "gain_lira", "bonus"), "bonus", "plain"),
            ({"spaces": {"yoke": {"beside": "1 grande"}}}, ("spaces", "yoke", "beside"), "beside", "plain"),
            ({"decks": {"vines": []}}, ("decks", "vines"), "vines", "vine"),
        ],
    )
    def test_unknown_keys(self, keys, place, word, nearest):
        found = fault(given(**keys))
        assert (found.problem, found.place, found.values) == ("unknown_key", place, {"word": word})
        if nearest:
            assert nearest in found.nearest

    @pytest.mark.parametrize(
        ("keys", "place", "word", "nearest"),
        [
            ({"season": "wintre"}, ("season",), "wintre", "winter"),
            (
                {"vineyards": {1: {"hand": ["planter", "sangiovesa"]}}},
                ("vineyards", 1, "hand", 1),
                "sangiovesa",
                "sangiovese",
            ),
            (
                {"vineyards": {1: {"fields": {5: ["planter"]}}}},
                ("vineyards", 1, "fields", 5, 0),
                "planter",
                None,
            ),
            ({"vineyards": {1: {"fields": {5: "solt"}}}}, ("vineyards", 1, "fields", 5), "solt", "sold"),
            (
                {"vineyards": {1: {"structures": ["wind_mill"]}}},
                ("vineyards", 1, "structures", 0),
                "wind_mill",
                "windmill",
            ),
            ({"vineyards": {1: {"used": ["trellis"]}}}, ("vineyards", 1, "used", 0), "trellis", None),
            (
                {"spaces": {"plant": {"plain": "2 grand"}}},
                ("spaces", "plant", "plain"),
                "2 grand",
                "2 grande",
            ),
            ({"spaces": {"plant": {"beside": ["1"]}}}, ("spaces", "plant", "beside", 0), "1", None),
            ({"spaces": {"plant": {"plain": 3}}}, ("spaces", "plant", "plain"), "3", "1"),
            ({"discards": {"summer": ["merlot"]}}, ("discards", "summer", 0), "merlot", None),
            ({"actor": 5}, ("actor",), "5", "1"),
            ({"first_player": 3}, ("first_player",), "3", "2"),
            (
                {"planned": [{"seat": 3, "action": "plant", "space": "plain"}]},
                ("planned", 0, "seat"),
                "3",
                "1",
            ),
        ],
    )
    def test_unknown_words(self, keys, place, word, nearest):
        found = fault(given(**keys))
        assert (found.problem, found.place, found.values) == ("unknown_word", place, {"word": word})
        if nearest:
            assert nearest in found.nearest

    @pytest.mark.parametrize(
        ("keys", "place", "shown", "wanted"),
        [
            ({"players": 7}, ("players",), "7", Message("wanted-number", {"least": 1, "most": 6})),
            ({"players": "two"}, ("players",), "two", Message("wanted-number", {"least": 1, "most": 6})),
            ({"year": 0}, ("year",), "0", Message("wanted-number", {"least": 1, "most": 999})),
            (
                {"vineyards": {1: {"crush_pad": {"red": [3, 10]}}}},
                ("vineyards", 1, "crush_pad", "red", 1),
                "10",
                Message("wanted-number", {"least": 1, "most": 9}),
            ),
            (
                {"vineyards": {1: {"cellar": {"blush": [3]}}}},
                ("vineyards", 1, "cellar", "blush", 0),
                "3",
                Message("wanted-number", {"least": 4, "most": 9}),
            ),
            (
                {"vineyards": {1: {"cellar": {"sparkling": [6]}}}},
                ("vineyards", 1, "cellar", "sparkling", 0),
                "6",
                Message("wanted-number", {"least": 7, "most": 9}),
            ),
            (
                {"vineyards": {1: {"lira": -1}}},
                ("vineyards", 1, "lira"),
                "-1",
                Message("wanted-number", {"least": 0, "most": 999}),
            ),
            (
                {"vineyards": {1: {"hand": "planter"}}},
                ("vineyards", 1, "hand"),
                "planter",
                Message("wanted-list"),
            ),
            (
                {"vineyards": {1: {"grande": "no"}}},
                ("vineyards", 1, "grande"),
                "no",
                Message("wanted-yes_or_no"),
            ),
            ({"vineyards": [{}]}, ("vineyards",), "[{}]", Message("wanted-mapping")),
            ({"wake_up": [1]}, ("wake_up",), "[1]", Message("wanted-list_of", {"number": 2})),
            ({"wake_up": [1, 8]}, ("wake_up", 1), "8", Message("wanted-number", {"least": 1, "most": 7})),
        ],
    )
    def test_malformed_values(self, keys, place, shown, wanted):
        found = fault(given(**keys))
        assert (found.problem, found.place) == ("malformed", place)
        assert found.values == {"found": shown, "wanted": wanted}

    @pytest.mark.parametrize(
        ("keys", "place", "problem", "values"),
        [
            ({"crush_pad": {"red": [3, 4, 3]}}, ("crush_pad", "red", 2), "repeated_word", {"word": "3"}),
            ({"structures": ["yoke", "yoke"]}, ("structures", 1), "repeated_word", {"word": "yoke"}),
            # A hand holds a card of which there is one copy at most once; two hands with it are a flag.
            ({"hand": ["planter", "planter"]}, ("hand",), "too_many_cards", {"word": "planter", "most": 1}),
            ({"fields": {7: ["merlot"] * 8}}, ("fields", 7), "too_many_cards", {"word": "merlot", "most": 7}),
        ],
    )
    def test_what_has_no_place_in_a_vineyard(self, keys, place, problem, values):
        found = fault(given(vineyards={2: keys}))
        assert (found.place, found.problem, found.values) == (("vineyards", 2, *place), problem, values)

    @pytest.mark.parametrize(
        ("spaces", "place", "most"),
        [
            ({"plant": {"bonus": [1, 2]}}, ("spaces", "plant", "bonus"), 1),
            ({"plant": {"plain": [1, 2, 1]}}, ("spaces", "plant", "plain"), 2),
            ({"plant": {"beside": ["1 grande", "1 grande"]}}, ("spaces", "plant", "beside"), 1),
            ({"gain_lira": {"plain": [1] * 8}}, ("spaces", "gain_lira", "plain"), 7),
            ({"gain_lira": {"plain": ["1 grande"] * 2}}, ("spaces", "gain_lira", "plain"), 1),
        ],
    )
    def test_more_workers_than_the_board_has_room_for(self, spaces, place, most):
        found = fault(given(spaces=spaces))
        assert (found.place, found.problem, found.values) == (place, "no_room", {"most": most})

    def test_a_planned_worker_needs_room_too(self):
        plan = {"seat": 1, "action": "harvest", "space": "plain"}
        found = fault(given(planned=[plan], spaces={"harvest": {"plain": [2, 2]}}))
        assert (found.place, found.problem) == (("planned", 0), "no_room")

    def test_players_are_not_guessed(self):
        found = fault({"season": "winter"})
        assert (found.place, found.problem, found.values) == ((), "missing_key", {"word": "players"})

    @pytest.mark.parametrize(
        "keys",
        [
            {"vineyards": {2: {"passed": True}}},
            {"vineyards": {2: {"available": 0, "grande": False}}},
            {"season": "spring", "first_player": 1},
        ],
    )
    def test_a_seat_that_cannot_have_the_turn(self, keys):
        found = fault(given(actor=2, **keys))
        assert (found.place, found.problem, found.values) == (("actor",), "idle_actor", {"seat": 2})

    @pytest.mark.parametrize(
        "pending",
        [
            [],
            [{"at": "action/make_wine", "seat": 1}],
            [{"at": "action/make_wine", "seat": 1, "memo": []}],
            [{"at": "action/sell", "seat": 1, "memo": [1]}],
        ],
    )
    def test_pending_work_that_is_none(self, pending):
        found = fault(given(midway={"turn": 1, "pending": pending}))
        assert (found.place, found.problem) == (("midway",), "malformed")

    def test_pending_work_of_a_seat_that_does_not_play(self):
        found = fault(
            given(midway={"turn": 1, "pending": [{"at": "action/make_wine", "seat": 6, "memo": [0]}]})
        )
        assert (found.place, found.problem) == (("midway", "pending", 0, "seat"), "unknown_word")

    def test_a_turn_of_a_seat_that_does_not_play(self):
        pending = [{"at": "action/make_wine", "seat": 1, "memo": [0]}]
        assert fault(given(midway={"turn": 3, "pending": pending})).place == ("midway", "turn")

    def test_pending_work_of_an_unknown_kind(self):
        found = fault(
            given(midway={"turn": 1, "pending": [{"at": "action/make_vine", "seat": 1, "memo": [0]}]})
        )
        assert found.place == ("midway", "pending", 0, "at")
        assert "action/make_wine" in found.nearest

    @pytest.mark.parametrize(
        ("how", "place"),
        [
            ({"rulebook": "officail"}, ("rulebook",)),
            ({"options": {"yoke_limits": "x"}}, ("options", "yoke_limits")),
            ({"options": {"yoke_limit": "twice"}}, ("options", "yoke_limit")),
            ({"modules": ("influenza",)}, ("modules", 0)),
        ],
    )
    def test_unknown_rules(self, how, place):
        assert fault(given(), **how).place == place

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_problem_has_its_sentence(self, lang):
        faults = [
            fault(given(**keys))
            for keys in (
                {"saeson": 1},
                {"season": "wintre"},
                {"year": 0},
                {"wake_up": [1]},
                {"actor": 2, "vineyards": {2: {"passed": True}}},
                {"spaces": {"plant": {"bonus": [1, 2]}}},
                {"vineyards": {1: {"hand": ["planter"] * 2}}},
                {"vineyards": {1: {"crush_pad": {"red": [1, 1]}}}},
                {"vineyards": {1: {"stars": {"pisa": 1}}}},
                {"midway": {"turn": 1, "pending": []}},
            )
        ]
        assert len({found.problem for found in faults}) == 8
        for found in faults:
            assert say(Message(f"problem-{found.problem}", found.values), lang)


class TestStatus:
    @pytest.mark.parametrize(
        ("flag", "keys"),
        [
            ("wine_above_cellar", {"vineyards": {2: {"cellar": {"red": [4]}}}}),
            (
                "wine_above_cellar",
                {"vineyards": {1: {"structures": ["medium_cellar"], "cellar": {"sparkling": [7]}}}},
            ),
            ("field_over_limit", {"vineyards": {1: {"fields": {5: ["merlot", "merlot"]}}}}),
            ("too_many_copies", {"vineyards": {1: {"hand": ["order_01"]}, 2: {"hand": ["order_01"]}}}),
            (
                "too_many_copies",
                {"vineyards": {1: {"hand": ["planter"]}}, "discards": {"summer": ["planter"]}},
            ),
            ("too_many_copies", {"vineyards": {1: {"hand": ["planter"]}}, "decks": {"summer": ["planter"]}}),
            ("too_many_copies", {"vineyards": {1: {"hand": ["sangiovese"] * 5}}}),
            ("large_without_medium", {"vineyards": {1: {"structures": ["large_cellar"]}}}),
            ("planted_on_sold_field", {"vineyards": {1: {"fields": {6: ["sold", "malvasia"]}}}}),
            ("too_many_workers", {"vineyards": {1: {"workers": 5, "in_training": 1}}}),
            ("too_many_workers", {"vineyards": {1: {"available": 3}}}),
            ("too_many_workers", {"spaces": {"gain_lira": {"plain": [1, 1, 1]}}}),
            (
                "too_many_workers",
                {"spaces": {"gain_lira": {"plain": "1 grande"}, "plant": {"plain": "1 grande"}}},
            ),
            (
                "too_many_workers",
                {"vineyards": {1: {"grande": True}}, "spaces": {"plant": {"plain": "1 grande"}}},
            ),
            ("too_many_workers", {"vineyards": {1: {"temporary": True}, 2: {"temporary": True}}}),
            ("space_overfull", {"spaces": {"plant": {"plain": [1, 2]}}}),
            ("space_closed", {"spaces": {"plant": {"bonus": 1}}}),
            ("row_shared", {"wake_up": [3, 3]}),
            ("points_below_floor", {"vineyards": {1: {"vp": -6}}}),
            ("residual_out_of_range", {"vineyards": {1: {"residual": 6}}}),
            ("residual_out_of_range", {"vineyards": {1: {"residual": -1}}}),
        ],
    )
    def test_what_is_impossible_is_built_and_named(self, flag, keys):
        found = position(**keys)
        assert found.status() == (flag,)
        assert schema.set_up(schema.given(found)) == found

    @pytest.mark.parametrize(
        "keys",
        [
            {"vineyards": {1: {"structures": ["medium_cellar"], "cellar": {"red": [6], "blush": [4]}}}},
            {"vineyards": {1: {"fields": {5: ["merlot", "malvasia", "malvasia"]}}}},
            {"vineyards": {1: {"workers": 4, "in_training": 1, "temporary": True, "vp": -5, "residual": 5}}},
            {
                "vineyards": {1: {"temporary": "placed"}},
                "spaces": {"gain_lira": {"plain": [1, 1, 1, "1 grande"]}},
            },
            {"players": 3, "spaces": {"plant": {"plain": 1, "bonus": 2, "beside": ["3 grande", "1 grande"]}}},
            {"players": 5, "spaces": {"plant": {"plain": [1, 2]}}},
            {"decks": {"vine": []}},
        ],
    )
    def test_what_is_just_possible_has_no_flag(self, keys):
        assert position(**keys).status() == ()

    def test_several_flags_stand_in_the_order_of_the_rules(self):
        found = position(vineyards={1: {"vp": -9, "cellar": {"red": [9]}, "structures": ["large_cellar"]}})
        assert found.status() == ("large_without_medium", "points_below_floor")
        assert list(FLAGS)[:2] == ["wine_above_cellar", "field_over_limit"]

    def test_a_card_too_many_is_not_in_the_deck_either(self):
        found = position(vineyards={1: {"hand": ["order_01"]}, 2: {"hand": ["order_01"]}})
        assert ORDERS.total(found.decks[2]) == len(ORDERS.ids) - 1

    def test_vines_on_a_sold_field_are_kept_and_out_of_play(self):
        found = position(vineyards={1: {"hand": ["sangiovese"], "fields": {6: ["sold", "malvasia"]}}})
        moves = found.play("place plant").legal_moves()
        assert list(map(str, moves)) == ["plant sangiovese 5", "plant sangiovese 7"]
        assert schema.differences(found, {1: {"fields": {6: ["malvasia", "sold"]}}}) == ()

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_flag_has_its_sentence(self, lang):
        assert [flag for flag in FLAGS if not has(f"flag-{flag}", lang)] == []


class TestGiven:
    @pytest.mark.parametrize(
        "keys",
        [
            {},
            {"year": 3},
            {"actor": 2},
            {"wake_up": [5, 2]},
            {"first_player": 2},
            {"season": "fall"},
            {"season": "spring", "wake_up": [None, 4]},
            {
                "vineyards": {
                    2: {"lira": 4, "hand": ["malvasia", "order_12"], "fields": {5: "sold", 6: ["pinot"]}}
                }
            },
            {"spaces": {"give_tour": {"plain": 2}, "gain_lira": {"plain": [1, "1 grande"]}}},
            {"vineyards": {1: {"available": 0}}},
            {"decks": {"vine": [], "winter": ["merchant"]}},
            {"discards": {"order": ["order_02", "order_01"]}},
            {"last_year": True},
        ],
    )
    def test_it_says_what_was_said_and_no_more(self, keys):
        description = given(**keys)
        if description["season"] == "spring":
            del description["season"]  # the default
        assert schema.given(schema.set_up(description)) == description

    @pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
    def test_every_position_of_a_game_is_restored_exactly(self, players):
        rng = random.Random(players)
        books = sorted(RULEBOOKS)
        book = books[players % len(books)]
        now = GAMES["viticulture"].new(players, book)
        amid_actions = 0
        for _ in range(400):
            told = schema.given(now)
            amid_actions += "midway" in told
            assert schema.set_up(told, book) == now
            assert schema.status(now) == ()
            if now.actor is None:
                break
            moves = now.legal_moves()
            now = now.after(now.sample(rng) if now.actor == CHANCE else moves[rng.randrange(len(moves))])
        assert amid_actions > 50

    @settings(max_examples=60, deadline=None)
    @for_all(descriptions())
    def test_any_possible_position_is_restored_exactly(self, description):
        found = schema.set_up(description)
        assert found.status() == ()
        again = schema.set_up(schema.given(found))
        assert again == found
        assert hash(again) == hash(found)
        assert again.digest() == found.digest()
        assert Position.from_json(found.to_json()) == found
        told = {key: value for key, value in description.items() if key != "vineyards"}
        assert schema.differences(found, {**told, **description["vineyards"]}) == ()

    def test_a_finished_game_is_restored(self):
        over = position(season="winter", vineyards={1: {"vp": 20}}).play("pass").play("pass")
        assert over.actor is None
        told = schema.given(over)
        assert (told["season"], told["winners"]) == ("over", [1])
        assert schema.set_up(told) == over


class TestView:
    def test_other_hands_are_counts_by_kind(self):
        found = position(
            vineyards={
                1: {"hand": ["merlot", "planter"]},
                2: {"hand": ["merlot", "pinot", "order_01"], "lira": 2},
            }
        )
        seen = found.view(1)
        assert seen["vineyards"][1]["hand"] == ["merlot", "planter"]
        assert seen["vineyards"][2] == {"hand": {"vine": 2, "order": 1}, "lira": 2}

    def test_decks_are_counts_so_they_tell_nothing_of_hands(self):
        one = position(vineyards={2: {"hand": ["order_01"]}})
        other = position(vineyards={2: {"hand": ["order_02"]}})
        assert one.view(1) == other.view(1)
        assert one.view(2) != other.view(2)
        assert one.view(1)["decks"] == {"vine": 42, "summer": 38, "order": 35, "winter": 38}

    def test_what_an_action_holds_back_is_not_told(self):
        assert "midway" not in position(season="winter", vineyards={1: {"crush_pad": {"red": [1]}}}).play(
            "place make_wine"
        ).view(2)


class TestDifferences:
    @pytest.fixture
    def found(self):
        return position(
            players=3,
            actor=2,
            vineyards={
                1: {
                    "lira": 3,
                    "crush_pad": {"red": [4, 3]},
                    "hand": ["planter", "merlot", "merlot"],
                    "fields": {7: "sold"},
                },
                2: {"temporary": "placed"},
            },
            spaces={"plant": {"plain": 1, "bonus": 2}},
        )

    @pytest.mark.parametrize(
        "expected",
        [
            {},
            {"year": 1, "season": "summer", "actor": 2, "wake_up": [1, 2, 3]},
            {1: {"lira": 3, "crush_pad": {"red": [3, 4], "white": []}}},
            {"vineyards": {1: {"crush_pad": {"red": [4, 3]}}, 3: {"lira": 0}}},
            {1: {"hand": ["merlot", "planter", "merlot"]}},
            {1: {"fields": {5: [], 7: "sold"}, "available": 1, "grande": True, "structures": []}},
            {2: {"temporary": False}},
            {2: {"temporary": "placed"}},
            {"spaces": {"plant": {"plain": 1, "bonus": [2]}, "harvest": {"plain": []}}},
            {"discards": {"vine": []}},
        ],
    )
    def test_only_what_is_named_is_compared_and_lists_in_any_order(self, found, expected):
        assert schema.differences(found, expected) == ()

    @pytest.mark.parametrize(
        ("expected", "place", "actual"),
        [
            ({"season": "winter"}, ("season",), "summer"),
            ({"actor": 1}, ("actor",), 2),
            ({1: {"lira": 4}}, (1, "lira"), 3),
            ({"vineyards": {1: {"lira": 4}}}, ("vineyards", 1, "lira"), 3),
            ({1: {"crush_pad": {"red": [3]}}}, (1, "crush_pad", "red"), [3, 4]),
            ({1: {"hand": ["merlot", "planter"]}}, (1, "hand"), ["merlot", "merlot", "planter"]),
            ({1: {"fields": {7: []}}}, (1, "fields", 7), "sold"),
            ({1: {"available": 2}}, (1, "available"), 1),
            ({2: {"temporary": True}}, (2, "temporary"), "placed"),
            ({"wake_up": [2, 1, 3]}, ("wake_up",), [1, 2, 3]),
            ({"spaces": {"plant": {"plain": "1 grande"}}}, ("spaces", "plant", "plain"), [1]),
        ],
    )
    def test_a_difference_has_its_place_and_what_was_found(self, found, expected, place, actual):
        (difference,) = schema.differences(found, expected)
        assert (difference.place, difference.found) == (place, actual)

    @pytest.mark.parametrize(
        ("expected", "place"),
        [
            ({1: {"lyra": 3}}, (1, "lyra")),
            ({4: {"lira": 3}}, (4,)),
            ({"vineyard": {}}, ("vineyard",)),
            ({1: {"cellar": {"red": [10]}}}, (1, "cellar", "red", 0)),
        ],
    )
    def test_a_wrong_expectation_is_an_error_at_its_place(self, found, expected, place):
        with pytest.raises(InvalidPosition) as caught:
            schema.differences(found, expected)
        assert caught.value.place == place


class TestJsonSchema:
    def test_it_holds_every_key_with_its_valid_words(self):
        parts = schema.json_schema()["$defs"]
        assert parts["Given"]["required"] == ["players"]
        assert parts["Given"]["additionalProperties"] is False
        assert parts["Given"]["properties"]["season"]["enum"] == sorted(
            ("setup", "spring", "summer", "fall", "winter", "year_end", "over")
        )
        assert "order_07" in parts["GivenVineyard"]["properties"]["hand"]["items"]["enum"]
        assert parts["GivenCellar"]["properties"]["blush"]["items"] == {
            "type": "integer",
            "minimum": 4,
            "maximum": 9,
        }
