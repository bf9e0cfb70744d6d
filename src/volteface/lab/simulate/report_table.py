"""A report as a table for a terminal."""

from collections.abc import Iterator

from rich.box import SIMPLE
from rich.table import Table

from volteface.lab.simulate.game_lab import Measure, lab_of
from volteface.lab.simulate.report import BotReport, Estimate, Report
from volteface.lab.simulate.simulation import Simulation
from volteface.locale import Words


def as_table(report: Report, words: Words) -> Table:
    """A row for each bot; ± is half of a 95 % confidence interval."""
    simulation = report.result.simulation
    measures = lab_of(simulation.game).measures
    caption = "\n".join(_captions(report, words))
    table = Table(title=report_title(simulation, words), title_justify="left", box=SIMPLE, caption=caption)
    table.caption_justify = "left"
    table.add_column(words.text("lab-bot"), no_wrap=True)
    table.add_column(words.text("lab-wins"), justify="right", no_wrap=True)
    for name in (name for measure in measures for name in (measure.rate, measure.inverse) if name):
        table.add_column(measure_title(words, name), justify="right", no_wrap=True)
    if simulation.moves_on:
        table.add_column(words.text("lab-by-seat"))
    for bot in report.bots:
        figures = [figure for measure in measures for figure in _figures(bot, measure)]
        table.add_row(bot.bot, _percent(bot.win_rate), *figures, *([_by_seat(bot)] if simulation.moves_on else ()))
    return table


def measure_title(words: Words, name: str) -> str:
    """What a measure is called; one of a game that brings no words for it is called by its name."""
    message = f"lab-measure-{name}"
    return words.text(message) if words.has(message) else name.replace("_", " ")


def report_title(simulation: Simulation, words: Words) -> str:
    """What was simulated: the game, its rules, how many games."""
    edition = ", ".join((simulation.edition, *(f"{name}={answer}" for name, answer in simulation.house.items())))
    return words.text(
        "lab-title", game=simulation.game, edition=edition, games=simulation.games, seed=str(simulation.seed)
    )


def _captions(report: Report, words: Words) -> Iterator[str]:
    result, rounds = report.result, report.rounds
    yield words.text("lab-rounds", rounds=f"{rounds.mean:.2f} ± {(rounds.high - rounds.low) / 2:.2f}")
    yield words.text(
        "lab-speed",
        engine="kernels" if result.is_compiled else "readable",
        seconds=f"{result.seconds:.2f}",
        jobs=result.jobs,
        speed=f"{result.simulation.games / result.seconds:,.0f}",
    )
    if report.undecided or report.shared:
        yield words.text("lab-undecided", undecided=report.undecided, shared=report.shared)


def _figures(bot: BotReport, measure: Measure) -> list[str]:
    """A measure's mean, and its inverse where a report shows it: a dash if the interval of the mean reaches 0."""
    estimate = bot.measures[measure.rate]
    figures = [_percent(estimate) if measure.is_chance else _mean(estimate)]
    if measure.inverse:
        figures.append(_mean(bot.measures[measure.inverse]) if measure.inverse in bot.measures else "–")
    return figures


def _mean(estimate: Estimate) -> str:
    return f"{estimate.mean:.3f} ± {(estimate.high - estimate.low) / 2:.3f}"


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:.2f} ± {50 * (estimate.high - estimate.low):.2f} %"


def _by_seat(bot: BotReport) -> str:
    played = zip(bot.wins_by_seat, bot.games_by_seat, strict=True)
    return " ".join(f"{100 * wins / games:.1f}" if games else "–" for wins, games in played)
