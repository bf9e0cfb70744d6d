"""The host in the browser by its goals: from a tap to the first card, from a move to its update, how long bots take.

The built client is served as a static site from a folder, its engine is kept by the service worker, and the web server
is switched off. The longest task of the page's main thread is measured with a server as well: what both have is the
page's own. A task's time on the clock grows when other programs want the same cores; its time on the processor is its
own, so both are printed. `--json` prints numbers for a program to read.
"""

import argparse
import json
import re
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Final

from playwright.sync_api import Browser, BrowserContext, Page

from bench._trace import Task, tasks_in, traced
from bench.browser_host.page import SCRIPT, Files, served_page
from tests.browser.chromium import chromium
from tests.browser.offline.steps import be_ready
from tests.browser.running import running_server
from volteface.server.http.static_files import built_client
from volteface.server.static_site import write_site

GOALS: Final = {
    "cold_tap_to_first_card_ms": 4_000.0,
    "warm_tap_to_first_card_ms": 500.0,
    "move_to_update_ms": 50.0,
    "move_to_screen_ms": 50.0,
    "counter_choice_ms": 100.0,
    "longest_main_thread_task_ms": 50.0,
    "longest_main_thread_task_cpu_ms": 50.0,
}
STARTS: Final = 5
MOVES: Final = 200
MOVES_ON_SCREEN: Final = 30
PATIENCE_MS: Final = 90_000  # for the choices of one bot
CHOICES: Final = (("flip7", "counter", 12), ("phase10flip", "planner", 6))  # bots wait a second or more before each
CARD: Final = "[data-seq] .card"  # a card drawn on the table; one in the air comes only when a bot draws first
MOVER: Final = Path(__file__).with_name("mover.js")
# The first card stops the clock that a tap starts.
TAP: Final = """async () => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.includes('Play with bots'));
  const tapped = performance.now();
  button.click();
  while (!document.querySelector('CARD')) await new Promise(requestAnimationFrame);
  return performance.now() - tapped;
}""".replace("CARD", CARD)


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser_host", description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    with chromium() as browser:
        numbers = measure_starts(browser) | measure_with_a_server(browser) | measure_host(browser)
    if as_json:
        print(json.dumps(numbers))
        return
    for name, value in numbers.items():
        goal = GOALS.get(name)
        said = "" if goal is None else f"  (goal {goal:g}: {'reached' if value <= goal else 'MISSED'})"
        print(f"{name:32} {value:10.1f}{said}")
    for name in sorted({*GOALS, *(f"{bot}_choice_ms" for _, bot, _ in CHOICES)} - numbers.keys()):
        print(f"{name:32} NOT MEASURED: gave up after {PATIENCE_MS / 1_000:g} s")


