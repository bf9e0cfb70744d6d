"""The people around a table: who sits where, who is the host, who stands in for whom; a fold over its doings."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import Seat
from volteface.tables.doings import (
    AnyDoing,
    Away,
    BotFailed,
    BotSeated,
    ChatSwitched,
    HostChanged,
    Opened,
    Paused,
    Rematched,
    Resumed,
    Revealed,
    SatDown,
    SeatFreed,
    Started,
    StoodIn,
    TookBack,
)
from volteface.tables.setup import Setup


class Stage(Enum):
    """How far a table is."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: free, a person's (perhaps with a bot standing in), or a bot's."""

    name: str = ""
    person: str | None = None
    level: str | None = None  # of the bot that sits here
    stands_in: Away | None = None  # why a bot plays for the person
    entropy: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name


class Gathering(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Everybody around the table."""

    setup: Setup
    host: str
    commitment: str
    chairs: tuple[Chair, ...]
    chat_on: bool
    stage: Stage = Stage.GATHERING
    is_paused: bool = False
    rematch: str | None = None  # the table where the people play again

    def people(self) -> tuple[str, ...]:
        """Everybody who has a seat, in seat order."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    def decider(self, seat: Seat) -> str | None:
        """The person who decides for a seat; nobody if a bot does."""
        chair = self.chairs[seat]
        return None if chair.stands_in else chair.person


def gather(opened: Opened) -> Gathering:
    """A table that was just opened; listed tables begin with the chat off."""
    setup = opened.setup
    chairs = (Chair(),) * setup.seats
    return Gathering(setup, opened.host, opened.commitment, chairs, chat_on=setup.visibility == "private")


def after(gathering: Gathering, doing: AnyDoing) -> Gathering:
    """The gathering once this has happened; words and reactions change nothing."""
    match doing:
        case SatDown(seat, person, name, entropy):
            return _with_chair(gathering, seat, Chair(name, person, entropy=entropy))
        case BotSeated(seat, level, name):
            return _with_chair(gathering, seat, Chair(name, level=level))
        case SeatFreed(seat):
            return _with_chair(gathering, seat, Chair())
        case StoodIn(seat, why):
            return _with_chair(gathering, seat, replace(gathering.chairs[seat], stands_in=why))
        case TookBack(seat):
            return _with_chair(gathering, seat, replace(gathering.chairs[seat], stands_in=None))
        case BotFailed(seat, _, level):
            return _with_chair(gathering, seat, replace(gathering.chairs[seat], level=level))
        case HostChanged(host):
            return replace(gathering, host=host)
        case ChatSwitched(on):
            return replace(gathering, chat_on=on)
        case Started():
            return replace(gathering, stage=Stage.PLAYING)
        case Paused():
            return replace(gathering, is_paused=True)
        case Resumed():
            return replace(gathering, is_paused=False)
        case Rematched(table):
            return replace(gathering, rematch=table)
        case Revealed():
            return replace(gathering, stage=Stage.OVER)
        case _:
            return gathering


def _with_chair(gathering: Gathering, seat: Seat, chair: Chair) -> Gathering:
    chairs = (*gathering.chairs[:seat], chair, *gathering.chairs[seat + 1 :])
    return replace(gathering, chairs=chairs)
