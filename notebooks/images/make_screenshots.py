"""Make the pictures of the README: the main views of the explorer in the app view, in three languages.

Run it from the checkout, in its environment with the test packages and with a Chromium on the machine; where Pillow is
installed, too, the files become a third of their size:

    .venv/bin/python notebooks/images/make_screenshots.py          # all of them
    .venv/bin/python notebooks/images/make_screenshots.py quiz     # some of them, by name
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

try:
    from PIL import Image
except ImportError:
    Image = None

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "ja", "zh")
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SETTLED = """() => {
    const root = document.querySelector(".vx-explorer");
    const busy = [...root.querySelectorAll(".vx-stale, .vx-busy")].some((element) => element.checkVisibility());
    return !busy && !root.getAnimations({ subtree: true }).length;
}"""


@dataclass(frozen=True)
class View:
    """A picture to take: a scenario, the moves played in it, what is clicked then, and the size of the window."""

    scenario: str
    moves: tuple[str, ...] = ()
    then: Callable[[Page], None] | None = None
    height: int = 720


def tab(name: str) -> Callable[[Page], None]:
    """Open a tab."""

    def click(page: Page) -> None:
        page.locator(f'[role="tab"][data-key="{name}"]').click()
        page.locator(f'.vx-pane[data-tab="{name}"]').wait_for()

    return click


def why_not(page: Page) -> None:
    """Ask why no worker can be trained, and what would help."""
    page.locator('[data-key="action train"]').click()
    page.locator(".vx-answer .vx-mend").first.wait_for()


def whole_season(page: Page) -> None:
    """Look ahead to the end of the season."""
    page.wait_for_function(SETTLED)
    drawn = page.locator(".vx-graph svg").element_handle()
    page.locator(".vx-graph-tab select").first.select_option("season")
    page.wait_for_function("drawn => !drawn.isConnected", arg=drawn)
    page.locator(".vx-pane").scroll_into_view_if_needed()


def two_languages(page: Page) -> None:
    """Open the rulebook, with a second language beside the first."""
    tab("reader")(page)
    reading = page.locator("html").get_attribute("lang")
    page.locator(".vx-reader-lead select").nth(2).select_option("ja" if reading != "ja" else "zh")
    page.locator(".vx-two").first.wait_for()


def quiz(page: Page) -> None:
    """Begin the quiz of the scenario."""
    page.locator('.vx-mode[data-key="quiz"]').click()
    page.locator(".vx-mode-pane").wait_for()


TWO_REDS = ("place make_wine", "make red 4")
VIEWS = {
    "explorer": View("make_wine/two_reds", TWO_REDS, height=1010),
    "why_not": View("make_wine/two_reds", (), why_not),
    "set_up": View("make_wine/two_reds", TWO_REDS, tab("setup")),
    "compare": View(
        "yoke/vc_170_uproot_or_harvest", ("place yoke", "uproot syrah 5"), tab("compare"), height=900
    ),
    "reader": View("make_wine/two_reds", TWO_REDS, two_languages, height=900),
    "graph": View("make_wine/two_reds", ("place make_wine",), whole_season, height=1010),
    "quiz": View("quiz/which_wine", (), quiz),
    "champagne": View("lessons/first_cuvee"),
}


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
        try:
            yield found[1], found[2]
        finally:
            running.terminate()


def take(browser: Browser, address: str, token: str, name: str, lang: str) -> Path:
    """Take the picture of a view in a language."""
    view = VIEWS[name]
    page = browser.new_page(viewport={"width": 1280, "height": view.height})
    page.goto(f"{address}/explore?lang={lang}&scenario={view.scenario}&token={token}")
    page.locator(".vx-explorer").wait_for(timeout=60_000)
    for move in view.moves:
        page.locator(f'.vx-groups [data-key="{move}"]').click()
        page.locator(f'.vx-chips [aria-current][title="{move}"]').wait_for()
    if view.then is not None:
        view.then(page)
    page.wait_for_function(SETTLED)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement.blur()")
    path = HERE / f"{name}_{lang}.png"
    page.screenshot(path=path)
    page.close()
    if Image is not None:
        reduce_colours(path)
    return path


def reduce_colours(path: Path) -> None:
    """Keep 256 colours, each the most frequent one of its neighbourhood; the others come to the nearest."""
    picture = Image.open(path).convert("RGB")
    near: dict[tuple[int, ...], tuple[int, ...]] = {}
    for _, colour in sorted(picture.getcolors(1 << 24), reverse=True):
        near.setdefault(tuple(part >> 4 for part in colour), colour)
    frequent = list(near.values())[:256]
    palette = Image.new("P", (1, 1))
    palette.putpalette([part for colour in frequent for part in colour])
    picture.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def main(names: list[str]) -> None:
    """The pictures of these names, or all of them, one after the other."""
    if CHROMIUM is None:
        raise SystemExit("no Chromium on this machine")
    as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
    with server() as (address, token), sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=["--disable-gpu", *as_root])
        for name in names or VIEWS:
            for lang in LANGUAGES:
                print(take(browser, address, token, name, lang).relative_to(HERE.parent.parent))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
