"""Handlers about the games that can be played, and their tables."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from volteface.rooms.api.schemas import LessonRequest, OpenedTable
from volteface.rooms.lobby import LobbyView
from volteface.rooms.service import GameInfo
from volteface.server.auth import AnyRequest
from volteface.server.context import Context
from volteface.tables import Setup, TableView
from volteface.tables.lessons import LessonView

TableId = Annotated[str, PathParameter(max_length=64)]


@get("/api/games", tags=["games"])
async def list_games(context: Context) -> list[GameInfo]:
    """The games that can be played here, with their editions, rulings and bots."""
    return context.tables.options()


@post("/api/lessons", tags=["games"], status_code=200)
async def lesson(context: Context, data: JSONBody[LessonRequest]) -> LessonView:
    """A lesson after all answers that the learner has given; nothing is kept."""
    return await context.tables.lesson(data)


@get("/api/lobby", tags=["tables"])
async def lobby(context: Context) -> LobbyView:
    """The listed tables that somebody is connected to."""
    return context.rooms.lobby.view()


@post("/api/tables", tags=["tables"])
async def open_table(request: AnyRequest, context: Context, data: JSONBody[Setup]) -> OpenedTable:
    """Open a table; you are its host, but you have no seat before you sit down."""
    person = context.identities.require(request)
    context.limits.tables.spend(person.id)
    table = await context.tables.open_table(data, person.id)
    return OpenedTable(table, f"/t/{table}")


@get("/api/tables/{table:str}", tags=["tables"])
async def view_table(request: AnyRequest, context: Context, table: TableId) -> TableView:
    """A table as you may see it; looking takes no seat."""
    person = context.identities.recognise(request)
    return await context.tables.view(table, None if person is None else person.id)


HANDLERS: Final = (list_games, lesson, lobby, open_table, view_table)
