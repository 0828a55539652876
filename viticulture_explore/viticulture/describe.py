"""What effects do, in words: the cards and spaces speak from the same data that plays them.

Every simple effect is one clause without a subject (``draw 2 vine cards``), every compound effect a layout of clauses
(a price and what it buys, one of several, what opponents may do). The sentences stand in the catalogs; a clause
comes whole or linked to one that follows, for in some languages its verb changes then.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final, Literal

import msgspec

from viticulture_explore.core.message import Message, Name, Value
from viticulture_explore.viticulture.effects.base import Effect
from viticulture_explore.viticulture.effects.board import (
    MoveRooster,
    Retrieve,
    RetrieveGrande,
    Reveal,
    SendAhead,
    TakeTops,
    UseAction,
)
from viticulture_explore.viticulture.effects.combine import (
    Both,
    ByOption,
    ChooseDistinct,
    Depending,
    Either,
    InOrder,
    OneOf,
    OneOrBoth,
    UpTo,
)
from viticulture_explore.viticulture.effects.counting import GainPer, Reward
from viticulture_explore.viticulture.effects.drawing import Draw, DrawVisitor
from viticulture_explore.viticulture.effects.money import Build, Gain, Sell, Tour, Train, grape_price
from viticulture_explore.viticulture.effects.opponents import (
    HandOverOr,
    MayEach,
    NameOpponents,
    NeighbourMust,
    PaidByActive,
    PooledOffer,
)
from viticulture_explore.viticulture.effects.orders import FillOrder
from viticulture_explore.viticulture.effects.prices import (
    ALL_KINDS,
    VISITOR_KINDS,
    DiscardCards,
    DiscardDown,
    DiscardHand,
    DiscardToken,
    LosePoints,
    LowerResidual,
    Pay,
    RaiseResidual,
)
from viticulture_explore.viticulture.effects.tokens import (
    AddGrape,
    AddGrapes,
    AgeAllWine,
    AgeOneWine,
    SwapVines,
    UpgradeCellar,
)
from viticulture_explore.viticulture.effects.vines import Harvest, Plant, Uproot
from viticulture_explore.viticulture.effects.visiting import PlayVisitor
from viticulture_explore.viticulture.effects.wine import MakeWine
from viticulture_explore.viticulture.influence import PlaceStar
from viticulture_explore.viticulture.rulebooks import Options
from viticulture_explore.viticulture.seasons import TemporaryWorker

OFFICIAL: Final = Options()

Form = Literal["whole", "linked"]
Role = Literal["and", "price", "then", "apart"]


class Voice(msgspec.Struct, frozen=True):
    """How an effect is spoken of: under which options, of whom, and how often an act is done."""

    options: Options = OFFICIAL
    who: Literal["you", "they"] = "you"
    """``they``: an opponent does it, and ``you`` are who played the card."""
    least: int = 1
    most: int = 1

    def amount(self, thing: str) -> Message:
        """So many vines, fields, wines ..."""
        amount = "exactly" if self.most in {self.least, 1} else "up_to"
        return Message(f"some-{thing}", {"count": self.most, "amount": amount})


class Clause(msgspec.Struct, frozen=True):
    """What somebody does, without saying who: a message that still lacks its form.

    A value that is a clause too takes the form of this one. ``role`` tells how it joins what stands before it:
    a price buys what follows, what stands apart begins a new sentence.
    """

    id: str
    values: dict[str, Value | Clause] = {}
    role: Role = "and"

    def message(self, form: Form = "whole") -> Message:
        """The clause as it stands at the end of a sentence, or linked to a clause that follows."""
        values = {key: _in_form(value, form) for key, value in self.values.items()}
        return Message(self.id, {**values, "form": form})


def _in_form(value: Value | Clause, form: Form) -> Value:
    if isinstance(value, Clause):
        return value.message(form)
    if isinstance(value, tuple) and len(value) == 2:
        return Message("some-and", {"before": value[0], "after": value[1]})
    return value


def describe(effect: Effect, options: Options = OFFICIAL) -> Message:
    """What an effect does, as whole sentences, as these options read it.

    Raises :class:`TypeError` for an effect that belongs to the course of the game and stands on no card or space.
    """
    return Message("effect-sentence", {"clause": phrase(effect, options)})


def label(effect: Effect, options: Options = OFFICIAL) -> Message:
    """What an effect does, for a button of the one who does it: without a full stop."""
    return Message("effect-label", {"clause": phrase(effect, options)})


def phrase(effect: Effect, options: Options = OFFICIAL) -> Message:
    """What an effect does, to stand inside another sentence."""
    return _inside(effect, Voice(options))


# -- joining clauses -------------------------------------------------------------------------------------------


def _sentences(clauses: Iterable[Clause]) -> list[Clause]:
    """One clause for each sentence: lists of things under one verb, a price with what it buys, the rest in order."""
    ordered = sorted(clauses, key=lambda clause: clause.role == "apart")
    chains: list[list[Clause]] = []
    for clause in ordered:
        if clause.role == "apart" or not chains:
            chains.append([])
        _add(chains[-1], clause)
    return [_join(chain) for chain in chains]


def _add(chain: list[Clause], clause: Clause) -> None:
    """Put a clause at the end of a chain, or its things to those of the last one if the verb is the same."""
    if chain and chain[-1].id == clause.id and "things" in clause.values:
        last = chain.pop()
        things = (*_tuple(last.values["things"]), *_tuple(clause.values["things"]))
        clause = msgspec.structs.replace(last, values={**last.values, "things": things})
    chain.append(clause)


def _tuple(things: Value | Clause) -> tuple[Name | Message, ...]:
    return things if isinstance(things, tuple) else ()


def _join(chain: list[Clause]) -> Clause:
    start = next((number for number, clause in enumerate(chain) if clause.role != "price"), len(chain))
    prices, gains = chain[:start], chain[start:]
    if not prices or not gains:
        return _row(chain)
    before = _row(prices).message("linked")
    return Clause("effect-price", {"price": before, "gain": _row(gains)}, chain[0].role)


def _row(chain: list[Clause]) -> Clause:
    """Clauses one after the other."""
    whole, *rest = chain
    for number, clause in enumerate(rest, 1):
        joint = "then" if clause.role == "then" else "and" if number == len(rest) else "more"
        whole = Clause(f"effect-{joint}", {"before": whole.message("linked"), "after": clause}, whole.role)
    return whole


def _inside(effect: Effect, voice: Voice) -> Message:
    """What an effect does, inside another sentence."""
    whole, *rest = (clause.message() for clause in _sentences(_say(effect, voice)))
    for message in rest:
        whole = Message("effect-apart", {"before": whole, "after": message})
    return whole


def _clause(name: str, role: Role = "and", **values: Value | Clause) -> tuple[Clause, ...]:
    return (Clause(f"effect-{name}", values, role),)


# -- clauses ---------------------------------------------------------------------------------------------------


@singledispatch
def _say(effect: Effect, voice: Voice) -> tuple[Clause, ...]:
    raise TypeError(f"{type(effect).__name__} belongs to the course of the game; no card or space has it")


def _as(role: Role, clauses: tuple[Clause, ...]) -> tuple[Clause, ...]:
    return tuple(msgspec.structs.replace(clause, role=role) for clause in clauses)


@_say.register
def _(effect: Gain, _: Voice) -> tuple[Clause, ...]:
    return _gain(effect.lira, effect.vp)


def _gain(lira: int, vp: int) -> tuple[Clause, ...]:
    found = _clause("gain-lira", lira=lira) if lira else ()
    return (*found, *_clause("gain-vp", vp=vp)) if vp else found


@_say.register
def _(effect: Pay, voice: Voice) -> tuple[Clause, ...]:
    if effect.to_active:
        return _clause("pay-active", "price", lira=effect.lira, who=voice.who)
    return _clause("pay", "price", lira=effect.lira)


@_say.register
def _(effect: LosePoints, _: Voice) -> tuple[Clause, ...]:
    return _clause("lose-vp", "price", vp=effect.vp)


@_say.register
def _(effect: RaiseResidual, _: Voice) -> tuple[Clause, ...]:
    return _clause("raise-residual", residual=effect.residual)


@_say.register
def _(effect: LowerResidual, _: Voice) -> tuple[Clause, ...]:
    return _clause("lower-residual", "price", residual=effect.residual)


@_say.register
def _(effect: Tour, _: Voice) -> tuple[Clause, ...]:
    return _clause("tour", lira=effect.lira)


@_say.register
def _(effect: Train, _: Voice) -> tuple[Clause, ...]:
    return _clause("train-now" if effect.now else "train", lira=effect.cost)


@_say.register
def _(effect: Build, voice: Voice) -> tuple[Clause, ...]:
    structures = voice.amount("structures")
    if effect.only:
        return _clause("build-only", structure=Name(effect.only), lira=effect.price or 0)
    if effect.costs:
        low, high = effect.costs[0], effect.costs[-1]
        return _clause("build-of-cost", structures=structures, low=low, high=high)
    if effect.price == 0:
        return _clause("build-free", structures=structures)
    return _clause("build", structures=structures, discount=effect.discount)


@_say.register
def _(effect: UpgradeCellar, _: Voice) -> tuple[Clause, ...]:
    if effect.discount is None:
        return _clause("upgrade-free")
    return _clause("upgrade", discount=effect.discount)


@_say.register
def _(_effect: Sell, voice: Voice) -> tuple[Clause, ...]:
    options = voice.options
    return _clause(
        "sell",
        grapes=options.sell_grapes_per_action,
        combine=options.sell_combine,
        low=grape_price(1),
        middle=grape_price(4),
        high=grape_price(7),
    )


# -- cards -----------------------------------------------------------------------------------------------------


def cards(kind: str, count: int) -> Message:
    """So many cards of a kind: ``vine``, ``summer``, ``order``, ``winter``, ``visitor`` (either) or ``any``."""
    return Message("some-cards", {"kind": kind, "count": count})


def _kinds(kinds: tuple[str, ...]) -> str:
    return {ALL_KINDS: "any", VISITOR_KINDS: "visitor"}.get(kinds, kinds[0])


@_say.register
def _(effect: Draw, _: Voice) -> tuple[Clause, ...]:
    return _clause("draw", things=(cards(effect.kind, effect.count),))


@_say.register
def _(_effect: DrawVisitor, _: Voice) -> tuple[Clause, ...]:
    return _clause("draw", things=(cards("visitor", 1),))


@_say.register
def _(effect: DiscardCards, voice: Voice) -> tuple[Clause, ...]:
    things = (cards(_kinds(effect.kinds), effect.number),)
    if effect.give:
        return _clause("give", "price", things=things, who=voice.who)
    return _clause("discard", "price", things=things)


@_say.register
def _(effect: DiscardDown, _: Voice) -> tuple[Clause, ...]:
    return _clause("discard-down", count=effect.number)


@_say.register
def _(_effect: DiscardHand, _: Voice) -> tuple[Clause, ...]:
    return _clause("discard-hand", "price")


@_say.register
def _(effect: DiscardToken, _: Voice) -> tuple[Clause, ...]:
    return _clause(
        "discard", "price", things=(Message("some-token", {"kind": effect.kind, "least": effect.least}),)
    )


@_say.register
def _(effect: PlayVisitor, _: Voice) -> tuple[Clause, ...]:
    return _clause("play", things=(cards(effect.kind, 1),))


@_say.register
def _(effect: TakeTops, voice: Voice) -> tuple[Clause, ...]:
    least = int(voice.options.innkeeper_min_piles)
    return _clause("take-tops", count=effect.number, alone="yes" if least < effect.number else "no")


@_say.register
def _(effect: Reveal, _: Voice) -> tuple[Clause, ...]:
    return _clause("reveal", decks=len(ALL_KINDS), count=effect.keep)


# -- fields, grapes and wine -----------------------------------------------------------------------------------


@_say.register
def _(effect: Plant, voice: Voice) -> tuple[Clause, ...]:
    waived = "-any-structure" if effect.any_structure else "-any-value" if effect.any_value else ""
    return _clause(f"plant{waived}", vines=voice.amount("vines"))


@_say.register
def _(effect: Uproot, voice: Voice) -> tuple[Clause, ...]:
    vines = voice.amount("vines")
    if not effect.to_discard:
        return _clause("uproot", vines=vines, to=voice.options.yoke_uproot_destination)
    which = voice.options.uproot_discard_which
    return _clause("uproot-discard", "price", vines=vines, which=which)


@_say.register
def _(_effect: Harvest, voice: Voice) -> tuple[Clause, ...]:
    return _clause("harvest", fields=voice.amount("fields"))


@_say.register
def _(effect: MakeWine, voice: Voice) -> tuple[Clause, ...]:
    wines = voice.amount("wines")
    if effect.any_cellar:
        pushed = voice.options.zymologist_below_four
        return _clause("make-wine-any-cellar", wines=wines, least=effect.least, pushed=pushed)
    return _clause("make-wine", wines=wines)


@_say.register
def _(effect: FillOrder, _: Voice) -> tuple[Clause, ...]:
    filled = _clause("fill-order")
    return (*filled, *_clause("gain-extra-vp", vp=effect.extra)) if effect.extra else filled


@_say.register
def _(_effect: AddGrapes, voice: Voice) -> tuple[Clause, ...]:
    return _clause("add-grapes", slot=voice.options.placed_grape_slot_taken)


@_say.register
def _(_effect: AddGrape, voice: Voice) -> tuple[Clause, ...]:
    return _clause("add-grape", slot=voice.options.placed_grape_slot_taken)


@_say.register
def _(effect: AgeAllWine, _: Voice) -> tuple[Clause, ...]:
    return _clause("age-all", steps=effect.steps)


@_say.register
def _(_effect: AgeOneWine, _: Voice) -> tuple[Clause, ...]:
    return _clause("age-one")


@_say.register
def _(_effect: SwapVines, voice: Voice) -> tuple[Clause, ...]:
    return _clause("swap", limits="yes" if voice.options.switch_checks_field_limit else "no")


# -- workers, the main board, the influence map ----------------------------------------------------------------


@_say.register
def _(_effect: Retrieve, voice: Voice) -> tuple[Clause, ...]:
    return _clause("retrieve", workers=voice.amount("workers"), excluded=voice.options.producer_excludes)


@_say.register
def _(_effect: RetrieveGrande, voice: Voice) -> tuple[Clause, ...]:
    return _clause("retrieve-grande", who=voice.who)


@_say.register
def _(_effect: SendAhead, voice: Voice) -> tuple[Clause, ...]:
    return _clause("send-ahead", impossible=voice.options.planner_impossible)


@_say.register
def _(_effect: UseAction, _: Voice) -> tuple[Clause, ...]:
    return _clause("use-action")


@_say.register
def _(_effect: MoveRooster, _: Voice) -> tuple[Clause, ...]:
    return _clause("move-rooster")


@_say.register
def _(_effect: TemporaryWorker, _: Voice) -> tuple[Clause, ...]:
    return _clause("temporary-worker")


@_say.register
def _(_effect: PlaceStar, _: Voice) -> tuple[Clause, ...]:
    return _clause("place-star")


# -- effects made of effects -----------------------------------------------------------------------------------


@_say.register
def _(effect: UpTo, voice: Voice) -> tuple[Clause, ...]:
    often = msgspec.structs.replace(voice, least=effect.least, most=effect.most)
    if not effect.least:
        return _clause("may", "then", act=_inside(effect.act, often))
    done = _say(effect.act, often)
    return (*done, *_reward(effect.reward)) if effect.reward else done


def _reward(reward: Reward) -> tuple[Clause, ...]:
    return _as("apart", _per(reward.per, 0, reward.vp))


def _per(count: str, lira: int, vp: int) -> tuple[Clause, ...]:
    return tuple(Clause(f"effect-per-{count}", {"gain": gain}) for gain in _gain(lira, vp))


@_say.register
def _(effect: GainPer, _: Voice) -> tuple[Clause, ...]:
    """A gain that may come to nothing is said after all else."""
    gained = _per(effect.per, effect.lira, effect.vp)
    return _as("apart", gained) if effect.may_be_none else gained


@_say.register
def _(effect: Either, voice: Voice) -> tuple[Clause, ...]:
    first, *others = (_join(list(_say(act, voice))) for act in effect.acts)
    for other in others:
        first = _or(first, other)
    return (first,)


def _or(one: Clause, other: Clause) -> Clause:
    """One thing or another under the same verb, or one clause or the other."""
    if one.id == other.id and "things" in one.values:
        values = {"before": _tuple(one.values["things"]), "after": _tuple(other.values["things"])}
        things = (Message("some-or", {**values}),)
        return msgspec.structs.replace(one, values={**one.values, "things": things})
    return Clause("effect-or", {"before": one.message(), "after": other}, one.role)


@_say.register
def _(effect: InOrder, voice: Voice) -> tuple[Clause, ...]:
    return tuple(clause for step in effect.steps for clause in _say(step, voice))


@_say.register
def _(effect: Both, voice: Voice) -> tuple[Clause, ...]:
    parts = tuple(clause for part in effect.all for clause in _say(part, voice))
    return (
        (*parts, *_clause("second-price", "apart", vp=effect.second_price)) if effect.second_price else parts
    )


def _choices(branches: tuple[Effect, ...], voice: Voice) -> Message:
    first, *rest = (
        Message("choice", {"number": number, "clause": _inside(branch, voice)})
        for number, branch in enumerate(branches, 1)
    )
    for choice in rest:
        first = Message("choices", {"before": first, "after": choice})
    return first


@_say.register
def _(effect: OneOf, voice: Voice) -> tuple[Clause, ...]:
    return _clause("one-of", choices=_choices(effect.branches, voice))


@_say.register
def _(effect: OneOrBoth, voice: Voice) -> tuple[Clause, ...]:
    return _clause("one-or-both", choices=_choices(effect.branches, voice), vp=effect.price)


@_say.register
def _(effect: ChooseDistinct, voice: Voice) -> tuple[Clause, ...]:
    return _clause("distinct", choices=_choices(effect.branches, voice), count=effect.number)


@_say.register
def _(effect: Depending, voice: Voice) -> tuple[Clause, ...]:
    return _clause(
        f"depending-{effect.on}", then=_inside(effect.then, voice), otherwise=_inside(effect.otherwise, voice)
    )


@_say.register
def _(effect: ByOption, voice: Voice) -> tuple[Clause, ...]:
    return _say(dict(effect.readings)[getattr(voice.options, effect.option)], voice)


# -- what involves the others ----------------------------------------------------------------------------------


@_say.register
def _(effect: MayEach, voice: Voice) -> tuple[Clause, ...]:
    they = msgspec.structs.replace(voice, who="they")
    offer = _clause(
        "everybody-may" if effect.everybody else "opponents-may", "apart", offer=_inside(effect.offer, they)
    )
    taken = _clause("per-taker", "apart", gain=_inside(effect.taken, voice)) if effect.taken else ()
    refused = _clause("per-refuser", "apart", gain=_inside(effect.refused, voice)) if effect.refused else ()
    return (*offer, *taken, *refused)


@_say.register
def _(effect: NameOpponents, voice: Voice) -> tuple[Clause, ...]:
    return (*_clause("name", count=effect.most), *_as("apart", _say(effect.each, voice)))


@_say.register
def _(effect: PaidByActive, _: Voice) -> tuple[Clause, ...]:
    return _clause("pay-named", lira=effect.lira, vp=effect.vp)


@_say.register
def _(effect: HandOverOr, _: Voice) -> tuple[Clause, ...]:
    return _clause("named-give", things=(cards(effect.kind, 1),), vp=effect.vp)


@_say.register
def _(effect: NeighbourMust, voice: Voice) -> tuple[Clause, ...]:
    they = msgspec.structs.replace(voice, who="they")
    return _clause("neighbour-must", "apart", task=_inside(effect.task, they))


@_say.register
def _(effect: PooledOffer, voice: Voice) -> tuple[Clause, ...]:
    return _clause(
        "pooled-offer",
        "apart",
        things=(cards("visitor", effect.number),),
        otherwise=_inside(effect.otherwise, voice),
    )
