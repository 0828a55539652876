"""Positions as people write them: ``given`` read into a position and written from one, and what ``expect`` compares.

Malformed values are errors with their exact place. What is well-formed but impossible in the game is built all the
same; :mod:`.status` names it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from viticulture_explore.champagne.areas import EMPTY, PLACES, RESOLVED, SIZE, STEP_2
from viticulture_explore.champagne.cubes import Cubes
from viticulture_explore.champagne.draft import Draft
from viticulture_explore.champagne.forms import (
    ROW_SIZES,
    Given,
    GivenCubes,
    GivenDecks,
    GivenDiscards,
    GivenDomain,
    GivenMarket,
    GivenVineyards,
)
from viticulture_explore.champagne.options import BOOK, Rules, rules as make_rules
from viticulture_explore.champagne.phases import ACTIONS, EVENTS, PHASES, PLACEMENT, SETUP
from viticulture_explore.champagne.player import STORES, Player
from viticulture_explore.champagne.position import Position
from viticulture_explore.champagne.rounds import run
from viticulture_explore.champagne.tables import (
    ALL_TOKENS,
    COLLABORATORS,
    COLUMNS,
    ECO,
    EVENT,
    FAMILY_PILES,
    INHERITANCE,
    KEYS,
    MARKET,
    NONE,
    PRESS,
    REGIONS,
    TOKEN,
    VINEYARD,
    Kind,
    numbers,
)
from viticulture_explore.core import given as core
from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.game import Difference
from viticulture_explore.core.given import check_seats, midway, restored, shortest, written
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE
from viticulture_explore.core.reading import Place, malformed, read, wrong_word

QUIET: Final = EVENT.number["quiet_year"]
ORDERED: Final = frozenset({"order", "former_order", "upper", "lower"})
"""Lists in which the place of an entry matters."""


def json_schema() -> dict[str, Any]:
    """The JSON Schema of ``given``."""
    return msgspec.json.schema(Given)


# -- reading ----------------------------------------------------------------------------------------------------


def set_up(
    given: Mapping[str, Any], rulebook: str = BOOK, options: Mapping[str, str] | None = None
) -> Position:
    """The position that ``given`` describes, with single options set otherwise.

    Raises :class:`InvalidPosition` with the place for unknown keys and ids and for malformed values.
    """
    told = read(given, Given)
    _check_seats(told)
    position = _lay_out(told, make_rules(told.players, rulebook, options))
    return restored(position, told.midway, told.players, _run_on) if told.midway else _begin(position, told)


def _check_seats(told: Given) -> None:
    """Everything that is said of seats is said of seats that play."""
    named: list[tuple[Place, int | None, str]] = [
        (("actor",), told.actor, "unknown_word"),
        *((("domains", seat), seat, "unknown_key") for seat in told.domains),
        *(
            (("spaces", place, number), seat, "unknown_word")
            for place, spaces in told.spaces.items()
            for number, seat in spaces.items()
        ),
        *(
            ((key, index), seat, "unknown_word")
            for key in ("order", "former_order", "linked", "raised", "installed", "winners")
            for index, seat in enumerate(getattr(told, key) or ())
        ),
    ]
    check_seats(named, told.players)
    for key in ("order", "former_order"):
        order = getattr(told, key)
        if order and sorted(order) != list(range(1, told.players + 1)):
            malformed((key,), order, Message("wanted-each_seat_once"))


def _lay_out(told: Given, rules: Rules) -> Position:
    """The board and the domains as described, with nothing pending."""
    phase = PHASES.index(told.phase)
    spaces = _spaces(told)
    standing = Counter(seat for place in _counted(spaces, rules) for seat in place)
    players = tuple(
        _player(told.domains.get(seat, GivenDomain()), ("domains", seat), _idle(phase, standing[seat]))
        for seat in range(1, told.players + 1)
    )
    board = _Board(told, players, phase)
    return Position(
        rules=rules,
        round=told.round,
        phase=phase,
        area=[PLACES[place] for place in RESOLVED].index(told.area) if phase == ACTIONS else 0,
        turn=0,
        order=tuple(told.order or range(1, told.players + 1)),
        former=tuple(told.former_order),
        players=players,
        spaces=spaces,
        event=board.event,
        event_deck=board.deck(EVENT, 0 if board.event == NONE else 1 << board.event),
        upper=board.upper,
        lower=board.lower,
        vineyard_deck=board.vineyard_deck,
        vineyard_discards=board.discards,
        market_upper=board.market_upper,
        market_lower=board.market_lower,
        market_deck=board.market_deck,
        tokens=_tokens(told.decks.token),
        inheritance=board.inheritance(),
        linked=_bits(told.linked),
        raised=_bits(told.raised),
        installed=_bits(told.installed),
        stack=(),
        winners=tuple(told.winners),
    )


def _counted(spaces: tuple[tuple[int, ...], ...], rules: Rules) -> tuple[tuple[int, ...], ...]:
    """The places where a collaborator is one of the three of this round."""
    return spaces if rules.options.marketing_collaborator == "tied_up" else spaces[:STEP_2]


def _idle(phase: int, standing: int) -> int:
    """How many collaborators are left to be placed if nothing is said."""
    return max(0, COLLABORATORS - standing) if phase in (SETUP, EVENTS, PLACEMENT) else 0


def _begin(position: Position, told: Given) -> Position:
    """Let the phase go on from its beginning, or from the turn of the seat that is named."""
    draft = Draft(position)
    if told.actor:
        draft.turn = _before(position, told.actor)
    run(draft)
    begun = draft.freeze()
    if told.actor is not None and begun.actor != told.actor:
        raise InvalidPosition(("actor",), "other_actor", {"seat": told.actor})
    return begun


def _before(position: Position, actor: int) -> int:
    """Whose turn it was before; nobody's, if nothing shows that the phase has gone on already."""
    place = position.order.index(actor)
    fresh = position.phase != PLACEMENT or not any(map(any, position.spaces[:STEP_2]))
    return position.order[place - 1] if place or not fresh else 0


