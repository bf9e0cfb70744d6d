"""With a certificate the server speaks https and wss, and its lines work as they do without one."""

import json
import ssl
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from .running import running

HERE = Path(__file__).parent / "fixtures"  # a certificate for this machine alone; its key is no secret
PATIENCE_SECONDS = 15


def test_a_person_sits_down_over_an_encrypted_line(tmp_path: Path) -> None:
    trust = ssl.create_default_context(cafile=str(HERE / "cert.pem"))
    with running(tmp_path / "games.db", certificate=(HERE / "cert.pem", HERE / "key.pem")) as base:
        with httpx.Client(base_url=base, verify=trust) as http:
            me = http.post("/api/guests", json={"name": "Ann", "bearer": True}).raise_for_status().json()
            who = {"Authorization": f"Bearer {me['key']}"}
            setup = {"game": "flip7", "edition": "en", "seats": 3}
            opened = http.post("/api/tables", json=setup, headers=who)
            assert opened.headers["strict-transport-security"].startswith("max-age=")
        url = f"wss{base.removeprefix('https')}/api/tables/{opened.json()['table']}/socket"
        with connect(url, ssl=trust, additional_headers=who) as socket:
            socket.recv(timeout=PATIENCE_SECONDS)
            socket.send(json.dumps({"type": "sit", "action": "over-tls", "seat": 1, "name": "Ann", "entropy": "e"}))
            told = json.loads(socket.recv(timeout=PATIENCE_SECONDS))
    assert (told["type"], told["action"], told["changed"]["/me"]) == ("update", "over-tls", 1)


def test_nobody_gets_through_without_trusting_the_certificate(tmp_path: Path) -> None:
    certificate = (HERE / "cert.pem", HERE / "key.pem")
    with running(tmp_path / "games.db", certificate=certificate) as base, pytest.raises(httpx.ConnectError):
        httpx.get(f"{base}/healthz")
