"""What a notebook needs: one language for all that is shown in it, and values that show themselves as pictures."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

import networkx as nx

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import Position, Step
from viticulture_explore.core.questions import Answer
from viticulture_explore.rulebook import Compared
from viticulture_explore.rulebook.differences import Differences
from viticulture_explore.scenarios import Asked, Judgement, Scenario
from viticulture_explore.text import LANGUAGES

if TYPE_CHECKING:
    from IPython.core.interactiveshell import InteractiveShell

_KINDS: Final = (
    Position,
    Step,
    Line,
    Scenario,
    Asked,
    Judgement,
    nx.MultiDiGraph,
    Answer,
    Compared,
    Differences,
)
_chosen: dict[str, str] = {}


def speak(lang: str) -> None:
    """Choose the language (``en``, ``ja`` or ``zh``) of all that this notebook shows from now on.

    Functions that take a language use this one where none is given. Raises :class:`UnknownWord` for a language
    that is not there.

    >>> speak("ja")
    >>> spoken()
    'ja'
    >>> speak("en")
    """
    if lang not in LANGUAGES:
        raise UnknownWord("language", lang, LANGUAGES)
    _chosen["lang"] = lang


def spoken(lang: str | None = None) -> str:
    """The language given, else the one chosen by :func:`speak`, else that of the server, else English."""
    started_in = os.environ.get("VITICULTURE_EXPLORE_LANG", "")
    return lang or _chosen.get("lang") or (started_in if started_in in LANGUAGES else LANGUAGES[0])


def register(shell: InteractiveShell) -> None:
    """Let positions, steps, records, scenarios, questions, graphs, answers and comparisons show themselves.

    The core knows no drawing, so the notebook is told here how its values look.
    """
    formatter = shell.display_formatter.formatters["text/html"]  # type: ignore[union-attr]  # always there
    for kind in _KINDS:
        formatter.for_type(kind, _html)


def _html(value: Any) -> str | None:
    """A value as HTML; ``None`` leaves a networkx graph of somebody else as it is."""
    from viticulture_explore.widgets.answers import picture_of
    from viticulture_explore.widgets.pictures import picture

    if isinstance(value, Compared):
        return value.html(value.lang or spoken())
    if isinstance(value, Differences):
        return value.html(spoken())
    if isinstance(value, Answer):
        return picture_of(value, spoken())._repr_html_()
    if isinstance(value, nx.MultiDiGraph) and "lens" not in value.graph:
        return None
    return picture(value)._repr_html_()
