"""What the one at the screen may see while hands are hidden: their own cards, and of others that they are there.

Everything the page shows of secrets goes through here: the board, what happened, the moves of the record, and
whether the present decision may be shown with its choices.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE
from viticulture_explore.text import say

if TYPE_CHECKING:
    from viticulture_explore.core.position import Event, Move, Position
    from viticulture_explore.core.scene import Scene, Shape
    from viticulture_explore.widgets.session import Session


def scene_of(session: Session) -> Scene:
    """The present board: what the last step changed is marked, and cards that are not to be seen lie face down."""
    step = session.line.step
    scene = session.game.scene(session.position, session.seat, step.events if step else ())
    return veiled(scene, session.viewer, closed=is_closed(session)) if session.table.hidden else scene


def veiled(scene: Scene, viewer: int, *, closed: bool = False) -> Scene:
    """A scene as a seat may see it: the cards of others lie face down, and what is written on them is not there.

    Where the decision is ``closed``, nothing can be played by a click.
    """
    shapes = []
    for number, shape in enumerate(scene.shapes):
        if shape.owner in {0, viewer}:
            shapes.append(replace(shape, moves=()) if closed else shape)
        elif shape.kind == "card":
            shapes.append(_face_down(shape, number))
    return replace(scene, shapes=tuple(shapes))


def is_closed(session: Session) -> bool:
    """Whether the choices of the present decision are not for the one at the screen.

    That is so for the decisions of other seats, and for a draw: which cards are left tells which are held.
    """
    position = session.position
    if not session.table.hidden or position.actor is None:
        return False
    if position.actor == CHANCE:
        return any(position.game.conceals(position, move) for move in position.legal_moves())
    return position.actor != session.viewer


def told(session: Session, event: Event) -> str:
    """What happened, as far as the one at the screen may know it."""
    knows = session.game.known_to(event)
    if session.table.hidden and knows not in {0, session.viewer}:
        return say(Message("ui-hidden-event", {"seat": knows}), session.lang)
    return say(session.game.say_event(event), session.lang, session.game)


def move_of(session: Session, before: Position, move: Move) -> str:
    """A move of the record, as far as the one at the screen may know it: a card from a deck is a secret."""
    if session.table.hidden and before.game.conceals(before, move):
        key = "draw" if before.actor == CHANCE else "choice"
        return say(Message(f"ui-hidden-{key}"), session.lang)
    return say(before.game.say_move(before, move), session.lang, before.game)


def _face_down(shape: Shape, number: int) -> Shape:
    """The back of a card. Its id would tell what it is, too."""
    return replace(
        shape,
        id=f"face down {number}",
        label=None,
        says=Message("ui-face-down"),
        tone=shape.back or shape.tone,
        state="plain",
        value=None,
        moves=(),
        tries="",
        about="",
    )
