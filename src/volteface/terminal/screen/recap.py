"""The recap at the end of a round, shown instead of the board."""

from typing import Any

from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import Static

from volteface.terminal.game_ui import GameUI
from volteface.terminal.render_context import RenderContext


class Recap(VerticalScroll):
    """Shows how each score was computed, drawn as large as fits."""

    can_focus = False

    def __init__(self, context: RenderContext, ui: GameUI) -> None:
        self._sums = Static(id="sums", markup=False)
        super().__init__(self._sums, id="recap")
        self.context, self.ui = context, ui
        self.view: Any = None

    def show(self, view: Any) -> None:
        """Show the scores of a finished round."""
        self.view = view
        self.call_after_refresh(self.redraw)

    def on_resize(self, event: Resize) -> None:
        """Draw it again for the new size."""
        self.redraw()

    def redraw(self) -> None:
        """Draw it; one column is left for the scroll bar."""
        if self.view is not None and self.display:
            width, height = self.outer_size
            self._sums.update(self.ui.draw_recap(self.view, self.context, width - 1, height))
