"""Imports real games with something changed: each is refused in words, or can be read everywhere afterwards."""

import asyncio
import json
import signal
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

from bench._serving import Serving
from bench.faults.grammar import HUGE, ODD, Told, mutated, spoiled
from bench.faults.party import SETUPS, Party, make_guests, make_parties
from bench.faults.processes import sample_memory
from bench.faults.report import Row, is_flat, megabytes, tracebacks_in, what_went_wrong
from bench.faults.senders import HttpConnection

COUNT: Final = 10_000
IMPORTERS: Final = 4
ANSWER_SECONDS: Final = 60.0
PAGE: Final = 100  # entries of a replay in one answer
ENDINGS: Final = ("actor", "seq", "at", "action", "decided_by", "back_to", "kind", "of", "digest", "text")


def run(count: int, seed: int) -> list[Row]:
    """Import so many; what came of them."""
    return asyncio.run(attack(count, seed))


async def attack(count: int, seed: int) -> list[Row]:
    """The same, on a running event loop."""
    generator = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(Path(folder) / "imports.db", log := Path(folder) / "server.log")
        serving.start()
        try:
            parties = await make_parties(serving.base, len(SETUPS), generator)
            originals = await _finished_games(serving.base, parties)
            guests = await make_guests(serving.base, IMPORTERS)
            results = Results(count)
            sampling = asyncio.create_task(sample_memory(serving.pid, lambda: results.left))
            await asyncio.gather(
                *(
                    Importer(serving.base, guest.key, originals, results, Random(seed * 1_000 + number)).work()
                    for number, guest in enumerate(guests)
                )
            )
            memory = await sampling
            serving.end()
        except BaseException:
            serving.end(signal.SIGKILL)
            raise
        tracebacks = tracebacks_in(log)
    silent = results.outcomes["refused without words"]
    return [
        Row(
            "changed games refused",
            results.outcomes["refused"] + silent,
            server_errors=results.outcomes["failed"],
            other=silent + sum(tracebacks.values()) + (not is_flat(memory)),
            memory=megabytes(memory),
            details=[*results.failed, *what_went_wrong(tracebacks, memory)],
        ),
        Row("changed games taken in", results.outcomes["taken in"]),
        Row(
            "pages of those read",
            results.pages,
            server_errors=results.outcomes["unreadable"],
            details=results.unreadable,
        ),
    ]


class Results:
    """What came of the imports so far."""

    def __init__(self, most: int) -> None:
        self.left, self.pages = most, 0
        self.outcomes, self.failed, self.unreadable = Counter[str](), list[str](), list[str]()


