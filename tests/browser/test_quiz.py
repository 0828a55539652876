"""A quiz in a real Chromium: predict by mouse, pick by keyboard, read reasons, make a question, read the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from test_explorer import Sight
from test_setup_tab import NAMES, WORD, WORDS_SEEN, Hands

if TYPE_CHECKING:
    from conftest import Explorer
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

REDS = "quiz/where_reds_go"


class Asked(Sight):
    """The explorer in the mode of the quiz."""

    @property
    def pane(self) -> Locator:
        return self.root.locator(".vx-mode-pane")

    @property
    def verdict(self) -> Locator:
        return self.pane.locator(".vx-verdict")

    @property
    def onward(self) -> Locator:
        """The button that leads on: check, next, add."""
        return self.pane.locator(".vx-quiz-tools .vx-move")

    def english(self) -> set[str]:
        """Words in Latin letters that can be seen or heard, apart from names."""
        seen = {word for text in self.root.evaluate(WORDS_SEEN) for word in WORD.findall(text)}
        return seen - NAMES - {"CSV"}


def opened(page: Page, explorer: Explorer, lang: str, scenario: str, mode: str) -> Asked:
    page.set_viewport_size({"width": 1280, "height": 720})
    page.goto(explorer.app(lang, scenario=scenario, mode=mode))
    return Asked(page)


@pytest.mark.parametrize("lang", ["en", "ja", "zh"])
def test_a_quiz_from_the_first_question_to_the_table(
    page: Page,
    explorer: Explorer,
    faults: list[str],
    lang: str,
) -> None:
    sight, hands = opened(page, explorer, lang, REDS, "quiz"), Hands(page)
    foreign: set[str] = set()

    # A wine at 2: the board and the words tell that it is at 3, with the statement behind it.
    top = sight.root.locator(".vx-board").bounding_box()
    sight.click("crush red 3")
    sight.click("cellar red 2")
    sight.pane.locator('.vx-switch[data-key="1"][aria-pressed="true"]').first.wait_for()
    foreign |= sight.english()
    sight.onward.click()
    sight.verdict.wait_for()
    assert "3" in sight.verdict.locator(".vx-wrong-point").inner_text()
    sight.verdict.locator(".vx-cite").first.click()
    assert sight.verdict.locator(".vx-cited .vx-statement").count() > 0
    foreign |= sight.english()
    assert sight.root.locator(".vx-board").bounding_box() == top

    # Once more, rightly.
    sight.pane.locator(".vx-quiz-tools .vx-tool").first.click()
    sight.verdict.wait_for(state="hidden")
    sight.click("cellar red 2")
    sight.click("cellar red 3")
    sight.onward.click()
    sight.pane.locator(".vx-verdict-right").wait_for()
    sight.pane.locator(".vx-dot-right").wait_for()

    # A question about what is possible, made at the start of the line.
    sight.pane.locator(".vx-quiz-top button").last.click()
    sight.pane.locator(".vx-made-answer").wait_for()
    foreign |= sight.english()
    wanted = sight.pane.locator(".vx-made-answer p").inner_text()
    sight.onward.click()

    sight.pane.locator(".vx-check").wait_for()

    # It is answered by keyboard alone: nothing picked is wrong, and the missed ones are named with what they do.
    hands.press(sight.onward)
    sight.verdict.wait_for()
    missed = sight.pane.locator(".vx-offer-wrong label span")
    assert missed.count() == 3
    assert all(name in wanted for name in missed.all_inner_texts())
    hands.press(sight.pane.locator(".vx-quiz-tools .vx-tool").first)
    sight.verdict.wait_for(state="hidden")
    for number in range(sight.pane.locator(".vx-offer").count()):
        offer = sight.pane.locator(".vx-offer").nth(number)
        if offer.locator("label span").inner_text() in wanted:
            hands.go(offer.locator("input"))
            page.keyboard.press("Space")
    hands.press(sight.onward)
    sight.pane.locator(".vx-verdict-right").wait_for()
    foreign |= sight.english()

    # The table: three questions, two of them right.
    sight.onward.click()
    table = sight.pane.locator("table")
    table.wait_for()
    assert [row.count() for row in (table.locator("tbody tr"), table.locator(".vx-said-right"))] == [3, 2]
    assert table.locator("tbody tr").nth(0).locator("td").last.inner_text() == "2"
    foreign |= sight.english()
    if lang != "en":
        assert foreign == set()


def test_a_lesson_is_walked_on_the_board_and_one_click_leads_to_the_quiz(
    page: Page,
    explorer: Explorer,
    faults: list[str],
) -> None:
    sight = opened(page, explorer, "ja", REDS, "lesson")
    lesson = sight.root.locator(".vx-lesson")
    sight.press("pass")
    lesson.locator(".vx-lesson-tried").wait_for()
    sight.press("place make_wine")
    sight.press("make red 3")
    lesson.locator(".vx-card-soft").wait_for()
    assert sight.english() == set()
    lesson.locator(".vx-lesson-tools .vx-tool").first.click()
    lesson.locator(".vx-lesson-tools .vx-move").click()
    sight.pane.wait_for()
    assert sight.root.locator('.vx-mode[data-key="quiz"]').get_attribute("aria-checked") == "true"

    # The switch is one stop for the keyboard; arrow keys change the mode.
    sight.root.locator('.vx-mode[data-key="quiz"]').focus()
    page.keyboard.press("ArrowLeft")
    lesson.wait_for()
    assert sight.focused() == "lesson"


def test_in_a_narrow_page_the_question_stands_below_the_board(
    page: Page, explorer: Explorer, faults: list[str]
) -> None:
    sight = opened(page, explorer, "en", "quiz/which_wine", "quiz")
    page.set_viewport_size({"width": 780, "height": 900})
    board, asked = (found.bounding_box() for found in (sight.root.locator(".vx-board"), sight.pane))
    assert asked["y"] >= board["y"] + board["height"]
    assert asked["height"] > sight.pane.locator(".vx-offers").bounding_box()["height"]
    for move in ("make red 3", "make red 4", "make white 1"):
        sight.pane.locator(f'.vx-offer[data-key="{move}"] label').click()
    sight.onward.click()
    sight.pane.locator(".vx-verdict-right").wait_for()
