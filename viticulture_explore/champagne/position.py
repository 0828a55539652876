"""A position of Age of Champagne: the whole state as a value, and what the protocol asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Self

from viticulture_explore.champagne import notation
from viticulture_explore.champagne.areas import STEP_2, Spaces
from viticulture_explore.champagne.cellars import (
    AGE,
    PROMOTE,
    against_aging,
    against_blending,
    against_delivery,
    against_promoting,
)
from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.draft import Draft
from viticulture_explore.champagne.options import Rules
from viticulture_explore.champagne.phases import OVER
from viticulture_explore.champagne.placement import PLACE, against_placing
from viticulture_explore.champagne.player import Player
from viticulture_explore.champagne.rounds import run
from viticulture_explore.champagne.work import WORK, Deal, Work
from viticulture_explore.core.pending import Frame, Pending
from viticulture_explore.core.position import Boundary, Move, Obstacle, Result

if TYPE_CHECKING:
    from viticulture_explore.champagne.game import Champagne


class Position(Pending, frozen=True, gc=False):
    """A position of Age of Champagne. Everything is in here; nothing else is needed to go on."""

    rules: Rules
    """The number of players and the readings in force."""
    round: int
    """The round, 1-10."""
    phase: int
    """One of :data:`.phases.PHASES`, by number."""
    area: int
    """While actions are resolved, which of :data:`.areas.RESOLVED` it is."""
    turn: int
    """The seat whose turn it is or was last in this phase or area; 0 before the first."""
    order: tuple[int, ...]
    """The seats in turn order."""
    former: tuple[int, ...]
    """The turn order before the council of this round has met; empty before it meets."""
    players: tuple[Player, ...]
    """The seats, clockwise."""
    spaces: Spaces
    """Who stands on each space of each place (see :mod:`.areas`)."""
    event: int
    """The event of the round, or ``NONE``."""
    event_deck: int
    """The events that have not come yet, as a pile."""
    upper: tuple[int, ...]
    """The vineyards of the upper row, ``NONE`` where none lies."""
    lower: tuple[int, ...]
    """The vineyards of the lower row."""
    vineyard_deck: int
    vineyard_discards: int
    market_upper: tuple[int, ...]
    """The market cards of the upper row, one a family."""
    market_lower: tuple[int, ...]
    market_deck: int
    """The market cards of all families that have not come yet."""
    tokens: tuple[int, ...]
    """How many bonus tokens of each kind are left."""
    inheritance: int
    """During setup: the inheritance cards that nobody has been dealt."""
    linked: int
    """The seats that were on the linked press space this round, as bits by seat number."""
    raised: int
    """The seats that have raised their press this round."""
    installed: int
    """The seats that have installed a module this round."""
    stack: tuple[Frame, ...]
    """The pending work, the topmost last."""
    winners: tuple[int, ...] = ()
    """Who has won."""

    # -- who decides what -----------------------------------------------------------------------------------

    @property
    def game(self) -> Champagne:
        """Age of Champagne."""
        from viticulture_explore.champagne.game import CHAMPAGNE

        return CHAMPAGNE

    work: ClassVar[Mapping[str, Work]] = WORK
    drafts: ClassVar[type[Draft]] = Draft

    @property
    def result(self) -> Result | None:
        """Who has won, once the game is over."""
        return Result(self.winners) if self.phase == OVER else None

    @property
    def boundary(self) -> Boundary:
        """Whether a turn or a round begins here."""
        if not self.stack or not self._work.opens(self.stack[-1]):
            return Boundary.NONE
        frame = self.stack[-1]
        first = frame.at == "round/place" and frame.seat == self.order[0]
        return Boundary.YEAR if first and not any(map(any, self.spaces[:STEP_2])) else Boundary.TURN

    @property
    def _work(self) -> Work:
        return WORK[self.stack[-1].at]

    # -- moves ----------------------------------------------------------------------------------------------

    def _played(self, draft: Draft, move: Move) -> Self:
        frame = draft.stack.pop()
        WORK[frame.at].make(draft, frame, move)
        run(draft)
        return draft.freeze()  # type: ignore[return-value]

    def obstacles(self, move: Move) -> tuple[Obstacle, ...]:
        """Every reason why a conceivable move is illegal here."""
        if not self.stack:
            return (obstacle("not_now", "champagne.game_end.01", decision="over"),)
        work, frame = self._work, self.stack[-1]
        if move.verb in work.verbs:
            return work.against(self, frame, move)
        if work.chance or move.verb == notation.CHANCE_VERB:
            return (obstacle("not_your_decision"),)
        return (obstacle("not_now", decision=work.id), *self._standing(frame.seat, move))

    def _standing(self, seat: int, move: Move) -> tuple[Obstacle, ...]:
        """What would stand against a move even if it were the time for it."""
        if move.verb == "place":
            return against_placing(self, move) if move in PLACE else ()
        if move.verb == "export":
            return against_delivery(self, seat, move)
        if move.verb in ("blend", "exchange"):
            return against_blending(self, seat, move)
        if move in AGE:
            return against_aging(self.players[seat - 1], move)
        return against_promoting(self.players[seat - 1], move) if move in PROMOTE else ()

    def conceivable_moves(self) -> tuple[Move, ...]:
        """Every move of the grammar."""
        return notation.conceivable()

    def conceives(self, move: Move) -> bool:
        """Whether a move belongs to the grammar."""
        return move in notation.listed()

    # -- chance ---------------------------------------------------------------------------------------------

    def chances(self) -> tuple[tuple[Move, Fraction], ...]:
        """The outcomes of a chance decision with their probabilities."""
        if not self.stack or not isinstance(self._work, Deal):
            return ()
        return self._work.chances(self, self.stack[-1])
