"""Commands that open a table: a new one, a rematch, or one that goes on from a moment of a finished game.

Their drafts begin a log, so there is no table before them: it is opened from the store once the draft is durable.
"""

from msgspec import Struct
from msgspec.structs import replace

from volteface import __version__
from volteface.kernel import DEALER, Game, Header, InvalidInput, Log, MoveEntry, Seat
from volteface.kernel.companion.operations import Written
from volteface.kernel.log import FORMAT, effective_moves, read_move
from volteface.tables.commands.checks import actor_of, check_writer, seated
from volteface.tables.commands.seats import LONGEST_ENTROPY
from volteface.tables.draft import Draft, DraftBuilder
from volteface.tables.errors import NotAllowed
from volteface.tables.fairness.deal import VerifiableDealer, commit, dealer_of, make_seed, spared_seats
from volteface.tables.fairness.verify import table_of
from volteface.tables.live import LiveTable
from volteface.tables.names import read_name
from volteface.tables.ports import Record
from volteface.tables.request import ActionId, Request
from volteface.tables.seating import Stage, open_seating
from volteface.tables.setup import Setup, check_setup
from volteface.tables.summary import continue_series
from volteface.tables.table_events import (
    BotSeated,
    BotSpeedSet,
    Branched,
    Opened,
    PlayersNamed,
    Ready,
    Rematched,
    SatDown,
    Started,
)
from volteface.tables.table_state import TableState


class NewTable(Struct, frozen=True):
    """The id, the secret, the time and the short code of a table that is to be opened."""

    id: str
    secret: bytes
    now: int  # milliseconds since 1970
    code: str = ""


class Branch(Struct, frozen=True):
    """Who plays on, on which seat, after how many entries, and the name of the bots on the other seats."""

    person: str
    name: str
    seat: Seat
    seq: int
    bot: str
    entropy: str
    table: str = ""  # where the game is kept, if not under the id in its log


class Player(Struct, frozen=True):
    """Somebody by id and name."""

    id: str
    name: str


class CopiedGame(Struct, frozen=True):
    """What was written at another companion table, or in a file; the header is that of its log, if it has one."""

    names: tuple[str, ...]
    written: tuple[Written, ...]
    header: Header | None = None


def open_table(game: Game, setup: Setup, host: str, new: NewTable) -> Draft:
    """Open a table; raises if its game cannot be played."""
    if setup.daily is not None:
        raise NotAllowed("refused-daily-rules")
    return _open(game, setup, host, new, ActionId("", "open")).build()


def open_daily(game: Game, setup: Setup, person: Player, new: NewTable) -> Draft:
    """Open a table with the deck of a day, and begin: one person sits there, and adds no chance of their own."""
    draft = _open(game, setup, person.id, new, ActionId("", "open"))
    draft.note(SatDown(0, person.id, read_name(person.name), ""), 0)
    draft.begin_game()
    assert draft.header is not None  # the game has begun
    dealer = dealer_of(game, setup, make_seed(new.secret, draft.header, ("",)))
    draft.deal_once(dealer)
    draft.deal(dealer)
    return draft.build()


def rematch(table: LiveTable, person: str, new: NewTable) -> Draft:
    """Open a table for the same game, with the same people and bots on the same seats."""
    check_rematch(table, person)
    draft = _open(table.game, table.seating.setup, person, new, ActionId("", "rematch"))
    if table.seating.setup.is_companion:
        draft.note(PlayersNamed(tuple(chair.name for chair in table.seating.chairs)))
        return draft.build()
    for seat, chair in enumerate(table.seating.chairs):
        if chair.person is not None and chair.stands_in != "removed":
            draft.note(SatDown(seat, chair.person, chair.name, f"{chair.entropy} {new.id}"[:LONGEST_ENTROPY]), seat)
        elif chair.bot is not None:
            draft.note(BotSeated(seat, chair.bot, chair.name), seat)
    seating, standing = table.seating, table.standing()
    assert standing is not None  # the game is over
    draft.note(continue_series(table.id, seating.series, seating.chairs, standing.winners))
    if seating.bot_speed != draft.seating.bot_speed:
        draft.note(BotSpeedSet(seating.bot_speed))
    return draft.build()


def join_rematch(table: LiveTable, request: Request, new: str) -> Draft:
    """Tell everybody at the old table that a person comes to the rematch, and where it is if they are the first."""
    draft = table.draft(request.action, request.now)
    check_rematch(table, request.person)
    seat = table.seat_of(request.person)  # nobody has one at a companion table
    if table.seating.rematch is None:
        draft.note(Rematched(new), actor_of(table, request.person))
    if seat is not None and seat not in table.seating.ready:
        draft.note(Ready(seat), seat)
    return draft.build()


def check_rematch(table: LiveTable, person: str) -> None:
    """Only people who played may play again, and only once the game is over."""
    if table.seating.stage is not Stage.OVER:
        raise NotAllowed("refused-game-is-not-over")
    if table.seating.setup.daily is not None:
        raise NotAllowed("refused-no-rematch-of-a-day")
    if table.seating.setup.is_companion:
        check_writer(table, person)
    else:
        seated(table, person)


def branch(game: Game, log: Log, wish: Branch, new: NewTable) -> Draft:
    """Open a table where a finished game goes on from a moment of it; later deals are the new table's own."""
    opened, _ = table_of(log)
    if opened.setup.is_companion:
        raise NotAllowed("refused-real-cards-cannot-be-played-on")
    if not 0 <= wish.seat < opened.setup.seats:
        raise NotAllowed("refused-no-such-seat", seat=wish.seat)
    moves = _moves_until(log, wish.seq)
    setup = replace(opened.setup, visibility="private", daily=None)
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
    draft.deal(VerifiableDealer(game, seed, draft.dealt, spared_seats(header, draft.seating.chairs)))
    return draft.build()


def copy_companion(game: Game, setup: Setup, person: str, new: NewTable, copied: CopiedGame) -> Draft:
    """Open a companion table with everything that was written at another one; the person is its host."""
    draft = _open(game, replace(setup, visibility="private"), person, new, ActionId("", "copy"))
    draft.note(PlayersNamed(copied.names))
    if copied.header is None:
        draft.begin_game()
    else:
        header: Header = replace(copied.header, format=FORMAT, engine=__version__, seats=copied.names)
        draft.note(Started(header))
        draft.begin(header)
    for written in copied.written:
        draft.move(DEALER, written, "person")
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
        code=new.code,
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
