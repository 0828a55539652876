"""Where the workers of a seat stand, which one is at work, and how one comes back to the mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from viticulture_explore.viticulture.actions import ACTIONS, CART, NUMBER, PLACES, YOKE_ACTION
from viticulture_explore.viticulture.planning import Planned
from viticulture_explore.viticulture.spaces import Standing, standing, standing_on_cart, take

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State


def own_workers(state: State, seat: int) -> tuple[tuple[str, Standing], ...]:
    """Where a seat's workers stand: each with its action, in the order of the table, the yoke last."""
    found = [
        (action, worker)
        for number, action in enumerate(ACTIONS)
        for worker in (standing_on_cart if number == CART else standing)(state.spaces[number])
        if worker.seat == seat
    ]
    yoke = state.players[seat - 1].yoke_worker
    if yoke:
        found.append((YOKE_ACTION, Standing("cart", seat, yoke == 2)))
    return tuple(found)


def working(state: State) -> tuple[str, Standing] | None:
    """The worker whose action is being carried out, if the turn needed one."""
    for frame in state.stack:
        if frame.at == "season/at_work" and frame.memo:
            number, where, grande = frame.memo
            return ACTIONS[number], Standing(PLACES[where], frame.seat, bool(grande))
    return None


def retrieve(draft: Draft, seat: int, action: str, worker: Standing) -> None:
    """A card takes a placed worker back; if it was sent ahead, its action is called off."""
    take_back(draft, seat, action, worker)
    waiting = list(draft.planned)
    plan = Planned(seat, action, worker.where, worker.grande)
    if plan in waiting:
        waiting.remove(plan)
        draft.planned = tuple(waiting)
        draft.tell("planned_action_called_off", "card_exception_scope", seat=seat, action=action)


def take_back(draft: Draft, seat: int, action: str, worker: Standing) -> None:
    """A placed worker becomes usable again, and its space free."""
    if action == YOKE_ACTION:
        draft.change(seat, yoke_worker=0)
    else:
        number = NUMBER[action]
        draft.spaces[number] = take(draft.spaces[number], worker.where, seat, worker.grande)
    player = draft.players[seat - 1]
    if worker.grande:
        draft.change(seat, grande=True)
    elif player.available < player.workers:
        draft.change(seat, available=player.available + 1)
    else:
        draft.change(seat, temporary=1)
    draft.tell("retrieved_worker", "card_exception_scope", seat=seat, action=action, grande=worker.grande)
