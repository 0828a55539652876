"""Games that were played, as records and as scenario files that replay exactly."""

from __future__ import annotations

from viticulture_explore.core.game import Game
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import write
from viticulture_explore.simulate.one import Played
from viticulture_explore.text import LANGUAGES, say


def record(game: Game, played: Played) -> Line:
    """A game whose moves were kept, as a record at its end; a game with a fault ends before it.

    Raises the errors of :meth:`.Line.play` if the rules have changed since.
    """
    return Line(game.new(played.players, played.rulebook, played.options, played.modules), played.moves)


def saved(game: Game, played: Played) -> str:
    """A game whose moves were kept, as the text of a scenario file."""
    title = Message("cli-simulate-title", {"players": played.players, "seed": played.seed})
    return write(
        record(game, played),
        title={lang: say(title, lang, game) for lang in LANGUAGES},
        rulebook=played.rulebook,
        options=played.options,
        modules=played.modules,
        seed=played.seed,
    )
