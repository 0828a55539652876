"""Setting up a position as data: forms made from schemas, and what Viticulture's board changes when it is clicked."""

from __future__ import annotations

import pytest
from toy import PIPPIN, register

from viticulture_explore.core.form import Find, Put, from_schema, look, put, toggled, without
from viticulture_explore.games import GAMES
from viticulture_explore.scenarios import library, load
from viticulture_explore.text import say
from viticulture_explore.viticulture.by_hand import SEASONS
from viticulture_explore.viticulture.game import VITICULTURE

register()

REDS = {"players": 2, "season": "winter", "vineyards": {1: {"crush_pad": {"red": [3, 4]}}}}


def controls(game, given, seat=1, modules=()):
    return {
        control.id: control for section in game.form(given, seat, modules) for control in section.controls
    }


# -- changing a description -----------------------------------------------------------------------------------


def test_value_is_put_where_nothing_was() -> None:
    given = {"players": 2}
    assert put(given, ("vineyards", 1, "lira"), 3) == {"players": 2, "vineyards": {1: {"lira": 3}}}
    assert given == {"players": 2}


def test_value_taken_away_leaves_no_empty_mapping_behind() -> None:
    given = {"players": 2, "vineyards": {1: {"cellar": {"red": [2]}}, 2: {"lira": 1}}}
    assert put(given, ("vineyards", 1, "cellar", "red"), None) == {
        "players": 2,
        "vineyards": {2: {"lira": 1}},
    }


def test_item_of_a_list_is_replaced() -> None:
    assert put({"wake_up": [1, 2]}, ("wake_up", 1), 5) == {"wake_up": [1, 5]}
    assert look({"wake_up": [1, 2]}, ("wake_up", 1)) == 2
    assert look({"wake_up": [1, 2]}, ("wake_up", 4), "none") == "none"


def test_value_is_toggled_in_a_list() -> None:
    assert toggled([3, 4], 3) == [4]
    assert toggled([4], 3) == [4, 3]
    assert toggled([4], 4) is None


def test_seats_that_do_not_play_are_left_out() -> None:
    given = {"players": 2, "actor": 3, "first_player": 1, "vineyards": {1: {"lira": 1}, 3: {"lira": 1}}}
    assert without(given, 2) == {"players": 2, "first_player": 1, "vineyards": {1: {"lira": 1}}}


# -- forms ----------------------------------------------------------------------------------------------------


def test_form_of_any_game_comes_from_its_schema() -> None:
    found = controls(PIPPIN, {"players": 2})
    assert (found["round"].kind, found["round"].least, found["round"].most) == ("number", 1, 3)
    assert found["bought"].kind == "flag"
    assert found["bag"].choices == ("one", "two")
    assert found["actor"].choices == (1, 2)


def test_form_shows_the_things_of_the_given_seat() -> None:
    sections = from_schema(VITICULTURE.schema(), seat=2, seats=range(1, 7))
    vineyard = next(section for section in sections if section.id == "vineyards")
    assert vineyard.seat == 2
    assert {control.place[:2] for control in vineyard.controls} == {("vineyards", 2)}


@pytest.mark.parametrize("game", [VITICULTURE, GAMES["champagne"], PIPPIN], ids=lambda game: game.id)
def test_every_default_of_a_form_is_a_value_it_offers(game) -> None:
    for control in controls(game, game.blank()).values():
        if control.kind == "choice":
            assert control.default in {None, ""} or control.default in control.choices
        if control.kind == "number" and control.default is not None:
            least, most = (bound is not None for bound in (control.least, control.most))
            assert not least or control.default >= control.least
            assert not most or control.default <= control.most


def test_seasons_stand_in_their_order() -> None:
    assert controls(VITICULTURE, REDS)["season"].choices == SEASONS


def test_form_follows_the_season_and_the_number_of_players() -> None:
    assert "parents.1" in controls(VITICULTURE, {"players": 2, "season": "setup"})
    assert "parents.1" not in controls(VITICULTURE, REDS)
    assert "spaces.harvest.plain" in controls(VITICULTURE, REDS)
    assert "spaces.plant.plain" not in controls(VITICULTURE, REDS)
    assert "solo.tokens" in controls(VITICULTURE, {"players": 1, "season": "winter"})
    assert [name for name in controls(VITICULTURE, REDS) if name.startswith("wake_up")] == [
        "wake_up.0",
        "wake_up.1",
    ]


