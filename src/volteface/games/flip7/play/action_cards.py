"""Action cards: whom one may be played on (rules 7.2 to 7.4), and the Freeze (rule 8)."""

from msgspec.structs import replace

from volteface.games.flip7.cards import FREEZE, SECOND_CHANCE, Card
from volteface.games.flip7.events import Frozen, Story
from volteface.games.flip7.rules import FreezeSelf
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import FROZEN, Choice, State, active_seats, with_line
from volteface.kernel import Seat


def targets(state: State, chooser: Seat, card: Card) -> tuple[Seat, ...]:
    """Return everybody the chooser may play the card on."""
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


def freeze(state: State, by: Seat, target: Seat, story: Story) -> State:
    """Put the target out of the round; it keeps its points."""
    line = state.lines[target]
    story.append(Frozen(target, by, points(line, state.rules)))
    return with_line(state, target, replace(line, status=FROZEN, spent=(*line.spent, FREEZE)))
