"""A progress bar for simulations."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn


@contextmanager
def games_bar(console: Console, games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar over games; call what it yields with the number of games just played."""
    with Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as progress:
        task = progress.add_task("Playing", total=games)
        yield lambda played: progress.advance(task, played)
