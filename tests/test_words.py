"""Viticulture in words: whatever the rules can ask, tell or object is a whole sentence in three languages."""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import sources

from viticulture_explore import text
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import CHANCE, Decision, Event, Move, Obstacle
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook import concepts
from viticulture_explore.viticulture import words
from viticulture_explore.viticulture.actions import ACTIONS, SEASONS
from viticulture_explore.viticulture.cards import KIND, STRUCTURES
from viticulture_explore.viticulture.concepts import OBSTACLES
from viticulture_explore.viticulture.effects.counting import GainPer
from viticulture_explore.viticulture.effects.tokens import AgeAllWine, AgeOneWine
from viticulture_explore.viticulture.setup import PAPAS
from viticulture_explore.viticulture.status import FLAGS
from viticulture_explore.viticulture.tokens import COLOURS

VITICULTURE = GAMES["viticulture"]

KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile(r"[\u4e00-\u9fff]")
RAW = re.compile(r"[{}]|\?\?\?|[a-z]_[a-z]|\n|  ")

SAMPLES: Mapping[str, tuple[Any, ...]] = {
    "action": ("make_wine", "yoke"),
    "card": ("planter", "order_02", "merlot"),
    "cellar": (1, 1 << 13 | 1 << 30),
    "colour": COLOURS,
    "crush": (1, 1 << 3 | 1 << 12),
    "deck": tuple(KIND),
    "field": (5, 7),
    "field2": (6,),
    "gift": tuple(dict.fromkeys(row["gift"] for row in PAPAS.values())),
    "grande": (False, True),
    "highest": (6,),
    "lowest": (6, 4),
    "mama": ("mama_alaena",),
    "may_stop": (False, True),
    "needed": ("medium_cellar",),
    "papa": ("papa_matt",),
    "players": (2, 1),
    "origin": ("pisa",),
    "region": ("siena",),
    "season": ("summer", "winter"),
    "seats": ((1,), (1, 3)),
    "structure": ("large_cellar",),
    "vine": ("merlot",),
    "vine2": ("malvasia",),
    "where": ("plain",),
}
"""Values an event, an obstacle or a decision can carry; any other value is a number."""

NUMBERS = (0, 1, 2, 5)

FOLLOWED = frozenset({"action", "deck", "decision", "needed", "where"})
"""Values whose words are read from the source, each of them."""

CONCEPT = re.compile(r"Concepts?(?: of the limit| in the solo game)?:((?:[\s,]*``\w+``)+)")


def values(site: sources.Site) -> Iterator[dict[str, Any]]:
    """The values of a call, in all combinations of words, with every number."""
    told = dict(site.values)
    choices: dict[str, tuple[Any, ...]] = {}
    for key, known in told.items():
        if (key in FOLLOWED and known) or (key == "card" and len(known) == 1):
            choices[key] = known
        elif key in SAMPLES and not (key == "needed" and "given" in told):
            choices[key] = SAMPLES[key]
    numbers = [key for key in told if key not in choices]
    for number in NUMBERS:
        for chosen in itertools.product(*choices.values()):
            yield {**dict.fromkeys(numbers, number), **dict(zip(choices, chosen, strict=True))}


def said(message: Message) -> dict[str, str]:
    """A message in every language, each a sentence of that language."""
    found = {lang: text.say(message, lang, VITICULTURE) for lang in text.LANGUAGES}
    for lang, sentence in found.items():
        assert sentence == sentence.strip() != "", message
        assert not RAW.search(sentence), (lang, sentence, message)
    assert not KANA.search(found["en"]), found
    assert not HAN.search(found["en"]), found
    assert KANA.search(found["ja"]) or HAN.search(found["ja"]), found
    assert not KANA.search(found["zh"]), found
    assert HAN.search(found["zh"]), found
    return found


# -- whatever the source can ask, tell or object ----------------------------------------------------------------------


@pytest.mark.parametrize("site", sources.tells(), ids=lambda site: f"{site.ids[0]}@{site.where}")
def test_every_event_is_told(site: sources.Site) -> None:
    for kind in site.ids:
        for told in values(site):
            said(VITICULTURE.say_event(Event(kind, site.concepts[0], told)))


