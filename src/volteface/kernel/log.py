"""Game logs: the header, the entries, and how a log is replayed."""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel.errors import IllegalMove, InvalidLog, InvalidMove, UnreadableLog
from volteface.kernel.faults import invalid_log
from volteface.kernel.game import Actor, Game
from volteface.kernel.manifest import find_game

FORMAT: Final = 4
READABLE_FORMATS: Final = range(1, FORMAT + 1)
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
    """One entry, the last move in effect after it, the state after it, and its events."""

    entry: AnyEntry
    last_move: MoveEntry | None
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
        said = UnreadableLog(f"This is no game log, or a torn one: {error}.")
        raise said.explained("problem-no-log", reason=error) from error
    if log.header.format not in READABLE_FORMATS:
        raise UnreadableLog(
            f"This log has format {log.header.format}; this program reads format {FORMAT} and older ones."
        ).explained("problem-newer-log")
    for expected, entry in enumerate(log.entries):
        if entry.seq != expected:
            gap = f"Entry {expected} is missing: entry {entry.seq} stands in its place."
            raise invalid_log(gap, "missing", expected)
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
        said = InvalidMove(f"This is no move of {game.id}: {error}.")
        raise said.explained("problem-no-move", game=game.id, reason=error) from error


def read_events(game: Game, entry: MoveEntry) -> tuple[Any, ...]:
    """Return the events of an entry; raises `InvalidLog`."""
    try:
        return tuple(msgspec.convert(event, game.event_type) for event in entry.events)
    except msgspec.ValidationError as error:
        said = f"Entry {entry.seq} tells of no event of {game.id}: {error}."
        raise invalid_log(said, "unreadable", entry.seq) from error


def opening(game: Game, header: Header) -> Any:
    """Return the state before the first entry; raises `InvalidLog` for another version of the rules."""
    version = header.rules_version
    if not game.oldest_version <= version <= game.version:
        raise UnreadableLog(
            f"This log was played by rules version {version} of {game.id}; this program plays version {game.version}."
        ).explained("problem-other-rules", version=version, known=game.version)
    return game.start(game.rules(header.edition, header.rulings, version), len(header.seats), header.deck)


def count_move(moves: list[MoveEntry], entry: AnyEntry) -> None:
    """Change the list of moves in effect to what it is after this entry."""
    match entry:
        case MoveEntry():
            moves.append(entry)
        case UndoEntry():
            while moves and moves[-1].seq >= entry.back_to:
                moves.pop()
        case AmendEntry():
            index = _index_of(moves, entry)
            moves[index] = msgspec.structs.replace(moves[index], move=entry.move)
        case NoteEntry():
            pass


def effective_moves(entries: Iterable[AnyEntry]) -> list[MoveEntry]:
    """Return the moves in effect after these entries."""
    moves: list[MoveEntry] = []
    for entry in entries:
        count_move(moves, entry)
    return moves


class PlayedMove(NamedTuple):
    """A move in effect, the state before it, and what happened."""

    actor: Actor
    before: Any
    move: Any
    events: tuple[Any, ...]
    after: Any


def played_moves(game: Game, log: Log) -> Iterator[PlayedMove]:
    """Yield the moves in effect at the end of a log, one after the other."""
    state = opening(game, log.header)
    for entry in effective_moves(log.entries):
        move, before = read_move(game, entry.move), state
        state, events = game.apply(before, move)
        yield PlayedMove(entry.actor, before, move, tuple(events), state)


class Replayer:
    """Folds entries into a state, keeping the states on the way: an undo costs no more than the moves it takes back."""

    def __init__(self, game: Game, header: Header) -> None:
        self.moves: list[MoveEntry] = []
        self._game, self._states = game, [opening(game, header)]

    @property
    def state(self) -> Any:
        """The state after the entries so far."""
        return self._states[-1]

    def follow(self, entry: AnyEntry) -> tuple[Any, ...]:
        """Go on by one entry and return its events; raises `InvalidLog` if a move is refused or a digest differs."""
        first = _index_of(self.moves, entry) if isinstance(entry, AmendEntry) else None
        count_move(self.moves, entry)
        if isinstance(entry, MoveEntry):
            return self._apply(entry)
        del self._states[len(self.moves) + 1 if first is None else first + 1 :]
        for move in self.moves[len(self._states) - 1 :]:
            self._apply(msgspec.structs.replace(move, digest=None))
        return ()

    def _apply(self, entry: MoveEntry) -> tuple[Any, ...]:
        state, events = _apply(self._game, self.state, entry)
        if entry.digest is not None and entry.digest != digest(state):
            said = f"Entry {entry.seq}: the position differs from the one that was played."
            raise invalid_log(said, "other-position", entry.seq)
        self._states.append(state)
        return events


def replay(log: Log, game: Game | None = None) -> Iterator[Step]:
    """Yield every entry with the state after it; raises `InvalidLog` if a move is refused or a digest differs."""
    replayer = Replayer(game or find_game(log.header.game), log.header)
    for entry in log.entries:
        events = replayer.follow(entry)
        yield Step(entry, replayer.moves[-1] if replayer.moves else None, replayer.state, events)


def _index_of(moves: list[MoveEntry], entry: AmendEntry) -> int:
    for index, move in enumerate(moves):
        if move.seq == entry.of:
            return index
    said = f"Entry {entry.seq} amends entry {entry.of}, which is no move that counts."
    raise invalid_log(said, "amends-nothing", entry.seq)


def fold(game: Game, header: Header, moves: tuple[MoveEntry, ...]) -> Any:
    """Return the state after these moves."""
    state = opening(game, header)
    for entry in moves:
        state, _ = _apply(game, state, entry)
    return state


def _apply(game: Game, state: Any, entry: MoveEntry) -> tuple[Any, tuple[Any, ...]]:
    if game.to_act(state) != entry.actor:
        raise invalid_log(f"Entry {entry.seq}: it was not the turn of {entry.actor}.", "not-the-turn", entry.seq)
    try:
        return game.apply(state, read_move(game, entry.move))
    except (IllegalMove, InvalidMove) as error:
        said = InvalidLog(f"Entry {entry.seq} cannot be replayed. {error}")
        raise said.explained("problem-not-replayed", entry=entry.seq, problem=error) from error
