"""The scenarios that are shipped, by topic: one folder a topic, one file a scenario."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from viticulture_explore import places
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios.errors import ScenarioError
from viticulture_explore.scenarios.model import Scenario
from viticulture_explore.scenarios.reader import load

ENDINGS = frozenset({".yaml", ".yml"})
"""How the name of a scenario file ends."""

ORDER = "TOPICS.txt"
"""The file that says in which order the topics of a folder are read, a name a line; without it alphabetically."""


class Shelf(msgspec.Struct, frozen=True):
    """The scenarios of one topic: the name of its folder, and the files in alphabetical order."""

    topic: str
    files: tuple[Path, ...]


def library(folder: str | Path | None = None) -> tuple[Shelf, ...]:
    """The shipped scenarios, or those of another folder, by topic: as :data:`ORDER` says, then alphabetically."""
    home = Path(folder) if folder is not None else places.examples()
    order = (home / ORDER).read_text(encoding="utf-8").split() if (home / ORDER).is_file() else []
    topics = [path for path in home.iterdir() if path.is_dir() and not path.name.startswith(".")]
    topics.sort(key=lambda path: (order.index(path.name) if path.name in order else len(order), path.name))
    shelves = (Shelf(topic.name, tuple(files_in(topic))) for topic in topics)
    return tuple(shelf for shelf in shelves if shelf.files)


def example(name: str) -> Scenario:
    """A shipped scenario by its topic and name.

    Raises :class:`UnknownWord` with the nearest names for one that is not there.

    >>> example("make_wine/two_reds").title("en")
    'Two reds, one small cellar'
    """
    home = places.examples()
    known = {file.relative_to(home).with_suffix("").as_posix(): file for file in files_in(home)}
    if name not in known:
        raise UnknownWord("scenario", name, known)
    return load(known[name])


def files_in(folder: Path) -> list[Path]:
    """The scenario files in a folder and the folders in it, in alphabetical order; hidden ones are passed over."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix.lower() in ENDINGS
        and path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(folder).parts)
    )


def files(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files that paths name: files as they are, folders with all that is in them; each once.

    Raises :class:`ScenarioError` for a path that does not exist and for a folder without scenario files.
    """
    found: dict[Path, None] = {}
    for given in map(Path, paths):
        inside = files_in(given) if given.is_dir() else [given]
        if not inside:
            raise ScenarioError(str(given), Message("problem-empty_folder"))
        found.update(dict.fromkeys(inside))
    return list(found)
