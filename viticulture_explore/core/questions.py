"""Questions a teacher asks about a position, and their answers: what a game offers, the explorer makes buttons of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import Position

Progress = Callable[[int, int], None]
"""Told now and then how many positions were looked at, and how many are still waiting."""

Stop = Callable[[], bool]
"""Asked again and again; once it says yes, the answer comes as far as it is known."""


class Choice(msgspec.Struct, frozen=True):
    """One value a parameter can have, and what it is called."""

    value: int | str
    message: Message | Name


class Parameter(msgspec.Struct, frozen=True):
    """What a question leaves open: its id, its label, and the values to choose from, the usual one first."""

    id: str
    message: Message
    choices: tuple[Choice, ...]

    @property
    def values(self) -> tuple[int | str, ...]:
        """The values, the usual one first."""
        return tuple(choice.value for choice in self.choices)


class Reply(msgspec.Struct, frozen=True):
    """One way or one outcome that belongs to an answer: what it is, in words, and a line to step through, if any."""

    message: Message
    line: Line | None = None


class Answer(msgspec.Struct, frozen=True):
    """The answer to a question.

    ``position`` is what was asked about. ``message`` is the answer itself. ``notes`` say what was assumed and, if so,
    what was left out. ``replies`` are its ways or outcomes. ``figures`` hold the same for programs: plain numbers,
    fractions and lists.
    """

    position: Position
    message: Message
    notes: tuple[Message, ...] = ()
    replies: tuple[Reply, ...] = ()
    figures: dict[str, Any] = {}


class Question(msgspec.Struct, frozen=True):
    """A question about one position: an id, its words, what it leaves open, and the function that answers it."""

    id: str
    message: Message
    parameters: tuple[Parameter, ...]
    answer: Callable[[dict[str, int | str], Progress | None, Stop | None], Answer]

    def __repr__(self) -> str:
        chosen = ", ".join(f"{parameter.id}={parameter.values[0]!r}" for parameter in self.parameters)
        return f"<Question {self.id}({chosen})>"

    def ask(
        self, *, progress: Progress | None = None, stop: Stop | None = None, **values: int | str
    ) -> Answer:
        """The answer for these values of the parameters; one that is not named has its usual value.

        Raises :class:`UnknownWord` for a parameter there is not and for a value that is none of its choices.
        """
        known = {parameter.id: parameter.values for parameter in self.parameters}
        for name, value in values.items():
            if name not in known:
                raise UnknownWord("parameter", name, known)
            if value not in known[name]:
                raise UnknownWord(name, str(value), map(str, known[name]))
        chosen = {name: values.get(name, choices[0]) for name, choices in known.items()}
        return self.answer(chosen, progress, stop)
