"""The host: answers the page's requests and serves its lines, as a server does over HTTP and WebSockets."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.browser.context import HostContext
from volteface.browser.database import CallDatabase
from volteface.browser.lines import NO_SUCH_TABLE, Line, Page
from volteface.browser.preload import reseed
from volteface.browser.routes import Call, Reply, find_route
from volteface.kernel import Reason, VoltefaceError
from volteface.rooms.api.schemas import Problem
from volteface.rooms.bot_turns import Pace
from volteface.rooms.errors import UNREADABLE, log_fault, reason_of, status_of, text_of

LOG: Final = logging.getLogger(__name__)
NOT_FOUND: Final = 404
OUR_FAULT: Final = 500
OUR_FAULT_CODE: Final = 1011  # of a line that failed
SOCKET: Final = "socket"  # the last part of a line's path


class RequestText(Struct, frozen=True):
    """A request as the worker passes it on."""

    method: str
    path: str
    query: dict[str, str] = {}
    body: str = ""
    person: str | None = None


class LineText(Struct, frozen=True):
    """A line that the page opens, as the worker passes it on."""

    line: int
    path: str
    query: dict[str, str] = {}
    person: str | None = None


class Host:
    """Everything that the page can ask for."""

    def __init__(self, call_database: CallDatabase, page: Page, pace: Pace | None = None) -> None:
        self.context, self._page = HostContext(call_database, page.appended, pace), page
        self._lines: dict[int, Line] = {}
        self._running: set[asyncio.Task[None]] = set()

    async def request(self, text: str) -> str:
        """Answer a request: its status and its body, as JSON; never raises."""
        request = msgspec.json.decode(text, type=RequestText)
        return msgspec.json.encode(await self._reply(request)).decode()

    def connect(self, text: str) -> None:
        """Open a line to a table or to the lobby."""
        opened = msgspec.json.decode(text, type=LineText)
        line = self._lines[opened.line] = Line(opened.line, self._page, self.context.rooms)
        task = asyncio.create_task(self._serve(opened, line))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def send(self, line: int, text: str) -> None:
        """Take a message of a line; one that is closed takes none."""
        if line in self._lines:
            self._lines[line].send(text)

    def close(self, line: int) -> None:
        """Close a line."""
        if line in self._lines:
            self._lines[line].close()

    async def changed(self, table: str) -> None:
        """Another tab has appended to a table's log: whoever watches it here sees that."""
        room = self.context.rooms.find(table)
        if room is not None:
            await room.catch_up()

    async def _serve(self, opened: LineText, line: Line) -> None:
        parts = opened.path.strip("/").split("/")
        is_table = len(parts) == 4 and parts[1] == "tables"
        since = opened.query.get("since", "")
        try:
            if parts[-1] != SOCKET or not (is_table or parts[1] == "lobby"):
                self._page.closed(opened.line, NO_SUCH_TABLE)
                return
            await line.run(
                await self.context.people.find(opened.person),
                parts[2] if is_table else None,
                int(since) if since.isdecimal() else None,
                everybody=await self.context.people.all(),
                wants_whole_views=opened.query.get("views") == "whole",
            )
        except Exception:
            LOG.exception("line %s failed", opened.line)
            self._page.closed(opened.line, OUR_FAULT_CODE)
        finally:
            del self._lines[opened.line]

    async def _reply(self, request: RequestText) -> Reply:
        where = f"{request.method} {request.path}"
        handler, id = find_route(request.method, request.path)
        if handler is None:
            return Reply(Problem(UNREADABLE, "Not Found"), NOT_FOUND)
        try:
            return await handler(self.context, Call(request.person, id, request.query, request.body.encode()))
        except VoltefaceError as error:
            log_fault(error, where)
            return Reply(Problem(reason_of(error), text_of(error)), status_of(error))
        except Exception:
            LOG.exception("%s failed", where)
            return Reply(Problem(Reason("refused-our-fault"), "Something went wrong on our side."), OUR_FAULT)


def start(call_database: CallDatabase, page: Page, pace: Any = None) -> Host:
    """The host of a worker; `pace` may be given as JSON."""
    reseed()
    return Host(call_database, page, msgspec.json.decode(pace, type=Pace) if pace else None)
