"""A whole game of Phase 10 FLIP! with `greedy` on every seat, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit_cached, jit_splice
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import moves, rules
from volteface.lab.engine.phase10flip.hand import record_of
from volteface.lab.engine.phase10flip.play import make, shuffle, start
from volteface.lab.engine.rng import random_below
from volteface.lab.simulate.phase10flip.greedy import best_hit, dearest_discard, wants_discard
from volteface.lab.simulate.phase10flip.lay_down import prepare_lay_down

MOST_ROUNDS: Final = 10_000  # a game that is longer will not end


@jit_splice
def play(game: IntPointer) -> bool:
    """Play a whole game; returns whether it came to its end."""
    start(game)
    while game[at.STAGE] != at.OVER and game[at.ROUND] <= MOST_ROUNDS:
        make(game, choose(game))
    return game[at.STAGE] == at.OVER


@jit_cached
def choose(game: IntPointer) -> int:
    """The next move: a random one for the Dealer, that of `greedy` for a seat."""
    stage = game[at.STAGE]
    if stage == at.FIRST_DEALER:
        return moves.NAME_DEALER + random_below(game, game[at.SEATS])
    if stage == at.SCORED:
        return moves.NEXT_ROUND
    if stage != at.PLAYING:
        shuffle(game)
        return moves.SHUFFLE
    if not game[at.HAS_DRAWN]:
        return moves.TAKE if game[at.IN_DRAW] == 0 or wants_discard(game) else moves.DRAW
    return _choose_after_drawing(game)


@jit_splice
def _choose_after_drawing(game: IntPointer) -> int:
    """Lay the phase down, or hit, or else discard."""
    record = record_of(game[at.SEAT])
    if game[record + at.GROUPS_LAID] == 0:
        if prepare_lay_down(game):
            return moves.LAY_DOWN
    elif game[record + at.HELD] > 1 or game[rules.GOING_OUT] != rules.DISCARD_ONLY:
        hit = best_hit(game)
        if hit:
            return hit
    return moves.DISCARD + dearest_discard(game)
