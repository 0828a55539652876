"""How wide a text is, without fonts: enough to fit words into shapes and to give graph nodes a width."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

NARROW = frozenset("iljtfrI.,:;'|!()[]·- ")
BROAD = frozenset("mwMWQOG%@—")
ELLIPSIS = "…"

# What a line does not begin with, and what it does not end with, in Japanese and Chinese.
CLOSING = frozenset("＝。、，．）」』】！？：；ー・…ャュョッァィゥェォゃゅょっ")
OPENING = frozenset("（「『【")


@lru_cache(maxsize=4096)
def em_width(text: str) -> float:
    """The width of a text in ems (multiples of the font size): East Asian wide characters count 1."""
    return sum(_em(character) for character in text)


def _em(character: str) -> float:
    if unicodedata.combining(character):
        return 0.0
    if _is_wide(character):
        return 1.0
    if character in NARROW:
        return 0.36
    if character in BROAD:
        return 0.9
    return 0.69 if character.isupper() else 0.61


@lru_cache(maxsize=4096)
def fit(
    text: str, size: float, room: float, lines: int = 1, least: float = 0.8
) -> tuple[tuple[str, ...], float]:
    """Break a text into at most so many lines of the given room, at the largest size from ``size`` down.

    Below ``least`` times the size nothing is readable any more: then the last line ends in an ellipsis.

    >>> fit("tasting room", 12, 200)
    (('tasting room',), 12)
    """
    for share in (1.0, 0.94, 0.88, least):
        broken = _broken(text, room / (size * share))
        if len(broken) <= lines and (broken[-1] or not text):
            return broken, size if share == 1.0 else round(size * share, 2)
    kept = broken[: lines - 1]
    rest = _join(broken[lines - 1 :])
    return (*kept, _shortened(rest, room / (size * least))), round(size * least, 2)


def _join(lines: tuple[str, ...]) -> str:
    text = ""
    for line in lines:
        text += (" " if text and text[-1].isascii() and line[:1].isascii() else "") + line
    return text


def _broken(text: str, room: float) -> tuple[str, ...]:
    lines: list[str] = []
    line = ""
    for part in _parts(text):
        if line and em_width((line + part).rstrip()) > room:
            lines.append(line.rstrip())
            line = part.lstrip()
        else:
            line += part
    if any(em_width(found) > room for found in (*lines, line)):
        return (*lines, line, "")  # a single part is too wide: more lines would not help
    return (*lines, line.rstrip())


def _parts(text: str) -> list[str]:
    """The pieces between which a line may break: words, and single East Asian characters with their punctuation."""
    parts: list[str] = []
    for before, character in zip(" " + text, text, strict=False):
        if parts and not _may_break(before, character):
            parts[-1] += character
        else:
            parts.append(character)
    return parts


def _may_break(before: str, after: str) -> bool:
    if after in CLOSING or before in OPENING:
        return False
    if after.isdigit() and before != " ":  # a value stays with the thing it belongs to
        return False
    if before == "-":  # a name of several words
        return after.isalpha()
    return before == " " or _is_wide(before) or _is_wide(after)


def _is_wide(character: str) -> bool:
    return unicodedata.east_asian_width(character) in "WF"


def _shortened(text: str, room: float) -> str:
    kept = text.strip()
    while kept and em_width(kept + ELLIPSIS) > room:
        kept = kept[:-1]
    return kept.rstrip() + ELLIPSIS
