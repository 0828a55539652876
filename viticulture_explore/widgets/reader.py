"""A rulebook to read by itself: what ``rulebook("hisshu")`` shows, a page that opens an explorer below it."""

from __future__ import annotations

import os
from html import escape
from typing import TYPE_CHECKING, Any

import anywidget
import ipywidgets
import traitlets

from viticulture_explore.core.message import Message
from viticulture_explore.rulebook import rulebooks
from viticulture_explore.scenarios import example
from viticulture_explore.text import say
from viticulture_explore.widgets.explorer import CSS, ESM
from viticulture_explore.widgets.notebook import spoken
from viticulture_explore.widgets.reading import ALL, Reading, book_to_show, opened
from viticulture_explore.widgets.show import show

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class ReaderPage(anywidget.AnyWidget):
    """The page with the statements. ``reading`` holds what is read; ``do`` is what the page's clicks call."""

    _esm = ESM
    _css = CSS

    alone = traitlets.Unicode("reader").tag(sync=True)
    pane = traitlets.Dict().tag(sync=True)

    def __init__(self, reading: Reading, show_scenario: Callable[[str], None]) -> None:
        self.reading = reading
        self._show_scenario = show_scenario
        super().__init__(pane=self._pane())
        self.on_msg(lambda _, message, __: self.do(**message))

    def do(self, do: str, **values: Any) -> None:
        """Do what a click asks for: ``look``, ``find``, ``read``, ``open`` a scenario, or tell of a ``statement``.

        Errors of its own are shown on the page; under test they are raised as well.
        """
        if do == "statement":
            self.send({"tab": "reader", "about": "statement", **opened(values["id"], self.reading.lang)})
            return
        failure = ""
        try:
            self._actions[do](**values)
        except Exception as error:
            told = Message("ui-failure", {"error": f"{type(error).__name__}: {error}"})
            failure = say(told, self.reading.lang)
            if "PYTEST_CURRENT_TEST" in os.environ:
                raise
        finally:
            pane = self._pane()
            self.pane = {**pane, "count": failure or pane["count"]}

    @property
    def _actions(self) -> Mapping[str, Callable[..., None]]:
        reading = self.reading
        return {
            "look": reading.choose,
            "find": reading.find,
            "read": reading.read,
            "open": self._show_scenario,
        }

    def _pane(self) -> dict[str, Any]:
        return {"id": "reader", "there": True, **self.reading.parts()}


class Reader(ipywidgets.VBox):  # type: ignore[misc]  # the package has no types
    """A rulebook to read, with the explorer of the scenario that was opened last below it.

    Made by :func:`rulebook`. ``page`` is the part to read.
    """

    def __init__(self, reading: Reading) -> None:
        self.page = ReaderPage(reading, self.open_scenario)
        super().__init__([self.page])

    def open_scenario(self, name: str, statement: str = "") -> None:
        """Open a shipped scenario in an explorer below, in the language that is read, and turn to it.

        It is played under the book of the statement that led there, if it holds under that.
        """
        scenario = example(name)
        book = book_to_show(scenario, statement)
        explorer = show(scenario, self.page.reading.lang, rulebook=book, tab="")
        explorer.arriving = True
        self.children = (self.page, explorer)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and beside it the rulebook as a still page for where no widget can run."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        return {**(data or {}), "text/html": self._repr_html_()}, metadata

    def _repr_html_(self) -> str:
        """The statements by section, in both languages, as a still page."""
        parts = self.page.reading.parts()
        sections = "".join(map(_section, parts["sections"]))
        return f'<section lang="{parts["lang"]}"><p>{escape(parts["count"])}</p>{sections}</section>'


def rulebook(id: str = "", lang: str | None = None, beside: str = ALL, *, find: str = "") -> Reader:
    """A published rulebook to read, statement by statement, in our own words.

    Each statement says whether the other books agree, differ or are silent, and opens the scenarios that show it.

    Parameters
    ----------
    id
        The rulebook: ``hisshu``, ``namayuki``, ``bga_ja``, ``zh`` or ``champagne``; default the first of them.
    lang
        The language to read in: ``en``, ``ja`` or ``zh``; default the one of the notebook.
    beside
        A second language to stand beside it; default none.
    find
        Words to look for at once, in any language.

    Raises
    ------
    UnknownWord
        For a rulebook or a language that is not there.

    >>> import viticulture_explore as ve
    >>> ve.rulebook("hisshu", "ja", beside="zh").page.reading.rulebook
    'hisshu'
    """
    reading = Reading(id or rulebooks()[0], spoken(lang), beside)
    reading.find(find)
    return Reader(reading)


def _section(section: dict[str, Any]) -> str:
    rows = "".join(
        f"<li><b>{escape(line['label'])}</b> {escape(line['text'])}"
        + (f"<br>{escape(line['beside'])}" if line["beside"] else "")
        + f" <small>{line['stand']['sign']} {escape(line['stand']['words'])}</small></li>"
        for line in section["statements"]
    )
    return f"<details><summary>{escape(section['title'])}</summary><ul>{rows}</ul></details>"
