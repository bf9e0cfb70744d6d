"""The law of undo at a live table: one's own last move, as long as nobody has learnt or done anything since."""

from collections.abc import Sequence
from typing import Any

from volteface.kernel import Game, MoveEntry, Seat
from volteface.kernel.log import read_events
from volteface.tables.errors import NotAllowed


def find_undoable(
    game: Game, moves: Sequence[MoveEntry], seat: Seat, events: tuple[Any, ...] | None = None
) -> MoveEntry:
    """The move a seat may take back; raises if there is none. `events` are that move's own, if they are at hand."""
    last = moves[-1] if moves else None
    if last is None or last.actor != seat or last.decided_by != "person":
        raise NotAllowed("refused-undo-others-have-moved")
    if any(map(game.is_revealing, events or read_events(game, last))):
        raise NotAllowed("refused-undo-something-was-seen")
    return last
