"""What to draw of Viticulture: one vineyard large, the others small, the actions with who stands there, the chart.

Places and names only; how a grape looks is the drawing's business. What the last step changed is marked, and each
thing carries the legal moves it stands for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.scene import Scene, Shape, State, Tone
from viticulture_explore.viticulture.actions import ACTION, ACTIONS, BY_SEASON, CART, SUMMER, WINTER
from viticulture_explore.viticulture.cards import (
    COST,
    FIELDS,
    KINDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER_CARDS,
    ORDERS,
    SOLD,
    STRUCTURE,
    VINE_RED,
    VINE_WHITE,
    VINES,
    YOKE,
    field_red,
    field_value,
    field_white,
)
from viticulture_explore.viticulture.marks import Marks
from viticulture_explore.viticulture.spaces import standing, standing_on_cart
from viticulture_explore.viticulture.tokens import COLOURS, LEAST, TOP, track, values

if TYPE_CHECKING:
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Event
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position
    from viticulture_explore.viticulture.spaces import Standing

WIDTH, HEIGHT = 800.0, 596.0
LEFT: Final = 186.0
"""The width of the main board's part, on the left."""
MAT: Final = 204.0
"""Where the vineyard begins."""
MAT_WIDTH: Final = WIDTH - MAT
TRACK_X: Final = MAT + 84.0
PITCH: Final = 57.0
SLOT: Final = 54.0
CRUSH_Y: Final = 164.0
CELLAR_Y: Final = 256.0
ROW: Final = 35.0
SLOT_HEIGHT: Final = 31.0

BANDS: Final = (("small_cellar", 0), ("medium_cellar", MEDIUM_CELLAR), ("large_cellar", LARGE_CELLAR))
BUILDINGS: Final = ("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room")
SEAT_TONES: Final[tuple[Tone, ...]] = ("grey", "seat1", "seat2", "seat3", "seat4", "seat5", "seat6")
KIND_TONES: Final[tuple[Tone, ...]] = ("vine", "summer", "order", "winter")
TOKEN_TONES: Final[tuple[Tone, ...]] = ("red", "white", "blush", "sparkling")
STAGES: Final = ("spring", "summer", "fall", "winter")
STAGE_OF_SEASON: Final = (-1, 0, 1, 2, 3, 3, -1)


def scene(position: Position, seat: int, events: tuple[Event, ...] = ()) -> Scene:
    """The board as a seat (from 1) looks at it, after the given events."""
    board = _Board(position, seat, events)
    board.actions()
    board.chart()
    board.decks()
    board.counters()
    board.fields()
    board.crush_pad()
    board.cellar()
    board.buildings()
    board.hand()
    board.others()
    board.consequences()
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        title=_say("title", seat=seat),
        shapes=tuple(board.shapes),
        stages=tuple(_say(f"stage-{stage}") for stage in STAGES),
        stage=STAGE_OF_SEASON[position.season],
    )


def slot_x(value: int) -> float:
    """Where the place of a value begins on a track."""
    return TRACK_X + (value - 1) * PITCH


