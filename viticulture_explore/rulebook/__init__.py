"""What the published rulebooks say, by statement and by concept: one rule, whatever the words each book has for it."""

from __future__ import annotations

from viticulture_explore.rulebook.books import (
    Agreement,
    Concept,
    Statement,
    concept,
    concepts,
    concepts_of,
    rulebooks,
    sections,
    statement,
    statements,
)
from viticulture_explore.rulebook.citing import Citation, Standing, agreement, cite
from viticulture_explore.rulebook.comparing import WIDTH, Compared, compare
from viticulture_explore.rulebook.demonstrations import demonstrations
from viticulture_explore.rulebook.searching import search

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
    "rulebooks",
    "search",
    "sections",
    "statement",
    "statements",
]
