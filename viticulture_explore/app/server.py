"""One local Jupyter server for the app view and the lessons: its settings, its port, and what it tells the person."""

from __future__ import annotations

import json
import os
import secrets
import socket
import sys
import tempfile
import warnings
import webbrowser
from pathlib import Path
from typing import Final, Literal

import zmq
from jupyter_server.serverapp import ServerApp
from traitlets.config import Config

from viticulture_explore.app import extension, workspace
from viticulture_explore.core.message import Message
from viticulture_explore.text import say

Page = Literal["explorer", "lab"]

FIRST_PORT: Final = 8888
PORTS: Final = range(1024, 65536)
_HOST: Final = "127.0.0.1"
# Parts of JupyterLab that fetch news, list packages, or open a page with a font from outside.
_REACH_OUTSIDE: Final = (
    "@jupyterlab/apputils-extension:announcements",
    "@jupyterlab/extensionmanager-extension",
    "@voila-dashboards/jupyterlab-preview",
)
_LAB_LANGUAGES: Final = {"en": "en", "ja": "ja_JP", "zh": "zh_CN"}


def run(page: Page, port: int | None, *, browser: bool, lang: str) -> int:
    """Serve until Ctrl+C, with one of the two pages first. Returns the exit code (see :func:`app.serve`)."""
    if port is not None and port not in PORTS:
        return _refuse("app-port-refused", port, lang)
    if port is not None and not _is_free(port):
        return _refuse("app-port-taken", port, lang)
    os.environ["VITICULTURE_EXPLORE_LANG"] = lang
    # Voila shows a reader the deprecations inside the libraries below it.
    warnings.filterwarnings("ignore", category=DeprecationWarning, module="traitlets")
    opens = browser and _has_browser()
    lessons, copied = workspace.open_workspace()
    if copied:
        print(say(Message("app-lessons-copied", {"folder": str(lessons)}), lang))
    with tempfile.TemporaryDirectory(prefix="viticulture-explore-") as settings:
        _write_lab_settings(Path(settings), lang)
        config = configuration(lessons, _first_page(page, lessons, lang), port or free_port())
        config.LabApp.app_settings_dir = settings
        config.ServerApp.open_browser = opens
        server = ServerApp.instance(config=config)
        server.initialize(argv=[])
        _tell(server, page, lang, lacks_browser=browser and not opens)
        server.start()
    return 0


def configuration(lessons: Path, first_page: str, port: int) -> Config:
    """The settings of the server: this machine only, a fresh token, and nothing that asks the outside world."""
    config = Config()
    server = config.ServerApp
    server.ip = _HOST
    server.port = port
    server.port_retries = 0
    server.root_dir = str(lessons)
    server.default_url = first_page
    server.jpserver_extensions = {extension.__name__: True}
    server.answer_yes = True  # Ctrl+C ends it without a question
    server.allow_root = True  # it listens on this machine only; class-room containers run as root
    config.Application.log_level = "ERROR"
    if zmq.has("curve"):
        config.KernelManager.transport_encryption = "auto"  # other users of the machine cannot listen
    # A token made here is not announced a second time by the server.
    config.IdentityProvider.token = secrets.token_hex(24)
    config.LabApp.extension_manager = "readonly"
    return config


def free_port() -> int:
    """The first free port from 8888, or any free one if the next hundred are taken."""
    for port in range(FIRST_PORT, FIRST_PORT + 100):
        if _is_free(port):
            return port
    with socket.socket() as probe:
        probe.bind((_HOST, 0))
        return int(probe.getsockname()[1])


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        if os.name == "posix":
            # As the server does it: a port whose last connections are still closing can be had.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((_HOST, port))
        except OSError:
            return False
    return True


def _has_browser() -> bool:
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _first_page(page: Page, lessons: Path, lang: str) -> str:
    return (
        f"/explore?lang={lang}"
        if page == "explorer"
        else f"/lab/tree/{workspace.first_lesson(lessons, lang)}"
    )


def _write_lab_settings(folder: Path, lang: str) -> None:
    """JupyterLab in the person's language, and without the parts that reach outside."""
    overrides = {"@jupyterlab/translation-extension:plugin": {"locale": _LAB_LANGUAGES[lang]}}
    page = {"disabledExtensions": dict.fromkeys(_REACH_OUTSIDE, True)}
    (folder / "overrides.json").write_text(json.dumps(overrides), encoding="utf-8")
    (folder / "page_config.json").write_text(json.dumps(page), encoding="utf-8")


def _refuse(reason: str, port: int, lang: str) -> int:
    print(say(Message(reason, {"port": port}), lang), file=sys.stderr)
    return 1


def _tell(server: ServerApp, page: Page, lang: str, *, lacks_browser: bool) -> None:
    token = server.identity_provider.token
    joint = "&" if "?" in server.default_url else "?"
    address = f"http://{_HOST}:{server.port}{server.default_url}{joint}token={token}"
    print(say(Message("app-address" if page == "explorer" else "app-address-lab"), lang))
    print(f"  {address}")
    if lacks_browser:
        print(say(Message("app-no-browser"), lang))
    print(say(Message("app-stop"), lang), flush=True)
