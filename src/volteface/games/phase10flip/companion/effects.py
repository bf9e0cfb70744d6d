"""What each report of Phase 10 FLIP! does to the table."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.phase10flip.companion.reports import (
    CountedHand,
    HandLeft,
    OwnRound,
    ReportedLaid,
    ReportedOut,
    SetPhase,
    SideUp,
)
from volteface.games.phase10flip.events import GameEnded, RoundScored, Story, TieBreak, WentOut
from volteface.games.phase10flip.moves import FirstDealer, NextRound
from volteface.games.phase10flip.play.apply import apply, start
from volteface.games.phase10flip.play.round import score_round
from volteface.games.phase10flip.rules import Variant
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import InvalidRules, Seat
from volteface.kernel.companion.pad import Mark, Misfit, PadTable, Played, SheetCell, SheetRow
from volteface.kernel.companion.reports import BeginRound, Players, SetTotal, Stop
from volteface.kernel.companion.seats import NewSeats, carried_over, moved_dealer, read_seats

ENDED: Final = (Stage.SCORED, Stage.OVER)


def missing_players(table: PadTable) -> tuple[int, ...]:
    """Return whose hands have not been counted, from the dealer's left on."""
    own: OwnRound = table.own
    seats = len(table.seats)
    order = [(own.before.dealer + step) % seats for step in range(1, seats + 1)]
    asked = [table.seats[seat] for seat in order if seat in own.before.playing]
    return tuple(player for player in asked if player != own.out and own.hand_of(player) is None)


def _players(table: PadTable, report: Players) -> Played:
    new = read_seats(table, report)
    state = _reseat(table.state, new)
    own = OwnRound(replace(state, playing=()))  # the last round is not entered again
    return Played(replace(table, state=state, players=new.players, seats=new.ids, own=own), moves=None)


def _reseat(state: State, new: NewSeats) -> State:
    order, seats = new.order, len(new.order)
    try:
        fresh = start(state.rules, seats)
    except InvalidRules as error:
        raise Misfit("misfit-seats", seats=seats) from error
    if state.stage is Stage.FIRST_DEALER:
        return fresh
    if state.stage is not Stage.SCORED:
        raise Misfit("misfit-round-is-running")
    everybody = len(state.playing) == len(state.totals)
    late = state.round + 1 if state.rules.variant is Variant.TEN_ROUNDS else 1
    return replace(
        fresh,
        stage=Stage.SCORED,
        totals=carried_over(state.totals, order),
        scores=carried_over(state.scores, order),
        phases=carried_over(state.phases, order, min(late, state.rules.phases_to_win)),
        playing=tuple(index for index, seat in enumerate(order) if everybody or seat in state.playing),
        is_replay=state.is_replay,
        round=state.round,
        dealer=moved_dealer(state.dealer, len(state.totals), order),
    )


def _begin_round(table: PadTable, report: BeginRound) -> Played:
    state: State = table.state
    if report.way != "scores":
        raise Misfit("misfit-only-scores")
    if not table.seats or state.stage not in (Stage.FIRST_DEALER, Stage.SCORED):
        raise Misfit("misfit-game-is-over" if state.stage is Stage.OVER else "misfit-round-is-running")
    if state.stage is Stage.FIRST_DEALER:
        if report.dealer is None:
            raise Misfit("misfit-who-deals")
        began, events = apply(state, FirstDealer(table.seat_of(report.dealer)))
    else:
        if report.dealer is not None:
            state = replace(state, dealer=(table.seat_of(report.dealer) - 1) % len(table.seats))
        began, events = apply(state, NextRound())
    return Played(replace(table, state=began, way="scores", own=OwnRound(began)), events, None)


def _round(table: PadTable, player: int | None = None) -> OwnRound:
    """Return the round that is entered, which that player takes part in; raises `Misfit`."""
    own: OwnRound = table.own
    if not own.before.round or not own.before.playing:
        raise Misfit("misfit-no-round")
    if player is not None and table.seat_of(player) not in own.before.playing:
        raise Misfit("misfit-not-in-this-round", player=player)
    return own


def _out(table: PadTable, report: ReportedOut) -> Played:
    own = _round(table, report.player)
    own = replace(own, out=report.player, is_nobody_out=report.player is None)
    for player in report.laid:
        _round(table, player)
        own = replace(own, laid=_with(own.laid, player, is_in=True))
    for hand in report.hands:
        own = _with_hand(table, own, hand)
    return _finish(table, replace(own, hands=tuple(hand for hand in own.hands if hand.player != report.player)))


def _laid(table: PadTable, report: ReportedLaid) -> Played:
    own = _round(table, report.player)
    if own.out == report.player and not report.is_laid:
        raise Misfit("misfit-out-has-laid", player=report.player)
    return _finish(table, replace(own, laid=_with(own.laid, report.player, is_in=report.is_laid)))


def _hand(table: PadTable, report: HandLeft) -> Played:
    return _finish(table, _with_hand(table, _round(table), report))


