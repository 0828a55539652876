"""The tab of the shipped scenarios: by topic or by words of any language; one click opens one with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from viticulture_explore.core.message import Message
from viticulture_explore.scenarios import ScenarioError, example
from viticulture_explore.text import say
from viticulture_explore.widgets.shelves import Entry, entries, search, shelves, topic_name
from viticulture_explore.widgets.tabs import Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

Part = dict[str, Any]

WORDS: Final = ("search", "search-hint", "topics", "none")


class ScenariosTab(Tab):
    """A shelf for each topic, and a search over all of them."""

    id = "scenarios"
    aside = True

    _topic: str = ""
    _query: str = ""
    _open_now: str = ""
    _problem: str = ""

    def state(self) -> Part:
        """The topics, and the scenarios of the chosen one or those that were found."""
        topics = [shelf.topic for shelf in shelves()]
        topic = self._topic or topics[0]
        problem, self._problem = self._problem, ""
        shown: Sequence[Entry] = ()
        try:
            shown = search(self._query) if self._query else entries(topic)
        except ScenarioError as error:
            problem = error.say(self.session.lang)
        return {
            "query": self._query,
            "topic": "" if self._query else topic,
            "topics": [
                [shelf.topic, topic_name(shelf.topic, self.session.lang), len(shelf.files)]
                for shelf in shelves()
            ],
            "parts": self._parts(shown),
            "count": self._say("count", number=len(shown)),
            "problem": problem,
            "words": {word: self._say(word) for word in WORDS},
        }

    @property
    def actions(self) -> Mapping[str, Callable[..., None]]:
        """``topic``: choose a shelf; ``find`` words; ``open`` a scenario."""
        return {"topic": self._choose, "find": self._find, "open": self._open}

    def _choose(self, topic: str) -> None:
        self._topic, self._query = topic, ""

    def _find(self, text: str) -> None:
        self._query = text.strip()

    def _open(self, name: str) -> None:
        """Explore a scenario with its line, or say what is wrong with its file."""
        try:
            self.session.open(example(name))
        except ScenarioError as error:
            self._problem = error.say(self.session.lang)
        else:
            self._open_now = name

    def _parts(self, shown: Sequence[Entry]) -> list[Part]:
        """The scenarios under the headings of their parts: topics in a search, else the folders of a topic."""
        lang, parts = self.session.lang, dict[str, list[Part]]()
        for entry in shown:
            heading = (
                topic_name(entry.topic, lang) if self._query else entry.part and topic_name(entry.part, lang)
            )
            parts.setdefault(heading, []).append(
                {
                    "name": entry.name,
                    "title": entry.outline.title(lang),
                    "about": entry.outline.about(lang),
                    "now": entry.name == self._open_now,
                }
            )
        return [{"title": title, "scenarios": inside} for title, inside in parts.items()]

    def _say(self, key: str, **values: int) -> str:
        return say(Message(f"ui-scenarios-{key}", dict(values)), self.session.lang)
