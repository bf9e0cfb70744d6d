"""A table's record: what a store can list without reading the log, and when it has to be written again."""

from typing import Final, Protocol

from msgspec.structs import replace

from volteface.kernel import Header, Standing
from volteface.tables.ports import Record
from volteface.tables.seating import Seating

FRESH_MILLISECONDS: Final = 30_000  # how old `updated` may be while nothing else in the record changes


class Drafted(Protocol):
    """What the record is made of, of a draft that is being built."""

    seating: Seating
    header: Header | None
    at: int  # the time stamp of its entries


def record_after(record: Record, before: Seating, draft: Drafted, standing: Standing | None) -> Record:
    """The record once a draft is appended; the same object if nothing in it changes, as after most moves."""
    return record if _is_unchanged(record, before, draft, standing) else _describe(record, draft, standing)


def _is_unchanged(record: Record, before: Seating, draft: Drafted, standing: Standing | None) -> bool:
    if draft.seating is not before or draft.header is not record.header or standing is None:
        return False
    is_fresh = abs(draft.at - record.updated) < FRESH_MILLISECONDS
    return is_fresh and standing.totals == record.totals and standing.winners == record.winners


def _describe(record: Record, draft: Drafted, standing: Standing | None) -> Record:
    seating = draft.seating
    return replace(
        record,
        host=seating.host,
        updated=draft.at,
        stage=seating.stage.value,
        header=draft.header,
        players=tuple(chair.name for chair in seating.chairs),
        people=tuple(chair.person for chair in seating.chairs),
        totals=standing.totals if standing else (),
        winners=standing.winners if standing else (),
    )
