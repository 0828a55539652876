"""Scenario files: read and checked, run, written, shared as a short string, and those that are shipped."""

from __future__ import annotations

from viticulture_explore.scenarios.checking import Finding, Outcome, check_file, check_files, workers
from viticulture_explore.scenarios.errors import ScenarioError, ShareError
from viticulture_explore.scenarios.library import Shelf, example, files, library
from viticulture_explore.scenarios.model import Outline, Scenario
from viticulture_explore.scenarios.quiz import Asked, Judgement, Quiz
from viticulture_explore.scenarios.reader import load, outline, read
from viticulture_explore.scenarios.runner import Failure, Report, draw, run
from viticulture_explore.scenarios.schema import schema
from viticulture_explore.scenarios.sharing import share, shared_place, unshare
from viticulture_explore.scenarios.writer import write, write_like

__all__ = [
    "Asked",
    "Failure",
    "Finding",
    "Judgement",
    "Outcome",
    "Outline",
    "Quiz",
    "Report",
    "Scenario",
    "ScenarioError",
    "ShareError",
    "Shelf",
    "check_file",
    "check_files",
    "draw",
    "example",
    "files",
    "library",
    "load",
    "outline",
    "read",
    "run",
    "schema",
    "share",
    "shared_place",
    "unshare",
    "workers",
    "write",
    "write_like",
]
