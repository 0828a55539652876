"""Which statements the scenarios demonstrate, and that a claim counts only if its line shows the rule."""

from __future__ import annotations

import json
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from viticulture_explore import places, rulebook
from viticulture_explore.cli import main
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook import coverage as module
from viticulture_explore.rulebook.coverage import (
    EXCUSES,
    Cell,
    Claim,
    Coverage,
    Shown,
    claims_of,
    coverage,
    excuses,
    played_by,
)
from viticulture_explore.scenarios import Scenario, ScenarioError, files, load, read, run
from viticulture_explore.text import LANGUAGES

GIVEN = """\
given:
  players: 2
  season: winter
  vineyards: {1: {crush_pad: {red: [3, 4]}, lira: 4}}
"""


def claimed(statements: str, line: str, rulebook: str = "official") -> dict[str, str]:
    """What is wrong with each claim of a scenario; nothing if it counts."""
    head = f"format: 1\ntitle: x\nrulebook: {rulebook}\nstatements: [{statements}]\n"
    return {claim.statement: claim.problem for claim in claims_of(read(f"{head}{GIVEN}line:\n{line}"))}


# -- when a claim counts ----------------------------------------------------------------------------------------------


def test_an_event_of_the_rule_shows_it() -> None:
    line = "  - place make_wine\n  - make red 4\n"
    assert rulebook.concepts_of("hisshu.make_wine.15")[0].id == "wine_devalued_for_cellar"
    assert claimed("hisshu.make_wine.15", line) == {"hisshu.make_wine.15": ""}


def test_a_claim_of_another_rule_does_not_count() -> None:
    line = "  - place make_wine\n  - make red 4\n"
    assert claimed("hisshu.sell.12, zh.game_end.09", line) == {
        "hisshu.sell.12": "idle",
        "zh.game_end.09": "idle",
    }


def test_a_reason_against_a_move_shows_the_rule_that_forbids_it() -> None:
    line = "  - place make_wine\n  - illegal: {make red 3 red 4: grapes_not_added}\n"
    assert claimed("hisshu.make_wine.06", line) == {"hisshu.make_wine.06": ""}
    assert claimed("hisshu.make_wine.06", "  - place make_wine\n") == {"hisshu.make_wine.06": "idle"}


def test_a_possible_move_shows_the_rules_it_is_played_by() -> None:
    line = "  - place make_wine\n  - legal: [make red 4]\n"
    assert claimed("hisshu.make_wine.15", line) == {"hisshu.make_wine.15": ""}


def test_the_list_of_all_moves_shows_what_forbids_the_others() -> None:
    statement = rulebook.concept("blush_needs_medium").statements["hisshu"][0]
    line = "  - place make_wine\n  - moves: [make red 3, make red 4]\n"
    assert claimed(statement, line) == {statement: ""}
    assert claimed(statement, "  - place make_wine\n  - make red 3\n") == {statement: "idle"}


def test_a_check_of_another_rulebook_shows_nothing() -> None:
    line = "  - place make_wine\n  - illegal: {zh: {make red 3 red 4: grapes_not_added}}\n"
    assert claimed("hisshu.make_wine.06", line, "[hisshu, namayuki]") == {"hisshu.make_wine.06": "idle"}
    assert claimed("hisshu.make_wine.06", line, "[hisshu, zh]") == {"hisshu.make_wine.06": ""}


def test_a_variation_counts_like_the_line() -> None:
    line = "  - place make_wine\nvariations:\n  - {at: 1, line: [make red 4]}\n"
    assert claimed("hisshu.make_wine.15", line) == {"hisshu.make_wine.15": ""}


def test_a_rule_that_works_without_a_word_shows_by_its_signs() -> None:
    statement = rulebook.concept("make_wine_moves_tokens").statements["hisshu"][0]
    played = "  - place make_wine\n  - make red 3\n"
    assert claimed(statement, played) == {statement: "idle"}
    expected = f"{played}  - expect: {{1: {{crush_pad: {{red: [4]}}}}}}\n"
    assert claimed(statement, expected) == {statement: ""}


