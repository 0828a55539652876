"""A record as a notebook: it tells the line in words and opens the explorer on it."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from viticulture_explore.export.telling import Subject, Teller, Texts, numbered

_MARKDOWN: Final = str.maketrans({letter: f"\\{letter}" for letter in r"\`*_{}[]<>#|$"})
"""What Markdown would take for a sign of its own."""


def notebook(subject: Subject, lang: str = "en", *, title: Texts = "", about: Texts = "") -> str:
    """A record, a scenario or a position as the text of a notebook file (nbformat 4).

    It tells the steps in words and opens the explorer to step them; ``about`` is Markdown. The record
    stands in the notebook as a share string, so that the file is all one needs beside the package.
    Raises :class:`UnknownWord` for a language that is not there.
    """
    teller = Teller(subject, lang, title, about)
    steps = [
        f"{number}. {teller.mover(teller.tell(node)).translate(_MARKDOWN)}"
        for number, node in numbered(teller.line)
        if number
    ]
    heading = [f"# {teller.title.translate(_MARKDOWN)}", teller.about, teller.words("notebook-load")]
    cells = [
        _markdown("\n\n".join(filter(None, heading))),
        _code(
            "import viticulture_explore as ve",
            "",
            f've.speak("{lang}")',
            f'scenario = ve.read(ve.unshare("{teller.share()}"))',
            "scenario",
        ),
        _markdown(
            "\n".join((teller.words("notebook-line"), "", *steps)) if steps else teller.words("notebook-show")
        ),
        _code("ve.show(scenario)"),
        _markdown(teller.words("notebook-graph")),
        _code("ve.explore(scenario.position, turns=1)"),
    ]
    for number, cell in enumerate(cells):
        digest = hashlib.blake2b(f"{number} {cell['source']}".encode(), digest_size=4)
        cell["id"] = digest.hexdigest()
    told = {"cells": cells, "metadata": _METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


_METADATA: Final = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def _markdown(text: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "id": "", "metadata": {}, "source": text}


def _code(*lines: str) -> dict[str, Any]:
    return {
        "cell_type": "code",
        "execution_count": None,
        "id": "",
        "metadata": {},
        "outputs": [],
        "source": "\n".join(lines),
    }
