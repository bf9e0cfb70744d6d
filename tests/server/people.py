"""People for tests: each has a key, opens tables, and speaks over sockets that record everything they hear."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.views import ViewKeeper

WAIT_SECONDS = 15


class Person:
    """Somebody with a key; nobody's key is empty."""

    def __init__(self, base: str, name: str = "") -> None:
        self.base, self.key, self.id = base, "", ""
        self.http = httpx.Client(base_url=base, timeout=WAIT_SECONDS)
        if name:
            me = self.http.post("/api/guests", json={"name": name, "bearer": True}).raise_for_status().json()
            self.key, self.id = me["key"], me["person"]
            self.http.headers["Authorization"] = f"Bearer {self.key}"

    def open(self, game: str = "flip7", edition: str = "en", seats: int = 3, **setup: Any) -> str:
        """A new table; its id."""
        answer = self.http.post("/api/tables", json={"game": game, "edition": edition, "seats": seats, **setup})
        table: str = answer.raise_for_status().json()["table"]
        return table

    @contextmanager
    def at(self, table: str, since: int | None = None, views: str = "changes", **headers: str) -> Iterator["Socket"]:
        """A socket at that table."""
        query = f"?views={views}" if since is None else f"?views={views}&since={since}"
        url = f"ws{self.base.removeprefix('http')}/api/tables/{table}/socket{query}"
        if self.key:
            headers["Authorization"] = f"Bearer {self.key}"
        with connect(url, additional_headers=headers, compression=None) as socket:
            yield Socket(socket)


class Socket:
    """A socket at a table: the last view, and everything heard so far, each message with the whole view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.heard = socket, list[dict[str, Any]]()
        self._view = ViewKeeper()
        self.happened: list[dict[str, Any]] = []
        self._actions = 0
        self.welcome = self.hear()

    @property
    def table(self) -> dict[str, Any]:
        """The last view."""
        return self._view.table

    def hear(self) -> dict[str, Any]:
        """The next message."""
        message = self._view.keep(json.loads(self.socket.recv(timeout=WAIT_SECONDS)))
        self.heard.append(message)
        self.happened += message.get("happened", ())
        return message

    def ask(self, kind: str, action: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request; its answer, and whatever came before it is heard too."""
        action = action or self.new_action()
        self.send({"type": kind, "action": action, **fields})
        while (message := self.hear()).get("action") != action:
            pass
        return message

    def act(self, move: Any, seq: int | None = None, action: str | None = None) -> dict[str, Any]:
        """Make a move on the last view."""
        return self.ask("act", action, seq=self.table["seq"] if seq is None else seq, move=move)

    def sit(self, seat: int, name: str = "Ann") -> dict[str, Any]:
        """Take a seat."""
        return self.ask("sit", seat=seat, name=name, entropy=f"chance of {name}")

    def send(self, message: Any) -> None:
        """Send anything."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def until(self, seq: int) -> dict[str, Any]:
        """Hear on until the view is as new as that; the view."""
        while self.table["seq"] < seq:
            self.hear()
        return self.table

    def new_action(self) -> str:
        """An action id of this socket's own."""
        self._actions += 1
        return f"{id(self):x}-{self._actions:06}"


def go_on(sockets: list[Socket]) -> dict[str, Any]:
    """Everybody is ready for the next round; the answer to the last of them, and all have heard of it."""
    answers = [socket.ask("go_on") for socket in sockets]
    for socket in sockets:
        socket.until(answers[-1]["table"]["seq"])
    return answers[-1]


@contextmanager
def game_of(
    base: str, seats: int = 3, game: str = "flip7", edition: str = "en", **setup: Any
) -> Iterator[list[Socket]]:
    """A game that has just begun, a person on every seat; their sockets in seat order."""
    people = [Person(base, f"P{seat}") for seat in range(seats)]
    table = people[0].open(game, edition, seats, **setup)
    managers = [person.at(table) for person in people]
    sockets = [manager.__enter__() for manager in managers]
    try:
        for seat, socket in enumerate(sockets):
            socket.sit(seat, f"P{seat}")
        begun = sockets[0].ask("start", bot="")
        for socket in sockets:
            socket.until(begun["table"]["seq"])
        yield sockets
    finally:
        for manager in managers:
            manager.__exit__(None, None, None)
