"""The quiz as a mode of the explorer: answering, predicting on the board, the table, making and changing questions."""

from __future__ import annotations

from pathlib import Path

import pytest
from test_quizzes import LEGAL, RESULT, RULEBOOK, market
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore import places
from viticulture_explore.app.request import requested_explorer, requested_mode
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.form import dotted
from viticulture_explore.core.line import Line
from viticulture_explore.scenarios import files, load, naming, run
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer, Session

register()


def quiz(*questions: str, lang: str = "en") -> Explorer:
    return ve.quiz(market(*questions), lang)


def state(explorer: Explorer) -> dict:
    return explorer.mode["state"]


def reds(lang: str = "en") -> Explorer:
    return ve.quiz(ve.example("quiz/where_reds_go"), lang)


def controls(explorer: Explorer) -> list[str]:
    return [control["id"] for section in state(explorer)["sections"] for control in section["controls"]]


# -- the modes --------------------------------------------------------------------------------------------------


def test_the_switch_changes_the_mode_and_nothing_else() -> None:
    explorer = ve.show(ve.example("make_wine/two_reds"), "ja", tab="graph")
    explorer.do("play", move="place make_wine")
    here, board = explorer.session.line.path, explorer.board
    assert explorer.mode["id"] == "explore"
    assert [known for known, _, _ in explorer.mode["modes"]] == ["explore", "lesson", "quiz"]
    explorer.do("mode", mode="quiz")
    assert (explorer.mode["id"], explorer.mode["beside"]) == ("quiz", True)
    explorer.do("mode", mode="explore")
    assert explorer.session.line.path == here
    assert (explorer.board, explorer.tabs["open"], explorer.head["language"]) == (board, "graph", "ja")


def test_a_mode_that_is_not_there_is_named() -> None:
    with pytest.raises(UnknownWord, match="riddle"):
        ve.show(ve.example("make_wine/two_reds"), mode="riddle")


def test_the_address_of_the_app_view_names_the_mode() -> None:
    assert [
        requested_mode(f"mode={mode}&scenario=quiz/which_wine") for mode in ("quiz", "lesson", "riddle", "")
    ] == [
        "quiz",
        "lesson",
        "explore",
        "explore",
    ]
    explorer = requested_explorer("lang=zh&scenario=quiz/which_wine&mode=quiz")
    assert (explorer.mode["id"], state(explorer)["number"]) == ("quiz", 0)


def test_beside_a_quiz_no_tab_gives_the_answers_away() -> None:
    explorer = ve.quiz(ve.example("quiz/which_wine"), "en")
    assert [tab for tab, _ in explorer.tabs["tabs"]] == ["reader", "record", "scenarios", "setup"]
    assert explorer.tabs["open"] == explorer.pane["id"] == ""
    explorer.do("tab", tab="reader")
    assert explorer.pane["id"] == "reader"


# -- answering --------------------------------------------------------------------------------------------------


def test_an_answer_is_judged_with_reasons_below_what_was_offered() -> None:
    explorer = quiz(LEGAL, RESULT)
    assert (state(explorer)["view"], state(explorer)["title"]) == ("question", "Question 1 of 2")
    explorer.do("quiz.check", picked=["buy pear", "dip"])
    found = state(explorer)
    assert not found["judged"]["right"]
    pear = next(offer for offer in found["offers"] if offer["id"] == "buy pear")
    assert (pear["picked"], pear["point"]["right"], pear["point"]["short"]) == (True, False, "Not possible:")
    assert [reason["words"] for reason in pear["point"]["reasons"]] == ["It costs 2 and the purse holds 1."]
    assert explorer.said.startswith("Not quite.")
    assert [dot["kind"] for dot in found["dots"]] == ["wrong", "open"]
    explorer.do("quiz.again")
    assert state(explorer)["judged"] is None
    explorer.do("quiz.check", picked=["buy apple", "dip"])
    assert state(explorer)["judged"]["right"]
    assert explorer.results()[0] == {
        "question": 1,
        "kind": "legal",
        "answered": ["buy apple", "dip"],
        "right": True,
        "tries": 2,
    }
    assert explorer.score == 1


