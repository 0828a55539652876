"""One player against the Automa: its cards, what they block, the visitors taken out, the levels of difficulty."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import SUMMER_VISITORS, WINTER_VISITORS, table
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import GOAL
from viticulture_explore.viticulture.effects.base import Sure, register
from viticulture_explore.viticulture.spaces import free_plain

if TYPE_CHECKING:
    import random

    from viticulture_explore.viticulture.draft import Draft, State
    from viticulture_explore.viticulture.rulebooks import Rules


class AutomaCard(msgspec.Struct, frozen=True):
    """The actions an Automa card blocks in each working season; what belongs to the expansion is left out."""

    id: str
    summer: tuple[str, ...]
    winter: tuple[str, ...]


AUTOMA: Final = tuple(
    AutomaCard(
        row["id"],
        tuple(name for name in row["ee_summer"].split(";") if name),
        tuple(name for name in row["ee_winter"].split(";") if name),
    )
    for row in table("automa")
)
"""The 24 cards. Concept: ``solo_deck_24``, ``solo_automa_card_colours``, ``solo_automa_ignore_t``."""

AUTOMA_NUMBER: Final = {card.id: number for number, card in enumerate(AUTOMA)}
FULL_DECK: Final = (1 << len(AUTOMA)) - 1

WITHOUT_OPPONENTS: Final = ("wedding_party", "swindler", "queen", "governor")
"""The visitors that do nothing without an opponent. Concept: ``solo_excluded_cards_list``."""

AGGRESSIVE_TARGETS: Final = (-1, 0, 1, 4, 8, 13, 20)
"""With the aggressive Automa: the points that must be reached by the end of each year."""


class Difficulty(msgspec.Struct, frozen=True):
    """A level of the solo game: years to play, points at the start, least spaces to block, points to beat."""

    years: int = 7
    start: int = 0
    least_blocked: int = 0
    target: int = GOAL
    yearly: tuple[int, ...] = ()


DIFFICULTIES: Final[dict[str, Difficulty]] = {
    "standard": Difficulty(),
    "very_easy": Difficulty(years=8),
    "easy": Difficulty(start=3),
    "hard": Difficulty(least_blocked=2),
    "very_hard": Difficulty(least_blocked=2, target=23),
    "aggressive": Difficulty(yearly=AGGRESSIVE_TARGETS),
}
"""The values of option ``automa_difficulty``. Concept: ``solo_no_variants`` (the rulebook plays ``standard``)."""


def difficulty(rules: Rules) -> Difficulty:
    """The level that is played."""
    return DIFFICULTIES[rules.options.automa_difficulty]


def taken_out(rules: Rules) -> tuple[int, int, int, int]:
    """The visitors that are not in the game, as piles of the four kinds. Option ``automa_removed_cards``."""
    if not rules.solo:
        return (0, 0, 0, 0)
    cards = list(WITHOUT_OPPONENTS)
    if rules.options.automa_removed_cards == "four_and_importer":
        cards.append("importer")
    summer = SUMMER_VISITORS.pile(card for card in cards if card in SUMMER_VISITORS.number)
    winter = WINTER_VISITORS.pile(card for card in cards if card in WINTER_VISITORS.number)
    return (0, summer, 0, winter)


class DealAutoma(Sure, frozen=True):
    """At the start of a working season the Automa draws a card and blocks spaces. Concept: ``solo_automa_left_spaces``.

    The Automa only blocks: it gains nothing and never moves. A space that is taken already stays as it is.
    """

    chance: ClassVar[bool] = True
    verbs: ClassVar[frozenset[str]] = frozenset({"deal"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the card."""
        self._await(draft, frame, 0)

    def _await(self, draft: Draft, frame: Frame, blocked: int) -> None:
        """Wait for the next card; a hard Automa may use up all 24, so those used are then shuffled again."""
        assert draft.solo is not None  # only the solo game deals these cards
        if not draft.solo.cards:
            draft.solo = msgspec.structs.replace(draft.solo, cards=FULL_DECK)
            draft.tell("reshuffled", "deck_reshuffle", deck="automa")
        draft.push(Frame(frame.at, frame.seat, (blocked,)))

    def _left(self, state: State) -> tuple[AutomaCard, ...]:
        cards = state.solo.cards if state.solo else 0
        return tuple(card for number, card in enumerate(AUTOMA) if cards >> number & 1)

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Every card not drawn yet."""
        return tuple(DEAL_AUTOMA[card.id] for card in self._left(state))

    def chances(self, state: State, frame: Frame) -> tuple[tuple[Move, Fraction], ...]:
        """Every card not drawn yet, alike."""
        left = self._left(state)
        return tuple((DEAL_AUTOMA[card.id], Fraction(1, len(left))) for card in left)

    def sample(self, state: State, frame: Frame, rng: random.Random) -> Move:
        """Any card not drawn yet."""
        left = self._left(state)
        return DEAL_AUTOMA[left[int(rng.random() * len(left))].id]

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Block the spaces it names; a hard Automa goes on until it blocks enough."""
        from viticulture_explore.viticulture.actions import SUMMER

        draft.stack.pop()
        assert draft.solo is not None  # the card was dealt from its deck
        card = AUTOMA[AUTOMA_NUMBER[str(move.args[0])]]
        left = draft.solo.cards & ~(1 << AUTOMA_NUMBER[card.id])
        draft.solo = msgspec.structs.replace(draft.solo, cards=left)
        draft.tell("automa_drew", "solo_draw_automa_each_season", card=card.id)
        blocked = (frame.memo or (0,))[0]
        blocked += self._block(draft, card.summer if draft.season == SUMMER else card.winter)
        if blocked < difficulty(draft.rules).least_blocked and self._can_block(draft):
            self._await(draft, frame, blocked)

    def _block(self, draft: Draft, names: tuple[str, ...]) -> int:
        """A worker on each left space that is free; how many there were."""
        from viticulture_explore.viticulture.actions import NUMBER

        free = [name for name in names if free_plain(draft.spaces[NUMBER[name]], draft.rules.plain_spaces)]
        for name in free:
            draft.stand(NUMBER[name], "plain", 0, grande=False)
            draft.tell("automa_blocked", "solo_automa_left_spaces", action=name)
        return len(free)

    def _can_block(self, draft: Draft) -> bool:
        """Whether a space of this season is free that some card names: of any action but those of modules."""
        from viticulture_explore.viticulture.actions import NUMBER, actions

        return any(
            free_plain(draft.spaces[NUMBER[action.id]], draft.rules.plain_spaces)
            for action in actions(draft)
            if not action.module
        )

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """No Automa card, or drawn already."""
        if move in self.moves(state, frame):
            return ()
        return (obstacle("no_such_card", "solo_deck_24", card=move.args[0]),)

    def decision(self, state: State, frame: Frame) -> Decision:
        """Which card the Automa draws."""
        return Decision("deal_automa")


