"""The clocks of a table: how long a seat may think, how long an absent person is waited for, how often people talk.

All times are milliseconds of one monotonic clock, whatever it began with. They are not in the log: a table that is
loaded again begins to wait anew.
"""

from collections import deque
from typing import Final, Literal

from msgspec import Struct

from volteface.kernel import Seat
from volteface.tables.seating import Seating, Stage

AWAY_SECONDS: Final = 20
REST_SECONDS: Final = 30


class Presence(Struct):
    """How many connections each person has, and since when those without one have been gone."""

    connections: dict[str, int] = {}
    gone_since: dict[str, int] = {}
    since: int = 0  # when people could first be here

    def arrive(self, person: str) -> None:
        """Count one more connection of a person."""
        self.connections[person] = self.connections.get(person, 0) + 1
        self.gone_since.pop(person, None)

    def depart(self, person: str, now: int) -> None:
        """Count one connection less."""
        left = self.connections.get(person, 0) - 1
        if left > 0:
            self.connections[person] = left
        else:
            self.connections.pop(person, None)
            self.gone_since[person] = now

    def absent_since(self, person: str) -> int | None:
        """Since when a person has been gone, or has not come; None if they are here."""
        return None if self.is_here(person) else self.gone_since.get(person, self.since)

    def is_here(self, person: str) -> bool:
        """Whether a person has the table open."""
        return person in self.connections


class TalkTimes:
    """When each person talked last: only so many messages and reactions are remembered."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: dict[str, deque[int]] = {}

    def note(self, person: str, now: int) -> None:
        """A person said something, or reacted."""
        self._times.setdefault(person, deque(maxlen=self._most)).append(now)

    def wait(self, person: str, now: int, window: int) -> int:
        """How long a person has to wait before they may talk again: no more than so often within the window."""
        times = self._times.get(person)
        return 0 if times is None or len(times) < self._most else max(0, times[0] + window - now)


class Countdown(Struct, frozen=True):
    """When waiting ends, and what for: a bot stands in, or the next round begins."""

    ends_at: int  # milliseconds, by the same clock as a message's `now`
    why: Literal["time", "away", "rest"]
    seat: Seat | None = None


def countdown(seating: Seating, asked: Seat | None, since: int, presence: Presence) -> Countdown | None:
    """The countdown that everybody sees; `since` is when the table began to wait."""
    if seating.stage is not Stage.PLAYING or seating.is_paused:
        return None
    if asked is None:
        return Countdown(since + REST_SECONDS * 1000, "rest")
    person = seating.decider(asked)
    if person is None:
        return None
    ends = []
    if seating.setup.turn_seconds:
        ends.append(Countdown(since + seating.setup.turn_seconds * 1000, "time", asked))
    if not presence.is_here(person):
        gone = max(since, presence.gone_since.get(person, since))
        ends.append(Countdown(gone + AWAY_SECONDS * 1000, "away", asked))
    return min(ends, key=lambda end: end.ends_at, default=None)