def test_reasons_cite_the_rule_and_of_a_rulebook_question_each_its_own_book() -> None:
    explorer = ve.quiz(ve.example("quiz/bonus_space"), "ja")
    explorer.do("quiz.check", picked=["namayuki"])
    found = state(explorer)
    namayuki = next(offer for offer in found["offers"] if offer["id"] == "namayuki")
    (reason,) = namayuki["point"]["reasons"]
    cited = found["judged"]["cites"][reason["cite"]]
    assert reason["cite"].startswith("namayuki ")
    assert cited["own"]
    assert cited["cited"][0]["id"] == "namayuki.spaces.03"


def test_a_prediction_is_made_by_clicks_on_the_board() -> None:
    explorer = reds()
    assert controls(explorer) == ["vineyards.1.crush_pad.red", "vineyards.1.cellar.red"]
    clickable = {shape["id"] for shape in explorer.board["shapes"] if shape["edits"]}
    assert {"crush red 3", "cellar red 3"} <= clickable
    assert not {"crush white 1", "cellar white 1", "field 5"} & clickable
    assert all(not shape["moves"] for shape in explorer.board["shapes"])
    for shape in ("crush red 3", "cellar red 3"):
        explorer.do("quiz.click", shape=shape)
    explorer.do("quiz.check")
    assert state(explorer)["judged"]["right"]
    assert explorer.results()[0]["answered"] == {1: {"crush_pad": {"red": [4]}, "cellar": {"red": [3]}}}


def test_a_wrong_prediction_tells_the_difference_and_shows_the_right_board() -> None:
    explorer = reds()
    explorer.do("quiz.click", shape="crush red 3")
    explorer.do("quiz.click", shape="cellar red 2")
    mine = {shape["id"]: shape["markup"] for shape in explorer.board["shapes"]}
    explorer.do("quiz.check")
    judged = state(explorer)["judged"]
    assert [point["words"] for point in judged["points"]] == [
        "Seat 1 · Crush pad · red: 4.",
        "Seat 1 · Cellar · red: you put 2, but it is 3.",
    ]
    assert [reason["words"] for reason in judged["story"]] == ["Seat 1 made a red wine worth 3 from red 3."]
    assert judged["story"][0]["cite"] in judged["cites"]
    right = {shape["id"]: shape["markup"] for shape in explorer.board["shapes"]}
    assert right != mine
    explorer.do("quiz.mine")
    assert {shape["id"]: shape["markup"] for shape in explorer.board["shapes"]} == mine
    # What was judged is not changed by a click.
    explorer.do("quiz.click", shape="cellar red 2")
    assert {shape["id"]: shape["markup"] for shape in explorer.board["shapes"]} == mine


def test_a_prediction_is_made_by_controls_as_well_and_taken_back() -> None:
    explorer = quiz(RESULT)
    assert controls(explorer) == ["seats.1.coins", "bag"] or set(controls(explorer)) == {
        "seats.1.coins",
        "bag",
    }
    explorer.do("quiz.set", id="seats.1.coins", value=2)
    explorer.do("quiz.undo")
    explorer.do("quiz.set", id="seats.1.coins", value=3)
    for _ in range(2):
        explorer.do("quiz.add", id="bag", index=0)
    explorer.do("quiz.check")
    assert state(explorer)["judged"]["right"]


def test_the_record_stays_where_it_was_while_questions_are_asked() -> None:
    explorer = quiz("- {ask: legal, at: 2, moves: [buy pear], answer: [buy pear]}")
    assert explorer.session.line.path == ()
    assert explorer.head["time"] == "Round 2"
    explorer.do("mode", mode="explore")
    assert explorer.head["time"] == "Round 1"


