"""A new game: the first player, mama and papa cards, what they give, and papa's choice."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.actions import SETUP, SPRING
from viticulture_explore.viticulture.cards import STRUCTURE, table
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import Draft
from viticulture_explore.viticulture.effects.base import Sure, register
from viticulture_explore.viticulture.seasons import clockwise
from viticulture_explore.viticulture.solo import difficulty

if TYPE_CHECKING:
    import random

    from viticulture_explore.viticulture.draft import State

MAMAS: Final = {row["id"]: row for row in table("mamas")}
PAPAS: Final = {row["id"]: row for row in table("papas")}
PARENTS: Final = (*MAMAS, *PAPAS)
TAKE: Final = (Move("take", ("gift",)), Move("take", ("lira",)))
MAMA_CARDS: Final = (
    ("vine", "vine"), ("summer_visitor", "summer"), ("order", "order"), ("winter_visitor", "winter"),
)  # fmt: skip


class FirstPlayer(Sure, frozen=True):
    """Chance names the first player; with option ``first_player_choice: chosen`` the players agree (seat 1 says it)."""

    chance: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"first"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the seat."""
        draft.push(Frame(frame.at, frame.seat, ()))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Every seat."""
        return tuple(Move("first", (seat,)) for seat in range(1, len(state.players) + 1))

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """Every seat alike."""
        seats = len(state.players)
        return tuple((Move("first", (seat,)), Fraction(1, seats)) for seat in range(1, seats + 1))

    def sample(self, state: State, frame: Frame, rng: random.Random) -> Move:
        """Any seat."""
        return Move("first", (1 + int(rng.random() * len(state.players)),))

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """That seat takes the grape token."""
        draft.stack.pop()
        draft.first = int(move.args[0])
        draft.tell("first_player_named", "first_player_choice", seat=draft.first)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """None: the grammar holds only seats that exist."""
        return ()

    def decision(self, state: State, frame: Frame) -> Decision:
        """Who is first player."""
        return Decision("first")


class ChooseFirstPlayer(FirstPlayer, frozen=True):
    """The players agree on the first player."""

    chance: ClassVar[bool] = False


class DealParent(Sure, frozen=True):
    """A mama or a papa card for a seat, by chance. Concept: ``parents_dealt``."""

    cards: tuple[str, ...]

    chance: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"deal"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the card."""
        draft.push(Frame(frame.at, frame.seat, ()))

    def _left(self, state: State) -> tuple[str, ...]:
        dealt = {card for cards in state.parents for card in cards}
        return tuple(card for card in self.cards if card not in dealt)

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Every card nobody has."""
        return tuple(Move("deal", (card,)) for card in self._left(state))

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """Every card nobody has, alike."""
        left = self._left(state)
        return tuple((Move("deal", (card,)), Fraction(1, len(left))) for card in left)

    def sample(self, state: State, frame: Frame, rng: random.Random) -> Move:
        """Any card nobody has."""
        left = self._left(state)
        return Move("deal", (left[int(rng.random() * len(left))],))

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The card before the seat."""
        draft.stack.pop()
        parents = list(draft.parents)
        parents[frame.seat - 1] = (*parents[frame.seat - 1], str(move.args[0]))
        draft.parents = tuple(parents)
        draft.tell("dealt_parent", "parents_dealt", seat=frame.seat, card=move.args[0])

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card of the other kind, or one that somebody has."""
        if move.args[0] in self._left(state):
            return ()
        return (obstacle("no_such_card", "parents_shuffled_separately", card=move.args[0]),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which parent card, for whom."""
        return Decision("deal_parent", {"seat": frame.seat})


