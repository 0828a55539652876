"""Handouts to print: one sheet a position or a question of a quiz, with the board and room for an answer."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from viticulture_explore.core.position import CHANCE
from viticulture_explore.export.telling import Subject, Teller, Texts, numbered
from viticulture_explore.scenarios.errors import ScenarioError
from viticulture_explore.text import say
from viticulture_explore.widgets.state import whose_question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.core.line import Node
    from viticulture_explore.core.position import Position
    from viticulture_explore.scenarios import Asked, Quiz

LINES: Final = 12
"""So many ruled lines stand below a board; what does not fit onto the sheet is cut off."""


def handout(
    subject: Subject, lang: str = "en", *, title: Texts = "", question: str = "", answers: bool = False
) -> str:
    """The positions of a record at which a seat had to choose, each on a sheet of its own, as HTML to print.

    What can be clicked in the explorer is not marked: that would be half the answer.

    Parameters
    ----------
    subject
        A record or a scenario, whose main line is used, or a position. If nothing was chosen in it, the end is asked.
    lang
        The language of everything but a question and a title of one's own.
    title
        Stands on every sheet; default the title of the board.
    question
        What to ask on every sheet, instead of what the game asks there.
    answers
        Whether a last sheet tells the teacher what was played.

    Raises :class:`UnknownWord` for a language that is not there.
    """
    teller = Teller(subject, lang, title)
    asked = [node for _, node in numbered(teller.line) if _has_choice(node)]
    asked = asked or [[teller.line.root, *teller.line.root.main()][-1]]
    sheets = [
        _sheet(teller, node, question, f"{number} / {len(asked)}") for number, node in enumerate(asked, 1)
    ]
    if answers:
        sheets.append(_answers(teller, asked))
    return teller.document("\n".join(sheets), "handout")


def quiz_handout(quiz: Quiz, lang: str = "en", *, title: Texts = "", answers: bool = False) -> str:
    """The questions of a quiz, each on a sheet of its own with boxes to tick or lines to write on, as HTML to print.

    ``answers`` adds a last sheet for the teacher, with what is right and why the rest is not. A question that cannot
    be asked under the rulebook of the quiz is left out.
    Raises :class:`UnknownWord` for a language that is not there.
    """
    teller = Teller(quiz.scenario, lang, title)
    asked = list(_askable(quiz))
    sheets = [
        _page(
            teller,
            one.position,
            seat=one.seat,
            asked=one.text(lang),
            number=f"{number} / {len(asked)}",
            boxes=_boxes(teller, one),
        )
        for number, one in enumerate(asked, 1)
    ]
    if answers:
        rows = "".join(_solution(teller, one) for one in asked)
        sheets.append(_last(teller, "solutions", rows))
    return teller.document("\n".join(sheets), "handout")


def _askable(quiz: Quiz) -> Iterator[Asked]:
    for number in range(len(quiz)):
        try:
            yield quiz[number]
        except ScenarioError:
            continue


def _boxes(teller: Teller, asked: Asked) -> str:
    """What can be ticked; nothing where the board is predicted."""
    named = (say(asked.offer_named(offer), teller.lang, teller.game) for offer in asked.offered)
    boxes = "".join(f"<li>{escape(words)}</li>" for words in named)
    return f'<ul class="offers">{boxes}</ul>' if boxes else ""


def _solution(teller: Teller, asked: Asked) -> str:
    """A question with what is right, and the first reason against what is not possible."""
    told = []
    for point in asked.check(asked.truth).points:
        against = [reason.message for reason in point.reasons if reason.obstacle][:1]
        told.append(" ".join(say(one, teller.lang, teller.game) for one in (point.message, *against)))
    points = "".join(f"<li>{escape(words)}</li>" for words in told)
    return f"<li><strong>{escape(asked.text(teller.lang))}</strong><ul>{points}</ul></li>"


def _has_choice(node: Node) -> bool:
    position = node.position
    return bool(node.children) and position.actor != CHANCE and len(position.legal_moves()) > 1


def _sheet(teller: Teller, node: Node, question: str, number: str) -> str:
    position = node.position
    asked = question or whose_question(position, teller.lang)
    # The board of the one who is asked, not of the one who moved.
    return _page(teller, position, seat=position.actor or 1, asked=asked, number=number)


def _page(  # noqa: PLR0913 - the parts of a sheet, by name
    teller: Teller, position: Position, *, seat: int, asked: str, number: str, boxes: str = ""
) -> str:
    board = teller.board(position, seat).replace(' vx-can"', '"')
    rules = "<i></i>" * LINES
    return (
        f'<section class="sheet"><header><h1>{escape(teller.title)}</h1>'
        f'<p class="name">{escape(teller.words("name"))}</p></header>'
        f'<p class="time">{escape(teller.time(position))} <span>{number}</span></p>'
        f"<figure>{board}</figure>"
        f'<h2>{escape(asked)}</h2>{boxes}<div class="room" aria-label="{escape(teller.words("room"))}">'
        f"{rules}</div></section>"
    )


def _answers(teller: Teller, asked: list[Node]) -> str:
    """What was played from each position, and what came of it."""
    rows = []
    for node in asked:
        if not node.children:
            rows.append(f"<li>{escape(teller.words('open'))}</li>")
            continue
        told = teller.tell(node.children[0])
        happened = "".join(f"<li>{escape(sentence)}</li>" for sentence in told.happened)
        rows.append(f"<li><strong>{escape(teller.mover(told))}</strong><ul>{happened}</ul></li>")
    return _last(teller, "answers", "".join(rows))


def _last(teller: Teller, heading: str, rows: str) -> str:
    """The sheet of the teacher."""
    return (
        f'<section class="sheet answers"><header><h1>{escape(teller.title)}</h1></header>'
        f"<h2>{escape(teller.words(heading))}</h2><ol>{rows}</ol></section>"
    )
