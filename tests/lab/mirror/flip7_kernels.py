"""Kernels that only tests call: single moves of Flip 7."""

from volteface.lab.engine.compiler import (
    FloatArray,
    IntArray,
    IntPointer,
    float_pointer,
    int_pointer,
    jit,
    kernel,
)
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.deck import call_for_card, take
from volteface.lab.engine.flip7.play import AIM, HIT, KIND, NEXT_ROUND, REVEAL, STAY, play_on
from volteface.lab.engine.flip7.round import begin_round, go_on, next_round, stay
from volteface.lab.engine.flip7.turn import receive
from volteface.lab.simulate.flip7.play import advance


@kernel
def make_move(array: IntArray, move: int) -> None:
    """Make a legal move."""
    game, kind, what = int_pointer(array), move - move % KIND, move % KIND
    if kind == REVEAL:
        receive(game, take(game, _index_of(game, what)))
    elif kind == HIT:
        call_for_card(game)
    elif kind == STAY:
        stay(game, game[at.SEAT])
    elif kind == AIM:
        play_on(game, what)
    elif kind == NEXT_ROUND:
        next_round(game)
    else:
        begin_round(game, what)
    go_on(game)


@kernel
def advance_once(array: IntArray, strategies: IntArray, problem: IntArray, keys: IntArray, values: FloatArray) -> int:
    """Make one move, random for the Dealer and by policy for a seat; returns the move."""
    workspace = (int_pointer(strategies), int_pointer(problem), int_pointer(keys), float_pointer(values))
    return advance(int_pointer(array), workspace)


@kernel
def go_on_from(array: IntArray) -> None:
    """Advance a position until somebody has to decide or a card is due."""
    go_on(int_pointer(array))


@jit
def _index_of(game: IntPointer, card: int) -> int:
    """The index of such a card in the deck; -1 if there is none."""
    for index in range(game[at.LEFT]):
        if game[at.ROW + index] == card:
            return index
    return -1
