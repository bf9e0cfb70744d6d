"""Compare the kernels with the readable engine after every move of many random games.

`python -m tests.lab.agreement --games 20000` plays 20,000 games of Flip 7 in each edition, `--game phase10flip` those
of Phase 10 FLIP!. `--first 20000` continues after a run of 20,000.
"""

import argparse
import sys
import time
from collections.abc import Callable

from msgspec import Struct

from volteface.kernel import find_game

from .mirror import Disagreement, flip7_games, phase10flip_games

PLAY: dict[str, Callable[[str, int], int]] = {
    "flip7": flip7_games.play_number,
    "phase10flip": phase10flip_games.play_number,
}


class Comparison(Struct):
    """The outcome of many games."""

    games: int = 0
    moves: int = 0
    problems: list[str] = []


def compare_many(edition: str, games: int, first: int = 0, game: str = "flip7") -> Comparison:
    """Play games of one edition with the numbers from `first` on."""
    outcome = Comparison(problems=[])
    for number in range(first, first + games):
        try:
            outcome.moves += PLAY[game](edition, number)
        except Disagreement as problem:
            outcome.problems.append(f"game {number} ({edition}): {problem}")
        outcome.games += 1
    return outcome


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the kernels with the readable engine, move by move.")
    parser.add_argument("--games", type=int, default=1_000, help="in each edition")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--game", choices=PLAY, default="flip7")
    parser.add_argument("--edition", action="append", help="only this one; may be repeated")
    arguments = parser.parse_args()
    failed = False
    for edition in arguments.edition or find_game(arguments.game).rulebook.editions:
        began = time.monotonic()
        outcome = compare_many(edition, arguments.games, arguments.first, arguments.game)
        for problem in outcome.problems:
            print(problem)
        failed = failed or bool(outcome.problems)
        summary = f"{outcome.games} games, {outcome.moves} moves, {len(outcome.problems)} disagreements"
        print(f"{edition}: {summary}, {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
