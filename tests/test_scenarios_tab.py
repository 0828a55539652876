"""The tab of the shipped scenarios: shelves, search in any language, opening, and a file that has become none."""

from __future__ import annotations

from pathlib import Path

import pytest

import viticulture_explore as ve
from viticulture_explore import places, scenarios
from viticulture_explore.core.line import Line
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer, Session, shelves


def shown(explorer: Explorer) -> list[str]:
    return [one["name"] for part in explorer.pane["parts"] for one in part["scenarios"]]


@pytest.fixture
def explorer() -> Explorer:
    return Explorer(Session(Line(ve.example("make_wine/two_reds").position)), "scenarios")


def test_every_topic_has_its_shelf_and_a_name_in_each_language(explorer: Explorer) -> None:
    topics = [shelf.topic for shelf in scenarios.library()]
    for lang in LANGUAGES:
        explorer.do("language", lang=lang)
        assert [topic for topic, _, _ in explorer.pane["topics"]] == topics
        assert all(name and name != topic for topic, name, _ in explorer.pane["topics"])
    assert sum(number for _, _, number in explorer.pane["topics"]) == len(
        scenarios.files([places.examples()])
    )


def test_it_begins_with_the_lessons_and_a_click_shows_another_shelf(explorer: Explorer) -> None:
    assert explorer.pane["topic"] == "lessons"
    explorer.do("scenarios.topic", topic="make_wine")
    assert "make_wine/two_reds" in shown(explorer)
    assert {name.split("/")[0] for name in shown(explorer)} == {"make_wine"}


def test_a_shelf_of_several_folders_has_a_heading_for_each(explorer: Explorer) -> None:
    explorer.do("scenarios.topic", topic="visitors")
    assert [part["title"] for part in explorer.pane["parts"]] == [
        "Any visitor",
        "Summer visitors",
        "Winter visitors",
    ]


@pytest.mark.parametrize(
    "query", ["two reds small cellar", "赤2つと小さな貯蔵庫", "两颗红葡萄与小型酒窖", "ＴＷＯ　ＲＥＤＳ"]
)
def test_words_of_any_language_find_a_scenario_whatever_the_language_of_the_page(
    explorer: Explorer, query: str
) -> None:
    explorer.do("scenarios.find", text=query)
    assert "make_wine/two_reds" in shown(explorer)
    assert explorer.pane["topic"] == ""


def test_words_that_no_scenario_has_find_none_and_the_page_says_so(explorer: Explorer) -> None:
    explorer.do("scenarios.find", text="no such words anywhere")
    assert explorer.pane["parts"] == []
    assert explorer.pane["count"] == "0 scenarios"
    assert explorer.pane["words"]["none"]


def test_a_click_opens_the_scenario_with_its_line_and_can_be_taken_back(explorer: Explorer) -> None:
    explorer.do("scenarios.open", name="champagne/brut_takes_any_two")
    wanted = ve.example("champagne/brut_takes_any_two")
    assert explorer.session.game is wanted.game
    assert explorer.session.line.start == wanted.position
    assert explorer.head["title"] == wanted.title("en")
    explorer.do("undo")
    assert explorer.session.line.start == ve.example("make_wine/two_reds").position


def test_a_file_that_has_become_none_is_named_and_nothing_is_lost(
    explorer: Explorer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "broken.yaml").write_text("format: 1\ntitle: t\ngiven: {players: 99}\n")
    monkeypatch.setattr(places, "examples", lambda: tmp_path)
    shelves.shelves.cache_clear()
    shelves.entries.cache_clear()
    before = explorer.session.line
    try:
        explorer.do("scenarios.topic", topic="own")
        explorer.do("scenarios.open", name="own/broken")
        assert "broken.yaml" in explorer.pane["problem"]
        assert explorer.session.line is before
    finally:
        shelves.shelves.cache_clear()
        shelves.entries.cache_clear()
