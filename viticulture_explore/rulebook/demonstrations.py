"""From a statement to the scenarios that say they demonstrate it, without reading them as scenarios.

That takes a moment for hundreds of files, where running them all (:mod:`.coverage`) takes many seconds.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from viticulture_explore import places
from viticulture_explore.rulebook.books import rulebooks, statements
from viticulture_explore.scenarios import files

_ID: Final = re.compile(r"\b[a-z_]+\.[a-z_]+\.[0-9]{2,}\b")
_CLAIMS: Final = re.compile(r"^statements:(.*(?:\n[ \-].*)*)", re.MULTILINE)


def demonstrations(folder: str | Path | None = None) -> dict[str, tuple[Path, ...]]:
    """The scenario files of a folder (default: the shipped ones) by the statements they name.

    Statements are in the order of the books, files in alphabetical order; a statement no file names is left out.
    """
    found: dict[str, list[Path]] = {known.id: [] for book in rulebooks() for known in statements(book)}
    for file in files([places.examples() if folder is None else folder]):
        claims = _CLAIMS.search(file.read_text(encoding="utf-8"))
        for name in dict.fromkeys(_ID.findall(claims[1])) if claims else ():
            if name in found:
                found[name].append(file)
    return {name: tuple(paths) for name, paths in found.items() if paths}
