"""The second game in a real Chromium: its board is played by clicks and speaks the language that is chosen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from test_explorer import Sight

if TYPE_CHECKING:
    from conftest import Explorer
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

CUVEE = "lessons/first_cuvee"
TO_BLENDING = "place blending 2"
TO_COUNCIL = f"{TO_BLENDING}/place council 1"
HAN_OR_KANA = re.compile("[\u3041-\u30fa\u4e00-\u9fff]")
LATIN_WORD = re.compile("[A-Za-z]{3,}")


@pytest.fixture
def app(page: Page, explorer: Explorer, faults: list[str]) -> Sight:
    page.goto(explorer.app("en", scenario=CUVEE))
    return Sight(page)


def place_two(app: Sight) -> None:
    app.click("space blending 2")
    app.wait_for_chip(TO_BLENDING)
    app.click("space council 1")
    app.wait_for_chip(TO_COUNCIL)


def test_two_clicks_on_the_board_place_two_collaborators(app: Sight) -> None:
    place_two(app)
    assert app.shape("space blending 2 collaborator").is_visible()
    assert app.shape("space council 1 collaborator").is_visible()
    assert app.shape("own collaborator 1").is_visible()
    assert app.shape("own collaborator 2").count() == 0
    assert "Seat 1 placed a collaborator: 8 Cellar Masters’ Council, space 1." in app.story()


def test_board_and_story_switch_to_japanese_in_place(app: Sight) -> None:
    place_two(app)
    app.root.get_by_label("Language", exact=True).select_option("ja")
    app.page.locator(".vx-explorer[lang=ja]").wait_for()
    app.wait_for_chip(TO_COUNCIL)
    assert app.shape("heading winery").locator("text").text_content() == "ワイナリー：スティルワイン"
    assert app.shape("area council").locator("text").text_content() == "8 セラーマスター評議会"
    assert "1番は協力者を「8 セラーマスター評議会」のスペース1に置きました。" in app.story()
    board = app.root.locator(".vx-drawing").first.text_content() or ""
    assert HAN_OR_KANA.search(board)
    assert not LATIN_WORD.findall(board)


def test_click_on_a_collaborator_says_who_stands_there(app: Sight) -> None:
    place_two(app)
    app.click("space blending 2 collaborator")
    answer = app.root.locator(".vx-answer")
    answer.wait_for()
    assert "Seat 1 stands there: 6 Blending, space 2." in answer.inner_text()


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_letters_on_cubes_and_cards_can_be_read_on_a_projector(
    page: Page,
    explorer: Explorer,
    faults: list[str],
    lang: str,
) -> None:
    page.goto(explorer.app(lang, scenario=CUVEE))
    sizes = (
        Sight(page)
        .root.locator(".vx-drawing")
        .evaluate(
            """drawing => [...drawing.querySelectorAll("text")].map((text) => [
                text.closest(".vx-shape").dataset.key,
                parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d,
            ])"""
        )
    )
    cubes = [size for key, size in sizes if " cube" in key or key.endswith("yield")]
    assert len(cubes) > 20
    assert min(cubes) >= 11
    # A vineyard of two long Japanese words is the one name that does not have the room.
    assert min(size for key, size in sizes if not key.startswith("own charly")) >= 10.3
