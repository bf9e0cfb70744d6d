"""Who sits where, who hosts, and which bot stands in for whom: a fold over the table's events."""

from enum import Enum
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from volteface.kernel import Seat
from volteface.tables.setup import Setup
from volteface.tables.table_events import (
    AnyTableEvent,
    AskedToWrite,
    Away,
    BotFailed,
    BotSeated,
    BotSpeed,
    BotSpeedSet,
    ChatSwitched,
    ClaimDropped,
    Finished,
    HintsSwitched,
    HostChanged,
    LateSeatsSwitched,
    Moved,
    Opened,
    Paused,
    PlayersNamed,
    Readmitted,
    Ready,
    Rematched,
    Removed,
    Resumed,
    Revealed,
    SatDown,
    SeatClaimed,
    SeatFreed,
    SeriesContinued,
    Skipped,
    Started,
    StoodIn,
    TookBack,
    TookOver,
    WentOn,
    WriterChosen,
    WritingOpened,
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
    """A seat: free, a person's (perhaps with a bot standing in), a bot's, or a name's without any device."""

    name: str = ""
    person: str | None = None
    bot: str | None = None  # the name of the bot that sits here
    stands_in: Away | None = None  # why a bot plays for the person
    entropy: str = ""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return not self.name


class RemovedPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody whom the host removed, and the name that they had."""

    person: str
    name: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A bot's seat that somebody takes when the next round begins."""

    seat: Seat
    person: str
    name: str


class Writer(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who writes at a companion table, or would like to."""

    person: str
    name: str
    may_write: bool = False


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
    ready: tuple[Seat, ...] = ()  # for the next round, or for the rematch
    is_skipping: bool = False  # whether the bots finish this round without waiting
    bot_speed: BotSpeed = "normal"
    series: SeriesContinued | None = None  # the games before this one, if it is a rematch
    removed: tuple[RemovedPerson, ...] = ()  # before the game; later their chairs say so
    late_seats: bool = False  # whether latecomers may take bots' seats
    claims: tuple[Claim, ...] = ()
    writers: tuple[Writer, ...] = ()  # besides the host, at a companion table
    is_open: bool = False  # whether everybody with the link may write there
    is_away: bool = False  # whether the game was moved to another host, and goes on there
    is_moved: bool = False  # whether it was moved here from another host

    def people(self) -> tuple[str, ...]:
        """The people who have a seat, in seat order."""
        return tuple(chair.person for chair in self.chairs if chair.person is not None)

    def all_removed(self) -> tuple[RemovedPerson, ...]:
        """Everybody whom the host removed, before the game or in it."""
        chairs = self.chairs if any(chair.stands_in == "removed" for chair in self.chairs) else ()
        in_game = [(chair.person, chair.name) for chair in chairs if chair.stands_in == "removed"]
        return (*self.removed, *(RemovedPerson(person, name) for person, name in in_game if person is not None))

    def may_write(self, person: str) -> bool:
        """Whether a person may write at a companion table."""
        return self.is_open or person == self.host or any(one.person == person for one in self.writers if one.may_write)

    def is_left_to_bots(self, seats: tuple[Seat, ...]) -> bool:
        """Whether bots decide for all these seats, and have not been hurried yet."""
        if self.is_paused or self.is_skipping or self.setup.is_companion:
            return False
        return all(self.decider(seat) is None for seat in seats)

    def decider(self, seat: Seat) -> str | None:
        """The person who decides for a seat; None if a bot does."""
        chair = self.chairs[seat]
        return None if chair.stands_in else chair.person


def open_seating(opened: Opened) -> Seating:
    """Empty chairs around a new table; listed tables start with the chat off, and without seats for latecomers."""
    setup = opened.setup
    chairs, is_private = (Chair(),) * setup.seats, setup.visibility == "private"
    return Seating(setup, opened.host, opened.commitment, chairs, chat_on=is_private, late_seats=is_private)


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
        case Removed(person, name):
            return replace(seating, removed=(*seating.removed, RemovedPerson(person, name)))
        case Readmitted(person):
            return _readmit(seating, person)
        case LateSeatsSwitched(on):
            return replace(seating, late_seats=on, claims=seating.claims if on else ())
        case SeatClaimed(seat, person, name):
            return replace(seating, claims=(*seating.claims, Claim(seat, person, name)))
        case ClaimDropped(seat):
            return _without_claim(seating, seat)
        case TookOver(seat, person, name):
            chair = Chair(name, person, entropy=seating.chairs[seat].entropy)
            return _without_claim(_with_chair(seating, seat, chair), seat)
        case HostChanged(host):
            return replace(seating, host=host)
        case ChatSwitched(on):
            return replace(seating, chat_on=on)
        case Started():
            return replace(seating, stage=Stage.PLAYING, is_paused=False)
        case Paused():
            return replace(seating, is_paused=True)
        case Resumed():
            return replace(seating, is_paused=False)
        case Ready(seat):
            return seating if seat in seating.ready else replace(seating, ready=(*seating.ready, seat))
        case Skipped():
            return replace(seating, is_skipping=True)
        case BotSpeedSet(speed):
            return replace(seating, bot_speed=speed)
        case SeriesContinued():
            return replace(seating, series=event)
        case Rematched(table):
            return replace(seating, rematch=table)
        case Revealed() | Finished():
            return replace(seating, stage=Stage.OVER)
        case WentOn():
            return replace(seating, stage=Stage.PLAYING)
        case PlayersNamed(names):
            setup = replace(seating.setup, seats=len(names))
            return replace(seating, setup=setup, chairs=tuple(map(Chair, names)))
        case AskedToWrite(person, name):
            return _with_writer(seating, Writer(person, name, seating.may_write(person)))
        case WriterChosen(person, may_write):
            return _with_writer(seating, replace(_writer(seating, person), may_write=may_write))
        case WritingOpened(on):
            return replace(seating, is_open=on)
        case Moved(away):
            return replace(seating, is_away=away, is_moved=seating.is_moved or not away)
        case HintsSwitched(on):
            return replace(seating, setup=replace(seating.setup, hints=on))
        case _:
            return seating


def after_move(seating: Seating, *, is_round_over: bool) -> Seating:
    """The seating after a move: nobody is ready any more, and at the end of a round nothing is skipped."""
    if not seating.ready and not (seating.is_skipping and is_round_over):
        return seating
    return replace(seating, ready=(), is_skipping=seating.is_skipping and not is_round_over)


def _with_chair(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    chairs = (*seating.chairs[:seat], chair, *seating.chairs[seat + 1 :])
    return replace(seating, chairs=chairs)


def _readmit(seating: Seating, person: str) -> Seating:
    """A person whom the host removed may sit down again; in a game they may take their seat back."""
    chairs = tuple(
        replace(chair, stands_in="left") if chair.person == person and chair.stands_in == "removed" else chair
        for chair in seating.chairs
    )
    removed = tuple(one for one in seating.removed if one.person != person)
    return replace(seating, chairs=chairs, removed=removed)


def _without_claim(seating: Seating, seat: Seat) -> Seating:
    return replace(seating, claims=tuple(claim for claim in seating.claims if claim.seat != seat))


def _writer(seating: Seating, person: str) -> Writer:
    return next((one for one in seating.writers if one.person == person), Writer(person, ""))


def _with_writer(seating: Seating, writer: Writer) -> Seating:
    others = tuple(one for one in seating.writers if one.person != writer.person)
    return replace(seating, writers=(*others, writer))


def free_name(seating: Seating, name: str, seat: Seat) -> str:
    """The name, with a number after it if another seat has it."""
    taken = {chair.name for index, chair in enumerate(seating.chairs) if index != seat}
    return next(free for number in range(1, 100) if (free := name if number == 1 else f"{name} {number}") not in taken)


def free_bot_name(seating: Seating, seat: Seat) -> str:
    """A name for a bot that nobody at the table has."""
    return free_name(seating, BOT_NAMES[seat % len(BOT_NAMES)], seat)
