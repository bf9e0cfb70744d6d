"""Whether a game from a file can be kept: every entry makes sense, and whatever reads the game later will succeed.

What is refused here could not be folded, shown, replayed, reviewed or played on from. Whether the deals are those that
were committed to is another question (`tables.verify`): a game without that proof can still be watched.
"""

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from volteface.bots.adviser import find_adviser
from volteface.kernel import (
    DEALER,
    AmendEntry,
    AnyEntry,
    Game,
    Header,
    Log,
    MoveEntry,
    NoteEntry,
    Standing,
    UndoEntry,
    VoltefaceError,
    load_part,
)
from volteface.kernel.faults import invalid_log
from volteface.kernel.log import Replayer, as_json
from volteface.tables.commands.new_table import Branch, NewTable, branch
from volteface.tables.fairness.deal import SECRET_BYTES
from volteface.tables.live import LiveTable
from volteface.tables.names import LONGEST_NAME_POINTS, is_showable
from volteface.tables.ports import Record, StoredTable
from volteface.tables.setup import check_setup
from volteface.tables.table_events import (
    AnyTableEvent,
    BotSeated,
    Branched,
    Opened,
    Removed,
    Revealed,
    SatDown,
    SeatClaimed,
    SeatFreed,
    Started,
    TookOver,
    read_table_event,
)
from volteface.tables.views import show_entry

MOST_ENTRIES: Final = 20_000
MOST_CARDS: Final = 500  # of a deck in the log
MOST_NOTE_BYTES: Final = 4_000
LATEST: Final = 253_402_300_799_999  # the last millisecond of the year 9999
LONGEST_NAME: Final = LONGEST_NAME_POINTS + 4  # a name at a table may have a number behind it
NAMES: Final = ("name", "replaced")  # fields of table events that hold a name
LONGEST_ACTION: Final = 200
LONGEST_ID: Final = 64
LONGEST_ENGINE: Final = 40
PROBED: Final = NewTable("probe", bytes(SECRET_BYTES), 0)


class _Walk(Struct):
    """How far the entries have come."""

    opened: Opened | None = None
    started: Started | None = None
    revealed: Revealed | None = None


def check_log(game: Game, log: Log) -> Standing:
    """How a finished game from a file ended; raises `InvalidInput` if anything in it cannot be kept."""
    walk, standing = _check_entries(game, log)
    if walk.revealed is None or not standing.over:
        raise invalid_log("This game is not over; only finished games are taken in.", "not-finished")
    return standing


def check_running_log(game: Game, log: Log) -> Standing:
    """How a game stands that is not over; raises `InvalidInput` if anything in it cannot be kept."""
    walk, standing = _check_entries(game, log)
    if walk.started is None or walk.revealed is not None or standing.over:
        raise invalid_log("This game is not running.", "not-running")
    return standing


def _check_entries(game: Game, log: Log) -> tuple[_Walk, Standing]:
    _check_head(game, log)
    walk, actions = _Walk(), set[str]()
    for entry in log.entries:
        _check_entry(log.header, entry, actions)
        if isinstance(entry, NoteEntry):
            _check_note(log.header, walk, entry)
        elif walk.started is None or walk.revealed is not None:
            raise invalid_log(
                f"Entry {entry.seq} is a move before the game began, or after its end.", "outside-the-game", entry.seq
            )
    return walk, _check_moves(game, log)


def check_shown(game: Game, record: Record, log: Log) -> None:
    """Show, review and play on from a game that is to be kept; raises `InvalidLog` if any of that fails."""
    try:
        table = LiveTable(game, StoredTable(record, log.entries))
        msgspec.json.encode((table.view_for(None), table.feed(None, 0), table.log()))
        first = next(entry.seq for entry in log.entries if isinstance(entry, MoveEntry))
        branch(game, log, Branch("", "Ann", 0, first + 1, "", ""), PROBED)
        _review(log)
    except (Exception, RecursionError) as error:  # whatever it is, it must not happen to whoever reads the game
        raise invalid_log(f"This game cannot be shown: {error}", "not-shown") from error


def _review(log: Log) -> None:
    if load_part(log.header.game, "adviser") is not None:
        msgspec.json.encode(find_adviser(log.header.game).review(log))


def _check_head(game: Game, log: Log) -> None:
    """The sizes, and a table that could have been opened; nothing is allocated by what a log merely claims."""
    header, entries = log.header, log.entries
    if not 0 < len(entries) <= MOST_ENTRIES:
        raise invalid_log(
            f"A game has at most {MOST_ENTRIES} entries; this one has {len(entries)}.",
            "too-many-entries",
            most=MOST_ENTRIES,
        )
    opened = _event_of(entries[0])
    if not isinstance(opened, Opened):
        raise invalid_log("This game has no commitment: its first entry does not open a table.", "not-opened")
    setup = opened.setup
    if len(setup.deck or ()) > MOST_CARDS:
        raise invalid_log(
            f"A deck has at most {MOST_CARDS} cards; this one has {len(setup.deck or ())}.",
            "large-deck",
            most=MOST_CARDS,
        )
    seats = len(header.seats) if setup.is_companion else setup.seats  # players are named after such a table is opened
    agreed = (setup.game_id, setup.edition, seats, setup.deck)
    if agreed != (header.game, header.edition, len(header.seats), header.deck):
        raise invalid_log(
            "The rules at the head of the log are not those that the table was opened with.", "other-rules"
        )
    check_setup(game, replace(setup, seats=seats))
    if game.rules(header.edition, header.rulings) != game.rules(setup.edition, setup.house):
        raise invalid_log(
            "The rulings at the head of the log are not those that the table was opened with.", "other-rules"
        )
    _check_texts(entries[0].seq, LONGEST_ID, opened.table, opened.host, opened.commitment)
    _check_texts(entries[0].seq, LONGEST_ENGINE, header.engine)
    _check_texts(entries[0].seq, LONGEST_NAME, *header.seats)
    if not all(header.seats):
        raise invalid_log("A player has no name.", "no-name")


