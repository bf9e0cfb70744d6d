"""Logs of Higher, written move by move."""

from typing import Any

from volteface.kernel import (
    AmendEntry,
    AnyEntry,
    Header,
    IllegalMove,
    Log,
    MoveEntry,
    NoteEntry,
    UndoEntry,
    digest,
)
from volteface.kernel.log import as_json

from .higher import HIGHER, State

HEADER = Header(
    format=1,
    engine="test",
    game="higher",
    rules_version=HIGHER.version,
    edition="village",
    rulings={"highest_card": 4, "equal_cards": "lose"},
    seats=("Ann", "Ben"),
)
WHOLE_GAME = ("dealer deal 3", "dealer deal 2", "a higher", "b higher")


def opening() -> State:
    return HIGHER.start(HIGHER.rules(HEADER.edition, HEADER.rulings), len(HEADER.seats))


def played(*moves: str) -> State:
    """The state after these moves."""
    state = opening()
    for text in moves:
        state, _ = HIGHER.apply(state, HIGHER.read_move(text)[1])
    return state


def move_entry(seq: int, text: str, state: State) -> MoveEntry:
    """A move made in this state, with its events and a digest."""
    actor, move = HIGHER.read_move(text)
    try:
        after, events = HIGHER.apply(state, move)
    except IllegalMove:
        after, events = state, ()
    told = tuple(as_json(event) for event in events)
    return MoveEntry(**_said(seq, actor), move=as_json(move), events=told, digest=digest(after))


def undo_entry(seq: int, back_to: int) -> UndoEntry:
    return UndoEntry(**_said(seq, 0), back_to=back_to)


def amend_entry(seq: int, of: int, text: str) -> AmendEntry:
    return AmendEntry(**_said(seq, 0), of=of, move=as_json(HIGHER.read_move(text)[1]))


def note_entry(seq: int, text: str) -> NoteEntry:
    return NoteEntry(**_said(seq, 0), text=text)


def log_of(*moves: str) -> Log:
    """A log of these moves from the opening on."""
    entries: list[AnyEntry] = []
    for seq, text in enumerate(moves):
        entries.append(move_entry(seq, text, played(*moves[:seq])))
    return Log(HEADER, tuple(entries))


def _said(seq: int, actor: int | str) -> dict[str, Any]:
    decided_by = "dealer" if actor == "dealer" else "person"
    return {"seq": seq, "actor": actor, "decided_by": decided_by, "action": f"action-{seq}", "at": 1_000 * seq}
