"""The tracks of crush pad and cellar: where a token goes, what the cellars hold, what a year does to it."""

import pytest

from viticulture_explore.viticulture import tokens
from viticulture_explore.viticulture.cards import LARGE_CELLAR, MEDIUM_CELLAR
from viticulture_explore.viticulture.tokens import BLUSH, RED, SPARKLING, TRACK, WHITE

SMALL, MEDIUM, LARGE = 0, MEDIUM_CELLAR, MEDIUM_CELLAR | LARGE_CELLAR
EVERY_TRACK = range(TRACK + 1)


def track(*values):
    return sum(1 << value - 1 for value in values)


def cellar(**wines):
    return sum(track(*values) << 9 * tokens.COLOUR[colour] for colour, values in wines.items())


class TestTracks:
    def test_a_token_is_found_where_it_was_put(self):
        for colour in range(4):
            for value in range(1, 10):
                bit = tokens.bit(colour, value)
                assert tokens.has(bit, colour, value)
                assert tokens.values(tokens.track(bit, colour)) == (value,)
                assert [tokens.track(bit, other) for other in range(4) if other != colour] == [0, 0, 0]

    def test_the_four_colours_have_nine_places_each(self):
        bits = [tokens.bit(colour, value) for colour in range(4) for value in range(1, 10)]
        assert sum(bits) == (1 << 36) - 1

    def test_values_ascend(self):
        assert tokens.values(track(9, 2, 5)) == (2, 5, 9)
        assert all(track(*tokens.values(places)) == places for places in EVERY_TRACK)

    def test_worth_adds_up_every_colour(self):
        assert tokens.worth(cellar(red=[1, 3], white=[9], blush=[4], sparkling=[7])) == 24


class TestFreePlace:
    @pytest.mark.parametrize(
        ("taken", "value", "least", "place"),
        [
            ([], 4, 1, 4),
            ([4], 4, 1, 3),
            ([4, 3, 2], 4, 1, 1),
            ([4, 3, 2, 1], 4, 1, 0),
            ([5], 4, 1, 4),
            ([], 12, 1, 9),
            ([9], 12, 1, 8),
            ([4], 4, 4, 0),
            ([6, 5], 6, 4, 4),
            ([9, 8, 7], 9, 7, 0),
            ([], 3, 4, 0),
        ],
    )
    def test_a_token_takes_the_highest_free_place_up_to_its_value(self, taken, value, least, place):
        assert tokens.free_place(track(*taken), value, least) == place

    def test_on_every_track(self):
        for places in EVERY_TRACK:
            free = [place for place in range(1, 10) if not places & track(place)]
            for value in range(1, 10):
                wanted = max((place for place in free if place <= value), default=0)
                assert tokens.free_place(places, value) == wanted


class TestCellars:
    @pytest.mark.parametrize(("structures", "top"), [(SMALL, 3), (MEDIUM, 6), (LARGE, 9)])
    def test_the_highest_wine(self, structures, top):
        assert tokens.cellar_top(structures) == top

    @pytest.mark.parametrize(
        ("structures", "frozen", "barred"),
        [
            (SMALL, False, (4, 7)),
            (MEDIUM, False, (7,)),
            (LARGE, False, ()),
            (SMALL, True, (4, 5, 6, 7, 8, 9)),
            (MEDIUM, True, (7, 8, 9)),
            (LARGE, True, ()),
        ],
    )
    def test_where_wine_may_not_age_to(self, structures, frozen, barred):
        assert tokens.values(tokens.aging_bars(structures, frozen=frozen)) == barred


