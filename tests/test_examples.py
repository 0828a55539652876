"""Every shipped scenario is a test: its line holds under each of its rulebooks."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from viticulture_explore import places, scenarios
from viticulture_explore.scenarios.source import read_file
from viticulture_explore.text import LANGUAGES

FILES = scenarios.files([places.examples()])


@pytest.fixture(scope="module")
def schema() -> jsonschema.Draft202012Validator:
    return jsonschema.Draft202012Validator(scenarios.schema())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(places.examples()).as_posix())
def test_a_shipped_scenario(path: Path, schema: jsonschema.Draft202012Validator) -> None:
    outcomes = scenarios.check_file(path)
    faults = [
        f"{found.rulebook}: {fault.place}: {fault.words}" for found in outcomes for fault in found.findings
    ]
    assert faults == []
    assert sorted(scenarios.outline(path).titles) == sorted(LANGUAGES)
    as_json = json.loads(json.dumps(read_file(path).value))
    assert [error.message for error in schema.iter_errors(as_json)] == []


def test_every_folder_is_a_topic_with_scenarios() -> None:
    shelves = scenarios.library()
    assert sorted(file for shelf in shelves for file in shelf.files) == FILES
    assert len(FILES) >= 45
