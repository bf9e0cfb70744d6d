"""The worker's IndexedDB as this package calls it: a name and JSON in, JSON out, each call one transaction."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from volteface.kernel import Reason
from volteface.tables import StoreError

# What the worker passes in: the name of an operation and its argument as JSON; it never raises.
CallDatabase = Callable[[str, str], Awaitable[str]]

NOT_KEPT: Final = Reason("refused-not-kept")
REASONS: Final = {
    "QuotaExceededError": Reason("refused-storage-full"),
    "InvalidStateError": Reason("refused-storage-closed"),  # the connection to the database is closed
}


class StorageFailed(StoreError):
    """The browser refused to write or read; nothing was acknowledged."""

    def __init__(self, operation: str, name: str, text: str) -> None:
        self.name = name
        self.reason = REASONS.get(name, NOT_KEPT)
        super().__init__(f"IndexedDB: {operation} failed: {name} {text}")


class _Result(Struct, frozen=True):
    """What an operation returned, or the name and the text of its error."""

    value: Raw = Raw(b"null")
    error: str = ""
    text: str = ""


class Database:
    """Calls operations of the worker's database (`web/src/local/database.ts`)."""

    def __init__(self, call: CallDatabase) -> None:
        self._call = call

    async def call(self, operation: str, argument: Any, type: Any = Any) -> Any:
        """What an operation returns; raises `StorageFailed`."""
        text = await self._call(operation, msgspec.json.encode(argument).decode())
        result = msgspec.json.decode(text, type=_Result)
        if result.error:
            raise StorageFailed(operation, result.error, result.text)
        return msgspec.json.decode(result.value, type=type)
