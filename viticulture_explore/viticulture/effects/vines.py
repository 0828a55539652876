"""Vines are planted, harvested and pulled out again."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Move, Obstacle
from viticulture_explore.viticulture.cards import (
    FIELDS,
    IRRIGATION,
    SOLD,
    TRELLIS,
    VINE_NEEDS,
    VINE_VALUE,
    VINES,
    WINDMILL,
    field_red,
    field_value,
    field_white,
)
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import Act
from viticulture_explore.viticulture.tokens import COLOURS, RED, TOP, WHITE, bit, free_place, track

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import Draft, State

HARVEST: Final = tuple(Move("harvest", (field,)) for field in FIELDS)
PLANT: Final = tuple(tuple(Move("plant", (vine, field)) for field in FIELDS) for vine in VINES.ids)
UPROOT: Final = tuple(tuple(Move("uproot", (vine, field)) for field in FIELDS) for vine in VINES.ids)


def place(move: Move) -> tuple[int, int]:
    """The vine by number and the field by index that a ``plant`` or ``uproot`` move names."""
    vine, field = move.args
    return VINES.number[str(vine)], FIELDS.index(int(field))


class Harvest(Act, frozen=True):
    """Harvest one field: a red and a white grape worth the sums of its vines. Concept: ``harvest_base``."""

    id: ClassVar[str] = "harvest"
    verbs: ClassVar[frozenset[str]] = frozenset({"harvest"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The fields that can be harvested."""
        player = state.players[seat - 1]
        once = state.rules.options.field_harvests_per_year == "once"
        return _harvestable(player.fields, player.harvested if once else 0)

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """The three fields."""
        return HARVEST

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Sold, nothing planted, or harvested this year already."""
        player = state.players[seat - 1]
        once = state.rules.options.field_harvests_per_year == "once"
        return _against_harvest(
            player.fields, player.harvested if once else 0, FIELDS.index(int(move.args[0]))
        )

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Both grapes onto the crush pad; the vines stay. What comes back is the index of the field."""
        number = int(move.args[0])
        index = FIELDS.index(number)
        player = draft.players[seat - 1]
        red, white = field_red(player.fields[index]), field_white(player.fields[index])
        draft.tell("harvested", "harvest_sum_per_colour", seat=seat, field=number, red=red, white=white)
        crush = player.crush
        for colour, total in ((RED, red), (WHITE, white)):
            if total:
                crush |= _grape(draft, seat, crush, colour, total)
        draft.change(seat, crush=crush, harvested=player.harvested | 1 << index)
        return index


def _grape(draft: Draft, seat: int, crush: int, colour: int, total: int) -> int:
    """The bit of a new grape on the crush pad, or 0 if it is lost."""
    name = COLOURS[colour]
    if total > TOP:
        lost = draft.rules.options.harvest_sum_cap == "lost"
        kind = "grape_over_nine_lost" if lost else "grape_capped"
        draft.tell(kind, "harvest_sum_per_colour", seat=seat, colour=name, total=total, limit=TOP)
        if lost:
            return 0
    value = min(total, TOP)
    free = free_place(track(crush, colour), value)
    if not free:
        draft.tell("grape_lost", "grape_lost_if_no_space", seat=seat, colour=name, value=value)
        return 0
    if free < value:
        concept = "grape_devalued_if_occupied"
        draft.tell("grape_lowered", concept, seat=seat, colour=name, value=value, place=free)
    draft.tell("gained_grape", "harvest_to_crush_pad", seat=seat, colour=name, value=free)
    return bit(colour, free)


@lru_cache(maxsize=1 << 14)
def _harvestable(fields: tuple[int, int, int], harvested: int) -> tuple[Move, ...]:
    return tuple(move for index, move in enumerate(HARVEST) if not _against_harvest(fields, harvested, index))


def _against_harvest(fields: tuple[int, int, int], harvested: int, index: int) -> tuple[Obstacle, ...]:
    found = []
    if fields[index] <= SOLD:
        found.append(obstacle("field_sold", field=FIELDS[index]))
    elif not fields[index]:
        found.append(obstacle("field_empty", field=FIELDS[index]))
    if harvested >> index & 1:
        found.append(obstacle("field_harvested", field=FIELDS[index]))
    return tuple(found)


