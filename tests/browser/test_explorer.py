"""The explorer in a real Chromium: in the app view and in a JupyterLab notebook, by mouse and by keyboard alone."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from viticulture_explore import places

if TYPE_CHECKING:
    from conftest import Explorer
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

TWO_REDS = "make_wine/two_reds"
TO_START = "place make_wine"


class Sight:
    """What a person sees of the explorer on a page, and what they can do to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".vx-explorer")
        self.root.wait_for(state="visible", timeout=60_000)

    def shape(self, name: str) -> Locator:
        return self.root.locator(f'.vx-drawing [data-key="{name}"]')

    def click(self, name: str) -> None:
        self.shape(name).click()

    def press(self, move: str) -> None:
        self.root.locator(f'.vx-groups [data-key="{move}"]').click()

    def story(self) -> str:
        return self.root.locator(".vx-story").inner_text()

    def focused(self) -> str:
        return self.page.locator(":focus").get_attribute("data-key") or ""

    def steer(self, name: str) -> None:
        """Go to a shape of the board with the arrow keys."""
        self.steer_to(self.shape(name))

    def steer_to(self, wanted: Locator) -> None:
        """Go there with the arrow keys, each time in the direction in which it lies most."""
        for _ in range(30):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            here, there = (found.bounding_box() for found in (self.page.locator(":focus"), wanted))
            right = there["x"] + there["width"] / 2 - here["x"] - here["width"] / 2
            down = there["y"] + there["height"] / 2 - here["y"] - here["height"] / 2
            across = abs(right) > abs(down)
            self.page.keyboard.press(
                ("ArrowRight" if right > 0 else "ArrowLeft")
                if across
                else ("ArrowDown" if down > 0 else "ArrowUp")
            )
        raise AssertionError(f"the arrow keys do not lead to {wanted}, but to {self.focused()}")

    def wait_for_chip(self, path: str) -> None:
        """Wait until the record stands behind these moves; each of them is told by its chip."""
        *_, last = moves = path.split("/")
        here = self.root.locator(f'.vx-chips [aria-current][title="{last}"]')
        here.wait_for()
        assert here.locator("xpath=../preceding-sibling::li").count() == len(moves)

    def wait_for_graph(self) -> None:
        self.root.locator(".vx-graph:not(.vx-stale) svg").wait_for()


@pytest.fixture
def app(page: Page, explorer: Explorer, faults: list[str]) -> Sight:
    page.goto(explorer.app("en", scenario=TWO_REDS))
    return Sight(page)


def test_two_moves_on_the_board_make_a_wine_and_show_why_it_is_lower(app: Sight) -> None:
    app.click("action make_wine")
    app.wait_for_chip(TO_START)
    app.click("crush red 4")
    app.wait_for_chip(f"{TO_START}/make red 4")
    assert app.shape("cellar red 3 wine").locator("text").text_content() == "3"
    assert "Medium Cellar" in app.shape("arrow 1").locator("text").text_content()
    assert "Make red 3 from red 4" in app.story()


