"""A scene as a picture: its shapes in words and markup for the explorer, or one static SVG for files and exports."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from viticulture_explore.core.scene import Scene, Shape
from viticulture_explore.draw.glyphs import Look, glyph, number
from viticulture_explore.text import say

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game


class DrawnShape(msgspec.Struct, frozen=True):
    """A shape in words and markup, ready for a page: where it is, how it looks, what it says and what a click does."""

    id: str
    place: str
    """The SVG ``transform`` that brings it to its place."""
    classes: str
    markup: str
    says: str
    moves: tuple[str, ...]
    tries: str
    looks: int
    about: str


def drawn(scene: Scene, lang: str, game: Game | None = None) -> tuple[DrawnShape, ...]:
    """Every shape of a scene in a language, from back to front."""
    return tuple(_drawn(shape, lang, game) for shape in scene.shapes)


def svg(scene: Scene, lang: str = "en", game: Game | None = None) -> str:
    """A scene as one SVG with its style inside: what is shown where no widget can run, and what is exported.

    A title and a description in words are part of it, so that it can be read without seeing it.
    """
    title = escape(say(scene.title, lang, game))
    shapes = drawn(scene, lang, game)
    parts = "".join(
        f'<g class="{shape.classes}" transform="{shape.place}">'
        + (f"<title>{escape(shape.says)}</title>" if shape.says else "")
        + f"{shape.markup}</g>"
        for shape in shapes
    )
    size = f'width="{number(scene.width)}" height="{number(scene.height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="vx vx-svg" lang="{lang}" role="img" aria-label="{title}"'
        f' {size} viewBox="-8 -8 {number(scene.width + 16)} {number(scene.height + 16)}">'
        f"<title>{title}</title><desc>{escape(described(scene, lang, game))}</desc><style>{style()}</style>"
        f'<rect x="-8" y="-8" width="100%" height="100%" rx="10" style="fill:var(--vx-paper)"/>{parts}</svg>'
    )


def described(scene: Scene, lang: str, game: Game | None = None) -> str:
    """A scene in words alone: what its shapes say, each once, in their order."""
    said = dict.fromkeys(shape.says for shape in drawn(scene, lang, game) if shape.says)
    return " · ".join(said)


@cache
def style() -> str:
    """The style sheet of boards and graphs, light and dark."""
    return files("viticulture_explore.draw").joinpath("shapes.css").read_text(encoding="utf-8")


def _drawn(shape: Shape, lang: str, game: Game | None) -> DrawnShape:
    text = say(shape.label, lang, game) if shape.label else ""
    look = Look(
        kind=shape.kind,
        width=shape.width,
        height=shape.height,
        text=text,
        mark=say(shape.mark, lang, game) if shape.mark else "",
        tone=shape.tone,
        align=shape.align,
        state=shape.state,
        value=shape.value,
        most=shape.most,
    )
    says = say(shape.says, lang, game) if shape.says else text
    does = " vx-can" if shape.moves else " vx-ask" if shape.tries else " vx-look" if shape.looks else ""
    if not (does or shape.says):  # what only adorns another shape lets a click through to it
        does = " vx-mute"
    return DrawnShape(
        shape.id,
        f"translate({number(shape.x)} {number(shape.y)})",
        f"vx-shape vx-tone-{shape.tone} vx-is-{shape.state}{does}",
        glyph(look),
        says,
        shape.moves,
        shape.tries,
        shape.looks,
        shape.about,
    )
