"""Questions about a position: what a file may say, how an answer is judged, and what `check` finds in a written one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from toy import register

import viticulture_explore as ve
from viticulture_explore.cli import main
from viticulture_explore.core.errors import InvalidPosition, UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import Quiz, ScenarioError, making, naming, read, run, schema, write_like
from viticulture_explore.scenarios.errors import dotted
from viticulture_explore.scenarios.teaching import Teaching
from viticulture_explore.text import LANGUAGES, say

register()

MARKET = """\
format: 1
game: pippin
title: A quiz at the market
rulebook: RULEBOOK
given: {deals: {bag: [two]}}
line:
  - note: {en: Look into the purse., ja: 財布を見て。, zh: 看看钱包。}
  - dip
  - done
  - buy apple
quiz:
QUIZ
"""

LEGAL = "- {ask: legal, moves: [buy apple, buy pear, dip, deal one], answer: [buy apple, dip]}"
RESULT = "- {ask: result, answer: {1: {coins: 3}, bag: [one, one]}}"
RULEBOOK = "- {ask: rulebook, at: 2, moves: [buy pear], expect: {1: {coins: 1, pear: 1}}, answer: [official]}"

REDS = """\
format: 1
title: A quiz about wine
rulebook: all
given:
  season: winter
  players: 2
  vineyards: {1: {crush_pad: {red: [3, 4], white: [1]}}}
line: [place make_wine, make red 4, make red 3]
quiz:
QUIZ
"""

BONUS = """\
format: 1
title: A quiz about the bonus space
given:
  players: 3
  season: winter
  vineyards: {1: {fields: {5: [sangiovese]}}}
line: [place harvest bonus, harvest 5]
quiz: [{ask: rulebook, answer: [official, hisshu, bga_ja, zh]}]
"""

CELLAR = """\
format: 1
game: champagne
title: A quiz about cuvees
given:
  players: 2
  phase: actions
  area: blending
  spaces: {blending: {2: 1}}
  domains: {1: {vp: 5, modules: 2, winery: {blue: 1, black: 1, yellow: 2}}}
line: [exchange blue black for yellow, blend blancs yellow yellow yellow]
quiz:
  - {ask: legal, moves: [exchange blue black for yellow, blend blancs yellow yellow yellow, done],
     answer: [exchange blue black for yellow, done]}
  - {ask: result, answer: {1: {vp: 4, winery: {blue: 0, black: 0, yellow: 3}}}}
