"""A client that comes back whenever its connection breaks, asks until it is answered, and remembers all it was told."""

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec import Struct

from bench._socket import LightSocket, connect
from tests.views import apply_changes

PAUSE_SECONDS: Final = 0.05  # before connecting, or asking, once more
RESEND_SECONDS: Final = 1.0
PATIENCE_SECONDS: Final = 90.0
ASK_AGAIN: Final = ("refused-not-kept", "refused-our-fault")  # it may be in the log: only the same id can tell
CHANGES_NOTHING: Final = ("refresh", "advise", "rematch")


class Stuck(Exception):
    """A table, or the server, that does not go on."""


class Asked(Struct):
    """A request and the type of its answer; empty while nothing definite is known."""

    kind: str
    answer: str = ""


class Memory:
    """The view of a client, and what it was shown, by seat and entry: fingerprints, to be compared with the log."""

    def __init__(self) -> None:
        self.table: dict[str, Any] = {}
        self._version = 0
        self.misfits = 0  # updates of a view that the client does not have
        self.entries: dict[tuple[int | None, int], set[int]] = {}
        self.views: dict[tuple[int | None, int], set[int]] = {}
        self.faults = 0  # refusals that say that the server failed

    def note(self, message: dict[str, Any]) -> None:
        """Remember a message, and the table as it is after it."""
        is_shown = self._keep_up(message)
        seat = self.table.get("me")
        for entry in message.get("happened", ()):
            self.entries.setdefault((seat, entry["seq"]), set()).add(fingerprint(entry))
        if is_shown:
            self.views.setdefault((seat, self.table["seq"]), set()).add(fingerprint(self.table["game"]))
        self.faults += (message.get("reason") or {}).get("id") == "refused-our-fault"

    def _keep_up(self, message: dict[str, Any]) -> bool:
        """Bring the view up to date; whether there was anything about it."""
        if "changed" in message:
            if message["base"] != self._version:
                self.misfits += 1
                return False
            apply_changes(self.table, message["changed"])
        elif isinstance(message.get("table"), dict):
            self.table = message["table"]
        else:
            return False
        self._version = message["version"]
        return True


def fingerprint(value: Any) -> int:
    """The same for equal JSON values, whatever the order of their fields; only within this process."""
    return hash(msgspec.json.encode(value, order="sorted"))


class Client:
    """One person, or a spectator, at one table."""

    def __init__(self, url: str, key: str | None, person: str, news: asyncio.Event) -> None:
        self.person, self.memory, self.asked = person, Memory(), dict[str, Asked]()
        self._url, self._key, self._news = url, key, news
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._socket: LightSocket | None = None
        self._staying = asyncio.create_task(self._stay())

    @property
    def table(self) -> dict[str, Any]:
        """The last view."""
        return self.memory.table

    async def ask(self, kind: str, action: str, **fields: Any) -> dict[str, Any]:
        """Send a request under one id, again and again, until there is a definite answer; the answer."""
        self.asked[action] = Asked(kind)
        text = msgspec.json.encode({"type": kind, "action": action, **fields}).decode()
        async with asyncio.timeout(PATIENCE_SECONDS):
            while True:
                answer = await self._ask_once(action, text)
                if answer is not None and (answer.get("reason") or {}).get("id") not in ASK_AGAIN:
                    break
                await asyncio.sleep(PAUSE_SECONDS)
        self.asked[action].answer = answer["type"]
        return answer

    async def _ask_once(self, action: str, text: str) -> dict[str, Any] | None:
        if self._socket is None or not self._socket.is_open:
            return None
        answered = self._answers[action] = asyncio.get_running_loop().create_future()
        self._socket.send(text)
        with suppress(TimeoutError):
            return await asyncio.wait_for(answered, RESEND_SECONDS)
        return None

    async def close(self) -> None:
        """Hang up for good."""
        self._staying.cancel()
        with suppress(asyncio.CancelledError):
            await self._staying
        if self._socket is not None and self._socket.is_open:
            await self._socket.close()

    async def _stay(self) -> None:
        while True:
            since = f"?since={self.table['seq']}" if self.table else ""
            with suppress(OSError):
                self._socket = await connect(f"{self._url}{since}", self._hear, self._key)
                await self._socket.closed()
            await asyncio.sleep(PAUSE_SECONDS)

    def _hear(self, text: bytes) -> None:
        message: dict[str, Any] = msgspec.json.decode(text)
        self.memory.note(message)
        answered = self._answers.pop(message.get("action") or "", None)
        if answered is not None and not answered.done():
            answered.set_result(message)
        self._news.set()
