"""Age of Champagne: its tables and how sure they are, its words, its board, and what is refused."""

from __future__ import annotations

import csv
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from champagne_games import new, walk

from viticulture_explore import draw, places, scenarios, text
from viticulture_explore.champagne import words
from viticulture_explore.champagne.areas import ADDS, SIZE
from viticulture_explore.champagne.concepts import OBSTACLES
from viticulture_explore.champagne.cubes import COLOURS, CUVEES, RECIPES, lots
from viticulture_explore.champagne.game import CHAMPAGNE
from viticulture_explore.champagne.options import OPTIONS, Options
from viticulture_explore.champagne.status import FLAGS
from viticulture_explore.champagne.tables import (
    ALL_TOKENS,
    CONSTANTS,
    CUBE_POINTS,
    INHERITANCES,
    KEYS,
    ORDERS,
    STATUS,
    VINEYARDS,
    table,
)
from viticulture_explore.champagne.work import WORK
from viticulture_explore.core.errors import IllegalMove, InvalidMove, InvalidPosition
from viticulture_explore.core.explore import explore, split
from viticulture_explore.core.form import Put, put
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Boundary, Move
from viticulture_explore.core.repairs import repairs

EXAMPLES = places.examples() / "champagne"
STATEMENTS = Path(text.__file__).parent.parent / "rulebook" / "data" / "statements.csv"
KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30fa]")
HAN = re.compile(r"[\u4e00-\u9fff]")
AREA = {"players": 2, "phase": "actions"}
RAW = re.compile(r"[{}]|\?\?\?|[a-z]_[a-z]|\n|  ")


def known_statements() -> set[str]:
    rows = csv.DictReader(STATEMENTS.read_text("utf-8").splitlines())
    return {row["id"] for row in rows if row["rulebook"] == "champagne"}


def said(message: Message) -> dict[str, str]:
    """A message in every language, each a sentence of that language."""
    found = {lang: text.say(message, lang, CHAMPAGNE) for lang in text.LANGUAGES}
    for lang, sentence in found.items():
        assert sentence == sentence.strip() != "", message
        assert not RAW.search(sentence), (lang, sentence)
    assert not KANA.search(found["en"]), found
    assert not HAN.search(found["en"]), found
    assert KANA.search(found["ja"]) or HAN.search(found["ja"]), found
    assert not KANA.search(found["zh"]), found
    assert HAN.search(found["zh"]), found
    return found


# -- components ---------------------------------------------------------------------------------------------------


def test_the_vineyard_deck_is_the_published_one():
    assert len(VINEYARDS) == 36
    assert Counter(card.region for card in VINEYARDS) == {0: 12, 1: 8, 2: 8, 3: 3, 4: 3, -1: 2}
    assert Counter(card.cubes for card in VINEYARDS) == {1: 6, 2: 17, 3: 12, 4: 1}
    cubes = Counter()
    for card in VINEYARDS:
        cubes[COLOURS[card.colour]] += card.cubes
    assert cubes == {"blue": 28, "black": 30, "yellow": 22}
    assert Counter(card.bonus for card in VINEYARDS) == {"": 26, "eco": 5, "vp": 5}
    keys = [card for number, card in enumerate(VINEYARDS) if KEYS >> number & 1]
    assert [(card.region, card.cubes) for card in keys] == [(0, 3)] * 4


def test_market_cards_are_worth_their_cubes():
    assert len(ORDERS) == 36
    for card in ORDERS:
        assert card.vp == sum(n * worth for n, worth in zip(card.wants, CUBE_POINTS, strict=True)), card.id
        assert card.eco == {"hand": 0, "truck": -1, "ship": 0, "plane": -2}[card.transport]


def test_fewer_gifts_bring_more_stars_and_tokens_are_fifteen():
    assert sorted(Counter(card.colour for card in INHERITANCES).values()) == [6, 6, 6]
    assert sum(ALL_TOKENS) == 15
    assert sum(SIZE[:-1]) == 29


def test_blending_follows_the_table_of_the_player_aid():
    triples = lots(3)
    assert len(triples) == 10
    made = {cuvee: len(recipes) for cuvee, recipes in RECIPES.items()}
    assert made == {"brut": 6, "noirs": 2, "blancs": 1}
    assert [lot for lot in triples if not any(lot in RECIPES[cuvee] for cuvee in CUVEES)] == [
        (0, 2, 1),
        (0, 1, 2),
    ]


