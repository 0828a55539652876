"""The main board as a drawing: the event, vineyards and market cards on display, the action areas, the turn order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne import words
from viticulture_explore.champagne.areas import AREAS, MARKETING, PLACES, SIZE, STEP_2, VINEYARDS, adds
from viticulture_explore.champagne.components import event_effect
from viticulture_explore.champagne.display import vineyard_at
from viticulture_explore.champagne.scene.canvas import LEFT, say
from viticulture_explore.champagne.tables import (
    COLUMNS,
    EVENT,
    EVENT_CARDS,
    FAMILIES,
    FAMILY_PILES,
    MARKET,
    NONE,
    ORDERS,
    VINEYARD,
    VINEYARDS as CARDS,
)
from viticulture_explore.core.canvas import SEAT_TONES
from viticulture_explore.core.message import Name

if TYPE_CHECKING:
    from viticulture_explore.champagne.scene.canvas import Canvas
    from viticulture_explore.core.scene import State

CARD: Final = 94.0
CARD_HEIGHT: Final = 44.0
VINEYARDS_Y: Final = 56.0
AREAS_Y: Final = 168.0
ROW: Final = 54.0
SPACE: Final = 42.0
MARKET_Y: Final = 346.0
ORDER: Final = 127.0
ORDER_HEIGHT: Final = 52.0
BOTTOM: Final = 476.0


def event(canvas: Canvas) -> None:
    """The event of the round and what it does."""
    number = canvas.position.event
    if number == NONE:
        canvas.draw("box", "event", (0, 0, LEFT, 36), says=say("no-event"), state="unbuilt")
        canvas.draw("text", "event effect", (10, 3, LEFT - 20, 30), label=say("no-event"), tone="soft")
        return
    key = EVENT.ids[number]
    state: State = "changed" if canvas.marks.has("card", key) else "plain"
    effect = event_effect(EVENT_CARDS[number])
    canvas.draw(
        "box", "event", (0, 0, LEFT, 36), says=say("event-says", event=Name(key), effect=effect), state=state
    )
    canvas.draw("text", "event name", (10, 2, 120, 32), label=say("thing", thing=Name(key)))
    canvas.draw("text", "event effect", (134, 2, LEFT - 142, 32), label=effect, tone="soft")


# -- vineyards ------------------------------------------------------------------------------------------------


def vineyards(canvas: Canvas) -> None:
    """The vineyards of both rows; a collaborator stands on the card it wants."""
    canvas.heading("vineyards", 0, VINEYARDS_Y - 16, LEFT)
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
        moves=marks.legal(move),
        tries=move,
    )
    canvas.draw(
        "text", f"{key} name", (x + 5, y + 8, CARD - 10, 15), label=say("thing", thing=Name(CARDS[card].id))
    )
    canvas.cubes(key, _yield(card), (x + 5, y + 25), 15)
    if CARDS[card].bonus:
        bonus = say("bonus", bonus=CARDS[card].bonus, value=CARDS[card].bonus_value)
        canvas.draw("text", f"{key} bonus", (x + 56, y + 26, 34, 14), label=bonus, tone="soft")
    if seat:
        canvas.collaborator(f"{key} collaborator", seat, (x + CARD - 27, y + 17), 25, tries=move)


def _yield(card: int) -> tuple[int, int, int]:
    lot = [0, 0, 0]
    lot[CARDS[card].colour] = CARDS[card].cubes
    return lot[0], lot[1], lot[2]


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
        _space(canvas, area, number, x + (number - 1) * (SPACE + 3), y + 16)
    if area == MARKETING:
        for number in range(1, SIZE[STEP_2] + 1):
            _space(canvas, STEP_2, number, x + (number + 1) * (SPACE + 3), y + 16)


def _space(canvas: Canvas, place: int, number: int, x: float, y: float) -> None:
    name, seat = PLACES[place], canvas.position.spaces[place][number - 1]
    added = words.ADDED[adds(place, number)]
    move = f"place {name} {number}" if place != STEP_2 else ""
    says = say("space-taken", area=name, number=number, seat=seat) if seat else None
    label = say("space-2") if place == STEP_2 else say("adds", adds=added, number=number)
    canvas.draw(
        "slot",
        f"space {name} {number}",
        (x, y, SPACE, 30),
        label=None if seat else label,
        says=says or say("space-free", area=name, number=number, adds=added),
        state="changed" if canvas.marks.has("space", name, number) else "plain",
        moves=canvas.marks.legal(move),
        tries=move,
    )
    if seat:
        canvas.collaborator(f"space {name} {number} collaborator", seat, (x + 8, y + 2), 26, tries=move)


# -- the market -----------------------------------------------------------------------------------------------


def market(canvas: Canvas) -> None:
    """The market cards of both rows, a column a family."""
    canvas.heading("market", 0, MARKET_Y - 16, LEFT)
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
        moves=marks.naming(MARKET.ids[number], "export"),
        tries=f"export {MARKET.ids[number]}",
    )
    family = say("family", family=FAMILIES[column])
    canvas.draw("text", f"{key} family", (x + 6, y + 8, 62, 15), label=family, tone="soft")
    canvas.cubes(key, card.wants, (x + 6, y + 29), 15)
    canvas.draw("text", f"{key} points", (x + ORDER - 56, y + 8, 52, 15), label=say("points", vp=card.vp))
    if card.eco:
        canvas.draw(
            "text",
            f"{key} eco",
            (x + ORDER - 34, y + 28, 32, 17),
            label=say("eco", eco=card.eco),
            tone="soft",
        )


def around(canvas: Canvas) -> None:
    """The turn order, and how many cards and tokens are left."""
    position = canvas.position
    canvas.heading("order", 0, BOTTOM - 4, 150)
    for index, seat in enumerate(position.order):
        canvas.draw(
            "bead",
            f"order {index + 1}",
            (index * 30.0, BOTTOM + 16, 24, 24),
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
    canvas.heading("piles", 150, BOTTOM - 4, LEFT - 150)
    for index, (kind, tone, left) in enumerate(piles):
        x = 150 + index * 40.0
        says = say("pile", kind=kind, count=left)
        canvas.draw("card", f"pile {kind}", (x, BOTTOM + 16, 34, 32), tone=tone, value=left, says=says)
