"""The board of Flip 7: the race, the players' lanes, and a Flip Three in progress."""

from typing import Any

from textual.app import ComposeResult
from textual.widgets import Static

from volteface.kernel import Seat
from volteface.terminal.flip7 import sentences, symbols
from volteface.terminal.flip7.lanes import Lanes, rows_of_lanes
from volteface.terminal.flip7.race import Race
from volteface.terminal.render_context import RenderContext
from volteface.terminal.screen.panel import Panel


class Board(Panel):
    """The widget that shows the whole table."""

    def __init__(self, context: RenderContext) -> None:
        super().__init__(context, id="board")
        self.race, self.lanes = Race(context), Lanes(context)
        self.three = Static(id="three", markup=False)

    def compose(self) -> ComposeResult:
        """The widgets from top to bottom."""
        yield self.race
        yield self.three
        yield self.lanes

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show a position."""
        self.race.show(view, asked)
        # A Flip Three replaces the race, so that the lanes keep their height.
        self.race.display, self.three.display = not view.threes, bool(view.threes)
        self.three.update(f" {symbols.THREE} {sentences.three_text(view, self.context)}", layout=False)
        self.lanes.show(view, asked)

    def rows_wanted(self, available: int, columns: int) -> int:
        """A row for the race, and lanes as tall as fit."""
        return 1 + rows_of_lanes(len(self.context.names), available - 1, columns)

    def rows_needed(self, columns: int) -> int:
        """The race, the player's own lane and another one."""
        return 2 + max(len(self.lanes.pinned), 1)
