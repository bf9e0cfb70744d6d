"""A report as a table for a terminal."""

from rich.box import SIMPLE
from rich.table import Table

from volteface.lab.simulate.game_lab import Measure, lab_of
from volteface.lab.simulate.report import BotReport, Estimate, Report


def as_table(report: Report) -> Table:
    """A row for each bot; ± is half of a 95 % confidence interval."""
    simulation = report.result.simulation
    measures = lab_of(simulation.game).measures
    table = Table(title=_title(report), title_justify="left", box=SIMPLE, caption=_caption(report))
    table.caption_justify = "left"
    table.add_column("bot", no_wrap=True)
    for title in ("wins", *(title for measure in measures for title in _titles(measure))):
        table.add_column(title, justify="right", no_wrap=True)
    if simulation.moves_on:
        table.add_column("wins by seat, %")
    for bot in report.bots:
        figures = [figure for measure in measures for figure in _figures(bot, measure)]
        table.add_row(bot.bot, _percent(bot.win_rate), *figures, *([_by_seat(bot)] if simulation.moves_on else ()))
    return table


def _title(report: Report) -> str:
    simulation = report.result.simulation
    house = "".join(f", {name}={answer}" for name, answer in simulation.house.items())
    return f"{simulation.game} {simulation.edition}{house}: {simulation.games:,} games, seed {simulation.seed}"


def _caption(report: Report) -> str:
    result, rounds = report.result, report.rounds
    speed = result.simulation.games / result.seconds
    engine = "the kernels" if result.is_compiled else "the readable engine"
    lines = [
        f"{rounds.mean:.2f} ± {(rounds.high - rounds.low) / 2:.2f} rounds a game; ± is a 95 % confidence interval.",
        f"{result.seconds:.2f} s on {engine}, {result.jobs} at a time: {speed:,.0f} games/s.",
    ]
    if report.undecided or report.shared:
        lines.append(f"{report.undecided:,} games nobody won, {report.shared:,} several won together.")
    return "\n".join(lines)


def _titles(measure: Measure) -> list[str]:
    return [measure.title, *([measure.inverse_title] if measure.inverse else ())]


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
