"""The main board as a drawing: the event, vineyards and market cards on display, the action areas, the turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne import words
from viticulture_explore.champagne.areas import AREAS, MARKETING, PLACES, SIZE, STEP_2, VINEYARDS, adds
from viticulture_explore.champagne.components import event_effect
from viticulture_explore.champagne.display import vineyard_at
from viticulture_explore.champagne.scene.canvas import CUBE, LEFT, say
from viticulture_explore.champagne.tables import (
    COLUMNS,
    EVENT,
    EVENT_CARDS,
    FAMILIES,
    FAMILY_PILES,
    MARKET,
    NONE,
    ORDERS,
    REGIONS,
    VINEYARD,
    VINEYARDS as CARDS,
)
from viticulture_explore.core.canvas import SEAT_TONES
from viticulture_explore.core.message import Name

if TYPE_CHECKING:
    from viticulture_explore.champagne.scene.canvas import Canvas
    from viticulture_explore.core.scene import State

CARD: Final = 94.0
CARD_HEIGHT: Final = 62.0
VINEYARDS_Y: Final = 52.0
AREAS_Y: Final = 184.0
ROW: Final = 50.0
SPACE: Final = 42.0
MARKET_Y: Final = 351.0
ORDER: Final = 127.0
ORDER_HEIGHT: Final = 50.0
BOTTOM: Final = 468.0
PILE: Final = 93.0
PILE_HEIGHT: Final = 25.0
PILES_A_ROW: Final = 3


def event(canvas: Canvas) -> None:
    """The event of the round and what it does."""
    number = canvas.position.event
    if number == NONE:
        canvas.draw("box", "event", (0, 0, LEFT, 32), says=say("no-event"), state="unbuilt")
        canvas.draw("text", "event effect", (10, 2, LEFT - 20, 28), label=say("no-event"), tone="soft")
        return
    key = EVENT.ids[number]
    state: State = "changed" if canvas.marks.has("card", key) else "plain"
    effect = event_effect(EVENT_CARDS[number])
    says = say("event-says", event=Name(key), effect=effect)
    canvas.draw("box", "event", (0, 0, LEFT, 32), says=says, state=state, about=key)
    canvas.draw("text", "event name", (10, 2, 120, 28), label=say("thing", thing=Name(key)))
    canvas.draw("text", "event effect", (134, 2, LEFT - 142, 28), label=effect, tone="soft")


# -- vineyards ------------------------------------------------------------------------------------------------


def vineyards(canvas: Canvas) -> None:
    """The vineyards of both rows; a collaborator stands on the card it wants."""
    canvas.heading("vineyards", 0, VINEYARDS_Y - 16, LEFT, "exact")
    for number in range(1, SIZE[VINEYARDS] + 1):
        x = ((number - 1) % COLUMNS) * (CARD + 4)
        y = VINEYARDS_Y + (number > COLUMNS) * (CARD_HEIGHT + 4)
        _vineyard(canvas, number, x, y)


def _vineyard(canvas: Canvas, number: int, x: float, y: float) -> None:
    card, seat = vineyard_at(canvas.position, number), canvas.position.spaces[VINEYARDS][number - 1]
    key, move = f"vineyard {number}", f"place vineyard {number}"
    if card == NONE:
        canvas.draw(
            "slot",
            key,
            (x, y, CARD, CARD_HEIGHT),
            says=say("gap", number=number),
            tries=move,
            state="unbuilt",
        )
        return
    marks = canvas.marks
    says = say("vineyard-taken", vineyard=words.vineyard(card), seat=seat) if seat else None
    changed = marks.has("card", VINEYARD.ids[card]) or marks.has("space", AREAS[VINEYARDS], number)
    canvas.draw(
        "card",
        key,
        (x, y, CARD, CARD_HEIGHT),
        tone="green",
        says=says or say("vineyard-free", vineyard=words.vineyard(card)),
        state="changed" if changed else "plain",
        moves=marks.shared.legal(move),
        tries=move,
        about=CARDS[card].id,
    )
    # The name has two small lines where one is not enough.
    area = (x + 5, y + 6, CARD - 10, 24.5)
    canvas.draw("text", f"{key} name", area, label=say("thing", thing=Name(CARDS[card].id)))
    canvas.produce(f"{key} yield", CARDS[card].colour, CARDS[card].cubes, (x + 5, y + 30))
    _kind(canvas, key, card, x, y)
    if seat:
        canvas.collaborator(f"{key} collaborator", seat, (x + CARD - 24, y + 40), 20, tries=move)


def _kind(canvas: Canvas, key: str, number: int, x: float, y: float) -> None:
    """The column the vineyard goes to, and its instant bonus."""
    card = CARDS[number]
    region = say("region-short", region="any" if card.region == NONE else REGIONS[card.region])
    canvas.draw("text", f"{key} region", (x + 5, y + 47, CARD - 30, 13), label=region, tone="soft")
    if card.bonus:
        bonus = say("bonus", bonus=card.bonus, value=card.bonus_value)
        area = (x + CARD - 45, y + 31, 41, 14)
        canvas.draw("text", f"{key} bonus", area, label=bonus, tone="soft", align="end")


# -- action areas ---------------------------------------------------------------------------------------------


def areas(canvas: Canvas) -> None:
    """The areas 2 to 6 and 8, two a row, with their spaces."""
    for index, area in enumerate(range(1, len(AREAS))):
        _area(canvas, area, (index % 2) * (LEFT / 2 + 2), AREAS_Y + (index // 2) * ROW)


def _area(canvas: Canvas, area: int, x: float, y: float) -> None:
    name = AREAS[area]
    canvas.draw(
        "text", f"area {name}", (x, y, LEFT / 2 - 6, 14), label=words.say("area", area=name), tone="soft"
    )
    for number in range(1, SIZE[area] + 1):
        _space(canvas, area, number, x + (number - 1) * (SPACE + 3), y + 15)
    if area == MARKETING:
        for number in range(1, SIZE[STEP_2] + 1):
            _space(canvas, STEP_2, number, x + (number + 1) * (SPACE + 3), y + 15)


def _space(canvas: Canvas, place: int, number: int, x: float, y: float) -> None:
    name, seat = PLACES[place], canvas.position.spaces[place][number - 1]
    added = words.ADDED[adds(place, number)]
    move = f"place {name} {number}" if place != STEP_2 else ""
    free = say("space-2-free") if place == STEP_2 else say("space-free", area=name, number=number, adds=added)
    label = say("space-2") if place == STEP_2 else say("adds", adds=added, number=number)
    canvas.draw(
        "slot",
        f"space {name} {number}",
        (x, y, SPACE, 30),
        label=None if seat else label,
        says=say("space-taken", area=name, number=number, seat=seat) if seat else free,
        state="changed" if canvas.marks.has("space", name, number) else "plain",
        moves=canvas.marks.shared.legal(move),
        tries=move,
        about=f"{name}_{number}",
    )
    if seat:
        canvas.collaborator(f"space {name} {number} collaborator", seat, (x + 8, y + 2), 26, tries=move)


# -- the market -----------------------------------------------------------------------------------------------


def market(canvas: Canvas) -> None:
    """The market cards of both rows, a column a family."""
    canvas.heading("market", 0, MARKET_Y - 16, LEFT, "ours")
    for row, cards in enumerate((canvas.position.market_upper, canvas.position.market_lower)):
        for column, card in enumerate(cards):
            _order(canvas, ("upper", "lower")[row], column, card, MARKET_Y + row * (ORDER_HEIGHT + 4))


def _order(canvas: Canvas, row: str, column: int, number: int, y: float) -> None:
    x, key = column * (ORDER + 3.5), f"market {row} {FAMILIES[column]}"
    if number == NONE:
        canvas.draw(
            "slot", key, (x, y, ORDER, ORDER_HEIGHT), says=say("market-gap", row=row), state="unbuilt"
        )
        return
    card, marks = ORDERS[number], canvas.marks
    canvas.draw(
        "card",
        key,
        (x, y, ORDER, ORDER_HEIGHT),
        tone="purple",
        says=say("order-says", order=words.order(number), vp=card.vp, eco=card.eco, row=row),
        state="changed" if marks.has("card", MARKET.ids[number]) else "plain",
        moves=marks.shared.naming(MARKET.ids[number], "export"),
        tries=f"export {MARKET.ids[number]}",
        about=MARKET.ids[number],
    )
    family = say("family", family=FAMILIES[column])
    canvas.draw("text", f"{key} family", (x + 4, y + 8, 65, 15), label=family, tone="soft")
    canvas.cubes(key, card.wants, (x + 4, y + 28), CUBE)
    points = (x + ORDER - 53, y + 8, 50, 15)
    canvas.draw("text", f"{key} points", points, label=say("points", vp=card.vp), align="end")
    if card.eco:
        canvas.draw(
            "text",
            f"{key} eco",
            (x + ORDER - 43, y + 28, 38, 17),
            label=say("eco", eco=card.eco),
            tone="soft",
            align="end",
        )


def around(canvas: Canvas) -> None:
    """The turn order, and how many cards and tokens are left."""
    position = canvas.position
    canvas.heading("order", 0, BOTTOM - 4, 150)
    for index, seat in enumerate(position.order):
        canvas.draw(
            "bead",
            f"order {index + 1}",
            (index * 26.0, BOTTOM + 14, 24, 24),
            tone=SEAT_TONES[seat],
            value=seat,
            says=say("order-place", place=index + 1, seat=seat),
        )
    piles = [
        ("vineyard", "green", position.vineyard_deck.bit_count()),
        *(
            (family, "purple", (position.market_deck & pile).bit_count())
            for family, pile in zip(FAMILIES, FAMILY_PILES, strict=True)
        ),
        ("event", "blue", position.event_deck.bit_count()),
        ("token", "red", sum(position.tokens)),
    ]
    start = LEFT - PILE * PILES_A_ROW + 3
    canvas.heading("piles", start, BOTTOM - 4, LEFT - start)
    for index, (kind, tone, left) in enumerate(piles):
        row, column = divmod(index, PILES_A_ROW)
        area = (start + column * PILE, BOTTOM + 15 + row * (PILE_HEIGHT + 5), PILE - 6, PILE_HEIGHT)
        says = say("pile", kind=kind, count=left)
        name = say("pile-short", kind=kind)
        canvas.draw("card", f"pile {kind}", area, tone=tone, value=left, label=name, says=says)
