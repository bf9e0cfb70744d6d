"""The Freeze card: out of the round at once, points kept (rule 8)."""

from msgspec.structs import replace

from volteface.games.flip7.cards import FREEZE
from volteface.games.flip7.events import Frozen, Story
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import FROZEN, State, with_line
from volteface.kernel import Seat


def freeze(state: State, by: Seat, target: Seat, story: Story) -> State:
    """The target leaves the round and keeps its points."""
    line = state.lines[target]
    story.append(Frozen(target, by, points(line, state.rules)))
    return with_line(state, target, replace(line, status=FROZEN, spent=(*line.spent, FREEZE)))
