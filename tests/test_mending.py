"""What would make a move legal: the changes on offer, and trying one."""

from __future__ import annotations

import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore.core.line import Line
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer, Session

register()

VITICULTURE = GAMES["viticulture"]


def market(*moves: str, **more: object) -> Explorer:
    return Explorer(Session(Line(PIPPIN.new(2), moves), **more))


def reds(lang: str = "en") -> Explorer:
    explorer = Explorer(
        Session(Line(ve.example("make_wine/two_reds").position, ["place make_wine"]), lang=lang)
    )
    explorer.do("ask", move="make red 5")
    return explorer


def test_smallest_change_is_offered_below_the_answer() -> None:
    assert reds().panel["mend"] == {
        "words": "It would be possible with one change. Try it:",
        "changes": ["A red grape worth 5"],
    }


def test_possible_moves_and_texts_that_are_none_have_nothing_to_mend() -> None:
    explorer = market()
    assert explorer.panel["mend"] is None
    for move in ("buy apple", "buy aple"):
        explorer.do("ask", move=move)
        assert explorer.panel["mend"] is None


def test_move_that_no_single_change_makes_possible_says_so() -> None:
    explorer = reds()
    explorer.do("ask", move="make blush red 3 white 1")
    assert explorer.panel["mend"] == {
        "words": "No single small change would make this possible.",
        "changes": [],
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_change_that_is_tried_is_played_and_marked_in_the_title(lang: str) -> None:
    explorer = reds(lang)
    real, (change,) = explorer.head["title"], explorer.panel["mend"]["changes"]
    explorer.do("mend", number=0)
    assert [str(move) for move in explorer.session.line.path] == ["make red 5"]
    assert change in explorer.head["title"]
    assert real in explorer.head["title"]
    assert explorer.head["title"] != real


def test_undo_leads_back_to_the_real_position() -> None:
    explorer = reds()
    before = explorer.session.position, explorer.head["title"]
    explorer.do("mend", number=0)
    explorer.do("undo")
    assert (explorer.session.position, explorer.head["title"]) == before


@pytest.mark.parametrize(
    ("lang", "words", "back"),
    [
        ("en", "A trial: the position was changed.", "Back to the real position"),
        ("ja", "試しに変更した局面です。", "元の局面に戻る"),
        ("zh", "这是改动过的局面，只供试看。", "回到原来的局面"),
    ],
)
def test_changed_position_is_marked_as_long_as_it_is_played_and_leads_back(
    lang: str, words: str, back: str
) -> None:
    explorer = reds(lang)
    before = explorer.session.position, explorer.head["title"]
    assert explorer.panel["trial"] is None
    explorer.do("mend", number=0)
    explorer.do("play", move="done")
    assert explorer.panel["trial"] == {"words": words, "back": back}
    explorer.do("rulebook", rulebook="zh")
    assert explorer.panel["trial"] is not None
    explorer.do("end-trial")
    assert (explorer.session.position, explorer.head["title"]) == before
    assert explorer.panel["trial"] is None
    explorer.do("undo")
    assert explorer.panel["trial"] is not None


def test_change_of_a_changed_position_leads_back_to_the_real_one_too() -> None:
    explorer = reds()
    before = explorer.session.position, explorer.head["title"]
    explorer.do("mend", number=0)
    explorer.do("ask", move="make red 6")
    explorer.do("mend", number=0)
    assert explorer.head["title"].count("Changed") == 2
    explorer.do("end-trial")
    assert (explorer.session.position, explorer.head["title"]) == before


def test_real_position_has_nothing_to_end() -> None:
    explorer = reds()
    before = explorer.session.position
    explorer.do("end-trial")
    assert explorer.session.position == before
    assert not explorer.session.history.can_undo


def test_changed_position_keeps_its_rulebook() -> None:
    explorer = reds()
    explorer.do("rulebook", rulebook="zh")
    explorer.do("ask", move="make red 5")
    explorer.do("mend", number=0)
    assert explorer.head["rulebook"] == "zh"
    assert (
        explorer.session.game.settings(explorer.session.position).options
        == explorer.session.game.rulebooks["zh"]
    )


def test_change_that_was_not_offered_cannot_be_tried() -> None:
    explorer = reds()
    for number in (1, -1):
        with pytest.raises(IndexError):
            explorer.do("mend", number=number)
    explorer.do("dismiss")
    with pytest.raises(IndexError):
        explorer.do("mend", number=0)


def test_many_reasons_of_one_kind_are_counted() -> None:
    start = VITICULTURE.set_up({"players": 2, "season": "summer"})
    explorer = Explorer(Session(Line(start)))
    explorer.do("ask", move="place build")
    told = [reason["words"] for reason in explorer.panel["answer"]["reasons"]]
    # Structures cost 2, 3, 4, 5 or 6 lira, in the order of the board.
    assert told == [
        "This cannot be carried out now: Build structure.",
        *(f"This costs {cost} lira, and there are only 0." for cost in (2, 3, 5)),
        "… and 2 more like these.",
    ]
    assert explorer.session.answer is not None
    assert len(explorer.session.answer.obstacles) == 6


def test_each_kind_of_what_is_not_possible_can_be_asked_about() -> None:
    explorer = market()
    (entry,) = explorer.panel["refused"]
    explorer.do("ask", move=entry["move"])
    assert explorer.panel["answer"]["words"] == entry["words"]
    assert explorer.panel["mend"] is not None