def test_every_number_says_how_sure_it_is():
    assert set(STATUS) == set(CONSTANTS)
    assert set(STATUS.values()) == {"exact", "inferred", "ours"}
    for name in ("vineyards", "market", "events", "inheritance", "tokens", "spaces", "regions"):
        assert {row["status"] for row in table(name)} <= {"exact", "inferred", "ours"}
    assert {
        row["status"] for name in ("market", "events", "inheritance", "tokens") for row in table(name)
    } == {"ours"}
    assert {row["status"] for row in table("vineyards")} == {"exact"}


def test_cards_are_listed_with_their_status_in_every_language():
    cards = CHAMPAGNE.cards()
    kinds = Counter(card.kind for card in cards)
    assert kinds["champagne_vineyard"] == 36
    assert kinds["champagne_constant"] == len(CONSTANTS)
    assert kinds["champagne_space"] == len(ADDS)
    for card in cards:
        said(card.words)
        if isinstance(card.name, Message):
            said(card.name)
        assert card.figures["status"] in {"exact", "inferred", "ours"}
    for kind in kinds:
        said(Message(f"card-kind-{kind}"))
    with pytest.raises(InvalidPosition):
        CHAMPAGNE.cards("official")


def test_the_options_are_those_of_the_table_with_texts_and_concepts():
    assert Options.__struct_fields__ == tuple(OPTIONS)
    assert Options() == CHAMPAGNE.new(2).rules.options
    for row in table("options"):
        assert row["concept"] in known_statements()
        said(Message(f"option-{row['option']}"))
        for value in OPTIONS[row["option"]]:
            said(Message(f"option-{row['option']}-{value}"))


# -- words --------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def played():
    """Everything asked, told and objected to in a few games with all kinds of readings."""
    events, obstacles, decisions, moves = {}, {}, {}, {}
    for seed in range(12):
        rng = random.Random(seed)
        for position, move in walk(new(seed), seed):
            decisions.setdefault(position.decision.id, position)
            moves.setdefault(move.verb, (position, move))
            for event in position.told(move)[1]:
                events.setdefault((event.kind, event.concept), event)
            for tried in rng.sample(position.conceivable_moves(), 6):
                moves.setdefault((tried.verb, position.decision.id), (position, tried))
                for found in position.obstacles(tried):
                    obstacles.setdefault((found.id, found.values.get("decision")), found)
    return events, obstacles, decisions, moves


def test_whatever_is_asked_told_or_objected_to_is_a_sentence(played):
    events, obstacles, decisions, moves = played
    for position in decisions.values():
        said(CHAMPAGNE.say_decision(position))
        said(CHAMPAGNE.say_time(position))
    for position, move in moves.values():
        said(CHAMPAGNE.say_move(position, move))
        said(CHAMPAGNE.group(position, move))
    for event in events.values():
        said(CHAMPAGNE.say_event(event))
    for found in obstacles.values():
        said(CHAMPAGNE.say_obstacle(found))
    assert len(events) > 60
    assert set(decisions) == {work.id for work in WORK.values() if hasattr(work, "id")}


def test_every_rule_cited_is_a_statement_of_the_text(played):
    events, _, _, _ = played
    known = known_statements()
    assert len(known) == 74
    assert {concept for _, concept in events} <= known
    assert set(OBSTACLES.values()) <= known


def test_every_obstacle_and_flag_has_its_text():
    for name in OBSTACLES:
        for lang in text.LANGUAGES:
            assert text.has(f"obstacle-{name}", lang)
    for flag in FLAGS:
        said(Message(f"flag-{flag}"))


def test_every_decision_has_its_question_and_its_not_now():
    ids = {work.id for work in WORK.values() if hasattr(work, "id")}
    for asked in ids | {"over"}:
        assert text.has(f"champagne-decision-{asked}")
        said(Message(f"champagne-now-{asked}"))


RARE = {
    *("cuvee_lost", "eco_at_bottom", "game_over_by_eco", "game_over_by_order", "press_raised_already"),
    *(
        "module_installed_already",
        "no_token_left",
        "eco_loss_waived",
        "passed",
        "winery_stays",
        "press_stays",
    ),
}
"""Events that a few random games need not meet; the scenarios do."""


CHANGES = (
    Message("champagne-change-more", {"store": "cellar", "cubes": words.cubes((1, 0, 2))}),
    Message("champagne-change-less", {"store": "cellar", "cubes": words.cubes((1, 0, 0))}),
    Message("champagne-change-column", {"colour": "blue", "count": 3}),
    Message("champagne-change-space", {"area": "press", "number": 2}),
    Message("champagne-change-event"),
    Message("champagne-change-market", {"card": words.card("local_01")}),
)
"""The changes that a further test meets one by one."""


