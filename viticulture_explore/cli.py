"""The command line: opens the explorer, checks scenario files, and answers questions about positions.

The help comes from the catalogs, so it speaks the language of ``--lang``. Exit codes: 0 all is well, 1 a check or a
move fails or something could not be done, 2 the input is wrong, 130 stopped by Ctrl+C, 70 a fault of the program.
What a command needs is imported by the command, for ``--help`` should be there at once.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeVar

from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove, UnknownWord, nearest
from viticulture_explore.core.message import Message, Value
from viticulture_explore.text import LANGUAGES, say

if TYPE_CHECKING:
    from viticulture_explore.core.game import Game
    from viticulture_explore.core.position import Obstacle, Position
    from viticulture_explore.rulebook.coverage import Cell, Coverage
    from viticulture_explore.scenarios import Outcome, Report
    from viticulture_explore.simulate import Played, Summary

PROGRAM: Final = "viticulture-explore"
OK: Final = 0
FAILED: Final = 1
WRONG: Final = 2
FAULT: Final = 70
STOPPED: Final = 130

WIDEST: Final = 100_000
"""The width of a table that no person looks at directly, in characters."""

T = TypeVar("T")
Arguments = argparse.Namespace


class Problem(Exception):
    """Something a person has to be told in one line: a message, and the exit code.

    ``near`` are the words like a misspelt one; if there are none, ``known`` are all there are.
    """

    def __init__(
        self, message: Message, code: int = WRONG, near: Sequence[str] = (), known: Iterable[str] = ()
    ) -> None:
        super().__init__(message.id)
        hint, words = ("problem-nearest", near) if near else ("problem-known", tuple(known))
        if words:
            told = Message(hint, {"words": ", ".join(words)})
            message = Message("sentence-pair", {"before": message, "after": told})
        self.message = message
        self.code = code


class Command(NamedTuple):
    """A command: what adds its arguments to a parser, and what runs it and returns the exit code.

    Its name and the words of its help stand in the catalog: ``cli-command-<name>``, ``cli-option-<option>``.
    """

    arguments: Callable[[Parser], None]
    run: Callable[[Arguments], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code. Nothing a person types ends in a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a letter shows its number
            stream.reconfigure(errors="backslashreplace")
    lang = _default_language()
    try:
        lang = _take_language(words) or lang
        return _run(words, lang)
    except Problem as problem:
        return _complain(say(problem.message, lang), problem.code)
    except KeyboardInterrupt:
        return _complain(say(Message("cli-stopped"), lang), STOPPED)
    except BrokenPipeError:
        # Whoever read the output has seen enough; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except Exception as error:
        if sys.flags.dev_mode:
            raise
        from viticulture_explore.scenarios.checking import fault

        return _complain(say(fault(error), lang), FAULT)


def _run(words: list[str], lang: str) -> int:
    name = words.pop(0) if words and not words[0].startswith("-") else ""
    if name not in COMMANDS:
        raise Problem(Message("cli-no-command", {"word": name}), near=nearest(name, COMMANDS))
    command = COMMANDS[name]
    parser = Parser(name, lang)
    command.arguments(parser)
    found = parser.read(words)
    return command.run(found) if found else OK


# -- arguments ----------------------------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """The parser of one command, with every word of its help and its errors from the catalogs."""

    def __init__(self, command: str, lang: str) -> None:
        self.command = command
        self.lang = lang
        super().__init__(
            prog=f"{PROGRAM} {command}".rstrip(),
            description=self.say(f"cli-command-{command or 'explorer'}"),
            formatter_class=lambda prog: _Help(prog, lang),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.names: list[str] = []
        # Groups of our own, for those that argparse makes have English titles.
        self.words = self.add_argument_group(self.say("cli-help-words"))
        self.options = self.add_argument_group(self.say("cli-help-options"))
        self.option("-h", "--help", action="store_true")
        self.option("--lang", metavar="LANG")  # here for the help: it is taken out before

    def say(self, message: str, **values: Value) -> str:
        """A text of the catalogs in the language of this run."""
        return say(Message(message, values), self.lang)

    def word(self, name: str, *, many: bool = False) -> None:
        """Add a word the command cannot do without; with ``many`` the last one may be several."""
        # Optional to argparse, whose own complaint would be English; see :meth:`read`.
        nargs = "*" if many else "?"
        self.words.add_argument(name, metavar=name.upper(), nargs=nargs, help=self.say(f"cli-word-{name}"))
        self.names.append(name)

    def option(self, *names: str, **more: Any) -> None:
        """Add an option; its help is ``cli-option-<long name>``."""
        self.options.add_argument(*names, help=self.say(f"cli-option-{names[-1].lstrip('-')}"), **more)

    def number(self, name: str, least: int, default: int | None = None) -> None:
        """Add an option that takes a whole number from ``least``."""

        def read(text: str) -> int:
            if text.isascii() and text.isdigit() and len(text) < 10 and int(text) >= least:
                return int(text)
            raise _bad_value(name, text, Message("wanted-number_from", {"least": least}))

        self.option(name, type=read, default=default, metavar="N")

    def read(self, words: Sequence[str]) -> Arguments | None:
        """The arguments, or ``None`` if only the help was asked for. Raises :class:`Problem`."""
        try:
            found, unknown = self.parse_known_args(words)
        except argparse.ArgumentError as error:
            option = error.argument_name or ""
            bare = any(action.nargs == 0 and option in action.option_strings for action in self._actions)
            raise Problem(
                Message(f"cli-{'takes-no' if bare else 'needs'}-value", {"option": option})
            ) from error
        if found.help:
            print(self.format_help(), end="")
            return None
        last = getattr(found, self.names[-1]) if self.names else None
        if isinstance(last, list):  # words after an option, which argparse does not join to those before it
            last += [word for word in unknown if not word.startswith("-")]
            unknown = [word for word in unknown if word.startswith("-")]
        if unknown:
            known = [name for action in self._actions for name in action.option_strings]
            raise Problem(Message("cli-unknown-word", {"word": unknown[0]}), near=nearest(unknown[0], known))
        for name in self.names:
            if not getattr(found, name):
                raise Problem(Message("cli-missing-word", {"word": name.upper(), "program": self.prog}))
        found.lang = self.lang
        return found

    def format_help(self) -> str:
        """The help; that of the program itself lists the commands too."""
        names = (name.upper() for name in self.names)
        self.usage = " ".join((self.prog, *names, f"[{self.say('cli-help-options')}]"))
        text = super().format_help()
        for group in (self.words, self.options):  # argparse ends its headings with an English colon
            text = text.replace(f"\n{group.title}:\n", f"\n{self.heading(str(group.title))}\n")
        if self.command:
            return text
        lines = [f"  {name:<10} {self.say(f'cli-command-{name}')}\n" for name in COMMANDS if name]
        return "".join((text, "\n", self.heading(self.say("cli-help-commands")), "\n", *lines))

    def heading(self, title: str) -> str:
        """The heading of a list in the help."""
        return self.say("cli-help-heading", title=title)


class _Help(argparse.HelpFormatter):
    """Help whose fixed words come from the catalogs, and which leaves the wrapping of CJK to the terminal."""

    def __init__(self, prog: str, lang: str) -> None:
        super().__init__(prog, max_help_position=30)
        self.lang = lang

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        word = say(Message("cli-help-usage"), self.lang)
        # A colon of full width brings its space with it.
        super().add_usage(usage, actions, groups, prefix or (f"{word} " if word.isascii() else word))

    def _split_lines(self, text: str, width: int) -> list[str]:
        return super()._split_lines(text, width) if text.isascii() else [text]


def _bad_value(option: str, found: str, wanted: Message) -> Problem:
    return Problem(Message("cli-bad-value", {"option": option, "found": found, "wanted": wanted}))


def _take_language(words: list[str]) -> str | None:
    """Take ``--lang`` out of the words, wherever it stands: the help itself depends on it."""
    lang = None
    for at in range(len(words) - 1, -1, -1):
        name, equals, value = words[at].partition("=")
        if name != "--lang":
            continue
        if not equals:
            if at + 1 == len(words):
                raise Problem(Message("cli-needs-value", {"option": name}))
            value = words.pop(at + 1)
        del words[at]
        if value not in LANGUAGES:
            raise _bad_value(name, value, Message("wanted-one_of", {"words": ", ".join(LANGUAGES)}))
        lang = value
    return lang


def _default_language() -> str:
    """The language the person's system speaks if it is one of ours, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            lang = os.environ[variable][:2].lower()
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# -- opening ------------------------------------------------------------------------------------------------------


