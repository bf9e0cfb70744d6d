"""The yardstick of every benchmark: a bare loop, so that numbers from different machines can be compared."""

import argparse
import json
from time import process_time

BARE_STEPS = 500_000


def bare_loop() -> float:
    """Steps per second of a loop that does nothing but count."""
    began, total = process_time(), 0
    for step in range(BARE_STEPS):
        total += step
    return BARE_STEPS / (process_time() - began)


def main() -> None:
    """The bare loop alone: the best of a few."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    best = round(max(bare_loop() for _ in range(5)))
    as_json = parser.parse_args().json
    print(json.dumps({"bare_loop_steps_per_second": best}) if as_json else f"A bare loop: {best:,} steps/s.")


if __name__ == "__main__":
    main()
