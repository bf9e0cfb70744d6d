"""The Freeze card: out of the round at once, points kept (rule 8)."""

from volteface.games.flip7.cards import FREEZE
from volteface.games.flip7.events import Frozen, Story
from volteface.games.flip7.scoring import points
from volteface.games.flip7.state import FROZEN, State, with_spent, with_status
from volteface.kernel import Seat


def freeze(state: State, by: Seat, target: Seat, story: Story) -> State:
    """The target leaves the round and keeps its points."""
    story.append(Frozen(target, by, points(state.lines[target], state.rules)))
    return with_spent(with_status(state, target, FROZEN), target, FREEZE)
