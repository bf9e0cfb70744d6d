"""What happens at a table besides moves; each is a note in its log."""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel import Header, Seat
from volteface.tables.setup import Setup

Away: TypeAlias = Literal["away", "time", "left", "removed"]
Failure: TypeAlias = Literal["hung", "died", "cheated"]


class Doing(Struct, frozen=True, forbid_unknown_fields=True, tag_field="doing"):
    """Something that happened at the table."""


class Opened(Doing, frozen=True, tag="opened"):
    """The table was opened by its host; the deal is committed to from now on."""

    table: str
    setup: Setup
    host: str
    commitment: str


class SatDown(Doing, frozen=True, tag="sat_down"):
    """Somebody took a seat, and added to the chance of the deal."""

    seat: Seat
    person: str
    name: str
    entropy: str


class BotSeated(Doing, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: Seat
    level: str
    name: str


class SeatFreed(Doing, frozen=True, tag="seat_freed"):
    """A seat is empty again, before the game began."""

    seat: Seat


class HostChanged(Doing, frozen=True, tag="host_changed"):
    """Somebody else is the host now."""

    host: str


class ChatSwitched(Doing, frozen=True, tag="chat_switched"):
    """The host turned the chat on or off."""

    on: bool


class Started(Doing, frozen=True, tag="started"):
    """The game began."""

    header: Header


class Paused(Doing, frozen=True, tag="paused"):
    """The clocks stand still."""


class Resumed(Doing, frozen=True, tag="resumed"):
    """The clocks run again."""


class StoodIn(Doing, frozen=True, tag="stood_in"):
    """A bot plays on for somebody."""

    seat: Seat
    why: Away


class TookBack(Doing, frozen=True, tag="took_back"):
    """A person plays on their seat again."""

    seat: Seat


class Said(Doing, frozen=True, tag="said"):
    """Words in the chat."""

    person: str
    name: str
    text: str


class Reacted(Doing, frozen=True, tag="reacted"):
    """A short reaction."""

    person: str
    name: str
    sign: str


class BotFailed(Doing, frozen=True, tag="bot_failed"):
    """A bot from outside did not play as it should; another one plays on in its place."""

    seat: Seat
    why: Failure
    level: str


class Rematched(Doing, frozen=True, tag="rematched"):
    """The people play again at another table."""

    table: str


class Branched(Doing, frozen=True, tag="branched"):
    """All moves up to here were made in another game; from here on this table deals."""

    table: str
    seq: int  # entries of the other log


class Revealed(Doing, frozen=True, tag="revealed"):
    """The game is over, and the secret behind its deals is known."""

    secret: str


AnyDoing: TypeAlias = (
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


def read_doing(about: dict[str, Any]) -> AnyDoing:
    """What a note of a table's log is about."""
    doing: AnyDoing = msgspec.convert(about, AnyDoing)
    return doing
