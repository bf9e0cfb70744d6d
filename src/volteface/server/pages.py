"""What is asked for over HTTP about the server, its games and its tables."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from volteface.kernel import find_game, games
from volteface.server.answers import GameInfo, Opened
from volteface.server.asking import AnyRequest, known
from volteface.server.lobby import LobbyView
from volteface.server.parts import GivenParts, Parts
from volteface.tables import Setup, TableView

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


@get("/api/lobby", tags=["tables"])
async def lobby(parts: GivenParts) -> LobbyView:
    """The listed tables where somebody is."""
    return parts.hub.lobby.view()


@post("/api/tables", tags=["tables"])
async def open_table(request: AnyRequest, parts: GivenParts, data: JSONBody[Setup]) -> Opened:
    """Open a table; you are its host, but you have no seat before you sit down."""
    person = known(request, parts)
    parts.limits.tables.spend(person.id)
    table = await parts.hub.open(data, person.id)
    return Opened(table, f"/t/{table}")


@get("/api/tables/{table:str}", tags=["tables"])
async def look(request: AnyRequest, parts: GivenParts, table: TableId) -> TableView:
    """A table as you may see it; looking takes no seat."""
    person = parts.identities.recognise(request)
    return await parts.hub.look(table, None if person is None else person.id)


PAGES: Final = (
    health,
    metrics,
    list_games,
    lobby,
    open_table,
    look,
)


def _describe(parts: Parts, name: str) -> GameInfo:
    game = find_game(name)
    ranges = {edition: game.seats(game.rules(edition)) for edition in game.rulebook.editions}
    seats = {edition: (numbers[0], numbers[-1]) for edition, numbers in ranges.items()}
    return GameInfo(name, game.version, game.rulebook, parts.levels.names(name), parts.levels.usual(name), seats)
