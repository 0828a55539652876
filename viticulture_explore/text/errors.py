"""What can be wrong with the texts themselves: faults of a catalog, never of a person who uses the explorer."""

from __future__ import annotations

from viticulture_explore.core.errors import ExplorerError


class CatalogError(ExplorerError):
    """A catalog file that cannot be used: unreadable syntax, or an id that stands twice. Names file and line."""


class MissingText(ExplorerError, LookupError):
    """A message that no catalog has in this language, or that lacks one of its values.

    ``id`` is the message asked for, ``lang`` the language.
    """

    def __init__(self, id: str, lang: str, problem: str) -> None:
        self.id = id
        self.lang = lang
        super().__init__(f"{id!r} in {lang!r}: {problem}")
