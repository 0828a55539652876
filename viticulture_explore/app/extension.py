"""The Jupyter server extension that answers ``/explore`` with the app view, drawn by Voila from a notebook.

Voila's own routes stay as they are: they bring the front end. This page has its own template, whose every file
comes from this server.
"""

from __future__ import annotations

import html
from pathlib import Path
from typing import Any, Final

from jupyter_server.serverapp import ServerApp
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from jupyter_server.utils import url_path_join
from nbformat import NotebookNode
from voila.configuration import VoilaConfiguration
from voila.paths import collect_template_paths
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler

from viticulture_explore.app.request import requested_language
from viticulture_explore.app.workspace import first_lesson
from viticulture_explore.core.message import Message
from viticulture_explore.text import LANGUAGES, say

_HERE: Final = Path(__file__).parent
# The template of Voila whose front end and colours the page uses.
_FRONT_END: Final = "lab"
# What the page needs beside it: the two halves of the widget manager, and anywidget.
_FEDERATED: Final = ("@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget")
_PAGE_TEXTS: Final = ("title", "lessons", "lessons-hint", "loading", "failed", "needs-script")


class ExplorerHandler(TornadoVoilaHandler):  # type: ignore[misc]  # Voila has no types
    """The app view. It is drawn from the package's own notebook, wherever the server's own folder is."""

    @property
    def contents_manager(self) -> AsyncLargeFileManager:
        """Reads the notebook from the package instead of the reader's lessons."""
        return AsyncLargeFileManager(root_dir=str(_HERE), parent=self.serverapp)

    def write_error(self, status_code: int, **_: Any) -> None:
        """Say that the page could not be made. Voila's own page would load a font from outside."""
        lang = requested_language(self.request.query)
        title, failed = (html.escape(say(Message(key), lang)) for key in ("app-title", "app-failed"))
        self.set_status(status_code)
        self.finish(
            f'<!doctype html><html lang="{lang}"><title>{title}</title><p role="alert">{failed}</p></html>'
        )


class GoodbyeHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voila has no types
    """Ends the kernel of a page that is left or loaded anew.

    The page says so by a beacon, which cannot carry the token against forged requests that Voila's own handler wants:
    every page left behind would keep a kernel running. The cookie says who asks, and no other site knows a kernel's
    id.
    """

    def check_xsrf_cookie(self) -> None:
        """Nothing: see above."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    voila = VoilaConfiguration(
        parent=server,
        template=_FRONT_END,
        theme="light",
        show_margins=False,
        extension_allowlist=list(_FEDERATED),
        page_config_hook=_own_mathjax,
        prelaunch_hook=_with_page_texts,
    )
    options = {
        "config": server.config,
        "notebook_path": "explorer.ipynb",
        "template_paths": [str(_HERE / "page"), *collect_template_paths(["voila", "nbconvert"], _FRONT_END)],
        "voila_configuration": voila,
    }
    route = url_path_join(server.web_app.settings["base_url"], "/explore")
    goodbye = url_path_join(server.web_app.settings["base_url"], "/voila/api/shutdown/(.*)")
    # Extensions are loaded in the order of their names: this one before Voila, whose route it takes over.
    handlers = [(route, ExplorerHandler, options), (goodbye, GoodbyeHandler)]
    server.web_app.add_handlers(".*$", handlers)  # type: ignore[no-untyped-call]


def _own_mathjax(page_config: dict[str, Any], **_: Any) -> dict[str, Any]:
    """Let the front end use the MathJax it brings along (``null`` says so) instead of one from outside."""
    return {**page_config, "fullMathjaxUrl": "null", "mathjaxConfig": "null"}


def _with_page_texts(handler: Any, notebook: NotebookNode, **_: Any) -> NotebookNode:
    """Give the template its sentences: in every language, for the page follows the picker of the explorer."""
    lessons = Path(handler.settings["server_root_dir"]).expanduser()
    texts = {
        lang: {key.replace("-", "_"): say(Message(f"app-{key}"), lang) for key in _PAGE_TEXTS}
        | {"lessons_url": url_path_join(handler.base_url, "lab/tree", first_lesson(lessons, lang))}
        for lang in LANGUAGES
    }
    notebook.metadata["page"] = {"lang": requested_language(handler.request.query), "texts": texts}
    return notebook
