"""The visitors: two tables that say what each card does, made of effects. Importing it gives them their addresses."""

from viticulture_explore.viticulture.effects.base import register
from viticulture_explore.viticulture.visitors.summer import SUMMER_VISITORS
from viticulture_explore.viticulture.visitors.winter import WINTER_VISITORS

for _card, _effect in (*SUMMER_VISITORS.items(), *WINTER_VISITORS.items()):
    register(f"visitor/{_card}", _effect)
