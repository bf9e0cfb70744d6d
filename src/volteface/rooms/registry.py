"""The registry of open rooms: a room opens with its first connection and closes with its last."""

import asyncio
import re
from hashlib import sha256
from secrets import choice, token_bytes
from typing import Final

from volteface.rooms.bot_turns import BotTurns, Pace
from volteface.rooms.connection import Connection
from volteface.rooms.hosted_table import HostedTable
from volteface.rooms.lobby import Lobby
from volteface.rooms.ports import BotRunner, Clock, NoMetrics, RoomMetrics, RoomStore, RunSlow, run_inline
from volteface.rooms.room import HOST_SECONDS, Room
from volteface.tables import Draft, LiveTable, NoSuchTable, NotAllowed, Request, commands
from volteface.tables.commands import NewTable, RunningGame
from volteface.tables.fairness.deal import SECRET_BYTES
from volteface.tables.live import DealerFactory, verifiable_dealer
from volteface.tables.seating import Stage
from volteface.tables.setup import game_of

TABLE_ID_LENGTH: Final = 14  # 69 bits
LONGEST_TABLE_ID: Final = 64
MOST_LEFT: Final = 1000  # tables that a person leaves when their data is deleted
ID_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes
CODE_LENGTH: Final = 5
CODE_ALPHABET: Final = "BCDFGHJKMNPQRSTVWXYZ"  # no look-alikes, and no vowels: a code is no word
MOST_CODES_TRIED: Final = 20
CODE_MILLISECONDS: Final = 7 * 24 * 60 * 60 * 1000  # that a code leads to a table where nobody is


def make_id(length: int) -> str:
    """A random id that nobody guesses and everybody can type."""
    return "".join(choice(ID_ALPHABET) for _ in range(length))


