"""The components as the tables give them, and piles of cards as numbers.

A pile (a deck, a hand, a field) is a multiset of cards of one kind, held in one whole number: each card of the
kind has its own bits, which count its copies. So a pile is copied, compared and hashed like any number.
What the cards do stands elsewhere.
"""

from __future__ import annotations

import csv
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable


@cache
def table(name: str) -> tuple[dict[str, str], ...]:
    """The rows of a component table, in the order of the file."""
    text = files("viticulture_explore.viticulture").joinpath("data", f"{name}.csv").read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))


class Kind:
    """One kind of card with its own deck: its ids in the order of the table, and its piles.

    Each card takes ``bits`` bits of a pile: three for vines (up to six copies), one where every card is unique.
    """

    def __init__(self, id: str, index: int, rows: tuple[dict[str, str], ...], bits: int = 1) -> None:
        self.id = id
        self.index = index
        self.bits = bits
        self.ids: tuple[str, ...] = tuple(row["id"] for row in rows)
        self.number: dict[str, int] = {card: number for number, card in enumerate(self.ids)}
        self.copies: tuple[int, ...] = tuple(int(row.get("copies") or 1) for row in rows)
        self.mask: int = (1 << bits) - 1
        self.one: tuple[int, ...] = tuple(1 << bits * number for number in range(len(self.ids)))
        self.full: int = sum(one * copies for one, copies in zip(self.one, self.copies, strict=True))
        self._ones: int = sum(self.one)

    def count(self, pile: int, number: int) -> int:
        """How many copies of a card lie in a pile."""
        return pile >> self.bits * number & self.mask

    def total(self, pile: int) -> int:
        """How many cards lie in a pile."""
        if self.bits == 1:
            return pile.bit_count()
        ones = self._ones
        return (
            (pile & ones).bit_count()
            + 2 * (pile >> 1 & ones).bit_count()
            + 4 * (pile >> 2 & ones).bit_count()
        )

    def at(self, pile: int, rank: int) -> int:
        """The number of the card that lies at a rank (0 and up) when the pile is laid out in order."""
        for number in range(len(self.ids)):
            rank -= pile >> self.bits * number & self.mask
            if rank < 0:
                return number
        raise IndexError("the rank is beyond the pile")

    def numbers(self, pile: int) -> tuple[int, ...]:
        """The cards of a pile by number, each once, ascending."""
        return _numbers(self.bits, pile)

    def cards(self, pile: int) -> tuple[str, ...]:
        """The ids of the cards of a pile, each as often as it lies there."""
        return tuple(
            self.ids[number] for number in self.numbers(pile) for _ in range(self.count(pile, number))
        )

    def pile(self, cards: Iterable[str]) -> int:
        """The pile of these cards. At most :attr:`mask` copies of each; raises ``KeyError`` for an unknown id."""
        return sum(self.one[self.number[card]] for card in cards)


@lru_cache(maxsize=1 << 14)
def _numbers(bits: int, pile: int) -> tuple[int, ...]:
    mask = (1 << bits) - 1
    return tuple(number for number in range(pile.bit_length() // bits + 1) if pile >> bits * number & mask)


VINE: Final = 0
SUMMER: Final = 1
ORDER: Final = 2
WINTER: Final = 3

KINDS: Final = (
    Kind("vine", VINE, table("vines"), bits=3),
    Kind("summer", SUMMER, table("summer_visitors")),
    Kind("order", ORDER, table("orders")),
    Kind("winter", WINTER, table("winter_visitors")),
)
"""The four kinds of cards in the order of a hand: vines, summer visitors, orders, winter visitors."""

VINES, SUMMER_VISITORS, ORDERS, WINTER_VISITORS = KINDS

KIND_OF: Final[dict[str, Kind]] = {card: kind for kind in KINDS for card in kind.ids}
"""The kind of each card id."""

KIND: Final[dict[str, Kind]] = {kind.id: kind for kind in KINDS}
"""The kinds by id: ``vine``, ``summer``, ``order``, ``winter``."""

STRUCTURES: Final = tuple(row["id"] for row in table("structures"))
"""The eight structures, in the order of the table."""

STRUCTURE: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(STRUCTURES)}
"""The bit of each structure in a set of structures."""

COST: Final[dict[str, int]] = {row["id"]: int(row["cost"]) for row in table("structures")}
"""The printed cost of each structure in lira (2-6)."""

TRELLIS: Final = STRUCTURE["trellis"]
IRRIGATION: Final = STRUCTURE["irrigation"]
YOKE: Final = STRUCTURE["yoke"]
WINDMILL: Final = STRUCTURE["windmill"]
COTTAGE: Final = STRUCTURE["cottage"]
TASTING_ROOM: Final = STRUCTURE["tasting_room"]
MEDIUM_CELLAR: Final = STRUCTURE["medium_cellar"]
LARGE_CELLAR: Final = STRUCTURE["large_cellar"]

VINE_RED: Final = tuple(int(row["red"]) for row in table("vines"))
VINE_WHITE: Final = tuple(int(row["white"]) for row in table("vines"))
VINE_VALUE: Final = tuple(red + white for red, white in zip(VINE_RED, VINE_WHITE, strict=True))
"""What a vine counts against the limit of its field: its red and white values together."""

VINE_NEEDS: Final = tuple(
    sum(STRUCTURE[name] for name in row["requires"].split(",") if name) for row in table("vines")
)
"""The structures a vine must find built when it is planted, as a set."""

FIELDS: Final = (5, 6, 7)
"""The fields of a vineyard; the number is its limit and its price in lira."""

SOLD: Final = -1
"""Stands in place of the pile of vines of a field that is sold: the complement of an empty pile.

A lower number is the complement of a pile with vines, which stand there although the field is sold.
"""


@cache
def field_red(vines: int) -> int:
    """The sum of the red values of the vines of a field (0 and up); 0 for a sold field."""
    return _sum(vines, VINE_RED)


@cache
def field_white(vines: int) -> int:
    """The sum of the white values of the vines of a field (0 and up); 0 for a sold field."""
    return _sum(vines, VINE_WHITE)


def field_value(vines: int) -> int:
    """What the vines of a field count against its limit: all red and white values (0 and up)."""
    return field_red(vines) + field_white(vines)


def _sum(vines: int, values: tuple[int, ...]) -> int:
    if vines <= SOLD:
        return 0
    return sum(values[number] * VINES.count(vines, number) for number in VINES.numbers(vines))


class Order:
    """A wine order: the least values it asks for, by colour, what it scores and what income it brings.

    ``wants`` holds pairs of a colour (0 red, 1 white, 2 blush, 3 sparkling) and the ascending least values.
    """

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.wants: tuple[tuple[int, tuple[int, ...]], ...] = tuple(
            (colour, tuple(sorted(int(value) for value in row[name].split(";"))))
            for colour, name in enumerate(("red", "white", "blush", "sparkling"))
            if row[name]
        )
        self.vp = int(row["vp"])
        self.residual = int(row["residual"])


ORDER_CARDS: Final = tuple(Order(row) for row in table("orders"))
"""The orders by number."""
