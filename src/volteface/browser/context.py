"""The parts of the host in a worker, put together once."""

from collections.abc import Callable
from typing import Any, Final

from volteface.browser.bots import WorkerBots
from volteface.browser.database import CallDatabase, Database
from volteface.browser.people import DevicePeople
from volteface.browser.store import IndexedDbStore
from volteface.rooms.api.schemas import Me
from volteface.rooms.bot_turns import Pace
from volteface.rooms.companion.copies import CopyFolder, TableCopy
from volteface.rooms.registry import Registry
from volteface.rooms.service import TableService
from volteface.rooms.timer import SystemClock
from volteface.tables import NotAllowed

ID_PREFIX: Final = "local-"  # of the tables of this host, so that an address alone says where a table is
MOST_TABLES: Final = 100_000  # of one device

Appended = Callable[[str], None]  # called with the id of a table whose log has grown


class HostContext:
    """Everything that requests and lines need."""

    def __init__(self, call_database: CallDatabase, appended: Appended, pace: Pace | None = None) -> None:
        self.database = Database(call_database)
        self.store = IndexedDbStore(self.database, appended)
        self.people, self.copies = DevicePeople(self.database), CopyFolder()
        bots = self._bots = WorkerBots()
        self.rooms = Registry(self.store, bots, SystemClock(), pace=pace, id_prefix=ID_PREFIX, has_codes=False)
        self.tables = TableService(self.store, self.rooms, bots)

    async def delete_tables(self, tables: list[str]) -> None:
        """Delete games from this device; raises `NotAllowed` while somebody has one open."""
        for table in tables:
            if self.rooms.find(table) is not None:
                raise NotAllowed("refused-table-is-open")
            await self.store.load(table)
        await self.store.delete(tables)

    async def advise_copy(self, copy: TableCopy) -> Any:
        """What the adviser says to whoever's turn it is at a copy of a companion table; None if hints are off."""
        if not copy.setup.hints:
            return None
        game, state = self.copies.fold(copy)
        return await self._bots.advise(copy.setup.game, game.view_of_turn(state))

    async def forget(self, person: Me) -> None:
        """Delete a person, and the games in which nobody else of this device played."""
        await self.rooms.forget(person.person)
        others = {one.person for one in await self.people.all()} - {person.person}
        theirs = await self.store.find(person=person.person, most=MOST_TABLES)
        alone = [record.id for record in theirs if not others & {*record.people, record.importer}]
        await self.store.delete(alone)
        await self.people.delete(person)

    async def storage(self) -> Any:
        """What the browser says about this device's storage."""
        return await self.database.call("storage", None)
