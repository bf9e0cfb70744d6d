"""Every move of Phase 10 FLIP!, one move at a time or whole games, as compiled code."""

from typing import Final

from volteface.lab.fast.chance import below
from volteface.lab.fast.compiled import Cells, Vector, cells, inner, kept, kernel, spliced
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import moves, rules
from volteface.lab.fast.phase10flip.greedy import best_hit, dearest_discard, wants_discard
from volteface.lab.fast.phase10flip.groups import add_entry, entry_of, group_at, lay_groups
from volteface.lab.fast.phase10flip.hand import add_card, face_up, has_flip, record_of, remove_card
from volteface.lab.fast.phase10flip.laying import ready_lay_down
from volteface.lab.fast.phase10flip.round import begin_round, deal, end_round, end_turn, flip, renew_pile

MOST_ROUNDS: Final = 10_000  # of a game that ends


@inner
def start(game: Cells) -> None:
    """A table whose rules, seats and deck are known, before its first dealer is."""
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


@kept
def choose(game: Cells) -> int:
    """The move of whoever is to act: by chance for the Dealer, as `greedy` does for a seat."""
    stage = game[at.STAGE]
    if stage == at.FIRST_DEALER:
        return moves.NAME_DEALER + below(game, game[at.SEATS])
    if stage == at.SCORED:
        return moves.NEXT_ROUND
    if stage != at.PLAYING:
        _shuffle(game)
        return moves.SHUFFLE
    if not game[at.HAS_DRAWN]:
        return moves.TAKE if game[at.IN_DRAW] == 0 or wants_discard(game) else moves.DRAW
    return _choose_step(game)


@spliced
def _choose_step(game: Cells) -> int:
    """What a seat does that has drawn: lay its phase, then hit, then discard."""
    record = record_of(game[at.SEAT])
    if game[record + at.GROUPS_LAID] == 0:
        if ready_lay_down(game):
            return moves.LAY_DOWN
    elif game[record + at.HELD] > 1 or game[rules.GOING_OUT] != rules.DISCARD_ONLY:
        hit = best_hit(game)
        if hit:
            return hit
    return moves.DISCARD + dearest_discard(game)


@kept
def make(game: Cells, move: int) -> None:
    """Carry out a move that is allowed now."""
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
        _go_on(game, _hit(game, what))
    elif kind == moves.LAY_DOWN:
        _go_on(game, lay_groups(game))
    else:
        _deal(game, kind, what)


@inner
def _deal(game: Cells, kind: int, what: int) -> None:
    if kind == moves.NAME_DEALER:
        begin_round(game, what)
    elif kind == moves.NEXT_ROUND:
        begin_round(game, (game[at.DEALER] + 1) % game[at.SEATS])
    elif game[at.STAGE] == at.DEAL:
        deal(game)
    else:
        renew_pile(game)


@inner
def _hit(game: Cells, what: int) -> bool:
    """A card lies in a group; whether it shows a FLIP mark."""
    card, seat = what & 255, (what >> moves.HIT_SEAT) & 7
    group = group_at(seat, (what >> moves.HIT_GROUP) & 3)
    face = face_up(game, card)
    add_entry(game, group, entry_of(what >> moves.HIT_NUMBER, face, card))
    remove_card(game, game[at.SEAT], card)
    return has_flip(face)


@inner
def _go_on(game: Cells, shows_flip: bool) -> None:
    """A laid FLIP card flips only by a house rule; whose last card lies on the table needs no discard to go out."""
    if shows_flip and game[rules.FLIP_WHEN] != rules.DISCARDED:
        flip(game)
    if game[record_of(game[at.SEAT]) + at.HELD] == 0:
        end_round(game, game[at.SEAT])


@inner
def _discard(game: Cells, card: int) -> None:
    """The card ends the turn; a FLIP on its active face turns the table over."""
    seat, face = game[at.SEAT], face_up(game, card)
    remove_card(game, seat, card)
    game[at.DISCARD + game[at.IN_DISCARD]] = card
    game[at.IN_DISCARD] += 1
    is_last = game[record_of(seat) + at.HELD] == 0
    if has_flip(face) and not (is_last and game[rules.LAST_DISCARD_FLIPS] == rules.NO):
        flip(game)
    end_turn(game)


@inner
def _shuffle(game: Cells) -> None:
    """Lay the cards that are due in any order, each as likely: all of them, or the discards but the top one."""
    is_deal = game[at.STAGE] == at.DEAL
    cards = game[at.CARDS] if is_deal else game[at.IN_DISCARD] - 1
    source = at.DECK if is_deal else at.DISCARD
    for place in range(cards):
        other = below(game, place + 1)
        game[at.ORDER + place] = game[at.ORDER + other]
        game[at.ORDER + other] = game[source + place]
    game[at.IN_ORDER] = cards


@spliced
def play(game: Cells) -> bool:
    """A whole game; whether it came to its end."""
    start(game)
    while game[at.STAGE] != at.OVER and game[at.ROUND] <= MOST_ROUNDS:
        make(game, choose(game))
    return game[at.STAGE] == at.OVER


@kernel
def step(vector: Vector, move: int) -> int:
    """For Python: carry out a move that is allowed now, or one that whoever is to act chooses; which one it was."""
    game = cells(vector)
    if move == moves.CHOOSE:
        move = choose(game)
    make(game, move)
    return move
