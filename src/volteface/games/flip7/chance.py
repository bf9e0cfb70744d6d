"""The Dealer's moves in Flip 7 with their probabilities, and one of them drawn fairly."""

from volteface.games.flip7.judge import offers
from volteface.games.flip7.moves import NEXT_ROUND, REVEALS, DealerMove, FirstDealer
from volteface.games.flip7.state import FIRST_DEALER, State
from volteface.kernel import Bits, Chance, below


def chances(state: State) -> tuple[Chance, ...]:
    """Everything the Dealer may do now, and how likely it is."""
    if state.card_due:
        left = sum(state.deck)
        return tuple(Chance(move, count / left) for move, count in zip(REVEALS, state.deck, strict=True) if count)
    moves = offers(state)
    return tuple(Chance(move, 1 / len(moves)) for move in moves)


def sample(state: State, source: Bits) -> DealerMove:
    """One of the Dealer's moves, each as likely as it should be."""
    if state.card_due:
        deck, kind = state.deck, 0
        place = below(source, sum(deck))
        while place >= deck[kind]:
            place -= deck[kind]
            kind += 1
        return REVEALS[kind]
    if state.stage is FIRST_DEALER:
        return FirstDealer(below(source, len(state.lines)))
    return NEXT_ROUND
