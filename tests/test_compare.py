"""The rulebooks side by side: where the paths part, which option parts them, and what the books say of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import toy

import viticulture_explore as ve
from viticulture_explore import places, rulebook, scenarios
from viticulture_explore.cli import main
from viticulture_explore.core import compare as core
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.position import Move
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook.books import concepts_behind, rows
from viticulture_explore.rulebook.comparing import nearest
from viticulture_explore.rulebook.differences import apart
from viticulture_explore.scenarios.comparing import begin, player
from viticulture_explore.text import LANGUAGES, say

toy.register()

VITICULTURE = GAMES["viticulture"]
YOKE = places.examples() / "yoke" / "vc_162_where_the_vine_goes.yaml"
SHIPPED = scenarios.files([places.examples()])
OWN_GAMES = ("viticulture", "champagne")
HEAD = "format: 1\ntitle: A line\n"
PEAR = """\
format: 1
game: pippin
title: {en: A pear, ja: 梨, zh: 梨}
given: {seats: {1: {coins: 2}}}
line: [buy pear, done]
"""
YOKE_LINE = """\
given:
  players: 2
  season: summer
  vineyards: {1: {structures: [yoke], fields: {5: [malvasia]}}}
line: [place yoke, uproot malvasia 5]
"""


def read(text: str) -> scenarios.Scenario:
    return scenarios.read(HEAD + text)


def compared(text: str) -> core.Comparison:
    return ve.compare(read(text)).comparison


# -- where the paths part ---------------------------------------------------------------------------------------------


def test_an_uprooted_vine_goes_where_the_book_says() -> None:
    found = ve.compare(YOKE).comparison
    assert found.sides == (("official", "hisshu", "bga_ja", "zh"), ("namayuki",))
    assert [row.differs for row in found.rows[:2]] == [False, True]
    assert (found.parting, found.rows[1].text) == (1, "uproot syrah 5")
    assert found.causes == (
        core.Cause("official", "namayuki", {"yoke_uproot_destination": ("hand", "discard")}),
    )
    hands = [[say(fact, "en", VITICULTURE) for fact in cell.facts] for cell in found.rows[1].cells]
    assert hands == [
        ["Seat 1, hand: Syrah, Merlot, Planter and Order (red 5)"],
        ["Seat 1, hand: Merlot, Planter and Order (red 5)"],
    ]


def test_a_move_that_is_illegal_in_one_book_ends_its_path_with_the_reasons() -> None:
    found = compared(
        """\
given:
  players: 2
  season: summer
  vineyards: {1: {crush_pad: {red: [1, 2, 3]}}}
line: [place sell, sell red 1, sell red 2, done]
"""
    )
    assert found.sides == (("official", "hisshu", "namayuki", "bga_ja"), ("zh",))
    row = found.rows[found.parting or 0]
    assert row.text == "sell red 2"
    assert [cell.legal for cell in row.cells] == [True, False]
    assert row.cells[1].obstacles != ()
    assert [cell.legal for cell in found.rows[-1].cells] == [True, None]
    assert found.causes == (core.Cause("official", "zh", {"sell_grapes_per_action": ("any", "one")}),)


def test_another_winner() -> None:
    path = next(path for path in SHIPPED if path.name == "all_tie_breaks_equal.yaml")
    found = ve.compare(path).comparison
    winners = {
        side: result.winners for side, result in zip(found.sides, found.results, strict=True) if result
    }
    assert winners == {("official", "hisshu", "bga_ja", "zh"): (1, 2), ("namayuki",): ()}
    assert [cause.options for cause in found.causes] == [{"tie_after_all": ("shared", "replay")}]
    assert found.choices == ()


def test_moves_that_checks_ask_about_in_one_book_are_asked_in_each() -> None:
    found = compared(
        """\
rulebook: namayuki
given: {players: 3, season: summer}
line:
  - illegal: {namayuki: {place give_tour bonus: space_taken}}
  - legal: [place give_tour]
