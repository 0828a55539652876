"""A record as handouts to print: one page a position, with the question that is asked there and room for an answer."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from viticulture_explore.core.position import CHANCE
from viticulture_explore.export.telling import Subject, Teller, Texts, numbered
from viticulture_explore.widgets.state import whose_question

if TYPE_CHECKING:
    from viticulture_explore.core.line import Node

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


def _has_choice(node: Node) -> bool:
    position = node.position
    return bool(node.children) and position.actor != CHANCE and len(position.legal_moves()) > 1


def _sheet(teller: Teller, node: Node, question: str, number: str) -> str:
    position = node.position
    asked = question or whose_question(position, teller.lang)
    board = teller.board(position, position.actor or 1)  # of the one who is asked, not of the one who moved
    board = board.replace(' vx-can"', '"')
    rules = "<i></i>" * LINES
    return (
        f'<section class="sheet"><header><h1>{escape(teller.title)}</h1>'
        f'<p class="name">{escape(teller.words("name"))}</p></header>'
        f'<p class="time">{escape(teller.time(position))} <span>{number}</span></p>'
        f"<figure>{board}</figure>"
        f'<h2>{escape(asked)}</h2><div class="room" aria-label="{escape(teller.words("room"))}">'
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
    heading = escape(teller.words("answers"))
    return (
        f'<section class="sheet answers"><header><h1>{escape(teller.title)}</h1></header>'
        f"<h2>{heading}</h2><ol>{''.join(rows)}</ol></section>"
    )
