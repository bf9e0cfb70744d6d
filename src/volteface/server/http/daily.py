"""Handlers about the daily deck."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from volteface.bots.daily import DailyResult
from volteface.rooms.api.daily import DailyDeck, DailyTry
from volteface.rooms.api.daily_table import DailyTable
from volteface.rooms.api.schemas import OpenedTable
from volteface.server.auth import AnyRequest
from volteface.server.context import Context
from volteface.server.http.tables import TableId

GameName = Annotated[str, PathParameter(max_length=64)]
Day = Annotated[str | None, QueryParameter(max_length=10)]


@get("/api/daily", tags=["daily"])
async def daily_deck(context: Context) -> DailyDeck:
    """Today's link; it becomes known when its day begins (UTC)."""
    return context.tables.daily_deck()


@post("/api/daily", tags=["daily"])
async def play_daily(request: AnyRequest, context: Context, data: JSONBody[DailyTry]) -> OpenedTable:
    """Open a table with the deck of a day, and begin."""
    person = context.identities.require(request)
    context.limits.tables.spend(person.id)
    table = await context.tables.play_daily(data, person.id, person.name)
    return OpenedTable(table, f"/t/{table}")


@get("/api/tables/{table:str}/daily", tags=["daily"])
async def daily_result(request: AnyRequest, context: Context, table: TableId) -> DailyResult:
    """The result of a finished game with the deck of a day, beside a bot's with the same deck."""
    person = context.identities.recognise(request)
    return await context.tables.daily_result(table, None if person is None else person.id)


@get("/api/daily/{game:str}", tags=["daily"])
async def daily_table(request: AnyRequest, context: Context, game: GameName, day: Day = None) -> DailyTable:
    """The results of a day's deck at this server; names only for whoever has finished theirs."""
    person = context.identities.recognise(request)
    return await context.tables.daily_table(game, day, None if person is None else person.id)


HANDLERS: Final = (daily_deck, play_daily, daily_result, daily_table)