def _run_on(position: Position) -> Position:
    draft = Draft(position)
    run(draft)
    return draft.freeze()


def _spaces(told: Given) -> tuple[tuple[int, ...], ...]:
    spaces = [list(place) for place in EMPTY]
    for name, found in told.spaces.items():
        place = PLACES.index(name)
        for number, seat in found.items():
            if number > SIZE[place]:
                known = map(str, range(1, SIZE[place] + 1))
                wrong_word(("spaces", name, number), str(number), known, "unknown_key")
            spaces[place][number - 1] = seat
    return tuple(map(tuple, spaces))


def _player(told: GivenDomain, place: Place, idle: int) -> Player:
    stores = {store: _cubes(getattr(told, store)) for store in STORES}
    return Player(
        vp=told.vp,
        eco=ECO.index(told.eco),
        press=PRESS.index(told.press),
        modules=told.modules,
        **stores,
        vineyards=tuple(
            _pile(VINEYARD, told.vineyards.get(region, []), (*place, "vineyards", region))
            for region in REGIONS
        ),
        collaborators=idle if told.collaborators is None else told.collaborators,
        delivered=_pile(MARKET, told.delivered, (*place, "delivered")),
        hand=_pile(INHERITANCE, told.hand, (*place, "hand")),
        picked=_pile(INHERITANCE, told.picked, (*place, "picked")),
        kept=_pile(INHERITANCE, told.kept, (*place, "kept")),
    )


def _cubes(told: GivenCubes) -> Cubes:
    return told.blue, told.black, told.yellow


def _pile(kind: Kind, cards: Sequence[str | None], place: Place) -> int:
    seen: set[str] = set()
    for number, card in enumerate(cards):
        if card in seen:
            raise InvalidPosition((*place, number), "repeated_word", {"word": str(card)})
        if card is not None:
            seen.add(card)
    return kind.pile(seen)


def _bits(seats: Iterable[int]) -> int:
    return sum({1 << seat for seat in seats})


def _tokens(told: list[str] | None) -> tuple[int, ...]:
    return ALL_TOKENS if told is None else tuple(told.count(token) for token in TOKEN.ids)