class KeepParents(Sure, frozen=True):
    """Keep one of two mamas and one of two papas. Concept: ``parents_choice_option``."""

    verbs: ClassVar[frozenset[str]] = frozenset({"keep"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the pair."""
        draft.push(Frame(frame.at, frame.seat, ()))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Every pair of a mama and a papa before the seat."""
        cards = state.parents[frame.seat - 1]
        return tuple(
            Move("keep", (mama, papa)) for mama in cards if mama in MAMAS for papa in cards if papa in PAPAS
        )

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The other two go back to the box."""
        draft.stack.pop()
        parents = list(draft.parents)
        parents[frame.seat - 1] = (str(move.args[0]), str(move.args[1]))
        draft.parents = tuple(parents)
        draft.tell(
            "kept_parents", "parents_choice_option", seat=frame.seat, mama=move.args[0], papa=move.args[1]
        )

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card that does not lie before the seat."""
        cards = state.parents[frame.seat - 1]
        return tuple(
            obstacle("no_such_card", "parents_choice_option", card=card)
            for card in move.args
            if card not in cards
        )

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which pair to keep."""
        return Decision("keep_parents")


class MamaGives(Sure, frozen=True):
    """Mama's cards and lira, by themselves. Concept: ``mama_cards``."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Lira at once, cards by chance."""
        mama = MAMAS[draft.parents[frame.seat - 1][0]]
        if int(mama["lira"]):
            draft.gain_lira(frame.seat, int(mama["lira"]), "start_assets_from_parents")
        for column, kind in reversed(MAMA_CARDS):
            for _ in range(int(mama[column])):
                draft.push(Frame(f"draw/{kind}", frame.seat))


class PapaGives(Sure, frozen=True):
    """Papa's lira, and the choice of his gift or more lira. Concept: ``papa_lira``, ``papa_choice``."""

    verbs: ClassVar[frozenset[str]] = frozenset({"take"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """The lira at once; then wait for the choice."""
        lira = int(PAPAS[draft.parents[frame.seat - 1][1]]["lira"])
        if lira:
            draft.gain_lira(frame.seat, lira, "papa_lira")
        draft.push(Frame(frame.at, frame.seat, ()))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The gift or lira."""
        return TAKE

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """A structure is built at once, a worker is usable at once, a point scores at once."""
        draft.stack.pop()
        seat, papa = frame.seat, PAPAS[draft.parents[frame.seat - 1][1]]
        player, gift = draft.players[seat - 1], papa["gift"]
        if move == TAKE[1]:
            draft.gain_lira(seat, int(papa["lira_instead"]), "papa_choice")
        elif gift == "worker":
            draft.change(seat, workers=player.workers + 1, available=player.available + 1)
            draft.tell("papa_gave_worker", "papa_choice_worker_or_vp", seat=seat)
        elif gift == "vp":
            draft.gain_vp(seat, 1, "papa_choice_worker_or_vp")
        else:
            draft.change(seat, structures=player.structures | STRUCTURE[gift])
            draft.tell("papa_gave_structure", "papa_structure_built", seat=seat, structure=gift)

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card cannot be taken here."""
        return () if move in TAKE else (obstacle("not_now", "papa_choice", decision="papa"),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """The gift, or how much lira instead."""
        papa = PAPAS[state.parents[frame.seat - 1][1]]
        return Decision("papa", {"gift": papa["gift"], "lira": int(papa["lira_instead"])})


class Begin(Sure, frozen=True):
    """The parents go back to the box and the first year begins. Concept: ``parents_setup_only``."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Spring of the first year."""
        draft.parents = ()
        draft.season, draft.turn, draft.opening = SPRING, 0, True
        draft.tell("spring_began", "year_structure", year=draft.year)


register("setup/first", FirstPlayer())
register("setup/choose_first", ChooseFirstPlayer())
register("setup/mama", DealParent(tuple(MAMAS)))
register("setup/papa", DealParent(tuple(PAPAS)))
register("setup/keep", KeepParents())
register("setup/mama_gives", MamaGives())
register("setup/papa_gives", PapaGives())
register("setup/begin", Begin())


def begin_setup(draft: Draft) -> None:
    """Lay out what a new game still has to settle, the first thing on top; what is dealt already is kept."""
    draft.season = SETUP
    draft.parents = draft.parents or ((),) * len(draft.players)
    if draft.solo:
        draft.first = 1
        draft.change(1, vp=draft.players[0].vp + difficulty(draft.rules).start)
    draft.push(Frame("setup/begin", 1))
    draft.push(Frame("setup/deal", 1))
    if not draft.first:
        chosen = draft.rules.options.first_player_choice == "chosen"
        draft.push(Frame("setup/choose_first" if chosen else "setup/first", 1))


class DealAll(Sure, frozen=True):
    """Once the first player is known: parents for all seats, then mama's and papa's gifts, clockwise."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """The work of the whole set-up, the last thing lowest."""
        order = clockwise(draft.first, len(draft.players))
        count = 2 if draft.rules.options.parents_deal == "two_pick_one" else 1
        steps: list[tuple[str, int]] = []
        for seat in order:
            have = draft.parents[seat - 1]
            mamas = sum(card in MAMAS for card in have)
            papas = len(have) - mamas
            # A seat whose pair is given has chosen already.
            if not (mamas == papas == 1):
                steps += [("setup/mama", seat)] * (count - mamas) + [("setup/papa", seat)] * (count - papas)
        for seat in order:
            if count == 2 and len(draft.parents[seat - 1]) != 2:
                steps.append(("setup/keep", seat))
        steps += [("setup/mama_gives", seat) for seat in order]
        steps += [("setup/papa_gives", seat) for seat in order]
        for at, seat in reversed(steps):
            draft.push(Frame(at, seat))


register("setup/deal", DealAll())
