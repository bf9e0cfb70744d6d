"""One live table: who sits where, whose turn it is, and the log of what happened."""

from volteface.tables.errors import Conflict, NoSuchTable, NotAllowed, NotAsked, StoreError, TableError, TooFast
from volteface.tables.live import LiveTable, load_table
from volteface.tables.needs import Addition, Kept, LogStore, Record, Snapshot
from volteface.tables.output import Happened, TableView
from volteface.tables.request import Request
from volteface.tables.setup import Setup

__all__ = [
    "Addition",
    "Conflict",
    "Happened",
    "Kept",
    "LiveTable",
    "LogStore",
    "NoSuchTable",
    "NotAllowed",
    "NotAsked",
    "Record",
    "Request",
    "Setup",
    "Snapshot",
    "StoreError",
    "TableError",
    "TableView",
    "TooFast",
    "load_table",
]
