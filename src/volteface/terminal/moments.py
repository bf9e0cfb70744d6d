"""What fills the board for a moment, frame by frame, and is skipped by any who are in a hurry."""

from typing import Any, Final

from textual.widgets import Static

from volteface.terminal.face import Face
from volteface.terminal.look import Look
from volteface.terminal.pace import Pace

FRAME: Final = 0.07  # seconds


class Moments(Static):
    """A layer above the board that is seldom there."""

    def __init__(self, look: Look, face: Face) -> None:
        super().__init__(id="moment", markup=False)
        self.look, self.face = look, face

    async def play(self, event: Any, pace: Pace) -> None:
        """Play what an event is worth; the last frame stays a little longer."""
        size = self.app.query_one("#main").size
        frames = self.face.moment(event, self.look, size.width, size.height)
        for place, frame in enumerate(frames):
            self.update(frame)
            self.display = True
            await pace.pause(FRAME if place < len(frames) - 1 else 2 * pace.seconds)
        self.display = False