class _Board:
    """The cards of the board: as described, and what is not said filled with what lies nowhere else."""

    def __init__(self, told: Given, players: tuple[Player, ...], phase: int) -> None:
        self.told = told
        self.players = players
        self.phase = phase
        self.event = EVENT.number[told.event] if told.event else NONE if phase in (SETUP, EVENTS) else QUIET
        self.discards = _pile(VINEYARD, told.discards.vineyard, ("discards", "vineyard"))
        self._vineyards()
        self._market()

    def deck(self, kind: Kind, elsewhere: int) -> int:
        """A deck: as described, or all that is not elsewhere."""
        cards = getattr(self.told.decks, kind.id)
        if cards is not None:
            return _pile(kind, cards, ("decks", kind.id))
        return kind.full & ~elsewhere

    def inheritance(self) -> int:
        """The inheritance cards not dealt; after the setup they are in the box."""
        if self.phase != SETUP and self.told.decks.inheritance is None:
            return 0
        held = (player.hand | player.picked | player.kept for player in self.players)
        return self.deck(INHERITANCE, _all(held))

    def _vineyards(self) -> None:
        upper, lower = (self._row("vineyards", row, VINEYARD) for row in ("upper", "lower"))
        owned = _all(player.owned for player in self.players)
        # Key vineyards that nobody began with are out of the game.
        elsewhere = owned | KEYS | self.discards | _shown(upper) | _shown(lower)
        free, deck = self._free(VINEYARD, elsewhere)
        self.lower = self._filled(lower, [free] * COLUMNS)
        self.upper = self._filled(upper, [free] * COLUMNS)
        self.vineyard_deck = sum(1 << number for number in free) if deck is None else deck

    def _market(self) -> None:
        upper, lower = (self._row("market", row, MARKET) for row in ("upper", "lower"))
        delivered = _all(player.delivered for player in self.players)
        cards, deck = self._free(MARKET, delivered | _shown(upper) | _shown(lower))
        free = [[number for number in cards if family >> number & 1] for family in FAMILY_PILES]
        self.market_lower = self._filled(lower, free)
        self.market_upper = self._filled(upper, free)
        left = sum(1 << number for family in free for number in family)
        self.market_deck = left if deck is None else deck

    def _free(self, kind: Kind, elsewhere: int) -> tuple[list[int], int | None]:
        """The cards that a row of which nothing is said can take, and the deck if it is described."""
        if getattr(self.told.decks, kind.id) is None:
            return list(numbers(kind.full & ~elsewhere)), None
        deck = self.deck(kind, elsewhere)
        return list(numbers(kind.full & ~elsewhere & ~deck)), deck

    def _row(self, key: str, row: str, kind: Kind) -> tuple[int, ...] | None:
        """A row as described, by number; ``None`` if nothing is said of it."""
        cards = getattr(getattr(self.told, key), row)
        if cards is None:
            return None
        if len(cards) != ROW_SIZES[key]:
            malformed((key, row), cards, Message("wanted-cards_in_row", {"number": ROW_SIZES[key]}))
        _pile(kind, cards, (key, row))
        return tuple(NONE if card is None else kind.number[card] for card in cards)

    def _filled(self, row: tuple[int, ...] | None, free: list[list[int]]) -> tuple[int, ...]:
        """A row, or the first cards that are free; before the first round nothing lies there."""
        if row is not None:
            return row
        if self.phase == SETUP:
            return (NONE,) * len(free)
        return tuple(pile.pop(0) if pile else NONE for pile in free)


def _all(piles: Iterable[int]) -> int:
    found = 0
    for pile in piles:
        found |= pile
    return found


def _shown(row: tuple[int, ...] | None) -> int:
    return sum({1 << number for number in row or () if number != NONE})


# -- writing ----------------------------------------------------------------------------------------------------


def given(position: Position) -> dict[str, Any]:
    """The description of a position; :func:`set_up` makes an equal position of it. Defaults are left out."""
    told = _short(_described(position), position)
    tried = (told, replace(told, actor=position.actor or None))
    short = shortest(tried, position, lambda form: _begin(_lay_out(form, position.rules), form))
    return written(short or replace(told, midway=midway(position.turn, position.stack)))


def view(position: Position, seat: int) -> dict[str, Any]:
    """What a seat may see, in the form of ``given``; of hands of others and of decks the number of cards.

    Concept: ``champagne.draft.03``.
    """
    told = replace(_short(_described(position), position), actor=position.actor or None, decks=GivenDecks())
    seen = written(told)
    for other, player in enumerate(position.players, 1):
        if other != seat and player.hand | player.picked:
            domain = seen["domains"][other]
            domain["hand"] = {INHERITANCE.id: player.hand.bit_count()}
            domain.pop("picked", None)
    piles = {
        VINEYARD.id: position.vineyard_deck,
        MARKET.id: position.market_deck,
        EVENT.id: position.event_deck,
        INHERITANCE.id: position.inheritance,
    }
    counts = {kind: pile.bit_count() for kind, pile in piles.items() if pile}
    return {**seen, "decks": {**counts, TOKEN.id: sum(position.tokens)}}


def differences(position: Position, expected: Mapping[Any, Any]) -> tuple[Difference, ...]:
    """Where a position is not as ``expected`` (keys of ``given``; seats may stand directly).

    Only what is named is compared; lists as multisets, except rows and orders. Raises :class:`InvalidPosition` for
    an unknown key or a malformed value.
    """
    return core.differences(_described(position), expected, "domains", GivenDomain, _equal)


