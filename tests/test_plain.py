"""What a simple game gets for nothing: descriptions of plain positions, and the defaults of the protocol."""

from __future__ import annotations

from fractions import Fraction
from typing import Annotated, ClassVar, Literal

import msgspec
import networkx as nx
import pytest
import toy

from viticulture_explore.core.errors import IllegalMove, InvalidPosition
from viticulture_explore.core.explore import explore
from viticulture_explore.core.game import Difference, Game, Settings
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import (
    CHANCE,
    Boundary,
    Decision,
    Event,
    Move,
    Obstacle,
    Position,
    Result,
)

PIPPIN = toy.PIPPIN


class Hand(msgspec.Struct, frozen=True):
    won: Annotated[int, msgspec.Meta(ge=0)] = 0


class Heap(msgspec.Struct, frozen=True):
    stones: Annotated[int, msgspec.Meta(ge=0, le=9)] = 5
    marked: tuple[int, ...] = ()


class Nim(Position, frozen=True):
    """Seats in turn take one or two stones of a heap; a stone taken is a point. A game that only lists its moves."""

    grammar = (Move("take", (1,)), Move("take", (2,)))
    modules: tuple[str, ...] = ()
    turn: int = 1
    heap: Heap = Heap()
    seats: tuple[Hand, ...] = ()

    game = property(lambda self: NIM)
    actor = property(lambda self: self.turn if self.heap.stones else None)

    def legal_moves(self) -> tuple[Move, ...]:
        return tuple(move for move in self.grammar if move.args[0] <= self.heap.stones)

    def after(self, move: Move) -> Nim:
        hands = list(self.seats)
        hands[self.turn - 1] = Hand(hands[self.turn - 1].won + move.args[0])
        heap = msgspec.structs.replace(self.heap, stones=self.heap.stones - move.args[0])
        turn = self.turn % len(hands) + 1
        return msgspec.structs.replace(self, heap=heap, seats=tuple(hands), turn=turn)


class NimGame(Game):
    id = "nim"
    seats = range(2, 5)
    positions = Nim
    modules = ("misere",)

    def score(self, position: Nim, seat: int) -> int:
        return position.seats[seat - 1].won


NIM = NimGame()


# -- descriptions ---------------------------------------------------------------------------------------------------


