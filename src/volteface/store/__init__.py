"""Where logs are kept: in memory, or in one SQLite file."""

from volteface.store.memory import MemoryStore
from volteface.store.sqlite import SqliteStore

__all__ = ["MemoryStore", "SqliteStore"]
