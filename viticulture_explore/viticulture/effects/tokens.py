"""Grapes and wines moved without a board action, the cellar upgraded, planted vines exchanged."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final

from viticulture_explore.core.position import Move, Obstacle
from viticulture_explore.viticulture.cards import (
    COST,
    FIELDS,
    LARGE_CELLAR,
    MEDIUM_CELLAR,
    SOLD,
    STRUCTURE,
    VINES,
    field_value,
)
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.effects.base import Act, Effect, lacking_lira
from viticulture_explore.viticulture.tokens import (
    COLOUR,
    COLOURS,
    aged_cellar,
    aged_wine,
    bit,
    has,
    track,
    values,
)

if TYPE_CHECKING:
    from viticulture_explore.core.pending import Frame
    from viticulture_explore.viticulture.draft import Draft, State

GRAPE_COLOURS: Final = ("red", "white")


class AddGrapes(Effect, frozen=True):
    """A grape of value 1 of each colour, by themselves; it is no harvest. Concept: ``grape_effect_not_harvest``.

    Option ``placed_grape_slot_taken``: a grape whose place is taken makes it impossible, or is lost.
    """

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether both places are free, or one where the other may be lost."""
        lost = state.rules.options.placed_grape_slot_taken == "lost"
        return len(_free(state, seat)) >= (1 if lost else len(GRAPE_COLOURS))

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """The places that are taken."""
        if self.possible(state, seat):
            return ()
        free = _free(state, seat)
        return tuple(_place_taken(colour) for colour in GRAPE_COLOURS if colour not in free)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """The grapes onto their places."""
        for colour in GRAPE_COLOURS:
            _add(draft, frame.seat, colour)


