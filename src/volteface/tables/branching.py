"""Playing on from a moment of a finished game: a new table whose log begins with the old one's moves."""

from msgspec import Struct
from msgspec.structs import replace

from volteface import __version__
from volteface.kernel import DEALER, Game, Header, InvalidInput, Log, MoveEntry, Seat
from volteface.kernel.log import effective, opening, read_move
from volteface.tables.deal import VerifiableDealer, make_seed
from volteface.tables.doings import BotSeated, Branched, SatDown, Started
from volteface.tables.errors import NotAllowed
from volteface.tables.hosting import open_table
from volteface.tables.live import LiveTable
from volteface.tables.needs import LogStore
from volteface.tables.setup import read_name
from volteface.tables.verify import table_of


class Branch(Struct, frozen=True):
    """Who plays on, on which seat, after so many entries, and the level of everybody else's bots."""

    person: str
    name: str
    seat: Seat
    seq: int
    level: str
    entropy: str


def branch(game: Game, store: LogStore, log: Log, wish: Branch, *, table: str, secret: bytes, now: int) -> LiveTable:
    """A table where that game goes on from there; later deals are the new table's own."""
    opened, _ = table_of(log)
    if not 0 <= wish.seat < opened.setup.seats:
        raise NotAllowed("refused-no-such-seat", seat=wish.seat)
    moves = _moves_until(log, wish.seq)
    setup = replace(opened.setup, visibility="private")
    again = open_table(game, store, setup, table=table, host=wish.person, secret=secret, now=now)
    again.record = replace(again.record, is_branch=True)
    draft = again.draft("branch", now)
    for seat, name in enumerate(log.header.seats):
        if seat == wish.seat:
            draft.note(SatDown(seat, wish.person, read_name(wish.name), wish.entropy), seat)
        else:
            draft.note(BotSeated(seat, wish.level, name), seat)
    names = tuple(chair.name for chair in draft.gathering.chairs)
    header: Header = replace(log.header, engine=__version__, seats=names)
    draft.note(Started(header))
    draft.begin(header, opening(game, header))
    for move in moves:
        draft.move(move.actor, read_move(game, move.move), move.decided_by)
    if game.standing(draft.state).over:
        raise NotAllowed("refused-game-is-over")
    draft.note(Branched(opened.table, wish.seq))
    seed = make_seed(secret, header, tuple(chair.entropy for chair in draft.gathering.chairs))
    draft.deal(VerifiableDealer(game, seed, sum(move.actor == DEALER for move in moves)))
    again.keep(draft)
    return again


def _moves_until(log: Log, seq: int) -> tuple[MoveEntry, ...]:
    """The moves that counted after so many entries; there must be some to play on from."""
    moves: tuple[MoveEntry, ...] = ()
    for entry in log.entries[:seq]:
        moves = effective(moves, entry)
    if not moves:
        raise InvalidInput("Nothing had been dealt yet: begin a new game instead.")
    return moves
