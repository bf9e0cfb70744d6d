"""What a card does when it is turned over for a seat: numbers, modifiers and action cards (rules 4 to 7)."""

from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, MODIFIERS, NUMBER, SECOND_CHANCE, Card, without_card
from volteface.games.flip7.events import Busted, Dealt, FlippedSeven, Story
from volteface.games.flip7.moves import Reveal
from volteface.games.flip7.play.flip_three import count_card, play_action, wait
from volteface.games.flip7.play.reshuffle import EMPTIED, reshuffle
from volteface.games.flip7.play.round import end_round
from volteface.games.flip7.play.second_chance import protects, receive_second_chance, save
from volteface.games.flip7.rules import SecondChanceInFlipThree
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP, points
from volteface.games.flip7.state import ACTIVE, BUSTED, Line, State, changed, with_line, with_spent
from volteface.kernel import Seat

DEFERRED: Final = SecondChanceInFlipThree.DEFERRED


def receive(state: State, reveal: Reveal, story: Story) -> State:
    """Take the card out of the deck and let it take effect on the seat it was turned over for."""
    card, seat = reveal.card, state.seat
    if state.threes:
        seat, state = state.threes[-1].seat, count_card(state)
    story.append(Dealt(seat, card))
    deck = without_card(state.deck, card)
    if deck == EMPTY and state.rules.reshuffle_when is EMPTIED:
        state = reshuffle(replace(state, deck=deck), story)
        deck = state.deck
    line = _with_card(state.lines[seat], card)
    if line is None:
        state = replace(state, deck=deck, card_due=False)
        return _duplicate(state, seat, card, story) if card in NUMBER else _action(state, seat, card, story)
    state = replace(state, deck=deck, lines=changed(state.lines, seat, line), card_due=False)
    return _flip_seven(state, seat, story) if len(line.numbers) == NUMBERS_TO_FLIP and card in NUMBER else state


def _with_card(line: Line, card: Card) -> Line | None:
    """Return the line with a new number or modifier, or None if the card does not simply join it."""
    number = NUMBER.get(card)
    if number is None:
        return replace(line, modifiers=(*line.modifiers, card)) if card in MODIFIERS else None
    return None if number in line.numbers else replace(line, numbers=(*line.numbers, number))


def _flip_seven(state: State, seat: Seat, story: Story) -> State:
    if state.lines[seat].status is not ACTIVE:  # dealt to a seat that is out: it cannot stop the round any more
        return state
    story.append(FlippedSeven(seat))
    return end_round(state, story)


def _duplicate(state: State, seat: Seat, card: Card, story: Story) -> State:
    line = state.lines[seat]
    if line.status is not ACTIVE:  # dealt to a seat that is out: it cannot bust any more
        return with_spent(state, seat, card)
    if protects(state, seat):
        return save(state, seat, card, story)
    story.append(Busted(seat, card, points(line, state.rules)))
    return with_line(state, seat, replace(line, numbers=(*line.numbers, NUMBER[card]), status=BUSTED))


def _action(state: State, seat: Seat, card: Card, story: Story) -> State:
    if card != SECOND_CHANCE:
        return wait(state, card, story) if state.threes else play_action(state, seat, card, story)
    if state.threes and state.rules.second_chance_in_flip_three is DEFERRED:
        return wait(state, card, story)
    return receive_second_chance(state, seat, story)
