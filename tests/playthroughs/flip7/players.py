"""Who plays in a playthrough: Dealers that are fair, kind or scripted, and seats that dare or do not."""

from collections.abc import Callable
from random import Random

from tests.playthroughs.scene import Player
from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import NUMBER, read_card
from volteface.games.flip7.moves import HIT, STAY, FirstDealer, Move, Reveal
from volteface.games.flip7.state import State


def fair_dealer(state: State, generator: Random) -> Move:
    """Any of the Dealer's moves by its chance; drawn here, so that a new way of sampling changes no playthrough."""
    place = generator.random()
    for chance in GAME.chances(state):
        place -= chance.probability
        if place < 0:
            return _move(chance.move)
    return _move(GAME.chances(state)[-1].move)


def kind_dealer(state: State, generator: Random) -> Move:
    """The highest number that does no harm; the last seat deals first."""
    if not state.card_due:
        return _without_a_card(state)
    line = state.lines[state.threes[-1].seat if state.threes else state.seat]
    harmless = [card for card in NUMBER if Reveal(card) in GAME.offers(state) and NUMBER[card] not in line.numbers]
    return Reveal(max(harmless, key=NUMBER.__getitem__))


def listed_dealer(cards: str) -> Callable[[], Player]:
    """These cards in this order; the last seat deals first."""

    def begin() -> Player:
        coming = iter(cards.split())

        def deal(state: State, generator: Random) -> Move:
            return Reveal(read_card(next(coming))) if state.card_due else _without_a_card(state)

        return deal

    return begin


def never_stop(state: State, generator: Random) -> Move:
    """Hit whenever asked, and aim at the last seat that can be aimed at."""
    offers = GAME.offers(state)
    return HIT if HIT in offers else offers[-1]


def one_card(state: State, generator: Random) -> Move:
    """Hit without a number, then stay; aim at the first seat that can be aimed at."""
    offers = GAME.offers(state)
    if state.choice is None and STAY in offers and state.lines[state.seat].numbers:
        return STAY
    return offers[0]


def first_seat_dares(state: State, generator: Random) -> Move:
    """The first seat never stops, the others take one card."""
    return never_stop(state, generator) if GAME.to_act(state) == 0 else one_card(state, generator)


def second_seat_stays(state: State, generator: Random) -> Move:
    """The second seat takes one card, the others never stop."""
    return one_card(state, generator) if GAME.to_act(state) == 1 else never_stop(state, generator)


def anything(state: State, generator: Random) -> Move:
    """Hit three times out of four, and aim anywhere."""
    offers = GAME.offers(state)
    if state.choice is None and STAY in offers:
        return HIT if generator.random() < 0.75 else STAY
    return offers[int(generator.random() * len(offers))]


def _without_a_card(state: State) -> Move:
    last = FirstDealer(len(state.lines) - 1)
    return last if last in GAME.offers(state) else GAME.offers(state)[0]


def _move(move: object) -> Move:
    assert isinstance(move, Move)
    return move
