"""Still pictures of values, in words and drawing: what a notebook cell shows where nothing has to be clicked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import networkx as nx
from msgspec.structs import replace

from viticulture_explore import draw
from viticulture_explore.core.errors import InvalidPosition
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message, Name
from viticulture_explore.core.position import CHANCE, Move, Position, Step
from viticulture_explore.scenarios import Asked, Judgement, Scenario, ScenarioError, load, naming, run
from viticulture_explore.scenarios.reader import problem_of
from viticulture_explore.text import say
from viticulture_explore.widgets import state
from viticulture_explore.widgets.notebook import spoken
from viticulture_explore.widgets.session import Answer, Session

if TYPE_CHECKING:
    import os
    from collections.abc import Iterable

    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Event
    from viticulture_explore.scenarios import Failure, Report

MOVES_OPEN: Final = 8
"""So many legal moves stand open; more are one fold away."""

SMALLEST: Final = 0.6
"""By how much a diagram may shrink before its letters are too small."""

_CSS: Final = files("viticulture_explore.widgets").joinpath("pictures.css").read_text(encoding="utf-8")


class Picture:
    """Something to look at: HTML for a notebook, and the same in words alone as its text."""

    def __init__(self, parts: Iterable[str], words: Iterable[str], lang: str) -> None:
        self._parts: Final = tuple(parts)
        self._words: Final = tuple(words)
        self._lang: Final = lang

    def __str__(self) -> str:
        """What the picture says, a sentence a line."""
        return "\n".join(self._words)

    def __repr__(self) -> str:
        return str(self)

    def _repr_html_(self) -> str:
        body = "".join(self._parts)
        style = f"<style>{draw.style()}{_CSS}</style>"
        return f'{style}<section class="vx vx-picture" lang="{self._lang}">{body}</section>'


class Verdict(Picture):
    """A yes or no with its reasons: the first sentence is the verdict.

    ``right`` is whether it holds, and ``None`` while there is nothing to judge.
    """

    def __init__(self, right: bool | None, words: Iterable[str], lang: str, board: str = "") -> None:
        said = tuple(words)
        look = {True: "vx-right", False: "vx-wrong", None: "vx-waiting"}[right]
        first = f'<p class="vx-verdict {look}">{escape(said[0])}</p>'
        super().__init__([board, _column(first + _list(said[1:]))], said, lang)
        self.right: Final = right


def picture(
    what: Position | Step | Line | Scenario | Asked | Judgement | nx.MultiDiGraph[str],
    lang: str | None = None,
    *,
    played: Iterable[Move | str] = (),
) -> Picture:
    """A still picture of a value, as a notebook shows it by itself.

    Parameters
    ----------
    what
        A position: the board, the question and what can be done. A step, or a record at its present place: also
        what happened. A scenario: its start, with title and text. A question of a quiz: its board, and what can be
        picked. What became of an answer: the verdict with its reasons. A graph that
        :func:`~viticulture_explore.core.explore.explore` made: the diagram.
    lang
        The language; default the one of the notebook.
    played
        For a graph: moves from its root on, to be numbered and coloured.

    Raises
    ------
    GraphTooLarge
        For a graph with more nodes than can be drawn.
    """
    wanted = spoken(lang)
    if isinstance(what, nx.MultiDiGraph):
        return _of_graph(what, wanted, played)
    if isinstance(what, Line):
        what = what.position if what.step is None else what.step
    if isinstance(what, Position):
        return _of_position(what, wanted)
    if isinstance(what, Step):
        return _of_step(what, wanted)
    if isinstance(what, Asked):
        return _of_question(what, wanted)
    if isinstance(what, Judgement):
        return Verdict(what.right, what.say(wanted), wanted)
    words = [what.title(wanted), *filter(None, [what.about(wanted)])]
    heading = f"<h4>{escape(words[0])}</h4>" + "".join(f"<p>{escape(text)}</p>" for text in words[1:])
    return _of_position(what.position, wanted, heading, words)


def ask(position: Position, move: Move | str, lang: str | None = None) -> Picture:
    """Why a move, or the text of one in the language, is not possible here; or that it is possible.

    >>> import viticulture_explore as ve
    >>> print(ve.ask(ve.example("make_wine/two_reds").position, "harvest 5", "en"))
    Harvest field 5
    Not now: it is time to place a worker or pass.
    """
    wanted = spoken(lang)
    session = Session(Line(position), lang=wanted)
    session.ask(move)
    assert session.answer is not None  # it was asked just now
    said = _answered(session.answer, position, wanted)
    return Picture([_column(f"<p><strong>{escape(said[0])}</strong></p>{_list(said[1:])}")], said, wanted)


def predict(found: Any, expected: Any, lang: str | None = None) -> Verdict:
    """Compare what somebody expects with what came out.

    ``found`` is a position or a plain value. Of a position ``expected`` takes the keys of ``given`` in scenario
    files, as in ``{1: {"cellar": {"red": [2, 3]}}}``: only what is named is compared, lists in any order. While
    ``...`` stands anywhere in it nothing is revealed. A malformed value is a wrong prediction that says what was
    wanted.

    >>> import viticulture_explore as ve
    >>> start = ve.example("make_wine/two_reds").position
    >>> ve.predict(start, {1: {"crush_pad": {"red": [4, 3]}}}, "en").right
    True
    >>> ve.predict(start, {1: {"lira": ...}}, "en").right is None
    True
    >>> print(ve.predict(6, 7, "en"))
    Not quite. You said 7, it is 6.
    """
    wanted = spoken(lang)
    if _is_open(expected):
        return Verdict(None, [_say("predict-waiting", wanted)], wanted)
    if isinstance(found, Position):
        return _predicted(found, expected, wanted)
    if found == expected:
        return Verdict(True, [_say("predict-right", wanted)], wanted)
    values: dict[str, Value] = {"said": _plain(expected, wanted), "is": _plain(found, wanted)}
    return Verdict(False, [_say("predict-wrong-value", wanted, values)], wanted)


def check(scenario: Scenario | str | os.PathLike[str], lang: str | None = None) -> Verdict:
    """Run the line of a scenario, or of a file, with all its checks, under each of its rulebooks.

    The same as the command ``viticulture-explore check``; ``right`` is whether everything holds.

    >>> import viticulture_explore as ve
    >>> print(ve.check(ve.example("make_wine/stop_after_one_wine"), "en").right)
    True
    """
    wanted = spoken(lang)
    try:
        given = scenario if isinstance(scenario, Scenario) else load(Path(scenario))
        reports = [run(given, book) for book in given.rulebooks]
    except ScenarioError as error:
        return Verdict(False, [_say("check-invalid", wanted), error.say(wanted)], wanted)
    wrong = [_failure(report, failure, wanted) for report in reports for failure in report.failures]
    return Verdict(not wrong, [_say("check-failed" if wrong else "check-passed", wanted), *wrong], wanted)


# -- the parts ------------------------------------------------------------------------------------------------


def _of_position(position: Position, lang: str, heading: str = "", words: Iterable[str] = ()) -> Picture:
    asked = state.whose_question(position, lang)
    column = f"{heading}<p><strong>{escape(asked)}</strong></p>"
    board = _board(position, lang, _seat(position), ())
    return Picture([board, _column(column), _moves(position, lang)], [*words, asked], lang)


def _of_step(step: Step, lang: str) -> Picture:
    position = step.position
    game = position.game
    happened = [say(game.say_event(event), lang, game) for event in step.events]
    happened = happened or [say(Message("ui-quiet-step"), lang)]
    asked = state.whose_question(position, lang)
    column = (
        f"<h4>{escape(say(Message('ui-happened'), lang))}</h4>{_list(happened)}"
        f"<p><strong>{escape(asked)}</strong></p>"
    )
    # The board of the one who acted: a learner watches what became of it.
    seat = step.actor if step.actor != CHANCE else _seat(position)
    board = _board(position, lang, seat, step.events)
    return Picture([board, _column(column), _moves(position, lang)], [*happened, asked], lang)


def _of_question(asked: Asked, lang: str) -> Picture:
    game, text = asked.position.game, asked.text(lang)
    offers = [(say(asked.offer_named(offer), lang, game), offer) for offer in asked.offered]
    rows = "".join(
        f'<li>{escape(words)} <code class="vx-move">{escape(offer)}</code></li>' for words, offer in offers
    )
    listed = f"<ul>{rows}</ul>" if rows else ""
    column = _column(f"<p><strong>{escape(text)}</strong></p>{listed}")
    return Picture(
        [_unmarked(asked.position, lang), column],
        [text, *(f"{words} ({offer})" for words, offer in offers)],
        lang,
    )


def _of_graph(graph: nx.MultiDiGraph[str], lang: str, played: Iterable[Move | str]) -> Picture:
    title = say(Message("ui-tab-graph"), lang)
    diagram = draw.graph(graph, lang, played, title).svg()
    left_out = draw.legend(graph, lang)
    note = f"<p>{escape(left_out)}</p>" if left_out else ""
    words = [" · ".join(draw.node_lines(graph, node, lang)) for node in graph]
    drawing = f'<div class="vx-graph" role="img" aria-label="{escape(title)}">{_shrinking(diagram)}</div>'
    return Picture([drawing + note], [*words, *filter(None, [left_out])], lang)


def _shrinking(svg: str) -> str:
    """A diagram that gives way to a narrow page as long as it can be read; then it scrolls."""
    width = re.search(r'width="([0-9.]+)"', svg)
    assert width is not None  # Graphviz says it of every picture
    return svg.replace("<svg ", f'<svg style="min-width:{float(width[1]) * SMALLEST:.0f}px" ', 1)


def _board(position: Position, lang: str, seat: int, events: tuple[Event, ...]) -> str:
    scene = position.game.scene(position, seat, events)
    return f'<div class="vx-picture-board">{draw.svg(scene, lang, position.game)}</div>'


def _unmarked(position: Position, lang: str) -> str:
    """The board without marks on what can be done: a question does not give its answer away."""
    scene = position.game.scene(position, _seat(position))
    shapes = tuple(replace(shape, moves=(), tries="") for shape in scene.shapes)
    drawing = draw.svg(replace(scene, shapes=shapes), lang, position.game)
    return f'<div class="vx-picture-board">{drawing}</div>'


def _seat(position: Position) -> int:
    """Whose board to draw: that of the seat that decides, else the first."""
    return position.actor or 1


def _moves(position: Position, lang: str) -> str:
    """The legal moves in words, each with the text that plays it; outcomes of chance with their probability."""
    game = position.game
    shares = dict(position.chances())
    rows = []
    for move in position.legal_moves():
        words = say(game.say_move(position, move), lang, game)
        if move in shares:
            words = f"{words} · {draw.share(shares[move], lang, shares.values())}"
        rows.append(f'<li>{escape(words)} <code class="vx-move">{escape(str(move))}</code></li>')
    if not rows:
        return ""
    summary = _say("moves", lang, {"number": len(rows)})
    opened = " open" if len(rows) <= MOVES_OPEN else ""
    listed = f"<details{opened}><summary>{escape(summary)}</summary><ul>{''.join(rows)}</ul></details>"
    return f'<div class="vx-picture-moves">{listed}</div>'


def _answered(answer: Answer, position: Position, lang: str) -> list[str]:
    """What was asked about, then why it is not possible, or the moves it could mean."""
    game = position.game
    asked = answer.text if answer.move is None else say(game.say_move(position, answer.move), lang, game)
    found = [(one.id, say(game.say_obstacle(one), lang, game), one.concept) for one in answer.obstacles]
    if found:
        return [asked, *(reason["words"] for reason in state.against(found, lang))]
    near = [f"{say(game.say_move(position, move), lang, game)} ({move})" for move in answer.nearest]
    answered = "possible" if answer.move else "ask-which" if near else "ask-no-move"
    return [asked, say(Message(f"ui-{answered}"), lang), *near]


def _column(content: str) -> str:
    return f'<div class="vx-picture-words">{content}</div>'


def _list(items: Iterable[str]) -> str:
    rows = "".join(f"<li>{escape(item)}</li>" for item in items)
    return f"<ul>{rows}</ul>" if rows else ""


def _is_open(value: Any) -> bool:
    """Whether something is still left to be filled in."""
    if isinstance(value, dict):
        return any(map(_is_open, value.values()))
    if isinstance(value, list | tuple):
        return any(map(_is_open, value))
    return value is ...


def _predicted(position: Position, expected: Any, lang: str) -> Verdict:
    if not isinstance(expected, Mapping):
        return Verdict(False, [_say("predict-malformed", lang)], lang)
    game = position.game
    try:
        differences = game.differences(position, naming.whole(expected, naming.seat_key(position)))
    except InvalidPosition as error:
        return Verdict(False, [_say("predict-malformed", lang), say(problem_of(error), lang, game)], lang)
    # Another seat may be the one to decide by now: the board is that of the first seat the prediction names.
    seat = next((key for key in expected if isinstance(key, int)), _seat(position))
    board = _board(position, lang, seat, ())
    if not differences:
        return Verdict(True, [_say("predict-right", lang)], lang, board)
    wrong = [say(naming.said_otherwise(game, found), lang, game) for found in differences]
    return Verdict(False, [_say("predict-wrong", lang), *wrong], lang, board)


def _failure(report: Report, failure: Failure, lang: str) -> str:
    game = report.scenario.game
    book = say(Message("ui-thing", {"thing": Name(report.rulebook)}), lang, game)
    if failure.line is None:  # what was dealt before the line began
        return f"{book}: {failure.say(lang, game)}"
    words = failure.sentence(lang, game)
    return _say("check-found", lang, {"rulebook": book, "line": failure.line, "words": words})


def _plain(value: Any, lang: str) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or _say("nothing", lang)
    return str(value)


def _say(key: str, lang: str, values: Mapping[str, Value] | None = None) -> str:
    return say(Message(f"ui-notebook-{key}", dict(values or {})), lang)
