"""Start a game of Flip 7 and apply moves to its state."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from volteface.games.flip7 import notation
from volteface.games.flip7.cards import ONE_DECK
from volteface.games.flip7.events import AnyEvent, Story
from volteface.games.flip7.moves import (
    FirstDealer,
    FlipThree,
    Freeze,
    Give,
    Hit,
    Move,
    NextRound,
    Reveal,
    Stay,
)
from volteface.games.flip7.play.flip_three import aim
from volteface.games.flip7.play.hit import receive
from volteface.games.flip7.play.judge import JUDGES, to_act
from volteface.games.flip7.play.reshuffle import call_for_card
from volteface.games.flip7.play.round import begin_round, go_on, next_round, stay
from volteface.games.flip7.play.second_chance import give
from volteface.games.flip7.rules import MOST_SEATS, Rules
from volteface.games.flip7.state import EMPTY_LINE, FIRST_DEALER, State
from volteface.kernel import IllegalMove, InvalidRules


def start(rules: Rules, seats: int, deck: tuple[str, ...] | None = None) -> State:
    """Return the state before the first dealer is known."""
    if deck is not None:
        said = "Flip 7 is played with its own deck; the ruling decks says how many of them."
        raise InvalidRules(said).explained("problem-own-deck")
    if seats < rules.minimum_seats:
        raise InvalidRules(
            f"Flip 7 by these rules takes {rules.minimum_seats} players or more, not {seats}. "
            f"The ruling minimum_seats may be laid over it as a house rule."
        ).explained("problem-few-for-the-book", least=rules.minimum_seats, seats=seats)
    if seats > MOST_SEATS:
        said = f"A table of Flip 7 seats {MOST_SEATS} players at most, not {seats}."
        raise InvalidRules(said).explained("problem-too-many-seats", most=MOST_SEATS, seats=seats)
    decks = rules.decks_for(seats)
    return State(
        rules=rules,
        stage=FIRST_DEALER,
        lines=(EMPTY_LINE,) * seats,
        totals=(0,) * seats,
        playing=tuple(range(seats)),
        deck=tuple(count * decks for count in ONE_DECK),
    )


def apply(state: State, move: Move) -> tuple[State, tuple[AnyEvent, ...]]:
    """Return the next state and the events of the move; raises `IllegalMove`."""
    kind = type(move)
    reason = JUDGES[kind](state, move)
    if reason is not None:
        actor = to_act(state)
        text = notation.write_move("dealer" if actor is None else actor, move)
        raise IllegalMove(reason, text, notation.write_position(state))
    story: Story = []
    state = EFFECTS[kind](state, move, story)
    return state if state.card_due else go_on(state, story), tuple(story)


def _first_dealer(state: State, move: FirstDealer, story: Story) -> State:
    return begin_round(state, move.seat, story)


def _next_round(state: State, move: NextRound, story: Story) -> State:
    return next_round(state, story)


def _hit(state: State, move: Hit, story: Story) -> State:
    return call_for_card(state, story)


def _stay(state: State, move: Stay, story: Story) -> State:
    return stay(state, state.seat, story)


def _aim(state: State, move: Freeze | FlipThree, story: Story) -> State:
    assert state.choice is not None
    choice = state.choice
    return aim(replace(state, choice=None), choice.seat, choice.card, move.target, story)


def _give(state: State, move: Give, story: Story) -> State:
    assert state.choice is not None
    return give(replace(state, choice=None), state.choice.seat, move.target, story)


EFFECTS: Final[dict[type, Callable[[State, Any, Story], State]]] = {
    FirstDealer: _first_dealer,
    NextRound: _next_round,
    Reveal: receive,
    Hit: _hit,
    Stay: _stay,
    Freeze: _aim,
    FlipThree: _aim,
    Give: _give,
}
