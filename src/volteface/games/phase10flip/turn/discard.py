"""The last step of a turn: one card on the discard pile, and perhaps a flip (rules 4.4 and 9)."""

from msgspec.structs import replace

from volteface.games.phase10flip.cards import face_up, has_flip
from volteface.games.phase10flip.events import Discarded, Story
from volteface.games.phase10flip.hand import find_cards
from volteface.games.phase10flip.memory import forget
from volteface.games.phase10flip.moves import Discard
from volteface.games.phase10flip.rules import LastDiscardFlips, Laying
from volteface.games.phase10flip.state import State, has_laid, with_hand, without_cards
from volteface.games.phase10flip.turn.flip import flip
from volteface.games.phase10flip.turn.lay_down import can_lay_now
from volteface.kernel import Reason


def discard(state: State, move: Discard, story: Story) -> State:
    """The card ends the turn; a FLIP on its active face turns the table over."""
    found = find_cards(state, (move.card,))
    assert not isinstance(found, Reason)
    (card,), seat = found, state.seat
    face = face_up(card, state.side)
    story.append(Discarded(seat, face))
    state = forget(with_hand(state, seat, without_cards(state.hands[seat], found)), seat, found)
    state = replace(state, discard=(*state.discard, card))
    is_last = not state.hands[seat]
    flips = has_flip(face) and not (is_last and state.rules.last_discard_flips is LastDiscardFlips.NO)
    return flip(state, story) if flips else state


def why_not_discard(state: State, move: Discard) -> Reason | None:
    """Why this card may not end the turn."""
    found = find_cards(state, (move.card,))
    if isinstance(found, Reason):
        return found
    if len(state.hands[state.seat]) == 1 and not has_laid(state, state.seat):
        return Reason("refused-cannot-go-out-without-a-phase")
    if state.rules.laying is Laying.COMPULSORY and can_lay_now(state):
        return Reason("refused-phase-must-be-laid")
    return None
