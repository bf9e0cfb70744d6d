"""What every store promises, proven of each alike."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from volteface.kernel import MoveEntry
from volteface.store import MemoryStore, SqliteStore
from volteface.tables import Conflict, LogStore, NoSuchTable, Setup, Snapshot

from .logs import append, note, notes, record, texts


@pytest.fixture(params=["memory", "sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LogStore]:
    """An empty store of each kind."""
    made: LogStore = MemoryStore() if request.param == "memory" else SqliteStore(tmp_path / "games.db")
    yield made
    made.close()


def test_a_table_that_was_never_opened_is_not_found(store: LogStore) -> None:
    with pytest.raises(NoSuchTable, match="There is no table elsewhere"):
        store.load("elsewhere")


def test_the_first_append_opens_the_table(store: LogStore) -> None:
    append(store, 0, note(0))
    assert store.load("t").record == record()


def test_what_was_appended_is_loaded_in_order(store: LogStore) -> None:
    append(store, 0, *notes(0, 2))
    append(store, 2, *notes(2, 3))
    assert store.load("t").entries == notes(0, 5)


def test_a_move_comes_back_as_it_was(store: LogStore) -> None:
    move = MoveEntry(
        seq=0,
        actor="dealer",
        decided_by="dealer",
        action="é",
        at=2**40,
        move={"move": "deal", "card": 3},
        events=({"event": "got_card", "seat": 0, "card": 3},),
        digest="0123456789abcdef",
    )
    append(store, 0, move)
    assert store.load("t").entries == (move,)


def test_an_append_without_entries_keeps_the_record(store: LogStore) -> None:
    append(store, 0, note(0))
    append(store, 1, of=record(stage="over"))
    assert store.load("t").record.stage == "over"


def test_the_latest_record_counts(store: LogStore) -> None:
    append(store, 0, note(0))
    append(store, 1, note(1), of=record(updated=7, stage="playing", totals=(1, 2, 3)))
    assert store.load("t").record == record(updated=7, stage="playing", totals=(1, 2, 3))


@pytest.mark.parametrize("expected", [0, 1, 3, 9])
def test_an_append_after_a_wrong_number_of_entries_is_a_conflict(store: LogStore, expected: int) -> None:
    append(store, 0, *notes(0, 2))
    with pytest.raises(Conflict, match="has moved on"):
        append(store, expected, note(expected, "new"))


def test_an_entry_that_does_not_follow_is_a_conflict(store: LogStore) -> None:
    with pytest.raises(Conflict):
        append(store, 0, note(0), note(2))


def test_an_action_that_was_appended_before_is_a_conflict(store: LogStore) -> None:
    append(store, 0, note(0, "sit"))
    with pytest.raises(Conflict):
        append(store, 1, note(1, "sit"))


def test_an_action_twice_in_one_append_is_a_conflict(store: LogStore) -> None:
    with pytest.raises(Conflict):
        append(store, 0, note(0, "sit"), note(1, "sit"))


@pytest.mark.parametrize(
    ("kept", "new"),
    [
        (["a", "a/1", "a/2"], ["a/2"]),
        (["a", "a/1"], ["b", "a/1"]),
        (["a/2"], ["a", "a/1", "a/2"]),
        (["b", "a/1"], ["a", "a/1"]),
    ],
)
def test_an_action_of_any_entry_that_was_appended_before_is_a_conflict(
    store: LogStore, kept: list[str], new: list[str]
) -> None:
    append(store, 0, *(note(seq, action) for seq, action in enumerate(kept)))
    with pytest.raises(Conflict):
        append(store, len(kept), *(note(len(kept) + index, action) for index, action in enumerate(new)))
    assert len(store.load("t").entries) == len(kept)


@pytest.mark.parametrize("new", [["a/3"], ["a/01"], ["a/x", "a/x/1"], ["a/10"], ["a/-1"], ["a/1/1"]])
def test_an_action_that_only_looks_like_one_that_was_appended_is_no_conflict(store: LogStore, new: list[str]) -> None:
    append(store, 0, *(note(seq, action) for seq, action in enumerate(["a", "a/1", "a/2"])))
    append(store, 3, *(note(3 + index, action) for index, action in enumerate(new)))
    assert [entry.action for entry in store.load("t").entries][3:] == new


def test_the_same_action_at_two_tables_is_no_conflict(store: LogStore) -> None:
    append(store, 0, note(0, "sit"))
    append(store, 0, note(0, "sit"), of=record("other"))
    assert texts(store.load("other").entries) == ["words 0"]


@pytest.mark.parametrize(
    ("expected", "actions"), [(2, ["a"]), (1, ["new", "known"]), (1, ["a", "a"])], ids=["seq", "action", "twice"]
)
def test_a_conflict_leaves_nothing_behind(store: LogStore, expected: int, actions: list[str]) -> None:
    append(store, 0, note(0, "known"), of=record(players=("Ann",), people=("ann",)), snapshot=Snapshot(1, b"one"))
    before = store.load("t")
    late = [note(expected + place, action) for place, action in enumerate(actions)]
    with pytest.raises(Conflict):
        changed = record(updated=9, stage="over", players=("Eve",), people=("eve",))
        append(store, expected, *late, of=changed, snapshot=Snapshot(2, b"two"))
    assert (store.load("t"), store.find(person="eve"), store.find(stage="over")) == (before, (), ())


def test_a_conflict_at_the_opening_opens_no_table(store: LogStore) -> None:
    with pytest.raises(Conflict):
        append(store, 3, note(3))
    with pytest.raises(NoSuchTable):
        store.load("t")


def test_after_a_conflict_the_right_append_is_kept(store: LogStore) -> None:
    append(store, 0, note(0))
    with pytest.raises(Conflict):
        append(store, 0, note(0, "late"))
    append(store, 1, note(1, "late"))
    assert len(store.load("t").entries) == 2


def test_a_table_has_no_snapshot_until_one_is_kept(store: LogStore) -> None:
    append(store, 0, note(0))
    assert store.load("t").snapshot is None


def test_the_last_snapshot_is_loaded(store: LogStore) -> None:
    append(store, 0, note(0), snapshot=Snapshot(1, b"first"))
    append(store, 1, note(1), snapshot=Snapshot(2, b"second"))
    assert store.load("t").snapshot == Snapshot(2, b"second")


def test_an_append_without_a_snapshot_leaves_the_last_one(store: LogStore) -> None:
    append(store, 0, note(0), snapshot=Snapshot(1, b"first"))
    append(store, 1, note(1))
    assert store.load("t").snapshot == Snapshot(1, b"first")


@pytest.fixture
def village(store: LogStore) -> LogStore:
    """Four tables: one is over, two are being played, one is free."""
    seated = {
        "a": (("Ann", "Zoé"), ("ann", None), "over", 30),
        "b": (("Ann", "Bo"), ("ann", "bo"), "playing", 10),
        "c": (("STRASSE", "Bo 2"), ("cy", "dee"), "playing", 20),
        "d": (("", ""), (None, None), "gathering", 40),
    }
    for table, (players, people, stage, updated) in seated.items():
        append(store, 0, note(0), of=record(table, updated, players=players, people=people, stage=stage))
    return store


def found(store: LogStore, **wanted: str | int) -> list[str]:
    return [kept.id for kept in store.find(**wanted)]  # type: ignore[arg-type]


def test_tables_are_found_latest_first(village: LogStore) -> None:
    assert found(village) == ["d", "a", "c", "b"]


def test_tables_of_the_same_time_are_found_by_name(store: LogStore) -> None:
    for table in ("b", "c", "a"):
        append(store, 0, note(0), of=record(table))
    assert found(store) == ["a", "b", "c"]


def test_a_table_is_found_by_its_code_until_it_has_none(store: LogStore) -> None:
    append(store, 0, note(0), of=record("a", code="BCDFG"))
    append(store, 0, note(0), of=record("b", code="HJKMN"))
    append(store, 0, note(0), of=record("c"))
    assert found(store, code="HJKMN") == ["b"]
    append(store, 1, note(1), of=record("b", stage="playing"))
    assert found(store, code="HJKMN") == []


def test_tables_with_the_deck_of_a_day_are_found_by_it(store: LogStore) -> None:
    for table, game, day in (("a", "flip7", "2026-11-18"), ("b", "phase10flip", "2026-11-18"), ("c", "flip7", None)):
        append(store, 0, note(0), of=record(table, setup=Setup(game, "en", 1, daily=day)))
    assert found(store, daily="2026-11-18 flip7") == ["a"]
    append(store, 1, note(1), of=record("a", stage="over", setup=Setup("flip7", "en", 1, daily="2026-11-18")))
    assert found(store, daily="2026-11-18 flip7", stage="over") == ["a"]
    assert found(store, daily="2026-11-19 flip7") == []


def test_only_so_many_tables_are_found(village: LogStore) -> None:
    assert found(village, most=2) == ["d", "a"]


def test_tables_are_found_by_person(village: LogStore) -> None:
    assert found(village, person="ann") == ["a", "b"]


def test_a_persons_id_is_no_players_name(village: LogStore) -> None:
    assert found(village, person="Ann") == []


@pytest.mark.parametrize(("name", "tables"), [("ann", ["a", "b"]), ("ZOÉ", ["a"]), ("straße", ["c"]), ("An", [])])
def test_tables_are_found_by_a_players_whole_name_in_any_case(village: LogStore, name: str, tables: list[str]) -> None:
    assert found(village, player=name) == tables


def test_a_game_from_a_file_is_found_by_whoever_imported_it_but_not_as_a_player(village: LogStore) -> None:
    append(village, 0, note(0), of=record("e", 50, players=("Ann", "Bo"), people=(None, None), importer="zoe"))
    append(village, 0, note(0), of=record("f", 60, players=("Ann", "Bo"), people=(None, None), importer=""))
    assert (found(village, person="zoe"), found(village, person="ann")) == (["e"], ["a", "b"])
    assert (found(village, player=""), found(village, player="bo")) == ([], ["f", "e", "b"])


def test_nobody_is_called_nothing(village: LogStore) -> None:
    assert found(village, player="") == []


def test_tables_are_found_by_stage(village: LogStore) -> None:
    assert found(village, stage="playing") == ["c", "b"]


def test_what_is_wanted_is_wanted_together(village: LogStore) -> None:
    assert found(village, person="ann", stage="playing", player="BO") == ["b"]


def test_somebody_who_got_up_is_not_found_any_more(store: LogStore) -> None:
    append(store, 0, note(0), of=record(players=("Ann",), people=("ann",)))
    append(store, 1, note(1), of=record(players=("",), people=(None,)))
    assert found(store, person="ann") == []


def race(store: LogStore, tasks: list[Callable[[], bool]]) -> list[bool]:
    """Do everything at the same moment; says who was let through."""
    barrier = Barrier(len(tasks))

    def begin(task: Callable[[], bool]) -> bool:
        barrier.wait()
        return task()

    with ThreadPoolExecutor(len(tasks)) as threads:
        return list(threads.map(begin, tasks))


def try_append(store: LogStore, table: str, seq: int, who: int) -> bool:
    try:
        append(store, seq, note(seq, f"{who} at {seq}"), of=record(table))
    except Conflict:
        return False
    return True


def test_of_many_who_append_the_same_entry_exactly_one_wins(store: LogStore) -> None:
    for seq in range(10):
        won = race(store, [lambda who=who, seq=seq: try_append(store, "t", seq, who) for who in range(8)])  # type: ignore[misc]
        assert sum(won) == 1


def test_whoever_lost_a_race_tries_again_and_nothing_is_lost(store: LogStore) -> None:
    def insist(who: int) -> bool:
        for turn in range(5):
            seq = 0
            while not try_append(store, "t", seq, 100 * who + turn):
                seq += 1
        return True

    race(store, [lambda who=who: insist(who) for who in range(6)])  # type: ignore[misc]
    entries = store.load("t").entries
    assert [entry.seq for entry in entries] == list(range(30))


def test_many_tables_are_appended_to_at_once(store: LogStore) -> None:
    def fill(table: str) -> bool:
        return all(try_append(store, table, seq, 0) for seq in range(10))

    tables = [f"table {number}" for number in range(12)]
    assert all(race(store, [lambda table=table: fill(table) for table in tables]))  # type: ignore[misc]
    assert {len(store.load(table).entries) for table in tables} == {10}


def test_a_table_that_is_loaded_while_others_append_is_of_one_moment(store: LogStore) -> None:
    append(store, 0, note(0))

    def write() -> bool:
        for seq in range(1, 80):
            append(store, seq, note(seq), of=record(updated=seq), snapshot=Snapshot(seq + 1, b""))
        return True

    def read() -> bool:
        moments: list[int] = []
        while not moments or moments[-1] < 79:
            kept = store.load("t")
            moments.append(kept.record.updated)
            last = 0 if kept.snapshot is None else kept.snapshot.seq - 1
            if not kept.record.updated == kept.entries[-1].seq == last:
                return False
        return True

    assert race(store, [write, read, read]) == [True, True, True]
