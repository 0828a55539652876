"""Which rule stands behind each obstacle: the concept of the concordance that leads to the rulebooks' statements."""

from __future__ import annotations

from typing import Any, Final

from viticulture_explore.core.position import Obstacle

OBSTACLES: Final[dict[str, str]] = {
    "wrong_season": "season_specific_actions",
    "not_now": "season_turn_place_or_pass",
    "not_your_decision": "season_turn_order",
    "no_worker": "worker_once_per_year",
    "no_grande": "worker_once_per_year",
    "space_taken": "space_holds_one_worker",
    "no_such_space": "spaces_by_player_count",
    "not_full": "grande_on_full_action",
    "nothing_to_do": "base_action_mandatory",
    "not_enough_lira": "build_base",
    "already_built": "structure_once_each",
    "needs_medium_cellar": "large_needs_medium",
    "needs_trellis": "plant_structure_prerequisite",
    "needs_irrigation": "plant_structure_prerequisite",
    "field_full": "field_value_limit",
    "field_sold": "sold_field_unusable",
    "field_not_sold": "buy_back_field",
    "field_planted": "sell_field_must_be_empty",
    "field_empty": "harvest_base",
    "field_harvested": "field_once_per_year",
    "no_such_grape": "make_wine_moves_tokens",
    "no_such_wine": "fill_one_wine_per_requirement",
    "no_such_vine": "yoke_choice",
    "no_such_card": "plant_base",
    "no_free_slot": "no_legal_wine_space",
    "below_minimum": "blush_minimum",
    "cellar_too_small": "blush_needs_medium",
    "grapes_not_added": "no_same_colour_sum",
    "one_wine_per_symbol": "fill_no_summing",
    "value_too_low": "fill_one_wine_per_requirement",
    "order_not_filled": "fill_one_wine_per_requirement",
    "worker_limit": "worker_limit",
    "no_yoke": "yoke_needs_building",
    "yoke_used": "yoke_once_per_year",
    "row_taken": "wakeup_row_must_be_free",
    "row_spent": "solo_row_needs_token",
    "points_floor": "vp_floor_minus_5",
    "residual_limit": "residual_max_5",
    "too_few_cards": "deck_and_discard_empty",
    "no_opponent": "visitor_must_be_executable",
    "same_choice": "card_choose_two_different",
    "wrong_cost": "visitor_must_be_executable",
    "cannot_age": "aging_cellar_limit_medium",
    "own_worker": "card_exception_scope",
    "no_token": "solo_spend_bonus_token",
    "no_star": "influence_stars",
    "bonus_not_possible": "friendly_variant",
    "already_passed": "pass_is_final",
    "rest_impossible": "visitor_must_be_executable",
}
"""Every obstacle with the concept that serves unless the rule at hand has a closer one."""


def obstacle(id: str, concept: str = "", /, **values: Any) -> Obstacle:
    """An obstacle with the values of the position that matter, and a closer concept where the rule has one."""
    return Obstacle(id, concept or OBSTACLES[id], values)
