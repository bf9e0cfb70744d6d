"""The messages between a room and its clients: commands from the client, messages to it.

Each command has an action id that its sender makes up; sent again under the same id, it changes nothing.
"""

from typing import Annotated, Any, Final, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from volteface.bots.messages import Act, Advice, Advise, Command, Message, Refusal
from volteface.kernel import Reason, Seat
from volteface.rooms.companion.messages import CompanionCommand, CompanionQuery, Previewed, RoundShown
from volteface.tables import TableView
from volteface.tables.commands.seats import LONGEST_ENTROPY
from volteface.tables.commands.talk import LONGEST_WORDS
from volteface.tables.names import LONGEST_NAME_POINTS
from volteface.tables.table_events import BotSpeed
from volteface.tables.views import SeenEntry

PROTOCOL: Final = 2
LONGEST_BOT_NAME: Final = 40
LONGEST_PERSON: Final = 64

SeatNumber: TypeAlias = Annotated[Seat, Meta(ge=0, le=99)]
BotName: TypeAlias = Annotated[str, Meta(max_length=LONGEST_BOT_NAME)]


# What a client sends


class Undo(Command, frozen=True, tag="undo"):
    """Take one's last move back."""


class GoOn(Command, frozen=True, tag="go_on"):
    """Be ready for the next round; it begins once everybody is who is there."""


class Skip(Command, frozen=True, tag="skip"):
    """Have the bots finish the round without waiting, once they alone still play."""


class SetBotSpeed(Command, frozen=True, tag="set_bot_speed"):
    """Choose how fast the bots play."""

    speed: BotSpeed


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, or in a game one's own seat back; `entropy` goes into the deal."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=2 * LONGEST_NAME_POINTS)]
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


class LetIn(Command, frozen=True, tag="let_in"):
    """Let somebody in again whom the host removed."""

    person: Annotated[str, Meta(max_length=LONGEST_PERSON)]


class StandIn(Command, frozen=True, tag="stand_in"):
    """Have a bot play for somebody who is away, until they are back."""

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


class SwitchLateSeats(Command, frozen=True, tag="switch_late_seats"):
    """Let latecomers take bots' seats, or no longer."""

    on: bool


class ClaimSeat(Command, frozen=True, tag="claim_seat"):
    """Take a bot's seat when the next round begins."""

    seat: SeatNumber
    name: Annotated[str, Meta(max_length=2 * LONGEST_NAME_POINTS)]


class DropClaim(Command, frozen=True, tag="drop_claim"):
    """Do without the seat that one has claimed."""


class Say(Command, frozen=True, tag="say"):
    """Say something."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_WORDS)]


class React(Command, frozen=True, tag="react"):
    """React with an emoji; a spectator may do that too."""

    sign: Annotated[str, Meta(max_length=8)]


class Rematch(Command, frozen=True, tag="rematch"):
    """Play again at a new table; whoever asks first opens it, and whoever asks says that they come."""


class Refresh(Command, frozen=True, tag="refresh"):
    """Ask for a fresh view."""


# Commands that a table carries out; the room itself replies to the others.
TableCommand: TypeAlias = (
    Act
    | Undo
    | GoOn
    | Skip
    | SetBotSpeed
    | Sit
    | SeatBot
    | Leave
    | Remove
    | LetIn
    | StandIn
    | HandOver
    | Start
    | Pause
    | Resume
    | SwitchChat
    | SwitchLateSeats
    | ClaimSeat
    | DropClaim
    | Say
    | React
    | CompanionCommand
)
AnyCommand: TypeAlias = TableCommand | Rematch | Advise | Refresh | CompanionQuery


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


class Reaction(Message, frozen=True, tag="reaction"):
    """A spectator reacted; it is not kept in the log."""

    sign: str


class Closing(Message, frozen=True, tag="closing"):
    """This connection will be closed; `come_back` says whether to connect again."""

    reason: Reason
    come_back: bool


AnyMessage: TypeAlias = (
    Welcome | Update | Done | Refused | Advice | NewTable | Previewed | RoundShown | Reaction | Closing
)
