"""The harvest: what the vineyards yield, what the press lets in, and what the winery has room for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.cubes import COLOURS, NOTHING, ONE, Cubes, least, minus, of_colour, plus
from viticulture_explore.champagne.draft import Draft
from viticulture_explore.champagne.tables import EVENT_CARDS, NONE, VINEYARDS, numbers
from viticulture_explore.champagne.work import WORK, Work
from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Move

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from viticulture_explore.champagne.draft import State
    from viticulture_explore.core.position import Obstacle

DISCARD: Final = tuple(Move("discard", (colour,)) for colour in COLOURS)
BEGUN: Final = 1
"""In the memo of a harvest: the seat has chosen a cube to discard already."""

LIMITS: Final = {"press": "champagne.press.02", "winery": "champagne.harvest.03"}
"""What limits a harvest, in this order, each with its rule."""


def yields(state: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """What the vineyards of a seat yield under the event of the round: region, colour, number of cubes."""
    event = EVENT_CARDS[state.event] if state.event != NONE else None
    for region, pile in enumerate(state.players[seat - 1].vineyards):
        change = event.value if event and event.effect == "vineyard_yield" and event.region == region else 0
        for number in numbers(pile):
            card = VINEYARDS[number]
            yield region, card.colour, max(0, card.cubes + change)


def press_limit(state: State, seat: int) -> int | None:
    """How many grapes a seat can harvest this round, or ``None`` for any number. Option ``press_limit``."""
    if state.rules.options.press_limit == "ignored":
        return None
    event = EVENT_CARDS[state.event] if state.event != NONE else None
    change = event.value if event and event.effect == "press_limit" else 0
    return max(0, state.players[seat - 1].grapes + change)


def gather(draft: Draft, seat: int) -> None:
    """A seat gathers what its vineyards yield; press and winery decide what stays."""
    cubes = NOTHING
    for _, colour, number in yields(draft, seat):
        cubes = plus(cubes, of_colour(colour, number))
    _tell_event(draft, seat)
    draft.tell("gathered", "champagne.harvest.01", seat=seat, cubes=cubes)
    WORK["harvest/press"].begin(draft, Frame("harvest/press", seat, cubes))


def _tell_event(draft: Draft, seat: int) -> None:
    """Say when the event of the round changes a harvest: in one region, or everywhere."""
    event = EVENT_CARDS[draft.event] if draft.event != NONE else None
    if event and event.effect == "vineyard_yield" and draft.player(seat).vineyards[event.region]:
        draft.tell("event_in_region", "champagne.event.04", seat=seat, event=event.id)
    elif event and event.effect == "press_limit" and draft.rules.options.press_limit == "applies":
        draft.tell("event_everywhere", "champagne.event.03", seat=seat, event=event.id)


class Discard(Work):
    """Cubes that are too many for the press or the winery: the seat chooses which ones go, one by one.

    The memo holds the new cubes that are left, and a mark once the seat has chosen.
    """

    id = "discard"
    verbs = frozenset({"discard"})
    opens_turn = True

    def __init__(self, limit: str) -> None:
        self.limit = limit

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait while there is a choice; what has none goes by itself. Then the next limit, or into the winery."""
        new, seat = _cubes(frame), frame.seat
        excess, pool = self.excess(draft, frame), self.pool(draft, frame)
        if 0 < excess < sum(pool) and sum(map(bool, pool)) > 1:
            draft.push(frame)
            return
        for colour, number in enumerate(pool):
            gone = min(number, excess)
            if gone > 0:
                new = self.drop(draft, seat, new, of_colour(colour, gone))
        if self.limit == "press":
            begun = (frame.memo or ())[3:]
            WORK["harvest/winery"].begin(draft, Frame("harvest/winery", seat, (*new, *begun)))
        else:
            draft.take(seat, "winery", new, "champagne.harvest.02")

    def excess(self, state: State, frame: Frame) -> int:
        """How many cubes are too many; 0 or less if all can stay."""
        if self.limit == "press":
            limit = press_limit(state, frame.seat)
            return 0 if limit is None else sum(_cubes(frame)) - limit
        room = state.players[frame.seat - 1].winery_room
        return sum(_cubes(frame)) - (room if self._any(state) else max(0, room))

    def pool(self, state: State, frame: Frame) -> Cubes:
        """The cubes that may go."""
        new = _cubes(frame)
        return plus(new, state.players[frame.seat - 1].winery) if self._any(state) else new

    def _any(self, state: State) -> bool:
        """Whether still wines that were there before may go too. Option ``harvest_discard``."""
        return self.limit == "winery" and state.rules.options.harvest_discard == "any_cubes"

    def drop(self, draft: Draft, seat: int, new: Cubes, gone: Cubes) -> Cubes:
        """Cubes of one colour go, new ones before old ones; what is left of the new ones."""
        fresh = least(new, gone)
        if fresh != NOTHING:
            full = self.limit == "winery" and draft.player(seat).winery_room <= 0
            concept = "champagne.harvest.04" if full else LIMITS[self.limit]
            draft.tell(f"{self.limit}_too_small", concept, seat=seat, cubes=fresh)
        draft.give_back(seat, "winery", minus(gone, fresh), "champagne.harvest.03")
        return minus(new, fresh)

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every colour."""
        return DISCARD

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A colour of which there is no new cube."""
        colour = str(move.args[0])
        if self.pool(state, frame)[COLOURS.index(colour)]:
            return ()
        return (obstacle("no_such_new_cube", LIMITS[self.limit], colour=colour),)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The cube goes; then the next one, if there are still too many."""
        new = self.drop(draft, frame.seat, _cubes(frame), ONE[COLOURS.index(str(move.args[0]))])
        self.begin(draft, Frame(frame.at, frame.seat, (*new, BEGUN)))

    def opens(self, frame: Frame) -> bool:
        """Only the first choice of a harvest begins a turn."""
        return BEGUN not in (frame.memo or ())[3:]

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """How many, and because of which limit."""
        return {"count": self.excess(state, frame), "limit": self.limit}


def _cubes(frame: Frame) -> Cubes:
    blue, black, yellow = (frame.memo or NOTHING)[:3]
    return blue, black, yellow


WORK.update({"harvest/press": Discard("press"), "harvest/winery": Discard("winery")})
