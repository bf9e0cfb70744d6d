"""Plays and checks many random games of any kind; each game provides its own check."""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from volteface.kernel import Game

Check: TypeAlias = Callable[
    [int], tuple[int, str | None]
]  # from a game's number: how many moves it had, and what is wrong with it


class Summary(Struct):
    """The result of all games."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    violations: list[str] = []

    def line(self) -> str:
        return f"{self.games} games, {self.moves} moves, {self.seconds:.0f} seconds, {len(self.violations)} violations"


def unfinished(game: Game, state: Any, has_been_cut: bool) -> str | None:
    """Why a game is not over, or None if it is."""
    if has_been_cut:
        return "the game does not end"
    is_over = game.standing(state).over and not game.offers(state)
    return None if is_over else "the game stopped before it was over"


def play_many(check: Check, games: int, first: int = 0) -> Summary:
    """Play the games numbered from `first`."""
    summary, began = Summary(games), time.monotonic()
    for number in range(first, first + games):
        moves, problem = check(number)
        summary.moves += moves
        if problem:
            summary.violations.append(f"game {number} {problem}")
    summary.seconds = time.monotonic() - began
    return summary


def run(check: Check, title: str) -> None:
    """The command: play, print violations, and exit with 1 if there are any."""
    parser = argparse.ArgumentParser(description=f"Play many random games of {title} and check every move.")
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    summary = play_many(check, arguments.games, arguments.first)
    for problem in summary.violations:
        print(problem)
    print(summary.line())
    sys.exit(1 if summary.violations else 0)
