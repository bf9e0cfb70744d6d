"""Finished games told again, and played on from a moment; and what belongs to a person."""

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from volteface.bots.adviser import find_adviser
from volteface.kernel import DEALER, MoveEntry, read_log
from volteface.tables.fairness.verify import verify

from .finished import KINDS, Finished
from .people import Person, Socket, game_of, go_on
from .test_tables import choose, play_on


@pytest.fixture(scope="module", params=KINDS)
def finished(base: str, request: pytest.FixtureRequest) -> Iterator[Finished]:
    yield Finished(base, request.param)


def last_moment(finished: Finished, **query: Any) -> dict[str, Any]:
    length = finished.replay()["length"]
    moments = finished.replay(start=length - 5, **query)["moments"]
    moment: dict[str, Any] = moments[-1]
    return moment


def test_a_replay_shows_what_a_seat_saw(finished: Finished) -> None:
    assert last_moment(finished, seat=1)["views"] == [finished.views[1]]


def test_a_replay_with_all_hands_open_has_every_seats_view(finished: Finished) -> None:
    assert last_moment(finished, seat=-1)["views"] == finished.views


def test_a_replay_goes_on_where_the_last_stretch_ended(finished: Finished) -> None:
    first = finished.replay()
    numbers = [moment["entry"]["seq"] for moment in first["moments"]]
    assert numbers == list(range(numbers[0], min(100, first["length"])))


def test_a_replay_knows_where_rounds_ended(finished: Finished) -> None:
    replay = finished.replay()
    assert 0 < replay["rests"][0] <= replay["rests"][-1] <= replay["length"]


def test_a_replay_stops_before_every_move_of_a_seat_and_at_the_end(finished: Finished) -> None:
    log, replay = read_log(finished.log()), finished.replay()
    moves = [entry.seq for entry in log.entries if isinstance(entry, MoveEntry) and entry.actor != DEALER]
    assert set(replay["stops"]) >= {*moves, replay["length"]}


def test_a_replay_stops_between_the_rest_and_the_next_round(finished: Finished) -> None:
    replay = finished.replay()
    assert all(any(rest <= stop for stop in replay["stops"]) for rest in replay["rests"])
    stopped = [moment for moment in finished.moments() if moment["entry"]["seq"] + 1 in replay["stops"]]
    rounds = {moment["views"][0]["round"] for moment in stopped}
    assert sorted(rounds) == list(range(1, len(replay["rests"]) + 1))


def somebody_who_may_stay(players: list[Socket]) -> Socket:
    """Whoever is asked to hit or stay first; what comes before is played."""
    while True:
        seq = max(player.table["seq"] for player in players)
        for player in players:
            player.until(seq)
        asked = next((player for seat, player in enumerate(players) if seat == player.table["asked"]), None)
        if asked is None:
            go_on(players)
        elif {"move": "stay"} in asked.table["offers"]:
            return asked
        else:
            asked.act(choose(asked))


def test_a_move_that_was_taken_back_is_told_and_so_is_the_taking_back(base: str) -> None:
    with game_of(base, house={"target_score": 40}) as players:
        asked = somebody_who_may_stay(players)
        before = asked.table["seq"]
        asked.act({"move": "stay"})
        asked.ask("undo")
        for player in players:
            player.until(asked.table["seq"])
        play_on(players)
        table = players[0].table["table"]
    replay = httpx.get(f"{base}/api/tables/{table}/replay").json()
    stay, taken_back = replay["moments"][before : before + 2]
    assert {before, before + 1, before + 2} <= set(replay["stops"])
    assert taken_back["entry"]["undone_from"] == before
    assert taken_back["views"] == replay["moments"][before - 1]["views"] != stay["views"]


def test_a_replay_is_sent_compressed(finished: Finished) -> None:
    answer = httpx.get(f"{finished.base}/api/tables/{finished.table}/replay")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.num_bytes_downloaded < len(answer.content) / 4


def test_with_all_hands_open_a_drawn_card_is_told(finished: Finished) -> None:
    def faces(**query: Any) -> list[str | None]:
        events = [event for moment in finished.moments(**query) for event in moment["entry"]["events"]]
        return [event["face"] for event in events if event["event"] == "drew"]

    assert None not in faces(seat=-1)
    assert len(faces(seat=-1)) == len(faces())
    assert set(faces()) <= {None}


