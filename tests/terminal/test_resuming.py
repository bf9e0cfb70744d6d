"""A game that was left goes on exactly where it was."""

import asyncio
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from volteface.kernel import InvalidInput, InvalidLog, Log, write_log
from volteface.locale import Words
from volteface.terminal.agreeing import Wishes, agree_to_resume
from volteface.terminal.opening import Opening, open_session
from volteface.terminal.saving import CannotSave, is_free, load, new_file, save
from volteface.terminal.seating import people_of

from .tables import SMALL, new_game, on_screen, play_by_keys, sit_down

RULES = ("target_score=60",)


def play_keys(log: Log, people: frozenset[int], file: Path, *, keys: int | None = None) -> Log:
    """Play on by keys, all the way or only so many of them."""
    session = open_session(Opening(log, people, file, "7"), count().__next__)
    app, asked = on_screen(session), count(1)

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await play_by_keys(
                pilot, app, lambda app: app.session.is_over() or (keys is not None and next(asked) > keys)
            )

    asyncio.run(follow())
    session.save()
    return load(file)


def moves(log: Log) -> list[tuple[object, object, str]]:
    return [(entry.actor, entry.move, entry.decided_by) for entry in log.entries]  # type: ignore[union-attr]


def test_a_resumed_game_ends_like_one_that_was_never_left(tmp_path: Path) -> None:
    log, people = new_game(Wishes(rules=RULES))
    whole = play_keys(log, people, tmp_path / "whole.json")
    left = play_keys(log, people, tmp_path / "left.json", keys=4)
    assert len(left.entries) < len(whole.entries)
    assert moves(play_keys(left, people_of(left), tmp_path / "left.json")) == moves(whole)


def test_a_game_is_saved_whenever_somebody_is_asked(tmp_path: Path) -> None:
    app = on_screen(sit_down(tmp_path / "game.json"))

    async def follow() -> None:
        async with app.run_test(size=SMALL) as pilot:
            await play_by_keys(pilot, app, lambda app: True)

    asyncio.run(follow())
    assert load(tmp_path / "game.json") == app.session.table.log


def test_who_is_a_person_is_read_from_who_decided(tmp_path: Path) -> None:
    log, people = new_game(Wishes(rules=RULES, people="Ann,Bob"))
    played = play_keys(log, people, tmp_path / "game.json", keys=6)
    assert people_of(played) == {0, 1}


def test_before_anybody_has_moved_only_the_first_seat_is_a_persons() -> None:
    log, _ = new_game(Wishes(people="Ann,Bob"))
    assert people_of(log) == {0}


def test_people_may_say_who_they_are_when_they_resume() -> None:
    log, _ = new_game(Wishes(people="Ann,Bob"))
    assert agree_to_resume(log, Wishes(people="Bob,Ann"), Words("en")) == {0, 1}


@pytest.mark.parametrize("wishes", [Wishes(people="Cy"), Wishes(edition="fr"), Wishes(seats=3), Wishes(rules=RULES)])
def test_what_was_agreed_stands_when_a_game_is_resumed(wishes: Wishes) -> None:
    log, _ = new_game(Wishes(people="Ann,Bob"))
    with pytest.raises(InvalidInput):
        agree_to_resume(log, wishes, Words("en"))


def test_saving_leaves_no_other_file_behind(tmp_path: Path) -> None:
    log, _ = new_game()
    for _ in range(2):
        save(log, tmp_path / "games" / "one.json")
    assert [file.name for file in (tmp_path / "games").iterdir()] == ["one.json"]


def test_a_place_that_cannot_be_written_is_said_with_its_reason(tmp_path: Path) -> None:
    log, _ = new_game()
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(CannotSave, match=r"Not a directory|File exists"):
        save(log, tmp_path / "file" / "game.json")


def test_a_torn_save_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file, log = tmp_path / "torn.json", new_game()[0]
    file.write_bytes(write_log(log)[:-20])
    before = file.read_bytes()
    with pytest.raises(InvalidLog, match=r"torn\.json"):
        load(file)
    assert file.read_bytes() == before


def test_a_new_game_never_takes_the_file_of_another(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5)
    first = new_file(tmp_path, "flip7", now)
    first.write_text("{}")
    assert new_file(tmp_path, "flip7", now) != first
    assert (is_free(first), is_free(tmp_path / "none.json")) == (False, True)
