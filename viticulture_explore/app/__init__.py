"""The explorer in the browser: one local JupyterLab server with the app view first and the lessons one click away.

Nothing here is fetched from outside, and the server listens on this machine only.
"""

from __future__ import annotations

from viticulture_explore.app.request import requested_explorer, requested_language, requested_scenario

__all__ = ["lab", "requested_explorer", "requested_language", "requested_scenario", "serve"]


def serve(port: int | None = None, browser: bool = True, lang: str = "en") -> int:
    """Open the explorer and stay until Ctrl+C.

    ``port`` is a number from 1024 to 65535, or ``None`` for the first free one from 8888; ``browser`` says whether
    to open one; ``lang`` is ``en``, ``ja`` or ``zh``. The address goes to standard output. Returns the exit code:
    0, or 1 if the port cannot be had, which is said on standard error.
    """
    from viticulture_explore.app.server import run

    return run("explorer", port, browser=browser, lang=lang)


def lab(port: int | None = None, browser: bool = True, lang: str = "en") -> int:
    """Open JupyterLab in the lessons and stay until Ctrl+C. Parameters and result are those of :func:`serve`."""
    from viticulture_explore.app.server import run

    return run("lab", port, browser=browser, lang=lang)
