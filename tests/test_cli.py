"""The command line: what it prints, in which language, and the exit codes."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
import toy

from viticulture_explore import app, cli, scenarios
from viticulture_explore.cli import FAILED, FAULT, OK, STOPPED, WRONG, main

toy.register()

CJK = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
KANA = re.compile(r"[\u3040-\u30ff]")
NO_DIP = "Whoever has bought something cannot dip in the same turn."
HEAD = "format: 1\ngame: pippin\ntitle: t\n"


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that is the current one, with scenario files that pass, fail and are none; English is spoken."""
    start = f"{HEAD}given: {{seats: {{1: {{coins: 3}}}}, deals: {{bag: [two]}}}}\n"
    texts = {
        "good/both.yaml": start.replace("given", "rulebook: all\ngiven", 1) + "line: [buy pear, done, dip]\n",
        "good/one.yml": start + "line: [buy pear, {legal: [buy apple]}]\n",
        "fails.yaml": start + "line:\n  - buy pear\n  - expect: {1: {coins: 7, pear: 0}}\n",
        "breaks.yaml": start + "line:\n  - buy pear\n  - dip\n  - done\n",
        "bad.yaml": start + "line:\n  - dnoe\n",
        "over.yaml": HEAD + "given: {round: 2, actor: 2}\nline: [done]\n",
    }
    for name, content in texts.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(words)
    out, err = capsys.readouterr()
    return code, out, err


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code, out, err = run(capsys, *words, "--json")
    assert (code, err) == (OK, "")
    return json.loads(out)


# -- check ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("paths", "code", "summary"),
    [
        (["good"], OK, "3 passed, 0 failed"),
        (["good/one.yml"], OK, "1 passed, 0 failed"),
        (["fails.yaml"], FAILED, "0 passed, 1 failed"),
        (["breaks.yaml"], FAILED, "0 passed, 1 failed"),
        (["bad.yaml"], WRONG, "0 passed, 1 failed"),
        (["good", "fails.yaml"], FAILED, "3 passed, 1 failed"),
        (["fails.yaml", "bad.yaml", "good"], WRONG, "3 passed, 2 failed"),
        (["none.yaml"], WRONG, "0 passed, 1 failed"),
        (["."], WRONG, "4 passed, 3 failed"),
    ],
)
def test_check_counts_and_ends_with_the_right_code(
    files: Path, capsys: pytest.CaptureFixture[str], paths: list[str], code: int, summary: str
) -> None:
    found, out, _ = run(capsys, "check", *paths)
    assert (found, out.splitlines()[-1]) == (code, summary)


