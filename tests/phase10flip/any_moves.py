"""Well-formed moves of every kind, drawn at random: a few are legal, most are not."""

from collections.abc import Iterator
from random import Random

from volteface.games.phase10flip.cards import FACES, NUMBERS, both_faces, face_up
from volteface.games.phase10flip.moves import (
    DRAW,
    NEXT_ROUND,
    TAKE,
    Discard,
    FirstDealer,
    Hit,
    LayDown,
    Laying,
    Move,
    Shuffle,
)
from volteface.games.phase10flip.state import State

STRANGE_NUMBERS = (None, None, -1, 0, 13, 10**9)
STRANGE_SEATS = (-1, 6, 702)


def any_moves(state: State, generator: Random, count: int) -> Iterator[Move]:
    """So many rounds of random moves."""
    for _ in range(count):
        yield from (DRAW, TAKE, NEXT_ROUND, FirstDealer(generator.choice((*range(6), *STRANGE_SEATS))))
        yield _shuffle(state, generator)
        yield Discard(_name(state, generator))
        yield _hit(state, generator)
        yield _lay_down(state, generator)


def every_hit_and_discard(state: State) -> Iterator[Hit | Discard]:
    """Each card of the acting hand, whole and by its active face, on every place as every number."""
    hand = state.hands[state.seat]
    names = dict.fromkeys((*hand, *(face_up(card, state.side) for card in hand)))
    places = [(seat, place) for seat, groups in enumerate(state.laid) for place in range(len(groups))]
    for name in names:
        yield Discard(name)
        yield from (Hit(name, seat, place, number) for seat, place in places for number in NUMBERS)


def _name(state: State, generator: Random) -> str:
    hand = state.hands[state.seat] or state.deck
    card = generator.choice(generator.choice((hand, hand, hand, state.deck)))
    names: tuple[str, ...] = (card, card, *both_faces(card), generator.choice(FACES))
    return generator.choice(names)


def _number(generator: Random) -> int | None:
    numbers: tuple[int | None, ...] = (*STRANGE_NUMBERS, *NUMBERS)
    return generator.choice(numbers)


def _shuffle(state: State, generator: Random) -> Shuffle:
    order = list(generator.choice((state.deck, state.discard, state.discard[:-1], state.deck[1:], state.draw)))
    generator.shuffle(order)
    return Shuffle(tuple(order))


def _hit(state: State, generator: Random) -> Hit:
    seat = generator.choice((*range(len(state.hands)), *STRANGE_SEATS))
    return Hit(_name(state, generator), seat, generator.choice((-1, 0, 0, 1, 1, 2, 3)), _number(generator))


def _lay_down(state: State, generator: Random) -> LayDown:
    groups = generator.choice((0, 1, 2, 2, 2, 3))
    return LayDown(
        tuple(
            tuple(Laying(_name(state, generator), _number(generator)) for _ in range(generator.choice((0, 1, 2, 2, 3))))
            for _ in range(groups)
        )
    )
