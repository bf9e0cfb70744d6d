"""Every move of Flip 7, one move at a time or whole games, as compiled code."""

from typing import Final

from volteface.lab.fast.chance import begin_stream, below
from volteface.lab.fast.compiled import Cells, Fractions, Vector, cells, inner, kernel, reals, spliced
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7.deck import call_for_card, draw, place_of, take
from volteface.lab.fast.flip7.flip_three import aim
from volteface.lab.fast.flip7.policies import may_stay, target, wants_hit
from volteface.lab.fast.flip7.problem import Memory
from volteface.lab.fast.flip7.round import begin_round, go_on, next_round, stay
from volteface.lab.fast.flip7.second_chance import keep
from volteface.lab.fast.flip7.turn import receive

# A move as one number: its kind, and a card or a seat below it.
KIND: Final = 64
NAME_DEALER: Final = 0 * KIND
NEXT_ROUND: Final = 1 * KIND
REVEAL: Final = 2 * KIND
HIT: Final = 3 * KIND
STAY: Final = 4 * KIND
AIM: Final = 5 * KIND


@inner
def start(game: Cells) -> None:
    """A table whose rules, seats and policies are known, before its first dealer is."""
    game[at.STAGE] = at.FIRST_DEALER
    game[at.ROUND] = 0
    game[at.CARD_DUE] = 0
    game[at.CHOOSER] = -1
    game[at.THREES] = 0
    game[at.WINNERS] = 0
    game[at.TROUBLE] = 0
    game[at.DISCARDED] = 0
    game[at.PLAYING_SEATS] = (1 << game[at.SEATS]) - 1
    _new_deck(game)
    for seat in range(game[at.SEATS]):
        record = at.RECORDS + seat * at.RECORD
        game[record + at.TOTAL] = 0
        game[record + at.SEEN] = 0


@inner
def make(game: Cells, move: int) -> None:
    """Carry out a move that is allowed now."""
    kind, what = move - move % KIND, move % KIND
    if kind == REVEAL:
        receive(game, take(game, place_of(game, what)))
    elif kind == HIT:
        call_for_card(game)
    elif kind == STAY:
        stay(game, game[at.SEAT])
    elif kind == AIM:
        _aim(game, what)
    elif kind == NEXT_ROUND:
        next_round(game)
    else:
        begin_round(game, what)
    go_on(game)


@spliced
def advance(game: Cells, memory: Memory) -> int:
    """One move by chance or by the policy of the seat that is asked, carried out; which one it was."""
    if game[at.STAGE] != at.PLAYING:
        return _advance_between(game)
    if game[at.CARD_DUE]:
        card = draw(game)
        receive(game, card)
        move = REVEAL + card
    elif game[at.CHOOSER] >= 0:
        chosen = target(game)
        _aim(game, chosen)
        move = AIM + chosen
    elif wants_hit(game, game[at.SEAT], memory) or not may_stay(game, game[at.SEAT]):
        call_for_card(game)
        move = HIT
    else:
        stay(game, game[at.SEAT])
        move = STAY
    go_on(game)
    return move


@spliced
def play(game: Cells, memory: Memory) -> None:
    """A whole game."""
    start(game)
    while game[at.STAGE] != at.OVER:
        advance(game, memory)


@inner
def _advance_between(game: Cells) -> int:
    if game[at.STAGE] == at.FIRST_DEALER:
        dealer = below(game, game[at.SEATS])
        begin_round(game, dealer)
        move = NAME_DEALER + dealer
    else:
        next_round(game)
        move = NEXT_ROUND
    go_on(game)
    return move


@inner
def _aim(game: Cells, chosen: int) -> None:
    game[at.CHOOSER] = -1
    if game[at.CHOICE_CARD] == at.SECOND_CHANCE:
        keep(game, chosen)
    else:
        aim(game, game[at.CHOICE_CARD], chosen)


@inner
def _new_deck(game: Cells) -> None:
    """As many whole decks as the rules say, in one order: chance comes with drawing."""
    place = at.ROW
    for card in range(at.KINDS):
        copies = _copies(card) * game[at.DECKS]
        game[at.IN_DECK + card] = copies
        game[at.DISCARDED_NOW + card] = 0
        for _ in range(copies):
            game[place] = card
            place += 1
    game[at.CARDS_IN_ALL] = place - at.ROW
    game[at.LEFT] = place - at.ROW
    game[at.EARLIER] = place - at.ROW


@inner
def _copies(card: int) -> int:
    if card < at.NUMBERS:
        return max(card, 1)
    return 3 if card < at.FIRST_MODIFIER else 1


@kernel
def make_move(vector: Vector, move: int) -> None:
    """For Python: carry out a move that is allowed now."""
    make(cells(vector), move)


@kernel
def advance_once(vector: Vector, table: Vector, problem: Vector, keys: Vector, values: Fractions) -> int:
    """For Python: one move by chance or by the policy of the seat that is asked; which one it was."""
    return advance(cells(vector), (cells(table), cells(problem), cells(keys), reals(values)))


@kernel
def go_on_from(vector: Vector) -> None:
    """For Python: play on from a position until somebody has to decide or a card is due."""
    go_on(cells(vector))


@kernel
def begin(vector: Vector, seed: int, number: int) -> None:
    """For Python: a game of a seed, before its first dealer is known."""
    begin_stream(cells(vector), seed, number)
    start(cells(vector))
