"""Keeping, giving away and discarding a Second Chance (rule 10), as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules
from volteface.lab.engine.flip7.deck import discard
from volteface.lab.engine.flip7.targets import ask, first_of, is_single, targets


@jit
def receive_second_chance(game: IntPointer, seat: int) -> None:
    """Keep a Second Chance, or give it away, or discard it."""
    record = at.RECORDS + seat * at.RECORD
    status = game[record + at.STATUS]
    if status == at.ACTIVE and game[record + at.CHANCES] == 0:
        keep(game, seat)
        return
    discards_after_bust = game[rules.DEFERRED_SECOND_CHANCE_AFTER_BUST] == rules.DISCARDED_SECOND_CHANCE
    if status == at.BUSTED and discards_after_bust:
        discard(game, at.SECOND_CHANCE)
        return
    takers = targets(game, seat, at.SECOND_CHANCE)
    if is_single(takers):
        keep(game, first_of(takers))
    elif takers:
        ask(game, seat, at.SECOND_CHANCE, takers)
    elif game[at.ACTIVE_SEATS] == 1 << seat and game[rules.SPARE_SECOND_CHANCE_ALONE] == rules.KEPT:
        keep(game, seat)
    else:
        discard(game, at.SECOND_CHANCE)


@jit
def keep(game: IntPointer, seat: int) -> None:
    """Give the seat a Second Chance."""
    game[at.RECORDS + seat * at.RECORD + at.CHANCES] += 1
