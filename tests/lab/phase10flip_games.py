"""Random games of Phase 10 FLIP! on the readable engine and on the kernels, every move of them compared."""

from collections.abc import Collection
from random import Random

from tests.phase10flip.many_games import setup_of
from tests.phase10flip.walks import choose
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.rules import FEWEST_SEATS, MOST_SEATS
from volteface.games.phase10flip.state import State
from volteface.kernel import Seat
from volteface.lab.fast.chance import STREAM
from volteface.lab.fast.disagreement import Disagreement
from volteface.lab.fast.phase10flip.agree import Twins

MOST_MOVES = 20_000
DARING = 0.7
OTHERS = 0.25  # of the seats under house rules do anything that is allowed, so that odd positions arise


def play_twins(opening: State, seed: int, others: Collection[Seat] = (), most: int = MOST_MOVES) -> int:
    """One game from this position, greedy but for the other seats; how many moves it took. Raises `Disagreement`."""
    twins, generator = Twins(opening), Random(seed)
    twins.game[STREAM] = generator.getrandbits(62)
    while (actor := GAME.to_act(twins.state)) is not None and twins.moves < most:
        if actor in others:
            twins.make(choose(twins.state, generator, DARING))
        else:
            twins.advance()
    if GAME.to_act(twins.state) is not None and most == MOST_MOVES:
        raise Disagreement(f"No end after {most} moves: {GAME.write_position(twins.state)}")
    return twins.moves


def play_number(edition: str, number: int) -> int:
    """The number alone says who plays: every other game by the edition's rules, the rest by any house rules."""
    if number % 2 == 0:
        seats = FEWEST_SEATS + number // 2 % (MOST_SEATS - FEWEST_SEATS + 1)
        return play_twins(GAME.start(GAME.rules(edition), seats), number)
    setup, generator = setup_of(number), Random(number)
    others = [seat for seat in range(setup.seats) if generator.random() < OTHERS]
    return play_twins(setup.opening(), number, others)
