"""Finished games as files: the record that a store keeps of a log from elsewhere."""

from volteface.kernel import Game, InvalidLog, Log, replay
from volteface.tables.ports import Record
from volteface.tables.seating import Stage
from volteface.tables.verify import secret_of, table_of


def record_of(log: Log, game: Game) -> Record:
    """The record of a finished game's table; raises `InvalidLog` if the log does not replay to an end."""
    opened, seating = table_of(log)
    state = None
    for step in replay(log, game):
        state = step.state
    if state is None or not game.standing(state).over:
        raise InvalidLog("This game is not over; only finished games are taken in.")
    standing = game.standing(state)
    return Record(
        id=opened.table,
        setup=opened.setup,
        host=seating.host,
        secret=secret_of(log),
        created=log.entries[0].at,
        updated=log.entries[-1].at,
        stage=Stage.OVER.value,
        header=log.header,
        players=tuple(chair.name for chair in seating.chairs),
        people=tuple(chair.person for chair in seating.chairs),
        totals=standing.totals,
        winners=standing.winners,
    )
