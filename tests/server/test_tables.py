"""Everything that can be done at a table, done over its socket."""

import asyncio
from threading import Event
from typing import Any

import pytest

from volteface.server.workers.bot_workers import BotWorkers

from .people import Person, Socket, game_of, go_on


def events(socket: Socket) -> list[str]:
    return [happening["table_event"]["event"] for happening in socket.happened if happening["table_event"]]


def test_looking_at_a_table_takes_no_seat(base: str) -> None:
    table = Person(base, "Ann").open()
    Person(base, "Bo").http.get(f"/api/tables/{table}").raise_for_status()
    with Person(base, "Cy").at(table) as cy:
        assert [seat["name"] for seat in cy.table["seats"]] == ["", "", ""]


def test_a_person_sits_down_and_everybody_sees_it(base: str) -> None:
    ann, bo = Person(base, "Ann"), Person(base, "Bo")
    table = ann.open()
    with ann.at(table) as one, bo.at(table) as other:
        one.sit(1, "Ann")
        assert other.until(2)["seats"][1] == {
            "name": "Ann",
            "person": ann.id,
            "bot": None,
            "stands_in": None,
            "is_here": True,
            "is_nearby": False,
            "is_ready": False,
        }


def test_the_host_seats_a_bot_of_the_level_they_like(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        assert socket.ask("seat_bot", seat=2, bot="threshold:22")["table"]["seats"][2]["bot"] == "threshold:22"


@pytest.mark.parametrize("bot", ["nobody", "exec:true", "threshold:many"])
def test_a_bot_that_is_none_is_refused(base: str, bot: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        assert socket.ask("seat_bot", seat=2, bot=bot)["type"] == "refused"


def test_bots_fill_the_free_seats_and_play_on_by_themselves(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open(seats=4)) as socket:
        socket.sit(0)
        socket.ask("start", bot="")
        while socket.table["asked"] != 0:  # a round may end without Ann, who then goes on to the next
            if socket.table["is_resting"]:
                socket.ask("go_on")
            else:
                socket.hear()
        assert [seat["bot"] for seat in socket.table["seats"]] == [None, "counter", "counter", "counter"]


def test_only_the_host_begins_the_game(base: str) -> None:
    table = Person(base, "Ann").open()
    with Person(base, "Bo").at(table) as bo:
        bo.sit(0, "Bo")
        assert bo.ask("start", bot="")["reason"] == {"id": "refused-only-the-host", "arguments": {}}


def test_a_person_who_leaves_before_the_game_frees_the_seat(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        socket.sit(0)
        assert socket.ask("leave")["table"]["seats"][0]["name"] == ""


def test_the_host_removes_somebody_and_hands_over(base: str) -> None:
    with game_of(base) as (ann, bo, cy):
        ann.ask("remove", seat=2)
        ann.ask("hand_over", seat=1)
        seen = [socket.until(ann.table["seq"])["host"] for socket in (bo, cy)]
        assert (events(cy)[-2:], seen) == (["stood_in", "host_changed"], [bo.welcome["person"]] * 2)


def test_the_host_pauses_and_goes_on(base: str) -> None:
    with game_of(base) as (ann, bo, cy):
        ann.ask("pause")
        asked = next(socket for socket in (ann, bo, cy) if socket.table["me"] == ann.table["asked"])
        asked.until(ann.table["seq"])
        refused = asked.act({"move": "stay"})
        assert (refused["reason"]["id"], ann.ask("resume")["table"]["is_paused"]) == ("refused-game-is-paused", False)


def test_words_and_reactions_reach_everybody(base: str) -> None:
    with game_of(base) as (ann, bo, _):
        ann.ask("say", text="Good luck!")
        bo.until(ann.table["seq"])
        bo.ask("react", sign="🍀")
        ann.until(bo.table["seq"])
        assert (events(bo)[-2:], events(ann)[-2:]) == (["said", "reacted"], ["said", "reacted"])


def test_the_host_turns_the_chat_off(base: str) -> None:
    with game_of(base) as (ann, bo, _):
        ann.ask("switch_chat", on=False)
        assert bo.ask("say", text="Hm?")["reason"]["id"] == "refused-chat-is-off"


def test_a_move_that_told_nobody_anything_can_be_taken_back(base: str) -> None:
    with game_of(base, game="phase10flip", edition="fr", seats=2) as players:
        asked = players[players[0].table["asked"]]
        before = asked.table["game"]
        may_undo = asked.act({"move": "take"})["table"]["may_undo"]
        assert (may_undo, asked.ask("undo")["table"]["game"]) == (True, before)


def test_a_card_that_was_drawn_cannot_be_put_back(base: str) -> None:
    with game_of(base, game="phase10flip", edition="fr", seats=2) as players:
        asked = players[players[0].table["asked"]]
        asked.act({"move": "draw"})
        assert asked.ask("undo")["reason"]["id"] == "refused-undo-something-was-seen"


def test_the_odds_of_the_next_card_are_there_for_whoever_asks(base: str) -> None:
    with game_of(base) as (ann, *_):
        advice = ann.ask("advise")["advice"]
        assert [set(odds) for odds in advice["odds"]] == [
            {"cards", "bust", "save", "flip_seven", "points_now", "value"}
        ] * 3


def test_a_hand_gets_advice_about_its_phase(base: str) -> None:
    with game_of(base, game="phase10flip", edition="fr", seats=2) as (ann, _):
        advice = ann.ask("advise")["advice"]
        assert set(advice) == {"short", "completing", "lay_downs"}


def test_whoever_waits_for_advice_may_play_on_meanwhile(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Event()

    async def think_until_played(*_: object) -> bool:
        return await asyncio.to_thread(played.wait, 10)

    monkeypatch.setattr(BotWorkers, "advise", think_until_played)
    with game_of(base, game="phase10flip", edition="fr", seats=2) as players:
        asked = players[players[0].table["asked"]]
        asked.send({"type": "advise", "action": "slow-advice"})
        assert asked.act({"move": "draw"})["type"] == "update"
        played.set()
        assert asked.hear()["advice"] is True


def test_advice_that_takes_too_long_is_refused(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think_too_long(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(BotWorkers, "advise", think_too_long)
    with game_of(base) as (ann, *_):
        assert ann.ask("advise")["reason"]["id"] == "refused-our-fault"


def test_a_host_can_do_without_hints(base: str) -> None:
    with game_of(base, hints=False) as (ann, *_):
        assert ann.ask("advise")["reason"]["id"] == "refused-hints-are-off"


def test_a_table_can_be_seen_anew(base: str) -> None:
    with game_of(base) as (ann, *_):
        before = ann.table
        assert ann.ask("refresh")["table"] == before


def choose(player: Socket) -> Any:
    """A lay-down if one is suggested, else a hit at Phase 10 FLIP! or a stay, else the first offer."""
    offers = player.table["offers"]
    if {"offer": "any", "kind": "lay_down"} in offers and (ways := player.ask("advise")["advice"]["lay_downs"]):
        return ways[0]["moves"][0]
    listed = [offer for offer in offers if "move" in offer]
    eager = [offer for offer in listed if offer["move"] == "stay" or ("card" in offer and offer["move"] == "hit")]
    return (eager or listed)[0]


def play_on(players: list[Socket]) -> dict[str, Any]:
    """Whoever is asked does something sensible, until the game is over; the last view."""
    while (table := players[0].table)["stage"] != "over":
        for player in players:
            player.until(table["seq"])
        if table["asked"] is None:
            go_on(players)
            continue
        asked = players[table["asked"]]
        asked.act(choose(asked))
        players[0].until(asked.table["seq"])
    return table


def test_whoever_asks_first_opens_the_table_for_the_next_game_and_all_are_shown_the_way(base: str) -> None:
    with game_of(base, house={"target_score": 1}) as players:
        play_on(players)
        ann, bo, _ = players
        new = ann.ask("rematch")["table"]
        bo.until(ann.table["seq"])
        assert (bo.ask("rematch")["table"], bo.table["rematch"]) == (new, new)


def test_the_players_of_a_rematch_have_their_seats(base: str) -> None:
    with game_of(base, house={"target_score": 1}) as players:
        play_on(players)
        new = players[0].ask("rematch")["table"]
        seats = Person(base).http.get(f"/api/tables/{new}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["P0", "P1", "P2"]


def test_the_log_leaves_only_when_the_game_is_over(base: str) -> None:
    with game_of(base, house={"target_score": 1}) as players:
        address = f"/api/tables/{players[0].table['table']}/log"
        before = Person(base).http.get(address).status_code
        play_on(players)
        assert (before, Person(base).http.get(address).status_code) == (409, 200)
