"""Kills the server again and again while tables are played, and checks that nothing acknowledged is lost.

Every client remembers what was acknowledged to it; after each restart it comes back with what it saw last, sends again
what was not acknowledged, and goes on. In the end the logs are compared with what everybody remembers.
"""

import argparse
import asyncio
import json
import signal
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import httpx

from bench._crowd import SEATS, Seat, Seen, make_keys, open_table
from bench._serving import Serving
from volteface.kernel import MoveEntry
from volteface.store import SqliteStore
from volteface.tables import load_table

GAMES = ("flip7", "phase10flip")
RESEND_SECONDS = 0.5
GOING_ON = 3  # acts that a table makes after the last restart, to show that it can
Report = dict[str, Any]


def main() -> None:
    """Kill, restart, check, report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--longest", type=float, default=2.0, help="seconds between two kills at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report = asyncio.run(measure(options.tables, options.kills, options.longest, options.seed))
    print(json.dumps(report) if options.json else "\n".join(f"{name:<28} {value}" for name, value in report.items()))


async def measure(tables: int, kills: int, longest: float, seed: int) -> Report:
    """Play, kill and restart, then look at what is left."""
    generator = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder) / "faults.db")
        serving.start()
        survivors = await gather_survivors(serving.base, tables, generator)
        playing = [asyncio.create_task(one.play()) for one in survivors]
        recoveries = []
        for _ in range(kills):
            await asyncio.sleep(generator.uniform(0.1, longest))
            recoveries.append(await kill_and_restart(serving, survivors))
        stuck = await see_who_goes_on(survivors)
        for task in playing:
            task.cancel()
        await asyncio.gather(*(seat.go() for one in survivors for seat in one.seats), return_exceptions=True)
        serving.end()
        lost, twice = audit(serving.database, survivors)
    return {
        "tables": tables,
        "kills": kills,
        "acknowledged": sum(len(one.acknowledged) for one in survivors),
        "acknowledged_lost": lost,
        "applied_twice": twice,
        "could_not_go_on": stuck,
        "recovery_seconds_median": round(median(recoveries), 2),
        "recovery_seconds_worst": round(max(recoveries), 2),
    }


class Survivor:
    """A table of four that plays on whatever happens to the server."""

    def __init__(self, name: str, base: str, keys: list[str], generator: Random) -> None:
        url = f"ws{base.removeprefix('http')}/api/tables/{name}/socket"
        self.name, self._generator = name, generator
        self.seats = [Seat(key, url, self._heard) for key in keys]
        self.acknowledged: list[str] = []
        self.acts_since_restart = 0
        self._answered = asyncio.Event()
        self._action, self._is_kept = "", False

    async def begin(self) -> None:
        """Everybody sits down, and the game begins."""
        for number, seat in enumerate(self.seats):
            await seat.come()
            await self._ask(seat, "sit", {"seat": number, "name": f"Player {number}", "entropy": f"chance {number}"})
        await self._ask(self.seats[0], "start", {"bot": ""})

    async def play(self) -> None:
        """Act for whoever is asked, for ever."""
        while True:
            newest = max((seat.table for seat in self.seats if seat.table), key=lambda table: table.seq)
            if newest.asked is None:
                await self._ask(self.seats[0], "go_on", {})
            else:
                await self._act(self.seats[newest.asked])
            self.acts_since_restart += 1

    async def _act(self, seat: Seat) -> None:
        while seat.table is None or not seat.table.offers:
            await self._ask(seat, "refresh", {})
            if seat.table is not None and seat.table.asked != self.seats.index(seat):
                return
        offers = [offer for offer in seat.table.offers if b'"offer"' not in bytes(offer)]
        move = json.loads(bytes(self._generator.choice(offers)))
        await self._ask(seat, "act", {"seq": seat.table.seq, "move": move})

    async def _ask(self, seat: Seat, kind: str, fields: dict[str, Any]) -> None:
        """Send a request under one id, again and again, until it is answered."""
        self._action, self._answered = f"{self._generator.getrandbits(64):016x}", asyncio.Event()
        self._is_kept = kind != "refresh"
        while not self._answered.is_set():
            try:
                await seat.ask(kind, self._action, **fields)
                await asyncio.wait_for(self._answered.wait(), RESEND_SECONDS)
            except TimeoutError:
                pass
            except Exception:  # the line is down; it is being mended
                await asyncio.sleep(0.05)

    def _heard(self, seat: Seat, message: Seen) -> None:
        if message.action is not None and message.action == self._action:
            if self._is_kept and message.type in ("update", "done") and not self._answered.is_set():
                self.acknowledged.append(message.action)
            self._answered.set()

    async def come_back(self) -> None:
        """Everybody connects again, saying what they saw last; done when the first update is there."""
        self.acts_since_restart = 0
        for seat in self.seats:
            while True:
                try:
                    await seat.come()
                    break
                except Exception:  # the server is not back yet
                    await asyncio.sleep(0.05)


async def gather_survivors(base: str, tables: int, generator: Random) -> list[Survivor]:
    """So many tables whose games have begun."""
    keys = await make_keys(base, SEATS)
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        names = [await open_table(client, keys[0], GAMES[number % 2]) for number in range(tables)]
    survivors = [Survivor(name, base, keys, Random(generator.getrandbits(64))) for name in names]
    await asyncio.gather(*(one.begin() for one in survivors))
    return survivors


async def kill_and_restart(serving: Serving, survivors: list[Survivor]) -> float:
    """SIGKILL, start anew; seconds until everybody is back at their tables."""
    serving.end(signal.SIGKILL)
    began = perf_counter()
    await asyncio.to_thread(serving.start)
    await asyncio.gather(*(one.come_back() for one in survivors))
    return perf_counter() - began


async def see_who_goes_on(survivors: list[Survivor]) -> int:
    """How many tables could not play on after the last restart."""
    until = perf_counter() + 30
    while perf_counter() < until and any(one.acts_since_restart < GOING_ON for one in survivors):
        await asyncio.sleep(0.1)
    return sum(one.acts_since_restart < GOING_ON for one in survivors)


def audit(database: Path, survivors: list[Survivor]) -> tuple[int, int]:
    """Acknowledged requests that no log has, and moves that a log has twice; every log is replayed on the way."""
    store, lost, twice = SqliteStore(database), 0, 0
    for one in survivors:
        kept = store.load(one.name)
        load_table(store, one.name)
        ids = Counter(entry.action.partition("/")[2] for entry in kept.entries)
        moves = Counter(entry.action for entry in kept.entries if isinstance(entry, MoveEntry))
        lost += sum(action not in ids for action in one.acknowledged)
        twice += sum(count - 1 for count in moves.values())
    store.close()
    return lost, twice


if __name__ == "__main__":
    main()
