"""A progress bar for compiling kernels."""

from collections.abc import Callable
from typing import Any

from numba.core import event
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from volteface.lab.engine.compiler import jitted_functions
from volteface.locale import Words


class _CompileListener(event.Listener):
    """Shows the progress bar when Numba begins to compile, and advances it for every function."""

    def __init__(self, progress: Progress, words: Words) -> None:
        self.progress = progress
        self.task = progress.add_task(words.text("lab-compiling"), total=jitted_functions())

    def on_start(self, event: Any) -> None:
        """A function is not in the cache."""
        self.progress.start()

    def on_end(self, event: Any) -> None:
        """A function is compiled."""
        self.progress.advance(self.task)


def compile_first(console: Console, load: Callable[[], object], words: Words) -> None:
    """Call `load`, which loads kernels; shows a progress bar if some have to be compiled."""
    progress = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console)
    listener = _CompileListener(progress, words)
    try:
        with event.install_listener("numba:compile", listener):
            load()
        progress.update(listener.task, completed=jitted_functions())
    finally:
        if progress.live.is_started:
            progress.stop()
