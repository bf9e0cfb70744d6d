"""What to simulate: the game, the rules, the bots and the number of games."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from volteface.bots.external import DEFAULT_SECONDS
from volteface.kernel import InvalidInput, find_game

MOST_GAMES: Final = 1_000_000_000
LARGEST_SEED: Final = (1 << 62) - 1


class Simulation(Struct, frozen=True):
    """Games to play; the result does not depend on how many run in parallel."""

    game: str
    edition: str
    bots: tuple[str, ...]  # one for each seat
    games: int
    seed: int
    house: Mapping[str, object] = {}
    moves_on: bool = True  # the bots move one seat to the left from game to game
    bot_seconds: float = DEFAULT_SECONDS  # that an external bot may take for a move

    def rules(self) -> Any:
        """The edition's rules, house rules included."""
        return find_game(self.game).rules(self.edition, self.house)

    def seat_of(self, bot: int, number: int) -> int:
        """The seat of a bot in the game with this number."""
        return (bot + number) % len(self.bots) if self.moves_on else bot

    def games_at(self, bot: int, seat: int) -> int:
        """How many games a bot plays at a seat."""
        seats = len(self.bots)
        if not self.moves_on:
            return self.games if bot == seat else 0
        return len(range((seat - bot) % seats, self.games, seats))


def check(simulation: Simulation) -> None:
    """Raise `InvalidInput` if the simulation cannot be played."""
    if not 1 <= simulation.games <= MOST_GAMES:
        said = InvalidInput(f"A simulation plays 1 to {MOST_GAMES} games, not {simulation.games}.")
        raise said.explained("problem-games-count", most=str(MOST_GAMES), games=str(simulation.games))
    if not 0 <= simulation.seed <= LARGEST_SEED:
        said = InvalidInput(f"A seed is a whole number from 0 to {LARGEST_SEED}.")
        raise said.explained("problem-seed", most=str(LARGEST_SEED))
    find_game(simulation.game).start(simulation.rules(), len(simulation.bots))
