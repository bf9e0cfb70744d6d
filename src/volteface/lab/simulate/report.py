"""Reports on simulations: rates and means with confidence intervals, for JSON and CSV."""

import csv
import io
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from msgspec import Struct

from volteface.lab.simulate import totals as cell
from volteface.lab.simulate.game_lab import Measure, lab_of
from volteface.lab.simulate.run import Result

Z: Final = 1.959963984540054  # the 97.5 % quantile of the standard normal distribution


class Estimate(Struct, frozen=True):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class BotReport(Struct, frozen=True):
    """The results of one bot."""

    bot: str
    wins: int
    win_rate: Estimate
    wins_by_seat: tuple[int, ...]
    games_by_seat: tuple[int, ...]
    measures: dict[str, Estimate]  # by the name of their rates


class Report(Struct, frozen=True):
    """The results of all bots."""

    result: Result
    rounds: Estimate  # per game
    undecided: int
    shared: int
    bots: tuple[BotReport, ...]


def report_on(result: Result) -> Report:
    """Work out the report on a result."""
    sums, games = result.totals, result.totals[cell.GAMES]
    rounds = _mean(sums[cell.ROUNDS], sums[cell.ROUNDS_SQUARED], games)
    bots = tuple(_bot_report(result, bot) for bot in range(len(result.simulation.bots)))
    return Report(result, rounds, sums[cell.UNDECIDED], sums[cell.SHARED], bots)


def wilson(successes: int, trials: int) -> Estimate:
    """A proportion with Wilson's interval, which stays between 0 and 1."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    share, square = successes / trials, Z * Z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = Z * sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half))


def per_round(sums: tuple[int, int, int], rounds: int, rounds_squared: int, games: int) -> Estimate:
    """A measure's mean per round.

    The rounds of one game are not independent, so the error is that of a ratio of two means over games.
    """
    total, squares, products = sums
    mean = total / rounds
    variance = max(squares - 2 * mean * products + mean * mean * rounds_squared, 0.0)
    half = Z * sqrt(variance * games / max(games - 1, 1)) / rounds
    return Estimate(mean, mean - half, mean + half)


def as_record(report: Report) -> dict[str, Any]:
    """The report as JSON types."""
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
        "engine": "kernel" if result.is_compiled else "readable",
        "seconds": round(result.seconds, 6),
        "games_per_second": round(simulation.games / result.seconds, 3),
        "rounds_per_game": _as_record(report.rounds),
        "undecided": report.undecided,
        "shared": report.shared,
        "bots": [_bot_record(bot) for bot in report.bots],
    }


def as_csv(report: Report) -> str:
    """The report as CSV, a row for each bot."""
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
    simulation, sums = result.simulation, result.totals
    measures, seats = lab_of(simulation.game).measures, len(simulation.bots)
    first = cell.HEAD + bot * cell.bot_length(seats, len(measures))
    by_seat = sums[first : first + seats]
    return BotReport(
        bot=simulation.bots[bot],
        wins=sum(by_seat),
        win_rate=wilson(sum(by_seat), sums[cell.GAMES]),
        wins_by_seat=by_seat,
        games_by_seat=tuple(simulation.games_at(bot, seat) for seat in range(seats)),
        measures={
            name: estimate
            for index, measure in enumerate(measures)
            for name, estimate in _measured(sums, first + seats + cell.SUMS * index, measure)
        },
    )


def _measured(sums: tuple[int, ...], first: int, measure: Measure) -> Iterator[tuple[str, Estimate]]:
    """A measure's mean per round, and its inverse where a report shows it."""
    estimate = _measure(sums, first, measure)
    yield measure.rate, estimate
    if measure.inverse and estimate.low > 0:
        yield measure.inverse, Estimate(1 / estimate.mean, 1 / estimate.high, 1 / estimate.low)


def _measure(sums: tuple[int, ...], first: int, measure: Measure) -> Estimate:
    three = (sums[first], sums[first + 1], sums[first + 2])
    found = per_round(three, sums[cell.ROUNDS], sums[cell.ROUNDS_SQUARED], sums[cell.GAMES])
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
