"""What the second copy of each entry costs: moves with it, and without it, in a browser with a profile on the disk.

The same page is served twice, once with a worker that finds no private file system. Both play the same number of moves
in turn, several times over; the medians of all are compared.
"""

import argparse
import json
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from bench.browser_host.page import KillableBrowser, build_page, playwright_and_profile, served_folder

ROUNDS: Final = 5
MOVES: Final = 200  # a round
FILES: Final = b"getDirectory("  # what the worker asks the browser for
NO_FILES: Final = b"getNothing__("


def main() -> None:
    """Measure and say."""
    parser = argparse.ArgumentParser(prog="python -m bench.browser_host.copies", description=__doc__)
    parser.add_argument("--json", action="store_true")
    as_json = parser.parse_args().json
    with TemporaryDirectory() as folder:
        build_page(Path(folder))
        moves = measure(Path(folder))
    medians = {name: median(times) for name, times in moves.items()}
    if as_json:
        print(json.dumps({f"{name}_ms": value for name, value in medians.items()}))
        return
    for name, value in medians.items():
        times = sorted(moves[name])
        p95 = times[len(times) * 95 // 100]
        print(f"{name:28} {value:6.1f} ms, p95 {p95:6.1f}   {value / medians['without_a_second_copy']:5.2f} x")


def measure(folder: Path) -> dict[str, list[float]]:
    """Milliseconds from a move to its update, of each variant."""
    worker = next(file for file in folder.glob("assets/worker-*.js") if FILES in file.read_bytes())
    without = {worker.name: worker.read_bytes().replace(FILES, NO_FILES)}
    moves: dict[str, list[float]] = {}
    with ExitStack() as stack:
        playwright, profile = stack.enter_context(playwright_and_profile())
        served = {
            "without_a_second_copy": stack.enter_context(served_folder(folder, without)),
            "with_a_second_copy": stack.enter_context(served_folder(folder)),
        }
        browser = KillableBrowser(playwright, profile)
        stack.callback(browser.kill)
        for _ in range(ROUNDS):
            for name, address in served.items():
                page = browser.open(address)
                page.evaluate("() => void host.start().then(() => bench.play())")
                page.wait_for_function(f"() => bench.times.length >= {MOVES}")
                moves.setdefault(name, []).extend(page.evaluate(f"() => bench.times.slice(0, {MOVES})"))
                page.goto("about:blank")
    return moves


if __name__ == "__main__":
    main()
