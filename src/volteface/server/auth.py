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
from volteface.tables import NotAllowed
from volteface.tables.names import read_name

COOKIE: Final = "volteface"
PROTOCOL: Final = "volteface"  # subprotocols of a socket
KEY_PROTOCOL: Final = "key."
KEY_BYTES: Final = 32
LONGEST_KEY: Final = 64
KEY_ID_BYTES: Final = 8

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]


class NewGuest(Struct, frozen=True):
    """A new person and their key, which is told only once."""

    person: Person
    key: str


class KeyInfo(Struct, frozen=True):
    """A key as its owner sees it; the key itself is not stored."""

    id: str
    created: int  # milliseconds since 1970
    is_this: bool  # whether this request came with it


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

    def keys(self, person: Person, connection: AnyConnection) -> list[KeyInfo]:
        """The keys of a person, the oldest first; the one that this request came with is marked."""
        own = hash_key(_key_of(connection))
        return [KeyInfo(key_id(key.hash), key.since, key.hash == own) for key in self._people.keys(person.id)]

    async def revoke(self, person: Person, id: str) -> None:
        """Remove a key of a person; raises `NotAllowed` if they have no such key."""
        found = next((key.hash for key in self._people.keys(person.id) if key_id(key.hash) == id), None)
        if found is None:
            raise NotAllowed("refused-no-such-key")
        await asyncio.wrap_future(self._people.remove_key(person.id, found))

    def holder(self, key: str) -> Person | None:
        """The person whose key that is, if any."""
        return self._people.find(hash_key(key)) if 0 < len(key) <= LONGEST_KEY else None

    def recognise(self, connection: AnyConnection) -> Person | None:
        """The person behind a request, by its bearer key, its subprotocol or its cookie."""
        return self.holder(_key_of(connection))

    def require(self, connection: AnyConnection) -> Person:
        """The person behind a request; raises `NoIdentity` if there is none."""
        person = self.recognise(connection)
        if person is None:
            raise NoIdentity
        return person


def used_key(connection: AnyConnection) -> str:
    """The id of the key that a request came with."""
    return key_id(hash_key(_key_of(connection)))


def key_id(key_hash: bytes) -> str:
    """The id of a key: a part of its hash, which says nothing about the key."""
    return key_hash[:KEY_ID_BYTES].hex()


def has_protocol(socket: AnyConnection) -> bool:
    """Whether a socket names our subprotocol, which is then accepted."""
    return PROTOCOL in _protocols(socket)


def _key_of(connection: AnyConnection) -> str:
    scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return bearer.strip()
    offered = next((name for name in _protocols(connection) if name.startswith(KEY_PROTOCOL)), "")
    return offered.removeprefix(KEY_PROTOCOL) or connection.cookies.get(COOKIE, "")


def _protocols(connection: AnyConnection) -> list[str]:
    """The subprotocols that a socket offers; a page cannot set headers, so another site's page sends its key so."""
    return [name.strip() for name in connection.headers.get("sec-websocket-protocol", "").split(",")]


def address_of(connection: AnyConnection) -> str:
    """The address that a request comes from, as rate limits count it."""
    return client_key(connection.client.host) if connection.client else ""


def hash_key(key: str) -> bytes:
    """What is stored of a key; it is long and random, so one round of SHA-256 is enough."""
    return hashlib.sha256(key.encode()).digest()
