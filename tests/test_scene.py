"""The board of Viticulture as data: both seasons, the influence map, the solo game, vines, and what tooltips tell."""

from __future__ import annotations

from typing import Any

import pytest

from viticulture_explore.core.position import Move
from viticulture_explore.core.scene import ARROW_LINE, Shape
from viticulture_explore.draw.measure import em_width
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.viticulture.actions import BY_SEASON, SUMMER, WINTER
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.viticulture.scene.canvas import HEIGHT, MAP_HEIGHT

GROUND = {"players": 2, "season": "winter", "year": 2}


def board(given: dict[str, Any] = GROUND, seat: int = 1, modules: tuple[str, ...] = ()) -> dict[str, Shape]:
    position = VITICULTURE.set_up(given, modules=modules)
    return {shape.id: shape for shape in VITICULTURE.scene(position, seat).shapes}


def said(shape: Shape, lang: str = "en") -> str:
    assert shape.says is not None
    return say(shape.says, lang, VITICULTURE)


def overlap(one: Shape, other: Shape) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


@pytest.mark.parametrize("season", ["spring", "summer", "fall", "winter"])
@pytest.mark.parametrize("players", [2, 6])
def test_actions_of_both_seasons_are_on_the_board_the_present_ones_larger(season: str, players: int) -> None:
    shapes = board({"players": players, "season": season})
    now, other = (SUMMER, WINTER) if season in {"spring", "summer"} else (WINTER, SUMMER)
    sizes = {
        when: [shapes[f"action {action.id}"].height for action in BY_SEASON[when] if not action.module]
        for when in (now, other)
    }
    assert min(sizes[now]) > max(sizes[other])
    rows = [shape for name, shape in shapes.items() if name.startswith("action ") and shape.kind == "box"]
    assert len(rows) == 14
    assert not any(overlap(one, two) for one in rows for two in rows if one is not two)


def test_worker_that_stands_on_an_action_of_the_other_season_is_seen() -> None:
    shapes = board({**GROUND, "spaces": {"build": {"plain": [2]}}})
    assert said(shapes["standing build plain 1 worker"]) == "Worker of seat 2"
    assert shapes["space build plain 1"].moves == ()


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("modules", [(), ("influence",)])
def test_nothing_lies_outside_the_board(players: int, modules: tuple[str, ...]) -> None:
    position = VITICULTURE.set_up({"players": players, "season": "summer"}, modules=modules)
    scene = VITICULTURE.scene(position, 1)
    assert scene.height == HEIGHT + (MAP_HEIGHT if modules else 0)
    for shape in scene.shapes:
        assert shape.x >= 0
        assert shape.x + shape.width <= scene.width
        assert shape.y + shape.height <= scene.height


# -- the influence map ------------------------------------------------------------------------------------------


STARS = {
    "players": 2,
    "season": "summer",
    "vineyards": {1: {"stars": {"pisa": 2}}, 2: {"stars": {"pisa": 1}}},
}


def test_influence_map_shows_who_has_how_many_stars() -> None:
    shapes = board(STARS, modules=("influence",))
    assert said(shapes["region pisa"]) == "Pisa: 1 point at the end. Stars: seat 1: 2 and seat 2: 1"
    assert said(shapes["region siena"]) == "Siena: 2 points at the end. Stars: nothing"
    assert (shapes["region pisa seat 2"].value, "region pisa stars 2" in shapes) == (2, False)
    assert "region pisa" not in board({**STARS, "vineyards": {}})


def test_star_is_placed_by_a_click_on_its_region() -> None:
    position = VITICULTURE.set_up({"players": 2, "season": "summer"}, modules=("influence",)).play(
        "place influence"
    )
    shapes = {shape.id: shape for shape in VITICULTURE.scene(position, 1).shapes}
    assert shapes["region lucca"].moves == ("star lucca",)
    after, events = position.told(Move.read("star lucca"))
    changed = {shape.id: shape.state for shape in VITICULTURE.scene(after, 1, events).shapes}
    assert changed["region lucca"] == "changed"
    assert changed["region pisa"] == "plain"


# -- the solo game ----------------------------------------------------------------------------------------------


