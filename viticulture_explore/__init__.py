"""A living rulebook for two wine games: set up a position, step it, ask why a move is not possible.

>>> import viticulture_explore as ve
>>> position = ve.example("make_wine/two_reds").position
>>> for move in ("place make_wine", "make red 3", "make red 4"):
...     position = position.play(move)
>>> graph = ve.explore(position, turns=1, lens="cellar")
>>> ve.show(position, lang="ja").session.lang
'ja'
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from viticulture_explore import export
    from viticulture_explore.core.explore import count, explore
    from viticulture_explore.core.line import Line
    from viticulture_explore.core.search import chance, outcomes, shortest, ways
    from viticulture_explore.rulebook import compare
    from viticulture_explore.rulebook.differences import differences
    from viticulture_explore.scenarios import Quiz, example, load, read, share, unshare, write
    from viticulture_explore.widgets import ask, check, picture, predict, speak
    from viticulture_explore.widgets.show import quiz, show

__all__ = [
    "Line",
    "Quiz",
    "ask",
    "chance",
    "check",
    "compare",
    "count",
    "differences",
    "example",
    "explore",
    "export",
    "load",
    "outcomes",
    "picture",
    "predict",
    "quiz",
    "read",
    "rulebook",
    "share",
    "shortest",
    "show",
    "speak",
    "unshare",
    "ways",
    "write",
]

# Loaded when first used: the command line must not wait for what only notebooks need.
_HOMES: Final = {
    "Line": "core.line",
    "Quiz": "scenarios",
    "ask": "widgets",
    "chance": "core.search",
    "check": "widgets",
    "compare": "rulebook",
    "count": "core.explore",
    "differences": "rulebook.differences",
    "example": "scenarios",
    "explore": "core.explore",
    "export": "",
    "load": "scenarios",
    "outcomes": "core.search",
    "picture": "widgets",
    "predict": "widgets",
    "quiz": "widgets",
    "read": "scenarios",
    "rulebook": "",
    "share": "scenarios",
    "shortest": "core.search",
    "show": "widgets",
    "speak": "widgets",
    "unshare": "scenarios",
    "ways": "core.search",
    "write": "scenarios",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if not _HOMES[name]:  # a part with functions of its own
        return import_module(f"{__name__}.{name}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


# In a notebook the values of this package show themselves from the first line on.
if "IPython" in sys.modules and (_shell := sys.modules["IPython"].get_ipython()) is not None:
    import_module(f"{__name__}.widgets.notebook").register(_shell)
