"""A program that appends for ever and says what was acknowledged; it is there to be killed."""

import sys
from itertools import count
from pathlib import Path
from threading import Thread

from tests.store.logs import append, note, record
from volteface.store import SqliteStore


def main(path: Path, tables: int) -> None:
    """Fill some tables at once."""
    store = SqliteStore(path)
    threads = [Thread(target=fill, args=(store, f"table {number}")) for number in range(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def fill(store: SqliteStore, table: str) -> None:
    """Append, and say so only when it is acknowledged."""
    known = len(store.load(table).entries) if is_known(store, table) else 0
    for seq in count(known):
        append(store, seq, note(seq, text=f"{table} says {seq}"), of=record(table))
        sys.stdout.write(f"{table}/{seq}\n")
        sys.stdout.flush()


def is_known(store: SqliteStore, table: str) -> bool:
    """Whether the table was there when the program began."""
    return any(kept.id == table for kept in store.find(most=99))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
