"""The table of Flip 7: the race, the lanes, and a Flip Three under way."""

from typing import Any

from textual.app import ComposeResult
from textual.widgets import Static

from volteface.kernel import Seat
from volteface.terminal.face import Panel
from volteface.terminal.flip7 import sentences, signs
from volteface.terminal.flip7.lanes import Lanes, rows_of_lanes
from volteface.terminal.flip7.race import Race
from volteface.terminal.look import Look


class Board(Panel):
    """Everything before the players."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, id="board")
        self.race, self.lanes = Race(look), Lanes(look)
        self.three = Static(id="three", markup=False)

    def compose(self) -> ComposeResult:
        """From top to bottom."""
        yield self.race
        yield self.three
        yield self.lanes

    def show(self, view: Any, asked: Seat | None) -> None:
        """Show the table."""
        self.race.show(view, asked)
        # A Flip Three takes the race's row, so that the lanes below keep their height.
        self.race.display, self.three.display = not view.threes, bool(view.threes)
        self.three.update(f" {signs.THREE} {sentences.three_text(view, self.look)}", layout=False)
        self.lanes.show(view, asked)

    def rows_wanted(self, available: int) -> int:
        """The race's row, and lanes as tall as fit."""
        return 1 + rows_of_lanes(len(self.look.names), available - 1, self.size.width or self.app.size.width)
