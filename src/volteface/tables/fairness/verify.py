"""Verify a finished game from its log alone: every deal is what was committed to, every move is legal."""

import re
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct, ValidationError

from volteface.kernel import (
    DEALER,
    AmendEntry,
    Game,
    InvalidLog,
    Log,
    MoveEntry,
    NoteEntry,
    UndoEntry,
    find_game,
    replay,
)
from volteface.kernel.faults import invalid_log
from volteface.kernel.log import as_json, opening
from volteface.kernel.manifest import COMPANION
from volteface.tables.fairness.deal import VerifiableDealer, commit, dealer_of, make_seed, spared_seats
from volteface.tables.live import why_not_undoable
from volteface.tables.seating import Seating, after, open_seating
from volteface.tables.table_events import AnyTableEvent, Opened, Revealed, Started, event_name, read_table_event

_OPENING_ACTION: Final = re.compile(r"open|branch(/\d+)?")  # of the entries that open a branch


class NotDealtHere(InvalidLog):
    """A game with real cards: people dealt them, so there is no deal to verify."""

    def __init__(self) -> None:
        super().__init__("This game was played with real cards: people dealt them, so there is no deal to verify.")
        self.explained("log-fault", why="real-cards", entry=0, most=0)


class Verified(Struct, frozen=True):
    """What was checked and found right; with no deals of its own, a game is not proven fair."""

    table: str
    commitment: str
    seats_with_entropy: int
    deals: int
    moves: int
    deals_elsewhere: int = 0  # of another game that was played on from; they are checked there


def verify(log: Log, game: Game | None = None) -> Verified:
    """Recompute every deal of a finished game; raises `InvalidLog` at the first thing that does not fit."""
    game = game or find_game(log.header.game)
    if log.header.game.endswith(COMPANION):
        raise NotDealtHere
    verified, is_over = _verify(log, game)
    if not is_over:
        raise invalid_log("The secret was revealed before the game was over.", "too-early")
    return verified


def verify_running(log: Log, game: Game, secret: bytes) -> Verified:
    """Recompute every deal of a game that is not over, whose secret is given; raises `InvalidLog`."""
    verified, is_over = _verify(log, game, secret)
    if is_over:
        raise invalid_log("This game is over.", "over")
    return verified


def _verify(log: Log, game: Game, secret: bytes | None = None) -> tuple[Verified, bool]:
    """What was checked, and whether the game is over; without a secret, the log tells it."""
    _check_order(log)
    opened, seating = table_of(log)
    secret = secret_of(log) if secret is None else secret
    if commit(secret) != opened.commitment:
        raise invalid_log("The secret is not the one that was committed to before the first card.", "other-secret")
    entropy = tuple(chair.entropy for chair in seating.chairs)
    seed = make_seed(secret, log.header, entropy)
    dealer = dealer_of(game, opened.setup, seed, spared=spared_seats(log.header, seating.chairs))
    elsewhere, moves, is_over = _check_moves(game, log, dealer)
    seats = sum(map(bool, entropy))
    verified = Verified(opened.table, opened.commitment, seats, dealer.dealt - elsewhere, moves, elsewhere)
    return verified, is_over


def _check_moves(game: Game, log: Log, dealer: VerifiableDealer) -> tuple[int, int, bool]:
    """Replay all; how many deals another game made, how many moves there are, and whether the game is over."""
    state, moves, elsewhere, branched_at = opening(game, log.header), 0, 0, _branched_at(log)
    last: MoveEntry | None = None
    for step in replay(log, game):
        if isinstance(step.entry, MoveEntry):
            moves += 1
            if step.entry.actor == DEALER:
                move = dealer.deal(state)
                if step.entry.seq < branched_at:
                    elsewhere += 1
                else:
                    _check_deal(step.entry, move)
            if tuple(map(as_json, step.events)) != step.entry.events:
                seq = step.entry.seq
                raise invalid_log(f"Entry {seq}: something else happened than the log says.", "other-events", seq)
        elif isinstance(step.entry, UndoEntry):
            _check_undo(game, last, step.entry)
        state, last = step.state, step.last_move
    return elsewhere, moves, game.standing(state).over


