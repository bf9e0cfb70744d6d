"""Phase 10 FLIP! as an implementation of the kernel's `Game` protocol."""

from typing import Any, Final

from volteface.games.phase10flip import notation
from volteface.games.phase10flip import view as views
from volteface.games.phase10flip.cases import Phase10FlipCaseTable
from volteface.games.phase10flip.events import AnyEvent, Drew, Flipped, HandsDealt, PileRenewed, RoundScored, seen
from volteface.games.phase10flip.moves import Move
from volteface.games.phase10flip.play import apply, judge
from volteface.games.phase10flip.resample import resample
from volteface.games.phase10flip.rules import MOST_SEATS, RULEBOOK, VERSION, Rules, read_rules
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import Rulebook, Seat, Standing


class Phase10Flip:
    """The game protocol, by the functions of this package."""

    id = "phase10flip"
    version, oldest_version = VERSION, 1
    rulebook: Rulebook = RULEBOOK
    move_type: Any = Move
    event_type: Any = AnyEvent
    state_type: Any = State
    view_type: Any = views.View

    rules = staticmethod(read_rules)
    start = staticmethod(apply.start)
    to_act = staticmethod(judge.to_act)
    offers = staticmethod(judge.offers)
    why_illegal = staticmethod(judge.why_illegal)
    apply = staticmethod(apply.apply)
    view = staticmethod(views.view)
    views = staticmethod(views.views)
    seen = staticmethod(seen)
    chances = staticmethod(judge.chances)
    sample = staticmethod(judge.sample)
    resample = staticmethod(resample)
    case_table = Phase10FlipCaseTable
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)
    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)

    @staticmethod
    def seats(rules: Rules) -> range:
        """Return how many may play; a house rule lets one play alone."""
        return range(rules.minimum_seats, MOST_SEATS + 1)

    @staticmethod
    def is_revealing(event: AnyEvent) -> bool:
        """Return whether somebody saw a face, or the table was turned over."""
        return isinstance(event, HandsDealt | PileRenewed | Drew | Flipped | RoundScored)

    @staticmethod
    def is_resting(state: State) -> bool:
        """Return whether a round is scored and the next one has not begun."""
        return state.stage is Stage.SCORED

    @staticmethod
    def in_round(state: State) -> tuple[Seat, ...]:
        """Return all seats: everybody plays until somebody goes out."""
        return tuple(range(len(state.totals)))

    @staticmethod
    def standing(state: State) -> Standing:
        """Return the totals and the winners."""
        return Standing(state.totals, state.stage is Stage.OVER, state.winners)


GAME: Final = Phase10Flip()
