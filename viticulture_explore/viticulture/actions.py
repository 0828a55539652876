"""The board: its actions with their bonuses, the cart, the yoke, and placing workers on them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, Final

import msgspec

from viticulture_explore.core.pending import Frame
from viticulture_explore.core.position import Decision, Move, Obstacle
from viticulture_explore.viticulture.cards import KIND, YOKE, table
from viticulture_explore.viticulture.concepts import obstacle
from viticulture_explore.viticulture.draft import Draft, cards_left
from viticulture_explore.viticulture.effects.base import EFFECTS, Act, Effect, Sure, register
from viticulture_explore.viticulture.effects.combine import Either, UpTo
from viticulture_explore.viticulture.effects.drawing import Draw
from viticulture_explore.viticulture.effects.money import Build, Gain, Sell, Tour, Train
from viticulture_explore.viticulture.effects.orders import FillOrder
from viticulture_explore.viticulture.effects.vines import Harvest, Plant, Uproot
from viticulture_explore.viticulture.effects.visiting import PlayVisitor
from viticulture_explore.viticulture.effects.wine import MakeWine
from viticulture_explore.viticulture.influence import MODULE, PlaceStar
from viticulture_explore.viticulture.solo import spend_token
from viticulture_explore.viticulture.spaces import Where, free_bonus, free_plain, standing

if TYPE_CHECKING:
    from viticulture_explore.viticulture.draft import State
    from viticulture_explore.viticulture.player import Player
    from viticulture_explore.viticulture.rulebooks import Rules

SETUP, SPRING, SUMMER, FALL, WINTER, YEAR_END, OVER = range(7)
SEASONS: Final = ("setup", "spring", "summer", "fall", "winter", "year_end", "over")


class Action(msgspec.Struct, frozen=True):
    """An action of the main board: what it does, and what its bonus space adds.

    ``bonus`` is an effect of its own; ``lira_first`` marks a bonus that is taken before the price is paid.
    ``with_bonus`` takes the place of ``main`` where the bonus makes it larger.
    """

    id: str
    season: int
    main: Effect
    bonus: Effect | None = None
    with_bonus: Effect | None = None
    lira_first: bool = False
    module: str = ""
    """The module that brings the action into the game."""

    def plain_spaces(self, rules: Rules) -> int:
        """How many spaces without a bonus it has. Concept: ``spaces_by_player_count``."""
        return rules.plain_spaces + (not self.has_bonus and rules.bonus_space)

    def bonus_space(self, rules: Rules) -> bool:
        """Whether it has a space with a bonus."""
        return self.has_bonus and rules.bonus_space

    @property
    def has_bonus(self) -> bool:
        """Whether it has a bonus at all."""
        return self.bonus is not None or self.with_bonus is not None


def _once_more(act: Act) -> UpTo:
    return UpTo(act, most=1, least=0)


_TABLE: Final = (
    Action("draw_vine", SUMMER, Draw("vine"), _once_more(Draw("vine"))),
    Action("play_summer", SUMMER, PlayVisitor("summer"), _once_more(PlayVisitor("summer"))),
    Action("give_tour", SUMMER, Tour(by_action=True), Gain("tour_bonus", lira=1)),
    Action("build", SUMMER, Build(), Gain("build_bonus", lira=1), lira_first=True),
    Action("sell", SUMMER, Sell(), Gain("sell_bonus", vp=1)),
    Action("plant", SUMMER, Plant(by_action=True), _once_more(Plant(by_action=True))),
    Action("draw_order", WINTER, Draw("order"), _once_more(Draw("order"))),
    Action("play_winter", WINTER, PlayVisitor("winter"), _once_more(PlayVisitor("winter"))),
    Action("harvest", WINTER, Harvest(), _once_more(Harvest())),
    Action("make_wine", WINTER, UpTo(MakeWine(), most=2), with_bonus=UpTo(MakeWine(), most=3)),
    Action("train", WINTER, Train(), Gain("train_bonus", lira=1), lira_first=True),
    Action("fill_order", WINTER, FillOrder(), Gain("fill_bonus", vp=1)),
    Action("influence", SUMMER, PlaceStar(), module=MODULE),
)

ACTIONS: Final[tuple[str, ...]] = (
    *(row["id"] for row in table("actions") if row["id"] != "yoke"),
    "influence",
)
"""The actions of the main board in the order of the table, the cart (``gain_lira``), and those of modules."""

CART: Final = ACTIONS.index("gain_lira")

ACTION: Final[dict[str, Action]] = {action.id: action for action in _TABLE}

for _action in _TABLE:
    register(f"action/{_action.id}", _action.main)
    if _action.bonus:
        register(f"action/{_action.id}/bonus", _action.bonus)
    if _action.with_bonus:
        register(f"action/{_action.id}/with_bonus", _action.with_bonus)
register("action/gain_lira", Gain("gain_lira_base", lira=1))
register("action/yoke", Either((Harvest(), Uproot()), "yoke"))

YOKE_ACTION: Final = "yoke"
PLACES: Final[tuple[Where, ...]] = ("plain", "bonus", "beside", "cart")
PASS: Final = Move("pass")


class Placement(msgspec.Struct, frozen=True):
    """What a ``place`` move says: the action, where the worker goes, which worker, whether the bonus is declined."""

    action: str
    where: Where
    grande: bool = False
    unused: bool = False
    token: bool = False

    @property
    def move(self) -> Move:
        """The move in the notation."""
        words = [self.action]
        words += ["bonus"] * (self.where == "bonus")
        words += ["unused"] * self.unused
        words += ["grande"] * self.grande
        words += ["beside"] * (self.where == "beside")
        words += ["token"] * self.token
        return Move("place", tuple(words))


def _placements() -> dict[Move, Placement]:
    found = []
    for action in _TABLE:
        for grande in (False, True):
            found.append(Placement(action.id, "plain", grande))
            if action.has_bonus:
                found.append(Placement(action.id, "bonus", grande))
                found.append(Placement(action.id, "bonus", grande, unused=True))
                found.append(Placement(action.id, "plain", grande, token=True))
        found.append(Placement(action.id, "beside", grande=True))
        if action.has_bonus:
            found.append(Placement(action.id, "beside", grande=True, token=True))
    for name in ("gain_lira", YOKE_ACTION):
        found += [Placement(name, "cart", grande) for grande in (False, True)]
    return {placement.move: placement for placement in found}


PLACE: Final[dict[Move, Placement]] = _placements()
"""Every ``place`` move there is."""

_OF_ACTION: Final[dict[str, tuple[tuple[Move, Placement], ...]]] = {
    name: tuple(pair for pair in PLACE.items() if pair[1].action == name) for name in (*ACTIONS, YOKE_ACTION)
}


class Open(msgspec.Struct, frozen=True):
    """What is open on an action: which workers are left, which places can be used, whether a token can be spent."""

    regular: bool
    grande: bool
    plain: bool
    bonus: bool = False
    beside: bool = False
    unused: bool = False
    token: bool = False
    token_beside: bool = False

    def fits(self, placement: Placement) -> bool:
        """Whether a placement finds what it needs."""
        if not (self.grande if placement.grande else self.regular):
            return False
        if placement.where == "beside":
            return self.token_beside if placement.token else self.beside
        if placement.where == "bonus":
            return self.unused if placement.unused else self.bonus
        return self.token if placement.token else self.plain


@cache
def _offered(action: str, *flags: bool) -> tuple[Move, ...]:
    """The ``place`` moves of an action, given what is open: the fields of :class:`Open`."""
    opened = Open(*flags)
    return tuple(move for move, placement in _OF_ACTION[action] if opened.fits(placement))


class Place(Sure, frozen=True):
    """A seat's turn in a working season: place one worker or pass. Concept: ``season_turn_place_or_pass``."""

    verbs: ClassVar[frozenset[str]] = frozenset({"place", "pass"})

    def begin(self, draft: Draft, frame: Frame) -> None:
        """Wait for the worker."""
        draft.push(Frame(frame.at, frame.seat, ()))

    def moves(self, state: State, frame: Frame) -> tuple[Move, ...]:
        """Each action that can be done, with each place and worker; the cart; the yoke; passing."""
        seat = frame.seat
        player = state.players[seat - 1]
        regular, grande = player.idle > 0, player.grande
        found: list[Move] = []
        for action in actions(state):
            found += _action_moves(state, seat, action, regular, grande)
        found += _offered("gain_lira", regular, grande, True)
        if (
            player.structures & YOKE
            and not _against_yoke_again(state, player)
            and EFFECTS["action/yoke"].possible(state, seat)
        ):
            found += _offered(YOKE_ACTION, regular, grande, True)
        found.append(PASS)
        return tuple(found)

    def make(self, draft: Draft, frame: Frame, move: Move) -> None:
        """Pass, or put the worker down and let the action follow."""
        draft.stack.pop()
        draft.opening = False
        seat = frame.seat
        if move == PASS:
            draft.change(seat, passed=True)
            draft.tell("passed", "pass_is_final", seat=seat)
            return
        placement = PLACE[move]
        draft.spend_worker(seat, grande=placement.grande)
        draft.tell(
            "placed_worker", "season_turn_place_or_pass",
            seat=seat, action=placement.action, where=placement.where, grande=placement.grande,
        )  # fmt: skip
        if placement.action == YOKE_ACTION:
            player = draft.players[seat - 1]
            draft.change(seat, used=player.used | YOKE, yoke_worker=1 + placement.grande)
            draft.push(Frame("action/yoke", seat))
            return
        number = NUMBER[placement.action]
        draft.stand(number, placement.where, seat, grande=placement.grande)
        if placement.action in VISITING:
            draft.push(
                Frame("season/at_work", seat, (number, PLACES.index(placement.where), int(placement.grande)))
            )
        if number == CART:
            draft.push(Frame("action/gain_lira", seat))
        else:
            if placement.token:
                spend_token(draft)
            perform(draft, seat, ACTION[placement.action], bonus=_gets_bonus(draft, placement))

    def obstacles(self, state: State, frame: Frame, move: Move) -> tuple[Obstacle, ...]:
        """Everything that stands against a placement; passing is always possible."""
        return () if move == PASS else against_placement(state, frame.seat, PLACE[move])

    def decision(self, state: State, frame: Frame) -> Decision:
        """Where the next worker goes."""
        return Decision("place", {"season": SEASONS[state.season]})