@pytest.mark.parametrize("site", sources.objections(), ids=lambda site: f"{site.ids[0]}@{site.where}")
def test_every_obstacle_is_explained(site: sources.Site) -> None:
    for kind in site.ids:
        for concept in site.concepts or (OBSTACLES[kind],):
            for met in values(site):
                said(VITICULTURE.say_obstacle(Obstacle(kind, concept, met)))


@pytest.mark.parametrize("site", sources.questions(), ids=lambda site: f"{site.ids[0]}@{site.where}")
def test_every_decision_is_asked(site: sources.Site) -> None:
    for kind, asked in itertools.product(site.ids, values(site)):
        for most, may_stop in ((1, False), (1, True), (3, False), (3, True)):
            # An "up to" asks what its act asks, and says how often.
            often = {"number": 1, "most": most, "may_stop": may_stop}
            said(words.question(Decision(kind, often | asked), 2))


def asked_at_all() -> set[str]:
    """Every decision there is."""
    return {kind for site in sources.questions() for kind in site.ids}


def test_every_decision_is_named_where_a_move_does_not_fit_it() -> None:
    for kind in sorted(asked_at_all()):
        said(VITICULTURE.say_obstacle(Obstacle("not_now", "turn", {"decision": kind})))


def test_no_text_is_left_over() -> None:
    """A text that nothing can lead to would never be seen by anybody."""
    asked = asked_at_all()
    refused = {word for site in sources.objections() for word in site.values.get("decision", ())}
    known = {
        "event": {kind for site in sources.tells() for kind in site.ids},
        "decision": asked | {"over"},
        "now": asked | refused,
        "obstacle": set(OBSTACLES)
        | {f"{kind}-{form}" for kind, forms in words.FORMS.items() for form in forms},
        "flag": set(FLAGS),
        "option": {
            name
            for option, allowed in VITICULTURE.options.items()
            for name in (option, *(f"{option}-{value}" for value in allowed))
        },
    }
    for key in text.ids("viticulture"):
        prefix, _, rest = key.partition("-")
        assert prefix not in known or rest in known[prefix], key


def test_events_and_obstacles_get_their_concept_where_they_are_made() -> None:
    assert sources.made_directly("Event") == []
    assert sources.made_directly("Obstacle") == []


# -- the rules behind them --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("site", [*sources.tells(), *sources.objections()], ids=lambda site: site.where)
def test_the_rule_behind_an_event_or_obstacle_is_in_the_concordance(site: sources.Site) -> None:
    assert set(site.concepts) <= set(concepts())


def test_the_rule_behind_each_kind_of_obstacle_is_in_the_concordance() -> None:
    assert [pair for pair in OBSTACLES.items() if pair[1] not in concepts()] == []


def test_the_rules_that_descriptions_cite_are_in_the_concordance() -> None:
    cited = [
        (source.name, concept)
        for source in sources.sources()
        for line in CONCEPT.findall(source.path.read_text("utf-8"))
        for concept in re.findall(r"\w+", line)
    ]
    assert len(cited) > 50
    assert [pair for pair in cited if pair[1] not in concepts()] == []


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "thing",
    [
        *STRUCTURES,
        *ACTIONS,
        "yoke",
        *KIND,
        "visitor",
        *COLOURS,
        *SEASONS,
        *SAMPLES["gift"],
        *VITICULTURE.rulebooks,
        *VITICULTURE.lenses,
        *VITICULTURE.names("en"),
    ],
)
def test_everything_has_a_name(thing: str) -> None:
    said(Message("ui-thing", {"thing": Name(thing)}))


def test_every_option_and_each_of_its_values_has_a_phrase() -> None:
    for option, allowed in VITICULTURE.options.items():
        said(Message(f"option-{option}"))
        phrases = [_plain(Message(f"option-{option}-{value}")) for value in allowed]
        assert len(set(phrases)) == len(allowed)


def _plain(message: Message) -> tuple[str, ...]:
    return tuple(text.say(message, lang) for lang in text.LANGUAGES)


def test_every_flag_has_a_sentence() -> None:
    for flag in FLAGS:
        for sentence in said(Message(f"flag-{flag}")).values():
            assert sentence[-1] in ".。"


# -- positions and moves ----------------------------------------------------------------------------------------------


