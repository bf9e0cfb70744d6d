"""Tables of two people, a bot and a spectator, who play one game after the other, whatever happens to the server."""

import asyncio
from contextlib import suppress
from random import Random
from typing import Any, Final

import httpx
from msgspec import Struct

from bench.faults.client import Client, Stuck

PEOPLE: Final = 2
SEATS: Final = 3
STUCK_SECONDS: Final = 90.0
TALKS, TAKES_BACK, ASKS_ADVICE = 0.1, 0.3, 0.05  # how often
SETUPS: Final[tuple[dict[str, Any], ...]] = (
    {"game": "flip7", "edition": "en", "seats": SEATS, "house": {"target_score": 120}},
    {"game": "phase10flip", "edition": "fr", "seats": SEATS, "house": {"phases_to_win": 1, "stall_turns": 40}},
)


class PlayedGame(Struct):
    """A game that was begun, and the clients that were there."""

    table: str
    clients: list[Client]


class Guest(Struct, frozen=True):
    """Somebody with a key."""

    person: str
    key: str


class Party:
    """One table after the other, of the games in turn."""

    def __init__(self, base: str, guests: list[Guest], number: int, generator: Random) -> None:
        self._base, self._guests, self._number, self._generator = base, guests, number, generator
        self._news, self._is_stopping = asyncio.Event(), False
        self.games: list[PlayedGame] = []
        self.acts, self.stuck = 0, list[str]()

    def stop(self) -> None:
        """Finish the game that is being played, and begin no more."""
        self._is_stopping = True

    async def play(self, most: int | None = None) -> None:
        """Play until told to stop, or so many games."""
        while not self._is_stopping and (most is None or len(self.games) < most):
            game = await self._open(SETUPS[(self._number + len(self.games)) % len(SETUPS)])
            self.games.append(game)
            try:
                await self._begin(game)
                await self._play(game)
            except (Stuck, TimeoutError) as error:
                view = max((client.table for client in game.clients), key=lambda table: table.get("seq", 0))
                told = {name: view.get(name) for name in ("seq", "stage", "asked", "is_resting")}
                self.stuck.append(f"table {game.table} does not go on after {told} {error}")
            finally:
                for client in game.clients:
                    await client.close()

    async def _open(self, setup: dict[str, Any]) -> PlayedGame:
        headers = {"Authorization": f"Bearer {self._guests[0].key}"}
        async with httpx.AsyncClient(base_url=self._base, timeout=10, headers=headers) as http:
            while True:
                with suppress(httpx.HTTPError):  # the server may be gone just now
                    table = (await http.post("/api/tables", json=setup)).raise_for_status().json()["table"]
                    break
                await asyncio.sleep(0.1)
        url = f"ws{self._base.removeprefix('http')}/api/tables/{table}/socket"
        people = [Client(url, guest.key, guest.person, self._news) for guest in self._guests]
        return PlayedGame(table, [*people, Client(url, None, "", self._news)])

    async def _begin(self, game: PlayedGame) -> None:
        for seat, client in enumerate(game.clients[:PEOPLE]):
            await self._ask(client, "sit", seat=seat, name=f"Player {seat}", entropy=f"{self._generator.random()}")
        await self._ask(game.clients[0], "switch_chat", on=True)
        await self._ask(game.clients[0], "start", bot="")

    async def _play(self, game: PlayedGame) -> None:
        while (view := _newest(game))["stage"] != "over":
            asked = view["asked"]
            if asked is None:
                for client in game.clients[:PEOPLE]:
                    await self._ask(client, "go_on")
            elif asked < PEOPLE:
                await self._move(game.clients[asked], view["seq"])
            else:
                await self._wait(game, view["seq"])

    async def _move(self, client: Client, seq: int) -> None:
        """Move for a person who is asked; sometimes they talk or ask for advice first, or take the move back."""
        if client.table.get("seq", 0) < seq or not client.table["offers"]:
            await self._ask(client, "refresh")
        listed = [offer for offer in client.table["offers"] if "offer" not in offer]
        if not listed:  # the table has moved on
            return
        if self._generator.random() < TALKS:
            await self._ask(client, "say", text=f"word {self._generator.getrandbits(64)}")
        if self.acts == 0 or self._generator.random() < ASKS_ADVICE:
            await self._ask(client, "advise")
        await self._ask(client, "act", seq=client.table["seq"], move=self._generator.choice(listed))
        self.acts += 1
        if client.table["may_undo"] and self._generator.random() < TAKES_BACK:
            await self._ask(client, "undo")

    async def _wait(self, game: PlayedGame, seq: int) -> None:
        """Wait for a bot to move."""
        async with asyncio.timeout(STUCK_SECONDS):
            while _newest(game)["seq"] <= seq:
                self._news.clear()
                await self._news.wait()

    async def _ask(self, client: Client, kind: str, **fields: Any) -> None:
        await client.ask(kind, f"{self._generator.getrandbits(64):016x}", **fields)


def _newest(game: PlayedGame) -> dict[str, Any]:
    found: dict[str, Any] = max((client.table for client in game.clients), key=lambda table: table.get("seq", 0))
    return found


async def make_guests(base: str, people: int) -> list[Guest]:
    """New people."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        made = []
        for number in range(people):
            answer = await http.post("/api/guests", json={"name": f"Guest {number}", "bearer": True})
            told = answer.raise_for_status().json()
            made.append(Guest(told["person"], told["key"]))
        return made


async def make_parties(base: str, tables: int, generator: Random) -> list[Party]:
    """So many parties that have not begun."""
    guests = await make_guests(base, PEOPLE * tables)
    return [
        Party(base, guests[PEOPLE * number : PEOPLE * (number + 1)], number, Random(generator.getrandbits(64)))
        for number in range(tables)
    ]
