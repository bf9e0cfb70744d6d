"""A server that cannot listen, or has no certificate, says so in one sentence before anything is started."""

import socket
from pathlib import Path

import pytest

from tests.terminal.command import volteface_here


def refusal(home: Path, *words: str) -> str:
    """What `serve` says on standard error when it does not start."""
    database = home / "games.db"
    run = volteface_here(home, "serve", "--database", str(database), *words)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert not database.exists()
    return run.stderr


def test_a_taken_port_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} of 127.0.0.1: it is in use already" in refusal(tmp_path, "--port", str(port))


def test_a_host_that_does_not_exist_is_named(tmp_path: Path) -> None:
    assert "“no.such.host.invalid”" in refusal(tmp_path, "--host", "no.such.host.invalid", "--port", "0")


def test_a_missing_certificate_is_named(tmp_path: Path) -> None:
    said = refusal(tmp_path, "--port", "0", "--tls-cert", "gone.pem", "--tls-key", "key.pem")
    assert said == "There is no file gone.pem.\n"


@pytest.mark.parametrize("text", ["", "Dear Ann, this is no certificate."])
def test_a_file_that_is_no_certificate_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "cert.pem").write_text(text)
    file = str(tmp_path / "cert.pem")
    assert f"{file} and {file}" in refusal(tmp_path, "--port", "0", "--tls-cert", file, "--tls-key", file)
