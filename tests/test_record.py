"""The record in the explorer: its tree, undo, saving and sharing, a line shown step by step, and who plays."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any

import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.scenarios import ShareError
from viticulture_explore.text import LANGUAGES
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.widgets import Explorer, Session, record_tab, state

register()

REDS = {
    "players": 2,
    "season": "winter",
    "vineyards": {1: {"crush_pad": {"red": [3, 4]}, "hand": ["planter"]}},
}


def vineyard(*moves: str, lang: str = "en", tab: str = "record", **more: Any) -> Explorer:
    return Explorer(Session(Line(VITICULTURE.set_up(REDS), moves), lang=lang, **more), tab)


def branched() -> Explorer:
    """Make wine; red 4 first, or red 3 first and then red 4 or nothing."""
    explorer = vineyard("place make_wine", "make red 4")
    explorer.do("back")
    explorer.do("play", move="make red 3")
    explorer.do("play", move="make red 4")
    explorer.do("back")
    explorer.do("play", move="done")
    return explorer


def tree(explorer: Explorer) -> list[tuple[int, list[str]]]:
    return [(row["depth"], [chip["title"] for chip in row["chips"]]) for row in explorer.pane["rows"]]


def moves(explorer: Explorer) -> list[str]:
    return list(map(str, explorer.session.line.moves))


# -- the tree ---------------------------------------------------------------------------------------------------


def test_tree_shows_the_main_line_and_nests_what_leaves_it() -> None:
    assert tree(branched()) == [
        (0, ["place make_wine", "make red 4"]),
        (1, ["make red 3", "make red 4"]),
        (2, ["done"]),
    ]


def test_lines_that_part_at_the_start_stand_beside_each_other() -> None:
    explorer = vineyard()
    explorer.do("play", move="pass")
    explorer.do("back")
    explorer.do("play", move="place gain_lira")
    assert [depth for depth, _ in tree(explorer)] == [0, 1]


def test_present_way_is_marked_in_the_tree() -> None:
    chips = [chip for row in branched().pane["rows"] for chip in row["chips"]]
    assert [chip["title"] for chip in chips if chip["way"]] == ["place make_wine", "make red 3", "done"]
    assert [chip["title"] for chip in chips if chip["now"]] == ["done"]


def test_variation_is_made_the_main_line_or_removed() -> None:
    explorer = branched()
    assert explorer.pane["promotable"]
    explorer.do("record.promote")
    assert moves(explorer) == ["place make_wine", "make red 3", "done"]
    assert not explorer.pane["promotable"]
    explorer.do("record.delete")
    assert moves(explorer) == ["place make_wine", "make red 3", "make red 4"]
    assert explorer.session.line.path == (Move.read("place make_wine"), Move.read("make red 3"))


# -- undo -------------------------------------------------------------------------------------------------------


def test_undo_and_redo_of_moves_deletions_and_promotions() -> None:
    explorer = branched()
    before = tree(explorer)
    explorer.do("record.promote")
    explorer.do("record.delete")
    explorer.do("undo")
    explorer.do("undo")
    assert tree(explorer) == before
    explorer.do("redo")
    assert moves(explorer) == ["place make_wine", "make red 3", "done"]
    explorer.do("play", move="place gain_lira")
    assert not explorer.line["redo"]


def test_going_back_and_forth_is_no_change() -> None:
    explorer = vineyard("place make_wine")
    explorer.do("back")
    explorer.do("forward")
    explorer.do("play", move="make red 4")
    explorer.do("back")
    explorer.do("undo")
    assert moves(explorer) == ["place make_wine"]
    assert not explorer.line["undo"]


# -- saving and sharing -----------------------------------------------------------------------------------------


def test_share_string_restores_position_moves_variations_title_and_rules() -> None:
    first = ve.show(ve.example("make_wine/two_reds"), rulebook="hisshu", tab="record")
    first.do("play", move="pass")
    first.do("late")
    other = Explorer(Session(Line(PIPPIN.new(2))), "record")
    other.do("record.open", text=f"  {first.pane['share']}\n")
    assert other.session.line.start == first.session.line.start
    assert other.session.line.moves == first.session.line.moves
    assert other.session.line.variations == first.session.line.variations
    assert (other.head["title"], other.head["rulebook"]) == ("Two reds, one small cellar", "hisshu")
    shown = ve.show(share=first.pane["share"])
    assert shown.session.line.start == first.session.line.start


def test_share_string_opens_at_the_place_where_it_was_shared() -> None:
    first = branched()
    first.do("late")
    shared = first.pane["share"]
    assert shared.endswith(".1.1.0.1.0")  # a move, then the other continuation, then the other one again
    shown = ve.show(share=shared).session
    assert shown.line.path == first.session.line.path
    assert shown.position == first.session.position
    other = Explorer(Session(Line(PIPPIN.new(2))), "record")
    other.do("record.open", text=shared)
    assert other.session.line.path == first.session.line.path


def test_share_string_of_the_start_and_of_earlier_days_opens_at_the_start() -> None:
    first = vineyard("place make_wine")
    first.do("back")
    first.do("late")
    assert "." not in first.pane["share"]
    assert ve.show(share=first.pane["share"]).session.line.path == ()


@pytest.mark.parametrize("end", [".9", ".x", ".", ".1.0.0", ".0.7.0"])
def test_share_string_with_a_place_that_is_not_there_is_refused_in_words(end: str) -> None:
    explorer = vineyard("place make_wine", "make red 4")
    explorer.do("back")
    explorer.do("back")
    explorer.do("late")
    before = explorer.session.line
    explorer.do("record.open", text=explorer.pane["share"] + end)
    assert explorer.pane["problem"] == "This share string is incomplete or changed."
    assert explorer.session.line is before


def test_share_string_keeps_the_seed_the_next_cards_and_the_single_rules() -> None:
    given = {**REDS, "season": "summer"}
    position = VITICULTURE.set_up(given, "hisshu", {"order_match": "exact"})
    first = Explorer(
        Session(
            Line(position, ["place draw_vine"]),
            rulebook="hisshu",
            options={"order_match": "exact"},
            deals={"vine": ["malvasia"]},
            seed=7,
        ),
        "record",
    )
    first.do("late")
    other = vineyard(lang="ja")
    other.do("record.open", text=first.pane["share"])
    session = other.session
    assert (session.lang, session.rulebook, session.seed) == ("ja", "hisshu", 7)
    assert (session.options, session.deals) == ({"order_match": "exact"}, {"vine": ("malvasia",)})
    other.do("chance")
    assert str(session.line.node.move) == "deal malvasia"
    other.do("undo")
    other.do("undo")
    assert session.seed == 0


def test_page_is_sent_the_share_string_for_its_address_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    explorer = branched()
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(explorer, "send", sent.append)
    before = explorer.panel
    explorer.do("share")
    assert explorer.panel is before
    assert sent == [{"about": "share", "share": explorer.session.shared()}]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_record_is_saved_as_a_file_a_page_a_handout_and_a_notebook(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    explorer = vineyard(
        "place make_wine", "make red 4", lang=lang, title={"en": "Two reds", "ja": "赤", "zh": "红"}
    )
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(explorer, "send", sent.append)
    for kind, _ in explorer.pane["kinds"]:
        explorer.do("record.save", kind=kind)
    assert [message["name"] for message in sent] == [
        "two_reds.yaml",
        "two_reds.html",
        "two_reds_handout.html",
        "two_reds.ipynb",
    ]
    scenario, page, handout, notebook = (b64decode(message["data"]).decode() for message in sent)
    assert ve.read(scenario).position == explorer.session.line.start
    assert page.count("<svg") == 3
    assert handout.count('class="sheet"') == 2
    assert json.loads(notebook)["nbformat"] == 4
    assert all(f'lang="{lang}"' in text for text in (page, handout))


def test_questions_are_saved_to_be_printed_where_there_are_some(monkeypatch: pytest.MonkeyPatch) -> None:
    explorer = ve.show(ve.example("make_wine/two_reds"), "zh", tab="record")
    assert ["quiz", "打印小测验（附答案）"] in explorer.pane["kinds"]
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(explorer, "send", sent.append)
    explorer.do("record.save", kind="quiz")
    html = b64decode(sent[0]["data"]).decode()
    assert sent[0]["name"] == "two_reds_one_small_cellar_quiz.html"
    assert html.count('<section class="sheet">') == 2
    assert "“用红葡萄4制作葡萄酒”可行。" in html
    explorer.do("scenarios.open", name="aging/vc_050_each_blocked_in_turn")
    assert "quiz" not in [kind for kind, _ in explorer.pane["kinds"]]


def test_position_amid_an_action_is_shared_exactly() -> None:
    midway = VITICULTURE.set_up(REDS).play("place make_wine").play("make red 3")
    explorer = ve.show(midway, tab="record")
    explorer.do("late")
    assert ve.show(share=explorer.pane["share"]).session.position == midway


def test_rules_of_no_book_are_saved_as_single_options() -> None:
    own = VITICULTURE.set_up(REDS, options={"order_match": "exact"}, modules=("influence",))
    explorer = ve.show(own, tab="record")
    explorer.do("late")
    assert ve.show(share=explorer.pane["share"]).session.position == own


def test_saved_text_is_a_scenario_file_that_opens_again() -> None:
    explorer = branched()
    explorer.do("late")
    text = explorer.pane["text"]
    assert ve.read(text).position == explorer.session.line.start
    explorer.do("undo")
    explorer.do("record.open", text=text, name="mine.yaml")
    explorer.do("late")
    assert explorer.pane["text"] == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1abc", "This share string is incomplete or changed."),
        ("9abc", "This share string was made by another version of the program."),
        ("format: 1\ntitle: mine\n", "mine.yaml:1: The key “given” is missing."),
        ("format: 1\ntitle: x\ngiven: {players: 2, seasn: winter}\n", "mine.yaml:3: given.seasn"),
    ],
)
def test_text_that_is_no_scenario_is_refused_in_words_and_changes_nothing(text: str, said: str) -> None:
    explorer = branched()
    before = explorer.session.line
    explorer.do("record.open", text=text, name="mine.yaml")
    assert said in explorer.pane["problem"]
    assert explorer.session.line is before
    explorer.do("back")
    assert not explorer.pane["problem"]


def test_file_is_named_after_its_title() -> None:
    assert (
        record_tab.file_name(vineyard(title={"en": "Two reds: one cellar!"}).session)
        == "two_reds_one_cellar.yaml"
    )
    assert record_tab.file_name(vineyard(title={"ja": "赤2つ"}).session) == "赤2つ.yaml"
    assert record_tab.file_name(vineyard().session) == "viticulture.yaml"


def test_show_takes_something_to_show_or_a_share_string() -> None:
    with pytest.raises(TypeError):
        ve.show()
    with pytest.raises(ShareError):
        ve.show(share="1nothing")


# -- a line shown step by step ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_line_is_shown_from_its_start_with_captions(lang: str) -> None:
    explorer = vineyard("place make_wine", "make red 4", lang=lang)
    explorer.do("replay")
    assert len(explorer.session.line.path) == 0
    captions = []
    while explorer.line["replaying"]:
        assert explorer.line["tick"] >= state.CAPTION_LEAST
        explorer.do("tick")
        captions.append(explorer.line["caption"])
    assert [bool(caption) for caption in captions] == [True, True, False]
    assert len(explorer.session.line.path) == 2
    assert explorer.line["tick"] == 0


def test_line_that_is_shown_can_be_stopped() -> None:
    explorer = vineyard("place make_wine", "make red 4")
    explorer.do("replay")
    explorer.do("tick")
    explorer.do("replay")
    assert not explorer.line["replaying"]
    explorer.do("tick")
    assert len(explorer.session.line.path) == 1


# -- who plays ----------------------------------------------------------------------------------------------------


def test_moves_without_alternative_are_played_at_once_if_wanted() -> None:
    one_grape = VITICULTURE.set_up({**REDS, "vineyards": {1: {"crush_pad": {"red": [3]}}}})
    asked = Explorer(Session(Line(one_grape)), "table")
    asked.do("play", move="place make_wine")
    assert list(map(str, asked.session.position.legal_moves())) == ["make red 3"]
    forced = Explorer(Session(Line(one_grape)), "table")
    forced.do("table.switch", name="forced", on=True)
    forced.do("play", move="place make_wine")
    assert moves(forced) == ["place make_wine", "make red 3"]
    forced.do("undo")
    assert moves(forced) == []


def test_habit_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError):
        vineyard(tab="table").do("table.switch", name="bots", on=True)


def test_draws_happen_by_themselves_if_wanted() -> None:
    explorer = vineyard(tab="table")
    explorer.do("table.switch", name="draws", on=True)
    explorer.do("play", move="place draw_order")
    assert explorer.session.position.actor != CHANCE
    assert len(explorer.session.line.path) == 2


def test_seat_of_the_computer_plays_when_its_turn_comes_and_only_at_the_end_of_the_line() -> None:
    explorer = vineyard(tab="table")
    explorer.do("table.seat", seat=2, bot=True)
    assert explorer.line["tick"] == 0
    explorer.do("play", move="place gain_lira")
    assert explorer.line["tick"] == state.BOT_WAITS
    explorer.do("tick")
    played = explorer.session.line.node.parent
    assert played is not None
    assert played.position.actor == 2
    explorer.do("back")
    assert explorer.line["tick"] == 0
    explorer.do("table.seat", seat=2, bot=False)
    assert [seat["bot"] for seat in explorer.pane["seats"]] == [False, False]


def test_same_seed_lets_the_computer_play_the_same_game() -> None:
    def played() -> list[str]:
        explorer = Explorer(Session(Line(VITICULTURE.new(2)), seed=5), "table")
        explorer.do("table.switch", name="draws", on=True)
        for seat in (1, 2):
            explorer.do("table.seat", seat=seat, bot=True)
        for _ in range(25):
            explorer.do("tick")
        return moves(explorer)

    once = played()
    assert len(once) >= 25
    assert once == played()


# -- hands ----------------------------------------------------------------------------------------------------------


def cards(explorer: Explorer) -> list[str]:
    return [shape["says"] for shape in explorer.board["shapes"] if shape["id"].startswith("card ")]


def test_hand_of_another_seat_lies_face_down_when_hands_are_hidden() -> None:
    explorer = vineyard(tab="table")
    explorer.do("table.switch", name="hidden", on=True)
    assert cards(explorer) == ["Summer visitor: Planter"]
    explorer.do("play", move="place gain_lira")
    assert explorer.session.seat == 1
    assert cards(explorer) == []
    assert [shape["says"] for shape in explorer.board["shapes"]].count("A card, face down") == 1
    assert "planter" not in str(explorer.board).lower()


def test_card_that_another_seat_drew_is_not_named_when_hands_are_hidden() -> None:
    explorer = vineyard("place draw_order", "deal order_07", tab="table")
    assert explorer.session.viewer == 2
    assert "drew" in explorer.panel["happened"][0]["words"]
    open_words = str((explorer.panel["happened"], explorer.panel["played"], explorer.line, explorer.said))
    explorer.do("table.switch", name="hidden", on=True)
    hidden_words = str(
        (explorer.panel["happened"], explorer.panel["played"], explorer.line["chips"][-1]["words"])
    )
    assert explorer.panel["happened"][0]["words"] == "Seat 1 drew a card."
    assert explorer.line["chips"][-1]["words"] == "A card is drawn"
    assert open_words != hidden_words
    explorer.do("tab", tab="record")
    assert explorer.pane["rows"][0]["chips"][-1]["words"] == "A card is drawn"
