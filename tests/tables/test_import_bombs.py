"""Files made to waste time or memory are refused in words, and every log costs no more than its length."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from volteface.games.flip7 import GAME as FLIP7
from volteface.kernel import AnyEntry, InvalidLog, MoveEntry, UndoEntry, replay
from volteface.tables import StoredTable
from volteface.tables.fairness.archive import examine
from volteface.tables.fairness.verify import verify
from volteface.tables.restore import restore

from .bombs import BOMBS, MOST_BYTES
from .evenings import FLIP, begun, play_to_the_end


@pytest.mark.parametrize("bomb", BOMBS, ids=lambda bomb: bomb.__name__)
def test_a_bomb_is_refused_in_words(bomb: Callable[[], bytes]) -> None:
    data = bomb()
    assert len(data) <= MOST_BYTES
    with pytest.raises(InvalidLog):
        examine(data, "ours", "zoe")


@pytest.mark.parametrize("seats", [10**9, -1])
def test_seats_that_nobody_has_are_not_made(seats: int) -> None:
    log = play_to_the_end(begun(FLIP)).log()
    opened = log.entries[0]
    about = {**opened.about, "setup": {**opened.about["setup"], "seats": seats}}  # type: ignore[union-attr, index, dict-item]
    with pytest.raises(InvalidLog, match="seats"):
        verify(replace(log, entries=(replace(opened, about=about), *log.entries[1:])))


class CountingGame:
    """Flip 7, and how many moves were applied."""

    def __init__(self) -> None:
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(FLIP7, name)

    def apply(self, state: Any, move: Any) -> Any:
        """The game's own `apply`."""
        self.applied += 1
        return FLIP7.apply(state, move)


def undone(times: int, back_by: int) -> StoredTable:
    """A finished game with undo entries in the middle: each takes that many entries back, or none."""
    table = play_to_the_end(begun(FLIP))
    entries = list(table.log().entries)
    moves = [index for index, entry in enumerate(entries) if isinstance(entry, MoveEntry)]
    middle = moves[len(moves) // 2]
    again = [entry for entry in entries[middle - back_by : middle] if isinstance(entry, MoveEntry)]
    more: list[AnyEntry] = []
    for number in range(times):
        seq = middle + len(more)
        action = f"undo {number}"
        more.append(UndoEntry(seq=seq, back_to=seq - back_by, actor=0, decided_by="person", action=action, at=0))
        for entry in again:
            more.append(replace(entry, seq=middle + len(more), action=f"again {number}/{len(more)}", digest=None))
    entries[middle:middle] = more
    renumbered = (replace(entry, seq=seq) for seq, entry in enumerate(entries))
    plain = (replace(entry, digest=None) if isinstance(entry, MoveEntry) else entry for entry in renumbered)
    return StoredTable(table.record, tuple(plain))


@pytest.mark.parametrize("back_by", [0, 1, 3])
def test_restoring_applies_every_move_once_however_often_something_is_taken_back(back_by: int) -> None:
    stored, game = undone(400, back_by), CountingGame()
    restore(game, stored)
    assert game.applied == sum(isinstance(entry, MoveEntry) for entry in stored.entries)


@pytest.mark.parametrize("back_by", [0, 1, 3])
def test_replaying_applies_every_move_once_however_often_something_is_taken_back(back_by: int) -> None:
    table, game = undone(400, back_by), CountingGame()
    log = replace(play_to_the_end(begun(FLIP)).log(), entries=table.entries)
    assert len(list(replay(log, game))) == len(log.entries)
    assert game.applied == sum(isinstance(entry, MoveEntry) for entry in log.entries)
