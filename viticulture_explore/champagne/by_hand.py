"""Setting up a position by hand: what clicks on the board change, and how words of a description are said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.champagne import words
from viticulture_explore.champagne.areas import PLACES, SIZE, VINEYARDS
from viticulture_explore.champagne.cubes import COLOURS
from viticulture_explore.champagne.phases import PHASES
from viticulture_explore.champagne.tables import (
    CELLAR_ROOM,
    ECO,
    KIND_OF,
    MODULES_MOST,
    OENOTHEQUE_ROOM,
    PRESS,
    REGIONS,
)
from viticulture_explore.core.form import Edit, Find, Place, Put
from viticulture_explore.core.message import Message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from viticulture_explore.champagne.position import Position

_SAID: Final = {"phase": PHASES, "area": PLACES}
"""Keys whose words are said by a text of their own."""


def edits(position: Position, seat: int) -> dict[str, Edit]:
    """What clicks on the shapes of the board change, by the ids of the shapes."""
    domain: Place = ("domains", seat)
    return {
        "vp": Find((*domain, "vp")),
        "event": Find(("event",)),
        **{f"eco {index}": Put((*domain, "eco"), points) for index, points in enumerate(ECO)},
        **{f"press {index}": Put((*domain, "press"), grapes) for index, grapes in enumerate(PRESS)},
        **{f"module {number}": Put((*domain, "modules"), number) for number in range(1, MODULES_MOST + 1)},
        **_places(domain, "cellar", CELLAR_ROOM),
        **_places(domain, "oenotheque", OENOTHEQUE_ROOM),
        **{f"marketing {colour}": Find((*domain, "marketing", colour)) for colour in COLOURS},
        **{f"region {region}": Find((*domain, "vineyards", region)) for region in REGIONS},
        **_spaces(position, seat),
    }


def _places(domain: Place, store: str, room: int) -> dict[str, Edit]:
    return {f"{store} {number}": Find((*domain, store, COLOURS[0])) for number in range(1, room + 1)}


def _spaces(position: Position, seat: int) -> dict[str, Edit]:
    """A collaborator of the seat onto a space, or off it."""
    found: dict[str, Edit] = {}
    for place, name in enumerate(PLACES):
        for number in range(1, SIZE[place] + 1):
            shape = f"{name} {number}" if place == VINEYARDS else f"space {name} {number}"
            mine = position.spaces[place][number - 1] == seat
            found[shape] = Put(("spaces", name, number), None if mine else seat)
    return found


def tidied(given: Mapping[str, Any]) -> dict[str, Any]:
    """A description whose spaces and turn orders name only seats that play."""
    players = given["players"]
    kept = dict(given)
    spaces = {
        name: {number: seat for number, seat in taken.items() if seat <= players}
        for name, taken in kept.pop("spaces", {}).items()
    }
    standing = {name: taken for name, taken in spaces.items() if taken}
    if standing:
        kept["spaces"] = standing
    for key in ("order", "former_order"):
        if sorted(kept.get(key, ())) != list(range(1, players + 1)):
            kept.pop(key, None)
    return kept


def word(place: Place, value: Any) -> Message | None:
    """How a word is said at its place, if it has no name in the tables."""
    if place and place[-1] in _SAID and value in _SAID[str(place[-1])]:
        return words.say(str(place[-1]), **{str(place[-1]): value})
    said = words.card(value) if value in KIND_OF else None
    return said if isinstance(said, Message) else None