def _server_arguments(parser: Parser) -> None:
    parser.number("--port", 0)
    parser.option("--no-browser", action="store_true")


def _explorer_arguments(parser: Parser) -> None:
    _server_arguments(parser)
    parser.option("--version", action="store_true")


def _explorer(found: Arguments) -> int:
    if found.version:
        from importlib.metadata import version

        print(f"{PROGRAM} {version(PROGRAM)}")
        return OK
    from viticulture_explore.app import serve

    return serve(found.port, not found.no_browser, found.lang)


def _lab(found: Arguments) -> int:
    from viticulture_explore.app import lab

    return lab(found.port, not found.no_browser, found.lang)


# -- checking -----------------------------------------------------------------------------------------------------


def _check_arguments(parser: Parser) -> None:
    parser.word("path", many=True)
    parser.option("--rulebook", metavar="ID")
    parser.option("--json", action="store_true")


def _check(found: Arguments) -> int:
    from viticulture_explore import scenarios

    _known_rulebook(found.rulebook)
    try:
        files = scenarios.files(found.path)
    except scenarios.ScenarioError as error:
        return _complain(error.say(found.lang), WRONG)
    executor = scenarios.workers(len(files))
    with executor or ExitStack():
        results = scenarios.check_files(files, found.rulebook, found.lang, executor)
        outcomes = [outcome for of_file in _progress(results, len(files), found.lang) for outcome in of_file]
    passed = sum(outcome.status == "passed" for outcome in outcomes)
    counts = {"passed": passed, "failed": len(outcomes) - passed}
    if found.json:
        _print_json({**counts, "results": outcomes})
    for outcome in outcomes:
        _tell(outcome, found)
    if not found.json:
        print(say(Message("cli-check-summary", {**counts}), found.lang))
    statuses = {outcome.status for outcome in outcomes}
    codes = {"invalid": WRONG, "fault": FAULT, "failed": FAILED}
    return next((code for status, code in codes.items() if status in statuses), OK)


