"""Discarding a card, which ends the turn and may flip the table (rules 4.4 and 9)."""

from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, face_up, has_flip
from volteface.games.phase10flip.events import Discarded, Story
from volteface.games.phase10flip.moves import Discard
from volteface.games.phase10flip.play.lay_down import can_lay_now
from volteface.games.phase10flip.play.named_cards import find_cards
from volteface.games.phase10flip.play.piles import flip
from volteface.games.phase10flip.play.shown import forget_cards
from volteface.games.phase10flip.rules import LastDiscardFlips, Laying
from volteface.games.phase10flip.state import State, has_laid, with_hand, without_cards
from volteface.kernel import Reason


def check_discard(state: State, move: Discard) -> Card | Reason:
    """Return the card to discard, or why it may not end the turn."""
    found = find_cards(state, (move.card,))
    if isinstance(found, Reason):
        return found
    if len(state.hands[state.seat]) == 1 and not has_laid(state, state.seat):
        return Reason("refused-cannot-go-out-without-a-phase")
    if state.rules.laying is Laying.COMPULSORY and can_lay_now(state):
        return Reason("refused-phase-must-be-laid")
    return found[0]


def discard(state: State, card: Card, story: Story) -> State:
    """Put the card on the discard pile; a FLIP on its active face turns the table over."""
    seat, face = state.seat, face_up(card, state.side)
    story.append(Discarded(seat, face))
    state = forget_cards(with_hand(state, seat, without_cards(state.hands[seat], (card,))), seat, (card,))
    state = replace(state, discard=(*state.discard, card))
    is_last = not state.hands[seat]
    flips = has_flip(face) and not (is_last and state.rules.last_discard_flips is LastDiscardFlips.NO)
    return flip(state, story) if flips else state
