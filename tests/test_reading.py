"""Descriptions that are wrong: the exact place, the problem, and the nearest valid word."""

from typing import Annotated, Literal

import msgspec
import pytest

from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.message import Message
from viticulture_explore.core.reading import check, read


class Barrel(msgspec.Struct, forbid_unknown_fields=True):
    size: Annotated[int, msgspec.Meta(ge=1, le=9)]
    wine: Literal["red", "white"] = "red"
    full: bool = False
    rows: list[Annotated[int, msgspec.Meta(ge=1)] | None] = []


class House(msgspec.Struct, forbid_unknown_fields=True):
    barrels: dict[Literal[1, 2], Barrel] = {}
    field: list[Literal["merlot", "syrah"]] | Literal["sold"] = []
    limit: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None


def problem(value, form=House, **how):
    with pytest.raises(InvalidPosition) as caught:
        check(value, form, **how)
    return caught.value


def test_a_right_description_becomes_a_typed_value():
    found = read({"barrels": {2: {"size": 3, "rows": [1, None]}}, "field": "sold", "limit": None}, House)
    assert found == House(barrels={2: Barrel(size=3, rows=[1, None])}, field="sold")


@pytest.mark.parametrize(
    ("value", "place", "word", "nearest"),
    [
        ({"barels": {}}, ("barels",), "barels", ("barrels",)),
        ({"barrels": {1: {"size": 1, "whine": "red"}}}, ("barrels", 1, "whine"), "whine", ("wine",)),
        ({"barrels": {3: {"size": 1}}}, ("barrels", 3), "3", ("1", "2")),
        ({"barrels": {True: {"size": 1}}}, ("barrels", True), "True", ("1", "2")),
        ({"barrels": {"1": {"size": 1}}}, ("barrels", "1"), "1", ("1",)),
        ({7: 7}, (7,), "7", ("barrels", "field", "limit")),
    ],
)
def test_an_unknown_key_is_named_with_its_place(value, place, word, nearest):
    found = problem(value)
    assert (found.problem, found.place, found.values) == ("unknown_key", place, {"word": word})
    assert found.nearest == nearest


@pytest.mark.parametrize(
    ("value", "place", "word", "nearest"),
    [
        ({"field": ["merlot", "sirah"]}, ("field", 1), "sirah", ("syrah",)),
        ({"field": "solt"}, ("field",), "solt", ("sold",)),
        # Nothing resembles it, but there are few enough to name them all.
        ({"barrels": {1: {"size": 1, "wine": "blue"}}}, ("barrels", 1, "wine"), "blue", ("red", "white")),
    ],
)
def test_an_unknown_word_is_named_with_its_place(value, place, word, nearest):
    found = problem(value)
    assert (found.problem, found.place, found.values) == ("unknown_word", place, {"word": word})
    assert found.nearest == nearest


@pytest.mark.parametrize(
    ("value", "place", "shown", "wanted"),
    [
        ([], (), "[]", Message("wanted-mapping")),
        ({"barrels": []}, ("barrels",), "[]", Message("wanted-mapping")),
        ({"barrels": {1: 4}}, ("barrels", 1), "4", Message("wanted-mapping")),
        (
            {"barrels": {1: {"size": 10}}},
            ("barrels", 1, "size"),
            "10",
            Message("wanted-number", {"least": 1, "most": 9}),
        ),
        (
            {"barrels": {1: {"size": "two"}}},
            ("barrels", 1, "size"),
            "two",
            Message("wanted-number", {"least": 1, "most": 9}),
        ),
        (
            {"barrels": {1: {"size": True}}},
            ("barrels", 1, "size"),
            "true",
            Message("wanted-number", {"least": 1, "most": 9}),
        ),
        (
            {"barrels": {1: {"size": 1, "full": "yes"}}},
            ("barrels", 1, "full"),
            "yes",
            Message("wanted-yes_or_no"),
        ),
        ({"barrels": {1: {"size": 1, "rows": 2}}}, ("barrels", 1, "rows"), "2", Message("wanted-list")),
        (
            {"barrels": {1: {"size": 1, "rows": [1, 0]}}},
            ("barrels", 1, "rows", 1),
            "0",
            Message("wanted-number_from", {"least": 1}),
        ),
        (
            {"barrels": {1: {"size": 1, "wine": 3}}},
            ("barrels", 1, "wine"),
            "3",
            Message("wanted-one_of", {"words": "red, white"}),
        ),
        ({"limit": "none"}, ("limit",), "none", Message("wanted-nothing_or_number", {"least": 0, "most": 3})),
        ({"limit": -1}, ("limit",), "-1", Message("wanted-number", {"least": 0, "most": 3})),
        ({"field": {}}, ("field",), "{}", Message("wanted-list")),
    ],
)
def test_a_malformed_value_is_shown_with_what_was_wanted(value, place, shown, wanted):
    found = problem(value)
    assert (found.problem, found.place) == ("malformed", place)
    assert found.values == {"found": shown, "wanted": wanted}


def test_a_missing_key_is_named():
    found = problem({"barrels": {1: {"full": True}}})
    assert (found.problem, found.place, found.values) == ("missing_key", ("barrels", 1), {"word": "size"})


def test_an_expectation_names_only_some_keys_but_those_rightly():
    check({"barrels": {1: {"full": True}}}, House, partial=True)
    assert problem({"barrels": {1: {"full": 1}}}, partial=True).place == ("barrels", 1, "full")


def test_the_place_begins_where_the_value_stands():
    assert problem({"limit": 9}, place=("houses", 4)).place == ("houses", 4, "limit")


def test_long_values_are_cut_short():
    assert problem({"limit": "x" * 1000}).values["found"] == "x" * 40 + "…"


def test_the_error_reads_well_in_python():
    assert str(problem({"barrels": {1: {"size": 10}}})) == (
        "barrels.1.size: malformed (found 10, wanted wanted-number least 1 most 9)"
    )
    assert str(problem({"barels": {}})) == "barels: unknown_key (word barels); nearest: barrels"
