"""A table whose file is damaged: a snapshot is not needed, and a damaged log is a sentence."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from volteface.kernel import AnyEntry
from volteface.tables import LiveTable, Snapshot, StoredTable, StoreError

from .evenings import FLIP, Kind, begun, evening
from .kinds import each_kind

Change = Callable[[tuple[AnyEntry, ...]], tuple[Any, ...]]


def stored_evening(kind: Kind) -> StoredTable:
    """A game in the middle."""
    table = begun(kind, ("ann", "bo"), seed=3)
    list(evening(table, 3, 60))
    return StoredTable(table.record, tuple(table._entries))


@each_kind
@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b'{"format": 2}', b'{"format": "x"}', b"[]"])
def test_a_damaged_snapshot_is_not_needed(kind: Kind, data: bytes) -> None:
    stored = stored_evening(kind)
    damaged = LiveTable(kind.game, replace(stored, snapshot=Snapshot(20, data)))
    assert damaged.view_for(None) == LiveTable(kind.game, stored).view_for(None)


def first_move(entries: tuple[Any, ...]) -> int:
    return next(index for index, entry in enumerate(entries) if hasattr(entry, "move"))


def with_move(entries: tuple[Any, ...], move: dict[str, Any]) -> tuple[Any, ...]:
    index = first_move(entries)
    return (*entries[:index], replace(entries[index], move=move), *entries[index + 1 :])


def with_about(entries: tuple[Any, ...], index: int, about: dict[str, Any] | None) -> tuple[Any, ...]:
    return (*entries[:index], replace(entries[index], about=about), *entries[index + 1 :])


DAMAGES: dict[str, Change] = {
    "no entries": lambda entries: (),
    "no beginning": lambda entries: entries[1:],
    "a move nobody knows": lambda entries: with_move(entries, {"move": "dance"}),
    "a move that the rules refuse": lambda entries: with_move(entries, {"move": "next_round"}),
    "a note of nothing": lambda entries: with_about(entries, 1, None),
    "an event nobody knows": lambda entries: with_about(entries, 1, {"event": "danced"}),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_log_is_a_sentence(damage: Change) -> None:
    stored = stored_evening(FLIP)
    with pytest.raises(StoreError, match=r"^The log of table t is damaged: .+"):
        LiveTable(FLIP.game, replace(stored, entries=damage(stored.entries)))
