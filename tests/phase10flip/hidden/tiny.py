"""Tables of twelve cards, small enough to list every state that a seat cannot tell from the real one."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from math import sqrt
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from tests.phase10flip.positions import position
from tests.phase10flip.walks import choose
from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, Face, Side, face_up
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import Stage, State
from volteface.games.phase10flip.view import View
from volteface.kernel import Seat

DECK_SIZE = 12
Cell: TypeAlias = tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]  # hands and draw pile
Sampler: TypeAlias = Callable[[View, Random], State]


def tiny_state(seed: int, seats: int, own_backs: str = "seen", moves: int = 0) -> State:
    """Hands of two or three cards with few kinds of faces, after some random moves; FLIP cards are many."""
    generator = Random(f"tiny {seed}")
    cards = [_card(generator) for _ in range(DECK_SIZE)]
    hand = 2 if seats == 3 else 3
    hands = {name: " ".join(cards[place * hand : (place + 1) * hand]) for place, name in enumerate("abc"[:seats])}
    rest = cards[seats * hand :]
    piles = {"draw": " ".join(rest[2:]), "discard": " ".join(rest[:2])}
    state = position({"own_backs": own_backs}, seats=" ".join("abc"[:seats]), hands=hands, **piles)
    for _ in range(moves):
        if state.stage not in (Stage.PLAYING, Stage.RESHUFFLE):
            break
        state, _ = GAME.apply(state, choose(state, generator, 0.5))
    return state


def _card(generator: Random) -> Card:
    mark = ("", "", "^")
    colour = generator.choice(("r1", "r7", "b1")) + generator.choice(mark)
    return Card(f"{colour}/{generator.choice('12')}{generator.choice(mark)}")


def cell_of(state: State, seat: Seat | None) -> Cell:
    """What two states that differ have different: hands, but for the order of others' cards, and the draw pile."""
    hands = tuple(hand if other == seat else tuple(sorted(hand)) for other, hand in enumerate(state.hands))
    return hands, state.draw


def all_alike(state: State, seat: Seat | None) -> Counter[Cell]:
    """Every way to place the hidden cards that gives the seat the same view; like cards are pieces of their own."""
    view, found = GAME.view(state, seat), Counter[Cell]()
    for hands, pile in _ways(state, seat):
        other = replace(state, hands=hands, draw=pile)
        if remembers_truly(other) and GAME.view(other, seat) == view:
            found[cell_of(other, seat)] += 1
    return found


def remembers_truly(state: State) -> bool:
    """Whether all that has been shown of the hands and of the draw pile's bottom is there."""
    if state.bottom is not None and face_up(state.draw[0], state.side) != state.bottom:
        return False
    return not any(
        Counter(shown.cards) - Counter(hand)
        or Counter(shown.faces) - Counter(face_up(card, state.side) for card in hand)
        for hand, shown in zip(state.hands, state.shown, strict=True)
    )


def _ways(state: State, seat: Seat | None) -> Iterator[Cell]:
    fixed = seat if state.rules.own_backs is OwnBacks.SEEN else None
    pinned = tuple(
        hand if other == fixed else shown.cards
        for other, (hand, shown) in enumerate(zip(state.hands, state.shown, strict=True))
    )
    hidden = Counter(state.draw)
    for hand, known in zip(state.hands, pinned, strict=True):
        hidden += Counter(hand) - Counter(known)
    yield from _fill(state, seat, pinned, (), tuple(hidden.elements()))


def _fill(
    state: State,
    me: Seat | None,
    pinned: tuple[tuple[Card, ...], ...],
    hands: tuple[tuple[Card, ...], ...],
    pool: tuple[Card, ...],
) -> Iterator[Cell]:
    """Each choice of pieces for one hand after the other, and then each order of what is left for the pile.

    A card that everybody knows to be in a hand is one certain piece, and stays there.
    """
    seat = len(hands)
    if seat == len(state.hands):
        yield from ((hands, pile) for pile in permutations(pool))
        return
    hand, known = state.hands[seat], pinned[seat]
    for places in combinations(range(len(pool)), len(hand) - len(known)):
        rest = tuple(card for place, card in enumerate(pool) if place not in places)
        for chosen in _orders((*known, *(pool[place] for place in places)), state, seat, me):
            yield from _fill(state, me, pinned, (*hands, chosen), rest)


def _orders(cards: tuple[Card, ...], state: State, seat: Seat, me: Seat | None) -> Iterator[tuple[Card, ...]]:
    """These pieces as a hand, if they show what is in sight: one's own in every order of the faces, others' once."""
    hand, side = state.hands[seat], state.side
    if seat == me:
        yield from (order for order in permutations(cards) if _faces(order, side) == _faces(hand, side))
    elif sorted(_faces(cards, side.other)) == sorted(_faces(hand, side.other)):
        yield cards


def _faces(cards: tuple[Card, ...], side: Side) -> list[Face]:
    return [face_up(card, side) for card in cards]


def chi_square(state: State, seat: Seat | None, sampler: Sampler, draws: int, seed: int) -> float:
    """How many standard deviations the observed frequencies lie above what an even sampler gives.

    The statistic is brought to the normal scale by Wilson and Hilferty's cube root.
    """
    weights, view, generator = all_alike(state, seat), GAME.view(state, seat), Random(seed)
    observed = Counter(cell_of(sampler(view, generator), seat) for _ in range(draws))
    assert observed.keys() <= weights.keys(), "a state that the view rules out was drawn"
    total, freedom = sum(weights.values()), len(weights) - 1
    expected = {cell: draws * weight / total for cell, weight in weights.items()}
    statistic = sum((observed[cell] - mean) ** 2 / mean for cell, mean in expected.items())
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))
