"""The rulebooks, the graph and the questions in a real Chromium: what a citation opens, and where its clicks lead."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from test_explorer import TO_START, TWO_REDS, Sight

from viticulture_explore import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conftest import Explorer
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.browser

UPROOT = "yoke/vc_170_uproot_or_harvest"


@pytest.fixture
def watched(page: Page) -> Iterator[Page]:
    """A page whose own scripts make no error."""
    found: list[str] = []
    page.on("pageerror", lambda error: found.append(str(error)))
    yield page
    assert not found


@pytest.fixture
def app(watched: Page, explorer: Explorer) -> Sight:
    watched.goto(explorer.app("en", scenario=TWO_REDS))
    return Sight(watched)


def tab(sight: Sight, name: str) -> None:
    sight.root.locator(f'.vx-tab[data-key="{name}"]').click()
    sight.root.locator(f'.vx-pane[data-tab="{name}"]').wait_for()


def test_citation_opens_the_statements_in_place_and_leads_to_the_book(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.press("make red 4")
    app.wait_for_chip(f"{TO_START}/make red 4")
    mark = app.root.locator(".vx-story .vx-cite").last
    assert mark.inner_text() == "Japanese rulebook, § Wine-making 15"
    mark.focus()
    app.page.keyboard.press("Enter")
    opened = app.root.locator(".vx-story .vx-cited")
    opened.wait_for()
    assert mark.get_attribute("aria-expanded") == "true"
    assert "is not quoted here" in opened.inner_text()
    assert opened.locator(".vx-stand-agree").count() >= 3
    opened.locator(".vx-number").first.click()
    target = app.root.locator(".vx-reader .vx-target")
    target.wait_for()
    assert target.get_attribute("data-id") == "hisshu.make_wine.15"


def test_statement_opens_its_scenario_on_the_board(app: Sight) -> None:
    tab(app, "reader")
    app.root.locator(".vx-reader input").fill("発酵槽")
    app.root.locator(".vx-reader-lead .vx-note", has_text="20 entries found").wait_for()
    statement = app.root.locator(".vx-book li").first
    statement.locator(".vx-cite").click()
    scenario = statement.locator(".vx-cited .vx-link:not(.vx-number)").first
    title = scenario.inner_text()
    scenario.click()
    app.root.locator(".vx-title", has_text=title).wait_for()


def test_books_stand_side_by_side_and_one_is_chosen_there(watched: Page, explorer: Explorer) -> None:
    watched.goto(explorer.app("en", scenario=UPROOT))
    sight = Sight(watched)
    for move in ("place yoke", "uproot syrah 5"):
        sight.press(move)
        sight.root.locator(f'.vx-chips [aria-current][title="{move}"]').wait_for()
    tab(sight, "compare")
    heads = sight.root.locator(".vx-sides thead th")
    heads.nth(2).wait_for()
    assert heads.nth(2).inner_text() == "Namayuki’s summary (Japanese)"
    heads.nth(2).get_by_role("button").click()
    sight.root.locator(".vx-story", has_text="whole line can be played").wait_for()
    assert sight.root.get_by_label("Rulebook", exact=True).first.input_value() == "namayuki"


def test_change_that_would_make_a_move_legal_is_tried_with_a_click(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.root.locator(".vx-wish summary").click()
    app.root.locator(".vx-wish input").fill("make red 5")
    app.root.locator(".vx-wish .vx-tool").click()
    app.root.locator(".vx-mend", has_text="A red grape worth 5").click()
    app.wait_for_chip("make red 5")
    assert app.root.locator(".vx-title").inner_text().startswith("Changed (A red grape worth 5)")
    app.root.locator(".vx-trial button").click()
    app.wait_for_chip(TO_START)
    assert app.root.locator(".vx-title").inner_text() == "Two reds, one small cellar"
    assert app.root.locator(".vx-trial").is_hidden()


def test_graph_shows_a_position_in_miniature_plays_an_edge_and_saves_a_file(app: Sight) -> None:
    app.press(TO_START)
    app.wait_for_chip(TO_START)
    app.wait_for_graph()
    app.root.locator(".vx-graph g.node", has_text="grapes: red 3").hover()
    peek = app.root.locator(".vx-peek")
    peek.wait_for(state="visible")
    assert peek.locator("svg").is_visible()
    with app.page.expect_download() as saved:
        app.root.locator('.vx-files [data-key="graphml"]').click()
    assert saved.value.suggested_filename == "viticulture.graphml"
    app.root.locator(".vx-graph g.edge text", has_text="Make red 3 from red 4").click()
    app.wait_for_chip(f"{TO_START}/make red 4")


def test_graph_looks_through_another_lens(app: Sight) -> None:
    app.wait_for_graph()
    app.root.locator('.vx-pickers [data-key="scope"] select').select_option("decision")
    app.root.locator('.vx-pickers [data-key="lens"] select').select_option("money")
    app.wait_for_graph()
    assert app.root.locator(".vx-graph g.node").count() >= 2
    assert app.root.locator('.vx-legend [data-key="now"]').is_visible()


def test_question_is_answered_and_its_way_can_be_stepped(app: Sight) -> None:
    tab(app, "questions")
    app.root.locator(".vx-questions select").first.select_option("cellars")
    app.root.locator(".vx-asking").click()
    app.root.locator(".vx-reply .vx-sum", has_text="From red 3").wait_for()
    app.root.locator(".vx-replies .vx-tool").first.click()
    app.root.get_by_role("button", name="Forward").click()
    app.root.locator(".vx-reply .vx-link").wait_for()


# -- a rulebook by itself, in JupyterLab --------------------------------------------------------------------


def read_in_lab(page: Page, explorer: Explorer, book: str, lang: str, beside: str = "") -> Locator:
    """A notebook with one cell that shows a rulebook, after it has run."""
    cell = {
        "cell_type": "code",
        "id": "book",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": f"import viticulture_explore as ve\nve.rulebook({book!r}, {lang!r}, beside={beside!r})",
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    name = f"reader_{book}_{lang}.ipynb"
    (explorer.lessons / name).write_text(json.dumps(notebook), encoding="utf-8")
    page.goto(f"{explorer.lab(name)}&reset")  # nothing of what other tests had open
    page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
    page.get_by_text("| Idle").wait_for(timeout=60_000)
    page.locator(".jp-Cell .cm-content").first.click()
    page.keyboard.press("Control+Enter")
    reader = page.locator(".vx-alone")
    reader.wait_for(timeout=60_000)
    return reader


def find(reader: Locator, words: str, told: str) -> None:
    reader.locator("input").fill(words)
    reader.locator(".vx-note", has_text=told).wait_for()


BESIDE = {"en": "ja", "ja": "zh", "zh": "en"}


@pytest.mark.parametrize(
    ("lang", "words", "told"),
    [
        ("en", "発酵槽", "16 entries found"),
        ("ja", "発酵槽", "16項目が見つかりました"),
        ("zh", "高级工人", "找到19条"),
    ],
)
def test_rulebook_by_itself_is_searched_in_any_language_and_opens_a_scenario(
    watched: Page, explorer: Explorer, lang: str, words: str, told: str
) -> None:
    beside = BESIDE[lang]
    reader = read_in_lab(watched, explorer, "hisshu", lang, beside)
    assert reader.locator(".vx-book li[data-id]").count() == len(rulebook.statements("hisshu"))
    assert all(reader.locator(f".vx-book .vx-stand-{kind}").count() for kind in ("agree", "differ", "silent"))
    find(reader, words, told)
    statement = reader.locator(".vx-book li[data-id]").first
    known = rulebook.statement(statement.get_attribute("data-id") or "")
    assert known.text(lang) in statement.inner_text()
    assert statement.locator(".vx-beside").inner_text() == known.text(beside)
    statement.locator(".vx-cite").click()
    link = statement.locator(".vx-cited .vx-link:not(.vx-number)").first
    title = link.inner_text()
    link.click()
    opened = watched.locator(".vx-explorer:not(.vx-alone)")
    opened.locator(".vx-title", has_text=title).wait_for()
    assert opened.get_attribute("lang") == lang
    # It stands below a long page, and is turned to.
    watched.wait_for_function(
        """() => {
            const opened = document.querySelector(".vx-explorer:not(.vx-alone)");
            const top = opened.getBoundingClientRect().top;
            return document.activeElement === opened && top >= 0 && top < innerHeight / 2;
        }"""
    )


@pytest.mark.parametrize("book", rulebook.rulebooks())
def test_every_rulebook_can_be_chosen_where_it_is_read(watched: Page, explorer: Explorer, book: str) -> None:
    reader = read_in_lab(watched, explorer, "hisshu" if book != "hisshu" else "zh", "en")
    reader.locator('.vx-pickers [data-key="rulebook"] select').select_option(book)
    number = len(rulebook.statements(book))
    reader.locator(".vx-note", has_text=re.compile(f"^{number} statements")).wait_for()
    assert reader.locator(".vx-book li[data-id]").count() == number
    reader.locator(".vx-book .vx-cite").first.click()
    reader.locator(".vx-cited:visible h5", has_text="See it happen").wait_for()