"""


def market(*questions: str, rulebook: str = "official"):
    quiz = "\n".join(f"  {question}" for question in questions)
    return read(MARKET.replace("QUIZ", quiz).replace("RULEBOOK", rulebook), "market.yaml")


def reds(*questions: str):
    return read(REDS.replace("QUIZ", "\n".join(f"  {question}" for question in questions)), "reds.yaml")


def said(judged, lang="en"):
    return list(judged.say(lang))


# -- judging ----------------------------------------------------------------------------------------------------


class TestWhatIsPossible:
    def test_exactly_the_possible_moves_are_right(self):
        asked = Quiz(market(LEGAL))[0]
        assert asked.text("en") == "Which of these can seat 1 do here? Choose all that are possible."
        assert asked.truth == ("buy apple", "dip")
        assert asked.check(["dip", "buy apple"]).right
        assert asked.check(["dip", "buy apple"]).reasons == ()

    def test_a_wrong_pick_gets_its_obstacle_and_a_missed_one_what_it_does(self):
        judged = Quiz(market(LEGAL))[0].check(["buy pear", "dip"])
        assert not judged.right
        assert said(judged) == [
            "Not quite.",
            "“Buy: apple” is possible.",
            "Seat 1 bought fruit: apple.",
            "“Buy: pear” is not possible.",
            "It costs 2 and the purse holds 1.",
        ]
        assert [point.right for point in judged.points] == [False, False, True, True]
        assert judged.points[1].reasons[0].concept == "buying"

    def test_the_words_of_a_move_do_not_tell_what_comes_of_it(self):
        # Without the medium cellar red 4 becomes a wine of 3; that is for the learner to know.
        asked = Quiz(reds("- {ask: legal, at: 1, moves: [make red 4, make red 5], answer: [make red 4]}"))[0]
        judged = asked.check(["make red 5"])
        assert said(judged)[1:3] == [
            "“Make a wine from red 4” is possible.",
            "Seat 1 made a red wine worth 3 from red 4.",
        ]
        assert said(judged)[-1] == "There is no red grape worth 5 on the crush pad."

    def test_nothing_may_be_possible_at_all(self):
        asked = Quiz(market("- {ask: legal, moves: [buy pear], answer: []}"))[0]
        assert asked.check([]).right
        assert not asked.check(["buy pear"]).right

    def test_something_that_was_not_offered_is_no_answer(self):
        with pytest.raises(UnknownWord, match="done"):
            Quiz(market(LEGAL))[0].check(["done"])


class TestWhatComesOfIt:
    def test_only_what_is_asked_is_compared(self):
        asked = Quiz(market(RESULT))[0]
        assert asked.text("en") == "How does the board stand after “Dip into the bag”? Show: purses and bag."
        assert asked.check({1: {"coins": 3, "apple": 7}, "bag": ["one", "one"]}).right
        assert asked.check({"seats": {1: {"coins": 3}}, "bag": ["one", "one"]}).right

    def test_the_differences_are_told_and_what_the_moves_do(self):
        judged = Quiz(market(RESULT))[0].check({1: {"coins": 2}, "bag": ["one", "two"]})
        assert said(judged) == [
            "Not quite.",
            "Seat 1 · purses: you said 2, but it is 3.",
            "bag: you put 2 coins, but it is 1 coin.",
            "Seat 1 drew 2 coins.",
        ]

    def test_what_was_not_said_is_wrong_and_told(self):
        judged = Quiz(market(RESULT))[0].check({1: {"coins": 3}})
        assert [point.right for point in judged.points] == [True, False]
        assert said(judged)[1] == "bag: nothing was said; it is 1 coin and 1 coin."

    def test_tokens_are_told_by_their_places(self):
        asked = Quiz(
            reds(
                "- {ask: result, at: 1, moves: [make red 4, make red 3], answer: {1: {cellar: {red: [2, 3]}}}}"
            )
        )[0]
        assert (
            said(asked.check({1: {"cellar": {"red": [3, 4]}}}))[1]
            == "Seat 1 · Cellar · red: you put 4, but it is 2."
        )
        assert (
            said(asked.check({1: {"cellar": {"red": [3]}}}))[1] == "Seat 1 · Cellar · red: still missing: 2."
        )
        assert (
            said(asked.check({1: {"cellar": {"red": [1, 2, 3]}}}))[1]
            == "Seat 1 · Cellar · red: 1 should not be there."
        )

    def test_a_malformed_description_is_an_error_with_its_place(self):
        with pytest.raises(InvalidPosition):
            Quiz(market(RESULT))[0].check({1: {"coyns": 3}})

    def test_a_position_off_the_line_can_be_asked_about(self):
        asked = Quiz(
            market(
                "- {ask: result, at: 0, after: [buy apple, done], moves: [dip, deal two], answer: {2: {coins: 3}}}"
            )
        )[0]
        assert asked.position.actor == 2
        assert asked.check({2: {"coins": 3}}).right


class TestWhichRulebook:
    def test_books_that_end_otherwise_do_not_count(self):
        # A pear costs 2 in one book and 3 in the other.
        asked = Quiz(market(RULEBOOK))[0]
        judged = asked.check(["official", "house"])
        assert not judged.right
        assert said(judged)[1:4] == [
            "“House rules” does not.",
            "Seat 1 · purses: 0.",
            "Seat 1 bought fruit: pear.",
        ]
        assert asked.check(["official"]).right

    def test_a_book_that_forbids_it_says_why(self):
        asked = Quiz(read(BONUS))[0]
        assert asked.offered == ("official", "hisshu", "namayuki", "bga_ja", "zh")
        judged = asked.check(["official", "hisshu", "namayuki", "bga_ja", "zh"])
        wrong = [point for point in judged.points if not point.right]
        assert [point.id for point in wrong] == ["namayuki"]
        assert [reason.concept for reason in wrong[0].reasons] != [""]
        assert asked.check(["zh", "bga_ja", "hisshu", "official"]).right


def test_the_same_questions_are_asked_of_champagne():
    quiz = Quiz(read(CELLAR))
    assert run(quiz.scenario).passed
    assert quiz.answer(0, ["exchange blue black for yellow", "done"]).right
    assert not quiz.answer(1, {1: {"vp": 5, "winery": {"blue": 0, "black": 0, "yellow": 3}}}).right
    assert [row["right"] for row in quiz.results()] == [True, False]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["which_wine", "where_reds_go", "bonus_space"])
def test_every_kind_is_judged_in_every_language(name, lang):
    quiz = Quiz(ve.example(f"quiz/{name}"))
    for asked in quiz:
        wrong = asked.check({} if asked.kind == "result" else [])
        assert not wrong.right
        assert len(wrong.say(lang)) > 1
        assert asked.check(asked.truth).right
        assert asked.text(lang)


# -- results ----------------------------------------------------------------------------------------------------


def test_results_are_plain_values_with_the_last_answer_and_the_tries():
    quiz = ve.Quiz(market(LEGAL, RESULT))
    assert quiz.results()[0] == {"question": 1, "kind": "legal", "answered": None, "right": False, "tries": 0}
    quiz.answer(0, ["dip"])
    quiz.answer(0, ("buy apple", "dip"))
    quiz.answer(1, {1: {"coins": 2}})
    assert quiz.results() == [
        {"question": 1, "kind": "legal", "answered": ["buy apple", "dip"], "right": True, "tries": 2},
        {"question": 2, "kind": "result", "answered": {1: {"coins": 2}}, "right": False, "tries": 1},
    ]
    assert quiz.score == 1
    assert len(quiz) == 2
    assert quiz[-1] is quiz[1]


def test_answers_are_kept_for_the_questions_that_stay():
    old, new = Quiz(market(LEGAL)), Quiz(market(LEGAL))
    old.answer(0, ["dip"])
    new.keep(old)
    assert new.results() == old.results()
    other = Quiz(market(LEGAL), "house")
    other.keep(old)
    assert other.results()[0]["tries"] == 0


# -- written answers --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("question", "place", "words"),
    [
        (LEGAL.replace("[buy apple, dip]", "[buy apple]"), "quiz.0.answer", "“dip” is legal here too"),
        (
            LEGAL.replace("[buy apple, dip]", "[dip, buy apple, buy pear]"),
            "quiz.0.answer.2",
            "“buy pear” is illegal here. It costs 2",
        ),
        (
            LEGAL.replace("legal,", "legal, after: [dip, done],").replace("buy pear", "buy"),
            "quiz.0.moves.1",
            "“buy” could mean: buy apple, buy pear.",
        ),
        (RESULT.replace("coins: 3", "coins: 2"), "quiz.0.answer.1.coins", "Expected 2, found 3."),
        (
            RESULT.replace("result,", "result, moves: [done, buy pear],"),
            "quiz.0.moves.1",
            "“buy pear” is illegal here.",
        ),
        (RULEBOOK.replace("[official]", "[]"), "quiz.0.answer", "official allows this too"),
        (
            RULEBOOK.replace("[official]", "[official, house]"),
            "quiz.0.answer.1",
            "Under house it comes out otherwise: at 1.coins",
        ),
        (
            RULEBOOK.replace("moves: [buy pear]", "moves: [buy pear, buy pear]"),
            "quiz.0.answer.0",
            "official does not allow this.",
        ),
        (
            LEGAL.replace("legal,", "legal, after: [buy pear],"),
            "quiz.0.after.0",
            "“buy pear” is illegal here.",
        ),
    ],
)
def test_a_wrong_answer_fails_with_its_place_and_what_is_right(question, place, words):
    scenario = market(question)
    failures = [failure for failure in run(scenario).failures if dotted(failure.place) == place]
    assert len(failures) == 1
    assert words in failures[0].sentence("en", scenario.game)
    assert failures[0].line == 12


def test_right_answers_pass_and_are_checked_under_each_rulebook_of_the_file():
    assert run(market(LEGAL, RESULT, RULEBOOK)).passed
    # With one more coin a pear can be bought in one book only.
    dear = "- {ask: legal, at: 0, after: [dip, deal one, done], moves: [buy pear], answer: [buy pear]}"
    scenario = market(dear, rulebook="all")
    assert run(scenario, "official").passed
    assert [dotted(one.place) for one in run(scenario, "house").failures] == ["quiz.0.answer.0"]


def test_the_command_line_fails_on_a_wrong_answer(tmp_path, capsys):
    file = tmp_path / "reds.yaml"
    wrong = "  - {ask: legal, at: 1, moves: [make red 4, make red 5], answer: [make red 5]}"
    file.write_text(REDS.replace("QUIZ", wrong).replace("rulebook: all", "rulebook: zh"), encoding="utf-8")
    assert main(["check", str(file)]) == 1
    assert "quiz.0.answer: “make red 4” is legal here too" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("question", "place", "words"),
    [
        ("- {ask: legal, moves: [dip]}", "quiz.0", "“answer” is missing"),
        ("- {moves: [dip], answer: []}", "quiz.0", "“ask” is missing"),
        ("- {ask: riddle, answer: []}", "quiz.0.ask", "legal, result or rulebook"),
        ("- {ask: legal, answer: []}", "quiz.0", "“moves” is missing"),
        ("- {ask: legal, moves: [], answer: []}", "quiz.0.moves", "at least one move"),
        ("- {ask: legal, moves: [dip, dip], answer: []}", "quiz.0.moves.1", "stands here twice"),
        ("- {ask: legal, moves: [dip], answer: [done]}", "quiz.0.answer.0", "Possible here: dip"),
        ("- {ask: legal, moves: [dip], answer: {1: {}}}", "quiz.0.answer", "those of “moves” that are legal"),
        ("- {ask: legal, at: 4, moves: [dip], answer: []}", "quiz.0.at", "the line has only 3 moves"),
        ("- {ask: legal, at: -1, moves: [dip], answer: []}", "quiz.0.at", "number of moves of the line"),
        ("- {ask: legal, moves: [dap], answer: []}", "quiz.0.moves.0", "dap"),
        ("- {ask: legal, moves: [dip], answer: [], hint: x}", "quiz.0.hint", "no key “hint”"),
        ("- {ask: legal, moves: [dip], answer: [], text: {fr: x}}", "quiz.0.text.fr", "fr"),
        (
            "- {ask: legal, moves: [dip], answer: [], expect: {1: {coins: 3}}}",
            "quiz.0.expect",
            "about rulebooks",
        ),
        ("- {ask: result, answer: {}}", "quiz.0.answer", "at least one value"),
        ("- {ask: result, answer: {1: {}}}", "quiz.0.answer", "at least one value"),
        ("- {ask: result, answer: [dip]}", "quiz.0.answer", "in the form of “given”"),
        ("- {ask: result, at: 3, answer: {1: {coins: 3}}}", "quiz.0", "“moves” is missing"),
        ("- {ask: result, answer: {1: {coyns: 3}}}", "quiz.0.answer.1.coyns", "coyns"),
        ("- {ask: rulebook, rulebooks: [hous], answer: []}", "quiz.0.rulebooks.0", "house"),
        (
            "- {ask: rulebook, rulebooks: [house], answer: [official]}",
            "quiz.0.answer.0",
            "Possible here: house",
        ),
        ("- {ask: rulebook, expect: {1: {coyns: 1}}, answer: []}", "quiz.0.expect.1.coyns", "coyns"),
    ],
)
def test_a_malformed_question_gets_one_clear_message_with_its_place(question, place, words):
    with pytest.raises(ScenarioError) as caught:
        run(market(question))
    assert dotted(caught.value.place) == place
    assert words in caught.value.sentence("en")
    assert all(caught.value.say(lang) for lang in LANGUAGES)


def test_of_a_move_that_comes_too_late_it_is_said_that_another_turn_has_begun():
    """By the Chinese help one grape is sold, then it is seat 2's turn, whose crush pad is empty; that is no reason."""
    asked = Quiz(ve.example("quiz/one_grape_or_many"))[0]
    (refused,) = [point for point in asked.check(asked.truth).points if point.reasons[0].obstacle]
    assert refused.id == "zh"
    assert [reason.obstacle for reason in refused.reasons] == ["not_now"]


