"""Cards that involve the others: offers to everybody, named opponents, the neighbour."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import KIND, KIND_OF
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import DONE, Effect, Sure, fewest
from viticulture_explore.viticulture.effects.prices import GIVE, VISITOR_KINDS

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State

ACCEPT: Final = Move("accept")
DECLINE: Final = Move("decline")


def opponents(state: State, seat: int) -> tuple[int, ...]:
    """The other seats in the order in which a card asks them. Option ``multi_player_card_order``."""
    seats = len(state.players)
    clockwise = tuple((seat - 1 + step) % seats + 1 for step in range(1, seats))
    if state.rules.options.multi_player_card_order == "clockwise_from_active":
        return clockwise
    return tuple(sorted(clockwise, key=lambda other: (state.rows[other - 1], other)))


def may_respond(state: State, seat: int) -> bool:
    """Whether a seat is asked by a card for everybody. Option ``passed_player_may_respond``."""
    return state.rules.options.passed_player_may_respond or not state.players[seat - 1].passed


class MayEach(Effect, frozen=True):
    """Every opponent (with ``everybody`` the seat itself first) has the option to do something.

    ``taken`` is what the seat gets for each opponent that does it, ``refused`` for each that does not: it takes an
    opponent then. With ``needed`` the card is possible only if anybody can do it. One frame waits for each seat that
    is asked.
    """

    offer: Effect
    everybody: bool = False
    taken: Effect | None = None
    refused: Effect | None = None
    needed: bool = False

    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"accept", "decline"})

    @property
    def sure(self) -> bool:
        """Whether it may come to nothing."""
        return not self.needed and self.refused is None

    def parts(self) -> tuple[Effect, ...]:
        """The offer, then what it brings."""
        return tuple(part for part in (self.offer, self.taken, self.refused) if part)

    def understands(self, move: Move) -> bool:
        """Accepting, declining, and the offer's own moves."""
        return move.verb in self.verbs or self.offer.understands(move)

    def _asked(self, state: State, seat: int) -> tuple[int, ...]:
        others = tuple(other for other in opponents(state, seat) if may_respond(state, other))
        return (seat, *others) if self.everybody else others

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether anybody can take the offer, or refuse it where that brings something too."""
        if self.refused is not None:
            return bool(self._asked(state, seat))
        return not self.needed or any(self._can(state, other) for other in self._asked(state, seat))

    def _can(self, state: State, seat: int) -> bool:
        return (
            self.offer.possible(state, seat)
            if not self.offer.composite
            else all(part.possible(state, seat) for part in self.offer.parts())
        )

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why the one who comes nearest cannot take the offer."""
        if self.possible(state, seat):
            return ()
        found = fewest(self.offer.reasons(state, asked) for asked in self._asked(state, seat))
        return found or (obstacle("no_opponent"),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """One waiting frame for each seat, the first to be asked on top."""
        for seat in reversed(self._asked(draft, frame.seat)):
            draft.push(Frame(frame.at, seat, (frame.seat,)))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether the seat can take the offer at all."""
        return self._can(draft, frame.seat)

    def _active(self, frame: Frame) -> int:
        return (frame.memo or (0,))[0]

    def end(self, draft: Draft, frame: Frame) -> None:
        """A seat that cannot counts as one that refuses."""
        self._refuse(draft, frame)

    def _refuse(self, draft: Draft, frame: Frame) -> None:
        if self.refused and frame.seat != self._active(frame):
            draft.push(Frame(f"{frame.at}/{len(self.parts())}", self._active(frame)))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The offer's first moves, or accepting it, or declining."""
        if not self.offer.asks:
            return (ACCEPT, DECLINE)
        offered = Frame(f"{frame.at}/1", frame.seat, self.offer.fresh)
        return (*self.offer.moves(state, offered), DECLINE)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Take it or leave it."""
        draft.stack.pop()
        active = self._active(frame)
        if move == DECLINE:
            draft.tell("declined_offer", "card_exception_scope", seat=frame.seat)
            self._refuse(draft, frame)
            return
        if self.taken and frame.seat != active:
            draft.push(Frame(f"{frame.at}/2", active))
        at = f"{frame.at}/1"
        if move == ACCEPT:
            draft.push(Frame(at, frame.seat))
        else:
            draft.push(Frame(at, frame.seat, self.offer.fresh))
            self.offer.make(draft, draft.stack[-1], move)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Those of the offer."""
        if move in self.moves(state, frame):
            return ()
        if move == ACCEPT or not self.offer.asks or not self.offer.understands(move):
            return (obstacle("not_now", "card_exception_scope", decision="offer"),)
        return self.offer.obstacles(state, Frame(f"{frame.at}/1", frame.seat, self.offer.fresh), move)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Whether to take the offer."""
        return Decision("offer", {"active": self._active(frame)})


class NameOpponents(Effect, frozen=True):
    """Name one to three opponents, then do ``each`` for every one of them. The frame remembers the named seats."""

    each: Effect
    most: int = 3
    price: int = 0
    """Lira that the seat must have for each opponent it names."""

    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"name", "done"})

    def parts(self) -> tuple[Effect, ...]:
        """What happens for each."""
        return (self.each,)

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there is an opponent, and lira for one."""
        return len(state.players) > 1 and state.players[seat - 1].lira >= self.price

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """No opponent, or no lira."""
        return self._against(
            state, Frame("", seat, ()), len(state.players) % seat + 1 if len(state.players) > 1 else seat
        )

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the first name."""
        draft.push(Frame(frame.at, frame.seat, ()))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether another may be named."""
        return any(move != DONE for move in self.moves(draft, frame))

    def end(self, draft: Draft, frame: Frame) -> None:
        """Do it for each, in the order of naming."""
        for seat in reversed(frame.memo or ()):
            draft.push(Frame(f"{frame.at}/1", seat))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The opponents not named yet, and ``done`` after the first."""
        names = tuple(
            Move("name", (seat,))
            for seat in opponents(state, frame.seat)
            if not self._against(state, frame, seat)
        )
        return (*names, DONE) if frame.memo else names

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """One more, or enough."""
        if move == DONE:
            draft.stack.pop()
            self.end(draft, frame)
        else:
            draft.remember((*(frame.memo or ()), int(move.args[0])))
            draft.tell("named_opponent", "card_exception_scope", seat=frame.seat, opponent=move.args[0])

    def _against(self, state: State, frame: Frame, seat: int) -> tuple[Obstacle, ...]:
        named = frame.memo or ()
        found = []
        if seat == frame.seat:
            found.append(obstacle("no_opponent"))
        if seat in named:
            found.append(obstacle("same_choice"))
        if len(named) >= self.most:
            found.append(obstacle("no_opponent", most=self.most))
        cost, have = self.price * (len(named) + 1), state.players[frame.seat - 1].lira
        if have < cost:
            found.append(obstacle("not_enough_lira", "icon_coin", cost=cost, have=have, missing=cost - have))
        return tuple(found)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Oneself, named already, too many, too little lira."""
        if move == DONE:
            return () if frame.memo else (obstacle("not_now", "card_up_to_minimum_one", decision="name"),)
        return self._against(state, frame, int(move.args[0]))

    def decision(self, state: State, frame: Frame) -> Decision:
        """Whom to name."""
        return Decision("name", {"number": len(frame.memo or ()) + 1, "most": self.most})


class PaidByActive(Sure, frozen=True):
    """The seat whose turn it is pays this seat lira and scores points for it."""

    lira: int
    vp: int

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Pay and score."""
        draft.pay(draft.turn, self.lira, "icon_coin")
        draft.gain_lira(frame.seat, self.lira, "icon_coin")
        draft.gain_vp(draft.turn, self.vp, "icon_vp")


class HandOverOr(Sure, frozen=True):
    """The seat hands the active seat one card of a kind, its own choice; without one the active seat scores."""

    kind: str
    vp: int

    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"give"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the card, or score."""
        kind = KIND[self.kind]
        if draft.players[frame.seat - 1].hand[kind.index]:
            draft.push(Frame(frame.at, frame.seat, ()))
        else:
            draft.gain_vp(draft.turn, self.vp, "icon_vp")

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The cards of the kind in hand."""
        kind = KIND[self.kind]
        return tuple(
            GIVE[kind.ids[number]] for number in kind.numbers(state.players[frame.seat - 1].hand[kind.index])
        )

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The card goes over."""
        draft.stack.pop()
        hand_over(draft, frame.seat, draft.turn, str(move.args[0]))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Another kind, or not in hand."""
        return against_giving(state, frame.seat, move, (self.kind,))

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which card to give."""
        return Decision("give", {"count": 1})


def hand_over(draft: Draft, giver: int, taker: int, card: str) -> None:
    """A card from one hand to another."""
    kind = KIND_OF[card]
    draft.from_hand(giver, kind, kind.number[card])
    draft.to_hand(taker, kind, kind.number[card])
    draft.tell("gave_card", "card_extra_action_no_worker", seat=giver, to=taker, card=card)


def against_giving(state: State, seat: int, move: Move, kinds: tuple[str, ...]) -> tuple[Obstacle, ...]:
    """Why a card cannot be given: of another kind, or not in hand."""
    card = str(move.args[0])
    kind = KIND_OF[card]
    if kind.id not in kinds:
        return (obstacle("not_now", "card_exception_scope", decision="give"),)
    if not kind.count(state.players[seat - 1].hand[kind.index], kind.number[card]):
        return (obstacle("no_such_card", "hand_limit_7", card=card),)
    return ()


class NeighbourMust(Effect, frozen=True):
    """The right-hand neighbour must do something, as that seat chooses. Option ``queen_without_choice``."""

    task: Effect

    @property
    def sure(self) -> bool:
        """Never: it needs a neighbour who can."""
        return False

    def parts(self) -> tuple[Effect, ...]:
        """What the neighbour must do."""
        return (self.task,)

    def _neighbour(self, state: State, seat: int) -> int:
        return (seat - 2) % len(state.players) + 1

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there is a neighbour, and whether that seat can do anything of it."""
        if len(state.players) < 2:
            return False
        return state.rules.options.queen_without_choice == "allowed" or self._able(state, seat)

    def _able(self, state: State, seat: int) -> bool:
        return any(part.possible(state, self._neighbour(state, seat)) for part in self.task.parts())

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """No neighbour, or one who can do nothing."""
        if self.possible(state, seat):
            return ()
        if len(state.players) < 2:
            return (obstacle("no_opponent"),)
        return (obstacle("no_opponent", neighbour=self._neighbour(state, seat)),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """The neighbour's turn to choose."""
        if self._able(draft, frame.seat):
            draft.push(Frame(f"{frame.at}/1", self._neighbour(draft, frame.seat)))


class PooledOffer(Sure, frozen=True):
    """The opponents together may hand over ``number`` visitors; if they do not, ``otherwise`` happens.

    Each is asked in turn for one card after the other. Offered cards lie aside: they go over once all are there, else
    back to where they came from. The frame remembers how many opponents were asked before, then each offered card as
    giver, kind and number.
    """

    number: int
    otherwise: Effect

    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"give", "decline"})

    def parts(self) -> tuple[Effect, ...]:
        """What happens otherwise."""
        return (self.otherwise,)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Ask the first who can still make the number."""
        self._ask(draft, frame.at, 0, ())

    def _ask(self, draft: Draft, at: str, asked: int, aside: tuple[int, ...]) -> None:
        order = opponents(draft, draft.turn)
        if len(aside) // 3 == self.number:
            for giver, index, number in _offered(aside):
                kind = KIND[VISITOR_KINDS[index]]
                draft.to_hand(draft.turn, kind, number)
                draft.tell(
                    "gave_card",
                    "card_extra_action_no_worker",
                    seat=giver,
                    to=draft.turn,
                    card=kind.ids[number],
                )
            return
        for place in range(asked, len(order)):
            left = sum(_visitors(draft, seat) for seat in order[place:] if may_respond(draft, seat))
            if left + len(aside) // 3 < self.number:
                break
            if may_respond(draft, order[place]) and _visitors(draft, order[place]):
                draft.push(Frame(at, order[place], (place, *aside)))
                return
        for giver, index, number in _offered(aside):
            draft.to_hand(giver, KIND[VISITOR_KINDS[index]], number)
        draft.push(Frame(f"{at}/1", draft.turn))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The visitors in hand, or no more from this seat."""
        hand = state.players[frame.seat - 1].hand
        cards = tuple(
            GIVE[kind.ids[number]]
            for kind in map(KIND.__getitem__, VISITOR_KINDS)
            for number in kind.numbers(hand[kind.index])
        )
        return (*cards, DECLINE)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """One more card aside, or on to the next opponent."""
        draft.stack.pop()
        place, *aside = frame.memo or (0,)
        if move == DECLINE:
            draft.tell("declined_offer", "card_exception_scope", seat=frame.seat)
            self._ask(draft, frame.at, place + 1, tuple(aside))
            return
        card = str(move.args[0])
        kind = KIND_OF[card]
        draft.from_hand(frame.seat, kind, kind.number[card])
        draft.tell("offered_card", "card_exception_scope", seat=frame.seat, card=card)
        aside += [frame.seat, VISITOR_KINDS.index(kind.id), kind.number[card]]
        # In one order, for it makes no difference which was offered first.
        self._ask(draft, frame.at, place, tuple(chain.from_iterable(sorted(_offered(tuple(aside))))))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Not a visitor, or not in hand."""
        return () if move == DECLINE else against_giving(state, frame.seat, move, VISITOR_KINDS)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Nothing stands in the way."""
        return ()

    def decision(self, state: State, frame: Frame) -> Decision:
        """Whether to offer a card, and how many are aside."""
        return Decision(
            "offer_card", {"active": state.turn, "count": len(frame.memo or (0,)) // 3, "most": self.number}
        )


def _offered(aside: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    return tuple(zip(aside[::3], aside[1::3], aside[2::3], strict=True))


def _visitors(state: State, seat: int) -> int:
    hand = state.players[seat - 1].hand
    return sum(KIND[kind].total(hand[KIND[kind].index]) for kind in VISITOR_KINDS)