class _Board:
    """The shapes of one board, collected from back to front."""

    def __init__(self, position: Position, seat: int, events: tuple[Event, ...]) -> None:
        self.position = position
        self.seat = seat
        self.player: Player = position.players[seat - 1]
        self.marks = Marks(position, seat, events)
        self.shapes: list[Shape] = []
        self.own = position.actor == seat

    def add(self, shape: Shape) -> None:
        self.shapes.append(shape)

    def heading(self, name: str, x: float, y: float, width: float = 150) -> None:
        self.add(Shape(id=f"heading {name}", kind="text", x=x, y=y, width=width, height=14, label=_say(name), tone="soft"))

    # -- the main board -------------------------------------------------------------------------------------

    def actions(self) -> None:
        season = SUMMER if self.position.season <= SUMMER else WINTER
        self.heading("actions-summer" if season == SUMMER else "actions-winter", 0, 0, LEFT)
        names = [action.id for action in BY_SEASON[season]]
        for row, name in enumerate([*names, "gain_lira", "yoke"]):
            y = 18 + row * 42.0
            if name in ACTION:
                self.action(name, y)
            elif name == "gain_lira":
                self.open_row(name, y, standing_on_cart(self.position.spaces[CART]), built=True)
            else:
                self.open_row(name, y, self.on_yoke(), built=bool(self.player.structures & YOKE))

    def action(self, name: str, y: float) -> None:
        rules = self.position.rules
        workers = standing(self.position.spaces[ACTIONS.index(name)])
        plain = [worker for worker in workers if worker.where == "plain"]
        bonus = [worker for worker in workers if worker.where == "bonus"]
        places = rules.plain_spaces + rules.bonus_space
        moves = self.marks.placing(name)
        self.action_row(name, y, LEFT - 22 - 30 * places, moves.plain or moves.any, True)
        x = LEFT - 8 - 30.0 * places
        for index in range(rules.plain_spaces):
            self.space(f"{name} plain {index + 1}", x, y, plain[index : index + 1], moves.plain, f"place {name}", name)
            x += 30
        if rules.bonus_space:
            self.space(f"{name} bonus", x, y, bonus, moves.bonus, f"place {name} bonus", name, bonus=True)
        for index, worker in enumerate(worker for worker in workers if worker.where == "beside"):
            self.worker(f"{name} beside {worker.seat}", 8 + 20.0 * index, y + 19, 18, worker)

    def open_row(self, name: str, y: float, workers: tuple[Standing, ...], *, built: bool) -> None:
        moves = self.marks.placing(name)
        self.action_row(name, y, 96, moves.plain or moves.any, built)
        step = min(22.0, 78.0 / max(len(workers), 1))
        for index, worker in enumerate(workers):
            self.worker(f"{name} worker {index + 1}", LEFT - 28 - step * index, y + 8, 22, worker)

    def action_row(self, name: str, y: float, room: float, moves: tuple[str, ...], built: bool) -> None:
        state: State = "changed" if self.marks.has("action", name) else "plain" if built else "unbuilt"
        self.add(
            Shape(
                id=f"action {name}", kind="box", x=0, y=y, width=LEFT, height=38, state=state,
                says=Message(f"scene-action{'' if built else '-unbuilt'}", {"action": Name(name)}),
                moves=moves, tries=f"place {name}",
            )
        )  # fmt: skip
        self.add(
            Shape(
                id=f"action {name} name", kind="text", x=10, y=y + 3, width=room, height=32,
                label=Message("scene-thing", {"thing": Name(name)}), tone="plain" if built else "soft",
            )
        )  # fmt: skip

    def space(  # noqa: PLR0913 - a place, who stands on it, and what a click on it does
        self, id: str, x: float, y: float, workers: list[Standing], moves: tuple[str, ...], tries: str, action: str,
        *, bonus: bool = False,
    ) -> None:  # fmt: skip
        kind = "bonus" if bonus else "plain"
        taken = bool(workers)
        self.add(
            Shape(
                id=f"space {id}", kind="slot", x=x, y=y + 5, width=27, height=28,
                label=_say("bonus-mark") if bonus and not taken else None,
                says=_say(f"space-{kind}-taken", action=Name(action), seat=workers[0].seat) if taken
                else _say(f"space-{kind}", action=Name(action)),
                moves=() if taken else moves, tries=tries,
            )
        )  # fmt: skip
        for worker in workers:
            self.worker(f"{id} worker", x + 2, y + 7, 23, worker)

    def worker(self, id: str, x: float, y: float, size: float, worker: Standing) -> None:
        self.add(
            Shape(
                id=f"standing {id}", kind="grande" if worker.grande else "worker", x=x, y=y, width=size, height=size,
                tone=SEAT_TONES[worker.seat], value=worker.seat or None,
                says=_say("worker-of", kind="grande" if worker.grande else "regular", seat=worker.seat),
            )
        )  # fmt: skip

    def on_yoke(self) -> tuple[Standing, ...]:
        from viticulture_explore.viticulture.spaces import Standing

        worker = self.player.yoke_worker
        return (Standing("plain", self.seat, worker == 2),) if worker else ()

    def chart(self) -> None:
        self.heading("chart", 0, 362, LEFT)
        for row in range(1, 8):
            y = 378 + (row - 1) * 23.0
            seats = [seat for seat, chosen in enumerate(self.position.rows, 1) if chosen == row]
            move = f"wake {row}"
            self.add(
                Shape(
                    id=f"row {row}", kind="slot", x=0, y=y, width=LEFT, height=21,
                    says=_say("row-taken", row=row, bonus=_say(f"row-{row}"), seat=seats[0]) if seats
                    else _say("row", row=row, bonus=_say(f"row-{row}")),
                    state="changed" if self.marks.has("row", row) else "plain",
                    moves=self.marks.legal(move), tries=move,
                )
            )  # fmt: skip
            self.add(Shape(id=f"row {row} number", kind="text", x=9, y=y, width=14, height=21, label=_say("number", number=row)))
            self.add(
                Shape(id=f"row {row} bonus", kind="text", x=26, y=y, width=118, height=21, label=_say(f"row-{row}"), tone="soft")
            )
            for index, seat in enumerate(seats):
                self.add(
                    Shape(
                        id=f"rooster {seat}", kind="rooster", x=LEFT - 26 - 24.0 * index, y=y - 1, width=23, height=23,
                        tone=SEAT_TONES[seat], value=seat, says=_say("rooster", seat=seat, row=row),
                    )
                )  # fmt: skip

    def decks(self) -> None:
        self.heading("decks", 0, 542, LEFT)
        for index, kind in enumerate(KINDS):
            left = kind.total(self.position.decks[index])
            self.add(
                Shape(
                    id=f"deck {kind.id}", kind="card", x=index * 47.0, y=561, width=42, height=33,
                    tone=KIND_TONES[index], value=left,
                    says=_say("deck", kind=kind.id, count=left, discards=len(self.position.discards[index])),
                    moves=self.marks.legal(f"draw {kind.id}"),
                )
            )  # fmt: skip

    # -- the vineyard ---------------------------------------------------------------------------------------

    def counters(self) -> None:
        player = self.player
        signs = (
            ("coin", "lira", player.lira, 92.0),
            ("cork", "vp", player.vp, 100.0),
            ("bottle", "residual", player.residual, 116.0),
        )
        x = MAT
        for kind, name, value, width in signs:
            self.add(
                Shape(
                    id=name, kind=kind, x=x, y=0, width=width, height=30, value=value,  # type: ignore[arg-type]
                    label=_say(f"{name}-unit", count=value), says=_say(name, count=value),
                    state="changed" if self.marks.has(name) else "plain",
                )
            )  # fmt: skip
            x += width
        self.workers(x + 6)

    def workers(self, x: float) -> None:
        player, tone = self.player, SEAT_TONES[self.seat]
        self.token_worker("grande", x, "grande", tone, "plain" if player.grande else "spent", "grande" if player.grande else "grande-placed")
        x += 36
        for number in range(player.workers + player.in_training):
            training = number >= player.workers
            state: State = "unbuilt" if training else "plain" if number < player.available else "spent"
            says = "worker-training" if training else "worker-ready" if number < player.available else "worker-placed"
            self.token_worker(f"worker {number + 1}", x, "worker", tone, state, says)
            x += 28
        if player.temporary:
            ready = player.temporary == 1
            self.token_worker("temporary", x, "worker", "grey", "plain" if ready else "spent", "temporary" if ready else "temporary-placed")

    def token_worker(self, id: str, x: float, kind: str, tone: Tone, state: State, says: str) -> None:
        size = 30.0 if kind == "grande" else 26.0
        self.add(
            Shape(
                id=f"own {id}", kind=kind, x=x, y=30 - size, width=size, height=size, tone=tone, state=state,  # type: ignore[arg-type]
                value=self.seat if tone != "grey" else None, says=_say(f"own-{says}"),
            )
        )  # fmt: skip

    def fields(self) -> None:
        self.heading("fields", MAT, 38)
        for index, number in enumerate(FIELDS):
            self.field(index, number, MAT + index * 203.0)

    def field(self, index: int, number: int, x: float) -> None:
        vines, y = self.player.fields[index], 55.0
        sold = vines == SOLD
        value = field_value(vines)
        harvested = bool(self.player.harvested >> index & 1)
        kind = "sold" if sold else "harvested" if harvested else "open"
        state: State = "unbuilt" if sold else "changed" if self.marks.has("field", number) else "plain"
        self.add(
            Shape(
                id=f"field {number}", kind="box", x=x, y=y, width=190, height=86, label=_say("field", field=number),
                says=_say(f"field-{kind}", field=number, value=value, red=field_red(vines), white=field_white(vines)),
                state=state, moves=self.marks.naming("field", number), tries=f"harvest {number}",
            )
        )  # fmt: skip
        if sold:
            self.note(f"field {number} note", x + 11, y + 44, _say("sold"))
            return
        self.add(
            Shape(
                id=f"field {number} sum", kind="gauge", x=x + 11, y=y + 8, width=168, height=26, value=value, most=number,
                label=_say("field-sum", value=value, limit=number),
            )
        )  # fmt: skip
        if not vines:
            self.note(f"field {number} note", x + 11, y + 52, _say("nothing-planted"))
        self.vines(number, vines, x + 11, y + 39)

    def vines(self, number: int, vines: int, x: float, y: float) -> None:
        kinds = VINES.numbers(vines)
        wide = len(kinds) <= 2
        for index, vine in enumerate(kinds):
            name, count = VINES.ids[vine], VINES.count(vines, vine)
            left = x if wide else x + (index % 2) * 86
            top = y + (index if wide else index // 2) * 22.0
            width = 168.0 if wide else 82.0
            self.add(
                Shape(
                    id=f"vine {number} {name}", kind="vine", x=left, y=top, width=width, height=20,
                    label=Message("scene-vine", {"vine": Name(name), "count": count}),
                    says=_say("vine-values", vine=Name(name), count=count, red=VINE_RED[vine], white=VINE_WHITE[vine]),
                    moves=self.marks.naming("vine", number, name),
                )
            )  # fmt: skip
            beads = [(colour, value) for colour, value in ((0, VINE_RED[vine]), (1, VINE_WHITE[vine])) if value]
            for place, (colour, value) in enumerate(beads if wide else []):
                self.add(
                    Shape(
                        id=f"vine {number} {name} {COLOURS[colour]}", kind="bead", x=left + width - 19 - 18 * place, y=top + 2,
                        width=16, height=16, tone=TOKEN_TONES[colour], value=value,
                    )
                )  # fmt: skip

    def note(self, id: str, x: float, y: float, label: Message) -> None:
        self.add(Shape(id=id, kind="text", x=x, y=y, width=160, height=16, label=label, tone="soft"))

    def crush_pad(self) -> None:
        self.heading("crush-pad", MAT, CRUSH_Y - 18, 82)
        for value in range(1, TOP + 1):
            self.add(
                Shape(
                    id=f"value {value}", kind="text", x=slot_x(value) + SLOT / 2 - 4, y=CRUSH_Y - 18, width=14, height=14,
                    label=_say("number", number=value), tone="soft",
                )
            )  # fmt: skip
        for colour in (0, 1):
            self.row_name("crush", colour, CRUSH_Y + colour * ROW)
            for value in range(1, TOP + 1):
                self.place("crush", colour, value, CRUSH_Y + colour * ROW, track(self.player.crush, colour))

    def cellar(self) -> None:
        self.heading("cellar", MAT, CELLAR_Y - 18, 82)
        for index, (name, bit) in enumerate(BANDS):
            built = not bit or bool(self.player.structures & bit)
            self.add(
                Shape(
                    id=f"cellar {name}", kind="band", x=slot_x(1 + 3 * index) - 1.5, y=CELLAR_Y - 21, width=3 * PITCH, height=4 * ROW + 22,
                    state="plain" if built else "unbuilt",
                    label=Message("scene-built" if built else "scene-unbuilt", {"structure": Name(name), "cost": COST.get(name, 0)}),
                    moves=self.marks.building(name) if bit else (), tries="" if built else f"build {name}",
                )
            )  # fmt: skip
        for colour, least in enumerate(LEAST):
            y = CELLAR_Y + colour * ROW
            self.row_name("cellar", colour, y)
            for value in range(least, TOP + 1):
                self.place("cellar", colour, value, y, track(self.player.cellar, colour))

    def row_name(self, area: str, colour: int, y: float) -> None:
        name = COLOURS[colour]
        self.add(
            Shape(
                id=f"{area} {name} letter", kind="bead", x=MAT, y=y + 7, width=17, height=17, tone=TOKEN_TONES[colour],
                label=_say(f"letter-{name}"), says=_say(f"colour-{name}"),
            )
        )  # fmt: skip
        self.add(
            Shape(
                id=f"{area} {name} name", kind="text", x=MAT + 22, y=y, width=58, height=SLOT_HEIGHT, label=_say(f"colour-{name}"),
            )
        )  # fmt: skip

    def place(self, area: str, colour: int, value: int, y: float, tokens: int) -> None:
        """One place of a track, with its token if one lies there."""
        name, taken = COLOURS[colour], value in values(tokens)
        kind = "grape" if area == "crush" else "wine"
        built = area == "crush" or value <= self.player.cellar_top
        moves = self.marks.token(area, colour, value, taken=taken)
        changed = self.marks.has(kind, colour, value)
        self.add(
            Shape(
                id=f"{area} {name} {value}", kind="slot", x=slot_x(value), y=y, width=SLOT, height=SLOT_HEIGHT,
                state="changed" if changed else "plain" if built or taken else "unbuilt",
                says=_say(f"{kind}{'' if taken else '-place'}", colour=name, value=value),
                moves=moves, tries=f"make {name} {value}" if taken and area == "crush" else "",
            )
        )  # fmt: skip
        if taken or self.marks.gone(kind, colour, value):
            self.add(
                Shape(
                    id=f"{area} {name} {value} {kind}", kind=kind, x=slot_x(value) + SLOT / 2 - 15, y=y + 0.5, width=30, height=30,  # type: ignore[arg-type]
                    tone=TOKEN_TONES[colour], value=value, state="plain" if taken else "gone",
                )
            )  # fmt: skip

    def buildings(self) -> None:
        self.heading("structures", MAT, 402)
        for index, name in enumerate(BUILDINGS):
            built = bool(self.player.structures & STRUCTURE[name])
            used = bool(self.player.used & STRUCTURE[name])
            state: State = "unbuilt"
            if built:
                state = "changed" if self.marks.has("structure", name) else "spent" if used else "plain"
            says = "building-used" if built and used else "building" if built else "building-unbuilt"
            self.add(
                Shape(
                    id=f"structure {name}", kind="slot", x=MAT + index * 100.4, y=419, width=94, height=29, state=state,
                    label=Message("scene-built" if built else "scene-unbuilt", {"structure": Name(name), "cost": COST[name]}),
                    says=_say(says, structure=Name(name), cost=COST[name]),
                    moves=self.marks.building(name), tries="" if built else f"build {name}",
                )
            )  # fmt: skip

    def hand(self) -> None:
        self.heading("hand", MAT, 455)
        cards = [(kind.index, card) for kind in KINDS for card in kind.cards(self.player.hand[kind.index])]
        if not cards:
            self.note("hand empty", MAT, 476, _say("hand-empty"))
        pitch = min(85.6, (MAT_WIDTH - 80) / max(len(cards) - 1, 1))
        seen: dict[str, int] = {}
        for index, (kind, card) in enumerate(cards):
            seen[card] = seen.get(card, 0) + 1
            self.card(f"card {card} {seen[card]}", MAT + index * pitch, kind, card)

    def card(self, id: str, x: float, kind: int, card: str) -> None:
        order = kind == ORDERS.index
        number = ORDERS.number.get(card, 0)
        reward = {"points": ORDER_CARDS[number].vp, "residual": ORDER_CARDS[number].residual}
        self.add(
            Shape(
                id=id, kind="card", x=x, y=472, width=80, height=58, tone=KIND_TONES[kind],
                label=None if order else Message("scene-thing", {"thing": Name(card)}),
                says=_say("order", wines=_wines(number), **reward) if order
                else Message(f"scene-card-{KINDS[kind].id}", {"card": Name(card)}),
                state="changed" if self.marks.has("card", card) else "plain",
                moves=self.marks.naming("card", card), tries=self.marks.trying(kind, card),
            )
        )  # fmt: skip
        if order:
            self.order(id, x, number, reward)

    def order(self, id: str, x: float, number: int, reward: dict[str, int]) -> None:
        wanted = [(colour, value) for colour, least in ORDER_CARDS[number].wants for value in least]
        left = x + (80 - 19 * len(wanted)) / 2 + 1
        for index, (colour, value) in enumerate(wanted):
            self.add(
                Shape(
                    id=f"{id} wine {index + 1}", kind="bead", x=left + 19 * index, y=482, width=17, height=17,
                    tone=TOKEN_TONES[colour], value=value,
                )
            )  # fmt: skip
        self.add(
            Shape(id=f"{id} reward", kind="text", x=x + 7, y=504, width=68, height=20, label=_say("order-reward", **reward), tone="soft")
        )

    # -- the other vineyards --------------------------------------------------------------------------------

    def others(self) -> None:
        seats = [seat for seat in range(1, len(self.position.players) + 1) if seat != self.seat]
        if not seats:
            return
        width = min(190.0, (MAT_WIDTH - 8 * (len(seats) - 1)) / len(seats))
        for index, seat in enumerate(seats):
            self.other(seat, MAT + index * (width + 8), width)

    def other(self, seat: int, x: float, width: float) -> None:
        player, y = self.position.players[seat - 1], 538.0
        cards = player.hand_size
        wines, grapes = player.cellar.bit_count(), player.crush.bit_count()
        told: dict[str, Value] = {
            "seat": seat, "lira": player.lira, "points": player.vp, "residual": player.residual,
            "workers": player.idle + player.grande, "wines": wines, "grapes": grapes, "cards": cards,
        }  # fmt: skip
        self.add(
            Shape(
                id=f"seat {seat}", kind="box", x=x, y=y, width=width, height=56, looks=seat,
                says=Message("scene-other", told), moves=self.marks.legal(f"name {seat}"),
            )
        )  # fmt: skip
        self.add(
            Shape(
                id=f"seat {seat} bead", kind="bead", x=x + 7, y=y + 6, width=18, height=18, tone=SEAT_TONES[seat], value=seat,
            )
        )  # fmt: skip
        step = (width - 30) / 2
        for place, (kind, value) in enumerate((("coin", player.lira), ("cork", player.vp))):
            self.add(Shape(id=f"seat {seat} {kind}", kind=kind, x=x + 28 + place * step, y=y + 3, width=step, height=24, value=value))  # type: ignore[arg-type]
        self.add(
            Shape(
                id=f"seat {seat} tokens", kind="text", x=x + 9, y=y + 27, width=width - 16, height=26,
                label=_say("other-tokens", wines=wines, grapes=grapes), tone="soft",
            )
        )  # fmt: skip

    def consequences(self) -> None:
        for number, arrow in enumerate(self.marks.arrows(), 1):
            start, end = self.spot(*arrow.start), self.spot(*arrow.end)
            self.add(
                Shape(
                    id=f"arrow {number}", kind="arrow", x=start[0], y=start[1], width=end[0] - start[0], height=end[1] - start[1],
                    label=arrow.why,
                )
            )  # fmt: skip

    def spot(self, area: str, colour: int, value: int) -> tuple[float, float]:
        """Where an arrow from or to a field or the place of a token ends."""
        if area == "field":
            return MAT + FIELDS.index(value) * 203.0 + 95, 142
        middle = slot_x(value) + SLOT / 2
        return (middle, CRUSH_Y + colour * ROW + 16) if area == "crush" else (middle, CELLAR_Y + colour * ROW + 6)


def _wines(number: int) -> tuple[Message, ...]:
    return tuple(
        _say("wine", colour=COLOURS[colour], value=value)
        for colour, least in ORDER_CARDS[number].wants
        for value in least
    )


def _say(key: str, **values: Value) -> Message:
    return Message(f"scene-{key}", values)
