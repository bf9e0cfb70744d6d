"""A game from outside over a real server, by HTTP and by WebSocket."""

from pathlib import Path

from tests.server.people import Person
from tests.server.running import running


def test_a_person_plays_it_against_its_bot(tmp_path: Path) -> None:
    with running(tmp_path / "games.db") as base:
        ann = Person(base, "Ann")
        info = next(game for game in ann.http.get("/api/games").json() if game["game"] == "higher")
        assert (info["bots"], info["default_bot"]) == (["random", "guesser"], "guesser")
        with ann.at(ann.open("higher", "village", seats=2)) as socket:
            socket.sit(0)
            socket.ask("seat_bot", seat=1, bot="guesser")
            socket.ask("start", bot="guesser")
            while socket.table["asked"] != 0:
                socket.hear()
            assert socket.table["offers"] == [{"move": "say", "higher": True}, {"move": "say", "higher": False}]
            hidden = [card is None for card in socket.table["game"]["cards"]]
            assert hidden == [False, True]
            socket.act({"move": "say", "higher": True})
            while len(socket.table["game"]["said"]) < 2:
                socket.hear()
        told = [event["event"] for entry in socket.happened for event in entry["events"]]
        assert told == ["got_card", "got_card", "said", "said"]