class Plant(Act, frozen=True):
    """Plant one vine card from hand. Concept: ``plant_base``.

    ``by_action`` marks the board action, which option ``windmill_trigger`` may single out. ``any_structure`` and
    ``any_value`` waive the structures or the limit of the field, as some visitors do.
    """

    by_action: bool = False
    any_structure: bool = False
    any_value: bool = False

    id: ClassVar[str] = "plant"
    verbs: ClassVar[frozenset[str]] = frozenset({"plant"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Each vine in hand with each field that takes it."""
        player = state.players[seat - 1]
        structures = -1 if self.any_structure else player.structures
        return _plantable(player.hand[0], player.fields, structures, self.any_value)

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Each vine in hand on each field; with no vine in hand any vine."""
        hand = state.players[seat - 1].hand[0]
        return tuple(move for vine in VINES.numbers(hand) or range(len(VINES.ids)) for move in PLANT[vine])

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not in hand, field sold, a structure missing, field too full."""
        player = state.players[seat - 1]
        structures = -1 if self.any_structure else player.structures
        return _against_plant(player.hand[0], player.fields, structures, self.any_value, *place(move))

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The card onto the field; a windmill scores once a year. What comes back: see :func:`planted`."""
        vine, index = place(move)
        fields = list(draft.players[seat - 1].fields)
        fields[index] += VINES.one[vine]
        draft.from_hand(seat, VINES, vine)
        draft.change(seat, fields=tuple(fields))
        if draft.events is not None:
            value = field_value(fields[index])
            draft.tell(
                "planted", "plant_base", seat=seat, vine=VINES.ids[vine], field=FIELDS[index], value=value
            )
        player = draft.players[seat - 1]
        counts = self.by_action or draft.rules.options.windmill_trigger == "any_planting"
        if player.structures & WINDMILL and not player.used & WINDMILL and counts:
            draft.change(seat, used=player.used | WINDMILL)
            draft.gain_vp(seat, 1, "windmill_effect")
        return vine * len(FIELDS) + index


def planted(result: int) -> tuple[int, int]:
    """The number of the vine and the index of the field that a planting reports."""
    return divmod(result, len(FIELDS))


@lru_cache(maxsize=1 << 14)
def _plantable(hand: int, fields: tuple[int, int, int], structures: int, any_value: bool) -> tuple[Move, ...]:
    return tuple(
        move
        for vine in VINES.numbers(hand)
        for index, move in enumerate(PLANT[vine])
        if not _against_plant(hand, fields, structures, any_value, vine, index)
    )


def _against_plant(  # noqa: PLR0913, PLR0917 - just these parts of the state decide, so the answer can be remembered
    hand: int, fields: tuple[int, int, int], structures: int, any_value: bool, vine: int, index: int
) -> tuple[Obstacle, ...]:
    found = []
    name, number = VINES.ids[vine], FIELDS[index]
    if not VINES.count(hand, vine):
        found.append(obstacle("no_such_card", card=name))
    if fields[index] <= SOLD:
        found.append(obstacle("field_sold", "plant_not_in_sold_field", field=number))
    lacking = VINE_NEEDS[vine] & ~structures
    if lacking & TRELLIS:
        found.append(obstacle("needs_trellis", card=name))
    if lacking & IRRIGATION:
        found.append(obstacle("needs_irrigation", card=name))
    if fields[index] > SOLD and not any_value:
        holds = field_value(fields[index])
        if holds + VINE_VALUE[vine] > number:
            found.append(
                obstacle("field_full", field=number, holds=holds, adds=VINE_VALUE[vine], limit=number)
            )
    return tuple(found)


class Uproot(Act, frozen=True):
    """Pull out one planted vine with the yoke. Where it goes is option ``yoke_uproot_destination``.

    ``to_discard``: a card says that it is discarded; which vine that is, is option ``uproot_discard_which``.
    """

    to_discard: bool = False

    id: ClassVar[str] = "uproot"
    verbs: ClassVar[frozenset[str]] = frozenset({"uproot"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every vine on every field, each kind once a field."""
        return _uprootable(state.players[seat - 1].fields)

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every vine anywhere."""
        return tuple(move for moves in UPROOT for move in moves)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """The field is sold, or that vine does not stand there."""
        return _against_uproot(state.players[seat - 1].fields, *place(move))

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The vine back to the hand, or onto the discard pile."""
        vine, index = place(move)
        fields = list(draft.players[seat - 1].fields)
        fields[index] -= VINES.one[vine]
        draft.change(seat, fields=tuple(fields))
        options = draft.rules.options
        if self.to_discard:
            to_hand = options.uproot_discard_which == "any_vine_in_hand"
        else:
            to_hand = options.yoke_uproot_destination == "hand"
        kind = "uprooted_to_hand" if to_hand else "uprooted_to_discard"
        draft.tell(kind, "uproot_destination", seat=seat, vine=VINES.ids[vine], field=FIELDS[index])
        if to_hand:
            draft.to_hand(seat, VINES, vine)
        else:
            draft.discard(VINES, vine)
        if to_hand and self.to_discard:
            draft.push(Frame("discard/vine", seat))
        return vine


@lru_cache(maxsize=1 << 14)
def _uprootable(fields: tuple[int, int, int]) -> tuple[Move, ...]:
    return tuple(
        UPROOT[vine][index]
        for vine in range(len(VINES.ids))
        for index in range(len(FIELDS))
        if not _against_uproot(fields, vine, index)
    )


def _against_uproot(fields: tuple[int, int, int], vine: int, index: int) -> tuple[Obstacle, ...]:
    if fields[index] <= SOLD:
        return (obstacle("field_sold", field=FIELDS[index]),)
    if not VINES.count(fields[index], vine):
        return (obstacle("no_such_vine", card=VINES.ids[vine], field=FIELDS[index]),)
    return ()
