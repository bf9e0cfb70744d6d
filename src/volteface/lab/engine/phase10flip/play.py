"""Starting a game of Phase 10 FLIP! and making a move in it, as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit, jit_cached
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip import moves, rules
from volteface.lab.engine.phase10flip.groups import add_entry, entry_of, group_at, lay_groups
from volteface.lab.engine.phase10flip.hand import add_card, face_up, has_flip, record_of, remove_card
from volteface.lab.engine.phase10flip.round import begin_round, deal, end_round, end_turn, flip, renew_pile
from volteface.lab.engine.rng import random_below


@jit
def start(game: IntPointer) -> None:
    """Start a game at a table whose rules, seats and deck are set."""
    game[at.STAGE] = at.FIRST_DEALER
    game[at.ROUND] = 0
    game[at.IS_REPLAY] = 0
    game[at.WINNERS] = 0
    game[at.PLAYING_SEATS] = (1 << game[at.SEATS]) - 1
    for seat in range(game[at.SEATS]):
        record = record_of(seat)
        for field in range(at.HAND):
            game[record + field] = 0
        game[record + at.PHASE] = 1


@jit_cached
def make(game: IntPointer, move: int) -> None:
    """Make a legal move."""
    kind, what = move - move % moves.KIND, move % moves.KIND
    if kind == moves.DRAW:
        game[at.IN_DRAW] -= 1
        add_card(game, game[at.SEAT], game[at.DRAW + game[at.IN_DRAW]])
        game[at.HAS_DRAWN] = 1
    elif kind == moves.TAKE:
        game[at.IN_DISCARD] -= 1
        add_card(game, game[at.SEAT], game[at.DISCARD + game[at.IN_DISCARD]])
        game[at.HAS_DRAWN] = 1
    elif kind == moves.DISCARD:
        _discard(game, what)
    elif kind == moves.HIT:
        _after_laying(game, _hit(game, move))
    elif kind == moves.LAY_DOWN:
        _after_laying(game, lay_groups(game))
    else:
        _deal(game, kind, what)


@jit
def shuffle(game: IntPointer) -> None:
    """Write a random order of the cards that are due to ORDER: all of them, or the discards but the top one."""
    is_deal = game[at.STAGE] == at.DEAL
    cards = game[at.CARDS] if is_deal else game[at.IN_DISCARD] - 1
    source = at.DECK if is_deal else at.DISCARD
    for index in range(cards):
        other = random_below(game, index + 1)
        game[at.ORDER + index] = game[at.ORDER + other]
        game[at.ORDER + other] = game[source + index]
    game[at.IN_ORDER] = cards


@jit
def _deal(game: IntPointer, kind: int, what: int) -> None:
    if kind == moves.NAME_DEALER:
        begin_round(game, what)
    elif kind == moves.NEXT_ROUND:
        begin_round(game, (game[at.DEALER] + 1) % game[at.SEATS])
    elif game[at.STAGE] == at.DEAL:
        deal(game)
    else:
        renew_pile(game)


@jit
def _hit(game: IntPointer, move: int) -> bool:
    """Add a card to a group; returns whether it shows a FLIP mark."""
    card = moves.hit_card(move)
    group, face = group_at(moves.hit_seat(move), moves.hit_group(move)), face_up(game, card)
    add_entry(game, group, entry_of(moves.hit_number(move), face, card))
    remove_card(game, game[at.SEAT], card)
    return has_flip(face)


@jit
def _after_laying(game: IntPointer, shows_flip: bool) -> None:
    """Flip if a house rule says so, and end the round if the hand is empty."""
    if shows_flip and game[rules.FLIP_WHEN] != rules.DISCARDED:
        flip(game)
    if game[record_of(game[at.SEAT]) + at.HELD] == 0:
        end_round(game, game[at.SEAT])


@jit
def _discard(game: IntPointer, card: int) -> None:
    """Discard a card, which ends the turn; a FLIP mark on the side in play flips."""
    seat, face = game[at.SEAT], face_up(game, card)
    remove_card(game, seat, card)
    game[at.DISCARD + game[at.IN_DISCARD]] = card
    game[at.IN_DISCARD] += 1
    is_last = game[record_of(seat) + at.HELD] == 0
    if has_flip(face) and not (is_last and game[rules.LAST_DISCARD_FLIPS] == rules.NO):
        flip(game)
    end_turn(game)
