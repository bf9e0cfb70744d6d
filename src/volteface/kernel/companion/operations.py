"""Operations: what people write into a companion's log. Nothing is ever taken out of it.

A report adds to the end of what happened; the other operations correct earlier ones. Every operation has an id that
its writer made up, so that a device can refer to what it has written before anybody else has seen it.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

OperationId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
How: TypeAlias = Literal["drop", "count", "instead"]


class Operation(Struct, frozen=True, forbid_unknown_fields=True, tag_field="op"):
    """Base class of operations."""


class AddReport(Operation, frozen=True, tag="add"):
    """Something happened after everything that was reported so far."""

    report: dict[str, Any]


class InsertReport(Operation, frozen=True, tag="insert"):
    """Something happened right before another report."""

    before: OperationId
    report: dict[str, Any]


class ChangeReport(Operation, frozen=True, tag="change"):
    """Another report takes the place of one that was wrong."""

    of: OperationId
    report: dict[str, Any]


class RemoveReport(Operation, frozen=True, tag="remove"):
    """A report was wrong: nothing of the kind happened."""

    of: OperationId


class SettleOperation(Operation, frozen=True, tag="settle"):
    """What becomes of an unsettled operation.

    `drop` leaves it out; `count` has it count although it does not fit: the table is right; `instead` puts a report in
    the place of another one, `beside`, that somebody else made of the same moment.
    """

    of: OperationId
    how: How
    beside: OperationId | None = None


class UndoOperation(Operation, frozen=True, tag="undo"):
    """An operation does not count any more; that it was undone twice makes no difference."""

    of: OperationId


class RedoOperation(Operation, frozen=True, tag="redo"):
    """An operation that was undone counts again."""

    of: OperationId


AnyOperation: TypeAlias = (
    AddReport | InsertReport | ChangeReport | RemoveReport | SettleOperation | UndoOperation | RedoOperation
)


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """An operation in the log: its id, the device and the name of its writer, and how many operations they had seen."""

    id: OperationId
    op: AnyOperation
    seen: int
    device: str = ""
    name: str = ""
