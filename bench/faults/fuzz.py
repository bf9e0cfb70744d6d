"""Sends nonsense over sockets and HTTP to a real server on this machine, while honest people play on."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Final

from bench.faults.audit import check_visits
from bench.faults.grammar import Told
from bench.faults.party import make_guests
from bench.faults.playing import playing
from bench.faults.processes import sample_memory
from bench.faults.report import Row, is_flat, megabytes, tracebacks_in, what_went_wrong
from bench.faults.senders import HttpSender, SocketSender, Tally

COUNT: Final = 1_000_000
HTTP_SHARE: Final = 0.1
SOCKET_SENDERS, HTTP_SENDERS, HONEST_TABLES = 12, 3, 2


def run(count: int, seed: int) -> list[Row]:
    """Send so many messages; what came of them."""
    return asyncio.run(attack(count, seed))


async def attack(count: int, seed: int) -> list[Row]:
    """The same, on a running event loop."""
    generator, by_http = Random(seed), Tally(round(count * HTTP_SHARE))
    by_socket = Tally(count - by_http.left)
    with tempfile.TemporaryDirectory() as folder:
        async with playing(Path(folder), HONEST_TABLES, generator) as one:
            base, tables = one.serving.base, list[str]()
            guests = await make_guests(base, SOCKET_SENDERS + HTTP_SENDERS)
            people = [guest.person for guest in guests]
            chances = [Random(generator.getrandbits(64)) for _ in guests]
            senders = [
                SocketSender(base, guest, Told(tables, people), by_socket, chance)
                for guest, chance in list(zip(guests, chances, strict=True))[HTTP_SENDERS:]
            ]
            pages = [
                HttpSender(base, guest, Told(tables, people), by_http, chance)
                for guest, chance in list(zip(guests, chances, strict=True))[:HTTP_SENDERS]
            ]
            await one.warm_up()
            sampling = asyncio.create_task(sample_memory(one.serving.pid, lambda: by_socket.left))
            storms = [sender.storm(one.running_tables) for sender in senders]
            await asyncio.gather(*storms, *(page.storm() for page in pages))
            memory, acts = await sampling, one.acts
        visits = check_visits(one.serving.database, [visit for sender in senders for visit in sender.visited])
        tracebacks = tracebacks_in(one.log)
    return [
        Row(
            "messages of nonsense over sockets",
            by_socket.sent,
            leaked=visits.unkept,
            server_errors=visits.faults,
            other=len(by_socket.failures) + sum(tracebacks.values()) + (not is_flat(memory)),
            memory=megabytes(memory),
            details=[*by_socket.failures, *visits.details, *what_went_wrong(tracebacks, memory)],
        ),
        Row(
            "requests of nonsense over HTTP",
            by_http.sent,
            server_errors=sum(times for status, times in by_http.statuses.items() if status >= 500),
            details=by_http.failures,
        ),
        one.row("requests of honest players meanwhile", [] if acts else ["nobody could play meanwhile"]),
    ]
