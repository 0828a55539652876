"""The components as the tables give them: cards, spaces and constants, each with how sure it is.

A pile of cards is a set of numbers of one table, held as the bits of one whole number: every card is unique, and
an order that nobody has seen is no part of a position. What the cards do stands elsewhere.
"""

from __future__ import annotations

import csv
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.cubes import COLOURS, Cubes, cubes_of

if TYPE_CHECKING:
    from collections.abc import Iterable


@cache
def table(name: str) -> tuple[dict[str, str], ...]:
    """The rows of a table, in the order of the file."""
    text = files("viticulture_explore.champagne").joinpath("data", f"{name}.csv").read_text("utf-8")
    return tuple(csv.DictReader(text.splitlines()))


class Kind:
    """One kind of card: its ids in the order of the table, and its piles as sets of bits."""

    def __init__(self, id: str, ids: Iterable[str]) -> None:
        self.id = id
        self.ids: tuple[str, ...] = tuple(ids)
        self.number: dict[str, int] = {card: number for number, card in enumerate(self.ids)}
        self.full: int = (1 << len(self.ids)) - 1

    def pile(self, cards: Iterable[str]) -> int:
        """The pile of these cards, each at most once. Raises ``KeyError`` for an unknown id."""
        return sum({1 << self.number[card] for card in cards})

    def cards(self, pile: int) -> list[str]:
        """The ids of the cards of a pile, in the order of the table."""
        return [self.ids[number] for number in numbers(pile)]


@lru_cache(maxsize=1 << 14)
def numbers(pile: int) -> tuple[int, ...]:
    """The numbers of the cards of a pile, ascending."""
    return tuple(number for number in range(pile.bit_length()) if pile >> number & 1)


NONE: Final = -1
"""Stands for no card where there could be one."""

# -- regions and vineyards ------------------------------------------------------------------------------------

REGIONS: Final = tuple(row["id"] for row in table("regions"))
"""The five regions, in the order of their columns on the player board."""

REGION: Final[dict[str, int]] = {region: number for number, region in enumerate(REGIONS)}


class Vineyard:
    """A vineyard card: its region, what it yields each harvest, and what it brings at once."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.region: int = REGION.get(row["region"], NONE)
        """The number of its region, or :data:`NONE` for one that may lie in any column."""
        self.colour: int = COLOURS.index(row["colour"])
        self.cubes = int(row["cubes"])
        """How many cubes are printed on it, 1-4."""
        self.bonus = row["bonus"]
        """What it brings when it is acquired: ``vp``, ``eco`` or nothing."""
        self.bonus_value = int(row["bonus_value"])
        self.key = row["key"] == "1"
        """Whether it is one of the four a player can start with."""


VINEYARDS: Final = tuple(Vineyard(row) for row in table("vineyards"))
VINEYARD: Final = Kind("vineyard", (card.id for card in VINEYARDS))
KEYS: Final = sum(1 << number for number, card in enumerate(VINEYARDS) if card.key)
"""The pile of the four key vineyards."""
CARDS_OF_REGION: Final = tuple(
    sum(1 << number for number, card in enumerate(VINEYARDS) if card.region in (region, NONE))
    for region in range(len(REGIONS))
)
"""The vineyards that can lie in each region's column."""

# -- the market -----------------------------------------------------------------------------------------------

FAMILIES: Final = ("local", "continent", "overseas")
"""The families of market cards, in the order of their columns."""


