"""The tab of the record: its variations as a small tree, and the record as files, as text and as a share string."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import TYPE_CHECKING, Any, Final

from viticulture_explore import export
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE
from viticulture_explore.scenarios import ScenarioError, ShareError, read, shared_place, unshare
from viticulture_explore.text import say
from viticulture_explore.widgets import state, veil
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.core.line import Node
    from viticulture_explore.widgets.session import Session

LONGEST_NAME: Final = 60
"""So many characters at most has the name of a saved file, without its ending."""

KINDS: Final = {
    "scenario": (".yaml", "application/yaml"),
    "page": (".html", "text/html"),
    "handout": ("_handout.html", "text/html"),
    "quiz": ("_quiz.html", "text/html"),
    "notebook": (".ipynb", "application/x-ipynb+json"),
}
"""What the record can be saved as: how the name of each file ends, and what a browser calls it.

A ``quiz`` only where there are questions.
"""


class RecordTab(Tab):
    """The line and its variations; saving, sharing and opening."""

    id = "record"
    aside = True
    slow = True

    _problem: str = ""
    _written: dict[str, str]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._written = {"text": "", "share": ""}

    def state(self) -> dict[str, Any]:
        """The tree and the tools."""
        session = self.session
        problem, self._problem = self._problem, ""
        return {
            "rows": rows(session),
            "start": {
                "place": "0",
                "words": self._ui("start"),
                "now": session.line.node is session.line.root,
            },
            "removable": session.line.node.parent is not None,
            "promotable": not _is_main(session.line.node),
            "problem": problem,
            "words": {
                key: self._ui(f"record-{key}")
                for key in (
                    "tree",
                    "promote",
                    "delete",
                    "save",
                    "copy",
                    "copied",
                    "text",
                    "share",
                    "share-hint",
                    "link",
                    "link-hint",
                    "paste",
                    "paste-hint",
                    "open",
                    "file",
                )
            },
            "kinds": [
                [kind, self._ui(f"record-save-{kind}")]
                for kind in KINDS
                if kind != "quiz" or session.teaching.quiz
            ],
            **self._written,
        }

    def late(self) -> dict[str, Any]:
        """The record as text and as a share string. The text names every card, so it waits while hands are hidden."""
        session = self.session
        self._written = {
            "text": "" if session.table.hidden else session.written(),
            "share": session.shared(),
        }
        return self._written

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``promote`` and ``delete`` the way to the current position; ``open`` what was pasted or chosen."""
        return {"promote": self.session.promote, "delete": self.session.delete, "open": self._open}

    @property
    def answers(self) -> Mapping[str, Callable[..., dict[str, Any]]]:
        """``save``: the record as a file of a kind."""
        return {"save": self._save}

    def _save(self, kind: str) -> dict[str, Any]:
        """The record as a file, for the page to hand over."""
        ending, type_ = KINDS[kind]
        content = _WRITTEN[kind](self.session)
        return {
            "name": file_name(self.session, ending),
            "type": type_,
            "data": b64encode(content.encode()).decode("ascii"),
        }

    def _open(self, text: str, name: str = "") -> None:
        """Explore the content of a scenario file, or a share string, from now on; or say why that is none."""
        session = self.session
        try:
            opened(session, text, name or self._ui("record-text"))
        except (ScenarioError, ShareError) as error:
            self._problem = error.say(session.lang)

    def _ui(self, key: str) -> str:
        return say(Message(f"ui-{key}"), self.session.lang)


def opened(session: Session, text: str, name: str) -> None:
    """Begin with a scenario, given as the text of its file or as a share string.

    Raises :class:`ScenarioError` or :class:`ShareError`.
    """
    if re.search(r"[:\n]", text.strip()):
        session.open(read(text, name))
    else:
        session.open(read(unshare(text), name), shared_place(text))


def file_name(session: Session, ending: str = ".yaml") -> str:
    """A name for a saved file, made of the title.

    Letters of every script stay; what file systems dislike becomes a line.
    """
    title = session.title.get("en") or next(iter(session.title.values()), "") or session.game.id
    return (re.sub(r"[^\w]+", "_", title.lower()).strip("_") or session.game.id)[:LONGEST_NAME] + ending


def rows(session: Session) -> list[dict[str, Any]]:
    """The lines of the record, the main one first, each variation below the line that it leaves.

    A row is ``{depth, chips}``: how deep it is nested, and its moves.
    """
    found: list[dict[str, Any]] = []
    waiting = [(node, min(1, index)) for index, node in enumerate(session.line.root.children)][::-1]
    here = set(map(id, session.line.node.trail()))
    while waiting:
        first, depth = waiting.pop()
        line = [first, *first.main()]
        before = len(first.path)
        chips = [_chip(session, node, before + number, here) for number, node in enumerate(line)]
        found.append({"depth": depth, "chips": chips})
        branches = [(other, depth + 1) for node in line for other in node.children[1:]]
        waiting.extend(branches[::-1])
    return found


def _chip(session: Session, node: Node, number: int, here: set[int]) -> dict[str, Any]:
    assert node.parent is not None  # the start is no move
    assert node.move is not None
    before = node.parent.position
    return {
        "place": node.place,
        "title": state.notation(session, node),
        "number": number,
        "words": veil.move_of(session, before, node.move),
        "seat": before.actor or CHANCE,
        "now": node is session.line.node,
        "way": id(node) in here,
    }


def _is_main(node: Node) -> bool:
    return all(then.parent is None or then.parent.children[0] is then for then in node.trail())


_WRITTEN: Final[dict[str, Callable[[Session], str]]] = {
    "scenario": lambda session: session.written(),
    "page": lambda session: export.page(session.line, session.lang, title=session.title),
    "handout": lambda session: export.handout(session.line, session.lang, title=session.title),
    "quiz": lambda session: export.quiz_handout(
        session.quiz(), session.lang, title=session.title, answers=True
    ),
    "notebook": lambda session: export.notebook(session.line, session.lang, title=session.title),
}
"""How each of the :data:`KINDS` is made, in the language of the session."""