VISITING: Final = frozenset({"play_summer", "play_winter"})
"""The actions during which a card may ask which worker is at work."""


class AtWork(Sure, frozen=True):
    """Remembers which worker's action is being carried out: action, place, grande."""

    def waits(self, draft: Draft, frame: Frame) -> bool:
        """Never."""
        return False


register("season/at_work", AtWork())

BY_SEASON: Final = tuple(tuple(action for action in _TABLE if action.season == season) for season in range(7))
"""The actions that belong to each season, with those of all modules."""

_PLAYED: Final[dict[tuple[str, ...], tuple[tuple[Action, ...], ...]]] = {
    modules: tuple(
        tuple(action for action in season if action.module in ("", *modules)) for season in BY_SEASON
    )
    for modules in ((), (MODULE,))
}


def actions(state: State, season: int = 0) -> tuple[Action, ...]:
    """The actions of a season (default: the present one) that are in the game."""
    return _PLAYED[state.rules.modules][season or state.season]


register("season/place", Place())


def perform(draft: Draft, seat: int, action: Action, *, bonus: bool) -> None:
    """Let a seat carry out an action, with or without its bonus. Points come after it, lira for a price before."""
    at = f"action/{action.id}"
    if bonus and action.bonus:
        if pays_with_bonus(draft, action):
            draft.push(Frame(at, seat))
            draft.push(Frame(f"{at}/bonus", seat))
            return
        if _has_bonus(draft, action):
            draft.push(Frame(f"{at}/bonus", seat))
    draft.push(Frame(f"{at}/with_bonus" if bonus and action.with_bonus else at, seat))