@pytest.mark.parametrize("query", [{"seat": 3}, {"seat": -2}, {"seat": "x"}, {"start": -1}])
def test_a_replay_of_nobody_is_refused(finished: Finished, query: dict[str, Any]) -> None:
    answer = httpx.get(f"{finished.base}/api/tables/{finished.table}/replay", params=query)
    assert 400 <= answer.status_code < 500


def test_a_game_that_is_not_over_is_told_to_nobody(base: str) -> None:
    with game_of(base) as players:
        table = players[0].table["table"]
        assert httpx.get(f"{base}/api/tables/{table}/replay").status_code == 409


def test_a_game_is_played_on_from_a_moment_and_verified_to_its_end(finished: Finished) -> None:
    ann, rests = Person(finished.base, "Ann"), finished.replay()["rests"]
    wish = {"seq": rests[0] - 1, "seat": 1, "bot": "random", "entropy": "again"}
    table = ann.http.post(f"/api/tables/{finished.table}/branch", json=wish).raise_for_status().json()["table"]
    with ann.at(table) as socket:
        while socket.table["stage"] != "over":
            if socket.table["is_resting"]:
                socket.ask("go_on")
            elif socket.table["offers"]:
                listed = [offer for offer in socket.table["offers"] if "move" in offer]
                socket.act(listed[-1])
            else:
                socket.hear()
    verified = verify(read_log(httpx.get(f"{finished.base}/api/tables/{table}/log").content))
    assert (verified.deals_elsewhere > 0, verified.seats_with_entropy) == (True, 1)


@pytest.mark.parametrize("wish", [{"seq": 0, "seat": 0}, {"seq": 20, "seat": 9}, {"seq": 10**6, "seat": 0}])
def test_playing_on_from_nowhere_is_refused(finished: Finished, wish: dict[str, int]) -> None:
    answer = Person(finished.base, "Ann").http.post(f"/api/tables/{finished.table}/branch", json=wish)
    assert 400 <= answer.status_code < 500


def test_a_key_carries_somebody_to_another_device(base: str) -> None:
    with httpx.Client(base_url=base) as phone, httpx.Client(base_url=base) as laptop:
        person = phone.post("/api/guests", json={"name": "Ann"}).json()
        key = phone.post("/api/me/keys").json()["key"]
        laptop.post("/api/me/cookie", json={"key": key}).raise_for_status()
        assert (laptop.get("/api/me").json(), phone.get("/api/me").json()) == (person, person)


def test_a_key_that_is_nobodys_carries_nobody(base: str) -> None:
    answer = httpx.post(f"{base}/api/me/cookie", json={"key": "x" * 43})
    assert (answer.status_code, "set-cookie" in answer.headers) == (401, False)


def test_whoever_wants_to_be_forgotten_is(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open()
    with ann.at(table) as socket:
        socket.sit(0)
    ann.http.delete("/api/me").raise_for_status()
    assert ann.http.get("/api/me").status_code == 401


def test_a_finished_game_is_looked_back_on_by_its_adviser(finished: Finished) -> None:
    answer = httpx.get(f"{finished.base}/api/tables/{finished.table}/review").raise_for_status()
    log = read_log(finished.log())
    assert answer.json() == msgspec.json.decode(msgspec.json.encode(find_adviser(log.header.game).review(log)))


def test_the_luck_of_every_seat_counts_the_cards_it_was_dealt(base: str) -> None:
    with game_of(base, house={"target_score": 1}) as players:
        play_on(players)
        path = f"{base}/api/tables/{players[0].table['table']}"
        luck, entries = httpx.get(f"{path}/review").json()["luck"], httpx.get(f"{path}/log").json()["entries"]
    events = [event for entry in entries for event in entry.get("events", ())]
    counted = [
        tuple(sum(event["event"] == name and event["seat"] == seat for event in events) for name in ("dealt", "busted"))
        for seat in range(len(players))
    ]
    assert [(one["cards"], one["busts"]) for one in luck] == counted


def test_nobody_looks_back_while_a_game_goes_on(base: str) -> None:
    with game_of(base) as players:
        answer = httpx.get(f"{base}/api/tables/{players[0].table['table']}/review")
    assert answer.status_code == 409
