"""Game logs: the header, the entries, and how a log is replayed."""

import hashlib
from collections.abc import Iterator
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel.errors import IllegalMove, InvalidLog, InvalidMove
from volteface.kernel.game import Actor, Game
from volteface.kernel.manifest import find_game

FORMAT: Final = 2
READABLE_FORMATS: Final = (1, FORMAT)
DIGEST_EVERY: Final = 20  # entries

Decider: TypeAlias = Literal["person", "bot", "stand_in", "dealer"]


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The game, its rules and its seats."""

    format: int
    engine: str
    game: str
    rules_version: int
    edition: str
    rulings: dict[str, str | int]
    seats: tuple[str, ...]
    deck: tuple[str, ...] | None = None  # the cards, in a game that may be played with another deck


class Entry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", kw_only=True, gc=False):
    """What every entry has: its sequence number, the actor, who decided, and the time in milliseconds since 1970."""

    seq: int
    actor: Actor
    decided_by: Decider
    action: str
    at: int


class MoveEntry(Entry, frozen=True, tag="move", kw_only=True):
    """A move, its events, and in some entries a digest of the state after it."""

    move: dict[str, Any]
    events: tuple[dict[str, Any], ...]
    digest: str | None = None


class UndoEntry(Entry, frozen=True, tag="undo", kw_only=True):
    """Takes back all moves from entry `back_to` on."""

    back_to: int


class AmendEntry(Entry, frozen=True, tag="amend", kw_only=True):
    """Replaces the move of entry `of`."""

    of: int
    move: dict[str, Any]


class NoteEntry(Entry, frozen=True, tag="note", kw_only=True):
    """A remark, or an event of the table that does not change the position."""

    text: str = ""
    about: dict[str, Any] | None = None


AnyEntry: TypeAlias = MoveEntry | UndoEntry | AmendEntry | NoteEntry


class Log(Struct, frozen=True, forbid_unknown_fields=True):
    """A game from its first entry to its last."""

    header: Header
    entries: tuple[AnyEntry, ...] = ()


class Step(Struct, frozen=True):
    """One entry, the moves in effect after it, the state after it, and its events."""

    entry: AnyEntry
    moves: tuple[MoveEntry, ...]
    state: Any
    events: tuple[Any, ...]


def write_log(log: Log) -> bytes:
    """Return the log as JSON, one entry per line."""
    header = msgspec.json.encode(log.header)
    entries = b",\n".join(msgspec.json.encode(entry) for entry in log.entries)
    return b'{"header":' + header + b',\n"entries":[\n' + entries + b"\n]}\n"


def read_log(data: bytes) -> Log:
    """Parse a log; sequence numbers are checked, moves are not; raises `InvalidLog`."""
    try:
        log = msgspec.json.decode(data, type=Log)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidLog(f"This is no game log, or a torn one: {error}.") from error
    if log.header.format not in READABLE_FORMATS:
        raise InvalidLog(f"This log has format {log.header.format}; this program reads format {FORMAT} and older ones.")
    for expected, entry in enumerate(log.entries):
        if entry.seq != expected:
            raise InvalidLog(f"Entry {expected} is missing: entry {entry.seq} stands in its place.")
    return log


def digest(state: Any) -> str:
    """Return a short hash of a state."""
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:16]


def as_json(value: Any) -> Any:
    """Return a move or an event as plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))


def read_move(game: Game, move: Any) -> Any:
    """Return the move that JSON values describe; raises `InvalidMove`."""
    try:
        return msgspec.convert(move, game.move_type)
    except msgspec.ValidationError as error:
        raise InvalidMove(f"This is no move of {game.id}: {error}.") from error


def read_events(game: Game, entry: MoveEntry) -> tuple[Any, ...]:
    """Return the events of an entry; raises `InvalidLog`."""
    try:
        return tuple(msgspec.convert(event, game.event_type) for event in entry.events)
    except msgspec.ValidationError as error:
        raise InvalidLog(f"Entry {entry.seq} tells of no event of {game.id}: {error}.") from error


def opening(game: Game, header: Header) -> Any:
    """Return the state before the first entry; raises `InvalidLog` for another version of the rules."""
    if header.rules_version != game.version:
        raise InvalidLog(
            f"This log was played by rules version {header.rules_version} of {game.id}; "
            f"this program plays version {game.version}."
        )
    return game.start(game.rules(header.edition, header.rulings), len(header.seats), header.deck)


def effective(moves: tuple[MoveEntry, ...], entry: AnyEntry) -> tuple[MoveEntry, ...]:
    """Return the moves in effect after this entry."""
    match entry:
        case MoveEntry():
            return (*moves, entry)
        case UndoEntry():
            return tuple(move for move in moves if move.seq < entry.back_to)
        case AmendEntry():
            if not any(move.seq == entry.of for move in moves):
                raise InvalidLog(f"Entry {entry.seq} amends entry {entry.of}, which is no move that counts.")
            return tuple(
                msgspec.structs.replace(move, move=entry.move) if move.seq == entry.of else move for move in moves
            )
        case NoteEntry():
            return moves


def replay(log: Log, game: Game | None = None) -> Iterator[Step]:
    """Yield every entry with the state after it; raises `InvalidLog` if a move is refused or a digest differs."""
    game = game or find_game(log.header.game)
    moves: tuple[MoveEntry, ...] = ()
    state = opening(game, log.header)
    for entry in log.entries:
        moves = effective(moves, entry)
        events: tuple[Any, ...] = ()
        if isinstance(entry, MoveEntry):
            state, events = _apply(game, state, entry)
            if entry.digest is not None and entry.digest != digest(state):
                raise InvalidLog(f"Entry {entry.seq}: the position differs from the one that was played.")
        elif not isinstance(entry, NoteEntry):
            state = fold(game, log.header, moves)
        yield Step(entry, moves, state, events)


def fold(game: Game, header: Header, moves: tuple[MoveEntry, ...]) -> Any:
    """Return the state after these moves."""
    state = opening(game, header)
    for entry in moves:
        state, _ = _apply(game, state, entry)
    return state


def _apply(game: Game, state: Any, entry: MoveEntry) -> tuple[Any, tuple[Any, ...]]:
    if game.to_act(state) != entry.actor:
        raise InvalidLog(f"Entry {entry.seq}: it was not the turn of {entry.actor}.")
    try:
        return game.apply(state, read_move(game, entry.move))
    except (IllegalMove, InvalidMove) as error:
        raise InvalidLog(f"Entry {entry.seq} cannot be replayed. {error}") from error