def test_the_catalog_holds_no_text_that_nothing_says(played, monkeypatch):
    said_ids = set()
    plainly = text._format

    def listen(id, values, lang):
        said_ids.add(id)
        return plainly(id, values, lang)

    monkeypatch.setattr(text, "_format", listen)
    events, _, decisions, moves = played
    for message in (
        *(CHAMPAGNE.say_event(event) for event in events.values()),
        *(CHAMPAGNE.say_decision(position) for position in decisions.values()),
        *(CHAMPAGNE.say_move(position, move) for position, move in moves.values()),
        *(CHAMPAGNE.say_wish(position, move) for position, move in moves.values()),
        *(CHAMPAGNE.group(position, move) for position, move in moves.values()),
        *(card.words for card in CHAMPAGNE.cards()),
        *(card.name for card in CHAMPAGNE.cards() if isinstance(card.name, Message)),
        CHAMPAGNE.word(("phase",), "harvest"),
        *CHANGES,
        Message("champagne-decision-over"),
    ):
        text.say(message, "en", CHAMPAGNE)
    for seed in range(3):
        for number, (position, move) in enumerate(walk(new(seed), seed)):
            text.say(CHAMPAGNE.say_move(position, move), "en", CHAMPAGNE)
            if number % 15 == 0 or position.decision.id in ("discard", "gain_still_wine"):
                text.say(CHAMPAGNE.scene(position, 1).title, "en", CHAMPAGNE)
                for part in CHAMPAGNE.scene(position, 1).stages:
                    text.say(part, "en", CHAMPAGNE)
                text.say(CHAMPAGNE.scene(position, 1).round, "en", CHAMPAGNE)
                draw.drawn(CHAMPAGNE.scene(position, position.actor or 1), "en", CHAMPAGNE)
                for _, fact in CHAMPAGNE.facts(position, "position"):
                    text.say(fact, "en", CHAMPAGNE)
    own = (Path(text.__file__).parent / "catalogs" / "champagne" / "en.ftl").read_text("utf-8")
    silent = {
        name
        for name in text.ids("champagne")
        if name.startswith("champagne-") and name not in said_ids and f"{{ {name} }}" not in own
    }
    now = {f"champagne-now-{work.id}" for work in WORK.values() if hasattr(work, "id")}
    assert silent <= now | {"champagne-now-over"} | {f"champagne-event-{kind}" for kind in RARE}


@pytest.mark.parametrize("lens", CHAMPAGNE.lenses)
def test_a_lens_shows_facts_in_every_language(lens):
    position = next(position for position, _ in walk(new(3), 3) if position.round == 5)
    facts = CHAMPAGNE.facts(position, lens)
    assert len({key for key, _ in facts}) == len(facts) >= 2
    for _, message in facts:
        said(message)
    assert hash(CHAMPAGNE.through(position, lens)) == hash(CHAMPAGNE.through(position, lens))


def test_names_can_be_typed_in_japanese_and_chinese():
    position = CHAMPAGNE.set_up({"players": 2, "phase": "event"})
    assert position.parse("deal 雹", "ja") == Move("deal", ("hail",))
    assert position.parse("deal 冰雹", "zh") == Move("deal", ("hail",))
    settle = CHAMPAGNE.set_up(
        {**AREA, "area": "vineyard", "spaces": {"vineyard": {8: 1}}, "vineyards": LOWER}
    )
    assert settle.parse("settle コート・デ・バール", "ja") == Move("settle", ("cote_des_bar",))


# -- the board ----------------------------------------------------------------------------------------------------


def test_what_can_be_done_can_be_clicked():
    """Only stopping, passing and what chance deals are left to the list beside the board."""
    missing = Counter()
    for seed in range(0, 9, 2):
        for position, _ in walk(new(seed), seed):
            if position.actor in (None, CHANCE):
                continue
            scene = CHAMPAGNE.scene(position, position.actor)
            lit = {move for shape in scene.shapes for move in shape.moves}
            missing.update(
                move.verb
                for move in position.legal_moves()
                if str(move) not in lit and move.verb not in ("done", "pass")
            )
    assert missing == {}


