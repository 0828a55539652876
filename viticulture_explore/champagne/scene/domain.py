"""One domain as a drawing: points, tracks, regions, winery, cellar, oenothèque, marketing; the others small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne import words
from viticulture_explore.champagne.cubes import COLOURS, CUVEES, NOTHING
from viticulture_explore.champagne.scene.canvas import CUBE, MAT, MAT_WIDTH, PRODUCE, colours, say
from viticulture_explore.champagne.tables import (
    CELLAR_ROOM,
    COLUMN_HEIGHT,
    ECO,
    INHERITANCE,
    MODULE_SIZE,
    MODULES_MOST,
    OENOTHEQUE_ROOM,
    PRESS,
    REGIONS,
    RIBBONS,
    STATUS,
    VINEYARDS,
    numbers,
)
from viticulture_explore.core.canvas import SEAT_TONES
from viticulture_explore.core.message import Name

if TYPE_CHECKING:
    from viticulture_explore.champagne.scene.canvas import Canvas
    from viticulture_explore.core.canvas import Area
    from viticulture_explore.core.message import Message

ECO_Y: Final = 50.0
PRESS_Y: Final = 92.0
REGIONS_Y: Final = 126.0
REGION: Final = 79.2
MODULE: Final = 99.0
MODULES_A_ROW: Final = 4
MODULE_ROW: Final = 27.0
SLOT: Final = 36.0
STEP: Final = 46.0
"""From the winery to the cellar, and from the cellar to the oenothèque."""
OTHERS_Y: Final = 492.0


def _regions_height(canvas: Canvas) -> float:
    """The columns of vineyards are long, except while inheritance cards need room below."""
    player = canvas.player
    return 88.0 if player.hand or player.picked or player.kept else 168.0


def _winery_y(canvas: Canvas) -> float:
    return REGIONS_Y + _regions_height(canvas) + 19


def counters(canvas: Canvas) -> None:
    """Points and the collaborators still to be placed."""
    player = canvas.player
    canvas.draw(
        "cork",
        "vp",
        (MAT, 0, 110, 30),
        value=player.vp,
        label=say("vp-unit", count=player.vp),
        says=say("vp", count=player.vp),
        state="changed" if canvas.marks.has("vp") else "plain",
    )
    for index in range(player.collaborators):
        canvas.collaborator(f"own collaborator {index + 1}", canvas.seat, (MAT + 124 + index * 30.0, 2), 28)
    if player.delivered:
        count = player.delivered.bit_count()
        area = (MAT, OTHERS_Y - 30, MAT_WIDTH, 18)
        canvas.draw("text", "delivered", area, label=say("delivered", count=count), tone="soft")


def pending(canvas: Canvas) -> None:
    """Cubes that are asked for and lie nowhere yet: new ones that are too many, or a still wine to take."""
    position = canvas.position
    frame = position.stack[-1] if position.stack else None
    if frame is None or frame.seat != canvas.seat or frame.at not in ASKS:
        return
    verb, new = ASKS[frame.at]
    x = MAT + 124
    for colour, number in enumerate((frame.memo or NOTHING)[:3] if new else (1, 1, 1)):
        if not number:
            continue
        says = say("pending", count=number, colour=COLOURS[colour])
        moves = canvas.marks.legal(f"{verb} {COLOURS[colour]}")
        canvas.draw("slot", f"pending {colour}", (x, 0, 62, 30), says=says, moves=moves, state="chosen")
        canvas.cube(f"pending {colour} cube", colour, (x + 5, 4, 22, 22))
        canvas.draw(
            "text", f"pending {colour} count", (x + 34, 4, 26, 22), label=say("number", number=number)
        )
        x += 66
    canvas.draw(
        "text",
        "pending name",
        (x + 4, 3, 70, 24),
        label=say("pending-new" if new else "pending-any"),
        tone="soft",
    )


ASKS: Final = {
    "harvest/press": ("discard", True),
    "harvest/winery": ("discard", True),
    "token/still_wine": ("gain", False),
}
"""The work that asks for a colour: the verb of its moves, and whether it holds new cubes."""


TABLES: Final = {"eco": "eco_points", "press": "press_levels"}
"""The constant that each track shows."""

# -- tracks ---------------------------------------------------------------------------------------------------


def tracks(canvas: Canvas) -> None:
    """The eco track with its points and the press track with its limits."""
    _track(canvas, "eco", ECO_Y, ECO, canvas.player.eco)
    _track(canvas, "press", PRESS_Y, PRESS, canvas.player.press)


def _track(canvas: Canvas, key: str, y: float, values: tuple[int, ...], level: int) -> None:
    canvas.heading(key, MAT, y - 14, MAT_WIDTH, STATUS[TABLES[key]])
    width = MAT_WIDTH / len(values)
    for index, value in enumerate(values):
        here = index == level
        canvas.draw(
            "slot",
            f"{key} {index}",
            (MAT + index * width, y, width - 3, 24),
            label=None if here else say("number", number=value),
            says=say(f"{key}-here" if here else f"{key}-level", value=value),
            state="changed" if here and canvas.marks.has(key) else "plain",
        )
        if here:
            area = (MAT + index * width + (width - 3) / 2 - 12, y, 24, 24)
            label = say("number", number=value)
            canvas.draw("bead", f"{key} marker", area, tone=SEAT_TONES[canvas.seat], label=label)


# -- regions --------------------------------------------------------------------------------------------------


def regions(canvas: Canvas) -> None:
    """The five columns with their vineyards."""
    for index, region in enumerate(REGIONS):
        _region(canvas, region, canvas.player.vineyards[index], MAT + index * REGION)


def _region(canvas: Canvas, region: str, pile: int, x: float) -> None:
    cards, height = numbers(pile), _regions_height(canvas)
    canvas.draw(
        "box",
        f"region {region}",
        (x, REGIONS_Y, REGION - 4, height),
        says=say("region", region=Name(region), count=len(cards)),
        moves=canvas.marks.legal(f"settle {region}"),
        tries=f"settle {region}",
    )
    name, area = say("region-short", region=region), (x + 5, REGIONS_Y + 3, REGION - 14, 15)
    canvas.draw("text", f"region {region} name", area, label=name, tone="soft")
    pitch = min(OWN + 1, (height - NAME - 2) / max(len(cards), 1))
    for index, card in enumerate(cards):
        _vineyard(canvas, card, (x + 2, REGIONS_Y + NAME + index * pitch, REGION - 8, pitch - 1))


NAME: Final = 20.0
"""What the name of a column takes."""
OWN: Final = 44.0
"""The height of an own vineyard: what it gives, and two lines for its name."""
OWN_LEAST: Final = 30.0
"""Below this height, where many stand in a column, the name stands beside what it gives."""


def _vineyard(canvas: Canvas, number: int, area: Area) -> None:
    """A vineyard with its yield and its name."""
    x, y, width, height = area
    card = VINEYARDS[number]
    canvas.draw(
        "slot",
        f"own {card.id}",
        area,
        says=say("own-vineyard", vineyard=words.vineyard(number)),
        state="changed" if canvas.marks.has("card", card.id) else "plain",
        about=card.id,
    )
    if height < OWN_LEAST:
        top, room = (height - CUBE) / 2, (x + PRODUCE + 3, y, width - PRODUCE - 4, height)
    else:
        top, room = 1.5, (x + 3, y + CUBE + 1.5, width - 4, height - CUBE - 2)
    canvas.produce(f"own {card.id} yield", card.colour, card.cubes, (x + 2, y + top))
    canvas.draw("text", f"own {card.id} name", room, label=say("thing", thing=Name(card.id)))


# -- winery and cellar ----------------------------------------------------------------------------------------


def winery(canvas: Canvas) -> None:
    """The winery modules with the still wines in them."""
    y = _winery_y(canvas)
    canvas.heading("winery", MAT, y - 15, MAT_WIDTH, STATUS["modules_most"])
    wines = colours(canvas.player.winery)
    for index in range(max(MODULES_MOST, -(-len(wines) // MODULE_SIZE))):
        built = index < canvas.player.modules
        row, column = divmod(index, MODULES_A_ROW)
        x, top = MAT + column * MODULE, y + row * MODULE_ROW
        changed = built and (canvas.marks.has("module", index + 1) or canvas.marks.has("store", "winery"))
        canvas.draw(
            "slot",
            f"module {index + 1}",
            (x, top, MODULE - 3, MODULE_ROW - 3),
            says=say("module" if built else "module-unbuilt", number=index + 1),
            state="changed" if changed else "plain" if built else "unbuilt",
        )
        for place, colour in enumerate(wines[index * MODULE_SIZE : (index + 1) * MODULE_SIZE]):
            area = (x + 12.0 + place * 26, top + 2, 20, 20)
            _cube(canvas, f"still wine {index * MODULE_SIZE + place + 1}", colour, area, "winery")


def cellar(canvas: Canvas) -> None:
    """The ten places of the cellar."""
    y = _winery_y(canvas) + MODULE_ROW + STEP
    canvas.heading("cellar", MAT, y - 15, MAT_WIDTH, STATUS["cellar_room"])
    _row(canvas, "cellar", colours(canvas.player.cellar), CELLAR_ROOM, y)


def marketing(canvas: Canvas) -> None:
    """The oenothèque and the three marketing columns with what they add to a delivery."""
    y = _winery_y(canvas) + MODULE_ROW + 2 * STEP
    x = MAT + OENOTHEQUE_ROOM * (SLOT + 3.6) + 16
    canvas.heading("oenotheque", MAT, y - 15, x - MAT - 6)
    canvas.heading("marketing", x, y - 15, MAT + MAT_WIDTH - x)
    _row(canvas, "oenotheque", colours(canvas.player.oenotheque), OENOTHEQUE_ROOM, y)
    for colour, there in enumerate(canvas.player.marketing):
        left = x + colour * 89
        points = RIBBONS[colour][min(there, COLUMN_HEIGHT)]
        canvas.draw(
            "gauge",
            f"marketing {COLOURS[colour]}",
            (left + 22, y - 2, 60, 28),
            value=there,
            most=COLUMN_HEIGHT,
            label=say("ribbon", points=points),
            says=say(
                "marketing",
                cuvee=CUVEES[colour],
                count=there,
                most=COLUMN_HEIGHT,
                points=points,
                status=STATUS[f"marketing_{COLOURS[colour]}"],
            ),
            state="changed" if canvas.marks.has("store", "marketing") else "plain",
            moves=canvas.marks.naming(COLOURS[colour], "promote"),
        )
        canvas.cube(f"marketing {COLOURS[colour]} cube", colour, (left, y + 4, 18.5, 18.5))


def _row(canvas: Canvas, store: str, held: list[int], room: int, y: float) -> None:
    for index in range(max(room, len(held))):
        left = MAT + index * (SLOT + 3.6)
        canvas.draw(
            "slot",
            f"{store} {index + 1}",
            (left, y, SLOT, 28),
            says=None if index < len(held) else say("empty-place", store=store),
            state="changed" if canvas.marks.has("store", store) else "plain",
        )
        if index < len(held):
            _cube(canvas, f"{store} cube {index + 1}", held[index], (left + 7, y + 3, 22, 22), store)


VERBS: Final = {
    "winery": ("blend", "exchange", "recolour", "discard"),
    "cellar": ("age", "export"),
    "oenotheque": ("promote",),
}
"""The verbs of the moves that use a cube of each store."""


def _cube(canvas: Canvas, id: str, colour: int, area: Area, store: str) -> None:
    canvas.cube(
        id,
        colour,
        area,
        says=say("cube-in", store=store, colour=COLOURS[colour]),
        moves=canvas.marks.naming(COLOURS[colour], *VERBS[store]),
    )


# -- cards ----------------------------------------------------------------------------------------------------


def cards(canvas: Canvas) -> None:
    """During the draft: the inheritance cards in hand, the one chosen and those kept."""
    player = canvas.player
    shown = [
        *((number, "hand") for number in numbers(player.hand)),
        *((number, "picked") for number in numbers(player.picked)),
        *((number, "kept") for number in numbers(player.kept)),
    ]
    if not shown:
        return
    width = min(130.0, MAT_WIDTH / len(shown))
    y = _winery_y(canvas) + MODULE_ROW + 3 * STEP + 8
    canvas.heading("inheritance", MAT, y - 15, MAT_WIDTH, "ours")
    for index, (number, where) in enumerate(shown):
        _inheritance(canvas, number, where, (MAT + index * width, y, width - 4, 80))


TONES: Final = {"green": "green", "purple": "purple", "orange": "amber"}


def _inheritance(canvas: Canvas, number: int, where: str, area: Area) -> None:
    key = INHERITANCE.ids[number]
    words_of_it: Message = words.inheritance(number)
    canvas.draw(
        "card",
        f"inheritance {key}",
        area,
        tone=TONES[key.partition("_")[0]],
        label=words_of_it,
        says=say("inheritance", card=words_of_it, where=where),
        state="spent" if where == "kept" else "chosen" if where == "picked" else "plain",
        moves=canvas.marks.legal(f"keep {key}"),
        tries=f"keep {key}" if where == "hand" else "",
        about=key,
        owner=0 if where == "kept" else canvas.seat,
        back="grey",
    )


# -- the others -----------------------------------------------------------------------------------------------


def others(canvas: Canvas) -> None:
    """The other domains, small; a click brings one to the front."""
    seats = [seat for seat in range(1, len(canvas.position.players) + 1) if seat != canvas.seat]
    width = min(190.0, (MAT_WIDTH - 8 * (len(seats) - 1)) / len(seats))
    for index, seat in enumerate(seats):
        _other(canvas, seat, MAT + index * (width + 8), width)


def _other(canvas: Canvas, seat: int, x: float, width: float) -> None:
    player = canvas.position.players[seat - 1]
    told = {
        "vp": player.vp,
        "eco": ECO[player.eco],
        "grapes": player.grapes,
        "still": sum(player.winery),
        "cuvees": sum(player.cellar) + sum(player.oenotheque),
        "vineyards": player.owned.bit_count(),
    }
    canvas.draw(
        "box", f"seat {seat}", (x, OTHERS_Y, width, 46), looks=seat, says=say("other", seat=seat, **told)
    )
    canvas.draw("bead", f"seat {seat} bead", (x + 6, OTHERS_Y + 4, 18, 18), tone=SEAT_TONES[seat], value=seat)
    canvas.draw("cork", f"seat {seat} vp", (x + 28, OTHERS_Y + 1, 60, 24), value=player.vp)
    small = say("other-small", **told)
    canvas.draw(
        "text", f"seat {seat} small", (x + 8, OTHERS_Y + 24, width - 12, 18), label=small, tone="soft"
    )
