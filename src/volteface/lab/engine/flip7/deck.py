"""Drawing from the deck, discarding and reshuffling (rule 12), as kernels."""

from volteface.lab.engine.compiler import IntPointer, jit, jit_inline
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import rules
from volteface.lab.engine.rng import random_below


@jit_inline
def draw(game: IntPointer) -> int:
    """Draw a random card of the deck."""
    return take(game, random_below(game, game[at.LEFT]))


@jit_inline
def take(game: IntPointer, index: int) -> int:
    """Remove the card at this index from the deck."""
    last = game[at.LEFT] - 1
    card = game[at.ROW + index]
    game[at.ROW + index] = game[at.ROW + last]
    game[at.ROW + last] = card
    game[at.LEFT] = last
    game[at.IN_DECK + card] -= 1
    return card


@jit
def discard(game: IntPointer, card: int) -> None:
    """Discard a card that was drawn in this round."""
    game[at.DISCARDED_NOW + card] += 1
    game[at.DISCARDED] += 1


@jit
def settled_now(game: IntPointer) -> int:
    """How many cards stay where they are until the round ends, plus the seats that are out of it."""
    settled = 0
    for seat in range(game[at.SEATS]):
        record = at.RECORDS + seat * at.RECORD
        settled += game[record + at.COUNT] + (game[record + at.STATUS] != at.ACTIVE)
        settled += _packed(game[record + at.MODIFIERS], 4) + _packed(game[record + at.SPENT_NUMBERS], 4)
        spent = game[record + at.SPENT]
        settled += _packed(spent, 8)
        if game[rules.USED_FLIP_THREE] == rules.DISCARDED_FLIP_THREE:
            settled -= (spent >> 8) & 255
    return settled


@jit
def usable_discards(game: IntPointer) -> int:
    """How many cards a reshuffle would bring; none if the same cards would only go round and round."""
    if game[at.SETTLED] == settled_now(game) and not _are_numbers_discarded(game):
        return 0
    earlier = game[at.CARDS_IN_ALL] - game[at.EARLIER]
    return earlier + game[at.DISCARDED] if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES else earlier


@jit
def _are_numbers_discarded(game: IntPointer) -> bool:
    """Whether a number card is among the discards that a reshuffle would bring."""
    for index in range(game[at.EARLIER], game[at.CARDS_IN_ALL]):
        if game[at.ROW + index] < at.NUMBERS:
            return True
    if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES:
        for card in range(at.NUMBERS):
            if game[at.DISCARDED_NOW + card] > 0:
                return True
    return False


@jit_inline
def drawable(game: IntPointer) -> int:
    """How many cards the next one is drawn from."""
    return game[at.LEFT] if game[at.LEFT] > 0 else usable_discards(game)


@jit
def count_drawable(game: IntPointer) -> None:
    """Write the cards that the next one is drawn from to COUNTED."""
    if game[at.LEFT] > 0:
        for card in range(at.KINDS):
            game[at.COUNTED + card] = game[at.IN_DECK + card]
        return
    for card in range(at.KINDS):
        game[at.COUNTED + card] = 0
    if usable_discards(game) == 0:
        return
    for index in range(game[at.EARLIER], game[at.CARDS_IN_ALL]):
        game[at.COUNTED + game[at.ROW + index]] += 1
    if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES:
        for card in range(at.KINDS):
            game[at.COUNTED + card] += game[at.DISCARDED_NOW + card]


@jit
def reshuffle(game: IntPointer) -> None:
    """Make the usable discards the new deck, if there are any."""
    if usable_discards(game) == 0:
        return
    if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES and game[at.DISCARDED] > 0:
        _merge_discards(game)
    in_all = game[at.CARDS_IN_ALL]
    new = in_all - game[at.EARLIER]
    for index in range(min(new, game[at.EARLIER])):
        _swap(game, index, in_all - 1 - index)
    game[at.LEFT] = new
    game[at.EARLIER] = in_all
    game[at.SETTLED] = settled_now(game)
    _count_deck(game)


@jit_inline
def call_for_card(game: IntPointer) -> None:
    """Ask the Dealer for a card, after a reshuffle if the deck is empty."""
    if game[at.LEFT] == 0:
        reshuffle(game)
    game[at.CARD_DUE] = 1


@jit
def gather(game: IntPointer) -> None:
    """Discard all cards of the round, and reshuffle if the rules do so before every round."""
    if game[at.DISCARDED] > 0:
        for card in range(at.KINDS):
            game[at.DISCARDED_NOW + card] = 0
        game[at.DISCARDED] = 0
    if game[rules.RESHUFFLE_EACH_ROUND] == rules.YES:
        game[at.LEFT] = game[at.CARDS_IN_ALL]
        _count_deck(game)
    game[at.EARLIER] = game[at.LEFT]


@jit
def _merge_discards(game: IntPointer) -> None:
    """Move this round's discards to those of earlier rounds."""
    index = 0
    while game[at.DISCARDED] > 0:
        card = game[at.ROW + index]
        if game[at.DISCARDED_NOW + card] > 0:
            game[at.DISCARDED_NOW + card] -= 1
            game[at.DISCARDED] -= 1
            game[at.EARLIER] -= 1
            _swap(game, index, game[at.EARLIER])
        else:
            index += 1


@jit
def _swap(game: IntPointer, index: int, other: int) -> None:
    card = game[at.ROW + index]
    game[at.ROW + index] = game[at.ROW + other]
    game[at.ROW + other] = card


@jit
def _count_deck(game: IntPointer) -> None:
    for card in range(at.KINDS):
        game[at.IN_DECK + card] = 0
    for index in range(game[at.LEFT]):
        game[at.IN_DECK + game[at.ROW + index]] += 1


@jit
def _packed(counts: int, width: int) -> int:
    """The sum of counts that are packed into one integer."""
    total = 0
    while counts > 0:
        total += counts & ((1 << width) - 1)
        counts >>= width
    return total
