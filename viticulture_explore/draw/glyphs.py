"""How each kind of shape looks: one small function a kind, from a few numbers to SVG markup.

Everything is drawn from (0, 0) to (width, height). Colours are classes; ``shapes.css`` gives them values in a light
and a dark theme. Texts are already words of the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Final

import msgspec

from viticulture_explore.core.scene import ARROW_LINE, Align, Kind, State, Tone
from viticulture_explore.draw.measure import ELLIPSIS, fit


class Look(msgspec.Struct, frozen=True, kw_only=True):
    """All that decides how a shape looks, in units of the scene."""

    kind: Kind
    width: float
    height: float
    text: str = ""
    mark: str = ""
    tone: Tone = "plain"
    align: Align = "start"
    state: State = "plain"
    value: int | None = None
    most: int | None = None


@lru_cache(maxsize=8192)
def glyph(look: Look) -> str:
    """The SVG markup of a shape, without its place and without what a click on it does."""
    return GLYPHS[look.kind](look) + _news(look)


def _news(look: Look) -> str:
    """A dot on the corner of what has just changed: the tint alone is lost on those who see fewer colours."""
    if look.state != "changed" or look.kind not in FRAMED:
        return ""
    return f'<circle class="vx-news vx-mute" cx="{number(look.width - 3)}" cy="3" r="3.5"/>'


FRAMED: Final = frozenset({"box", "slot", "leaf", "card", "coin", "cork", "bottle"})
"""The kinds whose frame tells that they have changed."""


def number(value: float) -> str:
    """A length as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def write(  # noqa: PLR0913 - a text has a place and a look, the look by name
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    room: float = 1e6,
    anchor: str = "start",
    style: str = "ink",
    lines: int = 1,
    line: float = 1.2,
    bold: bool = False,
) -> str:
    """A text whose lines are centred on the height ``y``, made smaller or shortened to fit its room."""
    if not text:
        return ""
    rows, fitted = fit(text, size, room / 1.06 if bold else room, lines)
    step = fitted * line
    first = y + fitted * 0.35 - step * (len(rows) - 1) / 2
    classes = f"vx-t vx-t-{style}{' vx-b' if bold else ''}"
    return "".join(
        f'<text class="{classes}" x="{number(x)}" y="{number(first + step * index)}"'
        f' font-size="{number(fitted)}" text-anchor="{anchor}">{escape(row)}</text>'
        for index, row in enumerate(rows)
    )


def rect(  # noqa: PLR0913 - a size, a look and a place
    width: float, height: float, radius: float, classes: str, *, x: float = 0, y: float = 0
) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect class="{classes}" x="{number(x)}" y="{number(y)}" width="{number(width)}"'
        f' height="{number(height)}" rx="{number(radius)}"/>'
    )


def _scaled(content: str, look: Look, box: float) -> str:
    """Content drawn around (0, 0) in a square of side ``box``, brought to the middle of the shape."""
    scale = min(look.width, look.height) / box
    middle = f"translate({number(look.width / 2)} {number(look.height / 2)})"
    return f'<g transform="{middle} scale({scale:.3f})">{content}</g>'


SMALL_SIZES: Final = (11.3, 10, 9)
SMALL_LINE: Final = 1.07
"""How a text is written that is too long, if that gives it another line and larger letters: the sizes to try in turn,
and the height of a line as a multiple of the size."""


