"""The explorer: a widget that draws scenes and plays through one small protocol. It knows no game."""

from viticulture_explore.widgets.explorer import Explorer
from viticulture_explore.widgets.notebook import speak
from viticulture_explore.widgets.pictures import Picture, Verdict, ask, check, picture, predict
from viticulture_explore.widgets.session import Session
from viticulture_explore.widgets.show import quiz, show

__all__ = [
    "Explorer",
    "Picture",
    "Session",
    "Verdict",
    "ask",
    "check",
    "picture",
    "predict",
    "quiz",
    "show",
    "speak",
]
