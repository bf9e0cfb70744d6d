"""The flip: both piles turned over as blocks, hands turned, laid cards left as they are (rule 9)."""

from msgspec.structs import replace

from volteface.games.phase10flip.events import Flipped, Story
from volteface.games.phase10flip.memory import remember_flip
from volteface.games.phase10flip.state import State


def flip(state: State, story: Story) -> State:
    """The active side becomes the other one."""
    story.append(Flipped(state.seat, state.side.other))
    turned = replace(state, side=state.side.other, draw=state.draw[::-1], discard=state.discard[::-1])
    return remember_flip(turned)
