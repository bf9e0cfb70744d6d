"""Finished games, and logs of them in which something was changed."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from volteface.kernel import AnyEntry, InvalidLog, Log, MoveEntry, NoteEntry
from volteface.tables.fairness.verify import verify

from .evenings import TINY, Kind, begun, play_to_the_end, whole_evening


@cache
def played(kind: Kind) -> Log:
    """One finished game of a kind."""
    return play_to_the_end(begun(kind)).log()


@cache
def short_game() -> Log:
    """A short game with an undo in it."""
    return whole_evening(TINY, 2).log()


def is_refused(log: Log, kind: Kind) -> bool:
    """Whether the game is not verified."""
    try:
        verify(log, kind.game)
    except InvalidLog:
        return True
    return False


def with_entry(log: Log, index: int, entry: AnyEntry) -> Log:
    """The log with another entry in that index."""
    return replace(log, entries=(*log.entries[:index], entry, *log.entries[index + 1 :]))


def renumbered(log: Log, entries: tuple[AnyEntry, ...]) -> Log:
    """The log with these entries, numbered as if nothing had been done to them."""
    return replace(log, entries=tuple(replace(entry, seq=seq) for seq, entry in enumerate(entries)))


def with_event(log: Log, event: str, /, **changed: Any) -> Log:
    """The log with the first note of such an event changed."""
    index = next(
        index
        for index, entry in enumerate(log.entries)
        if isinstance(entry, NoteEntry) and entry.about and entry.about["event"] == event
    )
    entry = log.entries[index]
    assert isinstance(entry, NoteEntry) and entry.about
    return with_entry(log, index, replace(entry, about={**entry.about, **changed}))


def moves(log: Log) -> Iterator[tuple[int, MoveEntry]]:
    """Every move and its index in the log."""
    for index, entry in enumerate(log.entries):
        if isinstance(entry, MoveEntry):
            yield index, entry
