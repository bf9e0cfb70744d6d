"""What is asked for over HTTP about finished games: their logs, replays, files, and playing on from a moment."""

import asyncio
import gzip
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter, RawBody

from volteface.kernel import Log, find_game, read_log
from volteface.server.answers import Opened
from volteface.server.asking import AnyRequest, known
from volteface.server.parts import GivenParts
from volteface.server.replays import OPEN, Branching, Replay, make_replay
from volteface.tables import NotAllowed

MOST_LOG_BYTES: Final = 4_000_000
QUICK: Final = 4  # how hard an answer is compressed: views repeat themselves, so little is enough

ReplaySeat = Annotated[int | None, QueryParameter(ge=OPEN, le=99)]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
TableId = Annotated[str, PathParameter(max_length=64)]


@get("/api/tables/{table:str}/log", tags=["tables"])
async def log(parts: GivenParts, table: TableId) -> Log:
    """The whole log of a finished game, with the secret behind its deals."""
    return await parts.hub.log(table)


@get("/api/tables/{table:str}/replay", tags=["games"])
async def tell_again(
    request: AnyRequest, parts: GivenParts, table: TableId, seat: ReplaySeat = None, start: Start = 0
) -> Response[Replay | bytes]:
    """A finished game from an entry on: as a seat saw it, as a spectator did, or with all hands open (seat -1)."""
    log = await parts.hub.log(table)
    game = find_game(log.header.game)
    if seat is not None and seat >= len(log.header.seats):
        raise NotAllowed("refused-no-such-seat", seat=seat)
    replay = await asyncio.to_thread(make_replay, game, log, seat, start)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(replay)
    return await asyncio.to_thread(_compress, replay)


def _compress(replay: Replay) -> Response[Replay | bytes]:
    """An answer of many views that are much alike, made small."""
    body = gzip.compress(msgspec.json.encode(replay), QUICK)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, headers=headers, media_type=MediaType.JSON)


@get("/api/tables/{table:str}/review", tags=["games"])
async def look_back(parts: GivenParts, table: TableId) -> Any:
    """What the game's adviser says about a finished game: luck, where it can be counted."""
    log = await parts.hub.log(table)
    return await parts.thinkers.review(log.header.game, log)


@post("/api/games", tags=["games"], request_max_body_size=MOST_LOG_BYTES)
async def take_in(request: AnyRequest, parts: GivenParts, body: RawBody) -> Opened:
    """Take in a finished game from a file, for replays; it is in nobody's list."""
    parts.limits.tables.spend(known(request, parts).id)
    table = await parts.hub.take_in(await asyncio.to_thread(read_log, body))
    return Opened(table, f"/replay/{table}")


@post("/api/tables/{table:str}/branch", tags=["games"])
async def play_on(request: AnyRequest, parts: GivenParts, table: TableId, data: JSONBody[Branching]) -> Opened:
    """Play on from a moment of a finished game, on one of its seats, against bots."""
    person = known(request, parts)
    parts.limits.tables.spend(person.id)
    new = await parts.hub.branch(table, person, data)
    return Opened(new, f"/t/{new}")


REPLAY_PAGES: Final = (log, tell_again, look_back, take_in, play_on)
