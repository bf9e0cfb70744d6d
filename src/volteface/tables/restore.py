"""Restore a table from its log: a fold over the entries, from the last snapshot on."""

from typing import Any

import msgspec
from msgspec import Struct

from volteface.kernel import (
    DEALER,
    AmendEntry,
    AnyEntry,
    Game,
    MoveEntry,
    NoteEntry,
    VoltefaceError,
)
from volteface.kernel.faults import invalid_log
from volteface.kernel.log import count_move, fold, opening
from volteface.tables.errors import DamagedGame
from volteface.tables.ports import StoredTable
from volteface.tables.seating import Seating, after, after_move, open_seating
from volteface.tables.table_events import Opened, Started, read_table_event
from volteface.tables.table_state import TableState, read_snapshot, restarts_clocks


class Restored(Struct, frozen=True):
    """A table as its log has left it, the moves in effect, and the states before the latest of them."""

    state: TableState
    moves: list[MoveEntry]
    before: list[Any]


def restore(game: Game, stored: StoredTable) -> Restored:
    """The table that a store has; raises `DamagedGame` if its log makes no sense."""
    try:
        return _restore(game, stored)
    except (VoltefaceError, msgspec.MsgspecError, LookupError) as error:
        table = stored.record.id
        said = DamagedGame(f"The log of table {table} is damaged: {error}")
        raise said.explained("problem-damaged-game", table=table, problem=error) from error


def _restore(game: Game, stored: StoredTable) -> Restored:
    """Fold the log; every entry costs the same, an undo too."""
    table, done = _first(game, stored)
    for index, entry in enumerate(stored.entries):
        if index >= done:
            _follow(game, stored, table, entry)
        else:
            count_move(table.moves, entry)
    dealt = sum(entry.actor == DEALER and isinstance(entry, MoveEntry) for entry in stored.entries)
    seq = len(stored.entries)
    state = TableState(stored.record, seq, table.seating, table.state, table.waiting_since, dealt)
    return Restored(state, table.moves, table.before)


class _Fold(Struct):
    """A table in the middle of its log."""

    seating: Seating
    state: Any
    waiting_since: int
    moves: list[MoveEntry]
    before: list[Any]  # the states before the latest moves, those since the snapshot


def _first(game: Game, stored: StoredTable) -> tuple[_Fold, int]:
    """The table of the last snapshot, or a new one, and how many entries it has."""
    snapshot = read_snapshot(game, stored.snapshot)
    if snapshot is not None and stored.snapshot is not None:
        return _Fold(*snapshot, [], []), stored.snapshot.seq
    opened = read_table_event(_about(stored.entries[0]))
    if not isinstance(opened, Opened):
        raise invalid_log("Its first entry does not open it.", "not-opened")
    return _Fold(open_seating(opened), None, stored.entries[0].at, [], []), 1


def _follow(game: Game, stored: StoredTable, table: _Fold, entry: AnyEntry) -> None:
    if isinstance(entry, MoveEntry):
        table.before.append(table.state)
        table.state = game.apply(table.state, msgspec.convert(entry.move, game.move_type))[0]
        table.seating = after_move(table.seating, is_round_over=game.is_resting(table.state))
    elif isinstance(entry, NoteEntry):
        event = read_table_event(_about(entry))
        table.state = opening(game, event.header) if isinstance(event, Started) else table.state
        table.seating = after(table.seating, event)
    counted = len(table.moves)
    count_move(table.moves, entry)
    if isinstance(entry, AmendEntry) or len(table.moves) < counted:
        _go_back(game, stored, table, counted - len(table.moves))
    if restarts_clocks(entry):
        table.waiting_since = entry.at


def _go_back(game: Game, stored: StoredTable, table: _Fold, undone: int) -> None:
    """Take moves back; what lies before the snapshot, or was amended, is replayed from the beginning."""
    if 0 < undone <= len(table.before):
        table.state = table.before[-undone]
        del table.before[-undone:]
        return
    if stored.record.header is None:
        raise invalid_log("A move was taken back before the game began.", "takes-nothing-early")
    table.state = fold(game, stored.record.header, tuple(table.moves))
    table.before.clear()


def _about(entry: AnyEntry) -> dict[str, Any]:
    if not isinstance(entry, NoteEntry) or entry.about is None:
        raise invalid_log(f"Entry {entry.seq} tells of no event.", "no-event", entry.seq)
    return entry.about
