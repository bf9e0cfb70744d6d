"""A saved game as a row of moments that can be walked back and forth."""

from typing import Any

from msgspec import Struct

from volteface.kernel import Game, Log, Seat, replay
from volteface.kernel.log import opening
from volteface.terminal.face import Face


class Moment(Struct, frozen=True):
    """The table after a move, all hands open, what the move made happen, and which round it belongs to."""

    view: Any
    events: tuple[Any, ...]
    round: int
    state: Any

    def seen_by(self, seat: Seat | None, game: Game) -> "Moment":
        """The same as one seat saw it, or, for nobody, with all hands open."""
        if seat is None:
            return self
        seen = tuple(event for event in (game.seen(event, seat) for event in self.events) if event is not None)
        return Moment(game.view(self.state, seat), seen, self.round, self.state)


def read_moments(log: Log, game: Game, face: Face) -> tuple[Moment, ...]:
    """The table before the first move, and after every entry that made something happen."""
    first = opening(game, log.header)
    moments = [Moment(_open_view(first, len(log.header.seats), game, face), (), 0, first)]
    for step in replay(log, game):
        view = _open_view(step.state, len(log.header.seats), game, face)
        moments.append(Moment(view, step.events, face.round_number(view), step.state))
    return tuple(moments)


def _open_view(state: Any, seats: int, game: Game, face: Face) -> Any:
    view = game.view(state, None)
    return face.reveal(view, [game.view(state, seat) for seat in range(seats)]) if face.has_hands else view


def next_round_at(moments: tuple[Moment, ...], place: int) -> int:
    """Where the round after this one begins, or the end."""
    here = moments[place].round
    later = (at for at in range(place + 1, len(moments)) if moments[at].round > here)
    return next(later, len(moments) - 1)


def previous_round_at(moments: tuple[Moment, ...], place: int) -> int:
    """Where this round begins, or, if we are there, the one before."""
    begins = [at for at in range(1, place) if moments[at].round > moments[at - 1].round]
    return begins[-1] if begins else 0
