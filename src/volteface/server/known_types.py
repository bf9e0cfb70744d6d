"""What is read from files and messages, made known to the decoder before several threads read at the same time.

msgspec looks at a type when it first meets it; two threads that meet one at the same moment may crash the process.
"""

from typing import Any

import msgspec

from volteface.kernel import AnyEntry, Log, find_game, games
from volteface.server.wire import AnyAsk, AnyTell
from volteface.tables import Record, Setup
from volteface.tables.doings import AnyDoing
from volteface.tables.rebuilding import Remembered


def know_types() -> None:
    """Have every type looked at, once, by one thread."""
    found: list[Any] = [AnyAsk, AnyTell, AnyDoing, tuple[AnyEntry, ...], Log, Record, Remembered, Setup]
    for game in map(find_game, games()):
        found += [game.move_type, game.event_type, game.state_type, game.state_type | None, game.view_type]
    for kind in found:
        msgspec.json.Decoder(kind)
