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
AGAIN_SECONDS: Final = 15  # that somebody has when they are asked the second time
REST_SECONDS: Final = 30
REMATCH_SECONDS: Final = 45  # that people have to come to a rematch


class Presence(Struct):
    """How many connections each person has, and since when those without one have been gone."""

    connections: dict[str, int] = {}
    gone_since: dict[str, int] = {}
    since: int = 0  # when people could first be here
    strangers: int = 0  # connections of nobody known
    nearby: frozenset[str] = frozenset()  # who still looks at the game before this rematch
    beside: frozenset[str] = frozenset()  # who shares one device, and is here as long as any of them

    def enter(self, person: str | None) -> None:
        """Count one more connection, of a person or a stranger."""
        if person is None:
            self.strangers += 1
        else:
            self.arrive(person)

    def leave(self, person: str | None, now: int) -> None:
        """Count one connection less."""
        if person is None:
            self.strangers -= 1
        else:
            self.depart(person, now)

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
        """Whether a person has the table open, or sits beside somebody who has."""
        return person in self.connections or (person in self.beside and not self.beside.isdisjoint(self.connections))

    def spectators(self, seating: Seating) -> int:
        """How many watch without a seat; a person with several connections counts once."""
        return self.strangers + len(self.connections.keys() - seating.people())


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
    """When waiting ends, and what for: a bot stands in, the next round begins, or the rematch does."""

    ends_at: int  # milliseconds, by the same clock as a message's `now`
    why: Literal["time", "away", "rest", "rematch"]
    seat: Seat | None = None
    asked_again_at: int | None = None  # when the first time is up, and the seat is asked once more


def countdown(seating: Seating, asked: Seat | None, since: int, presence: Presence) -> Countdown | None:
    """The countdown that everybody sees; `since` is when the table began to wait."""
    if seating.stage is Stage.GATHERING:
        return _rematch_countdown(seating, since, presence)
    if seating.stage is not Stage.PLAYING or seating.is_paused or seating.setup.is_companion:
        return None
    if asked is None:
        is_agreed = bool(seating.ready) and not waited_for(seating, presence)
        return Countdown(since if is_agreed else since + REST_SECONDS * 1000, "rest")
    person = seating.decider(asked)
    if person is None or seating.setup.waits_for_people:
        return None
    ends = []
    if seating.setup.turn_seconds:
        ends.append(_asking_twice(since, seating.setup.turn_seconds, "time", asked))
    if not presence.is_here(person):
        gone = max(since, presence.gone_since.get(person, since))
        ends.append(_asking_twice(gone, AWAY_SECONDS, "away", asked))
    return min(ends, key=lambda end: end.ends_at, default=None)


def waited_for(seating: Seating, presence: Presence) -> tuple[Seat, ...]:
    """The seats of people who are there, play themselves, and are not ready yet."""
    return tuple(
        seat
        for seat, chair in enumerate(seating.chairs)
        if chair.person in presence.connections and not chair.stands_in and seat not in seating.ready
    )


def _rematch_countdown(seating: Seating, since: int, presence: Presence) -> Countdown | None:
    """A rematch begins once everybody has come who could, or after a while; any other game when its host says so."""
    people = seating.people()
    here = sum(map(presence.is_here, people))
    if seating.series is None or seating.is_paused or not here:
        return None
    is_lonely = here == 1 < len(people)  # the others may have left the old table long ago
    is_complete = not is_lonely and all(presence.is_here(one) or one not in presence.nearby for one in people)
    return Countdown(since if is_complete else since + REMATCH_SECONDS * 1000, "rematch")


def _asking_twice(since: int, seconds: int, why: Literal["time", "away"], seat: Seat) -> Countdown:
    """A bot stands in only after somebody was asked a second time."""
    again = since + seconds * 1000
    return Countdown(again + AGAIN_SECONDS * 1000, why, seat, again)