DEAL_AUTOMA: Final = {card.id: Move("deal", (card.id,)) for card in AUTOMA}

register("solo/automa", DealAutoma())


def take_row(draft: Draft, row: int) -> None:
    """In the solo game a chosen row gives its token, to be spent for a bonus. Concept: ``solo_bonus_token_gain``."""
    if draft.solo and row in draft.solo.rows_left:
        draft.solo = msgspec.structs.replace(
            draft.solo,
            rows_left=tuple(left for left in draft.solo.rows_left if left != row),
            tokens=tuple(sorted((*draft.solo.tokens, row))),
        )
        draft.tell("gained_token", "solo_bonus_token_gain", row=row)


def against_row(state: State, row: int) -> tuple[Obstacle, ...]:
    """A row whose token is gone; once no row has one, as in a longer game, any row will do.

    Concept: ``solo_row_needs_token``.
    """
    if state.solo is None or not state.solo.rows_left or row in state.solo.rows_left:
        return ()
    return (obstacle("row_spent", row=row),)


def spend_token(draft: Draft) -> None:
    """A token for the bonus of an action; they are all alike, so the one of the lowest row goes."""
    assert draft.solo is not None  # the placement was legal, so there is a token
    row, *rest = draft.solo.tokens
    draft.solo = msgspec.structs.replace(draft.solo, tokens=tuple(rest))
    draft.tell("spent_token", "solo_spend_bonus_token", row=row)


def is_last_year(draft: Draft) -> bool:
    """Whether the solo game ends with this year. Concept: ``solo_seven_years``, ``solo_no_early_end``."""
    level = difficulty(draft.rules)
    behind = bool(level.yearly) and draft.players[0].vp < _target(draft)
    return behind or draft.year >= level.years


def _target(draft: Draft) -> int:
    """The points of the Automa at the end of this year."""
    level = difficulty(draft.rules)
    return level.yearly[min(draft.year, len(level.yearly)) - 1] if level.yearly else level.target


def finish(draft: Draft) -> None:
    """More points than the Automa wins; who is behind an aggressive one in an earlier year has lost.

    Option ``automa_tie``; concept ``solo_result``.
    """
    vp, target = draft.players[0].vp, _target(draft)
    tie = draft.rules.options.automa_tie
    early = draft.year < difficulty(draft.rules).years
    draft.outcome = "loss" if early or vp < target else "win" if vp > target else tie
    draft.winners = (1,) if draft.outcome == "win" else ()
    draft.tell(f"solo_{draft.outcome}", "solo_result", vp=vp, target=target)
