"""How the deck runs out and is made anew (rule 12)."""

from typing import Final

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, FLIP_THREE, INDEX, SECOND_CHANCE, Pile, listed, pile_of, together
from volteface.games.flip7.events import Reshuffled, Story
from volteface.games.flip7.rules import EmptyStay, ReshuffleWhen, SpareSecondChanceAlone, UsedFlipThree, YesNo
from volteface.games.flip7.state import EMPTY_LINE, State, active_seats

EMPTIED: Final = ReshuffleWhen.EMPTIED


def usable_discards(state: State) -> Pile:
    """The discards that a new deck would be made of."""
    if state.rules.reshuffle_this_round is YesNo.YES:
        return together(state.discard, state.discarded_now)
    return state.discard


def drawable(state: State) -> Pile:
    """The cards of which the next one is drawn; empty if none can be dealt."""
    return state.deck if state.deck != EMPTY else usable_discards(state)


def goes_round_for_ever(state: State) -> bool:
    """Whether nobody can leave, and all that can come is used Flip Threes and Second Chances that nobody can take.

    They would be discarded and come back again and again, so that the round would never end.
    """
    if state.deck != EMPTY or state.rules.used_flip_three is UsedFlipThree.STAYS or _somebody_may_stay(state):
        return False
    discards = usable_discards(state)
    useless = {FLIP_THREE} if _second_chance_finds_a_taker(state) else {FLIP_THREE, SECOND_CHANCE}
    return discards[INDEX[FLIP_THREE]] > 0 and useless.issuperset(listed(discards))


def _somebody_may_stay(state: State) -> bool:
    """Nobody is asked in a Flip Three, and where it is refused nobody stays without a card."""
    if state.threes or state.rules.empty_stay is EmptyStay.ALLOWED:
        return not state.threes
    return any(state.lines[seat] != EMPTY_LINE for seat in active_seats(state.lines))


def _second_chance_finds_a_taker(state: State) -> bool:
    active = active_seats(state.lines)
    kept = len(active) == 1 and state.rules.spare_second_chance_alone is SpareSecondChanceAlone.KEPT
    return kept or not all(state.lines[seat].second_chances for seat in active)


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