@pytest.mark.parametrize("seed", [0, 4])
def test_the_board_is_drawn_at_every_turn(seed):
    for number, (position, move) in enumerate(walk(new(seed), seed)):
        if number % 25:
            continue
        after, events = position.told(move)
        for seat in range(1, len(after.players) + 1):
            scene = CHAMPAGNE.scene(after, seat, events)
            ids = [shape.id for shape in scene.shapes]
            assert len(set(ids)) == len(ids)
            for shape in scene.shapes:
                assert -1 <= shape.x <= scene.width + 1 - shape.width, shape
                assert -1 <= shape.y <= scene.height + 1 - shape.height, shape
                assert not shape.tries or after.conceives(Move.read(shape.tries)), shape
        for lang in text.LANGUAGES:
            assert draw.svg(scene, lang, CHAMPAGNE).startswith("<svg")


def test_the_board_marks_what_the_last_step_changed():
    position = CHAMPAGNE.set_up(
        {**AREA, "area": "blending", "spaces": {"blending": {2: 1}}, "domains": {1: {"winery": {"blue": 3}}}}
    )
    after, events = position.told(Move.read("blend brut blue blue blue"))
    states = {shape.id: shape.state for shape in CHAMPAGNE.scene(after, 1, events).shapes}
    assert states["cellar 1"] == "changed"
    assert states["module 1"] == "changed"
    assert states["oenotheque 1"] == "plain"


# -- setting up by hand -------------------------------------------------------------------------------------------


def test_every_choice_of_the_form_has_a_name_in_every_language():
    form = CHAMPAGNE.form({"players": 2}, 1)
    assert {section.id for section in form} >= {"given", "domains", "spaces", "vineyards", "market", "decks"}
    for section in form:
        for control in section.controls:
            for choice in control.choices:
                message = CHAMPAGNE.word(control.place, choice)
                if message is not None:
                    said(message)
                else:
                    assert choice in CHAMPAGNE.names("en") or not isinstance(choice, str), (
                        control.place,
                        choice,
                    )


def test_clicks_on_the_empty_board_build_a_position():
    position = CHAMPAGNE.set_up(CHAMPAGNE.blank())
    shapes = {shape.id for shape in CHAMPAGNE.scene(position, 1).shapes}
    edits = CHAMPAGNE.edits(position, 1)
    assert set(edits) <= shapes
    controls = {
        control.place for section in CHAMPAGNE.form(CHAMPAGNE.blank(), 1) for control in section.controls
    }
    assert {edit.place for edit in edits.values()} <= controls
    given = CHAMPAGNE.blank()
    for shape in ("press 3", "eco 9", "module 4", "space council 2", "vineyard 5"):
        edit = edits[shape]
        assert isinstance(edit, Put)
        given = put(given, edit.place, edit.value)
    built = CHAMPAGNE.set_up(given)
    seat = {"press": 11, "eco": 10, "modules": 4, "collaborators": 1}
    assert CHAMPAGNE.differences(built, {1: seat, "spaces": {"council": {2: 1}, "vineyard": {5: 1}}}) == ()
    assert CHAMPAGNE.edits(built, 1)["space council 2"] == Put(("spaces", "council", 2), None)


def test_a_seat_that_leaves_takes_its_collaborators_along():
    given = {
        "players": 2,
        "order": [3, 1, 2],
        "actor": 3,
        "spaces": {"press": {1: 3, 2: 1}, "council": {1: 3}},
    }
    assert CHAMPAGNE.tidied(given) == {"players": 2, "spaces": {"press": {2: 1}}}
    kept = {"players": 2, "order": [2, 1]}
    assert CHAMPAGNE.tidied(kept) == kept


# -- what would make it possible ----------------------------------------------------------------------------------


def acting(area, number, **domain):
    """Seat 1 about to act on a space of an area."""
    return {**AREA, "area": area, "spaces": {area: {number: 1}}, "domains": {1: domain}}


ONE_EACH = dict.fromkeys(COLOURS, 1)
REPAIRS = [
    (acting("export", 1, cellar={"blue": 1}), "export continent_14", "more cellar"),
    (acting("export", 3, cellar={"blue": 1, "black": 1}), "export local_02", "market"),
    (acting("export", 3, cellar={"blue": 1, "yellow": 1}), "export local_03", "market"),
    ({**acting("export", 3, cellar=ONE_EACH), "event": "port_strike"}, "export overseas_25", "event"),
    (acting("blending", 2, winery={"blue": 3}), "blend noirs black black black", "more winery"),
    (acting("blending", 2, winery={"blue": 3}, cellar={"blue": 10}), "blend brut blue blue blue", "less cellar"),
    (acting("marketing", 1, cellar={"blue": 2}, oenotheque={"black": 2}), "age blue blue", "less oenotheque"),
    (acting("marketing_step_2", 1, oenotheque=ONE_EACH, marketing={"blue": 4}), "promote blue", "column"),
    (acting("marketing_step_2", 1, oenotheque={"blue": 1}), "promote yellow", "more oenotheque"),
    ({"players": 2, "spaces": {"press": {2: 2}}}, "place press 2", "space"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "move", "kind"), REPAIRS)