def _with_hand(table: PadTable, own: OwnRound, report: HandLeft) -> OwnRound:
    _round(table, report.player)  # they take part
    if own.out == report.player:
        raise Misfit("misfit-out-has-no-cards", player=report.player)
    counted = 5 * report.fives + 10 * report.tens + 20 * report.twenties
    points = counted if report.points is None else report.points
    hand = CountedHand(
        report.player, points, report.fives, report.tens, report.twenties, is_typed=report.points is not None
    )
    others = tuple(other for other in own.hands if other.player != report.player)
    return replace(own, hands=(*others, hand))


def _side(table: PadTable, report: SideUp) -> Played:
    own = _round(table)
    own = replace(own, before=replace(own.before, side=report.side))
    return Played(replace(table, state=replace(table.state, side=report.side), own=own), moves=None)


def _with(players: tuple[int, ...], player: int, *, is_in: bool) -> tuple[int, ...]:
    others = tuple(other for other in players if other != player)
    return (*others, player) if is_in else others


def _finish(table: PadTable, own: OwnRound) -> Played:
    """Return the table with this much entered of the round; once nothing is missing, the round is scored."""
    table = replace(table, own=own)
    if missing_players(table) or (own.out is None and not own.is_nobody_out):
        return Played(replace(table, state=own.before).without_row(own.before.round), moves=None)
    story: Story = []
    return Played(_scored(table, own.before.totals, story), tuple(story), None)


def _scored(table: PadTable, base: tuple[int, ...], story: Story) -> PadTable:
    own: OwnRound = table.own
    hands = {table.seat_of(hand.player): hand.points for hand in own.hands}
    scores = tuple(hands.get(seat, 0) for seat in range(len(table.seats)))
    totals = tuple(map(sum, zip(base, scores, strict=True)))
    laid = tuple(sorted(table.seat_of(player) for player in own.everybody_laid()))
    out = None if own.out is None else table.seat_of(own.out)
    if out is not None:
        story.append(WentOut(out))
    state = score_round(own.before, out, RoundScored(scores, totals, laid, ((),) * len(scores)), story)
    table = replace(table, state=state)
    cells = tuple(_cell(table, seat) for seat in own.before.playing)
    return table.with_row(SheetRow(state.round, "scores", table.seats[state.dealer], cells))


def _cell(table: PadTable, seat: Seat) -> SheetCell:
    own: OwnRound = table.own
    state: State = table.state
    player = table.seats[seat]
    hand = own.hand_of(player)
    marks: list[Mark] = []
    if player in own.everybody_laid():
        marks.append("laid")
    if player == own.out:
        marks.append("out")
    if hand is not None and hand.is_typed:
        marks.append("typed")
    return SheetCell(player, state.scores[seat], state.totals[seat], tuple(marks), own.before.phases[seat])


def _set_total(table: PadTable, report: SetTotal) -> Played:
    state: State = table.state
    own: OwnRound = table.own
    seat = table.seat_of(report.player)
    totals = (*state.totals[:seat], report.total, *state.totals[seat + 1 :])
    if state.stage not in ENDED or not own.before.playing:
        own = replace(own, before=replace(own.before, totals=totals))
        return Played(replace(table, state=replace(state, totals=totals), own=own), moves=None)
    base = tuple(total - score for total, score in zip(totals, state.scores, strict=True))
    story: Story = []
    marked = table.sheet
    table = _scored(replace(table, own=replace(own, before=replace(own.before, totals=base))), base, story)
    kept = {cell.player: cell.marks for cell in marked[-1].cells} if marked else {}
    row = table.sheet[-1]
    cells = tuple(replace(cell, marks=kept.get(cell.player, cell.marks)) for cell in row.cells)
    table = table.with_row(replace(row, cells=cells)).with_total(report.player, report.total)
    return Played(table, tuple(one for one in story if isinstance(one, GameEnded | TieBreak)), None)


def _set_phase(table: PadTable, report: SetPhase) -> Played:
    state: State = table.state
    seat = table.seat_of(report.player)
    if report.phase > state.rules.phases_to_win:
        raise Misfit("misfit-no-such-phase", phase=report.phase)
    phases = (*state.phases[:seat], report.phase, *state.phases[seat + 1 :])
    own: OwnRound = table.own
    if state.stage not in ENDED:
        own = replace(own, before=replace(own.before, phases=phases))
    return Played(replace(table, state=replace(state, phases=phases), own=own), moves=None)


def _stop(table: PadTable, report: Stop) -> Played:
    """End the game: the highest phase wins, then the fewest points."""
    state: State = table.state
    if state.stage is not Stage.SCORED:
        raise Misfit("misfit-round-is-running" if state.stage is Stage.DEAL else "misfit-no-round")
    ranks = [(-phase, total) for phase, total in zip(state.phases, state.totals, strict=True)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == min(ranks))
    state = replace(state, stage=Stage.OVER, winners=winners)
    return Played(replace(table, state=state), (GameEnded(winners, "rounds"),), None)


EFFECTS: Final[dict[type, Callable[[PadTable, Any], Played]]] = {
    Players: _players,
    BeginRound: _begin_round,
    ReportedOut: _out,
    ReportedLaid: _laid,
    HandLeft: _hand,
    SideUp: _side,
    SetPhase: _set_phase,
    SetTotal: _set_total,
    Stop: _stop,
}