def played(
    rng: random.Random,
    players: int,
    moves: int,
    *,
    rulebook: str = "official",
    options: dict[str, str] | None = None,
    modules: tuple[str, ...] = (),
) -> Iterator[Any]:
    """The positions of a game played at random, with the move that is made in each."""
    position: Any = VITICULTURE.new(players, rulebook, options, modules)
    for _ in range(moves):
        if position.actor is None:
            return
        move = position.sample(rng) if position.actor == CHANCE else rng.choice(position.legal_moves())
        yield position, move
        position = position.after(move)


@pytest.mark.parametrize(
    ("players", "rulebook", "options", "modules"),
    [
        (1, "official", {"automa_difficulty": "hard"}, ()),
        (2, "official", {"planner_impossible": "refund"}, ("influence",)),
        (3, "hisshu", {"harvest_sum_cap": "lost", "wine_no_slot": "lost"}, ()),
        (4, "namayuki", {"parents_deal": "two_pick_one", "order_match": "exact"}, ()),
        (5, "bga_ja", {"cottage_choice": "sequential", "sell_combine": "combine"}, ()),
        (6, "zh", {"multi_player_card_order": "wake_up_order"}, ("influence",)),
    ],
)
def test_a_whole_game_can_be_told(
    players: int, rulebook: str, options: dict[str, str], modules: tuple[str, ...]
) -> None:
    rng = random.Random(players)
    for position, made in played(rng, players, 350, rulebook=rulebook, options=options, modules=modules):
        said(VITICULTURE.say_decision(position))
        said(VITICULTURE.say_time(position))
        legal = position.legal_moves()
        for move in rng.sample(legal, min(len(legal), 5)):
            said(VITICULTURE.group(position, move))
            said(VITICULTURE.say_move(position, move))
        for move in rng.choices(position.conceivable_moves(), k=3):
            for obstacle in position.why_not(move):
                said(VITICULTURE.say_obstacle(obstacle))
        for event in position.told(made)[1]:
            said(VITICULTURE.say_event(event))


@pytest.mark.parametrize("players", [1, 4])
def test_every_conceivable_move_has_words_and_a_heading(players: int) -> None:
    *_, (position, _) = played(random.Random(7), players, 60, modules=VITICULTURE.modules)
    known: dict[tuple[str, ...], Move] = {}
    for move in position.conceivable_moves():
        # Of moves that differ in numbers alone a few are enough.
        known.setdefault((move.verb, *(word for word in move.args if isinstance(word, str))), move)
    assert {move.verb for move in known.values()} >= {"make", "fill", "place", "visitor", "choose", "star"}
    for move in known.values():
        said(VITICULTURE.group(position, move))
        said(VITICULTURE.say_move(position, move))


@pytest.mark.parametrize("lens", VITICULTURE.lenses)
def test_every_fact_has_words(lens: str) -> None:
    *_, (late, _) = played(random.Random(11), 3, 250)
    for position in (VITICULTURE.new(2), late):
        for key, fact in VITICULTURE.facts(position, lens):
            assert key
            said(fact)


def test_every_season_is_said() -> None:
    for season in SEASONS:
        said(Message("time", {"year": 2, "season": season}))


# -- how it reads -----------------------------------------------------------------------------------------------------


def winter(**mine: Any) -> Any:
    """Two players in winter, seat 1 to move, with what it has."""
    return VITICULTURE.set_up({"players": 2, "season": "winter", "vineyards": {1: mine}})


@pytest.mark.parametrize(
    ("move", "english", "japanese", "chinese"),
    [
        ("place make_wine", "Make wine", "醸造", "制作葡萄酒"),
        (
            "place make_wine bonus grande",
            "Make wine (grande, bonus)",
            "醸造（ボーナス枠に大きな働き手）",
            "制作葡萄酒（大工人放奖励空间）",
        ),
        (
            "place give_tour bonus unused",
            "Give tour (bonus declined)",
            "見学案内（ボーナス枠、ボーナスは取らない）",
            "提供导游（奖励空间，不拿奖励）",
        ),
        ("place yoke", "Use the yoke", "鋤を使う", "使用牛轭"),
        ("make red 4", "Make red 4 from red 4", "赤ブドウ4 → 赤ワイン4", "红葡萄4 → 红葡萄酒4"),
        (
            "plant merlot 7",
            "Plant Merlot on field 7 (red 3)",
            "メルロー（赤3）を畑7に植える",
            "把梅洛（红3）种在田地7",
        ),
        (
            "draw summer winter",
            "Draw a summer and a winter visitor",
            "夏季訪問者と冬季訪問者を1枚ずつ引く",
            "夏季和冬季访客各摸1张",
        ),
        ("wake 3", "Row 3", "3行目", "位置3"),
    ],
)
def test_moves_read_like_buttons(move: str, english: str, japanese: str, chinese: str) -> None:
    assert said(VITICULTURE.say_move(winter(), Move.read(move))) == {
        "en": english,
        "ja": japanese,
        "zh": chinese,
    }


