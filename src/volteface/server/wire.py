"""Everything that travels over a table's socket: what a client may ask for, and what it is told.

Each request has an action id that its sender makes up; sent again under the same id, it changes nothing.
"""

from typing import Annotated, Final, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from volteface.bots.messages import Act, Advice, Advise, Ask, Rebuff, Tell
from volteface.kernel import Reason, Seat
from volteface.tables import TableView
from volteface.tables.hosting import LONGEST_ENTROPY
from volteface.tables.output import Happening
from volteface.tables.setup import LONGEST_NAME
from volteface.tables.talk import LONGEST_WORDS

PROTOCOL: Final = 1
LONGEST_LEVEL: Final = 40

Place: TypeAlias = Annotated[Seat, Meta(ge=0, le=99)]
Level: TypeAlias = Annotated[str, Meta(max_length=LONGEST_LEVEL)]


# What a client asks for


class Undo(Ask, frozen=True, tag="undo"):
    """Take one's last move back."""


class GoOn(Ask, frozen=True, tag="go_on"):
    """Begin the next round."""


class Sit(Ask, frozen=True, tag="sit"):
    """Take a seat, or in a game one's own seat back; `entropy` goes into the deal."""

    seat: Place
    name: Annotated[str, Meta(max_length=4 * LONGEST_NAME)]
    entropy: Annotated[str, Meta(max_length=LONGEST_ENTROPY)]


class SeatBot(Ask, frozen=True, tag="seat_bot"):
    """Put a bot on a seat."""

    seat: Place
    level: Level


class Leave(Ask, frozen=True, tag="leave"):
    """Get up."""


class Remove(Ask, frozen=True, tag="remove"):
    """Have somebody get up."""

    seat: Place


class HandOver(Ask, frozen=True, tag="hand_over"):
    """Make somebody else the host."""

    seat: Place


class Start(Ask, frozen=True, tag="start"):
    """Begin the game; bots of that level fill the free seats."""

    level: Level


class Pause(Ask, frozen=True, tag="pause"):
    """Stop the clocks."""


class Resume(Ask, frozen=True, tag="resume"):
    """Have the clocks run again."""


class SwitchChat(Ask, frozen=True, tag="switch_chat"):
    """Turn the chat on or off."""

    on: bool


class Say(Ask, frozen=True, tag="say"):
    """Say something."""

    text: Annotated[str, Meta(max_length=4 * LONGEST_WORDS)]


class React(Ask, frozen=True, tag="react"):
    """Show a short reaction."""

    sign: Annotated[str, Meta(max_length=8)]


class Rematch(Ask, frozen=True, tag="rematch"):
    """Play again at a new table."""


class Refresh(Ask, frozen=True, tag="refresh"):
    """See the table anew."""


AnyAsk: TypeAlias = (
    Act
    | Undo
    | GoOn
    | Sit
    | SeatBot
    | Leave
    | Remove
    | HandOver
    | Start
    | Pause
    | Resume
    | SwitchChat
    | Say
    | React
    | Rematch
    | Advise
    | Refresh
)


# What a client is told


class Welcome(Tell, frozen=True, tag="welcome"):
    """The first message: the table, and what happened since the entry that the client named."""

    protocol: int
    now: int  # milliseconds since 1970, by the server's clock
    person: str | None
    table: TableView
    happened: tuple[Happening, ...]


class Update(Tell, frozen=True, tag="update"):
    """The table after something happened; with an action id, the request was carried out and is kept."""

    now: int
    table: TableView
    happened: tuple[Happening, ...]


class Done(Tell, frozen=True, tag="done"):
    """The request is kept, or was before; nothing new happened."""

    seq: int


class Refused(Rebuff, frozen=True, tag="refused"):
    """The request changed nothing; whoever had an old view of the table gets a fresh one."""

    table: TableView | UnsetType = UNSET


class NewTable(Tell, frozen=True, tag="new_table"):
    """The people play again over there."""

    table: str


class Closing(Tell, frozen=True, tag="closing"):
    """The server closes this connection; whether it is worth coming back."""

    reason: Reason
    come_back: bool


AnyTell: TypeAlias = Welcome | Update | Done | Refused | Advice | NewTable | Closing
