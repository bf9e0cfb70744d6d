"""Things done on the writer's own connection, which no request reaches."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from volteface.store import SqliteStore

T = TypeVar("T")


def on_writer(store: SqliteStore, do: Callable[[sqlite3.Connection], T]) -> T:
    """Do something where the store writes, inside one of its commits."""
    answers: list[T] = []
    future: Future[None] = Future()
    store._jobs.put((lambda connection: answers.append(do(connection)), future))
    future.result(timeout=20)
    return answers[0]


def ask(pragma: str) -> Callable[[sqlite3.Connection], object]:
    """A pragma's answer."""

    def answer(connection: sqlite3.Connection) -> object:
        return connection.execute(f"PRAGMA {pragma}").fetchone()[0]

    return answer
