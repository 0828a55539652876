"""The action areas of the main board, their spaces, and what a space itself adds."""

from __future__ import annotations

from typing import Final

from viticulture_explore.champagne.tables import table

AREAS: Final = ("vineyard", "press", "winery", "marketing", "export", "blending", "council")
"""The areas that take collaborators. They are resolved in this order; the council waits for the end of the season."""

VINEYARDS, PRESSES, WINERIES, MARKETING, EXPORT, BLENDING, COUNCIL = range(len(AREAS))

STEP_2: Final = len(AREAS)
"""Where a collaborator of the marketing area waits for the next round; nobody is placed there."""

PLACES: Final = (*AREAS, "marketing_step_2")
"""Everything a collaborator can stand on: the areas, and the second step of the marketing area."""

ADDS: Final[dict[tuple[str, int], str]] = {
    (row["area"], int(row["number"])): row["adds"] for row in table("spaces")
}
"""What each space adds: ``vp+1``, ``eco-1``, ``linked``, ``partial`` or nothing."""

SIZE: Final = (*(sum(area == name for area, _ in ADDS) for name in AREAS), 2)
"""How many collaborators each place takes."""

RESOLVED: Final = (VINEYARDS, PRESSES, WINERIES, STEP_2, MARKETING, EXPORT, BLENDING)
"""The places in the order in which they are resolved: who waits on step 2 goes before who stands on step 1."""

Spaces = tuple[tuple[int, ...], ...]
"""The seat on each space of each of the places, 0 where nobody stands."""

EMPTY: Final[Spaces] = tuple((0,) * size for size in SIZE)

UPPER_HALF: Final = (1, 2)
"""The spaces of the export area from which any market card can be taken, one a collaborator."""


def adds(area: int, number: int) -> str:
    """What a space (numbers from 1) adds."""
    return ADDS.get((PLACES[area], number), "")
