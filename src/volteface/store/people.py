"""The people a server knows: guests with a name, recognised by the hash of a key that only they have."""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from volteface.store.rows import READ_RECORD
from volteface.tables.ports import WriteFuture

DELETED: Final = ""  # stands for a person whose data was deleted, where None would stand for a bot


class Person(Struct, frozen=True):
    """A person; the id is public, and only a hash of the key is stored."""

    id: str
    name: str


class StoredKey(Struct, frozen=True):
    """A key of a person: the hash of it, and when it was made (milliseconds since 1970)."""

    hash: bytes
    since: int


Write = Callable[[Callable[[sqlite3.Connection], None]], WriteFuture]
Read = Callable[..., list[Any]]


class SqlitePeople:
    """The people in a SQLite file; writes complete once they are durable, and made twice they make no difference."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write, self._read = write, read

    def add(self, person: Person, key_hash: bytes, now: int) -> WriteFuture:
        """Add a person with a first key."""
        return self._write(partial(_add, person=person, key_hash=key_hash, now=now))

    def find(self, key_hash: bytes) -> Person | None:
        """The person whose key has this hash, if any."""
        query = "SELECT people.id, people.name FROM keys JOIN people ON people.id = keys.person WHERE hash = ?"
        rows = self._read(query, key_hash)
        return Person(*rows[0]) if rows else None

    def rename(self, person: str, name: str) -> WriteFuture:
        """Give a person another name."""
        return self._write(partial(_rename, person=person, name=name))

    def add_key(self, person: str, key_hash: bytes, now: int) -> WriteFuture:
        """Add a key of a person, for another device."""
        return self._write(partial(_add_key, person=person, key_hash=key_hash, now=now))

    def keys(self, person: str) -> list[StoredKey]:
        """The keys of a person, the oldest first."""
        rows = self._read("SELECT hash, since FROM keys WHERE person = ? ORDER BY since, hash", person)
        return [StoredKey(*row) for row in rows]

    def remove_key(self, person: str, key_hash: bytes) -> WriteFuture:
        """Remove a key of a person; whoever has it is nobody from then on."""
        return self._write(partial(_remove_key, person=person, key_hash=key_hash))

    def forget(self, person: str) -> WriteFuture:
        """Delete a person: their keys, their name, and that they sat at any table."""
        return self._write(partial(_forget, person=person))


def _add(connection: sqlite3.Connection, person: Person, key_hash: bytes, now: int) -> None:
    query = "INSERT INTO people (id, name, since) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING"
    connection.execute(query, (person.id, person.name, now))
    _add_key(connection, person.id, key_hash, now)


def _add_key(connection: sqlite3.Connection, person: str, key_hash: bytes, now: int) -> None:
    query = "INSERT INTO keys (hash, person, since) VALUES (?, ?, ?) ON CONFLICT (hash) DO NOTHING"
    connection.execute(query, (key_hash, person, now))


def _remove_key(connection: sqlite3.Connection, person: str, key_hash: bytes) -> None:
    connection.execute("DELETE FROM keys WHERE person = ? AND hash = ?", (person, key_hash))


def _forget(connection: sqlite3.Connection, person: str) -> None:
    query = "SELECT id, data FROM tables WHERE id IN (SELECT table_id FROM players WHERE person = ?)"
    for table, data in connection.execute(query, (person,)).fetchall():
        record = READ_RECORD(data)
        people = tuple(DELETED if one == person else one for one in record.people)
        host = "" if record.host == person else record.host
        importer = DELETED if record.importer == person else record.importer
        kept = msgspec.json.encode(replace(record, people=people, host=host, importer=importer))
        connection.execute("UPDATE tables SET data = ? WHERE id = ?", (kept, table))
    connection.execute("UPDATE players SET person = NULL WHERE person = ?", (person,))
    connection.execute("DELETE FROM keys WHERE person = ?", (person,))
    connection.execute("DELETE FROM people WHERE id = ?", (person,))


def _rename(connection: sqlite3.Connection, person: str, name: str) -> None:
    connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
