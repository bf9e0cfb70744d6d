"""Everybody who looks at one table: seats, strangers, and two tabs of the same person."""

from collections.abc import Iterator
from functools import partial

from msgspec import UNSET
from msgspec.structs import replace

from volteface.kernel import Game, Seat
from volteface.server.connection import Connection, encode
from volteface.server.metrics import Metrics
from volteface.server.wire import Update
from volteface.server.written import Written
from volteface.tables import LiveTable, TableView


class Audience:
    """The connections to a table; whoever has no seat sees what a spectator sees."""

    def __init__(self, game: Game, metrics: Metrics) -> None:
        self._connections: dict[Connection, None] = {}
        self._metrics = metrics
        self._public, self._game = Written("setup", "seats"), Written(*game.large)

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
        seats = set(map(table.seat_of, [connection.person for connection in self._connections]))
        views, feeds, asking = self._views(table, seats), table.feeds(seats, since), table.seat_of(actor)

        def write(seat: Seat | None, answered: str) -> bytes:
            return encode(Update(action=answered or UNSET, now=now, table=views[seat], happened=feeds[seat]))

        texts = {seat: write(seat, "" if seat is None or seat != asking else own_id) for seat in seats}
        for connection in self._connections:
            person = connection.person
            seat = table.seat_of(person)
            is_stranger_who_asked = seat is None and own_id and person == actor
            text = write(None, own_id) if is_stranger_who_asked else texts[seat]
            connection.send(text, partial(_fresh, table, person, now))
        self._metrics.deliveries += len(self._connections)

    def _views(self, table: LiveTable, seats: set[Seat | None]) -> dict[Seat | None, TableView]:
        """The table as each seat sees it; its large parts are written out once for all who see the same."""
        public, games = table.public(), table.views(seats)
        public = replace(public, **self._public.of(public))
        if not table.has_begun:
            return {seat: table.own(public, seat, None) for seat in games}
        write = self._game.of
        return {seat: table.own(public, seat, replace(game, **write(game))) for seat, game in games.items()}


def _fresh(table: LiveTable, person: str | None, now: int) -> bytes:
    return encode(Update(now=now, table=table.output(person), happened=()))
