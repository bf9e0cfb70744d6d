"""Handlers about finished games: logs, replays, imports, and playing on from a moment."""

import asyncio
import gzip
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, QueryParameter, RawBody

from volteface.kernel import Log
from volteface.rooms.api.schemas import OpenedTable
from volteface.rooms.replays import OPEN, BranchPoint, Replay
from volteface.server.auth import AnyRequest
from volteface.server.context import Context
from volteface.server.http.tables import TableId
from volteface.tables.commands import RunningGame

MOST_LOG_BYTES: Final = 4_000_000
GZIP_LEVEL: Final = 4  # views are much alike, so little effort is enough

ReplaySeat = Annotated[int | None, QueryParameter(ge=OPEN, le=99)]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]


@get("/api/tables/{table:str}/log", tags=["tables"])
async def log(context: Context, table: TableId) -> Log:
    """The whole log of a finished game, with the secret behind its deals."""
    return await context.tables.log(table)


@get("/api/tables/{table:str}/replay", tags=["games"])
async def replay(
    request: AnyRequest, context: Context, table: TableId, seat: ReplaySeat = None, start: Start = 0
) -> Response[Replay | bytes]:
    """A finished game from an entry on: as a seat saw it, as a spectator did, or with all hands open (seat -1)."""
    found = await context.tables.replay(table, seat, start)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found)
    return await asyncio.to_thread(_compress, found)


def _compress(found: Replay) -> Response[Replay | bytes]:
    body = gzip.compress(msgspec.json.encode(found), GZIP_LEVEL)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, headers=headers, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review", tags=["games"])
async def review(context: Context, table: TableId) -> Any:
    """What the game's adviser says about a finished game: luck, where it can be counted."""
    return await context.tables.review(table)


@post("/api/games", tags=["games"], request_max_body_size=MOST_LOG_BYTES)
async def import_game(request: AnyRequest, context: Context, body: RawBody) -> OpenedTable:
    """Import a finished game from a file, for replays; it is in your list, and counts in nobody's record."""
    person = context.identities.require(request)
    with context.limits.importing.hold(person.id):
        context.limits.imports.spend(person.id)
        table = await context.tables.import_game(body, person.id)
    return OpenedTable(table, f"/replay/{table}")


@post("/api/tables/{table:str}/branch", tags=["games"])
async def branch(request: AnyRequest, context: Context, table: TableId, data: JSONBody[BranchPoint]) -> OpenedTable:
    """Play on from a moment of a finished game, on one of its seats, against bots."""
    person = context.identities.require(request)
    context.limits.tables.spend(person.id)
    new = await context.tables.branch(table, person.id, person.name, data)
    return OpenedTable(new, f"/t/{new}")


@post("/api/tables/{table:str}/move", tags=["games"], status_code=200)
async def move_away(request: AnyRequest, context: Context, table: TableId) -> RunningGame:
    """Take a running game against bots along: it stops here, and you get its log and its secret."""
    person = context.identities.require(request)
    return await context.tables.move_away(table, person.id)


@post("/api/tables/import-running", tags=["games"], request_max_body_size=MOST_LOG_BYTES)
async def receive_game(request: AnyRequest, context: Context, body: RawBody) -> OpenedTable:
    """Let a running game against bots go on here that began elsewhere; it counts apart in your record."""
    person = context.identities.require(request)
    with context.limits.importing.hold(person.id):
        context.limits.imports.spend(person.id)
        table = await context.tables.receive_game(body, person.id)
    return OpenedTable(table, f"/t/{table}")


HANDLERS: Final = (log, replay, review, import_game, branch, move_away, receive_game)
