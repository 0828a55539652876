"""The tab with the questions a teacher asks: choosing, asking, stepping, and coming back."""

from __future__ import annotations

import json
import threading

import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer, Session, work

register()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 60)


def reds(*moves: str, lang: str = "en") -> Explorer:
    position = ve.example("make_wine/two_reds").position
    return Explorer(Session(Line(position, moves), lang=lang), "questions")


def asked(explorer: Explorer, question: str, **values: str) -> Explorer:
    explorer.do("questions.choose", picker="", value=question)
    for picker, value in values.items():
        explorer.do("questions.choose", picker=picker, value=value)
    explorer.do("questions.ask")
    return explorer


def picker(explorer: Explorer, name: str) -> dict[str, object]:
    return next(found for found in explorer.pane["pickers"] if found["id"] == name)


def test_questions_are_those_of_the_game_about_this_position() -> None:
    explorer = reds()
    known = explorer.session.game.questions(explorer.session.position)
    assert [id_ for id_, _ in picker(explorer, "")["options"]] == [question.id for question in known]
    assert explorer.pane["answer"] is None


def test_answer_is_that_of_the_question_in_words() -> None:
    explorer = asked(reds(), "cellars")
    (question,) = (
        known for known in explorer.session.game.questions(explorer.session.position) if known.id == "cellars"
    )
    answer = question.ask()
    told = explorer.pane["answer"]
    assert len(told["replies"]) == min(len(answer.replies), 12)
    assert len(told["notes"]) == len(answer.notes)
    assert told["words"].startswith("From ")
    assert told["here"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_can_be_asked_in_every_language(lang: str) -> None:
    explorer = reds(lang=lang)
    for id_, _ in picker(explorer, "")["options"]:
        asked(explorer, id_)
        assert explorer.pane["answer"]["words"]
        assert json.loads(json.dumps(explorer.pane)) == explorer.pane


def test_value_that_is_chosen_is_what_is_asked() -> None:
    explorer = reds()
    explorer.do("questions.choose", picker="", value="draw_chance")
    cards = [value for value, _ in picker(explorer, "cards")["options"]]
    few, many = (
        asked(explorer, "draw_chance", cards=value).pane["answer"]["words"] for value in (cards[0], cards[-1])
    )
    assert few != many
    assert picker(explorer, "cards")["chosen"] == cards[-1]


def test_unknown_choices_are_refused() -> None:
    explorer = reds()
    for name, value in (("", "weather"), ("weather", "1"), ("order", "order_99")):
        with pytest.raises(UnknownWord):
            explorer.do("questions.choose", picker=name, value=value)


def test_way_of_an_answer_is_put_behind_the_position_to_be_stepped() -> None:
    explorer = asked(reds(), "turn")
    number = next(n for n, reply in enumerate(explorer.pane["answer"]["replies"]) if reply["steps"])
    explorer.do("questions.step", number=number)
    assert explorer.session.line.path == ()
    assert explorer.line["forward"]
    explorer.do("forward")
    assert not explorer.pane["answer"]["here"]
    explorer.do("questions.return")
    assert explorer.pane["answer"]["here"]


def test_way_from_another_position_is_a_record_of_its_own_and_undo_leads_back() -> None:
    explorer = reds()
    asked(explorer, "cellars")
    explorer.do("questions.step", number=0)
    start = ve.example("make_wine/two_reds").position
    if explorer.session.line.start != start:
        explorer.do("undo")
    assert explorer.session.line.start == start


def test_way_that_is_not_there_cannot_be_stepped() -> None:
    explorer = reds()
    with pytest.raises(IndexError):
        explorer.do("questions.step", number=0)
    asked(explorer, "cellars")
    with pytest.raises(IndexError):
        explorer.do("questions.step", number=999)


def test_answer_stays_when_the_record_has_moved_on_and_changes_its_language() -> None:
    explorer = asked(reds(), "cellars")
    explorer.do("play", move="place make_wine")
    explorer.do("language", lang="ja")
    assert explorer.pane["answer"]["words"].startswith("1番")
    assert not explorer.pane["answer"]["here"]


def test_game_without_questions_says_so() -> None:
    explorer = Explorer(Session(Line(PIPPIN.new(2))), "questions")
    assert explorer.pane["pickers"] == []
    assert explorer.pane["note"] == "There is nothing to ask about this position."
    explorer.do("questions.ask")
    assert explorer.pane["answer"] is None


def test_long_search_shows_how_far_it_is_and_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.01)
    explorer = reds()
    gate = threading.Event()
    tab = explorer._tabs["questions"]
    real = tab._questions

    def waiting() -> dict[str, object]:
        found = real()
        question = found["cellars"]

        def slow(values: dict[str, int | str], progress: work.Progress, stop: work.Stop) -> object:
            progress(5, 7)
            while not stop():
                gate.wait(0.01)
            return question.answer(values, progress, None)

        found["cellars"] = type(question)(question.id, question.message, question.parameters, slow)
        return found

    monkeypatch.setattr(tab, "_questions", waiting)
    asked(explorer, "cellars")
    assert explorer.pane["busy"]["words"] == "5 positions looked at, 7 still to look at"
    explorer.do("questions.stop")
    assert tab._work.wait(30)
    explorer.do("look", seat=1)
    assert explorer.pane["busy"] is None
    assert explorer.pane["answer"] is not None
