"""What is done with still wines and cuvées: blending, aging in the oenothèque, marketing, delivering to the market."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.areas import (
    BLENDING,
    EXPORT,
    PLACES,
    PRESSES,
    SIZE,
    UPPER_HALF,
    WINERIES,
    adds,
)
from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.cubes import (
    COLOURS,
    CUVEES,
    NOTHING,
    ONE,
    RECIPES,
    Cubes,
    count,
    holds,
    lots,
    minus,
    spelled,
)
from viticulture_explore.champagne.display import UPPER, lower_market
from viticulture_explore.champagne.draft import Draft, State
from viticulture_explore.champagne.gains import open_token
from viticulture_explore.champagne.tables import (
    COLUMN_HEIGHT,
    CUBE_POINTS,
    EVENT_CARDS,
    FAMILIES,
    FAMILY_PILES,
    MARKET,
    NONE,
    ORDERS,
    RIBBONS,
    TRANSFER,
    constant,
)
from viticulture_explore.champagne.work import DONE, WORK, Work
from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.champagne.player import Player
    from viticulture_explore.champagne.tables import Order
    from viticulture_explore.core.position import Obstacle

_SMALL: Final = tuple(lot for size in range(1, TRANSFER + 1) for lot in lots(size))

AGE: Final = {Move("age", spelled(lot)): lot for lot in _SMALL}
"""The moves of up to three cuvées to the oenothèque."""
PROMOTE: Final = {Move("promote", spelled(lot)): lot for lot in _SMALL}
"""The moves of up to three cuvées to the marketing columns."""
BLEND: Final = {Move("blend", (cuvee, *spelled(lot))): (cuvee, lot) for cuvee in CUVEES for lot in lots(3)}
"""Every cuvée with any three still wines."""
EXCHANGE: Final = {
    Move("exchange", (*spelled(lot), "for", colour)): (lot, number)
    for lot in lots(2)
    for number, colour in enumerate(COLOURS)
}
"""Any two still wines for one of any colour."""
DELIVER: Final = tuple(Move("export", (card,)) for card in MARKET.ids)
"""A full delivery of each market card."""
PARTIAL: Final = tuple(
    tuple(
        Move("export", (card.id, "without", colour))
        for colour, wanted in zip(COLOURS, card.wants, strict=True)
        if wanted
    )
    for card in ORDERS
)
"""For each market card the deliveries that leave one of its cubes out."""


def lacking(have: Cubes, wanted: Cubes) -> Cubes:
    """The cubes that are wanted and not there."""
    blue, black, yellow = (max(0, need - own) for need, own in zip(wanted, have, strict=True))
    return blue, black, yellow


AREA_RULES: Final = {
    PRESSES: "champagne.press.01",
    WINERIES: "champagne.winery.01",
    EXPORT: "champagne.market.06",
    BLENDING: "champagne.blend.01",
}
"""What the text says of an area whose spaces add something; of the spaces themselves it says nothing."""


def space_bonus(draft: Draft, seat: int, area: int, number: int, *, acted: bool) -> None:
    """What the space itself adds: always, or only once the action is done. Option ``space_bonus``."""
    if acted != (draft.rules.options.space_bonus == "with_action"):
        return
    kind, amount = adds(area, number)[:-2], adds(area, number)[-2:]
    if kind == "vp":
        draft.score(seat, int(amount), AREA_RULES[area])
    elif kind == "eco":
        draft.move_eco(seat, int(amount), AREA_RULES[area])


class AtSpace(Work):
    """An action that a collaborator on a certain space does, as often as it may; it may be left.

    ``number`` is the space, 0 when the action has been done once already.
    """

    area: int

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.opens_turn = bool(number)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait, if anything can be done."""
        depth = len(draft.stack)
        super().begin(draft, frame)
        if self.number and len(draft.stack) == depth:
            draft.tell("could_not_act", _IDLE[self.area], seat=frame.seat, area=PLACES[self.area])

    def acted(self, draft: Draft, seat: int) -> None:
        """The first time, the space may add its own."""
        if self.number:
            space_bonus(draft, seat, self.area, self.number, acted=True)