def _tell(outcome: Outcome, found: Arguments) -> None:
    """One line for a file under a rulebook; what is no scenario is said on standard error."""
    if outcome.status == "passed":
        line = say(
            Message("cli-check-passed", {"file": outcome.file, "rulebook": outcome.rulebook or ""}),
            found.lang,
        )
    else:
        first, *more = outcome.findings
        place = f"{outcome.file}:{first.line}" if first.line else outcome.file
        finding = f"{first.place}: {first.words}" if first.place else first.words
        line = f"{place}: {finding}"
        if outcome.rulebook:
            values: dict[str, Value] = {"place": place, "rulebook": outcome.rulebook, "finding": finding}
            line = say(Message("cli-check-failed", {**values, "more": len(more)}), found.lang)
    if outcome.rulebook is None:
        print(line, file=sys.stderr)
    elif not found.json:
        print(line)


# -- positions ----------------------------------------------------------------------------------------------------


def _position_arguments(parser: Parser) -> None:
    parser.word("file")
    parser.option("--rulebook", metavar="ID")
    parser.number("--at", 0)


def _position(found: Arguments) -> Position:
    """The position at the end of a scenario's line, or after so many of its moves."""
    return _report(found).position


def _report(found: Arguments) -> Report:
    """What came of running a scenario, or so many of its moves; every move could be played."""
    from viticulture_explore import scenarios

    _known_rulebook(found.rulebook)
    try:
        scenario = scenarios.load(found.file)
        if found.at is not None and found.at > len(scenario.texts()):
            wanted = Message("wanted-number", {"least": 0, "most": len(scenario.texts())})
            raise _bad_value("--at", str(found.at), wanted)
        report = scenarios.run(scenario, found.rulebook, found.at)
    except scenarios.ScenarioError as error:
        raise Problem(Message("cli-plain", {"text": error.say(found.lang)})) from error
    if report.broken is not None:
        failure = f"{report.broken.line}: {report.broken.say(found.lang, scenario.game)}"
        raise Problem(Message("cli-plain", {"text": f"{scenario.name}:{failure}"}), FAILED)
    return report


