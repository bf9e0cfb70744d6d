"""What is asked for over HTTP: who you are, opening tables, looking at them, and the logs of finished games."""

from typing import Annotated, Any, Final

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from volteface.kernel import Log, find_game, games
from volteface.server.answers import GameInfo, Introduction, Me, NewName, Opened, TableSummary
from volteface.server.errors import NoIdentity
from volteface.server.identity import COOKIE
from volteface.server.lobby import LobbyView
from volteface.server.parts import GivenParts, Parts
from volteface.store.people import Person
from volteface.tables import Record, Setup, TableView
from volteface.tables.gathering import Stage

YEAR_SECONDS: Final = 365 * 24 * 60 * 60
MOST_TABLES: Final = 100

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=64)]


@get("/healthz", tags=["server"])
async def health(parts: GivenParts) -> dict[str, str]:
    """Whether the server is well: it answers, and its store can be read."""
    parts.store.find(most=1)
    return {"status": "ok"}


@get("/metrics", tags=["server"], media_type="text/plain; version=0.0.4; charset=utf-8")
async def metrics(parts: GivenParts) -> bytes:
    """Counters for Prometheus."""
    return parts.metrics.text()


@get("/api/games", tags=["games"])
async def list_games(parts: GivenParts) -> list[GameInfo]:
    """The games that can be played here, with their editions, rulings and bots."""
    return [_describe(parts, name) for name in games()]


@post("/api/guests", tags=["people"], status_code=200)
async def introduce(request: AnyRequest, parts: GivenParts, data: JSONBody[Introduction]) -> Response[Me]:
    """Become somebody: a browser gets a cookie, a bot its key. Whoever is known already only gets the new name."""
    known = parts.identities.recognise(request)
    if known is not None and not data.bearer:
        return Response(_me(await parts.identities.rename(known, data.name)))
    parts.limits.guests.spend(_address(request))
    guest = await parts.identities.welcome(data.name, parts.clock())
    if data.bearer:
        return Response(Me(guest.person.id, guest.person.name, guest.key))
    return Response(_me(guest.person), cookies=[_cookie(request, guest.key)])


@get("/api/me", tags=["people"])
async def who_am_i(request: AnyRequest, parts: GivenParts) -> Me:
    """Who you are."""
    return _me(_known(request, parts))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, parts: GivenParts, data: JSONBody[NewName]) -> Me:
    """Take another name."""
    return _me(await parts.identities.rename(_known(request, parts), data.name))


@delete("/api/me/cookie", tags=["people"], status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    """Forget who you are on this device."""
    return Response(None, status_code=204, cookies=[_cookie(request, "", age=0)])


@get("/api/me/tables", tags=["people"])
async def my_tables(request: AnyRequest, parts: GivenParts) -> list[TableSummary]:
    """The tables you sit at or sat at, the latest first."""
    person = _known(request, parts)
    return [_summary(record, person.id) for record in parts.store.find(person=person.id, most=MOST_TABLES)]


@get("/api/lobby", tags=["tables"])
async def lobby(parts: GivenParts) -> LobbyView:
    """The listed tables where somebody is."""
    return parts.hub.lobby.view()


@post("/api/tables", tags=["tables"])
async def open_table(request: AnyRequest, parts: GivenParts, data: JSONBody[Setup]) -> Opened:
    """Open a table; you are its host, but you have no seat before you sit down."""
    person = _known(request, parts)
    parts.limits.tables.spend(person.id)
    table = await parts.hub.open(data, person.id)
    return Opened(table, f"/t/{table}")


@get("/api/tables/{table:str}", tags=["tables"])
async def look(request: AnyRequest, parts: GivenParts, table: TableId) -> TableView:
    """A table as you may see it; looking takes no seat."""
    person = parts.identities.recognise(request)
    return await parts.hub.look(table, None if person is None else person.id)


@get("/api/tables/{table:str}/log", tags=["tables"])
async def log(parts: GivenParts, table: TableId) -> Log:
    """The whole log of a finished game, with the secret behind its deals."""
    return await parts.hub.log(table)


PAGES: Final = (
    health,
    metrics,
    list_games,
    introduce,
    who_am_i,
    rename,
    forget,
    my_tables,
    lobby,
    open_table,
    look,
    log,
)


def _describe(parts: Parts, name: str) -> GameInfo:
    game = find_game(name)
    ranges = {edition: game.seats(game.rules(edition)) for edition in game.rulebook.editions}
    seats = {edition: (numbers[0], numbers[-1]) for edition, numbers in ranges.items()}
    return GameInfo(name, game.version, game.rulebook, parts.levels.names(name), parts.levels.usual(name), seats)


def _known(request: AnyRequest, parts: Parts) -> Person:
    person = parts.identities.recognise(request)
    if person is None:
        raise NoIdentity
    return person


def _me(person: Person) -> Me:
    return Me(person.id, person.name)


def _address(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


def _cookie(request: AnyRequest, key: str, age: int = YEAR_SECONDS) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=key, max_age=age, httponly=True, samesite="lax", secure=secure)


def _summary(record: Record, person: str) -> TableSummary:
    seat = record.people.index(person) if person in record.people else None
    return TableSummary(
        record.id,
        record.setup,
        Stage(record.stage),
        record.players,
        seat,
        record.totals,
        record.winners,
        record.updated,
    )
