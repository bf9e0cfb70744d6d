"""Sends nonsense over sockets and HTTP to a real server on this machine, while honest people play on."""

import asyncio
import signal
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

from bench._serving import Serving
from bench.faults.audit import Audit, audit, check_visits
from bench.faults.grammar import Told
from bench.faults.party import Party, make_guests, make_parties
from bench.faults.processes import memory_of
from bench.faults.report import Row, megabytes, tracebacks_in
from bench.faults.senders import HttpSender, SocketSender, Tally

COUNT: Final = 1_000_000
HTTP_SHARE: Final = 0.1
SOCKET_SENDERS, HTTP_SENDERS, HONEST_TABLES = 6, 2, 2
SAMPLES: Final = 40
FINISH_SECONDS: Final = 150.0
GROWTH, SLACK_KILOBYTES = 1.2, 24 * 1024  # how much more memory still counts as flat


def run(count: int, seed: int) -> list[Row]:
    """Send so many messages; what came of them."""
    return asyncio.run(attack(count, seed))


async def attack(count: int, seed: int) -> list[Row]:
    """The same, on a running event loop."""
    generator = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder) / "fuzz.db", log := Path(folder) / "server.log")
        serving.start()
        try:
            parties = await make_parties(serving.base, HONEST_TABLES, generator)
            playing = [asyncio.create_task(party.play()) for party in parties]
            guests = await make_guests(serving.base, SOCKET_SENDERS + HTTP_SENDERS)
            told = Told([], [guest.person for guest in guests])
            by_http = Tally(round(count * HTTP_SHARE))
            by_socket = Tally(count - by_http.left)
            sockets, pages = [], []
            for number, guest in enumerate(guests):
                known = Told(told.tables, told.people, {})
                chance = Random(generator.getrandbits(64))
                if number < SOCKET_SENDERS:
                    sockets.append(SocketSender(serving.base, guest, known, by_socket, chance))
                else:
                    pages.append(HttpSender(serving.base, guest, known, by_http, chance))
            sampling = asyncio.create_task(_sample(serving.pid, by_socket, count - by_http.left))
            storms = [sender.storm(lambda: _running(parties)) for sender in sockets]
            await asyncio.gather(*storms, *(page.storm() for page in pages))
            memory = await sampling
            acts = sum(party.acts for party in parties)
            for party in parties:
                party.stop()
            await asyncio.wait(playing, timeout=FINISH_SECONDS)
            serving.end()
        except BaseException:
            serving.end(signal.SIGKILL)
            raise
        found = audit(serving.database, [game for party in parties for game in party.games])
        visits = check_visits(serving.database, [visit for sender in sockets for visit in sender.visited])
        tracebacks = tracebacks_in(log)
    honest = _honest(parties, found, acts, [task.done() for task in playing])
    return [
        Row(
            "messages over sockets",
            by_socket.sent,
            leaked=visits.unkept,
            server_errors=visits.faults,
            other=len(by_socket.failures) + sum(tracebacks.values()) + (not is_flat(memory)),
            memory=megabytes(memory),
            details=[*by_socket.failures, *visits.details, *_words(tracebacks, memory)],
        ),
        Row(
            "requests over HTTP",
            by_http.sent,
            server_errors=sum(times for status, times in by_http.statuses.items() if status >= 500),
            details=by_http.failures,
        ),
        honest,
    ]


def is_flat(memory: list[int]) -> bool:
    """Whether the last samples are hardly above those of the first quarter."""
    early, late = memory[: max(1, len(memory) // 4)], memory[-max(1, len(memory) // 4) :]
    return min(late) <= max(early) * GROWTH + SLACK_KILOBYTES


async def _sample(server: int, tally: Tally, whole: int) -> list[int]:
    """Memory at even steps of the way."""
    samples = [memory_of(server)]
    while tally.left > 0:
        if tally.sent >= whole * len(samples) / SAMPLES:
            samples.append(memory_of(server))
        await asyncio.sleep(0.05)
    return [*samples, memory_of(server)]


def _running(parties: list[Party]) -> list[str]:
    games = [party.games[-1] for party in parties if party.games]
    return [game.table for game in games if game.clients[0].table.get("stage") == "playing"]


def _honest(parties: list[Party], found: Audit, acts: int, ended: list[bool]) -> Row:
    stuck = [words for party in parties for words in party.stuck] + ["a game never ended"] * ended.count(False)
    stuck += [] if acts else ["nobody could play meanwhile"]
    return Row(
        f"requests of honest players meanwhile, at {sum(len(party.games) for party in parties)} tables",
        found.acknowledged,
        lost=found.lost,
        doubled=found.doubled,
        unkept=found.unkept,
        server_errors=found.faults,
        other=found.refused_but_kept + found.unreplayable + len(stuck),
        details=[*found.details, *stuck],
    )


def _words(tracebacks: Counter[str], memory: list[int]) -> list[str]:
    words = [f"{times} tracebacks in the server's log: {error}" for error, times in tracebacks.items()]
    return words if is_flat(memory) else [*words, f"memory grew: {[sample // 1024 for sample in memory]} MB"]
