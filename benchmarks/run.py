"""How fast the engine is, in one table, beside python-chess and catanatron in the same run.

    python benchmarks/run.py

`pip install ".[benchmark]"` brings the two programs to compare with; without one its rows say so. See README.md for
what each row means and what bounds it.
"""

import platform
import random
import sys
import time
from importlib.metadata import PackageNotFoundError, version
from itertools import combinations

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from viticulture_explore.core.explore import count
from viticulture_explore.core.line import Line
from viticulture_explore.core.position import CHANCE, Move
from viticulture_explore.games import GAMES
from viticulture_explore.simulate import play_game
from viticulture_explore.viticulture.cards import KIND
from viticulture_explore.widgets import Explorer, Session

GAME = GAMES["viticulture"]
ROUNDS = 3  # the best of so many: what disturbs a measurement only ever makes it slower
CHESS_DEPTH = 4
COUNT_DEPTH = 6
GAMES_PLAYED = 60
GAMES_SEARCHED = 60
CATAN_GAMES = 6
CLICKS = 40

CELLAR = {
    "lira": 4,
    "structures": ["medium_cellar", "large_cellar"],
    "crush_pad": {"red": [2, 4, 6, 7], "white": [3, 5]},
    "hand": ["order_01", "order_10", "order_18", "order_25"],
}
WINE = {
    "players": 3,
    "season": "winter",
    "wake_up": [1, 2, 3],
    "vineyards": {1: {**CELLAR, "workers": 5}, 2: {"passed": True}, 3: {"passed": True}},
    "decks": {"order": []},
}
CROWDED = {
    "players": 3,
    "season": "winter",
    "vineyards": {
        1: {
            **CELLAR,
            "lira": 20,
            "vp": 5,
            "cellar": {"red": [3, 5, 8], "white": [2, 4, 6], "blush": [5]},
            "hand": [*CELLAR["hand"], *KIND["winter"].ids],
        },
    },
}
EVERY_GRAPE = {
    "players": 3,
    "season": "winter",
    "vineyards": {
        1: {**CELLAR, "crush_pad": {"red": list(range(1, 10)), "white": list(range(1, 10))}},
    },
}


def best(measure):
    """The best of several rounds of a measurement that returns a number per second."""
    return max(measure() for _ in range(ROUNDS))


def per_second(work, least=0.2):
    """How often a piece of work can be done in a second."""

    def measure():
        done, began = 0, time.perf_counter()
        while (took := time.perf_counter() - began) < least:
            work()
            done += 1
        return done / took

    return best(measure)


# -- positions --------------------------------------------------------------------------------------------------


def counted():
    began = time.perf_counter()
    found = sum(row.positions for row in count(GAME.set_up(WINE), COUNT_DEPTH))
    return found / (time.perf_counter() - began)


def chess_positions():
    import chess

    began = time.perf_counter()
    start = chess.Board()
    # The key under which it compares boards itself.
    layer, found = {start._transposition_key(): start}, 0  # noqa: SLF001
    for _ in range(CHESS_DEPTH):
        below = {}
        for board in layer.values():
            for move in board.legal_moves:
                after = board.copy(stack=False)
                after.push(move)
                below.setdefault(after._transposition_key(), after)  # noqa: SLF001
        found += len(below)
        layer = below
    return found / (time.perf_counter() - began)


def play_steps():
    position = GAME.set_up(WINE).play("place make_wine bonus")
    move = position.parse("make blush red 4 white 3")
    return per_second(lambda: [position.after(move) for _ in range(1000)]) * 1000


def hashes():
    position = GAME.set_up(WINE)
    return per_second(lambda: [hash(position) for _ in range(1000)]) * 1000


# -- legal moves ------------------------------------------------------------------------------------------------


def heaviest():
    """The seconds of legal_moves in the heaviest position of random games, and of one with a hand full of visitors."""
    slowest, found = 0.0, None
    for seed in range(GAMES_SEARCHED):
        rng = random.Random(seed)
        position = GAME.new(2 + seed % 5)
        while position.actor is not None and position.year <= 30:
            began = time.perf_counter()
            moves = position.legal_moves()
            took = time.perf_counter() - began
            if took > slowest:
                took = min(took, 1 / per_second(position.legal_moves, 0.01))
                if took > slowest:
                    slowest, found = took, position
            move = position.sample(rng) if position.actor == CHANCE else rng.choice(moves)
            position = position.after(move)
    return slowest, found


