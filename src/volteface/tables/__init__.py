"""One table without I/O: who sits where, whose turn it is, and the log of what happened."""

from volteface.tables.draft import Draft
from volteface.tables.errors import (
    AlreadyDone,
    Conflict,
    DamagedGame,
    NoSuchTable,
    NotAllowed,
    NotAsked,
    Stale,
    StoreError,
    TableError,
    TooFast,
)
from volteface.tables.live import LiveTable, load_table
from volteface.tables.ports import Addition, LogStore, Record, Snapshot, StoredTable
from volteface.tables.request import ActionId, Request
from volteface.tables.setup import Setup
from volteface.tables.views import PlayedMove, TableView

__all__ = [
    "ActionId",
    "Addition",
    "AlreadyDone",
    "Conflict",
    "DamagedGame",
    "Draft",
    "LiveTable",
    "LogStore",
    "NoSuchTable",
    "NotAllowed",
    "NotAsked",
    "PlayedMove",
    "Record",
    "Request",
    "Setup",
    "Snapshot",
    "Stale",
    "StoreError",
    "StoredTable",
    "TableError",
    "TableView",
    "TooFast",
    "load_table",
]
