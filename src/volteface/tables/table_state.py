"""A table after so many entries of its log, and the snapshots that save replaying a long log."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from volteface.kernel import AnyEntry, Game, NoteEntry
from volteface.tables.ports import Record, Snapshot
from volteface.tables.seating import Seating
from volteface.tables.table_events import event_name

SNAPSHOT_EVERY: Final = 100  # entries
SNAPSHOT_FORMAT: Final = 2

RESTARTING: Final = frozenset(("opened", "started", "resumed", "took_back"))


class TableState(Struct, frozen=True, gc=False):
    """The seating and the game as a log has left them."""

    record: Record
    seq: int  # entries that the log has
    seating: Seating
    game: Any  # the game's state; None before it begins
    waiting_since: int  # when the table began to wait for whoever is asked, by the clock that countdowns use
    dealt: int  # moves that the Dealer has made

    def snapshot(self) -> Snapshot:
        """This state as a snapshot."""
        state = msgspec.Raw(msgspec.json.encode(self.game))
        return Snapshot(self.seq, msgspec.json.encode(_Data(self.seating, state, self.waiting_since)))


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    """What a snapshot holds."""

    seating: Seating
    state: msgspec.Raw
    waiting_since: int
    format: int = SNAPSHOT_FORMAT


class _Format(Struct, frozen=True):
    """The part of a snapshot that says how to read the rest."""

    format: int = 1


def read_snapshot(game: Game, snapshot: Snapshot | None) -> tuple[Seating, Any, int] | None:
    """The seating, the game's state and `waiting_since`; None if there is no snapshot that can be read now.

    An outdated snapshot, or a damaged one, is not needed: the log is the truth.
    """
    try:
        if snapshot is None or msgspec.json.decode(snapshot.data, type=_Format).format != SNAPSHOT_FORMAT:
            return None
        data = msgspec.json.decode(snapshot.data, type=_Data)
        return data.seating, msgspec.json.decode(data.state, type=game.state_type | None), data.waiting_since
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None


def restarts_clocks(entry: AnyEntry) -> bool:
    """Whether the clocks run anew from this entry on: after moves and some events, but not after chat."""
    return not isinstance(entry, NoteEntry) or event_name(entry.about) in RESTARTING