@pytest.mark.parametrize(
    ("lang", "field", "seat"),
    [("en", "Seat 1 · Fields · 5", "Seat 2"), ("ja", "1番・畑5", "2番"), ("zh", "1号玩家·田地5", "2号玩家")],
)
def test_a_field_has_its_number_and_a_seat_is_called_one(lang, field, seat):
    game = reds("- {ask: legal, at: 1, moves: [make red 3], answer: [make red 3]}").game
    assert say(naming.place_named(game, ("vineyards", 1, "fields", 5)), lang, game) == field
    for key in ("actor", "first_player"):
        assert say(naming.value_named(game, (key,), 2), lang, game) == seat
    assert naming.value_named(game, ("year",), 2) == 2


@pytest.mark.parametrize(
    ("answer", "place"),
    [
        ("{winners: [1]}", "winners"),
        ("{1: {lira: 3}, planned: [{seat: 1, action: harvest, space: bonus}]}", "planned"),
        ("{spaces: {plant: {plain: 1}}}", "spaces.plant.plain"),
    ],
)
def test_what_nobody_can_fill_in_is_not_asked(answer, place):
    """It is winter: nobody is sent ahead, and the spaces of summer have no control."""
    scenario = reds(f"- {{ask: result, moves: [place make_wine], answer: {answer}}}")
    for ask in (lambda: run(scenario), lambda: Quiz(scenario)[0]):
        with pytest.raises(ScenarioError) as caught:
            ask()
        assert dotted(caught.value.place) == f"quiz.0.answer.{place}"
        assert f"no control for “{place}”" in caught.value.sentence("en")
        assert all(place in caught.value.say(lang) for lang in LANGUAGES)