def _known_rulebook(word: str | None) -> None:
    """Raise :class:`Problem` for a rulebook that no game has; whether the game of a file has it is seen there."""
    from viticulture_explore.games import GAMES

    known = dict.fromkeys(book for game in GAMES.values() for book in game.rulebooks)
    if word is not None and word not in known:
        raise _unknown_rulebook(word, known)


def _unknown_rulebook(word: str, known: Iterable[str]) -> Problem:
    message = Message("problem-unknown_rulebook", {"word": word})
    return Problem(message, near=nearest(word, known) or tuple(known))


def _moves_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.option("--why", metavar="MOVE")
    parser.option("--json", action="store_true")


def _moves(found: Arguments) -> int:
    position = _position(found)
    return _legal_moves(position, found) if found.why is None else _why(position, found)


def _legal_moves(position: Position, found: Arguments) -> int:
    game = position.game
    decision = position.decision
    asked = say(game.say_decision(position), found.lang, game)
    rows = [
        (str(move), say(game.say_move(position, move), found.lang, game)) for move in position.legal_moves()
    ]
    if found.json:
        moves = [{"move": move, "words": words} for move, words in rows]
        told = {"id": decision.id, "values": decision.values, "words": asked} if decision else None
        _print_json({"actor": position.actor, "decision": told, "moves": moves})
        return OK
    print(asked)
    if rows:
        _print_table(("move", "words"), rows, found.lang)
    return OK


def _why(position: Position, found: Arguments) -> int:
    game = position.game
    move, obstacles = _reasons(position, found.why, found.lang)
    rows = [(obstacle, say(game.say_obstacle(obstacle), found.lang, game)) for obstacle in obstacles]
    if found.json:
        reasons = [
            {"id": obstacle.id, "concept": obstacle.concept, "words": words, "values": obstacle.values}
            for obstacle, words in rows
        ]
        _print_json({"move": move, "legal": not rows, "obstacles": reasons})
        return OK
    print(say(Message("cli-why-illegal" if rows else "cli-why-legal", {"move": move}), found.lang))
    if rows:
        _print_table(("reason", "words"), [(obstacle.id, words) for obstacle, words in rows], found.lang)
    return OK


def _reasons(position: Position, text: str, lang: str) -> tuple[str, tuple[Obstacle, ...]]:
    """The move a text means and why it is illegal; a text that fits several legal moves stays as it is."""
    try:
        move = position.parse(text, lang)
    except IllegalMove as error:
        return text, error.obstacles
    except AmbiguousMove:
        return text, ()
    except InvalidMove as error:
        raise Problem(Message("problem-no_move", {"text": text}), near=error.nearest) from error
    return str(move), position.obstacles(move)


def _count_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.number("--depth", 1, default=3)
    parser.option("--json", action="store_true")


