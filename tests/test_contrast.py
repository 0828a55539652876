"""The colours of texts against what they stand on, as WCAG measures it: at least 4.5, in both themes."""

from __future__ import annotations

import re
from itertools import product

import pytest

from viticulture_explore import draw

ON_PAPER = product(("ink", "soft", "accent", "ok"), ("paper", "card", "shade", "accent-soft", "ok-soft"))
ON_DARK = [("light-text", ground) for ground in ("red", "green", "teal", "blue", "purple", "black", "grey")]
ON_SEATS = [("light-text", f"seat{seat}") for seat in range(1, 7)]
ON_LIGHT = [("dark-text", ground) for ground in ("gold", "rose", "amber")]
PAIRS = (*ON_PAPER, *ON_DARK, *ON_SEATS, *ON_LIGHT, ("on-accent", "accent"), ("paper", "ink"))


def themes() -> tuple[dict[str, str], dict[str, str]]:
    """The colours of the light theme and those of the dark one, by name."""
    blocks = re.findall(r"\{([^}]*--vx-paper:[^}]*)\}", draw.style())
    light, dark = (dict(re.findall(r"--vx-([\w-]+): #([0-9a-f]{6})", block)) for block in blocks)
    return light, light | dark


def luminance(colour: str) -> float:
    red, green, blue = (int(colour[index : index + 2], 16) / 255 for index in (0, 2, 4))

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_texts_stand_out_from_their_ground(theme: int, text: str, ground: str) -> None:
    colours = themes()[theme]
    assert contrast(colours[text], colours[ground]) >= 4.5


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("sign", ["focus", "ok", "accent", *(f"seat{seat}" for seat in range(1, 7))])
def test_signs_stand_out_from_the_paper(theme: int, sign: str) -> None:
    colours = themes()[theme]
    assert contrast(colours[sign], colours["paper"]) >= 3
