"""Make the pictures of the README: the explorer in the app view, in three languages, after two moves.

Run it from the checkout, in its environment with the test packages and with a Chromium on the machine:

    .venv/bin/python notebooks/images/make_screenshots.py
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "ja", "zh")
MOVES = ("place make_wine", "make red 4")
SIZE = {"width": 1280, "height": 985}
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@contextmanager
def server() -> Iterator[tuple[str, str]]:
    """The explorer's server: its address and its token."""
    command = [sys.executable, "-m", "viticulture_explore", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8") as running:  # noqa: S603 - itself
        assert running.stdout is not None
        lines = iter(running.stdout.readline, "")
        found = next(
            filter(None, (re.search(r"(http://\S+?)/explore\S*token=(\w+)", line) for line in lines))
        )
        yield found[1], found[2]
        running.terminate()


def take(browser: Browser, address: str, token: str, lang: str) -> Path:
    """Play the moves in a language and take the picture."""
    page = browser.new_page(viewport=SIZE)
    page.goto(f"{address}/explore?lang={lang}&scenario=make_wine/two_reds&token={token}")
    for move in MOVES:
        page.locator(f'.vx-groups [data-key="{move}"]').click()
        page.locator(f'.vx-chips [data-key$="{move}"] [aria-current]').wait_for()
    page.locator(".vx-graph:not(.vx-stale) svg").wait_for()
    page.mouse.move(0, 0)
    path = HERE / f"explorer_{lang}.png"
    page.screenshot(path=path)
    page.close()
    return path


def main() -> None:
    """All pictures, one after the other."""
    if CHROMIUM is None:
        raise SystemExit("no Chromium on this machine")
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with server() as (address, token), sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--disable-gpu", *as_root])
        for lang in LANGUAGES:
            print(take(browser, address, token, lang).relative_to(HERE.parent.parent))
        browser.close()


if __name__ == "__main__":
    main()