def test_a_line_that_does_not_hold_shows_nothing() -> None:
    line = "  - place make_wine\n  - make red 4\n  - expect: {1: {lira: 9}}\n"
    assert claimed("hisshu.make_wine.15", line) == {"hisshu.make_wine.15": "fails"}


def test_a_statement_that_does_not_exist_is_an_error() -> None:
    assert claimed("hisshu.make_wine.99", "  - pass\n") == {"hisshu.make_wine.99": "unknown"}


def test_the_end_of_the_game_shows_itself() -> None:
    head = "format: 1\ntitle: x\nstatements: [hisshu.game_end.02]\n"
    seats = "vineyards: {1: {vp: 20, passed: true}, 2: {vp: 3}}"
    given = f"given: {{players: 2, season: winter, actor: 2, {seats}}}\n"
    over = read(f"{head}{given}line:\n  - pass\n  - over: {{winners: [1]}}\n")
    assert [claim.problem for claim in claims_of(over)] == [""]
    going_on = read(f"{head}{given.replace('vp: 20', 'vp: 2')}line:\n  - pass\n")
    assert [claim.problem for claim in claims_of(going_on)] == ["idle"]


# -- the signs --------------------------------------------------------------------------------------------------------


def test_signs_are_of_rules_that_exist_and_of_kinds_that_are_looked_for() -> None:
    kinds = {
        "move",
        "legal",
        "illegal",
        "expect",
        "given",
        "event",
        "obstacle",
        "decision",
        "moves",
        "over",
    }
    for concept, alternatives in module._signs().items():
        assert concept in rulebook.concepts()
        assert len(set(alternatives)) == len(alternatives)
        for signs in alternatives:
            assert {sign.split()[0] for sign in signs} <= kinds


def test_a_description_shows_its_keys_and_their_values_without_the_seats() -> None:
    told = {
        "vineyards": {1: {"cellar": {"red": [3, 4], "white": []}, "fields": {5: ["merlot"], 7: "sold"}}},
        2: {"lira": 3, "grande": True},
        "spaces": {"harvest": {"plain": 1}},
    }
    assert list(module._described(told)) == [
        "cellar.red",
        "cellar.red 3",
        "cellar.red 4",
        "cellar.white",
        "fields.5",
        "fields.5 merlot",
        "fields.7",
        "fields.7 sold",
        "lira",
        "lira 3",
        "grande",
        "grande true",
        "spaces.harvest.plain",
        "spaces.harvest.plain 1",
    ]


def test_a_sign_may_ask_for_a_value() -> None:
    statement = rulebook.concept("hand_limit_hand_only").statements["zh"][0]
    given = "players: 2, season: winter, vineyards: {1: {fields: {5: [malvasia]}, hand: [order_01]}}"
    head = f"format: 1\ntitle: x\nstatements: [{statement}]\ngiven: {{{given}}}\nline: [pass, pass"
    cards = read(f"{head}, expect: {{season: spring, 1: {{hand: [order_01]}}}}]\n")
    assert [claim.problem for claim in claims_of(cards)] == [""]
    autumn = read(f"{head}, expect: {{season: spring, 1: {{lira: 0}}}}]\n")
    assert [claim.problem for claim in claims_of(autumn)] == ["idle"]


def test_the_list_of_all_moves_shows_that_there_is_no_other() -> None:
    given = "given: {players: 2, season: summer, vineyards: {1: {crush_pad: {red: [1]}, lira: 3}}}"
    head = f"format: 1\ntitle: x\nstatements: [hisshu.sell.12]\n{given}\nline: [place sell, "
    listed = read(f"{head}moves: [sell red 1, sell field 5, sell field 6, sell field 7]]\n")
    assert [claim.problem for claim in claims_of(listed)] == [""]
    some = read(f"{head}legal: [sell red 1, sell field 5]]\n")
    assert [claim.problem for claim in claims_of(some)] == ["idle"]


def test_a_statement_of_several_rules_needs_each_of_them_shown() -> None:
    rules = tuple(rule.id for rule in rulebook.concepts_of("hisshu.spaces.09"))
    assert len(rules) == 2
    half, rest = (Claim("hisshu.spaces.09", Path(f"{rule}.yaml"), rules=(rule,)) for rule in rules)
    assert Coverage((half,), (), ("hisshu",)).shown == {}
    both = Coverage((half, rest), (), ("hisshu",))
    assert both.shown == {"hisshu.spaces.09": (half.file, rest.file)}


