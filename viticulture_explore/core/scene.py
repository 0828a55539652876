"""What to draw, as data: a board made of a few kinds of shapes. How they look is for :mod:`viticulture_explore.draw`.

A game describes its board once; the explorer, the static pictures and the exports all draw that description.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from viticulture_explore.core.message import Message

Kind = Literal[
    "text",  # a label on the paper
    "box",  # a frame around things that belong together, its label in the upper left corner
    "band",  # an area behind places, hatched while it is unbuilt
    "slot",  # a place that can hold something; a label stands in its middle
    "bead",  # a round sign with a letter or a value, beside the name it stands for
    "cube",  # a wooden cube with a letter or a value
    "grape",
    "wine",  # a glass of it
    "flute",  # a glass of sparkling wine
    "leaf",  # a name beside a leaf
    "card",  # a card, open (with its label) or as a pile with a number (value)
    "worker",
    "grande",  # the large worker
    "coin",
    "cork",  # victory points
    "bottle",  # residual payments
    "rooster",
    "gauge",  # how much of a limit is used: value of most
    "arrow",  # from (x, y) to (x + width, y + height), the label beside it, so many lines higher as the value says
]
"""The visual vocabulary."""

ARROW_LINE: Final = 14.0
"""The height of a line beside an arrow."""

Tone = Literal[
    "plain",
    "strong",
    "soft",
    "accent",
    "red",
    "rose",
    "amber",
    "gold",
    "green",
    "teal",
    "blue",
    "purple",
    "black",
    "grey",
    "seat1",
    "seat2",
    "seat3",
    "seat4",
    "seat5",
    "seat6",
]
"""The colours, by the weight of a text, by name or by seat; which thing has which is for the game to say.

No tone is the only sign of what it means: a letter, a shape or a word stands beside it.
"""

Align = Literal["start", "middle", "end"]
"""Where a label on the paper stands in its width."""

State = Literal[
    "plain",
    "unbuilt",  # not there yet: hatched or dashed
    "spent",  # used up for now: paler
    "changed",  # the last step changed it
    "gone",  # it was here before the last step
    "chosen",  # what the decision is about
]
"""How a thing is at the moment. That something can be played is not a state: its ``moves`` say so."""


class Shape(msgspec.Struct, frozen=True, kw_only=True):
    """One thing on the board.

    ``id`` is the same for the same thing in every position, so that a drawing is updated in place. Lengths are in
    units of the scene, with the origin in the upper left corner. ``moves`` are the texts of the legal moves it
    stands for: one is played by a click, among several the explorer asks. ``tries`` is the text of a conceivable
    move: a click on something without legal moves says why that one is not possible. ``looks`` is the seat whose
    board a click brings to the front.
    """

    id: str
    kind: Kind
    x: float
    y: float
    width: float
    height: float
    label: Message | None = None
    """What is written on it."""
    says: Message | None = None
    """What a screen reader and the tooltip say: a whole phrase; without it, the label."""
    mark: Message | None = None
    """What stands in the coloured edge of a card: of which kind it is, for whoever cannot tell the colours."""
    tone: Tone = "plain"
    align: Align = "start"
    state: State = "plain"
    value: int | None = None
    """A number that is part of the picture: the value of a token, a count, how much of a limit is used."""
    most: int | None = None
    """The limit of a gauge."""
    moves: tuple[str, ...] = ()
    tries: str = ""
    looks: int = 0
    about: str = ""
    """The id of the card or space (:meth:`.game.Game.cards`) it stands for: what it does is said in a tooltip."""
    owner: int = 0
    """The seat that alone may see its face, if there is one: others see that it is there."""
    back: Tone | None = None
    """The colour others see of a card with an owner, if it is not that of its face."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """A whole board: its size, its title, the shapes from back to front, and where in the game it is.

    ``stages`` name the parts of a round in order (seasons, phases); ``stage`` is the index of the present one.
    ``round`` says which round it is, without its stage.
    """

    width: float
    height: float
    title: Message
    shapes: tuple[Shape, ...]
    stages: tuple[Message, ...] = ()
    stage: int = -1
    round: Message | None = None
