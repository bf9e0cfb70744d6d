"""Everybody who looks at one table: seats, strangers, and two tabs of the same person."""

from collections.abc import Iterator
from functools import partial

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
        texts: dict[str | None, str] = {}
        for connection in self._connections:
            person = connection.person
            who = person if person == actor or _is_seated(table, person) else None
            if who not in texts:
                answered = own_id if who is not None and who == actor else None
                texts[who] = encode(update_for(table, who, since, now, answered))
            connection.send(texts[who], partial(_fresh, table, who, now))
        self._metrics.deliveries.inc(len(self._connections))


def update_for(table: LiveTable, person: str | None, since: int, now: int, action: str | None = None) -> Update:
    """What one person is told; all that happened to a table since an entry."""
    happened = table.feed(person, since)
    if action is None:
        return Update(now=now, table=table.output(person), happened=happened)
    return Update(action=action, now=now, table=table.output(person), happened=happened)


def _fresh(table: LiveTable, person: str | None, now: int) -> str:
    return encode(update_for(table, person, table.seq, now))


def _is_seated(table: LiveTable, person: str | None) -> bool:
    return person is not None and table.gathering.seat_of(person) is not None
