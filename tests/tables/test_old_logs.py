"""Logs of formats 1 to 3, as earlier versions wrote them, still load, replay and verify."""

from pathlib import Path

import pytest

from volteface.kernel import Log, find_game, read_log, replay
from volteface.tables import LiveTable, StoredTable
from volteface.tables.fairness.archive import record_of
from volteface.tables.fairness.verify import verify
from volteface.tables.seating import Stage
from volteface.tables.table_events import BotSeated

FIXTURES = Path(__file__).parent / "fixtures"  # history: these files never change
DEALS = {
    "format1-flip7": (22, 0),
    "format1-phase10flip": (5, 0),
    "format1-flip7-branched": (11, 11),
    "format2-flip7": (140, 0),
    "format2-phase10flip": (3, 0),
    "format2-flip7-branched": (90, 47),
    "format3-flip7": (29, 0),
    "format3-phase10flip": (6, 0),
    "format3-phase10flip-branched": (2, 3),
}

each_log = pytest.mark.parametrize("name", DEALS)


def old_log(name: str) -> Log:
    data = (FIXTURES / f"{name}.json").read_bytes()
    assert (b'"doing":"opened"' in data) == name.startswith("format1")
    return read_log(data)


@each_log
def test_an_old_log_is_verified(name: str) -> None:
    verified = verify(old_log(name))
    assert (verified.deals, verified.deals_elsewhere) == DEALS[name]


@each_log
def test_an_old_log_is_replayed_to_its_end(name: str) -> None:
    log = old_log(name)
    game = find_game(log.header.game)
    *_, last = replay(log)
    assert game.standing(last.state).over


@each_log
def test_a_table_is_restored_from_an_old_log(name: str) -> None:
    log = old_log(name)
    game = find_game(log.header.game)
    table = LiveTable(game, StoredTable(record_of(log, game, "t", ""), log.entries))
    seated = [entry.table_event for entry in table.feed(None, 0) if isinstance(entry.table_event, BotSeated)]
    assert (table.seating.stage, table.log()) == (Stage.OVER, log)
    assert [event.bot for event in seated] == [chair.bot for chair in table.seating.chairs if chair.bot]
