"""Cubes: grapes, still wines and cuvées by colour, as three counts; and the recipes that turn them into cuvées."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

COLOURS: Final = ("blue", "black", "yellow")
"""The colours from the least to the most worth: Meunier, Pinot Noir, Chardonnay."""

Cubes = tuple[int, int, int]
"""How many cubes of each colour, in the order of :data:`COLOURS`."""

NOTHING: Final[Cubes] = (0, 0, 0)
ONE: Final[tuple[Cubes, ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""A single cube of each colour."""


def cubes_of(row: Mapping[str, str], prefix: str = "") -> Cubes:
    """The cubes that the columns of a table row count."""
    blue, black, yellow = (int(row[prefix + colour]) for colour in COLOURS)
    return blue, black, yellow


def plus(one: Cubes, other: Cubes) -> Cubes:
    """Two lots of cubes together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Cubes, other: Cubes) -> Cubes:
    """What is left of cubes when others are taken away."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def least(one: Cubes, other: Cubes) -> Cubes:
    """The cubes that two lots have in common."""
    return min(one[0], other[0]), min(one[1], other[1]), min(one[2], other[2])


def holds(one: Cubes, other: Cubes) -> bool:
    """Whether all the other cubes are among these."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] >= other[2]


def count(words: Iterable[str | int]) -> Cubes:
    """The cubes that colour words name."""
    named = list(words)
    return named.count("blue"), named.count("black"), named.count("yellow")


def of_colour(colour: int, number: int) -> Cubes:
    """So many cubes of one colour."""
    blue, black, yellow = ONE[colour]
    return blue * number, black * number, yellow * number


def spelled(cubes: Cubes) -> tuple[str, ...]:
    """Cubes as colour words, in the order of their worth: how moves write them."""
    return tuple(colour for colour, number in zip(COLOURS, cubes, strict=True) for _ in range(number))


def lots(size: int) -> tuple[Cubes, ...]:
    """Every choice of so many cubes, whatever their colours, in a stable order."""
    return tuple(count(words) for words in combinations_with_replacement(COLOURS, size))


CUVEES: Final = ("brut", "noirs", "blancs")
"""The cuvées by the cube that is kept: Tradition Brut is blue, Blanc de Noirs black, Blanc de Blancs yellow."""

RECIPES: Final[dict[str, frozenset[Cubes]]] = {
    "brut": frozenset(lot for lot in lots(3) if lot[0]),
    "noirs": frozenset({(0, 3, 0), (1, 2, 0)}),
    "blancs": frozenset({(0, 0, 3)}),
}
"""The three still wines that can become each cuvée. Concept: ``champagne.blend.04``."""
