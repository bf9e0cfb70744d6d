"""Very many games of Phase 10 FLIP! and what they add up to, as compiled code."""

from typing import Final

from volteface.lab import tally as into
from volteface.lab.fast.adding import add_game, add_measure
from volteface.lab.fast.chance import begin_stream
from volteface.lab.fast.compiled import Cells, Vector, cells, inner, kernel
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip.hand import record_of
from volteface.lab.fast.phase10flip.play import play

MEASURES: Final = ("points", "phases", "flips", "times_out")
MEASURED: Final = len(MEASURES)


@kernel
def play_many_rounds(table: Vector, tally: Vector, moves_on: bool, seed: int, first: int, games: int) -> None:  # noqa: PLR0917
    """Games with these numbers between like bots, added to the tally; `table` knows its rules, seats and deck."""
    game, sums = cells(table), cells(tally)
    for number in range(first, first + games):
        begin_stream(game, seed, number)
        if not play(game):
            sums[into.TROUBLE] += 1
        _add(sums, game, number % game[at.SEATS] if moves_on else 0)


@inner
def _add(tally: Cells, game: Cells, shift: int) -> None:
    seats, rounds, winners = game[at.SEATS], game[at.ROUND], game[at.WINNERS]
    add_game(tally, rounds, winners)
    place = into.HEAD
    for bot in range(seats):
        seat = (bot + shift) % seats
        record = record_of(seat)
        tally[place + seat] += (winners >> seat) & 1
        place += seats
        add_measure(tally, place, game[record + at.TOTAL], rounds)
        add_measure(tally, place + into.SUMS, game[record + at.PHASES_LAID], rounds)
        add_measure(tally, place + 2 * into.SUMS, game[record + at.FLIPS], rounds)
        add_measure(tally, place + 3 * into.SUMS, game[record + at.TIMES_OUT], rounds)
        place += MEASURED * into.SUMS
