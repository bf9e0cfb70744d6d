"""Games with real cards from files: the log of another companion table, or a score sheet as CSV.

Both become a table of whoever brings them, where people go on writing: so an evening that was kept on a phone without
a network is put on a server.
"""

from typing import Final

import msgspec
from msgspec.structs import replace

from volteface.kernel import InvalidInput, InvalidLog, MoveEntry, VoltefaceError, read_log
from volteface.kernel.companion.operations import Written
from volteface.kernel.manifest import COMPANION
from volteface.rooms.companion.messages import LONGEST_DEVICE
from volteface.rooms.companion.sheets import read_csv
from volteface.tables import Draft, Setup
from volteface.tables.commands.companion import checked_operation, different
from volteface.tables.commands.new_table import CopiedGame, NewTable, copy_companion
from volteface.tables.fairness.verify import table_of
from volteface.tables.names import read_name
from volteface.tables.setup import game_of

MOST_OPERATIONS: Final = 5000


def read_companion(data: bytes, person: str, new: NewTable) -> Draft:
    """The table that a file makes, with this person as its host; raises `InvalidInput`."""
    try:
        setup, copied = _read_log(data) if data.lstrip().startswith(b"{") else _read_csv(data)
        game = game_of(setup)
        if len(copied.written) > MOST_OPERATIONS:
            raise InvalidInput(f"A game with real cards has at most {MOST_OPERATIONS} operations.")
        names = different(tuple(map(read_name, copied.names)))
        written = tuple(replace(one, op=checked_operation(game, one.op)) for one in copied.written)
        return copy_companion(game, setup, person, new, CopiedGame(names, written, copied.header))
    except InvalidInput:
        raise
    except (VoltefaceError, RecursionError, LookupError) as error:
        raise InvalidInput(f"This game cannot be kept: {error}") from error


def _read_log(data: bytes) -> tuple[Setup, CopiedGame]:
    log = read_log(data)
    if not log.header.game.endswith(COMPANION):
        raise InvalidLog("This game was not played with real cards.")
    opened, _ = table_of(log)
    moves = [entry for entry in log.entries if isinstance(entry, MoveEntry)]
    written = tuple(map(_read_written, moves))
    if opened.setup.game_id != log.header.game or opened.setup.edition != log.header.edition:
        raise InvalidLog("The rules at the head of the log are not those that the table was opened with.")
    setup = replace(opened.setup, seats=len(log.header.seats))
    return setup, CopiedGame(log.header.seats, written, log.header)


def _read_written(entry: MoveEntry) -> Written:
    try:
        written = msgspec.convert(entry.move, Written)
    except msgspec.ValidationError as error:
        raise InvalidLog(f"Entry {entry.seq} cannot be read: {error}.") from error
    if len(written.device) > LONGEST_DEVICE:
        raise InvalidLog(f"Entry {entry.seq} has a device whose name is too long.")
    return replace(written, name=read_name(written.name)) if written.name else written


def _read_csv(data: bytes) -> tuple[Setup, CopiedGame]:
    try:
        game = read_csv(data.decode())
    except UnicodeDecodeError as error:
        raise InvalidInput("The file is not UTF-8 text.") from error
    setup = Setup(game.game, game.edition, len(game.names), dealer="people")
    return setup, CopiedGame(game.names, game.written)
