"""Exported pages in a real Chromium: they ask for nothing, fit the screen, and print one position a sheet."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

import viticulture_explore as ve
from viticulture_explore import export
from viticulture_explore.text import LANGUAGES

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_leads_from_step_to_step(page: Page, lang: str) -> None:
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.set_content(export.page(ve.example("make_wine/two_reds"), lang))
    assert page.locator("svg").count() == 4
    page.locator("nav a").nth(3).click()
    box = page.locator("#step-3").bounding_box()
    assert box is not None
    assert 0 <= box["y"] < 720
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
    assert complaints == []


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_handout_prints_one_position_a_sheet(page: Page, paper: str) -> None:
    page.set_content(export.handout(ve.example("make_wine/two_reds"), "ja", answers=True))
    page.emulate_media(media="print")
    sheets = page.locator(".sheet:not(.answers)")
    assert sheets.count() == 3
    for number in range(3):
        sheet = sheets.nth(number)
        whole, board, line = (
            found.bounding_box() for found in (sheet, sheet.locator("svg"), sheet.locator(".room i").nth(3))
        )
        assert whole
        assert board
        assert line
        assert board["x"] >= whole["x"]
        assert board["x"] + board["width"] <= whole["x"] + whole["width"]
        assert line["y"] + line["height"] <= whole["y"] + whole["height"]  # room for four lines at least
    printed = page.pdf(format=paper)
    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 4
