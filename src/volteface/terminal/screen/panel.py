"""The base class of the widgets that show a position, and the screen sizes at which the layout changes."""

from typing import Any, Final

from textual.widget import Widget

from volteface.kernel import Seat
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext

WIDE: Final = 112  # columns from which the odds and the story stand beside the board
HIGH: Final = 30  # rows


class Panel(Widget):
    """A widget that shows a position."""

    def __init__(self, context: RenderContext, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.context = context

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show a position; `asked` is the seat that has to decide."""
        raise NotImplementedError

    def rows_wanted(self, available: int) -> int:
        """How many of the available rows it can use."""
        return available

    def highlight(self, question: Question | None, choice: Choice | None) -> None:
        """Mark on the board what is asked, and the choice that Enter would take."""
