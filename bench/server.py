"""Acts per second through one server process with durable commits, and how soon everybody sees them.

In the same run: processor time and bytes per act, a bare Litestar fan-out of as many bytes at both loads, memory per
table and connection, and idle connections.
On a rented machine, look at the percentages that its host took away: a tenth is enough to hold everybody up.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean, median, quantiles
from time import perf_counter
from typing import Any

import httpx
import uvloop

from bench._crowd import SEATS, Party, crowd, make_keys, open_table
from bench._serving import PATIENCE_SECONDS, Serving, free_port
from bench._socket import LightSocket, connect

GAMES = ("flip7", "phase10flip")
Report = dict[str, Any]


def main() -> None:
    """Measure and report, one run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=8.0, help="of each measurement")
    parser.add_argument("--rate", type=int, default=1000, help="acts per second when latency is measured")
    parser.add_argument("--idle", type=int, default=2000, help="connections that only look on")
    parser.add_argument("--json", action="store_true")
    gc.disable()  # the crowd's own pauses are not the server's
    report = uvloop.run(measure(parser.parse_args()))
    options = parser.parse_args()
    print(json.dumps(report) if options.json else "\n".join(f"{name:<36} {value}" for name, value in report.items()))


async def measure(options: argparse.Namespace) -> Report:
    """All of it, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder) / "bench.db")
        serving.start()
        try:
            report = await under_load(serving, options.tables, options.seconds, options.rate)
            report |= await memory(serving, options.idle)
        finally:
            serving.end()
    report |= await bare_fan_out(options.tables, options.seconds, options.rate, report["bytes_per_act_and_client"])
    report["deliveries_of_bare_fan_out"] = round(
        report["deliveries_per_second"] / report["bare_deliveries_per_second"], 3
    )
    return report


async def under_load(serving: Serving, tables: int, seconds: float, rate: int) -> Report:
    """As many acts as the server takes, then a steady rate."""
    async with crowd(serving.base, tables, GAMES) as parties:
        await asyncio.gather(*(play_for(party, 1.0) for party in parties))
        before, used_before = stolen_seconds(), processor_seconds(serving.pid)
        acts, took, _ = await play_all(parties, seconds)
        between, used_between = stolen_seconds(), processor_seconds(serving.pid)
        paced, paced_took, waits = await play_all(parties, seconds, rate)
        after, used_after = stolen_seconds(), processor_seconds(serving.pid)
        refused = sum(party.refused for party in parties)
        sizes = [size for party in parties for seat in party.seats for size in seat.bytes_heard]
    cuts = quantiles(waits, n=100)
    used = {f"{name}_microseconds_per_act": one for name, one in per_act(used_before, used_between, acts).items()}
    used |= {
        f"{name}_microseconds_per_paced_act": one for name, one in per_act(used_between, used_after, paced).items()
    }
    return {
        "tables": tables,
        "connections": tables * SEATS,
        "acts_per_second": round(acts / took),
        "deliveries_per_second": round(acts * SEATS / took),
        "stolen_percent_of_a_core": round(100 * (between - before) / took, 1),
        "paced_acts_per_second": round(paced / paced_took),
        "p50_ms": round(cuts[49] * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "stolen_percent_of_a_core_meanwhile": round(100 * (after - between) / paced_took, 1),
        **used,
        "refused": refused,
        "bytes_per_act_and_client": round(median(sizes)),
        "mean_bytes_per_act_and_client": round(mean(sizes)),
    }


def processor_seconds(server: int) -> dict[str, float]:
    """Processor time that the server, its writer process and this crowd have used so far."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text(encoding="ascii").split()
    writers = [int(child) for child in children if b"volteface.store" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return {"server": _used(server), "writer": sum(map(_used, writers)), "crowd": time.process_time()}


def per_act(before: dict[str, float], after: dict[str, float], acts: int) -> dict[str, int]:
    """Microseconds of processor time for each act."""
    return {name: round(1e6 * (after[name] - before[name]) / acts) for name in before}


def _used(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def play_all(parties: list[Party], seconds: float, rate: int | None = None) -> tuple[int, float, list[float]]:
    """Every table plays; the acts, the time it took, and how long everybody waited for each."""
    began = perf_counter()
    pause = None if rate is None else len(parties) / rate
    waits = await asyncio.gather(
        *(play_for(party, seconds, pause, place / len(parties)) for place, party in enumerate(parties))
    )
    every = [wait for one in waits for wait in one]
    return len(every), perf_counter() - began, every


async def play_for(party: Party, seconds: float, pause: float | None = None, phase: float = 0.0) -> list[float]:
    """One table plays on for so long, as fast as it can or one act each pause."""
    began, waits = perf_counter(), []
    due = began + (pause or 0) * phase
    while perf_counter() - began < seconds:
        if pause is not None:
            await asyncio.sleep(max(due - perf_counter(), 0))
            due += pause
        waits.append(await party.act())
    return waits


async def memory(serving: Serving, idle: int) -> Report:
    """What a table and a connection take, and whether so many connections are held."""
    (key,) = await make_keys(serving.base, 1)
    names = []
    async with httpx.AsyncClient(base_url=serving.base, timeout=60) as client:
        for number in range(200):
            names.append(await open_table(client, key, GAMES[number % 2]))
    before = resident_bytes(serving.pid)
    sockets = [await look_on(serving, names[0]) for _ in range(200)]
    with_connections = resident_bytes(serving.pid)
    sockets += [await look_on(serving, name) for name in names]
    with_tables = resident_bytes(serving.pid)
    per_connection = (with_connections - before) / 200
    while len(sockets) < idle:
        sockets.append(await look_on(serving, names[len(sockets) % 200]))
    await asyncio.sleep(1)
    held = sum(socket.is_open for socket in sockets)
    report = {
        "kilobytes_per_connection": round(per_connection / 1024, 1),
        "kilobytes_per_table": round(((with_tables - with_connections) / 200 - per_connection) / 1024, 1),
        "idle_connections_held": held,
        "megabytes_with_them": round(resident_bytes(serving.pid) / 2**20),
    }
    await asyncio.gather(*(socket.close() for socket in sockets))
    return report


async def look_on(serving: Serving, table: str) -> LightSocket:
    """A stranger's socket at a table, once the table has come over it."""
    came = asyncio.Event()
    url = f"ws://127.0.0.1:{serving.port}/api/tables/{table}/socket"
    socket = await connect(url, lambda _: came.set())
    await asyncio.wait_for(came.wait(), PATIENCE_SECONDS)
    return socket


def stolen_seconds() -> float:
    """How long programs here wanted a processor that the host had given to somebody else, since the machine started."""
    every_processor = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()
    return int(every_processor[8]) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    """The memory a process has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * 4096


async def bare_fan_out(groups: int, seconds: float, rate: int, size: int) -> Report:
    """The same for an application that only sends so many bytes to the four of a group, and keeps nothing."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-m", "bench._fan_out", str(port), str(size)])
    try:
        await wait_for_port(port)
        rooms = [await Group.gather(port, number) for number in range(groups)]
        before = _used(process.pid)
        turns = await asyncio.gather(*(one.ask_for(seconds) for one in rooms))
        between, pause = _used(process.pid), groups / rate
        paced = await asyncio.gather(*(one.ask_for(seconds, pause, place / groups) for place, one in enumerate(rooms)))
        after = _used(process.pid)
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)
    return {
        "bare_deliveries_per_second": round(SEATS * sum(turns) / seconds),
        "bare_microseconds_per_act": round(1e6 * (between - before) / sum(turns)),
        "bare_microseconds_per_paced_act": round(1e6 * (after - between) / sum(paced)),
    }