_IDLE: Final = {EXPORT: "champagne.market.06", BLENDING: "champagne.blend.03"}


# -- marketing ------------------------------------------------------------------------------------------------


class Age(Work):
    """Step 1: up to three cuvées from the cellar to the oenothèque. Concept: ``champagne.marketing.02``."""

    id = "age"
    verbs = frozenset({"age", "done"})
    opens_turn = True

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Any one to three cuvées, or none."""
        return (*AGE, DONE)

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Cuvées that are not there, and an oenothèque that is too full."""
        return () if move == DONE else against_aging(state.players[frame.seat - 1], move)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Into the oenothèque."""
        if move != DONE:
            draft.shift(frame.seat, ("cellar", "oenotheque"), AGE[move], "champagne.marketing.02")


def against_aging(player: Player, move: Move) -> tuple[Obstacle, ...]:
    """What stands against moving cuvées to the oenothèque."""
    lot = AGE[move]
    found = []
    if not holds(player.cellar, lot):
        found.append(obstacle("cuvee_missing", "champagne.marketing.02", lacking=lacking(player.cellar, lot)))
    if sum(lot) > player.oenotheque_room:
        found.append(obstacle("oenotheque_full", room=max(0, player.oenotheque_room)))
    return tuple(found)


class Promote(Work):
    """Step 2: up to three cuvées from the oenothèque to their marketing columns."""

    id = "promote"
    verbs = frozenset({"promote", "done"})
    opens_turn = True

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Any one to three cuvées, or none."""
        return (*PROMOTE, DONE)

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Cuvées that are not there, and a column that is full."""
        return () if move == DONE else against_promoting(state.players[frame.seat - 1], move)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Into the columns."""
        if move != DONE:
            draft.shift(frame.seat, ("oenotheque", "marketing"), PROMOTE[move], "champagne.marketing.04")


def against_promoting(player: Player, move: Move) -> tuple[Obstacle, ...]:
    """What stands against moving cuvées to the marketing columns."""
    lot = PROMOTE[move]
    found = []
    if not holds(player.oenotheque, lot):
        found.append(obstacle("cuvee_not_in_oenotheque", lacking=lacking(player.oenotheque, lot)))
    found += [
        obstacle("marketing_column_full", colour=colour, height=COLUMN_HEIGHT, there=there, adds=new)
        for colour, new, there in zip(COLOURS, lot, player.marketing, strict=True)
        if new and new + there > COLUMN_HEIGHT
    ]
    return tuple(found)


# -- blending -------------------------------------------------------------------------------------------------


class Blend(AtSpace):
    """Three still wines become a cuvée, any number of times. Concept: ``champagne.blend.03``."""

    id = "blend"
    verbs = frozenset({"blend", "exchange", "done"})
    area = BLENDING

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every blend and every exchange, or none."""
        return (*BLEND, *EXCHANGE, DONE)

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """What the recipe asks, what is in the winery, the room in the cellar."""
        return () if move == DONE else against_blending(state, frame.seat, move)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Two cubes back to the bank, the third into the cellar; then once more."""
        if move == DONE:
            return
        if move in BLEND:
            _blend(draft, frame.seat, *BLEND[move])
        else:
            _exchange(draft, frame.seat, *EXCHANGE[move])
        self.acted(draft, frame.seat)
        draft.push(Frame("blending/more", frame.seat))

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """Whether something has been blended already."""
        return {"again": "no" if self.number else "yes"}


def against_blending(state: State, seat: int, move: Move) -> tuple[Obstacle, ...]:
    """What stands against a blend or an exchange of still wines."""
    player, options = state.players[seat - 1], state.rules.options
    found = []
    if move in BLEND:
        cuvee, lot = BLEND[move]
        if lot not in RECIPES[cuvee]:
            found.append(obstacle("recipe_not_met", cuvee=cuvee))
        if player.cellar_room <= 0 and options.full_cellar == "no_blending":
            found.append(obstacle("cellar_full", room=constant("cellar_room")))
    else:
        lot, _ = EXCHANGE[move]
        if options.still_wine_exchange == "none":
            found.append(obstacle("no_exchange"))
        elif options.still_wine_exchange == "two_alike" and 2 not in lot:
            found.append(obstacle("exchange_of_two_alike"))
    if not holds(player.winery, lot):
        found.append(obstacle("still_wine_missing", lacking=lacking(player.winery, lot)))
    return tuple(found)


