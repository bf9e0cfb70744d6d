"""Playing many games of Phase 10 FLIP! and adding them up, as a kernel."""

from typing import Final

from volteface.lab.engine.compiler import IntArray, IntPointer, int_pointer, jit, jit_inline, kernel
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip.hand import record_of
from volteface.lab.engine.rng import seed_stream
from volteface.lab.simulate import totals
from volteface.lab.simulate.phase10flip import LAB
from volteface.lab.simulate.phase10flip.play import play

MEASURES: Final = len(LAB.measures)
add_game, add_measure = jit_inline(totals.add_game), jit_inline(totals.add_measure)


@kernel
def play_games(table: IntArray, out: IntArray, moves_on: bool, seed: int, first: int, games: int) -> None:  # noqa: PLR0917
    """Play the games with these numbers, `greedy` on every seat, and add them to the totals in `out`.

    `table` has its rules, seats and deck set.
    """
    game, sums = int_pointer(table), int_pointer(out)
    for number in range(first, first + games):
        seed_stream(game, seed, number)
        if not play(game):
            sums[totals.UNFINISHED] += 1
        _add(sums, game, number % game[at.SEATS] if moves_on else 0)


@jit
def _add(sums: IntPointer, game: IntPointer, shift: int) -> None:
    seats, rounds, winners = game[at.SEATS], game[at.ROUND], game[at.WINNERS]
    add_game(sums, rounds, winners)
    cell = totals.HEAD
    for bot in range(seats):
        seat = (bot + shift) % seats
        record = record_of(seat)
        sums[cell + seat] += (winners >> seat) & 1
        cell += seats
        add_measure(sums, cell, game[record + at.TOTAL], rounds)
        add_measure(sums, cell + totals.SUMS, game[record + at.PHASES_LAID], rounds)
        add_measure(sums, cell + 2 * totals.SUMS, game[record + at.FLIPS], rounds)
        add_measure(sums, cell + 3 * totals.SUMS, game[record + at.TIMES_OUT], rounds)
        cell += MEASURES * totals.SUMS
