"""The big screen is as current as the phones: between an entry and the screen nothing waits on a timer."""

import asyncio
from typing import Any

import msgspec

from tests.rooms.hosting import READ_COMMAND, Hosting

from .test_files import FLIP7, hosted, kept, scored

STEPS = 100  # of the event loop; the update takes about three


class NeverTimers:
    """An event loop whose timers never fire: what comes anyway has waited for none."""

    def __init__(self) -> None:
        self.loop: Any = asyncio.get_running_loop()

    def __enter__(self) -> None:
        never = asyncio.TimerHandle(0, lambda: None, (), self.loop)
        self.loop.call_at = lambda *_, **__: never
        self.loop.call_later = lambda *_, **__: never

    def __exit__(self, *_: object) -> None:
        del self.loop.call_at, self.loop.call_later


def test_an_entry_is_on_its_way_to_the_big_screen_with_its_acknowledgement_and_no_timer_between() -> None:
    async def test(hosting: Hosting) -> None:
        *entered, last = scored((40, 0, 20, 30))
        table, ann = await kept(hosting, FLIP7, entered)
        screen = await hosting.connect(None, table)
        await screen.until_view(lambda view: view["companion"] is not None)
        assert screen.table["companion"]["shown"]["sheet"] == []
        command = {
            "type": "write",
            "action": "last-entry",
            "seq": ann.table["seq"],
            "op": {"op": "add", "report": last},
            "device": "phone",
            "name": "Ann",
        }
        assert ann.room is not None
        with NeverTimers():
            await ann.room.handle(ann.connection, READ_COMMAND(msgspec.json.encode(command)))
            for _ in range(STEPS):
                await asyncio.sleep(0)
        assert ann.messages[-1]["action"] == "last-entry"
        assert screen.messages[-1]["table"]["seq"] == ann.table["seq"]
        [row] = screen.table["companion"]["shown"]["sheet"]
        assert [cell["points"] for cell in row["cells"]] == [40, 0, 20, 30]

    hosted(test)