def test_buttons_beside_the_board_play_the_same_moves(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.press("make red 3")
    app.wait_for_chip(f"{TO_START}/make red 3")
    assert app.shape("cellar red 3 wine").is_visible()


def test_other_move_from_an_earlier_point_becomes_a_variation(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.press("make red 4")
    app.wait_for_chip(f"{TO_START}/make red 4")
    app.root.get_by_role("button", name="Back").click()
    app.wait_for_chip(TO_START)
    app.press("make red 3")
    app.wait_for_chip(f"{TO_START}/make red 3")
    other = app.root.locator(".vx-variations button")
    assert "from red 4" in other.first.inner_text()
    other.first.click()
    app.wait_for_chip(f"{TO_START}/make red 4")


def test_click_on_what_is_not_possible_says_why(app: Sight) -> None:
    app.click("action fill_order")
    answer = app.root.locator(".vx-answer")
    answer.wait_for(state="visible")
    assert answer.locator(".vx-what").inner_text() == "Fill wine order"
    assert answer.locator(".vx-why").count() >= 2
    answer.get_by_role("button", name="Close").click()
    answer.wait_for(state="hidden")


def test_place_of_several_moves_asks_which(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.click("cellar red 3")
    choices = app.root.locator(".vx-which .vx-move")
    assert choices.all_inner_texts() == ["Make red 3 from red 3", "Make red 3 from red 4"]
    app.page.keyboard.press("Escape")
    assert app.root.locator(".vx-which").is_hidden()
    app.click("cellar red 3")
    choices.nth(1).click()
    app.wait_for_chip(f"{TO_START}/make red 4")


def test_click_on_a_vine_means_its_field(app: Sight) -> None:
    app.click("action harvest")
    app.wait_for_chip("place harvest")
    vine = app.shape("vine 5 sangiovese").bounding_box()
    app.page.mouse.click(vine["x"] + vine["width"] / 2, vine["y"] + vine["height"] / 2)
    app.wait_for_chip("place harvest/harvest 5")


def test_node_of_the_graph_leads_there_and_the_way_is_marked(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.wait_for_graph()
    app.root.locator(".vx-graph g.node", has_text="grapes: red 3").click()
    app.wait_for_chip(f"{TO_START}/make red 4")
    app.wait_for_graph()
    played = app.root.locator(".vx-graph .vx-played text")
    assert played.all_text_contents() == ["1. Make red 3 from red 4"]
    assert "red 3" in app.root.locator(".vx-graph .vx-now").text_content()


def test_box_reached_by_keyboard_speaks_and_shows_its_miniature(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.wait_for_graph()
    peek, box = app.root.locator(".vx-peek"), app.root.locator(".vx-graph g.node", has_text="grapes: red 3")
    app.root.locator(".vx-graph .vx-now").focus()
    peek.locator("svg").wait_for()
    app.root.locator(".vx-graph-tab select").first.select_option("turn")
    app.wait_for_graph()
    box.first.focus()
    peek.locator("li", has_text="grapes: red 3").wait_for()
    assert "red 3" in (box.first.get_attribute("aria-label") or "")
    app.page.keyboard.press("Escape")
    assert not peek.is_visible()
    app.page.keyboard.press("Enter")
    app.wait_for_chip(f"{TO_START}/make red 4")
    app.page.wait_for_function("document.activeElement.matches('.vx-graph .vx-now')")


@pytest.mark.parametrize(("lang", "question", "action"), [("ja", "冬", "醸造"), ("zh", "冬", "制作葡萄酒")])
def test_language_is_switched_in_place(app: Sight, lang: str, question: str, action: str) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.root.get_by_label("Language", exact=True).select_option(lang)
    app.page.locator(f".vx-explorer[lang={lang}]").wait_for()
    app.wait_for_graph()
    assert action in app.shape("action make_wine").get_attribute("aria-label")
    assert question in app.root.locator(".vx-stages").inner_text()
    # Parts that are worked out beside the page follow a moment later.
    app.page.wait_for_function(
        """() => {
            const root = document.querySelector(".vx-explorer");
            const copy = root.cloneNode(true);
            // Languages and forms of files are named in themselves, and a rulebook may bear a name of its own.
            for (const own of copy.querySelectorAll("select, [translate=no]")) own.remove();
            const spoken = [...copy.querySelectorAll("[aria-label]")].map((one) => one.getAttribute("aria-label"));
            return !/[A-Za-z]{3,}/.test([copy.textContent, ...spoken].join(" "));
        }"""
    )
    app.wait_for_chip(TO_START)


def test_rulebook_is_switched_in_place(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.root.get_by_label("Rulebook", exact=True).select_option("hisshu")
    app.root.locator(".vx-story", has_text="the whole line can be played").wait_for()
    app.wait_for_chip(TO_START)


def test_board_is_played_by_keyboard_alone(app: Sight) -> None:
    keyboard = app.page.keyboard
    app.root.get_by_label("Language", exact=True).focus()
    keyboard.press("Tab")
    assert app.focused() == "action draw_order"
    app.steer("action make_wine")
    keyboard.press("Enter")
    app.wait_for_chip(TO_START)
    assert "Which wine" in app.root.locator(".vx-live").inner_text()
    app.steer("crush red 4")
    assert app.page.locator(":focus").get_attribute("aria-label") == "Red grape 4"
    keyboard.press(" ")
    app.wait_for_chip(f"{TO_START}/make red 4")


def test_focus_is_not_lost_when_a_button_is_played(app: Sight) -> None:
    app.root.locator(f'.vx-groups [data-key="{TO_START}"]').focus()
    app.page.keyboard.press("Enter")
    app.wait_for_chip(TO_START)
    assert app.page.locator(":focus").get_attribute("data-key") == "make red 3"


def test_everything_that_can_be_focused_has_a_name_and_keeps_shortcuts_quiet(app: Sight) -> None:
    app.wait_for_graph()
    found = app.root.evaluate(
        """root => [...root.querySelectorAll("button, select, input, summary, [role=button]")]
            .filter((element) => element.getClientRects().length)
            .map((element) => [element.getAttribute("aria-label") || element.textContent.trim(),
                               element.hasAttribute("data-lm-suppress-shortcuts")])"""
    )
    assert len(found) > 40
    assert all(name and quiet for name, quiet in found)


def test_arrow_keys_reach_what_only_explains_and_tooltips_show_by_keyboard(app: Sight) -> None:
    tip = app.root.locator(".vx-tip")
    app.shape("action draw_order").focus()
    app.page.keyboard.press("ArrowUp")
    assert app.focused() == "heading actions-winter"
    assert "Winter actions: in winter each worker" in tip.inner_text()
    app.page.keyboard.press("Escape")
    assert not tip.is_visible()
    app.page.keyboard.press("Tab")
    assert tip.inner_text().startswith("Winter. Draw 1 wine order.")


def test_each_step_is_said_once(app: Sight) -> None:
    app.page.evaluate(
        """() => {
            window.said = [];
            const live = document.querySelector(".vx-live");
            new MutationObserver(() => window.said.push(live.textContent)).observe(live, { childList: true });
        }"""
    )
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.press("make red 4")
    app.wait_for_chip(f"{TO_START}/make red 4")
    app.wait_for_graph()
    first, second = app.page.evaluate("window.said")
    assert first.startswith("Seat 1 placed a worker: Make wine.")
    assert second.startswith("Seat 1 made a red wine worth 3 from red 4.")


def test_line_and_tabs_stay_in_sight_and_an_opened_tab_comes_into_view(app: Sight) -> None:
    app.page.set_viewport_size({"width": 1024, "height": 576})
    tabs = app.root.locator(".vx-tabs")
    assert tabs.bounding_box()["y"] + tabs.bounding_box()["height"] < 577
    sizes = app.root.locator(".vx-drawing").evaluate(
        """drawing => [...drawing.querySelectorAll("text.vx-t-soft")].map(
            (text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d)"""
    )
    assert sorted(sizes)[len(sizes) // 2] >= 10.5
    app.root.get_by_role("tab", name="Record").click()
    share = app.root.locator(".vx-record textarea").first
    share.wait_for()
    app.page.wait_for_function(
        "element => element.getBoundingClientRect().bottom < 577", arg=share.element_handle()
    )


def test_page_fits_a_projector_and_nothing_jumps(app: Sight) -> None:
    width = app.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 1280
    foot = app.root.locator(".vx-foot")
    before = foot.bounding_box()
    assert before["y"] + before["height"] <= 720
    app.click("action make_wine")
    app.wait_for_chip(TO_START)
    app.wait_for_graph()
    app.click("crush red 4")
    app.wait_for_chip(f"{TO_START}/make red 4")
    app.wait_for_graph()
    assert foot.bounding_box() == before
    assert app.page.evaluate("window.scrollY") == 0


# -- in JupyterLab ------------------------------------------------------------------------------------------


@pytest.fixture
def lab(page: Page, explorer: Explorer, faults: list[str]) -> Sight:
    cell = f"import viticulture_explore as ve\nve.show({str(places.examples() / f'{TWO_REDS}.yaml')!r})"
    notebook = {
        "cells": [
            {
                "cell_type": "code",
                "id": "show",
                "metadata": {},
                "execution_count": None,
                "outputs": [],
                "source": cell,
            }
        ],
        "metadata": {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (explorer.lessons / "explorer_test.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    page.goto(explorer.lab("explorer_test.ipynb"))
    page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
    page.get_by_text("| Idle").wait_for(timeout=60_000)
    page.locator(".jp-Cell .cm-content").first.click()
    page.keyboard.press("Control+Enter")
    return Sight(page)


def test_notebook_shows_the_explorer_and_plays_two_moves(lab: Sight) -> None:
    lab.click("action make_wine")
    lab.wait_for_chip(TO_START)
    lab.click("crush red 4")
    lab.wait_for_chip(f"{TO_START}/make red 4")
    assert lab.shape("cellar red 3 wine").is_visible()
    lab.root.get_by_label("Language", exact=True).select_option("ja")
    lab.page.locator(".vx-explorer[lang=ja]").wait_for()
    assert lab.root.locator(".vx-stages [aria-current]").inner_text() == "冬"


def test_shortcuts_of_jupyterlab_stay_quiet_on_the_board(lab: Sight) -> None:
    cells = lab.page.locator(".jp-Notebook .jp-Cell")
    before = cells.count()
    lab.shape("action make_wine").focus()
    for key in ("d", "d", "b", "a", "x"):
        lab.page.keyboard.press(key)
    assert cells.count() == before
    assert lab.root.is_visible()
    lab.page.keyboard.press("Enter")
    lab.wait_for_chip(TO_START)


def test_colours_follow_the_theme_of_jupyterlab(lab: Sight) -> None:
    def paper() -> str:
        return lab.root.evaluate("root => getComputedStyle(root).backgroundColor")

    light = paper()
    lab.page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    assert paper() != light
