"""The lobby: listed tables where somebody is, as they are now."""

import asyncio
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from volteface.server.connection import Connection, encode
from volteface.tables.gathering import Stage
from volteface.tables.setup import Setup

if TYPE_CHECKING:
    from volteface.server.room import Room

PAUSE_SECONDS: Final = 0.25  # between two messages to everybody


class ListedTable(Struct, frozen=True):
    """A table as the lobby shows it."""

    table: str
    setup: Setup
    stage: Stage
    players: tuple[str, ...]  # names in seat order; empty where nobody sits
    host: str
    people: int  # who look on, players included


class LobbyView(Struct, frozen=True, tag_field="type", tag="lobby"):
    """All listed tables, those still gathering first."""

    tables: tuple[ListedTable, ...]


class Lobby:
    """Knows the listed tables, and tells whoever watches the lobby."""

    def __init__(self) -> None:
        self._tables: dict[str, ListedTable] = {}
        self._watchers: set[Connection] = set()
        self._timer: asyncio.TimerHandle | None = None

    def view(self) -> LobbyView:
        """The lobby now."""
        tables = sorted(self._tables.values(), key=lambda one: (one.stage is not Stage.GATHERING, one.table))
        return LobbyView(tuple(tables))

    def watch(self, connection: Connection) -> None:
        """Somebody looks at the lobby."""
        self._watchers.add(connection)
        connection.tell(self.view())

    def unwatch(self, connection: Connection) -> None:
        """Somebody looks away."""
        self._watchers.discard(connection)

    def note(self, room: "Room") -> None:
        """A table may have changed."""
        listed = _listed(room)
        if self._tables.get(room.table.id) == listed:
            return
        if listed is None:
            del self._tables[room.table.id]
        else:
            self._tables[listed.table] = listed
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE_SECONDS, self._tell)

    def _tell(self) -> None:
        self._timer = None
        text = encode(self.view())
        for watcher in self._watchers:
            watcher.send(text, lambda: text)


def _listed(room: "Room") -> ListedTable | None:
    gathering = room.table.gathering
    if gathering.setup.visibility != "listed" or gathering.stage is Stage.OVER or not room.audience:
        return None
    players = tuple(chair.name for chair in gathering.chairs)
    return ListedTable(room.table.id, gathering.setup, gathering.stage, players, gathering.host, len(room.audience))