class Importer:
    """Imports one changed game after the other, and reads each that is taken in."""

    def __init__(self, base: str, key: str, originals: list[Any], results: Results, generator: Random) -> None:
        self._http, self._headers = HttpConnection(base), {"Authorization": f"Bearer {key}"}
        self._originals, self._results, self._generator = originals, results, generator

    async def work(self) -> None:
        """Import until it is enough."""
        while self._results.left > 0:
            self._results.left -= 1
            data, what = changed_game(self._generator.choice(self._originals), self._generator)
            status, answer = await self._ask("POST", "/api/games", data)
            if status in (200, 201):
                self._results.outcomes["taken in"] += 1
                await self._read(json.loads(answer)["table"], what)
            elif status < 500:
                self._results.outcomes["refused" if _has_words(answer) else "refused without words"] += 1
            else:
                self._results.outcomes["failed"] += 1
                self._results.failed.append(f"import with {what}: {status} {answer[:200]!r}")
        self._http.close()

    async def _read(self, table: str, what: str) -> None:
        """Read everything that there is of a game."""
        length = 0
        for page in ("", "/log", "/review", *(f"/replay?start=0{seat}" for seat in ("", "&seat=0", "&seat=-1"))):
            answer = await self._page("GET", table, page, what)
            if answer is not None and page.startswith("/replay"):
                length = json.loads(answer)["length"]
        for start in range(PAGE, length, PAGE):
            await self._page("GET", table, f"/replay?start={start}&seat=-1", what)
        for seq in (0, self._generator.randrange(length + 1), length):
            point = {"seq": seq, "seat": self._generator.randrange(4), "bot": "", "entropy": ""}
            opened = await self._page("POST", table, "/branch", what, json.dumps(point).encode())
            if opened is not None:
                await self._page("GET", json.loads(opened)["table"], "", f"{what}, played on")

    async def _page(self, method: str, table: str, page: str, what: str, body: bytes = b"") -> bytes | None:
        self._results.pages += 1
        status, answer = await self._ask(method, f"/api/tables/{table}{page}", body)
        if status >= 500:
            self._results.outcomes["unreadable"] += 1
            words = f"{method} {page or 'table'} of a game with {what}: {status} {answer[:200]!r}"
            self._results.unreadable.append(words)
        return answer if status in (200, 201) else None

    async def _ask(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._http.ask(method, path, body, self._headers)
        except TimeoutError:
            self._http.close()
            return 599, b"no answer in time"


def changed_game(original: Any, generator: Random) -> tuple[bytes, str]:
    """A game with something changed, as a file, and what was changed in words."""
    game = json.loads(json.dumps(original))
    entries: list[Any] = game["entries"]
    opened = entries[0].get("about") or {}
    opened["table"] = f"import{generator.getrandbits(64):016x}"[:22]
    told = Told([opened["table"]], [str(opened.get("host", ""))])
    words = []
    for _ in range(generator.choice((1, 1, 1, 2, 3))):
        way, index = generator.randrange(12), generator.randrange(len(entries))
        words.append(f"change {way} at {index}")
        if way == 0:
            del entries[index:]
        elif way == 1:
            del entries[index]
        elif way == 2:
            entries.insert(generator.randrange(len(entries)), dict(entries[index]))
        elif way == 3:
            other = generator.randrange(len(entries))
            entries[index], entries[other] = entries[other], entries[index]
        elif way == 4:
            entries[index][generator.choice(ENDINGS)] = generator.choice((*HUGE, *ODD, -1, 0, 1, index - 1, "dealer"))
        elif way == 5:
            game["header"] = mutated(game["header"], generator, told)
        elif way == 6:
            entries[index] = _taken_back(entries[index], generator)
        elif way == 7:
            entries[index] = mutated(entries[index], generator, told)
        elif way == 8:
            entries.insert(index, _another_note(entries, generator))
        else:
            _change_a_value(_notes(entries) or entries, generator)
        if not entries:
            break
    if generator.random() < 0.7:
        for number, entry in enumerate(entries):
            if isinstance(entry, dict) and isinstance(entry.get("seq"), int):
                entry["seq"] = number
    data = json.dumps(game).encode()
    if generator.random() < 0.05:
        words.append("bytes changed")
        data = spoiled(data, generator)
    return data, ", ".join(words)


def _notes(entries: list[Any]) -> list[Any]:
    return [entry for entry in entries if isinstance(entry, dict) and entry.get("kind") == "note"]


def _another_note(entries: list[Any], generator: Random) -> Any:
    """A note of this game once more, in another place, under another action."""
    notes = _notes(entries)
    note = json.loads(json.dumps(generator.choice(notes))) if notes else {"kind": "note", "seq": 0}
    return {**note, "action": f"note-{generator.getrandbits(32)}"}


def _change_a_value(entries: list[Any], generator: Random) -> None:
    """One value somewhere in an entry becomes another one of its type: what a schema cannot refuse."""
    holder: Any = generator.choice(entries)
    while isinstance(holder, dict | list) and holder:
        name = generator.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
        value = holder[name]
        if not isinstance(value, dict | list):
            holder[name] = _alike(value, generator)
            return
        holder = value


def _alike(value: Any, generator: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return generator.choice((-1, 0, 1, 2, value + 1, value - 1, 10**12, 2**63 - 1, -(2**63)))
    if isinstance(value, str):
        return generator.choice(("", "x", value + "x", value[:-1], "\u0000", "\u202e", "é" * 70, "a" * 3_000))
    return generator.choice((None, "", 0))


def _taken_back(entry: Any, generator: Random) -> dict[str, Any]:
    """An undo in place of an entry."""
    kept = {name: entry.get(name) for name in ("seq", "actor", "action", "at")} if isinstance(entry, dict) else {}
    seq = kept.get("seq") if isinstance(kept.get("seq"), int) else 0
    return {"kind": "undo", "decided_by": "person", **kept, "back_to": generator.choice((0, seq, -1, 10**6))}


def _has_words(answer: bytes) -> bool:
    try:
        return bool(json.loads(answer)["text"])
    except (ValueError, KeyError, TypeError):
        return False


async def _finished_games(base: str, parties: list[Party]) -> list[Any]:
    """A finished game of each party, as its log is given out."""
    await asyncio.gather(*(party.play(most=1) for party in parties))
    http, games = HttpConnection(base), []
    for party in parties:
        status, answer = await http.ask("GET", f"/api/tables/{party.games[0].table}/log", b"", {})
        if status != 200:
            raise RuntimeError(f"a finished game cannot be read: {status} {party.stuck}")
        games.append(json.loads(answer))
    http.close()
    return games
