"""The main board as a drawing: the season's actions with who stands there, the wake-up chart, the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from viticulture_explore.core.canvas import SEAT_TONES
from viticulture_explore.core.message import Name
from viticulture_explore.viticulture.actions import ACTIONS, BY_SEASON, CART, SUMMER, WINTER, Action
from viticulture_explore.viticulture.cards import KINDS, YOKE
from viticulture_explore.viticulture.influence import MODULE, REGION_VP, REGIONS
from viticulture_explore.viticulture.scene.canvas import (
    KIND_TONES,
    LEFT,
    MAT,
    WIDTH,
    say,
)
from viticulture_explore.viticulture.spaces import Standing, standing, standing_on_cart

if TYPE_CHECKING:
    from viticulture_explore.core.scene import Tone
    from viticulture_explore.viticulture.scene.canvas import Canvas

ACTIONS_Y: Final = 18.0
ACTIONS_HEIGHT: Final = 335.0
SMALL: Final = 16.5
"""The height of an action of the other season, with the gap below it."""
SPACES: Final = (30.0, 30.0, 28.0, 23.0)
"""The pitch of the spaces of an action that has so many of them; what is left of the row is for its name."""
SMALL_SPACE: Final = 17.0
CHART_Y: Final = 373.0
CHART_ROW: Final = 20.0
DECKS_Y: Final = 532.0
MAP_Y: Final = 581.0


class Strip(NamedTuple):
    """The part of the board's left side that one action has; that of the other season is small."""

    y: float
    height: float
    small: bool = False

    def middle(self, height: float) -> float:
        """Where something of this height begins, to stand in the middle."""
        return self.y + (self.height - height) / 2

    def pitch(self, number: int) -> float:
        """The pitch of the spaces of an action that has so many."""
        return SMALL_SPACE if self.small else SPACES[number]


def actions(canvas: Canvas) -> None:
    """The actions of the present season, or of the next one; cart and yoke; small below them, the other season's."""
    season, other = (SUMMER, WINTER) if canvas.position.season <= SUMMER else (WINTER, SUMMER)
    small_y = ACTIONS_Y + ACTIONS_HEIGHT - SMALL * len(_offered(canvas, other))
    _season(canvas, season, 0)
    strips = _strips(len(_offered(canvas, season)) + 2, ACTIONS_Y, small_y - 20 - ACTIONS_Y)
    for action, strip in zip(_offered(canvas, season), strips, strict=False):
        _action(canvas, action, strip)
    _open_action(canvas, "gain_lira", strips[-2], standing_on_cart(canvas.position.spaces[CART]))
    _open_action(canvas, "yoke", strips[-1], _on_yoke(canvas))
    _season(canvas, other, small_y - 17)
    for index, action in enumerate(_offered(canvas, other)):
        _action(canvas, action, Strip(small_y + index * SMALL, SMALL - 2, small=True))


def _season(canvas: Canvas, season: int, y: float) -> None:
    canvas.heading("actions-summer" if season == SUMMER else "actions-winter", 0, y, LEFT)


def _offered(canvas: Canvas, season: int) -> list[Action]:
    modules = canvas.position.rules.modules
    return [action for action in BY_SEASON[season] if not action.module or action.module in modules]


def _strips(number: int, y: float, height: float) -> list[Strip]:
    pitch = height / number
    return [Strip(y + row * pitch, pitch - 4) for row in range(number)]


def chart(canvas: Canvas) -> None:
    """The wake-up chart with its roosters."""
    canvas.heading("chart", 0, CHART_Y - 16, LEFT)
    for row in range(1, 8):
        y = CHART_Y + (row - 1) * CHART_ROW
        seats = [seat for seat, chosen in enumerate(canvas.position.rows, 1) if chosen == row]
        bonus = say(f"row-{row}")
        canvas.draw(
            "slot",
            f"row {row}",
            (0, y, LEFT, 18.5),
            says=say("row-taken", row=row, bonus=bonus, seat=seats[0])
            if seats
            else say("row", row=row, bonus=bonus),
            state="changed" if canvas.marks.has("row", row) else "plain",
            moves=canvas.marks.shared.legal(f"wake {row}"),
            tries=f"wake {row}",
        )
        canvas.draw("text", f"row {row} number", (9, y, 14, 18.5), label=say("number", number=row))
        canvas.draw("text", f"row {row} bonus", (26, y, 112, 18.5), label=bonus, tone="soft")
        if canvas.position.solo and row in canvas.position.solo.rows_left:
            x = LEFT - (
                62 if seats else 25
            )  # the Organizer's rooster stands beside the token it leaves there
            canvas.draw("bead", f"row {row} token", (x, y + 2, 15, 15), tone="accent", value=row)
        for index, seat in enumerate(seats):
            _rooster(canvas, seat, row, LEFT - 26 - 40.0 * index, y)


