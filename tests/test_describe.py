"""Cards and spaces in words: whatever effect stands on one speaks three languages, and its figures are the facts."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest
import toy

from viticulture_explore import cli
from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.game import Card
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import Position
from viticulture_explore.games import GAMES
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.viticulture.actions import ACTIONS
from viticulture_explore.viticulture.cards import KINDS, STRUCTURES
from viticulture_explore.viticulture.components import card_text
from viticulture_explore.viticulture.describe import describe, label
from viticulture_explore.viticulture.effects.base import EFFECTS
from viticulture_explore.viticulture.effects.combine import Both, InOrder, OneOf, OneOrBoth, UpTo
from viticulture_explore.viticulture.effects.counting import COUNTS, GainPer, Reward
from viticulture_explore.viticulture.effects.drawing import Draw
from viticulture_explore.viticulture.effects.money import Build, Gain, Train
from viticulture_explore.viticulture.effects.opponents import MayEach
from viticulture_explore.viticulture.effects.prices import (
    DiscardCards,
    DiscardToken,
    LosePoints,
    Pay,
    RaiseResidual,
)
from viticulture_explore.viticulture.effects.vines import Harvest, Plant, Uproot
from viticulture_explore.viticulture.effects.wine import MakeWine
from viticulture_explore.viticulture.influence import REGIONS
from viticulture_explore.viticulture.rulebooks import FLAGS, OPTIONS, RULEBOOKS, Options, rules
from viticulture_explore.viticulture.setup import MAMAS, PAPAS
from viticulture_explore.viticulture.solo import AUTOMA
from viticulture_explore.viticulture.visitors import VISITORS

toy.register()
VITICULTURE = GAMES["viticulture"]

KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile(r"[\u4e00-\u9fff]")
FAULTS = re.compile(
    r"[{}]|\?\?\?|[a-z]_[a-z]|\s\s|\n"  # keys and gaps
    r"|[.;,:。、；：，]\s*[.;,:。、；：，]"  # marks on marks
    r"|\b1 (vines|fields|wines|structures|workers|points|orders|visitors|cards|steps|opponents|grapes)\b"
    r"|\b([02-9]|\d\d) (vine(?! card)|wine(?! order)|field|structure|worker|point|visitor|step|opponent|grape)\b"
)
SPOKEN = re.compile(
    r"(visitor|action|row|region|use|draw|lose_points|discard)/.*|draw_second_visitor|season/(fall|hand_limit)|reveal"
)
"""The addresses of effects that stand on cards and spaces; the others are the course of the game."""

AMOUNTS = {
    "en": r"(\d+) (lira|(?:extra )?points?)",
    "ja": r"(\d+)(リラ)|(勝利点)(\d+)",
    "zh": r"(\d+)(里拉|分)",
}

FACTS = {
    "surveyor": "1 vp, 2 lira",
    "broker": "2 vp, 3 vp, 6 lira, 9 lira",
    "wine_critic": "4 vp",
    "blacksmith": "1 vp, 2 lira",
    "contractor": "1 vp",
    "tour_guide": "4 lira",
    "novice_guide": "3 lira",
    "uncertified_broker": "2 vp, 3 vp, 6 lira, 9 lira",
    "planter": "1 lira, 2 vp",
    "buyer": "1 vp, 2 lira, 2 lira",
    "architect": "1 vp, 3 lira",
    "uncertified_architect": "1 vp, 2 vp",
    "patron": "4 lira",
    "auctioneer": "3 vp, 4 lira",
    "entertainer": "3 vp, 4 lira",
    "handyman": "1 vp, 2 lira",
    "horticulturist": "3 vp",
    "banker": "1 vp, 3 lira, 5 lira",
    "overseer": "1 vp",
    "sharecropper": "2 vp",
    "grower": "2 vp",
    "homesteader": "1 vp, 3 lira",
    "agriculturist": "2 vp",
    "swindler": "1 vp, 2 lira",
    "producer": "2 lira",
    "sponsor": "1 vp, 3 lira",
    "artisan": "1 lira, 3 lira",
    "stonemason": "8 lira",
    "volunteer_crew": "2 lira",
    "wedding_party": "1 vp, 2 lira",
    "merchant": "1 vp, 3 lira",
    "crusher": "3 lira",
    "judge": "3 vp",
    "oenologist": "3 lira",
    "marketer": "1 lira, 1 vp",
    "crush_expert": "3 lira",
    "uncertified_teacher": "1 vp, 1 vp",
    "teacher": "2 lira",
    "benefactor": "2 vp",
    "assessor": "1 lira, 2 vp",
    "queen": "1 vp, 3 lira",
    "harvester": "1 vp, 2 lira",
    "professor": "2 lira, 2 vp",
    "master_vintner": "2 lira",
    "uncertified_oenologist": "1 vp",
    "promoter": "1 vp",
    "harvest_expert": "1 lira",
    "politician": "6 lira",
    "supervisor": "1 vp",
    "scholar": "1 vp, 3 lira",
    "reaper": "2 vp",
    "motivator": "1 vp",
    "bottler": "1 vp",
    "craftsman": "1 vp",
    "exporter": "2 vp",
    "laborer": "1 vp",
    "designer": "2 vp",
    "governess": "2 vp, 3 lira",
    "noble": "1 lira, 2 vp",
    "governor": "1 vp",
    "taster": "2 vp, 4 lira",
    "guest_speaker": "1 lira, 1 vp",
}
"""What each visitor pays, brings, takes off a price or costs, in lira and points, as the printed cards have it."""


def read(message: Message, lang: str) -> str:
    return say(message, lang, VITICULTURE)


def spoken() -> Iterator[str]:
    return (at for at in EFFECTS if SPOKEN.fullmatch(at))


def every_options() -> Iterator[Options]:
    """Those of every rulebook, and the official ones with each option set otherwise."""
    yield from (rules(2, book).options for book in RULEBOOKS)
    for option, values in OPTIONS.items():
        for value in values[1:]:
            yield msgspec.structs.replace(Options(), **{option: FLAGS.get(value, value)})


def assert_natural(text: str, lang: str, place: str) -> None:
    assert not FAULTS.search(text), f"{place}: {text}"
    assert text.strip() == text, f"{place}: {text!r}"
    if lang == "en":
        assert text.isprintable(), place
        assert not HAN.search(text), f"{place}: {text}"
    if lang == "ja":
        assert KANA.search(text), f"{place}: {text}"
    if lang == "zh":
        assert HAN.search(text), f"{place}: {text}"
        assert not KANA.search(text), f"{place}: {text}"


# -- effects --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_a_card_or_space_is_whole_sentences_under_every_option(lang: str) -> None:
    stop, seen = {"en": "."}.get(lang, "。"), set()
    for options in every_options():
        for at in spoken():
            text = read(describe(EFFECTS[at], options), lang)
            if text in seen:
                continue
            seen.add(text)
            assert_natural(text, lang, at)
            assert text.endswith(stop), f"{at}: {text}"
            assert lang != "en" or text[0].isupper(), f"{at}: {text}"
    assert len(seen) > 190


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_fits_a_button(lang: str) -> None:
    for at in spoken():
        assert_natural(read(label(EFFECTS[at]), lang), lang, at)


def test_the_course_of_the_game_stands_on_no_card() -> None:
    for at in sorted(set(EFFECTS) - set(spoken())):
        with pytest.raises(TypeError, match="course of the game"):
            describe(EFFECTS[at])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_card_can_count_has_words(lang: str) -> None:
    for count in sorted(set(COUNTS) - {"below_zero"}):  # that one only decides between two ways
        for reward in (GainPer(count, lira=2), UpTo(Build(), 1, reward=Reward(count, 1))):
            assert_natural(read(describe(reward), lang), lang, count)


@pytest.mark.parametrize(
    ("effect", "en", "ja", "zh"),
    [
        (Gain("", lira=1), "Gain 1 lira.", "1リラを得る。", "得1里拉。"),
        (Gain("", vp=1), "Score 1 point.", "勝利点1を得る。", "得1分。"),
        (Gain("", vp=2), "Score 2 points.", "勝利点2を得る。", "得2分。"),
        (
            InOrder((Pay(9), Gain("", vp=3))),
            "Pay 9 lira to score 3 points.",
            "9リラを払い、勝利点3を得る。",
            "支付9里拉，得3分。",
        ),
        (
            InOrder((DiscardToken("grape"), Gain("", lira=2, vp=1), RaiseResidual(1))),
            "Discard 1 grape to gain 2 lira, score 1 point and raise your residual payment by 1.",
            "ブドウ1個を捨て、2リラを得て、勝利点1を得て、継続収入を1上げる。",
            "弃掉1颗葡萄，得2里拉，得1分，持续收入增加1。",
        ),
        (
            InOrder((Both((DiscardToken("wine", 4), DiscardCards(1))), Draw("order"))),
            "Discard 1 wine worth 4 or more and 1 card to draw 1 wine order.",
            "価値4以上のワイン1個と手札1枚を捨て、注文カード1枚を引く。",
            "弃掉1瓶数值至少为4的葡萄酒和1张手牌，摸1张葡萄酒订单。",
        ),
        (
            InOrder((Draw("vine"), Draw("summer", 2), Draw("winter"))),
            "Draw 1 vine card, 2 summer visitors and 1 winter visitor.",
            "緑カード1枚、夏季訪問者2枚、冬季訪問者1枚を引く。",
            "摸1张绿色牌、2张夏季访客和1张冬季访客。",
        ),
        (
            InOrder((Draw("vine"), UpTo(Plant(), 1, least=0))),
            "Draw 1 vine card, then you may plant 1 vine.",
            "緑カード1枚を引き、樹を1枚植えることができる。",
            "摸1张绿色牌，然后可以种植1株葡萄藤。",
        ),
        (
            Both((UpTo(Harvest(), 2), OneOf((Gain("", lira=2), Gain("", vp=1))))),
            "Harvest up to 2 fields and choose one: (1) gain 2 lira; (2) score 1 point.",
            "畑を2つまで収穫し、次から1つ選ぶ。①2リラを得る。②勝利点1を得る。",
            "收获最多2块田地，选择一项：①得2里拉；②得1分。",
        ),
        (
            InOrder((UpTo(Uproot(to_discard=True), 2, least=2), Gain("", vp=3))),
            "Uproot and discard 2 vines to score 3 points.",
            "樹を2枚引き抜いて捨て、勝利点3を得る。",
            "拔除并弃掉2株葡萄藤，得3分。",
        ),
        (
            InOrder((UpTo(MakeWine(), 2, reward=Reward("sparkling_wines", 1)), Train(2))),
            "Make up to 2 wines and train 1 worker for 2 lira. Score 1 point for each sparkling wine among them.",
            "ワインを2個まで造り、2リラで働き手を1人育成する。そのうちのスパークリング1個につき、勝利点1を得る。",
            "制作最多2瓶葡萄酒，花2里拉训练1个工人。其中每有1瓶起泡葡萄酒，得1分。",
        ),
        (
            MayEach(
                InOrder((LosePoints(1), Gain("", lira=3))),
                everybody=True,
                taken=Draw("vine"),
                refused=Gain("", vp=1),
            ),
            (
                "Every player, you included, may lose 1 point to gain 3 lira. For each opponent who does, draw"
                " 1 vine card. For each opponent who does not, score 1 point."
            ),
            (
                "あなたを含む全員がそれぞれ、勝利点1を失い、3リラを得ることができる。応じた相手1人につき、緑カード1枚を引く。"
                "断った相手1人につき、勝利点1を得る。"
            ),
            "包括你在内，每位玩家都可以失去1分，得3里拉。每有一位对手这样做，你摸1张绿色牌。每有一位对手不这样做，你得1分。",
        ),
        (
            OneOrBoth((Build(discount=3), UpTo(Plant(), 2)), price=2),
            "Choose one, or lose 2 points to do both: (1) build 1 structure for 3 lira less; (2) plant up to 2 vines.",
            "次から1つ選ぶ。勝利点2を失えば両方行える。①3リラ引きで施設を1つ建てる。②樹を2枚まで植える。",
            "选择一项；若失去2分，则可两项都做：①建造1座建筑，成本减3里拉；②种植最多2株葡萄藤。",
        ),
    ],
)
def test_clauses_join_as_the_language_joins_them(effect: object, en: str, ja: str, zh: str) -> None:
    said = dict(zip(LANGUAGES, (en, ja, zh), strict=True))
    assert {lang: read(describe(effect), lang) for lang in LANGUAGES} == said


def test_an_item_of_two_sentences_keeps_both() -> None:
    effect = OneOf((Gain("", lira=1), InOrder((Plant(), GainPer("six_vines", vp=2, may_be_none=True)))))
    said = "Choose one: (1) gain 1 lira; (2) plant 1 vine. Score 2 points if your fields then hold 6 or more vines."
    assert read(describe(effect), "en") == said


# -- visitors -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", VISITORS)
def test_the_amounts_of_a_visitor_are_those_of_the_card(card: str, lang: str) -> None:
    found = re.findall(AMOUNTS[lang], read(card_text(card), lang))
    said = []
    for groups in found:
        number = next(group for group in groups if group.isdigit())
        unit = next(group for group in groups if group and not group.isdigit())
        said.append(f"{number} {'lira' if unit in {'lira', 'リラ', '里拉'} else 'vp'}")
    assert ", ".join(sorted(said)) == FACTS.get(card, "")


def test_every_visitor_says_something_of_its_own() -> None:
    for lang in LANGUAGES:
        texts = [read(card_text(card), lang) for card in VISITORS]
        assert len(set(texts)) == len(VISITORS)


@pytest.mark.parametrize(
    ("option", "value", "card"),
    [
        ("uproot_discard_which", "any_vine_in_hand", "horticulturist"),
        ("planner_impossible", "refund", "planner"),
        ("producer_excludes", "whole_action", "producer"),
        ("innkeeper_min_piles", "1", "innkeeper"),
        ("zymologist_below_four", "allowed", "zymologist"),
        ("promoter_gain", "vp_only", "promoter"),
        ("harvest_expert", "yoke_without_harvest", "harvest_expert"),
        ("harvest_expert", "one_of_three", "harvest_expert"),
        ("placed_grape_slot_taken", "lost", "merchant"),
        ("placed_grape_slot_taken", "lost", "buyer"),
        ("switch_checks_field_limit", "false", "landscaper"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_visitor_speaks_as_the_options_read_it(option: str, value: str, card: str, lang: str) -> None:
    otherwise = rules(2, "official", {option: value}).options
    assert read(card_text(card, otherwise), lang) != read(card_text(card), lang)


# -- the whole list -------------------------------------------------------------------------------------------------


def test_every_card_and_space_is_listed_once() -> None:
    listed = [(card.kind, card.id) for card in VITICULTURE.cards()]
    expected = {
        *(("action", action) for action in (*ACTIONS, "yoke")),
        *(("row", f"row_{row}") for row in range(1, 8)),
        *(("structure", name) for name in STRUCTURES),
        *((kind.id, card) for kind in KINDS for card in kind.ids),
        *(("mama", card) for card in MAMAS),
        *(("papa", card) for card in PAPAS),
        *(("automa", card.id) for card in AUTOMA),
        *(("region", region) for region in REGIONS),
    }
    assert len(listed) == len(set(listed))
    assert set(listed) == expected


@pytest.mark.parametrize("rulebook", RULEBOOKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_space_is_named_and_said(lang: str, rulebook: str) -> None:
    for card in VITICULTURE.cards(rulebook):
        if (lang, card.kind) != ("ja", "vine"):  # a colour and a value need no kana
            assert_natural(read(card.words, lang), lang, card.id)
        assert read(Message("cli-plain", {"text": card.name}), lang)
        assert read(Message(f"card-kind-{card.kind}"), lang)


def test_the_figures_of_a_card_stand_in_its_words() -> None:
    cards = {card.id: card for card in VITICULTURE.cards()}
    assert cards["cabernet_sauvignon"].figures == {
        "red": 4,
        "white": 0,
        "requires": ["trellis", "irrigation"],
        "copies": 4,
        "unsure_names": ["ja", "zh"],
    }
    assert read(cards["cabernet_sauvignon"].words, "en") == "Red 4. Needs Trellis and Irrigation."
    assert cards["order_02"].figures == {"red": [2], "white": [2], "vp": 2, "residual": 1}
    assert read(cards["order_02"].words, "zh") == "交出红葡萄酒2和白葡萄酒2，得2分，持续收入增加1。"
    assert (
        read(cards["papa_matt"].words, "en")
        == "You start with the grande worker. Choose: Tasting Room, or 6 lira."
    )
    assert (
        read(cards["mama_ariel"].words, "ja") == "初期資産：働き手2人、夏季訪問者1枚、注文カード1枚、2リラ。"
    )
    assert cards["large_cellar"].figures == {"cost": 6, "requires": ["medium_cellar"]}
    assert read(cards["large_cellar"].words, "en").startswith("6 lira. Wine can be worth up to 9")
    assert cards["queen"].figures["unsure_names"] == ["zh"]


@pytest.mark.parametrize(
    ("rulebook", "action", "said"),
    [
        ("official", "train", "Winter. Train 1 worker for 4 lira. Bonus: gain 1 lira before you pay."),
        ("official", "make_wine", "Winter. Make up to 2 wines. Bonus: make up to 3 wines instead."),
        ("official", "plant", "Summer. Plant 1 vine. Bonus: do it once more."),
        ("official", "fill_order", "Winter. Fill 1 order. Bonus: score 1 point."),
        (
            "namayuki",
            "yoke",
            (
                "Harvest 1 field or uproot 1 vine to the discard pile. Only with a yoke, in summer and winter, whenever"
                " no worker stands there."
            ),
        ),
    ],
)
def test_an_action_is_said_with_its_bonus(rulebook: str, action: str, said: str) -> None:
    cards = {card.id: card for card in VITICULTURE.cards(rulebook) if card.kind == "action"}
    assert read(cards[action].words, "en") == said


def test_a_list_of_cards_needs_a_rulebook_of_the_game() -> None:
    for game in (VITICULTURE, toy.PIPPIN):
        with pytest.raises(InvalidPosition):
            game.cards("hishu")


def test_a_game_without_cards_has_none() -> None:
    assert toy.PIPPIN.cards("house") == ()


# -- buttons --------------------------------------------------------------------------------------------------------


def playing(card: str, *moves: str, **vineyard: object) -> Position:
    """Seat 1 plays a visitor, then these moves."""
    season = "summer" if card in KINDS[1].number else "winter"
    given = {
        "players": 2,
        "season": season,
        "vineyards": {1: {"hand": [card], "lira": 9, "vp": 3, **vineyard}, 2: {"lira": 9, "vp": 3}},
    }
    position = VITICULTURE.set_up(given)
    for move in (f"place play_{season}", f"visitor {card}", *moves):
        position = position.play(move)
    return position


def buttons(position: Position, lang: str) -> list[str]:
    return [read(VITICULTURE.say_move(position, move), lang) for move in position.legal_moves()]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ["(1) Pay 9 lira to score 3 points", "(2) Lose 2 points to gain 6 lira"]),
        ("ja", ["①9リラを払い、勝利点3を得る", "②勝利点2を失い、6リラを得る"]),
        ("zh", ["①支付9里拉，得3分", "②失去2分，得6里拉"]),
    ],
)
def test_a_choice_says_what_its_branches_do(lang: str, said: list[str]) -> None:
    assert buttons(playing("broker"), lang) == said


def test_doing_both_says_its_price() -> None:
    said = [
        "(1) Draw 2 vine cards",
        "(2) Gain 3 lira",
        "Both: Lose 1 point to draw 2 vine cards and gain 3 lira",
    ]
    assert buttons(playing("sponsor"), "en") == said


def test_a_choice_beside_other_parts_says_what_it_does() -> None:
    position = playing("harvester", fields={5: ["sangiovese"]})
    assert "(1) Gain 2 lira" in buttons(position, "en")


def test_an_offer_says_what_is_offered_and_to_whom_it_goes() -> None:
    assert buttons(playing("banker"), "en")[0] == "Lose 1 point to gain 3 lira"
    assert buttons(playing("swindler"), "zh")[0] == "付给打出此牌的玩家2里拉"
    assert "③カードを使った人に3リラを払う" in buttons(playing("queen"), "ja")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cannot_be_chosen_here_is_said_by_its_number(lang: str) -> None:
    position = playing("broker", "choose 2")
    for move in position.conceivable_moves():
        if move.verb in {"choose", "accept"}:
            assert_natural(read(VITICULTURE.say_move(position, move), lang), lang, str(move))


# -- the command ----------------------------------------------------------------------------------------------------


def test_the_command_lists_every_card_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["cards", "--json", "--lang", "ja"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in listed] == [card.id for card in VITICULTURE.cards()]
    planter = next(entry for entry in listed if entry["id"] == "planter")
    assert planter["kind"] == "summer"
    assert planter["name"] == "植え付け人"
    assert planter["words"] == read(card_text("planter"), "ja")


def fruit(_: toy.Pippin, rulebook: str) -> tuple[Card, ...]:
    """The fruit of the toy game with price and points."""
    told = {"apple": (1, 1), "pear": (toy.VALUE[toy.BOOKS[rulebook]["pear_price"]], 2)}
    return tuple(
        Card("fruit", thing, Name(thing), Message("pippin-card", {"price": price, "points": points}))
        for thing, (price, points) in told.items()
    )


def test_the_command_prints_cards_kind_by_kind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Pippin, "cards", fruit)
    assert cli.main(["cards", "--game", "pippin", "--rulebook", "house"]) == 0
    heading, *table = capsys.readouterr().out.strip().splitlines()
    assert heading == "Fruit"
    assert [line.split(maxsplit=1)[1].strip() for line in table[2:]] == [
        "Costs 1, scores 1.",
        "Costs 3, scores 2.",
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--game", "pipin"], "There is no game “pipin”. Did you mean: pippin?"),
        (["--rulebook", "hishu"], "There is no rulebook “hishu”. Did you mean: hisshu?"),
    ],
)
def test_the_command_knows_its_games_and_rulebooks(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["cards", *words, "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip() == said
