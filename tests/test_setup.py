"""The tab to set up a position: form, board, faults in words, beginnings, and the start."""

from __future__ import annotations

import json
from typing import Any

import pytest
from toy import PIPPIN, register

from viticulture_explore.core.line import Line
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.widgets import Explorer, Session
from viticulture_explore.widgets.shelves import plain

register()

WINTER = 4
"""The place of winter among the seasons of the form."""


def setting_up(game: Any = VITICULTURE, lang: str = "en", source: str = "blank") -> Explorer:
    explorer = Explorer(Session(Line(game.new(2)), lang=lang))
    explorer.do("tab", tab="setup")
    explorer.do("setup.begin", source=source)
    return explorer


def two_reds(lang: str = "en") -> Explorer:
    """The position of the first scenario, made of nothing by one choice and two clicks."""
    explorer = setting_up(lang=lang)
    explorer.do("setup.set", id="season", index=WINTER)
    explorer.do("setup.click", shape="crush red 3")
    explorer.do("setup.click", shape="crush red 4")
    return explorer


def control(explorer: Explorer, id: str) -> dict[str, Any]:
    return next(
        control
        for section in explorer.pane["sections"]
        for control in section["controls"]
        if control["id"] == id
    )


def choices(explorer: Explorer, id: str) -> list[str]:
    return [name for name, _ in explorer.pane["lists"][control(explorer, id)["list"]]]


def index_of(explorer: Explorer, id: str, wanted: str) -> int:
    """The choice that a search for some letters finds first."""
    listed = explorer.pane["lists"][control(explorer, id)["list"]]
    return next(index for index, (_, names) in enumerate(listed) if plain(wanted) in names)


# -- the form -------------------------------------------------------------------------------------------------


def test_two_reds_are_set_up_from_nothing_and_played() -> None:
    explorer = two_reds()
    assert control(explorer, "vineyards.1.crush_pad.red")["value"] == ["3", "4"]
    explorer.do("setup.start")
    expected = {"players": 2, "season": "winter", "vineyards": {1: {"crush_pad": {"red": [3, 4]}}}}
    assert explorer.session.position == VITICULTURE.set_up(expected)
    assert explorer.tabs["open"] == "graph"
    explorer.do("play", move="place make_wine")
    explorer.do("play", move="make red 4")
    assert explorer.panel["happened"]


def test_board_of_the_draft_is_shown_and_marked_where_it_can_be_clicked() -> None:
    explorer = two_reds()
    shapes = {shape["id"]: shape for shape in explorer.board["shapes"]}
    assert "crush red 3 grape" in shapes
    assert shapes["crush red 5"]["edits"]
    assert "vx-set" in shapes["crush red 5"]["classes"]
    assert not any(shape["moves"] or shape["tries"] for shape in shapes.values())
    assert explorer.head["stage"] == 3


def test_form_of_another_seat_is_reached_by_its_board() -> None:
    explorer = setting_up()
    explorer.do("setup.look", seat=1)
    explorer.do("setup.click", shape="seat 2")
    assert explorer.pane["seat"] == 2
    assert control(explorer, "vineyards.2.lira")["value"] == 0


def test_numbers_flags_and_choices_are_filled_in_and_emptied() -> None:
    explorer = setting_up()
    explorer.do("setup.set", id="vineyards.1.lira", value=7)
    explorer.do("setup.set", id="vineyards.1.passed", value=True)
    explorer.do("setup.set", id="actor", index=1)
    draft = explorer._tabs["setup"].draft
    assert draft.described.given["vineyards"] == {1: {"lira": 7, "passed": True}}
    assert draft.described.given["actor"] == 2
    for filled in ("vineyards.1.lira", "vineyards.1.passed", "actor"):
        explorer.do("setup.set", id=filled)
    assert draft.described.given == {"players": 2}


def test_click_on_a_number_leads_to_its_field_each_time_anew() -> None:
    explorer = setting_up()
    explorer.do("setup.click", shape="lira")
    first = explorer.pane["find"]
    explorer.do("setup.click", shape="lira")
    assert first[0] == explorer.pane["find"][0] == f"vineyards.{explorer.pane['seat']}.lira"
    assert first[1] != explorer.pane["find"][1]


