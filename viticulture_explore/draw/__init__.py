"""Pictures: scenes as SVG boards, graphs as diagrams. Pure functions from data and a language to text.

``svg(scene, lang, game)`` draws a board; ``graph(graph, lang, played)`` makes a diagram of what can follow, and
``export(graph, format, lang)`` the content of a file in any of :data:`FORMATS`.
"""

from viticulture_explore.draw.boards import DrawnShape, described, drawn, style, svg
from viticulture_explore.draw.graphs import (
    FORMATS,
    MOST_NODES,
    Diagram,
    Format,
    GraphTooLarge,
    edge_words,
    export,
    graph,
    legend,
    node_lines,
    share,
    worded,
)
from viticulture_explore.draw.render import DotError, GraphvizMissing, render

__all__ = [
    "FORMATS",
    "MOST_NODES",
    "Diagram",
    "DotError",
    "DrawnShape",
    "Format",
    "GraphTooLarge",
    "GraphvizMissing",
    "described",
    "drawn",
    "edge_words",
    "export",
    "graph",
    "legend",
    "node_lines",
    "render",
    "share",
    "style",
    "svg",
    "worded",
]
