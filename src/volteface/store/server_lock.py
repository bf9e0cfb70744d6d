"""One server for one file of games: a lock that ends with the process that holds it, however it ends.

Programs that only play or read in a file need no lock; two servers would each host the same tables.
"""

import fcntl
import os
from pathlib import Path

from volteface.store.schema import cannot_open
from volteface.tables.errors import StoreError


class ServerLock:
    """A lock on a small file beside the file of games; raises `StoreError` if another server has it."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-lock")
        try:
            database.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._lock()
        except BlockingIOError:
            said = StoreError(f"Another server is using {database}, and only one can.")
            raise said.explained("problem-other-server", file=str(database)) from None
        except OSError as error:
            raise cannot_open(database, error) from error

    def release(self) -> None:
        """Let another server have the file."""
        self._path.unlink(missing_ok=True)
        os.close(self._file)

    def _lock(self) -> int:
        while True:
            file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if _is_same(file, self._path):
                    return file
            except OSError:
                os.close(file)
                raise
            os.close(file)  # its holder removed it just now


def _is_same(file: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(file), path.stat())
    except FileNotFoundError:
        return False
