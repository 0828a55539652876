"""For every option a shipped scenario that comes out differently under its values: what an option means, to be seen.

``data/differences.csv`` names for each option and each value other than the default the scenario that shows it, as
found by search (``tests/find_differences.py``): of those in which the two values part, the one with the shortest
line.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from viticulture_explore import places
from viticulture_explore.core import compare as core
from viticulture_explore.core.compare import Comparison
from viticulture_explore.core.errors import UnknownWord
from viticulture_explore.core.message import Message, Name
from viticulture_explore.games import GAMES
from viticulture_explore.rulebook.books import rows
from viticulture_explore.rulebook.comparing import WIDTH, Column, Compared, laid_out
from viticulture_explore.scenarios import Scenario, load
from viticulture_explore.scenarios.comparing import begin, player
from viticulture_explore.text import LANGUAGES, say

COLUMNS: Final = ("option", "default", "value", "scenario")


class OptionShown(msgspec.Struct, frozen=True):
    """An option with one of its values, and the scenario that comes out differently than under the default."""

    game: str
    option: str
    default: str
    value: str
    path: Path
    """The file of the scenario."""

    @property
    def name(self) -> str:
        """What the scenario is called in :func:`example`."""
        return self.path.relative_to(places.examples()).with_suffix("").as_posix()

    @property
    def scenario(self) -> Scenario:
        """The scenario. Raises :class:`ScenarioError` if its file is none."""
        return load(self.path)

    @property
    def comparison(self) -> Comparison:
        """Its line under the default (first) and under the value."""
        return apart(self.scenario, self.option, (self.default, self.value))

    def compare(self, lang: str | None = None) -> Compared:
        """The same to be looked at: the two values side by side, and what the books say that have them.

        >>> found = differences("champagne")[4]
        >>> found.option, found.compare().comparison.parting
        ('press_raise', 1)
        """
        columns = {
            value: Column(words, self.books(value))
            for value, words in zip((self.default, self.value), self.values, strict=True)
        }
        return Compared(self.comparison, lang, self.scenario.titles, columns)

    @property
    def title(self) -> Message:
        """The option in words."""
        return Message(f"option-{self.option}")

    @property
    def values(self) -> tuple[Message, Message]:
        """The default and the value in words."""
        default, value = (Message(f"option-{self.option}-{word}") for word in (self.default, self.value))
        return default, value

    def books(self, value: str) -> tuple[str, ...]:
        """The rulebooks of the game that are played with a value."""
        books = GAMES[self.game].rulebooks
        return tuple(book for book, options in books.items() if options[self.option] == value)


class Differences(tuple[OptionShown, ...]):
    """The options that :func:`differences` found, which show themselves as a table."""

    __slots__ = ()

    def __repr__(self) -> str:
        return self.text()

    def _repr_html_(self) -> str:
        return self.html()

    def text(self, lang: str = "en", width: int = WIDTH) -> str:
        """The options as tables of plain text in a language, a table for each game, so many characters wide."""
        heading = [_word(column, lang) for column in COLUMNS]
        return "\n\n".join(
            f"{title}\n{laid_out(heading, (_line(shown, lang) for shown in options), width)}"
            for title, options in self._by_game(lang)
        )

    def html(self, lang: str = "en") -> str:
        """The options as HTML in a language, a table for each game."""
        words = (escape(_word(column, lang)) for column in COLUMNS)
        heading = "".join(f'<th scope="col" style="text-align:left">{word}</th>' for word in words)
        tables = []
        for title, options in self._by_game(lang):
            body = "".join(_row(shown, lang) for shown in options)
            caption = f"<caption><b>{escape(title)}</b></caption>"
            table = f"{caption}<thead><tr>{heading}</tr></thead><tbody>{body}</tbody>"
            tables.append(f'<table style="width:100%;table-layout:fixed">{table}</table>')
        return f'<div class="vx-differences" lang="{lang}">{"".join(tables)}</div>'

    def _by_game(self, lang: str) -> Iterator[tuple[str, list[OptionShown]]]:
        for game in dict.fromkeys(shown.game for shown in self):
            yield (
                say(Message(f"differences-of-{game}"), lang),
                [shown for shown in self if shown.game == game],
            )


def differences(game: str | None = None) -> Differences:
    """The options of a game (default: of every game), each with a scenario for every value but the default.

    Its line comes out differently under the two values: :meth:`OptionShown.compare` holds them side by side.
    Raises :class:`UnknownWord` for a game that is not there.

    >>> differences()[0].option
    'bonus_space_rule'
    >>> differences("champagne")[0].name
    'champagne/draft_from_the_own_hand'
    """
    if game is not None and game not in GAMES:
        raise UnknownWord("game", game, GAMES)
    home = places.examples()
    return Differences(
        OptionShown(
            row["game"],
            row["option"],
            GAMES[row["game"]].options[row["option"]][0],
            row["value"],
            home / row["scenario"],
        )
        for row in rows("differences")
        if game in {None, row["game"]}
    )


def apart(scenario: Scenario, option: str, values: tuple[str, ...]) -> Comparison:
    """The line of a scenario under its own rules, with one option set to each of some values in turn."""
    base = {**scenario.game.rulebooks[scenario.rulebooks[0]], **scenario.options}
    return core.compare(
        scenario.game,
        lambda options: begin(scenario, options),
        player(scenario),
        {value: {**base, option: value} for value in values},
    )


def _cells(shown: OptionShown, lang: str) -> list[str]:
    """The option, its default, the other value with the books that have it, and the title of the scenario."""
    game = GAMES[shown.game]
    default, value = (say(words, lang, game) for words in shown.values)
    books = tuple(map(Name, shown.books(shown.value)))
    if books:
        value = say(Message("differences-read-by", {"value": value, "books": books}), lang, game)
    titles = shown.scenario.titles
    title = next(titles[known] for known in (lang, *LANGUAGES, *titles) if known in titles)
    return [say(shown.title, lang, game), default, value, title]


def _line(shown: OptionShown, lang: str) -> list[str]:
    *cells, title = _cells(shown, lang)
    return [*cells, say(Message("differences-seen", {"title": title, "name": shown.name}), lang)]


def _row(shown: OptionShown, lang: str) -> str:
    name = f'<br><code style="overflow-wrap:anywhere">{escape(shown.name)}</code>'
    *cells, title = (
        f'<td style="text-align:left;overflow-wrap:anywhere">{escape(cell)}' for cell in _cells(shown, lang)
    )
    return f"<tr>{'</td>'.join((*cells, title))}{name}</td></tr>"


def _word(column: str, lang: str) -> str:
    return say(Message(f"differences-{column}"), lang)
