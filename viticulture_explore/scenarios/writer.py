"""Writing positions and records as scenario files that people like to read."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.comments import CommentedMap, CommentedSeq
from ruamel.yaml.scalarstring import LiteralScalarString

from viticulture_explore.core.line import Line
from viticulture_explore.core.position import Position
from viticulture_explore.scenarios.model import DEFAULT_GAME, FORMAT, KEYS, Scenario
from viticulture_explore.scenarios.reader import shown_whole
from viticulture_explore.scenarios.teaching import Teaching, keys_of, one_text

WIDEST: Final = 100
"""Lists and mappings that fit into so many characters stand on one line."""

_BLOCKS: Final = ("given", "line", "variations", "quiz")
"""What always gets lines of its own, however short it is; as what is said of seats does."""


def write(  # noqa: PLR0913 - the keys of a file, all by name
    subject: Position | Line,
    *,
    title: str | Mapping[str, str],
    about: str | Mapping[str, str] = "",
    rulebook: str = "",
    options: Mapping[str, str] | None = None,
    modules: tuple[str, ...] = (),
    statements: tuple[str, ...] = (),
    cases: tuple[str, ...] = (),
    seed: int = 0,
    deals: Mapping[str, Sequence[str]] | None = None,
    teaching: Teaching | None = None,
) -> str:
    """A position, or a record with its variations, as the text of a scenario file.

    ``rulebook`` (by default the first of the game), ``options`` and ``modules`` are those the position was set up
    with; ``deals`` are the next cards of a deck; of ``teaching`` the notes and the quiz are written. What is impossible
    about the position is allowed in the file by name. Reading the text gives an equal start and the same moves.
    """
    start = subject if isinstance(subject, Position) else subject.start
    keys: dict[str, Any] = {
        "format": FORMAT,
        "game": start.game.id,
        "title": one_text(title),
        "about": one_text(about),
        "rulebook": "" if rulebook == next(iter(start.game.rulebooks)) else rulebook,
        "options": dict(options or {}),
        "modules": list(modules),
        "statements": list(statements),
        "cases": list(cases),
        "allow": list(start.status()),
        "seed": seed,
        "given": start.game.given(start),
    }
    if deals:
        keys["given"] = {**keys["given"], "deals": {deck: list(cards) for deck, cards in deals.items()}}
    line = list(map(str, subject.moves)) if isinstance(subject, Line) else []
    notes, quiz = (teaching or Teaching()).along(line)
    if isinstance(subject, Line):
        keys["line"] = list(_with_notes(line, notes))
        keys["variations"] = [
            {"at": further.at, "line": list(further.line)} for further in subject.variations
        ]
    keys["quiz"] = [keys_of(question, tuple(start.game.rulebooks)) for question in quiz]
    return dump(keys)


def write_like(scenario: Scenario, subject: Position | Line, rulebook: str | None = None) -> str:
    """Another position or record of a scenario, with the scenario's title, rules and statements."""
    return write(
        subject,
        title=scenario.titles,
        about=scenario.abouts,
        rulebook=rulebook or scenario.rulebooks[0],
        options=scenario.options,
        modules=scenario.modules,
        statements=scenario.statements,
        cases=scenario.cases,
        seed=scenario.seed,
        teaching=Teaching.of(scenario, rulebook),
    )


def _with_notes(line: Sequence[str], notes: Mapping[int, Mapping[str, str]]) -> Iterator[Any]:
    """The entries of a line: its moves, and between them what is said to a learner."""
    for number, move in enumerate((*line, None)):
        if number in notes:
            yield {"note": one_text(notes[number])}
        if move is not None:
            yield move


def dump(keys: Mapping[str, Any]) -> str:
    """The text of a scenario file from its keys, in their order; what says no more than the default is left out."""
    defaults: dict[str, Any] = {"game": DEFAULT_GAME, "seed": 0}
    said = {
        key: keys[key]
        for key in KEYS
        if key in keys
        and (key in {"format", "title", "given"} or keys[key] not in ("", {}, []))
        and keys[key] != defaults.get(key)
    }
    yaml = YAML(typ="rt")
    yaml.width = 1_000_000  # a sentence stays on its line
    yaml.indent(mapping=2, sequence=4, offset=2)
    yaml.representer.ignore_aliases = lambda _: True
    out = io.StringIO()
    yaml.dump(_laid_out(said, 0, block=True), out)
    return out.getvalue()


def _laid_out(value: Any, indent: int, *, block: bool) -> Any:
    """A value with the marks that tell the writer what stands on one line."""
    if isinstance(value, str):
        return LiteralScalarString(value) if _is_prose(value) else value
    if not isinstance(value, dict | list):
        return value
    flow = not block and indent + len(shown_whole(value)) <= WIDEST and "\\n" not in shown_whole(value)
    laid: CommentedMap | CommentedSeq
    if isinstance(value, dict):
        laid = CommentedMap(
            (key, _laid_out(item, indent + len(str(key)) + 2, block=key in _BLOCKS or _is_by_seat(item)))
            for key, item in value.items()
        )
    else:
        laid = CommentedSeq(_laid_out(item, indent + 4, block=False) for item in value)
    (laid.fa.set_flow_style if flow else laid.fa.set_block_style)()
    return laid


def _is_by_seat(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and bool(value)
        and all(isinstance(seat, int) and isinstance(its, dict) for seat, its in value.items())
    )


def _is_prose(value: str) -> bool:
    """Whether a text has several lines that can stand in a file as they are."""
    lines = value.split("\n")
    return (
        len(lines) > 1
        and all(line.isprintable() and line == line.strip() for line in lines)
        and bool(lines[0])
    )
