"""The one judge of Phase 10 FLIP!: who is to act, what they may do, and why a move is refused."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from volteface.games.phase10flip.cards import Face, number_of
from volteface.games.phase10flip.melds import ends_of, hit_numbers
from volteface.games.phase10flip.moves import (
    DRAW,
    NEXT_ROUND,
    TAKE,
    DealerMove,
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
from volteface.games.phase10flip.play.discard import check_discard
from volteface.games.phase10flip.play.hit import check_hit
from volteface.games.phase10flip.play.lay_down import can_lay_now, check_lay_down
from volteface.games.phase10flip.play.round import to_shuffle
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import Stage, State, active_faces, has_laid
from volteface.kernel import DEALER, Actor, AnyOf, Bits, Chance, Reason, below, shuffled

LAY_DOWN: Final = AnyOf("lay_down")
SHUFFLE: Final = AnyOf("shuffle")
PLAYING: Final = Stage.PLAYING


def to_act(state: State) -> Actor | None:
    """Return the one actor the state waits for."""
    if state.stage is PLAYING:
        return state.seat
    return None if state.stage is Stage.OVER else DEALER


def offers(state: State) -> tuple[Move | AnyOf, ...]:
    """Return what that actor may do; lay-downs and shuffles are too many to list."""
    if state.stage is Stage.FIRST_DEALER:
        return tuple(FirstDealer(seat) for seat in range(len(state.hands)))
    if state.stage in (Stage.DEAL, Stage.RESHUFFLE):
        return (SHUFFLE,)
    if state.stage is not PLAYING:
        return () if state.stage is Stage.OVER else (NEXT_ROUND,)
    lay_down = (LAY_DOWN,) if state.has_drawn and can_lay_now(state) else ()
    steps = (move for move in _candidates(state) if why_illegal(state, move) is None)
    return (*lay_down, *steps, *_discards(state))


def check(state: State, move: Move) -> Any:
    """Return what the move's effect needs, such as the cards that it names, or a `Reason` why it is refused."""
    return CHECKS[type(move)](state, move)


def why_illegal(state: State, move: Move) -> Reason | None:
    """Return why the move is refused, or None if it is legal."""
    checked = check(state, move)
    return checked if isinstance(checked, Reason) else None


def chances(state: State) -> tuple[Chance, ...] | None:
    """Return the Dealer's moves with their probabilities; None for a shuffle, which has too many outcomes."""
    if state.stage in (Stage.DEAL, Stage.RESHUFFLE):
        return None
    moves = offers(state)
    return tuple(Chance(move, 1 / len(moves)) for move in moves)


def sample(state: State, source: Bits) -> DealerMove:
    """Draw one of the Dealer's moves fairly."""
    if state.stage is Stage.FIRST_DEALER:
        return FirstDealer(below(source, len(state.hands)))
    if state.stage is Stage.SCORED:
        return NEXT_ROUND
    return Shuffle(shuffled(source, to_shuffle(state)))


def _candidates(state: State) -> Iterator[Move]:
    if not state.has_drawn:
        yield from (DRAW, TAKE)
        return
    if has_laid(state, state.seat):
        named = [(name, face, number_of(face)) for name, face in _names(state).items()]
        for seat, groups in enumerate(state.laid):
            for index, laid in enumerate(groups):
                ends = ends_of(laid.group)
                for name, face, own in named:
                    if own is None or own in ends:
                        yield from (Hit(name, seat, index, number) for number in hit_numbers(laid.group, face))


def _discards(state: State) -> tuple[Discard, ...]:
    """Return every card of the hand as a discard, or none: the judge treats all cards alike."""
    discards = tuple(map(Discard, _names(state))) if state.has_drawn else ()
    return discards if discards and why_illegal(state, discards[0]) is None else ()


def _names(state: State) -> dict[str, Face]:
    """Return the acting seat's cards as its moves name them, with their active faces."""
    cards, faces = state.hands[state.seat], active_faces(state, state.seat)
    return dict(zip(cards if state.rules.own_backs is OwnBacks.SEEN else faces, faces, strict=True))


def _check_first_dealer(state: State, move: FirstDealer) -> FirstDealer | Reason:
    if state.stage is not Stage.FIRST_DEALER:
        return Reason("refused-dealer-is-known")
    return move if 0 <= move.seat < len(state.hands) else Reason("refused-no-such-seat", {"seat": move.seat})


def _check_shuffle(state: State, move: Shuffle) -> Shuffle | Reason:
    if state.stage not in (Stage.DEAL, Stage.RESHUFFLE):
        return Reason("refused-nothing-to-shuffle")
    return move if Counter(move.order) == Counter(to_shuffle(state)) else Reason("refused-other-cards-are-shuffled")


def _check_next_round(state: State, move: NextRound) -> NextRound | Reason:
    if state.stage is Stage.OVER:
        return Reason("refused-game-is-over")
    return move if state.stage is Stage.SCORED else Reason("refused-round-is-not-over")


def _check_draw(state: State, move: Draw) -> Draw | Reason:
    return _why_not_first(state) or (move if state.draw else Reason("refused-pile-is-empty"))


def _check_take(state: State, move: Take) -> Take | Reason:
    return _why_not_first(state) or (move if state.discard else Reason("refused-pile-is-empty"))


def _why_not_first(state: State) -> Reason | None:
    if state.stage is not PLAYING:
        return Reason("refused-nobody-is-asked")
    return Reason("refused-card-is-drawn-already") if state.has_drawn else None


def _after_drawing(check_step: Callable[[State, Any], Any]) -> Callable[[State, Any], Any]:
    """Return the same check for a step that comes after the draw."""

    def check_later(state: State, move: Any) -> Any:
        if state.stage is not PLAYING:
            return Reason("refused-nobody-is-asked")
        return check_step(state, move) if state.has_drawn else Reason("refused-draw-first")

    return check_later


CHECKS: Final[dict[type, Callable[[State, Any], Any]]] = {
    FirstDealer: _check_first_dealer,
    Shuffle: _check_shuffle,
    NextRound: _check_next_round,
    Draw: _check_draw,
    Take: _check_take,
    LayDown: _after_drawing(check_lay_down),
    Hit: _after_drawing(check_hit),
    Discard: _after_drawing(check_discard),
}
