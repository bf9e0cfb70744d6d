"""The parts of a running server, put together once and passed to whoever answers."""

from collections.abc import Callable
from time import monotonic, time

from litestar.di import NamedDependency

from volteface.server.courier import Courier
from volteface.server.hub import Hub
from volteface.server.identity import Identities
from volteface.server.known_types import know_types
from volteface.server.levels import Levels
from volteface.server.limits import Allowances, Limit, OpenSockets
from volteface.server.metrics import Metrics
from volteface.server.settings import Settings
from volteface.server.thinking import Thinkers
from volteface.store import SqliteStore
from volteface.tables import LiveTable


class Parts:
    """Everything that answers a request."""

    def __init__(self, settings: Settings, table_type: type[LiveTable] = LiveTable) -> None:
        know_types()
        self.settings, self.metrics = settings, Metrics()
        self.clock: Callable[[], int] = lambda: int(time() * 1000)
        self.courier = Courier(settings.database) if settings.is_lasting else None
        self.store = SqliteStore(settings.database, writer=self.courier)
        self.identities = Identities(self.store.people)
        self.levels = Levels(settings.bots, settings.bot_seconds)
        self.thinkers = Thinkers(settings.thinkers)
        self.hub = Hub(
            self.store,
            thinkers=self.thinkers,
            levels=self.levels,
            pace=settings.pace,
            metrics=self.metrics,
            clock=self.clock,
            table_type=table_type,
        )
        self.limits = Limits(settings.allowances)

    def start(self) -> None:
        """Begin, on the running event loop."""
        if self.courier is not None:
            self.courier.start()
            self.thinkers.warm_up()

    async def close(self) -> None:
        """Stop: nothing that was acknowledged is lost, nothing is left half done."""
        await self.hub.close()
        self.thinkers.close()
        self.store.close()


GivenParts = NamedDependency[Parts]  # as a handler asks for them


class Limits:
    """How much everybody may ask for."""

    def __init__(self, allowances: Allowances) -> None:
        self.messages = Limit(allowances.messages, monotonic)
        self.requests = Limit(allowances.requests, monotonic)
        self.guests = Limit(allowances.guests, monotonic)
        self.tables = Limit(allowances.tables, monotonic)
        self.sockets = OpenSockets(allowances.sockets)
