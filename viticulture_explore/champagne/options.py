"""What the published text leaves open, as options with named values; the one rulebook takes the first of each."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from viticulture_explore.champagne.tables import table
from viticulture_explore.core.game import Settings
from viticulture_explore.core.plain import settled

if TYPE_CHECKING:
    from collections.abc import Mapping

BOOK: Final = "champagne"


class Options(msgspec.Struct, frozen=True):
    """The readings that are in force."""

    draft_passing: Literal["pass_left", "own_hand"] = "pass_left"
    order_after_draft: Literal["by_stars", "clockwise"] = "by_stars"
    council_timing: Literal["end_of_season", "before_harvest"] = "end_of_season"
    order_in_area: Literal["turn_order", "space_number"] = "turn_order"
    press_raise: Literal["each_collaborator", "once_a_round"] = "each_collaborator"
    module_install: Literal["each_collaborator", "once_a_round"] = "each_collaborator"
    marketing_collaborator: Literal["tied_up", "replaced"] = "tied_up"
    market_refill: Literal["end_of_season", "at_once"] = "end_of_season"
    marketing_points: Literal["each_colour", "each_cube", "best_colour"] = "each_colour"
    eco_beyond_track: Literal["points", "nothing"] = "points"
    missing_cube: Literal["any", "cheapest"] = "any"
    lower_row_bonus: Literal["each_card", "once"] = "each_card"
    press_limit: Literal["applies", "ignored"] = "applies"
    harvest_discard: Literal["new_cubes", "any_cubes"] = "new_cubes"
    full_cellar: Literal["no_blending", "cuvee_lost"] = "no_blending"
    council_order: Literal["to_the_front", "one_place_up"] = "to_the_front"
    two_in_each_region: Literal["ten", "five_and_ten"] = "ten"
    majority_production: Literal["all_vineyards", "best_vineyard"] = "all_vineyards"
    region_without_vineyards: Literal["no_points", "split"] = "no_points"
    majority_split: Literal["rounded_down", "rounded_up"] = "rounded_down"
    groups_of_cubes: Literal["any_colour", "one_colour"] = "any_colour"
    last_tie: Literal["new_order", "old_order"] = "new_order"
    placing: Literal["compulsory", "may_pass"] = "compulsory"
    second_delivery: Literal["marketing_again", "marketing_once"] = "marketing_again"
    draft_bonuses: Literal["none", "paid"] = "none"
    space_bonus: Literal["always", "with_action"] = "always"
    still_wine_exchange: Literal["two_of_any", "two_alike", "none"] = "two_of_any"
    joint_grant: Literal["linked_spaces", "any_spaces", "none"] = "linked_spaces"
    vineyard_recycling: Literal["reshuffle", "run_dry"] = "reshuffle"


class Rules(msgspec.Struct, frozen=True):
    """The number of players (2-4) and the readings in force."""

    players: int
    options: Options


OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    row["option"]: tuple(row["values"].split(";")) for row in table("options")
}
"""The options with their values, the default first."""

RULEBOOKS: Final[dict[str, dict[str, str]]] = {
    BOOK: {option: values[0] for option, values in OPTIONS.items()},
}


def rules(players: int, rulebook: str = BOOK, options: Mapping[str, str] | None = None) -> Rules:
    """The rules with single options set otherwise. Raises :class:`InvalidPosition` for unknown ids."""
    return _rules(players, tuple(settled(RULEBOOKS, OPTIONS, rulebook, options).items()))


@cache
def _rules(players: int, options: tuple[tuple[str, str], ...]) -> Rules:
    return Rules(players, msgspec.convert(dict(options), Options))


def settings(rules: Rules) -> Settings:
    """The value of every option of some rules, in the words of scenario files."""
    return Settings(msgspec.structs.asdict(rules.options), ())
