"""One vineyard as a drawing: money and workers, fields, crush pad, cellar, structures, hand; the others small."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

from viticulture_explore.core.canvas import SEAT_TONES
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.scene import ARROW_LINE, Kind, State
from viticulture_explore.viticulture.cards import (
    COST,
    FIELDS,
    KINDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    ORDER_CARDS,
    ORDERS,
    SOLD,
    STRUCTURE,
    VINE_RED,
    VINE_WHITE,
    VINES,
    field_red,
    field_value,
    field_white,
)
from viticulture_explore.viticulture.components import token
from viticulture_explore.viticulture.scene.canvas import (
    KIND_TONES,
    MAT,
    MAT_WIDTH,
    TOKEN_TONES,
    say,
    thing,
)
from viticulture_explore.viticulture.tokens import COLOURS, LEAST, TOP, cellar_top, has

if TYPE_CHECKING:
    from viticulture_explore.core.message import Value
    from viticulture_explore.viticulture.scene.canvas import Canvas

TRACK_X: Final = MAT + 84
PITCH: Final = 57.0
SLOT: Final = 54.0
SLOT_HEIGHT: Final = 29.0
ROW: Final = 32.0
FIELD_PITCH: Final = 203.0
CARD_HEIGHT: Final = 73.0
GAP: Final = 5.6
"""Between the cards in hand."""
FIELD_Y: Final = 50.0
FIELD_HEIGHT: Final = 81.0
CRUSH_Y: Final = 153.0
CELLAR_Y: Final = 240.0

BANDS: Final = (("small_cellar", 0), ("medium_cellar", MEDIUM_CELLAR), ("large_cellar", LARGE_CELLAR))
"""The cellars with their bits; the small one is always there."""

BUILDINGS: Final = ("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room")
SIGNS: Final[tuple[tuple[Kind, str, float], ...]] = (
    ("coin", "lira", 92),
    ("cork", "vp", 100),
    ("bottle", "residual", 116),
)


def slot_x(value: int) -> float:
    """Where the place of a value begins on a track."""
    return TRACK_X + (value - 1) * PITCH


# -- money and workers ----------------------------------------------------------------------------------------


def counters(canvas: Canvas) -> None:
    """Lira, points, residual payments and the workers."""
    x = MAT
    for kind, name, width in SIGNS:
        value: int = getattr(canvas.player, name)
        canvas.draw(
            kind,
            name,
            (x, 0, width, 30),
            value=value,
            label=say(f"{name}-unit", count=value),
            says=say(name, count=value),
            state="changed" if canvas.marks.has(name) else "plain",
        )
        x += width
    _workers(canvas, x + 6)


def _workers(canvas: Canvas, x: float) -> None:
    player, tone = canvas.player, SEAT_TONES[canvas.seat]
    state: State
    state, says = ("plain", "grande") if player.grande else ("spent", "grande-placed")
    canvas.draw(
        "grande",
        "own grande",
        (x, 0, 30, 30),
        tone=tone,
        state=state,
        value=canvas.seat,
        says=say(f"own-{says}"),
    )
    x += 36
    for number in range(player.workers + player.in_training):
        state, says = ("plain", "worker-ready") if number < player.available else ("spent", "worker-placed")
        if number >= player.workers:
            state, says = "unbuilt", "worker-training"
        canvas.draw(
            "worker",
            f"own worker {number + 1}",
            (x, 4, 26, 26),
            tone=tone,
            state=state,
            value=canvas.seat,
            says=say(f"own-{says}"),
        )
        x += 28
    if player.temporary:
        state, says = ("plain", "temporary") if player.temporary == 1 else ("spent", "temporary-placed")
        canvas.draw(
            "worker", "own temporary", (x, 4, 26, 26), tone="grey", state=state, says=say(f"own-{says}")
        )


# -- fields ---------------------------------------------------------------------------------------------------


def fields(canvas: Canvas) -> None:
    """The three fields with their limit, what is used of it, and their vines."""
    canvas.heading("fields", MAT, FIELD_Y - 16)
    for index, number in enumerate(FIELDS):
        _field(canvas, index, number, MAT + index * FIELD_PITCH)


def _field(canvas: Canvas, index: int, number: int, x: float) -> None:
    vines = canvas.player.fields[index]
    sold = vines <= SOLD
    value = field_value(vines)
    kind = "sold" if sold else "harvested" if canvas.player.harvested >> index & 1 else "open"
    canvas.draw(
        "box",
        f"field {number}",
        (x, FIELD_Y, 190, FIELD_HEIGHT),
        label=say("field", field=number),
        says=say(f"field-{kind}", field=number, value=value, red=field_red(vines), white=field_white(vines)),
        state="unbuilt" if sold else "changed" if canvas.marks.has("field", number) else "plain",
        moves=canvas.marks.on_field(number),
        tries=f"harvest {number}",
    )
    if sold:
        canvas.note(f"field {number} note", x + 11, FIELD_Y + 42, say("sold"))
        return
    canvas.draw(
        "gauge",
        f"field {number} sum",
        (x + 11, FIELD_Y + 6, 168, 26),
        value=value,
        most=number,
        label=say("field-sum", value=value, limit=number),
    )
    if vines:
        _vines(canvas, number, vines, x + 11)
    else:
        canvas.note(f"field {number} note", x + 11, FIELD_Y + 48, say("nothing-planted"))


def _vines(canvas: Canvas, number: int, vines: int, x: float) -> None:
    """A chip for each kind of vine with its values: one a row, or two a row where there are more than two."""
    kinds = VINES.numbers(vines)
    wide = len(kinds) <= 2
    for index, vine in enumerate(kinds):
        name, count = VINES.ids[vine], VINES.count(vines, vine)
        left = x if wide else x + (index % 2) * 86
        values = bool(VINE_RED[vine]) + bool(VINE_WHITE[vine])
        alone = wide or (index == len(kinds) - 1 and index % 2 == 0)
        room, bead = (168.0, 16.0) if alone else (82.0, 13.0)
        width = room - (bead + 3) * values
        top = FIELD_Y + 36 + (index if wide else index // 2) * 22.0
        canvas.draw(
            "leaf",
            f"vine {number} {name}",
            (left, top, width, 20),
            label=say("vine", vine=Name(name), count=count),
            says=say("vine-values", vine=Name(name), count=count, red=VINE_RED[vine], white=VINE_WHITE[vine]),
            moves=canvas.marks.on_vine(name, number),
            about=name,
        )
        place = (left + room - bead, top + (20 - bead) / 2)
        _vine_values(canvas, f"vine {number} {name}", vine, place, bead)


def _vine_values(canvas: Canvas, id: str, vine: int, place: tuple[float, float], size: float) -> None:
    """The values of a vine as beads, the last of them at a place."""
    x, y = place
    for colour, value in ((1, VINE_WHITE[vine]), (0, VINE_RED[vine])):
        if value:
            canvas.draw(
                "bead", f"{id} {COLOURS[colour]}", (x, y, size, size), tone=TOKEN_TONES[colour], value=value
            )
            x -= size + 3


# -- crush pad and cellar -------------------------------------------------------------------------------------


def crush_pad(canvas: Canvas) -> None:
    """The two tracks of grapes under their values."""
    canvas.heading("crush-pad", MAT, CRUSH_Y - 17, 82)
    for value in range(1, TOP + 1):
        area = (slot_x(value) + SLOT / 2 - 4, CRUSH_Y - 17, 14, 14)
        canvas.draw("text", f"value {value}", area, label=say("number", number=value), tone="soft")
    for colour in (0, 1):
        y = CRUSH_Y + colour * ROW
        _track_name(canvas, "crush", colour, y)
        for value in range(1, TOP + 1):
            taken = has(canvas.player.crush, colour, value)
            name = f"crush {COLOURS[colour]} {value}"
            _place(
                canvas,
                name,
                colour,
                value,
                y,
                taken,
                tries=f"make {COLOURS[colour]} {value}" if taken else "",
            )


def cellar(canvas: Canvas) -> None:
    """The four tracks of wine on the three cellars, of which some may not be built."""
    canvas.heading("cellar", MAT, CELLAR_Y - 17, 82)
    for index, (name, bit) in enumerate(BANDS):
        built = not bit or bool(canvas.player.structures & bit)
        canvas.draw(
            "band",
            f"cellar {name}",
            (slot_x(1 + 3 * index) - 1.5, CELLAR_Y - 19, 3 * PITCH, 4 * ROW + 19),
            state="plain" if built else "unbuilt",
            label=say(name) if built else say(f"{name}-unbuilt", cost=COST[name]),
            moves=canvas.marks.building(name) if bit else (),
            tries="" if built else f"build {name}",
        )
    for colour, least in enumerate(LEAST):
        y = CELLAR_Y + colour * ROW
        _track_name(canvas, "cellar", colour, y)
        for value in range(least, TOP + 1):
            taken = has(canvas.player.cellar, colour, value)
            built = value <= canvas.player.cellar_top
            _place(canvas, f"cellar {COLOURS[colour]} {value}", colour, value, y, taken, built=built)


def _track_name(canvas: Canvas, area: str, colour: int, y: float) -> None:
    name = COLOURS[colour]
    label = say(f"letter-{name}")
    canvas.draw(
        "bead",
        f"{area} {name} letter",
        (MAT, y + 6, 17, 17),
        tone=TOKEN_TONES[colour],
        label=label,
        says=say(f"colour-{name}"),
    )
    canvas.draw("text", f"{area} {name} name", (MAT + 22, y, 56, SLOT_HEIGHT), label=say(f"colour-{name}"))


def _no_token(kind: Kind, colour: int, value: int, built: bool) -> Message:
    """What is said of a place without a token: that it is free, or which cellar has to be built first."""
    if built:
        return say(f"{kind}-place", colour=COLOURS[colour], value=value)
    needed = "medium_cellar" if value <= cellar_top(MEDIUM_CELLAR) else "large_cellar"
    return say("wine-place-unbuilt", colour=COLOURS[colour], value=value, needed=Name(needed))


def _place(  # noqa: PLR0913, PLR0917 - a place and what is on it
    canvas: Canvas,
    id: str,
    colour: int,
    value: int,
    y: float,
    taken: bool,
    *,
    built: bool = True,
    tries: str = "",
) -> None:
    """One place of a track, with its token if one lies there, or its outline if the last step took it away."""
    area = id.partition(" ")[0]
    kind: Kind = "grape" if area == "crush" else "wine"
    changed = canvas.marks.has(kind, colour, value)
    canvas.draw(
        "slot",
        id,
        (slot_x(value), y, SLOT, SLOT_HEIGHT),
        state="changed" if changed else "plain" if built or taken else "unbuilt",
        says=say(kind, colour=COLOURS[colour], value=value)
        if taken
        else _no_token(kind, colour, value, built),
        moves=canvas.marks.on_token(kind, colour, value) if taken else canvas.marks.into(kind, colour, value),
        tries=tries,
    )
    if taken or canvas.marks.has("gone", kind, colour, value):
        canvas.draw(
            "flute" if COLOURS[colour] == "sparkling" else kind,
            f"{id} {kind}",
            (slot_x(value) + SLOT / 2 - 14.5, y, 29, 29),
            tone=TOKEN_TONES[colour],
            value=value,
            state="plain" if taken else "gone",
        )


# -- structures and hand --------------------------------------------------------------------------------------


def structures(canvas: Canvas) -> None:
    """The structures beside the cellars, with their price while they are not built."""
    canvas.heading("structures", MAT, 371)
    player = canvas.player
    for index, name in enumerate(BUILDINGS):
        built, used = bool(player.structures & STRUCTURE[name]), bool(player.used & STRUCTURE[name])
        state: State = "spent" if used else "plain" if built else "unbuilt"
        says = "building-used" if used else "building" if built else "building-unbuilt"
        canvas.draw(
            "slot",
            f"structure {name}",
            (MAT + index * 99.9, 386, 96.5, 27),
            state="changed" if canvas.marks.has("structure", name) else state,
            label=_structure(name, built=built),
            says=say(says, structure=Name(name), cost=COST[name]),
            moves=canvas.marks.building(name),
            tries="" if built else f"build {name}",
            about=name,
        )


def hand(canvas: Canvas) -> None:
    """The cards in hand, side by side; they get narrower where there are many, and overlap at last."""
    canvas.heading("hand", MAT, 417)
    cards = [(kind.index, card) for kind in KINDS for card in kind.cards(canvas.player.hand[kind.index])]
    if not cards:
        canvas.note("hand empty", MAT, 440, say("hand-empty"))
    width = max(58.0, min(80.0, (MAT_WIDTH + GAP) / max(len(cards), 1) - GAP))
    pitch = min(width + GAP, (MAT_WIDTH - width) / max(len(cards) - 1, 1))
    copies: dict[str, int] = {}
    for index, (kind, card) in enumerate(cards):
        copies[card] = copies.get(card, 0) + 1
        _card(canvas, f"card {card} {copies[card]}", (MAT + index * pitch, width), kind, card)


def _structure(name: str, *, built: bool) -> Message:
    return (
        say("built", structure=Name(name)) if built else say("unbuilt", structure=Name(name), cost=COST[name])
    )


def _card(canvas: Canvas, id: str, across: tuple[float, float], kind: int, card: str) -> None:
    """A card from the left end of its width on."""
    is_order = kind == ORDER
    x, width = across
    canvas.draw(
        "card",
        id,
        (x, 432, width, CARD_HEIGHT),
        tone=KIND_TONES[kind],
        mark=say(f"kind-{KINDS[kind].id}"),
        label=None if is_order else thing(card),
        says=order_in_words(card) if is_order else say(f"card-{KINDS[kind].id}", card=Name(card)),
        state="changed" if canvas.marks.has("card", card) else "plain",
        moves=canvas.marks.on_card(card),
        about=card,
        owner=canvas.seat,
        tries=canvas.marks.try_card(kind, card),
    )
    if is_order:
        _order(canvas, id, across, card)


def _order(canvas: Canvas, id: str, across: tuple[float, float], card: str) -> None:
    x, width = across
    order = ORDER_CARDS[ORDERS.number[card]]
    wanted = [(colour, value) for colour, least in order.wants for value in least]
    left = x + (width - 19 * len(wanted)) / 2 + 1
    for index, (colour, value) in enumerate(wanted):
        area = (left + 19 * index, 449, 17, 17)
        canvas.draw(
            "bead",
            f"{id} wine {index + 1}",
            area,
            tone=TOKEN_TONES[colour],
            value=value,
            owner=canvas.seat,
        )
    reward = say("order-reward", points=order.vp, residual=order.residual)
    below = (x + 3, 472, width - 6, 28)
    canvas.draw("text", f"{id} reward", below, label=reward, tone="soft", align="middle", owner=canvas.seat)


def order_in_words(card: str) -> Message:
    """What an order asks for and what it brings; orders have no names."""
    order = ORDER_CARDS[ORDERS.number[card]]
    wines = tuple(token("wine", COLOURS[colour], value) for colour, least in order.wants for value in least)
    return say("order", wines=wines, points=order.vp, residual=order.residual)


# -- around it ------------------------------------------------------------------------------------------------


def others(canvas: Canvas) -> None:
    """The other vineyards, small; a click brings one to the front."""
    seats = [seat for seat in range(1, len(canvas.position.players) + 1) if seat != canvas.seat]
    if not seats:
        return
    width = min(190.0, (MAT_WIDTH - 8 * (len(seats) - 1)) / len(seats))
    for index, seat in enumerate(seats):
        _other(canvas, seat, MAT + index * (width + 8), width)


def _other(canvas: Canvas, seat: int, x: float, width: float) -> None:
    player, y = canvas.position.players[seat - 1], 513.0
    told: dict[str, Value] = {
        "seat": seat,
        "lira": player.lira,
        "points": player.vp,
        "residual": player.residual,
        "workers": player.idle + player.grande,
        "wines": player.cellar.bit_count(),
        "grapes": player.crush.bit_count(),
        "cards": player.hand_size,
    }
    moves = canvas.marks.shared.legal(f"name {seat}")
    canvas.draw("box", f"seat {seat}", (x, y, width, 49), looks=seat, says=say("other", **told), moves=moves)
    canvas.draw("bead", f"seat {seat} bead", (x + 4, y + 5, 18, 18), tone=SEAT_TONES[seat], value=seat)
    step = (width - 23) / 2  # with six seats just enough for two digits beside each
    canvas.draw("coin", f"seat {seat} lira", (x + 23, y + 2, step, 24), value=player.lira)
    canvas.draw("cork", f"seat {seat} vp", (x + 23 + step, y + 2, step, 24), value=player.vp)
    tokens = say("other-tokens", wines=told["wines"], grapes=told["grapes"])
    canvas.draw("text", f"seat {seat} tokens", (x + 9, y + 24, width - 16, 22), label=tokens, tone="soft")


def consequences(canvas: Canvas) -> None:
    """The ways things took in the last step, as arrows with the reason for a lower value."""
    said: list[float] = []
    for number, arrow in enumerate(canvas.marks.arrows(), 1):
        x, y = _spot(*arrow.start, down=SLOT_HEIGHT / 2)
        to_x, to_y = _spot(*arrow.end, down=3)
        line = 0
        if arrow.why is not None:
            line = _free_line((y + to_y) / 2, said)
            said.append((y + to_y) / 2 - line * ARROW_LINE)
        canvas.draw("arrow", f"arrow {number}", (x, y, to_x - x, to_y - y), label=arrow.why, value=line)


def _free_line(y: float, said: list[float]) -> int:
    """So many lines above a height nothing is said yet: side by side two reasons would lie over each other."""
    return next(
        line for line in count() if all(abs(y - line * ARROW_LINE - other) >= ARROW_LINE for other in said)
    )


def _spot(area: str, colour: int, value: int, down: float) -> tuple[float, float]:
    """Where an arrow from or to a field, or so far down in the place of a token, ends."""
    if area == "field":
        return MAT + FIELDS.index(value) * FIELD_PITCH + 95, FIELD_Y + FIELD_HEIGHT - 8
    top = (CRUSH_Y if area == "crush" else CELLAR_Y) + colour * ROW
    return slot_x(value) + SLOT / 2, top + down
