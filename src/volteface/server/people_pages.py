"""What is asked for over HTTP about people: becoming somebody, names, keys, tables and records, being forgotten."""

import asyncio
from typing import Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from volteface.server.answers import Introduction, Key, Me, NewName, TableSummary
from volteface.server.asking import AnyRequest, address, known
from volteface.server.errors import NoIdentity
from volteface.server.identity import COOKIE
from volteface.server.parts import GivenParts, Parts
from volteface.server.records import GameRecord, count_games
from volteface.store.people import Person
from volteface.tables import Record
from volteface.tables.gathering import Stage

YEAR_SECONDS: Final = 365 * 24 * 60 * 60
MOST_TABLES: Final = 100
MOST_COUNTED: Final = 5000  # finished games of one person


@post("/api/guests", tags=["people"], status_code=200)
async def introduce(request: AnyRequest, parts: GivenParts, data: JSONBody[Introduction]) -> Response[Me]:
    """Become somebody: a browser gets a cookie, a bot its key. Whoever is known already only gets the new name."""
    known = parts.identities.recognise(request)
    if known is not None and not data.bearer:
        return Response(_me(await parts.identities.rename(known, data.name)))
    parts.limits.guests.spend(address(request))
    guest = await parts.identities.welcome(data.name, parts.clock())
    if data.bearer:
        return Response(Me(guest.person.id, guest.person.name, guest.key))
    return Response(_me(guest.person), cookies=[_cookie(request, guest.key)])


@get("/api/me", tags=["people"])
async def who_am_i(request: AnyRequest, parts: GivenParts) -> Me:
    """Who you are."""
    return _me(known(request, parts))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, parts: GivenParts, data: JSONBody[NewName]) -> Me:
    """Take another name."""
    return _me(await parts.identities.rename(known(request, parts), data.name))


@post("/api/me/keys", tags=["people"], status_code=201)
async def make_key(request: AnyRequest, parts: GivenParts) -> Key:
    """A key for another device of yours: whoever has it is you."""
    person = known(request, parts)
    parts.limits.guests.spend(address(request))
    return Key(await parts.identities.another_key(person, parts.clock()))


@post("/api/me/cookie", tags=["people"], status_code=200)
async def carry_key(request: AnyRequest, parts: GivenParts, data: JSONBody[Key]) -> Response[Me]:
    """Be yourself on this device too, by a key from the other one."""
    parts.limits.guests.spend(address(request))
    person = parts.identities.holder(data.key)
    if person is None:
        raise NoIdentity
    return Response(_me(person), cookies=[_cookie(request, data.key)])


@delete("/api/me", tags=["people"], status_code=204)
async def delete_me(request: AnyRequest, parts: GivenParts) -> Response[None]:
    """Delete what is known of you; the logs of games keep the names worn at the table, which are part of the proof."""
    await parts.identities.forget(known(request, parts))
    return Response(None, status_code=204, cookies=[_cookie(request, "", age=0)])


@delete("/api/me/cookie", tags=["people"], status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    """Forget who you are on this device."""
    return Response(None, status_code=204, cookies=[_cookie(request, "", age=0)])


@get("/api/me/tables", tags=["people"])
async def my_tables(request: AnyRequest, parts: GivenParts) -> list[TableSummary]:
    """The tables you sit at or sat at, the latest first."""
    person = known(request, parts)
    return [_summary(record, person.id) for record in parts.store.find(person=person.id, most=MOST_TABLES)]


@get("/api/me/record", tags=["people"])
async def my_record(request: AnyRequest, parts: GivenParts) -> list[GameRecord]:
    """How many games you finished and won, against people and against bots."""
    person = known(request, parts)
    return await asyncio.to_thread(_count, parts, person.id)


PEOPLE_PAGES: Final = (introduce, who_am_i, rename, make_key, carry_key, delete_me, forget, my_tables, my_record)


def _count(parts: Parts, person: str) -> list[GameRecord]:
    return count_games(parts.store.find(person=person, stage=Stage.OVER.value, most=MOST_COUNTED), person)


def _me(person: Person) -> Me:
    return Me(person.id, person.name)


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