def test_solo_board_shows_tokens_at_hand_tokens_left_and_blocked_spaces() -> None:
    solo = {"tokens": [4, 6], "rows_left": [1, 2, 3, 5, 7], "blocked": ["harvest"]}
    shapes = board({"players": 1, "season": "winter", "solo": solo})
    assert said(shapes["token 4"]) == "Bonus token of row 4: 1 lira"
    assert [row for row in range(1, 8) if f"row {row} token" in shapes] == [1, 2, 3, 5, 7]
    assert said(shapes["standing harvest plain 1 worker"]) == "Worker of the Automa"
    assert shapes["deck automa"].value == 24
    assert "token 4" not in board()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_of_the_wake_up_chart_stand_beside_the_words(lang: str) -> None:
    shapes = board({"players": 1, "season": "spring"})
    for row in range(1, 8):
        words, token = shapes[f"row {row} bonus"], shapes[f"row {row} token"]
        assert words.label is not None
        assert words.x + 12 * em_width(say(words.label, lang, VITICULTURE)) < token.x  # soft text has size 12
        assert token.x + token.width < shapes[f"row {row}"].width


def test_the_organizers_rooster_stands_beside_the_token_it_leaves() -> None:
    shapes = board({"players": 1, "season": "summer", "wake_up": [6], "solo": {"rows_left": [4, 5, 6, 7]}})
    token, seat = shapes["row 6 token"], shapes["rooster 1 seat"]
    assert not overlap(token, seat)
    assert not overlap(token, shapes["rooster 1"])


# -- what happened ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "moves", "reasons"),
    [
        # Both go down: the medium cellar is missing for 4, and 3 is taken then.
        ({"crush_pad": {"red": [3, 4]}}, ["place make_wine", "make red 4", "make red 3"], 2),
        # Red 2 and white 2 are taken.
        (
            {"fields": {5: ["pinot", "pinot"]}, "crush_pad": {"red": [2], "white": [2]}},
            ["place harvest", "harvest 5"],
            2,
        ),
    ],
)
def test_reasons_beside_arrows_do_not_lie_over_each_other(
    seat: dict[str, Any], moves: list[str], reasons: int
) -> None:
    position, events = VITICULTURE.set_up({**GROUND, "vineyards": {1: seat}}), ()
    for move in moves:
        position, told = position.told(Move.read(move))
        events += told
    arrows = [shape for shape in VITICULTURE.scene(position, 1, events).shapes if shape.kind == "arrow"]
    heights = [
        arrow.y + arrow.height / 2 - ARROW_LINE * (arrow.value or 0) for arrow in arrows if arrow.label
    ]
    assert len(heights) == reasons
    assert abs(heights[0] - heights[1]) >= ARROW_LINE


# -- vines, cards, tooltips -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "vines",
    [
        ["cabernet_sauvignon"],
        ["sangiovese", "malvasia", "pinot"],
        ["sangiovese", "malvasia", "pinot", "syrah"],
    ],
)
def test_every_kind_of_vine_shows_its_values_beside_its_name(vines: list[str]) -> None:
    shapes = board({**GROUND, "vineyards": {1: {"fields": {7: vines}}}})
    chips = [shapes[f"vine 7 {vine}"] for vine in vines]
    beads = [shape for name, shape in shapes.items() if name.startswith("vine 7") and shape.kind == "bead"]
    assert {bead.id.split()[2] for bead in beads} == set(vines)
    parts = [*chips, *beads]
    assert not any(overlap(one, two) for one in parts for two in parts if one is not two)


def test_faces_of_cards_belong_to_their_seat() -> None:
    shapes = board({**GROUND, "vineyards": {2: {"hand": ["planter", "order_11"]}}}, seat=2)
    mine = [name for name, shape in shapes.items() if shape.owner == 2]
    assert {"card planter 1", "card order_11 1", "card order_11 1 wine 1", "card order_11 1 reward"} <= set(
        mine
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_parts_of_the_board_say_what_they_are_for(lang: str) -> None:
    shapes = board(STARS, modules=("influence",))
    headings = [shape for name, shape in shapes.items() if name.startswith("heading ")]
    assert len(headings) == 10
    for heading in headings:
        assert heading.label is not None
        name, about = say(heading.label, lang, VITICULTURE), said(heading, lang)
        assert about.startswith(name)
        assert len(about) > len(name) + 6


def test_things_with_an_effect_point_to_the_words_for_it() -> None:
    shapes = board({**GROUND, "vineyards": {1: {"hand": ["planter"]}}})
    known = {card.id for card in VITICULTURE.cards()}
    abouts = {shape.about for shape in shapes.values() if shape.about}
    assert {"planter", "windmill", "harvest", "yoke"} <= abouts <= known
