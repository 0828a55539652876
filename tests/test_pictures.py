"""What a notebook shows by itself: pictures of values, answers, verdicts, and the language of it all."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import networkx as nx
import pytest
from IPython.core.interactiveshell import InteractiveShell
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.position import Position
from viticulture_explore.draw import GraphTooLarge
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Picture, notebook

register()


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """No language chosen yet, as in a new notebook."""
    monkeypatch.setattr(notebook, "_chosen", {})
    monkeypatch.delenv("VITICULTURE_EXPLORE_LANG", raising=False)


@pytest.fixture
def reds() -> Position:
    return ve.example("make_wine/two_reds").position


@pytest.fixture
def shell() -> InteractiveShell:
    made = InteractiveShell()
    notebook.register(made)
    return made


def html(value: Picture) -> str:
    return value._repr_html_()


def classes(value: Picture) -> list[str]:
    return [name for found in re.findall(r'<g class="([^"]*)"', html(value)) for name in found.split()]


def shown(shell: InteractiveShell, value: object) -> str:
    return shell.display_formatter.format(value)[0].get("text/html", "")


# -- the language ---------------------------------------------------------------------------------------------------


def test_notebook_speaks_english_until_told_otherwise() -> None:
    assert notebook.spoken() == "en"
    ve.speak("zh")
    assert notebook.spoken() == "zh"
    assert notebook.spoken("ja") == "ja"


def test_notebook_begins_in_the_language_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VITICULTURE_EXPLORE_LANG", "ja")
    assert notebook.spoken() == "ja"
    monkeypatch.setenv("VITICULTURE_EXPLORE_LANG", "fr")
    assert notebook.spoken() == "en"


def test_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownWord, match="no language 'fr'"):
        ve.speak("fr")
    assert notebook.spoken() == "en"


def test_everything_speaks_the_chosen_language(reds: Position) -> None:
    ve.speak("ja")
    assert ve.show(reds).session.lang == "ja"
    assert 'lang="ja"' in html(ve.picture(reds))
    assert "働き手" in str(ve.ask(reds, "make red 3"))
    assert "予想" in str(ve.predict(1, ...))


# -- pictures -------------------------------------------------------------------------------------------------------


def test_picture_of_a_position_has_board_question_and_moves(reds: Position) -> None:
    seen = html(ve.picture(reds.play("place make_wine")))
    assert "<svg" in seen
    assert "Seat 1 decides. Which wine to make? (1 of 2)" in seen
    assert "2 moves are possible" in seen
    assert '<code class="vx-move">make red 4</code>' in seen


def test_few_moves_stand_open_and_many_are_folded(reds: Position) -> None:
    assert "<details open>" in html(ve.picture(reds.play("place make_wine")))
    assert len(reds.legal_moves()) == 9
    assert "<details><summary>9 moves are possible" in html(ve.picture(reds))


def test_picture_of_a_step_says_what_happened(reds: Position) -> None:
    step = reds.play("place make_wine").step("make red 4")
    words = str(ve.picture(step)).split("\n")
    assert words[0] == "Seat 1 made a red wine worth 3 from red 4."
    assert "Medium Cellar" in words[1]


def test_picture_of_a_step_keeps_the_board_of_the_one_who_acted(reds: Position) -> None:
    step = reds.play("place make_wine").play("make red 3").step("make red 4")
    assert step.position.actor == 2
    assert html(ve.picture(step)).count('aria-label="Vineyard of seat 1"') == 1


def test_picture_of_a_record_is_that_of_its_present_place(reds: Position) -> None:
    line = ve.Line(reds, ["place make_wine", "make red 3"])
    assert html(ve.picture(line)) == html(ve.picture(line.step))
    line.to_start()
    assert html(ve.picture(line)) == html(ve.picture(reds))


def test_picture_of_a_scenario_has_title_and_text() -> None:
    scenario = ve.example("make_wine/two_reds")
    for lang in LANGUAGES:
        seen = html(ve.picture(scenario, lang))
        assert scenario.title(lang) in seen
        assert scenario.about(lang)[:12] in seen


def test_picture_of_chance_has_probabilities() -> None:
    draw = ve.example("lessons/vine_draw").position.play("place draw_vine")
    assert "Merlot · 1/6" in html(ve.picture(draw))


def test_picture_of_a_graph_is_a_diagram_that_says_what_it_leaves_out(reds: Position) -> None:
    whole = ve.explore(reds.play("place make_wine"), turns=1)
    assert "<svg style=" in html(ve.picture(whole))
    cut = ve.explore(reds, seasons=1, limit=5)
    assert "5 positions are shown" in str(ve.picture(cut))


def test_path_in_a_graph_is_numbered(reds: Position) -> None:
    line = ve.Line(reds.play("place make_wine"), ["make red 4", "make red 3"])
    graph = ve.explore(line.start)
    seen = html(ve.picture(graph, played=line.path))
    assert "1. Make red 3 from red 4" in seen
    assert "2. Make red 2 from red 3" in seen
    assert "1. " not in str(ve.picture(graph))


def test_part_of_a_graph_says_what_changed_since_the_beginning(reds: Position) -> None:
    graph = ve.explore(reds.play("place make_wine"), lens="cellar")
    ends = [node for node in graph if graph.out_degree(node) == 0]
    assert "Seat 1, wine: red 2 and red 3" in str(ve.picture(graph.subgraph(ends)))


def test_graph_too_large_for_a_picture_is_refused(reds: Position) -> None:
    graph = ve.explore(reds, seasons=1, limit=310)
    with pytest.raises(GraphTooLarge):
        ve.picture(graph)


def test_diagram_shrinks_only_as_far_as_it_can_be_read(reds: Position) -> None:
    seen = html(ve.picture(ve.explore(reds, depth=2)))
    found = re.search(r'<svg style="min-width:(\d+)px"[^>]* width="([0-9.]+)"', seen)
    assert found
    assert int(found[1]) == round(float(found[2]) * 0.6)


def test_pictures_know_no_game() -> None:
    start = PIPPIN.new(2)
    for value in (start, start.step(start.legal_moves()[0]), ve.explore(start)):
        assert "<svg" in html(ve.picture(value))


# -- values show themselves -----------------------------------------------------------------------------------------


def test_values_show_themselves_in_a_notebook(shell: InteractiveShell, reds: Position) -> None:
    line = ve.Line(reds, ["place make_wine"])
    for value in (reds, line, line.step, ve.example("make_wine/two_reds"), ve.explore(line.position)):
        assert "vx-picture" in shown(shell, value)


def test_graphs_of_others_are_left_alone(shell: InteractiveShell) -> None:
    assert shown(shell, nx.MultiDiGraph([(1, 2)])) == ""


def test_importing_the_package_in_a_notebook_is_enough() -> None:
    code = (
        "from IPython.core.interactiveshell import InteractiveShell as S\n"
        "s = S.instance()\n"
        "s.run_cell('import viticulture_explore as ve; p = ve.example(\"make_wine/two_reds\").position')\n"
        "assert '<svg' in s.display_formatter.format(s.user_ns['p'])[0]['text/html']\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_importing_the_package_elsewhere_loads_no_notebook() -> None:
    code = (
        "import viticulture_explore, sys; assert not {'IPython', 'ipywidgets', 'networkx'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


# -- answers --------------------------------------------------------------------------------------------------------


def test_ask_tells_why_and_says_when_a_move_is_possible(reds: Position) -> None:
    making = reds.play("place make_wine")
    assert "sparkling two reds and a white" in str(ve.ask(making, "make red 3 red 4"))
    assert str(ve.ask(making, "make red 4")).endswith("This move is possible here.")
    assert str(ve.ask(making, "dance")).startswith("dance\nThat is not a move in this game.")


def test_ask_names_the_moves_a_short_text_could_mean(reds: Position) -> None:
    assert "(make red 3)" in str(ve.ask(reds.play("place make_wine"), "make"))


def test_ask_understands_the_language(reds: Position) -> None:
    assert "possible" in str(ve.ask(reds, "place make_wine", "en"))
    assert str(ve.ask(reds, "place 醸造", "ja")).count("\n") >= 1


def test_ask_counts_many_reasons_of_one_kind(reds: Position) -> None:
    given = {**reds.game.given(reds), "season": "summer", "vineyards": {1: {"lira": 0}}}
    poor = reds.game.set_up(given)
    # Trellis 2, irrigation 3, yoke 2, windmill 5, cottage 4, tasting room 6, medium cellar 4: five different prices.
    assert str(ve.ask(poor, "place build", "en")).split("\n") == [
        "Build structure",
        "This cannot be carried out now: Build structure.",
        "This costs 2 lira, and there are only 0.",
        "This costs 3 lira, and there are only 0.",
        "This costs 5 lira, and there are only 0.",
        "… and 2 more like these.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "There are no grapes on the crush pad."),
        ("ja", "圧搾場にブドウがありません。"),
        ("zh", "压榨区没有葡萄。"),
    ],
)
def test_ask_says_in_one_sentence_that_there_are_no_grapes(reds: Position, lang: str, said: str) -> None:
    bare = reds.game.set_up({**reds.game.given(reds), "vineyards": {1: {"hand": ["crusher"]}}})
    assert str(ve.ask(bare, "place make_wine", lang)).split("\n")[2:] == [said]
    # A visitor that makes wine, too: the Crusher's second way needs a grape.
    card = bare.play("place play_winter").play("visitor crusher")
    assert str(ve.ask(card, "choose 2", lang)).split("\n")[1:] == [said]


# -- quizzes --------------------------------------------------------------------------------------------------------


def test_question_shows_its_board_and_what_can_be_picked(shell: InteractiveShell) -> None:
    asked = ve.Quiz(ve.example("quiz/which_wine"))[1]
    picture = ve.picture(asked)
    assert str(picture).split("\n") == [
        "Red 4 has just become a wine. What can be done now?",
        "Make a wine from red 4 (make red 4)",
        "Make a wine from red 3 (make red 3)",
        "Make a wine from white 1 (make white 1)",
        "Done (done)",
    ]
    assert "<svg" in html(picture)
    assert not {"vx-can", "vx-ask"} & set(classes(picture))  # a marked place would be half the answer
    assert shown(shell, asked) == html(picture)


def test_question_about_the_board_shows_nothing_to_pick() -> None:
    asked = ve.Quiz(ve.example("quiz/where_reds_go"))[0]
    assert str(ve.picture(asked, "zh")) == asked.text("zh")


def test_judged_answer_is_a_verdict_in_the_chosen_language(shell: InteractiveShell) -> None:
    judged = ve.Quiz(ve.example("quiz/which_wine"))[1].check(["done", "make red 3"])
    ve.speak("ja")
    verdict = ve.picture(judged)
    assert verdict.right is False
    assert str(verdict).split("\n")[:2] == ["惜しい。", "「白ブドウ1でワインを造る」はできます。"]
    assert "vx-wrong" in shown(shell, judged)


def test_right_answer_says_so_and_no_more() -> None:
    judged = ve.Quiz(ve.example("quiz/which_wine"))[1].check(["done", "make red 3", "make white 1"])
    assert str(ve.picture(judged)) == "That is right."


# -- predictions ----------------------------------------------------------------------------------------------------


def test_prediction_that_holds(reds: Position) -> None:
    verdict = ve.predict(reds, {1: {"crush_pad": {"red": [4, 3]}, "lira": 3}})
    assert verdict.right is True
    assert "<svg" in html(verdict)
    assert "vx-right" in html(verdict)


def test_prediction_that_does_not_hold_says_where(reds: Position) -> None:
    verdict = ve.predict(reds, {1: {"crush_pad": {"red": [4]}, "lira": 3}})
    assert verdict.right is False
    assert str(verdict).split("\n")[1:] == ["Seat 1 · Crush pad · red: still missing: 3."]


def test_prediction_says_places_and_values_in_words(reds: Position) -> None:
    said = {1: {"lira": 4, "structures": ["trellis"]}, "season": "summer"}
    assert str(ve.predict(reds, said, "en")).split("\n")[1:] == [
        "Seat 1 · Lira: you said 4, but it is 3.",
        "Seat 1 · Structures: still missing: Irrigation.",
        "Season: you said summer, but it is winter.",
    ]
    assert str(ve.predict(reds, said, "ja")).split("\n")[1:] == [
        "1番・リラ：答えは4、正しくは3です。",
        "1番・施設：灌漑が足りません。",
        "季節：答えは夏、正しくは冬です。",
    ]
    assert str(ve.predict(reds, said, "zh")).split("\n")[1:] == [
        "1号玩家·里拉：你答的是4，答案是3。",
        "1号玩家·建筑：少了灌溉系统。",
        "季节：你答的是夏季，答案是冬季。",
    ]


def test_prediction_names_places_of_any_game() -> None:
    start = PIPPIN.set_up({"players": 2, "seats": {1: {"coins": 2}}})
    assert str(ve.predict(start, {1: {"coins": 5}}, "en")).split("\n")[1:] == [
        "Seat 1 · purses: you said 5, but it is 2."
    ]


def test_prediction_shows_the_board_of_the_seat_it_names(reds: Position) -> None:
    later = reds.play("pass")
    assert later.actor == 2
    assert "<title>Vineyard of seat 1</title>" in html(ve.predict(later, {1: {"lira": 4}}))
    assert "<title>Vineyard of seat 2</title>" in html(ve.predict(later, {2: {"lira": 4}}))
    assert "<title>Vineyard of seat 2</title>" in html(ve.predict(later, {"season": "summer"}))


def test_empty_prediction_is_said_in_words(reds: Position) -> None:
    verdict = ve.predict(reds, {1: {"crush_pad": {"red": []}}})
    assert str(verdict).split("\n")[1:] == ["Seat 1 · Crush pad · red: still missing: 3 and 4."]


@pytest.mark.parametrize("answer", [..., [..., 3], [[...]]])
def test_prediction_with_dots_left_in_it_reveals_nothing(reds: Position, answer: object) -> None:
    verdict = ve.predict(reds, {1: {"crush_pad": {"red": answer}}})
    assert verdict.right is None
    assert "<svg" not in html(verdict)


@pytest.mark.parametrize("answer", [[3, 12], "3 4", 3, [None]])
def test_malformed_prediction_is_wrong_and_says_what_is_wanted(reds: Position, answer: object) -> None:
    verdict = ve.predict(reds, {1: {"crush_pad": {"red": answer}}})
    assert verdict.right is False
    assert str(verdict).startswith("This prediction cannot be read.\n")


@pytest.mark.parametrize("answer", ["[3, 4]", 7, {"lira": 3, 9: 1}])
def test_prediction_of_a_wrong_shape_is_no_error(reds: Position, answer: object) -> None:
    assert ve.predict(reds, answer).right is False


def test_prediction_of_a_plain_value() -> None:
    assert ve.predict(6, 6).right is True
    assert str(ve.predict([1, 2], [2, 1])) == "Not quite. You said 2, 1, it is 1, 2."


# -- checks ---------------------------------------------------------------------------------------------------------


def test_check_says_that_everything_holds() -> None:
    assert ve.check(ve.example("make_wine/two_reds")).right is True


def test_check_names_the_line_of_what_does_not_hold(reds: Position) -> None:
    text = ve.write(ve.Line(reds, ["place make_wine"]), title="x") + "  - expect: {1: {lira: 4}}\n"
    verdict = ve.check(ve.read(text))
    assert verdict.right is False
    number = text.split("\n").index("  - expect: {1: {lira: 4}}") + 1
    assert str(verdict).split("\n")[1] == f"Publisher’s rules, line {number}: Expected 4, found 3."


def test_check_of_a_file_that_is_no_scenario(tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("format: 1\ntitle: x\ngiven: {players: 2, seasons: winter}\n", encoding="utf-8")
    verdict = ve.check(file)
    assert verdict.right is False
    assert "seasons" in str(verdict)
    assert ve.check(tmp_path / "missing.yaml").right is False


def test_check_names_each_rulebook_that_fails(reds: Position) -> None:
    text = ve.write(ve.Line(reds), title="x").replace("title: x\n", "title: x\nrulebook: all\n")
    verdict = ve.check(ve.read(text + "line:\n  - expect: {1: {lira: 4}}\n"))
    assert len(str(verdict).split("\n")) == 6


def test_example_that_is_not_there_names_the_nearest() -> None:
    with pytest.raises(UnknownWord, match="make_wine/two_reds"):
        ve.example("make_wine/two_red")
