"""The Flip Three card: three forced cards, then the deferred ones (rule 9), as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules
from volteface.lab.engine.flip7.deck import call_for_card, discard, drawable
from volteface.lab.engine.flip7.second_chance import receive_second_chance
from volteface.lab.engine.flip7.targets import ask, first_of, is_single, targets


@jit
def play_action(game: IntPointer, chooser: int, card: int) -> None:
    """Play a Freeze or Flip Three on the only target there is, or ask the chooser."""
    options = targets(game, chooser, card)
    if is_single(options):
        aim(game, card, first_of(options))
    elif options:
        ask(game, chooser, card, options)
    else:
        spend(game, chooser, card)


@jit
def aim(game: IntPointer, card: int, target: int) -> None:
    """Apply a Freeze or Flip Three to its target, now or once all deferred cards have a target."""
    if game[at.THREES] > 0 and game[rules.DEFERRED_ORDER] == rules.ASSIGNED_FIRST:
        _assign(game, card, target)
    else:
        _act(game, card, target)


@jit
def defer(game: IntPointer, card: int) -> None:
    """Defer an action card that was drawn in a Flip Three until its three cards are dealt."""
    frame = _innermost(game)
    game[frame + at.WAITING] = _appended(game[frame + at.WAITING], card + 1, 5)


@jit
def continue_three(game: IntPointer) -> None:
    """Take the next step of the innermost Flip Three: a card, a deferred card, or its end."""
    frame = _innermost(game)
    if game[frame + at.DEALT] == 0:
        _deal(game, frame)
    elif game[frame + at.WAITING] > 0:
        _resolve_waiting(game, frame)
    elif game[frame + at.ASSIGNED] > 0:
        _act_assigned(game, frame)
    else:
        game[at.THREES] -= 1


@jit
def void_all(game: IntPointer) -> None:
    """The round is over: deferred cards stay with their owners."""
    for three in range(game[at.THREES]):
        frame = at.FRAMES + three * at.FRAME
        _spend_waiting(game, frame)
        while game[frame + at.ASSIGNED] > 0:
            spend(game, game[frame + at.OWNER], (game[frame + at.ASSIGNED] & 31) - 1)
            game[frame + at.ASSIGNED] >>= 11
    game[at.THREES] = 0


@jit
def spend(game: IntPointer, seat: int, card: int) -> None:
    """Leave an action card without effect in front of a seat."""
    game[at.RECORDS + seat * at.RECORD + at.SPENT] += 1 << (8 * (card - at.FREEZE))


@jit
def _innermost(game: IntPointer) -> int:
    return at.FRAMES + (game[at.THREES] - 1) * at.FRAME


@jit
def _appended(items: int, item: int, width: int) -> int:
    """Append to a list of items that is packed into one integer."""
    shift = 0
    while items >> shift:
        shift += width
    return items | (item << shift)


@jit
def _act(game: IntPointer, card: int, target: int) -> None:
    spend(game, target, card)
    if card == at.FREEZE:
        game[at.RECORDS + target * at.RECORD + at.STATUS] = at.FROZEN
        game[at.ACTIVE_SEATS] &= ~(1 << target)
    else:
        _begin(game, target)


@jit
def _begin(game: IntPointer, target: int) -> None:
    if game[rules.FLIP_THREE_REPLACES_DEAL] == rules.YES:
        game[at.UNDEALT_SEATS] &= ~(1 << target)
    if game[at.THREES] == at.MOST_THREES:
        game[at.OVERFLOW] = 1
        game[at.STAGE] = at.OVER
        return
    frame = at.FRAMES + game[at.THREES] * at.FRAME
    game[frame + at.OWNER] = target
    game[frame + at.TO_DEAL] = 3
    game[frame + at.DEALT] = 0
    game[frame + at.WAITING] = 0
    game[frame + at.ASSIGNED] = 0
    game[at.THREES] += 1


@jit
def _deal(game: IntPointer, frame: int) -> None:
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


@jit
def _resolve_waiting(game: IntPointer, frame: int) -> None:
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


@jit
def _is_dropped(game: IntPointer, owner: int) -> bool:
    status = game[at.RECORDS + owner * at.RECORD + at.STATUS]
    if status == at.BUSTED:
        return game[rules.DEFERRED_AFTER_BUST] == rules.DROPPED
    return status == at.FROZEN and game[rules.DEFERRED_AFTER_FREEZE] == rules.DROPPED


@jit
def _spend_waiting(game: IntPointer, frame: int) -> None:
    while game[frame + at.WAITING] > 0:
        spend(game, game[frame + at.OWNER], (game[frame + at.WAITING] & 31) - 1)
        game[frame + at.WAITING] >>= 5


@jit
def _assign(game: IntPointer, card: int, target: int) -> None:
    frame = _innermost(game)
    game[frame + at.ASSIGNED] = _appended(game[frame + at.ASSIGNED], (card + 1) | (target << 5), 11)


@jit
def _act_assigned(game: IntPointer, frame: int) -> None:
    first = game[frame + at.ASSIGNED] & 2047
    game[frame + at.ASSIGNED] >>= 11
    card, target = (first & 31) - 1, first >> 5
    if card == at.SECOND_CHANCE:
        receive_second_chance(game, game[frame + at.OWNER])
    elif not (game[at.ACTIVE_SEATS] >> target) & 1:
        discard(game, card)
    else:
        _act(game, card, target)
