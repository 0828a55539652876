"""The keys of ``given`` as types: what a person may write, with every valid id and the range of every number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final, Literal, TypeAlias

import msgspec

from viticulture_explore.champagne.areas import PLACES, RESOLVED, SIZE
from viticulture_explore.champagne.phases import PHASES
from viticulture_explore.champagne.tables import (
    COLUMNS,
    ECO,
    EVENT,
    FAMILIES,
    INHERITANCE,
    MARKET,
    MODULES_MOST,
    PRESS,
    REGIONS,
    ROUNDS,
    TOKEN,
    VINEYARD,
)
from viticulture_explore.core.given import Form, GivenMidway, keys

SEATS: Final = range(1, 5)
RESOLVED_NAMES: Final = tuple(PLACES[place] for place in RESOLVED)

if TYPE_CHECKING:
    Seat: TypeAlias = int
    Phase: TypeAlias = str
    Area: TypeAlias = str
    Place: TypeAlias = str
    Number: TypeAlias = int
    Region: TypeAlias = str
    VineyardCard: TypeAlias = str
    MarketCard: TypeAlias = str
    EventCard: TypeAlias = str
    InheritanceCard: TypeAlias = str
    TokenKind: TypeAlias = str
    Eco: TypeAlias = int
    Press: TypeAlias = int
else:
    # The ids stand in the tables, so these types are made when the module is read.
    Seat = Literal[tuple(SEATS)]
    Phase = Literal[PHASES]
    Area = Literal[RESOLVED_NAMES]
    Place = Literal[PLACES]
    Number = Literal[tuple(range(1, max(SIZE) + 1))]
    Region = Literal[REGIONS]
    VineyardCard, MarketCard, EventCard, InheritanceCard, TokenKind = (
        Literal[kind.ids] for kind in (VINEYARD, MARKET, EVENT, INHERITANCE, TOKEN)
    )
    Eco = Literal[ECO]
    Press = Literal[PRESS]

Points = Annotated[int, msgspec.Meta(ge=-999, le=999)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]


class GivenCubes(Form):
    """Cubes by colour."""

    blue: Amount = 0
    black: Amount = 0
    yellow: Amount = 0


class GivenDomain(Form):
    """All that belongs to one seat."""

    vp: Points = 0
    eco: Eco = 0
    """The points beside the eco level."""
    press: Press = PRESS[0]
    """How many grapes the press level lets one harvest."""
    modules: Annotated[int, msgspec.Meta(ge=1, le=MODULES_MOST)] = 1
    winery: GivenCubes = msgspec.field(default_factory=GivenCubes)
    cellar: GivenCubes = msgspec.field(default_factory=GivenCubes)
    oenotheque: GivenCubes = msgspec.field(default_factory=GivenCubes)
    marketing: GivenCubes = msgspec.field(default_factory=GivenCubes)
    vineyards: Annotated[dict[Region, list[VineyardCard]], keys(REGIONS)] = {}
    collaborators: Amount | None = None
    """Those still to be placed; by default the ones that stand nowhere, until the actions begin."""
    delivered: list[MarketCard] = []
    hand: list[InheritanceCard] = []
    picked: list[InheritanceCard] = []
    """In the draft: what the seat has chosen in this turn, before all show it."""
    kept: list[InheritanceCard] = []


class GivenVineyards(Form):
    """The vineyards that lie open, from left to right; nothing where there is a gap."""

    upper: list[VineyardCard | None] | None = None
    lower: list[VineyardCard | None] | None = None


class GivenMarket(Form):
    """The market cards that lie open: local, continent, overseas; nothing where there is a gap."""

    upper: list[MarketCard | None] | None = None
    lower: list[MarketCard | None] | None = None


class GivenDecks(Form):
    """The exact content of decks; by default everything that is nowhere else."""

    vineyard: list[VineyardCard] | None = None
    market: list[MarketCard] | None = None
    event: list[EventCard] | None = None
    inheritance: list[InheritanceCard] | None = None
    token: list[TokenKind] | None = None


class GivenDiscards(Form):
    """What has been discarded and can come again."""

    vineyard: list[VineyardCard] = []


class Given(Form):
    """The keys of ``given``."""

    players: Annotated[int, msgspec.Meta(ge=2, le=4)]
    round: Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)] = 1
    phase: Phase = "placement"
    area: Area = RESOLVED_NAMES[0]
    """While actions are resolved: the area at which to begin."""
    actor: Seat | None = None
    order: list[Seat] | None = None
    """The seats in turn order; by default 1, 2, 3, ..."""
    former_order: list[Seat] = []
    """The turn order before the council of this round, once it has met."""
    domains: Annotated[dict[Seat, GivenDomain], keys(SEATS)] = {}
    spaces: Annotated[dict[Place, Annotated[dict[Number, Seat], keys(range(1, 9))]], keys(PLACES)] = {}
    event: EventCard | None = None
    """The event of the round; by default a quiet year, once events have begun."""
    vineyards: GivenVineyards = msgspec.field(default_factory=GivenVineyards)
    market: GivenMarket = msgspec.field(default_factory=GivenMarket)
    decks: GivenDecks = msgspec.field(default_factory=GivenDecks)
    discards: GivenDiscards = msgspec.field(default_factory=GivenDiscards)
    linked: list[Seat] = []
    """The seats that stood on the linked press space this round."""
    raised: list[Seat] = []
    """The seats that have raised their press this round."""
    installed: list[Seat] = []
    """The seats that have installed a module this round."""
    midway: GivenMidway | None = None
    winners: list[Seat] = []


ROW_SIZES: Final = {"vineyards": COLUMNS, "market": len(FAMILIES)}
"""How many cards lie in a row."""
