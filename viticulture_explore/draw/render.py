"""The one place where Graphviz runs: DOT text in, a picture out.

In process by pygraphviz, whose wheels bring Graphviz along; else by the ``dot`` program of the system.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, Literal

from viticulture_explore.core.errors import ExplorerError

if TYPE_CHECKING:
    from collections.abc import Iterator

Picture = Literal["svg", "png"]

PROGRAM: Final = "dot"


class GraphvizMissing(ExplorerError):
    """There is neither pygraphviz nor a ``dot`` program, so a graph cannot be drawn."""

    def __init__(self) -> None:
        super().__init__(
            "to draw a graph, install pygraphviz (pip install pygraphviz) or Graphviz, which brings the program 'dot'; "
            "the formats dot, graphml and json need neither"
        )


class DotError(ExplorerError):
    """Graphviz did not accept a DOT text; the message is its own."""


def render(dot: str, picture: Picture = "svg") -> bytes:
    """Draw a DOT text. Raises :class:`GraphvizMissing` where no Graphviz is found, :class:`DotError` for a bad text."""
    try:
        import pygraphviz
    except ImportError:
        return _by_program(dot, picture)
    try:
        with _without_chatter():
            return bytes(pygraphviz.AGraph(string=dot).draw(format=picture, prog=PROGRAM))
    except (ValueError, pygraphviz.DotError) as error:
        raise DotError(str(error)) from error


@contextmanager
def _without_chatter() -> Iterator[None]:
    """Keep back what the bundled Fontconfig says about newer settings of the system: it would stand in a notebook."""
    with tempfile.TemporaryFile() as heard:
        stderr = os.dup(2)
        os.dup2(heard.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(stderr, 2)
            os.close(stderr)
            heard.seek(0)
            for line in heard:
                if not line.startswith(b"Fontconfig warning"):
                    os.write(2, line)


def _by_program(dot: str, picture: Picture) -> bytes:
    program = shutil.which(PROGRAM)
    if program is None:
        raise GraphvizMissing
    command = [program, f"-T{picture}"]
    done = subprocess.run(command, input=dot.encode(), capture_output=True, check=False)  # noqa: S603 - found on the path by its own name
    if done.returncode:
        raise DotError(done.stderr.decode(errors="replace").strip())
    return done.stdout
