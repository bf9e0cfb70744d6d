"""A short run of the fault bench: the server is killed at random moments, and nothing acknowledged is lost."""

import asyncio

import pytest

from bench.faults import measure


@pytest.mark.long
def test_a_killed_server_loses_nothing_and_every_game_goes_on() -> None:
    report = asyncio.run(measure(tables=4, kills=3, longest=0.6, seed=5))
    assert (report["acknowledged"] > 50, report["acknowledged_lost"], report["applied_twice"]) == (True, 0, 0)
    assert report["could_not_go_on"] == 0
