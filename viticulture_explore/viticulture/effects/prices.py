"""What is given up: lira, points, income, cards, grapes, wine. A price is never left out."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import KIND, KIND_OF, KINDS
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import LAST_POINT, MAX_RESIDUAL
from viticulture_explore.viticulture.effects.base import Act, Effect, lacking_lira, register
from viticulture_explore.viticulture.tokens import COLOUR, COLOURS, TOP, bit, has, track, values

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State


class Pay(Effect, frozen=True):
    """Lira to the bank; ``to_active``: to the seat whose turn it is."""

    lira: int
    to_active: bool = False

    is_cost: ClassVar[bool] = True

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether the lira are there."""
        return state.players[seat - 1].lira + lira >= self.lira

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """How much is missing."""
        return tuple(lacking_lira(state.players[seat - 1].lira + lira, self.lira, "icon_coin"))

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Pay."""
        draft.pay(frame.seat, self.lira, "icon_coin")
        if self.to_active:
            draft.gain_lira(draft.turn, self.lira, "icon_coin")


class LosePoints(Effect, frozen=True):
    """Give up victory points, never below -5. Concept: ``vp_floor_minus_5``."""

    vp: int

    is_cost: ClassVar[bool] = True

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether the whole amount can be given up."""
        return state.players[seat - 1].vp - self.vp >= LAST_POINT

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That points would fall below the floor."""
        if self.possible(state, seat):
            return ()
        return (obstacle("points_floor", have=state.players[seat - 1].vp, cost=self.vp, floor=LAST_POINT),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Lose them."""
        draft.change(frame.seat, vp=draft.players[frame.seat - 1].vp - self.vp)
        draft.tell("lost_vp", "vp_floor_minus_5", seat=frame.seat, vp=self.vp)