def test_a_legal_wine_is_named_as_it_will_be_stored() -> None:
    position = winter(crush_pad={"red": [3, 4], "white": []}, cellar={"red": [3]}).play("place make_wine")
    words = said(VITICULTURE.say_move(position, Move.read("make red 4")))
    assert words == {
        "en": "Make red 2 from red 4",
        "ja": "赤ブドウ4 → 赤ワイン2",
        "zh": "红葡萄4 → 红葡萄酒2",
    }


def test_a_harvest_says_the_grapes_it_will_give() -> None:
    position = winter(fields={5: ["merlot"], 6: [], 7: []}, crush_pad={"red": [3]}).play("place harvest")
    words = said(VITICULTURE.say_move(position, Move.read("harvest 5")))
    assert words == {
        "en": "Harvest field 5: red 2",
        "ja": "畑5を収穫 → 赤ブドウ2",
        "zh": "收获田地5 → 红葡萄2",
    }


@pytest.mark.parametrize(
    ("obstacle", "english", "japanese", "chinese"),
    [
        (
            Obstacle("field_full", "field_value_limit", {"field": 5, "holds": 4, "adds": 3, "limit": 5}),
            "Field 5 holds 4 of 5; this vine would add 3.",
            "畑5は上限5のうち4で、この樹は3なので入りません。",
            "田地5已有4，最大值5，这株葡萄藤还要3。",
        ),
        (
            Obstacle("not_enough_lira", "build_base", {"cost": 4, "have": 2, "missing": 2}),
            "This costs 4 lira, and there are only 2.",
            "4リラ必要ですが、2リラしかありません。",
            "需要4里拉，只有2里拉。",
        ),
        (
            Obstacle(
                "cellar_too_small",
                "blush_needs_medium",
                {"colour": "blush", "needed": "medium_cellar", "highest": 3},
            ),
            "Blush wine needs the Medium Cellar; this cellar ends at 3.",
            "ロゼには中貯蔵庫が必要です。今の貯蔵庫は3までです。",
            "桃红葡萄酒需要中型酒窖；现在的酒窖只到3。",
        ),
        (
            Obstacle("no_free_slot", "no_legal_wine_space", {"colour": "blush", "highest": 4, "lowest": 4}),
            "The only place for this blush wine, 4, is taken.",
            "このロゼを置けるのは4だけですが、埋まっています。",
            "这瓶桃红葡萄酒只能放在4的位置，但已被占用。",
        ),
        (
            Obstacle("no_such_card", "fill_base", {"card": "order"}),
            "There is no wine order in hand.",
            "手札に注文カードがありません。",
            "手牌中没有葡萄酒订单。",
        ),
    ],
)
def test_obstacles_read_with_the_numbers_of_the_position(
    obstacle: Obstacle, english: str, japanese: str, chinese: str
) -> None:
    assert said(VITICULTURE.say_obstacle(obstacle)) == {"en": english, "ja": japanese, "zh": chinese}


def against(position: Any, move: str) -> set[str]:
    """What is said in English against a move."""
    return {said(VITICULTURE.say_obstacle(found))["en"] for found in position.why_not(move)}


def test_a_wine_beyond_the_cellar_names_where_the_cellar_ends() -> None:
    position = winter(crush_pad={"red": [2, 3], "white": [4]}).play("place make_wine")
    assert against(position, "make blush red 3 white 4") == {
        "Blush wine needs the Medium Cellar; this cellar ends at 3."
    }
    assert against(position, "make sparkling red 2 red 3 white 4") == {
        "Sparkling wine needs the Large Cellar; this cellar ends at 3."
    }


