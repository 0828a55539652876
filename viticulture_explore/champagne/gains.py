"""What a seat can come by: vineyards, press steps, winery modules, and bonus tokens with what they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.champagne.concepts import obstacle
from viticulture_explore.champagne.cubes import COLOURS, NOTHING, ONE, holds
from viticulture_explore.champagne.draft import Draft, State
from viticulture_explore.champagne.tables import (
    CONSTANTS,
    MODULE_SIZE,
    MODULES_MOST,
    NONE,
    PRESS,
    PRESS_TOP,
    REGION,
    REGIONS,
    TOKEN,
    TOKENS,
    VINEYARD,
    VINEYARDS,
    constant,
)
from viticulture_explore.champagne.work import DONE, WORK, Deal, Work
from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Move

if TYPE_CHECKING:
    from collections.abc import Iterable

    from viticulture_explore.core.position import Obstacle

SETTLE: Final = tuple(Move("settle", (region,)) for region in REGIONS)
GAIN: Final = tuple(Move("gain", (colour,)) for colour in COLOURS)
RECOLOUR: Final = tuple(
    Move("recolour", (colour, other)) for colour in COLOURS for other in COLOURS if colour != other
)

TOKEN_LEVEL: Final = PRESS.index(constant("press_token_level"))
POINT_LEVELS: Final = tuple(map(PRESS.index, CONSTANTS["press_point_levels"]))
FIRST_AGE: Final = constant("modules_first_age")

PAYS: Final = 1
"""In the memo of a vineyard that looks for its column: it brings its instant bonus."""


# -- vineyards ------------------------------------------------------------------------------------------------


def acquire(draft: Draft, seat: int, number: int, concept: str, *, pays: bool) -> None:
    """A vineyard into the column of its region; one that fits every region asks for its column first."""
    card = VINEYARDS[number]
    if card.region == NONE:
        draft.push(Frame("vineyard/settle", seat, (number, PAYS if pays else 0)))
    else:
        into_column(draft, seat, number, card.region, concept, pays=pays)


def into_column(draft: Draft, seat: int, number: int, region: int, concept: str, *, pays: bool) -> None:  # noqa: PLR0913 - which card, whose, where, why
    """A vineyard into a column, with its instant bonus if it pays one. Concept: ``champagne.vineyard.05``."""
    card = VINEYARDS[number]
    columns = list(draft.player(seat).vineyards)
    columns[region] |= 1 << number
    draft.change(seat, vineyards=tuple(columns))
    draft.tell("acquired_vineyard", concept, seat=seat, vineyard=card.id, region=REGIONS[region])
    if pays and card.bonus == "vp":
        draft.score(seat, card.bonus_value, "champagne.vineyard.05")
    elif pays and card.bonus == "eco":
        draft.move_eco(seat, card.bonus_value, "champagne.vineyard.05")


class Settle(Work):
    """The column of a vineyard that fits every region; it stays there for good."""

    id = "settle"
    verbs = frozenset({"settle"})

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every region."""
        return SETTLE

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """None: every column is open to it."""
        return ()

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Into the column."""
        assert frame.memo  # the vineyard and whether it pays
        number, pays = frame.memo
        region = REGION[str(move.args[0])]
        into_column(draft, frame.seat, number, region, "champagne.vineyard.04", pays=pays == PAYS)

    def values(self, state: State, frame: Frame) -> dict[str, int | str]:
        """Which vineyard."""
        return {"vineyard": VINEYARD.ids[(frame.memo or (0,))[0]]}


# -- press and winery -----------------------------------------------------------------------------------------


def raise_press(draft: Draft, seat: int, steps: int, concept: str, *, inherited: bool = False) -> None:
    """The press up by steps, with the bonuses printed beside the levels; inherited steps end early and pay none."""
    cap = constant("draft_press_cap") if inherited else PRESS_TOP
    for _ in range(steps):
        level = draft.player(seat).press + 1
        if level > cap:
            draft.tell("press_stays", concept, seat=seat, grapes=draft.player(seat).grapes)
            return
        draft.change(seat, press=level)
        draft.tell("press_rose", concept, seat=seat, grapes=PRESS[level])
        if level == TOKEN_LEVEL and not inherited:
            open_token(draft, seat, "champagne.press.01")
        elif level in POINT_LEVELS and not inherited:
            draft.score(seat, 1, "champagne.press.01")


def install(draft: Draft, seat: int, modules: int, concept: str, *, inherited: bool = False) -> None:
    """Winery modules; one of the second age raises the eco level. Inherited ones end early and pay nothing."""
    cap = constant("draft_modules_cap") if inherited else MODULES_MOST
    for _ in range(modules):
        count = draft.player(seat).modules + 1
        if count > cap:
            draft.tell("winery_stays", concept, seat=seat, modules=draft.player(seat).modules)
            return
        draft.change(seat, modules=count)
        draft.tell("installed_module", concept, seat=seat, modules=count)
        draft.tell("winery_grew", "champagne.winery.02", seat=seat, room=MODULE_SIZE * count)
        if count > FIRST_AGE and not inherited:
            draft.move_eco(seat, 1, concept)


# -- bonus tokens ---------------------------------------------------------------------------------------------


def open_token(draft: Draft, seat: int, concept: str) -> None:
    """A bonus token, opened at once; nothing if none is left."""
    draft.push(Frame("token/deal", seat))
    draft.tell("gained_token", concept, seat=seat)


class OpenToken(Deal):
    """Chance says which bonus token it is; it works at once."""

    id = "deal_token"
    kind = TOKEN

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the token, if any is left."""
        if any(draft.tokens):
            draft.push(Frame(frame.at, frame.seat, ()))
        else:
            draft.tell("no_token_left", "champagne.market.05", seat=frame.seat)

    def weights(self, state: State, frame: Frame) -> tuple[tuple[int, int], ...]:
        """The tokens that are left."""
        return tuple((number, copies) for number, copies in enumerate(state.tokens) if copies)

    def deal(self, draft: Draft, frame: Frame, number: int) -> None:
        """The token works and is out of the game."""
        token, seat, concept = TOKENS[number], frame.seat, "champagne.market.05"
        draft.tokens[number] -= 1
        draft.tell("opened_token", concept, seat=seat, token=token.id)
        if token.effect == "vp":
            draft.score(seat, token.value, concept)
        elif token.effect == "eco":
            draft.move_eco(seat, token.value, concept)
        elif token.effect == "press_step":
            raise_press(draft, seat, token.value, concept)
        else:
            draft.push(Frame(f"token/{token.effect}", seat))


