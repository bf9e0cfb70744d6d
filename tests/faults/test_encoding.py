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


def frames(*pieces: bytes) -> bytes:
    """A message in pieces."""
    last = len(pieces) - 1
    made = [Frame(Opcode.CONT if number else Opcode.TEXT, piece, number == last) for number, piece in enumerate(pieces)]
    return b"".join(frame.serialize(mask=True) for frame in made)


SENT = {"whole": frames(NO_TEXT), "in pieces": frames(NO_TEXT[:11], NO_TEXT[11:]), "twice": frames(NO_TEXT) * 2}


@pytest.mark.parametrize("sent", SENT.values(), ids=SENT)
def test_a_message_that_is_not_utf_8_closes_the_socket(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], sent: bytes
) -> None:
    with running(tmp_path / "games.db") as base:
        ann = Person(base, "Ann")
        with ann.at(ann.open()) as at_table, pytest.raises(ConnectionClosed) as closed:
            at_table.socket.socket.sendall(sent)
            while True:
                at_table.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1007
    assert "Traceback" not in capfd.readouterr().err
