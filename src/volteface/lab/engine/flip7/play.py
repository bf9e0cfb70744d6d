"""Starting a game of Flip 7, going from round to round, and playing action cards, as kernels."""

from typing import Final

from volteface.lab.engine.compiler import IntPointer, jit
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7.flip_three import aim
from volteface.lab.engine.flip7.round import begin_round, go_on, next_round
from volteface.lab.engine.flip7.second_chance import keep
from volteface.lab.engine.rng import random_below

# A move is one integer: its kind plus a card or a seat.
KIND: Final = 64
NAME_DEALER: Final = 0 * KIND
NEXT_ROUND: Final = 1 * KIND
REVEAL: Final = 2 * KIND
HIT: Final = 3 * KIND
STAY: Final = 4 * KIND
AIM: Final = 5 * KIND


@jit
def start(game: IntPointer) -> None:
    """Start a game at a table whose rules, seats and policies are set."""
    game[at.STAGE] = at.FIRST_DEALER
    game[at.ROUND] = 0
    game[at.CARD_DUE] = 0
    game[at.CHOOSER] = -1
    game[at.THREES] = 0
    game[at.WINNERS] = 0
    game[at.OVERFLOW] = 0
    game[at.DISCARDED] = 0
    game[at.PLAYING_SEATS] = (1 << game[at.SEATS]) - 1
    _fill_deck(game)
    for seat in range(game[at.SEATS]):
        record = at.RECORDS + seat * at.RECORD
        game[record + at.TOTAL] = 0
        game[record + at.STATISTICS] = 0


@jit
def begin_next_round(game: IntPointer) -> int:
    """Name a random first dealer, or begin the next round; returns the move."""
    if game[at.STAGE] == at.FIRST_DEALER:
        dealer = random_below(game, game[at.SEATS])
        begin_round(game, dealer)
        move = NAME_DEALER + dealer
    else:
        next_round(game)
        move = NEXT_ROUND
    go_on(game)
    return move


@jit
def play_on(game: IntPointer, target: int) -> None:
    """Play the card that waits for a target on this one."""
    game[at.CHOOSER] = -1
    if game[at.CHOICE_CARD] == at.SECOND_CHANCE:
        keep(game, target)
    else:
        aim(game, game[at.CHOICE_CARD], target)


@jit
def _fill_deck(game: IntPointer) -> None:
    """Put whole decks into the deck, in a fixed order: drawing is what is random."""
    cell = at.ROW
    for card in range(at.KINDS):
        copies = at.COPIES[card] * game[at.DECKS]
        game[at.IN_DECK + card] = copies
        game[at.DISCARDED_NOW + card] = 0
        for _ in range(copies):
            game[cell] = card
            cell += 1
    game[at.CARDS_IN_ALL] = cell - at.ROW
    game[at.LEFT] = cell - at.ROW
    game[at.EARLIER] = cell - at.ROW
