"""A round whose every card is reported: each report is one or two moves of the engine."""

from msgspec.structs import replace

from volteface.games.flip7.cards import INDEX, with_cards
from volteface.games.flip7.companion.reports import ChoseTarget, Stays, TookCard
from volteface.games.flip7.companion.scores import due_seat
from volteface.games.flip7.events import AnyEvent
from volteface.games.flip7.moves import HIT, STAY, TARGETING, Move, Reveal
from volteface.games.flip7.play.apply import apply
from volteface.games.flip7.play.flip_three import void_all
from volteface.games.flip7.play.judge import to_act, why_illegal
from volteface.games.flip7.state import ACTIVE, BUSTED, PLAYING, State, with_line
from volteface.kernel import IllegalMove, Seat
from volteface.kernel.companion.pad import EngineMove, Misfit, PadTable


def moves_of(table: PadTable, report: TookCard | Stays | ChoseTarget) -> tuple[Move, ...]:
    """Return the engine's moves that a report stands for; raises `Misfit` if it is about somebody else's turn."""
    state: State = table.state
    seat = table.seat_of(report.player)
    if state.stage is not PLAYING or table.way != "cards":
        raise Misfit("misfit-no-cards-now")
    if isinstance(report, ChoseTarget):
        return _target(table, state, seat, report)
    if state.choice is not None:
        raise Misfit("misfit-target-first", player=table.seats[state.choice.seat], card=state.choice.card)
    asked = due_seat(state) if state.card_due else state.seat
    if asked != seat:
        raise Misfit("misfit-not-their-turn", player=report.player, turn=table.seats[asked])
    if isinstance(report, Stays):
        if state.card_due:
            raise Misfit("misfit-card-is-due", player=report.player)
        return (STAY,)
    reveal = Reveal(report.card)
    return (reveal,) if state.card_due else (HIT, reveal)


def _target(table: PadTable, state: State, seat: Seat, report: ChoseTarget) -> tuple[Move, ...]:
    choice = state.choice
    if choice is None or choice.seat != seat:
        raise Misfit("misfit-no-target-now", player=report.player)
    return (TARGETING[choice.card](table.seat_of(report.target)),)


def play(state: State, moves: tuple[Move, ...]) -> tuple[State, tuple[AnyEvent, ...], tuple[EngineMove, ...]]:
    """Return the state after moves, their events, and who made them; raises `Misfit` where the engine refuses."""
    events: list[AnyEvent] = []
    made: list[EngineMove] = []
    for move in moves:
        actor = to_act(state)
        assert actor is not None
        reason = why_illegal(state, move)
        if reason is not None:
            raise Misfit(reason.id, **reason.arguments)
        try:
            state, happened = apply(state, move)
        except IllegalMove as error:
            raise Misfit(error.reason.id, **error.reason.arguments) from error
        made.append(EngineMove(actor, move))
        events += happened
    return state, tuple(events), tuple(made)


def with_turn(state: State, seat: Seat) -> State:
    """Return the state with this seat to decide, whatever was under way: the table is right."""
    if state.stage is not PLAYING:
        raise Misfit("misfit-no-round")
    state = void_all(state)
    line = state.lines[seat]
    if line.status is BUSTED:  # the duplicate was none
        line = replace(line, numbers=tuple(dict.fromkeys(line.numbers)))
    state = with_line(state, seat, replace(line, status=ACTIVE))
    return replace(state, seat=seat, card_due=False, choice=None, undealt=(), dealing=False)


def with_card_left(state: State, card: str) -> State:
    """Return the state with one such card to come: the table is right, so it was counted wrongly before."""
    if card not in INDEX or state.deck[INDEX[card]]:
        return state
    return replace(state, deck=with_cards(state.deck, (card,)))