def decks(canvas: Canvas) -> None:
    """The four decks with how many cards are left."""
    canvas.heading("decks", 0, DECKS_Y - 17, LEFT)
    for index, kind in enumerate(KINDS):
        left = kind.total(canvas.position.decks[index])
        canvas.draw(
            "card",
            f"deck {kind.id}",
            (index * 47.0, DECKS_Y, 42, 31),
            tone=KIND_TONES[index],
            mark=say(f"kind-letter-{kind.id}"),
            value=left,
            says=say("deck", kind=kind.id, count=left, discards=len(canvas.position.discards[index])),
            moves=canvas.marks.shared.legal(f"draw {kind.id}"),
        )


def _rooster(canvas: Canvas, seat: int, row: int, x: float, y: float) -> None:
    tone = SEAT_TONES[seat]
    canvas.draw(
        "rooster", f"rooster {seat}", (x, y - 0.3, 18, 18), tone=tone, says=say("rooster", seat=seat, row=row)
    )
    canvas.draw("bead", f"rooster {seat} seat", (x - 16, y + 1, 16.5, 16.5), tone=tone, value=seat)


def _action(canvas: Canvas, action: Action, strip: Strip) -> None:
    name, rules = action.id, canvas.position.rules
    workers = standing(canvas.position.spaces[ACTIONS.index(name)])
    plain = [worker for worker in workers if worker.where == "plain"]
    beside = [worker for worker in workers if worker.where == "beside"]
    places, bonus = action.plain_spaces(rules), action.bonus_space(rules)
    pitch = strip.pitch(places + bonus)
    x = LEFT - 8 - pitch * (places + bonus)
    size = 13.0 if strip.small else 17.0
    free = x - (size + 1) * len(beside)
    _row(canvas, name, strip, (free - 14, strip.height))
    for index in range(places):
        _space(canvas, name, index, (x + index * pitch, pitch, strip), plain[index : index + 1])
    if bonus:
        taken = [worker for worker in workers if worker.where == "bonus"]
        _space(canvas, name, -1, (LEFT - 8 - pitch, pitch, strip), taken)
    for index, worker in enumerate(beside):
        at = (free - 4 + (size + 1) * index, strip.middle(size))
        _worker(canvas, f"{name} beside {worker.seat}", at, size, worker)


def _open_action(canvas: Canvas, name: str, strip: Strip, workers: tuple[Standing, ...]) -> None:
    """An action without spaces of its own: the cart, and the yoke of a vineyard that has one."""
    built = name != "yoke" or bool(canvas.player.structures & YOKE)
    _row(canvas, name, strip, (96, strip.height), built=built)
    step = min(22.0, 78.0 / max(len(workers), 1))
    for index, worker in enumerate(workers):
        _worker(
            canvas, f"{name} worker {index + 1}", (LEFT - 28 - step * index, strip.middle(20)), 20, worker
        )


def _row(canvas: Canvas, name: str, strip: Strip, room: tuple[float, float], *, built: bool = True) -> None:
    moves = canvas.marks.placing(name)
    changed = canvas.marks.has("action", name)
    canvas.draw(
        "box",
        f"action {name}",
        (0, strip.y, LEFT, strip.height),
        state="changed" if changed else "plain" if built else "unbuilt",
        says=say("action" if built else "action-unbuilt", action=Name(name)),
        moves=moves.plain or moves.any,
        tries=f"place {name}",
        about=name,
    )
    tone: Tone = "plain" if built and not strip.small else "soft"
    label = say("action-name", id=name, action=Name(name))
    canvas.draw("text", f"action {name} name", (10, strip.y, *room), label=label, tone=tone)


