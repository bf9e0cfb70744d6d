"""Random games of Flip 7 on both engines, compared after every move."""

from functools import cache
from random import Random

from volteface.bots import Bot, find_bot
from volteface.games.flip7 import GAME
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.state import State
from volteface.kernel import Seat
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.rng import RNG_STATE
from volteface.lab.simulate.flip7 import policies

from .flip7 import Mirror

MOST_SEATS = 18
KINDS = ("daring", "threshold", "counter")


@cache
def known_bot(name: str) -> Bot:
    """The bot of that name, looked up once; none of these is random."""
    return find_bot("flip7", name, Random(0))


def seat_players(mirror: Mirror, generator: Random) -> tuple[dict[Seat, Bot], dict[Seat, float]]:
    """A bot with the policy of the same name for some seats; the others hit at random with such a probability."""
    bots: dict[Seat, Bot] = {}
    daring: dict[Seat, float] = {}
    for seat in range(len(mirror.state.lines)):
        kind, number = generator.choice(KINDS), generator.choice((15, 25, 40))
        if kind == "daring":
            daring[seat] = (50 + number) / 100
            continue
        record = at.RECORDS + seat * at.RECORD
        bots[seat] = known_bot(f"threshold:{number}" if kind == "threshold" else kind)
        mirror.game[record + at.POLICY] = policies.THRESHOLD if kind == "threshold" else policies.COUNTER
        mirror.game[record + at.PARAMETER] = number
    return bots, daring


def choose(state: State, daring: float, generator: Random) -> Move:
    """A random move that hits with this probability where there is a choice."""
    offers = GAME.offers(state)
    if HIT in offers and STAY in offers:
        return HIT if generator.random() < daring else STAY
    return generator.choice(offers)


def play_mirrored(opening: State, seed: int) -> int:
    """Play a whole game from this position; returns the number of moves, raises `Disagreement`."""
    mirror, generator = Mirror(opening), Random(seed)
    bots, daring = seat_players(mirror, generator)
    mirror.game[RNG_STATE] = generator.getrandbits(62)
    while (actor := GAME.to_act(mirror.state)) is not None:
        if actor in daring:
            mirror.make(choose(mirror.state, daring[actor], generator))
        else:
            mirror.advance(bots)
    mirror.compare()
    return mirror.moves


def opening_of(edition: str, number: int) -> State:
    """The opening of the game with this number; two of three tables are small ones."""
    seats = 1 + number % MOST_SEATS if number % 3 == 0 else 1 + number % 6
    return GAME.start(GAME.rules(edition, {"minimum_seats": 1}), seats)


def play_number(edition: str, number: int) -> int:
    """Play the game with this number."""
    return play_mirrored(opening_of(edition, number), number)
