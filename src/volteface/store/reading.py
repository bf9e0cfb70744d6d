"""How records and entries are read from the file; the decoders know their types before any thread reads."""

from typing import Final

from msgspec.json import Decoder

from volteface.kernel import AnyEntry
from volteface.tables.needs import Record

READ_RECORD: Final = Decoder(Record).decode
READ_ENTRIES: Final = Decoder(tuple[AnyEntry, ...]).decode
