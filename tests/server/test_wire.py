"""The wire's promises: nothing twice, nothing silent, nothing half read, and two tabs agree."""

import json
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from .people import Person, Socket, game_of, go_on


def asked_of(players: list[Socket]) -> Socket:
    """Whoever is asked, with the latest view."""
    seat: int = players[0].table["asked"]
    return players[seat]


def move_of(socket: Socket) -> Any:
    return next(offer for offer in socket.table["offers"] if "move" in offer)


def test_a_request_sent_again_is_acknowledged_and_changes_nothing(base: str) -> None:
    with game_of(base) as players:
        asked = asked_of(players)
        first = asked.act(move_of(asked), action="the-same-id")
        again = asked.act({"move": "stay"}, action="the-same-id")
        assert (first["type"], again) == (
            "update",
            {"type": "done", "action": "the-same-id", "seq": asked.table["seq"]},
        )


def test_the_same_id_of_two_people_is_two_requests(base: str) -> None:
    with game_of(base) as (ann, bo, _):
        ann.ask("say", action="same-for-both", text="One")
        assert bo.ask("say", action="same-for-both", text="Two")["type"] == "update"


def test_a_move_on_an_old_view_gets_a_fresh_one(base: str) -> None:
    with game_of(base) as players:
        asked = asked_of(players)
        old = asked.table["seq"]
        asked.act(move_of(asked))
        refused = asked.act({"move": "stay"}, seq=old)
        assert (refused["reason"]["id"], refused["table"]) == ("refused-stale", asked.table)


def test_words_in_between_do_not_make_a_view_old(base: str) -> None:
    with game_of(base) as players:
        asked, other = asked_of(players), players[players[0].table["asked"] - 1]
        old = asked.table["seq"]
        other.ask("say", text="Go on!")
        assert asked.act(move_of(asked), seq=old)["type"] == "update"


def test_whoever_is_not_asked_gets_a_fresh_view_and_changes_nothing(base: str) -> None:
    with game_of(base) as players:
        other, seq = players[players[0].table["asked"] - 1], players[0].table["seq"]
        refused = other.act({"move": "stay"})
        assert (refused["reason"]["id"], refused["table"]["seq"]) == ("refused-not-asked", seq)