def _space(
    canvas: Canvas, name: str, index: int, at: tuple[float, float, Strip], workers: list[Standing]
) -> None:
    """One space of an action, at the left end of its pitch; ``index`` -1 is the bonus space."""
    bonus = index < 0
    kind = "bonus" if bonus else "plain"
    place = f"{name} bonus" if bonus else f"{name} plain {index + 1}"
    moves = canvas.marks.placing(name)
    x, pitch, strip = at
    size = min(28.0, strip.height - (2 if strip.small else 4))
    canvas.draw(
        "slot",
        f"space {place}",
        (x, strip.middle(size), pitch - 3, size),
        label=say("bonus-mark") if bonus and not workers else None,
        says=say(f"space-{kind}-taken", action=Name(name), seat=workers[0].seat)
        if workers
        else say(f"space-{kind}", action=Name(name)),
        moves=() if workers else moves.bonus if bonus else moves.plain,
        tries=f"place {name} bonus" if bonus else f"place {name}",
    )
    for worker in workers:
        side = min(23.0, size, pitch - 3)
        left = x + (pitch - 3 - side) / 2
        _worker(canvas, f"{place} worker", (left, strip.middle(side)), side, worker)


def _worker(canvas: Canvas, id: str, at: tuple[float, float], size: float, worker: Standing) -> None:
    canvas.draw(
        "grande" if worker.grande else "worker",
        f"standing {id}",
        (*at, size, size),
        tone=SEAT_TONES[worker.seat],
        value=worker.seat or None,
        says=say("worker-of", kind="grande" if worker.grande else "regular", seat=worker.seat),
    )


def _on_yoke(canvas: Canvas) -> tuple[Standing, ...]:
    worker = canvas.player.yoke_worker
    return (Standing("plain", canvas.seat, worker == 2),) if worker else ()


# -- the solo game and the influence map ------------------------------------------------------------------------


def solo(canvas: Canvas) -> None:
    """What only the solo game has: the bonus tokens at hand and the Automa's cards."""
    alone = canvas.position.solo
    if alone is None:
        return
    canvas.heading("tokens", MAT, 512)
    if not alone.tokens:
        canvas.note("tokens none", MAT, 532, say("tokens-none"))
    for index, row in enumerate(alone.tokens):
        area = (MAT + index * 70.0, 530, 64, 30)
        bonus = say(f"row-{row}")
        canvas.draw("slot", f"token {row}", area, label=bonus, says=say("token", row=row, bonus=bonus))
    left = alone.cards.bit_count()
    canvas.draw(
        "card",
        "deck automa",
        (WIDTH - 48, 529, 44, 33),
        tone="grey",
        value=left,
        says=say("automa", count=left),
    )


def influence(canvas: Canvas) -> None:
    """The influence map, if it is in play: the regions with the stars of each seat."""
    if MODULE not in canvas.position.rules.modules:
        return
    canvas.heading("influence", 0, MAP_Y, WIDTH)
    pitch = (WIDTH + 6) / len(REGIONS)
    for index, region in enumerate(REGIONS):
        _region(canvas, index, region, index * pitch, pitch - 6)


def _region(canvas: Canvas, index: int, region: str, x: float, width: float) -> None:
    y = MAP_Y + 16
    stars = [(seat, player.stars[index]) for seat, player in enumerate(canvas.position.players, 1)]
    placed = [(seat, count) for seat, count in stars if count]
    told = tuple(say("stars-of", seat=seat, count=count) for seat, count in placed)
    canvas.draw(
        "box",
        f"region {region}",
        (x, y, width, 40),
        label=say("region-name", region=Name(region), points=REGION_VP[index]),
        says=say("region", region=Name(region), points=REGION_VP[index], stars=told),
        state="changed" if canvas.marks.has("region", region) else "plain",
        moves=canvas.marks.starring(region),
        tries=f"star {region}",
        about=region,
    )
    left = x + 8
    for seat, count in placed:
        canvas.draw(
            "bead", f"region {region} seat {seat}", (left, y + 22, 14, 14), tone=SEAT_TONES[seat], value=seat
        )
        left += 16
        if count > 1:
            area = (left - 1, y + 22, 15, 14)
            canvas.draw("text", f"region {region} stars {seat}", area, label=say("stars", count=count))
            left += 17