"""
    )
    assert [(row.text, row.asked) for row in found.rows] == [
        ("place give_tour bonus", True),
        ("place give_tour", True),
    ]
    assert [row.cells[0].legal for row in found.rows] == [True, True]


def test_a_line_that_is_the_same_everywhere_has_one_side() -> None:
    found = compared("given: {players: 2, season: winter}\nline: [pass]\n")
    assert (found.differs, found.parting, found.causes) == (False, None, ())
    assert found.sides == (tuple(VITICULTURE.rulebooks),)


def test_what_can_be_played_at_the_end_counts_too() -> None:
    found = compared("given: {players: 3, season: summer, vineyards: {1: {hand: [malvasia]}}}\nline: []\n")
    assert ("namayuki",) in found.sides
    assert found.parting is None
    offered = {row.text: [cell.legal for cell in row.cells] for row in found.choices}
    place = found.sides.index(("namayuki",))
    assert (
        offered["place plant bonus" if "place plant bonus" in offered else next(iter(offered))][place]
        is False
    )
    assert {option for cause in found.causes for option in cause.options} == {"bonus_space_rule"}
    reasons = {obstacle.id for row in found.choices for obstacle in row.cells[place].obstacles}
    assert reasons == {"bonus_not_possible"}


def test_the_options_of_a_scenario_hold_under_every_book() -> None:
    free = read("options: {yoke_uproot_destination: hand}\n" + YOKE_LINE)
    assert not ve.compare(free).comparison.differs


def test_without_that_option_the_same_line_differs() -> None:
    assert ve.compare(read(YOKE_LINE)).comparison.differs


# -- how far it is, and an end to it ----------------------------------------------------------------------------------


def yoke(**watch: Any) -> core.Comparison:
    scenario = read(YOKE_LINE)
    return core.compare(VITICULTURE, lambda options: begin(scenario, options), player(scenario), **watch)


def test_it_tells_how_often_the_line_was_played_and_may_still_be() -> None:
    """Five books first; then each option in which official and namayuki differ is tried."""
    told: list[tuple[int, int]] = []
    found = yoke(progress=lambda *far: told.append(far))
    official, namayuki = VITICULTURE.rulebooks["official"], VITICULTURE.rulebooks["namayuki"]
    apart = sum(official[option] != namayuki[option] for option in official)
    assert [waiting for _, waiting in told] == [4, 3, 2, 1, 0, *reversed(range(apart))]
    # hisshu sets everything as official does, so the line is not played for it again.
    assert [played for played, _ in told[:5]] == [1, 1, 2, 3, 4]
    assert not found.stopped


def test_a_stop_leaves_the_books_that_were_played() -> None:
    found = yoke(stop=lambda: True)
    assert found.stopped
    assert (found.sides, found.causes) == ((("official", "hisshu"),), ())


def test_a_stop_in_the_middle_of_a_line_leaves_that_book_out() -> None:
    start = read(YOKE_LINE).position
    moves = [Move.read("place yoke"), Move.read("uproot malvasia 5")]
    asked: list[bool] = []

    def stop() -> bool:
        asked.append(True)
        return len(asked) == 3  # before the line of namayuki, before its first move, before its second one

    found = core.compare(
        VITICULTURE,
        lambda options: VITICULTURE.set_up(VITICULTURE.given(start), options=options),
        core.replay(moves),
        stop=stop,
    )
    assert found.stopped
    assert found.sides == (("official", "hisshu"),)
    assert len(asked) == 3


def test_a_stop_while_the_cause_is_looked_for_names_none() -> None:
    told: list[int] = []
    found = yoke(progress=lambda played, _: told.append(played), stop=lambda: len(told) > 5)
    assert found.stopped
    assert found.sides == (("official", "hisshu", "bga_ja", "zh"), ("namayuki",))
    assert found.causes == ()
    assert [row.differs for row in found.rows] == [False, True]


# -- what parts them --------------------------------------------------------------------------------------------------


def test_options_that_part_two_sides_are_all_needed_and_enough() -> None:
    """With the named options switched it comes out alike, with fewer of them it does not."""
    path = next(path for path in SHIPPED if path.name == "vc_163_once_a_year.yaml")
    scenario = scenarios.load(path)
    found = ve.compare(scenario).comparison
    two = [cause for cause in found.causes if len(cause.options) > 1]
    assert [set(cause.options) for cause in two] == [{"yoke_uproot_destination", "yoke_limit"}]
    play = player(scenario)

    def outcome(options: dict[str, str]) -> Any:
        start = begin(scenario, options)
        return core.outcome(VITICULTURE, core.Path(start, play(start)))

    for cause in found.causes:
        one, other = VITICULTURE.rulebooks[cause.one], VITICULTURE.rulebooks[cause.other]
        wanted = outcome({**one, **{option: pair[1] for option, pair in cause.options.items()}})
        assert wanted == outcome(dict(other))
        for left_out in cause.options:
            fewer = {option: pair[1] for option, pair in cause.options.items() if option != left_out}
            assert outcome({**one, **fewer}) != wanted


# -- other beginnings -------------------------------------------------------------------------------------------------


def test_a_record_and_a_position_can_be_compared() -> None:
    start = VITICULTURE.set_up(
        {
            "players": 2,
            "season": "summer",
            "vineyards": {1: {"structures": ["yoke"], "fields": {5: ["malvasia"]}}},
        }
    )
    line = ve.Line(start, ["place yoke", "uproot malvasia 5"])
    found = ve.compare(line).comparison
    assert [row.text for row in found.rows] == ["place yoke", "uproot malvasia 5"]
    assert [list(cause.options) for cause in found.causes] == [["yoke_uproot_destination"]]
    assert ve.compare(start).comparison.rows == ()


def test_recorded_moves_wait_for_those_without_an_alternative() -> None:
    start = GAMES["pippin"].set_up({"dipping": False, "bag": ["one"]})
    attempts = core.replay([Move.read("dip"), Move.read("buy apple")])(start)
    assert [attempt.legal for attempt in attempts] == [True, False]  # chance is nobody's forced move
    assert [found.id for found in attempts[1].obstacles] == ["pippin_not_now"]


def test_a_game_the_explorer_does_not_know_is_compared_too() -> None:
    found = ve.compare(scenarios.read(PEAR), "ja")
    assert found.comparison.sides == (("official",), ("house",))
    assert found.comparison.causes == (core.Cause("official", "house", {"pear_price": ("two", "three")}),)
    row = found.comparison.rows[0]
    assert [cell.legal for cell in row.cells] == [True, False]
    assert [obstacle.values for obstacle in row.cells[1].obstacles] == [{"price": 3, "coins": 2}]


def test_a_start_that_one_book_does_not_allow_is_an_error_with_its_place() -> None:
    parents = "{1: [mama_ariel, mama_alaena, papa_matt, papa_jay]}"
    four = read(f"rulebook: zh\ngiven: {{players: 2, season: setup, parents: {parents}}}\n")
    with pytest.raises(scenarios.ScenarioError) as error:
        ve.compare(four)
    assert error.value.place[:2] == ("given", "parents")


@pytest.mark.parametrize(("lang", "books"), [("de", None), (None, ["official", "zhh"])])
def test_unknown_words_are_errors(lang: str | None, books: list[str] | None) -> None:
    for what in (YOKE, scenarios.load(YOKE).position):
        with pytest.raises(UnknownWord):
            ve.compare(what, lang, rulebooks=books)


def test_only_the_chosen_books_are_compared() -> None:
    assert ve.compare(YOKE, rulebooks=["hisshu", "zh"]).comparison.sides == (("hisshu", "zh"),)


# -- in words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "en",
            [
                "The paths part at step 2",
                "What parts them:",
                "to the discard pile: Namayuki’s summary",
                "§ Yoke 4",
            ],
        ),
        ("ja", ["2手", "分かれ目：", "捨て札にする：なまゆきさんのルール", "§ 鋤 4"]),
        ("zh", ["从第2步开始不同", "分歧所在：", "放到弃牌堆：Namayuki", "§ 牛轭 4"]),
    ],
)
def test_it_says_where_the_paths_part_why_and_what_the_books_say(lang: str, wanted: list[str]) -> None:
    found = ve.compare(YOKE, lang)
    for shown in (repr(found), found._repr_html_()):
        for words in wanted:
            assert words in shown
    assert f'lang="{lang}"' in found._repr_html_()


def test_statements_are_those_of_the_point_that_parts_the_books() -> None:
    """Selling a second grape is refused because it is another seat's turn; what the books say of turns is no matter."""
    found = ve.compare(places.examples() / "sell" / "vc_101_each_grape_by_itself.yaml")
    assert [part.concept for part in found.quoted] == ["sell_grape_quantity"]
    ours, theirs = found.quoted[0].sides
    assert {statement.rulebook for statement in ours} == {"hisshu", "namayuki", "bga_ja"}
    assert {statement.rulebook for statement in theirs} == {"zh"}
    refused = found.comparison.rows[found.comparison.parting or 0].cells[1]
    assert [reason.id for reason in nearest(refused)] == ["not_now"]
    assert "There is no" not in found.text("en", 200)


