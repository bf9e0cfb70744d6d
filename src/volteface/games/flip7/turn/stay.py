"""Leaving the round with one's points (rules 4.2 and 4.3)."""

from msgspec.structs import replace

from volteface.games.flip7.events import Stayed, Story
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import STAYED, State, with_line
from volteface.kernel import Seat


def stay(state: State, seat: Seat, story: Story, *, by_itself: bool = True) -> State:
    """The seat takes no more cards and keeps its points."""
    line = state.lines[seat]
    story.append(Stayed(seat, points(line, state.rules), by_itself))
    return with_line(state, seat, replace(line, status=STAYED))
