"""Commands that open a table: a new one, a rematch, or one that goes on from a moment of a finished game.

Their drafts begin a log, so there is no table before them: it is opened from the store once the draft is durable.
"""

from msgspec import Struct
from msgspec.structs import replace

from volteface import __version__
from volteface.kernel import Game, Header, InvalidInput, Log, MoveEntry, Seat
from volteface.kernel.log import FORMAT, effective_moves, read_move
from volteface.tables.commands.checks import actor_of, seated
from volteface.tables.commands.seats import LONGEST_ENTROPY
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed
from volteface.tables.fairness.deal import VerifiableDealer, commit, make_seed
from volteface.tables.fairness.verify import table_of
from volteface.tables.live import LiveTable
from volteface.tables.ports import Record
from volteface.tables.request import ActionId, Request
from volteface.tables.seating import Stage, open_seating
from volteface.tables.setup import Setup, check_setup, read_name
from volteface.tables.table_events import BotSeated, Branched, Opened, Rematched, SatDown, Started
from volteface.tables.table_state import TableState


class NewTable(Struct, frozen=True):
    """The id, the secret and the time of a table that is to be opened."""

    id: str
    secret: bytes
    now: int  # milliseconds since 1970


class Branch(Struct, frozen=True):
    """Who plays on, on which seat, after how many entries, and the name of the bots on the other seats."""

    person: str
    name: str
    seat: Seat
    seq: int
    bot: str
    entropy: str
    table: str = ""  # where the game is kept, if not under the id in its log


def open_table(game: Game, setup: Setup, host: str, new: NewTable) -> Draft:
    """Open a table; raises if its game cannot be played."""
    return _open(game, setup, host, new, ActionId("", "open")).build()


def rematch(table: LiveTable, person: str, new: NewTable) -> Draft:
    """Open a table for the same game, with the same people and bots on the same seats."""
    check_rematch(table, person)
    draft = _open(table.game, table.seating.setup, person, new, ActionId("", "rematch"))
    for seat, chair in enumerate(table.seating.chairs):
        if chair.person is not None and chair.stands_in != "removed":
            draft.note(SatDown(seat, chair.person, chair.name, f"{chair.entropy} {new.id}"[:LONGEST_ENTROPY]), seat)
        elif chair.bot is not None:
            draft.note(BotSeated(seat, chair.bot, chair.name), seat)
    return draft.build()


def announce_rematch(table: LiveTable, request: Request, new: str) -> Draft:
    """Tell everybody at the old table where the rematch is."""
    draft = table.draft(request.action, request.now)
    check_rematch(table, request.person)
    draft.note(Rematched(new), actor_of(table, request.person))
    return draft.build()


def check_rematch(table: LiveTable, person: str) -> None:
    """Only people who played may play again, and only once the game is over."""
    if table.seating.stage is not Stage.OVER:
        raise NotAllowed("refused-game-is-not-over")
    seated(table, person)


def branch(game: Game, log: Log, wish: Branch, new: NewTable) -> Draft:
    """Open a table where a finished game goes on from a moment of it; later deals are the new table's own."""
    opened, _ = table_of(log)
    if not 0 <= wish.seat < opened.setup.seats:
        raise NotAllowed("refused-no-such-seat", seat=wish.seat)
    moves = _moves_until(log, wish.seq)
    setup = replace(opened.setup, visibility="private")
    draft = _open(game, setup, wish.person, new, ActionId("", "branch"), is_branch=True)
    for seat, name in enumerate(log.header.seats):
        if seat == wish.seat:
            draft.note(SatDown(seat, wish.person, read_name(wish.name), wish.entropy), seat)
        else:
            draft.note(BotSeated(seat, wish.bot, name), seat)
    names = tuple(chair.name for chair in draft.seating.chairs)
    header: Header = replace(log.header, format=FORMAT, engine=__version__, seats=names)
    draft.note(Started(header))
    draft.begin(header)
    for move in moves:
        draft.move(move.actor, read_move(game, move.move), move.decided_by)
    if game.standing(draft.state).over:
        raise NotAllowed("refused-game-is-over")
    draft.note(Branched(wish.table or opened.table, wish.seq))
    seed = make_seed(new.secret, header, tuple(chair.entropy for chair in draft.seating.chairs))
    draft.deal(VerifiableDealer(game, seed, draft.dealt))
    return draft.build()


def _open(
    game: Game, setup: Setup, host: str, new: NewTable, action: ActionId, *, is_branch: bool = False
) -> DraftBuilder:
    check_setup(game, setup)
    opened = Opened(new.id, setup, host, commit(new.secret))
    record = Record(
        id=new.id,
        setup=setup,
        host=host,
        secret=new.secret,
        created=new.now,
        updated=new.now,
        is_branch=is_branch,
    )
    blank = TableState(record, 0, open_seating(opened), None, new.now, 0)
    draft = DraftBuilder(game, blank, action, new.now, new.now)
    draft.note(opened)
    return draft


def _moves_until(log: Log, seq: int) -> list[MoveEntry]:
    """The moves in effect after so many entries; there must be some to play on from."""
    moves = effective_moves(log.entries[:seq])
    if not moves:
        raise InvalidInput("Nothing had been dealt yet: begin a new game instead.")
    return moves
