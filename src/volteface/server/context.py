"""The parts of a running server, put together once and given to every handler."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from litestar.di import NamedDependency
from msgspec import Struct

from volteface.bots.registry import BotRegistry
from volteface.rooms.api.daily import today
from volteface.rooms.registry import Registry
from volteface.rooms.service import TableService
from volteface.rooms.timer import SystemClock
from volteface.server.auth import Identities
from volteface.server.metrics import Metrics
from volteface.server.rate_limits import Limits
from volteface.server.security import HostNames
from volteface.server.settings import Settings
from volteface.server.type_preload import preload_types
from volteface.server.workers.bot_runner import ServerBots
from volteface.server.workers.bot_workers import BotWorkers
from volteface.server.workers.import_worker import ImportWorker
from volteface.server.ws.sessions import Sessions
from volteface.store import SqliteStore
from volteface.store.async_store import AsyncStore
from volteface.store.async_writer import AsyncWriter
from volteface.store.daily_chain import keep_chain
from volteface.store.server_lock import ServerLock
from volteface.tables.live import DealerFactory, verifiable_dealer

CLOSE_SECONDS: Final = 5.0  # for commands that are being written when the server stops


class Readiness(Struct, frozen=True):
    """Which parts of a server are up; it is ready if all are."""

    ready: bool
    writer: bool  # the process that writes
    disk: bool  # the database could be written the last time
    bots: bool  # the processes of bots and advisers


class ServerContext:
    """Everything that handlers need."""

    def __init__(self, settings: Settings, make_dealer: DealerFactory = verifiable_dealer) -> None:
        preload_types()
        self.settings, self.metrics = settings, Metrics()
        self.clock = SystemClock()
        self.hosts, self.sessions = HostNames(settings), Sessions()
        self.limits = Limits(settings.allowances, monotonic)
        self._writer = _writer(settings) if settings.is_lasting else None
        self._lock = ServerLock(settings.database)
        try:
            self.store = SqliteStore(settings.database, writer=self._writer)
        except BaseException:
            self._lock.release()
            raise
        self.identities = Identities(self.store.people)
        self._workers = BotWorkers(settings.bot_workers)
        bots = ServerBots(BotRegistry(settings.bots, settings.bot_seconds), self._workers)
        store = AsyncStore(self.store)
        chain = keep_chain(settings.database, today(self.clock.wall()))
        self.rooms = Registry(
            store,
            bots,
            self.clock,
            pace=settings.pace,
            metrics=self.metrics,
            run_slow=asyncio.to_thread,
            make_dealer=make_dealer,
            host_seconds=settings.host_seconds,
        )
        self._imports = ImportWorker(settings.import_seconds)
        self.tables = TableService(
            store, self.rooms, bots, run_slow=asyncio.to_thread, run_import=self._imports.run, daily=chain
        )

        self._watch_parts()

    def start(self) -> None:
        """Start the writer and the workers, on the running event loop."""
        if self._writer is not None:
            self._writer.start()
            self._workers.start()

    def readiness(self) -> Readiness:
        """Which parts are up now."""
        writer, bots = self._writer, self._workers.is_up
        is_up, is_writable = (True, True) if writer is None else (writer.process.is_up, writer.is_writable)
        return Readiness(is_up and is_writable and bots, is_up, is_writable, bots)

    def _watch_parts(self) -> None:
        watch, writer, workers = self.metrics.watch, self._writer, self._workers
        watch("ready", "Whether all parts are up", lambda: self.readiness().ready)
        watch("bot_workers_replaced", "Processes of bots that died or were stuck", lambda: workers.replaced)
        if writer is not None:
            watch("writers_replaced", "Writer processes that died or stalled", lambda: writer.process.replaced)
            watch("writes_waiting", "Writes that wait for a commit", writer.waiting)

    async def close(self) -> None:
        """Finish what is under way, then stop; nobody waits for ever for a disk that does not answer."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.rooms.close()
        self._workers.close()
        self._imports.close()
        if self._writer is not None:
            await self._writer.finish()
        self.store.close()
        self._lock.release()


def _writer(settings: Settings) -> AsyncWriter:
    return AsyncWriter(settings.database, settings.writer_seconds, settings.writer_program)


Context = NamedDependency[ServerContext]  # how a handler declares that it needs the context
