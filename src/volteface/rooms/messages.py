"""The messages between a room and its clients: commands from the client, messages to it.

Each command has an action id that its sender makes up; sent again under the same id, it changes nothing.
"""

from typing import Annotated, Any, Final, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from volteface.bots.messages import Act, Advice, Advise, Command, Message, Refusal
from volteface.kernel import Reason, Seat
from volteface.tables import TableView
from volteface.tables.commands.seats import LONGEST_ENTROPY
from volteface.tables.commands.talk import LONGEST_WORDS
from volteface.tables.setup import LONGEST_NAME
from volteface.tables.views import SeenEntry

PROTOCOL: Final = 2
LONGEST_BOT_NAME: Final = 40

SeatNumber: TypeAlias = Annotated[Seat, Meta(ge=0, le=99)]
BotName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_BOT_NAME)]


# What a client sends


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last move back."""


class GoOn(Command, frozen=True, tag="go_on"):
    """Begin the next round."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or in a game one's own seat back; `entropy` goes into the deal."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
    entropy: Annotated[str, Meta(max_length=LONGEST_ENTROPY)]


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Put a bot on a seat."""

    seat: SeatNumber
    bot: BotName


class Leave(Command, frozen=True, tag="leave"):
    """Get up."""


class Remove(Command, frozen=True, tag="remove"):
    """Have somebody else get up."""

    seat: SeatNumber


class HandOver(Command, frozen=True, tag="hand_over"):
    """Make somebody else the host."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Begin the game; bots of that name fill the free seats."""

    bot: BotName


class Pause(Command, frozen=True, tag="pause"):
    """Stop the clocks."""


class Resume(Command, frozen=True, tag="resume"):
    """Let the clocks run again."""


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    """Turn the chat on or off."""

    on: bool


class Say(Command, frozen=True, tag="say"):
    """Say something."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_WORDS)]


class React(Command, frozen=True, tag="react"):
    """React with an emoji."""

    sign: Annotated[str, Meta(max_length=8)]


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again at a new table."""


class Refresh(Command, frozen=True, tag="refresh"):
    """Ask for a fresh view."""


# Commands that a table carries out; the room itself replies to the others.
TableCommand: TypeAlias = (
    Act | Undo | GoOn | Sit | SeatBot | Leave | Remove | HandOver | Start | Pause | Resume | SwitchChat | Say | React
)
AnyCommand: TypeAlias = TableCommand | Rematch | Advise | Refresh


# What a client receives


class Welcome(Message, frozen=True, tag="welcome"):
    """The first message: the table, and what happened since the entry that the client named."""

    protocol: int
    now: int  # milliseconds by the server's monotonic clock, as in `countdown`
    person: str | None
    version: int  # of this view of the table; the next update changes it
    table: TableView
    happened: tuple[SeenEntry, ...]


class Update(Message, frozen=True, tag="update", kw_only=True):
    """The table after something happened; with an action id, that command was carried out and is durable.

    It has either `base` and `changed`, or the whole `table`.
    """

    now: int
    version: int  # of the view after this update
    base: int | UnsetType = UNSET  # the version that `changed` changes
    changed: dict[str, Any] | UnsetType = UNSET  # new values by JSON Pointer into the view
    table: TableView | UnsetType = UNSET
    happened: tuple[SeenEntry, ...]


class Done(Message, frozen=True, tag="done"):
    """The command is durable, or was before; nothing new happened."""

    seq: int


class Refused(Refusal, frozen=True, tag="refused"):
    """The command changed nothing; a sender with an old view of the table gets a fresh one."""

    version: int | UnsetType = UNSET  # of the fresh view
    table: TableView | UnsetType = UNSET


class NewTable(Message, frozen=True, tag="new_table"):
    """Where the rematch is played."""

    table: str


class Closing(Message, frozen=True, tag="closing"):
    """This connection will be closed; `come_back` says whether to connect again."""

    reason: Reason
    come_back: bool


AnyMessage: TypeAlias = Welcome | Update | Done | Refused | Advice | NewTable | Closing
