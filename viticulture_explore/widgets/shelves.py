"""The shipped scenarios as a person looks for them: by topic, or by words of any language."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import NamedTuple

from viticulture_explore import places, text
from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import Outline, Shelf, library, outline
from viticulture_explore.text import say


class Entry(NamedTuple):
    """A scenario on its shelf. ``part`` is the folder within the topic, or empty; ``words`` what a search looks in."""

    name: str
    topic: str
    part: str
    outline: Outline
    words: str


@cache
def shelves() -> tuple[Shelf, ...]:
    """The topics with their files, in the order in which they are read."""
    return library()


@cache
def entries(topic: str) -> tuple[Entry, ...]:
    """The scenarios of a topic; reading them takes a moment, so each topic is read once.

    Raises :class:`ScenarioError` for a file that is no scenario.
    """
    home = places.examples()
    shelf = next((shelf for shelf in shelves() if shelf.topic == topic), Shelf(topic, ()))
    found = []
    for file in shelf.files:
        name = file.relative_to(home).with_suffix("")
        said = outline(file)
        words = plain(" ".join((*said.titles.values(), *said.abouts.values(), *name.parts)))
        part = "/".join(name.parts[1:-1])
        found.append(Entry(name.as_posix(), topic, part, said, words))
    return tuple(found)


def search(query: str) -> tuple[Entry, ...]:
    """The scenarios in which all words of a query stand, in whichever language, in the order of the shelves."""
    wanted = plain(query).split()
    return tuple(
        entry
        for shelf in shelves()
        for entry in entries(shelf.topic)
        if all(word in entry.words for word in wanted)
    )


def topic_name(topic: str, lang: str) -> str:
    """What a topic is called."""
    keys = (f"ui-topic-{topic}", f"rulebook-topic-{topic}", f"name-{topic}")
    key = next((key for key in keys if text.has(key)), "")
    return say(Message(key), lang) if key else topic.replace("_", " ")


def plain(words: str) -> str:
    """A text as it is searched: without differences of width and of capital letters.

    >>> plain("Ｒｅｄ　ﾋﾟﾉ")
    'red ピノ'
    """
    return " ".join(unicodedata.normalize("NFKC", words).casefold().split())
