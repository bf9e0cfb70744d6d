"""The Second Chance: kept, handed over or discarded (rule 10), as compiled code."""

from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules
from volteface.lab.fast.flip7.deck import discard
from volteface.lab.fast.flip7.targets import ask, first_of, is_single, targets


@inner
def receive_second_chance(game: Cells, seat: int) -> None:
    """Keep it, or find somebody to give it to, or discard it."""
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


@inner
def keep(game: Cells, seat: int) -> None:
    """The seat holds one more Second Chance."""
    game[at.RECORDS + seat * at.RECORD + at.CHANCES] += 1
