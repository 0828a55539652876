"""Records on the fruit market of `toy.py`: playing, going, variations, bookmarks, and their plain data."""

import msgspec
import pytest
from toy import PIPPIN

from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove
from viticulture_explore.core.line import Line, Variation
from viticulture_explore.core.position import Move


def texts(moves):
    return [str(move) for move in moves]


@pytest.fixture
def start():
    return PIPPIN.new(2)


@pytest.fixture
def branched(start):
    """Main line: buy apple, done, dip, deal two. Variations: done at 2; dip / deal one and dip / deal two at 0."""
    line = Line(start, ["buy apple", "done", "dip", "deal two"])
    line.back(2)
    line.play("done")
    line.to_start()
    line.play("dip")
    line.play("deal one")
    line.back()
    line.play("deal two")
    return line


class TestPlaying:
    def test_a_move_is_taken_as_text_or_as_move(self, start):
        line = Line(start)
        assert line.play("dip") == start.play("dip")
        assert line.play(Move("deal", ("two",))) == start.play("dip").play("deal two")
        assert texts(line.path) == ["dip", "deal two"]

    def test_a_shortened_text_is_recorded_in_full(self, start):
        line = Line(start, ["buy"])
        assert texts(line.moves) == ["buy apple"]

    def test_an_outcome_of_chance_is_a_move_so_the_record_replays(self, start):
        line = Line(start, ["dip", "deal two", "done"])
        assert Line(start, line.moves).position == line.position
        assert PIPPIN.through(line.position, "coins") == (3, 1)

    @pytest.mark.parametrize(
        ("text", "error"), [("buy pear", IllegalMove), ("fly", InvalidMove), ("d", InvalidMove)]
    )
    def test_a_move_that_is_refused_changes_nothing(self, start, text, error):
        line = Line(start, ["done"])
        with pytest.raises(error):
            line.play(text)
        assert texts(line.moves) == ["done"]
        assert line.variations == ()

    def test_a_text_with_two_meanings_is_refused(self):
        line = Line(PIPPIN.set_up({"seats": {1: {"coins": 2}}}))
        with pytest.raises(AmbiguousMove):
            line.play("buy")
        assert line.moves == ()

    def test_a_recorded_move_is_followed_and_not_recorded_twice(self, start):
        line = Line(start, ["buy apple", "done"])
        line.to_start()
        line.play("buy apple")
        assert line.variations == ()
        assert texts(line.continuations) == ["done"]


class TestGoing:
    def test_back_and_forward_stop_at_the_ends(self, start):
        line = Line(start, ["buy apple", "done"])
        assert line.forward() == line.position
        assert texts(line.path) == ["buy apple", "done"]
        assert line.back(9) == start
        assert line.forward(9) == start.play("buy apple").play("done")

    def test_back_and_forward_by_one(self, start):
        line = Line(start, ["buy apple", "done"])
        assert line.back() == start.play("buy apple")
        assert line.back() == start
        assert line.forward() == start.play("buy apple")

    def test_to_the_start_and_to_the_end(self, start):
        line = Line(start, ["buy apple", "done"])
        assert line.to_start() == start
        assert line.step is None
        assert line.to_end() == start.play("buy apple").play("done")

    def test_go_takes_a_path(self, branched):
        dipped = branched.go((Move("dip"), Move("deal", ("one",))))
        assert PIPPIN.through(dipped, "coins") == (2, 1)
        assert branched.go(()) == branched.start

    def test_go_refuses_a_path_that_is_not_recorded(self, branched):
        here = branched.position
        with pytest.raises(KeyError, match="done / dip"):
            branched.go((Move("done"), Move("dip")))
        assert branched.position == here


class TestVariations:
    def test_they_leave_the_main_line_after_so_many_moves(self, branched):
        assert texts(branched.moves) == ["buy apple", "done", "dip", "deal two"]
        assert branched.variations == (
            Variation(0, ("dip", "deal one")),
            Variation(0, ("dip", "deal two")),
            Variation(2, ("done",)),
        )

    def test_they_are_plain_data_as_in_scenario_files(self, branched):
        plain = msgspec.json.decode(msgspec.json.encode(branched.variations))
        assert plain[2] == {"at": 2, "line": ["done"]}

    def test_reading_the_plain_data_makes_the_same_record(self, branched):
        again = Line.read(branched.start, texts(branched.moves), branched.variations)
        assert again.moves == branched.moves
        assert again.variations == branched.variations
        assert again.position == branched.start
        assert texts(again.continuations) == ["buy apple", "dip"]

    def test_a_variation_behind_the_main_line_is_refused(self, start):
        with pytest.raises(IndexError, match="no move 2 in a main line of 1"):
            Line.read(start, ["dip"], [Variation(2, ("done",))])

    def test_promoting_makes_a_path_the_main_line(self, branched):
        branched.promote((Move("dip"), Move("deal", ("two",))))
        assert texts(branched.moves) == ["dip", "deal two"]
        assert branched.variations == (
            Variation(0, ("buy apple", "done", "dip", "deal two")),
            Variation(0, ("buy apple", "done", "done")),
            Variation(1, ("deal one",)),
        )

    def test_deleting_takes_all_that_follows(self, branched):
        branched.delete((Move("dip"),))
        assert branched.variations == (Variation(2, ("done",)),)

    def test_whoever_is_on_a_deleted_branch_stands_before_it(self, branched):
        branched.go((Move("dip"), Move("deal", ("two",))))
        branched.delete((Move("dip"),))
        assert branched.position == branched.start

    def test_whoever_is_elsewhere_stays(self, branched):
        branched.go((Move("buy", ("apple",)),))
        branched.delete((Move("dip"),))
        assert texts(branched.path) == ["buy apple"]

    def test_deleting_the_main_continuation_promotes_the_next(self, branched):
        branched.delete((Move("buy", ("apple",)),))
        assert texts(branched.moves) == ["dip", "deal one"]

    def test_the_start_cannot_be_deleted(self, start):
        with pytest.raises(KeyError):
            Line(start).delete()


