"""Reading a rulebook: sections, two languages, search, how the books stand to each other, and the scenarios behind."""

from __future__ import annotations

import json
from typing import Any

import pytest
from toy import PIPPIN, register

import viticulture_explore as ve
from viticulture_explore import rulebook
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES
from viticulture_explore.widgets import Explorer, Session
from viticulture_explore.widgets.reading import opened

register()

STATEMENT = "hisshu.make_wine.22"


def lines(pane: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {line["id"]: line for section in pane["sections"] for line in section["statements"]}


def reader(lang: str = "en") -> Explorer:
    session = Session(Line(ve.example("make_wine/two_reds").position), lang=lang, rulebook="hisshu")
    return Explorer(session, "reader")


# -- the book -----------------------------------------------------------------------------------------------


def test_every_statement_of_the_book_stands_in_its_section() -> None:
    pane = ve.rulebook("hisshu", "en").page.pane
    assert [*lines(pane)] == [known.id for known in rulebook.statements("hisshu")]
    assert [section["original"] for section in pane["sections"]] == [
        name for name, _ in rulebook.sections("hisshu")
    ]
    assert pane["sections"][3]["title"] == "The six summer actions"
    assert pane["count"] == "274 statements"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("beside", LANGUAGES)
def test_two_languages_stand_beside_each_other(lang: str, beside: str) -> None:
    line = lines(ve.rulebook("hisshu", lang, beside).page.pane)[STATEMENT]
    known = rulebook.statement(STATEMENT)
    assert line["text"] == known.text(lang)
    assert line["beside"] == ("" if lang == beside else known.text(beside))


def test_each_statement_says_how_the_other_books_stand_to_it() -> None:
    found = lines(ve.rulebook("namayuki", "en").page.pane)
    assert {line["stand"]["kind"] for line in found.values()} == {"agree", "differ", "silent"}
    assert all(line["stand"]["kind"] == rulebook.agreement(name).whole for name, line in found.items())


def test_unknown_book_and_language_are_refused() -> None:
    with pytest.raises(UnknownWord, match="rulebook"):
        ve.rulebook("hishu")
    with pytest.raises(UnknownWord, match="language"):
        ve.rulebook("hisshu", "en", beside="fr")


# -- search -------------------------------------------------------------------------------------------------


def test_term_of_another_book_finds_ours() -> None:
    found = ve.rulebook("hisshu", "ja", find="発酵槽").page.pane
    assert {*lines(found)} == {known.id for known in rulebook.search("発酵槽", "ja")}
    assert found["count"] == "16項目が見つかりました"
    assert found["sections"][0]["title"] == "日本語ルールブック"


def test_words_of_any_language_are_found_whatever_is_read() -> None:
    page = ve.rulebook("zh", "en").page
    page.do("find", text="醸造 例")
    assert STATEMENT in lines(page.pane)
    page.do("find", text="")
    assert page.pane["count"] == f"{len(rulebook.statements('zh'))} statements"


@pytest.mark.parametrize(
    ("typed", "ours"),
    [
        ("作業員", "働き手"),
        ("ワーカー", "働き手"),
        ("労働者", "働き手"),
        ("農耕馬", "鋤"),
        ("貯水タンク", "灌漑"),
        ("ぶどう", "ブドウ"),
        ("コマ", "駒"),
        ("オーダー", "注文"),
        ("VP", "勝利点"),
    ],
)
def test_japanese_word_of_other_books_and_players_finds_ours(typed: str, ours: str) -> None:
    found, usual = ({known.id for known in rulebook.search(word, "ja")} for word in (typed, ours))
    assert usual
    assert found >= usual


@pytest.mark.parametrize(
    ("typed", "ours"),
    [("高级工人", "大工人"), ("棚架", "藤架"), ("农舍", "小屋"), ("胜利点", "分数"), ("抽", "摸")],
)
def test_chinese_word_of_other_books_and_players_finds_ours(typed: str, ours: str) -> None:
    found, usual = ({known.id for known in rulebook.search(word, "zh")} for word in (typed, ours))
    assert usual
    assert found >= usual


@pytest.mark.parametrize(
    ("typed", "ours"), [("VP", "victory point"), ("meeple", "worker"), ("coins", "lira"), ("rosé", "blush")]
)
def test_english_word_of_players_finds_ours(typed: str, ours: str) -> None:
    found, usual = ({known.id for known in rulebook.search(word, "en")} for word in (typed, ours))
    assert usual
    assert found >= usual


def test_chosen_book_comes_first_in_what_is_found() -> None:
    page = ve.rulebook("zh", "en", find="yoke").page
    assert page.pane["sections"][0]["title"] == "Online game help (Chinese)"
    page.do("look", picker="rulebook", value="namayuki")
    assert page.pane["sections"][0]["title"] == "Namayuki’s summary (Japanese)"
    assert len(page.pane["sections"]) == 4


def test_nothing_found_is_said() -> None:
    pane = ve.rulebook("hisshu", "en", find="helicopter").page.pane
    assert (pane["sections"], pane["count"]) == ([], "nothing found")


# -- behind a statement -------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_statement_shows_the_other_books_and_its_scenarios(lang: str) -> None:
    told = opened(STATEMENT, lang)
    standing = rulebook.agreement(STATEMENT)
    assert [other["rulebook"] for other in told["others"]] == [
        *standing.differ,
        *standing.agree,
        *standing.silent,
    ]
    assert "make_wine/vc_021_red_four_in_a_small_cellar" in [shown["name"] for shown in told["scenarios"]]
    assert all(shown["title"] for shown in told["scenarios"])
    assert all(STATEMENT in ve.example(shown["name"]).statements for shown in told["scenarios"])


def test_book_that_differs_comes_first_and_a_silent_one_says_nothing() -> None:
    kinds = [other["stand"]["kind"] for other in opened("namayuki.yoke.04", "en")["others"]]
    assert kinds == sorted(kinds, key=("differ", "agree", "silent").index)
    assert kinds[0] == "differ"


def test_scenario_opens_in_an_explorer_below_the_book() -> None:
    book = ve.rulebook("hisshu", "ja")
    book.page.do("open", name="make_wine/two_reds")
    page, explorer = book.children
    assert page is book.page
    assert explorer.head["title"] == "赤2つと小さな貯蔵庫"
    assert explorer.head["language"] == "ja"
    assert explorer.arriving


def test_error_of_a_click_is_told_on_the_page() -> None:
    page = ve.rulebook("hisshu", "en").page
    with pytest.raises(UnknownWord):
        page.do("open", name="no/such_scenario")
    assert "no scenario 'no/such_scenario'" in page.pane["count"]
    page.do("find", text="yoke")
    assert page.pane["count"] == "25 entries found"


def test_page_is_told_what_stands_behind_a_statement_and_nothing_else() -> None:
    page = ve.rulebook("hisshu", "en").page
    sent: list[dict[str, Any]] = []
    page.send = lambda content, buffers=None: sent.append(content)
    before = page.pane
    page.do("statement", id=STATEMENT)
    assert page.pane is before
    assert [told["id"] for told in sent] == [STATEMENT]


# -- in the explorer ----------------------------------------------------------------------------------------


def test_tab_reads_the_chosen_rulebook_in_the_language_of_the_page() -> None:
    explorer = reader("zh")
    assert lines(explorer.pane)[STATEMENT]["text"] == rulebook.statement(STATEMENT).text("zh")
    explorer.do("language", lang="en")
    assert explorer.pane["lang"] == "en"
    assert json.loads(json.dumps(explorer.pane)) == explorer.pane


def test_language_chosen_in_the_reader_is_that_of_the_whole_page() -> None:
    explorer = reader()
    explorer.do("reader.look", picker="lang", value="ja")
    assert explorer.head["language"] == "ja"
    explorer.do("reader.look", picker="beside", value="en")
    assert lines(explorer.pane)[STATEMENT]["beside"] == rulebook.statement(STATEMENT).text("en")


def test_number_in_a_citation_turns_to_the_statement() -> None:
    explorer = Explorer(Session(Line(ve.example("make_wine/two_reds").position)))
    explorer.do("cited", statement="zh.make_wine.06")
    assert (explorer.tabs["open"], explorer.pane["target"]) == ("reader", "zh.make_wine.06")
    assert explorer.pane["target"] in lines(explorer.pane)
    explorer.do("reader.find", text="worker")
    assert explorer.pane["target"] == ""


def test_scenario_of_a_statement_takes_the_board() -> None:
    explorer = reader("ja")
    explorer.do("reader.open", name="make_wine/blush_of_four_is_enough")
    assert explorer.session.position == ve.example("make_wine/blush_of_four_is_enough").position
    assert explorer.head["language"] == "ja"
    explorer.do("undo")
    assert explorer.session.position == ve.example("make_wine/two_reds").position


def test_scenario_is_played_under_the_book_whose_statement_it_shows() -> None:
    explorer = reader("ja")
    for book, statement in (("hisshu", "hisshu.yoke.05"), ("namayuki", "namayuki.yoke.04")):
        explorer.do("reader.open", name="yoke/vc_162_where_the_vine_goes", statement=statement)
        assert explorer.head["rulebook"] == book
    # One that does not hold under the book keeps its own.
    explorer.do("reader.open", name="make_wine/two_reds", statement="card planter")
    assert explorer.head["rulebook"] == "official"
    page = ve.rulebook("namayuki", "ja")
    page.page.do("open", name="yoke/vc_162_where_the_vine_goes", statement="namayuki.yoke.04")
    assert page.children[1].head["rulebook"] == "namayuki"


def test_game_without_books_has_nothing_to_read() -> None:
    explorer = Explorer(Session(Line(PIPPIN.new(2))), "reader")
    assert explorer.pane["there"] is False
    explorer.do("reader.find", text="apple")


# -- without a page -----------------------------------------------------------------------------------------


def test_still_form_holds_both_languages_and_how_the_books_stand() -> None:
    bundle, _ = ve.rulebook("hisshu", "ja", beside="zh")._repr_mimebundle_()
    page = bundle["text/html"]
    assert "application/vnd.jupyter.widget-view+json" in bundle
    known = rulebook.statement(STATEMENT)
    assert known.text("ja") in page
    assert known.text("zh") in page
    assert "≠ 異なる" in page


# -- the cards ----------------------------------------------------------------------------------------------


def champagne(lang: str = "en") -> Explorer:
    explorer = Explorer(Session(Line(GAMES["champagne"].new(2)), lang=lang), "reader")
    explorer.do("reader.look", picker="rulebook", value="cards")
    return explorer


def test_the_cards_and_numbers_of_a_game_are_read_beside_its_rulebooks() -> None:
    pane = champagne().pane
    assert pane["pickers"][0]["options"] == [
        ["champagne", "Champagne online help (Japanese)"],
        ["cards", "Cards, spaces and numbers"],
        ["glossary", "Glossary"],
    ]
    assert [section["title"] for section in pane["sections"]] == [
        "Vineyards", "Market cards", "Events", "Inheritance cards", "Bonus tokens", "Spaces", "Numbers of the game",
    ]  # fmt: skip
    assert pane["count"] == f"Cards, spaces and numbers: {len(GAMES['champagne'].cards())}"


@pytest.mark.parametrize(
    ("card", "sure"),
    [
        ("press_levels", "(as printed)"),
        ("cellar_room", "(inferred)"),
        ("marketing_blue", "(teaching deck)"),
        ("epernay", "(as printed)"),
        ("local_01", "(teaching deck)"),
        ("press_2", "(inferred)"),
    ],
)
def test_each_line_says_how_sure_it_is(card: str, sure: str) -> None:
    assert lines(champagne().pane)[f"card {card}"]["text"].endswith(sure)


def test_cards_are_found_by_words_of_any_language() -> None:
    explorer = champagne("zh")
    explorer.do("reader.find", text="エペルネ")
    assert [*lines(explorer.pane)] == ["card epernay"]


def test_a_card_opens_the_scenarios_that_name_it() -> None:
    found = opened("card grower", "en", GAMES["viticulture"])
    assert "visitors/summer/grower_must_plant" in [scenario["name"] for scenario in found["scenarios"]]
    assert found["others"] == []


def test_a_number_of_the_game_is_named_by_no_scenario() -> None:
    assert opened("card rounds", "en", GAMES["champagne"])["scenarios"] == []
