"""The 38 summer visitors, in printed order, as they read on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.viticulture.effects.board import MoveRooster, Retrieve, SendAhead
from viticulture_explore.viticulture.effects.combine import (
    Both,
    ChooseDistinct,
    InOrder,
    OneOf,
    OneOrBoth,
    UpTo,
)
from viticulture_explore.viticulture.effects.counting import GainPer, Reward
from viticulture_explore.viticulture.effects.drawing import Draw
from viticulture_explore.viticulture.effects.money import Build, Gain
from viticulture_explore.viticulture.effects.opponents import (
    MayEach,
    NameOpponents,
    PaidByActive,
    PooledOffer,
)
from viticulture_explore.viticulture.effects.prices import (
    VISITOR_KINDS,
    DiscardCards,
    DiscardToken,
    LosePoints,
    Pay,
    RaiseResidual,
)
from viticulture_explore.viticulture.effects.tokens import AddGrape, SwapVines
from viticulture_explore.viticulture.effects.vines import Harvest, Plant, Uproot
from viticulture_explore.viticulture.effects.wine import MakeWine

if TYPE_CHECKING:
    from viticulture_explore.viticulture.effects.base import Effect


def lira(amount: int) -> Gain:
    """Collect lira."""
    return Gain("icon_coin", lira=amount)


def points(amount: int) -> Gain:
    """Score victory points."""
    return Gain("icon_vp", vp=amount)


WINE: Final = MakeWine()
GRAPE: Final = DiscardToken("grape")

SUMMER_VISITORS: Final[dict[str, Effect]] = {
    "surveyor": OneOf((GainPer("empty_fields", lira=2), GainPer("planted_fields", vp=1))),
    "broker": OneOf((InOrder((Pay(9), points(3))), InOrder((LosePoints(2), lira(6))))),
    "wine_critic": OneOf((Draw("winter", 2), InOrder((DiscardToken("wine", 7), points(4))))),
    "blacksmith": UpTo(Build(discount=2), 1, reward=Reward("printed_cost_5_or_6", 1)),
    "contractor": ChooseDistinct((points(1), Build(), Plant())),
    "tour_guide": OneOf((lira(4), Harvest())),
    "novice_guide": OneOf((lira(3), UpTo(WINE, 2))),
    "uncertified_broker": OneOf((InOrder((LosePoints(3), lira(9))), InOrder((Pay(6), points(2))))),
    "planter": OneOf((Both((UpTo(Plant(), 2), lira(1))), InOrder((Uproot(to_discard=True), points(2))))),
    "buyer": OneOf((InOrder((Pay(2), AddGrape())), InOrder((GRAPE, lira(2), points(1))))),
    "landscaper": OneOf((InOrder((Draw("vine"), UpTo(Plant(), 1, least=0))), SwapVines())),
    "architect": OneOf((Build(discount=3), GainPer("structures_of_cost_4", vp=1))),
    "uncertified_architect": OneOf(
        (InOrder((LosePoints(1), Build(price=0, costs=(2, 3)))), InOrder((LosePoints(2), Build(price=0))))
    ),
    "patron": OneOf((lira(4), Both((Draw("order"), Draw("winter"))))),
    "auctioneer": OneOf((InOrder((DiscardCards(2), lira(4))), InOrder((DiscardCards(4), points(3))))),
    "entertainer": OneOf(
        (
            InOrder((Pay(4), Draw("winter", 3))),
            InOrder((Both((DiscardToken("wine"), DiscardCards(3, VISITOR_KINDS))), points(3))),
        )
    ),
    "vendor": InOrder((Draw("vine"), Draw("order"), Draw("winter"), MayEach(Draw("summer")))),
    "handyman": MayEach(Build(discount=2), everybody=True, taken=points(1), needed=True),
    "horticulturist": OneOf(
        (Plant(any_structure=True), InOrder((UpTo(Uproot(to_discard=True), 2, least=2), points(3))))
    ),
    "peddler": InOrder((DiscardCards(2), Draw("vine"), Draw("summer"), Draw("order"), Draw("winter"))),
    "banker": InOrder((lira(5), MayEach(InOrder((LosePoints(1), lira(3)))))),
    "overseer": Both((Build(), UpTo(Plant(), 1, reward=Reward("vine_of_value_4", 1)))),
    "importer": PooledOffer(3, Draw("winter", 3)),
    "sharecropper": OneOf((Plant(any_structure=True), InOrder((Uproot(to_discard=True), points(2))))),
    "grower": InOrder((Plant(), GainPer("six_vines", vp=2, may_be_none=True))),
    "negotiator": OneOf(
        (InOrder((GRAPE, RaiseResidual(1))), InOrder((DiscardToken("wine"), RaiseResidual(2))))
    ),
    "cultivator": Plant(any_value=True),
    "homesteader": OneOrBoth((Build(discount=3), UpTo(Plant(), 2))),
    "planner": SendAhead(),
    "agriculturist": UpTo(Plant(), 1, reward=Reward("three_kinds_on_that_field", 2)),
    "swindler": MayEach(Pay(2, to_active=True), refused=points(1)),
    "producer": InOrder((Pay(2), UpTo(Retrieve(), 2))),
    "organizer": MoveRooster(),
    "sponsor": OneOrBoth((Draw("vine", 2), lira(3))),
    "artisan": OneOf((lira(3), Build(discount=1), UpTo(Plant(), 2))),
    "stonemason": InOrder((Pay(8), UpTo(Build(price=0), 2, least=2))),
    "volunteer_crew": MayEach(Plant(), everybody=True, taken=lira(2), needed=True),
    "wedding_party": NameOpponents(PaidByActive(2, 1), price=2),
}
