"""One slow phone never holds up a table."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from volteface.rooms import connection

from .people import Person, Socket, game_of, go_on


def deaf_socket(base: str) -> socket.socket:
    """A line that takes in next to nothing before whoever sends has to wait."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    address = httpx.URL(base)
    line.connect((address.host, address.port))
    return line


@contextmanager
def deaf_client(person: Person, table: str) -> Iterator[None]:
    """A client that asks for the table again and again and never reads an answer."""
    url = f"ws{person.base.removeprefix('http')}/api/tables/{table}/socket"
    headers = {"Authorization": f"Bearer {person.key}"}
    line = deaf_socket(person.base)
    with connect(url, sock=line, additional_headers=headers, compression=None, max_queue=1, close_timeout=0.1) as deaf:
        for number in range(4000):
            deaf.send(json.dumps({"type": "refresh", "action": f"again-{number:06}"}))
        yield


def open_connections(base: str) -> int:
    lines = httpx.get(f"{base}/metrics").text.splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("volteface_connections "))))


def play(players: list[Socket], moves: int) -> float:
    """Seconds that so many moves took."""
    began = monotonic()
    for _ in range(moves):
        table = players[0].table
        if table["asked"] is None:
            go_on(players)
        else:
            asked = players[table["asked"]]
            asked.until(table["seq"])
            asked.act(asked.table["offers"][0])
            players[0].until(asked.table["seq"])
        for player in players:
            player.until(players[0].table["seq"])
    return monotonic() - began


def test_a_table_goes_on_while_somebody_never_reads_and_they_are_dropped(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "CLOSE_SECONDS", 0.5)
    with game_of(base, house={"target_score": 1000}) as players:
        alone = open_connections(base)
        with deaf_client(Person(base, "Deaf"), players[0].table["table"]):
            took = play(players, 30)
            until = monotonic() + 15
            while open_connections(base) > alone and monotonic() < until:
                sleep(0.1)
            assert (took < 10, open_connections(base)) == (True, alone)


def test_whoever_falls_behind_gets_one_fresh_view_and_the_reason() -> None:
    async def fall_behind() -> list[Any]:
        slow = connection.Connection("ann")
        for number in range(connection.MOST_QUEUED + 3):
            slow.send(f'"{number}"'.encode(), lambda: b'"fresh"')
        sent: list[str] = []

        async def take(text: str) -> None:
            sent.append(text)

        code = await slow.start_sender(take)
        return [*map(json.loads, sent), code]

    fresh, closing, code = asyncio.run(fall_behind())
    assert (fresh, closing["reason"]["id"], closing["come_back"], code) == ("fresh", "closing-too-slow", True, 1013)
