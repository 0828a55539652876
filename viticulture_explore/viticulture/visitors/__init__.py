"""The visitors: two tables that say what each card does, made of effects. Importing it gives them their addresses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from viticulture_explore.viticulture.effects.base import register
from viticulture_explore.viticulture.visitors.summer import SUMMER_VISITORS
from viticulture_explore.viticulture.visitors.winter import WINTER_VISITORS

if TYPE_CHECKING:
    from viticulture_explore.viticulture.effects.base import Effect

VISITORS: Final[dict[str, Effect]] = SUMMER_VISITORS | WINTER_VISITORS
"""Every visitor by its id, summer before winter, in printed order."""

for _card, _effect in VISITORS.items():
    register(f"visitor/{_card}", _effect)
