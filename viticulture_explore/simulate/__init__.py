"""Many games at once, of any game: played by simple bots, watched by checks, counted, kept as records."""

from __future__ import annotations

from viticulture_explore.simulate.bots import BOTS, Bot
from viticulture_explore.simulate.many import Summary, row, simulate, summarise, workers
from viticulture_explore.simulate.one import MOST_YEARS, Fault, Played, Watch, play_game
from viticulture_explore.simulate.records import record, saved

__all__ = [
    "BOTS",
    "MOST_YEARS",
    "Bot",
    "Fault",
    "Played",
    "Summary",
    "Watch",
    "play_game",
    "record",
    "row",
    "saved",
    "simulate",
    "summarise",
    "workers",
]
