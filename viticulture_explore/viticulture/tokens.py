"""The tracks of the crush pad and the cellar as bit masks: which places are taken, where a token goes, aging.

A track has nine places, value 1 to 9; bit ``value - 1`` is set where a token lies. The crush pad is two tracks
(red, white), the cellar four (red, white, blush, sparkling), each nine bits further up in one number.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from viticulture_explore.viticulture.cards import LARGE_CELLAR, MEDIUM_CELLAR

COLOURS: Final = ("red", "white", "blush", "sparkling")
RED, WHITE, BLUSH, SPARKLING = range(4)
COLOUR: Final[dict[str, int]] = {name: colour for colour, name in enumerate(COLOURS)}

TRACK: Final = 0b111_111_111
"""All nine places of one track."""

TOP: Final = 9
"""The highest value of a grape or a wine."""

LEAST: Final = (1, 1, 4, 7)
"""The least value a wine of each colour may have."""


def track(tokens: int, colour: int) -> int:
    """The nine bits of one colour."""
    return tokens >> 9 * colour & TRACK


def bit(colour: int, value: int) -> int:
    """The bit of one token."""
    return 1 << 9 * colour + value - 1


def has(tokens: int, colour: int, value: int) -> bool:
    """Whether this token lies there."""
    return bool(tokens >> 9 * colour + value - 1 & 1)


@cache
def values(places: int) -> tuple[int, ...]:
    """The values on one track, ascending."""
    return tuple(value for value in range(1, TOP + 1) if places >> value - 1 & 1)


@cache
def worth(tokens: int) -> int:
    """The sum of the values of all tokens, over all colours."""
    return sum(sum(values(track(tokens, colour))) for colour in range(4))


@cache
def free_place(places: int, value: int, least: int = 1) -> int:
    """The highest free place of a track from ``value`` down to ``least``, or 0 if all are taken.

    Concept: ``grape_devalued_if_occupied``, ``wine_devalued_if_occupied``.
    """
    for place in range(min(value, TOP), least - 1, -1):
        if not places >> place - 1 & 1:
            return place
    return 0


def cellar_top(structures: int) -> int:
    """The highest value of wine the built cellars hold: 3, 6 with the medium, 9 with the large one.

    Concept: ``small_cellar_range``, ``medium_cellar_range``, ``large_cellar_range``.
    """
    if structures & LARGE_CELLAR:
        return 9
    return 6 if structures & MEDIUM_CELLAR else 3


@cache
def aged(places: int, barred: int = 0, bottom_up: bool = False) -> int:
    """A track after one year: each token one place up, unless the next is taken, barred or past 9.

    ``barred`` is a set of places (as a track) that no token may move to. From the highest token down; with
    ``bottom_up`` from the lowest up, so that neighbours block each other.

    Concept: ``aging_all_plus_one``, ``aging_highest_first``, ``aging_blocked_by_token``, ``aging_max_9``.
    """
    order = values(places) if bottom_up else values(places)[::-1]
    for value in order:
        step = 1 << value
        if value < TOP and not places & step and not barred & step:
            places += step - (step >> 1)
    return places


def aging_bars(structures: int, *, frozen: bool) -> int:
    """The places wine may not age to, as a track: what option ``zymologist_aging`` decides.

    ``band``: only the first place of each cellar that is not built. ``frozen``: all its places.
    Concept: ``aging_cellar_limit_medium``, ``aging_cellar_limit_large``.
    """
    top = cellar_top(structures)
    if frozen:
        return TRACK & ~((1 << top) - 1)
    return (0 if structures & MEDIUM_CELLAR else 1 << 3) | (0 if structures & LARGE_CELLAR else 1 << 6)


@cache
def aged_crush_pad(crush: int, bottom_up: bool = False) -> int:
    """Both tracks of a crush pad after one year; grapes know no cellar."""
    return sum(aged(track(crush, colour), 0, bottom_up) << 9 * colour for colour in (RED, WHITE))


@cache
def aged_cellar(cellar: int, structures: int, frozen: bool = False, bottom_up: bool = False) -> int:
    """All four tracks of a cellar after one year."""
    bars = aging_bars(structures, frozen=frozen)
    return sum(aged(track(cellar, colour), bars, bottom_up) << 9 * colour for colour in range(4))


def aged_wine(cellar: int, structures: int, colour: int, value: int, frozen: bool = False) -> int:
    """A cellar in which one wine has aged one step, or the same cellar if it cannot."""
    step = bit(colour, value) << 1
    barred = aging_bars(structures, frozen=frozen) << 9 * colour
    if value == TOP or cellar & step or barred & step:
        return cellar
    return cellar + step - (step >> 1)
