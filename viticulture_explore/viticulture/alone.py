"""One seat with the cards in its hand, as if it sat alone: which moves bear on what it can reach this year.

The questions of :mod:`.questions` walk through a year. What the seat does not need for its goal is left out here,
and each leaving out says why the answer stays right.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.viticulture.actions import PASS, PLACE, SUMMER, WINTER
from viticulture_explore.viticulture.cards import (
    COST,
    KIND_OF,
    KINDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    ORDER_CARDS,
    ORDERS,
    STRUCTURE,
    VINE,
    VINE_NEEDS,
    VINE_RED,
    VINE_WHITE,
    VINES,
    YOKE,
    field_red,
    field_white,
)
from viticulture_explore.viticulture.effects.orders import FillOrder
from viticulture_explore.viticulture.effects.wine import MAKE, RECIPES
from viticulture_explore.viticulture.tokens import LEAST, RED, WHITE, cellar_top, track, values

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.position import Position

_IDLE: Final = ("pass", "decline", "done")
"""The verbs with which a seat refuses or ends what it is asked."""

_NOT_NOW: Final = frozenset({"draw_vine", "draw_order", "train"})
"""Actions that bring nothing this year to who does not count on cards not seen yet."""

_WITH_VISITORS: Final = frozenset({"play_summer", "play_winter", "influence"})
"""Actions left aside with the visitors: what they bring can be all kinds of things."""

_FOR_LIRA: Final = frozenset({"give_tour", "sell", "gain_lira"})
"""Actions that bring lira."""

NEVER: Final = 99
"""More workers than anybody has."""


def idle(position: Position) -> Move:
    """The move with which a seat does as little as it can: it refuses, or takes what comes first."""
    moves = position.legal_moves()
    return next((move for move in moves if move.verb in _IDLE), moves[0])


def workers_left(position: Position, seat: int) -> int:
    """How many workers of any size a seat can still place."""
    player = position.players[seat - 1]
    return player.idle + player.grande


class Alone:
    """How a seat plays with nothing but the cards it holds now.

    Cards that are drawn on the way come, but are not played: so it does not matter which they are, and one of them
    stands for all.
    """

    def __init__(self, position: Position, seat: int) -> None:
        self.seat: Final = seat
        self.held: Final = frozenset(
            card
            for kind, pile in zip(KINDS, position.players[seat - 1].hand, strict=True)
            for card in kind.cards(pile)
        )

    def moves(self, here: Position) -> Sequence[Move]:
        """The moves that may help: none with a card drawn meanwhile, none that only draws one."""
        moves = here.legal_moves()
        if moves[0].verb == "draw":
            return moves[-1:] if moves[-1].verb == "done" else moves[:1]
        return tuple(move for move in moves if self._helps(here, move))

    def _helps(self, here: Position, move: Move) -> bool:
        """Whether a move may help."""
        if move == PASS:
            return here.season != WINTER  # after it there is nothing more this year
        if move.verb == "place":
            placement = PLACE[move]
            # A bonus can be turned down when it is asked; what comes by itself harms nobody.
            return placement.action not in _NOT_NOW and not placement.unused
        if move.verb in ("plant", "visitor", "fill"):
            return move.args[0] in self.held
        return True

    def settled(self, here: Position) -> Move | None:
        """One card for all that could be drawn: one the seat does not hold, so that it is not taken for that."""
        if here.actor != CHANCE:
            return None
        moves = here.legal_moves()
        return next(
            (move for move in moves if move.args[0] in KIND_OF and move.args[0] not in self.held), moves[0]
        )

    def same(self, here: Position) -> Hashable:
        """All but the decks: what is drawn is settled, so that they follow from the rest or do not matter."""
        return (
            here.year,
            here.season,
            here.opening,
            here.turn,
            here.rows,
            here.players,
            here.spaces,
            here.stack,
            here.planned,
            here.solo,
        )


class Filling(Alone):
    """How a seat comes to fill one order without playing a visitor.

    Then only four things count: the wines the order asks for, the grapes and vines they are made of, the structures
    that make this possible, and the lira these cost. At most ``most`` workers are placed.
    """

    def __init__(self, position: Position, seat: int, order: str, most: int) -> None:
        super().__init__(position, seat)
        self.order: Final = order
        self.most: Final = most
        self.owned: Final = workers_left(position, seat) - bool(position.players[seat - 1].temporary)
        self.wants: Final = ORDER_CARDS[ORDERS.number[order]].wants
        self.colours: Final = frozenset(colour for colour, _ in self.wants)
        self.wants_red: Final = any(RECIPES[colour][0] for colour in self.colours)
        self.wants_white: Final = any(RECIPES[colour][1] for colour in self.colours)
        self.useful: Final = YOKE | self._missing_cellars(0, 0) | self._for_vines(position)

    def _for_vines(self, position: Position) -> int:
        """The structures that the vines in hand need."""
        needs = 0
        for number in VINES.numbers(position.players[self.seat - 1].hand[VINE]):
            needs |= VINE_NEEDS[number]
        return needs

    # -- what may help ------------------------------------------------------------------------------------------

    def moves(self, here: Position) -> Sequence[Move]:
        """The moves that may help; none where more workers are needed than may be placed."""
        deciding = here.actor == self.seat and here.stack[-1].at == "season/place"
        if deciding and self._allowed(here) < self.needed(here):
            return ()
        return super().moves(here)

    def _allowed(self, here: Position) -> int:
        """How many workers may still be placed; the grey one may have come in spring."""
        left = workers_left(here, self.seat)
        placed = self.owned + bool(here.players[self.seat - 1].temporary) - left
        return min(left, self.most - placed)

    def _helps(self, here: Position, move: Move) -> bool:
        if move.verb == "place":
            action = PLACE[move].action
            idle = action in _WITH_VISITORS or (action in _FOR_LIRA and self._enough_lira(here))
            return not idle and super()._helps(here, move)
        if move.verb == "plant":
            number = VINES.number[str(move.args[0])]
            red, white = VINE_RED[number] and self.wants_red, VINE_WHITE[number] and self.wants_white
            return bool(red or white) and super()._helps(here, move)
        if move.verb == "make":
            return MAKE[move].colour in self.colours
        if move.verb == "build":
            return bool(STRUCTURE[str(move.args[0])] & self.useful)
        if move.verb == "fill":
            return move.args[0] == self.order
        return super()._helps(here, move)

    def _enough_lira(self, here: Position) -> bool:
        """Whether more lira buy nothing that leads to wine: there is enough for all of it, or it is too late."""
        player = here.players[self.seat - 1]
        return here.season == WINTER or player.lira >= _price(self.useful & ~player.structures)

    def same(self, here: Position) -> Hashable:
        """What counts of the own vineyard; of the others only who has passed, for they do nothing else."""
        player = here.players[self.seat - 1]
        price = 0 if here.season == WINTER else _price(self.useful & ~player.structures)
        own = msgspec.structs.replace(
            player, lira=min(player.lira, price), vp=0, residual=0, hand=(player.hand[VINE], 0, 0, 0)
        )
        passed = tuple(other.passed for other in here.players)
        mine = here.rows[self.seat - 1] > 0
        return here.year, here.season, here.opening, here.turn, mine, own, passed, here.spaces, here.stack

    # -- how much is needed at least ------------------------------------------------------------------------------

    def needed(self, here: Position) -> int:
        """How many workers it takes at least; :data:`NEVER` if the order is out of reach this year.

        One fills the order, and if its wine is not there yet one makes it. If no grape is good enough one harvests,
        if no field is either one plants. Each cellar that is lacking needs one to build it, and one if lira lack.
        """
        player = here.players[self.seat - 1]
        if any(move.args[0] == self.order for move in FillOrder().choices(here, self.seat)):
            return 1
        late = here.season > SUMMER
        missing = self._missing_cellars(player.structures, player.cellar)
        grapes = self._for_grapes(player, late=late)
        if missing and late:
            return NEVER
        # The bonus of each building may bring a lira.
        short = _price(missing) - missing.bit_count() > player.lira
        return 2 + grapes + missing.bit_count() + short

    def _for_grapes(self, player: Player, *, late: bool) -> int:
        """How many workers it takes to get the grapes: none, one that harvests, another that plants."""
        reds, whites = _grapes(player.crush)
        if self._reaches(player.cellar, reds, whites):
            return 0
        reds += filter(None, map(field_red, player.fields))
        whites += filter(None, map(field_white, player.fields))
        if self._reaches(player.cellar, reds, whites):
            return 1
        held = VINES.cards(player.hand[VINE])
        more_red = sum(VINE_RED[VINES.number[vine]] for vine in held)
        more_white = sum(VINE_WHITE[VINES.number[vine]] for vine in held)
        # At best all of them join the best field, and another one as well.
        reds += [max(map(field_red, player.fields)) + more_red] * 2
        whites.append(max(map(field_white, player.fields)) + more_white)
        return NEVER if late or not held or not self._reaches(player.cellar, reds, whites) else 2

    def _reaches(self, cellar: int, reds: list[int], whites: list[int]) -> bool:
        """Whether the highest value asked for of each colour is there, or could be made of the best grapes."""
        best = sorted(reds)[-2:]
        white = max(whites, default=0)
        for colour, least in self.wants:
            red_grapes, white_grapes = RECIPES[colour]
            grapes = best[len(best) - red_grapes :] if red_grapes else []
            enough = len(grapes) == red_grapes and (white or not white_grapes)
            made = sum(grapes) + white * white_grapes if enough else 0
            if max((made, *values(track(cellar, colour)))) < least[-1]:
                return False
        return True

    def _missing_cellars(self, structures: int, cellar: int) -> int:
        """The cellars that have to be built before the wines can be made, as a set."""
        top = max(
            (
                max(least[-1], LEAST[colour])
                for colour, least in self.wants
                if max(values(track(cellar, colour)), default=0) < least[-1]
            ),
            default=0,
        )
        if top <= cellar_top(structures):
            return 0
        large = LARGE_CELLAR if top > cellar_top(MEDIUM_CELLAR) else 0
        return (MEDIUM_CELLAR | large) & ~structures


def _price(structures: int) -> int:
    """The printed cost of a set of structures in lira."""
    return sum(COST[name] for name, bit in STRUCTURE.items() if bit & structures)


def _grapes(crush: int) -> tuple[list[int], list[int]]:
    """The red and the white grapes of a crush pad by value."""
    return list(values(track(crush, RED))), list(values(track(crush, WHITE)))
