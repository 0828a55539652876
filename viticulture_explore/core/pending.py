"""Pending work: what is still to be done, as frames on a stack inside the position, and the drafts moves are made in.

What the work is and how it goes on is for the game: it has one object for each address (:class:`Work`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import msgspec
from msgspec.structs import replace

from viticulture_explore.core.position import CHANCE, Decision, Event, Move, Position


class Frame(msgspec.Struct, frozen=True, gc=False):
    """Pending work: its address, the seat it is for (0 for nobody's), and what it has to remember.

    ``memo`` is ``None`` until the work has begun.
    """

    at: str
    seat: int
    memo: tuple[int, ...] | None = None


class Work(Protocol):
    """What the explorer asks of work that waits for a decision."""

    @property
    def chance(self) -> bool:
        """Whether chance decides."""

    def decision(self, state: Any, frame: Frame) -> Decision:
        """What is asked."""

    def moves(self, state: Any, frame: Frame) -> tuple[Move, ...]:
        """The legal moves, in a stable order."""


class Draft:
    """A position while a move is carried out: it can be changed, and remembers what happened.

    ``events`` is ``None`` when nobody wants to be told. A game adds what its positions have.
    """

    __slots__ = ("events", "players", "stack")

    if TYPE_CHECKING:

        def __init__(self, position: Any, *, telling: bool = False) -> None: ...

    events: list[Event] | None
    players: list[Any]
    """What belongs to each seat, at index seat - 1."""
    stack: list[Frame]
    """The pending work, the topmost last."""

    def tell(self, kind: str, concept: str, /, **values: Any) -> None:
        """Remember an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, concept, values))

    def push(self, frame: Frame) -> None:
        """Put work on top of the pending stack."""
        self.stack.append(frame)

    def push_all(self, *frames: Frame) -> None:
        """Put several pieces of work on top of the pending stack; the first is done first."""
        self.stack.extend(reversed(frames))

    def change(self, seat: int, **changes: Any) -> None:
        """Replace fields of what belongs to a seat."""
        self.players[seat - 1] = replace(self.players[seat - 1], **changes)


class Pending(Position, frozen=True, gc=False):
    """A position with its pending work on a stack; the topmost work says who decides what.

    A game adds the field ``stack``, the list of its :attr:`work`, and how a legal move is carried out in a draft.
    """

    work: ClassVar[Mapping[str, Work]]
    """Every kind of work by its address."""
    drafts: ClassVar[type[Draft]]
    """What moves are carried out in: made of a position, and of whether somebody wants to be told."""

    @property
    @abstractmethod
    def stack(self) -> tuple[Frame, ...]:
        """The pending work, the topmost last; empty when the game is over."""

    @abstractmethod
    def _played(self, draft: Any, move: Move) -> Self:
        """The position after a legal move that is carried out in a draft."""

    @abstractmethod
    def conceivable_moves(self) -> tuple[Move, ...]:
        """Every move of the grammar with ids and values in range, whatever the decision is, in a stable order."""
        raise NotImplementedError

    @property
    def actor(self) -> int | None:
        """The seat that decides, chance, or nobody when the game is over."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        return CHANCE if self.work[frame.at].chance else frame.seat

    @property
    def decision(self) -> Decision | None:
        """What is asked."""
        if not self.stack:
            return None
        frame = self.stack[-1]
        return self.work[frame.at].decision(self, frame)

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, in a stable order."""
        if not self.stack:
            return ()
        frame = self.stack[-1]
        return self.work[frame.at].moves(self, frame)

    def after(self, move: Move) -> Self:
        """The position after a legal move."""
        return self._played(self.drafts(self), move)

    def told(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
        """The position after a legal move, and what happened."""
        draft = self.drafts(self, telling=True)
        position = self._played(draft, move)
        return position, tuple(draft.events or ())
