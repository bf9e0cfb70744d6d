"""The people a server knows: guests with a name, each known by the hash of a key that only they have."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from msgspec import Struct


class Person(Struct, frozen=True):
    """Somebody; the id is public, the key is not kept anywhere."""

    id: str
    name: str


Write = Callable[[Callable[[sqlite3.Connection], None]], "Future[None]"]
Read = Callable[..., list[Any]]


class SqlitePeople:
    """The people in a SQLite file, written by the same thread as its logs."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write, self._read = write, read

    def add(self, person: Person, key_hash: bytes, now: int) -> "Future[None]":
        """Keep somebody new; done once it is durable."""

        def insert(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO people (id, name, since) VALUES (?, ?, ?)", (person.id, person.name, now))
            connection.execute("INSERT INTO keys (hash, person, since) VALUES (?, ?, ?)", (key_hash, person.id, now))

        return self._write(insert)

    def find(self, key_hash: bytes) -> Person | None:
        """Whose key has this hash; nobody's if it is none of ours."""
        query = "SELECT people.id, people.name FROM keys JOIN people ON people.id = keys.person WHERE hash = ?"
        rows = self._read(query, key_hash)
        return Person(*rows[0]) if rows else None

    def rename(self, person: str, name: str) -> "Future[None]":
        """Give somebody another name; done once it is durable."""
        return self._write(lambda connection: _rename(connection, person, name))


def _rename(connection: sqlite3.Connection, person: str, name: str) -> None:
    connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
