"""What all exports say about a record: its title, its steps in words, boards, and the string that restores it."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from viticulture_explore import draw
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.line import Line
from viticulture_explore.core.message import Message
from viticulture_explore.core.position import CHANCE, Event, Position
from viticulture_explore.scenarios import Scenario, run, share, write
from viticulture_explore.text import LANGUAGES, say
from viticulture_explore.widgets.state import whose_question

if TYPE_CHECKING:
    from collections.abc import Iterator

    from viticulture_explore.core.line import Node
    from viticulture_explore.core.message import Value

Subject = Line | Scenario | Position
"""What can be told: a record with its variations, the line of a scenario, or a position by itself."""

Texts = str | Mapping[str, str]
"""One text, or a text for each language."""


class Told(msgspec.Struct, frozen=True):
    """One position of a record as it is shown: the move that led there, what happened, and what is asked now."""

    position: Position
    seat: int
    """Whose board is shown."""
    move: str
    """The move in words; empty at the start."""
    by: int
    """Who made it, :data:`CHANCE` included; 0 at the start."""
    events: tuple[Event, ...]
    happened: tuple[str, ...]
    asked: str


class Teller:
    """Says a record in one language. Raises :class:`UnknownWord` for a language that is not there."""

    def __init__(self, subject: Subject, lang: str, title: Texts, about: Texts = "") -> None:
        if lang not in LANGUAGES:
            raise UnknownWord("language", lang, LANGUAGES)
        self.line: Final = _record(subject)
        self.lang: Final = lang
        self.game: Final = self.line.start.game
        titles, abouts = (subject.titles, subject.abouts) if isinstance(subject, Scenario) else ("", "")
        self.titles: Final = _titles(title or titles, self.line.start)
        self.abouts: Final = _in_all(about or abouts)
        self.about: Final = self.abouts.get(lang, "")
        self.title: Final = self.titles.get(lang) or next(iter(self.titles.values()))

    def words(self, key: str, **values: Value) -> str:
        """A text of the catalog for exports."""
        return say(Message(f"export-{key}", values), self.lang, self.game)

    def time(self, position: Position) -> str:
        """The year and the season."""
        return say(self.game.say_time(position), self.lang, self.game)

    def tell(self, node: Node) -> Told:
        """One position of the record."""
        position = node.position
        step = node.step
        asked = whose_question(position, self.lang)
        seats = (before.position.actor for before in reversed(node.trail()))
        if step is None or node.parent is None:
            return Told(position, next(filter(None, seats), 1), "", 0, (), (), asked)
        move = say(self.game.say_move(node.parent.position, step.move), self.lang, self.game)
        happened = tuple(say(self.game.say_event(event), self.lang, self.game) for event in step.events)
        # The board of the one who acted: what became of it is what there is to see.
        seat = step.actor if step.actor != CHANCE else next(filter(None, seats), 1)
        return Told(position, seat, move, step.actor, step.events, happened, asked)

    def board(self, position: Position, seat: int, events: tuple[Event, ...] = ()) -> str:
        """The board of a seat as SVG; its style stands once in the page."""
        scene = self.game.scene(position, seat, events)
        return draw.svg(scene, self.lang, self.game).replace(f"<style>{draw.style()}</style>", "", 1)

    def mover(self, told: Told) -> str:
        """The move with the one who made it."""
        if told.by == CHANCE:
            return self.words("move-chance", move=told.move)
        return self.words("move", seat=told.by, move=told.move)

    def content(self) -> str:
        """The record as the text of a scenario file."""
        settings = self.game.settings(self.line.start)
        books = self.game.rulebooks
        book = next((name for name, its in books.items() if its == settings.options), next(iter(books)))
        own = {key: value for key, value in settings.options.items() if books[book][key] != value}
        return write(
            self.line,
            title=self.titles,
            about=self.abouts if any(self.abouts.values()) else "",
            rulebook=book,
            options=own,
            modules=settings.modules,
        )

    def share(self) -> str:
        """The string that restores the record."""
        return share(self.content())

    def document(self, body: str, style: str) -> str:
        """A whole HTML document with its styles inside."""
        css = files("viticulture_explore.export").joinpath(f"{style}.css").read_text(encoding="utf-8")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.lang}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            # Nothing is fetched, and the page says so itself.
            '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; '
            "style-src 'unsafe-inline'\">\n"
            f"<title>{escape(self.title)}</title>\n<style>\n{draw.style()}{css}</style>\n</head>\n"
            f'<body class="vx">\n{body}\n</body>\n</html>\n'
        )


def numbered(line: Line) -> Iterator[tuple[int, Node]]:
    """The positions of the main line with their numbers, the start with 0."""
    yield from enumerate((line.root, *line.root.main()))


def _record(subject: Subject) -> Line:
    if isinstance(subject, Scenario):
        return run(subject).record()
    return Line(subject) if isinstance(subject, Position) else subject


def _titles(title: Texts, start: Position) -> dict[str, str]:
    """The titles by language; without any the one of the board."""
    if title:
        return _in_all(title)
    game = start.game
    scene = game.scene(start, start.actor or 1)
    return {lang: say(scene.title, lang, game) for lang in LANGUAGES}


def _in_all(texts: Texts) -> dict[str, str]:
    return dict.fromkeys(LANGUAGES, texts) if isinstance(texts, str) else dict(texts)
