"""The explorer without a browser: what its clicks do, what its page is told, and that it knows no game."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore import draw, places
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import Move, Position
from viticulture_explore.core.refusals import refusals
from viticulture_explore.scenarios import ScenarioError
from viticulture_explore.text import LANGUAGES
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.widgets import Explorer, Session, outlook

register()

TWO_REDS = "make_wine/two_reds"
REDS = {"players": 2, "season": "winter", "vineyards": {1: {"crush_pad": {"red": [3, 4]}}}}


def market(*moves: str, lang: str = "en", **more: object) -> Explorer:
    return Explorer(Session(Line(PIPPIN.new(2), moves), lang=lang, **more))


def vineyard(given: dict[str, object] = REDS, *moves: str, lang: str = "en") -> Explorer:
    return Explorer(Session(Line(VITICULTURE.set_up(given), moves), lang=lang))


def buttons(explorer: Explorer) -> list[str]:
    return [
        move["words"] for group in explorer.panel["groups"] for move in (*group["moves"], *group["folded"])
    ]


def shapes(explorer: Explorer) -> dict[str, dict[str, object]]:
    return {shape["id"]: shape for shape in explorer.board["shapes"]}


def chips(explorer: Explorer) -> list[str]:
    return [chip["words"] for chip in explorer.line["chips"]]


def words(sentences: list[dict[str, str]]) -> list[str]:
    return [sentence["words"] for sentence in sentences]


def now(explorer: Explorer) -> str:
    return next(chip["words"] for chip in explorer.line["chips"] if chip["now"])


# -- what is shown ------------------------------------------------------------------------------------------


def test_page_begins_with_the_question_and_its_moves() -> None:
    explorer = market()
    assert explorer.panel["question"] == "Coins in hand: 1. What would you like?"
    assert explorer.panel["seat"] == 1
    assert [group["title"] for group in explorer.panel["groups"]] == ["At the stalls", "Otherwise"]
    assert buttons(explorer) == ["Buy: apple", "Dip into the bag", "Finish the turn"]
    assert explorer.panel["happened"] == []
    assert chips(explorer) == ["Start"]


def test_moves_that_only_end_something_hold_back() -> None:
    moves = [move for group in market().panel["groups"] for move in group["moves"]]
    assert [move["move"] for move in moves if move["quiet"]] == ["done"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_state_is_plain_json_in_every_language(lang: str) -> None:
    explorer = vineyard(lang=lang)
    explorer.do("play", move="place make_wine")
    explorer.do("late")
    for part in ("head", "board", "panel", "line", "tabs", "pane"):
        assert json.loads(json.dumps(getattr(explorer, part)))


def test_title_is_the_scenarios_own_in_the_language_or_the_boards() -> None:
    titled = market(title={"ja": "市場の一日", "zh": "集市一日"})
    assert titled.head["title"] == "市場の一日"
    titled.do("language", lang="zh")
    assert titled.head["title"] == "集市一日"
    assert market().head["title"] == "Fruit market"


def test_title_of_a_board_stays_when_another_seat_is_next() -> None:
    explorer = vineyard()
    before = explorer.head["title"]
    explorer.do("play", move="place gain_lira")
    assert explorer.panel["seat"] == 2
    assert explorer.head["title"] == before


def test_declining_what_comes_by_itself_is_folded_away() -> None:
    explorer = vineyard({"players": 3, "season": "summer", "vineyards": {1: {"lira": 5}}})
    folded = [move["move"] for group in explorer.panel["groups"] for move in group["folded"]]
    assert folded
    assert all(" unused" in move for move in folded)
    assert not any(" unused" in move["move"] for group in explorer.panel["groups"] for move in group["moves"])
    assert len(buttons(explorer)) == len(explorer.session.position.legal_moves())


# -- playing ------------------------------------------------------------------------------------------------


def test_click_plays_and_tells_what_happened() -> None:
    explorer = market()
    explorer.do("play", move="buy apple")
    assert explorer.panel["played"] == "Seat 1: Buy: apple"
    assert words(explorer.panel["happened"]) == ["Seat 1 bought fruit: apple."]
    assert chips(explorer) == ["Start", "Buy: apple"]
    assert explorer.said.startswith("Seat 1 bought fruit: apple. Seat 1 decides.")


def test_every_legal_move_can_be_clicked() -> None:
    for move in VITICULTURE.set_up(REDS).legal_moves():
        explorer = vineyard()
        explorer.do("play", move=str(move))
        assert explorer.session.line.path == (move,)


def test_click_on_what_has_become_illegal_is_answered_not_played() -> None:
    explorer = market("buy apple")
    explorer.do("play", move="buy pear")
    assert explorer.session.line.path == (Move.read("buy apple"),)
    assert words(explorer.panel["answer"]["reasons"]) == ["It costs 2 and the purse holds 0."]
    assert not explorer.panel["failure"]


def test_short_text_of_several_moves_asks_which() -> None:
    explorer = vineyard()
    explorer.do("play", move="place make_wine")
    explorer.do("back")
    explorer.do("ask", move="place")
    assert [move["move"] for move in explorer.panel["answer"]["nearest"]] == [
        move for move in map(str, explorer.session.position.legal_moves()) if move.startswith("place ")
    ]


def test_other_move_from_an_earlier_point_is_a_variation() -> None:
    explorer = market("buy apple")
    explorer.do("back")
    explorer.do("play", move="dip")
    assert chips(explorer) == ["Start", "Dip into the bag"]
    assert [chip["words"] for chip in explorer.line["variations"]] == ["1. Buy: apple"]
    explorer.do("go", place=explorer.line["variations"][0]["place"])
    assert now(explorer) == "Buy: apple"


def test_back_and_forward_stop_at_the_ends() -> None:
    explorer = market("buy apple")
    assert (explorer.line["back"], explorer.line["forward"]) == (True, False)
    explorer.do("forward")
    explorer.do("back")
    explorer.do("back")
    assert now(explorer) == "Start"
    assert (explorer.line["back"], explorer.line["forward"]) == (False, True)


def test_moves_behind_the_present_one_stay_in_sight() -> None:
    explorer = market("buy apple", "done")
    explorer.do("go", place="0")
    assert [chip["later"] for chip in explorer.line["chips"]] == [False, True, True]


# -- chance -------------------------------------------------------------------------------------------------


def test_outcomes_of_chance_are_offered_with_their_probabilities() -> None:
    explorer = market("dip")
    assert explorer.panel["chance"]
    assert explorer.panel["seat"] == 0
    assert [(move["words"], move["note"]) for move in explorer.panel["groups"][0]["moves"]] == [
        ("1 coin from the bag", "2/3"),
        ("2 coins from the bag", "1/3"),
    ]


def test_chance_left_to_itself_follows_the_seed() -> None:
    outcomes = []
    for seed in (0, *range(12)):
        explorer = market("dip", seed=seed)
        explorer.do("chance")
        assert explorer.panel["played"].startswith("Chance: ")
        outcomes.append(explorer.session.line.path[-1])
    assert outcomes[0] == outcomes[1]
    assert len(set(outcomes)) == 2


def test_chance_decides_nothing_where_a_seat_does() -> None:
    explorer = market()
    explorer.do("chance")
    assert chips(explorer) == ["Start"]


# -- why not ------------------------------------------------------------------------------------------------


def test_what_is_not_possible_stands_with_its_reason() -> None:
    explorer = market()
    assert [(entry["words"], words(entry["reasons"])) for entry in explorer.panel["refused"]] == [
        ("Buy: pear", ["It costs 2 and the purse holds 1."])
    ]


def test_moves_with_the_same_reasons_are_one_entry() -> None:
    explorer = vineyard(REDS, "place make_wine")
    kinds = [
        tuple(found.id for found in obstacles) for ((_, obstacles), *_) in refusals(explorer.session.position)
    ]
    assert len(kinds) == len(set(kinds))
    assert len(explorer.panel["refused"]) == len(kinds)


def test_what_fails_by_a_rule_comes_before_what_is_only_missing() -> None:
    refused = vineyard(REDS, "place make_wine").panel["refused"]
    assert [reason["words"] for reason in refused[0]["reasons"]] == [
        "There is no white grape worth 1 on the crush pad.",
        "Blush wine needs the Medium Cellar; this cellar ends at 3.",
    ]
    assert refused[-1]["reasons"][0]["words"].startswith("There is no ")
    only_missing = [all("crush pad" in reason["words"] for reason in entry["reasons"]) for entry in refused]
    assert only_missing == sorted(only_missing)


def test_refused_moves_are_those_of_the_decision_and_all_illegal() -> None:
    position = VITICULTURE.set_up(REDS).play("place make_wine")
    moves = [(move, obstacles) for group in refusals(position) for move, obstacles in group]
    assert {move.verb for move, _ in moves} == {"make"}
    assert all(obstacles == position.why_not(move) != () for move, obstacles in moves)


def test_asking_answers_with_all_obstacles_and_goes_away_with_the_next_step() -> None:
    explorer = vineyard(REDS, "place make_wine")
    explorer.do("ask", move="make red 3 red 4")
    answer = explorer.panel["answer"]
    assert len(answer["reasons"]) == len(explorer.session.position.why_not("make red 3 red 4")) == 1
    assert words(answer["reasons"])[0] in explorer.said
    explorer.do("play", move="make red 4")
    assert explorer.panel["answer"] is None


def test_asking_about_a_possible_move_says_so() -> None:
    explorer = market()
    explorer.do("ask", move="dip")
    assert words(explorer.panel["answer"]["reasons"]) == ["This move is possible here."]
    explorer.do("dismiss")
    assert explorer.panel["answer"] is None


def test_asking_nonsense_offers_the_nearest_moves() -> None:
    explorer = market()
    explorer.do("ask", move="buy aple")
    answer = explorer.panel["answer"]
    assert answer["words"] == "buy aple"
    assert [move["move"] for move in answer["nearest"]] == ["buy apple"]


def test_question_is_understood_in_the_language_of_the_page() -> None:
    explorer = market(lang="ja")
    explorer.do("ask", move="buy 梨")
    assert explorer.panel["answer"]["words"] == "梨を買う"


# -- languages and rulebooks --------------------------------------------------------------------------------


def test_language_changes_every_part_of_the_page() -> None:
    explorer = vineyard(REDS, "place make_wine")
    before = {
        part: json.dumps(getattr(explorer, part))
        for part in ("head", "board", "panel", "line", "tabs", "pane")
    }
    explorer.do("language", lang="ja")
    assert all(json.dumps(getattr(explorer, part)) != told for part, told in before.items())
    assert explorer.head["language"] == "ja"
    assert explorer.session.line.path == (Move.read("place make_wine"),)


def test_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownWord, match="language"):
        market(lang="fr")


def test_rulebook_that_fits_the_position_is_found() -> None:
    assert Explorer(Session(Line(PIPPIN.new(2, "house")))).head["rulebook"] == "house"
    own = VITICULTURE.set_up(REDS, options={"order_match": "exact", "aging_order": "bottom_up"})
    head = Explorer(Session(Line(own))).head
    assert head["rulebook"] == ""
    assert head["rulebooks"][0] == ["", "own rules"]


def test_other_rulebook_follows_the_line_and_says_where_it_stops() -> None:
    start = PIPPIN.set_up({"players": 2, "seats": {1: {"coins": 2}}})
    explorer = Explorer(Session(Line(start, ["buy pear", "done", "buy apple"])))
    explorer.do("rulebook", rulebook="house")
    assert chips(explorer) == ["Start"]
    assert words(explorer.panel["happened"]) == [
        "Under “House rules” the line ends before “Buy: pear”.",
        "It costs 3 and the purse holds 2.",
    ]
    explorer.do("rulebook", rulebook="official")
    assert now(explorer) == "Buy: apple"
    assert explorer.head["rulebook"] == "official"


def test_line_that_holds_under_another_rulebook_is_followed_to_its_place() -> None:
    explorer = market("buy apple", "done")
    explorer.do("back")
    explorer.do("rulebook", rulebook="house")
    assert now(explorer) == "Buy: apple"
    assert chips(explorer) == ["Start", "Buy: apple", "Finish the turn"]
    assert words(explorer.panel["happened"])[0] == "Under “House rules” the whole line can be played."
    assert explorer.session.position.pear_price == "three"


def test_under_another_rulebook_the_last_step_is_told_as_it_goes_there() -> None:
    explorer = ve.show(ve.example("field/vc_115_after_the_only_vine_is_gone"))
    explorer.do("forward")
    explorer.do("forward")
    assert words(explorer.panel["happened"]) == [
        "Seat 1 uprooted Malvasia from field 5 and took it back in hand."
    ]
    explorer.do("rulebook", rulebook="namayuki")
    assert words(explorer.panel["happened"])[1:] == [
        "Seat 1 uprooted Malvasia from field 5 and discarded it."
    ]


def test_move_played_under_another_rulebook_is_what_the_first_then_follows() -> None:
    explorer = market("buy apple")
    explorer.do("rulebook", rulebook="house")
    explorer.do("play", move="done")
    explorer.do("rulebook", rulebook="official")
    assert chips(explorer) == ["Start", "Buy: apple", "Finish the turn"]


# -- the other seats ----------------------------------------------------------------------------------------


def test_click_on_a_small_vineyard_brings_it_to_the_front_until_the_next_move() -> None:
    explorer = vineyard(REDS)
    assert shapes(explorer)["seat 2"]["looks"] == 2
    explorer.do("look", seat=2)
    assert "seat 1" in shapes(explorer)
    explorer.do("play", move="place make_wine")
    assert "seat 2" in shapes(explorer)


def test_spaces_that_belong_to_all_are_lit_on_every_board_and_own_things_only_on_the_own() -> None:
    explorer = vineyard(REDS, "place make_wine")
    assert shapes(explorer)["crush red 4"]["moves"]
    explorer.do("look", seat=2)
    assert not shapes(explorer)["crush red 4"]["moves"]
    explorer.do("play", move="make red 4")
    explorer.do("play", move="done")
    assert (explorer.session.position.actor, explorer.session.seat) == (2, 1)
    assert shapes(explorer)["action draw_order"]["moves"]


def test_board_stays_with_whoever_has_moved_and_a_line_leads_to_whoever_decides() -> None:
    explorer = vineyard(REDS)
    assert explorer.panel["elsewhere"] is None
    explorer.do("play", move="place gain_lira")
    assert explorer.session.seat == 1
    assert explorer.panel["elsewhere"] == {
        "seat": 2,
        "words": "Now seat 2 decides. The board still shows seat 1.",
        "show": "Show seat 2",
    }
    explorer.do("look", seat=2)
    assert explorer.session.seat == 2
    assert explorer.panel["elsewhere"] is None
    explorer.do("play", move="place gain_lira")
    assert explorer.session.seat == 2
    explorer.do("back")
    explorer.do("back")
    assert explorer.session.seat == 1


@pytest.mark.parametrize(("front", "seats"), [("moved", [1, 1, 2]), ("decides", [1, 2, 1]), ("2", [2, 2, 2])])
def test_table_says_whose_board_is_in_front(front: str, seats: list[int]) -> None:
    explorer = vineyard(REDS)
    explorer.do("tab", tab="table")
    explorer.do("table.front", front=front)
    assert explorer.pane["front"] == front
    found = [explorer.session.seat]
    for _ in range(2):
        explorer.do("play", move="place gain_lira")
        found.append(explorer.session.seat)
    assert found == seats


def test_seat_that_does_not_play_cannot_be_in_front() -> None:
    explorer = vineyard(REDS)
    with pytest.raises(UnknownWord):
        explorer.do("table.front", front="3")
    explorer.session.table.front = 5  # left from a game of more
    assert explorer.session.seat == 1


def test_whoever_plays_alone_against_the_computer_keeps_the_own_board() -> None:
    explorer = vineyard(REDS)
    explorer.do("table.seat", seat=2, bot=True)
    explorer.do("play", move="place gain_lira")
    assert explorer.panel["elsewhere"] is None
    explorer.do("tick")
    assert explorer.session.line.node.parent is not None
    assert explorer.session.line.node.parent.position.actor == 2
    assert explorer.session.seat == 1


# -- the graph ----------------------------------------------------------------------------------------------


def test_graph_is_drawn_only_when_the_page_asks_for_it() -> None:
    explorer = market()
    assert explorer.pane["late"]
    assert explorer.pane["svg"] == ""
    explorer.do("late")
    assert not explorer.pane["late"]
    assert explorer.pane["svg"].startswith("<svg")


def test_closed_tab_asks_for_no_graph() -> None:
    explorer = market()
    explorer.do("tab", tab="graph")
    assert (explorer.pane["id"], explorer.pane["late"]) == ("", False)
    explorer.do("tab", tab="graph")
    assert (explorer.pane["id"], explorer.pane["late"]) == ("graph", True)


def test_graph_begins_with_the_turn_and_numbers_what_was_played() -> None:
    explorer = market("buy apple")
    explorer.do("late")
    seen = outlook.outlook(explorer.session.line.node)
    assert seen.root.position == PIPPIN.new(2)
    assert "1. Buy: apple" in explorer.pane["svg"]


def test_click_on_a_node_plays_the_way_to_it() -> None:
    explorer = market("buy apple")
    explorer.do("late")
    target = next(
        node
        for node, words in explorer.pane["says"].items()
        if words == "Seat 1 has 3 coins · seat 2 is next"
    )
    explorer.do("graph.node", node=target)
    assert explorer.session.line.path == (Move.read("dip"), Move.read("deal two"))
    assert [chip["words"] for chip in explorer.line["variations"]] == ["1. Buy: apple"]


def test_click_on_a_node_of_the_way_played_goes_back_there() -> None:
    explorer = market("buy apple")
    explorer.do("late")
    explorer.do("graph.node", node=outlook.outlook(explorer.session.line.node).graph.graph["root"])
    assert now(explorer) == "Start"
    assert chips(explorer) == ["Start", "Buy: apple"]


def test_click_on_a_node_beyond_goes_on_from_here() -> None:
    explorer = vineyard(REDS, "place make_wine", "make red 4")
    explorer.do("late")
    both = next(node for node, words in explorer.pane["says"].items() if "no grapes" in words)
    explorer.do("graph.node", node=both)
    assert list(map(str, explorer.session.line.path)) == ["place make_wine", "make red 4", "make red 3"]


def test_graph_that_is_too_much_looks_less_far_and_says_so() -> None:
    seen = outlook.outlook(Line(VITICULTURE.new(2)).node)
    assert len(seen.graph) <= outlook.MOST
    told = outlook.note(seen, "en")
    assert ("moves ahead" in told or "one move ahead" in told) == (seen.depth is not None)


def test_graph_of_a_finished_game_shows_how_it_came() -> None:
    over = Line(PIPPIN.set_up({"players": 2, "round": 2, "actor": 2}), ["done"])
    seen = outlook.outlook(over.node)
    assert seen.root is over.root
    alone = outlook.outlook(Line(over.position).node)
    assert outlook.note(alone, "en") == "Nothing follows: the game is over."


def test_missing_graphviz_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object) -> bytes:
        raise draw.GraphvizMissing

    monkeypatch.setattr("viticulture_explore.draw.graphs.render", missing)
    explorer = market(lang="ja")
    explorer.do("late")
    assert "Graphvizがないため" in explorer.pane["note"]
    assert explorer.pane["svg"] == ""
    assert not explorer.panel["failure"]


# -- the end, and faults ------------------------------------------------------------------------------------


def test_finished_game_names_its_winner_and_asks_nothing() -> None:
    explorer = Explorer(
        Session(Line(PIPPIN.set_up({"players": 2, "round": 2, "actor": 2}), ["buy apple", "done"]))
    )
    assert explorer.panel["question"] == "The game is over. Winner: seat 2"
    assert buttons(explorer) == []
    assert explorer.panel["refused"] == []


def test_fault_of_the_explorer_is_shown_and_raised_under_test(monkeypatch: pytest.MonkeyPatch) -> None:
    explorer = market()

    def broken(_: object) -> None:
        raise RuntimeError("a fault")

    monkeypatch.setattr(Line, "forward", broken)
    with pytest.raises(RuntimeError, match="a fault"):
        explorer.do("forward")
    assert "RuntimeError: a fault" in explorer.panel["failure"]
    assert now(explorer) == "Start"
    explorer.do("back")
    assert explorer.panel["failure"] == ""


def test_fault_is_shown_without_a_test(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    explorer = market()
    explorer._receive(explorer, {"do": "fly"}, [])
    assert "KeyError" in explorer.panel["failure"]
    assert capsys.readouterr() == ("", "")


# -- boards of Viticulture ----------------------------------------------------------------------------------


def test_vineyard_carries_its_moves_on_what_they_concern() -> None:
    seen = shapes(vineyard(REDS, "place make_wine"))
    assert seen["crush red 4"]["moves"] == ("make red 4",)
    assert seen["cellar red 3"]["moves"] == ("make red 3", "make red 4")
    assert seen["cellar red 2"]["moves"] == ()
    assert seen["crush red 5"]["moves"] == ()


def test_click_on_an_action_plays_the_regular_worker() -> None:
    seen = shapes(vineyard())
    assert seen["action make_wine"]["moves"] == ("place make_wine",)
    assert seen["action harvest"]["moves"] == ()
    assert seen["action harvest"]["tries"] == "place harvest"


def test_board_shows_what_the_last_step_changed() -> None:
    seen = shapes(vineyard(REDS, "place make_wine", "make red 4"))
    assert "vx-is-changed" in seen["cellar red 3"]["classes"]
    assert "vx-is-gone" in seen["crush red 4 grape"]["classes"]
    assert "4 needs the Medium Cellar" in seen["arrow 1"]["markup"]


def test_cellar_bands_say_whether_they_are_built() -> None:
    given = {**REDS, "vineyards": {1: {"structures": ["medium_cellar"]}}}
    seen = shapes(vineyard(given))
    assert "not built" not in seen["cellar medium_cellar"]["says"]
    assert "not built" in seen["cellar large_cellar"]["says"]
    assert seen["cellar red 6"]["says"] == "Empty place for a red wine 6"
    assert seen["cellar red 7"]["says"] == "Red wine 7: no place for it before the Large Cellar is built"
    small = shapes(vineyard(REDS))
    assert (
        small["cellar blush 4"]["says"] == "Blush wine 4: no place for it before the Medium Cellar is built"
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_board_has_the_spaces_of_the_number_of_players(players: int) -> None:
    seen = shapes(vineyard({"players": players, "season": "winter"}))
    spaces = sorted(name for name in seen if name.startswith("space make_wine"))
    assert len(spaces) == (players + 1) // 2
    assert ("space make_wine bonus" in spaces) == (players > 2)
    assert len([name for name in seen if name.startswith("seat ") and len(name.split()) == 2]) == players - 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_shape_stays_on_the_board_and_has_an_id_of_its_own(lang: str) -> None:
    given = {
        "players": 6,
        "season": "winter",
        "vineyards": {
            1: {
                "structures": ["trellis", "irrigation", "yoke", "medium_cellar", "large_cellar"],
                "fields": {5: ["sangiovese", "malvasia", "pinot"], 6: ["merlot"], 7: "sold"},
                "crush_pad": {"red": [1, 9], "white": [1, 9]},
                "cellar": {"red": [1, 9], "blush": [4], "sparkling": [7]},
                "hand": [
                    "sangiovese",
                    "sangiovese",
                    "planter",
                    "judge",
                    "order_01",
                    "order_36",
                    "merlot",
                    "syrah",
                ],
                "workers": 5,
            }
        },
        "spaces": {"harvest": {"bonus": 2, "plain": [3, 4], "beside": ["5 grande", "6 grande"]}},
    }
    position = VITICULTURE.set_up(given)
    scene = VITICULTURE.scene(position, 1)
    ids = [shape.id for shape in scene.shapes]
    assert len(ids) == len(set(ids))
    for shape in scene.shapes:
        assert 0 <= shape.x <= shape.x + shape.width <= scene.width + 0.5, shape.id
        assert 0 <= shape.y <= shape.y + shape.height <= scene.height + 0.5, shape.id
    assert draw.svg(scene, lang, VITICULTURE).count("<g ") >= len(ids)


def test_every_click_on_the_board_means_a_move_of_the_game() -> None:
    for given in ({"players": 4}, REDS, {"players": 2, "season": "summer"}):
        position = VITICULTURE.set_up(given)
        for shape in VITICULTURE.scene(position, position.actor or 1).shapes:
            for move in shape.moves:
                assert Move.read(move) in position.legal_moves()
            if shape.tries and not shape.moves:
                assert position.why_not(shape.tries), shape.id


# -- showing ------------------------------------------------------------------------------------------------


def scenario_file(name: str = TWO_REDS) -> Path:
    return places.examples() / f"{name}.yaml"


def test_show_takes_a_file_a_scenario_a_position_and_a_line() -> None:
    scenario = ve.load(scenario_file())
    line = Line(scenario.position, scenario.texts()[:1])
    for what in (str(scenario_file()), scenario_file(), scenario, scenario.position):
        assert ve.show(what).session.position == scenario.position
    assert ve.show(line).session.position == line.position


def test_scenario_is_there_to_step_through_from_its_start() -> None:
    explorer = ve.show(scenario_file(), lang="ja")
    assert now(explorer) == "開始"
    assert explorer.line["forward"]
    assert explorer.head["title"] == ve.load(scenario_file()).title("ja")


def test_unreadable_scenario_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError):
        ve.show(tmp_path / "nothing.yaml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_still_form_says_board_question_moves_and_story(lang: str) -> None:
    explorer = vineyard(REDS, "place make_wine", "make red 4", lang=lang)
    bundle, _ = explorer._repr_mimebundle_()
    page = bundle["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in bundle
    assert f'<section lang="{lang}">' in page
    assert "<svg" in page
    for said in (explorer.panel["question"], *buttons(explorer), *words(explorer.panel["happened"])):
        assert said.replace("’", "’") in page


def test_click_is_answered_within_thirty_milliseconds() -> None:
    explorer = vineyard(REDS, "place make_wine")
    times = []
    for action in ("back", "forward") * 8:
        begun = time.process_time()
        explorer.do(action)
        times.append(time.process_time() - begun)
    assert sorted(times)[len(times) // 2] < 0.03


def test_positions_are_not_changed_by_being_shown() -> None:
    position: Position = VITICULTURE.set_up(REDS)
    before = position.to_json()
    explorer = ve.show(position)
    explorer.do("play", move="place make_wine")
    explorer.do("late")
    assert position.to_json() == before


# -- tabs ---------------------------------------------------------------------------------------------------


def test_every_tab_has_a_name_and_a_drawing_function() -> None:
    script = Explorer._esm
    explorer = market()
    for tab, name in explorer.tabs["tabs"]:
        assert name
        assert f"{tab}: {tab}Tab" in script


def test_unknown_tab_is_refused() -> None:
    with pytest.raises(UnknownWord, match="tab"):
        Explorer(Session(Line(PIPPIN.new(2))), tab="graff")
