"""Random games of Phase 10 FLIP! on both engines, compared after every move."""

from collections.abc import Collection
from random import Random

from tests.phase10flip.many_games import setup_of
from tests.phase10flip.walks import choose
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.rules import FEWEST_SEATS, MOST_SEATS
from volteface.games.phase10flip.state import State
from volteface.kernel import Seat
from volteface.lab.engine.rng import RNG_STATE

from . import Disagreement
from .phase10flip import Mirror

MOST_MOVES = 20_000
DARING = 0.7
OTHERS = 0.25  # of the seats under house rules make random moves, so that odd positions arise


def play_mirrored(opening: State, seed: int, others: Collection[Seat] = (), most: int = MOST_MOVES) -> int:
    """Play a game from this position, `greedy` but for the other seats; returns the number of moves."""
    mirror, generator = Mirror(opening), Random(seed)
    mirror.game[RNG_STATE] = generator.getrandbits(62)
    while (actor := GAME.to_act(mirror.state)) is not None and mirror.moves < most:
        if actor in others:
            mirror.make(choose(mirror.state, generator, DARING))
        else:
            mirror.advance()
    if GAME.to_act(mirror.state) is not None and most == MOST_MOVES:
        raise Disagreement(f"No end after {most} moves: {GAME.write_position(mirror.state)}")
    return mirror.moves


def play_number(edition: str, number: int) -> int:
    """Play the game with this number: every other one by the edition's rules, the rest by random house rules."""
    if number % 2 == 0:
        seats = FEWEST_SEATS + number // 2 % (MOST_SEATS - FEWEST_SEATS + 1)
        return play_mirrored(GAME.start(GAME.rules(edition), seats), number)
    setup, generator = setup_of(number), Random(number)
    others = [seat for seat in range(setup.seats) if generator.random() < OTHERS]
    return play_mirrored(setup.opening(), number, others)
