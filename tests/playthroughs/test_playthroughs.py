"""Every stored game replays, event by event, and shows the ending that it is named after."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from volteface.kernel import MoveEntry, Step, games, read_log, replay, write_log
from volteface.kernel.log import read_events

from .record import record
from .scene import Scene, Scenes
from .scenes import EVERY_GAME
from .story import rounds
from .write import FOLDER

FILES = sorted(file for game in EVERY_GAME for file in (FOLDER / game).glob("*.json"))

EDITIONS = sorted({(file.parent.name, file.name.split(".")[1]) for file in FILES})

each_edition = pytest.mark.parametrize(("game", "edition"), EDITIONS)
each_game = pytest.mark.parametrize("scenes", EVERY_GAME.values(), ids=EVERY_GAME)


@cache
def steps_of(file: Path) -> list[Step]:
    return list(replay(read_log(file.read_bytes())))


@cache
def story_of(file: Path) -> list[Any]:
    """What the file itself tells, whatever the engine would say today."""
    entries = (entry for entry in read_log(file.read_bytes()).entries if isinstance(entry, MoveEntry))
    return [event for entry in entries for event in read_events(scenes_of(file).game, entry)]


def scenes_of(file: Path) -> Scenes:
    return EVERY_GAME[file.parent.name]


def scene_of(file: Path) -> Scene:
    return scenes_of(file).named[file.name.split(".")[0]]


def files_of(game: str, edition: str) -> list[Path]:
    """The stored games of one edition."""
    return [file for file in FILES if file.parent.name == game and file.name.split(".")[1] == edition]


def last_digest(file: Path) -> str | None:
    last = read_log(file.read_bytes()).entries[-1]
    assert isinstance(last, MoveEntry), file.name
    return last.digest


@each_edition
def test_every_playthrough_replays_with_the_same_digests_and_events(game: str, edition: str) -> None:
    for file in files_of(game, edition):
        told = [event for step in steps_of(file) for event in step.events]
        assert told == story_of(file), file.name


@each_edition
def test_every_playthrough_shows_its_ending(game: str, edition: str) -> None:
    assert [file.name for file in files_of(game, edition) if not scene_of(file).shows(story_of(file))] == []


@each_edition
def test_every_playthrough_is_played_to_its_end(game: str, edition: str) -> None:
    standings = {file.name: scenes_of(file).game.standing(steps_of(file)[-1].state) for file in files_of(game, edition)}
    assert [name for name, standing in standings.items() if not standing.over] == []


@each_edition
def test_the_last_entry_of_every_playthrough_has_a_digest(game: str, edition: str) -> None:
    assert [file.name for file in files_of(game, edition) if last_digest(file) is None] == []


@each_edition
def test_every_playthrough_comes_about_again(game: str, edition: str) -> None:
    for file in files_of(game, edition):
        assert write_log(record(scenes_of(file).game, scene_of(file), edition)) == file.read_bytes(), file.name


def test_every_game_has_scenes() -> None:
    assert sorted(EVERY_GAME) == sorted(games())


@each_game
def test_every_ending_is_stored_for_every_edition(scenes: Scenes) -> None:
    expected = {f"{name}.{edition}.json" for name, edition in scenes.playthroughs()}
    assert {file.name for file in FILES if scenes_of(file) is scenes} == expected


@each_game
def test_no_ending_is_seen_in_a_round_that_merely_began(scenes: Scenes) -> None:
    assert [name for name, scene in scenes.named.items() if scene.shows(scenes.dull)] == []


@each_game
def test_a_story_is_told_by_rounds(scenes: Scenes) -> None:
    *events, _ = scenes.dull
    assert [a_round.events for a_round in rounds([*events, *events])] == [tuple(events)] * 2
