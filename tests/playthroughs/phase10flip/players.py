"""Who plays in a playthrough: seats that hurry, idle, never hit or turn the table over; chance has no part in it.

Whatever they choose is the first in the order of its letters, so that a new order of the offers changes no playthrough.
"""

from random import Random

from tests.phase10flip.walks import lay_downs, moves_on
from tests.playthroughs.scene import Player
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, face_up, points_of
from volteface.games.phase10flip.melds import cards_short
from volteface.games.phase10flip.moves import DRAW, TAKE, Discard, Hit, LayDown, Move
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.play.judge import LAY_DOWN
from volteface.games.phase10flip.state import State

MOST_LAY_DOWNS = 20_000


def hurry(state: State, generator: Random) -> Move:
    """Take what helps, lay as soon as possible, hit whatever fits, and discard what the phase needs least."""
    offers = GAME.offers(state)
    if not state.has_drawn:
        return TAKE if _helps(state, state.discard[-1]) else DRAW
    if LAY_DOWN in offers:
        return min(lay_downs(state, MOST_LAY_DOWNS), key=_letters)
    hits = [move for move in offers if isinstance(move, Hit)]
    return min(hits, key=_letters) if hits else _discard_useless(state)


def idle(state: State, generator: Random) -> Move:
    """Draw a card and discard it."""
    return Discard(state.hands[state.seat][-1]) if state.has_drawn else DRAW


def never_hit(state: State, generator: Random) -> Move:
    """Lay as soon as possible; otherwise idle."""
    return hurry(state, generator) if LAY_DOWN in GAME.offers(state) else idle(state, generator)


def lay_all(state: State, generator: Random) -> Move:
    """Draw, and lay with as many cards as possible."""
    if LAY_DOWN not in GAME.offers(state):
        return idle(state, generator)
    return min(lay_downs(state, MOST_LAY_DOWNS), key=lambda move: (-sum(map(len, move.groups)), _letters(move)))


def turn_over(state: State, generator: Random) -> Move:
    """Discard a FLIP whenever there is one; hurry otherwise."""
    flips = [move for move in GAME.offers(state) if isinstance(move, Discard) and moves_on(state, move)]
    return min(flips, key=_letters) if flips else hurry(state, generator)


def first_seat_hurries(state: State, generator: Random) -> Move:
    """The first seat hurries, the others idle."""
    return (hurry if state.seat == 0 else idle)(state, generator)


def hurry_from_turn(turn: int) -> Player:
    """Idle until so many turns of the round are over, then hurry."""

    def play(state: State, generator: Random) -> Move:
        return (idle if state.turns < turn else hurry)(state, generator)

    return play


def hurry_from_round(number: int, before: Player = idle) -> Player:
    """Idle, or whatever is said, until a round, then hurry."""

    def play(state: State, generator: Random) -> Move:
        player = before if state.round < number else hurry
        move: Move = player(state, generator)
        return move

    return play


def _helps(state: State, card: Card) -> bool:
    if state.laid[state.seat]:
        return False
    hand = state.hands[state.seat]
    return _short(state, (*hand, card)) < _short(state, hand)


def _discard_useless(state: State) -> Discard:
    """What brings the phase closest if it is gone, and then what costs most."""
    hand = state.hands[state.seat]

    def worth(place: int) -> tuple[int, int, str]:
        rest = (*hand[:place], *hand[place + 1 :])
        short = 0 if state.laid[state.seat] else _short(state, rest)
        return short, -points_of(face_up(hand[place], state.side)), hand[place]

    return Discard(hand[min(range(len(hand)), key=worth)])


def _short(state: State, hand: tuple[Card, ...]) -> int:
    """How many cards a hand lacks to its seat's phase."""
    faces = [face_up(card, state.side) for card in hand]
    return cards_short(faces, phase_of(state.phases[state.seat]), state.rules)


def _letters(move: Hit | Discard | LayDown) -> str:
    return GAME.write_move(0, move)