def test_the_table_tells_every_answer_in_words() -> None:
    explorer = quiz(LEGAL, RESULT, RULEBOOK)
    explorer.do("quiz.check", picked=["buy apple", "dip"])
    explorer.do("quiz.next")
    explorer.do("quiz.check")
    explorer.do("quiz.next")
    explorer.do("quiz.next")
    found = state(explorer)
    assert found["view"] == "results"
    assert found["score"] == explorer.said == "1 of 3 right"
    assert [(row["answered"], row["right"], row["tries"]) for row in found["rows"]] == [
        ("“Buy: apple” and “Dip into the bag”", "right", 1),
        ("Seat 1 · purses: 1 and bag: nothing", "wrong", 1),
        ("", "–", 0),
    ]
    assert found["csv"].count("\n") == 4
    assert found["text"].startswith("1 of 3 right\n")
    explorer.do("quiz.restart")
    assert state(explorer)["number"] == 0
    assert explorer.score == 0


def test_under_another_rulebook_the_answer_is_its_own() -> None:
    # Three coins buy a pear in either book; two buy it in one.
    explorer = quiz("- {ask: result, at: 2, moves: [buy pear], answer: {1: {coins: 1}}}")
    explorer.do("rulebook", rulebook="house")
    assert "not the one its author wrote" in state(explorer)["otherwise"]
    explorer.do("quiz.set", id="seats.1.coins", value=0)
    explorer.do("quiz.check")
    assert state(explorer)["judged"]["right"]
    explorer.do("rulebook", rulebook="official")
    assert state(explorer)["otherwise"] == ""
    assert state(explorer)["judged"] is None