def _blend(draft: Draft, seat: int, cuvee: str, lot: Cubes) -> None:
    kept = ONE[CUVEES.index(cuvee)]
    draft.tell("blended", "champagne.blend.01", seat=seat, cuvee=cuvee)
    draft.give_back(seat, "winery", minus(lot, kept), "champagne.blend.04")
    if draft.player(seat).cellar_room > 0:
        draft.shift(seat, ("winery", "cellar"), kept, "champagne.blend.02")
    else:
        draft.give_back(seat, "winery", kept, "champagne.blend.04")
        draft.tell("cuvee_lost", "champagne.blend.01", seat=seat, cuvee=cuvee)


def _exchange(draft: Draft, seat: int, lot: Cubes, colour: int) -> None:
    draft.give_back(seat, "winery", lot, "champagne.blend.03")
    draft.take(seat, "winery", ONE[colour], "champagne.blend.03")
    draft.score(seat, -constant("exchange_price"), "champagne.blend.03")


# -- the market -----------------------------------------------------------------------------------------------


class Export(AtSpace):
    """A delivery of cuvées for a market card. Concept: ``champagne.market.06``."""

    id = "export"
    verbs = frozenset({"export", "done"})
    area = EXPORT

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait, if anything can be delivered."""
        super().begin(draft, frame)
        if not self.number and draft.stack and draft.stack[-1].at == frame.at:
            draft.tell("may_deliver_again", "champagne.market.03", seat=frame.seat)

    @property
    def any_row(self) -> bool:
        """Whether cards of both rows can be taken: on the upper half."""
        return self.number in UPPER_HALF

    @property
    def partial(self) -> bool:
        """Whether one cube may be left out."""
        return adds(EXPORT, self.number) == "partial"

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every delivery of a card that lies open, or none."""
        cards = [card for card in (*state.market_upper, *state.market_lower) if card != NONE]
        for card in cards:
            yield DELIVER[card]
            yield from PARTIAL[card]
        yield DONE

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Where the card lies, what the event forbids, which cube is left out, what is in the cellar."""
        return () if move == DONE else against_delivery(state, frame.seat, move, self)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The cubes to the bank, points and eco level changed; from the lower row also a bonus token."""
        if move == DONE:
            return
        seat, number = frame.seat, MARKET.number[str(move.args[0])]
        is_lower = number in draft.market_lower
        if self.number and not self.any_row:
            draft.push(Frame("export/second", seat))
        _take_card(draft, number)
        _deliver(draft, seat, ORDERS[number], _cubes_paid(move), second=not self.number)
        self.acted(draft, seat)
        if is_lower and (self.number or draft.rules.options.lower_row_bonus == "each_card"):
            open_token(draft, seat, "champagne.market.05")

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """Whether it is the second card, and from which rows."""
        return {"again": "no" if self.number else "yes", "rows": "both" if self.any_row else "lower"}


def against_delivery(state: State, seat: int, move: Move, at: Export | None = None) -> tuple[Obstacle, ...]:
    """What stands against a delivery; without a space, only what would anywhere."""
    number = MARKET.number[str(move.args[0])]
    card, event = ORDERS[number], EVENT_CARDS[state.event] if state.event != NONE else None
    found = []
    if number not in (*state.market_upper, *state.market_lower):
        found.append(obstacle("market_card_not_there", card=card.id))
    elif at and not at.any_row and number in state.market_upper:
        found.append(obstacle("lower_row_only", card=card.id))
    if event and event.effect == "family_closed" and event.family == card.family:
        found.append(obstacle("family_closed", family=FAMILIES[card.family]))
    if len(move.args) > 1:
        found += _against_partial(state, card, move, at)
    paid = _cubes_paid(move)
    have = state.players[seat - 1].cellar
    if not holds(have, paid):
        found.append(obstacle("cuvee_missing", lacking=lacking(have, paid)))
    return tuple(found)


