"""The points of a line (rules 6 and 11), as kernels."""

from typing import Final

from volteface.games.flip7.scoring import FLIP_SEVEN_BONUS, NUMBERS_TO_FLIP
from volteface.lab.engine.compiler import IntPointer, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules

SEVEN: Final = NUMBERS_TO_FLIP
BONUS: Final = FLIP_SEVEN_BONUS


@jit_inline
def points(game: IntPointer, seat: int) -> int:
    """The points of a seat's line if the round ended now."""
    record = at.RECORDS + seat * at.RECORD
    if game[record + at.STATUS] == at.BUSTED:
        return 0
    worth = game[record + at.SUM] * game[record + at.FACTOR] + game[record + at.PLUS_POINTS]
    return worth + BONUS if game[record + at.COUNT] == SEVEN else worth


@jit_inline
def add_modifier(game: IntPointer, seat: int, card: int) -> None:
    """Add a modifier to a seat's line."""
    record = at.RECORDS + seat * at.RECORD
    game[record + at.MODIFIERS] += 1 << (4 * (card - at.FIRST_MODIFIER))
    if card < at.DOUBLE_CARD:
        game[record + at.PLUS_POINTS] += plus_points(card - at.FIRST_MODIFIER)
    else:
        game[record + at.FACTOR] = doubled(game, game[record + at.FACTOR])


@jit_inline
def plus_points(kind: int) -> int:
    """The points of a plus card, which are numbered from 0."""
    return at.PLUS_STEP * (kind + 1)


@jit_inline
def doubled(game: IntPointer, factor: int) -> int:
    """The factor of a line's numbers after one more x2."""
    return factor * 2 if game[rules.TWO_DOUBLES] == rules.MULTIPLY else 2
