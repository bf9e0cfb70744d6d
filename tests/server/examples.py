"""The examples of docs/protocol.md: fenced blocks that are read, sent to a server, and compared with what it answers.

In an example, ids, keys, times and sequence numbers stand for what the server makes of them: the first time one is
answered it is remembered, and from then on it must be the same. “…” stands for anything.
"""

import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import httpx
from msgspec import Struct
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

MORE: Final = "…"
BLOCK: Final = re.compile(r"^```(http|socket)(?: ([^\n]+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
STANDS_FOR: Final = frozenset(("person", "key", "table", "host", "seq", "now", "at", "version", "base"))
MOST_MESSAGES: Final = 60
WAIT_SECONDS: Final = 20


class Block(Struct, frozen=True):
    """One example: HTTP, or a part of a conversation over the socket of that name."""

    kind: str
    name: str
    text: str


class Mismatch(AssertionError):
    """The server says something else than the example."""


def read_blocks(file: Path) -> list[Block]:
    """The examples of a document, in their order."""
    return [Block(kind, name, text) for kind, name, text in BLOCK.findall(file.read_text(encoding="utf-8"))]


class Known:
    """What the values in the examples stand for."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.numbers: dict[int, int] = {}

    def fill_in(self, text: str) -> str:
        """An example with the texts that are known by now."""
        for example, actual in self.texts.items():
            text = text.replace(example, actual)
        return re.sub(r"(since=|\"seq\": )(\d+)", lambda found: found[1] + str(self._number(int(found[2]))), text)

    def _number(self, example: int) -> int:
        return self.numbers.get(example, example)

    def match(self, example: Any, actual: Any, key: str = "") -> None:
        """Raises `Mismatch`; what an example stands for is remembered only if all of it fits."""
        texts, numbers = dict(self.texts), dict(self.numbers)
        try:
            self._match(example, actual, key)
        except Mismatch:
            self.texts, self.numbers = texts, numbers
            raise

    def _match(self, example: Any, actual: Any, key: str) -> None:
        if example == MORE:
            return
        if isinstance(example, dict):
            self._match_fields(example, actual, key)
        elif isinstance(example, list):
            self._match_items(example, actual, key)
        elif key in STANDS_FOR and isinstance(example, str) and isinstance(actual, str):
            _check(self.texts.setdefault(example, actual) == actual or example == actual, key, example, actual)
        elif key in STANDS_FOR and type(example) is type(actual) is int:
            _check(self.numbers.setdefault(example, actual) == actual, key, example, actual)
        else:
            expected = self.fill_in(example) if isinstance(example, str) else example
            _check(type(expected) is type(actual) and expected == actual, key, expected, actual)

    def _match_fields(self, example: dict[str, Any], actual: Any, key: str) -> None:
        shown = {name: value for name, value in example.items() if name != MORE}
        _check(isinstance(actual, dict) and shown.keys() <= actual.keys(), key, example, actual)
        _check(MORE in example or shown.keys() == actual.keys(), key, example, actual)
        for name, value in shown.items():
            self._match(value, actual[name], name.rpartition("/")[2])

    def _match_items(self, example: list[Any], actual: Any, key: str) -> None:
        has_more = example[-1:] == [MORE]
        shown = example[:-1] if has_more else example
        fits = isinstance(actual, list) and (len(actual) >= len(shown) if has_more else len(actual) == len(shown))
        _check(fits, key, example, actual)
        for one, other in zip(shown, actual, strict=False):
            self._match(one, other, key)


def _check(fits: bool, key: str, example: Any, actual: Any) -> None:
    if not fits:
        raise Mismatch(f"{key}: {json.dumps(actual)[:600]} is not as in the example: {json.dumps(example)[:600]}")


class Runner:
    """Runs examples against a server, one after the other."""

    def __init__(self, base: str) -> None:
        self.base, self.known = base, Known()
        self.sockets: dict[str, ClientConnection] = {}
        self.heard: dict[str, Any] = {}  # the last message of each
        self._open = ExitStack()

    def run(self, block: Block) -> None:
        """Raises `Mismatch` if the server answers otherwise."""
        if block.kind == "http":
            self._request(block.text)
        else:
            self._converse(block)

    def close(self) -> None:
        """Close all sockets."""
        self._open.close()

    def _request(self, text: str) -> None:
        asked, answered = text.strip().split("\n\n")
        first, *lines = self.known.fill_in(asked).splitlines()
        method, path = first.split()
        headers, body = _headers_and_body(lines)
        headers |= {"Content-Type": "application/json"} if body else {}
        answer = httpx.request(method, self.base + path, headers=headers, content=body or None, timeout=WAIT_SECONDS)
        status, example = answered.split("\n", 1)
        _check(answer.status_code == int(status), "status", int(status), [answer.status_code, answer.text])
        self.known.match(json.loads(example), answer.json())

    def _converse(self, block: Block) -> None:
        for sign, text in _steps(block.text):
            if sign == "connect":
                self._connect(block.name, self.known.fill_in(text))
            elif sign == "close":
                self._expect_close(block.name, int(text))
            elif sign == ">":
                self.sockets[block.name].send(self.known.fill_in(text))
            else:
                self._expect(block.name, json.loads(text))

    def _connect(self, name: str, text: str) -> None:
        path, *lines = text.splitlines()
        headers, _ = _headers_and_body(lines)
        url = f"ws{self.base.removeprefix('http')}{path}"
        self.sockets[name] = self._open.enter_context(connect(url, additional_headers=headers, compression=None))

    def _expect(self, name: str, example: Any) -> None:
        """Hear on until a message fits; others, such as bots' moves, may come before it.

        What answers no request may have come already, with the answer before it.
        """
        last = Mismatch(f"nothing was heard where {example} was expected")
        if "action" not in example and self._fits(example, self.heard.get(name)):
            return
        for _ in range(MOST_MESSAGES):
            try:
                self.heard[name] = json.loads(self.sockets[name].recv(timeout=WAIT_SECONDS))
            except TimeoutError:
                break
            try:
                self.known.match(example, self.heard[name])
            except Mismatch as mismatch:
                last = mismatch
            else:
                return
        raise last

    def _fits(self, example: Any, heard: Any) -> bool:
        try:
            self.known.match(example, heard)
        except Mismatch:
            return False
        return True

    def _expect_close(self, name: str, code: int) -> None:
        try:
            self.sockets[name].recv(timeout=WAIT_SECONDS)
        except ConnectionClosed as closed:
            _check(closed.rcvd is not None and closed.rcvd.code == code, "close", code, str(closed))
        else:
            raise Mismatch(f"the socket stays open where code {code} was expected")


def _headers_and_body(lines: list[str]) -> tuple[dict[str, str], str]:
    headers = dict(line.split(": ", 1) for line in lines if re.match(r"[A-Z][A-Za-z-]+: ", line))
    return headers, "\n".join(line for line in lines if not re.match(r"[A-Z][A-Za-z-]+: ", line))


def _steps(text: str) -> Iterator[tuple[str, str]]:
    """What is sent and heard, in order; a step may go on over several lines."""
    for step in re.split(r"^(?=> |< |connect |close )", text, flags=re.MULTILINE):
        if step.strip():
            sign, rest = step.split(" ", 1)
            yield sign, rest.strip()
