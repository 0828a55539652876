"""The points where rulebooks differ or are silent, as options; the five rulebooks as settings of them.

The engine asks for an option, never for a book. The values and settings stand in ``data/options.csv``.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from viticulture_explore.core.game import Settings
from viticulture_explore.core.plain import check_modules, settled
from viticulture_explore.viticulture.cards import table


class Options(msgspec.Struct, frozen=True):
    """One value for every option; the defaults are the closest reading of the publisher's own text."""

    bonus_space_rule: str = "optional"
    """``friendly``: while another space is free, only who can do the bonus may take the bonus space."""
    grande_overflow_bonus: bool = False
    """Whether a grande worker beside a full action gets the bonus."""
    grande_overflow_needs_full: bool = True
    """Whether a grande worker may stand beside an action only when all its spaces are taken."""
    build_bonus: str = "before_paying"
    """``none``: the bonus space of building gives nothing."""
    train_bonus: str = "before_paying"
    """``after_paying``: the bonus lira of training cannot help to pay for it."""
    yoke_uproot_destination: str = "hand"
    """``discard``: a vine uprooted with the yoke goes to the discard pile."""
    yoke_limit: str = "once_per_year"
    """``one_worker_space``: the yoke is a space that opens again when its worker is taken back."""
    field_harvests_per_year: str = "once"
    """``unlimited``: a field may be harvested again in the same year."""
    harvest_sum_cap: str = "clamp"
    """``lost``: a grape total above 9 gives no grape instead of a 9."""
    sell_grapes_per_action: str = "any"
    """``one``: one grape an action."""
    sell_combine: str = "one_kind"
    """``combine``: grapes and a field may be sold in the same action."""
    tasting_room_trigger: str = "tour_action"
    """``action_space_only``: a tour by a visitor card does not count."""
    windmill_trigger: str = "any_planting"
    """``plant_action_only``: planting by a visitor card does not count."""
    cottage_choice: str = "both_before_draw"
    """``sequential``: the second colour is chosen after the first card is seen."""
    wine_no_slot: str = "cannot_make"
    """``lost``: a wine without a free place may be made and is lost."""
    zymologist_aging: str = "band"
    """``frozen``: wine standing above the built cellars does not age at all."""
    aging_order: str = "top_down"
    """``bottom_up``: tokens age from the lowest up and block each other."""
    order_match: str = "at_least"
    """``exact``: an order takes only wines of the very values it shows."""
    end_trigger: str = "latch"
    """``check_at_year_end``: 20 points count only if somebody still has them at the end of the year."""
    final_year_processing: str = "full_year_end"
    """``skip``: the last year ends before aging and income."""
    tie_after_all: str = "shared"
    """``replay``: when everything is tied nobody wins, the game is played again."""
    vp_cap: str = "none"
    """``25``: nobody can have more than 25 points."""
    visitor_feasibility: str = "minimum_required"
    """``best_effort``: parts of a visitor that cannot be done are left out."""
    visitor_effect_order: str = "free"
    """``printed``: the parts of a visitor are done in the printed order."""
    parents_deal: str = "one_each"
    """``two_pick_one``: each seat is dealt two mamas and two papas and keeps one of each."""
    first_player_choice: str = "random"
    """``chosen``: the players agree on the first player."""
    automa_difficulty: str = "standard"
    """The level of the solo game: ``very_easy``, ``easy``, ``hard``, ``very_hard`` or ``aggressive``."""
    automa_tie: str = "draw"
    """What exactly 20 points are worth at the end of the solo game: ``draw``, ``loss`` or ``win``."""
    automa_removed_cards: str = "four_cards"
    """``four_and_importer``: Importer is taken out of the solo game too."""
    automa_token_with_overflow: bool = True
    """Whether a solo bonus token works for a grande worker beside a blocked action."""
    multi_player_card_order: str = "clockwise_from_active"
    """``wake_up_order``: opponents answer a card for everybody in wake-up order."""
    passed_player_may_respond: bool = True
    """Whether a seat that has passed is asked by a card for everybody."""
    vp_payment_timing: str = "at_start"
    """``at_second_part``: a point paid for doing both is paid only before the second part."""
    planner_impossible: str = "lost"
    """``refund``: a worker whose planned action is impossible comes back."""
    organizer_second_visitor: str = "play_then_pass"
    """``pass_at_once``: Organizer as the first of two visitors ends the turn at once."""
    innkeeper_min_piles: str = "2"
    """``1``: Innkeeper may be played with a single discard pile."""
    zymologist_below_four: str = "illegal"
    """``allowed``: a wine of Zymologist may be pushed below 4 by a taken place."""
    harvest_expert: str = "harvest_and_one"
    """``yoke_without_harvest`` or ``one_of_three``: what Harvest Expert gives."""
    promoter_gain: str = "vp_and_residual"
    """``vp_only``: Promoter raises no income."""
    uproot_discard_which: str = "uprooted_only"
    """``any_vine_in_hand``: after uprooting any vine of the hand may be discarded."""
    placed_grape_slot_taken: str = "illegal"
    """``lost``: a grape of value 1 that finds its place taken is lost."""
    producer_excludes: str = "own_card_worker"
    """``whole_action``: Producer cannot take back any worker of its own action."""
    six_workers_count_grey: bool = False
    """Whether the grey worker counts among six workers."""
    switch_checks_field_limit: bool = True
    """Whether both field limits must hold after Landscaper's exchange."""
    queen_without_choice: str = "illegal"
    """``allowed``: Queen may be played although the neighbour can do none of the three."""


