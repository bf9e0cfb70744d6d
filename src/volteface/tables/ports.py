"""What a table needs from outside: the types that a store keeps, and the interface of a store."""

import asyncio
from concurrent.futures import Future
from typing import Protocol, TypeAlias

from msgspec import Struct

from volteface.kernel import AnyEntry, Header
from volteface.tables.setup import Setup, day_key

# Completes once a write is durable: in another thread, or on an event loop.
WriteFuture: TypeAlias = "Future[None] | asyncio.Future[None]"


class UncancellableFuture(asyncio.Future[None]):
    """A write that is under way: a task that waits for it is cancelled only once it has completed."""

    def cancel(self, msg: object = None) -> bool:
        """Refuse: what was sent to the disk cannot be taken back."""
        return False


class Record(Struct, frozen=True, kw_only=True, gc=False):
    """A summary of a table beside its log; the secret never leaves the store before the game is over."""

    id: str
    setup: Setup
    host: str
    secret: bytes
    created: int  # milliseconds since 1970
    updated: int
    stage: str = "gathering"
    header: Header | None = None
    players: tuple[str, ...] = ()  # names in seat order
    people: tuple[str | None, ...] = ()  # person ids in seat order; None for a bot, "" for a deleted person;
    # after the seats of a companion table, those who write there
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    code: str = ""  # short, to be typed by whoever comes in; empty once a game has begun, or real cards are done
    is_branch: bool = False  # whether it goes on from another game
    is_moved: bool = False  # whether it was moved here while it was running: its player may have seen its secret
    is_away: bool = False  # whether it was moved away, and goes on elsewhere
    importer: str | None = None  # who took the game in from a file: "" if nobody is known; None if it was played here
    is_verified: bool = True  # whether all deals of a game from a file were recomputed when it was taken in

    @property
    def day(self) -> str | None:
        """What a table with the deck of a day is found by; None for every other table."""
        return None if self.setup.daily is None else day_key(self.setup.daily, self.setup.game)

    @property
    def is_imported(self) -> bool:
        """Whether the game was taken in from a file."""
        return self.importer is not None


class Snapshot(Struct, frozen=True):
    """The table after `seq` entries, so that a long log need not be replayed from the beginning."""

    seq: int
    data: bytes


class StoredTable(Struct, frozen=True):
    """A table as a store has it."""

    record: Record
    entries: tuple[AnyEntry, ...]
    snapshot: Snapshot | None = None


class Addition(Struct, frozen=True, gc=False):
    """What a command appends to a table's log, and the table's record from then on."""

    record: Record
    expected: int  # entries that the log has so far
    entries: tuple[AnyEntry, ...]
    snapshot: Snapshot | None = None
    is_record_unchanged: bool = False  # then only the entries are written

    def follows(self) -> bool:
        """Whether the entries are numbered on from those before."""
        return all(entry.seq == self.expected + index for index, entry in enumerate(self.entries))


class LogStore(Protocol):
    """Append-only logs; an acknowledged addition is never lost."""

    def append(self, addition: Addition) -> WriteFuture:
        """Append to a table's log, all or nothing; completes once the write is durable.

        The first addition opens the table. Fails with `Conflict` if the log is longer or shorter than expected, the
        entries do not follow, or an action was appended before.
        """

    def load(self, table: str) -> StoredTable:
        """A table and its whole log; raises `NoSuchTable`."""

    def find(
        self,
        *,
        person: str | None = None,
        player: str | None = None,
        stage: str | None = None,
        code: str | None = None,
        daily: str | None = None,
        most: int = 50,
    ) -> tuple[Record, ...]:
        """Records of tables where a person sits, or a player of that name, or of that code or day; the latest first."""

    def close(self) -> None:
        """Finish the writes that were asked for, then close."""
