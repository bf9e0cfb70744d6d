"""Flip 7 as an implementation of the kernel's `Game` protocol."""

from random import Random
from typing import Any, Final

from volteface.games.flip7 import notation
from volteface.games.flip7 import view as views
from volteface.games.flip7.cases import Flip7CaseTable
from volteface.games.flip7.events import AllShuffled, AnyEvent, Dealt, Reshuffled
from volteface.games.flip7.moves import Move
from volteface.games.flip7.play import apply, judge
from volteface.games.flip7.rules import MOST_SEATS, RULEBOOK, VERSION, Rules, read_rules
from volteface.games.flip7.state import OVER, SCORED, State, active_seats
from volteface.games.flip7.view import View
from volteface.kernel import Rulebook, Seat, Standing


class Flip7:
    """The game protocol, by the functions of this package."""

    id = "flip7"
    version, oldest_version = VERSION, 1
    rulebook: Rulebook = RULEBOOK
    move_type: Any = Move
    event_type: Any = AnyEvent
    state_type: Any = State
    view_type: Any = View

    rules = staticmethod(read_rules)
    start = staticmethod(apply.start)
    to_act = staticmethod(judge.to_act)
    offers = staticmethod(judge.offers)
    why_illegal = staticmethod(judge.why_illegal)
    apply = staticmethod(apply.apply)
    view = staticmethod(views.view)
    views = staticmethod(views.views)
    chances = staticmethod(judge.chances)
    sample = staticmethod(judge.sample)
    case_table = Flip7CaseTable
    write_position = staticmethod(notation.write_position)
    read_position = staticmethod(notation.read_position)
    write_move = staticmethod(notation.write_move)
    read_move = staticmethod(notation.read_move)

    @staticmethod
    def seats(rules: Rules) -> range:
        """Return how many may play by these rules."""
        return range(rules.minimum_seats, MOST_SEATS + 1)

    @staticmethod
    def seen(event: AnyEvent, seat: Seat | None) -> AnyEvent:
        """Return the event: everything that happens is public."""
        return event

    @staticmethod
    def is_revealing(event: AnyEvent) -> bool:
        """Return whether a card was turned over, or cards were shuffled."""
        return isinstance(event, Dealt | Reshuffled | AllShuffled)

    @staticmethod
    def is_resting(state: State) -> bool:
        """Return whether a round is scored and the next one has not begun."""
        return state.stage is SCORED

    @staticmethod
    def in_round(state: State) -> tuple[Seat, ...]:
        """Return the seats that may still get cards: nobody who is out decides anything."""
        return active_seats(state.lines)

    @staticmethod
    def resample(view: View, generator: Random) -> State:
        """Return the state of a view; nothing in it is hidden from anybody."""
        return views.state_of(view)

    @staticmethod
    def standing(state: State) -> Standing:
        """Return the totals and the winners."""
        return Standing(state.totals, state.stage is OVER, state.winners)


GAME: Final = Flip7()
