"""The open sockets of each person, by the key that they came with: they close when the key is revoked."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from volteface.kernel import Reason
from volteface.rooms.connection import Connection

DATA_DELETED: Final = Reason("closing-data-deleted")
KEY_REVOKED: Final = Reason("closing-key-revoked")
SIGNED_OUT: Final = 4401  # the close code


class Sessions:
    """Who is connected, and with which key."""

    def __init__(self) -> None:
        self._open: dict[str, dict[Connection, str]] = {}  # ids of keys, by person and connection

    @contextmanager
    def hold(self, connection: Connection, key: str) -> Iterator[None]:
        """Remember a connection for as long as it lasts; a spectator's is nobody's."""
        person = connection.person
        if person is None:
            yield
            return
        self._open.setdefault(person, {})[connection] = key
        try:
            yield
        finally:
            del self._open[person][connection]
            if not self._open[person]:
                del self._open[person]

    def close(self, person: str, reason: Reason, key: str | None = None) -> None:
        """Close the connections of a person, or only those that came with one key."""
        for connection, used in list(self._open.get(person, {}).items()):
            if key in (None, used):
                connection.close(reason, come_back=False, code=SIGNED_OUT)
