"""What each report of Flip 7 does to the table."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.flip7.companion.reports import ChoseTarget, EnterScore, OwnRound, ShuffledDiscards, Stays, TookCard
from volteface.games.flip7.companion.scores import due_seat, leave_round, read_score, score_all
from volteface.games.flip7.companion.seats import reseat, without_order
from volteface.games.flip7.companion.tracked import moves_of, play, with_card_left, with_turn
from volteface.games.flip7.events import AnyEvent, GameEnded, RoundScored, Story, TieBreak
from volteface.games.flip7.moves import NEXT_ROUND, FirstDealer
from volteface.games.flip7.play.reshuffle import reshuffle
from volteface.games.flip7.play.round import score_round
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP
from volteface.games.flip7.state import BUSTED, FIRST_DEALER, OVER, PLAYING, SCORED, State, left_of
from volteface.kernel import Seat
from volteface.kernel.companion.pad import Mark, Misfit, PadTable, Played, SheetCell, SheetRow
from volteface.kernel.companion.reports import BeginRound, Players, SetTotal, SetTurn, Stop
from volteface.kernel.companion.seats import read_seats


def asked_seat(state: State) -> Seat:
    """Return who takes the next card or decides."""
    return due_seat(state) if state.card_due else state.seat


def missing_players(table: PadTable) -> tuple[int, ...]:
    """Return who plays in this round and has not been scored, from the dealer's left on."""
    state: State = table.state
    own: OwnRound = table.own
    order = [seat for seat in left_of(state.dealer, len(state.lines)) if seat in own.before.playing]
    return tuple(table.seats[seat] for seat in order if own.entered_by(table.seats[seat]) is None)


def is_inner(table: PadTable, report: Any) -> bool:
    """Return whether a report is part of what an earlier one began: a target, or a card of a Flip Three."""
    return isinstance(report, ChoseTarget) or (isinstance(report, TookCard) and bool(table.state.threes))


def _players(table: PadTable, report: Players) -> Played:
    new = read_seats(table, report)
    state = reseat(table.state, new.order)
    own = OwnRound(replace(state, playing=()), is_exact=table.own.is_exact)  # the last round is not entered again
    is_start = table.state.stage is FIRST_DEALER
    table = replace(table, state=state, players=new.players, seats=new.ids, own=own)
    return Played(table, moves=() if is_start else None)


def _begin_round(table: PadTable, report: BeginRound) -> Played:
    state: State = table.state
    own: OwnRound = table.own
    if state.stage not in (FIRST_DEALER, SCORED) or not table.seats:
        raise Misfit("misfit-round-is-running" if state.stage is PLAYING else "misfit-game-is-over")
    is_exact = report.is_shuffled or (own.is_exact and (table.way == "cards" or state.round == 0))
    if report.is_shuffled or not is_exact:
        state = without_order(state)
    if state.stage is FIRST_DEALER:
        if report.dealer is None:
            raise Misfit("misfit-who-deals")
        began, events, moves = play(state, (FirstDealer(table.seat_of(report.dealer)),))
    else:
        if report.dealer is not None:
            state = replace(state, dealer=(table.seat_of(report.dealer) - 1) % len(table.seats))
        began, events, moves = play(state, (NEXT_ROUND,))
    is_plain = is_exact and not report.is_shuffled and (state is table.state or state.dealer == table.state.dealer)
    table = replace(table, state=began, way=report.way, own=OwnRound(began, is_exact=is_exact))
    return Played(table, events, moves if is_plain and report.way == "cards" else None)


def _play_cards(table: PadTable, report: TookCard | Stays | ChoseTarget) -> Played:
    state, events, moves = play(table.state, moves_of(table, report))
    own: OwnRound = table.own
    if not is_inner(table, report):
        laps = dict(own.laps) | {report.player: own.lap(report.player) + 1}
        own = replace(own, laps=tuple(laps.items()))
    return _finish(replace(table, own=own), state, events, moves)


def force_card(table: PadTable, report: TookCard | Stays) -> Played:
    """Return the table after a card or a stay that does not fit: it is that player's turn, and the card came."""
    state: State = table.state
    seat = table.seat_of(report.player)
    if state.choice is not None or asked_seat(state) != seat:
        state = with_turn(state, seat)
    if isinstance(report, TookCard):
        state = with_card_left(state, report.card)
    return replace(_play_cards(replace(table, state=state), report), moves=None)


