"""Commands at a companion table: who plays, who may write, and what people report and correct."""

from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import DEALER, Game, IllegalMove, InvalidInput, below
from volteface.kernel.companion.fold import read_report
from volteface.kernel.companion.game import CompanionGame, CompanionState
from volteface.kernel.companion.operations import AddReport, AnyOperation, ChangeReport, InsertReport, Written
from volteface.kernel.companion.preview import Preview, preview
from volteface.kernel.companion.reports import MOST_PLAYERS, Player, Players
from volteface.kernel.log import as_json
from volteface.tables.commands.checks import (
    actor_of,
    check_companion,
    check_gathering,
    check_host,
    check_writer,
)
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed
from volteface.tables.fairness.deal import DealStream, make_seed
from volteface.tables.live import LiveTable
from volteface.tables.names import read_name
from volteface.tables.request import Request
from volteface.tables.setup import check_setup
from volteface.tables.table_events import (
    AskedToWrite,
    HintsSwitched,
    PlayersNamed,
    WriterChosen,
    WritingOpened,
)

FIRST: Final = "players"  # the id of the first operation, which names everybody
MOST_WRITERS: Final = 50
DEVICE_LENGTH: Final = 12  # of the name that a device gets if it gives none


class Wish(Struct, frozen=True):
    """An operation that somebody wants to write.

    `seen` is how many entries of the log they had seen. What was written without a connection `is_queued`: it is never
    refused because it does not fit, but waits to be settled.
    """

    op: AnyOperation
    seen: int
    device: str = ""
    name: str = ""
    is_queued: bool = False


def name_players(table: LiveTable, request: Request, names: tuple[str, ...]) -> Draft:
    """The host says who plays, in seat order; a name that is there twice gets a number."""
    draft = table.draft(request.action, request.now)
    check_companion(table)
    check_gathering(table)
    check_host(table, request.person)
    if len(names) > MOST_PLAYERS:
        raise InvalidInput(f"At most {MOST_PLAYERS} people play at one table.")
    given = different(tuple(map(read_name, names)))
    check_setup(table.game, replace(table.seating.setup, seats=len(given)))
    draft.note(PlayersNamed(given))
    return draft.build()


