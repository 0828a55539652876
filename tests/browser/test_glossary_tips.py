"""The words of the game in a real Chromium: marked in sentences, told under a pointer, by keyboard and by touch."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from test_explorer import TO_START, TWO_REDS, Sight

from viticulture_explore.core.message import Message
from viticulture_explore.text import LANGUAGES, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Explorer
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """A page whose own scripts make no error."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    yield page
    assert not found


def opened(page: Page, explorer: Explorer, lang: str) -> Sight:
    page.goto(explorer.app(lang, scenario=TWO_REDS))
    sight = Sight(page)
    sight.root.locator(".vx-question .vx-term").first.wait_for()
    return sight


def about(term: str, lang: str) -> str:
    return say(Message(f"viticulture-term-{term}.about"), lang)


@pytest.mark.parametrize(
    ("lang", "asked", "marked"),
    [
        ("en", "Where to place a worker this winter?", ["worker", "winter"]),
        ("ja", "冬の仕事のどこに働き手を置きますか？", ["冬", "仕事", "働き手"]),
        ("zh", "冬季的工人放在哪里？", ["冬季", "工人"]),
    ],
)
def test_words_are_marked_in_the_question_which_reads_as_before(
    watched: Page, explorer: Explorer, lang: str, asked: str, marked: list[str]
) -> None:
    question = opened(watched, explorer, lang).root.locator(".vx-question")
    assert question.inner_text() == f"1{asked}"
    assert question.locator(".vx-term").all_inner_texts() == marked


def test_pointer_on_a_word_tells_what_it_means_and_leaving_hides_it(
    watched: Page, explorer: Explorer
) -> None:
    root = opened(watched, explorer, "ja").root
    tip = root.locator(".vx-tip")
    root.locator('.vx-question [data-term="term worker"]').hover()
    tip.wait_for()
    assert tip.inner_text().startswith(f"働き手\n{about('worker', 'ja')}")
    root.locator(".vx-title").hover()
    tip.wait_for(state="hidden")


def test_move_tells_by_keyboard_what_its_words_mean_and_keeps_its_name(
    watched: Page, explorer: Explorer
) -> None:
    root = opened(watched, explorer, "ja").root
    move = root.locator(f'.vx-groups [data-key="{TO_START}"]')
    watched.keyboard.press("Tab")  # what follows is the focus of a keyboard
    move.focus()
    tip = root.locator(".vx-tip")
    tip.wait_for()
    assert f"醸造: {about('make_wine', 'ja')}" in tip.inner_text()
    assert move.inner_text() == "醸造"
    assert move.locator(".vx-term").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_are_listed_in_a_fold_for_whoever_has_no_pointer(
    watched: Page, explorer: Explorer, lang: str
) -> None:
    root = opened(watched, explorer, lang).root
    assert root.locator(".vx-term[tabindex]").count() == 0
    summary = root.locator(".vx-words summary")
    assert summary.inner_text() == say(Message("ui-words-here"), lang)
    summary.focus()
    watched.keyboard.press("Enter")
    names = root.locator(".vx-words dt")
    names.first.wait_for()
    assert len(names.all_inner_texts()) == len(set(names.all_inner_texts()))
    assert say(Message("viticulture-term-worker"), lang) in names.all_inner_texts()
    assert any(
        text.startswith(about("worker", lang)) for text in root.locator(".vx-words dd").all_inner_texts()
    )


def test_every_step_is_marked_anew_and_each_word_once_a_sentence(watched: Page, explorer: Explorer) -> None:
    sight = opened(watched, explorer, "en")
    for move in (TO_START, "make red 4"):
        sight.press(move)
    story = sight.root.locator(".vx-story .vx-said").filter(has_text="red 4")
    story.first.wait_for()
    for sentence in sight.root.locator(".vx-said, .vx-why").all():
        words = [term.get_attribute("data-term") for term in sentence.locator(":scope > .vx-term").all()]
        assert len(words) == len(set(words))
    assert sight.root.locator(".vx-story .vx-term").count() > 0


def test_finger_on_a_word_tells_what_it_means(browser: Browser, explorer: Explorer) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 720}, has_touch=True)
    root = opened(context.new_page(), explorer, "zh").root
    root.locator('.vx-question [data-term="term worker"]').tap()
    tip = root.locator(".vx-tip")
    tip.wait_for()
    assert about("worker", "zh") in tip.inner_text()
    root.locator(".vx-title").tap()
    tip.wait_for(state="hidden")
    context.close()
