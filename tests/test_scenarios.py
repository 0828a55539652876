"""Scenario files: what is refused and how it is said, how a line runs, and the ways back into a file."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import toy
from hypothesis import given, settings, strategies as st

from viticulture_explore import scenarios, text
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.reader import problem_of
from viticulture_explore.scenarios.source import DEEPEST, LARGEST, read_bytes

toy.register()

HEAD = "format: 1\ngame: pippin\ntitle: t\n"
START = "given: {}\n"
CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")


def scenario(line: str = "", given: str = "{}", more: str = "") -> scenarios.Scenario:
    return scenarios.read(f"{HEAD}{more}given: {given}\nline:\n{line or '  []'}")


def failures(line: str, given: str = "{}", more: str = "", book: str | None = None) -> list[tuple[str, str]]:
    report = scenarios.run(scenario(line, given, more), book)
    return [(".".join(map(str, found.place)), found.sentence("en", toy.PIPPIN)) for found in report.failures]


def played(line: str, given: str = "{}", more: str = "") -> list[str]:
    report = scenarios.run(scenario(line, given, more))
    assert report.passed, [found.say("en", toy.PIPPIN) for found in report.failures]
    return list(map(str, report.moves))


# -- files that are no scenario -------------------------------------------------------------------------------------

BAD: dict[str, tuple[str | bytes, str, int | None, str, str]] = {
    # name: content, problem, line, place, part of the English sentence
    "empty": ("", "problem-no_mapping", None, "", "format: 1"),
    "a list": ("- format: 1", "problem-no_mapping", None, "", "keys with values"),
    "a word": ("hello", "problem-no_mapping", None, "", "keys with values"),
    "not YAML": ("format: 1\ngiven: [open\n", "problem-not_yaml", 3, "", "bracket"),
    "a tab": ("format: 1\n\ttitle: t\n", "problem-not_yaml", 2, "", "tab"),
    "a zero byte": ("format: 1\ntitle: \0\n", "problem-not_yaml", None, "", "YAML"),
    "not UTF-8": (b"format: 1\ntitle: \xff\xfe\n", "problem-not_utf8", 2, "", "UTF-8"),
    "too large": ("#" * (LARGEST + 1), "problem-too_large", None, "", "1000000 bytes"),
    "two documents": (f"{HEAD}{START}---\n{HEAD}", "problem-several_documents", 5, "", "one scenario"),
    "an alias": ("format: 1\ntitle: &t x\nabout: *t\n", "problem-alias", 2, "title", "Anchors"),
    "an anchored list": ("format: 1\na: &a [x]\n", "problem-alias", 2, "a", "Anchors"),
    "an alias as key": ("format: 1\n*t : x\n", "problem-alias", 2, "", "Anchors"),
    "a tag": ("format: 1\ntitle: !!str x\n", "problem-tag", 2, "title", "Tags"),
    "a tagged mapping": ("format: 1\ngiven: !game {}\n", "problem-tag", 2, "given", "Tags"),
    "a repeated key": (f"{HEAD}title: u\n", "problem-repeated_key", 4, "title", "“title” stands here twice"),
    "a repeated seat": (
        f"{HEAD}given: {{seats: {{1: {{}}, 1: {{}}}}}}",
        "problem-repeated_key",
        4,
        "given.seats.1",
        "“1”",
    ),
    "a key that is a list": ("format: 1\n? [a]\n: b\n", "problem-bad_key", 2, "", "single word"),
    "a key that is nothing": ("format: 1\n~: b\n", "problem-bad_key", 2, "", "single word"),
    "too deep": (
        "format: 1\ngiven: " + "[" * 99,
        "problem-too_deep",
        2,
        "given" + ".0" * (DEEPEST - 1),
        f"most {DEEPEST}",
    ),
    "no format": ("title: t\ngiven: {}\n", "problem-missing_key", 1, "", "“format” is missing"),
    "a later format": ("format: 2\nnew: 1\n", "problem-format", 1, "format", "Found format 2"),
    "format as text": ("format: '1'\n", "problem-format", 1, "format", 'format "1"'),
    "format true": ("format: true\n", "problem-format", 1, "format", "format true"),
    "no title": (
        "format: 1\ngame: pippin\ngiven: {}\n",
        "problem-missing_key",
        1,
        "",
        "“title” is missing",
    ),
    "no given": (HEAD, "problem-missing_key", 1, "", "“given” is missing"),
    "an unknown key": (f"{HEAD}{START}lnie: []\n", "problem-unknown_key", 5, "lnie", "mean: line?"),
    "an unknown game": (
        "format: 1\ngame: pipin\ntitle: t\ngiven: {}\n",
        "problem-unknown_word",
        2,
        "game",
        "mean: pippin?",
    ),
    "a game that is a number": (
        "format: 1\ngame: 3\ntitle: t\ngiven: {}\n",
        "problem-malformed",
        2,
        "game",
        "Found 3, wanted the id of a game.",
    ),
    "a title that is a number": (
        "format: 1\ngame: pippin\ntitle: 7\ngiven: {}\n",
        "problem-malformed",
        3,
        "title",
        "a text",
    ),
    "a title in French": (
        f"format: 1\ngame: pippin\ntitle: {{fr: t}}\n{START}",
        "sentence-pair",
        3,
        "title.fr",
        "Possible here: en, ja, zh.",
    ),
    "a title without text": (
        f"format: 1\ngame: pippin\ntitle: {{ja: 3}}\n{START}",
        "problem-malformed",
        3,
        "title.ja",
        "Found 3, wanted a text.",
    ),
    "an unknown rulebook": (
        f"{HEAD}rulebook: oficial\n{START}",
        "problem-unknown_word",
        4,
        "rulebook",
        "mean: official?",
    ),
    "an unknown one of two": (
        f"{HEAD}rulebook: [house, hause]\n{START}",
        "problem-unknown_word",
        4,
        "rulebook.1",
        "mean: house?",
    ),
    "no rulebook": (f"{HEAD}rulebook: []\n{START}", "problem-malformed", 4, "rulebook", "Found [], wanted"),
    "a rulebook twice": (
        f"{HEAD}rulebook: [house, house]\n{START}",
        "problem-repeated_word",
        4,
        "rulebook.1",
        "“house” stands here twice",
    ),
    "an unknown option": (
        f"{HEAD}options: {{pear: two}}\n{START}",
        "sentence-pair",
        4,
        "options.pear",
        "Possible here: pear_price.",
    ),
    "an unknown value": (
        f"{HEAD}options: {{pear_price: thre}}\n{START}",
        "problem-unknown_word",
        4,
        "options.pear_price",
        "mean: three?",
    ),
    "a truth value": (
        f"{HEAD}options: {{pear_price: true}}\n{START}",
        "problem-unknown_word",
        4,
        "options.pear_price",
        "“true”",
    ),
    "options as a list": (
        f"{HEAD}options: [two]\n{START}",
        "problem-malformed",
        4,
        "options",
        'Found ["two"]',
    ),
    "an unknown module": (
        f"{HEAD}modules: [influence]\n{START}",
        "problem-unknown_word",
        4,
        "modules.0",
        "“influence” is not known",
    ),
    "a malformed statement": (
        f"{HEAD}statements: [hisshu]\n{START}",
        "problem-malformed",
        4,
        "statements.0",
        "hisshu.make_wine.22",
    ),
    "a malformed case": (f"{HEAD}cases: [22]\n{START}", "problem-malformed", 4, "cases.0", "such as VC-022"),
    "an unknown flag": (
        f"{HEAD}allow: [pippin_too_ritch]\n{START}",
        "problem-unknown_word",
        4,
        "allow.0",
        "mean: pippin_too_rich?",
    ),
    "a negative seed": (f"{HEAD}seed: -1\n{START}", "problem-malformed", 4, "seed", "whole number from 0"),
    "a seed that is no number": (f"{HEAD}seed: 1.5\n{START}", "problem-malformed", 4, "seed", "Found 1.5"),
    "given as a list": (f"{HEAD}given: [1]\n", "problem-malformed", 4, "given", "describes the position"),
    "an unknown deck": (
        f"{HEAD}given:\n  deals: {{bga: []}}\n",
        "problem-unknown_key",
        5,
        "given.deals.bga",
        "mean: bag?",
    ),
    "an unknown card": (
        f"{HEAD}given:\n  deals:\n    bag: [one, twoo]\n",
        "problem-unknown_word",
        6,
        "given.deals.bag.1",
        "mean: two?",
    ),
    "an impossible position": (
        f"{HEAD}given: {{seats: {{1: {{coins: 10}}}}}}\n",
        "problem-impossible",
        4,
        "given",
        "(pippin_too_rich): A purse holds at most nine coins.",
    ),
    "a line that is a word": (f"{HEAD}{START}line: done\n", "problem-malformed", 5, "line", 'Found "done"'),
    "an entry that is a number": (
        f"{HEAD}{START}line:\n  - done\n  - 3\n",
        "problem-malformed",
        7,
        "line.1",
        "expect, legal, illegal, moves, over",
    ),
    "an entry without a check": (
        f"{HEAD}{START}line: [{{}}]\n",
        "problem-malformed",
        5,
        "line.0",
        "Found {}",
    ),
    "an unknown check": (
        f"{HEAD}{START}line:\n  - done\n  - expct: {{}}\n",
        "problem-unknown_key",
        7,
        "line.1.expct",
        "mean: expect?",
    ),
    "expect as a list": (
        f"{HEAD}{START}line:\n  - expect: []\n",
        "problem-malformed",
        6,
        "line.0.expect",
        "form of “given”",
    ),
    "legal as a word": (
        f"{HEAD}{START}line:\n  - legal: done\n",
        "problem-malformed",
        6,
        "line.0.legal",
        "a list of moves",
    ),
    "moves as a mapping": (
        f"{HEAD}{START}line:\n  - moves: {{a: 1}}\n",
        "problem-malformed",
        6,
        "line.0.moves",
        "a list of moves",
    ),
    "illegal as a list": (
        f"{HEAD}{START}line:\n  - illegal: [dip]\n",
        "problem-malformed",
        6,
        "line.0.illegal",
        "moves to obstacles",
    ),
    "an obstacle that is a number": (
        f"{HEAD}{START}line:\n  - illegal:\n      dip: 3\n",
        "problem-malformed",
        7,
        "line.0.illegal.dip",
        "an obstacle or a list",
    ),
    "an unknown obstacle": (
        f"{HEAD}{START}line:\n  - illegal:\n      dip: pippin_bag_emty\n",
        "problem-unknown_word",
        7,
        "line.0.illegal.dip",
        "mean: pippin_bag_empty",
    ),
    "an unknown end": (
        f"{HEAD}{START}line:\n  - over: {{winner: [1]}}\n",
        "problem-unknown_key",
        6,
        "line.0.over.winner",
        "mean: winners?",
    ),
    "a malformed end": (
        f"{HEAD}{START}line:\n  - over: {{result: won}}\n",
        "problem-malformed",
        6,
        "line.0.over",
        "win, draw or loss",
    ),
    "rulebooks and seats mixed": (
        f"{HEAD}{START}line:\n  - expect:\n      house: {{}}\n      1: {{}}\n",
        "problem-mixed_books",
        8,
        "line.0.expect.1",
        "“1” is not one",
    ),
    "a variation as text": (
        f"{HEAD}{START}variations: [done]\n",
        "problem-malformed",
        5,
        "variations",
        "“at”",
    ),
    "a variation without a line": (
        f"{HEAD}{START}variations: [{{at: 0}}]\n",
        "problem-missing_key",
        5,
        "variations.0",
        "“line” is missing",
    ),
    "a variation with more": (
        f"{HEAD}{START}variations: [{{at: 0, line: [], nmae: x}}]\n",
        "sentence-pair",
        5,
        "variations.0.nmae",
        "Possible here: at, line.",
    ),
    "a variation at minus one": (
        f"{HEAD}{START}variations: [{{at: -1, line: []}}]\n",
        "problem-malformed",
        5,
        "variations.0.at",
        "number of moves",
    ),
    "a variation behind the end": (
        f"{HEAD}{START}line: [done, {{legal: [done]}}]\nvariations: [{{at: 2, line: []}}]\n",
        "problem-branch",
        6,
        "variations.0.at",
        "only 1 move.",
    ),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_is_refused_with_its_place(name: str) -> None:
    content, problem, line, place, words = BAD[name]
    with pytest.raises(scenarios.ScenarioError) as caught:
        scenarios.read(content, "bad.yaml")
    error = caught.value
    assert (error.problem.id, error.line, ".".join(map(str, error.place))) == (problem, line, place)
    where = "bad.yaml" if line is None else f"bad.yaml:{line}"
    assert str(error).startswith(f"{where}: {place}: " if place else f"{where}: ")
    assert words in str(error)
    for lang in ("ja", "zh"):
        assert CJK.search(error.say(lang))
        assert "\n" not in error.say(lang)


RUN_BAD: dict[str, tuple[str, int, str, str]] = {
    # found only when the line runs: line of the file, place, part of the sentence
    "a text that is no move": ("  - done\n  - dnoe\n", 7, "line.1", "“dnoe” is not a move in this game."),
    "nearest moves": ("  - buy appel\n", 6, "line.0", "mean: buy apple"),
    "no move in legal": ("  - legal: [dnoe]\n", 6, "line.0.legal.0", "not a move"),
    "no move in illegal": ("  - illegal:\n      dnoe: []\n", 7, "line.0.illegal.dnoe", "not a move"),
    "no move in moves": ("  - moves:\n      - done\n      - dnoe\n", 8, "line.0.moves.1", "not a move"),
    "no move behind a failing one": ("  - buy pear\n  - done\n  - dnoe\n", 8, "line.2", "not a move"),
    "no move in a check behind": (
        "  - buy pear\n  - illegal: {dnoe: []}\n",
        7,
        "line.1.illegal.dnoe",
        "not a move",
    ),
    "no move in a list behind": ("  - buy pear\n  - moves: [dnoe]\n", 7, "line.1.moves.0", "not a move"),
    "an unknown key in expect": ("  - expect: {ronud: 1}\n", 6, "line.0.expect.ronud", "mean: round?"),
    "an unknown key behind": (
        "  - buy pear\n  - expect: {ronud: 1}\n",
        7,
        "line.1.expect.ronud",
        "mean: round?",
    ),
    "an unknown key for one book": (
        "  - expect: {official: {ronud: 1}}\n",
        6,
        "line.0.expect.official.ronud",
        "mean: round?",
    ),
    "a wrong seat in expect": (
        "  - expect: {1: {coins: many}}\n",
        6,
        "line.0.expect.1.coins",
        "Found many, wanted a whole number",
    ),
}


@pytest.mark.parametrize("name", RUN_BAD)
def test_a_word_that_does_not_exist_makes_the_file_invalid(name: str) -> None:
    content, line, place, words = RUN_BAD[name]
    with pytest.raises(scenarios.ScenarioError) as caught:
        scenarios.run(scenario(content))
    assert (caught.value.line, ".".join(map(str, caught.value.place))) == (line, place)
    assert words in str(caught.value)
    assert CJK.search(caught.value.say("ja"))


def test_faults_of_given_are_told_by_the_game_at_their_place() -> None:
    with pytest.raises(scenarios.ScenarioError) as caught:
        scenario(given="\n  seats:\n    2: {conis: 3}")
    assert (
        str(caught.value)
        == "scenario:6: given.seats.2.conis: There is no key “conis” here. Did you mean: coins?"
    )


def test_a_problem_without_words_of_its_own_is_still_a_sentence() -> None:
    error = scenarios.reader.InvalidPosition(("x",), "nobody_has_heard_of")
    assert problem_of(error) == Message("problem-other")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path, problem in ((tmp_path / "no.yaml", "no_file"), (tmp_path, "unreadable"), ("a\0b", "no_file")):
        with pytest.raises(scenarios.ScenarioError) as caught:
            scenarios.load(path)
        assert caught.value.problem.id == f"problem-{problem}"


def test_a_hostile_file_ends_at_once() -> None:
    for content in ("given: " + "[" * 900_000, "given: " + "{a: " * 200_000, "? " * 400_000):
        with pytest.raises(scenarios.ScenarioError):
            scenarios.read(content)


# -- what the plain part of YAML means ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("no", "no"),
        ("on", "on"),
        ("y", "y"),
        ("2024-01-01", "2024-01-01"),
        ("1_000", "1_000"),
        ("12:30", "12:30"),
        ("'3'", "3"),
        ('"true"', "true"),
        ("true", True),
        ("False", False),
        ("null", None),
        ("", None),
        ("~", None),
        ("007", 7),
        ("-3", -3),
        ("0x1F", 31),
        ("0o17", 15),
        ("1.5", 1.5),
        ("1e3", 1000.0),
        ("9" * 40, "9" * 40),
        ("3 grande", "3 grande"),
        ("|\n  two\n  lines", "two\nlines\n"),
        ("[a, {5: b}]", ["a", {5: "b"}]),
        ("\ufeff" and "日本", "日本"),
    ],
)
def test_words_mean_what_yaml_1_2_says(written: str, value: Any) -> None:
    assert read_bytes(f"key: {written}\n".encode(), "x").value == {"key": value}


def test_every_place_has_its_line() -> None:
    source = read_bytes(b"\xef\xbb\xbfa:\n  b:\n    - x\n    - {c: [1,\n      2]}\nd: 3\n", "x")
    places = [("a",), ("a", "b", 0), ("a", "b", 1, "c"), ("a", "b", 1, "c", 1), ("d",), ("a", "b", 7), ("z",)]
    assert [source.line(place) for place in places] == [1, 3, 4, 5, 6, 2, 1]


# -- what a file says -----------------------------------------------------------------------------------------------


def test_titles_fall_back_to_a_language_the_file_has() -> None:
    three = scenarios.read(f"format: 1\ngame: pippin\ntitle: {{ja: 題, zh: 题}}\nabout: words\n{START}")
    assert [three.title(lang) for lang in text.LANGUAGES] == ["題", "題", "题"]
    assert [three.about(lang) for lang in text.LANGUAGES] == ["words"] * 3
    assert scenario().title("zh") == "t"
    assert scenario().about() == ""


def test_the_position_is_that_of_the_first_rulebook() -> None:
    both = scenario(more="rulebook: [house, official]\n")
    assert both.position.pear_price == "three"
    assert both.start("official").pear_price == "two"
    assert scenario(more="rulebook: all\n").rulebooks == ("official", "house")
    assert scenario().start("house").pear_price == "three"


def test_options_outrank_the_rulebook() -> None:
    assert scenario(more="options: {pear_price: three}\n").position.pear_price == "three"


@pytest.mark.parametrize("allow", ["[pippin_too_rich]", "all"])
def test_what_is_impossible_can_be_meant(allow: str) -> None:
    rich = scenario(given="{seats: {1: {coins: 12}}}", more=f"allow: {allow}\n")
    assert rich.position.status() == ("pippin_too_rich",)


# -- running a line -------------------------------------------------------------------------------------------------

TWO = "{seats: {1: {coins: 2}}}"


def test_moves_are_played_and_expectations_compared() -> None:
    line = "  - buy pear\n  - expect: {1: {coins: 0, pear: 1}, round: 1}\n  - done\n  - expect: {actor: 2}\n"
    assert played(line, TWO) == ["buy pear", "done"]


def test_a_wrong_expectation_says_both_values_and_the_line_goes_on() -> None:
    found = failures("  - buy pear\n  - expect: {1: {coins: 7}}\n  - done\n  - legal: [buy pear]\n", TWO)
    assert found[0] == ("line.1.expect.1.coins", "Expected 7, found 0.")
    assert found[1][0] == "line.3.legal.0"
    assert found[1][1] == "“buy pear” is illegal here. It costs 2 and the purse holds 1."


def test_an_illegal_move_ends_the_line_with_its_reasons() -> None:
    report = scenarios.run(scenario("  - done\n  - buy pear\n  - expect: {round: 2}\n"))
    assert [found.place for found in report.failures] == [("line", 1)]
    assert report.broken == report.failures[0]
    assert list(map(str, report.moves)) == ["done"]
    assert report.failures[0].line == 7


def test_a_shortened_move_has_to_fit_one_legal_move() -> None:
    assert played("  - buy\n") == ["buy apple"]
    assert failures("  - buy\n", TWO) == [("line.0", "“buy” could mean: buy apple, buy pear.")]


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ("legal: [dip, done]", []),
        ("legal: [buy pear]", ["“buy pear” is illegal here. It costs 2 and the purse holds 1."]),
        ("illegal: {buy pear: pippin_too_dear}", []),
        ("illegal: {buy pear: [pippin_too_dear]}", []),
        ("illegal: {buy pear: []}", []),
        ("illegal: {dip: pippin_bag_empty}", ["“dip” is legal here."]),
        ("illegal: {buy: pippin_too_dear}", ["“buy” is legal here."]),
        (
            "illegal: {buy pear: [pippin_too_dear, pippin_bag_empty]}",
            ["“buy pear” is illegal, but not because of pippin_bag_empty. Reasons: pippin_too_dear."],
        ),
        ("moves: [dip, done, buy apple]", []),
        ("moves: [dip, done, buy]", []),
        ("moves: [dip, done]", ["Legal too, but not listed: buy apple."]),
        (
            "moves: [dip, done, buy apple, buy pear, deal one]",
            ["Not among the legal moves: buy pear, deal one."],
        ),
        ("over: {winners: [1]}", ["The game is not over here."]),
    ],
)
def test_a_check_says_what_it_found(check: str, expected: list[str]) -> None:
    assert [words for _, words in failures(f"  - {check}\n")] == expected


@pytest.mark.parametrize(
    ("check", "expected"),
    [
        ("over: {}", []),
        ("over: {winners: [2]}", []),
        ("over: {winners: [1]}", ["Expected as winners [1], found [2]."]),
        ("over: {winners: [1, 2]}", ["Expected as winners [1, 2], found [2]."]),
        ("over: {result: win}", ["Expected as result win, found null."]),
        ("moves: []", []),
    ],
)
def test_the_end_of_a_game_is_checked(check: str, expected: list[str]) -> None:
    end = "{round: 2, actor: 2, seats: {2: {apple: 1}}}"
    assert [words for _, words in failures(f"  - done\n  - {check}\n", end)] == expected


def test_checks_may_be_written_for_some_rulebooks() -> None:
    line = (
        "  - expect: {house: {1: {coins: 3}}}\n"
        "  - buy pear\n"
        "  - expect: {official: {1: {coins: 1}}, house: {1: {coins: 0}}}\n"
        "  - moves: {official: [buy apple, done], house: [done]}\n"
        "  - legal: {official: [buy apple]}\n"
        "  - illegal: {house: {buy apple: pippin_too_dear}}\n"
    )
    three = "{seats: {1: {coins: 3}}}"
    assert failures(line, three, "rulebook: all\n") == []
    assert failures(line, three, "rulebook: all\n", "house") == []
    wrong = "  - expect: {house: {1: {coins: 9}}}\n"
    assert failures(wrong, three, book="official") == []
    assert failures(wrong, three, book="house")[0][0] == "line.0.expect.house.1.coins"


def test_forced_moves_are_played_only_when_the_written_one_waits_behind_them() -> None:
    # After the pear nothing but `done` is left, and `dip` is the other seat's.
    broke = "{seats: {1: {coins: 2}, 2: {coins: 0}}}"
    assert played("  - buy pear\n  - dip\n  - deal one\n", broke) == ["buy pear", "done", "dip", "deal one"]
    assert played("  - buy pear\n  - done\n  - dip\n  - deal one\n", broke)[1:3] == ["done", "dip"]


def test_checks_never_advance_a_forced_move() -> None:
    assert failures("  - buy pear\n  - moves: [done]\n  - expect: {actor: 1}\n", TWO) == []


def test_an_illegal_move_before_a_forced_one_keeps_its_own_reasons() -> None:
    found = failures("  - buy pear\n  - buy pear\n", "{seats: {1: {coins: 2}, 2: {coins: 0}}}")
    assert found == [("line.1", "“buy pear” is illegal here. It costs 2 and the purse holds 0.")]
    report = scenarios.run(
        scenario("  - buy pear\n  - buy pear\n", "{seats: {1: {coins: 2}, 2: {coins: 0}}}")
    )
    assert list(map(str, report.moves)) == ["buy pear"]


def test_a_forced_outcome_may_be_written_behind_a_forced_move() -> None:
    # The only move is `dip`?  No: `done` is always there, so a bag that is open at the start stands for it.
    assert played("  - deal two\n  - done\n", "{dipping: true}") == ["deal two", "done"]


# -- chance ---------------------------------------------------------------------------------------------------------


def test_chance_is_settled_by_the_next_entry() -> None:
    assert played("  - dip\n  - deal two\n  - expect: {1: {coins: 3}, actor: 2}\n") == ["dip", "deal two"]


def test_chance_is_settled_by_the_deals_in_their_order() -> None:
    line = "  - dip\n  - expect: {1: {coins: 3}}\n  - dip\n  - expect: {2: {coins: 2}}\n"
    assert played(line, "{deals: {bag: [two, one]}}") == ["dip", "deal two", "dip", "deal one"]


def test_a_written_outcome_leaves_the_deals_for_later() -> None:
    line = "  - dip\n  - deal one\n  - dip\n"
    assert played(line, "{deals: {bag: [two]}}") == ["dip", "deal one", "dip", "deal two"]


def test_a_check_between_leaves_chance_to_the_deals() -> None:
    found = failures("  - dip\n  - legal: [dip]\n  - deal one\n", "{deals: {bag: [two]}}")
    assert found == [("line.2", "“deal one” is illegal here. Nothing of the kind is asked just now.")]


def test_a_deal_that_is_not_in_the_deck_fails_where_it_stands() -> None:
    empty = "{bag: [one], deals: {bag: [two]}}"
    assert failures("  - dip\n", empty) == [
        ("given.deals.bag", "The card two cannot be dealt from the deck bag here.")
    ]
    assert failures("  - dip\n  - deal two\n", "{bag: [one]}") == [
        ("line.1", "“deal two” is illegal here. That coin is no longer in the bag.")
    ]
    assert failures("", "{dipping: true, bag: [one], deals: {bag: [two]}}")[0][0] == "given.deals.bag"


def test_chance_at_the_start_is_settled_too() -> None:
    assert played("  - expect: {actor: 2}\n", "{dipping: true, deals: {bag: [two]}}") == ["deal two"]


def test_the_seed_decides_what_nothing_else_does() -> None:
    def drawn(seed: int) -> list[str]:
        return played("  - dip\n  - dip\n  - dip\n", more=f"seed: {seed}\n")

    assert all(drawn(seed) == drawn(seed) for seed in range(5))
    assert len({tuple(drawn(seed)) for seed in range(20)}) > 1


def test_outcomes_are_drawn_with_their_probabilities() -> None:
    position = scenario(given="{dipping: true}").position
    generator = random.Random(7)
    drawn = Counter(str(scenarios.draw(position, generator)) for _ in range(3000))
    assert 1850 < drawn["deal one"] < 2150
    assert drawn["deal one"] + drawn["deal two"] == 3000


# -- variations -----------------------------------------------------------------------------------------------------


def test_a_variation_leaves_the_line_after_so_many_moves() -> None:
    more = (
        "variations:\n"
        "  - {at: 1, line: [buy pear]}\n"
        "  - {at: 0, line: [dip, deal one, {expect: {1: {coins: 2}}}]}\n"
        "  - {at: 3, line: [deal two]}\n"
    )
    whole = scenario("  - buy apple\n  - legal: [done]\n  - done\n  - dip\n  - deal one\n", more=more)
    report = scenarios.run(whole)
    assert [found.place for found in report.failures] == [("variations", 0, "line", 0)]
    assert [(further.at, further.line) for further in report.variations] == [
        (1, ()),
        (0, ("dip", "deal one")),
        (3, ("deal two",)),
    ]
    record = report.record()
    assert [(further.at, further.line) for further in record.variations] == [
        (0, ("dip", "deal one")),
        (3, ("deal two",)),
    ]


def test_a_variation_draws_as_if_the_line_had_not_gone_on() -> None:
    more = "variations: [{at: 2, line: [dip, {expect: {2: {coins: 3}}}]}]\n"
    whole = scenario("  - buy apple\n  - done\n  - dip\n", "{deals: {bag: [two]}}", more)
    assert scenarios.run(whole).passed


def test_a_variation_behind_a_broken_line_is_not_run() -> None:
    report = scenarios.run(scenario("  - buy pear\n  - done\n", more="variations: [{at: 2, line: [dip]}]\n"))
    assert [found.place for found in report.failures] == [("line", 0)]


def test_a_line_may_be_run_in_part() -> None:
    whole = scenario("  - buy apple\n  - expect: {round: 2}\n  - done\n")
    assert scenarios.run(whole, at=1).passed
    assert list(map(str, scenarios.run(whole, at=1).moves)) == ["buy apple"]
    assert scenarios.run(whole, at=0).position == whole.position


# -- other languages ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("written", ["buy 梨", "buy 苹果", "buy りんご"])
def test_moves_of_a_file_know_names_in_every_language(written: str) -> None:
    assert played(f"  - {written}\n", TWO)[0] in {"buy apple", "buy pear"}


# -- writing and sharing --------------------------------------------------------------------------------------------


def test_a_position_is_written_in_the_order_of_the_format() -> None:
    start = scenario(given="{seats: {1: {coins: 12}}}", more="allow: all\n").position
    written = scenarios.write(
        start, title={"en": "Rich", "ja": "金持ち", "zh": "富"}, seed=3, cases=("VC-001",)
    )
    assert written == (
        "format: 1\n"
        "game: pippin\n"
        "title: {en: Rich, ja: 金持ち, zh: 富}\n"
        "cases: [VC-001]\n"
        "allow: [pippin_too_rich]\n"
        "seed: 3\n"
        "given:\n"
        "  players: 2\n"
        "  seats:\n"
        "    1: {coins: 12}\n"
    )
    assert scenarios.read(written).position == start


def test_a_record_is_written_with_its_variations_and_reads_back() -> None:
    start = scenario(more="rulebook: house\n").position
    record = Line(start, ["dip", "deal two", "done"])
    record.to_start()
    record.play("done")
    written = scenarios.write(record, title="t", rulebook="house")
    assert written.endswith(
        "line:\n  - dip\n  - deal two\n  - done\nvariations:\n  - {at: 0, line: [done]}\n"
    )
    report = scenarios.run(scenarios.read(written))
    assert report.passed
    assert (report.moves, report.variations) == (record.moves, record.variations)


def test_a_scenario_keeps_its_words_when_its_record_is_written() -> None:
    whole = scenarios.read(
        f"{HEAD}about: |\n  # Heading\n\n  Two lines\n  of text.\n"
        "statements: [hisshu.make_wine.22]\noptions: {pear_price: three}\n"
        + START
        + "line: [buy apple, done]\n"
    )
    again = scenarios.read(scenarios.write_like(whole, scenarios.run(whole).record()))
    for field in ("titles", "abouts", "statements", "options", "given", "rulebooks"):
        mine, its = getattr(whole, field), getattr(again, field)
        assert its == ({"players": 2} if field == "given" else mine), field
    assert again.texts() == ("buy apple", "done")


TEXTS = st.text(
    st.characters(exclude_categories=("Cs", "Cc")) | st.sampled_from("\n :#'\"-[]{}&*!|>%@`,?0~"), max_size=40
)


@settings(max_examples=150, deadline=None)
@given(title=TEXTS, about=TEXTS)
def test_any_title_survives_writing_and_sharing(title: str, about: str) -> None:
    written = scenarios.write(scenario().position, title=title, about=about)
    again = scenarios.read(scenarios.unshare(scenarios.share(written)))
    assert (again.title(), again.about()) == (title, about)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), book=st.sampled_from(["official", "house"]))
def test_any_played_record_survives_writing_and_sharing(seed: int, book: str) -> None:
    generator = random.Random(seed)
    record = Line(scenario(given="{seats: {1: {coins: 5}}}").start(book))
    for _ in range(generator.randrange(12)):
        moves = record.position.legal_moves()
        if not moves or generator.random() < 0.2:
            record.back(generator.randrange(3))
        else:
            record.play(generator.choice(moves))
    written = scenarios.write(record, title="t", rulebook=book)
    report = scenarios.run(scenarios.read(scenarios.unshare(scenarios.share(written))))
    assert report.passed
    again = report.record()
    assert (again.start, again.moves, again.variations) == (record.start, record.moves, record.variations)


def test_a_record_may_end_before_a_draw() -> None:
    report = scenarios.run(scenario("  - dip\n", "{deals: {bag: [two]}}"))
    assert list(map(str, report.moves)) == ["dip", "deal two"]
    assert list(map(str, report.record().moves)) == ["dip"]
    checked = scenarios.run(scenario("  - dip\n  - expect: {1: {coins: 3}}\n", "{deals: {bag: [two]}}"))
    assert list(map(str, checked.record().moves)) == ["dip", "deal two"]


def test_a_share_string_is_short_and_safe_in_an_address() -> None:
    written = scenarios.write(scenario().position, title="Two reds")
    shared = scenarios.share(written)
    assert re.fullmatch(r"[A-Za-z0-9_-]+", shared)
    assert len(shared) < len(written)
    assert scenarios.unshare(f"  {shared}\n") == written


def test_a_damaged_share_string_is_refused() -> None:
    shared = scenarios.share(scenarios.write(scenario().position, title="t"))
    damaged = [
        "",
        "hello",
        "2" + shared[1:],
        shared[:-4],
        shared + "AAAA",
        shared[:9] + "!" + shared[10:],
        "1",
        "1AAAA",
    ]
    damaged += [
        shared[:at] + ("A" if shared[at] != "A" else "B") + shared[at + 1 :]
        for at in range(1, len(shared) - 1, 3)
    ]
    for text_ in damaged:
        with pytest.raises(scenarios.ShareError) as caught:
            scenarios.unshare(text_)
        assert CJK.search(caught.value.say("zh"))
    with pytest.raises(scenarios.ShareError, match="another version"):
        scenarios.unshare("2" + shared[1:])


def test_a_share_string_cannot_burst() -> None:
    with pytest.raises(scenarios.ShareError, match="1000000 bytes"):
        scenarios.unshare(scenarios.share("#" * (LARGEST + 1)))


# -- the library and many files -------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    for name, line in (("b/fails.yaml", "[buy pear]"), ("a/good.yml", "[done]"), ("a/bad.yaml", "[dnoe]")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(f"{HEAD}rulebook: all\n{START}line: {line}\n")
    (tmp_path / "a" / "README.md").write_text("no scenario")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / ".hidden" / "x.yaml").write_text("no scenario")
    (tmp_path / "empty").mkdir()
    return tmp_path


def test_a_library_lists_topics_and_files(shelf: Path) -> None:
    topics = scenarios.library(shelf)
    assert [(topic.topic, [file.name for file in topic.files]) for topic in topics] == [
        ("a", ["bad.yaml", "good.yml"]),
        ("b", ["fails.yaml"]),
    ]
    assert scenarios.outline(topics[1].files[0]).title("ja") == "t"


def test_a_library_says_itself_in_which_order_its_topics_are_read(shelf: Path) -> None:
    (shelf / "TOPICS.txt").write_text("b\nno_such_topic\n")
    assert [topic.topic for topic in scenarios.library(shelf)] == ["b", "a"]


def test_paths_name_files_and_folders_each_once(shelf: Path) -> None:
    found = scenarios.files([shelf / "b" / "fails.yaml", shelf])
    assert [file.name for file in found] == ["fails.yaml", "bad.yaml", "good.yml"]
    with pytest.raises(scenarios.ScenarioError, match="no scenario files"):
        scenarios.files([shelf / "empty"])


def test_a_scenario_that_is_not_there_is_told_in_a_line() -> None:
    with pytest.raises(UnknownWord, match="make_wine/two_reds"):
        scenarios.example("make_wine/tow_reds")
    with pytest.raises(UnknownWord, match=r"and [0-9]+ others$") as told:
        scenarios.example("zzz")
    assert len(str(told.value)) < 200


def test_many_files_are_checked_in_their_order(shelf: Path) -> None:
    from concurrent.futures import ThreadPoolExecutor

    paths = scenarios.files([shelf])
    one_by_one = list(scenarios.check_files(paths))
    assert [[(Path(o.file).name, o.rulebook, o.status) for o in found] for found in one_by_one] == [
        [("bad.yaml", None, "invalid")],
        [("good.yml", "official", "passed"), ("good.yml", "house", "passed")],
        [("fails.yaml", "official", "failed"), ("fails.yaml", "house", "failed")],
    ]
    with ThreadPoolExecutor(2) as executor:
        assert list(scenarios.check_files(paths, executor=executor)) == one_by_one
    assert scenarios.workers(3) is None


# -- the schema -----------------------------------------------------------------------------------------------------


def validator() -> jsonschema.Draft202012Validator:
    whole = scenarios.schema()
    jsonschema.Draft202012Validator.check_schema(whole)
    return jsonschema.Draft202012Validator(whole)


def keys(**more: Any) -> dict[str, Any]:
    return {"format": 1, "game": "pippin", "title": "t", "given": {}, **more}


@pytest.mark.parametrize(
    "more",
    [
        {},
        {"title": {"ja": "題"}},
        {"rulebook": "all"},
        {"rulebook": ["official", "house"]},
        {"options": {"pear_price": "three"}},
        {"given": {"round": 2, "deals": {"bag": ["one"]}}},
        {"line": ["dip", {"expect": {"1": {"coins": 2}}}, {"illegal": {"dip": ["pippin_bag_empty"]}}]},
        {"line": [{"legal": {"house": ["dip"]}}, {"over": {"winners": [1]}}, {"over": {"house": {}}}]},
        {"variations": [{"at": 0, "line": ["dip", {"moves": []}]}]},
    ],
)
def test_the_schema_accepts_what_the_reader_accepts(more: dict[str, Any]) -> None:
    assert list(validator().iter_errors(keys(**more))) == []


@pytest.mark.parametrize(
    "more",
    [
        {"format": 2},
        {"tilte": "t"},
        {"title": {"fr": "t"}},
        {"rulebook": "oficial"},
        {"rulebook": []},
        {"options": {"pear_price": "four"}},
        {"options": {"pear": "two"}},
        {"modules": ["influence"]},
        {"seed": -1},
        {"given": {"ronud": 2}},
        {"given": {"deals": {"bga": []}}},
        {"line": [3]},
        {"line": [{}]},
        {"line": [{"legal": "dip"}]},
        {"line": [{"expct": {}}]},
        {"line": [{"over": {"winner": [1]}}]},
        {"variations": [{"line": []}]},
        {"game": "chess"},
    ],
)
def test_the_schema_refuses_what_the_reader_refuses(more: dict[str, Any]) -> None:
    assert list(validator().iter_errors(keys(**more)))


def test_the_schema_speaks_the_readers_language() -> None:
    assert CJK.search(scenarios.schema("ja")["title"])
    for key, found in scenarios.schema("zh")["properties"].items():
        assert CJK.search(found["description"]), key
