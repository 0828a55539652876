"""The 38 winter visitors, in printed order, as they read on the card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.viticulture.effects.board import RetrieveGrande, Reveal, TakeTops, UseAction
from viticulture_explore.viticulture.effects.combine import (
    Both,
    ByOption,
    ChooseDistinct,
    Depending,
    Either,
    InOrder,
    OneOf,
    OneOrBoth,
    UpTo,
)
from viticulture_explore.viticulture.effects.counting import GainPer, Reward
from viticulture_explore.viticulture.effects.drawing import Draw
from viticulture_explore.viticulture.effects.money import Build, Train
from viticulture_explore.viticulture.effects.opponents import (
    HandOverOr,
    MayEach,
    NameOpponents,
    NeighbourMust,
)
from viticulture_explore.viticulture.effects.orders import FillOrder
from viticulture_explore.viticulture.effects.prices import (
    ALL_KINDS,
    VISITOR_KINDS,
    DiscardCards,
    DiscardHand,
    DiscardToken,
    LosePoints,
    LowerResidual,
    Pay,
    RaiseResidual,
)
from viticulture_explore.viticulture.effects.tokens import AddGrapes, AgeAllWine, AgeOneWine, UpgradeCellar
from viticulture_explore.viticulture.effects.vines import Harvest
from viticulture_explore.viticulture.effects.wine import MakeWine
from viticulture_explore.viticulture.visitors.summer import GRAPE, WINE, lira, points

if TYPE_CHECKING:
    from viticulture_explore.viticulture.effects.base import Effect

ANY_WINE: Final = DiscardToken("wine")
YOKE_FOR_1: Final = Build(price=1, only="yoke")
A_TOKEN: Final = Either((GRAPE, ANY_WINE), "discard_token")

WINTER_VISITORS: Final[dict[str, Effect]] = {
    "merchant": OneOf((InOrder((Pay(3), AddGrapes())), FillOrder(extra=1))),
    "crusher": OneOf((Both((lira(3), Draw("summer"))), Both((Draw("order"), UpTo(WINE, 2))))),
    "judge": OneOf((Draw("summer", 2), InOrder((DiscardToken("wine", 4), points(3))))),
    "oenologist": OneOf((AgeAllWine(2), InOrder((Pay(3), UpgradeCellar(discount=None))))),
    "marketer": OneOf((Both((Draw("summer", 2), lira(1))), FillOrder(extra=1))),
    "crush_expert": OneOf((Both((lira(3), Draw("order"))), UpTo(WINE, 3))),
    "uncertified_teacher": OneOf(
        (InOrder((LosePoints(1), Train(0))), GainPer("opponents_with_six_workers", vp=1))
    ),
    "teacher": OneOf((UpTo(WINE, 2), Train(2))),
    "benefactor": OneOf(
        (Both((Draw("vine"), Draw("summer"))), InOrder((DiscardCards(2, VISITOR_KINDS), points(2))))
    ),
    "assessor": OneOf((GainPer("cards_in_hand", lira=1), InOrder((DiscardHand(), points(2))))),
    "queen": NeighbourMust(
        OneOf((LosePoints(1), DiscardCards(2, ALL_KINDS, give=True), Pay(3, to_active=True)))
    ),
    "harvester": Both((UpTo(Harvest(), 2), OneOf((lira(2), points(1))))),
    "professor": OneOf((Train(2), GainPer("six_workers", vp=2))),
    "master_vintner": OneOf((UpgradeCellar(discount=2), Both((AgeOneWine(), FillOrder())))),
    "uncertified_oenologist": OneOf((AgeAllWine(2), InOrder((LosePoints(1), UpgradeCellar(discount=None))))),
    "promoter": ByOption(
        "promoter_gain",
        (
            ("vp_and_residual", InOrder((A_TOKEN, points(1), RaiseResidual(1, may_be_none=True)))),
            ("vp_only", InOrder((A_TOKEN, points(1)))),
        ),
    ),
    "mentor": MayEach(
        UpTo(WINE, 2),
        everybody=True,
        taken=Either((Draw("vine"), Draw("summer")), "mentor_draw"),
        needed=True,
    ),
    "harvest_expert": ByOption(
        "harvest_expert",
        (
            ("harvest_and_one", Both((Harvest(), OneOf((Draw("vine"), YOKE_FOR_1))))),
            ("yoke_without_harvest", OneOf((Both((Harvest(), Draw("vine"))), YOKE_FOR_1))),
            ("one_of_three", OneOf((Harvest(), Draw("vine"), YOKE_FOR_1))),
        ),
    ),
    "innkeeper": TakeTops(),
    "jack_of_all_trades": ChooseDistinct((Harvest(), UpTo(WINE, 2), FillOrder())),
    "politician": Depending("below_zero", lira(6), InOrder((Draw("vine"), Draw("summer"), Draw("order")))),
    "supervisor": UpTo(WINE, 2, reward=Reward("sparkling_wines", 1)),
    "scholar": OneOrBoth((Draw("order", 2), Train(3))),
    "reaper": UpTo(Harvest(), 3, reward=Reward("all_three_fields", 2)),
    "motivator": MayEach(RetrieveGrande(), everybody=True, taken=points(1), needed=True),
    "bottler": UpTo(WINE, 3, reward=Reward("kinds_of_wine", 1)),
    "craftsman": ChooseDistinct((Draw("order"), UpgradeCellar(), points(1))),
    "exporter": OneOf((UpTo(WINE, 2), FillOrder(), InOrder((GRAPE, points(2))))),
    "laborer": OneOrBoth((UpTo(Harvest(), 2), UpTo(WINE, 3))),
    "designer": InOrder((Build(), GainPer("six_structures", vp=2, may_be_none=True))),
    "governess": OneOf((Train(3, now=True), InOrder((ANY_WINE, points(2))))),
    "manager": UseAction(),
    "zymologist": UpTo(MakeWine(least=4, any_cellar=True), 2),
    "noble": OneOf((InOrder((Pay(1), RaiseResidual(1))), InOrder((LowerResidual(2), points(2))))),
    "governor": NameOpponents(HandOverOr("summer", 1)),
    "taster": InOrder((UpTo(ANY_WINE, 1, reward=Reward("best_wine_of_all", 2)), lira(4))),
    "caravan": Reveal(),
    "guest_speaker": MayEach(Train(1), everybody=True, taken=points(1), needed=True),
}