def _count(found: Arguments) -> int:
    from viticulture_explore.core.explore import count

    counts = list(_progress(count(_position(found), found.depth), found.depth, found.lang))
    if found.json:
        _print_json([row._asdict() for row in counts])
    else:
        _print_table(
            ("depth", "positions", "lines"), [tuple(map(str, row)) for row in counts], found.lang, "right"
        )
    return OK


def _compare_arguments(parser: Parser) -> None:
    parser.word("file")
    parser.option("--json", action="store_true")


def _compare(found: Arguments) -> int:
    from viticulture_explore import rulebook, scenarios

    try:
        compared = rulebook.compare(found.file)
    except scenarios.ScenarioError as error:
        raise Problem(Message("cli-plain", {"text": error.say(found.lang)})) from error
    if found.json:
        _print_json(compared.data(found.lang))
    else:
        width = shutil.get_terminal_size().columns if sys.stdout.isatty() else rulebook.WIDTH
        print(compared.text(found.lang, width))
    return OK


# -- graphs -------------------------------------------------------------------------------------------------------


def _graph_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.option("-o", "--output", metavar="FILE")
    parser.option("--format", metavar="FORMAT")
    for name in ("--turns", "--seasons", "--depth"):
        parser.number(name, 1)
    parser.option("--lens", metavar="LENS")
    parser.number("--limit", 1, default=300)


def _graph(found: Arguments) -> int:
    from viticulture_explore import draw
    from viticulture_explore.core.explore import explore

    named = found.format or (Path(found.output).suffix[1:].lower() if found.output else "svg")
    kind = next((known for known in draw.FORMATS if known == named), None)
    if kind is None:
        raise _bad_value("--format", named, Message("wanted-one_of", {"words": ", ".join(draw.FORMATS)}))
    reach = {"depth": found.depth, "turns": found.turns, "seasons": found.seasons}
    try:
        graph = explore(_position(found), **reach, lens=found.lens, limit=found.limit)
        content = draw.export(graph, kind, found.lang)
    except UnknownWord as error:
        raise Problem(
            Message("cli-unknown-lens", {"word": error.word, "known": ", ".join(error.known)})
        ) from error
    except draw.GraphTooLarge as error:
        values = {"nodes": error.nodes, "most": error.most}
        raise Problem(Message("cli-graph-too-large", {**values}), FAILED) from error
    except draw.GraphvizMissing as error:
        raise Problem(Message("cli-graphviz-missing"), FAILED) from error
    _write(content, found.output)
    for line in filter(None, (_written(graph, found), draw.legend(graph, found.lang))):
        print(line, file=sys.stderr)
    return OK


def _written(graph: Any, found: Arguments) -> str:
    if not found.output:
        return ""
    values = {"file": found.output, "nodes": len(graph), "edges": graph.number_of_edges()}
    return say(Message("cli-graph-written", {**values}), found.lang)


def _write(content: bytes, output: str | None) -> None:
    """Write to a file, or to standard output if none is named."""
    if not output:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    try:
        Path(output).write_bytes(content)
    except (OSError, ValueError) as error:
        raise Problem(Message("cli-cannot-write", {"file": output}), FAILED) from error


# -- exports ------------------------------------------------------------------------------------------------------

PAGES: Final = (".html", ".htm")
NOTEBOOK: Final = ".ipynb"


def _export_arguments(parser: Parser) -> None:
    _position_arguments(parser)
    parser.option("-o", "--output", metavar="FILE")
    parser.option("--handout", action="store_true")
    parser.option("--answers", action="store_true")


