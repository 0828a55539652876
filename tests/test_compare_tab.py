"""The tab with the rulebooks side by side, and the work that goes on beside the page."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore.core import compare as core
from viticulture_explore.core.line import Line
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer, Session, compare_tab, work
from viticulture_explore.widgets.work import Work

register()

UPROOT = "yoke/vc_170_uproot_or_harvest"


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 60)


def uprooted(lang: str = "en") -> Explorer:
    line = Line(ve.example(UPROOT).position, ["place yoke", "uproot syrah 5"])
    return compared(Explorer(Session(line, lang=lang), "compare"))


def compared(explorer: Explorer) -> Explorer:
    explorer.do("late")
    return explorer


def books(explorer: Explorer) -> list[list[str]]:
    return [[book["id"] for book in side["books"]] for side in explorer.pane["sides"]]


def words(explorer: Explorer) -> list[str]:
    return [sentence["words"] for sentence in explorer.panel["happened"]]


# -- what it shows ------------------------------------------------------------------------------------------


def test_line_under_every_rulebook_is_made_only_when_the_page_asks() -> None:
    explorer = Explorer(Session(Line(PIPPIN.new(2))), "compare")
    assert (explorer.pane["late"], explorer.pane["sides"]) == (True, [])
    compared(explorer)
    assert explorer.pane["note"] == "All 2 rulebooks come to the same."
    assert books(explorer) == [["official", "house"]]


def test_books_that_come_to_another_result_stand_apart() -> None:
    explorer = uprooted()
    assert books(explorer) == [["official", "hisshu", "bga_ja", "zh"], ["namayuki"]]
    assert explorer.pane["note"] == "The paths part at step 2: Uproot Syrah from field 5 (red 2)"
    (row,) = explorer.pane["rows"]
    assert [cell["lines"][0]["words"] for cell in row["cells"]] == [
        "Seat 1 uprooted Syrah from field 5 and took it back in hand.",
        "Seat 1 uprooted Syrah from field 5 and discarded it.",
    ]


def test_option_that_parts_them_is_named_with_its_values() -> None:
    (cause,) = uprooted().pane["causes"]
    assert cause["option"] == "What parts them: Where a vine uprooted by the yoke goes"
    assert cause["values"][1] == "to the discard pile: Namayuki’s summary (Japanese)"


def test_statements_of_both_sides_stand_below() -> None:
    ours, theirs = uprooted().pane["statements"]
    assert any("§ Yoke 5" in line["label"] for line in ours["lines"])
    assert [line["label"] for line in theirs["lines"]] == ["Namayuki’s summary (Japanese), § Yoke 4"]


def test_each_cell_cites_the_book_of_its_column() -> None:
    explorer = uprooted()
    (row,) = explorer.pane["rows"]
    labels = [explorer.pane["cites"][cell["lines"][0]["cite"]]["label"] for cell in row["cells"]]
    assert labels == ["Japanese rulebook, § Yoke 5", "§ Yoke 4"]


def test_move_that_only_some_books_allow_next_is_shown_with_its_reason() -> None:
    rich = PIPPIN.set_up({"players": 2, "seats": {1: {"coins": 2}}})
    explorer = compared(Explorer(Session(Line(rich)), "compare"))
    assert explorer.pane["note"] == "The line is the same everywhere; what can be played after it is not."
    (choice,) = explorer.pane["choices"]
    assert choice["words"] == "Buy: pear"
    assert [cell["kind"] for cell in choice["cells"]] == ["yes", "no"]
    assert choice["cells"][1]["lines"] == [{"words": "It costs 3 and the purse holds 2.", "cite": ""}]


def test_another_winner_is_told() -> None:
    start = PIPPIN.set_up({"players": 2, "round": 2, "actor": 2, "seats": {1: {"apple": 1}, 2: {"coins": 2}}})
    explorer = compared(Explorer(Session(Line(start, ["buy pear", "done"])), "compare"))
    assert explorer.pane["over"]
    assert [side["result"] for side in explorer.pane["sides"]] == [
        "The game is over. Winner: seat 2",
        "The game goes on.",
    ]
    assert [cell["kind"] for cell in explorer.pane["rows"][0]["cells"]] == ["yes", "no"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_is_plain_json_in_every_language(lang: str) -> None:
    pane = uprooted(lang).pane
    assert json.loads(json.dumps(pane)) == pane


def test_options_set_by_hand_hold_under_every_book() -> None:
    rich = PIPPIN.set_up({"players": 2, "seats": {1: {"coins": 2}}})
    session = Session(Line(rich), rulebook="official", options={"pear_price": "two"})
    assert books(compared(Explorer(session, "compare"))) == [["official", "house"]]


# -- what it does -------------------------------------------------------------------------------------------


def test_click_on_a_book_plays_on_under_it() -> None:
    explorer = uprooted()
    explorer.do("compare.switch", rulebook="namayuki")
    assert explorer.head["rulebook"] == "namayuki"
    assert words(explorer) == [
        "Under “Namayuki’s summary (Japanese)” the whole line can be played.",
        "Seat 1 uprooted Syrah from field 5 and discarded it.",
    ]
    assert "syrah" not in str(explorer.session.game.given(explorer.session.position)["vineyards"].get(1, {}))


def test_click_leads_to_where_the_paths_part() -> None:
    explorer = uprooted()
    explorer.do("compare.part")
    assert [str(move) for move in explorer.session.line.path] == ["place yoke"]
    assert explorer.pane["late"]


def test_same_line_is_not_compared_again_when_the_language_changes() -> None:
    explorer = uprooted()
    explorer.do("language", lang="ja")
    assert not explorer.pane["late"]
    assert explorer.pane["note"].startswith("2手")


# -- where it takes long ------------------------------------------------------------------------------------


def test_long_comparison_can_be_stopped_and_begun_again(monkeypatch: pytest.MonkeyPatch) -> None:
    at_work, gate = threading.Event(), threading.Event()

    def slow(path: Any) -> Any:
        play = core.replay(path)

        def wait(start: Any, stop: Any) -> Any:
            at_work.set()
            assert gate.wait(10)
            return play(start, stop)

        return wait

    monkeypatch.setattr(work, "PATIENCE", 0.01)
    monkeypatch.setattr(compare_tab, "replay", slow)
    explorer = uprooted()
    assert at_work.wait(10)
    assert explorer.pane["busy"] == {"share": 0, "words": "played 0 times"}
    assert (explorer.pane["stop"], explorer.pane["sides"], explorer.pane["late"]) == ("Stop", [], False)
    explorer.do("compare.stop")
    ended = threading.Event()
    explorer.observe(lambda change: change.new["stopped"] and ended.set(), "pane")
    gate.set()
    assert ended.wait(10)
    assert explorer.pane["busy"] is None
    assert explorer.pane["stopped"] == "This is what was found before it was stopped."
    assert books(explorer) == [["official", "hisshu"]]
    monkeypatch.setattr(work, "PATIENCE", 60)
    explorer.do("compare.again")
    assert (explorer.pane["late"], explorer.pane["stopped"]) == (True, "")
    assert books(compared(explorer)) == [["official", "hisshu", "bga_ja", "zh"], ["namayuki"]]


# -- work beside the page -----------------------------------------------------------------------------------


def working(push: Any = lambda: None) -> Work[int]:
    return Work(push)


def test_quick_work_is_there_at_once_and_nobody_is_told() -> None:
    told: list[int] = []
    found = working(lambda: told.append(1))
    found.ask("key", lambda *_: 7)
    assert (found.result("key"), found.progress("key"), told) == (7, None, [])
    assert found.result("other") is None


def test_slow_work_tells_how_far_it_is_and_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.01)
    gate, told = threading.Event(), threading.Event()
    found = working(told.set)

    def job(progress: work.Progress, _: work.Stop) -> int:
        progress(3, 4)
        assert gate.wait(10)
        return 7

    found.ask("key", job)
    assert (found.progress("key"), found.result("key")) == ((3, 4), None)
    assert not found.wanted("key")
    gate.set()
    assert told.wait(10)
    assert (found.progress("key"), found.result("key")) == (None, 7)


def test_stopped_work_ends_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.01)
    found = working()

    def job(_: work.Progress, stop: work.Stop) -> int:
        while not stop():
            pass
        return 5

    found.ask("key", job)
    found.stop()
    assert found.wait(10)
    assert found.result("key") == 5


def test_other_work_lets_go_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.01)
    stopped = threading.Event()
    told: list[int] = []
    found = working(lambda: told.append(1))

    def endless(_: work.Progress, stop: work.Stop) -> int:
        while not stop():
            pass
        stopped.set()
        return 1

    found.ask("first", endless)
    found.ask("second", lambda *_: 2)
    assert stopped.wait(10)
    assert (found.result("first"), found.result("second"), told) == (None, 2, [])


def test_fault_of_the_work_is_raised_once_for_whoever_asks() -> None:
    found = working()

    def broken(*_: Any) -> int:
        raise RuntimeError("a fault")

    with pytest.raises(RuntimeError, match="a fault"):
        found.ask("key", broken)
    assert not found.wanted("key")
    found.ask("key", broken)
    assert found.result("key") is None


def test_work_is_done_at_once_where_there_are_no_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any, **__: Any) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", none)
    found = working()
    found.ask("key", lambda *_: 7)
    assert found.result("key") == 7
