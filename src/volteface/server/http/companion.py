"""Handlers about games with real cards: questions about cards, score sheets, files, and statistics."""

from typing import Any, Final

from litestar import get, post
from litestar.params import JSONBody, RawBody

from volteface.rooms.api.schemas import OpenedTable
from volteface.rooms.companion.checks import CardQuestion
from volteface.rooms.companion.sheets import ScoreSheet
from volteface.rooms.companion.statistics import GroupStatistics
from volteface.server.auth import AnyRequest
from volteface.server.context import Context
from volteface.server.http.games import MOST_LOG_BYTES
from volteface.server.http.tables import TableId


@post("/api/check", tags=["companion"], status_code=200)
async def check_cards(context: Context, data: JSONBody[CardQuestion]) -> Any:
    """Is this a phase, may this card be hit there: what the game's engine says; it is told to nobody else."""
    return await context.tables.check_cards(data)


@get("/api/tables/{table:str}/sheet", tags=["companion"])
async def score_sheet(context: Context, table: TableId) -> ScoreSheet:
    """The score sheet of a game with real cards, also as CSV."""
    return await context.tables.score_sheet(table)


@post("/api/companion", tags=["companion"], request_max_body_size=MOST_LOG_BYTES)
async def import_companion(request: AnyRequest, context: Context, body: RawBody) -> OpenedTable:
    """Open a table from the log of a game with real cards, or from its score sheet as CSV; you are its host."""
    person = context.identities.require(request)
    with context.limits.importing.hold(person.id):
        context.limits.imports.spend(person.id)
        table = await context.tables.import_companion(body, person.id)
    return OpenedTable(table, f"/t/{table}")


@get("/api/me/evenings", tags=["companion"])
async def evenings(request: AnyRequest, context: Context) -> list[GroupStatistics]:
    """Statistics of your games with real cards, by group and game, the latest first."""
    return await context.tables.evenings(context.identities.require(request).id)


HANDLERS: Final = (check_cards, score_sheet, import_companion, evenings)
