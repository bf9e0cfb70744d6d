"""The lobby: listed tables that somebody is connected to."""

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from volteface.rooms.connection import Connection, encode
from volteface.tables.seating import Stage
from volteface.tables.setup import Setup

if TYPE_CHECKING:
    from volteface.rooms.room import Room

BROADCAST_SECONDS: Final = 0.25  # at least, between two broadcasts


class ListedTable(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    setup: Setup
    stage: Stage
    players: tuple[str, ...]  # names in seat order; empty where nobody sits
    host: str
    people: int  # connections, players included


class LobbyView(Struct, frozen=True, tag_field="type", tag="lobby"):
    """All listed tables, those still gathering first."""

    tables: tuple[ListedTable, ...]


class Lobby:
    """The listed tables, and the connections that watch them."""

    def __init__(self) -> None:
        self._tables: dict[str, ListedTable] = {}
        self._watchers: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None

    def view(self) -> LobbyView:
        """The lobby now."""
        tables = sorted(self._tables.values(), key=lambda one: (one.stage is not Stage.GATHERING, one.table))
        return LobbyView(tuple(tables))

    def watch(self, connection: Connection) -> None:
        """Send the lobby to a connection, now and whenever it changes."""
        self._watchers.add(connection)
        connection.send_message(self.view())

    def unwatch(self, connection: Connection) -> None:
        """Send nothing more to a connection."""
        self._watchers.discard(connection)

    def update(self, room: "Room") -> None:
        """List a room's table as it is now; it may have changed."""
        listed = _listed(room)
        if self._tables.get(room.table.id) == listed:
            return
        if listed is None:
            del self._tables[room.table.id]
        else:
            self._tables[listed.table] = listed
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(BROADCAST_SECONDS, self._broadcast)

    def _broadcast(self) -> None:
        self._timer = None
        text = encode(self.view())
        for watcher in self._watchers:
            watcher.send(text, lambda: text)


def _listed(room: "Room") -> ListedTable | None:
    seating = room.table.seating
    if seating.setup.visibility != "listed" or seating.stage is Stage.OVER or not room.connections:
        return None
    players = tuple(chair.name for chair in seating.chairs)
    return ListedTable(room.table.id, seating.setup, seating.stage, players, seating.host, len(room.connections))
