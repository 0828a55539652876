"""Grapes become wine."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from viticulture_explore.core.position import Move, Obstacle
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import Act
from viticulture_explore.viticulture.tokens import (
    BLUSH,
    COLOUR,
    COLOURS,
    LEAST,
    RED,
    SPARKLING,
    TOP,
    WHITE,
    bit,
    cellar_top,
    free_place,
    has,
    track,
    values,
)

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State
    from viticulture_explore.viticulture.player import Player

RECIPES: Final = ((1, 0), (0, 1), (1, 1), (2, 1))
"""How many red and white grapes each colour of wine takes."""

CELLAR_NEEDED: Final = {
    BLUSH: ("blush_needs_medium", "medium_cellar"),
    SPARKLING: ("sparkling_needs_large", "large_cellar"),
}
"""The concept that asks for a cellar, and the cellar, of the wines that need one of their own."""

BELOW_MINIMUM: Final = {BLUSH: "blush_minimum", SPARKLING: "sparkling_minimum"}
"""The concepts of the least values that blush and sparkling wine have by themselves."""

RECIPE_CONCEPTS: Final = ("red_wine_recipe", "white_wine_recipe", "blush_recipe", "sparkling_recipe")


class Recipe(msgspec.Struct, frozen=True):
    """What a ``make`` move says: the colour of the wine, the grapes as a mask of the crush pad, their sum."""

    colour: int
    grapes: int
    total: int


def _move(colour: int, reds: tuple[int, ...], whites: tuple[int, ...]) -> Move:
    head = () if colour < BLUSH else (COLOURS[colour],)
    tokens = [word for value in reds for word in ("red", value)]
    tokens += [word for value in whites for word in ("white", value)]
    return Move("make", (*head, *tokens))


def _all_recipes() -> dict[Move, Recipe]:
    found: dict[Move, Recipe] = {}
    places = range(1, TOP + 1)
    for colour, (reds, whites) in enumerate(RECIPES):
        for red in combinations(places, reds):
            for white in combinations(places, whites):
                grapes = sum(bit(RED, value) for value in red) + sum(bit(WHITE, value) for value in white)
                found[_move(colour, red, white)] = Recipe(colour, grapes, sum(red) + sum(white))
    return found


MAKE: Final[dict[Move, Recipe]] = _all_recipes()
"""Every ``make`` move that follows a recipe: red, white, blush, sparkling, values ascending."""


def read_tokens(words: tuple[str | int, ...]) -> tuple[tuple[int, int], ...] | None:
    """The tokens that words like ``red 3 white 5`` name, as colour and value; ``None`` if they are not tokens."""
    pairs = tuple(zip(words[::2], words[1::2], strict=False))
    if len(words) % 2 or not all(
        isinstance(name, str) and name in COLOUR and isinstance(value, int) and 1 <= value <= TOP
        for name, value in pairs
    ):
        return None
    return tuple((COLOUR[str(name)], int(value)) for name, value in pairs)


class MakeWine(Act, frozen=True):
    """Turn one to three grapes into one wine. Concept: ``make_wine_moves_tokens``.

    ``least`` is the least value the stored wine must have; with ``any_cellar`` the cellar a wine needs is waived.
    Both belong to Zymologist; option ``zymologist_below_four`` says whether a taken place may push it lower.
    """

    least: int = 0
    any_cellar: bool = False

    id: ClassVar[str] = "make_wine"
    verbs: ClassVar[frozenset[str]] = frozenset({"make"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every wine that can be made."""
        player = state.players[seat - 1]
        return _choices(player.crush, player.cellar, self._limits(state, player))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every wine the grapes at hand could be thought to make; with none at all a single red or white."""
        crush = state.players[seat - 1].crush
        return _from_grapes(crush) or tuple(move for move in MAKE if len(move.args) == 2)

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """Why nothing can be made: no grape at all, else the obstacles of the nearest wines."""
        if not state.players[seat - 1].crush:
            return (obstacle("no_such_grape", none=True),)
        return super().reasons(state, seat, lira)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Grapes not there, a wrong recipe, a value below the least, a missing cellar, no free place."""
        player = state.players[seat - 1]
        return _against(player.crush, player.cellar, self._limits(state, player), move)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Take the grapes away and store the wine; what comes back is its colour."""
        recipe = MAKE[move]
        player = draft.players[seat - 1]
        limits = self._limits(draft, player)
        place = place_of(player.cellar, limits, recipe)
        wine = bit(recipe.colour, place) if place else 0
        draft.change(seat, crush=player.crush & ~recipe.grapes, cellar=player.cellar | wine)
        if draft.events is not None:
            _tell(draft, seat, recipe, place, limits.top)
        return recipe.colour

    def _limits(self, state: State, player: Player) -> Limits:
        top = TOP if self.any_cellar else cellar_top(player.structures)
        pushed = state.rules.options.zymologist_below_four == "allowed"
        return _limits(
            top, self.least, 1 if pushed else self.least, state.rules.options.wine_no_slot == "lost"
        )


class Limits(msgspec.Struct, frozen=True):
    """What bounds a wine: the cellar's highest value, the least sum of grapes, the least place, no place needed."""

    top: int
    least_total: int
    least_place: int
    lost: bool


