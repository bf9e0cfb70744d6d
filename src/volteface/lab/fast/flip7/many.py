"""Very many games of Flip 7 and what they add up to, as compiled code."""

from typing import Final

from volteface.lab import tally as into
from volteface.lab.fast.adding import add_game, add_measure
from volteface.lab.fast.chance import begin_stream
from volteface.lab.fast.compiled import Cells, Vector, cells, kernel, spliced
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.play import play

MEASURES: Final = ("points", "busts", "flip_sevens")
MEASURED: Final = len(MEASURES)
LOW_HALF: Final = 0xFFFFFFFF


@kernel
def play_many(  # noqa: PLR0917 - compiled functions take their arguments in order
    table: Vector, answers: Vector, bots: Vector, tally: Vector, seed: int, first: int, games: int
) -> None:
    """Games with these numbers, added to the tally.

    `table` is a table whose rules and seats are known, `answers` what table-driven policies look up, and `bots` holds
    a policy and its parameter for each bot; its last cell says whether they move on one seat from game to game.
    """
    game, found, seated, sums = cells(table), cells(answers), cells(bots), cells(tally)
    seats = game[at.SEATS]
    moves_on = seated[2 * seats] > 0
    for number in range(first, first + games):
        shift = number % seats if moves_on else 0
        for bot in range(seats):
            record = at.RECORDS + (bot + shift) % seats * at.RECORD
            game[record + at.POLICY] = seated[2 * bot]
            game[record + at.PARAMETER] = seated[2 * bot + 1]
        begin_stream(game, seed, number)
        play(game, found)
        _add(sums, game, shift)


@spliced
def _add(tally: Cells, game: Cells, shift: int) -> None:
    seats, rounds, winners = game[at.SEATS], game[at.ROUND], game[at.WINNERS]
    add_game(tally, rounds, winners)
    tally[into.TROUBLE] += game[at.TROUBLE]
    place = into.HEAD
    for bot in range(seats):
        seat = (bot + shift) % seats
        record = at.RECORDS + seat * at.RECORD
        tally[place + seat] += (winners >> seat) & 1
        place += seats
        add_measure(tally, place, game[record + at.TOTAL], rounds)
        add_measure(tally, place + into.SUMS, game[record + at.SEEN] & LOW_HALF, rounds)
        add_measure(tally, place + 2 * into.SUMS, game[record + at.SEEN] >> 32, rounds)
        place += MEASURED * into.SUMS
