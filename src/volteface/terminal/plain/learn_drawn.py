"""Teach a lesson with the cards drawn as on the screen, in a terminal that shows colours; replies are lines of text."""

from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from volteface.kernel.lessons import Lesson
from volteface.locale import Words
from volteface.terminal.game_ui import GameUI
from volteface.terminal.plain.learn import PlainTeacher

WIDEST: Final = 100  # columns
DONE, NOW, TO_COME = "●", "◆", "○"
RIGHT, WRONG = "✔", "✗"


class DrawnTeacher(PlainTeacher):
    """Shows each step in a frame with the table below it."""

    def __init__(self, lesson: Lesson, words: Words, ui: GameUI, console: Console) -> None:
        self.console = console
        super().__init__(lesson, words, ui, write=self._print, read=console.input)

    def show_step(self, number: int, title: str, text: str) -> None:
        """A frame with the steps behind and ahead, the title and the text."""
        ahead = len(self.lesson.steps) - number
        heading = Text(f" {DONE * (number - 1)}{NOW}{TO_COME * ahead}  {title} ", "bold")
        frame = Panel(Text(text), title=heading, title_align="left", width=self._width(), padding=(0, 1))
        self.console.print()
        self.console.print(frame)

    def show_table(self, view: Any) -> None:
        """The table with its cards."""
        self.context.palette = self.ui.palette(view, self.context.base_palette)
        self.console.print(self.ui.draw_table(view, self.context, self._width()))
        self.console.print()

    def show_outcome(self, text: str, *, is_right: bool) -> None:
        """The answer to a choice, with a sign before it."""
        sign, colour = (RIGHT, "green") if is_right else (WRONG, "red")
        row = Text(f"{sign} ", Style(color=colour, bold=True)).append(text, Style(bold=True))
        self.console.print(Padding(row, (1, 0, 0, 0)))

    def _print(self, line: str) -> None:
        self.console.print(line, markup=False, highlight=False)

    def _width(self) -> int:
        return min(self.console.width, WIDEST)
