"""The command `volteface lab`: simulations and exact odds, with the extra `volteface[lab]`."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from volteface.bots import read_names
from volteface.bots.external import DEFAULT_SECONDS
from volteface.cli.help import BotSecondsOption, Command, Group, words_of
from volteface.cli.hints import install_lab
from volteface.cli.lab.solve import solve
from volteface.cli.problems import Problem
from volteface.kernel import Rulebook, find_game
from volteface.locale import Words

if TYPE_CHECKING:
    from types import ModuleType

app = typer.Typer(
    name="lab",
    cls=Group,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)

WIDTH = 140  # characters


@app.callback()
def need_extra() -> None:
    """Play millions of games and work out exact odds."""
    if any(find_spec(name) is None for name in ("numba", "numpy")):
        raise Problem("no-lab", command=install_lab())


@app.command(cls=Command)
def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument()],
    *,
    bots: Annotated[str, typer.Option()],
    games: Annotated[int, typer.Option(min=1)] = 10_000,
    edition: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[int, typer.Option(min=0)] = 0,
    rule: Annotated[list[str] | None, typer.Option()] = None,
    jobs: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    bot_seconds: BotSecondsOption = DEFAULT_SECONDS,
    fixed_seats: Annotated[bool, typer.Option("--fixed-seats")] = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    plot: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """Play many games between bots and report on each of them."""
    from volteface.lab.simulate.report import as_csv as write_csv
    from volteface.lab.simulate.report import as_record, report_on
    from volteface.lab.simulate.report_table import as_table
    from volteface.lab.simulate.run import find_runner
    from volteface.lab.simulate.run import simulate as run_simulation
    from volteface.lab.simulate.simulation import Simulation, check

    found, words = find_game(game), words_of(context)
    simulation = Simulation(
        game=found.id,
        edition=edition or next(iter(found.rulebook.editions)),
        bots=read_names(bots),
        games=games,
        seed=seed,
        house=_read_house_rules(found.rulebook, rule, words) if rule else {},
        moves_on=not fixed_seats,
        bot_seconds=bot_seconds,
    )
    check(simulation)
    if plot is not None:
        _plots().check_plot(plot)
    console = Console(stderr=True)
    runner = find_runner(simulation)
    if runner.is_compiled:
        from volteface.lab.engine.compile_progress import compile_first

        compile_first(console, lambda: runner.play(0, 0), words)
    with _games_bar(console, simulation.games, words) as on_progress:
        report = report_on(run_simulation(simulation, runner, jobs, on_progress))
    if plot is not None:
        _plots().plot_report(report, plot, words)
    if as_json:
        typer.echo(json.dumps(as_record(report)))
    elif as_csv:
        typer.echo(write_csv(report), nl=False)
    else:
        _wide_console().print(as_table(report, words))


app.command(cls=Command)(solve)


def _read_house_rules(rulebook: Rulebook, rules: Sequence[str], words: Words) -> dict[str, object]:
    from volteface.terminal.options import parse_house_rules

    read = parse_house_rules(rules, words)
    return {name: rulebook.answer(name, answer) for name, answer in read.items()}


@contextmanager
def _games_bar(console: Console, games: int, words: Words) -> Iterator[Callable[[int], None]]:
    """A progress bar over games; call what it yields with the number of games just played."""
    with Progress(
        TextColumn(words.text("lab-playing")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        task = progress.add_task("", total=games)
        yield lambda played: progress.advance(task, played)


def _wide_console() -> Console:
    """The terminal, or a wide console if the output goes to a file or a pipe."""
    console = Console()
    return console if console.is_terminal else Console(width=WIDTH)


def _plots() -> "ModuleType":
    if find_spec("matplotlib") is None:
        raise Problem("no-plots", command=install_lab())
    from volteface.lab.simulate import plots

    return plots
