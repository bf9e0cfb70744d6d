"""The one judge of Flip 7: who is to act, what they may do, and why a move is refused."""

from collections.abc import Callable
from typing import Any, Final

from volteface.games.flip7.cards import INDEX
from volteface.games.flip7.moves import (
    HIT,
    NEXT_ROUND,
    REVEALS,
    STAY,
    TARGETING,
    DealerMove,
    FirstDealer,
    FlipThree,
    Freeze,
    Give,
    Hit,
    Move,
    NextRound,
    Reveal,
    Stay,
    Targeting,
)
from volteface.games.flip7.rules import EmptyStay
from volteface.games.flip7.state import EMPTY_LINE, FIRST_DEALER, OVER, PLAYING, SCORED, State
from volteface.kernel import DEALER, Actor, Bits, Chance, Reason, below

REFUSED: Final = EmptyStay.REFUSED
HIT_ONLY: Final = (HIT,)
HIT_OR_STAY: Final = (HIT, STAY)


def to_act(state: State) -> Actor | None:
    """Return the one actor the state waits for."""
    if state.stage is not PLAYING:
        return None if state.stage is OVER else DEALER
    if state.card_due:
        return DEALER
    return state.seat if state.choice is None else state.choice.seat


def offers(state: State) -> tuple[Move, ...]:
    """Return every move that actor may make."""
    if state.card_due:
        return tuple([move for move in REVEALS if _judge_reveal(state, move) is None])
    if state.choice is None and state.stage is PLAYING:
        return HIT_OR_STAY if _is_stay_allowed(state) else HIT_ONLY
    if state.choice is not None:
        return tuple(map(TARGETING[state.choice.card], state.choice.targets))
    return _between_rounds(state)


def why_illegal(state: State, move: Move) -> Reason | None:
    """Return why the move is refused, or None if it is legal."""
    return JUDGES[type(move)](state, move)


def chances(state: State) -> tuple[Chance, ...]:
    """Return the Dealer's moves with their probabilities."""
    if state.card_due:
        left = sum(state.deck)
        return tuple(Chance(move, count / left) for move, count in zip(REVEALS, state.deck, strict=True) if count)
    moves = offers(state)
    return tuple(Chance(move, 1 / len(moves)) for move in moves)


def sample(state: State, source: Bits) -> DealerMove:
    """Draw one of the Dealer's moves fairly."""
    if state.card_due:
        deck, kind = state.deck, 0
        remaining = below(source, sum(deck))
        while remaining >= deck[kind]:
            remaining -= deck[kind]
            kind += 1
        return REVEALS[kind]
    if state.stage is FIRST_DEALER:
        return FirstDealer(below(source, len(state.lines)))
    return NEXT_ROUND


def _between_rounds(state: State) -> tuple[Move, ...]:
    if state.stage is FIRST_DEALER:
        return tuple(map(FirstDealer, range(len(state.lines))))
    return () if state.stage is OVER else (NEXT_ROUND,)


def _judge_first_dealer(state: State, move: FirstDealer) -> Reason | None:
    if state.stage is not FIRST_DEALER:
        return Reason("refused-dealer-is-known")
    return None if 0 <= move.seat < len(state.lines) else Reason("refused-no-such-seat", {"seat": move.seat})


def _judge_next_round(state: State, move: NextRound) -> Reason | None:
    if state.stage is OVER:
        return Reason("refused-game-is-over")
    return None if state.stage is SCORED else Reason("refused-round-is-not-over")


def _judge_reveal(state: State, move: Reveal) -> Reason | None:
    if not state.card_due:
        return Reason("refused-no-card-is-due")
    return None if state.deck[INDEX[move.card]] else Reason("refused-card-is-not-in-the-deck", {"card": move.card})


def _judge_hit(state: State, move: Hit) -> Reason | None:
    if state.stage is PLAYING and state.choice is None and not state.card_due:
        return None
    return Reason("refused-nobody-is-asked-to-hit-or-stay")


def _judge_stay(state: State, move: Stay) -> Reason | None:
    if state.stage is not PLAYING or state.choice is not None or state.card_due:
        return Reason("refused-nobody-is-asked-to-hit-or-stay")
    return None if _is_stay_allowed(state) else Reason("refused-stay-needs-a-card")


def _is_stay_allowed(state: State) -> bool:
    return state.rules.empty_stay is not REFUSED or state.lines[state.seat] != EMPTY_LINE


def _judge_targeting(state: State, move: Targeting) -> Reason | None:
    choice = state.choice
    if choice is None or TARGETING[choice.card] is not type(move):
        return Reason("refused-no-such-card-to-play")
    if move.target in choice.targets:
        return None
    return Reason("refused-target", {"seat": move.target, "card": choice.card})


JUDGES: Final[dict[type, Callable[[State, Any], Reason | None]]] = {
    FirstDealer: _judge_first_dealer,
    Reveal: _judge_reveal,
    NextRound: _judge_next_round,
    Hit: _judge_hit,
    Stay: _judge_stay,
    Freeze: _judge_targeting,
    FlipThree: _judge_targeting,
    Give: _judge_targeting,
}
