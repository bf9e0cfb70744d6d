"""What a line is worth (rules 6 and 11), as compiled code."""

from typing import Final

from volteface.games.flip7.scoring import FLIP_SEVEN_BONUS, NUMBERS_TO_FLIP
from volteface.lab.fast.compiled import Cells, inlined
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules

SEVEN: Final = NUMBERS_TO_FLIP
BONUS: Final = FLIP_SEVEN_BONUS


@inlined
def points(game: Cells, seat: int) -> int:
    """What a line scores if the round ends now."""
    record = at.RECORDS + seat * at.RECORD
    if game[record + at.STATUS] == at.BUSTED:
        return 0
    worth = game[record + at.SUM] * game[record + at.FACTOR] + game[record + at.PLUS_POINTS]
    return worth + BONUS if game[record + at.COUNT] == SEVEN else worth


@inlined
def add_modifier(game: Cells, seat: int, card: int) -> None:
    """A modifier comes to a line."""
    record = at.RECORDS + seat * at.RECORD
    game[record + at.MODIFIERS] += 1 << (4 * (card - at.FIRST_MODIFIER))
    if card < at.DOUBLE_CARD:
        game[record + at.PLUS_POINTS] += 2 * (card - at.FIRST_MODIFIER + 1)
    else:
        game[record + at.FACTOR] = doubled(game, game[record + at.FACTOR])


@inlined
def doubled(game: Cells, factor: int) -> int:
    """The factor of a line's numbers after one more x2."""
    return factor * 2 if game[rules.TWO_DOUBLES] == rules.MULTIPLY else 2
