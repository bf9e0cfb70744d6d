"""Whole games with a recording client on every seat and among the spectators: no hidden card reaches anyone.

What each of them was told is compared with the log of the finished game, which tells where every card really was.
"""

import json
import re
from typing import Any

import msgspec
import pytest

from volteface.kernel import Game, Log, find_game, read_log, replay
from volteface.kernel.log import as_json
from volteface.tables.fairness.verify import secret_of, verify

from .people import Person, Socket, game_of
from .test_tables import play_on

CARD = re.compile(r"[rgby](?:\d+\^?|\*)/(?:\d+\^?|\*)")  # of Phase 10 FLIP!, both faces
KINDS = (
    ("flip7", "en", {"house": {"target_score": 60}}),
    ("flip7", "fr", {"house": {"target_score": 60}}),
    ("phase10flip", "fr", {"house": {"phases_to_win": 1, "stall_turns": 40}}),
    ("phase10flip", "fr", {"house": {"own_backs": "hidden", "phases_to_win": 1, "stall_turns": 40}}),
)


class Evening:
    """A whole game and everything that everybody heard."""

    def __init__(self, base: str, game: str, edition: str, setup: dict[str, Any]) -> None:
        with game_of(base, game=game, edition=edition, **setup) as players:
            table = players[0].table["table"]
            with Person(base, "Eve").at(table, since=0) as spectator, Person(base).at(table, since=0) as stranger:
                play_on(players)
                last = players[0].table["seq"]
                self.players, self.onlookers = players, [spectator, stranger]
                for socket in (*players, spectator, stranger):
                    socket.until(last)
            self.log: Log = read_log(Person(base).http.get(f"/api/tables/{table}/log").content)
        self.game: Game = find_game(game)
        self.states = {step.entry.seq + 1: step.state for step in replay(self.log, self.game)}

    def everybody(self) -> list[tuple[int | None, Socket]]:
        return [*enumerate(self.players), *((None, onlooker) for onlooker in self.onlookers)]


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}-{len(kind[2]['house'])}")
def evening(base: str, request: pytest.FixtureRequest) -> Evening:
    return Evening(base, *request.param)


def test_the_finished_game_holds(evening: Evening) -> None:
    assert verify(evening.log).seats_with_entropy == 3


def test_every_view_is_the_seats_own_and_nothing_more(evening: Evening) -> None:
    for seat, socket in evening.everybody():
        for message in socket.heard:
            table = message.get("table")
            if isinstance(table, dict) and table["game"] is not None:
                state = evening.states[table["seq"]]
                assert table["game"] == as_json(evening.game.view(state, seat))


def test_every_event_is_told_as_the_seat_may_see_it(evening: Evening) -> None:
    entries = {entry.seq: entry for entry in evening.log.entries}
    for seat, socket in evening.everybody():
        for happening in socket.happened:
            events = getattr(entries[happening["seq"]], "events", ())
            seen = (evening.game.seen(msgspec.convert(event, evening.game.event_type), seat) for event in events)
            assert happening["events"] == [as_json(event) for event in seen if event is not None]


def test_offers_reach_only_the_seat_that_is_asked(evening: Evening) -> None:
    for seat, socket in evening.everybody():
        views = [message["table"] for message in socket.heard if isinstance(message.get("table"), dict)]
        assert all(view["asked"] == seat for view in views if view["offers"])


def test_the_secret_is_told_to_nobody_before_the_game_is_over(evening: Evening) -> None:
    secret = secret_of(evening.log).hex()
    for _, socket in evening.everybody():
        told = [message for message in socket.heard if secret in json.dumps(message)]
        assert all(message["table"]["stage"] == "over" for message in told)


def may_know(state: Any, seat: int | None) -> set[str]:
    """The whole cards that a seat may have in view: its own hand, what is laid, and the discards.

    In Flip 7 no card has two faces to tell apart: all is public, and which card comes next is in no state.
    """
    if not hasattr(state, "hands"):
        return set()
    own = set() if seat is None else set(state.hands[seat])
    laid = {card for groups in state.laid for group in groups for card in group.cards}
    return own | laid | set(state.discard)


def without_the_box(message: dict[str, Any]) -> dict[str, Any]:
    """The message without the list of all cards there are, which is printed on the box."""
    shown = dict(message)
    table, changed = message.get("table"), message.get("changed", {})
    if isinstance(table, dict) and table["game"] is not None:
        shown["table"] = table | {"game": table["game"] | {"deck": []}}
    if isinstance(changed.get("/game"), dict):
        shown["changed"] = changed | {"/game": changed["/game"] | {"deck": []}}
    return shown


def test_no_card_is_named_to_a_seat_before_it_has_seen_it(evening: Evening) -> None:
    for seat, socket in evening.everybody():
        known: set[str] = set()
        told_up_to = 0
        for message in socket.heard:
            seq = message.get("seq") or message["table"]["seq"]
            for at in range(told_up_to, seq + 1):
                known |= may_know(evening.states[at], seat) if at in evening.states else set()
            told_up_to = seq
            assert set(CARD.findall(json.dumps(without_the_box(message)))) <= known