def test_what_comes_of_moves_that_cannot_be_played_is_not_asked():
    quiz = Quiz(reds("- {ask: result, at: 1, moves: [make red 9], answer: {1: {cellar: {red: []}}}}"))
    with pytest.raises(ScenarioError) as caught:
        quiz[0]
    assert dotted(caught.value.place) == "quiz.0.moves.0"
    assert caught.value.sentence("en").startswith("The question cannot be asked here, for its moves")
    assert all("9" in caught.value.sentence(lang) for lang in LANGUAGES)


def test_a_note_stands_once_between_two_moves_and_not_in_variations():
    scenario = market(LEGAL)
    assert scenario.notes == {0: {"en": "Look into the purse.", "ja": "財布を見て。", "zh": "看看钱包。"}}
    twice = MARKET.replace("  - dip\n", "  - {note: Once more.}\n  - dip\n").replace("QUIZ", f"  {LEGAL}")
    with pytest.raises(ScenarioError, match=r"line\.1"):
        read(twice.replace("RULEBOOK", "official"))
    variation = "variations: [{at: 0, line: [{note: No.}, done]}]"
    with pytest.raises(ScenarioError, match=r"variations\.0\.line\.0"):
        read(MARKET.replace("QUIZ", f"  {LEGAL}\n{variation}").replace("RULEBOOK", "official"))


