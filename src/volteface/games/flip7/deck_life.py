"""How the deck runs out and is made anew (rule 12)."""

from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, SECOND_CHANCE, Card, Pile, listed, pile_of, together
from volteface.games.flip7.events import Reshuffled, Story
from volteface.games.flip7.rules import ReshuffleWhen, SpareSecondChanceAlone, UsedFlipThree, YesNo
from volteface.games.flip7.state import State, active_seats

EMPTIED: Final = ReshuffleWhen.EMPTIED


def usable_discards(state: State) -> Pile:
    """The discards that a new deck would be made of; none if they would go round for ever."""
    discards = state.discard
    if state.rules.reshuffle_this_round is YesNo.YES:
        discards = together(discards, state.discarded_now)
    return EMPTY if state.going_round and comes_back(state, discards) else discards


def comes_back(state: State, discards: Pile) -> bool:
    """Whether every one of these cards, once drawn, would only be discarded again.

    A deck of such cards is played once. After that there is nothing to draw, for the round would never end (rule 12.7).
    """
    useless = set[Card]()
    if state.rules.used_flip_three is UsedFlipThree.DISCARDED:
        useless.add(FLIP_THREE)
    if not _second_chance_finds_a_taker(state):
        useless.add(SECOND_CHANCE)
    return useless.issuperset(listed(discards))


def _second_chance_finds_a_taker(state: State) -> bool:
    active = active_seats(state.lines)
    is_kept = len(active) == 1 and state.rules.spare_second_chance_alone is SpareSecondChanceAlone.KEPT
    return is_kept or not all(state.lines[seat].second_chances for seat in active)


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
        going_round=comes_back(state, new),
    )


def call_for_card(state: State, story: Story) -> State:
    """Have the Dealer turn over a card; the deck is made anew if it has to be."""
    if state.deck == EMPTY:
        state = reshuffle(state, story)
    assert state.deck != EMPTY, "a card is only asked for when one can be dealt"
    return replace(state, card_due=True)


def gather(state: State, story: Story) -> State:
    """Set all cards of the round aside, and shuffle them in if every round begins so."""
    table = pile_of(card for line in state.lines for card in line.cards())
    discard = together(state.discard, state.discarded_now, table)
    state = replace(state, discard=discard, discarded_now=EMPTY, going_round=False)
    return reshuffle(state, story) if state.rules.reshuffle_each_round is YesNo.YES else state
