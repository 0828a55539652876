"""What a teacher asks about a position of Viticulture, against answers worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

import viticulture_explore as ve
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message
from viticulture_explore.core.questions import Answer, Question
from viticulture_explore.core.search import shortest
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.viticulture.alone import Alone
from viticulture_explore.viticulture.game import VITICULTURE
from viticulture_explore.viticulture.position import Position
from viticulture_explore.viticulture.tokens import values
from viticulture_explore.widgets.answers import picture_of


def position(
    season: str = "winter", players: int = 2, given: dict[str, Any] | None = None, **mine: Any
) -> Any:
    """Seat 1 decides; it has two workers and a grande, and nothing else but what is named."""
    return VITICULTURE.set_up(
        {"players": players, "year": 2, "season": season, "vineyards": {1: mine}, **(given or {})}
    )


def question(position: Position, id: str, seat: int | None = None) -> Question:
    return next(found for found in VITICULTURE.questions(position, seat) if found.id == id)


def ask(position: Position, id: str, **chosen: int | str) -> Answer:
    return question(position, id).ask(**chosen)


def workers(position: Position, order: str) -> int | None:
    """The fewest workers that fill an order, or ``None`` for a certain no."""
    answer = ask(position, "fill_order", order=order)
    assert answer.figures["complete"]
    found: int | None = answer.figures["workers"]
    return found


def said(answer: Answer, lang: str = "en") -> str:
    return say(answer.message, lang, VITICULTURE)


def moves(answer: Answer, reply: int = 0) -> str:
    line = answer.replies[reply].line
    assert line is not None
    return " / ".join(map(str, line.moves))


class TestFillOrder:
    def test_with_the_wine_at_hand_it_takes_one_worker(self) -> None:
        ready = position(hand=["order_01"], cellar={"red": [5]}, structures=["medium_cellar"])
        answer = ask(ready, "fill_order", order="order_01")
        assert answer.figures == {"workers": 1, "ways": 2, "complete": True}  # a regular one or the grande
        assert moves(answer) == "place fill_order / fill order_01 with red 5"
        assert said(answer) == (
            "Yes: Order (red 5) can be filled by seat 1 with 1 worker, and with no fewer. "
            "There are 2 equally short ways."
        )

    def test_wine_that_has_to_be_made_takes_another(self) -> None:
        # Red 2 and white 2 in either order; regular and regular, regular and grande, grande and regular.
        grapes = position(hand=["order_02"], crush_pad={"red": [2], "white": [2]})
        answer = ask(grapes, "fill_order")
        assert (answer.figures["workers"], answer.figures["ways"]) == (2, 6)
        assert moves(answer) == (
            "place make_wine / make red 2 / make white 2 / pass / place fill_order / fill order_02 with red 2 white 2"
        )

    def test_the_lines_can_be_stepped_to_the_filled_order(self) -> None:
        grapes = position("summer", hand=["order_02"], crush_pad={"red": [2], "white": [2]})
        for reply in ask(grapes, "fill_order").replies:
            assert reply.line is not None
            assert reply.line.position == grapes
            reply.line.to_end()
            assert reply.line.step is not None
            assert any(event.kind == "filled_order" for event in reply.line.step.events)

    def test_grapes_from_the_field_take_a_third(self) -> None:
        # Two pinots on field 5: red 2 and white 2.
        field = position(hand=["order_02"], structures=["trellis"], fields={5: ["pinot", "pinot"]})
        assert workers(field, "order_02") == 3

    def test_and_vines_from_hand_a_fourth_in_summer(self) -> None:
        in_hand = {"hand": ["order_02", "pinot", "pinot"], "structures": ["trellis"]}
        # With two players there is one space to plant, and it has no bonus: a vine a worker.
        assert workers(position("summer", **in_hand, workers=4), "order_02") == 5
        assert workers(position("summer", **in_hand, workers=3), "order_02") is None
        # With three players the bonus space plants both.
        assert workers(position("summer", players=3, **in_hand, workers=3), "order_02") == 4
        assert workers(position(**in_hand, workers=4), "order_02") is None  # it is too late to plant

    def test_a_cellar_has_to_be_built_and_paid_for(self) -> None:
        grape: dict[str, Any] = {"hand": ["order_01"], "crush_pad": {"red": [5]}}
        assert workers(position("summer", **grape, lira=4), "order_01") == 3
        assert workers(position("summer", **grape, lira=2, workers=3), "order_01") == 4  # a tour for two lira
        assert workers(position("summer", **grape, lira=2, workers=2), "order_01") is None
        assert workers(position(**grape, lira=4), "order_01") is None  # nothing is built in winter

    def test_two_reds_are_too_much_for_a_small_cellar(self) -> None:
        answer = ask(ve.example("make_wine/two_reds").position, "fill_order")
        assert answer.figures["workers"] is None
        assert answer.replies == ()
        assert said(answer) == "No: seat 1 cannot fill Order (red 3 and red 4) this year."

    def test_cards_not_seen_yet_are_not_counted_on(self) -> None:
        # A second pinot would help, and thirty-odd vines lie in the deck; but none of them is in hand.
        one = position("summer", hand=["order_02", "pinot"], structures=["trellis"], workers=5)
        assert workers(one, "order_02") is None

    def test_a_visitor_in_hand_helps_if_it_is_asked_for(self) -> None:
        # The Oenologist ages all wine twice: red 3 becomes red 5.
        aging = position(
            hand=["order_01", "oenologist"], cellar={"red": [3]}, structures=["medium_cellar"], lira=9, vp=5
        )
        assert ask(aging, "fill_order", visitors="no").figures["workers"] is None
        helped = ask(aging, "fill_order", visitors="yes")
        assert helped.figures["workers"] == 2
        assert "visitor oenologist" in moves(helped)

    def test_what_is_known_so_far_is_no_certain_no(self) -> None:
        grapes = position("summer", hand=["order_02"], crush_pad={"red": [2], "white": [2]})
        answer = question(grapes, "fill_order").ask(stop=lambda: True)
        assert answer.figures["complete"] is False
        assert answer.message.id == "answer-fill_order-unknown"
        assert answer.notes[-1].id == "answer-note-cut"

    def test_leaving_out_what_cannot_help_changes_no_answer(self) -> None:
        """The quick search and one over every move that needs no drawn card agree on positions drawn at random."""
        rng = Random(5)
        orders = (
            "order_01",
            "order_02",
            "order_03",
            "order_06",
            "order_08",
            "order_11",
            "order_18",
            "order_24",
        )
        vines = ("sangiovese", "malvasia", "pinot", "syrah", "merlot")
        found = []
        for number in range(24):
            order = rng.choice(orders)
            start = position(
                "summer" if number % 2 else "winter",
                hand=[order, rng.choice(vines)],
                workers=1 + number % 3 // 2,
                lira=rng.randrange(5),
                structures=rng.sample(["trellis", "irrigation", "yoke", "medium_cellar"], 2),
                fields={5: [rng.choice(("sangiovese", "malvasia"))], 6: [rng.choice(("syrah", "pinot"))]},
                crush_pad={"red": rng.sample(range(1, 6), 2), "white": rng.sample(range(1, 6), 1)},
            )
            alone = Alone(start, 1)
            slow = shortest(
                start,
                f"fill {order}",
                cost=lambda _, move: move.verb == "place",
                seat=1,
                years=1,
                moves=alone.moves,
                given=alone.settled,
                same=alone.same,
            )
            assert slow.complete
            assert workers(start, order) == slow.cost
            found.append(slow.cost)
        assert None in found
        assert {2, 3} & set(found)


class TestCellars:
    def test_two_reds_in_a_small_cellar(self) -> None:
        # Either grape becomes red 3; both become red 3 and red 2, in two orders.
        answer = ask(ve.example("make_wine/two_reds").position, "cellars")
        assert answer.figures == {"cellars": 2, "ways": 4, "complete": True}
        told = [say(reply.message, "en", VITICULTURE) for reply in answer.replies]
        assert told == ["red 3 (2 ways)", "red 2 and red 3 (2 ways)"]
        assert moves(answer) == "place make_wine / make red 3 / done"

    def test_a_second_worker_makes_more(self) -> None:
        grapes = position(crush_pad={"red": [1, 2, 3]})
        one, two = ask(grapes, "cellars"), ask(grapes, "cellars", workers=2)
        # Two of three wines at once: 3 + 3 cellars. All three with a second worker. It has to stand beside.
        assert one.figures["cellars"] == 6
        assert two.figures["cellars"] == 7
        assert "place make_wine grande beside" in moves(two, 6)

    def test_the_last_wine_of_the_year_is_seen_before_it_ages(self) -> None:
        last = VITICULTURE.set_up(
            {
                "players": 2,
                "year": 2,
                "season": "winter",
                "vineyards": {
                    1: {"workers": 1, "grande": False, "crush_pad": {"red": [2]}},
                    2: {"passed": True},
                },
            }
        )
        answer = ask(last, "cellars")
        assert [say(reply.message, "en", VITICULTURE) for reply in answer.replies] == ["red 2 (1 way)"]
        line = answer.replies[0].line
        assert line is not None
        assert line.start == last  # not the one with a worker to spare that the search looked at
        aged = line.to_end()
        assert isinstance(aged, Position)
        assert (aged.year, values(aged.players[0].cellar)) == (3, (3,))

    def test_wine_that_is_being_made_counts(self) -> None:
        midway = position(crush_pad={"red": [1, 2]}).play("place make_wine").play("make red 1")
        answer = ask(midway, "cellars", workers=0)
        assert [moves(answer, number) for number in range(2)] == ["done", "make red 2"]

    def test_without_grapes_it_is_not_asked(self) -> None:
        assert "cellars" not in [found.id for found in VITICULTURE.questions(position())]


class TestCellarLater:
    def test_what_the_medium_cellar_gives_to_two_reds(self) -> None:
        # With it red 3, red 4, or both; without it red 3, or red 3 and red 2. Of the reds that are red enough for an
        # order only red 3 and red 4 together are. Aged: 4 and 5, but 2 and 3 block each other below the cellar.
        answer = ask(ve.example("make_wine/two_reds").position, "cellar_later")
        assert answer.figures == {
            "cellars": 3,
            "cellars_later": 2,
            "lost": 2,
            "orders_lost": ["order_11"],
            "best": 9,
            "best_later": 5,
            "complete": True,
        }
        assert [say(reply.message, "en", VITICULTURE) for reply in answer.replies] == [
            "red 4 (1 way)",
            "red 3 and red 4 (2 ways)",
        ]
        assert say(answer.notes[0], "en", VITICULTURE) == (
            "Of the orders in hand these go out of reach: Order (red 3 and red 4)."
        )

    def test_the_large_cellar_is_asked_about_once_the_medium_one_stands(self) -> None:
        def choices(*structures: str) -> tuple[int | str, ...]:
            start = position(crush_pad={"red": [1]}, structures=list(structures))
            return question(start, "cellar_later").parameters[0].values

        assert choices() == ("medium_cellar",)
        assert choices("medium_cellar") == ("medium_cellar", "large_cellar")
        assert choices("medium_cellar", "large_cellar") == ("large_cellar",)


class TestDrawChance:
    def test_one_order_of_thirty_six(self) -> None:
        # Red 5 fills order 1 and nothing else.
        start = position(cellar={"red": [5]}, structures=["medium_cellar"])
        answer = ask(start, "draw_chance", hope="order")
        assert answer.figures == {"probability": Fraction(1, 36), "cards": ["order_01"]}
        assert moves(answer) == "place draw_order / deal order_01"
        assert said(answer) == (
            "2.8% (1/36): of 36 cards in the deck, 1 can be filled with the wine at hand, and 1 card is drawn."
        )

    def test_the_search_finds_the_same_probability(self) -> None:
        start = position(cellar={"red": [5]}, structures=["medium_cellar"])
        assert ve.chance(start, "deal order_01", turns=1).probability == Fraction(1, 36)

    def test_two_cards_are_two_chances(self) -> None:
        start = position(cellar={"red": [5]}, structures=["medium_cellar"])
        assert ask(start, "draw_chance", cards=2).figures["probability"] == Fraction(2, 36)

    def test_vines_that_need_nothing(self) -> None:
        # 4 sangiovese and 4 malvasia of 42 vines need neither trellis nor irrigation.
        answer = ask(position("summer"), "draw_chance", hope="vine")
        assert answer.figures == {"probability": Fraction(8, 42), "cards": ["sangiovese", "malvasia"]}

    def test_full_fields_take_no_vine(self) -> None:
        full = position("summer", fields={5: "sold", 6: "sold", 7: "sold"})
        assert ask(full, "draw_chance", hope="vine").figures["probability"] == 0

    def test_wine_that_could_be_made_opens_more_orders(self) -> None:
        grapes = position(crush_pad={"red": [2], "white": [2]})
        assert ask(grapes, "draw_chance", hope="order").figures["cards"] == []
        assert ask(grapes, "draw_chance", hope="order_made").figures["cards"] == ["order_02"]

    def test_a_deck_that_runs_out_is_made_anew_from_the_discards(self) -> None:
        start = position(
            cellar={"red": [5]},
            structures=["medium_cellar"],
            given={"decks": {"order": ["order_31"]}, "discards": {"order": ["order_01", "order_36"]}},
        )
        assert ask(start, "draw_chance", cards=1).figures["probability"] == 0
        both = ask(start, "draw_chance", cards=2)
        assert both.figures["probability"] == Fraction(1, 2)
        assert both.notes[-1].id == "answer-note-reshuffle"

    def test_visitors_that_can_do_something(self) -> None:
        poor = set(ask(position(), "draw_chance", hope="winter").figures["cards"])
        rich = set(
            ask(
                position(lira=9, cellar={"red": [3]}, crush_pad={"red": [3]}), "draw_chance", hope="winter"
            ).figures["cards"]
        )
        assert poor < rich


class TestTurn:
    def test_the_ways_of_a_turn_are_counted(self) -> None:
        start = ve.example("make_wine/two_reds").position

        def lines(here: Any) -> int:
            if here.boundary:
                return 1
            return sum(lines(here.after(move)) for move in here.legal_moves())

        answer = ask(start, "turn", lens="cellar")
        assert answer.figures["outcomes"] == 5  # nothing, red 3 of either grape, both, or what field 5 gives
        assert answer.figures["ways"] == sum(lines(start.after(move)) for move in start.legal_moves())

    def test_chance_is_told_where_an_outcome_is_not_sure(self) -> None:
        drawing = position("summer").play("place draw_vine")
        answer = ask(drawing, "turn", lens="money")
        assert [say(reply.message, "en", VITICULTURE) for reply in answer.replies] == [
            "Nothing of this changes (9 ways)"
        ]


@pytest.fixture(scope="module")
def answers() -> list[tuple[Question, Answer]]:
    """Every question with its usual values, and one that was stopped."""
    start = position(
        hand=["order_11", "order_02", "planter"], crush_pad={"red": [3, 4], "white": [2]}, lira=5
    )
    found = VITICULTURE.questions(start)
    return [(question, question.ask()) for question in found] + [(found[0], found[0].ask(stop=lambda: True))]


class TestEveryQuestion:
    def test_there_are_five(self, answers: list[tuple[Question, Answer]]) -> None:
        ids = [question.id for question, _ in answers[:-1]]
        assert ids == ["fill_order", "cellars", "cellar_later", "draw_chance", "turn"]

    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_it_can_be_said(self, answers: list[tuple[Question, Answer]], lang: str) -> None:
        for question, answer in answers:
            assert say(question.message, lang, VITICULTURE)
            for parameter in question.parameters:
                assert say(parameter.message, lang, VITICULTURE)
                choices = {
                    say(Message("ui-thing", {"thing": choice.message}), lang, VITICULTURE)
                    for choice in parameter.choices
                }
                assert len(choices) == len(parameter.choices)
            picture = picture_of(answer, lang)
            assert said(answer, lang) in str(picture)
            assert "<li>" in picture._repr_html_() or not answer.replies

    def test_nothing_is_asked_when_the_game_is_over(self) -> None:
        over = VITICULTURE.set_up({"players": 2, "season": "over"})
        assert VITICULTURE.questions(over) == ()

    def test_another_seat_may_ask(self) -> None:
        given = {
            "players": 2,
            "season": "winter",
            "vineyards": {1: {}, 2: {"hand": ["order_01"], "workers": 2}},
        }
        start = VITICULTURE.set_up(given)
        assert question(start, "fill_order", 2).ask().figures["workers"] is None

    def test_unknown_words_are_named(self) -> None:
        asked = question(ve.example("make_wine/two_reds").position, "fill_order")
        with pytest.raises(UnknownWord, match="no parameter 'ordre'; there are order"):
            asked.ask(ordre="order_11")
        with pytest.raises(UnknownWord, match="no order 'order_12'; there are order_11"):
            asked.ask(order="order_12")
        assert repr(asked) == "<Question fill_order(order='order_11', visitors='no')>"
