"""Logs that were played by an earlier version of the rules replay as they were played."""

from pathlib import Path

import pytest

from volteface.games.flip7.game import GAME
from volteface.kernel import MoveEntry, read_log, replay
from volteface.kernel.log import as_json

PLAYED = sorted(Path(__file__).with_name("rules_version_1").glob("*.json"))


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_a_game_played_by_the_first_version_comes_about_again(file: Path) -> None:
    log = read_log(file.read_bytes())
    assert log.header.rules_version == 1
    steps = list(replay(log, GAME))
    told = [as_json(step.entry).get("events", []) for step in steps]
    assert [[*map(as_json, step.events)] for step in steps] == told
    assert any("digest" in as_json(step.entry) for step in steps)


def test_the_first_version_told_of_discards_where_all_cards_are_shuffled() -> None:
    log = read_log(next(file for file in PLAYED if "whole-game" in file.name).read_bytes())
    told = [event["event"] for entry in log.entries if isinstance(entry, MoveEntry) for event in entry.events]
    assert "reshuffled" in told
    assert "all_shuffled" not in told


def test_new_games_are_played_by_the_latest_version() -> None:
    assert GAME.rules("qc").version == GAME.version == 2
    assert GAME.rules("qc", None, 1).version == 1