def test_the_schema_knows_quizzes_and_notes():
    parts = schema()["$defs"]
    assert parts["FileQuestion"]["properties"]["ask"]["enum"] == ["legal", "result", "rulebook"]
    assert "note" in parts["Checks"]["properties"]
    assert parts["FileQuestion"]["properties"]["at"]["description"].startswith("the number of moves")


# -- writing ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["which_wine", "where_reds_go", "bonus_space", "which_cuvee"])
def test_written_quizzes_and_notes_read_back_the_same(name):
    scenario = ve.example(f"quiz/{name}")
    again = read(write_like(scenario, run(scenario).record()))
    assert [replace(one, place=()) for one in again.quiz] == [replace(one, place=()) for one in scenario.quiz]
    assert again.notes == scenario.notes
    assert run(again).passed


def test_share_strings_carry_the_quiz():
    scenario = ve.example("quiz/where_reds_go")
    shared = ve.share(write_like(scenario, run(scenario).record()))
    assert len(read(ve.unshare(shared)).quiz) == 2


def test_questions_find_their_place_in_another_record():
    """A question that is no longer on the main line keeps its way."""
    scenario = market(RULEBOOK, "- {ask: legal, at: 1, moves: [dip], answer: [dip]}")
    notes, quiz = Teaching.of(scenario).along(["dip", "deal two", "buy apple"])
    assert [(one.at, one.after) for one in quiz] == [(2, ("done",)), (2, ())]
    assert notes == {0: scenario.notes[0]}
    _, quiz = Teaching.of(scenario).along([])
    assert [(one.at, one.after) for one in quiz] == [
        (0, ("dip", "deal two", "done")),
        (0, ("dip", "deal two")),
    ]


