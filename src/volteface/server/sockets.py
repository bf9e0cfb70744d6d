"""The sockets: one for each table that somebody looks at, and one for the lobby."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from volteface.kernel import VoltefaceError
from volteface.server.connection import SLOWEST_SECONDS, Connection
from volteface.server.errors import Overloaded, Unwelcome, reason_of, text_of
from volteface.server.line import line_of
from volteface.server.parts import GivenParts, Parts
from volteface.server.room import Room
from volteface.server.security import check_origin
from volteface.server.wire import AnyAsk, Refused
from volteface.tables import NoSuchTable

DECODER: Final = msgspec.json.Decoder(AnyAsk)
CODES: Final = {Unwelcome: 4403, NoSuchTable: 4404, Overloaded: 4429}
LONGEST_REASON: Final = 100  # characters; a closing frame holds little

Socket = WebSocket[Any, Any, Any]
Since = Annotated[int | None, QueryParameter(ge=0)]
Hear = Callable[[str], Awaitable[None]]
LookOn = Callable[[Connection], Awaitable[None]]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: Socket, parts: GivenParts, table: FromPath[str], since: Since = None) -> None:
    """Look at a table, and play at it if you sit there."""

    async def look_on(connection: Connection) -> None:
        room = await parts.hub.enter(table, connection, since)
        try:
            await _serve(socket, parts, connection, lambda text: _answer(parts, connection, room, text))
        finally:
            await asyncio.shield(parts.hub.leave(room, connection))

    await _let_in(socket, parts, look_on)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, parts: GivenParts) -> None:
    """Watch the lobby; nothing can be asked for here."""

    async def look_on(connection: Connection) -> None:
        parts.hub.lobby.watch(connection)
        try:
            await _serve(socket, parts, connection, lambda text: _refuse_to_talk(connection))
        finally:
            parts.hub.lobby.unwatch(connection)

    await _let_in(socket, parts, look_on)


async def _let_in(socket: Socket, parts: Parts, look_on: LookOn) -> None:
    """Have whoever is there look on; if they may not come in, the socket is closed and says why."""
    await socket.accept()
    address = socket.client.host if socket.client else ""
    try:
        check_origin(socket)
        parts.limits.requests.spend(address)
        with parts.limits.sockets.hold(address):
            person = parts.identities.recognise(socket)
            await look_on(Connection(None if person is None else person.id, address, line_of(socket.scope)))
    except (Unwelcome, Overloaded, NoSuchTable) as error:
        await socket.close(CODES[type(error)], text_of(error)[:LONGEST_REASON])


async def _serve(socket: Socket, parts: Parts, connection: Connection, hear: Hear) -> None:
    """Send and hear at the same time, until one of the two sides closes."""
    parts.metrics.connections += 1
    sending = connection.start_sending(socket.send_data)
    closing = asyncio.create_task(_close_after(socket, connection, sending))
    try:
        with suppress(WebSocketDisconnect):
            while True:
                await hear(await socket.receive_text())
    finally:
        parts.metrics.connections -= 1
        closing.cancel()
        sending.cancel()


async def _close_after(socket: Socket, connection: Connection, sending: "asyncio.Task[int]") -> None:
    """Close the socket once the last message was sent; a line that takes nothing more is cut."""
    await asyncio.wait((sending,))
    if sending.cancelled():
        connection.line.hang_up()
    code = 1013 if sending.cancelled() or sending.exception() is not None else sending.result()
    with suppress(Exception):  # whoever was there may have gone meanwhile
        await asyncio.wait_for(socket.close(code), SLOWEST_SECONDS)


async def _answer(parts: Parts, connection: Connection, room: Room, text: str) -> None:
    began = perf_counter()
    try:
        parts.limits.messages.spend(connection.person or connection.address)
        ask = _read(text)
    except VoltefaceError as error:
        parts.metrics.refusals[reason_of(error).id] += 1
        connection.tell(Refused(reason=reason_of(error), text=text_of(error)))
        connection.patience -= isinstance(error, Overloaded)
        if connection.patience <= 0:
            connection.close(reason_of(error), come_back=False, code=CODES[Overloaded])
        return
    await room.ask(connection, ask)
    parts.metrics.acts[str(type(ask).__struct_config__.tag)] += 1
    parts.metrics.seconds.add(perf_counter() - began)


def _read(text: str) -> AnyAsk:
    try:
        ask: AnyAsk = DECODER.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unwelcome(f"That message cannot be read: {error}.") from error
    return ask


async def _refuse_to_talk(connection: Connection) -> None:
    error = Unwelcome("The lobby only tells; it hears nothing.")
    connection.tell(Refused(reason=reason_of(error), text=text_of(error)))
