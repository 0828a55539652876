"""The mode of a lesson: the line of the scenario as a guided walk, each move of it to be found by playing it.

Every scenario with a line is a lesson, without a word of its own; what it is about and its notes are told on the way.
What other seats and chance do goes by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from viticulture_explore.core.errors import AmbiguousMove, IllegalMove, InvalidMove
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE
from viticulture_explore.text import say
from viticulture_explore.widgets import citations, state, veil
from viticulture_explore.widgets.tabs import Mode

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.core.line import Node
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Move, Step
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]

WORDS = ("show", "again", "quiz", "back-to-line", "happened", "about", "would")


class LessonMode(Mode):
    """The walk along the main line of the record, and what the learner has tried."""

    id: ClassVar[str] = "lesson"

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._tried: tuple[Node, Step] | None = None
        """A move that is possible but not the next of the line, and where it was tried."""
        self._walked: list[Node] = []
        """The places reached since the learner's last move, the present one last."""

    def enter(self) -> None:
        """Begin where the record is; what is not the learner's to decide goes by itself."""
        self._tried, self._walked = None, []
        self._go_on()

    @property
    def is_empty(self) -> bool:
        """Whether there is no line to be found."""
        return not self.session.line.root.children

    # -- what the page shows --------------------------------------------------------------------------------

    def state(self) -> Part:
        """Where the walk is, what has happened on it, and what is asked."""
        story = [told for node in self._story for told in self._told(node)]
        tried = self._other()
        done, all_ = self._progress
        cited = [*story, *(tried["reasons"] if tried else [])]
        return {
            "about": self.session.teaching.abouts.get(self.session.lang, "") if not done else "",
            "notes": self._notes(),
            "story": story,
            "tried": tried,
            "done": done,
            "all": all_,
            "progress": self._ui("progress", done=done, all=all_),
            "ask": self._ask(),
            "can": "show" if self._next else "" if self._is_on_line else "back",
            "over": self._is_on_line and self._next is None,
            "quiz": bool(self.session.teaching.quiz),
            "cites": citations.told(self.session, [one["cite"] for one in cited if one["cite"]]),
            "words": {word: self._ui(word) for word in WORDS},
        }

    def said(self) -> str:
        """What a screen reader says: what a try would do, else what happened, then what is asked."""
        tried = self._other()
        if self.session.answer is not None:
            return state.said(self.session)
        story = [one["words"] for node in self._story for one in self._told(node)]
        notes = self._notes()
        return " ".join([*([tried["words"]] if tried else [*story, *notes]), self._ask()])

    def line(self) -> Part:
        """The record up to here: what comes is for the learner to find."""
        shown = state.line(self.session)
        chips = [chip for chip in shown["chips"] if not chip["later"]]
        return {**shown, "chips": chips, "variations": [], "forward": self._next is not None, "replay": False}

    def _ask(self) -> str:
        following = self._next
        if following is not None:
            return self._ui("find", seat=self.session.position.actor or CHANCE)
        if not self._is_on_line:
            return self._ui("off-line")
        return self._ui("over" if len(self.session.line.moves) else "no-line")

    def _notes(self) -> list[str]:
        """What the author says to a learner who has come so far."""
        notes, lang = self.session.teaching.notes, self.session.lang
        found = [
            notes.get(tuple(map(str, node.path)), {}) for node in self._story or [self.session.line.node]
        ]
        return [text for said in found if (text := said.get(lang) or next(iter(said.values()), ""))]

    def _told(self, node: Node) -> list[Part]:
        """A move of the walk and what it did, a sentence each."""
        assert node.parent is not None  # a walk is made of moves
        assert node.move is not None
        before, lang = node.parent.position, self.session.lang
        move = veil.move_of(self.session, before, node.move)
        key = "ui-played-chance" if before.actor == CHANCE else "ui-played"
        who = say(Message(key, {"move": move, "seat": before.actor or CHANCE}), lang)
        events = node.step.events if node.step else ()
        lines = [{"words": veil.told(self.session, one), "cite": one.concept, "who": ""} for one in events]
        return [{"words": who, "cite": "", "who": "played"}, *lines]

    def _other(self) -> Part | None:
        """The move that was tried instead: what it would do."""
        if self._tried is None or self._tried[0] is not self.session.line.node:
            return None
        node, step = self._tried
        game, lang = self.session.game, self.session.lang
        move = say(game.say_move(node.position, step.move), lang, game)
        told = [{"words": say(game.say_event(one), lang, game), "cite": one.concept} for one in step.events]
        return {"words": self._ui("other", move=move), "reasons": told}

    # -- what the page asks for -----------------------------------------------------------------------------

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``show`` the next move by playing it, begin ``again``, go ``back`` to the line."""
        return {"show": self._show, "again": self._again, "back": self._back}

    @property
    def instead(self) -> Mapping[str, Callable[..., None]]:
        """A move that is played is compared with the line; going forward shows it.

        Where no line goes on there is nothing to find: whoever plays on explores.
        """
        return {"play": self._play, "chance": self._let_it_happen, "forward": self._show}

    def _play(self, move: Move | str) -> None:
        """Go on if this is the next move of the line; otherwise stay, and tell what it would have done."""
        session, here, following = self.session, self.session.line.node, self._next
        self._tried = None
        try:
            found = session.position.parse(move) if isinstance(move, str) else move
            step = session.position.step(found)
        except (AmbiguousMove, IllegalMove, InvalidMove):
            session.ask(move)
            return
        session.dismiss()
        if following is None:
            session.play(found)
            self.leave()
        elif found == following.move:
            self._show()
        else:
            self._tried = (here, step)

    def _let_it_happen(self) -> None:
        if self._next is None:
            self.session.let_it_happen()
            self.leave()
        else:
            self._show()

    def _show(self) -> None:
        """Play the next move of the line, and what comes after it by itself."""
        if self._next is not None:
            self._tried, self._walked = None, []
            self._forward()
            self._go_on()

    def _again(self) -> None:
        self.session.go(())
        self.enter()

    def _back(self) -> None:
        """Go back to where the line was left."""
        node = self.session.line.node
        while not _is_main(node) and node.parent is not None:
            node = node.parent
        self.session.go(node.path)
        self.enter()

    # -- the walk -------------------------------------------------------------------------------------------

    @property
    def learner(self) -> int:
        """The seat whose moves are to be found: the first that decides."""
        line = (self.session.line.root, *self.session.line.root.main())
        return next((node.position.actor for node in line if node.position.actor), 1)

    @property
    def _is_on_line(self) -> bool:
        return _is_main(self.session.line.node)

    @property
    def _next(self) -> Node | None:
        """The next place of the main line; ``None`` at its end and off it."""
        node = self.session.line.node
        return node.children[0] if node.children and _is_main(node) else None

    @property
    def _story(self) -> list[Node]:
        """The moves since the learner's last one, that one included; none if the record was changed elsewhere."""
        walked = self._walked
        return walked if walked and walked[-1] is self.session.line.node else []

    @property
    def _progress(self) -> tuple[int, int]:
        """How many moves the learner has found on the way here, and how many there are on the line."""
        line = self.session.line
        here = {id(node) for node in line.node.trail()}
        mine = [
            node for node in line.root.main() if node.parent and node.parent.position.actor == self.learner
        ]
        return sum(id(node) in here for node in mine), len(mine)

    def _forward(self) -> None:
        self.session.forward()
        self._walked.append(self.session.line.node)

    def _go_on(self) -> None:
        while self._next is not None and self.session.position.actor != self.learner:
            self._forward()

    def _ui(self, key: str, **values: Value) -> str:
        return say(Message(f"ui-lesson-{key}", values), self.session.lang)


def _is_main(node: Node) -> bool:
    return all(then.parent is None or then.parent.children[0] is then for then in node.trail())
