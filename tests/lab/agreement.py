"""Many random games on the readable engine and on the kernels, every move of them compared.

Run it as `python -m tests.lab.agreement --games 20000`: so many games of Flip 7 in each edition. With
`--game phase10flip` it is that game's; `--first 20000` goes on where a run of 20,000 ended.
"""

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from random import Random

from msgspec import Struct

from volteface.bots import Bot, find_bot
from volteface.games.flip7 import GAME
from volteface.games.flip7.state import State
from volteface.kernel import Seat, find_game
from volteface.lab.engine.rng import RNG_STATE
from tests.lab.mirror.disagreement import Disagreement
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.simulate.flip7 import policies
from tests.lab.mirror.flip7 import Mirror

from . import phase10flip_games

MOST_SEATS = 18
KINDS = ("daring", "threshold", "counter")


class Tally(Struct):
    """What became of all the games."""

    games: int = 0
    moves: int = 0
    problems: list[str] = []


@cache
def known_bot(name: str) -> Bot:
    """The bot of that name, looked up once; none of these has any chance in it."""
    return find_bot("flip7", name, Random(0))


def seat_players(mirror: Mirror, generator: Random) -> Mapping[Seat, Bot]:
    """A policy for every seat, and the bot that must choose the same where there is one."""
    bots: dict[Seat, Bot] = {}
    for seat in range(len(mirror.state.lines)):
        kind, number = generator.choice(KINDS), generator.choice((15, 25, 40))
        record = at.RECORDS + seat * at.RECORD
        if kind == "daring":
            mirror.game[record + at.POLICY], mirror.game[record + at.PARAMETER] = policies.DARING, 50 + number
            continue
        name = f"threshold:{number}" if kind == "threshold" else kind
        bots[seat] = known_bot(name)
        mirror.game[record + at.POLICY] = policies.THRESHOLD if kind == "threshold" else policies.COUNTER
        mirror.game[record + at.PARAMETER] = number
    return bots


def play_mirrored(opening: State, seed: int) -> int:
    """One whole game from this position; how many moves it took. Raises `Disagreement`."""
    mirror, generator = Mirror(opening), Random(seed)
    bots = seat_players(mirror, generator)
    mirror.game[RNG_STATE] = generator.getrandbits(62)
    while GAME.to_act(mirror.state) is not None:
        mirror.advance(bots)
    mirror.compare()
    return mirror.moves


def opening_of(edition: str, number: int) -> State:
    """The number alone says how many sit down; two of three tables are small ones."""
    seats = 1 + number % MOST_SEATS if number % 3 == 0 else 1 + number % 6
    return GAME.start(GAME.rules(edition, {"minimum_seats": 1}), seats)


def play_number(edition: str, number: int) -> int:
    """The game of Flip 7 of that number."""
    return play_mirrored(opening_of(edition, number), number)


PLAYS: dict[str, Callable[[str, int], int]] = {"flip7": play_number, "phase10flip": phase10flip_games.play_number}


def compare_many(edition: str, games: int, first: int = 0, game: str = "flip7") -> Tally:
    """Games of one edition with the numbers from `first` on."""
    tally = Tally(problems=[])
    for number in range(first, first + games):
        try:
            tally.moves += PLAYS[game](edition, number)
        except Disagreement as problem:
            tally.problems.append(f"game {number} ({edition}): {problem}")
        tally.games += 1
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the kernels with the readable engine, move by move.")
    parser.add_argument("--games", type=int, default=1_000, help="in each edition")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--game", choices=PLAYS, default="flip7")
    parser.add_argument("--edition", action="append", help="only this one; may be repeated")
    arguments = parser.parse_args()
    failed = False
    for edition in arguments.edition or find_game(arguments.game).rulebook.editions:
        began = time.monotonic()
        tally = compare_many(edition, arguments.games, arguments.first, arguments.game)
        for problem in tally.problems:
            print(problem)
        failed = failed or bool(tally.problems)
        said = f"{tally.games} games, {tally.moves} moves, {len(tally.problems)} disagreements"
        print(f"{edition}: {said}, {time.monotonic() - began:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
