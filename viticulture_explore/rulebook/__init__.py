"""What the published rulebooks say, by concept: one rule, whatever the words each book has for it.

``data/concordance.csv`` names for every concept the statements of each book that speak of it; a book that is
silent has an empty cell.
"""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

__all__ = ["concepts"]


@cache
def concepts() -> tuple[str, ...]:
    """The ids of all concepts, in the order of the concordance: what events and obstacles cite.

    >>> "harvest_base" in concepts()
    True
    """
    text = files(__name__).joinpath("data", "concordance.csv").read_text("utf-8")
    return tuple(row["concept"] for row in csv.DictReader(text.splitlines()))