def measure_starts(browser: Browser) -> dict[str, float]:
    """From a tap to the first card, with a worker that is to be started and with one that runs; then moves by hand."""
    taps = Taps()
    with TemporaryDirectory() as folder:
        write_site(built_client(), Path(folder))
        server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=folder))
        Thread(target=server.serve_forever, daemon=True).start()
        context = browser.new_context(service_workers="allow")
        page = context.new_page()
        be_ready(page, f"http://127.0.0.1:{server.server_port}/", "Flip 7")
        address = page.url
        page.close()
        server.shutdown()
        server.server_close()
        for _ in range(STARTS):
            taps.tap_twice(context, address)
        moves = _move_by_hand(_ready_to_tap(context, address))
        context.close()
    return {
        "cold_tap_to_first_card_ms": median(taps.cold),
        "cold_slowest_ms": max(taps.cold),
        "warm_tap_to_first_card_ms": median(taps.warm),
        "warm_slowest_ms": max(taps.warm),
        "longest_main_thread_task_ms": max(task.clock_ms for task in taps.tasks),
        "longest_main_thread_task_cpu_ms": max(task.cpu_ms for task in taps.tasks),
        "move_to_screen_ms": median(moves),
        "move_to_screen_p95_ms": sorted(moves)[len(moves) * 95 // 100],
    }


def measure_with_a_server(browser: Browser) -> dict[str, float]:
    """The same taps with a server: what the page itself takes."""
    taps = Taps()
    with TemporaryDirectory() as folder, running_server(Path(folder)) as address:
        context = browser.new_context(service_workers="allow")
        for _ in range(STARTS):
            taps.tap_twice(context, f"{address}/new/flip7")
        context.close()
    return {
        "with_a_server_tap_to_first_card_ms": median(taps.cold),
        "with_a_server_longest_task_ms": max(task.clock_ms for task in taps.tasks),
        "with_a_server_longest_task_cpu_ms": max(task.cpu_ms for task in taps.tasks),
    }


class Taps:
    """How long it took from taps to the first card, in milliseconds, and the tasks of the main thread meanwhile."""

    def __init__(self) -> None:
        self.cold: list[float] = []
        self.warm: list[float] = []
        self.tasks: list[Task] = []

    def tap_twice(self, context: BrowserContext, address: str) -> None:
        """Open a page and begin a game, then go back and begin another one."""
        page = _ready_to_tap(context, address)
        self.cold.append(self._tap(page))
        page.get_by_role("link", name="Home").first.click()
        page.get_by_role("link", name="Play Flip 7").click()
        page.get_by_role("button", name="Play with bots").wait_for()
        page.wait_for_timeout(500)
        self.warm.append(self._tap(page))
        page.close()

    def _tap(self, page: Page) -> float:
        browser = page.context.browser
        assert browser is not None
        with traced(browser) as trace:
            taken = float(page.evaluate(TAP))
            page.wait_for_timeout(500)  # whatever is drawn after the first card counts among the tasks
        self.tasks += tasks_in(trace)
        return taken


def _ready_to_tap(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    page.get_by_role("button", name="Play with bots").wait_for()
    page.wait_for_timeout(1_000)
    return page


def _move_by_hand(page: Page) -> list[float]:
    """Milliseconds from pressing a button at the table to the frame that shows what came of it."""
    page.get_by_role("button", name="One more person").click()
    page.get_by_label("Name of person 2").fill("Ada")
    page.get_by_label(re.compile("^Players")).select_option(index=0)  # as few bots as can be
    page.get_by_role("button", name="Play together here").click()
    page.locator("[data-seq]").wait_for()
    moves = page.evaluate(MOVER.read_text(encoding="utf-8"), [MOVES_ON_SCREEN, PATIENCE_MS])
    page.close()
    return [float(taken) for taken in moves]


def measure_host(browser: Browser) -> dict[str, float]:
    """A page with nothing but the host: how long it starts, and how soon commands are carried out and bots choose."""
    with served_page() as address:
        page = browser.new_page()
        page.goto(address)
        page.wait_for_function("() => window.host")
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
        first = page.evaluate("async () => { await host.start(); return performance.now(); }")
        page.evaluate("() => void bench.play()")
        page.wait_for_function(f"() => bench.times.length >= {MOVES}", timeout=120_000)
        moves = page.evaluate("() => bench.times")
        numbers = {"fetch_and_start_ms": float(first), "move_to_update_ms": median(moves)}
        numbers["move_to_update_p95_ms"] = sorted(moves)[len(moves) * 95 // 100]
        for game, bot, many in CHOICES:
            late = f"new Promise((end) => setTimeout(() => end([]), {PATIENCE_MS}))"
            choices = page.evaluate(f"() => Promise.race([bench.choices('{game}', '{bot}', {many}), {late}])")
            if choices:
                numbers[f"{bot}_choice_ms"] = median(choices)
                numbers[f"{bot}_slowest_choice_ms"] = max(choices)
        page.close()
    return numbers


if __name__ == "__main__":
    main()
