"""Players without a browser, so that a test can fill a table and decide every move."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx
from playwright.sync_api import Page, expect
from websockets.sync.client import ClientConnection, connect

Seen = dict[str, Any]


class Guest:
    """Somebody at a table, through its socket."""

    def __init__(self, server: str, name: str) -> None:
        self.name, self._server = name, server
        self._http = httpx.Client(base_url=server)
        self._http.post("/api/guests", json={"name": name}).raise_for_status()
        self._actions = count()
        self._socket: ClientConnection | None = None

    def open_table(self, **setup: Any) -> str:
        """Open a table of Flip 7 unless told otherwise; its id."""
        agreed = {"game": "flip7", "edition": "en", "seats": 4, **setup}
        answer = self._http.post("/api/tables", json=agreed).raise_for_status()
        return str(answer.json()["table"])

    def begin_daily(self, game: str) -> str:
        """Begin today's deck of a game, or go on with it; the id of its table."""
        answer = self._http.post("/api/daily", json={"game": game, "day": self.today()}).raise_for_status()
        return str(answer.json()["table"])

    def today(self) -> str:
        """The day of today's deck."""
        return str(self._http.get("/api/daily").raise_for_status().json()["day"])

    @property
    def key(self) -> str:
        """What a browser's cookie holds if this guest sits before it."""
        return self._http.cookies["volteface"]

    @contextmanager
    def at(self, table: str) -> Iterator["Guest"]:
        """Come to a table, and go in the end."""
        address = f"{self._server.replace('http', 'ws')}/api/tables/{table}/socket"
        cookie = f"volteface={self.key}"
        with connect(address, additional_headers={"Cookie": cookie}, ping_interval=None, max_queue=None) as socket:
            self._socket = socket
            yield self

    def request(self, kind: str, **fields: Any) -> Seen:
        """Send a command and wait for its reply; fails if it is refused."""
        assert self._socket is not None
        action = f"guest-{next(self._actions):06}"
        self._socket.send(json.dumps({"type": kind, "action": action, **fields}))
        while True:
            told: Seen = json.loads(self._socket.recv(timeout=10))
            if told.get("action") == action:
                assert told["type"] != "refused", told
                return told

    def sit(self, seat: int) -> Seen:
        """Take a seat."""
        return self.request("sit", seat=seat, name=self.name, entropy=f"seat-{seat}")

    def look(self) -> Seen:
        """The table as it is now."""
        table: Seen = self.request("refresh")["table"]
        return table

    def play(self, move: str, target: int | None = None) -> Seen:
        """Make a move, on a target if it needs one."""
        aimed = {} if target is None else {"target": target}
        return self.request("act", seq=self.look()["seq"], move={"move": move, **aimed})


def sit_down(page: Page, address: str, name: str) -> None:
    """Come to a table by its link, in a browser, and take the first free seat."""
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("heading", name="Who plays?")).to_be_visible()
