"""The exact odds of the next card, one step ahead, as compiled code."""

from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.deck import count_drawable
from volteface.lab.fast.flip7.scoring import BONUS, SEVEN, doubled, points


@inner
def gain(game: Cells, seat: int) -> float:
    """What one more card adds to a seat's points, on average; `count_drawable` has counted the cards."""
    now = points(game, seat)
    cards = 0
    for card in range(at.KINDS):
        cards += game[at.COUNTED + card]
    return _worth_of_all(game, seat, now) / cards - now if cards else 0.0


@inner
def gain_now(game: Cells, seat: int) -> float:
    """What one more card adds to a seat's points, on average."""
    count_drawable(game)
    return gain(game, seat)


@inner
def _worth_of_all(game: Cells, seat: int, now: int) -> int:
    """The points after each card that may come, added up."""
    record = at.RECORDS + seat * at.RECORD
    worth = _worth_of_numbers(game, record, now)
    for card in range(at.FREEZE, at.FIRST_MODIFIER):
        worth += game[at.COUNTED + card] * now
    for card in range(at.FIRST_MODIFIER, at.DOUBLE_CARD):
        worth += game[at.COUNTED + card] * (now + 2 * (card - at.FIRST_MODIFIER + 1))
    factor = game[record + at.FACTOR]
    after_double = now + game[record + at.SUM] * (doubled(game, factor) - factor)
    return worth + game[at.COUNTED + at.DOUBLE_CARD] * after_double


@inner
def _worth_of_numbers(game: Cells, record: int, now: int) -> int:
    held, factor, worth = game[record + at.HELD], game[record + at.FACTOR], 0
    bonus = BONUS if game[record + at.COUNT] == SEVEN - 1 else 0
    after_duplicate = now if game[record + at.CHANCES] > 0 else 0
    for number in range(at.NUMBERS):
        after = after_duplicate if (held >> number) & 1 else now + number * factor + bonus
        worth += game[at.COUNTED + number] * after
    return worth
