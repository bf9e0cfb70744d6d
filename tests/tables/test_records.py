"""What is kept of a table besides its log is kept anew when it changes, and now and then; most moves leave it alone."""

from concurrent.futures import Future
from random import Random

import pytest

from tests.tables.evenings import FLIP, KINDS, Kind, ask, begun, evening, move_once
from tests.tables.stored import react
from volteface.store import MemoryStore
from volteface.tables import Addition, Record
from volteface.tables.commands.talk import REACTIONS
from volteface.tables.seating import Stage
from volteface.tables.summary import FRESH_MILLISECONDS


class WatchedStore(MemoryStore):
    """Remembers which records it was given anew, as the file would have them."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[Record] = []
        self.appends = 0

    def append(self, addition: Addition) -> "Future[None]":
        self.appends += 1
        if not addition.is_record_unchanged:
            self.records.append(addition.record)
        return super().append(addition)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_latest_record_in_the_file_always_tells_how_the_table_stands(kind: Kind) -> None:
    store = WatchedStore()
    table = begun(kind, store=store)
    for _ in evening(table, seed=3, most=300):
        kept, gathering, standing = store.records[-1], table.seating, table.standing()
        assert standing is not None
        assert (kept.totals, kept.winners, kept.stage) == (standing.totals, standing.winners, gathering.stage.value)
        assert kept.people == tuple(chair.person for chair in gathering.chairs)
        assert kept.players == tuple(chair.name for chair in gathering.chairs)


def test_most_moves_leave_the_record_alone() -> None:
    store = WatchedStore()
    table, generator = begun(FLIP, store=store), Random(4)
    while table.seating.stage is Stage.PLAYING:
        move_once(table, generator)
    assert len(store.records) < store.appends / 2


def test_a_table_where_something_happens_is_never_long_out_of_date() -> None:
    store = WatchedStore()
    table = begun(FLIP, store=store)
    for now in range(0, 5 * FRESH_MILLISECONDS, 3000):
        react(table, ask("ann", f"reaction {now}", now), REACTIONS[0])
        assert now - store.records[-1].updated < FRESH_MILLISECONDS
    assert len(store.records) < store.appends / 4
