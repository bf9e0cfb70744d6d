"""The Flip Three card: three cards by force, then the cards that waited (rule 9), as compiled code."""

from volteface.lab.fast.compiled import Cells, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules
from volteface.lab.fast.flip7.deck import call_for_card, discard, drawable
from volteface.lab.fast.flip7.second_chance import receive_second_chance
from volteface.lab.fast.flip7.targets import ask, first_of, is_single, targets


@inner
def play_action(game: Cells, chooser: int, card: int) -> None:
    """A Freeze or Flip Three finds its target: the only one there is, or the chooser's choice."""
    options = targets(game, chooser, card)
    if is_single(options):
        aim(game, card, first_of(options))
    elif options:
        ask(game, chooser, card, options)
    else:
        spend(game, chooser, card)


@inner
def aim(game: Cells, card: int, target: int) -> None:
    """The target of a Freeze or Flip Three is settled: it acts now, or after all that wait have theirs."""
    if game[at.THREES] > 0 and game[rules.DEFERRED_ORDER] == rules.ASSIGNED_FIRST:
        _assign(game, card, target)
    else:
        _act(game, card, target)


@inner
def wait(game: Cells, card: int) -> None:
    """An action card drawn in a Flip Three waits until the three are dealt."""
    frame = _innermost(game)
    game[frame + at.WAITING] = _appended(game[frame + at.WAITING], card + 1, 5)


@inner
def continue_three(game: Cells) -> None:
    """The next step of the innermost Flip Three: a card, a waiting card, or its end."""
    frame = _innermost(game)
    if game[frame + at.DEALT] == 0:
        _deal(game, frame)
    elif game[frame + at.WAITING] > 0:
        _resolve_waiting(game, frame)
    elif game[frame + at.ASSIGNED] > 0:
        _act_assigned(game, frame)
    else:
        game[at.THREES] -= 1


@inner
def void_all(game: Cells) -> None:
    """The round is over: whatever still waits stays before its owner."""
    for three in range(game[at.THREES]):
        frame = at.FRAMES + three * at.FRAME
        _spend_waiting(game, frame)
        while game[frame + at.ASSIGNED] > 0:
            spend(game, game[frame + at.OWNER], (game[frame + at.ASSIGNED] & 31) - 1)
            game[frame + at.ASSIGNED] >>= 11
    game[at.THREES] = 0


@inner
def spend(game: Cells, seat: int, card: int) -> None:
    """An action card lies before a seat and does nothing any more."""
    game[at.RECORDS + seat * at.RECORD + at.SPENT] += 1 << (8 * (card - at.FREEZE))


@inner
def _innermost(game: Cells) -> int:
    return at.FRAMES + (game[at.THREES] - 1) * at.FRAME


@inner
def _appended(row: int, item: int, width: int) -> int:
    """A row of items packed into one number, with one more at its end."""
    place = 0
    while row >> place:
        place += width
    return row | (item << place)


@inner
def _act(game: Cells, card: int, target: int) -> None:
    spend(game, target, card)
    if card == at.FREEZE:
        game[at.RECORDS + target * at.RECORD + at.STATUS] = at.FROZEN
        game[at.ACTIVE_SEATS] &= ~(1 << target)
    else:
        _begin(game, target)


@inner
def _begin(game: Cells, target: int) -> None:
    if game[rules.FLIP_THREE_REPLACES_DEAL] == rules.YES:
        game[at.UNDEALT_SEATS] &= ~(1 << target)
    if game[at.THREES] == at.MOST_THREES:
        game[at.TROUBLE] = 1
        game[at.STAGE] = at.OVER
        return
    frame = at.FRAMES + game[at.THREES] * at.FRAME
    game[frame + at.OWNER] = target
    game[frame + at.TO_DEAL] = 3
    game[frame + at.DEALT] = 0
    game[frame + at.WAITING] = 0
    game[frame + at.ASSIGNED] = 0
    game[at.THREES] += 1


@inner
def _deal(game: Cells, frame: int) -> None:
    owner = game[frame + at.OWNER]
    still_in = game[frame + at.TO_DEAL] > 0 and (game[at.ACTIVE_SEATS] >> owner) & 1
    if still_in and drawable(game) > 0:
        call_for_card(game)
        return
    game[frame + at.TO_DEAL] = 0
    game[frame + at.DEALT] = 1
    if game[rules.USED_FLIP_THREE] == rules.DISCARDED_FLIP_THREE:
        game[at.RECORDS + owner * at.RECORD + at.SPENT] -= 1 << 8
        discard(game, at.FLIP_THREE)


@inner
def _resolve_waiting(game: Cells, frame: int) -> None:
    owner = game[frame + at.OWNER]
    if _is_dropped(game, owner):
        _spend_waiting(game, frame)
        return
    card = (game[frame + at.WAITING] & 31) - 1
    game[frame + at.WAITING] >>= 5
    if card != at.SECOND_CHANCE:
        play_action(game, owner, card)
    elif game[rules.DEFERRED_ORDER] == rules.ASSIGNED_FIRST:
        _assign(game, card, owner)
    else:
        receive_second_chance(game, owner)


@inner
def _is_dropped(game: Cells, owner: int) -> bool:
    status = game[at.RECORDS + owner * at.RECORD + at.STATUS]
    if status == at.BUSTED:
        return game[rules.DEFERRED_AFTER_BUST] == rules.DROPPED
    return status == at.FROZEN and game[rules.DEFERRED_AFTER_FREEZE] == rules.DROPPED


@inner
def _spend_waiting(game: Cells, frame: int) -> None:
    while game[frame + at.WAITING] > 0:
        spend(game, game[frame + at.OWNER], (game[frame + at.WAITING] & 31) - 1)
        game[frame + at.WAITING] >>= 5


@inner
def _assign(game: Cells, card: int, target: int) -> None:
    frame = _innermost(game)
    game[frame + at.ASSIGNED] = _appended(game[frame + at.ASSIGNED], (card + 1) | (target << 5), 11)


@inner
def _act_assigned(game: Cells, frame: int) -> None:
    first = game[frame + at.ASSIGNED] & 2047
    game[frame + at.ASSIGNED] >>= 11
    card, target = (first & 31) - 1, first >> 5
    if card == at.SECOND_CHANCE:
        receive_second_chance(game, game[frame + at.OWNER])
    elif not (game[at.ACTIVE_SEATS] >> target) & 1:
        discard(game, card)
    else:
        _act(game, card, target)
