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
from volteface.games.phase10flip.round import to_shuffle
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import Stage, State, active_faces, has_laid
from volteface.games.phase10flip.turn.discard import why_not_discard
from volteface.games.phase10flip.turn.hit import why_not_hit_now
from volteface.games.phase10flip.turn.lay_down import can_lay_now, why_not_lay_down
from volteface.kernel import DEALER, Actor, AnyOf, Reason

LAY_DOWN: Final = AnyOf("lay_down")
SHUFFLE: Final = AnyOf("shuffle")
PLAYING: Final = Stage.PLAYING


def to_act(state: State) -> Actor | None:
    """The one actor the state waits for."""
    if state.stage is PLAYING:
        return state.seat
    return None if state.stage is Stage.OVER else DEALER


def offers(state: State) -> tuple[Move | AnyOf, ...]:
    """What that actor may do; lay-downs and shuffles are too many to list."""
    if state.stage is Stage.FIRST_DEALER:
        return tuple(FirstDealer(seat) for seat in range(len(state.hands)))
    if state.stage in (Stage.DEAL, Stage.RESHUFFLE):
        return (SHUFFLE,)
    if state.stage is not PLAYING:
        return () if state.stage is Stage.OVER else (NEXT_ROUND,)
    lay_down = (LAY_DOWN,) if state.has_drawn and can_lay_now(state) else ()
    steps = (move for move in _candidates(state) if why_illegal(state, move) is None)
    return (*lay_down, *steps, *_discards(state))


def why_illegal(state: State, move: Move) -> Reason | None:
    """A reason why the move is refused, or nothing."""
    return JUDGES[type(move)](state, move)


def _candidates(state: State) -> Iterator[Move]:
    if not state.has_drawn:
        yield from (DRAW, TAKE)
        return
    if has_laid(state, state.seat):
        named = [(name, face, number_of(face)) for name, face in _names(state).items()]
        for seat, groups in enumerate(state.laid):
            for place, laid in enumerate(groups):
                ends = ends_of(laid.group)
                for name, face, own in named:
                    if own is None or own in ends:
                        yield from (Hit(name, seat, place, number) for number in hit_numbers(laid.group, face))


def _discards(state: State) -> tuple[Discard, ...]:
    """Any card of the hand, or none: which one it is makes no difference to the judge."""
    discards = tuple(map(Discard, _names(state))) if state.has_drawn else ()
    return discards if discards and why_illegal(state, discards[0]) is None else ()


def _names(state: State) -> dict[str, Face]:
    """The cards of the acting seat as it names them, and their active faces."""
    cards, faces = state.hands[state.seat], active_faces(state, state.seat)
    return dict(zip(cards if state.rules.own_backs is OwnBacks.SEEN else faces, faces, strict=True))


def _judge_first_dealer(state: State, move: FirstDealer) -> Reason | None:
    if state.stage is not Stage.FIRST_DEALER:
        return Reason("refused-dealer-is-known")
    return None if 0 <= move.seat < len(state.hands) else Reason("refused-no-such-seat", {"seat": move.seat})


def _judge_shuffle(state: State, move: Shuffle) -> Reason | None:
    if state.stage not in (Stage.DEAL, Stage.RESHUFFLE):
        return Reason("refused-nothing-to-shuffle")
    return None if Counter(move.order) == Counter(to_shuffle(state)) else Reason("refused-other-cards-are-shuffled")


def _judge_next_round(state: State, move: NextRound) -> Reason | None:
    if state.stage is Stage.OVER:
        return Reason("refused-game-is-over")
    return None if state.stage is Stage.SCORED else Reason("refused-round-is-not-over")


def _judge_draw(state: State, move: Draw) -> Reason | None:
    return _why_not_first(state) or (None if state.draw else Reason("refused-pile-is-empty"))


def _judge_take(state: State, move: Take) -> Reason | None:
    return _why_not_first(state) or (None if state.discard else Reason("refused-pile-is-empty"))


def _why_not_first(state: State) -> Reason | None:
    if state.stage is not PLAYING:
        return Reason("refused-nobody-is-asked")
    return Reason("refused-card-is-drawn-already") if state.has_drawn else None


def _after_drawing(judge: Callable[[State, Any], Reason | None]) -> Callable[[State, Any], Reason | None]:
    """The same judge for a step that comes after the draw."""

    def judge_step(state: State, move: Any) -> Reason | None:
        if state.stage is not PLAYING:
            return Reason("refused-nobody-is-asked")
        return judge(state, move) if state.has_drawn else Reason("refused-draw-first")

    return judge_step


JUDGES: Final[dict[type, Callable[[State, Any], Reason | None]]] = {
    FirstDealer: _judge_first_dealer,
    Shuffle: _judge_shuffle,
    NextRound: _judge_next_round,
    Draw: _judge_draw,
    Take: _judge_take,
    LayDown: _after_drawing(why_not_lay_down),
    Hit: _after_drawing(why_not_hit_now),
    Discard: _after_drawing(why_not_discard),
}
