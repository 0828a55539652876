"""The explorer without a widget: one position as a still piece of HTML, complete in words and picture.

It is what VS Code, Colab, GitHub and exports show where no script may run.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from viticulture_explore import draw
from viticulture_explore.widgets import state, veil

if TYPE_CHECKING:
    from viticulture_explore.widgets.session import Session


def page(session: Session) -> str:
    """The present position of a session as HTML."""
    panel = state.panel(session)
    parts = [
        f"<h3>{escape(state.title(session))}</h3>",
        draw.svg(veil.scene_of(session), session.lang, session.game),
        f"<p><strong>{escape(state.whose_question(session.position, session.lang))}</strong></p>",
        *_moves(panel),
        f"<h4>{escape(panel['words']['happened'])}</h4>",
        _list(_story(panel) or [panel["words"]["nothing"]]),
    ]
    return f'<section lang="{session.lang}">{"".join(parts)}</section>'


def _moves(panel: state.Part) -> list[str]:
    return [
        f"<h4>{escape(group['title'])}</h4>"
        + _list(
            f"{move['words']} ({move['note']})" if move["note"] else move["words"] for move in group["moves"]
        )
        for group in panel["groups"]
    ]


def _story(panel: state.Part) -> list[str]:
    """What happened, each sentence with the short form of its citation."""
    cites = panel["cites"]
    return [
        f"{sentence['words']} {cites[sentence['cite']]['label']}"
        if sentence["cite"] in cites
        else sentence["words"]
        for sentence in panel["happened"]
    ]


def _list(items: object) -> str:
    assert hasattr(items, "__iter__")
    return "<ul>" + "".join(f"<li>{escape(item)}</li>" for item in items) + "</ul>"
