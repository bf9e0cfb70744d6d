"""Reports as bar charts, drawn by matplotlib."""

from pathlib import Path
from tempfile import TemporaryFile

import matplotlib as mpl
from matplotlib.figure import Figure

from volteface.kernel import InvalidInput
from volteface.lab.simulate.game_lab import lab_of
from volteface.lab.simulate.report import Report
from volteface.lab.simulate.report_table import measure_title, report_title
from volteface.locale import Words

mpl.use("Agg")  # draws to a file, without a window
INK, BAR = "#1f2933", "#3b7ea1"


def plot_report(report: Report, file: Path, words: Words) -> None:
    """Draw the win rates and the other figures of all bots, with their confidence intervals."""
    simulation = report.result.simulation
    measures = lab_of(simulation.game).measures
    figure = Figure(figsize=(3.2 * (1 + len(measures)), 0.5 * len(report.bots) + 2), layout="constrained")
    axes = figure.subplots(1, 1 + len(measures), sharey=True)
    names = [f"{number}. {bot.bot}" for number, bot in enumerate(report.bots, start=1)]
    columns = [(words.text("lab-wins"), [bot.win_rate for bot in report.bots])]
    columns += [
        (measure_title(words, measure.rate), [bot.measures[measure.rate] for bot in report.bots])
        for measure in measures
    ]
    for axis, (title, estimates) in zip(axes, columns, strict=True):
        means = [estimate.mean for estimate in estimates]
        below = [estimate.mean - estimate.low for estimate in estimates]
        above = [estimate.high - estimate.mean for estimate in estimates]
        axis.barh(names, means, xerr=(below, above), color=BAR, ecolor=INK, capsize=3)
        axis.set_title(title)
        axis.spines[["top", "right"]].set_visible(False)
    axes[0].invert_yaxis()
    figure.suptitle(report_title(simulation, words))
    save(figure, file)


def check_plot(file: Path) -> None:
    """Raise `InvalidInput` if no plot can be written there; nothing is left behind."""
    formats = Figure().canvas.get_supported_filetypes()
    if file.suffix.removeprefix(".").lower() not in formats:
        known = ", ".join(f".{name}" for name in formats)
        said = InvalidInput(f"{file} cannot be drawn: its name has to end in one of {known}.")
        raise said.explained("problem-plot-name", file=str(file), known=known)
    try:
        if file.exists():
            file.open("ab").close()
        else:
            TemporaryFile(dir=file.parent).close()
    except OSError as error:
        raise _cannot_write(file, error) from error


def _cannot_write(file: Path, error: OSError) -> InvalidInput:
    said = InvalidInput(f"{file} cannot be written: {error.strerror or error}.")
    return said.explained("problem-cannot-write", file=str(file), reason=error)


def save(figure: Figure, file: Path) -> None:
    """Write the figure in the format that the file's suffix names; raises `InvalidInput`."""
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        raise _cannot_write(file, error) from error
