"""Whole games of Age of Champagne from a seed, and what holds in every position and step of them.

Nothing here asks the rules what is right: cubes, cards and collaborators are counted. Each check returns the
breaches it finds as sentences, none if all is well.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from viticulture_explore.champagne.game import CHAMPAGNE
from viticulture_explore.champagne.options import OPTIONS
from viticulture_explore.champagne.position import Position
from viticulture_explore.champagne.tables import INHERITANCE, KEYS, MARKET, NONE, VINEYARD, numbers
from viticulture_explore.core.position import CHANCE, Event, Move

STORES = ("winery", "cellar", "oenotheque", "marketing")


def options_of(seed: int) -> dict[str, str]:
    """Readings drawn from a seed; every third game keeps the defaults."""
    rng = random.Random(seed)
    return {option: rng.choice(values) for option, values in OPTIONS.items()} if seed % 3 else {}


def new(seed: int, **options: str) -> Position:
    return CHAMPAGNE.new(2 + seed % 3, options={**options_of(seed), **options})


def walk(position: Position, seed: int) -> Iterator[tuple[Position, Move]]:
    """Every position of a random game with the move made there."""
    rng = random.Random(seed)
    while position.actor is not None:
        move = position.sample(rng) if position.actor == CHANCE else rng.choice(position.legal_moves())
        yield position, move
        position = position.after(move)


def reached(seed: int, moves: int) -> Position:
    """A position some moves into a random game, or before its last move if the game is shorter."""
    found = new(seed)
    for number, (position, _) in enumerate(walk(found, seed)):
        found = position
        if number == moves:
            break
    return found


# -- what holds in every position -----------------------------------------------------------------------------


def breaches(position: Position) -> list[str]:
    return [*_limits(position), *_cards(position), *_collaborators(position), *_play(position)]


def quick_breaches(position: Position) -> list[str]:
    """What of it is fast enough to follow every move of many games."""
    return [*_limits(position), *_collaborators(position)]


def watch(before: Position, move: Move, after: Position) -> list[str]:
    """Everything that is wrong with a step and the position it leads to."""
    told, events = before.told(move)
    found = [] if told == after else ["what is told is not what is played"]
    if move not in before.legal_moves():
        found.append(f"{move} was not legal")
    return [
        *found,
        *cubes_against_the_bank(before, after, events),
        *points_as_told(before, after, events),
        *breaches(after),
    ]


def _limits(position: Position) -> Iterator[str]:
    if not 1 <= position.round <= 10:
        yield f"round {position.round}"
    for seat, player in enumerate(position.players, 1):
        limits = {
            "eco": (player.eco, 10),
            "press": (player.press, 7),
            "modules": (player.modules, 8),
            "winery": (sum(player.winery), 3 * player.modules),
            "cellar": (sum(player.cellar), 10),
            "oenotheque": (sum(player.oenotheque), 3),
            "marketing": (max(player.marketing), 4),
        }
        yield from (
            f"{seat}: {key} {value} of {most}" for key, (value, most) in limits.items() if value > most
        )
        if min(player.eco, player.press, *(min(getattr(player, store)) for store in STORES)) < 0:
            yield f"{seat}: something below 0 in {player}"


def _cards(position: Position) -> Iterator[str]:
    """Every card lies in exactly one place."""
    vineyards = [
        position.vineyard_deck,
        position.vineyard_discards,
        *_row(position.upper),
        *_row(position.lower),
    ]
    market = [position.market_deck, *_row(position.market_upper), *_row(position.market_lower)]
    held = []
    for player in position.players:
        vineyards += player.vineyards
        market.append(player.delivered)
        held += [player.hand, player.picked, player.kept]
    # The vineyard that looks for its column lies nowhere else.
    vineyards += [
        1 << frame.memo[0] for frame in position.stack if frame.at == "vineyard/settle" and frame.memo
    ]
    found = Counter(card for pile in vineyards for card in numbers(pile))
    keys = set(numbers(KEYS))
    for card in range(len(VINEYARD.ids)):
        if found[card] != 1 and not (card in keys and found[card] == 0):
            yield f"{VINEYARD.ids[card]} is there {found[card]} times"
    found = Counter(card for pile in market for card in numbers(pile))
    yield from (f"{card} is there {found[n]} times" for n, card in enumerate(MARKET.ids) if found[n] != 1)
    found = Counter(card for pile in held for card in numbers(pile))
    yield from (f"{INHERITANCE.ids[card]} is held twice" for card, copies in found.items() if copies > 1)
    if (
        position.event_deck.bit_count() + (position.event != NONE) != 12 - (position.round - 1)
        and position.actor is not None
    ):
        yield f"{position.event_deck.bit_count()} events left in round {position.round}"


def _row(row: tuple[int, ...]) -> list[int]:
    return [1 << card for card in row if card != NONE]


def _collaborators(position: Position) -> Iterator[str]:
    tied_up = position.rules.options.marketing_collaborator == "tied_up"
    standing = Counter(
        seat for spaces in (position.spaces if tied_up else position.spaces[:-1]) for seat in spaces
    )
    for seat, player in enumerate(position.players, 1):
        if player.collaborators + standing[seat] > 3:
            yield f"{seat}: {player.collaborators} collaborators in hand, {standing[seat]} on the board"


def _play(position: Position) -> Iterator[str]:
    """Somebody decides and can move, unless the game is over; chances add up to one."""
    moves = position.legal_moves()
    if bool(moves) != (position.actor is not None) or (position.result is None) != (
        position.actor is not None
    ):
        yield f"{len(moves)} moves, actor {position.actor}, result {position.result}"
    if len(set(moves)) != len(moves) or list(map(str, moves)) == ["done"]:
        yield f"moves {moves}"
    chances = position.chances()
    if position.actor == CHANCE and (
        tuple(move for move, _ in chances) != moves or sum(share for _, share in chances) != 1
    ):
        yield f"chances {chances} of {moves}"


def cubes_against_the_bank(before: Position, after: Position, events: tuple[Event, ...]) -> list[str]:
    """A seat's cubes change by what came from the bank and went back to it, store by store."""
    found = []
    for seat, (had, has) in enumerate(zip(before.players, after.players, strict=True), 1):
        for store in STORES:
            told = [0, 0, 0]
            for event in events:
                if event.values.get("seat") != seat or "cubes" not in event.values:
                    continue
                sign = _sign(event, store)
                told = [value + sign * cube for value, cube in zip(told, event.values["cubes"], strict=True)]
            change = [new - old for new, old in zip(getattr(has, store), getattr(had, store), strict=True)]
            if told != change:
                found.append(f"{seat}: {store} changed by {change}, told was {told}")
    return found


def _sign(event: Event, store: str) -> int:
    if event.kind == "took_cubes":
        return event.values["store"] == store
    if event.kind == "gave_back_cubes":
        return -(event.values["store"] == store)
    if event.kind == "moved_cubes":
        return (event.values["store"] == store) - (event.values["origin"] == store)
    return 0


def points_as_told(before: Position, after: Position, events: tuple[Event, ...]) -> list[str]:
    """Points change by what was told of them."""
    found = []
    for seat, (had, has) in enumerate(zip(before.players, after.players, strict=True), 1):
        mine = [event for event in events if event.values.get("seat") == seat]
        told = sum(e.values["vp"] for e in mine if e.kind == "gained_vp" or e.kind.startswith("scored_"))
        told -= sum(event.values["vp"] for event in mine if event.kind == "lost_vp")
        if has.vp - had.vp != told:
            found.append(f"{seat}: points changed by {has.vp - had.vp}, told was {told}")
    return found
