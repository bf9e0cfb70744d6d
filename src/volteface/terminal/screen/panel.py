"""The base class of the widgets that show a position, and the screen sizes at which the layout changes."""

from collections.abc import Callable
from typing import Any, Final

from rich.text import Text
from textual.widget import Widget

from volteface.kernel import Seat
from volteface.terminal.questions import Choice, Question
from volteface.terminal.render_context import RenderContext

WIDE: Final = 116  # columns; from here on the side panel and the story are beside the board
HIGH: Final = 30  # rows


class Panel(Widget):
    """A widget that shows a position."""

    def __init__(self, context: RenderContext, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.context = context

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show a position; `asked` is the seat that has to decide."""
        raise NotImplementedError

    def rows_wanted(self, available: int, columns: int) -> int:
        """How many of the available rows it can use at that width."""
        return available

    def rows_needed(self, columns: int) -> int:
        """How many rows it needs at that width so that the player's own cards are visible."""
        return 1

    def highlight(self, question: Question | None, choice: Choice | None) -> None:
        """Mark on the board what is asked, and the choice that Enter would take."""


class TextPanel(Panel):
    """Shows sentences about a position, for games that draw nothing of their own."""

    def __init__(self, context: RenderContext, describe: Callable[[Any], tuple[str, ...]], *, id: str) -> None:
        super().__init__(context, id=id)
        self._describe, self._view = describe, None

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show a position."""
        self._view = view
        self.refresh()

    def render(self) -> Text:
        """The sentences, each on a line."""
        return Text("\n".join(self._describe(self._view)) if self._view is not None else "")
