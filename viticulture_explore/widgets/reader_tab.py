"""The tab with a rulebook or the cards to read; a line opens the scenarios that show it on the board above."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from viticulture_explore.rulebook import rulebooks
from viticulture_explore.scenarios import example
from viticulture_explore.widgets.reading import Reading, book_to_show, opened
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from viticulture_explore.widgets.session import Session

Part = dict[str, Any]


class ReaderTab(Tab):
    """The rulebooks of the game that is explored."""

    id = "reader"
    aside = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._reading: Reading | None = None

    def state(self) -> Part:
        """The statements of the chosen book, in the language of the session."""
        reading = self._here()
        return {"there": False} if reading is None else {"there": True, **reading.parts()}

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``look``: choose a book or a language; ``find`` words; ``read`` a statement; ``open`` a scenario."""
        return {"look": self._look, "find": self._find, "read": self.read, "open": self._open}

    @property
    def answers(self) -> Mapping[str, Callable[..., Part]]:
        """``statement``: what stands behind it."""
        return {"statement": self._behind}

    def read(self, statement: str) -> None:
        """Turn to a statement. Raises :class:`UnknownWord` if there is none in the books of this game."""
        reading = self._here()
        if reading is not None:
            reading.read(statement)

    def _behind(self, id: str) -> Part:
        return opened(id, self.session.lang, self.session.game)

    def _here(self) -> Reading | None:
        """The reader, in the language of the session; ``None`` for a game whose books are not here."""
        books = tuple(book for book in rulebooks() if book in self.session.game.rulebooks)
        if not books:
            return None
        if self._reading is None or self._reading.books != books:
            chosen = self.session.rulebook
            first = chosen if chosen in books else books[0]
            self._reading = Reading(first, self.session.lang, books=books, game=self.session.game)
        if self._reading.lang != self.session.lang:
            target = self._reading.target
            self._reading.choose("lang", self.session.lang)
            self._reading.target = target
        return self._reading

    def _look(self, picker: str, value: str) -> None:
        reading = self._here()
        if picker == "lang":
            self.session.speak(value)
        elif reading is not None:
            reading.choose(picker, value)

    def _find(self, text: str) -> None:
        reading = self._here()
        if reading is not None:
            reading.find(text)

    def _open(self, name: str, statement: str = "") -> None:
        scenario = example(name)
        self.session.open(scenario, rulebook=book_to_show(scenario, statement))
