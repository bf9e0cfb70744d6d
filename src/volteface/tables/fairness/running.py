"""Running games from another host: judged on arrival, and marked as moved."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from volteface.kernel import DEALER, AnyEntry, Game, InvalidLog, Log, NoteEntry, VoltefaceError, find_game
from volteface.kernel.faults import invalid_log
from volteface.kernel.log import as_json
from volteface.tables.commands.moving import FORMAT, RunningGame
from volteface.tables.errors import NotAllowed
from volteface.tables.fairness.archive import PEOPLE
from volteface.tables.fairness.deal import SECRET_BYTES
from volteface.tables.fairness.import_check import check_running_log
from volteface.tables.fairness.verify import table_of, verify_running
from volteface.tables.live import LiveTable
from volteface.tables.ports import Addition, Record, StoredTable
from volteface.tables.seating import Seating, Stage, after, open_seating
from volteface.tables.table_events import Moved, Opened, event_name, read_table_event

READ: Final = msgspec.json.Decoder(RunningGame).decode


def receive(data: bytes, table: str, person: str, now: int) -> Addition:
    """What a store appends for a running game that goes on here under this id, with this person on its only seat.

    Every entry is judged, every deal recomputed, and everything shown once; raises `InvalidLog` or `NotAllowed`.
    It may run in another process.
    """
    try:
        moved = READ(data)
        if moved.volteface_running > FORMAT:
            raise InvalidLog("This game comes from a newer version.").explained("problem-newer-log")
        secret = bytes.fromhex(moved.secret)
        return _receive(moved.log, secret, table, person, now)
    except (InvalidLog, NotAllowed):
        raise
    except (VoltefaceError, msgspec.MsgspecError, ValueError, RecursionError, MemoryError) as error:
        raise InvalidLog(f"This game cannot go on here: {error}").explained(
            "problem-cannot-go-on", problem=error
        ) from error


def _receive(log: Log, secret: bytes, table: str, person: str, now: int) -> Addition:
    if len(secret) != SECRET_BYTES:
        raise invalid_log("The secret has the wrong length.", "no-secret")
    game = find_game(log.header.game)
    check_running_log(game, log)
    verify_running(log, game, secret)
    log = _with_person(log, person)
    entries = (*log.entries, _arrival(log, now))
    addition = Addition(_record(replace(log, entries=entries), secret, table, person), 0, entries)
    _check_shown(game, addition, person)
    return addition


def _with_person(log: Log, person: str) -> Log:
    """The same game with its only person called by the id that they have here."""
    notes = [entry.about for entry in log.entries if isinstance(entry, NoteEntry) and entry.about]
    seated = {about["person"] for about in notes if event_name(about) == "sat_down"}
    people = {about[name] for about in notes for name in PEOPLE if name in about}
    if len(seated) != 1 or people != seated:
        raise NotAllowed("refused-only-games-against-bots")
    return replace(log, entries=tuple(_renamed(entry, person) for entry in log.entries))


def _renamed(entry: AnyEntry, person: str) -> AnyEntry:
    if not isinstance(entry, NoteEntry) or entry.about is None:
        return entry
    about: dict[str, Any] = {name: person if name in PEOPLE else value for name, value in entry.about.items()}
    return replace(entry, about=about)


def _arrival(log: Log, now: int) -> NoteEntry:
    seq = len(log.entries)
    about = as_json(Moved(away=False))
    return NoteEntry(seq=seq, actor=DEALER, decided_by="person", action=f"moved-{seq}", at=now, about=about)


def _record(log: Log, secret: bytes, table: str, person: str) -> Record:
    opened, _ = table_of(log)
    seating = _seating(log)
    if any(chair.person not in (None, person) for chair in seating.chairs) or seating.is_away:
        raise NotAllowed("refused-only-games-against-bots")
    return Record(
        id=table,
        setup=replace(opened.setup, visibility="private"),
        host=person,
        secret=secret,
        created=log.entries[0].at,
        updated=log.entries[-1].at,
        stage=Stage.PLAYING.value,
        header=log.header,
        players=tuple(chair.name for chair in seating.chairs),
        people=tuple(chair.person for chair in seating.chairs),
        is_branch=any(isinstance(entry, NoteEntry) and event_name(entry.about) == "branched" for entry in log.entries),
        is_moved=True,
    )


def _seating(log: Log) -> Seating:
    events = [read_table_event(entry.about) for entry in log.entries if isinstance(entry, NoteEntry) and entry.about]
    assert isinstance(events[0], Opened)
    seating = open_seating(events[0])
    for event in events[1:]:
        seating = after(seating, event)
    return seating


def _check_shown(game: Game, addition: Addition, person: str) -> None:
    try:
        table = LiveTable(game, StoredTable(addition.record, addition.entries))
        msgspec.json.encode((table.view_for(person), table.view_for(None), table.feed(None, 0)))
    except (Exception, RecursionError) as error:  # whatever it is, it must not happen to whoever plays on
        raise invalid_log(f"This game cannot be shown: {error}", "not-shown") from error