def test_every_point_is_behind_concepts_that_are_there() -> None:
    options = {option for game in OWN_GAMES for option in GAMES[game].options}
    named = {option for option in options if concepts_behind(option)}
    for option in sorted(named):
        assert all(rulebook.concept(name).id == name for name in concepts_behind(option))
    assert {row["option"] for row in rows("points")} == named
    assert set(GAMES["champagne"].options) <= named


def test_statements_stand_on_the_side_of_their_book() -> None:
    quoted = {part.concept: part for part in ve.compare(YOKE).quoted}["uproot_destination"]
    assert [[statement.id for statement in side] for side in quoted.sides] == [
        ["hisshu.yoke.05", "bga_ja.yoke.03", "zh.yoke.04"],
        ["namayuki.yoke.04"],
    ]


def test_the_table_marks_what_differs_and_keeps_its_width() -> None:
    lines = ve.compare(YOKE).text("en", 80).splitlines()
    table = lines[: next(number for number, line in enumerate(lines) if line.startswith("What parts"))]
    assert any(re.match(r"≠ +uproot syrah 5", line) for line in table)
    assert not any(line.startswith("≠") and "place yoke" in line for line in table)
    assert max(map(len, table[2:])) <= 80


def test_a_page_tells_moves_in_words_and_the_text_also_as_they_are_typed() -> None:
    found = ve.compare(YOKE)
    assert "uproot syrah 5" not in found.html("ja")
    assert "で分かれます：シラー（赤2）を畑5から引き抜く" in found.html("ja")
    assert "uproot syrah 5：シラー（赤2）を畑5から引き抜く" in found.text("ja", 200)


