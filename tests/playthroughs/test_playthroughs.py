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

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
each_game = pytest.mark.parametrize("scenes", EVERY_GAME.values(), ids=EVERY_GAME)
each_scene = pytest.mark.parametrize(
    ("scenes", "name"), [(scenes, name) for scenes in EVERY_GAME.values() for name in scenes.named]
)


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


@each_file
def test_a_playthrough_replays_with_the_same_digests_and_events(file: Path) -> None:
    told = [event for step in steps_of(file) for event in step.events]
    assert told == story_of(file)


@each_file
def test_a_playthrough_shows_its_ending(file: Path) -> None:
    assert scene_of(file).shows(story_of(file))


@each_file
def test_a_playthrough_is_played_to_its_end(file: Path) -> None:
    assert scenes_of(file).game.standing(steps_of(file)[-1].state).over


@each_file
def test_the_last_entry_of_a_playthrough_has_a_digest(file: Path) -> None:
    last = read_log(file.read_bytes()).entries[-1]
    assert isinstance(last, MoveEntry)
    assert last.digest is not None


@each_file
def test_a_playthrough_comes_about_again(file: Path) -> None:
    edition = file.name.split(".")[1]
    assert write_log(record(scenes_of(file).game, scene_of(file), edition)) == file.read_bytes()


def test_every_game_has_scenes() -> None:
    assert sorted(EVERY_GAME) == sorted(games())


@each_game
def test_every_ending_is_stored_for_every_edition(scenes: Scenes) -> None:
    expected = {f"{name}.{edition}.json" for name, edition in scenes.playthroughs()}
    assert {file.name for file in FILES if scenes_of(file) is scenes} == expected


@each_scene
def test_an_ending_is_not_seen_in_a_round_that_merely_began(scenes: Scenes, name: str) -> None:
    assert not scenes.named[name].shows(scenes.dull)


@each_game
def test_a_story_is_told_by_rounds(scenes: Scenes) -> None:
    *events, _ = scenes.dull
    assert [a_round.events for a_round in rounds([*events, *events])] == [tuple(events)] * 2
