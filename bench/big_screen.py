"""How far the big screen is behind: from the tap on a phone until the board in another browser is drawn anew.

A phone enters at a table for real cards on a real server; the board of that table is open beside it. Both run on this
machine and read the same clock. `--json` prints numbers for a program to read.
"""

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.chromium import chromium
from tests.browser.companion.phones import Phone, open_table
from tests.browser.conftest import EXPERIENCED
from tests.browser.running import running_server

BOUND_MS: Final = 1_000.0
TAPS: Final = 60
NAMES: Final = ("Zo\u00e9", "Marco", "Ada", "L\u00e9a")
TAPPED: Final = """document.addEventListener('click', () => (window.tapped = Date.now()), { capture: true });"""
# When the board was drawn for the last time: changed, and the frame after that.
DRAWN: Final = """() => {
  window.drawn = 0;
  new MutationObserver(() => requestAnimationFrame(() => setTimeout(() => (window.drawn = Date.now()))))
    .observe(document.querySelector('.lanes'), { subtree: true, childList: true, attributes: true });
}"""


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    behind = measure()
    numbers = {"median_ms": median(behind), "p95_ms": quantiles(behind, n=20)[-1], "worst_ms": max(behind)}
    if parser.parse_args().json:
        print(json.dumps(numbers))
        return
    for name, value in numbers.items():
        print(f"{name:12} {value:8.1f}")
    print(f"of {len(behind)} entries; the board may be {BOUND_MS:g} ms behind")


def measure() -> list[float]:
    """Milliseconds from each tap to the board."""
    with chromium() as browser, tempfile.TemporaryDirectory() as folder, running_server(Path(folder)) as server:
        context = browser.new_context(
            viewport={"width": 390, "height": 844}, has_touch=True, locale="en-US", service_workers="block"
        )
        context.add_init_script(EXPERIENCED)
        context.add_init_script(TAPPED)
        phone = Phone(context.new_page())
        table = open_table(phone, server, "phase10flip", NAMES)
        screen = browser.new_context(viewport={"width": 1280, "height": 720}, service_workers="block").new_page()
        screen.goto(f"{server}/tv/{table}")
        expect(screen.locator("article")).to_have_count(len(NAMES))
        screen.evaluate(DRAWN)
        return [_behind(phone, screen, is_laid=tap % 2 == 0) for tap in range(TAPS)]


def _behind(phone: Phone, screen: Page, *, is_laid: bool) -> float:
    """Lay a phase, or take that back, and wait until the board shows it."""
    phone.button("Marco laid their phase")
    lane = screen.locator("article").filter(has_text="Marco")
    expect(lane.locator(".phases .laid")).to_have_count(1 if is_laid else 0)
    tapped = phone.page.evaluate("window.tapped")
    screen.wait_for_function("(tapped) => window.drawn >= tapped", arg=tapped)
    return float(screen.evaluate("window.drawn")) - float(tapped)


if __name__ == "__main__":
    main()