class RaiseResidual(Effect, frozen=True):
    """Residual income up, to 5 at most; with ``may_be_none`` a full track is no hindrance.

    Concept: ``residual_max_5``.
    """

    residual: int
    may_be_none: bool = False

    @property
    def sure(self) -> bool:
        """Whether a full track does not matter."""
        return self.may_be_none

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether it is not at its highest already."""
        return self.may_be_none or state.players[seat - 1].residual < MAX_RESIDUAL

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That it is at its highest."""
        if self.possible(state, seat):
            return ()
        have = state.players[seat - 1].residual
        return (obstacle("residual_limit", limit=MAX_RESIDUAL, by=self.residual, have=have),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Move the bottle."""
        draft.gain_residual(frame.seat, self.residual, "residual_max_5")


class LowerResidual(Effect, frozen=True):
    """Residual income down, not below 0."""

    residual: int

    is_cost: ClassVar[bool] = True

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there is that much."""
        return state.players[seat - 1].residual >= self.residual

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That there is too little."""
        have = state.players[seat - 1].residual
        if have >= self.residual:
            return ()
        return (obstacle("residual_limit", "residual_marker_start", limit=0, by=self.residual, have=have),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Move the bottle back."""
        now = draft.players[frame.seat - 1].residual - self.residual
        draft.change(frame.seat, residual=now)
        draft.tell("lost_residual", "residual_marker_start", seat=frame.seat, residual=self.residual, now=now)


DISCARD: Final[dict[str, Move]] = {card: Move("discard", (card,)) for card in KIND_OF}
GIVE: Final[dict[str, Move]] = {card: Move("give", (card,)) for card in KIND_OF}
VISITOR_KINDS: Final = ("summer", "winter")
ALL_KINDS: Final = tuple(kind.id for kind in KINDS)


class DiscardCards(Effect, frozen=True):
    """Discard cards of one's own choice, ``number`` of them, of certain kinds. The frame counts them.

    ``give``: they go to the hand of the seat whose turn it is instead.
    """

    number: int
    kinds: tuple[str, ...] = ALL_KINDS
    give: bool = False

    is_cost: ClassVar[bool] = True
    asks: ClassVar[bool] = True
    alike: ClassVar[bool] = True
    fresh: ClassVar[tuple[int, ...]] = (0,)
    verbs: ClassVar[frozenset[str]] = frozenset({"discard", "give"})

    def _have(self, state: State, seat: int) -> int:
        hand = state.players[seat - 1].hand
        return sum(KIND[kind].total(hand[KIND[kind].index]) for kind in self.kinds)

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there are that many."""
        return self._have(state, seat) >= self.number

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """How many there are."""
        if self.possible(state, seat):
            return ()
        return (
            obstacle(
                "too_few_cards",
                "visitor_must_be_executable",
                deck="hand",
                needed_cards=self.number,
                have=self._have(state, seat),
            ),
        )

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the first card."""
        draft.push(Frame(frame.at, frame.seat, self.fresh))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether cards are still due."""
        return (frame.memo or (0,))[0] < self.number

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Each card in hand of those kinds, copies once."""
        hand = state.players[frame.seat - 1].hand
        texts = GIVE if self.give else DISCARD
        return tuple(
            texts[KIND[kind].ids[number]]
            for kind in self.kinds
            for number in KIND[kind].numbers(hand[KIND[kind].index])
        )

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The card onto its discard pile, or into the other hand."""
        draft.remember(((frame.memo or (0,))[0] + 1,))
        card = str(move.args[0])
        kind = KIND_OF[card]
        draft.from_hand(frame.seat, kind, kind.number[card])
        if self.give:
            draft.to_hand(draft.turn, kind, kind.number[card])
            draft.tell("gave_card", "card_extra_action_no_worker", seat=frame.seat, to=draft.turn, card=card)
        else:
            draft.discard(kind, kind.number[card])
            draft.tell("discarded_card", "discard_by_colour", seat=frame.seat, card=card)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Not a card of those kinds, or not in hand."""
        if move in self.moves(state, frame):
            return ()
        card = str(move.args[0])
        if card not in KIND_OF or (move.verb == "give") != self.give or KIND_OF[card].id not in self.kinds:
            return (obstacle("not_now", "card_exception_scope", decision="discard"),)
        return (obstacle("no_such_card", "hand_limit_7", card=card),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which card, and how many are still due."""
        due = self.number - (frame.memo or (0,))[0]
        return Decision("give" if self.give else "discard", {"count": due})


class DiscardDown(DiscardCards, frozen=True):
    """Discard until the hand holds no more than ``number`` cards. Concept: ``hand_limit_7``."""

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Always: a small hand keeps its cards."""
        return True

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether the hand is still too large."""
        return draft.players[frame.seat - 1].hand_size > self.number

    def decision(self, state: State, frame: Frame) -> Decision:
        """What to discard, and how many cards are still too many."""
        over = state.players[frame.seat - 1].hand_size - self.number
        return Decision("hand_limit", {"over": over, "limit": self.number})


class DiscardHand(Effect, frozen=True):
    """Discard the whole hand, at least one card, by itself."""

    is_cost: ClassVar[bool] = True

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there is a card."""
        return state.players[seat - 1].hand_size > 0

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That there is none."""
        if self.possible(state, seat):
            return ()
        return (obstacle("too_few_cards", "visitor_must_be_executable", deck="hand", needed_cards=1, have=0),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Every card onto its discard pile, kind by kind in the order of the tables."""
        for kind in KINDS:
            for card in kind.cards(draft.players[frame.seat - 1].hand[kind.index]):
                draft.from_hand(frame.seat, kind, kind.number[card])
                draft.discard(kind, kind.number[card])
                draft.tell("discarded_card", "discard_by_colour", seat=frame.seat, card=card)


class DiscardToken(Act, frozen=True):
    """Give up one token of one's own choice: a grape, or a wine of at least a value."""

    kind: str
    least: int = 1

    id: ClassVar[str] = "discard_token"
    is_cost: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"discard"})

    def understands(self, move: Move) -> bool:
        """``discard grape ...`` or ``discard wine ...``."""
        return move.verb == "discard" and move.args[0] == self.kind

    def _tokens(self, state: State, seat: int) -> int:
        player = state.players[seat - 1]
        return player.crush if self.kind == "grape" else player.cellar

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every token that is good enough."""
        return _discardable(self.kind, self._tokens(state, seat), self.least)

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """The tokens at hand; with none any token."""
        return _discardable(self.kind, self._tokens(state, seat), 1) or (
            Move("discard", (self.kind, "red", self.least)),
        )

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not there, or of too little value."""
        colour, value = str(move.args[1]), int(move.args[2])
        found = []
        if not has(self._tokens(state, seat), COLOUR[colour], value):
            missing = "no_such_grape" if self.kind == "grape" else "no_such_wine"
            found.append(obstacle(missing, "visitor_must_be_executable", colour=colour, value=value))
        if value < self.least:
            found.append(
                obstacle(
                    "value_too_low",
                    "visitor_must_be_executable",
                    colour=colour,
                    value=value,
                    least=self.least,
                )
            )
        return tuple(found)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The token to the supply; what comes back is its place over all tracks."""
        colour, value = COLOUR[str(move.args[1])], int(move.args[2])
        player = draft.players[seat - 1]
        if self.kind == "grape":
            draft.change(seat, crush=player.crush & ~bit(colour, value))
        else:
            draft.change(seat, cellar=player.cellar & ~bit(colour, value))
        draft.tell(
            f"discarded_{self.kind}",
            "surplus_tokens_to_supply",
            seat=seat,
            colour=COLOURS[colour],
            value=value,
        )
        return TOP * colour + value - 1


@lru_cache(maxsize=1 << 12)
def _discardable(kind: str, tokens: int, least: int) -> tuple[Move, ...]:
    return tuple(
        Move("discard", (kind, name, value))
        for colour, name in enumerate(COLOURS)
        for value in values(track(tokens, colour))
        if value >= least
    )


register("lose_points/1", LosePoints(1))
register("discard/vine", DiscardCards(1, ("vine",)))
