"""Events at a table besides moves: people, bots, chat, pauses. Each is a note in the table's log."""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel import Header, Seat
from volteface.tables.setup import Setup

Away: TypeAlias = Literal["away", "time", "left", "removed"]
Failure: TypeAlias = Literal["hung", "died", "cheated"]

FORMAT_1_NAMES: Final = {"doing": "event", "level": "bot"}


class TableEvent(Struct, frozen=True, forbid_unknown_fields=True, tag_field="event"):
    """Base class of table events."""


class Opened(TableEvent, frozen=True, tag="opened"):
    """The table was opened by its host; the deal is committed from now on."""

    table: str
    setup: Setup
    host: str
    commitment: str


class SatDown(TableEvent, frozen=True, tag="sat_down"):
    """A person took a seat and added entropy to the deal."""

    seat: Seat
    person: str
    name: str
    entropy: str


class BotSeated(TableEvent, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: Seat
    bot: str
    name: str


class SeatFreed(TableEvent, frozen=True, tag="seat_freed"):
    """A seat was emptied before the game began."""

    seat: Seat


class HostChanged(TableEvent, frozen=True, tag="host_changed"):
    """Another person became the host."""

    host: str


class ChatSwitched(TableEvent, frozen=True, tag="chat_switched"):
    """The host turned the chat on or off."""

    on: bool


class Started(TableEvent, frozen=True, tag="started"):
    """The game began."""

    header: Header


class Paused(TableEvent, frozen=True, tag="paused"):
    """The host paused the game."""


class Resumed(TableEvent, frozen=True, tag="resumed"):
    """The host resumed the game."""


class StoodIn(TableEvent, frozen=True, tag="stood_in"):
    """A bot plays for a person who is away, out of time, or gone."""

    seat: Seat
    why: Away


class TookBack(TableEvent, frozen=True, tag="took_back"):
    """A person took their seat back from the bot."""

    seat: Seat


class Said(TableEvent, frozen=True, tag="said"):
    """A chat message."""

    person: str
    name: str
    text: str


class Reacted(TableEvent, frozen=True, tag="reacted"):
    """A reaction: one emoji."""

    person: str
    name: str
    sign: str


class BotFailed(TableEvent, frozen=True, tag="bot_failed"):
    """A bot failed, and another bot replaced it."""

    seat: Seat
    why: Failure
    bot: str


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str


class Branched(TableEvent, frozen=True, tag="branched"):
    """The moves before this entry were made in another game; deals after it are this table's own."""

    table: str
    seq: int  # entries of the other log


class Revealed(TableEvent, frozen=True, tag="revealed"):
    """The game ended, and the secret behind its deals was revealed."""

    secret: str


AnyTableEvent: TypeAlias = (
    Opened
    | SatDown
    | BotSeated
    | SeatFreed
    | HostChanged
    | ChatSwitched
    | Started
    | Paused
    | Resumed
    | StoodIn
    | TookBack
    | Said
    | Reacted
    | BotFailed
    | Rematched
    | Branched
    | Revealed
)


def read_table_event(about: dict[str, Any]) -> AnyTableEvent:
    """The event that a note of a table's log tells; raises `msgspec.ValidationError`."""
    event: AnyTableEvent = msgspec.convert(_upgrade(about), AnyTableEvent)
    return event


def event_name(about: dict[str, Any] | None) -> str:
    """The tag of the event that a note tells; empty if it tells none."""
    return "" if about is None else str(_upgrade(about).get("event", ""))


def _upgrade(about: dict[str, Any]) -> dict[str, Any]:
    """Logs of format 1 call an event `doing`, and a bot's name its `level`."""
    if "doing" not in about:
        return about
    return {FORMAT_1_NAMES.get(name, name): value for name, value in about.items()}