def _export(found: Arguments) -> int:
    from viticulture_explore import export

    ending = Path(found.output).suffix.lower() if found.output else PAGES[0]
    known = PAGES if found.handout or found.answers else (*PAGES, NOTEBOOK)
    if ending not in known:
        wanted = Message("wanted-one_of", {"words": ", ".join(known)})
        raise _bad_value("--output", found.output, wanted)
    report = _report(found)
    line, titles, about = report.record(), report.scenario.titles, report.scenario.abouts
    if found.handout or found.answers:
        content = export.handout(line, found.lang, title=titles, answers=found.answers)
    elif ending == NOTEBOOK:
        content = export.notebook(line, found.lang, title=titles, about=about)
    else:
        content = export.page(line, found.lang, title=titles, about=about)
    _write(content.encode(), found.output)
    return OK


# -- many games ---------------------------------------------------------------------------------------------------


def _simulate_arguments(parser: Parser) -> None:
    parser.option("--game", metavar="ID")
    parser.number("--games", 1, default=100)
    parser.number("--players", 1)
    parser.option("--bot", metavar="BOT", default="random")
    parser.option("--rulebook", metavar="ID")
    parser.option("--module", metavar="ID", action="append", default=[])
    parser.number("--years", 1)
    parser.number("--seed", 0, default=0)
    parser.option("--csv", action="store_true")
    parser.option("--json", action="store_true")


def _simulate(found: Arguments) -> int:
    from viticulture_explore import simulate

    game = _game(found.game)
    players = found.players or max(1, min(game.seats, key=lambda seats: abs(seats - 2)))
    if players not in game.seats:
        wanted = Message("wanted-number", {"least": game.seats[0], "most": game.seats[-1]})
        raise _bad_value("--players", str(players), wanted)
    if found.rulebook is not None and found.rulebook not in game.rulebooks:
        raise _unknown_rulebook(found.rulebook, game.rulebooks)
    _known("--module", found.module, game.modules)
    bots = found.bot.split(",")
    _known("--bot", bots, simulate.BOTS)
    if len(bots) not in (1, players):
        raise _bad_value("--bot", found.bot, Message("wanted-list_of", {"number": players}))
    executor = simulate.workers(found.games)
    with executor or ExitStack():
        games = simulate.simulate(
            game,
            players,
            found.games,
            found.seed,
            players_by=bots if len(bots) > 1 else bots[0],
            rulebook=found.rulebook,
            modules=tuple(found.module),
            years=found.years or simulate.MOST_YEARS,
            executor=executor,
        )
        played = list(_progress(games, found.games, found.lang))
    return _tell_games(played, found)


def _known(option: str, words: Iterable[str], known: Iterable[str]) -> None:
    for word in words:
        if word not in known:
            raise _bad_value(option, word, Message("wanted-one_of", {"words": ", ".join(known)}))


def _tell_games(played: Sequence[Played], found: Arguments) -> int:
    """The games as a table, as one line each, or as JSON; what broke goes to standard error too."""
    from viticulture_explore import simulate

    summary = simulate.summarise(played)
    if found.json:
        _print_json({"summary": summary, "games": played})
    elif found.csv:
        _print_csv([simulate.row(game) for game in played])
    else:
        _tell_summary(summary, played[0], found.lang)
    for game in summary.faults:
        assert game.fault is not None  # that is what makes it one of them
        values: dict[str, Value] = {
            "seed": game.seed,
            "move": game.fault.move,
            "what": game.fault.what,
        }
        _complain(say(Message("cli-simulate-fault", values), found.lang), FAILED)
    return FAILED if summary.faults else OK


def _tell_summary(summary: Summary, first: Played, lang: str) -> None:
    ends = {end: summary.ends.get(end, 0) for end in ("over", "years", "fault")}
    print(say(Message("cli-simulate-summary", {"games": summary.games, **ends}), lang))
    if summary.years is not None:
        means = {"years": f"{summary.years:.1f}", "decisions": f"{summary.decisions:.0f}"}
        print(say(Message("cli-simulate-means", {**means}), lang))
    if summary.outcomes:
        outcomes = {outcome: summary.outcomes.get(outcome, 0) for outcome in ("win", "draw", "loss")}
        print(say(Message("cli-simulate-outcomes", {**outcomes}), lang))
    rows = [
        (str(seat), bot, str(wins), f"{score:.1f}")
        for seat, (bot, wins, score) in enumerate(
            zip(first.bots, summary.wins, summary.scores, strict=True), 1
        )
    ]
    _print_table(("seat", "bot", "wins", "score"), rows, lang)