def test_a_question_whose_position_is_not_reached_says_so() -> None:
    explorer = quiz("- {ask: legal, after: [dip, deal one, done, buy pear], moves: [dip], answer: []}")
    assert state(explorer)["kind"] == "legal"
    explorer.do("rulebook", rulebook="house")
    found = state(explorer)
    assert found["kind"] == "none"
    assert "its position is not reached" in found["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_language_may_change_at_any_time(lang: str) -> None:
    explorer = reds("en")
    explorer.do("quiz.click", shape="crush red 3")
    explorer.do("language", lang=lang)
    assert next(one for one in state(explorer)["sections"][0]["controls"])["value"] == ["4"]
    explorer.do("quiz.check")
    explorer.do("language", lang="en")
    assert state(explorer)["judged"]["words"] == "Not quite."


# -- making -----------------------------------------------------------------------------------------------------


def fair(*moves: str) -> Explorer:
    return Explorer(Session(Line(PIPPIN.new(2), moves), title={"en": "At the market"}), mode="quiz")


def test_a_scenario_without_questions_that_is_opened_beside_a_quiz_shows_its_moves() -> None:
    explorer = reds()
    explorer.do("scenarios.open", name="aging/vc_050_each_blocked_in_turn")
    assert explorer.mode["id"] == "explore"
    assert [chip["title"] for chip in explorer.line["chips"]] == ["", "pass", "pass"]
    explorer.do("mode", mode="quiz")
    assert state(explorer)["view"] == "none"  # whoever asks for it may make a question here
    explorer.do("scenarios.open", name="quiz/where_reds_go")
    assert explorer.mode["id"] == "quiz"


def test_without_questions_it_offers_to_make_one() -> None:
    explorer = fair()
    assert state(explorer)["view"] == "none"
    explorer.do("quiz.make")
    found = state(explorer)
    assert (found["view"], found["kind"], found["answer"]) == (
        "make",
        "legal",
        "Buy: apple, Dip into the bag and Finish the turn",
    )
    assert [(one["id"], one["possible"], one["picked"]) for one in found["offers"]] == [
        ("buy apple", True, True),
        ("dip", True, True),
        ("done", True, True),
        ("buy pear", False, True),
    ]


def test_a_question_about_moves_is_made_and_saved_with_the_scenario(tmp_path) -> None:
    explorer = fair("buy apple")
    explorer.do("quiz.make")
    explorer.do("quiz.tick", move="done", on=False)
    explorer.do("quiz.offer", text="deal one")
    explorer.do("quiz.words", text="What now?")
    explorer.do("quiz.add")
    assert (state(explorer)["view"], state(explorer)["text"]) == ("question", "What now?")
    file = tmp_path / "made.yaml"
    file.write_text(explorer.session.written(), encoding="utf-8")
    scenario = load(file)
    (question,) = scenario.quiz
    assert (question.kind, question.at, question.texts) == ("legal", 1, {"en": "What now?"})
    assert "deal one" in question.moves
    assert "done" not in question.moves
    assert run(scenario).passed
    explorer.do("undo")
    assert state(explorer)["view"] == "none"


def test_a_second_click_that_comes_too_late_does_nothing() -> None:
    explorer = fair()
    explorer.do("quiz.make")
    explorer.do("quiz.add")
    explorer.do("quiz.add")
    explorer.do("quiz.tick", move="dip", on=False)
    assert len(explorer.session.teaching.quiz) == 1


def test_a_text_that_is_no_move_is_not_offered() -> None:
    explorer = fair()
    explorer.do("quiz.make")
    explorer.do("quiz.offer", text="by aple")
    assert "by aple" in state(explorer)["problem"]
    assert len(state(explorer)["offers"]) == 4


def test_a_question_about_the_result_asks_for_what_has_changed() -> None:
    explorer = fair()
    explorer.do("quiz.make")
    explorer.do("quiz.kind", kind="result")
    assert not state(explorer)["ready"]
    explorer.do("quiz.further", move="buy apple")
    found = state(explorer)
    assert [part["id"] for part in found["parts"] if part["picked"]] == [
        "bought",
        "seats.1.coins",
        "seats.1.apple",
    ]
    explorer.do("quiz.ask-part", place="bought", on=False)
    explorer.do("quiz.add")
    (placed,) = explorer.session.teaching.quiz
    assert placed.question.answer == {1: {"coins": 0, "apple": 1}}
    explorer.do("quiz.set", id="seats.1.coins", value=0)
    explorer.do("quiz.set", id="seats.1.apple", value=1)
    explorer.do("quiz.check")
    assert state(explorer)["judged"]["right"]


def test_a_move_on_which_rulebooks_part_makes_a_question() -> None:
    explorer = fair("dip", "deal one", "done")
    explorer.do("quiz.make")
    explorer.do("quiz.kind", kind="rulebook")
    assert [one["words"] for one in state(explorer)["partings"]] == ["Buy: pear"]
    explorer.do("quiz.part", number=0)
    assert state(explorer)["answer"] == "Publisher’s rules"
    explorer.do("quiz.add")
    assert explorer.session.teaching.quiz[0].question.answer == ("official",)


def test_where_all_rulebooks_agree_nothing_can_be_made_of_it() -> None:
    explorer = fair()
    explorer.do("quiz.make")
    explorer.do("quiz.kind", kind="rulebook")
    assert state(explorer)["partings"] == []
    assert state(explorer)["agree"].startswith("At this position all rulebooks agree")
    assert not state(explorer)["ready"]


def test_questions_are_changed_and_deleted_and_answers_to_others_stay() -> None:
    explorer = quiz(LEGAL, RESULT)
    explorer.do("quiz.check", picked=["buy apple", "dip"])
    explorer.do("quiz.go", number=1)
    explorer.do("quiz.edit")
    found = state(explorer)
    assert (found["kind"], found["changing"]) == ("result", True)
    assert [part["id"] for part in found["parts"] if part["picked"]] == ["bag", "seats.1.coins"]
    explorer.do("quiz.ask-part", place="bag", on=False)
    explorer.do("quiz.add")
    assert explorer.session.teaching.quiz[1].question.answer == {1: {"coins": 3}}
    assert explorer.score == 1
    explorer.do("quiz.edit")
    explorer.do("quiz.delete")
    assert len(explorer.session.teaching.quiz) == 1
    assert (state(explorer)["number"], explorer.score) == (0, 1)


def test_a_question_off_the_main_line_keeps_its_way() -> None:
    explorer = fair("buy apple", "done")
    explorer.do("mode", mode="explore")
    explorer.session.go(())
    explorer.do("play", move="dip")
    explorer.do("play", move="deal two")
    explorer.do("mode", mode="quiz")
    explorer.do("quiz.make")
    explorer.do("quiz.add")
    again = ve.read(explorer.session.written())
    (question,) = again.quiz
    assert (question.at, question.after) == (0, ("dip", "deal two"))
    assert run(again).passed


def test_a_board_in_the_making_plays_nothing() -> None:
    explorer = ve.show(ve.example("make_wine/two_reds").position, "zh", mode="quiz")
    explorer.do("quiz.make")
    assert all(not (shape["moves"] or shape["edits"] or shape["tries"]) for shape in explorer.board["shapes"])
    explorer.do("quiz.close")
    assert state(explorer)["view"] == "none"


def test_an_error_of_its_own_is_shown_where_the_quiz_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTEST_CURRENT_TEST")
    explorer = quiz(LEGAL)
    explorer.do("quiz.go", number=7)
    assert "UnknownWord" in explorer.mode["failure"]
    explorer.do("quiz.go", number=0)
    assert explorer.mode["failure"] == ""


def test_where_the_worker_stands_is_asked_only_if_nothing_else_has_changed() -> None:
    explorer = ve.show(ve.example("make_wine/two_reds"), "en", mode="quiz")
    explorer.do("quiz.make")
    explorer.do("quiz.kind", kind="result")
    assert state(explorer)["moves"] == ["Make wine"]  # the next move of the line
    assert [part["id"] for part in state(explorer)["parts"] if part["picked"]] == ["spaces.make_wine.plain"]
    explorer.do("quiz.further", move="make red 4")
    assert [part["id"] for part in state(explorer)["parts"] if part["picked"]] == [
        "vineyards.1.crush_pad.red",
        "vineyards.1.cellar.red",
    ]


def test_of_many_reasons_of_one_kind_the_first_are_said() -> None:
    """One lira buys none of the five buildings, which cost 2 (trellis, yoke), 3, 4 (cottage, cellar), 5 and 6."""
    explorer = ve.quiz(places.examples() / "quiz/bonus_before_paying.yaml", "en")
    explorer.do("quiz.check", picked=[])
    (build,) = [point for point in state(explorer)["judged"]["points"] if point["id"] == "place build"]
    assert [reason["words"] for reason in build["reasons"]] == [
        "This cannot be carried out now: Build structure.",
        "This costs 2 lira, and there are only 1.",
        "This costs 3 lira, and there are only 1.",
        "This costs 5 lira, and there are only 1.",
        "… and 2 more like these.",
    ]


QUIZZES = [file for file in files([places.examples()]) if "\nquiz:" in file.read_text(encoding="utf-8")]


@pytest.mark.parametrize("file", QUIZZES, ids=lambda file: file.stem)
def test_every_shipped_question_can_be_answered_in_the_explorer(file: Path) -> None:
    explorer = ve.quiz(file, "en")
    mode = explorer._modes["quiz"]
    for number, asked in enumerate(mode.quiz):
        explorer.do("quiz.go", number=number)
        truth = asked.truth
        if asked.kind == "result":
            known = {one["id"] for section in state(explorer)["sections"] for one in section["controls"]}
            for place, value in naming.leaves(naming.whole(truth, naming.seat_key(asked.position))):
                assert dotted(place) in known
                mode._draft(asked).put(place, value)
        explorer.do("quiz.check", picked=list(truth))
        assert state(explorer)["judged"]["right"], [
            point["words"] for point in state(explorer)["judged"]["points"]
        ]
        assert state(explorer)["otherwise"] == ""
    assert explorer.score == len(mode.quiz)
