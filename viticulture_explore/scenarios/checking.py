"""Checking many scenario files, each under its rulebooks: what the command ``check`` and the tests do with a folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final, Literal

import msgspec

from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.errors import ScenarioError, dotted
from viticulture_explore.scenarios.reader import load
from viticulture_explore.scenarios.runner import Report, run
from viticulture_explore.text import say

WORTH_IT: Final = 100
"""From so many files on, several processes are faster than one, whose start they have to make up for."""

Status = Literal["passed", "failed", "invalid", "fault"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that does not hold, in words: the line of the file (from 1) and the place, if it has one."""

    line: int | None
    place: str
    words: str


class Outcome(msgspec.Struct, frozen=True):
    """What became of a file under a rulebook.

    ``failed`` means that a move or a check does not hold, ``invalid`` that the file is no scenario at all, and
    ``fault`` that the program itself broke on it. In the latter two ``rulebook`` is ``None``, with one finding.
    """

    file: str
    rulebook: str | None
    status: Status
    findings: tuple[Finding, ...] = ()


def check_file(path: Path, rulebook: str | None = None, lang: str = "en") -> tuple[Outcome, ...]:
    """Check one file under each of its rulebooks, or under the given one instead; findings are said in ``lang``."""
    try:
        scenario = load(path)
        books = (rulebook,) if rulebook else scenario.rulebooks
        return tuple(_outcome(run(scenario, book), lang) for book in books)
    except ScenarioError as error:
        finding = Finding(error.line, dotted(error.place), error.sentence(lang))
        return (Outcome(str(path), None, "invalid", (finding,)),)
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        # A fault that one file brings to light should not hide what the others say.
        finding = Finding(None, "", say(fault(error), lang))
        return (Outcome(str(path), None, "fault", (finding,)),)


def fault(error: Exception) -> Message:
    """A fault of the program as one sentence."""
    return Message("problem-fault", {"what": " ".join(f"{type(error).__name__}: {error}".split())})


def check_files(
    paths: Sequence[Path], rulebook: str | None = None, lang: str = "en", executor: Executor | None = None
) -> Iterator[tuple[Outcome, ...]]:
    """Check files, in their order; with an executor, several at a time."""
    check = partial(check_file, rulebook=rulebook, lang=lang)
    return map(check, paths) if executor is None else executor.map(check, paths)


def workers(files: int) -> Executor | None:
    """The executor for so many files on this machine, or ``None`` where one process is faster."""
    processors = os.cpu_count() or 1
    if files < WORTH_IT or processors == 1:
        return None
    return ProcessPoolExecutor(min(processors, files // (WORTH_IT // 2)))


def _outcome(report: Report, lang: str) -> Outcome:
    game = report.scenario.game
    findings = tuple(
        Finding(found.line, dotted(found.place), found.sentence(lang, game)) for found in report.failures
    )
    return Outcome(report.scenario.name, report.rulebook, "passed" if report.passed else "failed", findings)
