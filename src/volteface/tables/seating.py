"""Who sits where, who hosts, and which bot stands in for whom: a fold over the table's events."""

from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import Seat
from volteface.tables.setup import Setup
from volteface.tables.table_events import (
    AnyTableEvent,
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

BOT_NAMES: Final = (
    "Zoé", "Marco", "Inès", "Sam", "Lou", "Noor", "Kim", "Ada", "Otto", "Uma",
    "Ravi", "Yuki", "Bo", "Eva", "Felix", "Gaia", "Hugo", "Paz", "Tom", "Wanda",
    "Juno", "Dora", "Che", "Quim", "Xenia", "Vera", "Ivo", "Mila", "Nils", "Rosa",
    "Leo", "Olga", "Karl", "Ida", "Tia", "Ben", "Cleo", "Dan", "Fay", "Gus",
)  # fmt: skip


class Stage(Enum):
    """A table's stage."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


class Chair(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat: free, a person's (perhaps with a bot standing in), or a bot's."""

    name: str = ""
    person: str | None = None
    bot: str | None = None  # the name of the bot that sits here
    stands_in: Away | None = None  # why a bot plays for the person
    entropy: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name


class Seating(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """The chairs, the host, and how far the table is."""

    setup: Setup
    host: str
    commitment: str
    chairs: tuple[Chair, ...]
    chat_on: bool
    stage: Stage = Stage.GATHERING
    is_paused: bool = False
    rematch: str | None = None  # the table where the people play again

    def people(self) -> tuple[str, ...]:
        """The people who have a seat, in seat order."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    def decider(self, seat: Seat) -> str | None:
        """The person who decides for a seat; None if a bot does."""
        chair = self.chairs[seat]
        return None if chair.stands_in else chair.person


def open_seating(opened: Opened) -> Seating:
    """Empty chairs around a new table; listed tables start with the chat off."""
    setup = opened.setup
    chairs = (Chair(),) * setup.seats
    return Seating(setup, opened.host, opened.commitment, chairs, chat_on=setup.visibility == "private")


def after(seating: Seating, event: AnyTableEvent) -> Seating:
    """The seating after an event; chat and reactions change nothing."""
    match event:
        case SatDown(seat, person, name, entropy):
            return _with_chair(seating, seat, Chair(name, person, entropy=entropy))
        case BotSeated(seat, bot, name):
            return _with_chair(seating, seat, Chair(name, bot=bot))
        case SeatFreed(seat):
            return _with_chair(seating, seat, Chair())
        case StoodIn(seat, why):
            return _with_chair(seating, seat, replace(seating.chairs[seat], stands_in=why))
        case TookBack(seat):
            return _with_chair(seating, seat, replace(seating.chairs[seat], stands_in=None))
        case BotFailed(seat, _, bot):
            return _with_chair(seating, seat, replace(seating.chairs[seat], bot=bot))
        case HostChanged(host):
            return replace(seating, host=host)
        case ChatSwitched(on):
            return replace(seating, chat_on=on)
        case Started():
            return replace(seating, stage=Stage.PLAYING)
        case Paused():
            return replace(seating, is_paused=True)
        case Resumed():
            return replace(seating, is_paused=False)
        case Rematched(table):
            return replace(seating, rematch=table)
        case Revealed():
            return replace(seating, stage=Stage.OVER)
        case _:
            return seating


def _with_chair(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = (*seating.chairs[:seat], chair, *seating.chairs[seat + 1 :])
    return replace(seating, chairs=chairs)


def free_name(seating: Seating, name: str, seat: Seat) -> str:
    """The name, with a number after it if another seat has it."""
    taken = {chair.name for index, chair in enumerate(seating.chairs) if index != seat}
    return next(free for number in range(1, 100) if (free := name if number == 1 else f"{name} {number}") not in taken)


def free_bot_name(seating: Seating, seat: Seat) -> str:
    """A name for a bot that nobody at the table has."""
    return free_name(seating, BOT_NAMES[seat % len(BOT_NAMES)], seat)
