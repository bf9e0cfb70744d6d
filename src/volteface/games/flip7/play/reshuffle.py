"""Reshuffling: when the deck runs out, the discards become the deck (rule 12)."""

from itertools import chain
from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, NUMBER, Pile, together, with_cards
from volteface.games.flip7.events import AllShuffled, Reshuffled, Story
from volteface.games.flip7.rules import ReshuffleWhen, Rules, UsedFlipThree, YesNo
from volteface.games.flip7.state import NOT_YET, State, active_seats

EMPTIED: Final = ReshuffleWhen.EMPTIED

# Rules version 1 dealt no more once nothing had settled between two reshuffles, even if number cards could come back,
# and told the shuffle before a round as one of the discards only.
NUMBERS_COME_BACK: Final = 2
ALL_SHUFFLED: Final = 2


def usable_discards(state: State) -> Pile:
    """Return the discards that a new deck would be made of; none if the same cards would only go round and round."""
    discards = state.discard
    if state.rules.reshuffle_this_round is YesNo.YES:
        discards = together(discards, state.discarded_now)
    if state.settled == settled_now(state) and not _may_settle(discards, state.rules):
        return EMPTY
    return discards


def _may_settle(discards: Pile, rules: Rules) -> bool:
    """Return whether drawing these cards again can change anything: only a number card always does, sooner or later."""
    return rules.version >= NUMBERS_COME_BACK and any(discards[: len(NUMBER)])


def settled_now(state: State) -> int:
    """Return how many cards stay on the table for this round, plus how many seats are out of it.

    This only ever grows. If it has not grown since the last reshuffle and no number card is among the discards, the
    same cards would come and go for ever, such as Second Chances that nobody can take, so nothing is left to draw
    (rule 12.7).
    """
    comes_back = FLIP_THREE if state.rules.used_flip_three is UsedFlipThree.DISCARDED else None
    placed = sum(
        len(line.numbers) + len(line.modifiers) + sum(card != comes_back for card in line.spent) for line in state.lines
    )
    return placed + len(state.lines) - len(active_seats(state.lines))


def drawable(state: State) -> Pile:
    """Return the pile from which the next card is drawn; empty if none can be dealt."""
    return state.deck if state.deck != EMPTY else usable_discards(state)


def reshuffle(state: State, story: Story) -> State:
    """Shuffle the usable discards into the deck, if there are any."""
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
    """Ask the Dealer for a card; reshuffle first if the deck is empty."""
    if state.deck == EMPTY:
        state = make_anew(state, story)
    return replace(state, card_due=True)


def make_anew(state: State, story: Story) -> State:
    """Make a new deck for a card that is due."""
    state = reshuffle(state, story)
    assert state.deck != EMPTY, "a card is only asked for when one can be dealt"
    return state


def gather(state: State, story: Story) -> State:
    """Discard all cards of the round, and reshuffle them if a ruling says that every round begins so."""
    discard = together(state.discard, state.discarded_now)
    discard = with_cards(discard, chain.from_iterable([line.cards() for line in state.lines]))
    state = replace(state, discard=discard, discarded_now=EMPTY, settled=NOT_YET)
    return _shuffle_all(state, story) if state.rules.reshuffle_each_round is YesNo.YES else state


def _shuffle_all(state: State, story: Story) -> State:
    if state.rules.version < ALL_SHUFFLED:
        return reshuffle(state, story)
    deck = together(state.deck, state.discard)
    story.append(AllShuffled(sum(deck)))
    return replace(state, deck=deck, discard=EMPTY)