class Order:
    """A market card: the cuvées it asks for, its points, and what it does to the eco level."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.family: int = FAMILIES.index(row["family"])
        self.transport = row["transport"]
        self.eco = int(row["eco"])
        """Steps of the eco level, 0 to -2."""
        self.wants: Cubes = cubes_of(row)
        self.vp = int(row["vp"])


ORDERS: Final = tuple(Order(row) for row in table("market"))
MARKET: Final = Kind("market", (card.id for card in ORDERS))
FAMILY_PILES: Final = tuple(
    sum(1 << number for number, card in enumerate(ORDERS) if card.family == family)
    for family in range(len(FAMILIES))
)

# -- events, inheritance, bonus tokens ------------------------------------------------------------------------


class EventCard:
    """An event card: what it does this round, in which region or to which family, and by how much."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.effect = row["effect"]
        self.region: int = REGION.get(row["region"], NONE)
        self.family: int = FAMILIES.index(row["family"]) if row["family"] else NONE
        self.value = int(row["value"])


EVENT_CARDS: Final = tuple(EventCard(row) for row in table("events"))
EVENT: Final = Kind("event", (card.id for card in EVENT_CARDS))


class Inheritance:
    """An inheritance card: its stars and what it gives once the draft is over."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.colour = row["colour"]
        self.stars = int(row["stars"])
        self.vineyards = int(row["vineyards"])
        self.most_cubes = int(row["most_cubes"])
        """The most cubes a vineyard it gives can have."""
        self.eco = int(row["eco"])
        self.press_steps = int(row["press_steps"])
        self.modules = int(row["modules"])
        self.cellar: Cubes = cubes_of(row, "cellar_")
        self.winery: Cubes = cubes_of(row, "winery_")


INHERITANCES: Final = tuple(Inheritance(row) for row in table("inheritance"))
INHERITANCE: Final = Kind("inheritance", (card.id for card in INHERITANCES))


class Token:
    """A kind of bonus token: what it does, by how much, and how many there are."""

    def __init__(self, row: dict[str, str]) -> None:
        self.id = row["id"]
        self.effect = row["effect"]
        self.value = int(row["value"])
        self.copies = int(row["copies"])


TOKENS: Final = tuple(Token(row) for row in table("tokens"))
TOKEN: Final = Kind("token", (token.id for token in TOKENS))
ALL_TOKENS: Final = tuple(token.copies for token in TOKENS)

KINDS: Final = (VINEYARD, MARKET, EVENT, INHERITANCE, TOKEN)
"""Everything that chance deals, each kind from a pile of its own."""

KIND_OF: Final[dict[str, Kind]] = {card: kind for kind in KINDS for card in kind.ids}

# -- constants ------------------------------------------------------------------------------------------------

CONSTANTS: Final[dict[str, tuple[int, ...]]] = {
    row["id"]: tuple(map(int, row["value"].split())) for row in table("constants")
}
STATUS: Final[dict[str, str]] = {row["id"]: row["status"] for row in table("constants")}
"""How sure each constant is: ``exact``, ``inferred``, or ``ours`` where nothing is published."""


def constant(name: str) -> int:
    """A constant that is a single number."""
    return CONSTANTS[name][0]


ROUNDS: Final = constant("rounds")
COLLABORATORS: Final = constant("collaborators")
COLUMNS: Final = constant("vineyard_columns")
PRESS: Final = CONSTANTS["press_levels"]
"""How many grapes each press level lets one harvest."""
PRESS_TOP: Final = len(PRESS) - 1
MODULE_SIZE: Final = constant("module_size")
MODULES_MOST: Final = constant("modules_most")
CELLAR_ROOM: Final = constant("cellar_room")
OENOTHEQUE_ROOM: Final = constant("oenotheque_room")
COLUMN_HEIGHT: Final = constant("marketing_height")
TRANSFER: Final = constant("marketing_transfer")
RIBBONS: Final = tuple(CONSTANTS[f"marketing_{colour}"] for colour in COLOURS)
"""The points of each marketing column by the number of cubes in it."""
CUBE_POINTS: Final = CONSTANTS["cube_points"]
"""What a cube of each colour is worth in a delivery."""
ECO: Final = CONSTANTS["eco_points"]
"""The points beside each eco level, from the lowest up."""
ECO_TOP: Final = len(ECO) - 1
ECO_START: Final = constant("eco_start")
