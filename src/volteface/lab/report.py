"""What a result says: rates and means with their confidence intervals, as a table, as JSON or as CSV."""

import csv
import io
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from volteface.lab import tally as into
from volteface.lab.simulate import Result
from volteface.lab.subjects import Measure, subject_of

Z: Final = 1.959963984540054  # of the standard normal distribution: 95 of 100 such intervals hold the true value


class Estimate(Struct, frozen=True):
    """A mean and the interval that holds the true value 95 times in a hundred."""

    mean: float
    low: float
    high: float


class BotReport(Struct, frozen=True):
    """How one bot fared."""

    bot: str
    wins: int
    win_rate: Estimate
    wins_by_seat: tuple[int, ...]
    games_by_seat: tuple[int, ...]
    measures: dict[str, Estimate]  # by the name of its rate


class Report(Struct, frozen=True):
    """How all bots fared."""

    result: Result
    rounds: Estimate  # per game
    undecided: int
    shared: int
    bots: tuple[BotReport, ...]


def report_on(result: Result) -> Report:
    """What a result says."""
    tally, games = result.tally, result.tally[into.GAMES]
    rounds = _mean(tally[into.ROUNDS], tally[into.ROUNDS_SQUARED], games)
    bots = tuple(_bot_report(result, bot) for bot in range(len(result.simulation.bots)))
    return Report(result, rounds, tally[into.UNDECIDED], tally[into.SHARED], bots)


def wilson(successes: int, trials: int) -> Estimate:
    """A proportion with Wilson's interval, which stays between 0 and 1."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    share, square = successes / trials, Z * Z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = Z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def per_round(sums: tuple[int, int, int], rounds: int, rounds_squared: int, games: int) -> Estimate:
    """A measure's mean in a round. Rounds of one game belong together, so the error is that of a ratio of means."""
    total, squares, products = sums
    mean = total / rounds
    variance = max(squares - 2 * mean * products + mean * mean * rounds_squared, 0.0)
    half = Z * sqrt(variance * games / max(games - 1, 1)) / rounds
    return Estimate(mean, mean - half, mean + half)


def as_record(report: Report) -> dict[str, Any]:
    """The report for a program to read."""
    result, simulation = report.result, report.result.simulation
    return {
        "game": simulation.game,
        "edition": simulation.edition,
        "house_rules": dict(simulation.house),
        "seats": len(simulation.bots),
        "moves_on": simulation.moves_on,
        "seed": simulation.seed,
        "games": simulation.games,
        "jobs": result.jobs,
        "engine": "kernel" if result.kernel else "readable",
        "seconds": round(result.seconds, 6),
        "games_per_second": round(simulation.games / result.seconds, 3),
        "rounds_per_game": _as_record(report.rounds),
        "undecided": report.undecided,
        "shared": report.shared,
        "bots": [_bot_record(bot) for bot in report.bots],
    }


def as_csv(report: Report) -> str:
    """One line a bot, for a spreadsheet."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    rates = list(report.bots[0].measures)
    bounds = [f"{name}{end}" for name in ("win_rate", *rates) for end in ("", "_low", "_high")]
    seats = [f"wins_at_seat_{seat + 1}" for seat in range(len(report.bots))]
    writer.writerow(["bot", "games", "wins", *bounds, *seats])
    for bot in report.bots:
        figures = [
            round(figure, 6)
            for estimate in (bot.win_rate, *bot.measures.values())
            for figure in (estimate.mean, estimate.low, estimate.high)
        ]
        writer.writerow([bot.bot, report.result.simulation.games, bot.wins, *figures, *bot.wins_by_seat])
    return text.getvalue()


def _bot_report(result: Result, bot: int) -> BotReport:
    simulation, tally = result.simulation, result.tally
    measures, seats = subject_of(simulation.game).measures, len(simulation.bots)
    place = into.HEAD + bot * into.part(seats, len(measures))
    by_seat = tally[place : place + seats]
    return BotReport(
        bot=simulation.bots[bot],
        wins=sum(by_seat),
        win_rate=wilson(sum(by_seat), tally[into.GAMES]),
        wins_by_seat=by_seat,
        games_by_seat=tuple(simulation.games_at(bot, seat) for seat in range(seats)),
        measures={
            name: estimate
            for index, measure in enumerate(measures)
            for name, estimate in _measured(tally, place + seats + into.SUMS * index, measure)
        },
    )


def _measured(tally: tuple[int, ...], place: int, measure: Measure) -> Iterator[tuple[str, Estimate]]:
    """A measure's mean in a round, and the rounds for each of it where they are told."""
    estimate = _measure(tally, place, measure)
    yield measure.rate, estimate
    if measure.inverse and estimate.low > 0:
        yield measure.inverse, Estimate(1 / estimate.mean, 1 / estimate.high, 1 / estimate.low)


def _measure(tally: tuple[int, ...], place: int, measure: Measure) -> Estimate:
    sums = (tally[place], tally[place + 1], tally[place + 2])
    found = per_round(sums, tally[into.ROUNDS], tally[into.ROUNDS_SQUARED], tally[into.GAMES])
    return Estimate(found.mean, max(found.low, 0.0), min(found.high, 1.0)) if measure.is_chance else found


def _mean(total: int, squares: int, count: int) -> Estimate:
    mean = total / count
    variance = max(squares - total * mean, 0.0) / max(count - 1, 1)
    half = Z * sqrt(variance / count)
    return Estimate(mean, mean - half, mean + half)


def _as_record(estimate: Estimate) -> dict[str, float]:
    return {"mean": round(estimate.mean, 6), "low": round(estimate.low, 6), "high": round(estimate.high, 6)}


def _bot_record(bot: BotReport) -> dict[str, Any]:
    return {
        "bot": bot.bot,
        "wins": bot.wins,
        "win_rate": round(bot.win_rate.mean, 6),
        "win_rate_low": round(bot.win_rate.low, 6),
        "win_rate_high": round(bot.win_rate.high, 6),
        "wins_by_seat": list(bot.wins_by_seat),
        "games_by_seat": list(bot.games_by_seat),
        **{name: _as_record(estimate) for name, estimate in bot.measures.items()},
    }
