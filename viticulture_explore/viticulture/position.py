"""A position of Viticulture: the whole state as a value, and what the protocol asks of it."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Self

from viticulture_explore.core import position as core
from viticulture_explore.core.pending import Frame, Pending
from viticulture_explore.core.position import Boundary, Move, Obstacle, Result
from viticulture_explore.viticulture import notation
from viticulture_explore.viticulture.actions import OVER, PLACE, SPRING, against_placement
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import Draft
from viticulture_explore.viticulture.effects.base import EFFECTS, Act, Effect
from viticulture_explore.viticulture.effects.money import Build, Sell
from viticulture_explore.viticulture.effects.orders import FillOrder
from viticulture_explore.viticulture.effects.outlook import binds, finishes_after
from viticulture_explore.viticulture.effects.vines import Harvest, Plant, Uproot
from viticulture_explore.viticulture.effects.wine import MakeWine
from viticulture_explore.viticulture.planning import Planned, Solo
from viticulture_explore.viticulture.player import Player
from viticulture_explore.viticulture.rulebooks import Rules
from viticulture_explore.viticulture.seasons import BASE, run

if TYPE_CHECKING:
    import random

    from viticulture_explore.viticulture.game import Viticulture


class Position(Pending, frozen=True, gc=False):
    """A position of Viticulture. Everything is in here; nothing else is needed to go on."""

    rules: Rules
    """The number of players, the options and the modules."""
    year: int
    """The year, from 1."""
    season: int
    """One of :data:`.actions.SEASONS`, by number."""
    opening: bool
    """Whether nothing has happened in this season yet."""
    first: int
    """The seat that holds the first-player token; 0 before it is known."""
    turn: int
    """The seat whose turn it is or was last in this season; 0 before the first."""
    rows: tuple[int, ...]
    """The wake-up row of each seat, 0 before it is chosen."""
    players: tuple[Player, ...]
    """The seats, clockwise."""
    spaces: tuple[int, ...]
    """Who stands on each action of the main board (see :mod:`.spaces`)."""
    decks: tuple[int, ...]
    """The four decks as piles: nobody knows an order of them."""
    discards: tuple[tuple[int, ...], ...]
    """The four discard piles by card number, the top card last."""
    stack: tuple[Frame, ...]
    """The pending work, the topmost last."""
    reached: bool
    """Whether somebody has reached 20 points this year."""
    planned: tuple[Planned, ...] = ()
    """Workers sent ahead."""
    solo: Solo | None = None
    """What only the solo game has."""
    parents: tuple[tuple[str, ...], ...] = ()
    """During setup: the mama and papa cards before each seat."""
    winners: tuple[int, ...] = ()
    """Who has won."""
    outcome: str = ""
    """How the solo game ended."""

    # -- who decides what -----------------------------------------------------------------------------------

    @property
    def game(self) -> Viticulture:
        """Viticulture."""
        from viticulture_explore.viticulture.game import VITICULTURE

        return VITICULTURE

    work: ClassVar[Mapping[str, Effect]] = EFFECTS
    drafts: ClassVar[type[Draft]] = Draft

    @property
    def result(self) -> Result | None:
        """Who has won, once the game is over."""
        return Result(self.winners, self.outcome) if self.season == OVER else None

    @property
    def boundary(self) -> Boundary:
        """Whether a turn, a season or a year begins here."""
        if not self.stack or self.stack[-1].at not in BASE:
            return Boundary.NONE
        if not self.opening:
            return Boundary.TURN
        return Boundary.YEAR if self.season == SPRING else Boundary.SEASON

    @property
    def _top(self) -> tuple[Frame, Effect]:
        frame = self.stack[-1]
        return frame, EFFECTS[frame.at]

    # -- moves ----------------------------------------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, in a stable order."""
        if not self.stack:
            return ()
        frame, effect = self._top
        moves = effect.moves(self, frame)
        if effect.chance or not binds(self, self.stack):
            return moves
        return tuple(move for move in moves if finishes_after(self, move))

    def _played(self, draft: Draft, move: Move) -> Self:
        frame, effect = self._top
        effect.make(draft, frame, move)
        run(draft)
        return draft.freeze()  # type: ignore[return-value]

    def obstacles(self, move: Move) -> tuple[Obstacle, ...]:
        """Every reason why a conceivable move is illegal here."""
        if not self.stack:
            return (obstacle("not_now", "end_check_after_year_end", decision="over"),)
        frame, effect = self._top
        if effect.understands(move):
            found = effect.obstacles(self, frame, move)
            if found or effect.chance or not binds(self, self.stack) or finishes_after(self, move):
                return found
            return (obstacle("rest_impossible"),)
        if effect.chance or move.verb in notation.CHANCE_VERBS:
            return (obstacle("not_your_decision"),)
        return (
            obstacle("not_now", decision=effect.decision(self, frame).id),
            *self._standing(frame.seat, move),
        )

    def _standing(self, seat: int, move: Move) -> tuple[Obstacle, ...]:
        """What would stand against a move even if it were the time for it."""
        if move in PLACE:
            return against_placement(self, seat, PLACE[move])
        if move.verb in ("sell", "buy"):
            return Sell().obstacles(self, Frame("action/sell", seat, (0, 0)), move)
        act = _USUAL.get(move.verb)
        return act.against(self, seat, move) if act else ()

    def conceivable_moves(self) -> tuple[Move, ...]:
        """Every move of the grammar."""
        return notation.conceivable(self.rules.players, self.rules.modules)

    def conceives(self, move: Move) -> bool:
        """Whether a move belongs to the grammar."""
        return notation.conceives(move, self.rules.players, self.rules.modules)

    # -- chance ---------------------------------------------------------------------------------------------

    def chances(self) -> tuple[tuple[Move, Fraction], ...]:
        """The outcomes of a chance decision with their probabilities."""
        if self.actor != core.CHANCE:
            return ()
        frame, effect = self._top
        return effect.chances(self, frame)

    def sample(self, rng: random.Random) -> Move:
        """One outcome of a chance decision, by its probability."""
        frame, effect = self._top
        return effect.sample(self, frame, rng)


_USUAL: dict[str, Act] = {
    "harvest": Harvest(),
    "make": MakeWine(),
    "fill": FillOrder(),
    "plant": Plant(by_action=True),
    "uproot": Uproot(),
    "build": Build(),
}
"""The act that a verb usually means."""
