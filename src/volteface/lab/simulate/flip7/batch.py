"""Playing many games of Flip 7 and adding them up, as a kernel."""

from typing import Final

from volteface.lab.engine.compiler import (
    FloatArray,
    IntArray,
    IntPointer,
    float_pointer,
    int_pointer,
    jit_inline,
    jit_splice,
    kernel,
)
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.rng import seed_stream
from volteface.lab.simulate import totals
from volteface.lab.simulate.flip7 import LAB
from volteface.lab.simulate.flip7.play import play

MEASURES: Final = len(LAB.measures)
add_game, add_measure = jit_inline(totals.add_game), jit_inline(totals.add_measure)
LOW_HALF: Final = 0xFFFFFFFF


@kernel
def play_games(  # noqa: PLR0917 - Numba takes positional arguments only
    table: IntArray,
    bots: IntArray,
    out: IntArray,
    strategies: IntArray,
    problem: IntArray,
    keys: IntArray,
    values: FloatArray,
    seed: int,
    first: int,
    games: int,
) -> None:
    """Play the games with these numbers and add them to the totals in `out`.

    `table` has its rules and seats set. `bots` holds a policy and its parameter for each bot; its last cell says
    whether they move on one seat from game to game. The arrays after `out` are the policies' workspace.
    """
    game, seated, sums = int_pointer(table), int_pointer(bots), int_pointer(out)
    workspace = (int_pointer(strategies), int_pointer(problem), int_pointer(keys), float_pointer(values))
    seats = game[at.SEATS]
    moves_on = seated[2 * seats] > 0
    for number in range(first, first + games):
        shift = number % seats if moves_on else 0
        for bot in range(seats):
            record = at.RECORDS + (bot + shift) % seats * at.RECORD
            game[record + at.POLICY] = seated[2 * bot]
            game[record + at.PARAMETER] = seated[2 * bot + 1]
        seed_stream(game, seed, number)
        play(game, workspace)
        _add(sums, game, shift)


@jit_splice
def _add(sums: IntPointer, game: IntPointer, shift: int) -> None:
    seats, rounds, winners = game[at.SEATS], game[at.ROUND], game[at.WINNERS]
    add_game(sums, rounds, winners)
    sums[totals.UNFINISHED] += game[at.OVERFLOW]
    cell = totals.HEAD
    for bot in range(seats):
        seat = (bot + shift) % seats
        record = at.RECORDS + seat * at.RECORD
        sums[cell + seat] += (winners >> seat) & 1
        cell += seats
        add_measure(sums, cell, game[record + at.TOTAL], rounds)
        add_measure(sums, cell + totals.SUMS, game[record + at.STATISTICS] & LOW_HALF, rounds)
        add_measure(sums, cell + 2 * totals.SUMS, game[record + at.STATISTICS] >> 32, rounds)
        cell += MEASURES * totals.SUMS
