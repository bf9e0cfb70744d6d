"""Bot processes that are killed are replaced: every request for advice is answered, and bots play on as themselves."""

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from .people import Person, Socket
from .running import running
from .test_writer_faults import children

KILLS = 4


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with all its processes."""
    folder: Path = tmp_path_factory.mktemp("server")
    with running(folder / "games.db", is_lasting=True) as address:
        yield address


def kill_bot_workers() -> None:
    for worker in children(b"spawn_main"):
        with suppress(ProcessLookupError):  # it was being replaced
            os.kill(worker, signal.SIGKILL)


def begun(socket: Socket) -> None:
    socket.sit(0)
    socket.ask("start", bot="counter")
    hear_until_asked(socket)


def hear_until_asked(socket: Socket) -> None:
    """Hear the bots' moves until it is this person's turn, or the round is over."""
    while socket.table["asked"] not in (0, None):
        socket.hear()


def test_every_request_for_advice_is_answered_although_workers_are_killed(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open(hints=True)) as socket:
        begun(socket)
        for _ in range(KILLS):
            kill_bot_workers()
            reply = socket.ask("advise")
            assert reply["type"] == "advice" or reply["reason"]["id"] == "refused-bots-restart"


def test_bots_whose_workers_are_killed_play_on_as_themselves(base: str) -> None:
    ann = Person(base, "Ann")
    with ann.at(ann.open()) as socket:
        begun(socket)
        for _ in range(KILLS):
            if socket.table["asked"] is None:
                socket.ask("go_on")
            else:
                socket.act(socket.table["offers"][0])
            kill_bot_workers()
            hear_until_asked(socket)
        events = [(one["table_event"] or {}).get("event") for one in socket.happened]
        assert [seat["bot"] for seat in socket.table["seats"]][1:] == ["counter", "counter"]
        assert "bot_failed" not in events