class Rules(msgspec.Struct, frozen=True):
    """What a position is played under: the number of seats, the options and the modules."""

    players: int
    options: Options
    modules: tuple[str, ...] = ()

    def __hash__(self) -> int:
        """Positions of different rules are told apart by equality; hashing the options would only cost time."""
        return self.players

    @property
    def plain_spaces(self) -> int:
        """How many spaces without a bonus each action has. Concept: ``spaces_by_player_count``."""
        return 2 if self.players >= 5 else 1

    @property
    def bonus_space(self) -> bool:
        """Whether each action has a space with a bonus. Concept: ``no_bonus_2p``."""
        return self.players >= 3

    @property
    def solo(self) -> bool:
        """Whether this is the game of one player against the Automa."""
        return self.players == 1


OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    row["option"]: tuple(row["values"].split(";")) for row in table("options")
}
"""The options with their values, the default first."""

RULEBOOKS: Final[dict[str, dict[str, str]]] = {
    book: {row["option"]: row[book] for row in table("options")}
    for book in ("official", "hisshu", "namayuki", "bga_ja", "zh")
}
"""The rulebooks with their setting of every option."""

MODULES: Final = ("influence",)

FLAGS: Final = {"true": True, "false": False}


def rules(
    players: int,
    rulebook: str = "official",
    options: dict[str, str] | None = None,
    modules: tuple[str, ...] = (),
) -> Rules:
    """The rules of a rulebook with single options set otherwise. Raises :class:`InvalidPosition` for unknown ids."""
    chosen = settled(RULEBOOKS, OPTIONS, rulebook, options)
    check_modules(modules, MODULES)
    return _rules(players, tuple(chosen.items()), modules)


def settings(rules: Rules) -> Settings:
    """The options and modules of some rules, in the words of scenario files."""
    words = {value: word for word, value in FLAGS.items()}
    found = msgspec.structs.asdict(rules.options)
    options = {name: words[value] if isinstance(value, bool) else str(value) for name, value in found.items()}
    return Settings({name: options[name] for name in OPTIONS}, rules.modules)


@cache
def _rules(players: int, options: tuple[tuple[str, str], ...], modules: tuple[str, ...]) -> Rules:
    chosen = msgspec.convert({name: FLAGS.get(value, value) for name, value in options}, Options)
    return Rules(players, chosen, modules)