class TestUndo:
    def test_it_removes_the_last_move_and_says_which(self, start):
        line = Line(start, ["buy apple", "done"])
        assert line.undo() == Move("done")
        assert texts(line.moves) == ["buy apple"]
        assert line.position == start.play("buy apple")

    def test_there_is_nothing_to_undo_at_the_start(self, start):
        line = Line(start, ["done"])
        line.to_start()
        assert line.undo() is None
        assert texts(line.moves) == ["done"]


class TestBookmarks:
    def test_a_name_for_the_current_position_or_for_a_path(self, branched):
        branched.bookmark("two coins")
        branched.bookmark("the stall", (Move("buy", ("apple",)),))
        assert {name: texts(path) for name, path in branched.bookmarks.items()} == {
            "two coins": ["dip", "deal two"],
            "the stall": ["buy apple"],
        }
        bought = branched.go(branched.bookmarks["the stall"])
        assert [seat.apple for seat in bought.seats] == [1, 0]

    def test_they_go_with_their_branch(self, branched):
        branched.bookmark("two coins")
        branched.bookmark("start", ())
        branched.delete((Move("dip"),))
        assert branched.bookmarks == {"start": ()}

    def test_they_stay_with_their_position_when_a_path_is_promoted(self, branched):
        branched.bookmark("two coins")
        branched.promote()
        assert texts(branched.bookmarks["two coins"]) == ["dip", "deal two"]

    def test_they_can_be_forgotten(self, branched):
        branched.bookmark("here")
        branched.forget("here")
        assert branched.bookmarks == {}
        with pytest.raises(KeyError):
            branched.forget("here")


class TestSteps:
    def test_a_step_says_who_did_what_and_what_happened(self, start):
        line = Line(start, ["buy apple"])
        step = line.step
        assert (step.actor, str(step.move)) == (1, "buy apple")
        assert step.position == line.position
        assert [(event.kind, event.concept) for event in step.events] == [("bought", "buying")]
        assert line.step is step

    def test_steps_lead_from_the_start_to_the_current_position(self, branched):
        branched.go((Move("dip"), Move("deal", ("one",))))
        assert texts(step.move for step in branched.steps()) == ["dip", "deal one"]
        assert [step.actor for step in branched.steps()] == [1, 0]

    def test_the_main_line_is_there_wherever_one_stands(self, branched):
        assert texts(step.move for step in branched.main_line()) == texts(branched.moves)

    def test_events_are_made_only_when_asked_for(self, start, monkeypatch):
        told = []
        market = type(start)
        monkeypatch.setattr(market, "told", lambda here, move: told.append(move) or (here.after(move), ()))
        line = Line(start, ["buy apple", "done"])
        assert told == []
        assert line.step.events == ()
        assert told == [Move("done")]


def test_records_of_several_thousand_moves_do_not_recurse():
    # 4,000 apples bought one by one, with a variation at every 100th.
    start = PIPPIN.set_up({"seats": {1: {"coins": 5000}}})
    line = Line(start, ["buy apple"] * 4000)
    for at in range(0, 4000, 100):
        line.go((Move("buy", ("apple",)),) * at)
        line.play("done")
    assert len(line.moves) == 4000
    assert [variation.at for variation in line.variations] == list(range(0, 4000, 100))
    assert sum(1 for _ in line.main_line()) == 4000
    again = Line.read(start, line.moves, line.variations)
    assert again.variations == line.variations
    line.go(line.moves)
    line.promote()
    line.delete((Move("buy", ("apple",)),))
    assert texts(line.moves) == ["done"]


def test_the_representation_says_how_long_and_where(branched):
    assert repr(branched) == "<Line: 4 moves, 3 variations, at move 2>"


# -- places -----------------------------------------------------------------------------------------------------


def test_place_of_a_node_is_found_again_in_an_equal_record() -> None:
    line = Line(PIPPIN.new(2), ["buy apple", "done"])
    line.back(2)
    line.play("dip")
    line.play("deal two")
    line.back()
    line.play("deal one")
    assert [node.place for node in line.node.trail()] == ["0", "0.1.0", "0.1.0.1.0"]
    again = Line.read(line.start, line.moves, line.variations)
    assert again.go_to(line.node.place) == line.position
    assert again.go_to("2") == PIPPIN.new(2).play("buy apple").play("done")
    assert again.go_to("0") == line.start


@pytest.mark.parametrize("place", ["3", "0.2.0", "0.1", "", "-1", "1.0.0", "x", "0.1.0.9.0", "9999999"])
def test_place_that_a_record_does_not_have_is_refused(place: str) -> None:
    line = Line(PIPPIN.new(2), ["buy apple", "done"])
    line.back(2)
    line.play("dip")
    before = line.node
    with pytest.raises(KeyError):
        line.go_to(place)
    assert line.node is before
