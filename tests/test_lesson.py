"""A scenario as a lesson: the line is found move by move; other seats and chance go by themselves."""

from __future__ import annotations

import pytest
from test_quizzes import LEGAL, market
from toy import register

import viticulture_explore as ve
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer

register()


def lesson(lang: str = "en") -> Explorer:
    return ve.show(market(LEGAL), lang, mode="lesson")


def state(explorer: Explorer) -> dict:
    return explorer.mode["state"]


def path(explorer: Explorer) -> list[str]:
    return [str(move) for move in explorer.session.line.path]


def story(explorer: Explorer) -> list[str]:
    return [one["words"] for one in state(explorer)["story"]]


def test_it_begins_with_what_is_asked_and_hides_what_comes() -> None:
    explorer = lesson()
    found = state(explorer)
    assert found["notes"] == ["Look into the purse."]
    assert (found["done"], found["all"], found["can"]) == (0, 2, "show")
    assert found["ask"].startswith("Which move comes next for seat 1?")
    assert [chip["words"] for chip in explorer.line["chips"]] == ["Start"]
    assert explorer.said == f"Look into the purse. {found['ask']}"


def test_the_right_move_goes_on_with_what_chance_and_others_do() -> None:
    explorer = lesson()
    explorer.do("play", move="dip")
    # The draw and the turn of seat 2 go by themselves; seat 1 is asked again.
    assert path(explorer) == ["dip", "deal two", "done"]
    assert story(explorer) == [
        "Seat 1: Dip into the bag",
        "Chance: 2 coins from the bag",
        "Seat 1 drew 2 coins.",
        "Seat 2: Finish the turn",
    ]
    assert state(explorer)["done"] == 1
    explorer.do("play", move="buy apple")
    found = state(explorer)
    assert (found["over"], found["can"], found["quiz"]) == (True, "", True)
    assert found["ask"] == "You have walked the whole line."


def test_another_move_is_answered_kindly_and_the_lesson_stays() -> None:
    explorer = lesson()
    explorer.do("play", move="buy apple")
    tried = state(explorer)["tried"]
    assert tried["words"].startswith("“Buy: apple” is possible too")
    assert [one["words"] for one in tried["reasons"]] == ["Seat 1 bought fruit: apple."]
    assert path(explorer) == []
    assert explorer.said.startswith("“Buy: apple” is possible too")
    assert len(explorer.session.line.root.children) == 1
    explorer.do("play", move="dip")
    assert state(explorer)["tried"] is None


def test_an_impossible_move_is_answered_with_its_reason() -> None:
    explorer = lesson()
    explorer.do("play", move="buy pear")
    assert explorer.panel["answer"]["reasons"][0]["words"] == "It costs 2 and the purse holds 1."
    assert path(explorer) == []
    assert explorer.said.startswith("Buy: pear")


@pytest.mark.parametrize("action", ["lesson.show", "forward"])
def test_show_me_plays_the_next_move(action: str) -> None:
    explorer = lesson()
    explorer.do(action)
    assert path(explorer) == ["dip", "deal two", "done"]


def test_off_the_line_one_finds_back() -> None:
    explorer = lesson()
    explorer.do("mode", mode="explore")
    explorer.do("play", move="buy apple")
    explorer.do("mode", mode="lesson")
    assert (state(explorer)["can"], state(explorer)["over"]) == ("back", False)
    explorer.do("lesson.back")
    assert path(explorer) == []
    assert state(explorer)["can"] == "show"


def test_once_more_from_the_start() -> None:
    explorer = lesson()
    explorer.do("lesson.show")
    explorer.do("lesson.again")
    assert path(explorer) == []
    assert story(explorer) == []


def test_a_position_without_a_line_says_so() -> None:
    explorer = ve.show(market(LEGAL).position, "en", mode="lesson")
    assert state(explorer)["ask"].startswith("This scenario is a position without a line of moves.")


def test_whoever_plays_on_where_no_line_goes_explores() -> None:
    at_the_end = lesson()
    for move in ("dip", "buy apple"):
        at_the_end.do("play", move=move)
    alone = ve.show(market(LEGAL).position, "en", mode="lesson")
    off_the_line = lesson()
    for action, values in (
        ("mode", {"mode": "explore"}),
        ("play", {"move": "buy apple"}),
        ("mode", {"mode": "lesson"}),
    ):
        off_the_line.do(action, **values)
    for explorer in (at_the_end, alone, off_the_line):
        before = path(explorer)
        explorer.do("play", move="deal one")  # nothing is drawn now: it is answered, and the lesson stays
        assert (path(explorer), explorer.mode["id"]) == (before, "lesson")
        explorer.do("play", move="done")
        assert path(explorer) == [*before, "done"]
        assert explorer.mode["id"] == "explore"
    alone.do("mode", mode="lesson")
    alone.do("lesson.again")
    assert state(alone)["can"] == "show"


def test_chance_goes_on_where_no_line_does() -> None:
    drawn = ve.read("format: 1\ngame: pippin\ntitle: x\ngiven: {dipping: true, bag: [one]}\n")
    explorer = ve.show(drawn, "en", mode="lesson")
    explorer.do("chance")
    assert path(explorer) == ["deal one"]
    assert explorer.mode["id"] == "explore"


def test_a_position_that_is_set_up_beside_a_lesson_is_explored() -> None:
    explorer = lesson()
    explorer.do("setup.begin", source="empty")
    explorer.do("setup.start")
    assert explorer.mode["id"] == "explore"


def test_moves_of_others_before_the_first_of_the_learner_are_told() -> None:
    scenario = ve.read(
        "format: 1\ngame: pippin\ntitle: x\ngiven: {dipping: true, bag: [one]}\nline: [deal one, done, buy apple]\n"
    )
    explorer = ve.show(scenario, "en", mode="lesson")
    assert path(explorer)[0] == "deal one"
    assert story(explorer)[0] == "Chance: 1 coin from the bag"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "name", ["lessons/first_wine", "make_wine/two_reds", "champagne/exchange_of_still_wines"]
)
def test_shipped_scenarios_can_be_walked_to_their_end(name: str, lang: str) -> None:
    explorer = ve.show(ve.example(name), lang, mode="lesson")
    for _ in range(state(explorer)["all"]):
        assert state(explorer)["can"] == "show"
        explorer.do("lesson.show")
    assert state(explorer)["over"]
    assert state(explorer)["done"] == state(explorer)["all"]
