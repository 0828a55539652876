"""Answers to a teacher's questions as pictures: the answer, its ways or outcomes, and what was assumed."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from viticulture_explore.text import say
from viticulture_explore.widgets.pictures import Picture

if TYPE_CHECKING:
    from viticulture_explore.core.questions import Answer, Reply


def picture_of(answer: Answer, lang: str) -> Picture:
    """An answer in a language: in words, and as HTML with the moves of each way beside it."""
    game = answer.position.game
    message = say(answer.message, lang, game)
    notes = [say(note, lang, game) for note in answer.notes]
    replies = [say(reply.message, lang, game) for reply in answer.replies]
    rows = "".join(
        f"<li>{escape(words)}{_moves(reply)}</li>"
        for words, reply in zip(replies, answer.replies, strict=True)
    )
    remarks = "".join(f"<p><small>{escape(note)}</small></p>" for note in notes)
    listed = f"<ol>{rows}</ol>" if rows else ""
    html = f'<div class="vx-picture-moves"><p><strong>{escape(message)}</strong></p>{listed}{remarks}</div>'
    return Picture([html], [message, *replies, *notes], lang)


def _moves(reply: Reply) -> str:
    if reply.line is None:
        return ""
    codes = (f'<code class="vx-move">{escape(str(move))}</code>' for move in reply.line.moves)
    return f"<br>{' '.join(codes)}"
