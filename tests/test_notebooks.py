"""The lessons: they run from top to bottom, say the same in three languages, and check what a learner predicts."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
import pytest
from conftest import ROOT
from markdown_it import MarkdownIt
from nbclient import NotebookClient
from nbformat import NotebookNode

from viticulture_explore import places
from viticulture_explore.text import LANGUAGES

NOTEBOOKS = ROOT / "notebooks"
LESSONS = tuple(sorted(path.stem for path in (NOTEBOOKS / "en").glob("*.ipynb")))
WIDGET = "application/vnd.jupyter.widget-view+json"
KANA = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile("[\u4e00-\u9fff]")

# By lesson: the answer a learner should find, and one of those that are likely and wrong.
ANSWERS = {
    "01_first_wine": ("[4, 5]", "[3, 4]"),
    "02_transition_graph": ("6", "10"),
    "03_own_scenario": ("[1, 2, 3]", "[2, 3, 3]"),
    "04_rulebooks": ("4", "5"),
    "05_edge_cases": ("[2, 3]", "[3, 3]"),
    "06_champagne": ("3", "4"),
    "07_whole_year": ("5", "4"),
    "08_visitors": ("2", "3"),
    "09_solo": ("21", "20"),
    "10_own_quiz": ("3", "4"),
}


def source(lesson: str, lang: str) -> Path:
    return NOTEBOOKS / lang / f"{lesson}.ipynb"


@cache
def read(lesson: str, lang: str) -> NotebookNode:
    return nbformat.read(source(lesson, lang), as_version=4)


def cells(lesson: str, lang: str, kind: str) -> dict[str, str]:
    return {cell.id: cell.source for cell in read(lesson, lang).cells if cell.cell_type == kind}


def run(lesson: str, lang: str, folder: Path) -> NotebookNode:
    """A lesson after it ran in a kernel of its own, in a folder."""
    notebook = nbformat.read(source(lesson, lang), as_version=4)
    here = {"metadata": {"path": str(folder)}}
    NotebookClient(notebook, timeout=120, resources=here, shutdown_kernel="immediate").execute()
    return notebook


def outputs(notebook: NotebookNode) -> list[NotebookNode]:
    return [output for cell in notebook.cells if cell.cell_type == "code" for output in cell.outputs]


def after(lesson: str, answer: str) -> dict[str, Any]:
    """What the code of a lesson leaves behind if the learner answers so; the last cell's value is ``_``."""
    code = cells(lesson, "en", "code")
    assert code["answer"] == "answer = ..."
    *before, last = [f"answer = {answer}" if key == "answer" else text for key, text in code.items()]
    names: dict[str, Any] = {}
    for text in before:
        exec(text, names)  # a lesson of this project
    *statements, value = last.split("\n")
    exec("\n".join(statements), names)
    names["_"] = eval(value, names)
    return names


# -- they run -------------------------------------------------------------------------------------------------


def test_there_are_lessons_and_each_has_an_answer() -> None:
    assert LESSONS
    assert tuple(ANSWERS) == LESSONS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_lesson_runs_from_top_to_bottom_wherever_it_lies(lesson: str, lang: str, tmp_path: Path) -> None:
    # In an empty folder: a lesson finds its scenarios through the package, not beside itself.
    shown = outputs(run(lesson, lang, tmp_path))
    assert not [output for output in shown if output.output_type == "error" or output.get("name") == "stderr"]
    assert any(WIDGET in output.get("data", {}) for output in shown)
    pictures = [output.data["text/html"] for output in shown if "text/html" in output.get("data", {})]
    assert any("<svg" in picture for picture in pictures)
    assert all(f'lang="{lang}"' in picture for picture in pictures)


@pytest.mark.parametrize("lesson", LESSONS)
def test_right_prediction_is_recognised(lesson: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    right, wrong = ANSWERS[lesson]
    assert after(lesson, right)["_"].right is True
    assert after(lesson, wrong)["_"].right is False


@pytest.mark.parametrize("lesson", LESSONS)
def test_nothing_is_revealed_before_there_is_a_prediction(
    lesson: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    waiting = after(lesson, "...")["_"]
    assert waiting.right is None
    assert str(waiting).count("\n") == 0


# -- they are kept as they should be --------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_same_lessons(lang: str) -> None:
    assert tuple(sorted(path.stem for path in (NOTEBOOKS / lang).glob("*.ipynb"))) == LESSONS


@pytest.mark.parametrize("lang", LANGUAGES[1:])
@pytest.mark.parametrize("lesson", LESSONS)
def test_code_differs_in_nothing_but_the_language(lesson: str, lang: str) -> None:
    ids = [cell.id for cell in read(lesson, "en").cells]
    assert [cell.id for cell in read(lesson, lang).cells] == ids
    english = cells(lesson, "en", "code")
    assert {
        key: text.replace(f've.speak("{lang}")', 've.speak("en")')
        for key, text in cells(lesson, lang, "code").items()
    } == english
    assert f'speak("{lang}")' in cells(lesson, lang, "code")["start"]


@pytest.mark.parametrize("lesson", LESSONS)
def test_texts_are_in_their_language(lesson: str) -> None:
    for lang in LANGUAGES:
        for key, text in cells(lesson, lang, "markdown").items():
            assert bool(KANA.search(text)) == (lang == "ja"), (lang, key)
            assert bool(HAN.search(text)) == (lang != "en"), (lang, key)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_bold_words_are_bold(lesson: str, lang: str) -> None:
    # Markdown does not close ** between a mark and a letter, as in "**=**は".
    for key, text in cells(lesson, lang, "markdown").items():
        assert "**" not in MarkdownIt().render(text), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_line_that_goes_on_does_not_become_a_list(lesson: str, lang: str) -> None:
    # A broken line that begins with "1. " would be read as the first point of a list.
    for key, text in cells(lesson, lang, "markdown").items():
        assert "<ol" not in MarkdownIt().render(text), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_nothing_of_a_run_is_kept_in_the_file(lesson: str, lang: str) -> None:
    notebook = read(lesson, lang)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert all(cell.outputs == [] and cell.execution_count is None for cell in code)
    assert set(notebook.metadata) == {"kernelspec", "language_info"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_each_code_cell_is_short_and_comes_after_a_text(lesson: str, lang: str) -> None:
    kinds = [cell.cell_type for cell in read(lesson, lang).cells]
    assert kinds[0] == "markdown"
    # Only the check of the prediction stands right behind another code cell: the answer.
    assert list(pairwise(kinds)).count(("code", "code")) == 1
    assert all(text.count("\n") < 8 for text in cells(lesson, lang, "code").values())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS)
def test_links_between_lessons_lead_somewhere(lesson: str, lang: str) -> None:
    for text in cells(lesson, lang, "markdown").values():
        for target in re.findall(r"\]\((?!https:)([^)]+)\)", text):
            assert (NOTEBOOKS / lang / target).is_file(), target


def test_index_names_every_lesson_in_every_language() -> None:
    index = (NOTEBOOKS / "README.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(([^)]+\.ipynb)\)", index))
    assert linked == {f"{lang}/{lesson}.ipynb" for lang in LANGUAGES for lesson in LESSONS}


def test_lessons_are_where_the_package_looks_for_them() -> None:
    assert places.lessons() == NOTEBOOKS
