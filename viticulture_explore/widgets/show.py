"""The way in: whatever a person has in hand (a scenario, a position, a record, a file) becomes an explorer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from viticulture_explore.core.line import Line
from viticulture_explore.core.position import Position
from viticulture_explore.scenarios import Scenario, load, read, run, shared_place, unshare
from viticulture_explore.scenarios.teaching import Teaching
from viticulture_explore.widgets.explorer import Explorer
from viticulture_explore.widgets.notebook import spoken
from viticulture_explore.widgets.session import Session, at_place

if TYPE_CHECKING:
    import os


def show(  # noqa: PLR0913 - what is shown, and six choices by name
    what: Scenario | Position | Line | str | os.PathLike[str] | None = None,
    lang: str | None = None,
    *,
    share: str | None = None,
    rulebook: str | None = None,
    tab: str = "graph",
    seed: int | None = None,
    mode: str = "explore",
) -> Explorer:
    """The explorer, to be shown as the value of a notebook cell.

    Parameters
    ----------
    what
        A scenario or the path of its file: the line is there to step through, from its start. A record, at its
        current position. A position. Without it, ``share`` says what to show.
    lang
        The language to begin with: ``en``, ``ja`` or ``zh``; default the one of the notebook.
    share
        A share string, as the explorer makes them: the record it holds, at the place where it was shared.
    rulebook
        For a scenario: the rulebook to begin with, instead of its first.
    tab
        The tab that is open below the board; ``""`` for none.
    seed
        What chance does when it is left to itself; default the seed of the scenario, else 0.
    mode
        ``explore``, ``lesson`` (the line, to be found move by move) or ``quiz`` (the questions of the scenario).

    Raises
    ------
    TypeError
        For neither ``what`` nor ``share``, and for both.
    ShareError
        For a share string that holds no scenario.
    ScenarioError
        For a file that is no valid scenario.
    UnknownWord
        For a language, a tab or a mode that is not there.
    """
    if (what is None) == (share is None):
        raise TypeError("show takes either what to show or a share string")
    lang, place = spoken(lang), "0"
    if share is not None:
        what, place = read(unshare(share), "share"), shared_place(share)
    if isinstance(what, Position):
        return Explorer(Session(Line(what), lang=lang, seed=seed or 0), tab, mode)
    if isinstance(what, Line):
        return Explorer(Session(what, lang=lang, seed=seed or 0), tab, mode)
    assert what is not None
    scenario = what if isinstance(what, Scenario) else load(Path(what))
    report = run(scenario, rulebook)
    session = Session(
        # Another rulebook may know another record.
        at_place(report.record(), place) if rulebook is None else report.record(),
        lang=lang,
        title=scenario.titles,
        rulebook=report.rulebook,
        options=scenario.options,
        deals=scenario.deals,
        seed=scenario.seed if seed is None else seed,
        teaching=Teaching.of(scenario, report.rulebook),
    )
    return Explorer(session, tab, mode)


def quiz(
    what: Scenario | str | os.PathLike[str], lang: str | None = None, *, rulebook: str | None = None
) -> Explorer:
    """The questions of a scenario, or of its file, beside the board, to be shown as the value of a notebook cell.

    The explorer's ``results()`` tells how they were answered so far, a plain row for each question, and its ``score``
    how many rightly. Without a widget :class:`Quiz` asks and judges the same questions. Raises as :func:`show`.

    >>> import viticulture_explore as ve
    >>> explorer = ve.quiz(ve.example("quiz/which_wine"), "en")
    >>> explorer.do("quiz.check", picked=["make red 3", "make red 4", "make white 1"])
    >>> explorer.score
    1
    """
    return show(what, lang, rulebook=rulebook, mode="quiz")
