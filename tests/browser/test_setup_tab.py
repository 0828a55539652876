"""A position set up from nothing in a real Chromium, stepped, branched and seen in the graph, by keyboard alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from test_explorer import TO_START, TWO_REDS, Sight

if TYPE_CHECKING:
    from conftest import Explorer
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

WORD = re.compile(r"[A-Za-z]{3,}")
NAMES = {
    "svg",
    "png",
    "dot",
    "graphml",
    "json",
    "GraphML",
    "JSON",
    "yaml",
    "Namayuki",
    "Automa",
    "Age",
    "Champagne",
}
"""Formats of files, a person, the Automa and the other game, which are called so in every language."""

WORDS_SEEN = """root => {
  const found = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const holder = node.parentElement;
    if (!holder.closest("option, style, textarea") && holder.getClientRects().length) found.push(node.data);
  }
  for (const named of root.querySelectorAll("[aria-label]")) {
    if (!named.getClientRects().length) continue;
    found.push(named.getAttribute("aria-label"), named.getAttribute("aria-description") ?? "");
  }
  for (const chosen of root.querySelectorAll("select")) found.push(chosen.selectedOptions[0]?.textContent ?? "");
  return found;
}"""


class Hands:
    """A keyboard, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def go(self, target: Locator) -> None:
        """Press Tab until a thing has the focus."""
        target.wait_for(state="visible")
        for _ in range(400):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {target}")

    def press(self, target: Locator) -> None:
        self.go(target)
        self.page.keyboard.press("Enter")

    def open_tab(self, bar: Locator, name: str) -> None:
        """Press Tab to the bar, which is one stop, and an arrow until the tab has the focus; then open it."""
        self.go(bar.locator('[tabindex="0"]'))
        for _ in range(bar.get_by_role("tab").count()):
            if self.page.locator(":focus").inner_text() == name:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("ArrowRight")
        raise AssertionError(f"the arrow does not lead to {name}")


def test_two_reds_set_up_from_nothing_by_keyboard_alone(
    page: Page, explorer: Explorer, faults: list[str]
) -> None:
    page.goto(explorer.app("en", scenario=TWO_REDS))
    sight, hands = Sight(page), Hands(page)
    root = sight.root

    hands.open_tab(root.get_by_role("tablist"), "Set up")
    hands.press(root.locator("summary", has_text="Begin with"))
    hands.press(root.get_by_role("button", name="an empty board"))
    root.locator('.vx-drawing [data-key="crush red 3 grape"]').wait_for(state="detached")
    hands.go(root.locator('[data-key="season"] select'))
    page.keyboard.type("winter")
    root.locator(".vx-stages [aria-current]", has_text="winter").wait_for()
    for value in ("3", "4"):
        hands.press(
            root.locator('[data-key="vineyards.1.crush_pad.red"]').get_by_role(
                "button", name=value, exact=True
            )
        )
        root.locator(f'.vx-drawing [data-key="crush red {value} grape"]').wait_for()
    hands.go(root.locator('[data-key="vineyards.1.hand"] input'))
    page.keyboard.type("梅洛")
    page.keyboard.press("Enter")
    root.locator('.vx-drawing [data-key="card merlot 1"]').wait_for()
    hands.press(root.get_by_role("button", name="Start from here"))

    hands.press(root.locator(f'.vx-groups [data-key="{TO_START}"]'))
    sight.wait_for_chip(TO_START)
    hands.press(root.locator('.vx-groups [data-key="make red 4"]'))
    sight.wait_for_chip(f"{TO_START}/make red 4")
    hands.press(root.get_by_role("button", name="Back", exact=True))
    sight.wait_for_chip(TO_START)
    hands.press(root.locator('.vx-groups [data-key="make red 3"]'))
    sight.wait_for_chip(f"{TO_START}/make red 3")
    assert root.locator(".vx-variations button").count() == 1

    sight.wait_for_graph()
    node = root.locator(".vx-graph g.node", has_text="grapes: red 3")
    hands.go(root.locator('.vx-graph g.node[tabindex="0"]'))
    sight.steer_to(node)
    page.keyboard.press("Enter")
    sight.wait_for_chip(f"{TO_START}/make red 4")


@pytest.mark.parametrize(("lang", "name"), [("ja", "日本語"), ("zh", "中文")])
def test_no_english_is_left_after_a_change_of_language(
    page: Page, explorer: Explorer, faults: list[str], lang: str, name: str
) -> None:
    page.goto(explorer.app("en", scenario=TWO_REDS))
    sight = Sight(page)
    sight.press(TO_START)
    sight.wait_for_chip(TO_START)
    sight.press("make red 4")
    sight.wait_for_chip(f"{TO_START}/make red 4")
    sight.root.get_by_label("Language", exact=True).select_option(label=name)
    sight.root.locator(f".vx-drawing:lang({lang})").wait_for()
    sight.wait_for_graph()
    for tab in sight.root.get_by_role("tab").all():
        tab.click()
        page.wait_for_function(
            "id => document.querySelector('.vx-pane').dataset.tab === id", arg=tab.get_attribute("data-key")
        )
        page.wait_for_timeout(300)
        words = {word for text in sight.root.evaluate(WORDS_SEEN) for word in WORD.findall(text)}
        assert words <= NAMES, f"{tab.inner_text()}: {sorted(words - NAMES)}"


def test_shared_position_opens_again(page: Page, explorer: Explorer, faults: list[str]) -> None:
    page.goto(explorer.app("en", scenario=TWO_REDS))
    sight = Sight(page)
    sight.press("pass")
    sight.wait_for_chip("pass")
    sight.root.get_by_role("tab", name="Record").click()
    shared = sight.root.get_by_label("To share", exact=True)
    page.wait_for_function(
        "() => [...document.querySelectorAll('.vx-record textarea')].some(one => one.value.startsWith('1'))"
    )
    text = shared.input_value()
    page.goto(explorer.app("en"))
    again = Sight(page)
    again.root.get_by_role("tab", name="Record").click()
    again.root.get_by_label("Paste something shared").fill(text)
    again.root.get_by_role("button", name="Open", exact=True).click()
    again.root.locator(".vx-title", has_text="Two reds, one small cellar").wait_for()
    again.root.locator(".vx-tree button", has_text="Pass").wait_for()
