"""A game whose every card was reported, as a log of the wrapped engine: for replays, reviews and the analysis."""

from volteface.kernel.companion.game import CompanionGame, CompanionState
from volteface.kernel.game import DEALER
from volteface.kernel.log import FORMAT, Header, Log, MoveEntry, as_json


def played_log(game: CompanionGame, state: CompanionState) -> Log | None:
    """Return the game as the engine's own moves, corrections already made; None if some of it was not reported so."""
    fold = game.fold(state)
    table = fold.table
    rules = table.state.rules
    names = {player.id: player.name for player in table.players}
    seats = tuple(names[player] for player in table.seats)
    version = getattr(rules, "version", game.version)
    header = Header(FORMAT, "", game.inner.id, version, rules.edition, rules.answers(), seats)
    entries: list[MoveEntry] = []
    engine = game.inner.start(rules, len(seats))
    for step in fold.steps:
        if step.reason is not None or step.is_twin:
            continue
        if step.moves is None:
            return None
        for made in step.moves:
            engine, events = game.inner.apply(engine, made.move)
            entries.append(
                MoveEntry(
                    seq=len(entries),
                    actor=made.actor,
                    decided_by="dealer" if made.actor == DEALER else "person",
                    action=f"{step.item.id}/{len(entries)}",
                    at=0,
                    move=as_json(made.move),
                    events=tuple(map(as_json, events)),
                )
            )
    return Log(header, tuple(entries))