def derive_id(length: int, *parts: bytes) -> str:
    """An id that is the same for the same parts."""
    number = int.from_bytes(sha256(b"".join(sha256(part).digest() for part in parts)).digest(), "big")
    return "".join(ID_ALPHABET[number // len(ID_ALPHABET) ** index % len(ID_ALPHABET)] for index in range(length))


def make_code() -> str:
    """A random code that is easily read out and typed."""
    return "".join(choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str | None:
    """The code that somebody typed, in any case, with spaces or dashes in it; None if it cannot be one."""
    code = re.sub(r"[\s\-–—_.]", "", text).upper()
    return code if len(code) == CODE_LENGTH and set(code) <= set(CODE_ALPHABET) else None


class Registry:
    """Open rooms by table id; two people who connect at once meet in the same room."""

    def __init__(
        self,
        store: RoomStore,
        bots: BotRunner,
        clock: Clock,
        *,
        pace: Pace | None = None,
        metrics: RoomMetrics | None = None,
        run_slow: RunSlow = run_inline,
        make_dealer: DealerFactory = verifiable_dealer,
        host_seconds: float = HOST_SECONDS,
        id_prefix: str = "",
        has_codes: bool = True,
    ) -> None:
        """Host the tables of a store; ids of new tables begin with `id_prefix`. No codes where nobody else can come."""
        self.lobby, self.id_prefix = Lobby(), id_prefix
        self._store, self._bots, self._clock, self._pace = store, bots, clock, pace or Pace()
        self._metrics, self._run_slow, self._make_dealer = metrics or NoMetrics(), run_slow, make_dealer
        self._host_seconds, self._has_codes = host_seconds, has_codes
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def enter(self, table: str, connection: Connection, since: int | None) -> Room:
        """Connect a client to a table; raises `NoSuchTable`."""
        while True:
            room = self._rooms.get(table) or await self._open_room(table)
            if await room.enter(connection, since):
                return room

    async def leave(self, room: Room, connection: Connection) -> None:
        """Disconnect a client."""
        await room.leave(connection)
        if room.is_closed and self._rooms.get(room.table.id) is room:
            del self._rooms[room.table.id]
            self._metrics.set_rooms(len(self._rooms))

    async def close(self) -> None:
        """Close every room."""
        while self._rooms:
            _, room = self._rooms.popitem()
            await room.close()

    async def forget(self, person: str) -> None:
        """Have a person leave every table that is not over, as if they had asked for it."""
        for stage in (Stage.GATHERING, Stage.PLAYING):
            for record in await self._store.find(person=person, stage=stage.value, most=MOST_LEFT):
                visit = Connection(None)
                visit.is_counted = False
                room = await self.enter(record.id, visit, None)
                try:
                    await room.forget(person)
                finally:
                    await self.leave(room, visit)

    async def move_away(self, table: str, person: str) -> RunningGame:
        """Stop a running game here, because its only person takes it along."""
        visit = Connection(None)
        room = await self.enter(table, visit, None)
        try:
            return await room.move_away(person)
        finally:
            await self.leave(room, visit)

    def find(self, table: str) -> Room | None:
        """The open room of a table, if there is one."""
        return self._rooms.get(table)

    async def load(self, table: str) -> LiveTable:
        """A table from the store, without a room; raises `NoSuchTable`."""
        if len(table) > LONGEST_TABLE_ID:
            raise NoSuchTable(table[:LONGEST_TABLE_ID])
        stored = await self._store.load(table)
        game = game_of(stored.record.setup)
        live = await self._run_slow(LiveTable, game, stored, self._make_dealer, self._stamp)
        live.restart_clocks(self._clock())
        return live

    async def find_code(self, text: str) -> str:
        """The table whose code this is; raises `NotAllowed` if none does, or if nobody was there for days."""
        code = read_code(text)
        found = await self._store.find(code=code, most=2) if code else ()
        if len(found) == 1:  # two that were opened at the very same time with one code lead to neither
            table, updated = found[0].id, found[0].updated
            if table in self._rooms or updated > self._clock.wall() - CODE_MILLISECONDS:
                return table
        raise NotAllowed("refused-no-such-code")

    async def new_table(self) -> NewTable:
        """The id, the secret and the code of a table that is to be opened now."""
        code = await self._free_code() if self._has_codes else ""
        id = self.id_prefix + make_id(TABLE_ID_LENGTH)
        return NewTable(id, token_bytes(SECRET_BYTES), self._clock.wall(), code)

    async def _free_code(self) -> str:
        """A code that no table has; empty if hardly any is left."""
        for _ in range(MOST_CODES_TRIED):
            code = make_code()
            if not await self._store.find(code=code, most=1):
                return code
        return ""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return self._clock.wall()

    def _stamp(self, now: int) -> int:
        """The time stamp of what happens at a time of the monotonic clock."""
        return self._clock.wall() + now - self._clock()

    async def open(self, draft: Draft) -> str:
        """Store a new table; returns its id."""
        await self._store.append(draft.addition())
        return draft.after.record.id

    async def _open_room(self, table: str) -> Room:
        """Load a table once, however many clients connect meanwhile."""
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.ensure_future(self._make_room(table))
            opening.add_done_callback(lambda _: self._opening.pop(table))
        return await asyncio.shield(opening)

    async def _make_room(self, table: str) -> Room:
        live = await self.load(table)
        room = Room(
            HostedTable(live, self._store, self._metrics),
            BotTurns(live, self._bots, self._pace),
            metrics=self._metrics,
            clock=self._clock,
            changed=self._room_changed,
            host_seconds=self._host_seconds,
            open_rematch=self._open_rematch,
        )
        self._rooms[table] = room
        self._metrics.set_rooms(len(self._rooms))
        series = live.seating.series
        if series is not None and (last := self._rooms.get(series.table)) is not None:
            live.presence.nearby = frozenset(last.table.presence.connections)
        return room

    def _room_changed(self, room: Room) -> None:
        """List a room as it is now, and tell its rematch who has not come there yet."""
        self.lobby.update(room)
        rematch = room.table.seating.rematch
        if rematch is not None and (other := self._rooms.get(rematch)) is not None:
            other.set_nearby(frozenset(room.table.presence.connections))

    async def _open_rematch(self, table: LiveTable, request: Request) -> str:
        return await self.open(commands.rematch(table, request.person, await self.new_table()))
