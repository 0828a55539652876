"""The folder JupyterLab works in: the lessons of a checkout, or the reader's own copy of the installed ones."""

from __future__ import annotations

import shutil
from pathlib import Path

from viticulture_explore import places


def own_copy() -> Path:
    """Where a reader's lessons lie if the package is installed from a wheel."""
    return Path.home() / "viticulture-explore" / "notebooks"


def open_workspace() -> tuple[Path, bool]:
    """The folder of lessons to work in, and whether files were copied into it just now.

    In a checkout these are the lessons themselves. Otherwise they are copied once to :func:`own_copy`; files that
    exist there are left alone. Raises ``OSError`` if the copy cannot be written.
    """
    lessons = places.lessons()
    if places.in_checkout():
        return lessons, False
    return own_copy(), _copy_missing(lessons, own_copy())


def first_lesson(workspace: Path, lang: str) -> str:
    """The first lesson in a language, as a path below the workspace; ``""`` if there is none."""
    found = sorted((workspace / lang).glob("*.ipynb"))
    return f"{lang}/{found[0].name}" if found else ""


def _copy_missing(source: Path, target: Path) -> bool:
    missing = [
        file
        for file in sorted(source.rglob("*"))
        if file.is_file() and not (target / file.relative_to(source)).exists()
    ]
    for file in missing:
        place = target / file.relative_to(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, place)
    return bool(missing)
