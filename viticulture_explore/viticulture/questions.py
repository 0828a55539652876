"""What a teacher asks about a position of Viticulture: orders, cellars, the medium cellar, lucky draws, a turn.

Each question is a function from a position, a seat and the values chosen to an answer in words, with lines to step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from functools import partial
from math import comb
from typing import TYPE_CHECKING, Final

import msgspec

from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import CHANCE, Boundary, Move
from viticulture_explore.core.questions import Answer, Choice, Parameter, Progress, Question, Reply, Stop
from viticulture_explore.core.search import Shortest, outcomes, shortest
from viticulture_explore.viticulture.actions import FALL, PLACE, SPRING, SUMMER, WINTER
from viticulture_explore.viticulture.alone import Alone, Filling, idle, workers_left
from viticulture_explore.viticulture.cards import (
    KIND,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER,
    ORDERS,
    STRUCTURE,
    VINES,
)
from viticulture_explore.viticulture.components import card
from viticulture_explore.viticulture.effects.orders import FillOrder
from viticulture_explore.viticulture.effects.vines import Plant
from viticulture_explore.viticulture.effects.visiting import PlayVisitor
from viticulture_explore.viticulture.tokens import aged_cellar, worth
from viticulture_explore.viticulture.words import grapes, wines

if TYPE_CHECKING:
    from viticulture_explore.core.message import Value
    from viticulture_explore.viticulture.cards import Kind
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position

Chosen = dict[str, int | str]

SHOWN: Final = 3
"""How many of the equally short ways are shown."""

MOST_CARDS: Final = 3
"""How many cards can be asked about at once."""


def questions(position: Position, seat: int | None = None) -> tuple[Question, ...]:
    """The questions that make sense here, for a seat (default: the one that decides, else the first)."""
    asker = seat or position.actor or 1
    found = (ask(position, asker) for ask in (_fill_order, _cellars, _cellar_later, _draw_chance, _turn))
    return tuple(question for question in found if question is not None)


def _question(
    id: str,
    position: Position,
    seat: int,
    answer: Callable[[Position, int, Chosen, Progress | None, Stop | None], Answer],
    **parameters: Iterable[Choice],
) -> Question | None:
    """A question, or ``None`` where a parameter has no value to choose."""
    found = tuple(
        Parameter(name, Message(f"parameter-{name}"), tuple(choices)) for name, choices in parameters.items()
    )
    if not all(parameter.choices for parameter in found):
        return None
    return Question(id, Message(f"question-{id}", {"seat": seat}), found, partial(answer, position, seat))


def _at_work(position: Position) -> bool:
    """Whether the year still has work to come: what is asked about it can be answered."""
    return SPRING <= position.season <= WINTER


def _notes(*notes: str, complete: bool = True, positions: int = 0) -> tuple[Message, ...]:
    told = tuple(Message(f"answer-note-{note}") for note in notes)
    return told if complete else (*told, Message("answer-note-cut", {"positions": positions}))


# -- can this order be filled, and how ------------------------------------------------------------------------------


def _fill_order(position: Position, seat: int) -> Question | None:
    held = ORDERS.cards(position.players[seat - 1].hand[ORDER]) if _at_work(position) else ()
    return _question(
        "fill_order",
        position,
        seat,
        _filled,
        order=(Choice(order, card(order)) for order in held),
        visitors=(Choice(word, Message(f"choice-visitors-{word}")) for word in ("no", "yes")),
    )


def _filled(
    position: Position, seat: int, chosen: Chosen, progress: Progress | None, stop: Stop | None
) -> Answer:
    """The fewest workers, then the fewest moves."""
    order, visitors = str(chosen["order"]), chosen["visitors"] == "yes"
    found = _filling(position, seat, order, visitors=visitors, progress=progress, stop=stop)
    assumed = ("others", "cards") if visitors else ("others", "cards", "no_visitors")
    notes = _notes(*assumed, complete=found.complete, positions=found.positions)
    values: dict[str, Value] = {"seat": seat, "order": card(order)}
    figures = {"workers": found.cost, "ways": found.ways, "complete": found.complete}
    if not found:
        kind = "no" if found.complete else "unknown"
        return Answer(position, Message(f"answer-fill_order-{kind}", values), notes, (), figures)
    assert found.cost is not None  # there is a way
    values |= {"workers": found.cost, "ways": found.ways}
    replies = tuple(Reply(_way(line, seat), line) for line in found.lines)
    return Answer(position, Message("answer-fill_order-yes", values), notes, replies, figures)


def _filling(  # noqa: PLR0913 - the question, and what every search is told
    position: Position,
    seat: int,
    order: str,
    *,
    visitors: bool,
    progress: Progress | None = None,
    stop: Stop | None = None,
) -> Shortest:
    """The ways with the fewest workers.

    Without visitors it is known how many workers it takes at least. So first no more are allowed, then one more, and
    so on: the fewer may be placed, the fewer moves are worth a look.
    """
    most = workers_left(position, seat) + (position.season == SPRING)  # the grey worker may come
    for workers in (most,) if visitors else range(most + 1):
        alone = Alone(position, seat) if visitors else Filling(position, seat, order, workers)
        found = shortest(
            position,
            f"fill {order}",
            most=SHOWN,
            cost=lambda _, move: move.verb == "place",
            seat=seat,
            years=1,
            moves=alone.moves,
            given=alone.settled,
            same=alone.same,
            progress=progress,
            stop=stop,
        )
        if found or not found.complete:
            break
    return found


def _way(line: Line, seat: int) -> Message:
    """What a seat does in a line: its moves in words, one after the other."""
    here, told = line.start, []
    for move in line.moves:
        if here.actor == seat and move.verb not in ("pass", "draw", "done"):
            told.append(here.game.say_move(here, move))
        here = here.play(move)
    return _joined("answer-then", told)


def _joined(by: str, messages: Iterable[Message]) -> Message:
    """Messages one after the other, joined two by two."""
    first, *rest = messages
    for message in rest:
        first = Message(by, {"before": first, "after": message})
    return first


# -- the cellars that can come out of a crush pad ---------------------------------------------------------------------


class _Made(msgspec.Struct, frozen=True):
    """One cellar that can come out: its wines as a mask, in how many ways, and a line there."""

    cellar: int
    ways: int
    line: Line


class _Making(msgspec.Struct, frozen=True):
    """What can be made of the grapes, each cellar once, and whether that is all."""

    made: tuple[_Made, ...]
    complete: bool
    positions: int


def _is_making(position: Position, seat: int) -> bool:
    return any(frame.seat == seat and frame.at.startswith("action/make_wine") for frame in position.stack)


def _workers(position: Position, seat: int) -> Iterator[Choice]:
    """How many workers may make wine: one, or more; none beside the one that is making it now."""
    player = position.players[seat - 1]
    if not _at_work(position) or player.crush == 0 or (player.passed and position.season == WINTER):
        return
    least = 0 if _is_making(position, seat) else 1
    for number in range(least, workers_left(position, seat) + 1):
        yield Choice(number, Message("choice-workers", {"number": number}))


def _cellars(position: Position, seat: int) -> Question | None:
    return _question("cellars", position, seat, _all_cellars, workers=_workers(position, seat))


def _all_cellars(
    position: Position, seat: int, chosen: Chosen, progress: Progress | None, stop: Stop | None
) -> Answer:
    making = _making(position, seat, int(chosen["workers"]), progress, stop)
    values: dict[str, Value] = {
        "seat": seat,
        "grapes": grapes(position.players[seat - 1].crush),
        "number": len(making.made),
        "ways": sum(made.ways for made in making.made),
        "workers": int(chosen["workers"]),
    }
    replies = tuple(
        Reply(Message("answer-cellar", {"wines": wines(made.cellar), "ways": made.ways}), made.line)
        for made in making.made
    )
    figures = {"cellars": len(making.made), "ways": values["ways"], "complete": making.complete}
    notes = _notes("others", "before_aging", complete=making.complete, positions=making.positions)
    return Answer(position, Message("answer-cellars", values), notes, replies, figures)


def _making(
    position: Position, seat: int, workers: int, progress: Progress | None = None, stop: Stop | None = None
) -> _Making:
    """Every cellar that a number of workers can make of the grapes at hand, before anything ages."""
    found: dict[int, _Made] = {}
    complete, positions = True, 0
    for used in range(0 if _is_making(position, seat) else 1, workers + 1):
        told = _made_by(position, seat, used, progress, stop)
        complete, positions = complete and told.complete, positions + told.positions
        for made in told.made:
            known = found.get(made.cellar)
            ways = made.ways + (known.ways if known else 0)
            found[made.cellar] = _Made(made.cellar, ways, (known or made).line)
    return _Making(tuple(found[cellar] for cellar in sorted(found, key=_in_order)), complete, positions)


def _in_order(cellar: int) -> tuple[int, int]:
    return worth(cellar), cellar


def _made_by(
    position: Position, seat: int, workers: int, progress: Progress | None, stop: Stop | None
) -> _Making:
    """The cellars that just so many workers make.

    The search has a worker to spare, so that the year does not end, and the wine age, with the last wine made. What
    it finds is played with the real ones.
    """
    alone = Alone(position, seat)
    trial = _with(
        position,
        seat,
        workers=position.players[seat - 1].workers + 1,
        available=position.players[seat - 1].available + 1,
    )
    before = workers_left(trial, seat)

    def moves(here: Position) -> tuple[Move, ...]:
        used = before - workers_left(here, seat)
        places = [move for move in here.legal_moves() if _makes_wine(move)] if used < workers else []
        if places:
            return (min(places, key=_best_place),)
        making = tuple(move for move in here.legal_moves() if move.verb in ("make", "done"))
        return making if _is_making(here, seat) and making else (idle(here),)

    def at_end(here: Position) -> bool:
        done = before - workers_left(here, seat) == workers and not _is_making(here, seat)
        return here.season == WINTER and done and here.boundary != Boundary.NONE

    found = outcomes(
        trial,
        lambda here: here.players[seat - 1].cellar,
        until=at_end,
        seat=seat,
        years=1,
        moves=moves,
        given=alone.settled,
        same=alone.same,
        progress=progress,
        stop=stop,
    )
    made = tuple(
        _Made(outcome.view, outcome.lines or 0, _replayed(position, outcome.line)) for outcome in found
    )
    return _Making(made, found.complete, found.positions)


def _makes_wine(move: Move) -> bool:
    placement = PLACE.get(move)
    return placement is not None and placement.action == "make_wine" and not placement.unused


def _best_place(move: Move) -> tuple[bool, bool, bool]:
    """The space that allows most wines first; the grande last, and a token of the solo game rather not."""
    placement = PLACE[move]
    return placement.where != "bonus", placement.token, placement.grande


def _with(position: Position, seat: int, **changes: int) -> Position:
    """A position in which something about a seat is different."""
    players = list(position.players)
    players[seat - 1] = msgspec.structs.replace(players[seat - 1], **changes)
    return msgspec.structs.replace(position, players=tuple(players))


def _replayed(start: Position, line: Line) -> Line:
    """The moves of a line from another start; it stands there."""
    replayed = Line(start, line.moves)
    replayed.to_start()
    return replayed


# -- what is lost if a cellar is built a year later -------------------------------------------------------------------


def _cellar_later(position: Position, seat: int) -> Question | None:
    return _question(
        "cellar_later",
        position,
        seat,
        _lost,
        structure=_larger(position.players[seat - 1]),
        workers=_workers(position, seat),
    )


def _larger(player: Player) -> Iterator[Choice]:
    """The cellars whose lack can be looked at: the next one, and the last one that is built."""
    built = player.structures & (MEDIUM_CELLAR | LARGE_CELLAR)
    if not built & LARGE_CELLAR:
        yield Choice("medium_cellar", Name("medium_cellar"))
    if built & MEDIUM_CELLAR:
        yield Choice("large_cellar", Name("large_cellar"))


def _lost(
    position: Position, seat: int, chosen: Chosen, progress: Progress | None, stop: Stop | None
) -> Answer:
    """The cellars and orders within reach with the structure, less those without it."""
    structure, workers = str(chosen["structure"]), int(chosen["workers"])
    built = position.players[seat - 1].structures
    now = _with(position, seat, structures=built | STRUCTURE[structure])
    later = _with(position, seat, structures=built & ~STRUCTURE[structure])
    with_it = _making(now, seat, workers, progress, stop)
    without = _making(later, seat, workers, progress, stop)
    kept = {made.cellar for made in without.made}
    lost = tuple(made for made in with_it.made if made.cellar not in kept)
    in_hand = ORDERS.cards(now.players[seat - 1].hand[ORDER])
    orders = _fillable(now, seat, with_it, ORDERS.ids) - _fillable(later, seat, without, ORDERS.ids)
    lost_in_hand = tuple(order for order in in_hand if order in orders)
    best, best_later = _best(now, seat, with_it), _best(later, seat, without)
    values: dict[str, Value] = {
        "structure": Name(structure),
        "number": len(with_it.made),
        "later": len(without.made),
        "lost": len(lost),
        "orders": len(orders),
        "best": best,
        "best_later": best_later,
    }
    replies = tuple(
        Reply(Message("answer-cellar", {"wines": wines(made.cellar), "ways": made.ways}), made.line)
        for made in lost
    )
    notes = _notes(
        "others",
        "price",
        complete=with_it.complete and without.complete,
        positions=with_it.positions + without.positions,
    )
    if in_hand:
        held: dict[str, Value] = {"orders": tuple(map(card, lost_in_hand)), "number": len(lost_in_hand)}
        notes = (Message("answer-cellar_later-hand", held), *notes)
    figures = {
        "cellars": len(with_it.made),
        "cellars_later": len(without.made),
        "lost": len(lost),
        "orders_lost": [order for order in ORDERS.ids if order in orders],
        "best": best,
        "best_later": best_later,
        "complete": with_it.complete and without.complete,
    }
    return Answer(position, Message("answer-cellar_later", values), notes, replies, figures)


def _fillable(position: Position, seat: int, making: _Making, orders: Iterable[str]) -> set[str]:
    """Which orders some of the cellars fill, or the cellar as it is."""
    cellars = {position.players[seat - 1].cellar, *(made.cellar for made in making.made)}
    return {
        order
        for order in orders
        if any(_fills(_with(position, seat, cellar=cellar), seat, order) for cellar in cellars)
    }


def _fills(position: Position, seat: int, order: str) -> bool:
    hand = (0, 0, ORDERS.one[ORDERS.number[order]], 0)
    return bool(FillOrder().choices(_holding(position, seat, hand), seat))


def _holding(position: Position, seat: int, hand: tuple[int, int, int, int]) -> Position:
    players = list(position.players)
    players[seat - 1] = msgspec.structs.replace(players[seat - 1], hand=hand)
    return msgspec.structs.replace(position, players=tuple(players))


def _best(position: Position, seat: int, making: _Making) -> int:
    """What the best cellar is worth at the end of the year, when it has aged."""
    player, options = position.players[seat - 1], position.rules.options
    frozen, bottom_up = options.zymologist_aging == "frozen", options.aging_order == "bottom_up"
    cellars = (player.cellar, *(made.cellar for made in making.made))
    return max(worth(aged_cellar(cellar, player.structures, frozen, bottom_up)) for cellar in cellars)


# -- the chance to draw a card that helps -----------------------------------------------------------------------------


class _Hope(msgspec.Struct, frozen=True):
    """What a drawn card should allow: its kind, the action that draws it, and which cards do so."""

    kind: str
    draws: str
    helping: Callable[[Position, int], Iterable[str]]


def _orders_now(position: Position, seat: int) -> Iterable[str]:
    return _fillable(position, seat, _Making((), complete=True, positions=0), ORDERS.ids)


def _orders_made(position: Position, seat: int) -> Iterable[str]:
    return _fillable(position, seat, _making(position, seat, 1), ORDERS.ids)


def _vines_now(position: Position, seat: int) -> Iterator[str]:
    for number, vine in enumerate(VINES.ids):
        held = _holding(position, seat, (VINES.one[number], 0, 0, 0))
        if Plant(by_action=True).choices(held, seat):
            yield vine


def _visitors_now(kind: Kind, position: Position, seat: int) -> Iterator[str]:
    for number, visitor in enumerate(kind.ids):
        hand = list(position.players[seat - 1].hand)
        hand[kind.index] |= kind.one[number]
        held = _holding(position, seat, (hand[0], hand[1], hand[2], hand[3]))
        if Move("visitor", (visitor,)) in PlayVisitor(kind.id).choices(held, seat):
            yield visitor


HOPES: Final = {
    "order": _Hope("order", "draw_order", _orders_now),
    "order_made": _Hope("order", "draw_order", _orders_made),
    "vine": _Hope("vine", "draw_vine", _vines_now),
    "summer": _Hope("summer", "", partial(_visitors_now, KIND["summer"])),
    "winter": _Hope("winter", "", partial(_visitors_now, KIND["winter"])),
}
"""The hopes by id: an order that can be filled, a vine that can be planted, a visitor that can be played."""


def _draw_chance(position: Position, seat: int) -> Question | None:
    able = SPRING <= position.season <= WINTER
    return _question(
        "draw_chance",
        position,
        seat,
        _chance,
        hope=(Choice(hope, Message(f"choice-hope-{hope}")) for hope in _by_season(position) if able),
        cards=(
            Choice(number, Message("choice-cards", {"number": number})) for number in range(1, MOST_CARDS + 1)
        ),
    )


def _by_season(position: Position) -> tuple[str, ...]:
    """The hopes, those of the season first."""
    first = {SUMMER: "vine", FALL: "winter", WINTER: "order"}.get(position.season, "vine")
    return (first, *(hope for hope in HOPES if hope != first))


def _chance(position: Position, seat: int, chosen: Chosen, _: Progress | None, __: Stop | None) -> Answer:
    hope, cards = HOPES[str(chosen["hope"])], int(chosen["cards"])
    kind = KIND[hope.kind]
    helping = frozenset(kind.number[name] for name in hope.helping(position, seat))
    deck = position.decks[kind.index]
    good = [number for number in kind.numbers(deck) if number in helping]
    probability = 1 - _misses(position, kind, helping, cards)
    total = kind.total(deck)
    values: dict[str, Value] = {
        "hope": str(chosen["hope"]),
        "cards": cards,
        "total": total,
        "good": sum(kind.count(deck, number) for number in good),
        "percent": _percent(probability),
        "fraction": str(probability),
    }
    replies = tuple(
        Reply(
            Message("answer-drawn", {"card": card(kind.ids[number]), "copies": kind.count(deck, number)}),
            _drawing(position, seat, hope, kind.ids[number]),
        )
        for number in good
    )
    notes = _notes("deck", *(("reshuffle",) if cards > total else ()))
    figures = {"probability": probability, "cards": [kind.ids[number] for number in good]}
    return Answer(position, Message("answer-draw_chance", values), notes, replies, figures)


def _misses(position: Position, kind: Kind, helping: frozenset[int], cards: int) -> Fraction:
    """The probability that none of the cards drawn helps. What the deck lacks comes from its discard pile.

    Concept: ``deck_reshuffle``.
    """
    piles = (
        position.decks[kind.index],
        kind.pile(kind.ids[number] for number in position.discards[kind.index]),
    )
    missed = Fraction(1)
    for pile in piles:
        total = kind.total(pile)
        drawn = min(cards, total)
        bad = total - sum(kind.count(pile, number) for number in helping)
        missed *= Fraction(comb(bad, drawn), comb(total, drawn))
        cards -= drawn
    return missed


def _percent(probability: Fraction) -> str:
    """A probability in per cent, with one decimal unless it is whole."""
    return f"{float(100 * probability):.1f}".removesuffix(".0")


def _drawing(position: Position, seat: int, hope: _Hope, wanted: str) -> Line | None:
    """The line that draws a card now by placing a worker, if that is possible."""
    if position.actor != seat:
        return None
    for move in position.legal_moves():
        placement = PLACE.get(move)
        if placement is not None and placement.action == hope.draws:
            then = position.after(move)
            dealt = Move("deal", (wanted,))
            if then.actor == CHANCE and dealt in then.legal_moves():
                line = Line(position, (move, dealt))
                line.to_start()
                return line
    return None


# -- what can come of this turn ---------------------------------------------------------------------------------------


def _turn(position: Position, seat: int) -> Question | None:
    lenses = position.game.lenses[1:] if position.actor is not None else ()
    return _question(
        "turn", position, seat, _turn_outcomes, lens=(Choice(lens, Name(lens)) for lens in lenses)
    )


def _turn_outcomes(
    position: Position, seat: int, chosen: Chosen, progress: Progress | None, stop: Stop | None
) -> Answer:
    lens = str(chosen["lens"])
    found = outcomes(position, lens, others="free", turns=1, seat=seat, progress=progress, stop=stop)
    before = set(map(repr, position.game.facts(position, lens)))
    replies = []
    for outcome in found:
        changed = tuple(message for key, message in outcome.facts if repr((key, message)) not in before)
        values: dict[str, Value] = {
            "changes": _joined("answer-also", changed) if changed else Message("answer-same"),
            "ways": outcome.lines or 0,
            "percent": _percent(outcome.probability),
            "sure": "yes" if outcome.probability == 1 else "no",
        }
        replies.append(Reply(Message("answer-outcome", values), outcome.line))
    lines = sum(outcome.lines or 0 for outcome in found)
    message = Message("answer-turn", {"ways": lines, "number": len(found), "lens": Name(lens)})
    figures = {"ways": lines, "outcomes": len(found), "complete": found.complete}
    notes = _notes(complete=found.complete, positions=found.positions)
    return Answer(position, message, notes, tuple(replies), figures)