def test_stars_are_asked_for_only_with_the_influence_map() -> None:
    assert "vineyards.1.stars.pisa" in controls(VITICULTURE, REDS, modules=("influence",))
    assert "vineyards.1.stars.pisa" not in controls(VITICULTURE, REDS)


# -- what is changed by hand stays consistent -------------------------------------------------------------------


def test_more_players_get_the_rows_that_are_free() -> None:
    given = {"players": 4, "season": "winter", "wake_up": [2, 1]}
    assert VITICULTURE.tidied(given)["wake_up"] == [2, 1, 3, 4]


def test_fewer_players_take_their_workers_with_them() -> None:
    given = {**REDS, "wake_up": [1, 2, 3], "spaces": {"harvest": {"plain": [1, 3], "bonus": "3 grande"}}}
    tidied = VITICULTURE.tidied(given)
    assert tidied["wake_up"] == [1, 2]
    assert tidied["spaces"] == {"harvest": {"plain": [1]}}


def test_pending_work_goes_when_something_is_changed_by_hand() -> None:
    midway = VITICULTURE.given(VITICULTURE.set_up(REDS).play("place make_wine"))
    assert "midway" in midway
    assert "midway" not in VITICULTURE.tidied(midway)


@pytest.mark.parametrize("topic", [shelf.topic for shelf in library()])
def test_tidied_descriptions_of_the_library_still_are_positions(topic: str) -> None:
    shelf = next(shelf for shelf in library() if shelf.topic == topic)
    for file in shelf.files[:6]:
        scenario = load(file)
        tidied = scenario.game.tidied(scenario.given)
        position = scenario.game.set_up(tidied, scenario.rulebooks[0], scenario.options, scenario.modules)
        assert scenario.game.given(position)["players"] == scenario.given["players"]


# -- clicks on the board ----------------------------------------------------------------------------------------


def clicked(given, *shapes: str, seat: int = 1):
    """The description after clicks on shapes that really are on the board."""
    for shape in shapes:
        position = VITICULTURE.set_up(given)
        assert shape in {one.id for one in VITICULTURE.scene(position, seat).shapes}
        edit = VITICULTURE.edits(position, seat)[shape]
        assert isinstance(edit, Put)
        given = VITICULTURE.tidied(put(given, edit.place, edit.value))
    return given


def test_grapes_and_wine_are_put_on_places_and_taken_off() -> None:
    given = clicked({"players": 2, "season": "winter"}, "crush red 4", "crush red 3", "cellar white 2")
    assert given["vineyards"] == {1: {"crush_pad": {"red": [3, 4]}, "cellar": {"white": [2]}}}
    assert clicked(given, "crush red 3", "crush red 4", "cellar white 2").get("vineyards") is None


def test_structures_are_built_and_taken_down() -> None:
    given = clicked(REDS, "structure windmill", "cellar medium_cellar", "structure windmill")
    assert given["vineyards"][1]["structures"] == ["medium_cellar"]


def test_space_takes_a_worker_then_the_grande_then_nobody() -> None:
    once = clicked(REDS, "space harvest plain 1")
    assert once["spaces"] == {"harvest": {"plain": [1]}}
    twice = clicked(once, "space harvest plain 1")
    assert twice["spaces"] == {"harvest": {"plain": ["1 grande"]}}
    assert "spaces" not in clicked(twice, "space harvest plain 1")


def test_worker_that_is_put_on_a_space_is_no_longer_at_hand() -> None:
    placed = VITICULTURE.set_up(clicked(REDS, "space harvest plain 1"))
    assert (placed.players[0].available, placed.players[0].grande) == (1, True)


def test_row_that_is_taken_is_swapped() -> None:
    assert clicked(REDS, "row 2")["wake_up"] == [2, 1]
    assert clicked(REDS, "row 5")["wake_up"] == [5, 2]


def test_card_and_vine_are_taken_away_by_a_click() -> None:
    given = {
        **REDS,
        "vineyards": {1: {"hand": ["pinot", "pinot", "order_01"], "fields": {5: ["merlot", "pinot"]}}},
    }
    after = clicked(given, "card pinot 1", "vine 5 merlot")
    assert after["vineyards"] == {1: {"hand": ["pinot", "order_01"], "fields": {5: ["pinot"]}}}