def test_workers_that_are_all_placed_are_counted() -> None:
    position = winter(workers=3, available=0)
    assert "None of the 3 regular workers is left to place." in against(position, "place train")
    grande = "The grande worker may stand beside an action only when its spaces are full; 1 of 1 is free: Train worker."
    assert grande in against(winter(lira=4), "place train grande beside")


def test_spaces_that_are_taken_are_counted() -> None:
    position = VITICULTURE.set_up(
        {"players": 3, "season": "winter", "spaces": {"draw_order": {"plain": 2}, "train": {"bonus": 3}}}
    )
    assert "The only ordinary space is taken: Draw wine order." in against(position, "place draw_order")
    assert "The bonus space is taken: Train worker." in against(position, "place train bonus")


def test_a_sixth_regular_worker_is_one_too_many() -> None:
    position = winter(workers=4, in_training=1, lira=4)
    assert against(position, "place train") == {
        "This cannot be carried out now: Train worker.",
        "The number of regular workers is already 5, the most anybody can own.",
    }


def test_cards_that_count_six_say_how_many_there_are() -> None:
    found = {
        "six_structures": ({"structures": ["trellis", "yoke"]}, "Structures: 2 of the 6 this needs."),
        "six_vines": ({"fields": {5: ["malvasia"]}}, "Planted vines: 1 of the 6 this needs."),
        "six_workers": ({"workers": 3}, "Workers, the grande worker included: 4 of the 6 this needs."),
        "opponents_with_six_workers": ({}, "No opponent has 6 workers; the most that one has is 3."),
    }
    for per, (mine, english) in found.items():
        (obstacle,) = GainPer(per, vp=1).reasons(winter(**mine), 1)
        assert said(VITICULTURE.say_obstacle(obstacle))["en"] == english


def test_wines_that_cannot_age_are_named_by_their_value() -> None:
    cannot = {3: "This red wine worth 3 cannot age: the next place is taken, or beyond the cellar."}
    cannot[9] = "This red wine is already worth 9, the most there is."
    for value, english in cannot.items():
        (obstacle,) = AgeOneWine().against(
            winter(
                cellar={"red": [value]}, structures=["medium_cellar", "large_cellar"] if value == 9 else []
            ),
            1,
            Move("age", ("red", value)),
        )
        assert said(VITICULTURE.say_obstacle(obstacle))["en"] == english
    (obstacle,) = AgeAllWine(1).reasons(winter(cellar={"red": [2, 3]}), 1)
    assert said(VITICULTURE.say_obstacle(obstacle))["en"] == "None of the 2 wines can age any further."


def test_a_wine_that_came_out_lower_says_why() -> None:
    position = winter(crush_pad={"red": [4], "white": []}).play("place make_wine")
    told = [said(VITICULTURE.say_event(event)) for event in position.step("make red 4").events]
    assert told[0]["en"] == "Seat 1 made a red wine worth 3 from red 4."
    assert told[1] == {
        "en": "4 became 3: without the Medium Cellar, wine is worth 3 at most.",
        "ja": "中貯蔵庫がないとワインの価値は3までなので、4は3になりました。",
        "zh": "没有中型酒窖时葡萄酒最高为3，4降级为3。",
    }


@pytest.mark.parametrize(
    ("vp", "english"), [(-1, "Seat 1: -1 point"), (1, "Seat 1: 1 point"), (2, "Seat 1: 2 points")]
)
def test_points_below_zero_keep_their_sign(vp: int, english: str) -> None:
    facts = dict(VITICULTURE.facts(winter(vp=vp), "money"))
    assert said(facts["vp 1"]) == {"en": english, "ja": f"1番：勝利点{vp}", "zh": f"1号玩家：{vp}分"}


def test_aging_names_the_values_before_it() -> None:
    aged = Event("aged_grapes", "aging_all_plus_one", {"seat": 2, "crush": 1 << 2 | 1 << 9})
    assert said(VITICULTURE.say_event(aged)) == {
        "en": "Seat 2’s grapes red 3 and white 1 aged by one.",
        "ja": "2番の赤ブドウ3、白ブドウ1は、価値が1上がりました。",
        "zh": "2号玩家的红葡萄3和白葡萄1数值增加1。",
    }
