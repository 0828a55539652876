"""The server that opens the explorer: what it asks, refuses and says, and how its pages look in a real browser."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, urlsplit

import pytest
from conftest import ROOT, Explorer, free_port, serving, stays_here

import viticulture_explore as ve
from viticulture_explore import app, places
from viticulture_explore.app import server, workspace
from viticulture_explore.app.request import FIRST_SCENARIO, requested_mode
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import load
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets import Session

if TYPE_CHECKING:
    from playwright.sync_api import Page


# -- what an address asks for -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "lang"),
    [("lang=ja", "ja"), ("token=1&lang=zh", "zh"), ("lang=fr", "en"), ("", "en"), ("lang=ja&lang=zh", "zh")],
)
def test_page_speaks_the_language_of_its_address(
    monkeypatch: pytest.MonkeyPatch, query: str, lang: str
) -> None:
    monkeypatch.delenv("VITICULTURE_EXPLORE_LANG", raising=False)
    assert app.requested_language(query) == lang


def test_page_without_a_language_speaks_that_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VITICULTURE_EXPLORE_LANG", "ja")
    assert app.requested_language("scenario=x") == "ja"
    assert app.requested_language("lang=zh") == "zh"


def test_running_page_finds_its_address_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUERY_STRING", "lang=zh")
    assert app.requested_language() == "zh"


def test_scenario_of_the_address_is_shown() -> None:
    named = min(places.examples().rglob("*.yaml")).relative_to(places.examples()).with_suffix("")
    assert app.requested_scenario(f"scenario={named.as_posix()}") == places.examples() / f"{named}.yaml"


@pytest.mark.parametrize(
    "query", ["", "scenario=", "scenario=no/such", "scenario=../pyproject", "scenario=/etc/passwd"]
)
def test_anything_else_shows_the_first_scenario(query: str) -> None:
    assert app.requested_scenario(query) == places.examples() / f"{FIRST_SCENARIO}.yaml"


def test_first_scenario_is_shipped() -> None:
    assert (places.examples() / f"{FIRST_SCENARIO}.yaml").is_file()


# -- ports --------------------------------------------------------------------------------------------------


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("opens", [app.serve, app.lab], ids=["explorer", "lab"])
def test_port_in_use_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], taken_port: int, opens: Callable[..., int], lang: str
) -> None:
    assert opens(taken_port, browser=False, lang=lang) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == say(Message("app-port-taken", {"port": taken_port}), lang) + "\n"
    assert str(taken_port) in said.err


@pytest.mark.parametrize("port", [0, 80, 65536])
def test_port_outside_the_free_range_is_refused(capsys: pytest.CaptureFixture[str], port: int) -> None:
    assert app.serve(port, browser=False) == 1
    assert f"Port {port} cannot be used" in capsys.readouterr().err


def test_free_port_passes_over_those_in_use(monkeypatch: pytest.MonkeyPatch, taken_port: int) -> None:
    monkeypatch.setattr(server, "FIRST_PORT", taken_port)
    assert server.free_port() > taken_port


def test_any_free_port_will_do_when_a_hundred_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "_is_free", lambda _: False)
    assert server.free_port() not in range(server.FIRST_PORT, server.FIRST_PORT + 100)


# -- settings -----------------------------------------------------------------------------------------------


def test_server_listens_on_this_machine_only_and_wants_a_token(tmp_path: Path) -> None:
    first, second = (server.configuration(tmp_path, "/explore", 9000) for _ in range(2))
    assert first.ServerApp.ip == "127.0.0.1"
    assert len(first.IdentityProvider.token) == 48
    assert first.IdentityProvider.token != second.IdentityProvider.token


def test_machine_without_a_browser_is_told_to_use_the_address(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def no_browser(*_: object) -> None:
        raise server.webbrowser.Error

    class Server:
        """Starts nothing."""

        def __init__(self, config: server.Config) -> None:
            self.opens = config.ServerApp.open_browser
            self.default_url = config.ServerApp.default_url
            self.port = config.ServerApp.port
            self.identity_provider = config.IdentityProvider

        @classmethod
        def instance(cls, config: server.Config) -> Server:
            return cls(config)

        def initialize(self, argv: list[str]) -> None:
            assert argv == []

        def start(self) -> None:
            assert self.opens is False

    monkeypatch.setattr(server.webbrowser, "get", no_browser)
    monkeypatch.setattr(server, "ServerApp", Server)
    monkeypatch.setattr(workspace, "open_workspace", lambda: (tmp_path, False))
    monkeypatch.setenv("VITICULTURE_EXPLORE_LANG", "")
    port = free_port()
    assert app.serve(port, browser=True, lang="en") == 0
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(rf"  http://127\.0\.0\.1:{port}/explore\?lang=en&token=\w+", said[1])
    assert said[2] == "No browser was found on this machine: open the address above in one yourself."


# -- lessons ------------------------------------------------------------------------------------------------


def test_checkout_works_in_its_own_lessons() -> None:
    assert places.in_checkout()
    assert workspace.open_workspace() == (ROOT / "notebooks", False)


def test_installed_lessons_are_copied_once_and_the_readers_changes_kept(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shipped = tmp_path / "package" / "shipped" / "notebooks"
    (shipped / "en").mkdir(parents=True)
    (shipped / "en" / "01.ipynb").write_text("first", encoding="utf-8")
    monkeypatch.setattr(places, "_PACKAGE", tmp_path / "package")
    monkeypatch.setattr(workspace.Path, "home", lambda: tmp_path / "home")
    own = tmp_path / "home" / "viticulture-explore" / "notebooks"
    assert workspace.open_workspace() == (own, True)
    (own / "en" / "01.ipynb").write_text("mine", encoding="utf-8")
    (shipped / "en" / "02.ipynb").write_text("second", encoding="utf-8")
    assert workspace.open_workspace() == (own, True)
    assert (own / "en" / "01.ipynb").read_text(encoding="utf-8") == "mine"
    assert (own / "en" / "02.ipynb").read_text(encoding="utf-8") == "second"
    assert workspace.open_workspace() == (own, False)


def test_first_lesson_is_the_first_by_number(tmp_path: Path) -> None:
    (tmp_path / "ja").mkdir()
    for name in ("02_graph.ipynb", "01_wine.ipynb", "00_notes.txt"):
        (tmp_path / "ja" / name).touch()
    assert workspace.first_lesson(tmp_path, "ja") == "ja/01_wine.ipynb"
    assert workspace.first_lesson(tmp_path, "zh") == ""


def test_wheel_brings_scenarios_lessons_and_all_that_is_read_at_run_time(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    built = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    installed = site / "viticulture_explore"
    shipped = {path.relative_to(installed) for path in installed.rglob("*") if path.is_file()}
    kinds = {".css", ".csv", ".ftl", ".ipynb", ".j2", ".js", ".json", ".py", ".typed"}
    package = ROOT / "viticulture_explore"
    own = {path.relative_to(package) for path in package.rglob("*") if path.suffix in kinds}
    assert {path for path in own if ".ipynb_checkpoints" not in path.parts} <= shipped
    ask = "from viticulture_explore import places; print(places.examples()); print(places.lessons())"
    asked = subprocess.run(
        [sys.executable, "-c", ask],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(site)},
        capture_output=True,
        text=True,
        check=True,
    )
    examples, lessons = map(Path, asked.stdout.splitlines())
    assert examples.is_relative_to(site)
    assert len(list(examples.rglob("*.yaml"))) == len(list((ROOT / "examples").rglob("*.yaml")))
    assert len(list(lessons.rglob("*.ipynb"))) == len(list((ROOT / "notebooks").glob("*/*.ipynb")))


# -- in the browser -----------------------------------------------------------------------------------------


def test_watch_for_outside_addresses_knows_them() -> None:
    assert stays_here("http://127.0.0.1:8888/lab")
    assert stays_here("ws://127.0.0.1:8888/api")
    assert stays_here("data:text/css,x")
    assert not stays_here("https://cdn.example.org/font.css")


def test_nobody_gets_in_without_the_token(explorer: Explorer) -> None:
    from urllib.request import urlopen

    with urlopen(f"{explorer.base}/explore") as answer:
        assert "/login" in answer.url


def open_app(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("#rendered_cells.ready [lang]", state="visible")


@pytest.mark.browser
@pytest.mark.parametrize("lang", LANGUAGES)
def test_app_view_shows_the_first_scenario_in_its_language(page: Page, explorer: Explorer, lang: str) -> None:
    faults: list[str] = []
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: faults.append(str(error)))
    open_app(page, explorer.app(lang))
    assert page.locator("html").get_attribute("lang") == lang
    assert page.title() == say(Message("app-title"), lang)
    first = load(places.examples() / f"{FIRST_SCENARIO}.yaml")
    page.get_by_text(first.titles[lang]).first.wait_for()
    assert not page.locator("#failed").is_visible()
    assert not page.locator("#loading").is_visible()
    assert not faults


@pytest.mark.browser
def test_bar_follows_the_language_chosen_in_the_explorer(page: Page, explorer: Explorer) -> None:
    open_app(page, explorer.app("en", scenario="aging/everybody_ages"))
    page.locator("#rendered_cells select", has=page.locator("option[value=ja]")).select_option("ja")
    page.wait_for_selector("html[lang=ja]")
    assert page.title() == say(Message("app-title"), "ja")
    lessons = page.get_by_role("link", name=say(Message("app-lessons"), "ja"))
    assert lessons.get_attribute("title") == say(Message("app-lessons-hint"), "ja")
    assert str(lessons.get_attribute("href")).endswith(workspace.first_lesson(explorer.lessons, "ja"))
    assert parse_qs(urlsplit(page.url).query) == {"lang": ["ja"], "scenario": ["aging/everybody_ages"]}


@pytest.mark.browser
def test_scenario_of_the_address_is_opened(page: Page, explorer: Explorer) -> None:
    open_app(page, explorer.app("en", scenario="aging/everybody_ages"))
    page.get_by_text(load(places.examples() / "aging/everybody_ages.yaml").titles["en"]).first.wait_for()


@pytest.mark.browser
def test_shared_record_of_the_address_is_opened_at_its_place(page: Page, explorer: Explorer) -> None:
    line = Line(ve.example("make_wine/two_reds").position, ["place make_wine", "make red 4"])
    page.goto(explorer.app("zh", share=Session(line).shared()))
    page.locator(".vx-chip[aria-current]").filter(has_text="红葡萄4 → 红葡萄酒3").wait_for()


@pytest.mark.browser
def test_reload_finds_the_present_place_again_and_leaves_no_kernel_behind(
    page: Page, explorer: Explorer
) -> None:
    def kernels() -> set[str]:
        found = page.request.get(
            f"{explorer.base}/api/kernels", headers={"Authorization": f"token {explorer.token}"}
        )
        return {kernel["id"] for kernel in found.json()}

    before = kernels()
    page.goto(explorer.app("en", mode="explore"))
    page.locator('.vx-groups [data-key="place make_wine"]').click()
    page.wait_for_url("**share=**")
    page.locator('.vx-groups [data-key="make red 4"]').click()
    page.wait_for_url("**.1.1.0")
    (first,) = kernels() - before
    page.reload()
    page.locator(".vx-chip[aria-current]").filter(has_text="Make red 3 from red 4").wait_for()
    assert page.locator(".vx-story").inner_text().count("Seat 1 made a red wine") == 1
    assert first not in kernels()


@pytest.mark.browser
def test_link_that_was_cut_opens_the_first_scenario_and_says_so(page: Page, explorer: Explorer) -> None:
    page.goto(explorer.app("en", share="1abc"))
    page.locator(".vx-failure").filter(has_text="incomplete or changed").wait_for()
    assert page.locator(".vx-title").inner_text() == "Two reds, one small cellar"


@pytest.mark.browser
def test_lessons_are_one_click_away(page: Page, explorer: Explorer) -> None:
    page.goto(explorer.app("en"))
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="Lessons").click()
    lab = opened.value
    lab.wait_for_selector(".jp-NotebookPanel .jp-Cell")
    lab.get_by_text("| Idle").wait_for()
    assert lab.url.endswith(workspace.first_lesson(explorer.lessons, "en"))
    assert lab.get_by_text("official Jupyter news").count() == 0


FAILING_NOTEBOOK = """
import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from viticulture_explore.app.extension import ExplorerHandler
kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
broken = new_notebook(cells=[new_code_cell("1 / 0")], metadata={"kernelspec": kernel})
folder = Path(sys.argv[2]).parent
nbformat.write(broken, folder / "explorer.ipynb")
ExplorerHandler.contents_manager = property(lambda self: AsyncLargeFileManager(root_dir=str(folder)))
"""


@pytest.mark.browser
def test_page_says_so_when_the_explorer_cannot_be_opened(page: Page, tmp_path: Path) -> None:
    with serving(tmp_path, before=FAILING_NOTEBOOK) as explorer:
        page.goto(explorer.app("ja"))
        page.locator("#failed").wait_for(state="visible")
        assert page.locator("#failed").inner_text() == say(Message("app-failed"), "ja")
        assert not page.locator("#loading").is_visible()
        assert "ZeroDivisionError" not in page.content()


@pytest.mark.browser
def test_page_says_so_when_the_server_has_a_fault(page: Page, tmp_path: Path) -> None:
    no_notebook = FAILING_NOTEBOOK + "(folder / 'explorer.ipynb').unlink()"
    with serving(tmp_path, before=no_notebook) as explorer:
        page.goto(explorer.app("zh"))
        assert page.get_by_role("alert").inner_text() == say(Message("app-failed"), "zh")


def test_who_arrives_is_led_by_a_lesson_and_who_asks_for_something_gets_it() -> None:
    assert requested_mode("lang=ja") == "lesson"
    assert requested_mode("scenario=make_wine/two_reds") == "explore"
    assert requested_mode("share=x") == "explore"
    assert requested_mode("mode=quiz&scenario=make_wine/two_reds") == "quiz"
    assert requested_mode("mode=nonsense") == "lesson"
