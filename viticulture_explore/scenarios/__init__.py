"""Scenario files: read and checked, run, written, shared as a short string, and those that are shipped."""

from __future__ import annotations

from viticulture_explore.scenarios.checking import Finding, Outcome, check_file, check_files, workers
from viticulture_explore.scenarios.errors import ScenarioError, ShareError
from viticulture_explore.scenarios.library import Shelf, example, files, library
from viticulture_explore.scenarios.model import Scenario
from viticulture_explore.scenarios.reader import Outline, load, outline, read
from viticulture_explore.scenarios.runner import Failure, Report, draw, run
from viticulture_explore.scenarios.schema import schema
from viticulture_explore.scenarios.sharing import share, unshare
from viticulture_explore.scenarios.writer import write, write_like

__all__ = [
    "Failure",
    "Finding",
    "Outcome",
    "Outline",
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
    "unshare",
    "workers",
    "write",
    "write_like",
]
