"""A saved game as a row of moments that can be walked back and forth."""

from typing import Any

from msgspec import Struct

from volteface.kernel import Game, Log, replay
from volteface.kernel.log import opening
from volteface.terminal.face import Face


class Moment(Struct, frozen=True):
    """The table after a move, what the move made happen, and which round it belongs to."""

    view: Any
    events: tuple[Any, ...]
    round: int


def read_moments(log: Log, game: Game, face: Face) -> tuple[Moment, ...]:
    """The table before the first move, and after every entry that made something happen."""
    first = game.view(opening(game, log.header), None)
    moments = [Moment(first, (), 0)]
    for step in replay(log, game):
        view = game.view(step.state, None)
        seen = tuple(event for event in (game.seen(event, None) for event in step.events) if event is not None)
        moments.append(Moment(view, seen, face.round_number(view)))
    return tuple(moments)


def next_round_at(moments: tuple[Moment, ...], place: int) -> int:
    """Where the round after this one begins, or the end."""
    here = moments[place].round
    later = (at for at in range(place + 1, len(moments)) if moments[at].round > here)
    return next(later, len(moments) - 1)


def previous_round_at(moments: tuple[Moment, ...], place: int) -> int:
    """Where this round begins, or, if we are there, the one before."""
    begins = [at for at in range(1, place) if moments[at].round > moments[at - 1].round]
    return begins[-1] if begins else 0
