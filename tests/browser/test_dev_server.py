"""`npm run dev`: Vite serves the client and passes on to a Volteface server what is under /api."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

WEB: Final = Path(__file__).parents[2] / "web"
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
PATIENCE_SECONDS: Final = 60  # a busy machine takes its time


@contextmanager
def _started(command: Sequence[str], environment: Mapping[str, str] = {}) -> Iterator[str]:
    """The address that a program prints once it listens."""
    variables = {**os.environ, "NO_COLOR": "1", **environment}
    with subprocess.Popen(command, cwd=WEB, env=variables, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            found = next(filter(None, map(ADDRESS.search, process.stdout)), None)
            assert found, f"{command[0]} did not start"
            yield found[0]
        finally:
            process.terminate()
            process.wait(PATIENCE_SECONDS)


@pytest.fixture(scope="module")
def dev_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Vite's development server in front of a Volteface server, each on a free port."""
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    serve = [str(Path(sys.executable).with_name("volteface")), "serve", "--port", "0", "--database", str(database)]
    vite = ["node", "node_modules/vite/bin/vite.js", "--host", "127.0.0.1", "--port", "0"]
    with _started(serve) as server, _started(vite, {"VOLTEFACE_SERVER": server}) as address:
        yield address


def test_the_page_is_served_from_its_sources(dev_server: str) -> None:
    assert "/src/main.ts" in httpx.get(dev_server).text


def test_a_browser_posts_through_the_dev_server(dev_server: str) -> None:
    answer = httpx.post(f"{dev_server}/api/guests", json={"name": "Ada"}, headers={"Origin": dev_server})
    assert answer.is_success
    assert "volteface" in answer.cookies


def test_a_browser_opens_a_socket_through_the_dev_server(dev_server: str) -> None:
    with connect(f"{dev_server.replace('http', 'ws')}/api/lobby/socket", origin=Origin(dev_server)) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE_SECONDS))["type"] == "lobby"


def test_another_sites_page_is_refused_through_the_dev_server(dev_server: str) -> None:
    answer = httpx.post(f"{dev_server}/api/guests", json={"name": "Eve"}, headers={"Origin": "http://example.org"})
    assert answer.status_code == 403
