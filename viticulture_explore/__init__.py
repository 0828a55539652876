"""A living rulebook for two wine games: set up a position, step it, ask why a move is not possible.

>>> import viticulture_explore as ve
>>> scenario = ve.load("examples/make_wine/two_reds.yaml")   # doctest: +SKIP
>>> ve.show(scenario, lang="ja")                             # doctest: +SKIP
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from viticulture_explore.core.explore import count, explore
    from viticulture_explore.core.line import Line
    from viticulture_explore.scenarios import load
    from viticulture_explore.widgets import show

__all__ = ["Line", "count", "explore", "load", "show"]

# Loaded when first used: the command line must not wait for what only notebooks need.
_HOMES: Final = {
    "Line": "core.line",
    "count": "core.explore",
    "explore": "core.explore",
    "load": "scenarios",
    "show": "widgets",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