class TestAging:
    @pytest.mark.parametrize(
        ("before", "after"),
        [
            ([], []),
            ([1], [2]),
            ([9], [9]),
            ([8], [9]),
            ([8, 9], [8, 9]),
            ([7, 9], [8, 9]),
            ([7, 8, 9], [7, 8, 9]),
            ([1, 2, 3], [2, 3, 4]),
            ([1, 2, 3, 4, 5, 6, 7, 8], [2, 3, 4, 5, 6, 7, 8, 9]),
            ([1, 2, 3, 4, 5, 6, 7, 8, 9], [1, 2, 3, 4, 5, 6, 7, 8, 9]),
        ],
    )
    def test_grapes_age_from_the_highest_down(self, before, after):
        assert tokens.values(tokens.aged(track(*before))) == tuple(after)

    @pytest.mark.parametrize(
        ("before", "after"), [([1, 2, 3], [1, 2, 4]), ([1, 3], [2, 4]), ([8, 9], [8, 9])]
    )
    def test_from_the_lowest_up_neighbours_block_each_other(self, before, after):
        assert tokens.values(tokens.aged(track(*before), 0, bottom_up=True)) == tuple(after)

    @pytest.mark.parametrize(
        ("structures", "before", "after"),
        [
            (SMALL, [3], [3]),
            (SMALL, [2, 3], [2, 3]),
            (SMALL, [1, 3], [2, 3]),
            (MEDIUM, [3], [4]),
            (MEDIUM, [6], [6]),
            (MEDIUM, [5, 6], [5, 6]),
            (MEDIUM, [4, 6], [5, 6]),
            (LARGE, [6], [7]),
            (LARGE, [9], [9]),
        ],
    )
    def test_wine_ages_only_into_a_cellar_that_is_built(self, structures, before, after):
        assert tokens.aged_cellar(cellar(red=before), structures) == cellar(red=after)

    @pytest.mark.parametrize(
        ("frozen", "after"),
        [(False, {"blush": [6], "sparkling": [8]}), (True, {"blush": [5], "sparkling": [7]})],
    )
    def test_wine_above_the_cellar_ages_in_its_band_or_not_at_all(self, frozen, after):
        before = cellar(blush=[5], sparkling=[7])
        assert tokens.aged_cellar(before, SMALL, frozen) == cellar(**after)

    def test_the_colours_age_by_themselves(self):
        before = cellar(red=[1, 2], white=[2], blush=[4], sparkling=[8])
        assert tokens.aged_cellar(before, LARGE) == cellar(red=[2, 3], white=[3], blush=[5], sparkling=[9])

    def test_grapes_know_no_cellar(self):
        assert tokens.aged_crush_pad(cellar(red=[3], white=[6, 9])) == cellar(red=[4], white=[7, 9])

    def test_no_token_is_ever_lost_and_none_moves_by_more_than_one(self):
        for places in EVERY_TRACK:
            for barred in (0, track(4), track(4, 7), track(7, 8, 9)):
                before = tokens.values(places)
                after = tokens.values(tokens.aged(places, barred))
                assert len(after) == len(before)
                assert all(old <= new <= old + 1 for old, new in zip(before, after, strict=True))

    @pytest.mark.parametrize(
        ("structures", "colour", "value", "after"),
        [
            (LARGE, RED, 3, {"red": [4, 5], "blush": [6], "sparkling": [9]}),
            (LARGE, BLUSH, 6, {"red": [3, 5], "blush": [7], "sparkling": [9]}),
            (LARGE, SPARKLING, 9, None),
            (MEDIUM, BLUSH, 6, None),
            (SMALL, RED, 3, None),
            (LARGE, RED, 5, {"red": [3, 6], "blush": [6], "sparkling": [9]}),
        ],
    )
    def test_a_single_wine_ages_one_step_if_it_can(self, structures, colour, value, after):
        before = cellar(red=[3, 5], blush=[6], sparkling=[9])
        wanted = before if after is None else cellar(**after)
        assert tokens.aged_wine(before, structures, colour, value) == wanted

    def test_a_single_wine_does_not_age_onto_another(self):
        before = cellar(white=[4, 5])
        assert tokens.aged_wine(before, LARGE, WHITE, 4) == before
