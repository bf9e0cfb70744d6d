"""A table that is opened again is the table that it was, at every point of a game."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.tables.stored import KeptTable, load_table, say
from volteface.games.phase10flip.moves import TAKE
from volteface.kernel import InvalidLog, read_log, write_log
from volteface.store import MemoryStore, SqliteStore
from volteface.tables import NoSuchTable, NotAllowed, NotAsked, Snapshot, StoredTable
from volteface.tables import draft as drafts
from volteface.tables.clock import AWAY_SECONDS
from volteface.tables.fairness.archive import record_of
from volteface.tables.fairness.verify import verify
from volteface.tables.seating import Stage

from .evenings import FLIP, PEOPLE, PHASES, Kind, ask, begun, evening, gathered, opened, play_to_the_end
from .kinds import each_kind
from .positions import PHASE, phase10, play, undo


def everything(table: KeptTable, since: int = 0) -> bytes:
    """All that leaves a table, for everybody."""
    seen = [(table.view_for(person), table.feed(table.seat_of(person), since)) for person in (*PEOPLE, None)]
    return msgspec.json.encode((seen, table.waiting_since, table.record))


def reloaded(table: KeptTable, snapshot: Snapshot | None) -> KeptTable:
    """The same table from its log; who is here is no part of it, so they all come in again."""
    again = KeptTable(table.game, table.store, StoredTable(table.record, tuple(table._entries), snapshot))
    again.presence = table.presence
    return again


def latest_snapshot(table: KeptTable) -> Snapshot | None:
    return table.store.load("t").snapshot


FROM: dict[str, Callable[[KeptTable], Snapshot | None]] = {
    "its whole log": lambda table: None,
    "its last snapshot": latest_snapshot,
}


@pytest.mark.parametrize("snapshot_of", FROM.values(), ids=FROM)
@each_kind
@pytest.mark.parametrize("seed", range(2))
def test_a_table_opened_again_is_the_same_at_every_point(
    kind: Kind, seed: int, snapshot_of: Callable[[KeptTable], Snapshot | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drafts, "SNAPSHOT_EVERY", 10)
    table = begun(kind, ("ann", "bo"), seed=seed, setup=replace(kind.setup, turn_seconds=3600))
    for number, _ in enumerate(evening(table, seed, most=90)):
        since = 0 if number % 30 == 0 else table.seq - 10
        assert everything(reloaded(table, snapshot_of(table)), since) == everything(table, since)


@each_kind
def test_a_table_that_has_not_begun_is_opened_again(kind: Kind) -> None:
    for table in (opened(kind), gathered(kind, ("ann",)), gathered(kind)):
        assert everything(reloaded(table, None)) == everything(table)


@each_kind
def test_a_game_that_was_opened_again_and_again_deals_as_if_it_never_was(kind: Kind) -> None:
    straight, broken = begun(kind), begun(kind)
    for deed in evening(straight, 5, most=60):
        deed(broken)
        broken = reloaded(broken, latest_snapshot(broken))
    assert everything(broken) == everything(straight)


@each_kind
def test_a_game_in_a_file_is_the_game_in_memory(kind: Kind, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    kept, remembered = begun(kind, store=store), begun(kind)
    for deed in evening(remembered, 7, most=60):
        deed(kept)
    again = load_table(kind.game, store, "t")
    again.presence = remembered.presence
    store.close()
    assert everything(again) == everything(remembered)


@each_kind
def test_a_finished_game_is_opened_again_and_verified(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    assert verify(reloaded(table, latest_snapshot(table)).log(), kind.game).moves > 0


def test_a_table_that_does_not_exist_is_not_opened() -> None:
    with pytest.raises(NoSuchTable):
        load_table(FLIP.game, MemoryStore(), "nowhere")


def test_moves_undone_one_after_the_other_are_undone_after_a_reload_too() -> None:
    table = phase10()
    play(table, TAKE, PHASE)
    undo(table)
    play(table, PHASE)
    undo(table)
    undo(table)
    assert everything(reloaded(table, None)) == everything(table)


@pytest.mark.parametrize("kind", [FLIP, PHASES], ids=str)
def test_words_at_a_snapshot_do_not_set_the_clock_back(kind: Kind, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun(kind, setup=replace(kind.setup, turn_seconds=60))
    monkeypatch.setattr(drafts, "SNAPSHOT_EVERY", table.seq + 1)
    say(table, ask("ann", "words", 5000), "hm")
    assert reloaded(table, latest_snapshot(table)).countdown() == table.countdown()


# After a pause of the program


@each_kind
def test_after_a_restart_everybody_has_the_whole_time_to_come_back(kind: Kind) -> None:
    table = begun(kind, setup=replace(kind.setup, turn_seconds=3600))
    again = load_table(kind.game, table.store, "t", now=10**9)
    countdown = again.countdown()
    assert countdown is not None and countdown.asked_again_at == 10**9 + AWAY_SECONDS * 1000


@each_kind
def test_after_a_restart_nobody_is_replaced_at_once(kind: Kind) -> None:
    table = begun(kind)
    assert not load_table(kind.game, table.store, "t", now=10**9).tick(10**9)


# A game as a file


@each_kind
def test_a_game_that_comes_in_from_a_file_is_kept_as_it_was(kind: Kind) -> None:
    table = play_to_the_end(begun(kind, ("ann", "bo")))
    nobody = (None,) * len(table.seating.chairs)
    kept = replace(table.record, id="ours", host="", people=nobody, importer="zoe")
    assert record_of(read_log(write_log(table.log())), kind.game, "ours", "zoe") == kept


@each_kind
def test_a_game_that_is_not_over_does_not_come_in(kind: Kind) -> None:
    log = play_to_the_end(begun(kind)).log()
    with pytest.raises(InvalidLog, match="not over"):
        record_of(replace(log, entries=log.entries[:10]), kind.game, "ours", "zoe")


# The log leaves only at the end


@each_kind
def test_the_log_is_secret_before_the_game(kind: Kind) -> None:
    with pytest.raises(NotAllowed, match="secret until the end"):
        gathered(kind).log()


@each_kind
def test_the_log_is_secret_at_every_point_of_the_game(kind: Kind) -> None:
    table = begun(kind)
    for _ in evening(table, 3, most=80):
        if table.seating.stage is not Stage.OVER:
            with pytest.raises(NotAllowed, match="secret until the end"):
                table.log()


@each_kind
def test_the_log_is_everybodys_when_the_game_is_over(kind: Kind) -> None:
    table = play_to_the_end(begun(kind))
    assert table.log().entries == tuple(table._entries)


def refuse(error: type[Exception], do: Callable[[], Any]) -> None:
    with pytest.raises(error):
        do()


@each_kind
def test_a_table_opened_again_refuses_what_the_table_refuses(kind: Kind) -> None:
    again = reloaded(begun(kind), None)
    refuse(NotAsked, lambda: again.act(ask("a stranger", "move"), None))
