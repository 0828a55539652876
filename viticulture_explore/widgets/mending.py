"""What would make a move legal: the changes that would do are offered, and each can be tried with a click.

The changed position is a record of its own, marked as changed in its title and beside the board, where a click leads
back to the real one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message
from viticulture_explore.core.repairs import Repair, repairs
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets import state

if TYPE_CHECKING:
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]


def offers(session: Session) -> Part | None:
    """What to offer below an answer: a heading and the changes, or a word that none is enough.

    ``None`` where there is nothing to mend: no answer, or a move that is possible or none at all.
    """
    found = _found(session)
    if found is None:
        return None
    lang, game = session.lang, session.game
    key = "mend" if found else "mend-none"
    return {
        "words": say(Message(f"ui-{key}"), lang),
        "changes": [say(repair.message, lang, game) for repair in found],
    }


def mend(session: Session, number: int) -> None:
    """Try one of the changes that were offered, by its number: the position with it made, and the move played.

    Raises ``IndexError`` for a number that was not offered.
    """
    answer, found = session.answer, _found(session)
    if answer is None or answer.move is None or not found or not 0 <= number < len(found):
        raise IndexError(number)
    repair = found[number]
    title = {lang: _marked(session, repair, lang) for lang in LANGUAGES}
    session.try_out(Line(repair.position, [answer.move]), title)


def trial(session: Session) -> Part | None:
    """What marks a changed position, and the name of the way back; ``None`` for a real one."""
    if not session.is_trial:
        return None
    return {key: say(Message(f"ui-trial-{key}"), session.lang) for key in ("words", "back")}


def _found(session: Session) -> tuple[Repair, ...] | None:
    answer = session.answer
    if answer is None or answer.move is None or not answer.obstacles:
        return None
    return repairs(session.position, answer.move)


def _marked(session: Session, repair: Repair, lang: str) -> str:
    """The title of a changed position."""
    change = say(repair.message, lang, session.game)
    return say(Message("ui-mended", {"title": state.title(session, lang), "change": change}), lang)
