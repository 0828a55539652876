"""What the address of the app view asks for: a language, a mode, and a scenario or something shared.

``/explore?lang=ja&scenario=make_wine/two_reds`` opens that shipped scenario in Japanese; ``/explore?share=...`` opens
a share string at its place, ``&mode=quiz`` or ``&mode=lesson`` begins in that mode.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs

from viticulture_explore import places
from viticulture_explore.text import LANGUAGES

if TYPE_CHECKING:
    from viticulture_explore.widgets import Explorer

FIRST_SCENARIO: Final = "make_wine/two_reds"
"""The scenario that opens when the address names none."""


def requested_language(query: str | None = None) -> str:
    """The language of the page: that of the query string if it names one of ours, else the server's.

    Without a query the one of the running page is taken.
    """
    wanted = _value(query, "lang")
    return wanted if wanted in LANGUAGES else default_language()


def requested_scenario(query: str | None = None) -> Path:
    """The shipped scenario file the page shows: the one the query string names, if there is such a file.

    Only files of the shipped folder can be named; anything else gives the first scenario.
    """
    shipped = places.examples().resolve()
    named = (shipped / f"{_value(query, 'scenario')}.yaml").resolve()
    if named.is_file() and named.is_relative_to(shipped):
        return named
    return shipped / f"{FIRST_SCENARIO}.yaml"


def requested_explorer(query: str | None = None) -> Explorer:
    """The explorer on what the query string asks for; a share string that cannot be read is told in words."""
    from viticulture_explore.scenarios import ScenarioError, ShareError
    from viticulture_explore.widgets import show

    lang, shared, mode = requested_language(query), _value(query, "share"), requested_mode(query)
    if shared:
        try:
            return show(share=shared, lang=lang, mode=mode)
        except (ShareError, ScenarioError) as error:
            explorer = show(requested_scenario(query), lang)
            explorer.tell(error.say(lang))
            return explorer
    return show(requested_scenario(query), lang, mode=mode)


def requested_mode(query: str | None = None) -> str:
    """The mode the explorer begins in: the one the query string names, if there is such a mode.

    Else what it names is explored; where it names nothing somebody has just arrived, and a lesson takes their hand.
    """
    from viticulture_explore.widgets.explorer import MODES

    wanted = _value(query, "mode")
    if wanted in MODES:
        return wanted
    return "explore" if _value(query, "scenario") or _value(query, "share") else "lesson"


def default_language() -> str:
    """The language the server was started in."""
    started_in = os.environ.get("VITICULTURE_EXPLORE_LANG", "")
    return started_in if started_in in LANGUAGES else LANGUAGES[0]


def _value(query: str | None, key: str) -> str:
    text = os.environ.get("QUERY_STRING", "") if query is None else query
    return parse_qs(text).get(key, [""])[-1]