@pytest.mark.parametrize("wanted", ["merlot", "メルロー", "ﾒﾙﾛｰ", "梅洛", "ＭＥＲＬＯＴ"])
def test_cards_are_found_by_their_names_in_any_language_and_width(wanted: str) -> None:
    explorer = setting_up(lang="zh")
    explorer.do("setup.add", id="vineyards.1.hand", index=index_of(explorer, "vineyards.1.hand", wanted))
    assert explorer._tabs["setup"].draft.described.given["vineyards"] == {1: {"hand": ["merlot"]}}


def test_words_of_a_list_are_taken_out_one_by_one() -> None:
    explorer = setting_up()
    vine = index_of(explorer, "vineyards.1.fields.5", "malvasia")
    explorer.do("setup.add", id="vineyards.1.fields.5", index=vine)
    explorer.do("setup.add", id="vineyards.1.fields.5", index=vine)
    assert control(explorer, "vineyards.1.fields.5")["value"] == ["Malvasia", "Malvasia"]
    explorer.do("setup.remove", id="vineyards.1.fields.5", at=0)
    assert control(explorer, "vineyards.1.fields.5")["value"] == ["Malvasia"]


def test_changes_are_taken_back_one_by_one() -> None:
    explorer = two_reds()
    explorer.do("setup.undo")
    assert control(explorer, "vineyards.1.crush_pad.red")["value"] == ["3"]
    explorer.do("setup.undo")
    explorer.do("setup.undo")
    assert not explorer.pane["undoable"]


def test_what_another_beginning_has_replaced_comes_back() -> None:
    explorer = two_reds()
    explorer.do("setup.begin", source="empty")
    explorer.do("setup.begin", source="new")
    assert explorer.pane["undoable"]
    explorer.do("setup.undo")
    assert control(explorer, "vineyards.1.crush_pad.red")["value"] == ["3", "4"]
    explorer.do("setup.undo")
    assert control(explorer, "vineyards.1.crush_pad.red")["value"] == ["3"]


def test_parents_are_those_of_the_seat_in_the_title() -> None:
    explorer = setting_up(lang="zh")
    explorer.do("setup.begin", source="new")
    explorer.do("setup.look", seat=2)
    (parents,) = [section for section in explorer.pane["sections"] if section["id"] == "parents"]
    assert parents["title"] == "2号玩家：父母牌"
    assert [(one["label"], one["name"]) for one in parents["controls"]] == [("", "2号玩家：父母牌")]


# -- what is wrong ----------------------------------------------------------------------------------------------


def test_description_that_is_no_position_is_named_in_words_and_can_be_mended() -> None:
    explorer = two_reds()
    explorer.do("setup.set", id="players", value=9)
    assert "1 to 6" in explorer.pane["problem"]["words"]
    assert explorer.pane["problem"]["where"] == "Players"
    assert not explorer.pane["startable"]
    assert control(explorer, "players")["faulty"]
    explorer.do("setup.set", id="players", value=2)
    assert explorer.pane["problem"] is None
    explorer.do("setup.set", id="vineyards.1.lira", value=-1)
    explorer.do("setup.mend")
    assert explorer.pane["problem"] is None
    assert explorer.pane["startable"]


def test_impossible_position_starts_only_when_its_flag_is_allowed() -> None:
    explorer = two_reds()
    explorer.do("setup.click", shape="cellar red 8")
    assert [flag["words"] for flag in explorer.pane["flags"]] == [
        "A wine lies above what the cellar can hold."
    ]
    explorer.do("setup.start")
    assert explorer.tabs["open"] == "setup"
    explorer.do("setup.allow", flag="wine_above_cellar", on=True)
    explorer.do("setup.start")
    assert explorer.tabs["open"] == "graph"
    assert explorer.session.position.status() == ("wine_above_cellar",)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Found 9, wanted a whole number from 1 to 6."),
        ("ja", "9と書かれていますが、ここには1から6までの整数が必要です。"),
        ("zh", "写的是9，这里需要1到6的整数。"),
    ],
)
def test_faults_are_said_in_the_language_of_the_page(lang: str, said: str) -> None:
    explorer = two_reds(lang)
    explorer.do("setup.set", id="players", value=9)
    assert explorer.pane["problem"]["words"] == said


# -- rules, deals and beginnings --------------------------------------------------------------------------------


