"""All tables of a server: opened when somebody comes, closed when everybody has gone."""

import asyncio
from secrets import token_bytes
from typing import Final

from msgspec.structs import replace

from volteface.kernel import Log, find_game
from volteface.server.connection import Connection
from volteface.server.identity import make_id
from volteface.server.levels import Levels
from volteface.server.lobby import Lobby
from volteface.server.metrics import Metrics
from volteface.server.pending import PendingStore
from volteface.server.players import Pace, Players
from volteface.server.replays import Branching
from volteface.server.room import Clock, Room
from volteface.server.thinking import Thinkers
from volteface.store.people import Person
from volteface.tables import Addition, Conflict, LiveTable, LogStore, NoSuchTable, NotAllowed, Request, Setup, TableView
from volteface.tables.archive import record_of
from volteface.tables.branching import Branch, branch
from volteface.tables.deal import SECRET_BYTES
from volteface.tables.hosting import open_table, rematch

TABLE_ID_LENGTH: Final = 14  # 69 bits
LONGEST_TABLE_ID: Final = 64


class Hub:
    """Finds the room of a table; two people who come at once meet in the same one."""

    def __init__(
        self,
        store: LogStore,
        *,
        thinkers: Thinkers,
        levels: Levels,
        pace: Pace,
        metrics: Metrics,
        clock: Clock,
        table_type: type[LiveTable] = LiveTable,
    ) -> None:
        self.lobby = Lobby()
        self._store, self._thinkers, self._levels, self._pace = store, thinkers, levels, pace
        self._metrics, self._clock, self._table_type = metrics, clock, table_type
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self, setup: Setup, host: str) -> str:
        """A new table; its id."""
        pending, table = PendingStore(self._store), make_id(TABLE_ID_LENGTH)
        secret = token_bytes(SECRET_BYTES)
        open_table(find_game(setup.game), pending, setup, table=table, host=host, secret=secret, now=self._clock())
        await pending.committed()
        return table

    async def enter(self, table: str, connection: Connection, since: int | None) -> Room:
        """Somebody comes to a table; raises `NoSuchTable`."""
        while True:
            room = self._rooms.get(table) or await self._open_room(table)
            if await room.enter(connection, since):
                return room

    async def leave(self, room: Room, connection: Connection) -> None:
        """Somebody goes; an empty room is closed."""
        await room.leave(connection)
        if room.is_closed and self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self._metrics.tables = len(self._rooms)

    async def look(self, table: str, person: str | None) -> TableView:
        """A table as somebody may see it who does not stay; raises `NoSuchTable`."""
        if table in self._rooms:
            return await self._rooms[table].look(person)
        live, _ = await self._load(table)
        return live.output(person)

    async def log(self, table: str) -> Log:
        """The whole log of a finished game; raises `NotAllowed` before that."""
        live, _ = await self._load(table)
        return live.log()

    async def take_in(self, log: Log) -> str:
        """Keep a finished game from elsewhere; the people in it are nobody here."""
        record = await asyncio.to_thread(record_of, log, find_game(log.header.game))
        record = replace(record, people=(None,) * len(record.people), host="")
        pending = PendingStore(self._store)
        try:
            pending.append(Addition(record, 0, log.entries))
            await pending.committed()
        except Conflict as conflict:
            raise NotAllowed("refused-game-is-kept-already", table=record.id) from conflict
        return record.id

    async def branch(self, table: str, person: Person, wish: Branching) -> str:
        """A new table where a finished game goes on from a moment of it."""
        log, pending, new = await self.log(table), PendingStore(self._store), make_id(TABLE_ID_LENGTH)
        game = find_game(log.header.game)
        level = self._levels.check(game.id, wish.level)
        branching = Branch(person.id, person.name, wish.seat, wish.seq, level, wish.entropy)
        secret = token_bytes(SECRET_BYTES)
        await asyncio.to_thread(branch, game, pending, log, branching, table=new, secret=secret, now=self._clock())
        await pending.committed()
        return new

    async def close(self) -> None:
        """The server stops: close every room."""
        for room in self._rooms.values():
            await room.close()
        self._rooms.clear()

    async def _open_room(self, table: str) -> Room:
        async with self._opening.setdefault(table, asyncio.Lock()):
            if table not in self._rooms:
                live, pending = await self._load(table)
                players = Players(live.game, self._thinkers, self._levels, self._pace)
                self._rooms[table] = Room(
                    live,
                    pending,
                    players,
                    metrics=self._metrics,
                    clock=self._clock,
                    changed=self.lobby.note,
                    open_again=self._open_again,
                )
                self._metrics.tables = len(self._rooms)
        self._opening.pop(table, None)
        return self._rooms[table]

    async def _load(self, table: str) -> tuple[LiveTable, PendingStore]:
        if len(table) > LONGEST_TABLE_ID:
            raise NoSuchTable(table[:LONGEST_TABLE_ID])
        pending = PendingStore(self._store)
        return await asyncio.to_thread(self._load_live, pending, table), pending

    def _load_live(self, store: LogStore, table: str) -> LiveTable:
        kept = store.load(table)
        opened = self._table_type(find_game(kept.record.setup.game), store, kept)
        opened.waiting_since = self._clock()
        return opened

    async def _open_again(self, table: LiveTable, request: Request) -> str:
        pending, new = PendingStore(self._store), make_id(TABLE_ID_LENGTH)
        rematch(table, pending, request.person, new=new, secret=token_bytes(SECRET_BYTES), now=request.now)
        await pending.committed()
        return new
