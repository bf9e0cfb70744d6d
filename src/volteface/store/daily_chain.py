"""The secret end of the chain of daily decks, in a small file beside the file of games."""

import os
from datetime import date
from pathlib import Path
from secrets import token_bytes
from typing import Final

import msgspec
from msgspec import Struct

from volteface.tables.errors import StoreError
from volteface.tables.fairness.daily import LINK_BYTES, HashChain

DAYS: Final = 7305  # twenty years
FILE_MODE: Final = 0o600


class _ChainFile(Struct, frozen=True, forbid_unknown_fields=True):
    secret: bytes
    first: date
    days: int


def keep_chain(database: Path, today: date) -> HashChain:
    """The chain of the server with that file of games; a new one begins today. Raises `StoreError`."""
    path = database.with_name(f"{database.name}-daily")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write(path, _ChainFile(token_bytes(LINK_BYTES), today, DAYS))
        kept = msgspec.json.decode(path.read_bytes(), type=_ChainFile)
    except (OSError, msgspec.MsgspecError) as error:
        raise StoreError(f"{path}, which holds the secret of the daily decks, cannot be read: {error}.") from error
    if len(kept.secret) != LINK_BYTES or kept.days < 1:
        raise StoreError(f"{path} holds no secret of daily decks.")
    return HashChain(kept.secret, kept.first, kept.days)


def _write(path: Path, chain: _ChainFile) -> None:
    """All or nothing, and for nobody else to read."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, FILE_MODE)
    try:
        os.write(file, msgspec.json.encode(chain))
        os.fsync(file)
    finally:
        os.close(file)
    draft.replace(path)
