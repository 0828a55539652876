"""A record as one HTML page: every step with its board and its caption, the variations behind the main line."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

import msgspec

from viticulture_explore.export.telling import Subject, Teller, Texts

if TYPE_CHECKING:
    from viticulture_explore.core.line import Line, Node


class _Part(msgspec.Struct, frozen=True):
    """A line of the record: the step it leaves from (0 for the main line's own start), and its positions."""

    leaves: int
    nodes: tuple[Node, ...]


def page(subject: Subject, lang: str = "en", *, title: Texts = "", about: Texts = "") -> str:
    """A record, a scenario or a position as a self-contained HTML page: boards, captions, links from step to step.

    ``about`` is a text to begin with; empty lines part its paragraphs. The page needs no script and no
    network. At its end stands the string that restores the record.
    Raises :class:`UnknownWord` for a language that is not there.
    """
    teller = Teller(subject, lang, title, about)
    parts = _parts(teller.line)
    number = {id(node): at for at, node in enumerate(node for part in parts for node in part.nodes)}
    told = "".join(f"<p>{escape(text)}</p>" for text in filter(None, teller.about.split("\n\n")))
    contents = _contents(teller, parts, number)
    body = [f"<header><h1>{escape(teller.title)}</h1>{told}{contents}</header>", "<main>"]
    for part in parts:
        if part.leaves or part is not parts[0]:
            heading = teller.words("variation", step=part.leaves)
            body.append(f'<h2 class="variation">{escape(heading)}</h2>')
        body += [_step(teller, node, number) for node in part.nodes]
    share = (
        f"<details><summary>{escape(teller.words('share'))}</summary><code>{teller.share()}</code></details>"
    )
    body += ["</main>", f"<footer>{share}<p>{escape(teller.words('made-with'))}</p></footer>"]
    return teller.document("\n".join(body), "page")


def _parts(line: Line) -> list[_Part]:
    """The main line, then every variation where it leaves, in the order of the record."""
    parts = [_Part(0, (line.root, *line.root.main()))]
    for part in parts:  # grows: variations have variations
        for node in part.nodes:
            parts += [_Part(len(node.path), (child, *child.main())) for child in node.children[1:]]
    return parts


def _contents(teller: Teller, parts: list[_Part], number: dict[int, int]) -> str:
    rows = []
    for part in parts:
        links = "".join(
            f'<li value="{len(node.path)}"><a href="#step-{number[id(node)]}">'
            f"{escape(teller.tell(node).move or teller.words('start'))}</a></li>"
            for node in part.nodes
        )
        heading = "" if part is parts[0] else f"<p>{escape(teller.words('variation', step=part.leaves))}</p>"
        rows.append(f"{heading}<ol>{links}</ol>")
    return f'<nav aria-label="{escape(teller.words("steps"))}">{"".join(rows)}</nav>'


def _step(teller: Teller, node: Node, number: dict[int, int]) -> str:
    told = teller.tell(node)
    at = number[id(node)]
    heading = f"{len(node.path)} · {teller.mover(told)}" if told.move else teller.words("start")
    happened = "".join(f"<li>{escape(sentence)}</li>" for sentence in told.happened)
    return (
        f'<section class="step" id="step-{at}"><h2>{escape(heading)}</h2>'
        f'<p class="time">{escape(teller.time(told.position))}</p>'
        f"<figure>{teller.board(told.position, told.seat, told.events)}</figure>"
        + (f'<ul class="happened">{happened}</ul>' if happened else "")
        + f'<p class="asked">{escape(told.asked)}</p>{_around(teller, node, number)}</section>'
    )


def _around(teller: Teller, node: Node, number: dict[int, int]) -> str:
    """Links to the step before and to those that follow."""
    links = []
    if node.parent is not None:
        links.append(
            f'<a href="#step-{number[id(node.parent)]}" rel="prev">← {escape(teller.words("back"))}</a>'
        )
    links += [
        f'<a href="#step-{number[id(child)]}" rel="next">{escape(teller.tell(child).move)} →</a>'
        for child in node.children
    ]
    return f'<p class="around">{" ".join(links)}</p>' if links else ""
