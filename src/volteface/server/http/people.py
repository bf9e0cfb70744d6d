"""Handlers about people: guests, names, keys, their tables and results, deleting their data."""

from typing import Annotated, Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from volteface.rooms.api.schemas import Introduction, Key, Me, NewName
from volteface.rooms.errors import NoIdentity
from volteface.rooms.history import GameRecord, TableSummary
from volteface.server.auth import COOKIE, AnyRequest, KeyInfo, address_of, used_key
from volteface.server.context import Context
from volteface.server.ws.sessions import DATA_DELETED, KEY_REVOKED
from volteface.store.people import Person

YEAR_SECONDS: Final = 365 * 24 * 60 * 60

KeyId = Annotated[str, PathParameter(max_length=64)]


@post("/api/guests", tags=["people"], status_code=200)
async def add_guest(request: AnyRequest, context: Context, data: JSONBody[Introduction]) -> Response[Me]:
    """Become a guest: a browser gets a cookie, a bot its key. A person who is known only gets the new name."""
    known = context.identities.recognise(request)
    if known is not None and not data.bearer:
        return Response(_me(await context.identities.rename(known, data.name)))
    context.limits.guests.spend(address_of(request))
    guest = await context.identities.add_guest(data.name, context.clock.wall())
    if data.bearer:
        return Response(Me(guest.person.id, guest.person.name, guest.key))
    return Response(_me(guest.person), cookies=[_cookie(request, guest.key)])


@get("/api/me", tags=["people"])
async def who_am_i(request: AnyRequest, context: Context) -> Me:
    """Who you are."""
    return _me(context.identities.require(request))


@patch("/api/me", tags=["people"])
async def rename(request: AnyRequest, context: Context, data: JSONBody[NewName]) -> Me:
    """Take another name."""
    return _me(await context.identities.rename(context.identities.require(request), data.name))


@post("/api/me/keys", tags=["people"], status_code=201)
async def make_key(request: AnyRequest, context: Context) -> Key:
    """A key for another device of yours: whoever has it is you."""
    person = context.identities.require(request)
    context.limits.guests.spend(address_of(request))
    return Key(await context.identities.another_key(person, context.clock.wall()))


@get("/api/me/keys", tags=["people"])
async def list_keys(request: AnyRequest, context: Context) -> list[KeyInfo]:
    """Your keys, the oldest first: one for each device, and one for each link that you made."""
    return context.identities.keys(context.identities.require(request), request)


@delete("/api/me/keys/{key:str}", tags=["people"], status_code=204)
async def revoke_key(request: AnyRequest, context: Context, key: KeyId) -> Response[None]:
    """Revoke a key of yours: whoever has it is nobody from now on, and its sockets are closed."""
    person = context.identities.require(request)
    await context.identities.revoke(person, key)
    context.sessions.close(person.id, KEY_REVOKED, key)
    is_own = used_key(request) == key
    return Response(None, status_code=204, cookies=[_cookie(request, "", age=0)] if is_own else [])


@post("/api/me/cookie", tags=["people"], status_code=200)
async def use_key(request: AnyRequest, context: Context, data: JSONBody[Key]) -> Response[Me]:
    """Be yourself on this device too, by a key from the other one."""
    context.limits.guests.spend(address_of(request))
    person = context.identities.holder(data.key)
    if person is None:
        raise NoIdentity
    return Response(_me(person), cookies=[_cookie(request, data.key)])


@delete("/api/me", tags=["people"], status_code=204)
async def delete_me(request: AnyRequest, context: Context) -> Response[None]:
    """Delete what is known of you, and leave all tables; logs of games keep the names at the table, for the proof."""
    person = context.identities.require(request)
    await context.rooms.forget(person.id)
    await context.identities.delete(person)
    context.sessions.close(person.id, DATA_DELETED)
    return Response(None, status_code=204, cookies=[_cookie(request, "", age=0)])


@delete("/api/me/cookie", tags=["people"], status_code=204)
async def delete_cookie(request: AnyRequest) -> Response[None]:
    """Have this browser forget who you are."""
    return Response(None, status_code=204, cookies=[_cookie(request, "", age=0)])


@get("/api/me/tables", tags=["people"])
async def my_tables(request: AnyRequest, context: Context) -> list[TableSummary]:
    """The tables you sit at or sat at, the latest first."""
    return await context.tables.my_tables(context.identities.require(request).id)


@get("/api/me/record", tags=["people"])
async def my_record(request: AnyRequest, context: Context) -> list[GameRecord]:
    """How many games you finished and won, against people and against bots."""
    return await context.tables.my_record(context.identities.require(request).id)


HANDLERS: Final = (
    add_guest,
    who_am_i,
    rename,
    make_key,
    list_keys,
    revoke_key,
    use_key,
    delete_me,
    delete_cookie,
    my_tables,
    my_record,
)


def _me(person: Person) -> Me:
    return Me(person.id, person.name)


def _cookie(request: AnyRequest, key: str, age: int = YEAR_SECONDS) -> Cookie:
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=key, max_age=age, httponly=True, samesite="lax", secure=secure)
