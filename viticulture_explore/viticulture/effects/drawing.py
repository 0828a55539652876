"""Cards come and go: drawn by chance, chosen by colour, discarded."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import COTTAGE, KIND, KIND_OF, KINDS, SUMMER, WINTER, Kind
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import cards_left
from viticulture_explore.viticulture.effects.base import Act, Sure, register

if TYPE_CHECKING:
    import random

    from viticulture_explore.viticulture.draft import Draft, State

DEAL: Final[dict[str, Move]] = {card: Move("deal", (card,)) for card in KIND_OF}
DRAW: Final[dict[str, Move]] = {kind.id: Move("draw", (kind.id,)) for kind in KINDS}


def deal(draft: Draft, seat: int, kind: Kind, count: int) -> None:
    """Let a seat draw: chance decides each card. An empty deck is made anew from its discard pile first.

    Concept: ``deck_reshuffle``, ``deck_and_discard_empty``.
    """
    draft.reshuffle(kind)
    if draft.decks[kind.index]:
        draft.push(Frame(f"deal/{kind.id}", seat, (count,)))
    else:
        draft.tell("nothing_to_draw", "deck_and_discard_empty", seat=seat, deck=kind.id)


class Deal(Sure, frozen=True):
    """The top card of a deck, unknown to everybody: chance. The frame remembers how many are still to come."""

    kind: str

    chance: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"deal"})

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Every card of the deck, each once."""
        kind = KIND[self.kind]
        return tuple(DEAL[kind.ids[number]] for number in kind.numbers(state.decks[kind.index]))

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """Every card of the deck with its share of the deck."""
        kind = KIND[self.kind]
        deck = state.decks[kind.index]
        total = kind.total(deck)
        return tuple(
            (DEAL[kind.ids[number]], Fraction(kind.count(deck, number), total))
            for number in kind.numbers(deck)
        )

    def sample(self, state: State, frame: Frame, rng: random.Random) -> Move:
        """One card of the deck, by its share."""
        kind = KIND[self.kind]
        deck = state.decks[kind.index]
        return DEAL[kind.ids[kind.at(deck, int(rng.random() * kind.total(deck)))]]

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The card into the hand; then the next, if more are due."""
        kind = KIND[self.kind]
        number = kind.number[str(move.args[0])]
        draft.stack.pop()
        draft.decks[kind.index] -= kind.one[number]
        draft.to_hand(frame.seat, kind, number)
        if draft.events is not None:
            draft.tell("drew_card", "deck_colours", seat=frame.seat, deck=kind.id, card=move.args[0])
        still = (frame.memo or (1,))[0] - 1
        if still:
            deal(draft, frame.seat, kind, still)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card that is not in the deck."""
        if move in self.moves(state, frame):
            return ()
        return (obstacle("no_such_card", "deck_colours", card=move.args[0]),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which card comes, for whom, from which deck."""
        return Decision("deal", {"deck": self.kind, "seat": frame.seat, "count": (frame.memo or (1,))[0]})


class Draw(Act, frozen=True):
    """Draw cards of one kind. It happens by itself; as a bonus it is offered."""

    kind: str
    count: int = 1

    id: ClassVar[str] = "draw"
    asks: ClassVar[bool] = False
    verbs: ClassVar[frozenset[str]] = frozenset({"draw"})

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether at least one card is left in deck or discard pile."""
        index = KIND[self.kind].index
        return bool(state.decks[index] or state.discards[index])

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """To draw, if there is a card."""
        return (DRAW[self.kind],) if self.possible(state, seat) else ()

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """To draw."""
        return (DRAW[self.kind],)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Another kind than this one, or no card left."""
        if move != DRAW[self.kind]:
            return (obstacle("not_now", decision=f"draw_{self.kind}"),)
        return (
            ()
            if self.possible(state, seat)
            else (obstacle("too_few_cards", deck=self.kind, needed=1, have=0),)
        )

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Draw, without a question."""
        deal(draft, frame.seat, KIND[self.kind], self.count)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Draw."""
        deal(draft, seat, KIND[self.kind], self.count)
        return 0


_VISITOR_KINDS: Final = (KINDS[SUMMER], KINDS[WINTER])
_PAIRS: Final = (
    Move("draw", ("summer", "summer")),
    Move("draw", ("summer", "winter")),
    Move("draw", ("winter", "winter")),
)
DRAW_VISITORS: Final = (DRAW["summer"], DRAW["winter"], *_PAIRS)


class DrawVisitor(Act, frozen=True):
    """Draw a visitor of a colour one chooses; in fall with a cottage two, both colours named before looking.

    Concept: ``autumn_draw_one``, ``cottage_effect``, ``cottage_declare_before_draw``. Option ``cottage_choice``:
    ``sequential`` asks for the second colour after the first card is seen.
    """

    in_fall: bool = False

    id: ClassVar[str] = "draw_visitor"
    verbs: ClassVar[frozenset[str]] = frozenset({"draw"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The colours, or pairs of colours, of which there are cards."""
        return _drawable(self._number(state, seat), _visitors_left(state))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Both colours."""
        return DRAW_VISITORS[:2]

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Too few cards of a colour, too few or too many colours named."""
        if move not in DRAW_VISITORS:
            return (obstacle("not_now", decision=self.id),)
        return _against_drawing(move, self._number(state, seat), _visitors_left(state))

    def _number(self, state: State, seat: int) -> int:
        cottage = self.in_fall and state.players[seat - 1].structures & COTTAGE
        if not cottage or state.rules.options.cottage_choice == "sequential":
            return 1
        return min(2, sum(_visitors_left(state)))

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Chance decides each card, the first named colour first."""
        sequential = draft.rules.options.cottage_choice == "sequential"
        if self.in_fall and sequential and draft.players[seat - 1].structures & COTTAGE:
            draft.push(Frame("draw_second_visitor", seat))
        for kind in reversed(move.args):
            draft.push(Frame(f"draw/{kind}", seat))
        return 0

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Ask for the colour, unless no visitor is left at all."""
        if self.possible(draft, frame.seat):
            draft.push(Frame(frame.at, frame.seat, ()))
        else:
            draft.tell("nothing_to_draw", "deck_and_discard_empty", seat=frame.seat, deck="visitor")


def _visitors_left(state: State) -> tuple[int, int]:
    """How many summer and winter visitors can be drawn; more than 2 of a colour are never asked for."""
    return min(2, cards_left(state, SUMMER)), min(2, cards_left(state, WINTER))


@cache
def _drawable(number: int, left: tuple[int, int]) -> tuple[Move, ...]:
    return tuple(move for move in DRAW_VISITORS if not _against_drawing(move, number, left))


def _against_drawing(move: Move, number: int, left: tuple[int, int]) -> tuple[Obstacle, ...]:
    found = [
        obstacle("too_few_cards", deck=kind.id, needed=move.args.count(kind.id), have=cards)
        for kind, cards in zip(_VISITOR_KINDS, left, strict=True)
        if move.args.count(kind.id) > cards
    ]
    if len(move.args) != number:
        found.append(obstacle("not_now", "cottage_effect", decision=DrawVisitor.id, number=number))
    return tuple(found)


for _kind in KINDS:
    register(f"deal/{_kind.id}", Deal(_kind.id))
    register(f"draw/{_kind.id}", Draw(_kind.id))
register("draw_second_visitor", DrawVisitor())
