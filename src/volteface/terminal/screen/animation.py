"""How long events are shown, skipping ahead, and the layer that plays animations over the board."""

import asyncio
from typing import Any, Final

from textual.widgets import Static

from volteface.terminal.game_ui import GameUI
from volteface.terminal.render_context import RenderContext

FRAME_SECONDS: Final = 0.07


class Pace:
    """Seconds per event; once the player skips ahead, nothing waits until `reset`."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._skipping = asyncio.Event()

    @property
    def is_animated(self) -> bool:
        """Whether there is time for animations."""
        return self.seconds > 0 and not self._skipping.is_set()

    def skip(self) -> None:
        """Skip ahead."""
        self._skipping.set()

    def reset(self) -> None:
        """Stop skipping."""
        self._skipping.clear()

    async def sleep(self, seconds: float) -> None:
        """Wait for so many seconds, or until the player skips ahead."""
        if seconds <= 0 or self._skipping.is_set():
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._skipping.wait(), seconds)
        except TimeoutError:
            return


class AnimationLayer(Static):
    """A layer above the board, hidden unless an animation is playing."""

    def __init__(self, context: RenderContext, ui: GameUI) -> None:
        super().__init__(id="animation", markup=False)
        self.context, self.ui = context, ui

    async def play(self, event: Any, pace: Pace) -> None:
        """Play the animation of an event, if it has one; the last frame stays longer."""
        size = self.app.query_one("#main").size
        frames = self.ui.animation(event, self.context, size.width, size.height)
        for index, frame in enumerate(frames):
            self.update(frame)
            self.display = True
            await pace.sleep(FRAME_SECONDS if index < len(frames) - 1 else 2 * pace.seconds)
        self.display = False