def _check_texts(seq: int, longest: int, *texts: str) -> None:
    for text in texts:
        if len(text) > longest or not is_showable(text):
            raise invalid_log(f"Entry {seq} has a text that is too long or cannot be shown.", "text", seq)


def _check_entry(header: Header, entry: AnyEntry, actions: set[str]) -> None:
    if isinstance(entry, AmendEntry):
        raise invalid_log(f"Entry {entry.seq} amends a move; such games are not taken in.", "amended-import", entry.seq)
    if entry.actor != DEALER and not 0 <= int(entry.actor) < len(header.seats):
        raise invalid_log(f"Entry {entry.seq} is by seat {entry.actor}, and there is none.", "no-seat", entry.seq)
    if not 0 <= entry.at <= LATEST:
        raise invalid_log(f"Entry {entry.seq} was made at no time that there is.", "no-time", entry.seq)
    _check_texts(entry.seq, LONGEST_ACTION, entry.action)
    if entry.action in actions:
        raise invalid_log(f"Entry {entry.seq} repeats the action {entry.action}.", "repeated", entry.seq)
    actions.add(entry.action)


def _check_note(header: Header, walk: _Walk, entry: NoteEntry) -> None:
    """A note tells something that could happen then, about a seat that there is."""
    event = _event_of(entry)
    size = 0 if isinstance(event, Opened | Started) else len(msgspec.json.encode(entry.about))
    if entry.text or size > MOST_NOTE_BYTES:
        raise invalid_log(f"Entry {entry.seq} says more than a note of a table does.", "long-note", entry.seq)
    if (walk.opened is None) != isinstance(event, Opened):
        raise invalid_log(f"Entry {entry.seq}: a table is opened once, and first.", "opened-twice", entry.seq)
    seat = getattr(event, "seat", 0)
    if not 0 <= seat < len(header.seats):
        raise invalid_log(f"Entry {entry.seq} is about seat {seat}, and there is none.", "no-seat", entry.seq)
    _check_texts(entry.seq, LONGEST_NAME, *(getattr(event, name, "") for name in NAMES))
    if isinstance(event, Branched) and not 0 <= event.seq <= MOST_ENTRIES:
        raise invalid_log(
            f"Entry {entry.seq} goes on from an entry that there cannot be.", "branched-nowhere", entry.seq
        )
    if walk.started is not None and isinstance(event, Started | SatDown | BotSeated | SeatFreed | Removed):
        raise invalid_log(
            f"Entry {entry.seq} seats somebody, or begins the game, when it has begun.", "seated-late", entry.seq
        )
    if walk.started is None and isinstance(event, SeatClaimed | TookOver):
        raise invalid_log(
            f"Entry {entry.seq} has somebody come late to a game that has not begun.", "early-latecomer", entry.seq
        )
    if isinstance(event, Revealed) and (walk.started is None or walk.revealed is not None):
        raise invalid_log(
            f"Entry {entry.seq}: a secret is revealed once, when the game is over.", "revealed-twice", entry.seq
        )
    _remember(walk, event)


def _remember(walk: _Walk, event: AnyTableEvent) -> None:
    if isinstance(event, Opened):
        walk.opened = event
    elif isinstance(event, Started):
        walk.started = event
    elif isinstance(event, Revealed):
        walk.revealed = event


def _event_of(entry: AnyEntry) -> AnyTableEvent:
    if not isinstance(entry, NoteEntry) or entry.about is None:
        raise invalid_log(f"Entry {entry.seq} tells no event of a table.", "no-event", entry.seq)
    try:
        return read_table_event(entry.about)
    except msgspec.ValidationError as error:
        raise invalid_log(f"Entry {entry.seq} cannot be read: {error}.", "unreadable", entry.seq) from error


def _check_moves(game: Game, log: Log) -> Standing:
    """Replay the game; every event is what the move made, and every seat can be shown its view after every entry."""
    replayer, seats = Replayer(game, log.header), (None, *range(len(log.header.seats)))
    for entry in log.entries:
        counted = len(replayer.moves)
        events = replayer.follow(entry)
        if isinstance(entry, UndoEntry) and len(replayer.moves) == counted:
            raise invalid_log(f"Entry {entry.seq} takes nothing back.", "takes-nothing", entry.seq)
        if isinstance(entry, MoveEntry) and tuple(map(as_json, events)) != entry.events:
            raise invalid_log(
                f"Entry {entry.seq}: something else happened than the log says.", "other-events", entry.seq
            )
        if not isinstance(entry, NoteEntry):
            _show(game, replayer.state, entry, seats)
    return game.standing(replayer.state)


def _show(game: Game, state: Any, entry: AnyEntry, seats: tuple[int | None, ...]) -> None:
    try:
        views = game.views(state, seats)
        msgspec.json.encode((tuple(views.values()), [show_entry(game, entry, seat) for seat in seats]))
    except VoltefaceError:
        raise
    except Exception as error:
        raise invalid_log(f"Entry {entry.seq} cannot be shown: {error}", "entry-not-shown", entry.seq) from error
