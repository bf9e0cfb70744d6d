"""Things done on the writer's own connection, which no request reaches."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from threading import Event
from typing import TypeVar

from volteface.store import SqliteStore

T = TypeVar("T")


def on_writer(store: SqliteStore, do: Callable[[sqlite3.Connection], T]) -> T:
    """Do something where the store writes, inside one of its commits."""
    answers: list[T] = []
    _submit(store, lambda connection: answers.append(do(connection))).result(timeout=20)
    return answers[0]


def ask(pragma: str) -> Callable[[sqlite3.Connection], object]:
    """A pragma's answer."""

    def answer(connection: sqlite3.Connection) -> object:
        return connection.execute(f"PRAGMA {pragma}").fetchone()[0]

    return answer


def hold(store: SqliteStore) -> tuple[Event, "Future[None]", list[str]]:
    """Keep the writer busy until the event is set, and count what it says to SQLite from then on."""
    said: list[str] = []
    go, begun = Event(), Event()

    def occupy(connection: sqlite3.Connection) -> None:
        begun.set()
        assert go.wait(timeout=20)
        connection.set_trace_callback(said.append)

    future = _submit(store, occupy)
    assert begun.wait(timeout=20)
    return go, future, said


def _submit(store: SqliteStore, do: Callable[[sqlite3.Connection], None]) -> "Future[None]":
    future = store._writer.submit(do)
    assert isinstance(future, Future)
    return future
