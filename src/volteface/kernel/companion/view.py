"""What everybody sees of a companion table: whose turn it is, the round, the score sheet, and what is to be settled."""

from typing import Any, Final

from msgspec import Struct

from volteface.kernel.companion.document import undone_ids
from volteface.kernel.companion.fold import Step, may_count
from volteface.kernel.companion.game import CHANGED_ELSEWHERE, CompanionGame, CompanionState
from volteface.kernel.companion.operations import AddReport, AnyOperation, Written
from volteface.kernel.companion.pad import Misfit, PadTable, PlayerStanding, SheetRow, Turn
from volteface.kernel.companion.reports import BeginRound, Player, Way
from volteface.kernel.game import Reason, Seat

MOST_CHANGES: Final = 20  # of the latest operations, in a view


class TimelineItem(Struct, frozen=True):
    """A report in the timeline of a round: a column for each player, a row for each lap."""

    id: str
    report: dict[str, Any]
    player: int | None
    lap: int
    is_inner: bool
    is_forced: bool  # it counts although it did not fit: the table is right
    is_twin: bool  # another device reported the very same
    is_unsettled: bool
    events: tuple[Any, ...]


class Unsettled(Struct, frozen=True):
    """Something that people wrote and that does not fit: it waits until they say what is right."""

    id: str
    op: AnyOperation
    reason: Reason
    round: int
    name: str  # of who wrote it
    beside: str | None  # the id of what somebody else wrote of the same moment
    beside_op: AnyOperation | None
    beside_name: str
    may_count: bool  # whether it can count as it stands, if people say so


class WrittenChange(Struct, frozen=True):
    """One of the latest operations, for the list of changes."""

    id: str
    op: AnyOperation
    name: str
    is_undone: bool


class CompanionView(Struct, frozen=True, kw_only=True):
    """A companion table, the same for everybody who looks."""

    written: int  # how many operations there are
    players: tuple[Player, ...]  # everybody who ever sat down
    seats: tuple[int, ...]  # who sits at the table now, in seat order
    way: Way
    round: int
    dealer: int | None  # of this round, or of the last
    next_dealer: int | None  # while the next round is awaited
    turn: Turn | None
    standings: tuple[PlayerStanding, ...]
    winners: tuple[int, ...]
    is_over: bool
    timeline: tuple[TimelineItem, ...]  # of this round
    sheet: tuple[SheetRow, ...]
    unsettled: tuple[Unsettled, ...]
    changes: tuple[WrittenChange, ...]  # the latest last
    undo: str | None  # the id of what undo takes back
    redo: str | None
    pad: Any  # what only this game shows
    odds: Any  # None if they are switched off, or nothing is counted


def show_companion(game: CompanionGame, state: CompanionState, *, with_odds: bool) -> CompanionView:
    """Return a companion table as everybody may see it."""
    fold, document = game.fold(state), game.document(state)
    table, pad, standing = fold.table, game.pad, game.standing(state)
    undone = undone_ids(state.written)
    return CompanionView(
        written=len(state.written),
        players=table.players,
        seats=table.seats,
        way=table.way,
        round=table.round,
        dealer=table.seats[table.state.dealer] if table.round and table.seats else None,
        next_dealer=_next_dealer(game, table),
        turn=pad.turn(table),
        standings=pad.standings(table),
        winners=tuple(table.seats[seat] for seat in standing.winners),
        is_over=standing.over,
        timeline=timeline(game, state, table.round),
        sheet=table.sheet,
        unsettled=_unsettled(game, state),
        changes=tuple(
            WrittenChange(one.id, one.op, one.name, one.id in undone) for one in state.written[-MOST_CHANGES:]
        ),
        undo=document.undoable[-1] if document.undoable else None,
        redo=document.redoable[-1] if document.redoable else None,
        pad=pad.show(table),
        odds=pad.odds(table) if with_odds else None,
    )


def _next_dealer(game: CompanionGame, table: PadTable) -> int | None:
    """Return who would deal if the next round began now; None while one runs, and when the game is over."""
    if not table.round or not table.seats:
        return None
    try:
        began = game.pad.apply(table, BeginRound(table.way)).table
    except Misfit:
        return None
    dealer: Seat = began.state.dealer
    return began.seats[dealer]


def timeline(game: CompanionGame, state: CompanionState, round: int) -> tuple[TimelineItem, ...]:
    """Return the reports of a round in the order of what happened."""
    return tuple(_timeline_item(step) for step in game.fold(state).steps if step.round == round)


def _timeline_item(step: Step) -> TimelineItem:
    item, place = step.item, step.place
    return TimelineItem(
        item.id,
        item.report,
        place.player,
        place.lap,
        place.is_inner,
        item.is_forced,
        step.is_twin,
        step.reason is not None,
        step.events,
    )


def _unsettled(game: CompanionGame, state: CompanionState) -> tuple[Unsettled, ...]:
    by_id = {one.id: one for one in state.written}
    fold, document = game.fold(state), game.document(state)
    rounds = {step.item.id: step.round for step in fold.steps}
    reports = [
        _one(
            by_id,
            step.item.id,
            step.beside,
            (AddReport(step.item.report), step.reason, step.round, may_count(game.pad, step)),
        )
        for step in fold.unsettled()
        if step.reason is not None
    ]
    clashes = [
        _one(by_id, clash.id, clash.beside, (by_id[clash.id].op, CHANGED_ELSEWHERE, rounds.get(clash.of, 0), True))
        for clash in document.clashes
    ]
    return (*reports, *clashes)


def _one(
    by_id: dict[str, Written], id: str, beside: str | None, what: tuple[AnyOperation, Reason, int, bool]
) -> Unsettled:
    op, reason, round, can_count = what
    other = None if beside is None else by_id[beside]
    return Unsettled(
        id,
        op,
        reason,
        round,
        by_id[id].name,
        beside,
        other.op if other else None,
        other.name if other else "",
        can_count,
    )
