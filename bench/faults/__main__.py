"""Run an attack by its name, print what came of it as a table, and fail if anything went wrong."""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from bench.browser_host import kills as browser_kills
from bench.faults import fuzz, imports, kills, stalls
from bench.faults.report import Row, as_table, failures, in_words, write_results

ATTACKS: Final = {"kills": kills, "stalls": stalls, "fuzz": fuzz, "imports": imports, "browser": browser_kills}
SAMPLE: Final = 100  # without a name, every attack runs with this part of its count


def main() -> int:
    """Attack; the exit code says whether the server stood it."""
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument(
        "name", nargs="?", choices=[*ATTACKS, "all"], help="all of them, if left out, but only a sample"
    )
    parser.add_argument("--count", type=int, help="how often; each attack has a count of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", type=Path, metavar="PAGE", help="put the table into a page between its two marks")
    options = parser.parse_args()
    names = [options.name] if options.name in ATTACKS else list(ATTACKS)
    rows: list[Row] = []
    for name in names:
        count = options.count or ATTACKS[name].COUNT
        began = perf_counter()
        made = ATTACKS[name].run(count if options.name or options.count else max(1, count // SAMPLE), options.seed)
        rows += made
        if not options.json:
            print(
                f"{name}, seed {options.seed}, {perf_counter() - began:.0f} seconds\n\n{as_table(made)}\n", flush=True
            )
            print("".join(f"{words}\n" for words in in_words(made)), flush=True)
    if options.json:
        print(json.dumps(msgspec.to_builtins(rows)))
    if options.write:
        write_results(options.write, rows)
    return 1 if failures(rows) else 0


if __name__ == "__main__":
    sys.exit(main())
