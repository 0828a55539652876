"""For every option a shipped scenario that comes out differently under its values: what an option means, to be seen.

``data/differences.csv`` names for each option and each value other than the default the scenario that shows it, as
found by search (``tests/find_differences.py``): of those in which the two values part, the one with the shortest
line. A value that no line can show has a reason instead.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from viticulture_explore import places
from viticulture_explore.core import compare as core
from viticulture_explore.core.compare import Comparison
from viticulture_explore.core.message import Message
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook.books import rows
from viticulture_explore.scenarios import Scenario, load
from viticulture_explore.scenarios.comparing import begin, player


class OptionShown(msgspec.Struct, frozen=True):
    """An option with one of its values, and the scenario that comes out differently than under the default."""

    game: str
    option: str
    default: str
    value: str
    path: Path
    """The file of the scenario."""

    @property
    def scenario(self) -> Scenario:
        """The scenario. Raises :class:`ScenarioError` if its file is none."""
        return load(self.path)

    @property
    def comparison(self) -> Comparison:
        """Its line under the default (first) and under the value."""
        return apart(self.scenario, self.option, (self.default, self.value))

    @property
    def title(self) -> Message:
        """The option in words."""
        return Message(f"option-{self.option}")

    @property
    def values(self) -> tuple[Message, Message]:
        """The default and the value in words."""
        default, value = (Message(f"option-{self.option}-{word}") for word in (self.default, self.value))
        return default, value


def differences(game: str = "viticulture") -> tuple[OptionShown, ...]:
    """The options of a game, each with a scenario for every value but the default that makes it visible.

    >>> differences()[0].option
    'bonus_space_rule'
    """
    options = GAMES[game].options
    home = places.examples()
    return tuple(
        OptionShown(game, row["option"], options[row["option"]][0], row["value"], home / row["scenario"])
        for row in rows("differences")
        if row["game"] == game
    )


def apart(scenario: Scenario, option: str, values: tuple[str, ...]) -> Comparison:
    """The line of a scenario under its own rules, with one option set to each of some values in turn."""
    base = {**scenario.game.rulebooks[scenario.rulebooks[0]], **scenario.options}
    return core.compare(
        scenario.game,
        lambda options: begin(scenario, options),
        player(scenario),
        {value: {**base, option: value} for value in values},
    )
