"""Tells whoever waits what is going on: compiling for the first time, then games being played."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from numba.core import event
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from volteface.lab.fast.compiled import FOLDER, parts

COMPILING = "Compiling the kernels for this machine; only the first time takes so long"


class _Listener(event.Listener):
    """Hears of every function that has been compiled."""

    def __init__(self, on_compiled: Callable[[], None]) -> None:
        self.on_compiled = on_compiled

    def on_start(self, event: Any) -> None:
        """Nothing to say yet."""

    def on_end(self, event: Any) -> None:
        """One more."""
        self.on_compiled()


def compile_first(console: Console, load: Callable[[], object], kernel: str) -> None:
    """Load a kernel; if it has to be compiled, say so and show how far it is."""
    if is_compiled(kernel):
        load()
        return
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=False
    ) as progress:
        task = progress.add_task(COMPILING, total=parts())
        listener = _Listener(lambda: progress.advance(task))
        with event.install_listener("numba:compile", listener):
            load()
        progress.update(task, completed=parts())


def is_compiled(kernel: str) -> bool:
    """Whether an earlier run kept this kernel's code."""
    return any(FOLDER.rglob(f"*{kernel}-*.nbi"))


@contextmanager
def counting(console: Console, games: int) -> Iterator[Callable[[int], None]]:
    """A bar that fills as games are played."""
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