# -- a collection -----------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    line = "line: [place make_wine, make red 4]\n"
    (tmp_path / "good.yaml").write_text(
        f"format: 1\ntitle: x\nstatements: [zh.workers.01, zh.aging.01]\n{GIVEN}{line}", encoding="utf-8"
    )
    (tmp_path / EXCUSES).write_text(
        "statement,reason\nzh.components.03,a card back\nzh.workers.01,wrongly\nzh.components.99,no such\n",
        encoding="utf-8",
    )
    return tmp_path


def test_what_is_shown_excused_and_missing(folder: Path) -> None:
    report = coverage(folder, ["zh"])
    assert report.shown == {"zh.workers.01": (folder / "good.yaml",)}
    assert report.faults == (Claim("zh.aging.01", folder / "good.yaml", "idle"),)
    assert report.claims[0].rules == ("season_turn_place_or_pass",)
    assert [excuse.statement for excuse in report.idle_excuses] == ["zh.workers.01", "zh.components.99"]
    missing = {statement.id for statement in report.missing}
    assert "zh.aging.01" in missing
    assert not missing & {"zh.workers.01", "zh.components.03"}
    assert len(missing) == 152 - 2
    assert not report.complete


def test_the_numbers_add_up_by_topic(folder: Path) -> None:
    report = coverage(folder, ["zh"])
    cells = {cell.topic: cell for cell in report.cells}
    assert cells["workers"] == Cell("zh", "workers", all=3, shown=1, excused=0)
    assert (cells["components"].excused, cells["components"].missing) == (1, 15)
    assert sum(cell.all for cell in report.cells) == 152
    assert sum(cell.missing for cell in report.cells) == len(report.missing)


def test_a_folder_without_excuses_has_none(tmp_path: Path) -> None:
    assert excuses(tmp_path) == ()


def test_an_unknown_book_and_a_wrong_file_are_errors(folder: Path) -> None:
    with pytest.raises(UnknownWord):
        coverage(folder, ["zhh"])
    (folder / "bad.yaml").write_text("format: 1\n", encoding="utf-8")
    with pytest.raises(ScenarioError):
        coverage(folder, ["zh"])


def test_the_books_of_the_games_are_what_has_to_be_shown() -> None:
    assert set(played_by()) == {
        book for game in GAMES.values() for book in game.rulebooks if book in rulebook.rulebooks()
    }
    assert played_by()[:4] == ("hisshu", "namayuki", "bga_ja", "zh")


# -- from a statement to its scenarios --------------------------------------------------------------------------------


def test_the_scenarios_of_a_statement_are_found_however_the_claim_is_written(tmp_path: Path) -> None:
    forms = {
        "flow": "statements: [zh.aging.01, zh.aging.02]\n",
        "block": "statements:\n  - zh.aging.01\n  - zh.nothing.77\ncases: []\n",
        "low": "statements:\n- zh.aging.01\nabout: zh.aging.03\n",
        "folded": "statements: [zh.aging.01,\n  zh.aging.04]\n",
        "none": "about: zh.aging.01\n",
    }
    for name, text in forms.items():
        (tmp_path / f"{name}.yaml").write_text(f"format: 1\n{text}", encoding="utf-8")
    found = rulebook.demonstrations(tmp_path)
    assert {name: [file.stem for file in paths] for name, paths in found.items()} == {
        "zh.aging.01": ["block", "flow", "folded", "low"],
        "zh.aging.02": ["flow"],
        "zh.aging.04": ["folded"],
    }


def test_the_shipped_scenarios_are_found_like_that_too() -> None:
    claimed: dict[str, list[Path]] = {}
    for file in files([places.examples()])[::9]:
        for statement in dict.fromkeys(load(file).statements):
            claimed.setdefault(statement, []).append(file)
    found = rulebook.demonstrations()
    assert claimed
    assert all(set(paths) <= set(found[statement]) for statement, paths in claimed.items())


