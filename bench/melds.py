"""How fast the lay-down solver answers: checks of random 11-card hands, beside a bare loop on the same machine."""

import argparse
import json
import random
import time
from collections.abc import Callable
from functools import partial

from bench.calibrate import bare_loop
from volteface.games.phase10flip.cards import Face, Side, face_up
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.melds import PlainRulings, can_lay
from volteface.games.phase10flip.phases import PHASES

HAND_SIZE = 11  # ten cards and the one just drawn
HANDS = 4_000  # of each side
REPEATS = 5
SEED = 10

Hand = tuple[Face, ...]


def deal(generator: random.Random, side: Side) -> list[Hand]:
    """Random hands of one side."""
    cards = default_deck().cards
    return [tuple(face_up(card, side) for card in generator.sample(cards, HAND_SIZE)) for _ in range(HANDS)]


def check_all(hands: list[Hand]) -> int:
    """Ask for every hand and every phase; returns how many can be laid."""
    rulings = PlainRulings()
    return sum(can_lay(hand, phase, rulings) for phase in PHASES for hand in hands)


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def measure() -> dict[str, float]:
    """Check fresh hands and turn the bare loop by turns, and keep the quickest of each."""
    generator = random.Random(SEED)
    checking, turning = [], []
    for _ in range(REPEATS):
        hands = [hand for side in Side for hand in deal(generator, side)]
        checking.append(seconds(partial(check_all, hands)))
        turning.append(bare_loop())
    checks = len(hands) * len(PHASES)
    checks_per_second, turns_per_second = checks / min(checking), max(turning)
    return {
        "checks": checks,
        "laid_share": check_all(hands) / checks,
        "checks_per_second": round(checks_per_second),
        "first_checks_per_second": round(checks / checking[0]),  # nothing remembered yet
        "bare_turns_per_second": round(turns_per_second),
        "bare_turns_per_check": round(turns_per_second / checks_per_second, 1),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    as_json = parser.parse_args().json
    found = measure()
    if as_json:
        print(json.dumps(found))
        return
    print(f"{found['checks']:,.0f} checks, all phases, both sides; {found['laid_share']:.0%} of the hands can lay")
    print(f"lay-down checks  {found['checks_per_second']:>12,.0f} /s")
    print(f"the first ones   {found['first_checks_per_second']:>12,.0f} /s")
    print(f"bare loop turns  {found['bare_turns_per_second']:>12,.0f} /s")
    print(f"one check costs  {found['bare_turns_per_check']:>12,.1f} bare turns")


if __name__ == "__main__":
    main()
