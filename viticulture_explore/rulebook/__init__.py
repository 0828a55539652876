"""What the published rulebooks say, by statement and by concept: one rule, whatever the words each book has for it.

The package itself can be called: ``rulebook("hisshu", "ja", beside="zh")`` is a rulebook to read, see
:func:`viticulture_explore.widgets.reader.rulebook`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

from viticulture_explore.rulebook.books import (
    Agreement,
    Concept,
    Statement,
    concept,
    concepts,
    concepts_of,
    heading,
    rulebooks,
    sections,
    statement,
    statements,
)
from viticulture_explore.rulebook.citing import Citation, Standing, agreement, cite
from viticulture_explore.rulebook.comparing import WIDTH, Compared, compare
from viticulture_explore.rulebook.demonstrations import demonstrations
from viticulture_explore.rulebook.searching import holds, other_terms, search

__all__ = [
    "WIDTH",
    "Agreement",
    "Citation",
    "Compared",
    "Concept",
    "Standing",
    "Statement",
    "agreement",
    "cite",
    "compare",
    "concept",
    "concepts",
    "concepts_of",
    "demonstrations",
    "heading",
    "holds",
    "other_terms",
    "rulebooks",
    "search",
    "sections",
    "statement",
    "statements",
]


class _Readable(ModuleType):
    """The package, with what calling it does."""

    def __call__(self, *what: Any, **how: Any) -> Any:
        # By its name, for pages stand on a higher floor than what they show.
        return import_module("viticulture_explore.widgets.reader").rulebook(*what, **how)


sys.modules[__name__].__class__ = _Readable
