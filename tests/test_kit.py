"""kit.py on machines that lack something: one sentence for each, and no network is needed to see it."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from viticulture_explore import text
from viticulture_explore.core.message import Message

ROOT = Path(__file__).resolve().parent.parent
KIT = ROOT / "kit.py"
LANGUAGES = ("en", "ja", "zh")
LOCK = """\
alpha==1.0 \\
    --hash=sha256:aa
    # via viticulture-explore (pyproject.toml)
pygraphviz==2.0 ; sys_platform == 'linux' \\
    --hash=sha256:bb
    # via viticulture-explore (pyproject.toml)
omega-x==2.0 \\
    --hash=sha256:cc
"""


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    spec = importlib.util.spec_from_file_location("kit", KIT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(kit: ModuleType, tmp_path: Path) -> SimpleNamespace:
    """A checkout with two small locks, whose pip is a script that notes what it was asked for."""
    for name in ("requirements.lock", "requirements-test.lock"):
        (tmp_path / name).write_text(LOCK, encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    place = kit.Place(tmp_path)
    place.python = tmp_path / "python"
    return SimpleNamespace(place=place, asked=tmp_path / "asked.txt", root=tmp_path)


def give_python(checkout: SimpleNamespace, says: str = "", code: int = 0) -> None:
    """Put a program in the place of the environment's Python; it notes its arguments, speaks and ends."""
    program = checkout.place.python
    checkout.place.venv.mkdir(exist_ok=True)
    (checkout.root / "says.txt").write_text(says, encoding="utf-8")
    program.write_text(
        f"#!{sys.executable}\nimport sys\n"
        f"open({str(checkout.asked)!r}, 'a').write(' '.join(sys.argv[1:]) + '\\n')\n"
        f"print(open({str(checkout.root / 'says.txt')!r}).read())\nsys.exit({code})\n",
        encoding="utf-8",
    )
    program.chmod(0o755)


posix_only = pytest.mark.skipif(sys.platform == "win32", reason="a script stands in for a program")


# -- old Pythons --------------------------------------------------------------------------------------------


