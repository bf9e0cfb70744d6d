"""The document: which reports are in effect, and in which order, after all operations so far.

Every report keeps its place in the order, even while it is removed or undone. Nothing depends on a clock: the order of
the log decides, and an operation whose writer had not seen another one about the same thing does not overrule it.
"""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from volteface.kernel.companion.operations import (
    AddReport,
    AnyOperation,
    ChangeReport,
    InsertReport,
    RedoOperation,
    RemoveReport,
    SettleOperation,
    UndoOperation,
    Written,
)


class Item(Struct, frozen=True):
    """A report that counts; `is_forced` if it counts although it does not fit."""

    id: str
    report: dict[str, Any]
    index: int  # of the operation that made it
    seen: int
    device: str
    is_forced: bool = False


class Clash(Struct, frozen=True):
    """A correction that does not count, because its writer had not seen another correction of the same report."""

    id: str
    of: str
    beside: str  # the id of the other correction


class Document(Struct, frozen=True):
    """The reports that count, in the order of what happened, and the corrections that wait to be settled."""

    items: tuple[Item, ...]
    clashes: tuple[Clash, ...]
    undoable: tuple[str, ...]  # ids of operations that count, the latest last
    redoable: tuple[str, ...]  # ids of undone operations, the latest last


class _Slot(Struct):
    """A report's place in the order, whether or not it counts."""

    id: str
    report: dict[str, Any]
    index: int
    seen: int
    device: str
    is_gone: bool = False
    is_forced: bool = False
    corrections: list[int] = []  # indexes of operations


def read_document(written: tuple[Written, ...]) -> Document:
    """Return what the operations come to; each of them refers to earlier ones only."""
    undone = undone_ids(written)
    settled = {one.op.of: one.op for one in written if isinstance(one.op, SettleOperation) and one.id not in undone}
    slots: dict[str, _Slot] = {}
    order: list[_Slot] = []
    clashes: list[Clash] = []
    for index, one in enumerate(written):
        counts = one.id not in undone
        match one.op:
            case AddReport(report):
                slots[one.id] = _Slot(one.id, report, index, one.seen, one.device, is_gone=not counts)
                order.append(slots[one.id])
            case InsertReport(before, report):
                slots[one.id] = _Slot(one.id, report, index, one.seen, one.device, is_gone=not counts)
                order.insert(order.index(slots[before]), slots[one.id])
            case ChangeReport() | RemoveReport() if counts:
                _correct(written, index, slots[one.op.of], settled.get(one.id), clashes)
            case SettleOperation() if counts and one.op.of in slots:
                _settle(slots, one.op)
            case _:
                pass
    items = tuple(
        Item(slot.id, slot.report, slot.index, slot.seen, slot.device, slot.is_forced)
        for slot in order
        if not slot.is_gone
    )
    return Document(items, tuple(clashes), *_stacks(written))


def with_report(document: Document, one: Written, index: int) -> Document:
    """Return the document with one more report at its end."""
    assert isinstance(one.op, AddReport)
    item = Item(one.id, one.op.report, index, one.seen, one.device)
    return Document((*document.items, item), document.clashes, (*document.undoable, one.id), ())


def undone_ids(written: Iterable[Written]) -> set[str]:
    """Return the ids of operations that are undone now."""
    undone: set[str] = set()
    for one in written:
        if isinstance(one.op, UndoOperation):
            undone.add(one.op.of)
        elif isinstance(one.op, RedoOperation):
            undone.discard(one.op.of)
    return undone


def is_unseen(one: Written, index: int, other: Written, other_index: int) -> bool:
    """Return whether an operation was written on another device without this later one's writer seeing it."""
    return one.seen <= other_index < index and other.device != one.device


def _correct(
    written: tuple[Written, ...], index: int, slot: _Slot, settled: SettleOperation | None, clashes: list[Clash]
) -> None:
    one = written[index]
    if settled is not None and settled.how == "drop":
        return
    others = [other for other in slot.corrections if is_unseen(one, index, written[other], other)]
    different = [other for other in others if written[other].op != one.op]
    if different and settled is None:
        clashes.append(Clash(one.id, slot.id, written[different[-1]].id))
        return
    slot.corrections = [*slot.corrections, index]
    slot.is_gone = isinstance(one.op, RemoveReport)
    if isinstance(one.op, ChangeReport):
        slot.report = one.op.report


def _settle(slots: dict[str, _Slot], settle: SettleOperation) -> None:
    slot = slots[settle.of]
    if settle.how == "count":
        slot.is_forced = True
        return
    slot.is_gone = True
    if settle.how == "instead" and settle.beside in slots:
        slots[settle.beside].report = slot.report


def _stacks(written: tuple[Written, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What undo and redo would take next; whatever is new ends what could be done again."""
    undoable: list[str] = []
    redoable: list[str] = []
    for one in written:
        match one.op:
            case UndoOperation(of) if of in undoable:
                undoable.remove(of)
                redoable.append(of)
            case RedoOperation(of) if of not in undoable:
                undoable.append(of)
                redoable = [id for id in redoable if id != of]
            case UndoOperation() | RedoOperation():
                pass
            case _:
                undoable.append(one.id)
                redoable.clear()
    return tuple(undoable), tuple(redoable)


def refers_to(op: AnyOperation) -> str | None:
    """Return the id of the operation that another one is about."""
    match op:
        case InsertReport(before):
            return before
        case ChangeReport(of) | RemoveReport(of) | SettleOperation(of) | UndoOperation(of) | RedoOperation(of):
            return of
        case _:
            return None
