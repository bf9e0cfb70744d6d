"""The fold: reports in effect, one after the other, become the table; what does not fit is listed and left out.

Steps before the first change are kept from the fold before, so a report costs the same however long the evening is.
"""

from typing import Any

import msgspec
from msgspec import Struct

from volteface.kernel.companion.document import Document, Item
from volteface.kernel.companion.pad import Misfit, Pad, PadTable, Place, Played
from volteface.kernel.errors import InvalidMove
from volteface.kernel.game import Reason


class Step(Struct, frozen=True):
    """A report, the table after it, and what it came to; with a reason it does not count and waits to be settled."""

    item: Item
    table: PadTable
    round: int
    place: Place
    about: str
    events: tuple[Any, ...] = ()
    moves: tuple[Any, ...] | None = ()
    reason: Reason | None = None
    beside: str | None = None  # the id of what another device reported of the same moment
    is_twin: bool = False  # another device reported the very same, so it counts once


class Fold(Struct, frozen=True):
    """The table after all reports in effect, and every step on the way."""

    opening: PadTable
    steps: tuple[Step, ...] = ()

    @property
    def table(self) -> PadTable:
        """The table now."""
        return self.steps[-1].table if self.steps else self.opening

    def unsettled(self) -> tuple[Step, ...]:
        """The reports that do not fit."""
        return tuple(step for step in self.steps if step.reason is not None)


def fold(pad: Pad, before: Fold, document: Document) -> Fold:
    """Return the fold of a document; what it has in common with the fold before is not computed again."""
    kept = _common(before.steps, document.items)
    steps = list(before.steps[:kept])
    table = steps[-1].table if steps else before.opening
    for item in document.items[kept:]:
        step = _step(pad, table, item, steps)
        steps.append(step)
        table = step.table
    return Fold(before.opening, tuple(steps))


def read_report(pad: Pad, report: dict[str, Any]) -> Any:
    """Return the report that JSON values describe; raises `InvalidMove`."""
    try:
        return msgspec.convert(report, pad.report_type)
    except msgspec.ValidationError as error:
        raise InvalidMove(f"This is no report of a real table: {error}.") from error


def may_count(pad: Pad, step: Step) -> bool:
    """Return whether a report that does not fit can count if people say that the table is right."""
    try:
        _apply(pad, step.table, read_report(pad, step.item.report), is_forced=True)
    except Misfit:
        return False
    return True


def _common(steps: tuple[Step, ...], items: tuple[Item, ...]) -> int:
    """Return how many items at the beginning are the same."""
    for index, (step, item) in enumerate(zip(steps, items, strict=False)):
        if step.item is not item and step.item != item:
            return index
    return min(len(steps), len(items))


def _step(pad: Pad, table: PadTable, item: Item, steps: list[Step]) -> Step:
    report = read_report(pad, item.report)
    place = pad.place(table, report)
    about = report.about()
    if not item.is_forced and (other := _unseen(item, about, steps, table.round)) is not None:
        return _beside(table, item, place, other)
    try:
        played = _apply(pad, table, report, is_forced=item.is_forced)
    except Misfit as misfit:
        return Step(item, table, table.round, place, about, reason=misfit.reason)
    return Step(item, played.table, played.table.round, place, about, played.events, played.moves)


def _apply(pad: Pad, table: PadTable, report: Any, *, is_forced: bool) -> Played:
    try:
        return pad.apply(table, report)
    except Misfit:
        if not is_forced:
            raise
        return pad.force(table, report)


def _unseen(item: Item, about: str, steps: list[Step], round: int) -> Step | None:
    """Return what another device reported about the same in this round, unseen by the writer of this report."""
    if item.seen >= item.index:
        return None
    found = None
    for step in reversed(steps):
        if step.round < round:
            break
        other = step.item
        is_unseen = item.seen <= other.index < item.index and other.device != item.device
        if is_unseen and step.reason is None and step.about == about:
            found = step
            if other.report == item.report:
                break
    return found


def _beside(table: PadTable, item: Item, place: Place, other: Step) -> Step:
    """A report that was made without seeing the other one: the very same counts once, a card may have come twice."""
    beside = other.item.id
    if other.item.report == item.report and "card" not in item.report:
        return Step(item, table, table.round, place, other.about, beside=beside, is_twin=True)
    reason = Reason("misfit-entered-elsewhere")
    return Step(item, table, table.round, place, other.about, reason=reason, beside=beside)
