"""The moves as text: which words belong together. Whether a move can be made is not asked here."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from typing import Final

from viticulture_explore.core.position import Move
from viticulture_explore.viticulture.actions import ACTION, PASS, PLACE, Placement
from viticulture_explore.viticulture.cards import FIELDS, KIND_OF, ORDERS, STRUCTURES, VINES
from viticulture_explore.viticulture.effects.base import DONE
from viticulture_explore.viticulture.effects.board import KEEP, RETRIEVE, TAKE_TOP, USE
from viticulture_explore.viticulture.effects.combine import CHOOSE, CHOOSE_BOTH
from viticulture_explore.viticulture.effects.drawing import DRAW, DRAW_VISITORS
from viticulture_explore.viticulture.effects.opponents import ACCEPT, DECLINE
from viticulture_explore.viticulture.effects.orders import CANONICAL
from viticulture_explore.viticulture.effects.prices import GIVE
from viticulture_explore.viticulture.effects.tokens import GAIN_GRAPE, UPGRADE
from viticulture_explore.viticulture.effects.wine import MAKE, read_tokens
from viticulture_explore.viticulture.influence import MODULE, PUT, SHIFT
from viticulture_explore.viticulture.seasons import ROWS
from viticulture_explore.viticulture.setup import MAMAS, PAPAS, PARENTS, TAKE
from viticulture_explore.viticulture.solo import DEAL_AUTOMA
from viticulture_explore.viticulture.tokens import COLOURS
from viticulture_explore.viticulture.visitors import VISITORS

CHANCE_VERBS: Final = frozenset({"deal"})
"""The verbs of moves that only chance makes."""

GRAPES: Final = tuple(product(("red", "white"), range(1, 10)))
WINES: Final = tuple(product(COLOURS, range(1, 10)))


def _each(verb: str, *words: tuple[str | int, ...]) -> tuple[Move, ...]:
    return tuple(Move(verb, args) for args in product(*words))


@cache
def conceivable(players: int, modules: tuple[str, ...]) -> tuple[Move, ...]:
    """Every move of the grammar for a number of players, in a stable order.

    Of ``make`` and ``fill`` it lists those that follow a recipe or an order's symbols; :func:`conceives` accepts
    any tokens.
    """
    return (
        *TAKE,
        *_each("keep", tuple(MAMAS), tuple(PAPAS)),
        *_each("deal", PARENTS),
        *_each("first", tuple(range(1, players + 1))),
        *_each("wake", ROWS),
        *DRAW.values(),
        *(move for move in DRAW_VISITORS if len(move.args) > 1),
        *(move for move, placement in PLACE.items() if _in_game(placement, players, modules)),
        PASS,
        *_each("plant", VINES.ids, FIELDS),
        *_each("uproot", VINES.ids, FIELDS),
        *_each("harvest", FIELDS),
        *MAKE,
        *(move for moves in CANONICAL for move in moves),
        *(Move("sell", grape) for grape in GRAPES),
        *_each("sell", ("field",), FIELDS),
        *_each("buy", ("field",), FIELDS),
        *_each("build", STRUCTURES),
        *_each("visitor", tuple(VISITORS)),
        *_each("discard", tuple(KIND_OF)),
        *_visitor_moves(players, modules),
        *((*PUT, *SHIFT) if MODULE in modules else ()),
        DONE,
        *_each("deal", tuple(KIND_OF)),
        *(DEAL_AUTOMA.values() if players == 1 else ()),
    )


def _in_game(placement: Placement, players: int, modules: tuple[str, ...]) -> bool:
    """Tokens are spent in the solo game only, and an action of a module needs the module."""
    return (players == 1 or not placement.token) and _has_action(placement.action, modules)


def _has_action(name: str | int, modules: tuple[str, ...]) -> bool:
    action = ACTION.get(str(name))
    return action is None or action.module in ("", *modules)


def _visitor_moves(players: int, modules: tuple[str, ...]) -> tuple[Move, ...]:
    """What only visitors ask for; exchanged vines are named by field."""
    return (
        *CHOOSE,
        CHOOSE_BOTH,
        ACCEPT,
        DECLINE,
        *_each("name", tuple(range(1, players + 1))),
        *GIVE.values(),
        *(Move("discard", ("grape", *grape)) for grape in GRAPES),
        *(Move("discard", ("wine", *wine)) for wine in WINES),
        *GAIN_GRAPE,
        *(Move("age", wine) for wine in WINES),
        UPGRADE,
        *(
            Move("swap", (one, here, other, there))
            for here, there in combinations(FIELDS, 2)
            for one, other in product(VINES.ids, repeat=2)
            if one != other
        ),
        *(move for move in (*RETRIEVE, *USE.values()) if _has_action(move.args[0], modules)),
        *TAKE_TOP.values(),
        *KEEP.values(),
    )


@cache
def _listed(players: int, modules: tuple[str, ...]) -> frozenset[Move]:
    return frozenset(conceivable(players, modules))


def conceives(move: Move, players: int, modules: tuple[str, ...]) -> bool:
    """Whether a move belongs to the grammar, written canonically: tokens ascend, red before white."""
    if move in _listed(players, modules):
        return True
    if move.verb == "make":
        named = bool(move.args) and move.args[0] in ("blush", "sparkling")
        return _are_tokens(move.args[1:] if named else move.args, colours=2)
    if move.verb == "fill" and len(move.args) > 2:
        return (
            move.args[0] in ORDERS.number and move.args[1] == "with" and _are_tokens(move.args[2:], colours=4)
        )
    return False


def _are_tokens(words: tuple[str | int, ...], colours: int) -> bool:
    tokens = read_tokens(words) or ()
    return bool(tokens) and list(tokens) == sorted(tokens) and all(colour < colours for colour, _ in tokens)
