"""The main board as a drawing: the season's actions with who stands there, the wake-up chart, the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from viticulture_explore.core.message import Name
from viticulture_explore.viticulture.actions import ACTIONS, BY_SEASON, CART, SUMMER, WINTER, Action
from viticulture_explore.viticulture.cards import KINDS, YOKE
from viticulture_explore.viticulture.scene.canvas import KIND_TONES, LEFT, SEAT_TONES, say, thing
from viticulture_explore.viticulture.spaces import Standing, standing, standing_on_cart

if TYPE_CHECKING:
    from viticulture_explore.viticulture.scene.canvas import Canvas

ACTIONS_Y: Final = 18.0
ACTIONS_HEIGHT: Final = 312.0
SPACE: Final = 30.0
CHART_Y: Final = 349.0
CHART_ROW: Final = 20.0
DECKS_Y: Final = 508.0


class Strip(NamedTuple):
    """The part of the board's left side that one action has."""

    y: float
    height: float

    def middle(self, height: float) -> float:
        """Where something of this height begins, to stand in the middle."""
        return self.y + (self.height - height) / 2


def actions(canvas: Canvas) -> None:
    """The actions of the present season, or of the next one; the cart and the yoke below them."""
    season = SUMMER if canvas.position.season <= SUMMER else WINTER
    canvas.heading("actions-summer" if season == SUMMER else "actions-winter", 0, 0, LEFT)
    modules = canvas.position.rules.modules
    offered = [action for action in BY_SEASON[season] if not action.module or action.module in modules]
    pitch = ACTIONS_HEIGHT / (len(offered) + 2)
    strips = [Strip(ACTIONS_Y + row * pitch, pitch - 4) for row in range(len(offered) + 2)]
    for action, strip in zip(offered, strips, strict=False):
        _action(canvas, action, strip)
    _open_action(canvas, "gain_lira", strips[-2], standing_on_cart(canvas.position.spaces[CART]))
    _open_action(canvas, "yoke", strips[-1], _on_yoke(canvas))


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
            moves=canvas.marks.legal(f"wake {row}"),
            tries=f"wake {row}",
        )
        canvas.draw("text", f"row {row} number", (9, y, 14, 18.5), label=say("number", number=row))
        canvas.draw("text", f"row {row} bonus", (26, y, 112, 18.5), label=bonus, tone="soft")
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
            value=left,
            says=say("deck", kind=kind.id, count=left, discards=len(canvas.position.discards[index])),
            moves=canvas.marks.legal(f"draw {kind.id}"),
        )


def _rooster(canvas: Canvas, seat: int, row: int, x: float, y: float) -> None:
    tone = SEAT_TONES[seat]
    canvas.draw(
        "rooster", f"rooster {seat}", (x, y - 1, 20, 20), tone=tone, says=say("rooster", seat=seat, row=row)
    )
    canvas.draw("bead", f"rooster {seat} seat", (x - 15, y + 2, 15, 15), tone=tone, value=seat)


def _action(canvas: Canvas, action: Action, strip: Strip) -> None:
    name, rules = action.id, canvas.position.rules
    workers = standing(canvas.position.spaces[ACTIONS.index(name)])
    plain = [worker for worker in workers if worker.where == "plain"]
    beside = [worker for worker in workers if worker.where == "beside"]
    places, bonus = action.plain_spaces(rules), action.bonus_space(rules)
    x = LEFT - 8 - SPACE * (places + bonus)
    _row(canvas, name, strip, (x - 14, strip.height - (19 if beside else 4)))
    for index in range(places):
        _space(canvas, name, index, (x + index * SPACE, strip), plain[index : index + 1])
    if bonus:
        taken = [worker for worker in workers if worker.where == "bonus"]
        _space(canvas, name, -1, (LEFT - 8 - SPACE, strip), taken)
    for index, worker in enumerate(beside):
        at = (8 + 20.0 * index, strip.y + strip.height - 18)
        _worker(canvas, f"{name} beside {worker.seat}", at, 17, worker)


def _open_action(canvas: Canvas, name: str, strip: Strip, workers: tuple[Standing, ...]) -> None:
    """An action without spaces of its own: the cart, and the yoke of a vineyard that has one."""
    built = name != "yoke" or bool(canvas.player.structures & YOKE)
    _row(canvas, name, strip, (96, strip.height - 4), built=built)
    step = min(22.0, 78.0 / max(len(workers), 1))
    for index, worker in enumerate(workers):
        _worker(
            canvas, f"{name} worker {index + 1}", (LEFT - 28 - step * index, strip.middle(22)), 22, worker
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
    )
    tone = "plain" if built else "soft"
    canvas.draw("text", f"action {name} name", (10, strip.y + 2, *room), label=thing(name), tone=tone)


def _space(canvas: Canvas, name: str, index: int, at: tuple[float, Strip], workers: list[Standing]) -> None:
    """One space of an action; ``index`` -1 is the bonus space."""
    bonus = index < 0
    kind = "bonus" if bonus else "plain"
    place = f"{name} bonus" if bonus else f"{name} plain {index + 1}"
    moves = canvas.marks.placing(name)
    x, strip = at
    size = min(28.0, strip.height - 4)
    canvas.draw(
        "slot",
        f"space {place}",
        (x, strip.middle(size), 27, size),
        label=say("bonus-mark") if bonus and not workers else None,
        says=say(f"space-{kind}-taken", action=Name(name), seat=workers[0].seat)
        if workers
        else say(f"space-{kind}", action=Name(name)),
        moves=() if workers else moves.bonus if bonus else moves.plain,
        tries=f"place {name} bonus" if bonus else f"place {name}",
    )
    for worker in workers:
        _worker(canvas, f"{place} worker", (x + 2, strip.middle(23)), 23, worker)


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