def _against_partial(state: State, card: Order, move: Move, at: Export | None) -> list[Obstacle]:
    if at and not at.partial:
        return [obstacle("full_delivery_only")]
    cheapest = next(colour for colour, wanted in zip(COLOURS, card.wants, strict=True) if wanted)
    if state.rules.options.missing_cube == "cheapest" and move.args[2] != cheapest:
        return [obstacle("cheapest_cube_first", colour=cheapest)]
    return []


def _cubes_paid(move: Move) -> Cubes:
    """The cubes a delivery costs: those of the card, less the one left out."""
    return minus(ORDERS[MARKET.number[str(move.args[0])]].wants, count(move.args[2:]))


def _take_card(draft: Draft, number: int) -> None:
    """The card off the display. A face-up pile shows its next card by itself; the lower row waits for its time."""
    if number in draft.market_upper:
        draft.market_upper[draft.market_upper.index(number)] = NONE
        draft.push(Frame("display/reveal", 0))
        return
    draft.market_lower[draft.market_lower.index(number)] = NONE
    if draft.rules.options.market_refill == "at_once":
        lower_market(draft)
        draft.push(Frame("display/reveal", 0))


def _deliver(draft: Draft, seat: int, card: Order, paid: Cubes, *, second: bool) -> None:
    draft.change(seat, delivered=draft.player(seat).delivered | 1 << MARKET.number[card.id])
    draft.tell("delivered", "champagne.market.06", seat=seat, card=card.id)
    draft.give_back(seat, "cellar", paid, "champagne.market.06")
    missing = minus(card.wants, paid)
    if missing == NOTHING:
        draft.score(seat, card.vp, "champagne.market.07")
    else:
        lost = sum(number * worth for number, worth in zip(missing, CUBE_POINTS, strict=True))
        draft.tell("delivered_partly", "champagne.market.10", seat=seat, missing=missing, lost=lost)
        draft.score(seat, card.vp - lost, "champagne.market.11")
    if not (second and draft.rules.options.second_delivery == "marketing_once"):
        draft.score(seat, marketing_points(draft, seat, paid), "champagne.market.08")
    event = EVENT_CARDS[draft.event] if draft.event != NONE else None
    if event and event.effect == "delivery_vp":
        draft.score(seat, event.value, "champagne.event.02")
    if card.eco and event and event.effect == "no_eco_loss":
        draft.tell("eco_loss_waived", "champagne.event.02", seat=seat)
    else:
        draft.move_eco(seat, card.eco, "champagne.market.09")


def marketing_points(state: State, seat: int, paid: Cubes) -> int:
    """What the marketing columns add to a delivery of these cubes. Option ``marketing_points``."""
    columns = state.players[seat - 1].marketing
    ribbons = [RIBBONS[colour][min(there, COLUMN_HEIGHT)] for colour, there in enumerate(columns)]
    if state.rules.options.marketing_points == "each_cube":
        return sum(number * ribbon for number, ribbon in zip(paid, ribbons, strict=True))
    delivered = [ribbon for number, ribbon in zip(paid, ribbons, strict=True) if number]
    if state.rules.options.marketing_points == "best_colour":
        return max(delivered, default=0)
    return sum(delivered)


class RevealNext(Work):
    """The pile of a market column shows its next card."""

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Ask chance for a card where the upper row has a gap and the pile is not empty."""
        for column, family in enumerate(FAMILY_PILES):
            if draft.market_upper[column] == NONE and draft.market_deck & family:
                draft.push(Frame("display/market", 0, (UPPER, column)))


WORK.update(
    {
        "marketing/age": Age(),
        "marketing/promote": Promote(),
        **{f"export/{number}": Export(number) for number in range(1, SIZE[EXPORT] + 1)},
        "export/second": Export(),
        **{f"blending/{number}": Blend(number) for number in range(1, SIZE[BLENDING] + 1)},
        "blending/more": Blend(),
        "display/reveal": RevealNext(),
    }
)