# -- cards --------------------------------------------------------------------------------------------------------


def _cards_arguments(parser: Parser) -> None:
    parser.option("--game", metavar="ID")
    parser.option("--rulebook", metavar="ID")
    parser.option("--json", action="store_true")


def _cards(found: Arguments) -> int:
    game = _game(found.game)
    if found.rulebook is not None and found.rulebook not in game.rulebooks:
        raise _unknown_rulebook(found.rulebook, game.rulebooks)
    cards = game.cards(found.rulebook or next(iter(game.rulebooks)))
    rows = [(card, _said(card.name, game, found.lang), _said(card.words, game, found.lang)) for card in cards]
    if found.json:
        _print_json(
            [
                {"kind": card.kind, "id": card.id, "name": name, "words": words, **card.figures}
                for card, name, words in rows
            ]
        )
        return OK
    for kind in dict.fromkeys(card.kind for card in cards):
        print(say(Message(f"card-kind-{kind}"), found.lang))
        of_kind = [(name, words) for card, name, words in rows if card.kind == kind]
        _print_table(("name", "words"), of_kind, found.lang)
        print()
    return OK


def _said(value: Value, game: Game, lang: str) -> str:
    return say(Message("cli-plain", {"text": value}), lang, game)


def _game(name: str | None) -> Game:
    """A game by its id, or the first one there is."""
    from viticulture_explore.games import GAMES

    if name is None:
        return next(iter(GAMES.values()))
    if name not in GAMES:
        raise Problem(Message("cli-unknown-game", {"word": name}), near=nearest(name, GAMES) or tuple(GAMES))
    return GAMES[name]


# -- coverage -----------------------------------------------------------------------------------------------------


def _coverage_arguments(parser: Parser) -> None:
    parser.option("--rulebook", metavar="ID")
    parser.option("--missing", action="store_true")
    parser.option("--json", action="store_true")


def _coverage(found: Arguments) -> int:
    from viticulture_explore import places, scenarios
    from viticulture_explore.rulebook.coverage import coverage

    executor = scenarios.workers(len(scenarios.files([places.examples()])))
    try:
        with executor or ExitStack():
            report = coverage(books=(found.rulebook,) if found.rulebook else None, executor=executor)
    except UnknownWord as error:
        raise _unknown_rulebook(error.word, error.known) from error
    except scenarios.ScenarioError as error:
        raise Problem(Message("cli-plain", {"text": error.say(found.lang)})) from error
    if found.json:
        _print_json(_coverage_data(report))
    else:
        _tell_coverage(report, found)
    return OK if report.complete else FAILED


def _coverage_data(report: Coverage) -> dict[str, Any]:
    import msgspec

    faults = [
        {"statement": claim.statement, "file": _shipped(claim.file), "problem": claim.problem}
        for claim in report.faults
    ]
    return {
        "complete": report.complete,
        "topics": [{**msgspec.to_builtins(cell), "missing": cell.missing} for cell in report.cells],
        "statements": {name: [_shipped(file) for file in files] for name, files in report.shown.items()},
        "excused": {excuse.statement: excuse.reason for excuse in report.excuses},
        "missing": [statement.id for statement in report.missing],
        "faults": faults,
        "idle_excuses": [excuse.statement for excuse in report.idle_excuses],
    }


def _shipped(file: Path) -> str:
    from viticulture_explore import places

    return file.relative_to(places.examples()).as_posix()


