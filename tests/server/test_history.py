"""Finished games add up to a record: played and won, against people and against bots."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.tables.stored import branch
from volteface.kernel import find_game
from volteface.rooms.history import GameRecord, Results, count_games
from volteface.store import MemoryStore, SqliteStore
from volteface.tables import Record, Setup
from volteface.tables.commands import Branch

from ..store.logs import append, note
from ..tables.evenings import FLIP, begun, make_secret, play_to_the_end
from .people import Person

SETUP = Setup("flip7", "en", 3)
WON = Record(
    id="t", setup=SETUP, host="ann", secret=b"", created=0, updated=0, people=("bo", "ann", None), winners=(1,)
)


def record_of(person: str, *records: Record) -> list[GameRecord]:
    return count_games(records, person)


def test_whoever_finished_nothing_has_no_record() -> None:
    assert record_of("ann") == []


@pytest.mark.parametrize(
    ("people", "against"),
    [
        (("bo", "ann", None), "people"),
        (("", "ann", None), "people"),  # whoever was forgotten was a person all the same
        ((None, "ann", None), "bots"),
    ],
)
def test_a_game_is_against_people_if_one_more_sat_there(people: tuple[str | None, ...], against: str) -> None:
    (found,) = record_of("ann", replace(WON, people=people))
    assert (getattr(found, against), found.people.games + found.bots.games) == (Results(1, 1), 1)


def test_lost_and_shared_games_count_as_what_they_are() -> None:
    lost, shared = replace(WON, winners=(0,)), replace(WON, winners=(0, 1))
    assert record_of("ann", WON, lost, shared) == [GameRecord("flip7", Results(3, 2), Results())]


def test_each_game_has_a_record_of_its_own() -> None:
    other = replace(WON, setup=Setup("phase10flip", "fr", 3), people=(None, "ann", None))
    assert record_of("ann", WON, other) == [
        GameRecord("flip7", Results(1, 1), Results()),
        GameRecord("phase10flip", Results(), Results(1, 1)),
    ]


def test_a_game_that_was_played_on_from_another_one_does_not_count() -> None:
    log = play_to_the_end(begun(FLIP)).log()
    wish = Branch("ann", "Ann", 0, len(log.entries) // 2, "random", "chance")
    table = branch(find_game("flip7"), MemoryStore(), log, wish, table="b", secret=make_secret(2), now=0)
    finished = play_to_the_end(table).record
    assert (finished.people[0], record_of("ann", finished)) == ("ann", [])


def test_the_server_tells_somebody_their_record_and_nobody_elses(base: str) -> None:
    ann, stranger = Person(base, "Ann"), Person(base, "Eve")
    with ann.at(ann.open(house={"target_score": 1})) as socket:
        socket.sit(0)
        socket.ask("start", bot="")
        while socket.table["stage"] != "over":
            if socket.table["is_resting"]:
                socket.ask("go_on")
            elif socket.table["offers"]:
                socket.act(socket.table["offers"][-1])
            else:
                socket.hear()
        won = int(0 in socket.table["game"]["winners"])
    assert ann.http.get("/api/me/record").json() == [
        {
            "game": "flip7",
            "people": {"games": 0, "won": 0},
            "bots": {"games": 1, "won": won},
            "moved": {"games": 0, "won": 0},
        }
    ]
    assert stranger.http.get("/api/me/record").json() == []
    assert Person(base).http.get("/api/me/record").status_code == 401


def test_a_game_against_somebody_who_was_forgotten_was_still_against_people(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    kept = replace(WON, players=("Bo", "Ann", "Zoé"), stage="over")
    append(store, 0, note(0), of=kept)
    store.people.forget("bo").result()
    found = store.find(person="ann", stage="over")
    store.close()
    assert (count_games(found, "ann"), "bo" in str(found[0].people)) == (
        [GameRecord("flip7", Results(1, 1), Results())],
        False,
    )
