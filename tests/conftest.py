"""What several tests need: a Chromium, a page that may not leave this machine, and the explorer's server."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

ROOT = Path(__file__).resolve().parent.parent
# Set where a missing browser is a fault of the machine and not a reason to skip.
NEEDS_BROWSER = "VITICULTURE_EXPLORE_NEEDS_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
PLACES = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)
START_SECONDS = 60
SERVE = """
import sys
from pathlib import Path
from viticulture_explore.app import serve, workspace
workspace.open_workspace = lambda: (Path(sys.argv[2]), False)
{before}
sys.exit(serve(int(sys.argv[1]), browser=False))
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the browser tests in one worker, so that they share one browser and one server."""
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.xdist_group("browser"))


def find_chromium() -> str | None:
    """The program of a Chromium or a relative of it, if this machine has one."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or next((place for place in PLACES if Path(place).exists()), None)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium, one for all browser tests of a worker."""
    chromium = find_chromium()
    if chromium is None:
        if os.environ.get(NEEDS_BROWSER):
            pytest.fail("no Chromium on this machine, though it is meant to have one")
        pytest.skip("no Chromium on this machine")
    playwright = pytest.importorskip("playwright.sync_api")
    as_root = ("--no-sandbox",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    with playwright.sync_playwright() as running:
        launched = running.chromium.launch(executable_path=chromium, args=[*QUIET, *as_root])
        yield launched
        launched.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A fresh page of 1280 x 720; the test fails if anything it opens asks for something outside this machine."""
    context = browser.new_context(viewport={"width": 1280, "height": 720})
    asked: list[str] = []

    def watch(opened: Page) -> None:
        opened.on("request", lambda request: asked.append(request.url))
        opened.on("websocket", lambda socket: asked.append(socket.url))

    context.on("page", watch)
    yield context.new_page()
    context.close()
    outside = [url for url in asked if not stays_here(url)]
    assert not outside, f"requests that leave this machine: {outside}"


@pytest.fixture
def faults(page: Page) -> Iterator[list[str]]:
    """Errors of the page's own scripts; a test that uses this fails if there are any."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert not found


def stays_here(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme in {"data", "blob", "about"} or parts.hostname == "127.0.0.1"


@dataclass(frozen=True)
class Explorer:
    """A running server: its address, its token, and the folder of lessons it works in (a copy)."""

    base: str
    token: str
    lessons: Path

    def app(self, lang: str = "en", **query: str) -> str:
        """The address of the app view."""
        more = "".join(f"&{key}={value}" for key, value in query.items())
        return f"{self.base}/explore?lang={lang}{more}&token={self.token}"

    def lab(self, path: str = "") -> str:
        """The address of JupyterLab, with a file of the lessons open."""
        return f"{self.base}/lab/tree/{path}?token={self.token}"


@contextmanager
def serving(home: Path, before: str = "") -> Iterator[Explorer]:
    """The server that the bare command starts, with nothing of the person's own Jupyter settings.

    It works in a copy of the lessons below ``home``. ``before`` is Python that runs in its process first.
    """
    lessons = home / "notebooks"
    shutil.copytree(ROOT / "notebooks", lessons, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    own = {f"JUPYTER_{kind}_DIR": str(home / kind.lower()) for kind in ("CONFIG", "DATA", "RUNTIME")}
    with (home / "server.txt").open("w", encoding="utf-8") as output:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(before=before), str(free_port()), str(lessons)],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            env={**os.environ, **own, "PYTHONUTF8": "1"},
        )
        try:
            base, token = _wait_for_address(server, home / "server.txt")
            yield Explorer(base, token, lessons)
        finally:
            server.terminate()
            server.wait(timeout=30)


@pytest.fixture(scope="session")
def explorer(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Explorer]:
    """The running server, one for all browser tests of a worker."""
    with serving(tmp_path_factory.mktemp("home")) as running:
        yield running


def _wait_for_address(server: subprocess.Popen[bytes], output: Path) -> tuple[str, str]:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        found = re.search(r"(http://127\.0\.0\.1:\d+)/\S*token=(\w+)", output.read_text(encoding="utf-8"))
        if found:
            return found[1], found[2]
        time.sleep(0.1)
    pytest.fail(f"the server gave no address:\n{output.read_text(encoding='utf-8')}")
