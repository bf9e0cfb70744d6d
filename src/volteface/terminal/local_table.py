"""A table whose people all sit at this keyboard."""

from collections.abc import Callable
from typing import Any

from volteface.bots import default_bot
from volteface.kernel import Game, Seat, Standing
from volteface.tables import Happened, LiveTable, Request
from volteface.tables.doings import BotFailed, Failure
from volteface.tables.gathering import Stage
from volteface.tables.hosting import replace_bot, start
from volteface.tables.setup import check_setup

HOST = "keyboard"


class LocalTable:
    """Wraps a live table: moves are made for people and bots alike, and saved as they are made."""

    def __init__(self, table: LiveTable, now: Callable[[], int]) -> None:
        self.live, self._now = table, now

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.live.game

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names in seat order."""
        return tuple(chair.name for chair in self.live.gathering.chairs)

    def has_begun(self) -> bool:
        """Whether the first card has been dealt."""
        return self.live.gathering.stage is not Stage.GATHERING

    def asked(self) -> Seat | None:
        """The seat that has to decide; None while nobody has."""
        return self.live.asked()

    def is_resting(self) -> bool:
        """Whether the table waits for `go_on`: before the first card and between rounds."""
        return not self.has_begun() or self.live.is_resting()

    def is_between_rounds(self) -> bool:
        """Whether a round is over and the next has not begun."""
        return self.has_begun() and self.live.is_resting()

    def view(self, seat: Seat | None) -> Any:
        """The table as a seat, or a spectator, sees it."""
        if self.has_begun():
            return self.live.view(seat)
        return self.game.view(check_setup(self.game, self.live.gathering.setup), seat)

    def offers(self, seat: Seat) -> tuple[Any, ...]:
        """The moves offered to a seat; empty if it is not asked."""
        return self.live.offers(seat)

    def standing(self) -> Standing:
        """The totals, whether the game is over, and who has won."""
        return self.live.standing() or Standing((0,) * len(self.names), over=False, winners=())

    def past_events(self, seat: Seat | None) -> tuple[Any, ...]:
        """All events so far, as a seat or a spectator may see them."""
        return tuple(event for happening in self.live.feed_of(seat, 0) for event in happening.events)

    def act(self, seat: Seat, move: Any) -> tuple[Happened, ...]:
        """Make a move, and the Dealer's moves after it; a refused move changes nothing."""
        action, person = self._action(), self.live.gathering.decider(seat)
        if person is None:
            return self.live.act_for(seat, move, action, self._now())
        return self.live.act(Request(person, action, self._now()), move)

    def go_on(self) -> tuple[Happened, ...]:
        """Begin the game or the next round."""
        if self.has_begun():
            return self.live.go_on(self._action(), self._now())
        request = Request(self.live.gathering.host, self._action(), self._now())
        return start(self.live, request, level="")

    def replace_bot(self, seat: Seat, why: Failure) -> BotFailed:
        """Replace a bot that failed with the default bot."""
        event = BotFailed(seat, why, default_bot(self.game.id))
        replace_bot(self.live, seat, why, event.level, action=self._action(), now=self._now())
        return event

    def _action(self) -> str:
        return f"{HOST}-{self.live.seq}"
