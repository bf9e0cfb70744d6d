"""Every stored game replays, event by event, and shows the ending that it is named after."""

from pathlib import Path

import msgspec
import pytest

from volteface.games.flip7 import GAME
from volteface.games.flip7.events import AnyEvent, Dealt, GameEnded, RoundBegan, RoundScored
from volteface.kernel import MoveEntry, Step, read_log, replay, write_log

from .endings import Story, rounds
from .record import record
from .scenes import EDITIONS, SCENES
from .write import FOLDER

FILES = sorted(FOLDER.glob("*.json"))


def steps_of(file: Path) -> list[Step]:
    return list(replay(read_log(file.read_bytes())))


def story_of(file: Path) -> list[AnyEvent]:
    """What the file itself tells, whatever the engine would say today."""
    entries = (entry for entry in read_log(file.read_bytes()).entries if isinstance(entry, MoveEntry))
    return [event for entry in entries for event in msgspec.convert(entry.events, tuple[AnyEvent, ...])]


def scene_of(file: Path) -> str:
    return file.name.split(".")[0]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_replays_with_the_same_digests_and_events(file: Path) -> None:
    told = [event for step in steps_of(file) for event in step.events]
    assert told == story_of(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_shows_its_ending(file: Path) -> None:
    assert SCENES[scene_of(file)].shows(story_of(file))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_is_played_to_its_end(file: Path) -> None:
    assert GAME.standing(steps_of(file)[-1].state).over


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_last_entry_of_a_playthrough_has_a_digest(file: Path) -> None:
    last = read_log(file.read_bytes()).entries[-1]
    assert isinstance(last, MoveEntry)
    assert last.digest is not None


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_playthrough_comes_about_again(file: Path) -> None:
    edition = file.name.split(".")[1]
    assert write_log(record(SCENES[scene_of(file)], edition)) == file.read_bytes()


def test_every_ending_is_stored_for_every_edition() -> None:
    expected = {f"{name}.{edition}.json" for name in SCENES for edition in EDITIONS}
    assert {file.name for file in FILES} == expected


@pytest.mark.parametrize("name", SCENES)
def test_an_ending_is_not_seen_in_a_round_that_merely_began(name: str) -> None:
    scored = RoundScored((5, 0, 0), (5, 0, 0))
    story: Story = [RoundBegan(1, 2, (0, 1, 2)), Dealt(0, "5"), scored, GameEnded((), "target")]
    assert not SCENES[name].shows(story)


def test_a_story_is_told_by_rounds() -> None:
    began, scored = RoundBegan(1, 2, (0, 1, 2)), RoundScored((5, 0, 0), (5, 0, 0))
    assert [a_round.events for a_round in rounds([began, scored, began, scored])] == [(began, scored)] * 2
