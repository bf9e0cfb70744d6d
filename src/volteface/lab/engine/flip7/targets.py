"""Who an action card may be played on, and asking for the target (rules 7.2 to 7.4), as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules


@jit
def targets(game: IntPointer, chooser: int, card: int) -> int:
    """The mask of seats that the chooser may play the card on."""
    active = game[at.ACTIVE_SEATS]
    others = active & ~(1 << chooser)
    if card == at.SECOND_CHANCE:
        return _without_second_chance(game, others)
    if card == at.FREEZE and others and game[rules.FREEZE_SELF] == rules.ONLY_WHEN_ALONE:
        return others
    return active


@jit
def ask(game: IntPointer, chooser: int, card: int, options: int) -> None:
    """Ask the chooser for the target."""
    game[at.CHOOSER] = chooser
    game[at.CHOICE_CARD] = card
    game[at.TARGETS] = options


@jit
def is_single(seats: int) -> bool:
    """Whether a mask holds exactly one seat."""
    return seats != 0 and seats & (seats - 1) == 0


@jit
def first_of(seats: int) -> int:
    """The lowest seat of a mask."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


@jit
def _without_second_chance(game: IntPointer, seats: int) -> int:
    free = 0
    for seat in range(game[at.SEATS]):
        if (seats >> seat) & 1 and game[at.RECORDS + seat * at.RECORD + at.CHANCES] == 0:
            free |= 1 << seat
    return free
