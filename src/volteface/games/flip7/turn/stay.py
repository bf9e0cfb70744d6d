"""Leaving the round with one's points (rules 4.2 and 4.3)."""

from volteface.games.flip7.events import Stayed, Story
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import STAYED, State, with_status
from volteface.kernel import Seat


def stay(state: State, seat: Seat, story: Story, *, by_itself: bool = True) -> State:
    """The seat takes no more cards and keeps its points."""
    story.append(Stayed(seat, points(state.lines[seat], state.rules), by_itself))
    return with_status(state, seat, STAYED)
