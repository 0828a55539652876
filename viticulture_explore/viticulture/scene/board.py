"""The main board as a drawing: the season's actions with who stands there, the wake-up chart, the decks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.core.message import Name
from viticulture_explore.viticulture.actions import ACTIONS, BY_SEASON, CART, SUMMER, WINTER
from viticulture_explore.viticulture.cards import KINDS, YOKE
from viticulture_explore.viticulture.scene.canvas import KIND_TONES, LEFT, SEAT_TONES, say, thing
from viticulture_explore.viticulture.spaces import Standing, standing, standing_on_cart

if TYPE_CHECKING:
    from viticulture_explore.viticulture.scene.canvas import Canvas

ROW_HEIGHT: Final = 39.0
SPACE: Final = 30.0
CHART_Y: Final = 349.0
CHART_ROW: Final = 20.0
DECKS_Y: Final = 508.0


def actions(canvas: Canvas) -> None:
    """The actions of the present season, or of the next one; the cart and the yoke below them."""
    season = SUMMER if canvas.position.season <= SUMMER else WINTER
    canvas.heading("actions-summer" if season == SUMMER else "actions-winter", 0, 0, LEFT)
    names = [action.id for action in BY_SEASON[season]]
    for row, name in enumerate(names):
        _action(canvas, name, 18 + row * ROW_HEIGHT)
    y = 18 + len(names) * ROW_HEIGHT
    _open_action(canvas, "gain_lira", y, standing_on_cart(canvas.position.spaces[CART]))
    _open_action(canvas, "yoke", y + ROW_HEIGHT, _on_yoke(canvas))


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


def _action(canvas: Canvas, name: str, y: float) -> None:
    rules = canvas.position.rules
    workers = standing(canvas.position.spaces[ACTIONS.index(name)])
    plain = [worker for worker in workers if worker.where == "plain"]
    x = LEFT - 8 - SPACE * (rules.plain_spaces + rules.bonus_space)
    beside = [worker for worker in workers if worker.where == "beside"]
    _row(canvas, name, y, (x - 14, 16 if beside else 31))
    for index in range(rules.plain_spaces):
        _space(canvas, name, index, x, y, plain[index : index + 1])
        x += SPACE
    if rules.bonus_space:
        _space(canvas, name, -1, x, y, [worker for worker in workers if worker.where == "bonus"])
    for index, worker in enumerate(beside):
        _worker(canvas, f"{name} beside {worker.seat}", (8 + 20.0 * index, y + 17), 17, worker)


def _open_action(canvas: Canvas, name: str, y: float, workers: tuple[Standing, ...]) -> None:
    """An action without spaces of its own: the cart, and the yoke of a vineyard that has one."""
    _row(canvas, name, y, (96, 31), built=name != "yoke" or bool(canvas.player.structures & YOKE))
    step = min(22.0, 78.0 / max(len(workers), 1))
    for index, worker in enumerate(workers):
        _worker(canvas, f"{name} worker {index + 1}", (LEFT - 28 - step * index, y + 6), 22, worker)


def _row(canvas: Canvas, name: str, y: float, room: tuple[float, float], *, built: bool = True) -> None:
    moves = canvas.marks.placing(name)
    changed = canvas.marks.has("action", name)
    canvas.draw(
        "box",
        f"action {name}",
        (0, y, LEFT, 35),
        state="changed" if changed else "plain" if built else "unbuilt",
        says=say("action" if built else "action-unbuilt", action=Name(name)),
        moves=moves.plain or moves.any,
        tries=f"place {name}",
    )
    tone = "plain" if built else "soft"
    canvas.draw("text", f"action {name} name", (10, y + 2, *room), label=thing(name), tone=tone)


def _space(canvas: Canvas, name: str, index: int, x: float, y: float, workers: list[Standing]) -> None:  # noqa: PLR0913, PLR0917 - which space, where, who stands there
    """One space of an action; ``index`` -1 is the bonus space."""
    bonus = index < 0
    kind = "bonus" if bonus else "plain"
    place = f"{name} bonus" if bonus else f"{name} plain {index + 1}"
    moves = canvas.marks.placing(name)
    canvas.draw(
        "slot",
        f"space {place}",
        (x, y + 3.5, 27, 28),
        label=say("bonus-mark") if bonus and not workers else None,
        says=say(f"space-{kind}-taken", action=Name(name), seat=workers[0].seat)
        if workers
        else say(f"space-{kind}", action=Name(name)),
        moves=() if workers else moves.bonus if bonus else moves.plain,
        tries=f"place {name} bonus" if bonus else f"place {name}",
    )
    for worker in workers:
        _worker(canvas, f"{place} worker", (x + 2, y + 6), 23, worker)


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
