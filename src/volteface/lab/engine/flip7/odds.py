"""The expected gain of one more card, as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.deck import count_drawable
from volteface.lab.engine.flip7.scoring import BONUS, SEVEN, doubled, plus_points, points


@jit
def gain(game: IntPointer, seat: int) -> float:
    """How many points one more card adds on average; `count_drawable` must have been called."""
    now = points(game, seat)
    cards = 0
    for card in range(at.KINDS):
        cards += game[at.COUNTED + card]
    return _worth_of_all(game, seat, now) / cards - now if cards else 0.0


@jit
def gain_now(game: IntPointer, seat: int) -> float:
    """How many points one more card adds on average."""
    count_drawable(game)
    return gain(game, seat)


@jit
def _worth_of_all(game: IntPointer, seat: int, now: int) -> int:
    """The sum of the points after each card that may come."""
    record = at.RECORDS + seat * at.RECORD
    worth = _worth_of_numbers(game, record, now)
    for card in range(at.FREEZE, at.FIRST_MODIFIER):
        worth += game[at.COUNTED + card] * now
    for card in range(at.FIRST_MODIFIER, at.DOUBLE_CARD):
        worth += game[at.COUNTED + card] * (now + plus_points(card - at.FIRST_MODIFIER))
    factor = game[record + at.FACTOR]
    after_double = now + game[record + at.SUM] * (doubled(game, factor) - factor)
    return worth + game[at.COUNTED + at.DOUBLE_CARD] * after_double


@jit
def _worth_of_numbers(game: IntPointer, record: int, now: int) -> int:
    held, factor, worth = game[record + at.HELD], game[record + at.FACTOR], 0
    bonus = BONUS if game[record + at.COUNT] == SEVEN - 1 else 0
    after_duplicate = now if game[record + at.CHANCES] > 0 else 0
    for number in range(at.NUMBERS):
        after = after_duplicate if (held >> number) & 1 else now + number * factor + bonus
        worth += game[at.COUNTED + number] * after
    return worth