def different(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, with a number after those that are there already."""
    given: list[str] = []
    for name in names:
        numbers = range(1, len(names) + 1)
        given.append(next(one for n in numbers if (one := name if n == 1 else f"{name} {n}") not in given))
    return tuple(given)


def begin_companion(table: LiveTable, draft: DraftBuilder) -> Draft:
    """Begin the game at a companion table: everybody has a name, and the first operation says so."""
    names = tuple(chair.name for chair in draft.seating.chairs)
    if not all(names):
        raise NotAllowed("refused-name-the-players-first")
    draft.begin_game()
    players = Players(tuple(Player(id, name) for id, name in enumerate(names)))
    draft.move(DEALER, Written(FIRST, AddReport(as_json(players)), 0), "person")
    return draft.build()


def ask_to_write(table: LiveTable, request: Request, name: str) -> Draft:
    """Ask the host to be allowed to write; where everybody may, it only tells the name."""
    draft = table.draft(request.action, request.now)
    check_companion(table)
    known = {one.person for one in table.seating.writers}
    if request.person not in known and len(known) >= MOST_WRITERS:
        raise NotAllowed("refused-too-many-writers")
    draft.note(AskedToWrite(request.person, read_name(name)), actor_of(table, request.person))
    return draft.build()


def choose_writer(table: LiveTable, request: Request, person: str, may_write: bool) -> Draft:
    """The host says whether a person who has asked may write."""
    draft = table.draft(request.action, request.now)
    check_companion(table)
    check_host(table, request.person)
    if all(one.person != person for one in table.seating.writers):
        raise NotAllowed("refused-nobody-asked-to-write")
    draft.note(WriterChosen(person, may_write))
    return draft.build()


def open_writing(table: LiveTable, request: Request, on: bool) -> Draft:
    """The host says whether everybody with the link may write."""
    draft = table.draft(request.action, request.now)
    check_companion(table)
    check_host(table, request.person)
    draft.note(WritingOpened(on))
    return draft.build()


def switch_hints(table: LiveTable, request: Request, on: bool) -> Draft:
    """Turn odds and advice on or off; everybody at the table sees it."""
    draft = table.draft(request.action, request.now)
    check_writer(table, request.person)
    draft.note(HintsSwitched(on))
    return draft.build()


def write(table: LiveTable, request: Request, wish: Wish) -> Draft:
    """Write an operation; raises `IllegalMove` if it does not fit, unless its writer could not know that."""
    draft = table.draft(request.action, request.now)
    check_writer(table, request.person)
    game, state = companion_of(table)
    written = _with_drawn_dealer(table, draft, _written(table, request, game, wish))
    draft.move(DEALER, written, "person")
    reason = game.why_misfit(draft.state, written)
    if reason is not None and not wish.is_queued and not _has_unseen(state, written):
        raise IllegalMove(reason, str(written.op.__struct_config__.tag), "")
    names = _names(game, draft.state)
    if names != tuple(chair.name for chair in draft.seating.chairs):
        draft.note(PlayersNamed(names))
    return draft.build()


def preview_operation(table: LiveTable, request: Request, wish: Wish) -> Preview:
    """What an operation would change; nothing is written."""
    game, state = companion_of(table)
    return preview(game, state, _written(table, request, game, wish), with_odds=table.seating.setup.hints)


def companion_of(table: LiveTable) -> tuple[CompanionGame, CompanionState]:
    """The companion and its state; raises `NotAllowed` before the game has begun."""
    check_companion(table)
    state = table.game_state()
    if state is None:
        raise NotAllowed("refused-no-game-is-running")
    assert isinstance(table.game, CompanionGame)
    return table.game, state


def _written(table: LiveTable, request: Request, game: CompanionGame, wish: Wish) -> Written:
    name = read_name(wish.name) if wish.name else ""
    seen = table.operations_until(wish.seen)
    device = wish.device or sha256(request.person.encode()).hexdigest()[:DEVICE_LENGTH]
    return Written(request.action.key, checked_operation(game, wish.op), seen, device, name)


def checked_operation(game: Game, op: AnyOperation) -> AnyOperation:
    """The operation with its report as the log keeps it, with all fields; raises `InvalidInput`."""
    if not isinstance(op, AddReport | InsertReport | ChangeReport):
        return op
    assert isinstance(game, CompanionGame)
    report: Any = msgspec.to_builtins(read_report(game.pad, op.report))
    for player in report.get("players", ()):
        player["name"] = read_name(player["name"])
    return replace(op, report=report)


def _with_drawn_dealer(table: LiveTable, draft: DraftBuilder, written: Written) -> Written:
    """The operation with a dealer drawn by the table, if it asks for one."""
    if not isinstance(written.op, AddReport) or not written.op.report.get("is_drawn"):
        return written
    game, state = companion_of(table)
    seats = game.fold(state).table.seats
    dealer = seats[_draw_below(table, draft, len(seats))]
    return replace(written, op=AddReport(written.op.report | {"dealer": dealer}))


def _draw_below(table: LiveTable, draft: DraftBuilder, limit: int) -> int:
    """A number from 0 up to, but not including, the limit, drawn with the table's secret."""
    assert draft.header is not None
    return below(DealStream(make_seed(table.record.secret, draft.header, ()), draft.dealt), limit)


def _has_unseen(state: CompanionState, written: Written) -> bool:
    """Whether another device has written something that the writer had not seen."""
    return any(other.device != written.device for other in state.written[written.seen :])


def _names(game: CompanionGame, state: CompanionState) -> tuple[str, ...]:
    table = game.fold(state).table
    names = {player.id: player.name for player in table.players}
    return tuple(names[player] for player in table.seats)
