"""Where the lessons and the scenarios lie: beside the package in a checkout, inside it once installed from a wheel."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).resolve().parent


def examples() -> Path:
    """The folder of the scenario files. Raises ``FileNotFoundError`` if the installation lacks it."""
    return _shipped("examples")


def lessons() -> Path:
    """The folder of the lessons, one folder a language. Raises ``FileNotFoundError`` if it is missing."""
    return _shipped("notebooks")


def in_checkout() -> bool:
    """Whether the package runs from a checkout, where the shipped files are the reader's own to change."""
    return not (_PACKAGE / "shipped").is_dir()


def _shipped(name: str) -> Path:
    home = _PACKAGE.parent if in_checkout() else _PACKAGE / "shipped"
    if not (home / name).is_dir():
        raise FileNotFoundError(f"the folder {name} that belongs to this package is missing: {home / name}")
    return home / name