def every_visitor():
    """The seconds of legal_moves with every winter visitor in hand and a space to play one."""
    return 1 / per_second(GAME.set_up(CROWDED).play("place play_winter").legal_moves)


def every_grape():
    """The seconds of legal_moves with every grape on the crush pad, in cellars that were not met before."""
    vineyard = EVERY_GRAPE["vineyards"][1]
    cellars = [{"red": list(wines)} for wines in combinations(range(1, 10), 4)]
    positions = [
        GAME.set_up({**EVERY_GRAPE, "vineyards": {1: {**vineyard, "cellar": cellar}}}) for cellar in cellars
    ]
    move = Move.read("place make_wine bonus")
    began = time.perf_counter()
    for position in positions:
        # With the step before, for which the same wines are looked for.
        position.after(move).legal_moves()
    return (time.perf_counter() - began) / len(positions)


# -- games ------------------------------------------------------------------------------------------------------


def random_play():
    """Decisions (moves of a seat, chance not counted) and games a second with four players."""
    began = time.perf_counter()
    decisions = sum(play_game(GAME, 4, seed).decisions for seed in range(GAMES_PLAYED))
    took = time.perf_counter() - began
    return decisions / took, GAMES_PLAYED / took


def catan_plies():
    from catanatron import Color, Game, RandomPlayer

    random.seed(0)
    began, plies = time.perf_counter(), 0
    for _ in range(CATAN_GAMES):
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        plies += len(game.state.actions)
    return plies / (time.perf_counter() - began)


# -- the explorer -----------------------------------------------------------------------------------------------


def click():
    """Seconds from a click on a move to the state of the redrawn page, without the browser."""
    explorer = Explorer(Session(Line(GAME.set_up(WINE))))
    explorer.do("play", move="place make_wine bonus")
    clicks = ["make red 4", "make white 3", "done"]

    def once():
        for move in clicks:
            explorer.do("play", move=move)
        for _ in clicks:
            explorer.do("back")

    return 1 / (per_second(once, 1.0) * 2 * len(clicks))


def beside(package, measure):
    """A figure of another program, or that it is not installed."""
    try:
        return f"{measure():,.0f}", f"{package} {version(package)}"
    except (ImportError, PackageNotFoundError):
        return "-", f'{package} is not installed: pip install ".[benchmark]"'


def main():
    play_game(GAME, 4, 0)  # fill the caches, as in any longer session
    decisions, games = map(max, zip(*(random_play() for _ in range(ROUNDS)), strict=True))
    slow, position = heaviest()
    told = f"{position.rules.players} players, {len(position.legal_moves())} moves, {position.stack[-1].at}"
    rows = [
        ("new positions in count, six grapes, large cellar", f"{best(counted):,.0f}", "/s", "aim 80,000"),
        ("new chess positions, breadth first", *split(beside("chess", lambda: best(chess_positions)), "/s")),
        ("play steps (make a blush wine)", f"{play_steps():,.0f}", "/s", ""),
        ("hashes of a position", f"{hashes():,.0f}", "/s", ""),
        ("random play, 4 players: decisions", f"{decisions:,.0f}", "/s", "aim 25,000"),
        (
            "random play, 4 players: games",
            f"{games:,.1f}",
            "/s",
            f"{decisions / games:,.0f} decisions a game",
        ),
        (
            "catanatron, 4 random players: plies",
            *split(beside("catanatron", lambda: best(catan_plies)), "/s"),
        ),
        ("legal_moves, heaviest of random games", f"{1000 * slow:,.2f}", "ms", f"aim 5; {told}"),
        (
            "legal_moves, every winter visitor in hand",
            f"{1000 * every_visitor():,.2f}",
            "ms",
            "aim 5; made up",
        ),
        ("legal_moves, every grape on the crush pad", f"{1000 * every_grape():,.2f}", "ms", "aim 5; made up"),
        ("click to redrawn page, without a browser", f"{1000 * click():,.1f}", "ms", "aim 30"),
    ]
    table = Table(title=f"Python {platform.python_version()}, {platform.machine()}", title_justify="left")
    for column, justify in (("what", "left"), ("figure", "right"), ("", "left"), ("remarks", "left")):
        table.add_column(column, justify=justify)
    for row in rows:
        table.add_row(*map(escape, row))  # square brackets are no markup here
    Console(width=None if sys.stdout.isatty() else 130).print(table)


def split(figure, unit):
    number, remark = figure
    return number, unit, remark


if __name__ == "__main__":
    main()
