"""Drawing a card from either pile (rule 4.1), and the flip that turns the whole table over (rule 9)."""

from msgspec.structs import replace

from volteface.games.phase10flip.cards import face_up
from volteface.games.phase10flip.events import Drew, Flipped, Story, Took
from volteface.games.phase10flip.play.shown import show_draw, show_flip, show_take
from volteface.games.phase10flip.state import State, with_hand


def draw(state: State, story: Story) -> State:
    """Move the top of the draw pile to the acting seat's hand."""
    card, seat = state.draw[-1], state.seat
    story.append(Drew(seat, face_up(card, state.side.other), face_up(card, state.side)))
    state = show_draw(state, seat, card)
    state = with_hand(state, seat, (*state.hands[seat], card))
    return replace(state, draw=state.draw[:-1], has_drawn=True)


def take(state: State, story: Story) -> State:
    """Move the top of the discard pile to the acting seat's hand."""
    card, seat = state.discard[-1], state.seat
    story.append(Took(seat, card))
    state = show_take(state, seat, card)
    state = with_hand(state, seat, (*state.hands[seat], card))
    return replace(state, discard=state.discard[:-1], has_drawn=True)


def flip(state: State, story: Story) -> State:
    """Make the other side the active one: hands and piles turn over, each pile as a block; laid cards stay."""
    story.append(Flipped(state.seat, state.side.other))
    turned = replace(state, side=state.side.other, draw=state.draw[::-1], discard=state.discard[::-1])
    return show_flip(turned)
