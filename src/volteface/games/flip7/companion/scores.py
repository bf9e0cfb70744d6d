"""Scores that people enter: by the cards in front of somebody, by a number, or a bust."""

from msgspec.structs import replace

from volteface.games.flip7.cards import FLIP_THREE, FREEZE, NUMBER, SECOND_CHANCE, Card
from volteface.games.flip7.companion.reports import Entered, EnterScore
from volteface.games.flip7.events import Story
from volteface.games.flip7.play.round import end_round, go_on, score_round
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP, points
from volteface.games.flip7.state import ACTIVE, BUSTED, STAYED, Line, State, with_line
from volteface.kernel import Seat
from volteface.kernel.companion.pad import Misfit

NOT_IN_A_LINE = frozenset((FREEZE, FLIP_THREE, SECOND_CHANCE))


def read_score(score: EnterScore, rules: Rules) -> Entered:
    """Return what a report says that a player scored, by the engine's own scoring; raises `Misfit`."""
    if score.is_bust:
        return Entered(score.player, 0, score.cards or (), is_bust=True)
    if score.cards is not None:
        line = line_of(score.cards)
        is_seven = len(line.numbers) == NUMBERS_TO_FLIP
        return Entered(score.player, points(line, rules), score.cards, is_flip_seven=is_seven)
    if score.points is None:
        raise Misfit("misfit-score-is-missing")
    return Entered(score.player, score.points, is_flip_seven=score.is_flip_seven, is_typed=True)


def line_of(cards: tuple[Card, ...], *, is_bust: bool = False) -> Line:
    """Return the cards in front of somebody as a line that has left the round; raises `Misfit`."""
    numbers = tuple(NUMBER[card] for card in cards if card in NUMBER)
    if not is_bust and len(set(numbers)) < len(numbers):
        raise Misfit("misfit-number-twice")
    if not is_bust and len(numbers) > NUMBERS_TO_FLIP:
        raise Misfit("misfit-more-than-seven")
    modifiers = tuple(card for card in cards if card not in NUMBER and card not in NOT_IN_A_LINE)
    return Line(numbers, modifiers, status=BUSTED if is_bust else STAYED)


def score_all(before: State, entered: dict[Seat, Entered], story: Story) -> State:
    """Return the round scored as entered; everybody who plays has been entered."""
    state = before
    for seat, one in entered.items():
        state = with_line(state, seat, line_of(one.cards, is_bust=one.is_bust))
    state = replace(state, card_due=False, choice=None, threes=(), undealt=(), dealing=False)
    scores = tuple(entered[seat].points if seat in entered else 0 for seat in range(len(state.lines)))
    return score_round(state, scores, story)


def leave_round(state: State, seat: Seat, entered: Entered, story: Story) -> State:
    """Take a player who is scored by number out of a round whose cards are reported; the others go on."""
    line = state.lines[seat]
    status = BUSTED if entered.is_bust else STAYED
    is_due = state.card_due and due_seat(state) == seat
    state = with_line(state, seat, replace(line, status=status if line.status is ACTIVE else line.status))
    if entered.is_flip_seven:
        return end_round(replace(state, card_due=False, choice=None), story)
    if is_due:
        state = replace(state, card_due=False)
    return state if state.card_due else go_on(state, story)


def due_seat(state: State) -> Seat:
    """Return whom the next card is for."""
    return state.threes[-1].seat if state.threes else state.seat
