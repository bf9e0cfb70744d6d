"""Who a card may be played on, and the question put to its drawer (rules 7.2 to 7.4), as compiled code."""

from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules


@inner
def targets(game: Cells, chooser: int, card: int) -> int:
    """Everybody the chooser may play the card on."""
    active = game[at.ACTIVE_SEATS]
    others = active & ~(1 << chooser)
    if card == at.SECOND_CHANCE:
        return _without_second_chance(game, others)
    if card == at.FREEZE and others and game[rules.FREEZE_SELF] == rules.ONLY_WHEN_ALONE:
        return others
    return active


@inner
def ask(game: Cells, chooser: int, card: int, options: int) -> None:
    """Ask the chooser who gets the card."""
    game[at.CHOOSER] = chooser
    game[at.CHOICE_CARD] = card
    game[at.TARGETS] = options


@inner
def is_single(seats: int) -> bool:
    """Whether a group is exactly one seat."""
    return seats != 0 and seats & (seats - 1) == 0


@inner
def first_of(seats: int) -> int:
    """The lowest seat of a group."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@inner
def _without_second_chance(game: Cells, seats: int) -> int:
    free = 0
    for seat in range(game[at.SEATS]):
        if (seats >> seat) & 1 and game[at.RECORDS + seat * at.RECORD + at.CHANCES] == 0:
            free |= 1 << seat
    return free
