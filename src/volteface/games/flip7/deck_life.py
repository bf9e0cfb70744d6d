"""How the deck runs out and is made anew (rule 12)."""

from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, Pile, pile_of, together
from volteface.games.flip7.events import Reshuffled, Story
from volteface.games.flip7.rules import ReshuffleWhen, YesNo
from volteface.games.flip7.state import State

EMPTIED: Final = ReshuffleWhen.EMPTIED


def usable_discards(state: State) -> Pile:
    """The discards that a new deck would be made of."""
    if state.rules.reshuffle_this_round is YesNo.YES:
        return together(state.discard, state.discarded_now)
    return state.discard


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
    return replace(state, deck=together(state.deck, new), discard=EMPTY, discarded_now=kept)


def call_for_card(state: State, story: Story) -> State:
    """Have the Dealer turn over a card; the deck is made anew if it has to be."""
    if state.deck == EMPTY:
        state = reshuffle(state, story)
    assert state.deck != EMPTY, "a card is only asked for when one can be dealt"
    return replace(state, card_due=True)


def gather(state: State, story: Story) -> State:
    """Set all cards of the round aside, and shuffle them in if every round begins so."""
    table = pile_of(card for line in state.lines for card in line.cards())
    state = replace(state, discard=together(state.discard, state.discarded_now, table), discarded_now=EMPTY)
    return reshuffle(state, story) if state.rules.reshuffle_each_round is YesNo.YES else state
