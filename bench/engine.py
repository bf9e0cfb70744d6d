"""Games per second of the readable engine, beside a bare loop that calibrates the machine."""

import argparse
import json
from random import Random
from statistics import median
from time import process_time

from bench.calibrate import bare_loop
from volteface.bots import find_bot, play_match
from volteface.kernel import RandomDealer, find_game

SEATS = 4
TURNS = 10  # the two are measured in turn, for the machine is noisy


def main() -> None:
    """Measure and report, one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--bot", default="threshold:25")
    parser.add_argument("--edition", default="en")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    whole_games(options.games // TURNS, options.bot, options.edition)
    pairs = [(bare_loop(), whole_games(options.games // TURNS, options.bot, options.edition)) for _ in range(TURNS)]
    report = {
        "games": options.games,
        "games_per_second": round(median(games for _, games in pairs)),
        "games_per_second_best": round(max(games for _, games in pairs)),
        "bare_loop_steps_per_second": round(median(bare for bare, _ in pairs)),
        "bare_loop_steps_per_game": round(median(bare / games for bare, games in pairs)),
    }
    print(json.dumps(report) if options.json else _in_words(report, options.bot, options.edition))


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
        f"Flip 7, edition {edition}, {SEATS} seats, {bot}: {report['games_per_second']:,} games/s on one core "
        f"(best {report['games_per_second_best']:,}); "
        f"a game costs {report['bare_loop_steps_per_game']:,} steps of a bare loop "
        f"({report['bare_loop_steps_per_second']:,}/s)."
    )


if __name__ == "__main__":
    main()
