"""The first step of a turn: one card from either pile (rule 4.1)."""

from msgspec.structs import replace

from volteface.games.phase10flip.cards import face_up
from volteface.games.phase10flip.events import Drew, Story, Took
from volteface.games.phase10flip.memory import remember_draw, remember_take
from volteface.games.phase10flip.state import State, with_hand


def draw(state: State, story: Story) -> State:
    """The top of the draw pile joins the hand."""
    card, seat = state.draw[-1], state.seat
    story.append(Drew(seat, face_up(card, state.side.other), face_up(card, state.side)))
    state = remember_draw(state, seat, card)
    state = with_hand(state, seat, (*state.hands[seat], card))
    return replace(state, draw=state.draw[:-1], has_drawn=True)


def take(state: State, story: Story) -> State:
    """The top of the discard pile joins the hand."""
    card, seat = state.discard[-1], state.seat
    story.append(Took(seat, card))
    state = remember_take(state, seat, card)
    state = with_hand(state, seat, (*state.hands[seat], card))
    return replace(state, discard=state.discard[:-1], has_drawn=True)