def test_python_3_6_can_read_the_script() -> None:
    ast.parse(KIT.read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize(("version", "shown"), [((3, 6, 9), "3.6"), ((3, 10, 14), "3.10")])
def test_old_python_is_told_which_one_is_needed(
    kit: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    version: tuple[int, ...],
    shown: str,
) -> None:
    monkeypatch.setattr(kit.sys, "version_info", version)
    assert kit.main([]) == 2
    said = capsys.readouterr().err
    assert f"needs Python 3.11 or newer, and this is Python {shown}" in said
    assert said.count("\n") == 1


def test_python_3_11_is_new_enough(kit: ModuleType) -> None:
    kit.check_python((3, 11, 0))


def test_the_oldest_python_is_the_one_of_the_project(kit: ModuleType) -> None:
    needed = re.search(
        r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )
    assert needed is not None
    assert (3, int(needed[1]) - 1) == kit.NEWEST_TOO_OLD


# -- machines that lack something ---------------------------------------------------------------------------


def test_machine_without_ensurepip_is_told_what_to_install(
    kit: ModuleType,
    checkout: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        kit.importlib.util, "find_spec", lambda name: None if name == "ensurepip" else found(name)
    )
    assert kit.main(["setup"], checkout.place) == 2
    assert "apt install python3-venv" in capsys.readouterr().err
    assert not checkout.place.venv.exists()


def test_venv_that_fails_gives_its_last_line_as_the_reason(
    kit: ModuleType,
    checkout: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    failed = subprocess.CompletedProcess([], 1, stdout="first\nError: disk is full\n")
    monkeypatch.setattr(kit.subprocess, "run", lambda *_, **__: failed)
    assert kit.main(["setup"], checkout.place) == 2
    said = capsys.readouterr().err
    assert said.endswith("Error: disk is full\n")
    assert said.count("\n") == 1


@posix_only
def test_no_network_is_said_in_one_sentence(
    kit: ModuleType, checkout: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    give_python(
        checkout,
        "Collecting alpha==1.0\nWARNING: Retrying after connection broken by 'NewConnectionError(...)'\n"
        "ERROR: No matching distribution found for alpha==1.0",
        code=1,
    )
    assert kit.main(["setup"], checkout.place) == 2
    said = capsys.readouterr().err
    assert said == kit.sentence("en", "kit-no-network", {}) + "\n"
    assert not checkout.place.is_ready("run")


@posix_only
def test_failed_installation_gives_the_reason_and_the_log(
    kit: ModuleType, checkout: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    give_python(checkout, "Collecting alpha==1.0\nERROR: THESE PACKAGES DO NOT MATCH THE HASHES", code=1)
    assert kit.main(["setup"], checkout.place) == 2
    said = capsys.readouterr().err
    assert "THESE PACKAGES DO NOT MATCH THE HASHES" in said
    assert str(checkout.place.log) in said
    assert said.count("\n") == 1
    assert "Collecting alpha" in checkout.place.log.read_text(encoding="utf-8")


def test_folder_that_cannot_be_written_is_named(
    kit: ModuleType,
    checkout: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied", "kit.log")

    monkeypatch.setattr(kit, "make_venv", refuse)
    assert kit.main(["setup"], checkout.place) == 2
    assert capsys.readouterr().err.endswith("kit.log: Permission denied\n")


def test_missing_lock_is_named(
    kit: ModuleType, checkout: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout.root / "requirements-test.lock").unlink()
    assert kit.main(["setup"], checkout.place) == 2
    assert "requirements-test.lock" in capsys.readouterr().err


def test_ctrl_c_during_the_set_up_ends_without_a_traceback(
    kit: ModuleType,
    checkout: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(kit, "make_venv", interrupt)
    assert kit.main(["setup"], checkout.place) == 130
    assert "goes on from there" in capsys.readouterr().err


def test_script_without_its_folder_says_so(tmp_path: Path) -> None:
    alone = tmp_path / "kit.py"
    alone.write_bytes(KIT.read_bytes())
    ended = subprocess.run([sys.executable, str(alone)], capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stderr == "kit.py works only in the folder it came with, beside viticulture_explore.\n"


# -- what is asked ------------------------------------------------------------------------------------------


def test_without_arguments_the_explorer_opens_in_the_browser(kit: ModuleType) -> None:
    wish = kit.read_arguments([])
    assert (wish.does, wish.port, wish.browser, wish.lang) == ("open", None, True, "en")


def test_options_are_understood_in_both_spellings(kit: ModuleType) -> None:
    wish = kit.read_arguments(["--port", "9000", "--lang=ja", "--no-browser"])
    assert (wish.does, wish.port, wish.browser, wish.lang) == ("open", 9000, False, "ja")


def test_all_that_follows_test_goes_to_pytest(kit: ModuleType) -> None:
    wish = kit.read_arguments(["test", "-k", "kit", "--port"])
    assert (wish.does, wish.pytest) == ("test", ["-k", "kit", "--port"])


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--port", "80"], "--port wants a number from 1024 to 65535, not 80."),
        (["--port", "grape"], "not grape."),
        (["--port", "70000"], "not 70000."),
        (["--port"], "not ''."),
        (["--lang", "fr"], "--lang wants en, ja or zh, not fr."),
        (["--purt", "9000"], "--purt is not something kit.py knows"),
        (["setup", "test"], "test is not something kit.py knows"),
    ],
)
def test_wrong_argument_is_named_before_anything_is_set_up(
    kit: ModuleType,
    checkout: SimpleNamespace,
    capsys: pytest.CaptureFixture[str],
    given: list[str],
    said: str,
) -> None:
    assert kit.main(given, checkout.place) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
    assert not checkout.place.venv.exists()


@pytest.mark.parametrize(
    "given",
    [
        ["foo", "--lang", "zh"],
        ["--lang=zh", "foo"],
        ["--lang", "ja", "--lang", "zh", "foo", "--port"],
        ["foo", "--lang", "zh", "--lang", "fr"],
    ],
)
def test_wrong_argument_is_named_in_the_language_that_is_asked_for(
    kit: ModuleType, checkout: SimpleNamespace, capsys: pytest.CaptureFixture[str], given: list[str]
) -> None:
    assert kit.main(given, checkout.place) == 2
    assert capsys.readouterr().err == "kit.py没有foo这个用法；运行“python3 kit.py --help”查看说明。\n"


@pytest.mark.parametrize(
    "given", [["foo"], ["foo", "--lang"], ["foo", "--lang", "fr"], ["test", "--lang", "zh"]]
)
def test_where_no_language_is_asked_for_it_is_that_of_the_system(
    kit: ModuleType, monkeypatch: pytest.MonkeyPatch, given: list[str]
) -> None:
    monkeypatch.setattr(kit, "system_language", lambda: "ja")
    assert kit.asked_language(given) == "ja"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_option_in_each_language(
    kit: ModuleType, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    assert kit.main(["--help", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert all(option in said for option in ("setup", "test", "--port", "--no-browser", "--lang"))


@pytest.mark.parametrize(
    ("system", "lang"),
    [("ja_JP.UTF-8", "ja"), ("zh_CN.UTF-8", "zh"), ("en_US.UTF-8", "en"), ("de_DE.UTF-8", "en"), ("C", "en")],
)
def test_language_is_that_of_the_system(
    kit: ModuleType, monkeypatch: pytest.MonkeyPatch, system: str, lang: str
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    assert kit.system_language() == lang


@pytest.mark.parametrize(
    ("windows", "lang"), [("Japanese_Japan", "ja"), ("Chinese (Simplified)_China", "zh")]
)
def test_language_of_windows_is_understood(
    kit: ModuleType, monkeypatch: pytest.MonkeyPatch, windows: str, lang: str
) -> None:
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setattr(kit.locale, "getlocale", lambda: (windows, "932"))
    assert kit.system_language() == lang


# -- sentences ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_are_those_the_catalog_gives(kit: ModuleType, lang: str) -> None:
    ids = text.ids("kit")
    assert set(kit.sentences(lang)) == set(ids)
    values = {
        key: f"<{key}>" for key in ("folder", "count", "done", "name", "version", "reason", "log", "file")
    }
    values |= {"argument": "<argument>", "given": "<given>"}
    for key in ids:
        assert kit.sentence(lang, key, values) == text.say(Message(key, values), lang), key


def test_every_sentence_the_script_names_is_in_the_catalog(kit: ModuleType) -> None:
    named = set(re.findall(r'"(kit-[a-z-]+)"', KIT.read_text(encoding="utf-8")))
    assert named == set(text.ids("kit"))


# -- setting up ---------------------------------------------------------------------------------------------


@posix_only
def test_set_up_installs_the_lock_with_hashes_and_then_the_project(
    kit: ModuleType, checkout: SimpleNamespace
) -> None:
    give_python(checkout)
    kit.set_up(checkout.place, "run", "en")
    lock, project = checkout.asked.read_text(encoding="utf-8").splitlines()
    assert "--require-hashes --no-deps --only-binary :all:" in lock
    assert lock.endswith(f"--requirement {checkout.root / 'requirements.lock'}")
    assert project.endswith(f"--no-build-isolation --no-deps --editable {checkout.root}")


@posix_only
def test_second_start_installs_nothing(kit: ModuleType, checkout: SimpleNamespace) -> None:
    give_python(checkout)
    kit.set_up(checkout.place, "run", "en")
    checkout.asked.unlink()
    kit.set_up(checkout.place, "run", "en")
    assert not checkout.asked.exists()


@posix_only
def test_setting_up_for_tests_serves_running_too_but_not_the_other_way(
    kit: ModuleType, checkout: SimpleNamespace
) -> None:
    give_python(checkout)
    kit.set_up(checkout.place, "run", "en")
    assert not checkout.place.is_ready("test")
    kit.set_up(checkout.place, "test", "en")
    assert checkout.place.is_ready("run")
    assert checkout.place.is_ready("test")


@posix_only
@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_changed_lock_or_project_is_installed_again(
    kit: ModuleType, checkout: SimpleNamespace, name: str
) -> None:
    give_python(checkout)
    kit.set_up(checkout.place, "test", "en")
    (checkout.root / name).write_text(LOCK + "# newer\n", encoding="utf-8")
    assert not checkout.place.is_ready("run")
    assert not checkout.place.is_ready("test")


def test_moved_folder_is_set_up_again(kit: ModuleType, checkout: SimpleNamespace) -> None:
    moved = checkout.root / "moved"
    moved.mkdir()
    for name in ("requirements.lock", "pyproject.toml"):
        shutil.copyfile(checkout.root / name, moved / name)
    assert kit.Place(moved).wanted("run") != checkout.place.wanted("run")


@posix_only
@pytest.mark.parametrize(
    ("does", "code"), [(["test", "-x"], 1), (["--port", "9001", "--no-browser", "--lang", "zh"], 0)]
)
def test_result_is_that_of_what_was_started(
    kit: ModuleType, checkout: SimpleNamespace, does: list[str], code: int
) -> None:
    give_python(checkout)
    kit.set_up(checkout.place, "test", "en")
    give_python(checkout, code=code)
    assert kit.main(does, checkout.place) == code
    started = checkout.asked.read_text(encoding="utf-8").splitlines()[-1]
    assert (
        started
        == {
            1: "-m pytest -n auto --dist loadgroup -x",
            0: "-m viticulture_explore --lang zh --port 9001 --no-browser",
        }[code]
    )


def test_system_with_musl_gets_every_package_but_graphviz(kit: ModuleType) -> None:
    left = kit.without(LOCK, "pygraphviz")
    assert kit.names_in(left) == ["alpha", "omega-x"]
    assert "bb" not in left
    assert "aa" in left
    assert "cc" in left


@posix_only
def test_musl_is_seen_by_the_name_of_the_binary_interface(
    kit: ModuleType,
    checkout: SimpleNamespace,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(kit.sysconfig, "get_config_var", lambda _: "cpython-312-x86_64-linux-musl")
    give_python(checkout)
    kit.set_up(checkout.place, "run", "en")
    assert "install Graphviz" in capsys.readouterr().out
    assert "pygraphviz" not in (checkout.place.venv / "requirements.lock").read_text(encoding="utf-8")


def test_progress_counts_every_way_pip_turns_to_a_package(
    kit: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    progress: Callable[[str], None] = kit.Progress("en", 4)
    for line in (
        "Collecting alpha==1.0 (from -r requirements.lock (line 1))",
        "  Downloading alpha-1.0-py3-none-any.whl (134 kB)",
        "Requirement already satisfied: beta-x==2.0 in ./lib",
        "Ignoring gamma: markers 'sys_platform == \"darwin\"' don't match your environment",
        "Processing /wheels/delta_y-1.0-py3-none-any.whl (from -r requirements.lock (line 4))",
        "Installing collected packages: alpha, delta_y",
    ):
        progress(line)
    assert capsys.readouterr().out.splitlines() == [
        "Fetched 4 of 4: delta_y",
        "All fetched; unpacking them takes a moment.",
    ]


def test_progress_on_a_terminal_stays_on_one_line_and_leaves_it_clean(
    kit: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(kit.sys.stdout, "isatty", lambda: True)
    progress = kit.Progress("en", 2)
    progress("Collecting alpha==1.0")
    progress("Requirement already satisfied: beta==1.0")
    progress.end_line()
    said = capsys.readouterr().out
    assert "\n" not in said
    assert [part.strip() for part in said.split("\r")] == [
        *("", "", "Fetched 1 of 2: alpha"),
        *("", "Fetched 2 of 2: beta"),
        *("", ""),
    ]


# -- the locks ----------------------------------------------------------------------------------------------


def entries(name: str) -> dict[str, str]:
    """The entries of a lock: by name, version and marker, the hashes."""
    lock = (ROOT / name).read_text(encoding="utf-8")
    found = re.findall(r"^([\w.-]+==\S+(?: ; .+?)?) \\\n((?:    --hash=\S+(?: \\)?\n)+)", lock, re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-test.lock"])
def test_lock_has_hashes_for_every_package_and_no_address(kit: ModuleType, name: str) -> None:
    lock = (ROOT / name).read_text(encoding="utf-8")
    assert len(entries(name)) == len(kit.names_in(lock)) > 100
    assert "://" not in lock
    assert "index" not in lock.split("\n")[1]


def test_lock_for_tests_holds_the_lock_to_run() -> None:
    run, test = entries("requirements.lock"), entries("requirements-test.lock")
    assert run.items() <= test.items()


@pytest.mark.parametrize("tool", ["playwright", "pytest", "hypothesis"])
def test_lock_to_run_is_free_of_test_tools(tool: str) -> None:
    assert not any(entry.startswith(f"{tool}==") for entry in entries("requirements.lock"))


def test_lock_brings_what_builds_the_project() -> None:
    assert any(entry.startswith("hatchling==") for entry in entries("requirements.lock"))
