"""How a table is made again from what is kept of it: a fold over its log, from the last snapshot on."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from volteface.kernel import DEALER, AnyEntry, Game, MoveEntry, NoteEntry
from volteface.kernel.log import effective, fold, opening
from volteface.tables.doings import Opened, Started, read_doing
from volteface.tables.gathering import Gathering, after, gather
from volteface.tables.needs import Kept


class Remembered(Struct, frozen=True):
    """What a snapshot holds."""

    gathering: Gathering
    state: msgspec.Raw
    waiting_since: int


class Rebuilt(Struct):
    """A table as its log has left it."""

    gathering: Gathering
    state: Any
    waiting_since: int
    moves: list[MoveEntry]  # that count


def remember(gathering: Gathering, state: Any, waiting_since: int) -> bytes:
    """A snapshot."""
    return msgspec.json.encode(Remembered(gathering, msgspec.Raw(msgspec.json.encode(state)), waiting_since))


def rebuild(game: Game, kept: Kept) -> Rebuilt:
    """The table again."""
    table, done = _first(game, kept)
    for place, entry in enumerate(kept.entries):
        table.moves = count(table.moves, entry)
        if place >= done:
            _follow(game, kept, table, entry)
    return table


def count(moves: list[MoveEntry], entry: AnyEntry) -> list[MoveEntry]:
    """The moves that count once an entry is in the log."""
    if isinstance(entry, MoveEntry):
        moves.append(entry)
        return moves
    return list(effective(tuple(moves), entry))


def count_deals(entries: Iterable[AnyEntry]) -> int:
    """How many of these are moves of the Dealer's."""
    return len([entry for entry in entries if entry.actor == DEALER and isinstance(entry, MoveEntry)])


def changes_the_wait(entry: AnyEntry) -> bool:
    """Whether the clocks begin anew with this entry: words and reactions leave them alone."""
    if not isinstance(entry, NoteEntry):
        return True
    return _about(entry)["doing"] in ("opened", "started", "resumed", "took_back")


def _first(game: Game, kept: Kept) -> tuple[Rebuilt, int]:
    """The table of the last snapshot, or one that was just opened, and how many entries it knows."""
    if kept.snapshot is None:
        opened = read_doing(_about(kept.entries[0]))
        assert isinstance(opened, Opened)
        return Rebuilt(gather(opened), None, kept.entries[0].at, []), 1
    remembered = msgspec.json.decode(kept.snapshot.data, type=Remembered)
    state = msgspec.json.decode(remembered.state, type=game.state_type | None)
    return Rebuilt(remembered.gathering, state, remembered.waiting_since, []), kept.snapshot.seq


def _follow(game: Game, kept: Kept, table: Rebuilt, entry: AnyEntry) -> None:
    if isinstance(entry, MoveEntry):
        table.state = game.apply(table.state, msgspec.convert(entry.move, game.move_type))[0]
    elif isinstance(entry, NoteEntry):
        doing = read_doing(_about(entry))
        table.state = opening(game, doing.header) if isinstance(doing, Started) else table.state
        table.gathering = after(table.gathering, doing)
    else:
        assert kept.record.header is not None
        table.state = fold(game, kept.record.header, tuple(table.moves))
    if changes_the_wait(entry):
        table.waiting_since = entry.at


def _about(entry: AnyEntry) -> dict[str, Any]:
    assert isinstance(entry, NoteEntry) and entry.about is not None
    return entry.about