def test_check_says_one_line_for_each_file_and_rulebook(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out, err = run(capsys, "check", "good/both.yaml", "fails.yaml", "breaks.yaml", "bad.yaml")
    assert out.splitlines()[:-1] == [
        "good/both.yaml (official): passed",
        "good/both.yaml (house): passed",
        "fails.yaml:7 (official): failed: line.1.expect.1.coins: Expected 7, found 1. (and 1 more)",
        f"breaks.yaml:7 (official): failed: line.1: “dip” is illegal here. {NO_DIP}",
    ]
    assert err == "bad.yaml:6: line.0: “dnoe” is not a move in this game. Did you mean: done?\n"


def test_check_under_another_rulebook(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check", "good/one.yml", "--rulebook", "house")
    assert code == FAILED
    assert "(house): failed: line.1.legal.0: “buy apple” is illegal here." in out


def test_check_as_json_has_everything_found(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "check", "fails.yaml", "--json", "bad.yaml", "good/one.yml")
    result = json.loads(out)
    assert code == WRONG
    assert err.startswith("bad.yaml:6: ")
    assert (result["passed"], result["failed"]) == (1, 2)
    first, second, third = result["results"]
    assert [finding["place"] for finding in first["findings"]] == [
        "line.1.expect.1.coins",
        "line.1.expect.1.pear",
    ]
    assert (second["rulebook"], second["status"], second["findings"][0]["line"]) == (None, "invalid", 6)
    assert third == {"file": "good/one.yml", "rulebook": "official", "status": "passed", "findings": []}


def test_an_empty_folder_is_no_success(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (files / "nothing").mkdir()
    assert run(capsys, "check", "nothing") == (
        WRONG,
        "",
        "nothing: There are no scenario files in this folder.\n",
    )


def test_many_files_are_checked_by_several_processes(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from concurrent.futures import ThreadPoolExecutor

    made = []

    def workers(number: int) -> ThreadPoolExecutor:
        made.append(number)
        return ThreadPoolExecutor(2)

    monkeypatch.setattr(scenarios, "workers", workers)
    code, out, _ = run(capsys, "check", "good", "fails.yaml")
    assert (code, out.splitlines()[-1], made) == (FAILED, "3 passed, 1 failed", [3])


# -- moves ----------------------------------------------------------------------------------------------------------


def test_moves_lists_the_legal_moves_at_the_end_of_the_line(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, "moves", "good/one.yml")
    assert found == {
        "actor": 1,
        "decision": {
            "id": "shop",
            "values": {"coins": 1},
            "words": "Coins in hand: 1. What would you like?",
        },
        "moves": [
            {"move": "buy apple", "words": "Buy: apple"},
            {"move": "done", "words": "Finish the turn"},
        ],
    }


def test_moves_for_a_person(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "moves", "good/one.yml")
    assert code == OK
    rows = [line.split() for line in out.splitlines()]
    assert rows[0] == ["Coins", "in", "hand:", "1.", "What", "would", "you", "like?"]
    assert ["buy", "apple", "Buy:", "apple"] in rows


def test_moves_of_a_finished_game(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "moves", "over.yaml") == {"actor": None, "decision": None, "moves": []}
    assert run(capsys, "moves", "over.yaml") == (OK, "The market has closed.\n", "")


def test_moves_before_the_end_and_under_another_rulebook(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    moves = {move["move"] for move in told(capsys, "moves", "good/one.yml", "--at", "0")["moves"]}
    assert moves == {"buy apple", "buy pear", "dip", "done"}
    moves = {move["move"] for move in told(capsys, "moves", "good/one.yml", "--rulebook", "house")["moves"]}
    assert moves == {"done"}


def test_why_a_move_is_illegal(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "moves", "good/one.yml", "--why", "buy pear") == {
        "move": "buy pear",
        "legal": False,
        "obstacles": [
            {
                "id": "pippin_too_dear",
                "concept": "buying",
                "words": "It costs 2 and the purse holds 1.",
                "values": {"price": 2, "coins": 1},
            }
        ],
    }
    code, out, _ = run(capsys, "moves", "good/one.yml", "--why", "buy pear")
    assert code == OK
    assert out.startswith("“buy pear” is illegal here:\n")
    assert "pippin_too_dear" in out


@pytest.mark.parametrize(
    ("text", "move"), [("done", "done"), ("  buy ", "buy apple"), ("buy apple", "buy apple")]
)
def test_why_not_a_move_that_is_legal(
    files: Path, capsys: pytest.CaptureFixture[str], text: str, move: str
) -> None:
    assert told(capsys, "moves", "good/one.yml", "--why", text) == {
        "move": move,
        "legal": True,
        "obstacles": [],
    }
    assert run(capsys, "moves", "good/one.yml", "--why", text)[1] == f"“{move}” is legal here.\n"


def test_why_not_what_could_mean_two_legal_moves(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, "moves", "good/one.yml", "--at", "0", "--why", "buy")
    assert found == {"move": "buy", "legal": True, "obstacles": []}


def test_names_are_understood_in_the_language_asked_for(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = told(capsys, "moves", "good/one.yml", "--why", "buy 梨", "--lang", "ja")
    assert (found["move"], found["legal"]) == ("buy pear", False)
    assert KANA.search(found["obstacles"][0]["words"])
    assert run(capsys, "moves", "good/one.yml", "--why", "buy りんご", "--lang", "zh")[0] == WRONG


# -- count, graph, schema -------------------------------------------------------------------------------------------


def test_count_gives_positions_and_lines_by_depth(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    # From `buy apple | done` with one coin: an apple leaves `done`; `done` leaves the other seat three moves.
    assert told(capsys, "count", "good/one.yml", "--depth", "2") == [
        {"depth": 1, "positions": 2, "lines": 2},
        {"depth": 2, "positions": 4, "lines": 4},
    ]
    code, out, _ = run(capsys, "count", "good/one.yml", "--depth", "2")
    assert code == OK
    rows = [line.split() for line in out.splitlines()]
    assert rows[0] == ["depth", "positions", "lines"]
    assert rows[-1] == ["2", "4", "4"]


@pytest.mark.parametrize("form", ["svg", "dot", "graphml", "json", "png"])
def test_graph_is_written_in_the_form_of_the_name(
    files: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    code, out, err = run(capsys, "graph", "good/one.yml", "--depth", "2", "-o", f"out.{form}")
    assert (code, out) == (OK, "")
    assert err.startswith(f"out.{form}: 7 nodes, 6 edges\n")
    content = (files / f"out.{form}").read_bytes()
    if form == "svg":
        assert ET.fromstring(content).tag.endswith("svg")
    starts = {"dot": b"digraph", "graphml": b"<graphml", "json": b"{", "png": b"\x89PNG", "svg": b"<?xml"}
    assert content.startswith(starts[form])


def test_graph_goes_to_standard_output_without_a_file(
    files: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["graph", "good/one.yml", "--depth", "1", "--format", "dot", "--lang", "ja"]) == OK
    sys.stdout.flush()
    out, _ = capfdbinary.readouterr()
    assert out.startswith(b"digraph")
    assert KANA.search(out.decode())


def test_graph_says_what_it_left_out(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "graph", "good/one.yml", "--depth", "5", "--limit", "3", "-o", "out.json")
    assert code == OK
    assert err.splitlines()[0] == "out.json: 3 nodes, 2 edges"
    assert len(err.splitlines()) == 2


def test_a_graph_too_large_to_draw_is_a_clear_failure(
    files: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (files / "rich.yaml").write_text(f"{HEAD}given: {{seats: {{1: {{coins: 9}}, 2: {{coins: 9}}}}}}\n")
    code, _, err = run(capsys, "graph", "rich.yaml", "--depth", "30", "--limit", "5000", "-o", "out.svg")
    assert code == FAILED
    assert "300 is the limit" in err
    assert not (files / "out.svg").exists()


def test_schema_is_json_in_the_language(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = run(capsys, "schema", "--lang", "ja")
    assert (code, err) == (OK, "")
    assert KANA.search(json.loads(out)["title"])


# -- opening --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "page", "arguments"),
    [
        ([], "serve", (None, True, "en")),
        (["--port", "9000", "--no-browser", "--lang", "ja"], "serve", (9000, False, "ja")),
        (["--lang=zh"], "serve", (None, True, "zh")),
        (["lab", "--no-browser"], "lab", (None, False, "en")),
    ],
)
def test_the_explorer_and_the_lessons_are_opened(
    files: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], page: str, arguments: tuple[Any, ...]
) -> None:
    opened = []
    monkeypatch.setattr(app, page, lambda *given: opened.append(given) or 7)
    assert main(words) == 7
    assert opened == [arguments]


# -- help and errors ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", cli.COMMANDS)
@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_every_command_has_help_in_every_language(
    files: Path, capsys: pytest.CaptureFixture[str], command: str, lang: str
) -> None:
    code, out, err = run(capsys, *filter(None, [command]), "--help", "--lang", lang)
    assert (code, err) == (OK, "")
    assert bool(CJK.search(out)) == (lang != "en")
    if lang != "en":
        assert not re.search(r"\b(usage|show|options|arguments)\b", out)
    if not command:
        assert all(name in out for name in cli.COMMANDS)


@pytest.mark.parametrize(
    ("lang", "headings"),
    [
        ("en", ["usage: viticulture-explore check PATH [options]", "what to name:", "options:"]),
        ("ja", ["使い方：viticulture-explore check PATH [オプション]", "指定するもの：", "オプション："]),
        ("zh", ["用法：viticulture-explore check PATH [选项]", "需要指明：", "选项："]),
    ],
)
def test_headings_of_the_help_are_set_as_their_language_sets_them(
    files: Path, capsys: pytest.CaptureFixture[str], lang: str, headings: list[str]
) -> None:
    _, out, _ = run(capsys, "check", "--help", "--lang", lang)
    assert [line for line in out.split("\n") if line.rstrip().endswith((":", "：", "]"))] == headings
    _, out, _ = run(capsys, "--help", "--lang", lang)
    lists = [line for line in out.split("\n") if line.endswith((":", "："))]
    assert lists == [headings[2], {"en": "commands:", "ja": "コマンド：", "zh": "命令："}[lang]]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chekc"], "没有“chekc”这个命令；用--help可以查看所有命令。是不是想写：check？"),
        (["check", "--jsn", "examples"], "这里不认识“--jsn”。是不是想写：--json？"),
        (["check"], "缺少PATH；详见“viticulture-explore check --help”。"),
        (["graph", "x", "-o"], "选项-o/--output需要一个值。"),
        (["check", "x", "--json=yes"], "选项--json后面不写值。"),
    ],
)
def test_errors_speak_the_language_that_is_asked_for(
    files: Path, capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    code, out, err = run(capsys, *words, "--lang", "zh")
    assert (code, out, err) == (WRONG, "", f"{said}\n")


def test_the_version_is_the_packages(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--version")
    assert code == OK
    assert re.fullmatch(r"viticulture-explore \d+\.\d+\.\d+\n", out)


@pytest.mark.parametrize(
    ("words", "code", "part"),
    [
        (["chekc"], WRONG, "There is no command “chekc”; --help lists those there are. Did you mean: check?"),
        (["check"], WRONG, "PATH is missing"),
        (["moves"], WRONG, "FILE is missing"),
        (["check", "good", "--jsn"], WRONG, "Did you mean: --json?"),
        (["moves", "good/one.yml", "more"], WRONG, "“more” is not known here"),
        (["count", "good/one.yml", "--depth"], WRONG, "--depth needs a value"),
        (["count", "good/one.yml", "--depth", "0"], WRONG, "found “0”, wanted a whole number from 1"),
        (["count", "good/one.yml", "--depth", "²"], WRONG, "found “²”"),
        (["count", "good/one.yml", "--json=1"], WRONG, "--json"),
        (["moves", "good/one.yml", "--at", "2"], WRONG, "a whole number from 0 to 1"),
        (["moves", "good/one.yml", "--rulebook", "hous"], WRONG, "no rulebook “hous”. Did you mean: house?"),
        (
            ["moves", "good/one.yml", "--rulebook", "hisshu"],
            WRONG,
            "good/one.yml: There is no rulebook “hisshu”",
        ),
        (["check", "good", "--rulebook", "hous"], WRONG, "Did you mean: house?"),
        (
            ["moves", "good/one.yml", "--why", "dnoe"],
            WRONG,
            "“dnoe” is not a move in this game. Did you mean: done?",
        ),
        (["moves", "good/one.yml", "--why", ""], WRONG, "not a move"),
        (["moves", "bad.yaml"], WRONG, "bad.yaml:6: line.0: “dnoe” is not a move"),
        (["moves", "breaks.yaml"], FAILED, "breaks.yaml:7: line.1: “dip” is illegal here."),
        (["moves", "none.yaml"], WRONG, "none.yaml: There is no such file."),
        (["moves", "good"], WRONG, "good: The file cannot be read."),
        (["graph", "good/one.yml", "--lens", "x"], WRONG, "no lens “x”; there are position, coins."),
        (["graph", "good/one.yml", "-o", "x.pdf"], WRONG, "found “pdf”, wanted one of svg"),
        (["graph", "good/one.yml", "-o", "no/x.svg"], FAILED, "no/x.svg cannot be written"),
        (["--lang", "fr"], WRONG, "found “fr”, wanted one of en, ja, zh"),
        (["check", "good", "--lang"], WRONG, "--lang needs a value"),
    ],
)
def test_errors_are_one_line_on_standard_error(
    files: Path, capsys: pytest.CaptureFixture[str], words: list[str], code: int, part: str
) -> None:
    found, out, err = run(capsys, *words)
    assert (found, out) == (code, "")
    assert part in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["chekc"],
        ["check"],
        ["count", "good/one.yml", "--depth", "x"],
        ["moves", "none.yaml"],
        ["moves", "breaks.yaml"],
        ["graph", "good/one.yml", "--lens", "x"],
        ["check", "bad.yaml"],
    ],
)
@pytest.mark.parametrize("lang", ["ja", "zh"])
def test_errors_speak_the_language_asked_for(
    files: Path, capsys: pytest.CaptureFixture[str], words: list[str], lang: str
) -> None:
    assert CJK.search(run(capsys, *words, "--lang", lang)[2])


@pytest.mark.parametrize(
    ("system", "lang"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8", "LC_ALL": "ja"}, "ja"),
        ({"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system_is_spoken(
    files: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    system: dict[str, str],
    lang: str,
) -> None:
    for variable, value in system.items():
        monkeypatch.setenv(variable, value)
    assert run(capsys, "chekc") == run(capsys, "chekc", "--lang", lang)


def test_ctrl_c_ends_quietly(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(scenarios, "check_files", interrupted)
    assert run(capsys, "check", "good") == (STOPPED, "", "Stopped.\n")


def test_a_fault_of_the_program_is_one_line_too(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(*_: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(scenarios, "check_files", faulty)
    code, _, err = run(capsys, "check", "good")
    assert (code, err.count("\n")) == (FAULT, 1)
    assert "RuntimeError: two lines" in err


def test_a_file_that_breaks_the_program_does_not_hide_the_others(
    files: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(position: toy.Fair, expected: object) -> None:
        raise RuntimeError("two\nlines")

    monkeypatch.setattr(toy.PIPPIN, "differences", faulty)
    code, out, err = run(capsys, "check", "fails.yaml", "good/one.yml")
    assert (code, out) == (FAULT, "good/one.yml (official): passed\n1 passed, 1 failed\n")
    assert err == "fails.yaml: This is a fault of the program, please report it: RuntimeError: two lines\n"
    assert run(capsys, "check", "fails.yaml", "bad.yaml")[0] == WRONG


# -- as a program ---------------------------------------------------------------------------------------------------


def program(*words: str, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "viticulture_explore", *words]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", check=False, timeout=60, **more
    )


def test_the_program_returns_the_exit_code(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("format: 1\ntitle: x\ngiven: {players: 7}\n")
    done = program("check", str(tmp_path / "x.yaml"), "--lang", "en")
    assert (done.returncode, done.stdout) == (WRONG, "0 passed, 1 failed\n")
    assert done.stderr.startswith(f"{tmp_path / 'x.yaml'}:3: given.players: ")


def test_help_needs_none_of_the_heavy_parts() -> None:
    code = (
        "import sys; from viticulture_explore.cli import main; main(['check', '--help']); "
        "heavy = {'networkx', 'rich', 'jupyter_server', 'ruamel', 'ipywidgets', 'viticulture_explore.games'}; "
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_has_seen_enough_makes_no_noise() -> None:
    command = f"{sys.executable} -m viticulture_explore schema | head -c 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, timeout=60)
    assert (done.stdout, done.stderr) == ("{", "")
