"""Cards that reach onto the main board: workers come back or go ahead, actions without a worker, roosters, piles."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.actions import (
    ACTION,
    ACTIONS,
    BY_SEASON,
    NUMBER,
    PLACE,
    SEASONS,
    SUMMER,
    WINTER,
    YOKE_ACTION,
    actions,
    against_room,
)
from viticulture_explore.viticulture.cards import KIND, KIND_OF, KINDS
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import EFFECTS, Act, Effect, Sure, register
from viticulture_explore.viticulture.effects.drawing import DEAL
from viticulture_explore.viticulture.effects.money import Tour
from viticulture_explore.viticulture.planning import Planned
from viticulture_explore.viticulture.seasons import GREY_ROW, ROW_BONUSES, WAKE, wake_order
from viticulture_explore.viticulture.spaces import Standing
from viticulture_explore.viticulture.workers import own_workers, retrieve, working

if TYPE_CHECKING:
    import random

    from viticulture_explore.viticulture.draft import Draft, State

# -- workers --------------------------------------------------------------------------------------------------


def _retrieve_moves() -> dict[Move, tuple[str, str, bool]]:
    found: dict[Move, tuple[str, str, bool]] = {}
    for action in (*ACTIONS, YOKE_ACTION):
        found[Move("retrieve", (action,))] = (action, "", False)
        found[Move("retrieve", (action, "grande"))] = (action, "", True)
        if action not in ("gain_lira", YOKE_ACTION):
            found[Move("retrieve", (action, "bonus"))] = (action, "bonus", False)
    return found


RETRIEVE: Final = _retrieve_moves()
"""Every ``retrieve`` move: the action, the bonus space if that must be said, whether the grande is meant."""


class Retrieve(Act, frozen=True):
    """Take back an own placed worker, for use this year; not the one at work. Option ``producer_excludes``."""

    id: ClassVar[str] = "retrieve"
    verbs: ClassVar[frozenset[str]] = frozenset({"retrieve"})

    def _candidates(self, state: State, seat: int) -> list[tuple[str, Standing]]:
        workers = list(own_workers(state, seat))
        at_work = working(state)
        if at_work is None:
            return workers
        if state.rules.options.producer_excludes == "whole_action":
            return [pair for pair in workers if pair[0] != at_work[0]]
        if at_work in workers:
            workers.remove(at_work)
        return workers

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Each worker that may come back; where two regular ones stand on an action the bonus space is named."""
        found: dict[Move, None] = {}
        for action, worker in self._candidates(state, seat):
            found[self._move(state, seat, action, worker)] = None
        return tuple(found)

    def _move(self, state: State, seat: int, action: str, worker: Standing) -> Move:
        if worker.grande:
            return Move("retrieve", (action, "grande"))
        others = [
            other
            for name, other in self._candidates(state, seat)
            if name == action and other != worker and not other.grande
        ]
        return Move("retrieve", (action, "bonus") if worker.where == "bonus" and others else (action,))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """A worker on each action."""
        return tuple(move for move, (_, where, grande) in RETRIEVE.items() if not where and not grande)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """None stands there, or only the one at work."""
        if move in self.choices(state, seat):
            return ()
        action, _, grande = RETRIEVE[move]
        there = [
            worker for name, worker in own_workers(state, seat) if name == action and worker.grande == grande
        ]
        return (
            (obstacle("own_worker", action=action),)
            if there
            else (obstacle("no_worker", "card_exception_scope"),)
        )

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The worker back to the mat; its space is free again."""
        action, worker = next(
            (action, worker)
            for action, worker in self._candidates(draft, seat)
            if self._move(draft, seat, action, worker) == move
        )
        retrieve(draft, seat, action, worker)
        return 0


class RetrieveGrande(Effect, frozen=True):
    """Take back one's own placed grande worker; a seat that has passed stays passed."""

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether it is placed."""
        return any(worker.grande for _, worker in own_workers(state, seat))

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That it is not placed."""
        return () if self.possible(state, seat) else (obstacle("no_grande", "card_exception_scope"),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Back to the mat."""
        for action, worker in own_workers(draft, frame.seat):
            if worker.grande:
                retrieve(draft, frame.seat, action, worker)


class SendAhead(Act, frozen=True):
    """Put an available worker on a free space of a winter action; the action is done when winter opens.

    In winter itself no later season is left. Option ``planner_impossible`` says what happens if the action is
    impossible when its time has come.
    """

    id: ClassVar[str] = "send_ahead"
    verbs: ClassVar[frozenset[str]] = frozenset({"place"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every free space of every winter action, for each kind of worker left."""
        return tuple(move for move in self.tries(state, seat) if not self.against(state, seat, move))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every space of every winter action."""
        later = {action.id for action in BY_SEASON[WINTER]}
        return tuple(move for move, placement in PLACE.items() if placement.action in later)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Winter already, no such worker left, the space taken, or not a winter action."""
        if state.season == WINTER:
            return (obstacle("wrong_season", "year_structure"),)
        placement = PLACE[move]
        player = state.players[seat - 1]
        found = []
        if (
            placement.action not in ACTION
            or ACTION[placement.action].season != WINTER
            or placement.unused
            or placement.token
        ):
            found.append(
                obstacle(
                    "wrong_season", "card_exception_scope", action=placement.action, season=SEASONS[WINTER]
                )
            )
            return tuple(found)
        if placement.grande and not player.grande:
            found.append(obstacle("no_grande"))
        if not placement.grande and not player.idle:
            found.append(obstacle("no_worker", workers=player.workers))
        return (*found, *against_room(state, seat, ACTION[placement.action], placement))

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The worker waits on its space."""
        placement = PLACE[move]
        draft.spend_worker(seat, grande=placement.grande)
        draft.stand(NUMBER[placement.action], placement.where, seat, grande=placement.grande)
        draft.planned = (*draft.planned, Planned(seat, placement.action, placement.where, placement.grande))
        draft.tell(
            "sent_ahead", "card_exception_scope",
            seat=seat, action=placement.action, where=placement.where, grande=placement.grande,
        )  # fmt: skip
        return 0


# -- actions and the wake-up chart ----------------------------------------------------------------------------

register("use/give_tour", Tour())


class UseAction(Act, frozen=True):
    """Carry out a summer action without its bonus; no worker is placed and occupied spaces do not matter."""

    id: ClassVar[str] = "use"
    verbs: ClassVar[frozenset[str]] = frozenset({"use"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The summer actions that can be done."""
        return tuple(USE[action.id] for action in actions(state, SUMMER) if action.main.possible(state, seat))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """The summer actions."""
        return tuple(USE[action.id] for action in actions(state, SUMMER))

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not a summer action, or it cannot be done."""
        action = ACTION.get(str(move.args[0]))
        if action is None or action.season != SUMMER:
            return (
                obstacle("wrong_season", "card_exception_scope", action=move.args[0], season=SEASONS[SUMMER]),
            )
        if action.main.possible(state, seat):
            return ()
        return (obstacle("nothing_to_do", action=action.id), *action.main.reasons(state, seat))

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Do it."""
        name = str(move.args[0])
        at = f"use/{name}" if f"use/{name}" in EFFECTS else f"action/{name}"
        draft.tell("used_action", "card_extra_action_no_worker", seat=seat, action=name)
        draft.push(Frame(at, seat))
        return NUMBER[name]


USE: Final = {action: Move("use", (action,)) for action in ACTIONS}


class HandOn(Sure, frozen=True):
    """At the end of a turn: the season goes on after the seat of this frame."""

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Never."""
        return False

    def end(self, draft: Draft, frame: Frame) -> None:
        """As if that seat had just had its turn."""
        draft.turn = frame.seat


register("season/hand_on", HandOn())


class MoveRooster(Act, frozen=True):
    """Move one's own rooster to a row nobody occupies, take its bonus, and pass out of the season.

    Who is next is found by the old row. Option ``organizer_second_visitor``. Concept in the solo game:
    ``solo_no_move_to_row7``.
    """

    id: ClassVar[str] = "move_rooster"
    verbs: ClassVar[frozenset[str]] = frozenset({"wake"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The rows without a rooster."""
        return tuple(move for move in WAKE if not self.against(state, seat, move))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """All seven rows."""
        return WAKE

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """A rooster stands there, or it is the last row in the solo game."""
        row = int(move.args[0])
        found = [obstacle("row_taken", row=row)] if row in state.rows else []
        if state.rules.solo and row == GREY_ROW:
            found.append(obstacle("row_taken", "solo_no_move_to_row7", row=row))
        return tuple(found)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Move, take the bonus, pass."""
        row = int(move.args[0])
        order = wake_order(draft.rows)
        # Who follows is found from the seat before, whose row stays; the season goes on from there at the end.
        draft.stack.insert(0, Frame("season/hand_on", order[order.index(seat) - 1], ()))
        rows = list(draft.rows)
        rows[seat - 1] = row
        draft.rows = tuple(rows)
        draft.change(seat, passed=True)
        draft.tell("moved_rooster", "card_exception_scope", seat=seat, row=row)
        if draft.rules.options.organizer_second_visitor == "pass_at_once":
            draft.stack[:] = [frame for frame in draft.stack if not frame.at.endswith("/bonus")]
        if row in ROW_BONUSES:
            draft.push(Frame(f"row/{row}", seat))
        return row


# -- piles ----------------------------------------------------------------------------------------------------

TAKE_TOP: Final = {kind.id: Move("take", (kind.id,)) for kind in KINDS}


class TakeTops(Effect, frozen=True):
    """The uppermost card of two different discard piles into the hand. Option ``innkeeper_min_piles``.

    The frame remembers the piles as bits.
    """

    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"take"})
    number: int = 2

    def _least(self, state: State) -> int:
        return int(state.rules.options.innkeeper_min_piles)

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether there are enough piles."""
        return sum(bool(pile) for pile in state.discards) >= self._least(state)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That there are too few."""
        if self.possible(state, seat):
            return ()
        return (
            obstacle(
                "too_few_cards",
                "visitor_must_be_executable",
                deck="discard_pile",
                needed_cards=self._least(state),
                have=sum(bool(pile) for pile in state.discards),
            ),
        )

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the first pile."""
        draft.push(Frame(frame.at, frame.seat, (0,)))

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether another card is due and there is another pile."""
        return (frame.memo or (0,))[0].bit_count() < self.number and bool(self.moves(draft, frame))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The piles not taken from yet."""
        taken = (frame.memo or (0,))[0]
        return tuple(
            TAKE_TOP[kind.id] for kind in KINDS if state.discards[kind.index] and not taken >> kind.index & 1
        )

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The top card into the hand."""
        kind = KIND[str(move.args[0])]
        draft.remember(((frame.memo or (0,))[0] | 1 << kind.index,))
        *rest, card = draft.discards[kind.index]
        draft.discards[kind.index] = tuple(rest)
        draft.to_hand(frame.seat, kind, card)
        draft.tell("took_from_discards", "card_exception_scope", seat=frame.seat, card=kind.ids[card])

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """The pile is empty, or was taken from already."""
        if move in self.moves(state, frame):
            return ()
        name = str(move.args[0])
        if name not in KIND:
            return (obstacle("not_now", "card_exception_scope", decision="take"),)
        if (frame.memo or (0,))[0] >> KIND[name].index & 1:
            return (obstacle("same_choice"),)
        return (obstacle("too_few_cards", "visitor_must_be_executable", deck=name, needed_cards=1, have=0),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """From which pile."""
        return Decision("take", {"number": (frame.memo or (0,))[0].bit_count() + 1, "most": self.number})


class Reveal(Sure, frozen=True):
    """One card from each deck is turned up: chance. Then ``keep`` of them are kept, the others discarded.

    The frame remembers how many decks are through, then each open card as kind and number.
    """

    keep: int = 2

    chance: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"deal"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """From the first deck on."""
        self._next(draft, frame.seat, 0, ())

    def _next(self, draft: Draft, seat: int, through: int, opened: tuple[int, ...]) -> None:
        for kind in KINDS[through:]:
            draft.reshuffle(kind)
            if draft.decks[kind.index]:
                draft.push(Frame("reveal", seat, (kind.index, *opened)))
                return
            draft.tell("nothing_to_draw", "deck_and_discard_empty", seat=seat, deck=kind.id)
        draft.push(Frame("reveal/keep", seat, (self.keep, *opened)))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Every card of the deck."""
        kind = KINDS[(frame.memo or (0,))[0]]
        return tuple(DEAL[kind.ids[number]] for number in kind.numbers(state.decks[kind.index]))

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """Every card of the deck with its share."""
        kind = KINDS[(frame.memo or (0,))[0]]
        deck = state.decks[kind.index]
        total = kind.total(deck)
        return tuple(
            (DEAL[kind.ids[number]], Fraction(kind.count(deck, number), total))
            for number in kind.numbers(deck)
        )

    def sample(self, state: State, frame: Frame, rng: random.Random) -> Move:
        """One card of the deck, by its share."""
        kind = KINDS[(frame.memo or (0,))[0]]
        return EFFECTS[f"deal/{kind.id}"].sample(state, frame, rng)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The card lies open; on to the next deck."""
        draft.stack.pop()
        index, *opened = frame.memo or (0,)
        kind = KINDS[index]
        number = kind.number[str(move.args[0])]
        draft.decks[index] -= kind.one[number]
        draft.tell("revealed_card", "deck_colours", seat=frame.seat, card=move.args[0])
        self._next(draft, frame.seat, index + 1, (*opened, index, number))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card that is not in the deck."""
        return (
            ()
            if move in self.moves(state, frame)
            else (obstacle("no_such_card", "deck_colours", card=move.args[0]),)
        )

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which card is turned up."""
        return Decision("reveal", {"deck": KINDS[(frame.memo or (0,))[0]].id})


KEEP: Final = {card: Move("keep", (card,)) for card in KIND_OF}


class KeepRevealed(Sure, frozen=True):
    """Some of the open cards go to the hand, the seat's choice, the others onto their discard piles.

    The frame remembers how many may still be kept, then each open card as kind and number.
    """

    asks: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"keep"})

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Whether there is a choice left: more open cards than may be kept."""
        due, *opened = frame.memo or (0,)
        return 0 < due < len(opened) // 2

    def end(self, draft: Draft, frame: Frame) -> None:
        """What may still be kept is kept; the rest is discarded."""
        due, *opened = frame.memo or (0,)
        for index, number in zip(opened[::2], opened[1::2], strict=True):
            if due:
                self._keep(draft, frame.seat, index, number)
            else:
                draft.discard(KINDS[index], number)
                draft.tell(
                    "discarded_card", "discard_by_colour", seat=frame.seat, card=KINDS[index].ids[number]
                )

    def _keep(self, draft: Draft, seat: int, index: int, number: int) -> None:
        draft.to_hand(seat, KINDS[index], number)
        draft.tell("kept_card", "card_exception_scope", seat=seat, card=KINDS[index].ids[number])

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """The open cards."""
        _, *opened = frame.memo or (0,)
        return tuple(
            KEEP[KINDS[index].ids[number]] for index, number in zip(opened[::2], opened[1::2], strict=True)
        )

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """That card into the hand."""
        due, *opened = frame.memo or (0,)
        kind = KIND_OF[str(move.args[0])]
        pairs = list(zip(opened[::2], opened[1::2], strict=True))
        pairs.remove((kind.index, kind.number[str(move.args[0])]))
        draft.remember((due - 1, *(value for pair in pairs for value in pair)))
        self._keep(draft, frame.seat, kind.index, kind.number[str(move.args[0])])

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A card that does not lie open."""
        if move in self.moves(state, frame):
            return ()
        return (obstacle("no_such_card", "card_exception_scope", card=move.args[0]),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which card to keep."""
        return Decision("keep", {"count": (frame.memo or (0,))[0]})


register("reveal", Reveal())
register("reveal/keep", KeepRevealed())
