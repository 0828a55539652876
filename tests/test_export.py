"""Records as pages, handouts and notebooks: whole, in three languages, and without anything from elsewhere."""

from __future__ import annotations

import json
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbclient
import nbformat
import pytest
import toy

import viticulture_explore as ve
from viticulture_explore import cli, export
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.scenarios import Scenario, run
from viticulture_explore.text import LANGUAGES

toy.register()

KANA = re.compile(r"[\u3040-\u30ff]")
EMPTY = {
    "meta",
    "link",
    "br",
    "hr",
    "img",
    "input",
    "path",
    "rect",
    "circle",
    "line",
    "use",
    "ellipse",
    "polygon",
}


class Page(HTMLParser):
    """What stands in a page: its tags in order, its links and anchors, what it would fetch, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.text: list[str] = []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        known = dict(attrs)
        if "id" in known:
            assert known["id"] not in self.anchors
            self.anchors.add(known["id"] or "")
        if tag == "a":
            self.links.append(known["href"] or "")
        elif known.keys() & {"src", "href", "srcset", "xlink:href"}:
            self.fetched.append(str(attrs))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "style" not in self.open:
            self.text.append(data)

    @property
    def words(self) -> str:
        return " ".join("".join(self.text).split())


@pytest.fixture
def market() -> Line:
    """A line with chance and with another way at its second move."""
    line = Line(toy.PIPPIN.new(2), ["dip", "deal one", "done"])
    line.go(line.path[:1])
    line.play("deal two")
    return line


@pytest.fixture(scope="module")
def two_reds() -> Scenario:
    return ve.example("make_wine/two_reds")


def test_a_page_shows_every_position_once_with_its_caption(market: Line) -> None:
    html = export.page(market, title="A market <day>")
    page = Page(html)
    assert page.tags.count("svg") == 5  # the start, three moves, and the other coin
    assert page.tags.count("script") == 0
    assert "A market <day>" in page.words
    captions = re.findall(r'id="step-\d"><h2>(.*?)</h2>', html)
    begins = ["Start", "1 · Seat 1: ", "2 · Chance: ", "3 · Seat 2: ", "2 · Chance: "]
    assert [caption[: len(begin)] for caption, begin in zip(captions, begins, strict=True)] == begins
    assert len(set(captions)) == 5


def test_its_links_lead_to_its_own_steps(market: Line) -> None:
    page = Page(export.page(market))
    assert page.fetched == []
    assert {link.removeprefix("#") for link in page.links} == page.anchors
    # Forward from "dip" to both coins.
    steps = export.page(market).split('<section class="step"')
    assert steps[2].count('rel="next"') == 2
    assert steps[1].count('rel="prev"') == 0


def test_a_variation_says_where_it_leaves(market: Line) -> None:
    page = export.page(market)
    assert page.count('<h2 class="variation">Another way after step 1</h2>') == 1
    market.to_start()
    market.play("buy apple")
    assert '<h2 class="variation">Another way from the start</h2>' in export.page(market)


def test_variations_of_variations_are_not_lost(market: Line) -> None:
    market.play("done")
    market.back()
    market.play("buy apple")
    page = Page(export.page(market))
    assert page.tags.count("svg") == 5 + 2


@pytest.mark.parametrize("make", [export.page, export.handout])
def test_nothing_is_fetched_and_no_script_runs(make: Any, two_reds: Scenario) -> None:
    html = make(two_reds, "ja")
    page = Page(html)
    assert page.fetched == []
    assert "script" not in page.tags
    assert "@import" not in html
    assert "url(" not in html
    assert "http://www.w3.org/2000/svg" in html
    assert html.count("://") == html.count("http://www.w3.org/2000/svg")
    assert html.count("<style>") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_the_language(two_reds: Scenario, lang: str) -> None:
    html = export.page(two_reds, lang)
    assert html.startswith(f'<!DOCTYPE html>\n<html lang="{lang}">')
    words = Page(html).words
    assert two_reds.title(lang) in words
    assert " ".join(two_reds.about(lang).split()) in words
    assert bool(KANA.search(words)) == (lang == "ja")


def test_the_page_keeps_the_record_as_a_share_string(two_reds: Scenario) -> None:
    html = export.page(two_reds)
    found = re.search(r"<code>([\w-]+)</code>", html)
    assert found is not None
    again = ve.read(ve.unshare(found[1]))
    assert run(again).record().moves == run(two_reds).record().moves
    assert again.position == two_reds.position
    assert again.titles == two_reds.titles


def test_the_rules_of_the_record_are_kept() -> None:
    house = Line(toy.PIPPIN.new(2, "house"), ["done"])
    found = re.search(r"<code>([\w-]+)</code>", export.page(house))
    assert found is not None
    assert ve.read(ve.unshare(found[1])).position == house.start


class TestHandout:
    def test_a_sheet_for_each_choice_that_was_made(self, two_reds: Scenario) -> None:
        html = export.handout(two_reds)
        page = Page(html)
        assert html.count('<section class="sheet">') == page.tags.count("svg") == 3
        assert "1 / 3" in page.words
        assert "Where to place a worker this winter?" in page.words
        assert page.tags.count("i") > 3

    def test_chance_asks_nobody(self, market: Line) -> None:
        market.to_end()
        assert export.handout(market).count('<section class="sheet">') == 2  # dip, and what seat 2 does

    def test_what_is_legal_is_not_given_away(self, two_reds: Scenario) -> None:
        assert ' vx-can"' in export.page(two_reds)
        assert ' vx-can"' not in export.handout(two_reds)

    def test_ones_own_question_takes_the_place_of_the_games(self, two_reds: Scenario) -> None:
        page = Page(export.handout(two_reds, question="What would you do & why?"))
        assert page.words.count("What would you do & why?") == 3
        assert "Where does a worker go" not in page.words

    def test_the_answers_come_last_and_only_if_wanted(self, two_reds: Scenario) -> None:
        assert "What was played" not in export.handout(two_reds)
        page = Page(export.handout(two_reds, answers=True))
        assert "Seat 1: Make red 2 from red 4" in page.words.split("What was played")[1]

    def test_a_position_is_a_single_sheet(self, two_reds: Scenario) -> None:
        html = export.handout(two_reds.position, "zh", answers=True)
        assert html.count('<section class="sheet">') == 1
        assert "记录到此为止" in html


class TestQuizHandout:
    """Red 3 and red 4 in the crush pad, a small cellar; the second question of the file is about the result."""

    @pytest.fixture
    def quiz(self) -> ve.Quiz:
        return ve.Quiz(ve.example("make_wine/two_reds"))

    def test_a_sheet_for_each_question_with_boxes_where_something_is_chosen(self, quiz: ve.Quiz) -> None:
        html = export.quiz_handout(quiz)
        page = Page(html)
        assert html.count('<section class="sheet">') == page.tags.count("svg") == len(quiz) == 2
        assert html.count('<ul class="offers">') == 1
        assert "Which of these can seat 1 do here?" in page.words
        assert "2 / 2" in page.words
        assert "The answers" not in page.words

    def test_the_teacher_is_told_what_is_right_and_why_the_rest_is_not(self, quiz: ve.Quiz) -> None:
        sheets = Page(export.quiz_handout(quiz, "zh", answers=True)).words
        answers = sheets.split("答案")[-1]
        assert "“用红葡萄4制作葡萄酒”可行。" in answers
        assert "“用白葡萄3制作葡萄酒”不可行。 压榨区没有数值为3的白葡萄。" in answers
        assert "1号玩家·酒窖·红：3和2。" in answers  # red 4 drops to 3, and red 3 finds that taken

    def test_the_board_asked_about_is_printed(self) -> None:
        asked = ve.Quiz(ve.read(OTHERS))[0]
        assert asked.position.actor == 1
        assert asked.seat == 2
        assert "Vineyard of seat 2" in export.quiz_handout(ve.Quiz(ve.read(OTHERS)))

    def test_what_cannot_be_asked_is_left_out(self) -> None:
        quiz = ve.Quiz(ve.read(OTHERS.replace("moves: [pass]", "moves: [pass], after: [wake 3]")))
        assert export.quiz_handout(quiz).count('<section class="sheet">') == 0


OTHERS = """
format: 1
title: What becomes of the other?
given: {players: 2, season: winter, vineyards: {2: {lira: 1}}}
quiz:
  - {ask: result, moves: [pass], answer: {2: {lira: 1}}}
