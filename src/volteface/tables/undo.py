"""The law of undo at a live table: one's own last move, as long as nobody has learnt or done anything since."""

from volteface.kernel import Game, MoveEntry, Seat
from volteface.kernel.log import read_events
from volteface.tables.errors import NotAllowed


def find_undoable(game: Game, moves: tuple[MoveEntry, ...], seat: Seat) -> MoveEntry:
    """The move a seat may take back; raises if there is none."""
    last = moves[-1] if moves else None
    if last is None or last.actor != seat or last.decided_by != "person":
        raise NotAllowed("refused-undo-others-have-moved")
    if any(map(game.is_revealing, read_events(game, last))):
        raise NotAllowed("refused-undo-something-was-seen")
    return last
