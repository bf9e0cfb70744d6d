"""Everybody who looks at one table: seats, strangers, and two tabs of the same person."""

from collections.abc import Iterator
from functools import partial

from msgspec import UNSET

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
        who = {connection: self._stands_for(table, connection.person, actor) for connection in self._connections}
        texts: dict[str | None, str] = {}
        for person, view in table.outputs(set(who.values())).items():
            answered = own_id if person is not None and person == actor else UNSET
            happened = table.feed_of(view.me, since)
            texts[person] = encode(Update(action=answered, now=now, table=view, happened=happened))
        for connection, person in who.items():
            connection.send(texts[person], partial(_fresh, table, person, now))
        self._metrics.deliveries.inc(len(self._connections))

    @staticmethod
    def _stands_for(table: LiveTable, person: str | None, actor: str) -> str | None:
        """All who only look on see the same; whoever asked for something gets an answer of their own."""
        seated = person is not None and table.gathering.seat_of(person) is not None
        return person if seated or person == actor else None


def _fresh(table: LiveTable, person: str | None, now: int) -> str:
    return encode(Update(now=now, table=table.output(person), happened=()))
