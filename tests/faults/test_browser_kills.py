"""A browser that plays by itself is killed, and has kept what it acknowledged. The long form is in bench/faults."""

from types import SimpleNamespace
from typing import cast

import pytest

from bench.browser_host.kills import Player, audit, run
from bench.faults.report import failures
from volteface.browser.backup import Backup

KILLS = 3  # what is torn by the first one is found by the third start


@pytest.mark.long
def test_a_killed_browser_has_kept_what_it_acknowledged_even_if_it_deletes_its_database() -> None:
    kills, restored, acknowledged = run(KILLS, seed=5)
    assert (failures([kills]), kills.details, kills.times) == (0, [], KILLS)
    assert restored.times > 0
    assert acknowledged.times > KILLS


def test_the_audit_finds_what_is_lost_or_damaged() -> None:
    player = cast(Player, SimpleNamespace(acknowledged={"local-a": ["ann/1", "ann/2"]}, faults=[]))
    row = audit(player, Backup(people=(), tables=(), damaged=("local-b",)))
    assert (row.lost, row.doubled, row.other, row.details) == (2, 0, 1, ["local-b is damaged"])
