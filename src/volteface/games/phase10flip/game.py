"""Phase 10 FLIP! as a game that the kernel can play."""

from typing import Any, Final

from volteface.games.phase10flip import chance, judge, notation, play
from volteface.games.phase10flip import view as views
from volteface.games.phase10flip.cases import Phase10FlipCaseTable
from volteface.games.phase10flip.events import AnyEvent, Drew, Flipped, HandsDealt, PileRenewed, RoundScored, seen
from volteface.games.phase10flip.moves import Move
from volteface.games.phase10flip.resample import resample
from volteface.games.phase10flip.rules import FEWEST_SEATS, MOST_SEATS, RULEBOOK, Rules, read_rules
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import Rulebook, Standing


class Phase10Flip:
    """The functions of this room under the names of the game protocol."""

    id = "phase10flip"
    version = 1
    rulebook: Rulebook = RULEBOOK
    move_type: Any = Move
    event_type: Any = AnyEvent
    state_type: Any = State
    view_type: Any = views.View
    large: tuple[str, ...] = ("rules", "deck", "hands", "laid", "discard")

    rules = staticmethod(read_rules)
    start = staticmethod(play.start)
    to_act = staticmethod(judge.to_act)
    offers = staticmethod(judge.offers)
    why_illegal = staticmethod(judge.why_illegal)
    apply = staticmethod(play.apply)
    view = staticmethod(views.view)
    views = staticmethod(views.views)
    seen = staticmethod(seen)
    chances = staticmethod(chance.chances)
    sample = staticmethod(chance.sample)
    resample = staticmethod(resample)
    case_table = Phase10FlipCaseTable
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)
    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)

    @staticmethod
    def seats(rules: Rules) -> range:
        """How many may play: the rulebook's numbers, whatever the house rules."""
        return range(FEWEST_SEATS, MOST_SEATS + 1)

    @staticmethod
    def is_revealing(event: AnyEvent) -> bool:
        """Somebody saw a face, or the table was turned over."""
        return isinstance(event, HandsDealt | PileRenewed | Drew | Flipped | RoundScored)

    @staticmethod
    def is_resting(state: State) -> bool:
        """Between two rounds."""
        return state.stage is Stage.SCORED

    @staticmethod
    def standing(state: State) -> Standing:
        """Totals, and who has won."""
        return Standing(state.totals, state.stage is Stage.OVER, state.winners)


GAME: Final = Phase10Flip()
