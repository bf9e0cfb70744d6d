"""Short forms of the attacks in bench/faults: the server stands each of them."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.faults import clocks, files, fuzz, imports, stalls
from bench.faults.kills import SHARES, attack
from bench.faults.ptrace import can_trace
from bench.faults.report import Row, failures, in_words

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(not can_trace(), reason="the attacks find processes in /proc and stop them with ptrace"),
]


def outcome(rows: list[Row]) -> tuple[int, list[str]]:
    return failures(rows), in_words(rows)


STOOD: tuple[int, list[str]] = (0, [])


def test_kills_lose_nothing_and_every_game_goes_on() -> None:
    rows = asyncio.run(attack(list(SHARES), seed=5, tables=2))
    assert outcome(rows) == STOOD


@pytest.mark.parametrize("attack", [lambda: fuzz.run(3_000, 3), lambda: imports.run(60, 3)], ids=["fuzz", "imports"])
def test_nonsense_is_refused_in_words_and_honest_people_play_on(attack: Callable[[], list[Row]]) -> None:
    assert outcome(attack()) == STOOD


def test_the_wall_clock_may_jump() -> None:
    assert outcome(clocks.jump(1)) == STOOD


def test_a_bad_machine_loses_nothing(tmp_path: Path) -> None:
    rows = asyncio.run(stalls.stall_and_fill(tmp_path, 1, 3))
    assert outcome([*rows, *files.damage(tmp_path, 30, 3)]) == STOOD
