"""Events at a table besides moves: people, bots, chat, pauses. Each is a note in the table's log."""

from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from volteface.kernel import Header, Seat
from volteface.tables.setup import Setup

Away: TypeAlias = Literal["away", "time", "left", "removed"]
Failure: TypeAlias = Literal["hung", "died", "cheated"]
BotSpeed: TypeAlias = Literal["calm", "normal", "fast"]

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


class Removed(TableEvent, frozen=True, tag="removed"):
    """The host removed a person before the game: they may not sit down again."""

    person: str
    name: str


class Readmitted(TableEvent, frozen=True, tag="readmitted"):
    """The host let a person in again whom they had removed."""

    person: str
    name: str


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


class LateSeatsSwitched(TableEvent, frozen=True, tag="late_seats_switched"):
    """The host allowed latecomers to take bots' seats, or no longer."""

    on: bool


class SeatClaimed(TableEvent, frozen=True, tag="seat_claimed"):
    """A person who watches wants a bot's seat from the next round on."""

    seat: Seat
    person: str
    name: str


class ClaimDropped(TableEvent, frozen=True, tag="claim_dropped"):
    """Whoever claimed a seat does not want it any more, or was not there when the round began."""

    seat: Seat


class TookOver(TableEvent, frozen=True, tag="took_over"):
    """A person took a bot's seat before the first card of a round; they add nothing to the deal."""

    seat: Seat
    person: str
    name: str
    replaced: str  # the bot's name at the table


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


class Ready(TableEvent, frozen=True, tag="ready"):
    """A person is ready for the next round, or once the game is over, for the rematch."""

    seat: Seat


class Skipped(TableEvent, frozen=True, tag="skipped"):
    """A person had the bots, who alone still play, finish the round without waiting."""

    seat: Seat


class BotSpeedSet(TableEvent, frozen=True, tag="bot_speed_set"):
    """The host chose how fast the bots play."""

    speed: BotSpeed


class BotFailed(TableEvent, frozen=True, tag="bot_failed"):
    """A bot failed, and another bot replaced it."""

    seat: Seat
    why: Failure
    bot: str


class Rematched(TableEvent, frozen=True, tag="rematched"):
    """A rematch was opened at another table."""

    table: str


class SeriesWins(Struct, frozen=True, forbid_unknown_fields=True):
    """How many games of a series somebody has won; a bot is known by its name."""

    person: str | None
    name: str
    wins: int


class SeriesContinued(TableEvent, frozen=True, tag="series_continued"):
    """This table is a rematch: where the last game was played, how many there were so far, and who won them."""

    table: str
    games: int
    wins: tuple[SeriesWins, ...]


class Branched(TableEvent, frozen=True, tag="branched"):
    """The moves before this entry were made in another game; deals after it are this table's own."""

    table: str
    seq: int  # entries of the other log


class Revealed(TableEvent, frozen=True, tag="revealed"):
    """The game ended, and the secret behind its deals was revealed."""

    secret: str


class PlayersNamed(TableEvent, frozen=True, tag="players_named"):
    """Who plays with real cards, in seat order: names without devices."""

    names: tuple[str, ...]


class AskedToWrite(TableEvent, frozen=True, tag="asked_to_write"):
    """A person would like to write at a companion table."""

    person: str
    name: str


class WriterChosen(TableEvent, frozen=True, tag="writer_chosen"):
    """The host said whether a person may write at a companion table."""

    person: str
    may_write: bool


class WritingOpened(TableEvent, frozen=True, tag="writing_opened"):
    """The host said whether everybody with the link may write at a companion table."""

    on: bool


class HintsSwitched(TableEvent, frozen=True, tag="hints_switched"):
    """Odds and advice were turned on or off for everybody at a companion table."""

    on: bool


class Finished(TableEvent, frozen=True, tag="finished"):
    """The game at a companion table is over; there was no deal to verify."""


class WentOn(TableEvent, frozen=True, tag="went_on"):
    """After a correction, the game at a companion table is not over after all."""


class Moved(TableEvent, frozen=True, tag="moved"):
    """A running game against bots was moved between two hosts: away from here, or here from elsewhere.

    Its player may have seen its secret on the way.
    """

    away: bool


AnyTableEvent: TypeAlias = (
    Opened
    | SatDown
    | BotSeated
    | SeatFreed
    | Removed
    | Readmitted
    | HostChanged
    | ChatSwitched
    | Started
    | Paused
    | Resumed
    | StoodIn
    | TookBack
    | LateSeatsSwitched
    | SeatClaimed
    | ClaimDropped
    | TookOver
    | Said
    | Reacted
    | Ready
    | Skipped
    | BotSpeedSet
    | BotFailed
    | Rematched
    | SeriesContinued
    | Branched
    | Revealed
    | PlayersNamed
    | AskedToWrite
    | WriterChosen
    | WritingOpened
    | HintsSwitched
    | Finished
    | WentOn
    | Moved
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