def pays_with_bonus(state: State, action: Action) -> bool:
    """Whether the lira of the bonus is there before the price is paid (options ``build_bonus``, ``train_bonus``)."""
    options = state.rules.options
    if action.id == "build":
        return options.build_bonus == "before_paying"
    return action.lira_first and options.train_bonus == "before_paying"


def _gets_bonus(state: State, placement: Placement) -> bool:
    if placement.token:
        return True
    if placement.where == "beside":
        return ACTION[placement.action].bonus_space(state.rules) and state.rules.options.grande_overflow_bonus
    return placement.where == "bonus" and not placement.unused


def _action_moves(state: State, seat: int, action: Action, regular: bool, grande: bool) -> tuple[Move, ...]:
    space, rules = state.spaces[NUMBER[action.id]], state.rules
    plains, has_bonus_space = _room(action.id, rules)
    plain = free_plain(space, plains)
    bonus = has_bonus_space and free_bonus(space)
    if not (plain or bonus or grande):
        return ()
    full = not (plain or bonus) or not rules.options.grande_overflow_needs_full
    if action.id in VISITING:
        # What a card can do may depend on the very worker that plays it.
        regular = regular and (plain or bonus) and _possible_with(state, seat, action, grande=False)
        grande = grande and _possible_with(state, seat, action, grande=True)
        possible = regular or grande
    else:
        possible = action.main.possible(state, seat)
    with_bonus = possible or (pays_with_bonus(state, action) and action.main.possible(state, seat, 1))
    if not with_bonus:
        return ()
    token = bool(state.solo and state.solo.tokens) and action.has_bonus and _has_bonus(state, action)
    token_beside = token and full and rules.options.automa_token_with_overflow
    if rules.options.bonus_space_rule == "friendly" and plain and bonus:
        bonus = can_do_bonus(state, seat, action)
    unused = bonus and possible and _has_bonus(state, action)
    return _offered(
        action.id, regular, grande, plain and possible, bonus, grande and full and possible, unused,
        token and plain, token_beside,
    )  # fmt: skip