class Group:
    """Four sockets of the bare application; one asks, and all four get the answer."""

    def __init__(self) -> None:
        self._sockets: list[LightSocket] = []
        self._deliveries, self._all_came = 0, asyncio.Event()

    @classmethod
    async def gather(cls, port: int, number: int) -> "Group":
        """A group whose sockets are open."""
        group = cls()
        url = f"ws://127.0.0.1:{port}/{number}"
        group._sockets = [await connect(url, group._hear) for _ in range(SEATS)]
        return group

    async def ask_for(self, seconds: float, pause: float | None = None, phase: float = 0.0) -> int:
        """Ask again whenever all four have the answer, or once each pause; how many answers came."""
        began, answers = perf_counter(), 0
        due = began + (pause or 0) * phase
        while perf_counter() - began < seconds:
            if pause is not None:
                await asyncio.sleep(max(due - perf_counter(), 0))
                due += pause
            self._all_came.clear()
            self._sockets[answers % SEATS].send("now")
            await self._all_came.wait()
            answers += 1
        return answers

    def _hear(self, _: bytes) -> None:
        self._deliveries += 1
        if self._deliveries % SEATS == 0:
            self._all_came.set()


async def wait_for_port(port: int) -> None:
    """Wait until somebody listens there."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until:
        try:
            await (await connect(f"ws://127.0.0.1:{port}/ready", lambda _: None)).close()
        except OSError:
            await asyncio.sleep(0.05)
        else:
            return


if __name__ == "__main__":
    main()
