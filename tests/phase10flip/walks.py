"""Random games of Phase 10 FLIP!, move by move, and where every card lies at each moment."""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

from msgspec import Struct

from volteface.games.phase10flip import GAME
from volteface.games.phase10flip.cards import Card, Face, face_up, has_flip
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.events import AnyEvent
from volteface.games.phase10flip.groups import pick_cards
from volteface.games.phase10flip.melds import Layout, layouts
from volteface.games.phase10flip.moves import Discard, Hit, LayDown, Laying, Move
from volteface.games.phase10flip.phases import phase_of
from volteface.games.phase10flip.play.judge import LAY_DOWN
from volteface.games.phase10flip.rules import GoingOut, OwnBacks
from volteface.games.phase10flip.state import HAND_SIZE, State, active_faces
from volteface.kernel import DEALER, Actor, AnyOf


class Setup(Struct, frozen=True):
    """A table, its rules, and everything that the chance of one random game depends on."""

    house: Mapping[str, str | int]
    seats: int
    seed: int
    is_rich: bool = False  # few numbers, many stars and FLIP marks
    spare: int | None = None  # so many cards beyond the hands, so that the draw pile runs out
    daring: float = 0.5  # how often a seat does what moves the game on
    most: int = 250  # moves

    def deck(self) -> tuple[Card, ...] | None:
        """The cards of this table, if not those that come with the program."""
        if not self.is_rich and self.spare is None:
            return None
        cards = list(rich_deck(self.seed) if self.is_rich else default_deck().cards)
        Random(self.seed).shuffle(cards)
        return tuple(cards if self.spare is None else cards[: self.seats * HAND_SIZE + self.spare])

    def opening(self) -> State:
        """The state before the Dealer's first move."""
        return GAME.start(GAME.rules("fr", self.house), self.seats, self.deck())


class Turn(Struct, frozen=True):
    """One move of a random game."""

    before: State
    actor: Actor
    move: Move
    after: State
    events: tuple[AnyEvent, ...]


def rich_deck(seed: int) -> tuple[Card, ...]:
    """104 cards of few numbers, with like cards among them: phases come soon, and the table is turned over often."""
    generator = Random(seed)
    values = (*map(str, range(1, 7)), "*")

    def face(letters: str) -> str:
        letter = generator.choice(letters) if letters else ""
        return letter + generator.choice(values) + ("^" if generator.random() < 0.25 else "")

    return tuple(Card(f"{face('rb')}/{face('')}") for _ in range(104))


def choose(state: State, generator: Random, daring: float) -> Move:
    """A move for whoever is to act: fair for the Dealer, more or less daring for a seat."""
    if GAME.to_act(state) == DEALER:
        return GAME.sample(state, generator)
    offers = GAME.offers(state)
    moves = [move for move in offers if not isinstance(move, AnyOf)]
    if generator.random() < daring:
        if LAY_DOWN in offers:
            return generator.choice(list(lay_downs(state, 12)))
        moves = [move for move in moves if moves_on(state, move)] or moves
    if not moves:
        return generator.choice(list(lay_downs(state, 12)))
    return generator.choice(moves)


def moves_on(state: State, move: object) -> bool:
    """Whether this is a hit, or a discard that turns the table over."""
    if isinstance(move, Discard):
        return has_flip(_active(state, move.card))
    return isinstance(move, Hit)


def lay_downs(state: State, most: int) -> Iterator[LayDown]:
    """The first lay-downs of the acting seat, its cards named as it may name them."""
    faces, phase = active_faces(state, state.seat), phase_of(state.phases[state.seat])
    # Larger groups could take the whole hand, but by this ruling a card must be left to discard.
    keeps_one = state.rules.going_out is GoingOut.DISCARD_ONLY
    fitting = (
        layout
        for layout in layouts(faces, phase, state.rules)
        if not keeps_one or sum(len(group.cards) for group in layout) < len(faces)
    )
    return (as_move(state, layout) for layout in islice(fitting, most))


def as_move(state: State, layout: Layout) -> LayDown:
    """A layout as the acting seat's move."""
    cards = pick_cards(layout, state.hands[state.seat], state.side)
    whole = state.rules.own_backs is OwnBacks.SEEN
    return LayDown(
        tuple(
            tuple(
                Laying(card if whole else placed.face, placed.number)
                for placed, card in zip(group.cards, own, strict=True)
            )
            for group, own in zip(layout, cards, strict=True)
        )
    )


def walk(setup: Setup) -> Iterator[Turn]:
    """A random game, up to its end or as far as the setup goes."""
    state, generator = setup.opening(), Random(setup.seed)
    for _ in range(setup.most):
        actor = GAME.to_act(state)
        if actor is None:
            return
        move = choose(state, generator, setup.daring)
        before, (state, events) = state, GAME.apply(state, move)
        yield Turn(before, actor, move, state, events)


def states(setup: Setup) -> Iterator[State]:
    """Every state of a random game, the opening first."""
    yield setup.opening()
    for turn in walk(setup):
        yield turn.after


def all_cards(state: State) -> tuple[Card, ...]:
    """Every card that lies somewhere, in order."""
    laid = (card for groups in state.laid for group in groups for card in group.cards)
    hands = (card for hand in state.hands for card in hand)
    return tuple(sorted((*state.draw, *state.discard, *laid, *hands)))


def _active(state: State, name: str) -> Face:
    return face_up(Card(name), state.side) if "/" in name else Face(name)
