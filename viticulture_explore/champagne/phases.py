"""The parts of a round by number, in their order."""

from __future__ import annotations

from typing import Final

PHASES: Final = ("setup", "event", "placement", "actions", "harvest", "season_end", "over")
"""What comes before the rounds, the five phases of a round, and the end of the game."""

SETUP, EVENTS, PLACEMENT, ACTIONS, HARVEST, SEASON_END, OVER = range(len(PHASES))
