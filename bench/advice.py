"""How long the suggestion in Flip 7 takes, and how it compares with the lab's exact solver.

Games are played by the lab's solver, with a random choice now and then, in every edition and with 2 to 7 players. Every
choice between hit and stay is put to the plain solver. A search decides only where one card loses points on average;
the lab decides those too, and for some of all choices it computes the exact value.

python -m bench.advice --games 40 --values 20    of every 20th choice
"""

import argparse
import json
import sys
from collections.abc import Iterator
from random import Random
from statistics import fmean, quantiles
from time import process_time

from msgspec import Struct

from volteface.bots.flip7.solver import Suggestion, suggest
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import Pile
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.odds import next_card_odds
from volteface.games.flip7.play.reshuffle import drawable
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.state import Line
from volteface.kernel import DEALER
from volteface.lab.solver.solver import Solver

RANDOM_SHARE = 0.15  # of the choices in a game
LAB = Solver()


class Answer(Struct, frozen=True):
    """A suggestion, its cost, and what the lab says."""

    is_open: bool  # one card loses points on average
    milliseconds: float
    is_same: bool
    has_choice: bool  # the line is not empty
    error: float | None  # of the value of a hit


def choices(edition: str, seats: int, generator: Random) -> Iterator[tuple[Line, Pile, Rules]]:
    """All choices between hit and stay in one game."""
    state = GAME.start(GAME.rules(edition, {"minimum_seats": 1}), seats)
    while (actor := GAME.to_act(state)) is not None:
        offers = GAME.offers(state)
        if actor == DEALER:
            move: Move = GAME.sample(state, generator)
        elif state.choice is None and STAY in offers and HIT in offers:
            line, pile = state.lines[actor], drawable(state)
            yield line, pile, state.rules
            hits = LAB.hits(line, pile, state.rules)
            move = generator.choice((HIT, STAY)) if generator.random() < RANDOM_SHARE else HIT if hits else STAY
        else:
            move = generator.choice(offers)
        state, _ = GAME.apply(state, move)


def answer(line: Line, pile: Pile, rules: Rules, has_value: bool) -> Answer:
    """Put one choice to both solvers."""
    began = process_time()
    found: Suggestion = suggest(line, pile, rules)
    took = 1000 * (process_time() - began)
    return Answer(
        is_open=next_card_odds(line, pile, rules).gain() <= 0,
        milliseconds=took,
        is_same=found.is_hit_best == LAB.hits(line, pile, rules),
        has_choice=bool(line.numbers),
        error=found.hit - LAB.search(line, pile, rules).hit if has_value and line.numbers else None,
    )


def report(answers: list[Answer]) -> dict[str, float]:
    """Figures of some answers."""
    times = sorted(one.milliseconds for one in answers)
    errors = sorted(abs(one.error) for one in answers if one.error is not None)
    return {
        "choices": len(answers),
        "decided_otherwise_than_by_the_lab": sum(not one.is_same for one in answers),
        "milliseconds_mean": round(fmean(times), 1),
        "milliseconds_90_percent": round(quantiles(times, n=10)[-1], 1),
        "milliseconds_99_percent": round(quantiles(times, n=100)[-1], 1),
        "milliseconds_most": round(times[-1], 1),
        "values_compared": len(errors),
        "error_mean": round(fmean(errors), 4),
        "error_99_percent": round(quantiles(errors, n=100)[-1], 4),
        "error_most": round(errors[-1], 4),
    }


def main() -> None:
    """Play, ask and report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--values", type=int, default=20)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    answers: list[Answer] = []
    editions = tuple(GAME.rulebook.editions)
    for game in range(arguments.games):
        generator = Random(f"{arguments.seed} {game}")
        for line, pile, rules in choices(editions[game % len(editions)], 2 + game % 6, generator):
            answers.append(answer(line, pile, rules, len(answers) % arguments.values == 0))
        print(f"{game + 1} games, {len(answers)} choices", file=sys.stderr)
    reports = {
        "one card loses points": report([one for one in answers if one.is_open]),
        "one card gains points": report([one for one in answers if not one.is_open]),
        "an empty line": report_time([one for one in answers if not one.has_choice]),
    }
    if arguments.json:
        print(json.dumps(reports))
        return
    for name, figures in reports.items():
        print(name)
        for figure, value in figures.items():
            print(f"  {figure.replace('_', ' '):36}{value:>10,}")


def report_time(answers: list[Answer]) -> dict[str, float]:
    """How many choices these are, and how long the longest took."""
    longest = max((one.milliseconds for one in answers), default=0.0)
    return {"choices": len(answers), "milliseconds_most": round(longest, 1)}


if __name__ == "__main__":
    main()
