"""Broadcast: everybody at a table gets their own view; what several see alike is encoded once.

docs/decisions/0004-views-encoded-once.md has the figures.
"""

from collections.abc import Iterator
from functools import partial
from operator import attrgetter

from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from volteface.kernel import Game, Seat
from volteface.rooms.connection import Connection, encode
from volteface.rooms.messages import Update
from volteface.tables import ActionId, LiveTable, TableView


class Broadcaster:
    """The connections to one table; a person may have several, and spectators all see the same."""

    def __init__(self, game: Game) -> None:
        self._connections: dict[Connection, None] = {}
        self._public_cache, self._game_cache = EncodedFields("setup", "seats"), EncodedFields(*game.large)

    def __len__(self) -> int:
        return len(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def add(self, connection: Connection) -> None:
        """Send to a connection from now on."""
        self._connections[connection] = None

    def discard(self, connection: Connection) -> None:
        """Send to a connection no more."""
        self._connections.pop(connection, None)

    def send(self, table: LiveTable, since: int, now: int, action: ActionId | None = None) -> None:
        """Send everybody their view and the entries since; the sender of a command also gets its key."""
        person, key = (None, "") if action is None else (action.person, action.key)
        seats = set(map(table.seat_of, [connection.person for connection in self._connections]))
        views, feeds, sender = self._views(table, seats), table.feeds(seats, since), table.seat_of(person)

        def encode_for(seat: Seat | None, key: str) -> bytes:
            return encode(Update(action=key or UNSET, now=now, table=views[seat], happened=feeds[seat]))

        texts = {seat: encode_for(seat, "" if seat is None or seat != sender else key) for seat in seats}
        for connection in self._connections:
            seat = table.seat_of(connection.person)
            is_sender_without_seat = seat is None and key and connection.person == person
            text = encode_for(None, key) if is_sender_without_seat else texts[seat]
            connection.send(text, partial(_fresh_view, table, connection.person, now))

    def _views(self, table: LiveTable, seats: set[Seat | None]) -> dict[Seat | None, TableView]:
        """The table as each seat sees it, its large fields encoded already."""
        public, games = table.public_view(), table.game_views(seats)
        public = replace(public, **self._public_cache.of(public))
        if not table.has_begun:
            return {seat: table.own_view(public, seat, None) for seat in games}
        encoded = self._game_cache.of
        return {seat: table.own_view(public, seat, replace(game, **encoded(game))) for seat, game in games.items()}


class EncodedFields:
    """Caches the JSON of some fields of a struct, at least two; only fields that changed are encoded again."""

    def __init__(self, *fields: str) -> None:
        self._fields, self._read = fields, attrgetter(*fields)
        self._values: tuple[object, ...] = (None,) * len(fields)
        self._encoded = dict.fromkeys(fields, Raw(b"null"))

    def of(self, struct: Struct) -> dict[str, Raw]:
        """These fields of a struct, encoded."""
        values = self._read(struct)
        if values != self._values:
            latest = zip(self._fields, self._values, values, strict=True)
            changed = {field: Raw(encode(value)) for field, old, value in latest if value is not old}
            self._encoded, self._values = self._encoded | changed, values
        return self._encoded


def _fresh_view(table: LiveTable, person: str | None, now: int) -> bytes:
    return encode(Update(now=now, table=table.view_for(person), happened=()))
