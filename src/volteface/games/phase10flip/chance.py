"""The Dealer's moves in Phase 10 FLIP!: a shuffle has too many outcomes to list, so one is drawn fairly."""

from volteface.games.phase10flip.judge import offers
from volteface.games.phase10flip.moves import NEXT_ROUND, DealerMove, FirstDealer, Shuffle
from volteface.games.phase10flip.round import to_shuffle
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import Bits, Chance, below, shuffled


def chances(state: State) -> tuple[Chance, ...] | None:
    """Everything the Dealer may do now and how likely it is; nothing where that is a shuffle."""
    if state.stage in (Stage.DEAL, Stage.RESHUFFLE):
        return None
    moves = offers(state)
    return tuple(Chance(move, 1 / len(moves)) for move in moves)


def sample(state: State, source: Bits) -> DealerMove:
    """One of the Dealer's moves, each as likely as it should be."""
    if state.stage is Stage.FIRST_DEALER:
        return FirstDealer(below(source, len(state.hands)))
    if state.stage is Stage.SCORED:
        return NEXT_ROUND
    return Shuffle(shuffled(source, to_shuffle(state)))
