"""The explorer where no JupyterLab is: a bare page with the little that VS Code and Colab give to a widget.

The page imports the module, calls ``render`` with a model that has the methods anywidget promises and no others, and
carries messages to the real explorer in Python. What those programs do beyond that is not tested here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from test_explorer import TO_START, TWO_REDS, Sight

import viticulture_explore as ve
from viticulture_explore import places

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

LIGHT, DARK = "rgb(255, 253, 248)", "rgb(29, 26, 24)"
SHOW = """async ([esm, css, state]) => {
    const style = document.createElement("style");
    style.textContent = css;
    document.head.append(style);
    const heard = {};
    const model = {
        get: (name) => state[name],
        on: (event, does) => (heard[event] ??= new Set()).add(does),
        off: (event, does) => heard[event]?.delete(does),
        send: async (message) => {
            const [changed, answers] = await window.askPython(message);
            Object.assign(state, changed);
            for (const name of Object.keys(changed)) heard[`change:${name}`]?.forEach((does) => does());
            for (const answer of answers) heard["msg:custom"]?.forEach((does) => does(answer));
        },
    };
    const el = document.querySelector("#output");
    const module = await import("data:text/javascript;charset=utf-8," + encodeURIComponent(esm));
    window.endView = await module.default.render({ model, el });
    window.stillHeard = () => Object.values(heard).reduce((sum, found) => sum + found.size, 0);
}"""


def show(page: Page, html: str = "", body: str = "") -> Sight:
    """The explorer in the output of a bare page, whose outer elements have these attributes."""
    widget: Any = ve.show(places.examples() / f"{TWO_REDS}.yaml", lang="en")
    shown = {name: value for name, value in widget.get_state().items() if not name.startswith("_")}
    sent: list[Any] = []
    widget.send = lambda content, buffers=None: sent.append(content)

    def ask(message: dict[str, Any]) -> tuple[dict[str, Any], list[Any]]:
        sent.clear()
        widget._handle_custom_msg(message, [])
        state = widget.get_state()
        changed = {name: state[name] for name in shown if state[name] != shown[name]}
        shown.update(changed)
        return changed, list(sent)

    page.expose_function("askPython", ask)
    page.set_content(f'<!doctype html><html {html}><body {body}><div id="output"></div></body></html>')
    page.evaluate(SHOW, [str(widget._esm), str(widget._css), dict(shown)])
    return Sight(page)


def test_two_moves_are_played_in_a_bare_page(page: Page, faults: list[str]) -> None:
    sight = show(page)
    sight.click("action make_wine")
    sight.wait_for_chip(TO_START)
    sight.press("make red 4")
    sight.wait_for_chip(f"{TO_START}/make red 4")
    assert "Seat 1 made a red wine worth 3 from red 4." in sight.story()


@pytest.mark.parametrize(
    ("html", "body", "ground"),
    [
        ("", "", LIGHT),
        ("", 'class="vscode-light"', LIGHT),
        ("", 'class="vscode-dark"', DARK),
        ("", 'class="vscode-high-contrast"', DARK),
        ("", 'class="vscode-high-contrast vscode-high-contrast-light"', LIGHT),
        ('theme="dark"', "", DARK),
        ('theme="light"', "", LIGHT),
        ("", 'data-jp-theme-light="false"', DARK),
    ],
)
def test_colours_follow_the_marks_that_each_program_sets(
    page: Page, html: str, body: str, ground: str
) -> None:
    root = show(page, html, body).root
    assert root.evaluate("root => getComputedStyle(root).backgroundColor") == ground


def test_height_settles_in_a_frame_that_grows_with_its_content(page: Page) -> None:
    show(page)
    heights = []
    for _ in range(4):
        heights.append(page.evaluate("document.body.scrollHeight"))
        page.set_viewport_size({"width": 900, "height": heights[-1]})
    assert heights[-1] == heights[-2] < 2500


@pytest.mark.parametrize("width", [1000, 700, 480])
def test_narrow_output_has_nothing_that_sticks_out(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    show(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_nothing_is_put_beside_the_output_and_an_ended_view_hears_nothing_more(page: Page) -> None:
    show(page)
    assert page.evaluate("[...document.body.children].map((one) => one.id)") == ["output"]
    assert page.evaluate("window.stillHeard()") > 0
    page.evaluate("window.endView()")
    assert page.evaluate("window.stillHeard()") == 0