def test_a_small_change_makes_the_move_possible(given, move, kind):
    found = {repair.kind: repair for repair in repairs(CHAMPAGNE.set_up(given), move)}
    assert kind in found
    assert Move.read(move) in found[kind].position.legal_moves()
    said(found[kind].message)


# -- graphs -------------------------------------------------------------------------------------------------------


def test_the_graph_of_a_blending_ends_in_its_cellars():
    position = CHAMPAGNE.set_up(
        {
            **AREA,
            "area": "blending",
            "spaces": {"blending": {2: 1}},
            "domains": {1: {"modules": 2, "winery": {"blue": 1, "black": 5}}},
        },
        options={"still_wine_exchange": "none"},
    )
    # Behind "done" lie the 24 vineyards that can be turned up.
    assert {str(move): found.lines for move, found in split(position, 2).items()} == {
        "blend brut blue black black": 2,
        "blend noirs black black black": 3,
        "blend noirs blue black black": 2,
        "done": 24,
    }
    graph = explore(position, depth=2, lens="cellars")
    cellars = {data["position"].players[0].cellar for _, data in graph.nodes(data=True)}
    assert cellars == {(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 0), (0, 2, 0)}


def test_the_choices_of_one_harvest_are_one_turn():
    vineyards = {"vallee_de_la_marne": ["ay", "epernay"]}
    position = CHAMPAGNE.set_up(
        {
            "players": 2,
            "phase": "harvest",
            "domains": {1: {"winery": {"blue": 1}, "press": 3, "vineyards": vineyards}},
        }
    )
    assert position.boundary == Boundary.TURN
    then = position.play("discard black")
    assert (then.actor, then.decision.values["limit"], then.boundary) == (1, "winery", Boundary.NONE)
    assert explore(position, turns=1, lens="cellars").number_of_nodes() > 2


# -- what is refused ----------------------------------------------------------------------------------------------

LOWER = {"lower": ["ay", "dormans", "baroville", "bassuet"]}


def midway(at, memo=None):
    return {"players": 2, "midway": {"turn": 1, "pending": [{"at": at, "seat": 1, "memo": memo}]}}


@pytest.mark.parametrize(
    ("given", "place", "problem"),
    [
        ({"players": 1}, ("players",), "malformed"),
        ({"players": 2, "rounds": 3}, ("rounds",), "unknown_key"),
        ({"players": 2, "round": 11}, ("round",), "malformed"),
        ({"players": 2, "actor": 3}, ("actor",), "unknown_word"),
        ({"players": 2, "order": [1, 1]}, ("order",), "malformed"),
        ({"players": 2, "domains": {3: {}}}, ("domains", 3), "unknown_key"),
        ({"players": 2, "domains": {1: {"press": 4}}}, ("domains", 1, "press"), "unknown_word"),
        ({"players": 2, "domains": {1: {"cellar": {"red": 1}}}}, ("domains", 1, "cellar", "red"), "unknown_key"),
        ({"players": 2, "spaces": {"council": {4: 1}}}, ("spaces", "council", 4), "unknown_key"),
        ({"players": 2, "spaces": {"press": {1: 4}}}, ("spaces", "press", 1), "unknown_word"),
        ({"players": 2, "vineyards": {"upper": ["ay"]}}, ("vineyards", "upper"), "malformed"),
        ({"players": 2, "market": {"lower": ["local_01", "local_01", None]}}, ("market", "lower", 1), "repeated_word"),
        ({"players": 2, "actor": 2, "domains": {2: {"collaborators": 0}}}, ("actor",), "other_actor"),
        (midway("harvest"), ("midway", "pending", 0, "at"), "unknown_word"),
        (midway("setup/vineyard", []), ("midway",), "malformed"),
    ],
)  # fmt: skip
def test_a_faulty_description_names_its_place(given, place, problem):
    with pytest.raises(InvalidPosition) as raised:
        CHAMPAGNE.set_up(given)
    assert (raised.value.place, raised.value.problem) == (place, problem)
    said(scenarios.reader.problem_of(raised.value))


