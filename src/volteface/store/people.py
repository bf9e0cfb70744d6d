"""The people a server knows: guests with a name, each known by the hash of a key that only they have."""

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from volteface.store.reading import READ_RECORD
from volteface.tables.needs import Promise

FORGOTTEN: Final = ""  # a person sat there, no bot, but nobody knows any more who


class Person(Struct, frozen=True):
    """Somebody; the id is public, the key is not kept anywhere."""

    id: str
    name: str


Write = Callable[[Callable[[sqlite3.Connection], None]], Promise]
Read = Callable[..., list[Any]]


class SqlitePeople:
    """The people in a SQLite file, written by the same thread as its logs."""

    def __init__(self, write: Write, read: Read) -> None:
        self._write, self._read = write, read

    def add(self, person: Person, key_hash: bytes, now: int) -> Promise:
        """Keep somebody new; done once it is durable."""
        return self._write(partial(_add, person=person, key_hash=key_hash, now=now))

    def find(self, key_hash: bytes) -> Person | None:
        """Whose key has this hash; nobody's if it is none of ours."""
        query = "SELECT people.id, people.name FROM keys JOIN people ON people.id = keys.person WHERE hash = ?"
        rows = self._read(query, key_hash)
        return Person(*rows[0]) if rows else None

    def rename(self, person: str, name: str) -> Promise:
        """Give somebody another name; done once it is durable."""
        return self._write(partial(_rename, person=person, name=name))

    def add_key(self, person: str, key_hash: bytes, now: int) -> Promise:
        """One more key for somebody, for another device."""
        return self._write(partial(_add_key, person=person, key_hash=key_hash, now=now))

    def forget(self, person: str) -> Promise:
        """Somebody is known no more: their keys, their name, and that they sat at any table."""
        return self._write(partial(_forget, person=person))


def _add(connection: sqlite3.Connection, person: Person, key_hash: bytes, now: int) -> None:
    connection.execute("INSERT INTO people (id, name, since) VALUES (?, ?, ?)", (person.id, person.name, now))
    _add_key(connection, person.id, key_hash, now)


def _add_key(connection: sqlite3.Connection, person: str, key_hash: bytes, now: int) -> None:
    connection.execute("INSERT INTO keys (hash, person, since) VALUES (?, ?, ?)", (key_hash, person, now))


def _forget(connection: sqlite3.Connection, person: str) -> None:
    query = "SELECT id, data FROM tables WHERE id IN (SELECT table_id FROM players WHERE person = ?)"
    for table, data in connection.execute(query, (person,)).fetchall():
        record = READ_RECORD(data)
        people = tuple(FORGOTTEN if one == person else one for one in record.people)
        host = "" if record.host == person else record.host
        kept = msgspec.json.encode(replace(record, people=people, host=host))
        connection.execute("UPDATE tables SET data = ? WHERE id = ?", (kept, table))
    connection.execute("UPDATE players SET person = NULL WHERE person = ?", (person,))
    connection.execute("DELETE FROM keys WHERE person = ?", (person,))
    connection.execute("DELETE FROM people WHERE id = ?", (person,))


def _rename(connection: sqlite3.Connection, person: str, name: str) -> None:
    connection.execute("UPDATE people SET name = ? WHERE id = ?", (name, person))