@cache
def _room(action: str, rules: Rules) -> tuple[int, bool]:
    """How many plain spaces an action has, and whether it has a bonus space; remembered, since it is asked so often."""
    return ACTION[action].plain_spaces(rules), ACTION[action].bonus_space(rules)


def _possible_with(state: State, seat: int, action: Action, *, grande: bool, where: Where = "beside") -> bool:
    """Whether an action can be done once this worker stands on it."""
    return action.main.possible(_with_worker(state, seat, action, grande=grande, where=where), seat)


def _with_worker(state: State, seat: int, action: Action, *, grande: bool, where: Where) -> Draft:
    trial = Draft(state)
    trial.spend_worker(seat, grande=grande)
    if grande:
        trial.stand(NUMBER[action.id], where, seat, grande=True)
    at_work = (NUMBER[action.id], PLACES.index(where), int(grande))
    trial.stack = [Frame("season/at_work", seat, at_work)]
    return trial


def _has_bonus(state: State, action: Action) -> bool:
    """Whether the bonus space of an action brings anything. Option ``build_bonus``."""
    return action.id != "build" or state.rules.options.build_bonus != "none"


NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(ACTIONS)}


def _against_yoke_again(state: State, player: Player) -> tuple[Obstacle, ...]:
    """Whether the yoke can take a worker. Option ``yoke_limit``: once a year, or as long as nobody stands there."""
    if state.rules.options.yoke_limit == "once_per_year":
        return (obstacle("yoke_used"),) if player.used & YOKE else ()
    if not player.yoke_worker:
        return ()
    taken = obstacle("space_taken", "yoke_private_space", action=YOKE_ACTION, where="plain", spaces=1)
    return (obstacle("yoke_used", "yoke_private_space"), taken)


def can_do_bonus(state: State, seat: int, action: Action) -> bool:
    """Whether a seat is able to do all of an action's bonus. Concept: ``friendly_variant``."""
    if isinstance(action.main, PlayVisitor):
        kind = KIND[action.main.kind]
        return kind.total(state.players[seat - 1].hand[kind.index]) >= 2
    if isinstance(action.main, Draw):
        return cards_left(state, KIND[action.main.kind].index) >= 2
    if isinstance(action.main, UpTo):
        return _can_repeat(Draft(state), seat, action.main.act, action.main.most + 1)
    if isinstance(action.main, Plant | Harvest):
        return _can_repeat(Draft(state), seat, action.main, 2)
    return _has_bonus(state, action)