@pytest.mark.parametrize(
    ("given", "flag"),
    [
        ({"domains": {1: {"winery": {"blue": 4}}}}, "winery_too_full"),
        ({"domains": {1: {"cellar": {"blue": 11}}}}, "cellar_too_full"),
        ({"domains": {1: {"oenotheque": {"blue": 4}}}}, "oenotheque_too_full"),
        ({"domains": {1: {"marketing": {"black": 5}}}}, "marketing_too_full"),
        ({"domains": {1: {"vineyards": {"cote_des_bar": ["ay"]}}}}, "vineyard_in_wrong_column"),
        ({"domains": {1: {"delivered": ["local_01"]}, 2: {"delivered": ["local_01"]}}}, "card_in_two_places"),
        ({"domains": {1: {"collaborators": 4}}}, "too_many_collaborators"),
        ({"vineyards": {"upper": [None] * 4}, "spaces": {"vineyard": {1: 1}}}, "collaborator_without_vineyard"),
        ({"market": {"upper": ["overseas_25", None, None]}}, "market_card_in_wrong_column"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_named_and_built(given, flag):
    position = CHAMPAGNE.set_up({"players": 2, **given})
    assert position.status() == (flag,)


def test_vitryats_may_lie_in_any_column():
    position = CHAMPAGNE.set_up({"players": 2, "domains": {1: {"vineyards": {"cote_des_bar": ["bassuet"]}}}})
    assert position.status() == ()


def test_unknown_options_rulebooks_and_modules_are_refused():
    for wrong in (
        {"rulebook": "official"},
        {"options": {"press": "two"}},
        {"options": {"placing": "never"}},
        {"modules": ("influence",)},
    ):
        with pytest.raises(InvalidPosition):
            CHAMPAGNE.new(2, **wrong)
    with pytest.raises(InvalidPosition):
        CHAMPAGNE.new(5)


def test_texts_outside_the_grammar_are_no_moves():
    position = CHAMPAGNE.set_up({"players": 2})
    for words_of_it in (
        "place council 4",
        "blend rose blue blue blue",
        "export local_02 without blue",
        "age blue blue blue blue",
    ):
        with pytest.raises(InvalidMove):
            position.play(words_of_it)
    with pytest.raises(IllegalMove) as raised:
        position.play("blend noirs blue black yellow")
    assert [found.id for found in raised.value.obstacles] == [
        "not_now",
        "recipe_not_met",
        "still_wine_missing",
    ]


def test_points_come_with_their_appraisal():
    poor = CHAMPAGNE.set_up({"players": 2})
    rich = CHAMPAGNE.set_up({"players": 2, "domains": {1: {"vp": 3, "cellar": {"yellow": 2}}}})
    assert CHAMPAGNE.score(rich, 1) == 3
    assert CHAMPAGNE.appraise(rich, 1) > CHAMPAGNE.appraise(poor, 1) + 3
    assert CHAMPAGNE.appraise(rich, 2) == CHAMPAGNE.appraise(poor, 2)


# -- scenarios ----------------------------------------------------------------------------------------------------


def test_every_statement_and_every_reading_has_a_scenario():
    found = [scenarios.load(path) for path in sorted(EXAMPLES.glob("*.yaml"))]
    assert {statement for scenario in found for statement in scenario.statements} == known_statements()
    shown = {(option, value) for scenario in found for option, value in scenario.options.items()}
    others = {(option, value) for option, values in OPTIONS.items() for value in values[1:]}
    assert shown == others


def test_a_file_needs_no_rulebook_where_there_is_one():
    scenario = scenarios.load(EXAMPLES / "ten_rounds.yaml")
    assert scenario.rulebooks == ("champagne",)


def test_the_back_of_an_inheritance_card_does_not_tell_its_colour():
    dealt = {
        "players": 2,
        "phase": "setup",
        "domains": {1: {"hand": ["green_1", "purple_2"], "kept": ["orange_1"]}},
    }
    shapes = CHAMPAGNE.scene(CHAMPAGNE.set_up(dealt), 1).shapes
    cards = {shape.id: (shape.tone, shape.owner, shape.back) for shape in shapes if "inheritance" in shape.id}
    assert cards["inheritance green_1"] == ("green", 1, "grey")
    assert cards["inheritance purple_2"] == ("purple", 1, "grey")
    assert cards["inheritance orange_1"][:2] == ("amber", 0)
