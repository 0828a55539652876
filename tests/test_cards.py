"""The components as the tables give them, and piles of cards as numbers."""

import random

import pytest

from viticulture_explore.viticulture.cards import (
    COST,
    FIELDS,
    KIND_OF,
    KINDS,
    ORDER_CARDS,
    ORDERS,
    SOLD,
    STRUCTURE,
    STRUCTURES,
    SUMMER_VISITORS,
    VINE_VALUE,
    VINES,
    WINTER_VISITORS,
    field_red,
    field_value,
    field_white,
)


class TestTheBox:
    def test_the_decks(self):
        assert [kind.id for kind in KINDS] == ["vine", "summer", "order", "winter"]
        assert [kind.total(kind.full) for kind in KINDS] == [42, 38, 36, 38]

    def test_only_vines_have_copies(self):
        assert dict(zip(VINES.ids, VINES.copies, strict=True)) == {
            "sangiovese": 4,
            "malvasia": 4,
            "pinot": 6,
            "syrah": 5,
            "trebbiano": 5,
            "merlot": 5,
            "sauvignon_blanc": 5,
            "cabernet_sauvignon": 4,
            "chardonnay": 4,
        }
        assert all(set(kind.copies) == {1} for kind in (SUMMER_VISITORS, ORDERS, WINTER_VISITORS))

    def test_every_card_belongs_to_one_kind(self):
        assert len(KIND_OF) == sum(len(kind.ids) for kind in KINDS) == 9 + 38 + 36 + 38

    def test_structures_and_their_prices(self):
        assert COST == {
            "trellis": 2,
            "irrigation": 3,
            "yoke": 2,
            "windmill": 5,
            "cottage": 4,
            "tasting_room": 6,
            "medium_cellar": 4,
            "large_cellar": 6,
        }
        assert [STRUCTURE[name] for name in STRUCTURES] == [1, 2, 4, 8, 16, 32, 64, 128]

    def test_no_vine_is_too_large_for_the_smallest_field(self):
        assert max(VINE_VALUE) <= min(FIELDS)

    def test_orders_ask_for_one_to_three_wines_and_pay_income(self):
        for order in ORDER_CARDS:
            wines = [value for _, values in order.wants for value in values]
            assert 1 <= len(wines) <= 3
            assert all(1 <= value <= 9 for value in wines)
            assert all(list(values) == sorted(values) for _, values in order.wants)
            assert order.residual == (1 if order.vp <= 4 else 2)


class TestPiles:
    @pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
    def test_a_pile_gives_back_its_cards(self, kind):
        rng = random.Random(1)
        everything = kind.cards(kind.full)
        for size in range(len(everything) + 1):
            cards = rng.sample(everything, size)
            pile = kind.pile(cards)
            assert sorted(kind.cards(pile)) == sorted(cards)
            assert kind.total(pile) == size
            assert [kind.count(pile, number) for number in range(len(kind.ids))] == [
                cards.count(card) for card in kind.ids
            ]

    @pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
    def test_one_card_more_and_one_less(self, kind):
        for number in range(len(kind.ids)):
            less = kind.full - kind.one[number]
            assert kind.total(less) == kind.total(kind.full) - 1
            assert kind.count(less, number) == kind.copies[number] - 1
            assert less + kind.one[number] == kind.full

    def test_the_order_of_cards_makes_no_difference(self):
        assert VINES.pile(["pinot", "merlot", "pinot"]) == VINES.pile(["pinot", "pinot", "merlot"])


class TestFields:
    @pytest.mark.parametrize(
        ("vines", "red", "white"),
        [
            ([], 0, 0),
            (["sangiovese"], 1, 0),
            (["pinot"], 1, 1),
            (["pinot", "pinot", "pinot"], 3, 3),
            (["cabernet_sauvignon", "merlot"], 7, 0),
            (["chardonnay", "syrah", "malvasia"], 2, 5),
        ],
    )
    def test_the_values_of_a_field_add_up_by_colour(self, vines, red, white):
        pile = VINES.pile(vines)
        assert (field_red(pile), field_white(pile), field_value(pile)) == (red, white, red + white)

    def test_a_sold_field_is_worth_nothing(self):
        assert (field_red(SOLD), field_white(SOLD)) == (0, 0)
        assert field_value(~VINES.pile(["merlot"])) == 0
