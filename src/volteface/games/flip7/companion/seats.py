"""Between rounds: who plays from now on, in which order, and who deals next."""

from msgspec.structs import replace

from volteface.games.flip7.cards import EMPTY, ONE_DECK, Pile, together, with_cards
from volteface.games.flip7.play.apply import start
from volteface.games.flip7.state import EMPTY_LINE, FIRST_DEALER, SCORED, State
from volteface.kernel import InvalidRules, Seat
from volteface.kernel.companion.pad import Misfit
from volteface.kernel.companion.seats import carried_over, moved_dealer


def full_deck(state: State, seats: int) -> Pile:
    """Return all cards that so many players play with."""
    return tuple(count * state.rules.decks_for(seats) for count in ONE_DECK)


def reseat(state: State, order: tuple[Seat | None, ...]) -> State:
    """Return the table with other players: `order` has everybody's old seat, or None for who is new."""
    try:
        fresh = start(state.rules, len(order))
    except InvalidRules as error:
        raise Misfit("misfit-seats", seats=len(order)) from error
    if state.stage is FIRST_DEALER:
        return replace(fresh, totals=carried_over(state.totals, order))
    if state.stage is not SCORED:
        raise Misfit("misfit-round-is-running")
    on_the_table = [card for line in state.lines for card in line.cards()]
    discard = with_cards(together(state.discard, state.discarded_now), on_the_table)
    is_same_deck = state.rules.decks_for(len(order)) == state.rules.decks_for(len(state.lines))
    everybody = len(state.playing) == len(state.lines)
    return replace(
        state,
        lines=(EMPTY_LINE,) * len(order),
        totals=carried_over(state.totals, order),
        scores=carried_over(state.scores, order),
        playing=tuple(index for index, seat in enumerate(order) if everybody or seat in state.playing),
        deck=state.deck if is_same_deck else full_deck(state, len(order)),
        discard=discard if is_same_deck else EMPTY,
        discarded_now=EMPTY,
        dealer=moved_dealer(state.dealer, len(state.lines), order),
        seat=0,
    )


def without_order(state: State) -> State:
    """Return the state with all cards in the deck: nobody knows which of them have been played."""
    lines = (EMPTY_LINE,) * len(state.lines)
    return replace(state, lines=lines, deck=full_deck(state, len(lines)), discard=EMPTY, discarded_now=EMPTY)
