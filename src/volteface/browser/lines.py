"""Lines: what a WebSocket is to a server, a line is to this host; the page opens one for each table it shows."""

import asyncio
from collections.abc import Iterable
from typing import Final, Protocol

from volteface.bots.messages import find_action
from volteface.kernel import VoltefaceError
from volteface.rooms.api.schemas import Me
from volteface.rooms.connection import Connection
from volteface.rooms.dispatch import read_command
from volteface.rooms.errors import log_fault, reason_of, text_of
from volteface.rooms.messages import Refused
from volteface.rooms.registry import Registry
from volteface.rooms.room import Room
from volteface.tables import NoSuchTable, StoreError

NO_SUCH_TABLE: Final = 4404  # close codes, as of a socket
NOT_READABLE: Final = 4503
CLOSED: Final = 1000
LONGEST_TEXT: Final = 500  # characters of a refusal


class Page(Protocol):
    """Where the messages of all lines go, and news for the other tabs."""

    def message(self, line: int, text: str) -> None:
        """Send a text to the page."""

    def closed(self, line: int, code: int) -> None:
        """Tell the page that a line is closed."""

    def appended(self, table: str) -> None:
        """Tell other tabs that a table's log has grown."""


class Line:
    """One connection of the page: to a table, or to the lobby if `table` is None."""

    def __init__(self, number: int, page: Page, rooms: Registry) -> None:
        self._number, self._page, self._rooms = number, page, rooms
        self._texts: asyncio.Queue[str | None] = asyncio.Queue()
        self._beside: frozenset[str] = frozenset()

    def send(self, text: str) -> None:
        """Take a message of the page's."""
        self._texts.put_nowait(text)

    def close(self) -> None:
        """Close the line, once what it sent before is handled."""
        self._texts.put_nowait(None)

    def try_send(self, text: bytes) -> bool:
        """Send a text to the page at once: `postMessage` never waits."""
        self._page.message(self._number, text.decode())
        return True

    def abort(self) -> None:
        """There is nothing to drop."""

    async def run(
        self,
        person: Me | None,
        table: str | None,
        since: int | None,
        *,
        everybody: Iterable[Me] = (),
        wants_whole_views: bool = False,
    ) -> None:
        """Serve the line until one of the two sides closes it; `everybody` shares this device."""
        self._beside = frozenset(one.person for one in everybody)
        connection = Connection(None if person is None else person.person, transport=self)
        connection.wants_whole_views = wants_whole_views
        sender = connection.start_sender(self._send)
        sender.add_done_callback(lambda _: self.close())
        code = CLOSED
        try:
            await (self._watch_lobby(connection) if table is None else self._sit_at(table, connection, since))
            code = sender.result() if sender.done() else CLOSED
        except NoSuchTable:
            code = NO_SUCH_TABLE
        except StoreError as error:
            log_fault(error, f"line {self._number}")
            connection.close(reason_of(error), come_back=False, code=NOT_READABLE)
            code = await sender
        finally:
            sender.cancel()
            self._page.closed(self._number, code)

    async def _sit_at(self, table: str, connection: Connection, since: int | None) -> None:
        room = await self._rooms.enter(table, connection, since)
        room.set_beside(self._beside)
        try:
            while (text := await self._texts.get()) is not None:
                await _handle(room, connection, text)
        finally:
            await asyncio.shield(self._rooms.leave(room, connection))

    async def _watch_lobby(self, connection: Connection) -> None:
        self._rooms.lobby.watch(connection)
        try:
            while await self._texts.get() is not None:
                pass  # the lobby takes no commands
        finally:
            self._rooms.lobby.unwatch(connection)

    async def _send(self, text: str) -> None:
        self._page.message(self._number, text)


async def _handle(room: Room, connection: Connection, text: str) -> None:
    try:
        command = read_command(text)
    except VoltefaceError as error:
        reason, said = reason_of(error), text_of(error)[:LONGEST_TEXT]
        connection.send_message(Refused(action=find_action(text), reason=reason, text=said))
        return
    await room.handle(connection, command)
