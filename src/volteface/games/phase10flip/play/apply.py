"""Start a game of Phase 10 FLIP! and apply moves to its state."""

from collections.abc import Callable
from typing import Any, Final

from volteface.games.phase10flip import notation
from volteface.games.phase10flip.cards import Card, read_card
from volteface.games.phase10flip.deck import default_deck
from volteface.games.phase10flip.events import AnyEvent, Story
from volteface.games.phase10flip.moves import (
    Discard,
    Draw,
    FirstDealer,
    Hit,
    LayDown,
    Move,
    NextRound,
    Shuffle,
    Take,
)
from volteface.games.phase10flip.play import judge
from volteface.games.phase10flip.play.discard import discard
from volteface.games.phase10flip.play.hit import CheckedHit, hit
from volteface.games.phase10flip.play.lay_down import lay_down
from volteface.games.phase10flip.play.piles import draw, take
from volteface.games.phase10flip.play.round import begin_round, begin_turn, deal, end_round, end_turn, renew_pile
from volteface.games.phase10flip.rules import MOST_SEATS, Rules
from volteface.games.phase10flip.state import HAND_SIZE, Laid, Shown, Stage, State
from volteface.kernel import IllegalMove, InvalidRules, Reason


def start(rules: Rules, seats: int, deck: tuple[str, ...] | None = None) -> State:
    """Return the state before the first dealer is known."""
    least = rules.minimum_seats
    if not least <= seats <= MOST_SEATS:
        said = InvalidRules(f"Phase 10 FLIP! seats {least} to {MOST_SEATS} players, not {seats}.")
        raise said.explained("problem-seats", least=least, most=MOST_SEATS, seats=seats)
    cards = tuple(sorted(default_deck().cards if deck is None else map(read_card, deck)))
    if len(cards) <= seats * HAND_SIZE:
        raise InvalidRules(f"{len(cards)} cards are too few for {seats} hands of {HAND_SIZE} and a discard pile.")
    return State(
        rules=rules,
        deck=cards,
        stage=Stage.FIRST_DEALER,
        hands=((),) * seats,
        laid=((),) * seats,
        shown=(Shown(),) * seats,
        phases=(1,) * seats,
        totals=(0,) * seats,
        playing=tuple(range(seats)),
    )


def apply(state: State, move: Move) -> tuple[State, tuple[AnyEvent, ...]]:
    """Return the next state and the events of the move; raises `IllegalMove`."""
    checked = judge.check(state, move)
    if isinstance(checked, Reason):
        actor = judge.to_act(state)
        text = notation.write_move("dealer" if actor is None else actor, move)
        raise IllegalMove(checked, text, notation.write_position(state))
    story: Story = []
    return EFFECTS[type(move)](state, checked, story), tuple(story)


def _first_dealer(state: State, move: FirstDealer, story: Story) -> State:
    return begin_round(state, move.seat, story)


def _next_round(state: State, move: NextRound, story: Story) -> State:
    dealer = (state.dealer + 1) % len(state.hands)
    return begin_round(state, dealer, story)


def _shuffle(state: State, move: Shuffle, story: Story) -> State:
    if state.stage is Stage.DEAL:
        return begin_turn(deal(state, move.order, story), story)
    return renew_pile(state, move.order, story)


def _draw(state: State, move: Draw, story: Story) -> State:
    return draw(state, story)


def _take(state: State, move: Take, story: Story) -> State:
    return take(state, story)


def _lay_down(state: State, laid: tuple[Laid, ...], story: Story) -> State:
    return _unless_out(lay_down(state, laid, story), story)


def _hit(state: State, checked: CheckedHit, story: Story) -> State:
    return _unless_out(hit(state, checked, story), story)


def _discard(state: State, card: Card, story: Story) -> State:
    return end_turn(discard(state, card, story), story)


def _unless_out(state: State, story: Story) -> State:
    """End the round if the acting seat's last card lies on the table: going out needs no discard."""
    return state if state.hands[state.seat] else end_round(state, state.seat, story)


# Each effect gets what `judge.check` returned for its move.
EFFECTS: Final[dict[type, Callable[[State, Any, Story], State]]] = {
    FirstDealer: _first_dealer,
    NextRound: _next_round,
    Shuffle: _shuffle,
    Draw: _draw,
    Take: _take,
    LayDown: _lay_down,
    Hit: _hit,
    Discard: _discard,
}