def _score(table: PadTable, report: EnterScore) -> Played:
    state: State = table.state
    own: OwnRound = table.own
    seat = table.seat_of(report.player)
    if state.round == 0:
        raise Misfit("misfit-no-round")
    if seat not in own.before.playing:
        raise Misfit("misfit-not-in-this-round", player=report.player)
    one = read_score(report, state.rules)
    own = replace(own, entered=(*(other for other in own.entered if other.player != one.player), one))
    table = replace(table, own=own)
    story: Story = []
    if table.way == "scores":
        state = own.before
        if not missing_players(table):
            entered = {table.seat_of(entered.player): entered for entered in own.entered}
            state = score_all(state, entered, story)
        return _finish(table, state, tuple(story), None)
    if state.stage is PLAYING:
        state = leave_round(state, seat, one, story)
    return _finish(table, state, tuple(story), None)


def _finish(table: PadTable, state: State, events: tuple[AnyEvent, ...], moves: Any) -> Played:
    """Return the table after a report: scores by number replace the engine's, and the sheet gets its row."""
    own: OwnRound = table.own
    if state.stage is PLAYING:
        return Played(replace(table, state=state).without_row(state.round), events, moves)
    if table.way == "cards" and own.entered:
        story: Story = []
        entered = {one.player: one.points for one in own.entered}
        scores = tuple(entered.get(table.seats[seat], state.scores[seat]) for seat in range(len(state.lines)))
        base = tuple(total - score for total, score in zip(state.totals, state.scores, strict=True))
        state = score_round(replace(state, totals=base), scores, story)
        events = (*(one for one in events if not isinstance(one, RoundScored | GameEnded | TieBreak)), *story)
    return Played(_with_row(replace(table, state=state)), events, moves)


def _with_row(table: PadTable) -> PadTable:
    state: State = table.state
    own: OwnRound = table.own
    cells = tuple(
        SheetCell(player, state.scores[seat], state.totals[seat], _marks(table, seat))
        for seat, player in enumerate(table.seats)
        if seat in own.before.playing
    )
    return table.with_row(SheetRow(state.round, table.way, table.seats[state.dealer], cells))


def _marks(table: PadTable, seat: Seat) -> tuple[Mark, ...]:
    own: OwnRound = table.own
    line, entered = table.state.lines[seat], own.entered_by(table.seats[seat])
    marks: list[Mark] = []
    if entered.is_bust if entered else line.status is BUSTED:
        marks.append("bust")
    if entered.is_flip_seven if entered else line.status is not BUSTED and len(line.numbers) == NUMBERS_TO_FLIP:
        marks.append("seven")
    if entered is not None and entered.is_typed:
        marks.append("typed")
    return tuple(marks)


def _reshuffled(table: PadTable, report: ShuffledDiscards) -> Played:
    story: Story = []
    return Played(replace(table, state=reshuffle(table.state, story)), tuple(story), None)


def _set_total(table: PadTable, report: SetTotal) -> Played:
    state: State = table.state
    seat = table.seat_of(report.player)
    totals = (*state.totals[:seat], report.total, *state.totals[seat + 1 :])
    if state.stage not in (SCORED, OVER):
        own = replace(table.own, before=replace(table.own.before, totals=totals))
        return Played(replace(table, state=replace(state, totals=totals), own=own), moves=None)
    story: Story = []
    base = tuple(total - score for total, score in zip(totals, state.scores, strict=True))
    state = score_round(replace(state, totals=base, winners=()), state.scores, story)
    own = replace(table.own, before=replace(table.own.before, totals=base))
    ended = tuple(one for one in story if isinstance(one, GameEnded | TieBreak))
    return Played(replace(table, state=state, own=own).with_total(report.player, report.total), ended, None)


def _set_turn(table: PadTable, report: SetTurn) -> Played:
    return Played(replace(table, state=with_turn(table.state, table.seat_of(report.player))), moves=None)


def _stop(table: PadTable, report: Stop) -> Played:
    state: State = table.state
    if state.stage is not SCORED:
        raise Misfit("misfit-round-is-running" if state.stage is PLAYING else "misfit-no-round")
    best = max(state.totals)
    winners = tuple(seat for seat, total in enumerate(state.totals) if total == best)
    state = replace(state, stage=OVER, winners=winners)
    return Played(replace(table, state=state), (GameEnded(winners, "round_cap"),), None)


EFFECTS: Final[dict[type, Callable[[PadTable, Any], Played]]] = {
    Players: _players,
    BeginRound: _begin_round,
    TookCard: _play_cards,
    Stays: _play_cards,
    ChoseTarget: _play_cards,
    EnterScore: _score,
    ShuffledDiscards: _reshuffled,
    SetTotal: _set_total,
    SetTurn: _set_turn,
    Stop: _stop,
}