def _can_repeat(draft: Draft, seat: int, act: Act, times: int) -> bool:
    """Whether an act can be done this many times in a row, by some choice each time."""
    if times == 0:
        return True
    for move in act.choices(draft, seat):
        trial = Draft(draft)
        act.act(trial, seat, move)
        if _can_repeat(trial, seat, act, times - 1):
            return True
    return False


def against_placement(state: State, seat: int, placement: Placement) -> tuple[Obstacle, ...]:
    """Every obstacle against a placement: season, worker, space, and whether the action can be done."""
    player = state.players[seat - 1]
    found: list[Obstacle] = []
    if placement.grande and not player.grande:
        found.append(obstacle("no_grande"))
    if not placement.grande and not player.idle:
        found.append(obstacle("no_worker", workers=player.workers))
    if placement.action == YOKE_ACTION:
        return (*found, *_against_yoke(state, seat))
    if placement.action == "gain_lira":
        return tuple(found)
    action = ACTION[placement.action]
    if action.season != state.season:
        found.append(obstacle("wrong_season", action=action.id, season=SEASONS[action.season]))
    found += against_room(state, seat, action, placement)
    helps = placement.token or (placement.where == "bonus" and not placement.unused)
    lira = 1 if helps and pays_with_bonus(state, action) else 0
    at_work: State = state
    if action.id in VISITING and not found:
        at_work = _with_worker(state, seat, action, grande=placement.grande, where=placement.where)
    if not action.main.possible(at_work, seat, lira):
        found.append(obstacle("nothing_to_do", action=action.id))
        found += action.main.reasons(at_work, seat, lira)
    return tuple(found)


def _against_yoke(state: State, seat: int) -> tuple[Obstacle, ...]:
    player = state.players[seat - 1]
    found = []
    if not player.structures & YOKE:
        found.append(obstacle("no_yoke"))
    found += _against_yoke_again(state, player)
    effect = EFFECTS["action/yoke"]
    if not effect.possible(state, seat):
        found += [obstacle("nothing_to_do", action=YOKE_ACTION), *effect.reasons(state, seat)]
    return tuple(found)


def against_room(state: State, seat: int, action: Action, placement: Placement) -> tuple[Obstacle, ...]:
    """What stands against the space of a placement: it does not exist, is taken, or is not for this."""
    rules, space = state.rules, state.spaces[NUMBER[action.id]]
    plain = free_plain(space, action.plain_spaces(rules))
    bonus = action.bonus_space(rules) and free_bonus(space)
    found = _against_token(state, action, placement) if placement.token else ()
    if placement.where == "beside":
        if (plain or bonus) and rules.options.grande_overflow_needs_full:
            spaces = action.plain_spaces(rules) + action.bonus_space(rules)
            return (
                *found,
                obstacle("not_full", action=action.id, free=spaces - _workers_on(space), spaces=spaces),
            )
        return found
    if placement.where == "plain":
        number = action.plain_spaces(rules)
        taken = obstacle("space_taken", action=action.id, where="plain", spaces=number)
        return found if plain else (*found, taken)
    if not action.bonus_space(rules):
        return (obstacle("no_such_space", "no_bonus_2p", action=action.id, players=rules.players),)
    if not bonus:
        return (obstacle("space_taken", action=action.id, where="bonus", spaces=1),)
    friendly = rules.options.bonus_space_rule == "friendly"
    unable = friendly and plain and not can_do_bonus(state, seat, action)
    no_bonus = placement.unused and not _has_bonus(state, action)
    return (obstacle("bonus_not_possible", action=action.id),) if unable or no_bonus else ()


def _workers_on(space: int) -> int:
    """How many workers stand on the spaces of an action."""
    return sum(worker.where != "beside" for worker in standing(space))


def _against_token(state: State, action: Action, placement: Placement) -> tuple[Obstacle, ...]:
    """What stands against spending a token of the solo game. Option ``automa_token_with_overflow``."""
    found = []
    if not state.solo or not state.solo.tokens:
        found.append(obstacle("no_token"))
    if placement.where == "beside" and not state.rules.options.automa_token_with_overflow:
        found.append(obstacle("bonus_not_possible", "grande_full_no_bonus", action=action.id))
    elif not _has_bonus(state, action):
        found.append(obstacle("bonus_not_possible", action=action.id))
    return tuple(found)
