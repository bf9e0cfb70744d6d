"""Replays of games with real cards: what happened, with all corrections made, on the game's own table."""

from volteface.kernel import DEALER, Actor
from volteface.kernel.companion.fold import Step
from volteface.kernel.companion.game import CompanionGame, CompanionState
from volteface.kernel.companion.pad import PadTable
from volteface.rooms.replays import MOST_MOMENTS, Moment, Replay
from volteface.tables import Record
from volteface.tables.setup import Setup
from volteface.tables.views import SeenEntry


def make_companion_replay(
    game: CompanionGame, state: CompanionState, record: Record, setup: Setup, start: int
) -> Replay:
    """The moments from a report on, at most so many; a report that does not count is left out."""
    fold = game.fold(state)
    players = _players(fold.table)
    steps = [step for step in fold.steps if step.reason is None and not step.is_twin]
    moments = [
        Moment(
            SeenEntry(index, record.updated, _who_was_asked(game, steps, index), "person", step.events),
            (game.inner.view(step.table.state, None),),
            None if (seated := _players(step.table)) == players else seated,
        )
        for index, step in enumerate(steps)
        if index in range(start, start + MOST_MOMENTS)
    ]
    is_over = [game.inner.is_resting(step.table.state) or game.inner.standing(step.table.state).over for step in steps]
    return Replay(
        record.id,
        setup,
        players,
        (None,) * len(players),
        len(steps),
        tuple(range(1, len(steps) + 1)),
        tuple(index + 1 for index, over in enumerate(is_over) if over and not (index and is_over[index - 1])),
        tuple(moments),
        is_verified=False,  # people dealt the cards
    )


def _players(table: PadTable) -> tuple[str, ...]:
    """The names of those who sit at the table, in seat order."""
    names = {player.id: player.name for player in table.players}
    return tuple(names[player] for player in table.seats)


def _who_was_asked(game: CompanionGame, steps: list[Step], index: int) -> Actor:
    """Whom the game waited for before a report: what the report says is that seat's doing, or chance."""
    asked = game.inner.to_act(steps[index - 1].table.state) if index else DEALER
    return DEALER if asked is None else asked
