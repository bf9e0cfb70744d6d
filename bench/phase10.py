"""Phase 10 FLIP!: whole games per second, how strong the bots are, and that every game ends.

python -m bench.phase10 [games]                      four greedy seats, beside a bare loop
python -m bench.phase10 duel planner greedy          wins over seat-rotated games of two
python -m bench.phase10 endings                      games of greedy and random seats, each under a limit of moves
"""

import argparse
import json
import sys
from collections.abc import Callable
from cProfile import Profile
from math import sqrt
from pstats import Stats
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench.calibrate import bare_loop
from volteface.bots import Bot, find_bot, play_match
from volteface.kernel import DEALER, RandomDealer, find_game

GAME = find_game("phase10flip")
EDITION = next(iter(GAME.rulebook.editions))
SEATS = 4
TURNS = 10  # games and bare loop are measured in turn, for the machine is noisy
TOP = 12  # functions of a profile
MOST_MOVES = 100_000  # in a game that ends; the longest seen has about a tenth of it
VARIANTS = ("standard", "ten_rounds")

Report = dict[str, Any]


def main() -> None:
    """Run one of the measurements and report."""
    words = sys.argv[1:]
    if not words or words[0].startswith("--"):
        words = ["games", *words]
    options = _parser().parse_args(words)
    report = options.run(options)
    print(json.dumps(report) if options.json else "\n".join(f"{name:<28} {value}" for name, value in report.items()))


def measure_games(options: argparse.Namespace) -> Report:
    """Whole games of four like bots on one core, bots given views and offers, every move judged."""
    each = max(options.games // TURNS, 1)
    whole_games(each, options.bot)
    if options.profile:
        _print_profile(lambda: whole_games(each, options.bot))
    pairs = [(bare_loop(), whole_games(each, options.bot)) for _ in range(TURNS)]
    return {
        "bot": options.bot,
        "seats": SEATS,
        "games": each * TURNS,
        "games_per_second": round(median(games for _, games in pairs), 1),
        "games_per_second_best": round(max(games for _, games in pairs), 1),
        "bare_loop_steps_per_second": round(median(bare for bare, _ in pairs)),
        "bare_loop_steps_per_game": round(median(bare / games for bare, games in pairs)),
    }


def whole_games(games: int, bot: str) -> float:
    """Games per second."""
    generator = Random(10)
    bots, dealer = [_bot(bot, generator) for _ in range(SEATS)], RandomDealer(GAME, generator)
    began = process_time()
    for _ in range(games):
        play_match(GAME, GAME.rules(EDITION), bots, dealer)
    return games / (process_time() - began)


def measure_duel(options: argparse.Namespace) -> Report:
    """Games of two that change seats after each; a win is a win alone."""
    generator, wins, rounds = Random(options.seed), 0, 0
    first, second = _bot(options.first, generator), _bot(options.second, generator)
    rules, dealer = GAME.rules(EDITION, {"variant": options.variant}), RandomDealer(GAME, generator)
    slowest = 0.0
    for game in range(options.games):
        place = game % 2
        timed = TimedBot(first)
        last = play_match(GAME, rules, [second, timed] if place else [timed, second], dealer)
        wins, rounds, slowest = wins + (last.winners == (place,)), rounds + last.round, max(slowest, timed.slowest)
    low, high = confidence(wins, options.games)
    return {
        "duel": f"{options.first} against {options.second}",
        "variant": options.variant,
        "games": options.games,
        "wins": wins,
        "win_rate": round(wins / options.games, 4),
        "confidence_95": (round(low, 4), round(high, 4)),
        "rounds_per_game": round(rounds / options.games, 2),
        "slowest_move_ms": round(slowest * 1000, 1),
    }


class TimedBot:
    """A bot, and how long its slowest move took."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.slowest = bot, 0.0

    def choose(self, view: Any, offers: tuple[Any, ...]) -> Any:
        """What the bot chooses."""
        began = process_time()
        move = self.bot.choose(view, offers)
        self.slowest = max(self.slowest, process_time() - began)
        return move


def confidence(wins: int, games: int) -> tuple[float, float]:
    """The 95% interval of a share (Wilson's)."""
    z, share = 1.96, wins / games
    centre, half = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (centre - half) / (1 + z * z / games), (centre + half) / (1 + z * z / games)


def measure_endings(options: argparse.Namespace) -> Report:
    """Tables of two to six seats, each greedy or random, in both variants: does every game end?"""
    generator, unended, most_moves, most_rounds = Random(options.seed), 0, 0, 0
    dealer, bots = RandomDealer(GAME, generator), [_bot(name, generator) for name in ("greedy", "random")]
    every_rules = [GAME.rules(EDITION, {"variant": variant}) for variant in VARIANTS]
    for game in range(options.games):
        seated = generator.choices(bots, k=2 + game % 5)
        moves, rounds = play_to_the_end(every_rules[game // 5 % 2], seated, dealer)
        if game % 1000 == 999:
            print(f"{game + 1:,} games, {unended} without end", file=sys.stderr)
        unended += moves >= MOST_MOVES
        most_moves, most_rounds = max(most_moves, moves), max(most_rounds, rounds)
    return {
        "games": options.games,
        "games_without_end": unended,
        "most_moves_in_a_game": most_moves,
        "most_rounds_in_a_game": most_rounds,
    }


def play_to_the_end(rules: Any, bots: list[Bot], dealer: RandomDealer) -> tuple[int, int]:
    """How many moves and rounds a game took, stopped at a limit."""
    state, moves = GAME.start(rules, len(bots)), 0
    while (actor := GAME.to_act(state)) is not None and moves < MOST_MOVES:
        if actor == DEALER:
            move = dealer.deal(state)
        else:
            move = bots[actor].choose(GAME.view(state, actor), GAME.offers(state))
        state, _ = GAME.apply(state, move)
        moves += 1
    return moves, state.round


def _bot(name: str, generator: Random) -> Bot:
    return find_bot(GAME.id, name, generator)


def _print_profile(work: Callable[[], object]) -> None:
    """Where the time goes: the functions that take most themselves."""
    with Profile() as profile:
        work()
    Stats(profile, stream=sys.stderr).sort_stats("tottime").print_stats(TOP)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    kinds = parser.add_subparsers(required=True)
    games = _add(kinds, "games", measure_games, 200)
    games.add_argument("--bot", default="greedy")
    games.add_argument("--profile", action="store_true", help=f"first show the {TOP} functions that take most time")
    duel = _add(kinds, "duel", measure_duel, 2000)
    duel.add_argument("first")
    duel.add_argument("second")
    duel.add_argument("--variant", choices=VARIANTS, default=VARIANTS[0])
    _add(kinds, "endings", measure_endings, 20_000)
    return parser


def _add(kinds: Any, name: str, run: Callable[[argparse.Namespace], Report], games: int) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = kinds.add_parser(name, help=run.__doc__)
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--seed", type=int, default=10)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)
    return parser


if __name__ == "__main__":
    main()
