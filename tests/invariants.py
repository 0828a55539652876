"""What holds in every position a game of Viticulture can come to, and in every step between two of them.

Nothing here asks the rules what is right: cards are counted, workers and lira are added up. Each function returns
the breaches it finds as sentences, none if all is well.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from viticulture_explore.core.position import CHANCE
from viticulture_explore.viticulture.actions import ACTIONS, CART, OVER
from viticulture_explore.viticulture.cards import (
    FIELDS,
    KIND,
    KIND_OF,
    KINDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    VINE_VALUE,
    VINES,
)
from viticulture_explore.viticulture.solo import taken_out
from viticulture_explore.viticulture.spaces import standing, standing_on_cart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.core.position import Event, Move
    from viticulture_explore.viticulture.draft import Frame
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position

ARISE_IN_PLAY = {"wine_above_cellar", "field_over_limit"}
LEAST = {0: 1, 1: 1, 2: 4, 3: 7}
VISITORS = (KIND["summer"], KIND["winter"])


def breaches(position: Position) -> list[str]:
    """What is wrong with a position by itself."""
    found = [*_cards(position), *_board(position)]
    for seat, player in enumerate(position.players, 1):
        found += [
            f"seat {seat}: {fault}"
            for fault in (*_numbers(player), *_tokens(player), *_workers(position, seat))
        ]
    flags = set(position.status()) - ARISE_IN_PLAY
    found += [f"flag {flag}" for flag in sorted(flags)]
    return found + list(_play(position))


def quick_breaches(position: Position) -> list[str]:
    """The same bounds and sums as :func:`breaches`, by plain arithmetic: fit to follow every move of many games.

    Piles are numbers in which each card counts its own copies, so all piles of a kind add up to the full deck.
    Only where a sum is wrong is the fault looked for in detail.
    """
    for kind, out in zip(KINDS, taken_out(position.rules), strict=True):
        piles = position.decks[kind.index] + sum(player.hand[kind.index] for player in position.players)
        piles += sum(kind.one[number] for number in position.discards[kind.index])
        if kind is VINES:
            piles += sum(
                ~field if field < 0 else field for player in position.players for field in player.fields
            )
        for frame in position.stack:
            piles += sum(kind.one[number] for index, number in _aside(frame) if index == kind.index)
        if piles != kind.full - out:
            return breaches(position) or [f"the {kind.id} cards do not add up"]
    placed = _placed(position)
    for seat, player in enumerate(position.players, 1):
        regular, grande = placed[seat]
        sound = (
            player.lira >= 0
            and player.vp >= -5
            and 0 <= player.residual <= 5
            and 0 <= player.crush < 1 << 18
            and 0 <= player.cellar < 1 << 36
            and player.workers + player.in_training <= 5
            and player.available + regular + (player.yoke_worker == 1)
            == player.workers + (player.temporary == 2)
            and player.grande + grande + (player.yoke_worker == 2) == 1
        )
        if not sound:
            return breaches(position) or [f"seat {seat}: {player}"]
    if position.season != OVER and not position.stack:
        return ["nothing is asked"]
    return []


def _placed(position: Position) -> list[tuple[int, int]]:
    """How many regular and grande workers of each seat stand on the main board, by seat number."""
    regular, grande = [0] * (len(position.players) + 1), [0] * (len(position.players) + 1)
    for number, space in enumerate(position.spaces):
        if space:
            for worker in (standing_on_cart if number == CART else standing)(space):
                (grande if worker.grande else regular)[worker.seat] += 1
    return list(zip(regular, grande, strict=True))


def breaches_of_step(before: Position, move: Move, after: Position, events: tuple[Event, ...]) -> list[str]:
    """What is wrong with one step: what its events do not account for, limits passed, time running back."""
    found = []
    for what, gained, lost in (("lira", "gained_lira", "paid_lira"), ("vp", "gained_vp", "lost_vp")):
        for seat, (had, has) in enumerate(zip(before.players, after.players, strict=True), 1):
            told = _sum(events, gained, seat, what) - _sum(events, lost, seat, what)
            if getattr(has, what) - getattr(had, what) != told:
                found.append(
                    f"seat {seat}: {what} from {getattr(had, what)} to {getattr(has, what)}, told {told}"
                )
    for seat, (had, has) in enumerate(zip(before.players, after.players, strict=True), 1):
        found += [f"seat {seat}: {fault} by {move}" for fault in _new_excess(before, had, has)]
        if had.structures & ~has.structures:
            found.append(f"seat {seat}: a structure is gone by {move}")
    if move not in before.legal_moves():
        found.append(f"{move} was not legal")
    if (after.year, after.season) < (before.year, before.season):
        found.append(f"time runs back by {move}")
    return found


def watch(before: Position, move: Move, after: Position) -> list[str]:
    """Everything that is wrong with a step and the position it leads to."""
    told, events = before.told(move)
    found = [] if told == after else ["what is told is not what is played"]
    return [*found, *breaches_of_step(before, move, after, events), *breaches(after)]


def _sum(events: tuple[Event, ...], kind: str, seat: int, what: str) -> int:
    return sum(event.values[what] for event in events if event.kind == kind and event.values["seat"] == seat)


# -- cards ------------------------------------------------------------------------------------------------------


def _cards(position: Position) -> Iterator[str]:
    """Every card lies in exactly one place."""
    excluded = excluded_cards(position)
    for kind in KINDS:
        found = Counter(_places(position, kind.index))
        for number, (card, copies) in enumerate(zip(kind.ids, kind.copies, strict=True)):
            wanted = 0 if card in excluded else copies
            if found[number] != wanted:
                yield f"{card}: {found[number]} copies instead of {wanted}"


def _places(position: Position, kind: int) -> Iterator[int]:
    """The cards of a kind by number, wherever they lie."""
    piles = [position.decks[kind], *(player.hand[kind] for player in position.players)]
    if KINDS[kind] is VINES:
        piles += [~field if field < 0 else field for player in position.players for field in player.fields]
    for pile in piles:
        if pile < 0:
            yield -1
        for number in KINDS[kind].numbers(pile):
            yield from [number] * KINDS[kind].count(pile, number)
    yield from position.discards[kind]
    for frame in position.stack:
        yield from (number for index, number in _aside(frame) if index == kind)


def _aside(frame: Frame) -> Iterator[tuple[int, int]]:
    """The cards that lie aside while something is pending, as kind and number."""
    memo = frame.memo or (0,)
    if frame.at.startswith("played/"):
        card = frame.at.removeprefix("played/")
        yield KIND_OF[card].index, KIND_OF[card].number[card]
    elif frame.at in ("reveal", "reveal/keep"):
        yield from zip(memo[1::2], memo[2::2], strict=True)
    elif frame.at == "visitor/importer":
        for index, number in zip(memo[2::3], memo[3::3], strict=True):
            yield VISITORS[index].index, number


def excluded_cards(position: Position) -> frozenset[str]:
    """The cards that take no part in the game: some visitors make no sense in the solo game."""
    return frozenset(
        card for kind, pile in zip(KINDS, taken_out(position.rules), strict=True) for card in kind.cards(pile)
    )


# -- the board --------------------------------------------------------------------------------------------------


def _board(position: Position) -> Iterator[str]:
    rules = position.rules
    for number, (action, space) in enumerate(zip(ACTIONS, position.spaces, strict=True)):
        if number == CART:
            continue
        where = Counter(worker.where for worker in standing(space))
        bonus = 0 if rules.players < 3 or action == "influence" else 1
        plain = (1 if rules.players < 3 else 2 if rules.players < 5 else 3) - bonus
        if where["bonus"] > bonus or where["plain"] > plain:
            yield f"{action}: {dict(where)} workers"
        if any(worker.where == "beside" and not worker.grande for worker in standing(space)):
            yield f"{action}: a worker beside that is no grande"
    rows = [row for row in position.rows if row]
    if len(set(rows)) != len(rows) or not all(1 <= row <= 7 for row in rows):
        yield f"rows {position.rows}"
    if sum(player.temporary > 0 for player in position.players) > 1:
        yield "several grey workers"


def _workers(position: Position, seat: int) -> Iterator[str]:
    """Every worker of a seat is idle, stands somewhere or is in training."""
    player = position.players[seat - 1]
    stand = [
        worker
        for number, space in enumerate(position.spaces)
        for worker in (standing_on_cart if number == CART else standing)(space)
        if worker.seat == seat
    ]
    regular = sum(not worker.grande for worker in stand) + (player.yoke_worker == 1)
    grande = sum(worker.grande for worker in stand) + (player.yoke_worker == 2)
    if player.available + regular != player.workers + (player.temporary == 2):
        yield f"{player.workers} regular workers, {player.available} idle, {regular} placed, grey {player.temporary}"
    if player.grande + grande != 1:
        yield f"grande idle {player.grande}, placed {grande}"
    if player.workers + player.in_training > 5:
        yield f"{player.workers} workers and {player.in_training} in training"
    planned = [plan for plan in position.planned if plan.seat == seat]
    if any((plan.action, plan.where, plan.grande) not in _standing_on(position, seat) for plan in planned):
        yield f"planned {planned} without a worker there"


def _standing_on(position: Position, seat: int) -> set[tuple[str, str, bool]]:
    return {
        (action, worker.where, worker.grande)
        for number, (action, space) in enumerate(zip(ACTIONS, position.spaces, strict=True))
        if number != CART
        for worker in standing(space)
        if worker.seat == seat
    }


# -- a vineyard -------------------------------------------------------------------------------------------------


def _numbers(player: Player) -> Iterator[str]:
    if player.lira < 0:
        yield f"{player.lira} lira"
    if player.vp < -5:
        yield f"{player.vp} points"
    if not 0 <= player.residual <= 5:
        yield f"residual {player.residual}"
    if player.structures & LARGE_CELLAR and not player.structures & MEDIUM_CELLAR:
        yield "a large cellar without the medium one"
    if player.used & ~player.structures:
        yield "a structure used that is not built"


def _tokens(player: Player) -> Iterator[str]:
    """Grapes on two tracks of nine places, wine on four, blush from 4 and sparkling from 7."""
    if player.crush >> 18 or player.crush < 0:
        yield f"crush pad {player.crush:b}"
    if player.cellar >> 36 or player.cellar < 0:
        yield f"cellar {player.cellar:b}"
    for colour, least in LEAST.items():
        if player.cellar >> 9 * colour & (1 << least - 1) - 1:
            yield f"wine of colour {colour} below {least}"


def _excess(player: Player) -> tuple[int, list[int]]:
    """How many wines lie above the cellar, and how far each field is over its limit."""
    top = 9 if player.structures & LARGE_CELLAR else 6 if player.structures & MEDIUM_CELLAR else 3
    above = sum((player.cellar >> 9 * colour + top & (1 << 9 - top) - 1).bit_count() for colour in range(4))
    over = [
        max(
            0,
            sum(
                VINE_VALUE[number] * VINES.count(max(0, field), number)
                for number in VINES.numbers(max(0, field))
            )
            - limit,
        )
        for limit, field in zip(FIELDS, player.fields, strict=True)
    ]
    return above, over


def _new_excess(before: Position, had: Player, has: Player) -> Iterator[str]:
    """Only Zymologist puts wine above the cellar, only Cultivator and an option for Landscaper overfill fields."""
    above_before, over_before = _excess(had)
    above, over = _excess(has)
    cards = {frame.at.split("/")[1] for frame in before.stack if frame.at.startswith("visitor/")}
    if above > above_before and "zymologist" not in cards:
        yield "wine above the cellar"
    swaps = "landscaper" in cards and not before.rules.options.switch_checks_field_limit
    if (
        any(now > then for now, then in zip(over, over_before, strict=True))
        and "cultivator" not in cards
        and not swaps
    ):
        yield "a field over its limit"


# -- the course of play -----------------------------------------------------------------------------------------


def _play(position: Position) -> Iterator[str]:
    """Somebody decides and can move, unless the game is over; chances add up to one."""
    moves = position.legal_moves()
    if (position.actor is None) != (position.season == OVER) or (position.result is None) != (
        position.actor is not None
    ):
        yield f"actor {position.actor}, season {position.season}, result {position.result}"
    if bool(moves) != (position.actor is not None):
        yield f"{len(moves)} legal moves for {position.actor} at {position.decision}"
    if len(set(moves)) != len(moves):
        yield f"a legal move twice in {moves}"
    if [str(move) for move in moves] == ["done"]:
        yield "done alone is asked"
    chances = position.chances()
    if position.actor == CHANCE and (
        tuple(move for move, _ in chances) != moves or sum(share for _, share in chances) != 1
    ):
        yield f"chances {chances} of {moves}"
    if position.actor not in (CHANCE, None) and chances:
        yield f"chances {chances} for seat {position.actor}"
