"""The parts of a running server, put together once and given to every handler."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic, time
from typing import Final

from litestar.di import NamedDependency

from volteface.rooms.registry import Registry
from volteface.rooms.service import TableService
from volteface.server.auth import Identities
from volteface.server.bot_registry import BotRegistry
from volteface.server.bot_runner import ServerBots
from volteface.server.bot_workers import BotWorkers
from volteface.server.metrics import Metrics
from volteface.server.rate_limits import Limits
from volteface.server.settings import Settings
from volteface.server.type_preload import preload_types
from volteface.store import SqliteStore
from volteface.store.async_store import AsyncStore
from volteface.store.async_writer import AsyncWriter
from volteface.tables.live import DealerFactory, verifiable_dealer

CLOSE_SECONDS: Final = 5.0  # for commands that are being written when the server stops


class ServerContext:
    """Everything that handlers need."""

    def __init__(self, settings: Settings, make_dealer: DealerFactory = verifiable_dealer) -> None:
        preload_types()
        self.settings, self.metrics = settings, Metrics()
        self.clock: Callable[[], int] = lambda: int(time() * 1000)
        self.limits = Limits(settings.allowances, monotonic)
        self._writer = _writer(settings) if settings.is_lasting else None
        self.store = SqliteStore(settings.database, writer=self._writer)
        self.identities = Identities(self.store.people)
        self._workers = BotWorkers(settings.bot_workers)
        bots = ServerBots(BotRegistry(settings.bots, settings.bot_seconds), self._workers)
        store = AsyncStore(self.store)
        self.rooms = Registry(
            store,
            bots,
            self.clock,
            pace=settings.pace,
            metrics=self.metrics,
            run_slow=asyncio.to_thread,
            make_dealer=make_dealer,
        )
        self.tables = TableService(store, self.rooms, bots, run_slow=asyncio.to_thread)

    def start(self) -> None:
        """Start the writer and the workers, on the running event loop."""
        if self._writer is not None:
            self._writer.start()
            self._workers.warm_up()

    async def close(self) -> None:
        """Finish what is under way, then stop; nobody waits for ever for a disk that does not answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.rooms.close()
        self._workers.close()
        if self._writer is not None:
            await self._writer.finish()
        self.store.close()


def _writer(settings: Settings) -> AsyncWriter:
    return AsyncWriter(settings.database, settings.writer_seconds, settings.writer_program)


Context = NamedDependency[ServerContext]  # how a handler declares that it needs the context