# -- what is shipped --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def library() -> list[tuple[Scenario, bool, Shown]]:
    """The shipped scenarios that claim a statement, each with whether it holds and what its lines show."""
    found = []
    for scenario in map(load, files([places.examples()])):
        if scenario.statements:
            reports = [run(scenario, book) for book in scenario.rulebooks]
            found.append((scenario, all(report.passed for report in reports), Shown.by(reports)))
    return found


@pytest.fixture(scope="module")
def complete(library: list[tuple[Scenario, bool, Shown]]) -> Coverage:
    claims = tuple(
        module._claim(statement, Path(scenario.name), holds, shown)
        for scenario, holds, shown in library
        for statement in scenario.statements
    )
    return Coverage(claims, excuses(places.examples()), played_by())


def test_every_statement_is_shown_by_a_scenario_or_excused(complete: Coverage) -> None:
    assert [statement.id for statement in complete.missing] == []
    assert len(complete.statements) == 751 + 74


def test_every_claim_shows_its_statement(complete: Coverage) -> None:
    assert [(claim.statement, claim.file.name, claim.problem) for claim in complete.faults] == []


def test_no_excuse_is_left_for_what_a_scenario_shows(complete: Coverage) -> None:
    assert complete.idle_excuses == ()
    assert complete.complete


def test_excuses_are_few(complete: Coverage) -> None:
    assert len(complete.excuses) <= 33
    assert not [excuse for excuse in complete.excuses if excuse.statement.startswith("champagne.")]


def met(signs: tuple[str, ...], shown: Shown) -> bool:
    return all(any(fnmatchcase(found, sign) for found in shown.signs) for sign in signs)


def test_every_row_of_signs_decides_a_claim_and_few_scenarios_would_pass_it(
    library: list[tuple[Scenario, bool, Shown]],
) -> None:
    claimed = [
        ({rule.id for name in scenario.statements for rule in rulebook.concepts_of(name)}, shown)
        for scenario, _, shown in library
    ]
    for concept, rows in module._signs().items():
        for signs in rows:
            passing = [(rules, shown) for rules, shown in claimed if met(signs, shown)]
            deciding = [rules for rules, shown in passing if concept in rules - shown.concepts]
            assert deciding, (concept, signs)
            assert len(passing) < len(claimed) / 4, (concept, signs)


def test_the_list_of_what_cannot_be_executed_is_in_order_and_gives_reasons() -> None:
    listed = excuses(places.examples())
    known = [statement.id for book in rulebook.rulebooks() for statement in rulebook.statements(book)]
    assert all(excuse.reason for excuse in listed)
    assert len({excuse.statement for excuse in listed}) == len(listed)
    assert {excuse.statement for excuse in listed} <= set(known)


# -- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def shipped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(places, "examples", lambda: folder)
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command_prints_the_matrix_and_what_is_missing(
    shipped: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["coverage", "--rulebook", "zh", "--missing", "--lang", lang]) == 1
    printed = capsys.readouterr().out
    assert "1/3" in printed
    assert "good.yaml" in printed
    assert rulebook.statement("zh.aging.01").text(lang) in printed
    assert "150" in printed.splitlines()[-1]


def test_the_command_as_json(shipped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--rulebook", "zh", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["statements"] == {"zh.workers.01": ["good.yaml"]}
    assert found["faults"] == [{"statement": "zh.aging.01", "file": "good.yaml", "problem": "idle"}]
    assert (found["complete"], len(found["missing"])) == (False, 150)
    assert found["idle_excuses"] == ["zh.workers.01", "zh.components.99"]


def test_the_command_is_content_when_all_is_shown_or_excused(
    shipped: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = shipped / "good.yaml"
    file.write_text(file.read_text("utf-8").replace(", zh.aging.01", ""), encoding="utf-8")
    rest = [known.id for known in rulebook.statements("zh") if known.id != "zh.workers.01"]
    lines = "".join(f"{name},for this test\n" for name in rest)
    (shipped / EXCUSES).write_text(f"statement,reason\n{lines}", encoding="utf-8")
    assert main(["coverage", "--rulebook", "zh"]) == 0
    assert main(["coverage", "--rulebook", "zhh"]) == 2
    assert "zh" in capsys.readouterr().err