def test_numbers_and_empty_fields_lead_to_their_control() -> None:
    edits = VITICULTURE.edits(VITICULTURE.set_up(REDS), 1)
    assert edits["lira"] == Find(("vineyards", 1, "lira"))
    assert edits["field 6"] == Find(("vineyards", 1, "fields", 6))
    assert edits["deck order"] == Find(("deals", "order"))


def test_every_click_leads_to_a_control_or_to_a_description() -> None:
    position = VITICULTURE.set_up(REDS)
    known = [control.place for control in controls(VITICULTURE, REDS).values()]
    shown = {shape.id for shape in VITICULTURE.scene(position, 1).shapes}
    for shape, edit in VITICULTURE.edits(position, 1).items():
        if shape not in shown:
            continue
        if isinstance(edit, Put):
            VITICULTURE.set_up(VITICULTURE.tidied(put(REDS, edit.place, edit.value)))
        elif edit.place[0] != "deals" and "beside" not in edit.place:
            assert any(place[: len(edit.place)] == edit.place for place in known), shape


def test_orders_and_seasons_are_called_by_what_they_are() -> None:
    said = VITICULTURE.word(("vineyards", 1, "hand"), "order_11")
    assert said is not None
    assert say(said, "en", VITICULTURE) == "Wine order for red 3 and red 4: 3 points, 1 lira a year"
    winter = VITICULTURE.word(("season",), "winter")
    assert winter is not None
    assert say(winter, "ja", VITICULTURE) == "冬"
    assert VITICULTURE.word(("vineyards", 1, "hand"), "merlot") is None


# -- workers sent ahead ------------------------------------------------------------------------------------------

SENT = {"players": 2, "season": "summer", "planned": [{"seat": 1, "action": "harvest", "space": "plain"}]}


def test_worker_sent_ahead_has_a_control_in_summer_and_fall_and_where_one_waits() -> None:
    for season, there in (("spring", False), ("summer", True), ("fall", True), ("winter", False)):
        assert ("planned" in controls(VITICULTURE, {"players": 2, "season": season})) is there
    assert "planned" in controls(VITICULTURE, {**SENT, "season": "winter"})
    control = controls(VITICULTURE, SENT)["planned"]
    assert SENT["planned"][0] in control.choices
    # Two seats, six actions of winter; a worker or the grande on both kinds of spaces, the grande beside them too.
    assert len(control.choices) == 2 * 6 * (2 + 3)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Harvest field: Worker of seat 1", "Harvest field, bonus space: Grande worker of seat 2"]),
        ("ja", ["収穫：1番の働き手", "収穫（ボーナス枠）：2番の大きな働き手"]),
        ("zh", ["收获田地：1号玩家的工人", "收获田地（奖励空间）：2号玩家的大工人"]),
    ],
)
def test_worker_sent_ahead_is_said_in_words(lang: str, words: list[str]) -> None:
    plain = (("seat", 1), ("action", "harvest"), ("space", "plain"))
    grande = (("seat", 2), ("action", "harvest"), ("space", "bonus"), ("grande", True))
    said = [VITICULTURE.word(("planned",), worker) for worker in (plain, grande)]
    assert [say(message, lang, VITICULTURE) for message in said] == words


def test_click_on_a_space_of_winter_in_summer_sends_a_worker_ahead_then_the_grande_then_nobody() -> None:
    given = {"players": 3, "season": "summer"}
    found = []
    for _ in range(3):
        edit = VITICULTURE.edits(VITICULTURE.set_up(given), 2)["space harvest bonus"]
        given = VITICULTURE.tidied(put(given, edit.place, edit.value))
        found.append(given.get("planned"))
    waits = {"seat": 2, "action": "harvest", "space": "bonus"}
    assert found == [[waits], [{**waits, "grande": True}], None]
    assert "spaces" not in given


def test_worker_sent_ahead_stands_on_its_space_and_is_not_said_twice() -> None:
    told = VITICULTURE.given(VITICULTURE.set_up(SENT))
    assert told["spaces"] == {"harvest": {"plain": 1}}
    tidy = VITICULTURE.tidied(told)
    assert "spaces" not in tidy
    assert VITICULTURE.set_up(tidy) == VITICULTURE.set_up(SENT)
    assert (
        VITICULTURE.tidied(
            {
                **SENT,
                "planned": [*SENT["planned"], {"seat": 2, "action": "train", "space": "plain"}],
                "players": 1,
            }
        )["planned"]
        == SENT["planned"]
    )
