"""How the deck runs out and is made anew (rule 12)."""

from itertools import chain
from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, Pile, together, with_cards
from volteface.games.flip7.events import Reshuffled, Story
from volteface.games.flip7.rules import ReshuffleWhen, UsedFlipThree, YesNo
from volteface.games.flip7.state import NOT_YET, State, active_seats

EMPTIED: Final = ReshuffleWhen.EMPTIED


def usable_discards(state: State) -> Pile:
    """The discards that a new deck would be made of; none if they only go round and round."""
    if state.settled == settled_now(state):
        return EMPTY
    if state.rules.reshuffle_this_round is YesNo.YES:
        return together(state.discard, state.discarded_now)
    return state.discard


def settled_now(state: State) -> int:
    """How many cards have found their place for this round, and how many seats are out of it.

    It only ever grows. Where it has not grown since the deck was last made anew, the same cards would come and go
    for ever, such as Second Chances that nobody can take, so that there is nothing left to draw (rule 12.7).
    """
    comes_back = FLIP_THREE if state.rules.used_flip_three is UsedFlipThree.DISCARDED else None
    placed = sum(
        len(line.numbers) + len(line.modifiers) + sum(card != comes_back for card in line.spent) for line in state.lines
    )
    return placed + len(state.lines) - len(active_seats(state.lines))


def drawable(state: State) -> Pile:
    """The cards of which the next one is drawn; empty if none can be dealt."""
    return state.deck if state.deck != EMPTY else usable_discards(state)


def reshuffle(state: State, story: Story) -> State:
    """Make the usable discards the deck, if there are any."""
    new = usable_discards(state)
    if new == EMPTY:
        return state
    kept = EMPTY if state.rules.reshuffle_this_round is YesNo.YES else state.discarded_now
    story.append(Reshuffled(sum(new)))
    return replace(
        state,
        deck=together(state.deck, new),
        discard=EMPTY,
        discarded_now=kept,
        settled=settled_now(state),
    )


def call_for_card(state: State, story: Story) -> State:
    """Have the Dealer turn over a card; the deck is made anew if it has to be."""
    if state.deck == EMPTY:
        state = make_anew(state, story)
    return replace(state, card_due=True)


def make_anew(state: State, story: Story) -> State:
    """Make a new deck, of which a card is going to be dealt."""
    state = reshuffle(state, story)
    assert state.deck != EMPTY, "a card is only asked for when one can be dealt"
    return state


def gather(state: State, story: Story) -> State:
    """Set all cards of the round aside, and shuffle them in if every round begins so."""
    discard = together(state.discard, state.discarded_now)
    discard = with_cards(discard, chain.from_iterable([line.cards() for line in state.lines]))
    state = replace(state, discard=discard, discarded_now=EMPTY, settled=NOT_YET)
    return reshuffle(state, story) if state.rules.reshuffle_each_round is YesNo.YES else state
