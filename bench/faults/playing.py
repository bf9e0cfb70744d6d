"""A server with tables that are played while it is attacked, and the audit when all is over."""

import asyncio
import signal
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from bench._serving import Serving
from bench.faults.audit import Audit, audit
from bench.faults.client import PATIENCE_SECONDS
from bench.faults.party import STUCK_SECONDS, Party, PlayedGame, make_parties
from bench.faults.report import Row

FINISH_SECONDS: Final = 120.0 + STUCK_SECONDS + PATIENCE_SECONDS  # for the games that are being played
WARM_ACTS: Final = 3


class Playing:
    """A running server and its parties; `found` and `stuck` are known when all is over."""

    def __init__(self, serving: Serving, log: Path, parties: list[Party]) -> None:
        self.serving, self.log, self.parties = serving, log, parties
        self.found, self.stuck = Audit(details=[]), list[str]()

    @property
    def games(self) -> list[PlayedGame]:
        """All games that were begun."""
        return [game for party in self.parties for game in party.games]

    @property
    def acts(self) -> int:
        """How many moves people have made."""
        return sum(party.acts for party in self.parties)

    async def warm_up(self) -> None:
        """Wait until every party has played a little, so that everything is loaded that will be."""
        async with asyncio.timeout(FINISH_SECONDS):
            while any(party.acts < WARM_ACTS for party in self.parties):
                await asyncio.sleep(0.05)

    def running_tables(self) -> list[str]:
        """The tables that are being played just now."""
        latest = [party.games[-1] for party in self.parties if party.games]
        return [game.table for game in latest if game.clients[0].table.get("stage") == "playing"]

    def row(self, what: str, more: list[str] | None = None) -> Row:
        """What came of the tables; `more` are failures that were seen from outside."""
        found, wrong = self.found, [*(more or []), *self.stuck]
        return Row(
            f"{what}, at {len(self.games)} tables",
            found.acknowledged,
            lost=found.lost,
            doubled=found.doubled,
            unkept=found.unkept,
            server_errors=found.faults,
            other=found.refused_but_kept + found.unreplayable + len(wrong),
            details=[*found.details, *wrong],
        )


@asynccontextmanager
async def playing(folder: Path, tables: int, generator: Random) -> AsyncIterator[Playing]:
    """Have so many tables played; at the end they finish their games, the server stops and its file is read."""
    serving = Serving(folder / "games.db", folder / "server.log")
    serving.start()
    try:
        one = Playing(serving, folder / "server.log", await make_parties(serving.base, tables, generator))
        tasks = [asyncio.create_task(party.play()) for party in one.parties]
        yield one
        for party in one.parties:
            party.stop()
        _, unfinished = await asyncio.wait(tasks, timeout=FINISH_SECONDS)
        one.stuck += [words for party in one.parties for words in party.stuck]
        one.stuck += ["a table never ended its game"] * len(unfinished)
        one.stuck += end_gently(serving)
    except BaseException:
        serving.kill()
        raise
    one.found = audit(serving.database, one.games)


def end_gently(serving: Serving) -> list[str]:
    """Stop a server with SIGTERM; what was wrong with it, in words."""
    try:
        code = serving.end()
    except subprocess.TimeoutExpired:
        serving.kill()
        return ["the server did not stop when it was told to"]
    return [] if code in (0, -signal.SIGTERM) else [f"the server ended with {code}"]
