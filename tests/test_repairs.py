"""What would make it legal: the smallest single changes, each tried before it is offered."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
import toy

from viticulture_explore import text
from viticulture_explore.core.game import Change
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.core.repairs import patch, repairs
from viticulture_explore.games import GAMES

VITICULTURE = GAMES["viticulture"]


def position(season: str = "winter", *, seat: dict[str, Any] | None = None, **more: Any) -> Any:
    given = {"players": 2, "season": season, "vineyards": {1: seat or {}}, **more}
    return VITICULTURE.set_up(given)


def offered(here: Any, move: str, lang: str = "en") -> list[str]:
    return [text.say(found.message, lang, VITICULTURE) for found in repairs(here, move)]


@pytest.mark.parametrize(
    ("here", "before", "move", "wanted"),
    [
        (position("summer", seat={"lira": 0}), [], "place build", ["2 lira"]),
        (position("summer", seat={"lira": 3}), ["place build"], "build cottage", ["4 lira"]),
        (position(seat={"lira": 1}), [], "place train", ["4 lira"]),
        (
            position("summer", seat={"lira": 9, "structures": ["yoke"]}),
            ["place build"],
            "build yoke",
            ["Not built yet: Yoke"],
        ),
        (
            position("summer", seat={"lira": 9}),
            ["place build"],
            "build large_cellar",
            ["Built: Medium Cellar"],
        ),
        (
            position("summer", seat={"hand": ["pinot", "malvasia"], "structures": ["irrigation"]}),
            ["place plant"],
            "plant pinot 7",
            ["Built: Trellis"],
        ),
        (
            position("summer", seat={"hand": ["malvasia"], "fields": {5: "sold"}}),
            ["place plant"],
            "plant malvasia 5",
            ["Field 5 not sold"],
        ),
        (
            position(
                "summer",
                seat={
                    "hand": ["chardonnay", "malvasia"],
                    "structures": ["trellis", "irrigation"],
                    "fields": {5: ["sangiovese", "malvasia"]},
                },
            ),
            ["place plant"],
            "plant chardonnay 5",
            ["One Sangiovese fewer on field 5"],
        ),
        (position("summer"), [], "place plant", ["In hand: Sangiovese"]),
        (
            position(seat={"crush_pad": {"red": [4], "white": [1]}}),
            ["place make_wine"],
            "make blush red 4 white 1",
            ["Built: Medium Cellar"],
        ),
        (
            position(seat={"crush_pad": {"red": [5], "white": [1]}, "structures": ["medium_cellar"]}),
            ["place make_wine"],
            "make blush red 4 white 1",
            ["A red grape worth 4"],
        ),
        (
            position(
                seat={
                    "crush_pad": {"red": [1, 2], "white": [5]},
                    "cellar": {"red": [1]},
                }
            ),
            ["place make_wine"],
            "make red 1",
            ["Without the red wine worth 1"],
        ),
        (
            position(
                seat={"crush_pad": {"red": [1, 2, 6], "white": [5]}, "structures": ["medium_cellar"]},
            ),
            ["place make_wine"],
            "make sparkling red 1 red 2 white 5",
            ["Built: Large Cellar"],
        ),
        (
            position(seat={"fields": {5: ["malvasia"]}, "harvested": [5]}),
            [],
            "place harvest",
            ["Field 5 not harvested yet this year", "Sangiovese on field 6", "Sangiovese on field 7"],
        ),
        (
            position(seat={"fields": {5: ["malvasia"], 6: ["pinot"]}, "harvested": [5]}),
            ["place harvest"],
            "harvest 5",
            ["Field 5 not harvested yet this year"],
        ),
        (
            position(seat={"fields": {6: ["pinot"]}}),
            ["place harvest"],
            "harvest 5",
            ["Sangiovese on field 5"],
        ),
        (position("summer"), [], "place harvest", []),
        (position("summer", seat={"fields": {5: ["malvasia"]}}), [], "place harvest", ["Winter"]),
        (
            position(seat={"fields": {5: ["malvasia"]}}, spaces={"harvest": {"plain": 2}}, actor=1),
            [],
            "place harvest",
            ["A free space: Harvest field"],
        ),
        (
            position(seat={"fields": {5: ["malvasia"]}}),
            [],
            "place harvest grande beside",
            ["No free space: Harvest field"],
        ),
        (
            position(seat={"fields": {5: ["malvasia"]}, "available": 0}),
            [],
            "place harvest",
            ["One more worker to place"],
        ),
        (
            position(
                seat={"fields": {5: ["malvasia"]}, "available": 1},
                spaces={"gain_lira": {"plain": ["1 grande"]}},
                actor=1,
            ),
            [],
            "place harvest grande",
            ["The grande worker still to place"],
        ),
        (position(seat={"fields": {5: ["malvasia"]}}), [], "place yoke", ["Built: Yoke"]),
        (
            position(seat={"fields": {5: ["malvasia"]}, "structures": ["yoke"], "used": ["yoke"]}),
            [],
            "place yoke",
            ["The yoke not used yet this year"],
        ),
        (
            position(seat={"lira": 9, "workers": 5}),
            [],
            "place train",
            ["One worker fewer"],
        ),
        (
            position("spring", wake_up=[None, 3], actor=1),
            [],
            "wake 3",
            ["Row 3 free"],
        ),
    ],
)
def test_the_smallest_single_change(
    here: Any, before: list[str], move: str, wanted: list[str] | None
) -> None:
    for earlier in before:
        here = here.play(earlier)
    assert here.why_not(move)
    assert offered(here, move) == wanted


def test_an_order_is_filled_by_the_least_wine_that_serves() -> None:
    cellar = {"red": [3], "white": [1]}
    here = position(seat={"hand": ["order_08"], "cellar": cellar, "structures": ["medium_cellar"]})
    assert [found.id for found in here.why_not("place fill_order")] == ["nothing_to_do", "value_too_low"]
    assert offered(here, "place fill_order") == [
        "In hand: Order (red 3 and white 1)",
        "A white wine worth 4",
    ]


def test_where_there_are_no_grapes_the_least_one_is_enough() -> None:
    assert offered(position(), "place make_wine") == ["A red grape worth 1", "A white grape worth 1"]


def test_a_legal_move_needs_no_change() -> None:
    assert repairs(position(), "pass") == ()


def test_two_things_at_once_are_no_single_change() -> None:
    here = position("summer", seat={"hand": ["chardonnay", "malvasia"]}).play("place plant")
    assert [found.id for found in here.why_not("plant chardonnay 7")] == ["needs_trellis", "needs_irrigation"]
    assert repairs(here, "plant chardonnay 7") == ()


def test_a_change_never_makes_the_position_impossible() -> None:
    here = position(seat={"crush_pad": {"red": [1, 2], "white": [5]}}).play("place make_wine")
    found = repairs(here, "make sparkling red 1 red 2 white 5")
    assert [text.say(repair.message, "en", VITICULTURE) for repair in found] == [
        "Built: Medium Cellar and Large Cellar"
    ]
    assert found[0].position.status() == ()


def test_the_rules_of_the_position_stay() -> None:
    here = VITICULTURE.set_up({"players": 2, "season": "winter"}, "namayuki", {"aging_order": "bottom_up"})
    changed = repairs(here, "place train")[0].position
    assert VITICULTURE.settings(changed) == VITICULTURE.settings(here)
    assert VITICULTURE.settings(here).options["yoke_uproot_destination"] == "discard"
    assert VITICULTURE.settings(here).options["aging_order"] == "bottom_up"


@pytest.mark.parametrize("book", VITICULTURE.rulebooks)
def test_the_settings_say_the_rules_of_a_position(book: str) -> None:
    here = VITICULTURE.new(3, book, modules=("influence",))
    settings = VITICULTURE.settings(here)
    assert settings.options == VITICULTURE.rulebooks[book]
    assert settings.modules == ("influence",)
    assert (
        VITICULTURE.set_up(VITICULTURE.given(here), options=settings.options, modules=settings.modules)
        == here
    )


def test_offers_in_whole_games_hold_come_in_time_and_are_said_in_three_languages() -> None:
    """Every offer is tried again here, in positions nobody has chosen."""
    source = random.Random(7)
    offers, seconds = 0, []
    for number in range(40):
        here: Any = VITICULTURE.new(1 + number % 4, modules=("influence",) if number % 2 else ())
        for _ in range(source.randrange(15, 220)):
            legal = here.legal_moves()
            here = here.after(source.choice(legal)) if legal else here
        if here.actor in (None, CHANCE):
            continue
        verbs = {move.verb for move in here.legal_moves()}
        tried = [move for move in here.conceivable_moves() if move.verb in verbs and here.obstacles(move)]
        for move in source.sample(tried, min(len(tried), 12)):
            began = time.perf_counter()
            found = repairs(here, move)
            seconds.append(time.perf_counter() - began)
            assert len({repair.kind for repair in found}) == len(found)
            for repair in found:
                offers += 1
                assert repair.position != here
                assert move in repair.position.legal_moves()
                assert set(repair.position.status()) <= set(here.status())
                assert repair.position.actor == here.actor
                assert all(text.say(repair.message, lang, VITICULTURE) for lang in text.LANGUAGES)
    assert offers > 50
    assert sorted(seconds)[len(seconds) // 2] < 0.1


def more_coins(_: toy.Pippin, position: toy.Fair, move: Move) -> list[Change]:
    """Up to three coins more for the seat that decides."""
    told = [{"seat": position.seat, "value": position.mine.coins + more} for more in (1, 2, 3)]
    return [
        Change(
            "coins", Message("pippin-fact-coins", fact), {"seats": {fact["seat"]: {"coins": fact["value"]}}}
        )
        for fact in told
    ]


def test_any_game_can_say_what_to_try(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.register()
    monkeypatch.setattr(toy.Pippin, "changes", more_coins)
    market = GAMES["pippin"].new(2, "house")
    found = repairs(market, "buy pear")
    assert [text.say(repair.message, "en", market.game) for repair in found] == ["Seat 1 has 3 coins"]
    assert found[0].position.play("buy pear").mine.coins == 0


def test_a_game_without_changes_has_no_repairs() -> None:
    toy.register()
    assert repairs(GAMES["pippin"].new(2, "house"), "buy pear") == ()


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"lira": 4}, {"lira": 4, "fields": {5: ["merlot"], 7: "sold"}}),
        ({"lira": None, "vp": 1}, {"vp": 1, "fields": {5: ["merlot"], 7: "sold"}}),
        ({"fields": {7: None, 5: []}}, {"lira": 3, "fields": {5: []}}),
        ({"fields": {7: {"a": 1}}}, {"lira": 3, "fields": {5: ["merlot"], 7: {"a": 1}}}),
    ],
)
def test_a_patch_joins_mappings_and_replaces_the_rest(
    changes: dict[str, Any], wanted: dict[str, Any]
) -> None:
    told = {"lira": 3, "fields": {5: ["merlot"], 7: "sold"}}
    assert patch(told, changes) == wanted
    assert told == {"lira": 3, "fields": {5: ["merlot"], 7: "sold"}}
