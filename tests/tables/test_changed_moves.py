"""No deal and no move of a finished game can be changed, left out, moved, or taken back against the law of undo."""

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from volteface.kernel import DEALER, NoteEntry, UndoEntry

from .evenings import TINY, Kind
from .kinds import each_kind
from .tampering import is_refused, moves, played, renumbered, short_game, with_entry


def other_deal(move: dict[str, Any]) -> dict[str, Any]:
    """Another move of the Dealer, as like the first as can be."""
    match move:
        case {"card": str(card)}:
            return {**move, "card": "11" if card == "12" else "12"}
        case {"card": int(card)}:
            return {**move, "card": card % 4 + 1}
        case {"seat": int(seat)}:
            return {**move, "seat": (seat + 1) % 3}
        case {"order": list(order)}:
            index = next(index for index, (one, other) in enumerate(pairwise(order)) if one != other)
            return {**move, "order": [*order[:index], order[index + 1], order[index], *order[index + 2 :]]}
    return {"move": "hit"}


@each_kind
def test_no_deal_can_be_changed(kind: Kind) -> None:
    log = played(kind)
    changed = [
        with_entry(log, index, replace(entry, move=other_deal(entry.move)))
        for index, entry in moves(log)
        if entry.actor == DEALER
    ]
    assert changed and all(is_refused(one, kind) for one in changed)


@each_kind
def test_no_two_entries_can_change_places(kind: Kind) -> None:
    log = played(kind)
    entries = log.entries
    swapped = [
        replace(log, entries=(*entries[:index], entries[index + 1], entries[index], *entries[index + 2 :]))
        for index in range(len(entries) - 1)
    ]
    assert all(is_refused(one, kind) for one in swapped[:: 1 + len(swapped) // 60])


@each_kind
def test_no_two_deals_can_change_places_and_numbers(kind: Kind) -> None:
    log = played(kind)
    deals = [index for index, entry in moves(log) if entry.actor == DEALER]
    for one, other in pairwise(deals):
        entries = list(log.entries)
        entries[one], entries[other] = entries[other], entries[one]
        if log.entries[one].move != log.entries[other].move:  # type: ignore[union-attr]
            assert is_refused(renumbered(log, tuple(entries)), kind)


@each_kind
def test_no_move_can_be_left_out(kind: Kind) -> None:
    log = played(kind)
    shorter = [renumbered(log, (*log.entries[:index], *log.entries[index + 1 :])) for index, _ in moves(log)]
    assert all(is_refused(one, kind) for one in shorter[:: 1 + len(shorter) // 60])


@each_kind
def test_no_move_can_come_before_the_game_begins(kind: Kind) -> None:
    log = played(kind)
    start = next(
        index
        for index, entry in enumerate(log.entries)
        if isinstance(entry, NoteEntry) and entry.about and entry.about["event"] == "started"
    )
    entries = list(log.entries)
    entries[start], entries[start + 1] = entries[start + 1], entries[start]
    assert is_refused(renumbered(log, tuple(entries)), kind)


@each_kind
def test_a_game_whose_end_was_cut_off_is_refused(kind: Kind) -> None:
    log = played(kind)
    last = max(index for index, _ in moves(log))
    assert is_refused(renumbered(log, (*log.entries[:last], *log.entries[last + 1 :])), kind)


@each_kind
def test_a_game_without_its_secret_is_refused(kind: Kind) -> None:
    log = played(kind)
    assert is_refused(replace(log, entries=log.entries[:-1]), kind)


def test_an_undo_of_somebody_elses_move_is_refused() -> None:
    log = short_game()
    index, undo = next((index, entry) for index, entry in enumerate(log.entries) if isinstance(entry, UndoEntry))
    assert isinstance(undo.actor, int)
    assert is_refused(with_entry(log, index, replace(undo, actor=(undo.actor + 1) % 3)), TINY)


def test_an_undo_of_more_than_the_last_move_is_refused() -> None:
    log = short_game()
    index, undo = next((index, entry) for index, entry in enumerate(log.entries) if isinstance(entry, UndoEntry))
    assert is_refused(with_entry(log, index, replace(undo, back_to=undo.back_to - 1)), TINY)
