"""A card is turned over for a seat: a number, a modifier or an action (rules 4 to 7)."""

from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, MODIFIERS, NUMBER, NUMBER_CARD, SECOND_CHANCE, Card, without_card
from volteface.games.flip7.deck_life import EMPTIED, reshuffle
from volteface.games.flip7.events import Busted, Dealt, FlippedSeven, Story
from volteface.games.flip7.moves import Reveal
from volteface.games.flip7.round import end_round
from volteface.games.flip7.rules import SecondChanceInFlipThree
from volteface.games.flip7.scoring import NUMBERS_TO_FLIP, points
from volteface.games.flip7.state import ACTIVE, BUSTED, Line, State, with_line, with_spent
from volteface.games.flip7.turn.flip_three import play_action, wait
from volteface.games.flip7.turn.second_chance import protects, receive_second_chance, save
from volteface.kernel import Seat

DEFERRED: Final = SecondChanceInFlipThree.DEFERRED


def receive(state: State, reveal: Reveal, story: Story) -> State:
    """The card leaves the deck and takes effect on whoever it was turned over for."""
    card, seat, deck, threes = reveal.card, state.seat, without_card(state.deck, reveal.card), state.threes
    if threes:
        seat = threes[-1].seat
        threes = (*threes[:-1], replace(threes[-1], to_deal=threes[-1].to_deal - 1))
    story.append(Dealt(seat, card))
    state = replace(state, deck=deck, threes=threes, card_due=False)
    if deck == EMPTY and state.rules.reshuffle_when is EMPTIED:
        state = reshuffle(state, story)
    number = NUMBER.get(card)
    if number is not None:
        return _number(state, seat, number, story)
    if card in MODIFIERS:
        line = state.lines[seat]
        return with_line(state, seat, replace(line, modifiers=(*line.modifiers, card)))
    return _action(state, seat, card, story)


def _number(state: State, seat: Seat, number: int, story: Story) -> State:
    line = state.lines[seat]
    if number in line.numbers:
        return _duplicate(state, seat, number, story)
    numbers = (*line.numbers, number)
    state = with_line(state, seat, Line(numbers, line.modifiers, line.second_chances, line.spent, line.status))
    if len(numbers) == NUMBERS_TO_FLIP and line.status is ACTIVE:
        story.append(FlippedSeven(seat))
        return end_round(state, story)
    return state


def _duplicate(state: State, seat: Seat, number: int, story: Story) -> State:
    line = state.lines[seat]
    if line.status is not ACTIVE:  # dealt to a seat that is out: it cannot bust any more
        return with_spent(state, seat, NUMBER_CARD[number])
    if protects(state, seat):
        return save(state, seat, number, story)
    story.append(Busted(seat, NUMBER_CARD[number], points(line, state.rules)))
    return with_line(state, seat, replace(line, numbers=(*line.numbers, number), status=BUSTED))


def _action(state: State, seat: Seat, card: Card, story: Story) -> State:
    if card != SECOND_CHANCE:
        return wait(state, card, story) if state.threes else play_action(state, seat, card, story)
    if state.threes and state.rules.second_chance_in_flip_three is DEFERRED:
        return wait(state, card, story)
    return receive_second_chance(state, seat, story)
