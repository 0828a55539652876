"""Undo and redo of what is done to a record: moves played, variations removed or promoted, another position set up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from viticulture_explore.core.line import Line, Node
    from viticulture_explore.scenarios.teaching import Teaching

MOST: Final = 200
"""So many changes can be taken back."""


class Subject(NamedTuple):
    """What is explored: the record, its titles, its rules, the deck tops that are fixed, the seed of other chance.

    ``teaching`` is what it says to a learner; ``real`` what was there before, if this is a position that was changed
    to try something.
    """

    line: Line
    title: Mapping[str, str]
    rulebook: str
    options: Mapping[str, str]
    deals: Mapping[str, tuple[str, ...]]
    seed: int
    teaching: Teaching
    real: Snapshot | None = None


class Snapshot(NamedTuple):
    """A subject as it was: who follows whom in the record, and where one stood in it."""

    subject: Subject
    order: tuple[tuple[Node, tuple[Node, ...]], ...]
    node: Node

    @classmethod
    def of(cls, subject: Subject) -> Snapshot:
        """The subject as it is now."""
        order, waiting = [], [subject.line.root]
        while waiting:
            node = waiting.pop()
            order.append((node, tuple(node.children)))
            waiting.extend(node.children)
        return cls(subject, tuple(order), subject.line.node)

    def restore(self) -> Subject:
        """Put the record back as it was."""
        for node, children in self.order:
            node.children[:] = children
        self.subject.line.node = self.node
        return self.subject

    def same(self, other: Snapshot) -> bool:
        """Whether nothing was changed in between; standing elsewhere is no change."""
        return self.subject == other.subject and self.order == other.order


class History:
    """The changes of a record, to go back and forth in."""

    def __init__(self) -> None:
        self._before: list[Snapshot] = []
        self._after: list[Snapshot] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back last."""
        return bool(self._after)

    def note(self, before: Snapshot, now: Snapshot) -> None:
        """Remember how things stood before a change, if there was one."""
        if not before.same(now):
            self._before = [*self._before[1 - MOST :], before]
            self._after.clear()

    def undo(self, now: Snapshot) -> Subject | None:
        """Take the last change back; ``None`` if there is none."""
        return self._go(self._before, self._after, now)

    def redo(self, now: Snapshot) -> Subject | None:
        """Make the change that was taken back last again; ``None`` if there is none."""
        return self._go(self._after, self._before, now)

    def _go(self, source: list[Snapshot], target: list[Snapshot], now: Snapshot) -> Subject | None:
        if not source:
            return None
        target.append(now)
        return source.pop().restore()
