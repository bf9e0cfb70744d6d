"""Who sends a request: guests with a name and a secret key, of which only a hash is stored."""

import asyncio
import hashlib
from secrets import token_urlsafe
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from msgspec import Struct

from volteface.rooms.errors import NoIdentity
from volteface.rooms.registry import make_id
from volteface.server.rate_limits import client_key
from volteface.store.people import Person, SqlitePeople
from volteface.tables.setup import read_name

COOKIE: Final = "volteface"
KEY_BYTES: Final = 32
LONGEST_KEY: Final = 64

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class NewGuest(Struct, frozen=True):
    """A new person and their key, which is told only once."""

    person: Person
    key: str


class Identities:
    """Recognises people by their keys."""

    def __init__(self, people: SqlitePeople) -> None:
        self._people = people

    async def add_guest(self, name: str, now: int) -> NewGuest:
        """Add a person."""
        person, key = Person(make_id(12), read_name(name)), token_urlsafe(KEY_BYTES)
        await asyncio.wrap_future(self._people.add(person, hash_key(key), now))
        return NewGuest(person, key)

    async def rename(self, person: Person, name: str) -> Person:
        """Give a person another name."""
        renamed = Person(person.id, read_name(name))
        await asyncio.wrap_future(self._people.rename(renamed.id, renamed.name))
        return renamed

    async def another_key(self, person: Person, now: int) -> str:
        """Make a key for another device of a person."""
        key = token_urlsafe(KEY_BYTES)
        await asyncio.wrap_future(self._people.add_key(person.id, hash_key(key), now))
        return key

    async def delete(self, person: Person) -> None:
        """Delete a person."""
        await asyncio.wrap_future(self._people.forget(person.id))

    def holder(self, key: str) -> Person | None:
        """The person whose key that is, if any."""
        return self._people.find(hash_key(key)) if 0 < len(key) <= LONGEST_KEY else None

    def recognise(self, connection: AnyConnection) -> Person | None:
        """The person behind a request, by its bearer key or its cookie."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        key = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
        return self.holder(key)

    def require(self, connection: AnyConnection) -> Person:
        """The person behind a request; raises `NoIdentity` if there is none."""
        person = self.recognise(connection)
        if person is None:
            raise NoIdentity
        return person


def address_of(connection: AnyConnection) -> str:
    """The address that a request comes from, as rate limits count it."""
    return client_key(connection.client.host) if connection.client else ""


def hash_key(key: str) -> bytes:
    """What is stored of a key; it is long and random, so one round of SHA-256 is enough."""
    return hashlib.sha256(key.encode()).digest()
