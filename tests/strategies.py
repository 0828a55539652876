"""Hypothesis strategies: descriptions of possible positions of Viticulture, new games under any rules, random play.

Importing it settles how Hypothesis works: the same examples in every run, so that a failure is there for everybody.
``HYPOTHESIS_PROFILE=searching`` looks at other examples each time, and at more of them.
"""

import os
import random
from dataclasses import dataclass, field

from hypothesis import settings, strategies as st

from viticulture_explore.core.position import CHANCE
from viticulture_explore.games import GAMES
from viticulture_explore.viticulture.cards import FIELDS, KINDS, STRUCTURES, VINE_VALUE, VINES

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.register_profile("searching", max_examples=2000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

VITICULTURE = GAMES["viticulture"]
YEARS = 25
"""Random play need not reach 20 points, and the rules force no end: after so many years enough has been seen."""

CARDS = [
    (card, copy)
    for kind in KINDS
    for card, copies in zip(kind.ids, kind.copies, strict=True)
    for copy in range(copies)
]
LEAST = {"red": 1, "white": 1, "blush": 4, "sparkling": 7}


def tokens(colours, top):
    """Values by colour, each at most once, none above what is built."""
    return st.fixed_dictionaries(
        {
            colour: st.lists(st.integers(LEAST[colour], top), unique=True)
            for colour in colours
            if LEAST[colour] <= top
        }
    )


@st.composite
def vineyards(draw, vines, hand):
    """A vineyard with these vines, planted as far as the fields hold them, and these cards."""
    structures = draw(st.sets(st.sampled_from(STRUCTURES)))
    if "large_cellar" in structures:
        structures.add("medium_cellar")
    built = [name for name in STRUCTURES if name in structures]
    top = 9 if "large_cellar" in built else 6 if "medium_cellar" in built else 3
    workers = draw(st.integers(1, 5))
    return {
        "lira": draw(st.integers(0, 30)),
        "vp": draw(st.integers(-5, 19)),
        "residual": draw(st.integers(0, 5)),
        "workers": workers,
        "in_training": draw(st.integers(0, 5 - workers)),
        "available": draw(st.integers(1, workers)),
        "grande": draw(st.booleans()),
        "structures": built,
        "used": [
            name for name in built if name in {"yoke", "windmill", "tasting_room"} and draw(st.booleans())
        ],
        "fields": draw(fields(vines)),
        "harvested": draw(st.lists(st.sampled_from(FIELDS), unique=True)),
        "crush_pad": draw(tokens(("red", "white"), 9)),
        "cellar": draw(tokens(("red", "white", "blush", "sparkling"), top)),
        "hand": hand,
    }


@st.composite
def fields(draw, vines):
    """Fields with these vines, as far as their limits go; an empty field may be sold."""
    planted = {field: [] for field in FIELDS}
    for vine in vines:
        field = draw(st.sampled_from(FIELDS))
        value = sum(VINE_VALUE[VINES.number[card]] for card in (*planted[field], vine))
        if value <= field:
            planted[field].append(vine)
    return {field: "sold" if not cards and draw(st.booleans()) else cards for field, cards in planted.items()}


@st.composite
def descriptions(draw, seasons=("spring", "summer", "fall", "winter")):
    """A possible position with 2 to 6 players: somebody's turn in one of the seasons."""
    players = draw(st.integers(2, 6))
    season = draw(st.sampled_from(seasons))
    cards = draw(st.lists(st.sampled_from(CARDS), unique=True, max_size=8 * players))
    shares = [[card for card, _ in cards[seat::players]] for seat in range(players)]
    told = {
        "players": players,
        "year": draw(st.integers(1, 9)),
        "season": season,
        "first_player": draw(st.integers(1, players)),
        "vineyards": {},
    }
    if season != "spring":
        told["wake_up"] = draw(st.permutations(range(1, 8)))[:players]
    for seat, share in enumerate(shares, 1):
        vines = [card for card in share if card in VINES.number][:3]
        hand = list(share)
        for vine in vines:
            hand.remove(vine)
        told["vineyards"][seat] = draw(vineyards(vines, hand))
    return told


@dataclass(frozen=True)
class Table:
    """What a game is played under: seats, rulebook, single options set otherwise, modules."""

    players: int
    rulebook: str = "official"
    options: dict[str, str] = field(default_factory=dict)
    modules: tuple[str, ...] = ()

    def new(self):
        return VITICULTURE.new(self.players, self.rulebook, self.options, self.modules)

    def set_up(self, described):
        return VITICULTURE.set_up(described, self.rulebook, self.options, self.modules)


def tables():
    """Any number of players under any rulebook, with any options and modules."""
    return st.builds(
        Table,
        st.sampled_from(VITICULTURE.seats),
        st.sampled_from(list(VITICULTURE.rulebooks)),
        st.fixed_dictionaries(
            {}, optional={name: st.sampled_from(values) for name, values in VITICULTURE.options.items()}
        ),
        st.lists(st.sampled_from(VITICULTURE.modules), unique=True).map(tuple),
    )


SEEDS = st.integers(0, 2**32)


def walk(position, seed):
    """The steps of random play from a position to the end of the game or of the last year, as (before, move)."""
    rng = random.Random(seed)
    while position.actor is not None and position.year <= YEARS:
        move = position.sample(rng) if position.actor == CHANCE else rng.choice(position.legal_moves())
        yield position, move
        position = position.after(move)


@st.composite
def reached(draw, most=1500):
    """A table and a position that random play reaches there in up to so many moves."""
    table = draw(tables())
    moves = draw(st.integers(0, most))
    position = table.new()
    for number, (before, move) in enumerate(walk(position, draw(SEEDS))):
        position = before
        if number == moves:
            break
        position = before.after(move)
    return table, position
