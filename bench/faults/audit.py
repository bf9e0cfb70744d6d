"""Compares what every client was told with what the logs hold, when all is over."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from bench.faults.client import CHANGES_NOTHING, Client, Memory, fingerprint
from bench.faults.party import PlayedGame
from bench.faults.senders import Visited
from volteface.kernel import AnyEntry, Log, NoteEntry, VoltefaceError, find_game, replay
from volteface.kernel.log import as_json
from volteface.store import SqliteStore
from volteface.tables import load_table
from volteface.tables.fairness.verify import verify
from volteface.tables.ports import StoredTable
from volteface.tables.seating import Stage
from volteface.tables.views import show_entry

ALWAYS_KEPT: Final = ("sit", "start", "act", "undo", "say", "react")  # the others may find nothing to change


class Audit(Struct):
    """What was found, over all tables."""

    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    unkept: int = 0
    refused_but_kept: int = 0
    unreplayable: int = 0
    faults: int = 0
    games_over: int = 0
    details: list[str] = []


def audit(database: Path, games: Iterable[PlayedGame]) -> Audit:
    """Read the file that a server left and compare."""
    found, store = Audit(details=[]), SqliteStore(database)
    try:
        for game in games:
            stored = store.load(game.table)
            _check_log(found, store, stored)
            _check_doubles(found, game.table, stored.entries)
            kept = {entry.action for entry in stored.entries}
            for client in game.clients:
                _check_requests(found, game.table, client, kept)
                _check_shown(found, stored, client.memory)
    finally:
        store.close()
    return found


def check_visits(database: Path, visits: Iterable[Visited]) -> Audit:
    """Compare what senders of nonsense were shown with what their seats may see."""
    found, store, tables = Audit(details=[]), SqliteStore(database), dict[str, list[Memory]]()
    for visit in visits:
        tables.setdefault(visit.table, []).append(visit.memory)
    try:
        for table, memories in tables.items():
            stored = store.load(table)
            for memory in memories:
                _check_shown(found, stored, memory)
    finally:
        store.close()
    return found


def _check_log(found: Audit, store: SqliteStore, stored: StoredTable) -> None:
    """Every log replays; a finished game verifies."""
    table, header = stored.record.id, stored.record.header
    try:
        load_table(store, table)
        if stored.record.stage == Stage.OVER.value and header is not None:
            found.games_over += 1
            verify(Log(header, stored.entries))
    except VoltefaceError as error:
        found.unreplayable += 1
        found.details.append(f"{table} does not replay: {error}")


def _check_doubles(found: Audit, table: str, entries: tuple[AnyEntry, ...]) -> None:
    """No request was carried out twice: its entries lie together, each once, and no word was said twice."""
    origins = [_origin(entry.action) for entry in entries]
    runs = Counter(origin for number, origin in enumerate(origins) if number == 0 or origins[number - 1] != origin)
    words = Counter(filter(None, map(_words_said, entries)))
    for what, count in (runs + words).items():
        if count > 1:
            found.doubled += count - 1
            found.details.append(f"{table} has {what} {count} times")


def _origin(action: str) -> str:
    """The request that an entry comes from, without its number among the request's entries."""
    return "/".join(action.split("/")[:2])


def _words_said(entry: AnyEntry) -> str:
    about = entry.about if isinstance(entry, NoteEntry) else None
    return str(about["text"]) if about is not None and about.get("event") == "said" else ""


def _check_requests(found: Audit, table: str, client: Client, kept: set[str]) -> None:
    for action, asked in client.asked.items():
        if asked.kind in CHANGES_NOTHING:
            continue
        is_kept = f"{client.person}/{action}" in kept
        is_promised = asked.answer == "update" or (asked.answer == "done" and asked.kind in ALWAYS_KEPT)
        found.acknowledged += is_promised
        if is_promised and not is_kept:
            found.lost += 1
            found.details.append(f"{table} has lost the {asked.kind} {action}")
        if asked.answer == "refused" and is_kept:
            found.refused_but_kept += 1
            found.details.append(f"{table} has the {asked.kind} {action}, which was refused")


def _check_shown(found: Audit, stored: StoredTable, memory: Memory) -> None:
    """Every entry and every view that a client got is what the log says that its seat may see."""
    found.faults += memory.faults
    found.unkept += memory.misfits
    found.details += [f"{stored.record.id} sent {memory.misfits} updates of another view"] if memory.misfits else []
    game, entries = find_game(stored.record.setup.game), stored.entries
    for (seat, seq), prints in memory.entries.items():
        is_there = seq < len(entries)
        if not is_there or prints != {fingerprint(as_json(show_entry(game, entries[seq], seat)))}:
            found.unkept += 1
            found.details.append(f"{stored.record.id} showed seat {seat} another entry {seq} than it kept")
    states = _states(stored)
    for (seat, seq), prints in memory.views.items():
        state = states.get(seq, states.get(0)) if seq <= len(entries) else ()
        view = None if state is None else as_json(game.view(state, seat)) if state != () else ()
        if prints != {fingerprint(view)}:
            found.unkept += 1
            found.details.append(f"{stored.record.id} showed seat {seat} another view after {seq} entries than it kept")


def _states(stored: StoredTable) -> dict[int, Any]:
    """The game after so many entries; None before it began."""
    if stored.record.header is None:
        return dict.fromkeys(range(len(stored.entries) + 1))
    states, has_begun = {0: None}, False
    for step in replay(Log(stored.record.header, stored.entries)):
        about = step.entry.about if isinstance(step.entry, NoteEntry) else None
        has_begun = has_begun or (about or {}).get("event") == "started"
        states[step.entry.seq + 1] = step.state if has_begun else None
    return states
