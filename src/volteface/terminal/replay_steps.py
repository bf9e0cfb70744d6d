"""A finished game as a list of steps, for replaying it forward and back."""

from typing import Any

from msgspec import Struct

from volteface.kernel import Game, Log, Seat, replay
from volteface.kernel.log import opening
from volteface.terminal.game_ui import GameUI


class ReplayStep(Struct, frozen=True):
    """The position after a move with all hands open, and the events of the move."""

    view: Any
    events: tuple[Any, ...]
    round: int
    state: Any

    def seen_by(self, seat: Seat | None, game: Game) -> "ReplayStep":
        """The step as one seat saw it; None keeps all hands open."""
        if seat is None:
            return self
        seen = tuple(event for event in (game.seen(event, seat) for event in self.events) if event is not None)
        return ReplayStep(game.view(self.state, seat), seen, self.round, self.state)


def read_steps(log: Log, game: Game, ui: GameUI) -> tuple[ReplayStep, ...]:
    """The position before the first move, and after each move."""
    first = opening(game, log.header)
    steps = [ReplayStep(_open_view(first, len(log.header.seats), game, ui), (), 0, first)]
    for step in replay(log, game):
        view = _open_view(step.state, len(log.header.seats), game, ui)
        steps.append(ReplayStep(view, step.events, ui.round_number(view), step.state))
    return tuple(steps)


def _open_view(state: Any, seats: int, game: Game, ui: GameUI) -> Any:
    view = game.view(state, None)
    return ui.reveal_hands(view, [game.view(state, seat) for seat in range(seats)]) if ui.has_hidden_hands else view


def next_round_index(steps: tuple[ReplayStep, ...], index: int) -> int:
    """The index at which the next round begins, or the last index."""
    here = steps[index].round
    later = (at for at in range(index + 1, len(steps)) if steps[at].round > here)
    return next(later, len(steps) - 1)


def previous_round_index(steps: tuple[ReplayStep, ...], index: int) -> int:
    """The index at which this round begins; if it is the current one, that of the round before."""
    begins = [at for at in range(1, index) if steps[at].round > steps[at - 1].round]
    return begins[-1] if begins else 0
