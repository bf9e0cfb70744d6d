"""Who somebody is: a guest with a name and a key that nobody can guess; only the key's hash is kept."""

import hashlib
from secrets import choice, token_urlsafe
from typing import Any, Final

from litestar.connection import ASGIConnection
from msgspec import Struct

from volteface.server.receipt import kept
from volteface.store.people import Person, SqlitePeople
from volteface.tables.setup import read_name

COOKIE: Final = "volteface"
KEY_BYTES: Final = 32
LONGEST_KEY: Final = 64
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that is easily mistaken for something else


class NewGuest(Struct, frozen=True):
    """Somebody new and their key, which is told once."""

    person: Person
    key: str


class Identities:
    """Knows people by their keys."""

    def __init__(self, people: SqlitePeople) -> None:
        self._people = people

    async def welcome(self, name: str, now: int) -> NewGuest:
        """Somebody new."""
        person, key = Person(make_id(12), read_name(name)), token_urlsafe(KEY_BYTES)
        await kept(self._people.add(person, hash_key(key), now))
        return NewGuest(person, key)

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        renamed = Person(person.id, read_name(name))
        await kept(self._people.rename(renamed.id, renamed.name))
        return renamed

    async def another_key(self, person: Person, now: int) -> str:
        """A key for another device of the same person."""
        key = token_urlsafe(KEY_BYTES)
        await kept(self._people.add_key(person.id, hash_key(key), now))
        return key

    async def forget(self, person: Person) -> None:
        """Know somebody no more."""
        await kept(self._people.forget(person.id))

    def holder(self, key: str) -> Person | None:
        """Whose key that is; nobody's if it is none of ours."""
        return self._people.find(hash_key(key)) if 0 < len(key) <= LONGEST_KEY else None

    def recognise(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """Whoever is behind a request, by its bearer key or its cookie."""
        scheme, _, bearer = connection.headers.get("authorization", "").partition(" ")
        key = bearer.strip() if scheme.lower() == "bearer" else connection.cookies.get(COOKIE, "")
        return self.holder(key)


def make_id(length: int) -> str:
    """A name for a person or a table that nobody guesses and everybody can type."""
    return "".join(choice(ALPHABET) for _ in range(length))


def hash_key(key: str) -> bytes:
    """What is kept of a key; it is long and random, so one round is enough."""
    return hashlib.sha256(key.encode()).digest()
