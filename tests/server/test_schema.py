"""`volteface schema` tells the truth: all that travels fits it, and what it forbids is refused."""

import json
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest

from tests.terminal.command import saved_games, volteface_here
from volteface.kernel import games
from volteface.server.schema import OF_A_GAME, wire_schema

from .people import Person, Socket, game_of, go_on
from .shapes import faults, strict_definitions

MOST_MOVES = 60
GAMES = [("flip7", "en", {"target_score": 60}), ("phase10flip", "fr", {"phases_to_win": 1})]
each_game = pytest.mark.parametrize(("game", "edition", "house"), GAMES, ids=[game for game, _, _ in GAMES])


def move_of(socket: Socket) -> Any:
    """The last offer that is listed: it stays, or discards."""
    advice = socket.ask("advise")["advice"]
    if socket.table["offers"][0].get("offer") == "any":
        return advice["lay_downs"][0]["moves"][0]
    return next(offer for offer in reversed(socket.table["offers"]) if "move" in offer)


def play_on(sockets: list[Socket]) -> None:
    """Everybody moves in turn, and between rounds somebody goes on."""
    for _ in range(MOST_MOVES):
        table = sockets[0].table
        if table["stage"] == "over":
            return
        asked = sockets[table["asked"] or 0]
        done = go_on(sockets) if table["is_resting"] else asked.act(move_of(asked))
        for socket in sockets:
            socket.until(done["table"]["seq"])


@each_game
def test_everything_that_is_heard_in_a_game_fits_the_schema(
    base: str, game: str, edition: str, house: dict[str, Any]
) -> None:
    with game_of(base, 2, game, edition, house={"minimum_seats": 2, **house} if game == "flip7" else house) as sockets:
        first = sockets[0]
        first.act({"move": "castle"})
        first.ask("act", seq=0, move={"move": "hit"})
        first.ask("undo")
        first.ask("say", text="hello")
        first.ask("react", sign="👏")
        first.ask("pause")
        first.ask("resume")
        first.ask("refresh")
        first.ask("rematch")
        first.send("nonsense")
        play_on(sockets)
        with Person(base).at(first.table["table"], since=0) as stranger:
            heard = [*first.heard, *sockets[1].heard, *stranger.heard]
    assert {message["type"] for message in heard} >= {"welcome", "update", "refused", "advice"}
    assert [(message["type"], found) for message in heard if (found := faults("AnyMessage", message))] == []


def test_every_answer_over_http_fits_the_schema(base: str) -> None:
    ann = Person(base, "Ann")
    table = ann.open("flip7", "es", 1, house={"target_score": 20}, visibility="listed")
    with ann.at(table) as socket:
        socket.sit(0)
        socket.ask("start", bot="")
        play_on([socket])
        answers = [
            ("Me", ann.http.get("/api/me")),
            ("TableView", ann.http.get(f"/api/tables/{table}")),
            ("Lobby", ann.http.get("/api/lobby")),
            ("Problem", ann.http.get("/api/tables/nowhere")),
            ("Problem", ann.http.post("/api/tables", json={"game": "flip7"})),
            ("Problem", httpx.get(f"{base}/api/me")),
            ("OpenedTable", ann.http.post("/api/tables", json={"game": "flip7", "edition": "en", "seats": 3})),
            *(("GameInfo", one) for one in ann.http.get("/api/games").json()),
            *(("TableSummary", one) for one in ann.http.get("/api/me/tables").json()),
        ]
    found = [(name, faults(name, one.json() if isinstance(one, httpx.Response) else one)) for name, one in answers]
    assert [(name, wrong) for name, wrong in found if wrong] == []
    assert {name for name, _ in found} >= {"GameInfo", "TableSummary", "Problem", "Lobby"}


@each_game
def test_the_log_of_a_finished_game_fits_the_schema(tmp_path: Path, game: str, edition: str, house: Any) -> None:
    rules = [part for name, answer in house.items() for part in ("--rule", f"{name}={answer}")]
    volteface_here(tmp_path, "play", game, "--people", "", "--seed", "1", "--edition", edition, *rules)
    [record] = saved_games(tmp_path)
    volteface_here(tmp_path, "export", record.id, str(tmp_path / "game.json"))
    assert faults("Log", json.loads((tmp_path / "game.json").read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "act", "action": "move-0001", "seq": 1, "move": {"move": "castle"}},
        {"type": "act", "action": "move-0001", "seq": -1, "move": {"move": "hit"}},
        {"type": "act", "action": "short", "seq": 1, "move": {"move": "hit"}},
        {"type": "sit", "action": "sit-00001", "seat": 0, "name": "Ann", "entropy": "x", "colour": "red"},
        {"type": "dance", "action": "dance-001"},
    ],
)
def test_what_no_client_may_ask_for_does_not_fit(wrong: dict[str, Any]) -> None:
    assert faults("AnyCommand", wrong) != []


def test_a_move_of_either_game_may_be_asked_for() -> None:
    moves = (
        {"move": "hit"},
        {"move": "hit", "card": "r5/9", "seat": 1, "group": 0},
        {"move": "discard", "card": "r5/9"},
    )
    asks = [{"type": "act", "action": "move-0001", "seq": 3, "move": move} for move in moves]
    assert [found for ask in asks if (found := faults("AnyCommand", ask))] == []


def test_no_field_of_a_message_is_left_open() -> None:
    """Whatever a game says is described; only a house rule's name is anybody's."""
    open_fields = [
        (name, field)
        for name, part in strict_definitions().items()
        for field, schema in part.get("properties", {}).items()
        if not schema or (schema.get("type") == "array" and not schema.get("items") and "prefixItems" not in schema)
    ]
    assert open_fields == []


def test_every_game_is_referred_to() -> None:
    for message, field in OF_A_GAME:
        text = json.dumps(wire_schema()["$defs"][message]["properties"][field])
        assert text.count("$ref") == len(games())


def test_the_command_prints_the_schema(tmp_path: Path) -> None:
    run = volteface_here(tmp_path, "schema")
    printed = json.loads(run.stdout)
    assert (run.returncode, printed) == (0, wire_schema())
    jsonschema_rs.meta.validate(printed)
