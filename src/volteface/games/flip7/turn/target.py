"""Who a card may be played on, and the question put to its drawer (rules 7.2 to 7.4)."""

from msgspec.structs import replace

from volteface.games.flip7.cards import FREEZE, SECOND_CHANCE, Card
from volteface.games.flip7.rules import FreezeSelf
from volteface.games.flip7.state import Choice, State, active_seats
from volteface.kernel import Seat


def targets(state: State, chooser: Seat, card: Card) -> tuple[Seat, ...]:
    """Everybody the chooser may play the card on."""
    active = active_seats(state.lines)
    others = tuple([seat for seat in active if seat != chooser])
    if card == SECOND_CHANCE:
        return tuple([seat for seat in others if not state.lines[seat].second_chances])
    if card == FREEZE and others and state.rules.freeze_self is FreezeSelf.ONLY_WHEN_ALONE:
        return others
    return active


def ask(state: State, chooser: Seat, card: Card, options: tuple[Seat, ...]) -> State:
    """Ask the chooser who gets the card."""
    return replace(state, choice=Choice(chooser, card, options))
