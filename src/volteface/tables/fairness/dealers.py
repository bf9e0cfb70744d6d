"""Which verifiable Dealer a table has: the usual one, or that of the daily deck."""

from volteface.bots.daily import find_challenge
from volteface.kernel import Game, Seat
from volteface.tables.fairness.deal import VerifiableDealer
from volteface.tables.setup import Setup


def dealer_of(
    game: Game, setup: Setup, seed: bytes, dealt: int = 0, spared: frozenset[Seat] = frozenset()
) -> VerifiableDealer:
    """The Dealer of a table with that setup."""
    number = None if setup.daily is None else find_challenge(setup.game).deal_number
    return VerifiableDealer(game, seed, dealt, spared, number)
