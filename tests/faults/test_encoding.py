"""Bytes that are no text: a refusal over HTTP, close code 1007 over a socket, and nothing in the log."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.people import Person
from tests.server.running import running

NO_TEXT = b'{"name": "\xff\xfe"}'


def test_a_body_that_is_not_utf_8_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path / "games.db") as base:
        answer = Person(base).http.post("/api/guests", content=NO_TEXT)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "refused-unreadable")
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.parametrize("pieces", [(NO_TEXT,), (NO_TEXT[:11], NO_TEXT[11:])], ids=["whole", "in pieces"])
def test_a_message_that_is_not_utf_8_closes_the_socket(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], pieces: tuple[bytes, ...]
) -> None:
    with running(tmp_path / "games.db") as base:
        ann = Person(base, "Ann")
        with ann.at(ann.open()) as at_table, pytest.raises(ConnectionClosed) as closed:
            for number, piece in enumerate(pieces):
                kind = Opcode.CONT if number else Opcode.TEXT
                frame = Frame(kind, piece, fin=number == len(pieces) - 1)
                at_table.socket.socket.sendall(frame.serialize(mask=True))
            while True:
                at_table.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    assert "Traceback" not in capfd.readouterr().err