def _described(position: Position) -> Given:
    """A position in its form, with everything said."""
    return Given(
        players=position.rules.players,
        round=position.round,
        phase=PHASES[position.phase],
        area=PLACES[RESOLVED[min(position.area, len(RESOLVED) - 1)]],
        actor=(position.turn if position.actor == CHANCE else position.actor) or None,
        order=list(position.order),
        former_order=list(position.former),
        domains={seat: _domain(player) for seat, player in enumerate(position.players, 1)},
        spaces={
            name: {number: seat for number, seat in enumerate(spaces, 1) if seat}
            for name, spaces in zip(PLACES, position.spaces, strict=True)
        },
        event=None if position.event == NONE else EVENT.ids[position.event],
        vineyards=GivenVineyards(
            upper=_told_row(VINEYARD, position.upper), lower=_told_row(VINEYARD, position.lower)
        ),
        market=GivenMarket(
            upper=_told_row(MARKET, position.market_upper), lower=_told_row(MARKET, position.market_lower)
        ),
        decks=GivenDecks(
            vineyard=VINEYARD.cards(position.vineyard_deck),
            market=MARKET.cards(position.market_deck),
            event=EVENT.cards(position.event_deck),
            inheritance=INHERITANCE.cards(position.inheritance),
            token=[
                token for token, copies in zip(TOKEN.ids, position.tokens, strict=True) for _ in range(copies)
            ],
        ),
        discards=GivenDiscards(vineyard=VINEYARD.cards(position.vineyard_discards)),
        linked=_seats(position.linked),
        raised=_seats(position.raised),
        installed=_seats(position.installed),
        winners=list(position.winners),
    )


def _domain(player: Player) -> GivenDomain:
    stores = {store: _told_cubes(getattr(player, store)) for store in STORES}
    return GivenDomain(
        vp=player.vp,
        eco=ECO[player.eco],
        press=PRESS[player.press],
        modules=player.modules,
        **stores,
        vineyards={
            region: VINEYARD.cards(pile) for region, pile in zip(REGIONS, player.vineyards, strict=True)
        },
        collaborators=player.collaborators,
        delivered=MARKET.cards(player.delivered),
        hand=INHERITANCE.cards(player.hand),
        picked=INHERITANCE.cards(player.picked),
        kept=INHERITANCE.cards(player.kept),
    )


def _told_cubes(cubes: Cubes) -> GivenCubes:
    blue, black, yellow = cubes
    return GivenCubes(blue=blue, black=black, yellow=yellow)


def _told_row(kind: Kind, row: tuple[int, ...]) -> list[str | None]:
    return [None if number == NONE else kind.ids[number] for number in row]


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(1, 5) if bits >> seat & 1]


def _short(told: Given, position: Position) -> Given:
    """The form without what :func:`set_up` would fill in by itself."""
    domains = {seat: _short_domain(domain) for seat, domain in told.domains.items()}
    bare = replace(
        told,
        actor=None,
        area=told.area if position.phase == ACTIONS else Given(players=2).area,
        order=None if told.order == sorted(told.order or ()) else told.order,
        domains=domains,
        spaces={name: spaces for name, spaces in told.spaces.items() if spaces},
        event=None if position.event == QUIET and position.phase not in (SETUP, EVENTS) else told.event,
        decks=GivenDecks(),
    )
    filled = _lay_out(bare, position.rules)
    decks = GivenDecks(
        vineyard=None if filled.vineyard_deck == position.vineyard_deck else told.decks.vineyard,
        market=None if filled.market_deck == position.market_deck else told.decks.market,
        event=None if filled.event_deck == position.event_deck else told.decks.event,
        inheritance=None if filled.inheritance == position.inheritance else told.decks.inheritance,
        token=None if filled.tokens == position.tokens else told.decks.token,
    )
    return replace(
        bare,
        decks=decks,
        domains={
            seat: replace(
                domain,
                collaborators=None
                if filled.players[seat - 1].collaborators == position.players[seat - 1].collaborators
                else position.players[seat - 1].collaborators,
            )
            for seat, domain in domains.items()
        },
    )


def _short_domain(told: GivenDomain) -> GivenDomain:
    full = {region: cards for region, cards in told.vineyards.items() if cards}
    return replace(told, vineyards=full, collaborators=None)


# -- comparing --------------------------------------------------------------------------------------------------


def _equal(key: str | int, expected: Any, found: Any) -> bool:
    if key not in ORDERED and isinstance(found, list) and isinstance(expected, list):
        return sorted(map(msgspec.json.encode, expected)) == sorted(map(msgspec.json.encode, found))
    return bool(expected == found)