def _branched_at(log: Log) -> int:
    """Where another game was played on from; 0 for a game of its own.

    A game that goes on from another one is opened with that game's moves in a single draft. A note that comes later
    would hide deals of this very table, so it is refused.
    """
    branched = [entry.seq for entry in log.entries if isinstance(entry, NoteEntry) and _tells(entry, "branched")]
    if not branched:
        return 0
    for entry in log.entries[: branched[-1] + 1]:
        if entry.at != log.entries[0].at or not _OPENING_ACTION.fullmatch(entry.action):
            said = f"Entry {branched[-1]} says that another game was played on from, in the middle of this one."
            raise invalid_log(said, "branched-late", branched[-1])
    return branched[-1]


def _check_order(log: Log) -> None:
    """One entry after the other, and no move before the game began; nothing is amended where deals are verifiable."""
    has_begun = False
    for index, entry in enumerate(log.entries):
        if entry.seq != index:
            raise invalid_log(f"Entry {index} is missing: entry {entry.seq} stands in its place.", "missing", index)
        if isinstance(entry, AmendEntry):
            raise invalid_log(f"Entry {index} amends a move: such a game was not dealt verifiably.", "amended", index)
        has_begun = has_begun or (isinstance(entry, NoteEntry) and _tells(entry, "started"))
        if isinstance(entry, MoveEntry) and not has_begun:
            raise invalid_log(f"Entry {index} is a move before the game began.", "before-the-start", index)


def _tells(entry: NoteEntry, event: str) -> bool:
    return event_name(entry.about) == event


def _check_undo(game: Game, last: MoveEntry | None, entry: UndoEntry) -> None:
    """Only a seat's own last move is taken back: a Dealer who could would deal until the cards please."""
    if entry.actor == DEALER:
        raise invalid_log(f"Entry {entry.seq}: the Dealer takes nothing back.", "taken-back", entry.seq)
    if last is None:
        raise invalid_log(f"Entry {entry.seq}: there was no move to take back.", "taken-back", entry.seq)
    if why_not_undoable(game, last, entry.actor) is not None:
        raise invalid_log(f"Entry {entry.seq}: what was taken back could not be.", "taken-back", entry.seq)
    if last.seq != entry.back_to:
        raise invalid_log(f"Entry {entry.seq}: more was taken back than the last move.", "taken-back", entry.seq)


def _check_deal(entry: MoveEntry, move: Any) -> None:
    if as_json(move) != entry.move:
        said = f"Entry {entry.seq}: the Dealer's move is not the one that the secret and the seats make."
        raise invalid_log(said, "other-deal", entry.seq)


def _table_events(log: Log) -> Iterator[AnyTableEvent]:
    for entry in log.entries:
        if isinstance(entry, NoteEntry) and entry.about is not None:
            try:
                yield read_table_event(entry.about)
            except ValidationError as error:
                raise invalid_log(f"Entry {entry.seq} cannot be read: {error}.", "unreadable", entry.seq) from error


def table_of(log: Log) -> tuple[Opened, Seating]:
    """How the table was opened, and who sat where when the game began."""
    events = list(_table_events(log))
    if not events or not isinstance(events[0], Opened):
        raise invalid_log("This game has no commitment: it was not dealt verifiably.", "no-commitment")
    seats = len(log.header.seats)
    is_companion = events[0].setup.is_companion
    if (events[0].setup.seats != seats and not is_companion) or any(
        not 0 <= getattr(event, "seat", 0) < seats for event in events
    ):
        raise invalid_log("The seats at the head of the log are not those of the table.", "other-seats")
    seating = open_seating(events[0])
    for event in events[1:]:
        seating = after(seating, event)
        if isinstance(event, Started):
            if event.header != log.header or tuple(chair.name for chair in seating.chairs) != log.header.seats:
                raise invalid_log("The rules at the head of the log are not those the game began with.", "other-rules")
            return events[0], seating
    raise invalid_log("This game never began.", "never-began")


def secret_of(log: Log) -> bytes:
    """The secret behind a finished game's deals."""
    revealed = [event for event in _table_events(log) if isinstance(event, Revealed)]
    if not revealed:
        raise invalid_log("The secret has not been revealed: the game is not over.", "not-over")
    try:
        return bytes.fromhex(revealed[-1].secret)
    except ValueError as error:
        raise invalid_log("The revealed secret cannot be read.", "no-secret") from error