def test_what_a_page_shows_is_escaped() -> None:
    text = "given: {players: 2, season: winter}\nline: [pass]\n"
    scenario = scenarios.read("format: 1\ntitle: <b>A & B</b>\n" + text)
    assert "&lt;b&gt;A &amp; B&lt;/b&gt;" in ve.compare(scenario)._repr_html_()


def test_where_all_agree_that_is_all_it_says() -> None:
    scenario = read("given: {players: 2, season: winter}\nline: [pass]\n")
    assert ve.compare(scenario).text("en") == "A line\nAll 5 rulebooks come to the same."


@pytest.mark.parametrize("path", SHIPPED[::12], ids=lambda path: path.stem)
def test_shipped_lines_can_be_compared_in_every_language(path: Path) -> None:
    found = ve.compare(path)
    for lang in LANGUAGES:
        assert found.text(lang)
        assert json.loads(json.dumps(found.data(lang)))["differs"] == found.comparison.differs
    assert found.comparison.differs == bool(found.comparison.causes)


# -- the command ------------------------------------------------------------------------------------------------------


def test_the_command_prints_the_table_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", str(YOKE), "--lang", "en"]) == 0
    assert "The paths part at step 2" in capsys.readouterr().out
    assert main(["compare", str(YOKE), "--json", "--lang", "ja"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [side["rulebooks"] for side in found["sides"]] == [
        ["official", "hisshu", "bga_ja", "zh"],
        ["namayuki"],
    ]
    assert found["causes"] == [
        {
            "one": "official",
            "other": "namayuki",
            "options": {"yoke_uproot_destination": {"official": "hand", "namayuki": "discard"}},
        }
    ]
    assert found["line"][1]["words"] == say(
        ve.compare(YOKE).comparison.rows[1].words,  # type: ignore[arg-type]
        "ja",
        VITICULTURE,
    )


def test_the_command_needs_a_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("format: 1\ntitle: x\ngiven: {players: 9}\n", encoding="utf-8")
    assert main(["compare", str(wrong)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# -- every option can be seen -----------------------------------------------------------------------------------------


def test_every_value_of_every_option_of_every_game_has_a_scenario() -> None:
    wanted = [
        (game, option, value)
        for game in OWN_GAMES
        for option, (_, *values) in GAMES[game].options.items()
        for value in values
    ]
    assert [(shown.game, shown.option, shown.value) for shown in ve.differences()] == wanted
    assert [*ve.differences("viticulture"), *ve.differences("champagne")] == [*ve.differences()]


@pytest.mark.parametrize("shown", ve.differences(), ids=lambda shown: f"{shown.option} {shown.value}")
def test_the_outcome_really_differs(shown: Any) -> None:
    found = shown.comparison
    assert found.sides == ((shown.default,), (shown.value,))
    assert [set(cause.options) for cause in found.causes] == [{shown.option}]
    for lang in LANGUAGES:
        assert all(say(message, lang) for message in (shown.title, *shown.values))


def test_what_a_description_leaves_out_as_usual_is_compared_too() -> None:
    """A collaborator on step 2 is one of the three, or a fourth one: in both cases all of them are at home."""
    (shown,) = (shown for shown in ve.differences("champagne") if shown.option == "marketing_collaborator")
    assert shown.name == "champagne/collaborator_on_step_two_is_replaced"
    row = shown.comparison.rows[shown.comparison.parting or 0]
    assert row.text == "age blue"
    left = [[say(fact, "en", shown.scenario.game) for fact in cell.facts] for cell in row.cells]
    assert left == [["Seat 1, collaborators left: 2"], ["Seat 1, collaborators left: 3"]]


def test_an_option_set_to_its_own_value_changes_nothing() -> None:
    shown = ve.differences()[0]
    assert not apart(shown.scenario, shown.option, (shown.default,)).differs


def test_an_option_is_compared_by_its_values_and_quotes_the_books_that_have_them() -> None:
    (shown,) = (shown for shown in ve.differences() if shown.option == "yoke_uproot_destination")
    text = shown.compare().text("en", 200)
    default, value = (say(words, "en") for words in shown.values)
    assert re.search(rf"Step +{default} +{value}", text)
    assert f"{value}: Namayuki’s summary (Japanese)" in text
    assert "§ Yoke 4" in text


def test_a_reading_that_no_book_takes_is_said_to_be_so() -> None:
    (shown,) = (shown for shown in ve.differences() if shown.option == "producer_excludes")
    assert shown.books(shown.value) == ()
    assert f"{say(shown.values[1], 'en')}: none of these rulebooks" in shown.compare().text("en")


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [
        (
            "en",
            ["Age of Champagne", "Point of the rules", "to the discard pile (Namayuki’s summary (Japanese))"],
        ),
        ("ja", ["ワイナリーの四季", "ルールの点", "捨て札にする（なまゆきさんのルール）"]),
        ("zh", ["葡萄酒庄园", "规则点", "放到弃牌堆（Namayuki"]),
    ],
)
def test_all_options_stand_in_a_table_with_their_scenarios(lang: str, wanted: list[str]) -> None:
    page = ve.differences().html(lang)
    for words in (*wanted, "yoke/vc_170_uproot_or_harvest", "champagne/no_exchange"):
        assert words in page
    assert page.count("<tr>") == len(ve.differences()) + 2
    first = ve.differences("champagne")
    assert say(first[0].title, lang) in first.text(lang, 200)
    assert max(map(len, ve.differences().text("en", 90).splitlines())) <= 90


def test_a_game_that_is_not_there_is_an_error() -> None:
    with pytest.raises(UnknownWord, match="game"):
        ve.differences("vinhos")
    assert [*ve.differences("pippin")] == []
    assert rulebook.compare is ve.compare
