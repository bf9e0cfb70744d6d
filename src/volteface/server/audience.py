"""Everybody who looks at one table: seats, strangers, and two tabs of the same person."""

from collections.abc import Iterator
from functools import partial

from msgspec import UNSET

from volteface.kernel import Seat
from volteface.server.connection import Connection, encode
from volteface.server.metrics import Metrics
from volteface.server.wire import Update
from volteface.tables import LiveTable


class Audience:
    """The connections to a table; whoever has no seat sees what a spectator sees."""

    def __init__(self, metrics: Metrics) -> None:
        self._connections: dict[Connection, None] = {}
        self._metrics = metrics

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: object) -> bool:
        return connection in self._connections

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        """Somebody looks on."""
        self._connections[connection] = None

    def discard(self, connection: Connection) -> None:
        """Somebody looks away."""
        self._connections.pop(connection, None)

    def show(self, table: LiveTable, since: int, now: int, action: str | None = None) -> None:
        """Send everybody their view and what they saw happen since; whoever made the request also gets its id.

        `action` is the id as the log has it: the person's own, a slash, and what the person sent.
        """
        actor, _, own_id = (action or "").partition("/")
        places = {connection: table.seat_of(connection.person) for connection in self._connections}
        views = table.outputs(set(places.values()))
        happened = {seat: table.feed_of(seat, since) for seat in views}
        texts: dict[tuple[Seat | None, str], str] = {}
        for connection, seat in places.items():
            answered = own_id if connection.person == actor else ""
            if (seat, answered) not in texts:
                update = Update(action=answered or UNSET, now=now, table=views[seat], happened=happened[seat])
                texts[seat, answered] = encode(update)
            connection.send(texts[seat, answered], partial(_fresh, table, connection.person, now))
        self._metrics.deliveries.inc(len(self._connections))


def _fresh(table: LiveTable, person: str | None, now: int) -> str:
    return encode(Update(now=now, table=table.output(person), happened=()))