def _tell_coverage(report: Coverage, found: Arguments) -> None:
    topics = dict.fromkeys(cell.topic for cell in report.cells)
    cells = {(cell.rulebook, cell.topic): cell for cell in report.cells}
    heading = [say(Message("cli-coverage-topic"), found.lang), *report.books]
    rows = [
        [
            say(Message(f"rulebook-topic-{topic}"), found.lang),
            *(_share(cells.get((book, topic))) for book in report.books),
        ]
        for topic in topics
    ]
    _print_rows(heading, rows)
    if found.missing:
        for line in _lacking(report, found.lang):
            print(line)
    numbers = {
        "shown": len(report.shown),
        "all": len(report.statements),
        "excused": sum(cell.excused for cell in report.cells),
        "missing": len(report.missing),
        "faults": len(report.faults) + len(report.idle_excuses),
    }
    print(say(Message("cli-coverage-summary", {**numbers}), found.lang))


def _share(cell: Cell | None) -> str:
    """How much of a topic is done: what can be shown and is, of what can be."""
    return f"{cell.shown}/{cell.all - cell.excused}" if cell else ""


def _lacking(report: Coverage, lang: str) -> Iterable[str]:
    """What is missing, and what claims to be there and is not, a line each."""
    for statement in report.missing:
        yield say(Message("cli-coverage-missing", {"id": statement.id, "text": statement.text(lang)}), lang)
    for claim in report.faults:
        values = {"id": claim.statement, "file": _shipped(claim.file)}
        yield say(Message(f"cli-coverage-{claim.problem}", {**values}), lang)
    for excuse in report.idle_excuses:
        yield say(Message("cli-coverage-idle-excuse", {"id": excuse.statement}), lang)


# -- the schema ---------------------------------------------------------------------------------------------------


def _schema(found: Arguments) -> int:
    from viticulture_explore.scenarios import schema

    _print_json(schema(found.lang))
    return OK


def _no_arguments(parser: Parser) -> None:
    """Nothing beside what every command has."""


COMMANDS: Final = {
    "": Command(_explorer_arguments, _explorer),
    "lab": Command(_server_arguments, _lab),
    "check": Command(_check_arguments, _check),
    "moves": Command(_moves_arguments, _moves),
    "graph": Command(_graph_arguments, _graph),
    "compare": Command(_compare_arguments, _compare),
    "export": Command(_export_arguments, _export),
    "count": Command(_count_arguments, _count),
    "coverage": Command(_coverage_arguments, _coverage),
    "cards": Command(_cards_arguments, _cards),
    "simulate": Command(_simulate_arguments, _simulate),
    "schema": Command(_no_arguments, _schema),
}
"""Every command by its name; the one without a name opens the explorer."""


# -- output -------------------------------------------------------------------------------------------------------


def _complain(text: str, code: int) -> int:
    print(" ".join(text.split()), file=sys.stderr)
    return code


def _print_json(value: Any) -> None:
    import msgspec

    print(json.dumps(msgspec.to_builtins(value), ensure_ascii=False, indent=2))


def _print_csv(rows: Sequence[dict[str, Any]]) -> None:
    import csv

    writer = csv.DictWriter(sys.stdout, rows[0], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


def _print_table(
    columns: Sequence[str],
    rows: Sequence[Sequence[str]],
    lang: str,
    justify: Literal["left", "right"] = "left",
) -> None:
    _print_rows([say(Message(f"cli-column-{column}"), lang) for column in columns], rows, justify)


def _print_rows(
    heading: Sequence[str], rows: Sequence[Sequence[str]], justify: Literal["left", "right"] = "left"
) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in heading:
        table.add_column(column, justify=justify, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    # What is read by another program keeps one line a row, however long.
    Console(width=None if sys.stdout.isatty() else WIDEST).print(table)


def _progress(items: Iterable[T], total: int, lang: str) -> Iterable[T]:
    """The items, with a bar on the terminal while they come."""
    if not sys.stderr.isatty():
        return items
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(items, say(Message("cli-working"), lang), total, console=console, transient=True)
