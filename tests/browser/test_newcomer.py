"""The newcomer's path of ``notebooks/README.md``, walked in a real browser: what it says to click is there to click."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from conftest import ROOT

if TYPE_CHECKING:
    from conftest import Explorer
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

HEADINGS = {"en": "### Your first five minutes", "ja": "### 最初の5分", "zh": "### 最初的五分钟"}
# What has the same name in every language: a language of its own, a person, and the formats of files.
LATIN = {"English", "Namayuki", "svg", "png", "dot", "graphml", "json"}


def path(lang: str) -> list[list[str]]:
    """For each step of the path what it says to click, in order: the words in italics of its second column."""
    text = (ROOT / "notebooks" / "README.md").read_text(encoding="utf-8")
    part = text.split(HEADINGS[lang])[1].split("\n## ")[0]
    rows = re.findall(r"^\| \d+ \|(.*)\|$", part, re.MULTILINE)
    return [re.findall(r"\*([^*]+)\*", row.split("|")[1]) for row in rows]


def click(page: Page, words: str) -> None:
    """Click what is called so: a choice of a list, a box to tick, or a button."""
    root = page.locator(".vx-explorer")
    choice = page.locator("option").get_by_text(words, exact=True)
    option = root.locator("option").get_by_text(words, exact=True)
    tick = root.get_by_role("checkbox", name=words, exact=True)
    button = root.get_by_role("button", name=words, exact=True).or_(
        root.get_by_role("radio", name=words, exact=True)
    )
    option.or_(tick).or_(button).first.wait_for(state="attached")
    if option.count():
        root.locator("select").filter(has=choice).select_option(label=words)
    elif tick.count():
        tick.check()
    else:
        button.first.click()


@pytest.mark.parametrize("lang", HEADINGS)
def test_the_path_of_a_newcomer_leads_from_the_first_screen_to_the_example_and_is_understood(
    page: Page, explorer: Explorer, lang: str
) -> None:
    steps = path(lang)
    assert len(steps) == 9
    page.goto(explorer.app(lang))
    root = page.locator(".vx-explorer")
    root.wait_for(state="visible", timeout=60_000)
    side = root.locator(".vx-side")

    # 1: an action takes a worker, and what happened is told with its source.
    click(page, *steps[0])
    side.locator(".vx-lesson .vx-cite").first.wait_for()
    assert root.locator('.vx-drawing [data-key="action make_wine"]').is_visible()

    # 2: another move is answered kindly, with what it would do, and the position stays.
    click(page, *steps[1])
    side.locator(".vx-lesson-tried .vx-cite").first.wait_for()
    assert root.locator('.vx-drawing [data-key="crush red 4"]').is_visible()

    # 3 and 4: both wines, the second one lower, and the arrow that says why.
    click(page, *steps[2])
    root.locator('.vx-drawing [data-key="cellar red 3 wine"]').wait_for()
    click(page, *steps[3])
    root.locator('.vx-drawing [data-key="cellar red 2 wine"]').wait_for()
    assert root.locator('.vx-drawing [data-key="arrow 1"] text').count() == 1

    # 5 and 6: the quiz, answered as the path says, is right.
    click(page, *steps[4])
    for words in steps[5]:
        click(page, words)
    side.locator(".vx-verdict-right").wait_for()

    # 7 and 8: exploring, with the reasons for what is not possible, and the graph in which both orders meet.
    click(page, *steps[6])
    root.locator(".vx-refused li").first.wait_for()
    graph = root.locator(".vx-graph:not(.vx-stale) svg")
    graph.wait_for()
    assert graph.locator("g.node").count() > 1

    # 9: the same position by another book.
    click(page, *steps[8])
    page.wait_for_function(
        "words => document.querySelector('.vx-story').innerText.includes(words)", arg=steps[8][0]
    )
    if lang != "en":
        words = set(re.findall(r"[A-Za-z]{3,}", root.inner_text()))
        assert words <= LATIN
