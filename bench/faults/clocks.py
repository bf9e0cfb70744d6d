"""Lets the wall clock of a server jump by a day, ahead and back, while people think about their moves."""

import asyncio
import os
import signal
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any, Final

import httpx

from bench._serving import Serving
from bench.faults.client import Client
from bench.faults.party import make_guests
from bench.faults.report import Row
from volteface.tables.clock import AGAIN_SECONDS

SETUP: Final[dict[str, Any]] = {"game": "flip7", "edition": "en", "seats": 3, "turn_seconds": 4}
CALM_SECONDS: Final = 1.5  # after a jump, nothing may happen that the jump alone would bring about
SLACK_SECONDS: Final = 15.0 + AGAIN_SECONDS  # within which the bot stands in once a turn is really over
JUMPS: Final = {"ahead": signal.SIGUSR1, "back": signal.SIGUSR2}


def jump(times: int) -> list[Row]:
    """Jump so often ahead and back."""
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder) / "clock.db", Path(folder) / "server.log", "bench.faults.shifted_server")
        serving.start()
        try:
            wrong += asyncio.run(_jump(serving, times))
        finally:
            serving.kill()
    return [Row("jumps of the wall clock by a day", times * len(JUMPS), other=len(wrong), details=wrong)]


async def _jump(serving: Serving, times: int) -> list[str]:
    guests, wrong = await make_guests(serving.base, 3), []
    for direction, sign in [*JUMPS.items()] * times:
        headers = {"Authorization": f"Bearer {guests[0].key}"}
        async with httpx.AsyncClient(base_url=serving.base, headers=headers) as http:
            table = (await http.post("/api/tables", json=SETUP)).raise_for_status().json()["table"]
        url, news = f"ws{serving.base.removeprefix('http')}/api/tables/{table}/socket", asyncio.Event()
        clients = [Client(url, guest.key, guest.person, news) for guest in guests]
        for seat, client in enumerate(clients):
            await client.ask("sit", f"sit-down-{seat}", seat=seat, name=f"Player {seat}", entropy="x")
        await clients[0].ask("start", "start-now", bot="")
        began, seq = monotonic(), clients[0].table["seq"]
        os.kill(serving.pid, sign)
        await asyncio.sleep(CALM_SECONDS)
        await clients[1].ask("refresh", "look-after-the-jump")
        if clients[1].table["seq"] != seq:
            wrong.append(f"after a jump {direction} the table moved on by itself at once")
        while clients[0].table["seq"] == seq and monotonic() - began < SETUP["turn_seconds"] + SLACK_SECONDS:
            await asyncio.sleep(0.05)
        if clients[0].table["seq"] == seq:
            wrong.append(f"after a jump {direction} the turn never ended")
        for client in clients:
            await client.close()
    return wrong
