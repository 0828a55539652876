"""The vineyards and market cards that lie open, in two rows each, and how gaps in them are filled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viticulture_explore.champagne.draft import Draft
from viticulture_explore.champagne.tables import (
    COLUMNS,
    FAMILIES,
    FAMILY_PILES,
    MARKET,
    NONE,
    VINEYARD,
    numbers,
)
from viticulture_explore.champagne.work import WORK, Deal, Work
from viticulture_explore.core.pending import Frame

if TYPE_CHECKING:
    from viticulture_explore.champagne.draft import State

UPPER, LOWER = 0, 1


def vineyard_at(state: State, number: int) -> int:
    """The vineyard on a space of area 1 (1-4 upper row, 5-8 lower row), or ``NONE``."""
    return state.upper[number - 1] if number <= COLUMNS else state.lower[number - 1 - COLUMNS]


def take_vineyard(draft: Draft, number: int) -> int:
    """Take the vineyard from a space of area 1."""
    card = vineyard_at(draft, number)
    (draft.upper if number <= COLUMNS else draft.lower)[(number - 1) % COLUMNS] = NONE
    return card


def slide_vineyards(draft: Draft) -> None:
    """The lower row is discarded, the upper row becomes the lower. Concept: ``champagne.season_end.02``."""
    for card in draft.lower:
        if card != NONE:
            draft.vineyard_discards |= 1 << card
    draft.tell("vineyards_discarded", "champagne.season_end.01")
    draft.lower, draft.upper = draft.upper, [NONE] * COLUMNS
    draft.tell("vineyards_slid", "champagne.season_end.02")


def lower_market(draft: Draft) -> None:
    """Each gap in the lower row of the market takes the card above it. Option ``market_refill``."""
    for column, card in enumerate(draft.market_lower):
        if card == NONE:
            draft.market_lower[column], draft.market_upper[column] = draft.market_upper[column], NONE


class Fill(Work):
    """Every gap that a pile can fill, one card after the other. Concept: ``champagne.season_end.03``."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Ask chance for the next card, until no gap can be filled any more."""
        found = _vineyard_gap(draft) or _market_gap(draft)
        if found:
            draft.push_all(found, frame)


def _vineyard_gap(draft: Draft) -> Frame | None:
    for column in range(COLUMNS):
        for row, cards in ((LOWER, draft.lower), (UPPER, draft.upper)):
            if cards[column] == NONE and _has_vineyards(draft):
                return Frame("display/vineyard", 0, (row, column))
    return None


def _has_vineyards(draft: Draft) -> bool:
    if not draft.vineyard_deck and draft.rules.options.vineyard_recycling == "reshuffle":
        draft.vineyard_deck, draft.vineyard_discards = draft.vineyard_discards, 0
        if draft.vineyard_deck:
            draft.tell("vineyards_reshuffled", "champagne.season_end.03")
    return bool(draft.vineyard_deck)


def _market_gap(draft: Draft) -> Frame | None:
    for column, family in enumerate(FAMILY_PILES):
        for row, cards in ((LOWER, draft.market_lower), (UPPER, draft.market_upper)):
            if cards[column] == NONE and draft.market_deck & family:
                return Frame("display/market", 0, (row, column))
    return None


class RevealVineyard(Deal):
    """A vineyard comes to lie in a row."""

    id = "deal_vineyard"
    kind = VINEYARD

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """Every vineyard of the deck."""
        return tuple((number, 1) for number in numbers(state.vineyard_deck))

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """Into its place."""
        assert frame.memo  # the row and the column
        row, column = frame.memo
        (draft.lower if row == LOWER else draft.upper)[column] = number
        draft.vineyard_deck &= ~(1 << number)
        draft.tell("revealed_vineyard", "champagne.season_end.03", vineyard=VINEYARD.ids[number])

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """The row and the column."""
        row, column = frame.memo or (0, 0)
        return {"row": ("upper", "lower")[row], "column": column + 1}


class RevealMarket(Deal):
    """A market card comes to lie in a row of its family's column."""

    id = "deal_market"
    kind = MARKET

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """Every card of the family that is left."""
        column = (frame.memo or (0, 0))[1]
        return tuple((number, 1) for number in numbers(state.market_deck & FAMILY_PILES[column]))

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """Into its place."""
        assert frame.memo  # the row and the column
        row, column = frame.memo
        (draft.market_lower if row == LOWER else draft.market_upper)[column] = number
        draft.market_deck &= ~(1 << number)
        draft.tell("revealed_market_card", "champagne.market.02", card=MARKET.ids[number])

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """The row and the family."""
        row, column = frame.memo or (0, 0)
        return {"row": ("upper", "lower")[row], "family": FAMILIES[column]}


WORK.update({"display/fill": Fill(), "display/vineyard": RevealVineyard(), "display/market": RevealMarket()})
