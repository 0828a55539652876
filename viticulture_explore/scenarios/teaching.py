"""What a scenario says to a learner beside its position: what it is about, notes on the way, questions of a quiz.

In a file notes and questions stand at a number of moves of the line. A record may be changed while it is explored, so
there they are kept with the way that leads to them, move by move, and find their number again when it is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from viticulture_explore.scenarios.model import Question, Scenario
from viticulture_explore.scenarios.runner import stretches

Path = tuple[str, ...]
"""The moves from the start, those of chance among them, in the notation."""


class Placed(msgspec.Struct, frozen=True):
    """A question and the way to where it is asked."""

    question: Question
    path: Path


class Teaching(msgspec.Struct, frozen=True):
    """What a record says to a learner; by default nothing."""

    abouts: dict[str, str] = {}
    notes: dict[Path, dict[str, str]] = {}
    quiz: tuple[Placed, ...] = ()

    @classmethod
    def of(cls, scenario: Scenario, rulebook: str | None = None) -> Teaching:
        """What a scenario says, along its line as it runs under one of its rulebooks (default: the first).

        Raises :class:`ScenarioError` for a text that is no move.
        """
        book = rulebook or scenario.rulebooks[0]
        notes = {_way(scenario, book, at): said for at, said in scenario.notes.items()}
        quiz = tuple(Placed(one, _way(scenario, book, one.at, one.after)) for one in scenario.quiz)
        return cls(scenario.abouts, notes, quiz)

    def along(self, line: Sequence[str]) -> tuple[dict[int, dict[str, str]], tuple[Question, ...]]:
        """The notes and the questions as they stand in a file with this line: by the number of its moves.

        Notes that are not on the line are left out.
        """
        moves = tuple(line)
        notes = {len(path): said for path, said in self.notes.items() if moves[: len(path)] == path}
        return notes, tuple(_numbered(placed, moves) for placed in self.quiz)

    def with_quiz(self, quiz: Sequence[Placed]) -> Teaching:
        """The same with other questions."""
        return replace(self, quiz=tuple(quiz))


def _way(scenario: Scenario, rulebook: str, at: int, after: Path = ()) -> Path:
    """The moves that lead to a place of the line; as they are written where the line breaks off before."""
    found = stretches(scenario, rulebook, at, ((), after))
    if found[-1].broken is not None:
        return (*scenario.texts()[:at], *after)
    return tuple(str(move) for stretch in found for move in stretch.moves)


def _numbered(placed: Placed, line: Path) -> Question:
    """A question as it stands in a file with a line: so many of its moves, and those that leave it."""
    path = placed.path
    at = next((at for at, pair in enumerate(zip(path, line, strict=False)) if pair[0] != pair[1]), None)
    shared = min(len(path), len(line)) if at is None else at
    return replace(placed.question, at=shared, after=path[shared:])


def keys_of(question: Question, books: Sequence[str]) -> dict[str, Any]:
    """A question as the keys of a file; what says no more than the default is left out.

    ``books`` are all rulebooks of the game.
    """
    answer = question.answer
    keys: dict[str, Any] = {
        "ask": question.kind,
        "at": question.at,
        "after": list(question.after),
        "text": one_text(question.texts),
        "moves": list(question.moves),
        "expect": question.expect,
        "rulebooks": [] if question.rulebooks == tuple(books) else list(question.rulebooks),
    }
    said = {key: value for key, value in keys.items() if value not in (0, "", [], {})}
    return {**said, "answer": answer if isinstance(answer, dict) else list(answer)}


def one_text(texts: str | Mapping[str, str]) -> str | dict[str, str]:
    """One text where all languages say the same; empty for none."""
    if isinstance(texts, str):
        return texts
    different = set(texts.values())
    return different.pop() if len(texts) == 3 and len(different) == 1 else dict(texts)
