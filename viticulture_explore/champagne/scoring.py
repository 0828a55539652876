"""The end of the game: the six items of the final scoring, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.cubes import plus
from viticulture_explore.champagne.phases import OVER
from viticulture_explore.champagne.player import production
from viticulture_explore.champagne.tables import ECO, REGIONS, VINEYARDS, constant, numbers

if TYPE_CHECKING:
    from viticulture_explore.champagne.cubes import Cubes
    from viticulture_explore.champagne.draft import Draft, State
    from viticulture_explore.champagne.player import Player


def finish(draft: Draft) -> None:
    """Score the six items, then compare points, eco levels and places in the turn order."""
    draft.phase, draft.turn = OVER, 0
    draft.tell("game_ended", "champagne.game_end.01", round=draft.round)
    draft.tell("scoring_began", "champagne.game_end.02")
    seats = range(1, len(draft.players) + 1)
    for seat in seats:
        _each_region(draft, seat)
    for region in range(len(REGIONS)):
        _majority(draft, region)
    for seat in seats:
        player = draft.player(seat)
        _groups(draft, seat, "still_wines", player.winery)
        _groups(draft, seat, "cuvees", plus(player.cellar, player.oenotheque))
        _item(draft, seat, "eco", "champagne.game_end.10", ECO[player.eco])
    _winner(draft)


def _item(draft: Draft, seat: int, item: str, concept: str, vp: int, **why: int | str) -> None:
    if vp:
        draft.change(seat, vp=draft.player(seat).vp + vp)
        draft.tell(f"scored_{item}", concept, seat=seat, vp=vp, **why)


_GROUPS: Final = {
    "still_wines": ("champagne.game_end.08", constant("still_wines_for_point"), 1),
    "cuvees": ("champagne.game_end.09", constant("cuvees_for_points"), constant("points_for_cuvees")),
}
"""What scores in groups: by which rule, how many are a group, and what a full group is worth."""


def _groups(draft: Draft, seat: int, item: str, cubes: Cubes) -> None:
    concept, size, each = _GROUPS[item]
    one_colour = draft.rules.options.groups_of_cubes == "one_colour"
    vp = each * groups(cubes, size, one_colour=one_colour)
    how = "one" if one_colour else "any"
    _item(draft, seat, item, concept, vp, count=sum(cubes), size=size, each=each, colours=how)


def groups(cubes: Cubes, size: int, *, one_colour: bool) -> int:
    """How many full groups there are: whatever their colours, or of one colour each. Option ``groups_of_cubes``."""
    return sum(number // size for number in cubes) if one_colour else sum(cubes) // size


def _each_region(draft: Draft, seat: int) -> None:
    """A vineyard in every region, and a second one. Option ``two_in_each_region``."""
    rows = min(pile.bit_count() for pile in draft.player(seat).vineyards)
    once, twice = constant("each_region_once"), constant("each_region_twice")
    if rows >= 2:
        both = once if draft.rules.options.two_in_each_region == "five_and_ten" else 0
        _item(draft, seat, "each_region", "champagne.game_end.04", twice + both, rows=2)
    elif rows == 1:
        _item(draft, seat, "each_region", "champagne.game_end.03", once, rows=1)


def _majority(draft: Draft, region: int) -> None:
    """Most vineyards in a region, then most production; who is still tied splits the points."""
    rank = {
        seat: (player.vineyards[region].bit_count(), _production(draft, seat, region))
        for seat, player in enumerate(draft.players, 1)
    }
    best = max(rank.values())
    owned = draft.rules.options.region_without_vineyards == "split"
    if not best[0] and not owned:
        return
    leaders = [seat for seat, found in rank.items() if found == best]
    by_number = sum(found[0] == best[0] for found in rank.values()) == 1
    prize = constant("region_majority")
    split = prize // len(leaders)
    if draft.rules.options.majority_split == "rounded_up":
        split = -(-prize // len(leaders))
    item, rule = (
        ("split", "07") if len(leaders) > 1 else ("majority", "05") if by_number else ("production", "06")
    )
    why: dict[str, int | str] = {"region": REGIONS[region], "count": best[0], "grapes": best[1]}
    for seat in leaders:
        _item(draft, seat, item, f"champagne.game_end.{rule}", split, **why)


def _production(state: State, seat: int, region: int) -> int:
    """What is printed on the vineyards of a region: on all, or on the best. Option ``majority_production``."""
    pile = state.players[seat - 1].vineyards[region]
    if state.rules.options.majority_production == "all_vineyards":
        return production(pile)
    return max((VINEYARDS[number].cubes for number in numbers(pile)), default=0)


def _winner(draft: Draft) -> None:
    """Most points, then the higher eco level, then the earlier place in the turn order. Option ``last_tie``."""
    order = draft.former if draft.rules.options.last_tie == "old_order" else draft.order

    def rank(seat: int) -> tuple[int, int, int]:
        player: Player = draft.player(seat)
        return player.vp, player.eco, -order.index(seat)

    winner = max(order, key=rank)
    tied = [seat for seat in order if draft.player(seat).vp == draft.player(winner).vp]
    also = [seat for seat in tied if draft.player(seat).eco == draft.player(winner).eco]
    by, concept = ("points", "11") if len(tied) == 1 else ("eco", "12") if len(also) == 1 else ("order", "13")
    draft.winners = (winner,)
    vp = draft.player(winner).vp
    draft.tell(f"game_over_by_{by}", f"champagne.game_end.{concept}", seat=winner, vp=vp)
