"""One live table: who sits where, whose turn it is, and the log of what happened."""

from volteface.tables.table import Happened, NotAsked, Table, new_log

__all__ = ["Happened", "NotAsked", "Table", "new_log"]