def test_rulebook_options_and_modules_are_those_of_the_started_position() -> None:
    explorer = two_reds()
    explorer.do("setup.rulebook", rulebook="hisshu")
    explorer.do("setup.option", option="order_match", value="exact")
    explorer.do("setup.module", module="influence", on=True)
    explorer.do("setup.start")
    settings = VITICULTURE.settings(explorer.session.position)
    assert settings.modules == ("influence",)
    assert settings.options == {**VITICULTURE.rulebooks["hisshu"], "order_match": "exact"}
    assert explorer.head["rulebook"] == "hisshu"


def test_option_set_back_to_the_rulebook_is_none_of_its_own() -> None:
    explorer = two_reds()
    explorer.do("setup.option", option="order_match", value="exact")
    assert [option["id"] for option in explorer.pane["rules"]["options"] if option["own"]] == ["order_match"]
    explorer.do("setup.option", option="order_match", value=VITICULTURE.rulebooks["official"]["order_match"])
    assert not any(option["own"] for option in explorer.pane["rules"]["options"])


def test_next_card_of_a_deck_is_the_one_that_was_set() -> None:
    explorer = two_reds()
    explorer.do("setup.add", id="deals.order", index=11)
    explorer.do("setup.start")
    deck_top = explorer.session.deals["order"]
    explorer.do("play", move="place draw_order")
    explorer.do("chance")
    assert str(explorer.session.line.path[-1]) == f"deal {deck_top[0]}"


def test_present_position_is_set_up_until_something_is_changed() -> None:
    explorer = two_reds()
    explorer.do("setup.start")
    explorer.do("play", move="place make_wine")
    explorer.do("tab", tab="setup")
    assert explorer._tabs["setup"].draft.position == explorer.session.position
    explorer.do("play", move="make red 4")
    assert explorer._tabs["setup"].draft.position == explorer.session.position
    explorer.do("setup.click", shape="crush white 1")
    explorer.do("back")
    assert explorer._tabs["setup"].draft.position != explorer.session.position


def test_new_game_begins_before_the_first_player_is_named() -> None:
    explorer = setting_up(source="new")
    explorer.do("setup.start")
    assert explorer.session.position == VITICULTURE.new(2)


def test_scenario_is_taken_as_a_beginning_or_opened_with_its_moves() -> None:
    explorer = setting_up()
    explorer.do("setup.topic", topic="make_wine")
    known = {title: path for path, title in explorer.pane["sources"]["scenarios"]}
    path = known["Two reds, one small cellar"]
    explorer.do("setup.scenario", name=path)
    assert control(explorer, "vineyards.1.crush_pad.red")["value"] == ["3", "4"]
    explorer.do("setup.start")
    assert explorer.head["title"] == "Two reds, one small cellar"
    assert not explorer.line["forward"]
    explorer.do("setup.open", name=path)
    assert explorer.line["forward"]
    explorer.do("undo")
    assert not explorer.line["forward"]


# -- every game -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [VITICULTURE, GAMES["champagne"], PIPPIN], ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_game_is_set_up_in_every_language(game: Any, lang: str) -> None:
    explorer = setting_up(game, lang)
    assert json.loads(json.dumps(explorer.pane))
    assert explorer.pane["startable"]
    explorer.do("setup.start")
    assert explorer.session.position == game.set_up(game.blank())


def test_simple_game_is_set_up_by_the_form_of_its_schema() -> None:
    explorer = setting_up(PIPPIN)
    explorer.do("setup.set", id="round", value=2)
    explorer.do("setup.start")
    assert explorer.session.position == PIPPIN.set_up({"players": 2, "round": 2})


def test_worker_is_sent_ahead_by_the_form_and_stays_when_the_game_begins() -> None:
    explorer = setting_up()
    explorer.do("setup.set", id="season", index=2)
    explorer.do("setup.add", id="planned", index=index_of(explorer, "planned", "収穫：1番"))
    assert control(explorer, "planned")["value"] == ["Harvest field: Worker of seat 1"]
    explorer.do("setup.start")
    position = explorer.session.position
    assert VITICULTURE.given(position)["planned"] == [{"seat": 1, "action": "harvest", "space": "plain"}]


def test_head_names_what_is_being_set_up() -> None:
    explorer = Explorer(Session(Line(VITICULTURE.new(2)), title={"en": "Mine"}))
    explorer.do("tab", tab="setup")
    assert explorer.head["title"] == "Mine"
    explorer.do("setup.begin", source="blank")
    assert explorer.head["title"] == "Vineyard of seat 1"
    explorer.do("tab", tab="setup")
    assert explorer.head["title"] == "Mine"
