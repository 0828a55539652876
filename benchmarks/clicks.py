"""How long a click takes in a real browser, from the press of the button to the redrawn page.

    python benchmarks/clicks.py

It starts the explorer as the browser tests do, steps back and forward, and prints the median in milliseconds.
The aim is 100 ms.
"""

import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from conftest import find_chromium, serving  # noqa: E402 - it stands in tests/

CLICKS = """async () => {
    const root = document.querySelector(".vx-explorer");
    const named = (name) => [...root.querySelectorAll("button")].find((one) => one.textContent.trim() === name);
    const [back, forward] = [named("Back"), named("Forward")];
    const chips = root.querySelector(".vx-chips");
    const times = [];
    for (let step = 0; step < 20; step += 1) {
        const begun = performance.now();
        await new Promise((done) => {
            const watch = new MutationObserver(() => { watch.disconnect(); done(); });
            watch.observe(chips, { subtree: true, attributes: true, childList: true });
            (step % 2 ? back : forward).click();
        });
        times.push(performance.now() - begun);
        await new Promise((done) => setTimeout(done, 300));
    }
    return times;
}"""


def main():
    chromium = find_chromium()
    if chromium is None:
        print("No Chromium, Chrome or Edge is found here.")
        return 1
    with (
        tempfile.TemporaryDirectory() as home,
        serving(Path(home)) as explorer,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        page.goto(explorer.app(mode="explore"))
        page.locator(".vx-chips button").first.wait_for(timeout=60_000)
        page.wait_for_timeout(3_000)
        times = page.evaluate(CLICKS)
        browser.close()
    print(f"{len(times)} clicks: median {median(times):.0f} ms, slowest {max(times):.0f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