def test_only_what_is_not_as_by_default_is_described() -> None:
    assert PIPPIN.given(PIPPIN.new(2)) == {"players": 2}
    played = PIPPIN.new(2).play("buy apple").play("done").play("dip").play("deal one")
    assert PIPPIN.given(played) == {
        "players": 2,
        "round": 2,
        "bag": ["one", "two"],
        "seats": {1: {"coins": 0, "apple": 1}, 2: {"coins": 2}},
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_description_says_how_many_play(players: int) -> None:
    start = NIM.new(players)
    assert (NIM.given(start), len(start.seats)) == ({"players": players}, players)
    assert NIM.set_up({}) == NIM.new(2)


def test_what_was_described_is_set_up_again_with_its_rules() -> None:
    start = NIM.set_up(
        {"players": 3, "heap": {"marked": [3, 1]}, "seats": {3: {"won": 2}}}, modules=("misere",)
    )
    assert start == Nim(modules=("misere",), heap=Heap(marked=(1, 3)), seats=(Hand(), Hand(), Hand(2)))
    assert NIM.settings(start) == Settings({}, ("misere",))
    assert NIM.given(start) == {"players": 3, "heap": {"marked": [1, 3]}, "seats": {3: {"won": 2}}}
    assert NIM.set_up(NIM.given(start), modules=("misere",)) == start
    assert PIPPIN.settings(PIPPIN.new(2, "house")) == Settings({"pear_price": "three"}, ())


def test_the_order_of_a_list_does_not_matter() -> None:
    assert PIPPIN.set_up({"bag": ["two", "one"]}) == PIPPIN.set_up({"bag": ["one", "two"]})


@pytest.mark.parametrize(
    ("given", "place", "problem", "nearest"),
    [
        ({"ronud": 2}, ("ronud",), "unknown_key", ("round",)),
        ({"seat": 2}, ("seat",), "unknown_key", ("seats",)),
        ({"pear_price": "two"}, ("pear_price",), "unknown_key", ("players", "round", "actor")),
        ({"round": 4}, ("round",), "malformed", ()),
        ({"bag": ["one", "tow"]}, ("bag", 1), "unknown_word", ("two",)),
        ({"players": 3}, ("players",), "unknown_word", ("2",)),
        ({"seats": {3: {}}}, ("seats", 3), "unknown_key", ("1", "2")),
        ({"seats": {1: {"coins": -1}}}, ("seats", 1, "coins"), "malformed", ()),
        ({"seats": {2: {"conis": 1}}}, ("seats", 2, "conis"), "unknown_key", ("coins",)),
    ],
)
def test_a_fault_is_named_with_its_place_and_what_is_near(
    given: dict[str, object], place: tuple[str | int, ...], problem: str, nearest: tuple[str, ...]
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        PIPPIN.set_up(given)
    assert (caught.value.place, caught.value.problem) == (place, problem)
    assert set(nearest) <= set(caught.value.nearest)


def test_a_seat_that_does_not_play_has_nothing() -> None:
    assert NIM.set_up({"players": 4, "seats": {4: {"won": 1}}}).seats[3] == Hand(1)
    with pytest.raises(InvalidPosition) as caught:
        NIM.set_up({"players": 3, "seats": {4: {"won": 1}}})
    assert (caught.value.place, caught.value.nearest) == (("seats", 4), ("1", "2", "3"))


@pytest.mark.parametrize(
    ("how", "place"),
    [
        ({"rulebook": "hause"}, ("rulebook",)),
        ({"options": {"pear": "two"}}, ("options", "pear")),
        ({"options": {"pear_price": "four"}}, ("options", "pear_price")),
        ({"modules": ("influence",)}, ("modules", 0)),
    ],
)
def test_rules_that_do_not_exist_are_refused(how: dict[str, object], place: tuple[str | int, ...]) -> None:
    with pytest.raises(InvalidPosition) as caught:
        PIPPIN.new(2, **how)
    assert caught.value.place == place


@pytest.mark.parametrize("players", [1, 5])
def test_a_number_of_players_that_does_not_exist_is_refused(players: int) -> None:
    with pytest.raises(InvalidPosition) as caught:
        NIM.new(players)
    assert caught.value.values["wanted"] == Message("wanted-number", {"least": 2, "most": 4})


def test_a_position_that_is_not_plain_is_refused_loudly() -> None:
    class Pair(Nim, frozen=True):
        corners: tuple[int, int] = (0, 0)

    class PairGame(NimGame):
        positions = Pair

    with pytest.raises(TypeError, match="only tuples of any length"):
        PairGame().set_up({})


# -- expectations -----------------------------------------------------------------------------------------------------


def test_differences_are_told_where_they_are_written() -> None:
    position = PIPPIN.set_up({"bag": ["two", "one"], "seats": {1: {"coins": 3}}})
    right = {
        "players": 2,
        "actor": 1,
        "bag": ["two", "one"],
        1: {"coins": 3},
        "seats": {2: {"coins": 1, "pear": 0}},
    }
    assert PIPPIN.differences(position, right) == ()
    wrong = {"round": 2, "bag": ["one"], 1: {"coins": 4}, "seats": {2: {"apple": 1}}}
    assert PIPPIN.differences(position, wrong) == (
        Difference((1, "coins"), 4, 3),
        Difference(("round",), 2, 1),
        Difference(("bag",), ["one"], ["one", "two"]),
        Difference(("seats", 2, "apple"), 1, 0),
    )
    assert NIM.differences(NIM.new(2), {"heap": {"stones": 4}}) == (Difference(("heap", "stones"), 4, 5),)


@pytest.mark.parametrize(
    ("expected", "place"),
    [
        ({"ronud": 2}, ("ronud",)),
        ({3: {}}, (3,)),
        ({True: {}}, (True,)),
        ({1: {"conis": 2}}, (1, "conis")),
        ({"seats": {3: {"coins": 2}}}, ("seats", 3)),
    ],
)
def test_an_expectation_of_what_does_not_exist_is_refused(
    expected: dict[object, object], place: tuple[str | int, ...]
) -> None:
    with pytest.raises(InvalidPosition) as caught:
        PIPPIN.differences(PIPPIN.new(2), expected)
    assert caught.value.place == place


# -- what a position need not say ---------------------------------------------------------------------------------


def test_a_position_that_says_nothing_of_its_moves_is_no_position() -> None:
    with pytest.raises(TypeError, match="legal_moves, or its obstacles"):
        type("Silent", (Position,), {"grammar": (Move("pass"),)}, frozen=True)
    with pytest.raises(TypeError, match="conceivable_moves, or have a grammar"):
        type("Wordless", (Position,), {"legal_moves": lambda self: ()}, frozen=True)


def test_a_game_that_lists_its_moves_has_an_obstacle_for_the_rest() -> None:
    last = NIM.set_up({"heap": {"stones": 1}})
    assert last.why_not("take 1") == ()
    assert last.why_not("take 2") == (Obstacle("not_legal", "legal_moves"),)
    with pytest.raises(IllegalMove):
        last.play("take 2")


def test_a_position_asks_for_a_move_tells_nothing_and_begins_a_turn() -> None:
    start = NIM.new(2)
    assert (start.decision, start.boundary, start.status()) == (Decision("move"), Boundary.TURN, ())
    assert start.step("take 2").events == ()
    assert start.view(2) == NIM.given(start)
    over = NIM.set_up({"heap": {"stones": 0}, "seats": {1: {"won": 3}, 2: {"won": 3}}})
    assert (over.decision, over.boundary, over.result) == (None, Boundary.NONE, Result((1, 2)))
    assert NIM.set_up({"heap": {"stones": 0}, "seats": {2: {"won": 1}}}).result == Result((2,))
    assert start.result is None


class Dice(Position, frozen=True):
    """One die is thrown."""

    grammar: ClassVar[tuple[Move, ...]] = (Move("roll", (1,)), Move("roll", (2,)), Move("roll", (3,)))
    shown: Literal[0, 1, 2, 3] = 0

    game = property(lambda self: NIM)
    actor = property(lambda self: None if self.shown else CHANCE)

    def obstacles(self, move: Move) -> tuple[Obstacle, ...]:
        return (Obstacle("not_legal", "dice"),) if self.shown else ()

    def after(self, move: Move) -> Dice:
        return Dice(move.args[0])


def test_chance_is_even_but_for_the_cards_of_a_deck() -> None:
    assert Dice().chances() == tuple((move, Fraction(1, 3)) for move in Dice.grammar)
    assert (Dice().decision, Dice().boundary) == (Decision("chance"), Boundary.NONE)
    assert Dice(2).chances() == ()
    dipped = PIPPIN.new(2).play("dip")
    assert dipped.chances() == (
        (Move("deal", ("one",)), Fraction(2, 3)),
        (Move("deal", ("two",)), Fraction(1, 3)),
    )
    assert dipped.play("deal two").play("dip").chances() == ((Move("deal", ("one",)), Fraction(1)),)


# -- what a game need not say -------------------------------------------------------------------------------------


def test_a_lens_called_like_a_field_shows_that_field() -> None:
    start = NIM.set_up({"seats": {2: {"won": 4}}})
    assert NIM.through(start, "position") == start
    assert (NIM.through(start, "turn"), NIM.through(start, "won")) == ((1,), (0, 4))
    assert NIM.facts(start, "won") == (
        ("won 1", Message("nim-fact-won", {"value": 0, "seat": 1})),
        ("won 2", Message("nim-fact-won", {"value": 4, "seat": 2})),
    )


def test_all_fields_are_facts_unless_some_are_named() -> None:
    assert [key for key, _ in PIPPIN.facts(PIPPIN.new(2), "position")] == [
        f"{field} {seat}" for field in PIPPIN.telling for seat in (1, 2)
    ]

    class Chatty(toy.Pippin):
        telling = ()

    facts = dict(Chatty().facts(PIPPIN.new(2), "position"))
    assert list(facts)[:5] == ["round", "seat", "bought", "dipping", "bag"]
    assert facts["bag"].values == {"value": (Name("one"), Name("one"), Name("two"))}
    assert facts["bought"].values == {"value": "no"}


def test_the_plainest_scene_is_its_facts_line_by_line() -> None:
    start = PIPPIN.new(2)
    scene = PIPPIN.scene(start, 1)
    assert scene.title == Message("pippin-title")
    assert tuple((shape.id, shape.label) for shape in scene.shapes) == PIPPIN.facts(start, "position")
    assert [shape.y for shape in scene.shapes] == sorted({shape.y for shape in scene.shapes})
    assert scene.shapes[-1].y + scene.shapes[-1].height == scene.height


def test_texts_are_found_by_the_ids_of_what_they_tell() -> None:
    start = NIM.new(2)
    assert NIM.say_move(start, Move("take", (2, "stone"))) == Message(
        "nim-move-take", {"arg1": 2, "arg2": Name("stone")}
    )
    assert NIM.group(start, Move("take", (2,))) == Message("nim-group-take")
    assert NIM.say_event(Event("fell", "gravity", {"all": True})) == Message("nim-event-fell", {"all": "yes"})
    assert NIM.say_obstacle(Obstacle("not_legal", "x")) == Message("obstacle-not_legal")
    assert NIM.say_decision(start) == Message("nim-decision-move")
    assert NIM.say_decision(NIM.set_up({"heap": {"stones": 0}})) == Message("nim-decision-over")
    assert NIM.say_time(start) == Message("nim-time", {"turn": 1})


def test_the_only_deck_is_dealt_from() -> None:
    assert PIPPIN.deck_of(Move("deal", ("one",))) == "bag"
    assert PIPPIN.deck_of(Move("dip")) is None
    assert NIM.deck_of(Move("deal", ("one",))) is None

    class TwoDecks(toy.Pippin):
        decks = ("bag", "box")

    with pytest.raises(NotImplementedError, match="bag, box"):
        TwoDecks().deck_of(Move("deal", ("one",)))


def test_names_may_be_typed() -> None:
    assert PIPPIN.aliases("ja") == {"りんご": "apple", "梨": "pear"}
    assert (NIM.names("en"), NIM.aliases("en")) == ({}, {})


def test_a_game_with_nothing_but_its_rules_is_explored() -> None:
    # Five stones, one or two at a time, as in Fibonacci's rabbits: 8 ways down.
    graph = explore(NIM.new(2), depth=5)
    assert graph.graph["complete"]
    ways = {graph.graph["root"]: 1}
    for node in nx.topological_sort(graph):
        for _, target in graph.out_edges(node):
            ways[target] = ways.get(target, 0) + ways[node]
    assert sum(ways[node] for node, data in graph.nodes(data=True) if data["end"]) == 8
