"""The tab with the rulebooks side by side: what each makes of the present line, and what parts them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.compare import Cell, Comparison, Row, compare, replay
from viticulture_explore.core.message import Message, Name
from viticulture_explore.rulebook import Compared
from viticulture_explore.rulebook.comparing import nearest
from viticulture_explore.text import ending, has, say
from viticulture_explore.widgets import citations
from viticulture_explore.widgets.tabs import Tab
from viticulture_explore.widgets.work import Progress, Stop, Work

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Mapping

    from viticulture_explore.core.game import Game
    from viticulture_explore.core.message import Value
    from viticulture_explore.core.position import Obstacle, Result
    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]

ROWS: Final = 8
"""So many moves that come out differently are shown; behind them the sides have little left in common."""

CHOICES: Final = 12
"""So many moves that only some books allow at the end are shown."""


class CompareTab(Tab):
    """The present line under every rulebook of the game."""

    id = "compare"
    open_hands = True
    slow = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._work: Work[Comparison] = Work(self.push)

    def state(self) -> Part:
        """The comparison of the present line, or how far it has come."""
        session, key = self.session, self._key
        comparison, progress = self._work.result(key), self._work.progress(key)
        shown = {
            "late": self._work.wanted(key),
            "busy": None if progress is None else self._busy(*progress),
            "stopped": "" if comparison is None or not comparison.stopped else self._ui("stopped"),
            "stop": self._ui("stop"),
            "again": self._ui("again"),
        }
        if comparison is None:
            return {**shown, "note": self._ui("working"), "sides": []}
        return {**shown, **_Told(comparison, session).parts()}

    def late(self) -> Part:
        """The comparison, as soon as it is there."""
        session = self.session
        start, path, options = session.line.start, session.line.path, dict(session.options)
        game = session.game
        given, modules = game.given(start), game.settings(start).modules
        books = {book: {**known, **options} for book, known in game.rulebooks.items()}

        def job(progress: Progress, stop: Stop) -> Comparison:
            return compare(
                game,
                lambda known: game.set_up(given, options=known, modules=modules),
                replay(path),
                books,
                progress=progress,
                stop=stop,
            )

        self._work.ask(self._key, job)
        return self.state()

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``switch``: play on under another rulebook; ``part``: go to where they part; ``stop``; do it ``again``."""
        return {
            "switch": self.session.change_rulebook,
            "part": self._go_to_parting,
            "stop": self._work.stop,
            "again": self._work.forget,
        }

    @property
    def _key(self) -> Hashable:
        line = self.session.line
        return line.start, line.path, tuple(self.session.options.items())

    def _busy(self, played: int, waiting: int) -> Part:
        """How far the work has come: how often the line was played, of all the times it may take."""
        share = played / (played + waiting) if played else 0
        return {"share": share, "words": self._ui("busy", played=played)}

    def _ui(self, key: str, **values: Value) -> str:
        return say(Message(f"ui-compare-{key}", values), self.session.lang)

    def _go_to_parting(self) -> None:
        comparison = self._work.result(self._key)
        if comparison is not None and comparison.parting is not None:
            self.session.go(self.session.line.path[: comparison.parting])