class GainStillWine(Work):
    """A still wine of any colour, if the winery has room for it."""

    id = "gain_still_wine"
    verbs = frozenset({"gain"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the colour, if there is room."""
        if draft.player(frame.seat).winery_room > 0:
            draft.push(Frame(frame.at, frame.seat, ()))
        else:
            draft.tell("no_room_in_winery", "champagne.market.05", seat=frame.seat)

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every colour."""
        return GAIN

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """None: it is only asked where there is room."""
        return ()

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Into the winery."""
        colour = COLOURS.index(str(move.args[0]))
        draft.take(frame.seat, "winery", ONE[colour], "champagne.market.05")


class Recolour(Work):
    """One still wine becomes one of another colour; it may be left."""

    id = "recolour"
    verbs = frozenset({"recolour", "done"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait, if there is a still wine."""
        if draft.player(frame.seat).winery != NOTHING:
            draft.push(Frame(frame.at, frame.seat, ()))

    def candidates(self, state: State, frame: Frame) -> Iterable[Move]:
        """Every pair of colours, or none."""
        return (*RECOLOUR, DONE)

    def against(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """A still wine that is not there."""
        if move == DONE:
            return ()
        lacking = ONE[COLOURS.index(str(move.args[0]))]
        if holds(state.players[frame.seat - 1].winery, lacking):
            return ()
        return (obstacle("still_wine_missing", "champagne.market.05", lacking=lacking),)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """The one back to the bank, the other from it."""
        if move == DONE:
            return
        old, new = (ONE[COLOURS.index(str(colour))] for colour in move.args)
        draft.give_back(frame.seat, "winery", old, "champagne.market.05")
        draft.take(frame.seat, "winery", new, "champagne.market.05")


WORK.update(
    {
        "vineyard/settle": Settle(),
        "token/deal": OpenToken(),
        "token/still_wine": GainStillWine(),
        "token/swap": Recolour(),
    }
)
