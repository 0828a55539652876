"""The rules of the house: lint, format, types, and imports that run downward only."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from viticulture_explore.champagne.game import CHAMPAGNE
from viticulture_explore.core.game import Game
from viticulture_explore.text import LANGUAGES
from viticulture_explore.viticulture.game import VITICULTURE

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "viticulture_explore"
CHECKS = {
    "ruff check": ["ruff", "check"],
    "ruff format": ["ruff", "format", "--check"],
    "mypy": ["mypy", "--strict"],
}
# Names of formats look like addresses, but nobody goes there.
NAMESPACES = ("http://www.w3.org/", "https://json-schema.org/", "http://127.0.0.1")


def run(*command: str) -> str:
    """What a tool says if it is not content, else nothing."""
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    return ended.stdout + ended.stderr if ended.returncode else ""


@pytest.mark.parametrize("name", CHECKS)
def test_tool_is_content(name: str) -> None:
    complaint = run(sys.executable, "-m", *CHECKS[name])
    assert not complaint, complaint


def test_imports_run_downward_only() -> None:
    complaint = run(sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()")
    assert not complaint, complaint


def test_every_part_of_the_package_has_its_floor() -> None:
    contract = (ROOT / "pyproject.toml").read_text(encoding="utf-8").partition("[tool.importlinter]")[2]
    floors = re.findall(r'^  "(.*)",$', contract, re.MULTILINE)
    placed = {name for floor in floors for name in re.findall(r"\w+", floor)}
    there = {
        path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert there - placed == {"__init__"}


def test_nothing_in_the_package_names_an_address_outside() -> None:
    named = {}
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in {".py", ".js", ".css", ".j2", ".ftl", ".ipynb"}:
            text = path.read_text(encoding="utf-8")
            found = re.findall(r"(?:https?:)?//[\w-]+(?:\.[\w-]+)+[^\s\"'<>)]*", text)
            outside = [address for address in found if not address.startswith(NAMESPACES)]
            if outside:
                named[str(path.relative_to(ROOT))] = outside
    assert not named


SHARED = ("core", "scenarios", "text", "draw", "simulate", "export", "widgets", "app", "cli.py")


def said_in(path: Path) -> set[str]:
    """The texts in a file of the program, sentences for readers of the code left out."""
    if path.suffix == ".js":
        return set(re.findall(r'"([^"\n]*)"', path.read_text(encoding="utf-8")))
    tree = ast.parse(path.read_text(encoding="utf-8"))
    sentences = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in sentences
    }


@pytest.mark.parametrize("part", SHARED)
@pytest.mark.parametrize("game", [VITICULTURE, CHAMPAGNE], ids=lambda game: game.id)
def test_what_all_games_share_has_no_word_of_one_game(part: str, game: Game) -> None:
    own = {game.id, game.seated, *game.rulebooks, *game.options, *game.modules, *game.decks}
    own |= {stage.id for stage in game.scene(game.new(2), 1).stages} | {card.id for card in game.cards()}
    own -= {*LANGUAGES, *Game.rulebooks}  # a book of that name, and what a game without books has
    place = PACKAGE / part
    files = (
        [place] if place.is_file() else [path for path in place.rglob("*") if path.suffix in {".py", ".js"}]
    )
    assert files
    assert {str(path.relative_to(ROOT)): found for path in files if (found := said_in(path) & own)} == {}
