"""The end of a round on the screen, in the place of the board."""

from typing import Any

from textual.containers import VerticalScroll
from textual.events import Resize
from textual.widgets import Static

from volteface.terminal.face import Face
from volteface.terminal.look import Look


class Recap(VerticalScroll):
    """How every score came about, drawn as large as there is room."""

    can_focus = False

    def __init__(self, look: Look, face: Face) -> None:
        self._sums = Static(id="sums", markup=False)
        super().__init__(self._sums, id="recap")
        self.look, self.face = look, face
        self.view: Any = None

    def show(self, view: Any) -> None:
        """Show the scores of a round that is over."""
        self.view = view
        self.call_after_refresh(self.redraw)

    def on_resize(self, event: Resize) -> None:
        """Another size may have room for more."""
        self.redraw()

    def redraw(self) -> None:
        """Draw it once it has its size; a column is left for a scroll bar."""
        if self.view is not None and self.display:
            width, height = self.outer_size
            self._sums.update(self.face.recap(self.view, self.look, width - 1, height))
