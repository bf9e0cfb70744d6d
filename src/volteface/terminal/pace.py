"""How long things are shown for, and how those who are in a hurry skip ahead."""

import asyncio


class Pace:
    """Seconds an event is shown for; nothing waits once somebody is in a hurry, until they are asked again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._hurry = asyncio.Event()

    @property
    def is_slow(self) -> bool:
        """Whether there is time to look."""
        return self.seconds > 0 and not self._hurry.is_set()

    def hurry(self) -> None:
        """Skip ahead."""
        self._hurry.set()

    def calm_down(self) -> None:
        """Take time again."""
        self._hurry.clear()

    async def pause(self, seconds: float) -> None:
        """Let something sink in."""
        if seconds <= 0 or self._hurry.is_set():
            await asyncio.sleep(0)
            return
        try:
            await asyncio.wait_for(self._hurry.wait(), seconds)
        except TimeoutError:
            return
