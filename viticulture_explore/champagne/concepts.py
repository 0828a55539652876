"""Which rule stands behind each obstacle: the statement of the published text that speaks of it."""

from __future__ import annotations

from typing import Any, Final

from viticulture_explore.core.position import Obstacle

OBSTACLES: Final[dict[str, str]] = {
    "not_now": "champagne.setup.02",
    "not_your_decision": "champagne.setup.02",
    "space_occupied": "champagne.placement.05",
    "no_vineyard_there": "champagne.vineyard.03",
    "placing_compulsory": "champagne.placement.04",
    "not_in_draft_hand": "champagne.draft.03",
    "cannot_be_dealt": "champagne.setup.02",
    "still_wine_missing": "champagne.blend.03",
    "recipe_not_met": "champagne.blend.04",
    "cellar_full": "champagne.blend.01",
    "no_exchange": "champagne.blend.03",
    "exchange_of_two_alike": "champagne.blend.03",
    "cuvee_missing": "champagne.market.06",
    "oenotheque_full": "champagne.marketing.02",
    "cuvee_not_in_oenotheque": "champagne.marketing.04",
    "marketing_column_full": "champagne.marketing.04",
    "market_card_not_there": "champagne.market.02",
    "lower_row_only": "champagne.market.04",
    "family_closed": "champagne.event.02",
    "full_delivery_only": "champagne.market.10",
    "cheapest_cube_first": "champagne.market.10",
    "no_such_new_cube": "champagne.harvest.03",
}
"""Every obstacle with the statement that serves unless the rule at hand has a closer one."""


def obstacle(id: str, concept: str = "", /, **values: Any) -> Obstacle:
    """An obstacle with the values of the position that matter, and a closer statement where there is one."""
    return Obstacle(id, concept or OBSTACLES[id], values)