@cache
def _limits(top: int, least_total: int, least_place: int, lost: bool) -> Limits:
    return Limits(top, least_total, least_place, lost)


def place_of(cellar: int, limits: Limits, recipe: Recipe) -> int:
    """Where a wine would lie: lowered to what the cellar holds, then to the next free place; 0 if there is none.

    Concept: ``wine_max_9``, ``wine_devalued_for_cellar``, ``wine_devalued_if_occupied``, ``devalue_floor``.
    """
    least = max(LEAST[recipe.colour], limits.least_place)
    return free_place(track(cellar, recipe.colour), min(recipe.total, limits.top), least)


@lru_cache(maxsize=1 << 16)
def _choices(crush: int, cellar: int, limits: Limits) -> tuple[Move, ...]:
    return tuple(move for move in _from_grapes(crush) if not _against(crush, cellar, limits, move))


@lru_cache(maxsize=1 << 12)
def _from_grapes(crush: int) -> tuple[Move, ...]:
    reds, whites = values(track(crush, RED)), values(track(crush, WHITE))
    return tuple(
        _move(colour, red, white)
        for colour, (some_red, some_white) in enumerate(RECIPES)
        for red in combinations(reds, some_red)
        for white in combinations(whites, some_white)
    )


def _against(crush: int, cellar: int, limits: Limits, move: Move) -> tuple[Obstacle, ...]:
    named = move.args[0] in ("blush", "sparkling")
    grapes = read_tokens(move.args[1:] if named else move.args) or ()
    found = [
        obstacle("no_such_grape", colour=COLOURS[colour], value=value)
        for colour, value in dict.fromkeys(grapes)
        if not has(crush, colour, value) or grapes.count((colour, value)) > 1
    ]
    recipe = MAKE.get(move)
    if recipe is None:
        return (*found, obstacle("grapes_not_added", total=sum(value for _, value in grapes)))
    kind, least = COLOURS[recipe.colour], max(LEAST[recipe.colour], limits.least_total)
    if recipe.total < least:
        concept = BELOW_MINIMUM.get(recipe.colour, "card_exception_scope")
        found.append(obstacle("below_minimum", concept, colour=kind, total=recipe.total, least=least))
    if limits.top < LEAST[recipe.colour]:
        concept, needed = CELLAR_NEEDED[recipe.colour]
        found.append(obstacle("cellar_too_small", concept, colour=kind, needed=needed, highest=limits.top))
    elif not limits.lost and recipe.total >= least and not place_of(cellar, limits, recipe):
        lowest = max(LEAST[recipe.colour], limits.least_place)
        found.append(
            obstacle("no_free_slot", colour=kind, highest=min(recipe.total, limits.top), lowest=lowest)
        )
    return tuple(found)


def _tell(draft: Draft, seat: int, recipe: Recipe, place: int, top: int) -> None:
    colour, value = COLOURS[recipe.colour], recipe.total
    if place:
        draft.tell(
            "made_wine", RECIPE_CONCEPTS[recipe.colour],
            seat=seat, colour=colour, value=place, total=value, crush=recipe.grapes,
        )  # fmt: skip
    else:
        draft.tell(
            "wine_lost", "no_legal_wine_space", seat=seat, colour=colour, total=value, crush=recipe.grapes
        )
    if value > TOP:
        draft.tell("wine_capped", "wine_max_9", seat=seat, colour=colour, total=value, limit=TOP)
        value = TOP
    if value > top:
        needed = "medium_cellar" if top < LEAST[BLUSH] else "large_cellar"
        draft.tell(
            "wine_lowered_to_cellar", "wine_devalued_for_cellar",
            seat=seat, colour=colour, value=value, limit=top, needed=needed,
        )  # fmt: skip
        value = top
    if place and value > place:
        draft.tell(
            "wine_lowered_to_free_place", "wine_devalued_if_occupied",
            seat=seat, colour=colour, value=value, place=place,
        )  # fmt: skip
