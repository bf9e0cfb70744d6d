"""WebSocket handlers: one socket for each table that somebody watches, and one for the lobby."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import perf_counter
from typing import Annotated, Any, Final, Literal

from litestar import WebSocket, websocket
from litestar.params import FromPath, QueryParameter

from volteface.bots.messages import find_action
from volteface.kernel import VoltefaceError
from volteface.rooms.connection import CLOSE_SECONDS, Connection
from volteface.rooms.dispatch import read_command
from volteface.rooms.errors import reason_of, text_of
from volteface.rooms.messages import Refused
from volteface.rooms.room import Room
from volteface.server.auth import PROTOCOL, address_of, has_protocol, used_key
from volteface.server.context import Context, ServerContext
from volteface.server.errors import Overloaded, UnknownHost, Unwelcome
from volteface.server.security import check_origin
from volteface.server.ws.transport import receive_text, transport_of
from volteface.tables import NoSuchTable

CLOSE_CODES: Final = {UnknownHost: 4403, Unwelcome: 4403, NoSuchTable: 4404, Overloaded: 4429}
LONGEST_TEXT: Final = 500  # characters of a refusal
LONGEST_REASON: Final = 100  # characters; a close frame holds little

Socket = WebSocket[Any, Any, Any]
Since = Annotated[int | None, QueryParameter(ge=0)]
Views = Annotated[Literal["changes", "whole"], QueryParameter()]
OnText = Callable[[str], Awaitable[None]]
Session = Callable[[Connection], Awaitable[None]]


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: Socket, context: Context, table: FromPath[str], since: Since = None, views: Views = "changes"
) -> None:
    """Watch a table, and play at it if you sit there; with `views=whole`, every update has the whole view."""

    async def session(connection: Connection) -> None:
        connection.wants_whole_views = views == "whole"
        room = await context.rooms.enter(table, connection, since)
        try:
            await _serve(socket, context, connection, lambda text: _handle(context, connection, room, text))
        finally:
            await asyncio.shield(context.rooms.leave(room, connection))

    await _accept(socket, context, session)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: Socket, context: Context) -> None:
    """Watch the lobby; it takes no commands."""

    async def session(connection: Connection) -> None:
        context.rooms.lobby.watch(connection)
        try:
            await _serve(socket, context, connection, lambda text: _refuse_command(context, connection, text))
        finally:
            context.rooms.lobby.unwatch(connection)

    await _accept(socket, context, session)


async def _accept(socket: Socket, context: ServerContext, session: Session) -> None:
    """Accept a socket and run its session; close it with a code if it is not welcome."""
    await socket.accept(subprotocols=PROTOCOL if has_protocol(socket) else None)
    address = address_of(socket)
    try:
        context.hosts.check(socket)
        check_origin(socket, context.settings.allowed_origins)
        context.limits.requests.spend(address)
        with context.limits.sockets.hold(address):
            person = context.identities.recognise(socket)
            connection = Connection(None if person is None else person.id, address, transport_of(socket.scope))
            with context.sessions.hold(connection, used_key(socket)):
                await session(connection)
    except (UnknownHost, Unwelcome, Overloaded, NoSuchTable) as error:
        await socket.close(CLOSE_CODES[type(error)], text_of(error)[:LONGEST_REASON])


async def _serve(socket: Socket, context: ServerContext, connection: Connection, on_text: OnText) -> None:
    """Send and receive until one of the two sides closes."""
    context.metrics.connections.inc()
    sender = connection.start_sender(socket.send_data)
    closer = asyncio.create_task(_close_after(socket, connection, sender))
    try:
        while (text := await receive_text(socket)) is not None:
            await on_text(text)
    finally:
        context.metrics.connections.dec()
        closer.cancel()
        sender.cancel()


async def _close_after(socket: Socket, connection: Connection, sender: "asyncio.Task[int]") -> None:
    """Close the socket once the last message was sent; abort it if it takes nothing more."""
    await asyncio.wait((sender,))
    if sender.cancelled():
        connection.transport.abort()
    code = 1013 if sender.cancelled() or sender.exception() is not None else sender.result()
    with suppress(Exception):  # the client may have gone meanwhile
        await asyncio.wait_for(socket.close(code), CLOSE_SECONDS)


async def _handle(context: ServerContext, connection: Connection, room: Room, text: str) -> None:
    if connection.is_closing:  # whoever is sent away is nobody already
        return
    began = perf_counter()
    try:
        _spend(context, connection)
        command = read_command(text)
    except VoltefaceError as error:
        _refuse(context, connection, text, error)
        return
    await room.handle(connection, command)
    context.metrics.count_command(str(type(command).__struct_config__.tag), perf_counter() - began)


async def _refuse_command(context: ServerContext, connection: Connection, text: str) -> None:
    try:
        _spend(context, connection)
        raise Unwelcome("The lobby takes no commands.")
    except (Overloaded, Unwelcome) as error:
        _refuse(context, connection, text, error)


def _spend(context: ServerContext, connection: Connection) -> None:
    context.limits.messages.spend(connection.person or connection.address)


def _refuse(context: ServerContext, connection: Connection, text: str, error: VoltefaceError) -> None:
    """Refuse a message, naming its action if it has one; whoever goes on sending too much is dropped."""
    reason = reason_of(error)
    context.metrics.count_refusal(reason.id)
    connection.send_message(Refused(action=find_action(text), reason=reason, text=text_of(error)[:LONGEST_TEXT]))
    connection.tolerance -= isinstance(error, Overloaded)
    if connection.tolerance <= 0:
        connection.close(reason, come_back=False, code=CLOSE_CODES[Overloaded])
