"""What a table needs from outside: a place that keeps its log, and somebody who knows the odds."""

from typing import Protocol

from msgspec import Struct

from volteface.kernel import AnyEntry, Header
from volteface.tables.setup import Setup


class Record(Struct, frozen=True, kw_only=True, gc=False):
    """What is kept of a table besides its log; the secret never leaves before the game is over."""

    id: str
    setup: Setup
    host: str
    secret: bytes
    created: int  # milliseconds since 1970
    updated: int
    stage: str = "gathering"
    header: Header | None = None
    players: tuple[str, ...] = ()  # names in seat order
    people: tuple[str | None, ...] = ()  # persons in seat order, nobody for a bot, "" for somebody who was forgotten
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    is_branch: bool = False  # whether it goes on from another game


class Snapshot(Struct, frozen=True):
    """The position after an entry, so that a long log need not be replayed from its beginning."""

    seq: int
    data: bytes


class Kept(Struct, frozen=True):
    """All that is kept of a table."""

    record: Record
    entries: tuple[AnyEntry, ...]
    snapshot: Snapshot | None = None


class Addition(Struct, frozen=True, gc=False):
    """What a request adds to a table: entries after so many, and its record from then on."""

    record: Record
    expected: int  # entries that the log has so far
    entries: tuple[AnyEntry, ...]
    snapshot: Snapshot | None = None
    is_same: bool = False  # the record is the one of the addition before, and need not be kept again

    def follows(self) -> bool:
        """Whether the entries are numbered on from those before."""
        return all(entry.seq == self.expected + place for place, entry in enumerate(self.entries))


class Promise(Protocol):
    """Somebody's word that something will be kept."""

    def done(self) -> bool:
        """Whether it is, or could not be."""

    def result(self) -> None:
        """Nothing once it is kept; raises if it could not be."""


class LogStore(Protocol):
    """Keeps logs: what it has acknowledged is never lost."""

    def append(self, addition: Addition) -> Promise:
        """Add to a table's log, all or nothing; done once it is durable. The first addition opens the table.

        Raises `Conflict` if the log is longer or shorter, the entries do not follow, or an action was appended before.
        """

    def load(self, table: str) -> Kept:
        """A table and its whole log; raises `NoSuchTable`."""

    def find(
        self, *, person: str | None = None, player: str | None = None, stage: str | None = None, most: int = 50
    ) -> tuple[Record, ...]:
        """Tables a person sits at, or with a player of that name, the latest first."""

    def close(self) -> None:
        """Finish what was asked for, then stop."""