def test_a_card_that_is_written_is_not_dealt_once_more():
    text = MARKET.replace("bag: [two]", "bag: [two, one]").replace(
        "  - dip\n", "  - dip\n  - deal two\n  - dip\n"
    )
    scenario = read(
        text.replace("QUIZ", f"  {LEGAL}").replace("RULEBOOK", "official").replace("  - done\n", "")
    )
    assert [str(move) for move in run(scenario).moves] == ["dip", "deal two", "dip", "deal one", "buy apple"]


# -- making -----------------------------------------------------------------------------------------------------


def test_possible_and_impossible_moves_are_offered_each_reason_in_turn():
    found = making.offers(market(LEGAL).position)
    assert [(str(one.move), [obstacle.id for obstacle in one.obstacles]) for one in found] == [
        ("buy apple", []),
        ("dip", []),
        ("done", []),
        ("buy pear", ["pippin_too_dear"]),
    ]
    assert all(one.proposed for one in found)


def test_impossible_moves_come_with_different_reasons_first():
    position = ve.example("make_wine/two_reds").position
    wrong = [one for one in making.offers(position) if one.obstacles]
    assert len(wrong) > 3
    assert len({one.obstacles[0].id for one in wrong[:3]}) == 3
    assert sum(one.proposed for one in wrong) == 3


def test_the_places_that_a_move_changes_come_first():
    before = ve.example("make_wine/two_reds").position.play("place make_wine")
    parts = making.parts(before, before.play("make red 4"), 1)
    changed = [part for part in parts if part.changed]
    key = naming.seat_key(before)
    assert making.described(changed, key) == {1: {"crush_pad": {"red": [3]}, "cellar": {"red": [3]}}}
    assert ("vineyards", 1, "lira") in [part.place for part in parts if not part.changed]


def test_moves_on_which_rulebooks_part_are_found():
    scenario = read(BONUS)
    books = {book: scenario.start(book) for book in scenario.game.rulebooks}
    (parting,) = (one for one in making.partings(books, "official") if str(one.move) == "place harvest bonus")
    assert parting.allowed == ("official", "hisshu", "bga_ja", "zh")
    assert parting.expect == {}


def test_moves_that_end_otherwise_are_found_with_their_end():
    # Both seats have enough for a pear, but it costs 2 or 3.
    given = {"players": 2, "seats": {1: {"coins": 3}}}
    game = market(LEGAL).game
    books = {book: game.set_up(given, book) for book in game.rulebooks}
    (parting,) = making.partings(books, "house")
    assert (str(parting.move), parting.expect, parting.allowed) == ("buy pear", {1: {"coins": 0}}, ("house",))


def test_values_are_said_as_the_game_says_them():
    before = ve.example("make_wine/two_reds").position
    after = before.play("place make_wine")
    (part,) = (one for one in making.parts(before, after, 1) if one.changed)
    said = Message("quiz-word", {"word": naming.value_named(after.game, part.place, part.value)})
    assert say(said, "en", after.game) == "Worker of seat 1"