def test_an_illegal_move_is_refused_with_its_reason_and_without_the_position(base: str) -> None:
    with game_of(base) as players:
        refused = asked_of(players).act({"move": "give", "target": 1})
        assert (refused["type"], "Position" in refused["text"]) == ("refused", False)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        '"act"',
        "{}",
        '{"type":"act"}',
        '{"type":"nothing","action":"12345678"}',
        '{"type":"undo","action":"12345678","more":1}',
        '{"type":"undo","action":"short"}',
        '{"type":"undo","action":"with spaces in it"}',
        '{"type":"sit","action":"12345678","seat":"0","name":"Ann","entropy":""}',
        '{"type":"sit","action":"12345678","seat":-1,"name":"Ann","entropy":""}',
        '{"type":"sit","action":"12345678","seat":0,"name":"Ann","entropy":"' + "x" * 200 + '"}',
        "[" * 5000,
        "\ud7ff\x00",
    ],
)
def test_a_message_that_cannot_be_read_is_refused_and_the_socket_stays_open(base: str, text: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        socket.send(text)
        refused = socket.hear()
        assert (refused["type"], socket.sit(0)["type"]) == ("refused", "update")


def test_bytes_are_refused(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        socket.send(b"\x00\xff")
        assert socket.hear()["type"] == "refused"


def test_a_huge_message_closes_only_the_socket_it_came_over(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open()
    with ann.at(table) as one, ann.at(table) as other:
        one.send('{"type":"say","action":"12345678","text":"' + "x" * 100_000 + '"}')
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                one.hear()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, other.sit(0)["type"]) == (1009, "update")


def test_two_tabs_of_one_person_see_the_same(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open()
    with ann.at(table) as one, ann.at(table) as other:
        one.sit(0)
        other.until(2)
        assert one.table == other.table


def test_a_person_is_here_until_their_last_tab_is_closed(base: str) -> None:
    ann, bo = Person(base, "Ann"), Person(base, "Bo")
    table = ann.open()
    with bo.at(table) as watcher:
        with ann.at(table) as one:
            one.sit(0)
            with ann.at(table):
                pass
            here = one.ask("refresh")["table"]["seats"][0]["is_here"]
        while watcher.table["seats"][0]["is_here"] or watcher.table["seq"] < 2:
            watcher.hear()
        assert here


def test_whoever_comes_back_gets_what_happened_meanwhile(base: str) -> None:
    ann, bo = Person(base, "Ann"), Person(base, "Bo")
    table = ann.open()
    with ann.at(table) as one:
        one.sit(0)
        seen = one.table["seq"]
        with bo.at(table) as other:
            other.sit(1, "Bo")
            other.ask("say", text="Hello")
    with ann.at(table, since=seen) as back:
        assert [happening["table_event"]["event"] for happening in back.welcome["happened"]] == ["sat_down", "said"]


def test_a_since_from_the_future_gets_the_view_and_no_happenings(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open(), since=10**9) as socket:
        assert (socket.welcome["happened"], socket.table["seq"]) == ([], 1)


def test_offers_are_told_to_nobody_but_the_seat_that_is_asked(base: str) -> None:
    with game_of(base) as players:
        asked = players[0].table["asked"]
        told = [bool(player.table["offers"]) for player in players]
        assert told == [seat == asked for seat in range(3)]


def test_a_stranger_may_look_but_not_ask(base: str) -> None:
    table = Person(base, "Ann").open()
    with Person(base).at(table) as stranger:
        assert stranger.sit(0)["reason"]["id"] == "refused-no-identity"


def test_there_is_no_socket_at_a_table_that_does_not_exist(base: str) -> None:
    with pytest.raises(ConnectionClosed) as closed, Person(base, "Ann").at("nowhere"):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_the_lobby_lists_tables_where_somebody_is_and_tells_of_changes(base: str) -> None:
    ann = Person(base, "Ann")
    listed, private = ann.open(visibility="listed"), ann.open()
    with connect(f"ws{base.removeprefix('http')}/api/lobby/socket") as lobby:
        first = json.loads(lobby.recv(timeout=10))
        with ann.at(listed) as socket, ann.at(private):
            socket.sit(0, "Ann")
            while not (tables := json.loads(lobby.recv(timeout=10))["tables"]) or "Ann" not in tables[0]["players"]:
                pass
            ids = [one["table"] for one in tables]
        while json.loads(lobby.recv(timeout=10))["tables"]:
            pass
        assert (first["tables"], ids) == ([], [listed])


def play_somehow(players: list[Socket]) -> Socket:
    """Whoever is asked makes their first move, or the next round begins; whoever did it."""
    if players[0].table["is_resting"]:
        seated = {one.table["me"]: one for one in reversed(players) if one.table["me"] is not None}
        go_on(list(seated.values()))
        return players[0]
    asked = asked_of(players)
    asked.act(move_of(asked))
    return asked


@pytest.mark.parametrize(("game", "edition"), [("flip7", "en"), ("phase10flip", "fr")])
def test_what_a_client_makes_of_the_updates_is_what_the_table_shows_it_over_http(
    base: str, game: str, edition: str
) -> None:
    people = [Person(base, "Ann"), Person(base, "Bo"), Person(base, "Cy"), Person(base)]
    table = people[0].open(game, edition, 3)
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.at(table)) for person in people]
        sockets.append(stack.enter_context(people[0].at(table, views="whole")))
        for seat, socket in enumerate(sockets[:3]):
            socket.sit(seat)
        last = sockets[0]
        last.ask("start", bot="")
        for number in range(40):
            for socket, person in zip(sockets, [*people, people[0]], strict=True):
                socket.until(last.table["seq"])
                assert socket.table == person.http.get(f"/api/tables/{table}").json()
            if number % 9 == 0:
                last.ask("react", sign="🍀")
            elif number % 9 == 5:
                last.ask("refresh")
            else:
                last = play_somehow(sockets)
    assert all("changed" in message for message in sockets[3].heard if message["type"] == "update")
    assert not any("changed" in message for message in sockets[4].heard)
