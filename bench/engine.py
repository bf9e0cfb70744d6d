"""Games per second of the readable engine, beside a bare loop that calibrates the machine."""

import argparse
import json
from random import Random
from time import process_time

from volteface.bots import find_bot, play_match
from volteface.kernel import RandomDealer, find_game

SEATS = 4
BARE_STEPS = 2_000_000


def main() -> None:
    """Measure and report, one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--bot", default="threshold:25")
    parser.add_argument("--edition", default="en")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    bare = bare_loop()
    games = whole_games(options.games, options.bot, options.edition)
    report = {
        "games": options.games,
        "games_per_second": round(games),
        "bare_loop_steps_per_second": round(bare),
        "bare_loop_steps_per_game": round(bare / games),
    }
    print(json.dumps(report) if options.json else _in_words(report, options.bot, options.edition))


def bare_loop() -> float:
    """Steps per second of a loop that does nothing but count."""
    began, total = process_time(), 0
    for step in range(BARE_STEPS):
        total += step
    return BARE_STEPS / (process_time() - began)


def whole_games(games: int, bot: str, edition: str) -> float:
    """Games per second on one core, bots given views and offers, every move judged."""
    game = find_game("flip7")
    rules, generator = game.rules(edition), Random(7)
    bots = [find_bot("flip7", bot, generator) for _ in range(SEATS)]
    dealer = RandomDealer(game, generator)
    began = process_time()
    for _ in range(games):
        play_match(game, rules, bots, dealer)
    return games / (process_time() - began)


def _in_words(report: dict[str, int], bot: str, edition: str) -> str:
    return (
        f"Flip 7, edition {edition}, {SEATS} seats, {bot}: {report['games_per_second']:,} games/s on one core; "
        f"a game costs {report['bare_loop_steps_per_game']:,} steps of a bare loop "
        f"({report['bare_loop_steps_per_second']:,}/s)."
    )


if __name__ == "__main__":
    main()