def _text(look: Look) -> str:
    size: float = 15 if look.tone == "strong" else 12 if look.tone == "soft" else 13
    style = look.tone if look.tone in {"soft", "accent"} else "ink"
    lines, line = max(1, int(look.height // (size * 1.15))), 1.2
    for small in SMALL_SIZES:
        more = int(look.height // (small * SMALL_LINE))
        if more > lines and _reads(look, small, more) > _reads(look, size, lines):
            size, lines, line = small, more, SMALL_LINE
    return write(
        look.text,
        {"start": 0.0, "middle": look.width / 2, "end": look.width}[look.align],
        look.height / 2,
        size,
        room=look.width,
        anchor=look.align,
        lines=lines,
        line=line,
        style=style,
        bold=look.tone == "strong",
    )


def _reads(look: Look, size: float, lines: int) -> float:
    """The size of letters that a text comes out with; nothing if it would be cut short."""
    rows, fitted = fit(look.text, size, look.width, lines)
    return 0.0 if rows[-1].endswith(ELLIPSIS) else fitted


def _box(look: Look) -> str:
    return rect(look.width, look.height, 9, "vx-box vx-hit") + write(
        look.text, 11, 15, 13, room=look.width - 17, bold=True
    )


def _band(look: Look) -> str:
    hatch = ""
    if look.state == "unbuilt":
        step = 9.0
        strokes = int((look.width + look.height) / step)
        lines = []
        for index in range(1, strokes + 1):
            offset = index * step
            x1, y1 = min(offset, look.width), max(0.0, offset - look.width)
            x2, y2 = max(0.0, offset - look.height), min(offset, look.height)
            lines.append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")
        hatch = f'<path class="vx-hatch" d="{"".join(lines)}"/>'
    frame = rect(look.width, look.height, 10, "vx-band vx-hit")
    return frame + hatch + write(look.text, 8, 11, 12, room=look.width - 14, style="soft")


def _slot(look: Look) -> str:
    return rect(look.width, look.height, min(8, look.height / 3), "vx-slot vx-hit") + write(
        look.text,
        look.width / 2,
        look.height / 2,
        12,
        room=look.width - min(6, look.width / 5),
        anchor="middle",
        style="soft",
        lines=max(1, int(look.height // 14)),
    )


def _bead(look: Look) -> str:
    radius = min(look.width, look.height) / 2
    text = look.text or ("" if look.value is None else str(look.value))
    centre = f'cx="{number(radius)}" cy="{number(look.height / 2)}"'
    return f'<circle class="vx-fill vx-hit" {centre} r="{number(radius)}"/>' + write(
        text, radius, look.height / 2, radius * 1.4, room=radius * 1.9, anchor="middle", style="on", bold=True
    )


def _cube(look: Look) -> str:
    side = min(look.width, look.height)
    width = side if look.value is None else look.width  # the letter of several has their number before it
    text = look.text if look.value is None else f"{look.value} {look.text}".strip()
    face = rect(width, side, side / 6, "vx-fill vx-edge vx-hit", y=(look.height - side) / 2)
    middle = look.height / 2
    return face + write(
        text, width / 2, middle, side * 0.68, room=width * 0.96, anchor="middle", style="on", bold=True
    )


BERRIES: Final = ((-4.6, -5.5), (4.6, -5.5), (-9, 2), (0, 2), (9, 2), (-4.6, 9), (4.6, 9))


def _grape(look: Look) -> str:
    berries = "".join(f'<circle class="vx-fill vx-edge" cx="{x}" cy="{y}" r="5.6"/>' for x, y in BERRIES)
    middle = '<circle class="vx-fill" cx="0" cy="2" r="9"/>'
    stem = '<path class="vx-stem" d="M0 -10q1.500 -5 7 -5"/>'
    return _scaled(stem + berries + middle + _on_token(look, 2.2, 14), look, 34)


def _wine(look: Look) -> str:
    glass = (
        '<path class="vx-glass" d="M-11 -15h22c0 12-3 17.5-9.3 19v8.2h5.3v2.6h-14v-2.6h5.3v-8.2'
        'c-6.3-1.5-9.3-7-9.3-19z"/>'
    )
    wine = '<path class="vx-fill" d="M-10.6 -11h21.2c-.7 9.5-4 13.5-10.6 14-6.6-.5-9.9-4.5-10.6-14z"/>'
    return _scaled(glass + wine + _on_token(look, -4.4, 13), look, 34)


def _flute(look: Look) -> str:
    glass = '<path class="vx-glass" d="M-7 -16h14c.5 12-1 18-5.6 20v9h5v2.6h-12.8v-2.6h5v-9c-4.6-2-6.1-8-5.6-20z"/>'
    wine = '<path class="vx-fill" d="M-7.2 -12h14.4c.2 9-1.6 14-7.2 15-5.6-1-7.4-6-7.2-15z"/>'
    return _scaled(glass + wine + _on_token(look, -5.2, 13), look, 34)


def _on_token(look: Look, y: float, size: float) -> str:
    text = "" if look.value is None else str(look.value)
    return write(text, 0, y, size, anchor="middle", style="on", bold=True)


LEAF: Final = "M0 7c-6 0-9-4-8-9 2 0 3 1 4 2-1-4 1-7 4-8 3 1 5 4 4 8 1-1 2-2 4-2 1 5-2 9-8 9zM0 7v4"


NARROW: Final = 80


def _leaf(look: Look) -> str:
    if look.width < NARROW:  # the name needs the room of the leaf
        return rect(look.width, look.height, 7, "vx-chip vx-hit") + write(
            look.text, 7, look.height / 2, 11, room=look.width - 11
        )
    leaf = f'<path class="vx-leaf" transform="translate(11 {number(look.height / 2 - 1)}) scale(.62)" d="{LEAF}"/>'
    return (
        rect(look.width, look.height, 7, "vx-chip vx-hit")
        + leaf
        + write(look.text, 20, look.height / 2, 12, room=look.width - 22)
    )


def _card(look: Look) -> str:
    top = 13.0 if look.mark else 7.0
    inner, outer, down = number(look.width - 14), number(look.width), number(top - 7)
    stripe = f'<path class="vx-fill" d="M7 0h{inner}a7 7 0 0 1 7 7v{down}h-{outer}v-{down}a7 7 0 0 1 7-7z"/>'
    stripe += write(
        look.mark, look.width / 2, 7, 12, room=look.width - 4, anchor="middle", style="on", bold=True
    )
    pile = ""
    if look.value is not None:
        pile = rect(look.width, look.height, 7, "vx-card vx-under", x=3, y=-3)
    middle = top + (look.height - top) / 2
    value = "" if look.value is None else str(look.value)
    words = write(
        look.text,
        look.width / 2,
        middle,
        11.5,
        room=look.width - 8,
        anchor="middle",
        lines=max(1, int((look.height - top - 4) // 12.5)),
    )
    if value and look.text:
        start = 12.5 + 8.5 * len(value)
        words = write(value, 6, middle, 14, bold=True) + write(
            look.text, start, middle, 11.5, room=look.width - start - 3, lines=2
        )
    elif value:
        words = write(value, look.width / 2, middle, 15, anchor="middle", bold=True)
    return pile + rect(look.width, look.height, 7, "vx-card vx-hit") + stripe + words


def _worker(look: Look) -> str:
    body = (
        '<circle class="vx-fill vx-edge" cx="0" cy="-8" r="5.4"/>'
        '<path class="vx-fill vx-edge" d="M-10 13c0-11 3-14.500 10-14.500s10 3.500 10 14.500z"/>'
    )
    return _small_worker(look) or _scaled(body + _on_token(look, 6.4, 14), look, 30)


SMALL_WORKER: Final = 18


def _small_worker(look: Look, hat: str = "") -> str:
    """A head with the seat on it, where a whole figure would be too small to read; nothing where there is room."""
    if min(look.width, look.height) >= SMALL_WORKER:
        return ""
    head = '<circle class="vx-fill vx-edge" cx="0" cy="0" r="8"/>'
    return _scaled(head + hat + _on_token(look, 0.4, 12.5), look, 17)


def _grande(look: Look) -> str:
    body = (
        '<path class="vx-fill vx-edge" d="M-9 -11.500h18l-2.500 -2h-2.500v-4.500h-8v4.500h-2.500z"/>'
        '<circle class="vx-fill vx-edge" cx="0" cy="-7" r="5.4"/>'
        '<path class="vx-fill vx-edge" d="M-13 14c0-13 4-16 13-16s13 3 13 16z"/>'
    )
    hat = '<path class="vx-fill vx-edge" d="M-8.500 -5.500h17l-2.500 -2h-2v-2.500h-8v2.500h-2z"/>'
    return _small_worker(look, hat) or _scaled(body + _on_token(look, 6.4, 15), look, 33)


def _sign(look: Look, icon: str) -> str:
    """An icon with its number, and its unit where there is room."""
    middle = look.height / 2
    text = "" if look.value is None else str(look.value)
    start = 25.0
    end = start + 9.0 * len(text) + 4
    return (
        rect(look.width, look.height, 8, "vx-sign vx-hit")
        + f'<g transform="translate(11 {number(middle)})">{icon}</g>'
        + write(text, start, middle, 15, bold=True)
        + write(look.text, end, middle, 12.5, room=look.width - end - 2, style="soft")
    )


def _coin(look: Look) -> str:
    return _sign(
        look,
        '<circle class="vx-coin" r="9"/><circle class="vx-coin-in" r="6.200"/>'
        '<path class="vx-coin-mark" d="M-2.600 -1.500a2.600 3 0 0 1 5.200 0v3a2.600 3 0 0 1 -5.200 0z"/>',
    )


def _cork(look: Look) -> str:
    return _sign(
        look,
        '<path class="vx-cork" d="M-5.500 -9.500h11l-1 6 1 13h-11l1 -13z"/>'
        '<path class="vx-cork-mark" d="M-2.500 -5.500h1.500M1 -1h2M-3 2.500h2M0.500 6h2"/>',
    )


def _bottle(look: Look) -> str:
    return _sign(
        look,
        '<path class="vx-bottle" d="M-2 -10h4v6l3 4v10h-10v-10l3 -4z"/>'
        '<path class="vx-bottle-tag" d="M-5 2h10v4h-10z"/>',
    )


def _rooster(look: Look) -> str:
    body = (
        '<path class="vx-comb" d="M3 -12c1-3 3-2 3 0 2-2 4 0 3 2l-3 2z"/>'
        '<path class="vx-fill vx-edge" d="M9 -9c-1-2.5-6-2.5-7 1-1 4-3 5-6 3-2-1.5-4-4-7-3 1 8 4 14 11 14s9-6 8-12'
        'l4-1.5z"/>'
        '<path class="vx-legs" d="M-2 5v8h2M2 5v8h2"/>'
    )
    return _scaled(body + _on_token(look, 5, 10), look, 32)


def _gauge(look: Look) -> str:
    most, used = max(look.most or 1, 1), look.value or 0
    gap, height = 3.0, 7.0
    step = (look.width + gap) / most
    top = look.height - height
    cells = "".join(
        rect(step - gap, height, 3.5, "vx-used" if index < used else "vx-free", x=index * step, y=top)
        for index in range(most)
    )
    return cells + write(look.text, look.width, top - 9, 12, room=look.width, anchor="end", style="soft")


def _arrow(look: Look) -> str:
    dx, dy = look.width, look.height
    if abs(dy) >= 12:  # down and across: it leaves and arrives upright
        bend, ahead = (0.0, dy * 0.6), (dx, dy * 0.3)
    else:  # along a row: in a bow above it
        height = max(26.0, abs(dx) * 0.18)
        bend, ahead = (dx * 0.5, -height), (dx * 0.5, dy - height)
    length = max((ahead[0] - dx) ** 2 + (ahead[1] - dy) ** 2, 1e-6) ** 0.5
    ux, uy = (dx - ahead[0]) / length, (dy - ahead[1]) / length
    back = (dx - 8 * ux, dy - 8 * uy)
    left, right = (back[0] - 4 * uy, back[1] + 4 * ux), (back[0] + 4 * uy, back[1] - 4 * ux)
    points = " ".join(f"{number(x)},{number(y)}" for x, y in ((dx, dy), left, right))
    path = (
        f"M0 0C{number(bend[0])} {number(bend[1])} {number(ahead[0])} {number(ahead[1])}"
        f" {number(back[0])} {number(back[1])}"
    )
    words = ""
    if look.text:
        words = write(
            look.text, max(dx, 0.0) + 9, dy / 2 - 3 - ARROW_LINE * (look.value or 0), 12, style="accent"
        )
    return f'<path class="vx-arrow" d="{path}"/><polygon class="vx-head" points="{points}"/>{words}'


GLYPHS: Final[dict[Kind, Callable[[Look], str]]] = {
    "text": _text,
    "box": _box,
    "band": _band,
    "slot": _slot,
    "bead": _bead,
    "cube": _cube,
    "grape": _grape,
    "wine": _wine,
    "flute": _flute,
    "leaf": _leaf,
    "card": _card,
    "worker": _worker,
    "grande": _grande,
    "coin": _coin,
    "cork": _cork,
    "bottle": _bottle,
    "rooster": _rooster,
    "gauge": _gauge,
    "arrow": _arrow,
}
