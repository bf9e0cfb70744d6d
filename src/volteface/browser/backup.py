"""Everything on this device as one file, and back: people, and tables with their whole logs and secrets."""

from typing import Final

import msgspec
from msgspec import Struct

from volteface.browser.context import ID_PREFIX, MOST_TABLES, HostContext
from volteface.kernel import AnyEntry, InvalidInput, VoltefaceError
from volteface.rooms.api.schemas import Me
from volteface.tables import Conflict, DamagedGame, LiveTable, NoSuchTable, Record
from volteface.tables.ports import Addition, StoredTable
from volteface.tables.setup import game_of

FORMAT: Final = 1


class KeptTable(Struct, frozen=True):
    """A table as it is in the file."""

    record: Record
    entries: tuple[AnyEntry, ...]


class Backup(Struct, frozen=True, kw_only=True):
    """The file."""

    volteface_backup: int = FORMAT
    people: tuple[Me, ...]
    tables: tuple[KeptTable, ...]
    damaged: tuple[str, ...] = ()  # ids of tables that could not be read


class Restored(Struct, frozen=True):
    """What was taken in from a file."""

    tables: int  # that are here now and were not before
    known: int  # that were here already, with as many entries or more
    refused: tuple[str, ...] = ()  # ids of tables that make no sense, or went on differently here


async def make_backup(context: HostContext) -> Backup:
    """Everything that can be read."""
    tables, damaged = [], []
    for record in await context.store.find(most=MOST_TABLES):
        try:
            stored = await context.store.load(record.id)
            tables.append(KeptTable(stored.record, stored.entries))
        except DamagedGame:
            damaged.append(record.id)
    return Backup(people=tuple(await context.people.all()), tables=tuple(tables), damaged=tuple(damaged))


async def restore_backup(context: HostContext, data: bytes) -> Restored:
    """Take in a file: what is here already stays, what is not is added; raises `InvalidInput` if it cannot be read."""
    backup = read_backup(data)
    here = {one.person for one in await context.people.all()}
    for person in backup.people:
        if person.person not in here:
            await context.people.keep(person)
    added, known, refused = 0, 0, []
    for table in backup.tables:
        is_new = await _restore(context, table)
        added, known = added + (is_new is True), known + (is_new is False)
        refused += [table.record.id] if is_new is None else []
    return Restored(added, known, tuple(refused))


def read_backup(data: bytes) -> Backup:
    """The file; raises `InvalidInput`."""
    try:
        backup = msgspec.json.decode(data, type=Backup)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise InvalidInput(f"This file cannot be read: {error}.") from error
    if backup.volteface_backup > FORMAT:
        raise InvalidInput("This file was made by a newer version of the game.")
    return backup


async def _restore(context: HostContext, table: KeptTable) -> bool | None:
    """Whether the table is new here; None if it is refused."""
    record, entries = table.record, table.entries
    try:
        stored = await context.store.load(record.id)
        return False if stored.entries[: len(entries)] == entries else None
    except NoSuchTable:
        pass
    try:
        if not record.id.startswith(ID_PREFIX) or not entries:
            return None
        LiveTable(game_of(record.setup), StoredTable(record, entries))  # raises unless everything folds
        await context.store.append(Addition(record, 0, entries))
    except (VoltefaceError, Conflict):
        return None
    return True