class _Told:
    """A comparison in the words of a session."""

    def __init__(self, comparison: Comparison, session: Session) -> None:
        self.comparison = comparison
        self.game: Game = session.game
        self.lang = session.lang
        self.chosen = session.rulebook
        self.cites: dict[str, Part] = {}

    def parts(self) -> Part:
        comparison = self.comparison
        parting = comparison.parting
        rows = [] if parting is None else [row for row in comparison.rows[parting:] if _tells(row)]
        choices = comparison.choices
        return {
            "note": self.summary(),
            "differs": comparison.differs,
            "sides": [self.side(*pair) for pair in zip(comparison.sides, comparison.results, strict=True)],
            "over": any(comparison.results),
            "rows": [self.row(row) for row in rows[:ROWS]],
            "choices": [self.row(row) for row in choices[:CHOICES]],
            "more": self.say("compare-more", number=len(choices) - CHOICES) if len(choices) > CHOICES else "",
            "parting": parting or 0,
            "causes": [self.cause(option) for option in self.options()],
            "statements": self.statements(),
            "cites": self.cites,
            "words": {
                **{
                    key: self.say(f"ui-compare-{key}")
                    for key in ("switch", "chosen", "part", "choices", "sources")
                },
                "line": self.say("compare-line"),
                "result": self.say("compare-result"),
            },
        }

    def say(self, message: str, /, **values: Value) -> str:
        return say(Message(message, values), self.lang, self.game)

    def tell(self, message: Message) -> str:
        return say(message, self.lang, self.game)

    def summary(self) -> str:
        comparison = self.comparison
        if not comparison.differs:
            return self.say("compare-same", number=len(comparison.paths))
        if comparison.parting is None:
            return self.say("compare-parts-after")
        row = comparison.rows[comparison.parting]
        words = self.tell(row.words) if row.words else row.text
        return self.say("compare-parts", number=comparison.parting + 1, move=words)

    def side(self, books: tuple[str, ...], result: Result | None) -> Part:
        return {
            "books": [
                {
                    "id": book,
                    "name": self.say("ui-thing", thing=Name(book)),
                    "chosen": book == self.chosen,
                    "switch": self.say("ui-compare-switch-to", rulebook=Name(book)),
                }
                for book in books
            ],
            "result": self.result(result),
        }

    def result(self, result: Result | None) -> str:
        return self.say("compare-goes-on") if result is None else self.tell(ending(result))

    def row(self, row: Row) -> Part:
        sides = self.comparison.sides
        return {
            "move": row.text,
            "words": self.tell(row.words) if row.words else row.text,
            "cells": [self.cell(cell, side[0]) for cell, side in zip(row.cells, sides, strict=True)],
        }

    def cell(self, cell: Cell, book: str) -> Part:
        """What one side makes of a move: a sign, a word, and sentences with what they cite."""
        if cell.legal is None:
            return {"kind": "none", "sign": "", "words": self.say("compare-not-reached"), "lines": []}
        if not cell.legal:
            lines = [
                self.sentence(self.game.say_obstacle(found), found.concept, book) for found in _each(cell)
            ]
            return {"kind": "no", "sign": "✗", "words": self.say("compare-illegal"), "lines": lines}
        events = [self.sentence(self.game.say_event(found), found.concept, book) for found in cell.events]
        facts = [{"words": self.tell(fact), "cite": ""} for fact in cell.facts]
        return {"kind": "yes", "sign": "✓", "words": self.say("compare-legal"), "lines": events or facts}

    def sentence(self, message: Message, concept: str, book: str) -> Part:
        """A sentence whose citation is that of the book in whose column it stands."""
        found = citations.citation(concept, book, self.lang, tuple(self.game.rulebooks))
        key = f"{book} {concept}" if found else ""
        if found:
            self.cites[key] = found
        return {"words": self.tell(message), "cite": key}

    def options(self) -> Iterable[str]:
        return dict.fromkeys(option for cause in self.comparison.causes for option in cause.options)

    def cause(self, option: str) -> Part:
        """An option that parts the sides, with its values and which books have them."""
        books: dict[str, list[Name]] = {}
        for book, path in self.comparison.paths.items():
            books.setdefault(self.game.settings(path.start).options[option], []).append(Name(book))
        values = [
            self.say("compare-value", value=_called(f"option-{option}-{value}", value), books=tuple(having))
            for value, having in books.items()
        ]
        return {
            "option": self.say("compare-cause", option=_called(f"option-{option}", option)),
            "values": values,
        }

    def statements(self) -> list[Part]:
        """What the books of each side say of the rules behind the differences, each statement once."""
        found = []
        for number, side in enumerate(self.comparison.sides):
            quoted = Compared(self.comparison).quoted
            said = {known.id: known for concept in quoted for known in concept.sides[number]}
            lines = [
                {"label": self.tell(known.title), "text": known.text(self.lang)} for known in said.values()
            ]
            books = self.say("compare-books", books=tuple(map(Name, side)))
            found.append({"books": books, "lines": lines})
        return found if any(part["lines"] for part in found) else []


def _called(text: str, id: str) -> Message | Name:
    """What an option or a value is called: by a text of its own, else by a plain name."""
    return Message(text) if has(text) else Name(id)


def _tells(row: Row) -> bool:
    """Whether a row that differs has something to tell: more than that some sides have come to their end before."""
    return row.differs and any(cell.obstacles or cell.facts or cell.events for cell in row.cells)


def _each(cell: Cell) -> tuple[Obstacle, ...]:
    """The obstacles of a cell, each kind once."""
    return tuple({found.id: found for found in nearest(cell)}.values())