class AddGrape(Act, frozen=True):
    """A grape of value 1 of a colour one chooses; it is no harvest. Concept: ``grape_effect_not_harvest``.

    Option ``placed_grape_slot_taken``: a colour whose place is taken cannot be chosen, or its grape is lost. Without
    any free place there is nothing to add.
    """

    id: ClassVar[str] = "gain_grape"
    verbs: ClassVar[frozenset[str]] = frozenset({"gain"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The colours whose first place is free, or both where the grape may be lost."""
        return tuple(move for move in GAIN_GRAPE if not self.against(state, seat, move))

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Both colours."""
        return GAIN_GRAPE

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """The place is taken."""
        colour = str(move.args[1])
        free = _free(state, seat)
        lost = state.rules.options.placed_grape_slot_taken == "lost"
        return () if colour in free or (free and lost) else (_place_taken(colour),)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """The grape onto its place."""
        _add(draft, seat, str(move.args[1]))
        return COLOUR[str(move.args[1])]


GAIN_GRAPE: Final = tuple(Move("gain", ("grape", colour, 1)) for colour in GRAPE_COLOURS)


def _place_taken(colour: str) -> Obstacle:
    return obstacle("no_free_slot", "grape_effect_not_harvest", colour=colour, highest=1, lowest=1)


def _free(state: State, seat: int) -> list[str]:
    crush = state.players[seat - 1].crush
    return [colour for colour in GRAPE_COLOURS if not has(crush, COLOUR[colour], 1)]


def _add(draft: Draft, seat: int, colour: str) -> None:
    if colour not in _free(draft, seat):
        draft.tell("grape_lost", "grape_effect_not_harvest", seat=seat, colour=colour, value=1)
        return
    draft.change(seat, crush=draft.players[seat - 1].crush | bit(COLOUR[colour], 1))
    draft.tell("gained_grape", "grape_effect_not_harvest", seat=seat, colour=colour, value=1)


class AgeAllWine(Effect, frozen=True):
    """Every wine ages so many steps, as at the end of the year; grapes do not.

    Concept: ``aging_cellar_limit_medium``.
    """

    steps: int

    def _aged(self, state: State, seat: int) -> int:
        player, options = state.players[seat - 1], state.rules.options
        cellar = player.cellar
        for _ in range(self.steps):
            cellar = aged_cellar(
                cellar,
                player.structures,
                options.zymologist_aging == "frozen",
                options.aging_order == "bottom_up",
            )
        return cellar

    def possible(self, state: State, seat: int, lira: int = 0) -> bool:
        """Whether any wine can age."""
        return self._aged(state, seat) != state.players[seat - 1].cellar

    def reasons(self, state: State, seat: int, lira: int = 0) -> tuple[Obstacle, ...]:
        """That none can."""
        if self.possible(state, seat):
            return ()
        return (obstacle("cannot_age", wines=state.players[seat - 1].cellar.bit_count()),)

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Age them."""
        cellar = self._aged(draft, frame.seat)
        draft.change(frame.seat, cellar=cellar)
        draft.tell("aged_by_card", "card_exception_scope", seat=frame.seat, steps=self.steps, cellar=cellar)


class AgeOneWine(Act, frozen=True):
    """One wine of one's own choice ages one step."""

    id: ClassVar[str] = "age"
    verbs: ClassVar[frozenset[str]] = frozenset({"age"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The wines that can age."""
        return tuple(move for move in self._wines(state, seat) if not self.against(state, seat, move))

    def _wines(self, state: State, seat: int) -> tuple[Move, ...]:
        cellar = state.players[seat - 1].cellar
        return tuple(
            Move("age", (name, value))
            for colour, name in enumerate(COLOURS)
            for value in values(track(cellar, colour))
        )

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """The wines at hand; with none a red wine."""
        return self._wines(state, seat) or (Move("age", ("red", 1)),)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """Not there, or the next place is taken, past 9 or beyond the cellar."""
        colour, value = COLOUR[str(move.args[0])], int(move.args[1])
        player = state.players[seat - 1]
        if not has(player.cellar, colour, value):
            return (obstacle("no_such_wine", "aging_all_plus_one", colour=COLOURS[colour], value=value),)
        frozen = state.rules.options.zymologist_aging == "frozen"
        if aged_wine(player.cellar, player.structures, colour, value, frozen) == player.cellar:
            return (obstacle("cannot_age", colour=COLOURS[colour], value=value),)
        return ()

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """One place up."""
        colour, value = COLOUR[str(move.args[0])], int(move.args[1])
        player = draft.players[seat - 1]
        frozen = draft.rules.options.zymologist_aging == "frozen"
        draft.change(seat, cellar=aged_wine(player.cellar, player.structures, colour, value, frozen))
        draft.tell("aged_wine", "card_exception_scope", seat=seat, cellar=bit(colour, value))
        return colour


UPGRADE: Final = Move("upgrade", ("cellar",))


class UpgradeCellar(Act, frozen=True):
    """The cellar one level up: medium, then large. Concept: ``card_upgrade_cellar``.

    ``discount`` is taken off the printed cost, never below 0; ``None`` asks no lira at all.
    """

    discount: int | None = 0

    id: ClassVar[str] = "upgrade"
    verbs: ClassVar[frozenset[str]] = frozenset({"upgrade"})

    def _next(self, structures: int) -> str:
        return "large_cellar" if structures & MEDIUM_CELLAR else "medium_cellar"

    def _cost(self, structures: int) -> int:
        return 0 if self.discount is None else max(0, COST[self._next(structures)] - self.discount)

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """The upgrade, if it can be done."""
        return () if self.against(state, seat, UPGRADE) else (UPGRADE,)

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """The upgrade."""
        return (UPGRADE,)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """The large cellar is there already, or too little lira."""
        player = state.players[seat - 1]
        if player.structures & LARGE_CELLAR:
            return (obstacle("already_built", structure="large_cellar"),)
        return tuple(lacking_lira(player.lira + lira, self._cost(player.structures), "card_upgrade_cellar"))

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Pay and build."""
        structures = draft.players[seat - 1].structures
        name = self._next(structures)
        draft.pay(seat, self._cost(structures), "card_upgrade_cellar")
        draft.change(seat, structures=structures | STRUCTURE[name])
        draft.tell("built", "card_upgrade_cellar", seat=seat, structure=name)
        return STRUCTURE[name].bit_length() - 1


class SwapVines(Act, frozen=True):
    """Exchange two planted vines of different fields. Option ``switch_checks_field_limit``."""

    id: ClassVar[str] = "swap"
    verbs: ClassVar[frozenset[str]] = frozenset({"swap"})

    def choices(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every exchange after which the limits hold."""
        return _swaps(state.players[seat - 1].fields, state.rules.options.switch_checks_field_limit)

    def tries(self, state: State, seat: int) -> tuple[Move, ...]:
        """Every exchange of planted vines; with too few any."""
        return _pairs(state.players[seat - 1].fields) or (Move("swap", ("malvasia", 5, "merlot", 7)),)

    def against(self, state: State, seat: int, move: Move, lira: int = 0) -> tuple[Obstacle, ...]:
        """A vine that does not stand there, or a field that would be too full."""
        fields = state.players[seat - 1].fields
        return _against_swap(fields, state.rules.options.switch_checks_field_limit, move)

    def act(self, draft: Draft, seat: int, move: Move) -> int:
        """Each to the other's field."""
        draft.change(seat, fields=_swapped(draft.players[seat - 1].fields, move))
        one, field, other, other_field = move.args
        draft.tell(
            "swapped_vines", "card_exception_scope",
            seat=seat, vine=one, field=field, vine2=other, field2=other_field,
        )  # fmt: skip
        return 0


def _pairs(fields: tuple[int, int, int]) -> tuple[Move, ...]:
    planted = [
        (number, FIELDS[index])
        for index, field in enumerate(fields)
        if field > SOLD
        for number in VINES.numbers(field)
    ]
    return tuple(
        Move("swap", (VINES.ids[one], here, VINES.ids[other], there))
        for (one, here), (other, there) in combinations(planted, 2)
        if here != there and one != other
    )


def _swapped(fields: tuple[int, int, int], move: Move) -> tuple[int, int, int]:
    one, here, other, there = move.args
    changed = list(fields)
    change = VINES.one[VINES.number[str(other)]] - VINES.one[VINES.number[str(one)]]
    changed[FIELDS.index(int(here))] += change
    changed[FIELDS.index(int(there))] -= change
    return (changed[0], changed[1], changed[2])


@lru_cache(maxsize=1 << 12)
def _swaps(fields: tuple[int, int, int], checks: bool) -> tuple[Move, ...]:
    return tuple(move for move in _pairs(fields) if not _against_swap(fields, checks, move))


def _against_swap(fields: tuple[int, int, int], checks: bool, move: Move) -> tuple[Obstacle, ...]:
    one, here, other, there = move.args
    found = []
    for vine, field in ((one, here), (other, there)):
        pile = fields[FIELDS.index(int(field))]
        if pile <= SOLD:
            found.append(obstacle("field_sold", field=field))
        elif not VINES.count(pile, VINES.number[str(vine)]):
            found.append(obstacle("no_such_vine", card=vine, field=field))
    if found or not checks:
        return tuple(found)
    after = _swapped(fields, move)
    return tuple(
        obstacle(
            "field_full",
            field=limit,
            holds=field_value(before),
            adds=field_value(now) - field_value(before),
            limit=limit,
        )
        for limit, before, now in zip(FIELDS, fields, after, strict=True)
        if now != before and field_value(now) > limit
    )
