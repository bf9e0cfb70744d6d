"""A writer process that dies or stalls holds up nobody but those who wait for it, and them not for long."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.store.faulty_writer import PROGRAM, plan

from .people import Person, Socket, game_of
from .running import PATIENCE_SECONDS, free_port, running
from .test_stop import served


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder: Path = tmp_path_factory.mktemp("server")
    return folder / "games.db"


@pytest.fixture(scope="module")
def base(database: Path) -> Iterator[str]:
    """A server whose writers fail as planned."""
    with running(database, is_lasting=True, writer_program=PROGRAM, writer_seconds=2.0) as address:
        yield address


def children(what: bytes, parent: int | None = None) -> list[int]:
    """The child processes of a process, or of this one, whose command has such a word."""
    found = []
    for task in Path(f"/proc/{parent or os.getpid()}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            with suppress(FileNotFoundError):  # it has just ended
                if what in Path(f"/proc/{child}/cmdline").read_bytes():
                    found.append(int(child))
    return found


def writers(server: int | None = None) -> list[int]:
    """The writer processes of a server, or of one in this process."""
    return children(b".store.", server)


def until(is_so: Any) -> None:
    end = time.monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_an_act_whose_writer_died_after_the_commit_is_done_and_everybody_sees_it(base: str, database: Path) -> None:
    with game_of(base) as players:
        asked = players[players[0].table["asked"]]
        plan(database, "die")
        reply = asked.act(asked.table["offers"][0])
        seen = [player.until(reply["table"]["seq"])["seq"] for player in players]
        assert (reply["type"], seen) == ("update", [reply["table"]["seq"]] * 3)


def test_bots_go_on_after_the_writer_died_with_their_move(base: str, database: Path) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        socket.sit(0)
        socket.ask("start", bot="random")
        while socket.table["asked"] == 0:
            socket.act(socket.table["offers"][0])
        plan(database, "die", "crash")
        until(lambda: not plan(database).read_text(encoding="ascii"))
        while socket.table["asked"] != 0 and not socket.table["is_resting"]:  # until the bots have moved
            socket.hear()


@contextmanager
def stalled(base: str) -> Iterator[tuple[list[Socket], Socket]]:
    """A game whose writer has just stalled with somebody's act; the players, and who acted."""
    with game_of(base) as players:
        asked = players[players[0].table["asked"]]
        os.kill(writers()[0], signal.SIGSTOP)
        asked.send(
            {"type": "act", "action": "stalled-act", "seq": asked.table["seq"], "move": asked.table["offers"][0]}
        )
        yield players, asked


def test_reading_and_metrics_go_on_while_the_writer_stalls_and_then_it_is_replaced(base: str) -> None:
    with stalled(base) as (players, asked):
        table, seq = asked.table["table"], asked.table["seq"]
        assert httpx.get(f"{base}/metrics").is_success
        assert httpx.get(f"{base}/api/tables/{table}").json()["seq"] == seq
        with Person(base).at(table) as spectator:
            assert spectator.welcome["table"]["seq"] == seq
        other = next(player for player in players if player is not asked)
        assert other.ask("refresh")["table"]["seq"] == seq
        while (reply := asked.hear()).get("action") != "stalled-act":
            pass
        assert (reply["type"], other.until(seq + 1)["seq"] > seq) == ("update", True)


def test_a_server_told_to_stop_ends_although_its_writer_stalls(tmp_path: Path) -> None:
    port = free_port()
    with served(tmp_path / "games.db", port) as process:
        ann = Person(f"http://127.0.0.1:{port}", "Ann")
        with ann.at(ann.open()) as socket:
            os.kill(writers(process.pid)[0], signal.SIGSTOP)
            socket.send({"type": "sit", "action": "sit-down", "seat": 0, "name": "Ann", "entropy": "x"})
            process.send_signal(signal.SIGTERM)
            assert process.wait(2 * PATIENCE_SECONDS) in (0, -signal.SIGTERM)