"""


class TestNotebook:
    def test_it_is_a_valid_notebook(self, two_reds: Scenario) -> None:
        for lang in LANGUAGES:
            found = nbformat.reads(export.notebook(two_reds, lang), as_version=4)
            nbformat.validate(found)
            assert found.cells[0].source.startswith(f"# {two_reds.title(lang)}")
            assert f've.speak("{lang}")' in found.cells[1].source

    def test_the_line_is_told_in_words(self, two_reds: Scenario) -> None:
        cells = json.loads(export.notebook(two_reds))["cells"]
        assert "3. Seat 1: Make red 2 from red 4" in cells[2]["source"].splitlines()

    def test_signs_of_markdown_in_a_title_stay_signs(self, market: Line) -> None:
        cells = json.loads(export.notebook(market, title="2 * 3 <b>"))["cells"]
        assert cells[0]["source"].startswith("# 2 \\* 3 \\<b\\>\n")

    def test_it_is_the_same_each_time(self, two_reds: Scenario) -> None:
        assert export.notebook(two_reds) == export.notebook(two_reds)

    def test_it_runs(self, two_reds: Scenario, tmp_path: Path) -> None:
        found = nbformat.reads(export.notebook(two_reds, "ja"), as_version=4)
        ran = nbclient.NotebookClient(
            found, timeout=120, resources={"metadata": {"path": str(tmp_path)}}
        ).execute()
        shown = [output for cell in ran.cells if cell.cell_type == "code" for output in cell.outputs]
        assert not [output for output in shown if output.output_type == "error"]
        pictures = [output.data["text/html"] for output in shown if "text/html" in output.get("data", {})]
        assert KANA.search(pictures[0])


def test_an_unknown_language_is_named(market: Line) -> None:
    for make in (export.page, export.handout, export.notebook):
        with pytest.raises(UnknownWord, match="no language 'fr'"):
            make(market, "fr")


class TestCommandLine:
    @pytest.fixture
    def here(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        text = "format: 1\ngame: pippin\ntitle: t\ngiven: {}\nline: [buy apple, done]\n"
        (tmp_path / "day.yaml").write_text(text, encoding="utf-8")
        monkeypatch.chdir(tmp_path)
        return tmp_path

    @pytest.mark.parametrize(
        ("words", "begins"),
        [
            (["-o", "out.html"], "<!DOCTYPE html>"),
            (["-o", "out.html", "--handout"], "<!DOCTYPE html>"),
            (["-o", "out.html", "--answers", "--lang", "zh"], "<!DOCTYPE html>"),
            (["-o", "out.ipynb", "--lang", "ja"], "{"),
        ],
    )
    def test_the_name_says_what_is_made(self, here: Path, words: list[str], begins: str) -> None:
        assert cli.main(["export", "day.yaml", *words]) == cli.OK
        content = (here / words[1]).read_text(encoding="utf-8")
        assert content.startswith(begins)
        assert ('class="sheet"' in content) == bool({"--handout", "--answers"} & set(words))

    def test_without_a_file_the_page_goes_to_standard_output(
        self, here: Path, capfdbinary: pytest.CaptureFixture[bytes]
    ) -> None:
        assert cli.main(["export", "day.yaml", "--at", "1"]) == cli.OK
        sys.stdout.flush()
        assert capfdbinary.readouterr().out.count(b"<svg") == 2

    @pytest.mark.parametrize("words", [["-o", "out.pdf"], ["-o", "out.ipynb", "--handout"]])
    def test_other_files_are_refused(
        self, here: Path, words: list[str], capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert cli.main(["export", "day.yaml", "--lang", "en", *words]) == cli.WRONG
        assert "wanted one of .html" in capsys.readouterr().err
        assert list(here.iterdir()) == [here / "day.yaml"]
