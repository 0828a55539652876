"""The keys of ``given`` as types: what a person may write, with every valid id and the range of every number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec

from viticulture_explore.core.given import Form, GivenMidway, keys
from viticulture_explore.viticulture.actions import ACTIONS, CART, YOKE_ACTION
from viticulture_explore.viticulture.cards import FIELDS, KIND_OF, KINDS, STRUCTURES, VINES, table
from viticulture_explore.viticulture.setup import PARENTS

SEATS: Final = range(1, 7)
AUTOMA_CARDS: Final = tuple(row["id"] for row in table("automa"))
REGIONS: Final = tuple(row["id"] for row in table("tuscany_influence"))
YEARLY: Final = ("windmill", "tasting_room", "yoke")
"""The structures whose use is spent for the year."""

SOLD_WORD: Final = "sold"
PLACED: Final = "placed"
GRANDES: Final = tuple(f"{seat} grande" for seat in SEATS)

if TYPE_CHECKING:
    Seat: TypeAlias = int
    Field: TypeAlias = int
    Action: TypeAlias = str
    SpaceAction: TypeAlias = str
    Place: TypeAlias = str
    Card: TypeAlias = str
    VineCard: TypeAlias = str
    SummerCard: TypeAlias = str
    OrderCard: TypeAlias = str
    WinterCard: TypeAlias = str
    SoldOrVine: TypeAlias = str
    Structure: TypeAlias = str
    Yearly: TypeAlias = str
    Parent: TypeAlias = str
    Region: TypeAlias = str
    AutomaCard: TypeAlias = str
    Grande: TypeAlias = str
    Occupant: TypeAlias = int | str
else:
    # The ids stand in the tables, so these types are made when the module is read.
    Seat = Literal[tuple(SEATS)]
    Field = Literal[FIELDS]
    Action = Literal[ACTIONS]
    SpaceAction = Literal[tuple(name for name in ACTIONS if name != ACTIONS[CART])]
    Place = Literal[(*ACTIONS, YOKE_ACTION)]
    Card = Literal[tuple(KIND_OF)]
    VineCard, SummerCard, OrderCard, WinterCard = (Literal[kind.ids] for kind in KINDS)
    SoldOrVine = Literal[(SOLD_WORD, *VINES.ids)]
    Structure = Literal[STRUCTURES]
    Yearly = Literal[YEARLY]
    Parent = Literal[PARENTS]
    Region = Literal[REGIONS]
    AutomaCard = Literal[AUTOMA_CARDS]
    Grande = Literal[GRANDES]
    Occupant = Literal[(*SEATS, *GRANDES)]

Amount = Annotated[int, msgspec.Meta(ge=0, le=999)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Signed = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Row = Annotated[int, msgspec.Meta(ge=1, le=7)]
Value = Annotated[int, msgspec.Meta(ge=1, le=9)]
BlushValue = Annotated[int, msgspec.Meta(ge=4, le=9)]
SparklingValue = Annotated[int, msgspec.Meta(ge=7, le=9)]


class GivenCrushPad(Form):
    """The grapes of a crush pad by colour; each value at most once a colour."""

    red: list[Value] = []
    white: list[Value] = []


class GivenCellar(Form):
    """The wine tokens of a cellar by colour; each value at most once a colour."""

    red: list[Value] = []
    white: list[Value] = []
    blush: list[BlushValue] = []
    sparkling: list[SparklingValue] = []


class GivenVineyard(Form):
    """All that belongs to one seat."""

    lira: Amount = 0
    vp: Signed = 0
    residual: Signed = 0
    workers: Few = 2
    """Regular workers owned and usable this year."""
    available: Few | None = None
    """Those of them not placed yet; by default those that stand on no space."""
    in_training: Few = 0
    grande: bool | None = None
    """Whether the grande is still to be placed; by default unless it stands on a space."""
    temporary: bool | Literal["placed"] = False
    """Whether the grey worker is still to be placed."""
    passed: bool = False
    structures: list[Structure] = []
    used: list[Yearly] = []
    fields: Annotated[dict[Field, list[SoldOrVine] | Literal["sold"]], keys(FIELDS)] = {}
    harvested: list[Field] = []
    crush_pad: GivenCrushPad = msgspec.field(default_factory=GivenCrushPad)
    cellar: GivenCellar = msgspec.field(default_factory=GivenCellar)
    hand: list[Card] = []
    stars: Annotated[dict[Region, Few], keys(REGIONS)] = {}


class GivenSpace(Form):
    """Who stands on an action: seats, with ``grande`` for a grande worker; one, or a list of them."""

    bonus: Occupant | list[Occupant] = []
    plain: Occupant | list[Occupant] = []
    beside: Grande | list[Grande] = []


class GivenPlan(Form):
    """A worker the Planner has sent ahead. It stands on its space, whether ``spaces`` says so or not."""

    seat: Seat
    action: SpaceAction
    space: Literal["plain", "bonus", "beside"]
    grande: bool = False


class GivenSolo(Form):
    """What only the solo game has."""

    tokens: list[Row] = []
    rows_left: list[Row] | None = None
    """The rows that still hold a token; by default all whose token is not at hand."""
    blocked: list[Action] = []
    cards: list[AutomaCard] | None = None
    """The Automa's cards that are still to come; by default all."""


class GivenDecks(Form):
    """The exact content of decks; by default every card that is nowhere else."""

    vine: list[VineCard] | None = None
    summer: list[SummerCard] | None = None
    order: list[OrderCard] | None = None
    winter: list[WinterCard] | None = None


class GivenDiscards(Form):
    """The discard piles, the top card last."""

    vine: list[VineCard] = []
    summer: list[SummerCard] = []
    order: list[OrderCard] = []
    winter: list[WinterCard] = []


class Given(Form):
    """The keys of ``given``."""

    players: Annotated[int, msgspec.Meta(ge=1, le=6)]
    year: Annotated[int, msgspec.Meta(ge=1, le=999)] = 1
    season: Literal["setup", "spring", "summer", "fall", "winter", "year_end", "over"] = "spring"
    actor: Seat | None = None
    first_player: Seat | None = None
    wake_up: list[Row | None] | None = None
    vineyards: Annotated[dict[Seat, GivenVineyard], keys(SEATS)] = {}
    spaces: Annotated[dict[Place, GivenSpace], keys((*ACTIONS, YOKE_ACTION))] = {}
    planned: list[GivenPlan] = []
    solo: GivenSolo | None = None
    parents: Annotated[dict[Seat, list[Parent]], keys(SEATS)] = {}
    decks: GivenDecks = msgspec.field(default_factory=GivenDecks)
    discards: GivenDiscards = msgspec.field(default_factory=GivenDiscards)
    opening: bool | None = None
    """Whether nothing has happened in this season yet; by default as far as the rest shows."""
    last_year: bool | None = None
    """Whether somebody has reached 20 points this year; by default if somebody has them."""
    midway: GivenMidway | None = None
    winners: list[Seat] = []
    outcome: Literal["", "win", "draw", "loss"] = ""
