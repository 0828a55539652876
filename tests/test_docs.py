"""What the README and the docstrings show is run as it stands."""

from __future__ import annotations

import doctest
import importlib
import os
import pkgutil
import re
import subprocess
import sys

import pytest
from conftest import ROOT

import viticulture_explore

MODULES = (
    "viticulture_explore",
    *sorted(
        found.name
        for found in pkgutil.walk_packages(viticulture_explore.__path__, "viticulture_explore.")
        if not found.name.endswith("__main__")
    ),
)
PAGES = ("README.md", "examples/README.md", "notebooks/README.md")
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCKS = [
    (page, number, code)
    for page in PAGES
    for number, code in enumerate(BLOCK.findall((ROOT / page).read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    found = doctest.testmod(importlib.import_module(name), report=True)
    assert found.failed == 0


def test_the_public_names_have_examples_that_run() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    examples = [
        example
        for name in MODULES
        for test in finder.find(importlib.import_module(name))
        for example in test.examples
        if not example.options.get(doctest.SKIP)
    ]
    assert len(examples) >= 30


def test_every_public_name_is_there_and_says_what_it_is() -> None:
    for name in viticulture_explore.__all__:
        assert getattr(viticulture_explore, name).__doc__, name
    assert set(viticulture_explore.__all__) <= set(dir(viticulture_explore))


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = viticulture_explore.no_such_name


@pytest.mark.parametrize(
    ("page", "number", "code"), BLOCKS, ids=[f"{page}:{number}" for page, number, _ in BLOCKS]
)
def test_python_on_the_pages_runs(page: str, number: int, code: str) -> None:
    environment = {**os.environ, "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", code]
    ended = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert ended.returncode == 0, ended.stderr


def test_the_readme_shows_python() -> None:
    assert any(page == "README.md" for page, _, _ in BLOCKS)


@pytest.mark.parametrize("page", PAGES)
def test_links_on_the_pages_lead_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target in re.findall(r"\]\((?!https?:|#)([^)#]+)", text):
        assert ((ROOT / page).parent / target).exists(), target
