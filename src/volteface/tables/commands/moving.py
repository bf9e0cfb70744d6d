"""Commands that move a running game against bots to another host, and what leaves with it."""

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import Log, NoteEntry
from volteface.tables.commands.checks import check_seats_taken_by_people, seated
from volteface.tables.draft import Draft
from volteface.tables.errors import NotAllowed
from volteface.tables.live import LiveTable
from volteface.tables.request import Request
from volteface.tables.seating import Stage
from volteface.tables.table_events import Moved, event_name

FORMAT: Final = 1


class RunningGame(Struct, frozen=True):
    """A running game on its way to another host: its log, and the secret behind its deals."""

    log: Log
    secret: str  # as hexadecimal text
    volteface_running: int = FORMAT


def move_away(table: LiveTable, request: Request) -> Draft:
    """Stop a game here because its only person takes it along; nothing if that was done already."""
    check_movable(table, request.person)
    draft = table.draft(request.action, request.now)
    if not table.seating.is_away:
        draft.note(Moved(away=True), seated(table, request.person))
    return draft.build()


def check_movable(table: LiveTable, person: str) -> None:
    """The game must be running, and nobody but this person may ever have sat there: no other's secret is told."""
    check_seats_taken_by_people(table)
    if table.seating.stage is not Stage.PLAYING:
        raise NotAllowed("refused-no-game-is-running")
    seated(table, person)
    if set(table.people_by_arrival()) != {person} or set(table.seating.people()) != {person}:
        raise NotAllowed("refused-only-games-against-bots")


def running_game(table: LiveTable, person: str) -> RunningGame:
    """A running game with its secret, for its only person; raises `NotAllowed` for anybody else."""
    check_movable(table, person)
    log = table.log(is_leaving=True)
    away = [entry.seq for entry in log.entries if isinstance(entry, NoteEntry) and _is_away(entry)]
    left = replace(log, entries=log.entries[: away[0]]) if away else log
    return RunningGame(left, table.record.secret.hex())


def _is_away(entry: NoteEntry) -> bool:
    return event_name(entry.about) == "moved" and bool(entry.about and entry.about["away"])
