"""What is kept of a table besides its log, and when it is kept anew: most moves only add to the log."""

from typing import Final

from msgspec.structs import replace

from volteface.kernel import Standing
from volteface.tables.draft import Draft
from volteface.tables.gathering import Gathering
from volteface.tables.needs import Record

FRESH_MILLISECONDS: Final = 30_000  # a record may say for so long when something happened last


def record_after(record: Record, before: Gathering, draft: Draft, standing: Standing | None) -> Record:
    """The table's record once a request is kept; the same one as before if nothing that it tells has changed."""
    return record if _still_tells(record, before, draft, standing) else _describe(record, draft, standing)


def _still_tells(record: Record, before: Gathering, draft: Draft, standing: Standing | None) -> bool:
    if draft.gathering is not before or draft.header is not None or standing is None:
        return False
    is_fresh = draft.now - record.updated < FRESH_MILLISECONDS
    return is_fresh and standing.totals == record.totals and standing.winners == record.winners


def _describe(record: Record, draft: Draft, standing: Standing | None) -> Record:
    gathering = draft.gathering
    return replace(
        record,
        host=gathering.host,
        updated=draft.now,
        stage=gathering.stage.value,
        header=draft.header or record.header,
        players=tuple(chair.name for chair in gathering.chairs),
        people=tuple(chair.person for chair in gathering.chairs),
        totals=standing.totals if standing else (),
        winners=standing.winners if standing else (),
    )
