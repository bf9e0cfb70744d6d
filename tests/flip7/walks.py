"""Random games of Flip 7, move by move, and where every card lies at each moment."""

from collections.abc import Iterator, Mapping
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.flip7 import GAME
from volteface.games.flip7.cards import Card, Pile, pile_of, together
from volteface.games.flip7.events import AnyEvent
from volteface.games.flip7.moves import HIT, STAY, Move
from volteface.games.flip7.state import State
from volteface.kernel import DEALER, Actor

# Few cards and many actions: Flip Threes nest, and the deck runs out again and again.
RICH_DECK: Pile = pile_of(
    (
        *("freeze",) * 4,
        *("flip3",) * 6,
        *("chance",) * 5,
        *("1", "2", "3", "4", "5", "6", "7", "8", "9") * 2,
        "x2",
        "+4",
    )
)


class Setup(Struct, frozen=True):
    """A table, its rules, and everything that the chance of one random game depends on."""

    edition: str
    house: Mapping[str, str | int]
    seats: int
    seed: int
    daring: float = 0.75  # how often a seat hits if it may do either
    is_rich: bool = False

    def opening(self) -> State:
        """The state before the Dealer's first move."""
        state = GAME.start(GAME.rules(self.edition, self.house), self.seats)
        return replace(state, deck=RICH_DECK) if self.is_rich else state


class Turn(Struct, frozen=True):
    """One move of a random game."""

    before: State
    actor: Actor
    move: Move
    after: State
    events: tuple[AnyEvent, ...]


def choose(state: State, generator: Random, daring: float) -> Move:
    """A move for whoever is to act: fair for the Dealer, daring or timid for a seat."""
    if GAME.to_act(state) == DEALER:
        return GAME.sample(state, generator)
    offers = GAME.offers(state)
    if HIT in offers and STAY in offers:
        return HIT if generator.random() < daring else STAY
    return generator.choice(offers)


def walk(setup: Setup) -> Iterator[Turn]:
    """A whole random game."""
    state, generator = setup.opening(), Random(setup.seed)
    while (actor := GAME.to_act(state)) is not None:
        move = choose(state, generator, setup.daring)
        before, (state, events) = state, GAME.apply(state, move)
        yield Turn(before, actor, move, state, events)


def states(setup: Setup) -> Iterator[State]:
    """Every state of a random game, the opening first."""
    yield setup.opening()
    for turn in walk(setup):
        yield turn.after


def all_cards(state: State) -> Pile:
    """Every card there is, wherever it lies."""
    return together(state.deck, state.discard, state.discarded_now, pile_of(open_cards(state)))


def open_cards(state: State) -> list[Card]:
    """The cards before the seats, those that wait in a Flip Three, and the one that needs a target."""
    cards = [card for line in state.lines for card in line.cards()]
    for three in state.threes:
        cards += [*three.waiting, *(assigned.card for assigned in three.assigned)]
    return [*cards, state.choice.card] if state.choice else cards
