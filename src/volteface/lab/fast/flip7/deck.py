"""How the deck is drawn from, runs out and is made anew (rule 12), as compiled code."""

from volteface.lab.fast.chance import below
from volteface.lab.fast.compiled import Cells, inlined, inner
from volteface.lab.fast.flip7 import layout as at
from volteface.lab.fast.flip7 import rules


@inlined
def draw(game: Cells) -> int:
    """Any card of the deck, each as likely; it leaves the deck."""
    return take(game, below(game, game[at.LEFT]))


@inlined
def take(game: Cells, place: int) -> int:
    """The card at this place of the deck leaves it."""
    last = game[at.LEFT] - 1
    card = game[at.ROW + place]
    game[at.ROW + place] = game[at.ROW + last]
    game[at.ROW + last] = card
    game[at.LEFT] = last
    game[at.IN_DECK + card] -= 1
    return card


@inner
def place_of(game: Cells, card: int) -> int:
    """Where such a card lies in the deck; -1 if none does."""
    for place in range(game[at.LEFT]):
        if game[at.ROW + place] == card:
            return place
    return -1


@inner
def discard(game: Cells, card: int) -> None:
    """A card that was drawn in this round goes to the discards."""
    game[at.DISCARDED_NOW + card] += 1
    game[at.DISCARDED] += 1


@inner
def settled_now(game: Cells) -> int:
    """How many cards have found their place for this round, and how many seats are out of it."""
    placed = 0
    for seat in range(game[at.SEATS]):
        record = at.RECORDS + seat * at.RECORD
        placed += game[record + at.COUNT] + (game[record + at.STATUS] != at.ACTIVE)
        placed += _packed(game[record + at.MODIFIERS], 4) + _packed(game[record + at.SPENT_NUMBERS], 4)
        spent = game[record + at.SPENT]
        placed += _packed(spent, 8)
        if game[rules.USED_FLIP_THREE] == rules.DISCARDED_FLIP_THREE:
            placed -= (spent >> 8) & 255
    return placed


@inner
def usable_discards(game: Cells) -> int:
    """How many cards a new deck would have; none if they only go round and round."""
    if game[at.SETTLED] == settled_now(game):
        return 0
    earlier = game[at.CARDS_IN_ALL] - game[at.EARLIER]
    return earlier + game[at.DISCARDED] if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES else earlier


@inlined
def drawable(game: Cells) -> int:
    """How many cards the next one is drawn from."""
    return game[at.LEFT] if game[at.LEFT] > 0 else usable_discards(game)


@inner
def count_drawable(game: Cells) -> None:
    """Count, in the place for it, the cards of which the next one is drawn."""
    if game[at.LEFT] > 0:
        for card in range(at.KINDS):
            game[at.COUNTED + card] = game[at.IN_DECK + card]
        return
    for card in range(at.KINDS):
        game[at.COUNTED + card] = 0
    if usable_discards(game) == 0:
        return
    for place in range(game[at.EARLIER], game[at.CARDS_IN_ALL]):
        game[at.COUNTED + game[at.ROW + place]] += 1
    if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES:
        for card in range(at.KINDS):
            game[at.COUNTED + card] += game[at.DISCARDED_NOW + card]


@inner
def reshuffle(game: Cells) -> None:
    """The deck is empty: make the usable discards the deck, if there are any."""
    if usable_discards(game) == 0:
        return
    if game[rules.RESHUFFLE_THIS_ROUND] == rules.YES and game[at.DISCARDED] > 0:
        _set_apart(game)
    in_all = game[at.CARDS_IN_ALL]
    new = in_all - game[at.EARLIER]
    for place in range(min(new, game[at.EARLIER])):
        _swap(game, place, in_all - 1 - place)
    game[at.LEFT] = new
    game[at.EARLIER] = in_all
    game[at.SETTLED] = settled_now(game)
    _count_deck(game)


@inlined
def call_for_card(game: Cells) -> None:
    """Have the Dealer turn over a card; the deck is made anew if it has to be."""
    if game[at.LEFT] == 0:
        reshuffle(game)
    game[at.CARD_DUE] = 1


@inner
def gather(game: Cells) -> None:
    """Set all cards of the round aside, and shuffle them in if every round begins so."""
    if game[at.DISCARDED] > 0:
        for card in range(at.KINDS):
            game[at.DISCARDED_NOW + card] = 0
        game[at.DISCARDED] = 0
    if game[rules.RESHUFFLE_EACH_ROUND] == rules.YES:
        game[at.LEFT] = game[at.CARDS_IN_ALL]
        _count_deck(game)
    game[at.EARLIER] = game[at.LEFT]


@inner
def _set_apart(game: Cells) -> None:
    """Put this round's discards among those of earlier rounds."""
    place = 0
    while game[at.DISCARDED] > 0:
        card = game[at.ROW + place]
        if game[at.DISCARDED_NOW + card] > 0:
            game[at.DISCARDED_NOW + card] -= 1
            game[at.DISCARDED] -= 1
            game[at.EARLIER] -= 1
            _swap(game, place, game[at.EARLIER])
        else:
            place += 1


@inner
def _swap(game: Cells, place: int, other: int) -> None:
    card = game[at.ROW + place]
    game[at.ROW + place] = game[at.ROW + other]
    game[at.ROW + other] = card


@inner
def _count_deck(game: Cells) -> None:
    for card in range(at.KINDS):
        game[at.IN_DECK + card] = 0
    for place in range(game[at.LEFT]):
        game[at.IN_DECK + game[at.ROW + place]] += 1


@inner
def _packed(counts: int, width: int) -> int:
    """The sum of counts packed into one number."""
    total = 0
    while counts > 0:
        total += counts & ((1 << width) - 1)
        counts >>= width
    return total
