"""Find the cards of a hand that a move names, whole (`r5^/9`) or by their active face (`r5^`)."""

from collections.abc import Iterable

from volteface.games.phase10flip.cards import Card, face_up
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import State
from volteface.kernel import Reason


def find_cards(state: State, names: Iterable[str]) -> tuple[Card, ...] | Reason:
    """Return the acting seat's cards that these names stand for, each used once, or why there are none."""
    left, found = list(state.hands[state.seat]), []
    for name in names:
        card = _find(state, left, name)
        if isinstance(card, Reason):
            return card
        left.remove(card)
        found.append(card)
    return tuple(found)


def cards_named(state: State, hand: Iterable[Card], name: str) -> list[Card]:
    """Return every card of a hand that a name may stand for."""
    return [card for card in hand if name in (card, face_up(card, state.side))]


def _find(state: State, hand: list[Card], name: str) -> Card | Reason:
    sees_backs = state.rules.own_backs is OwnBacks.SEEN
    if name in hand and sees_backs:  # a whole card; no face is written like one
        return Card(name)
    # Where own backs are hidden a whole card never matches: guessing names would reveal the backs.
    matching = cards_named(state, hand, name) if sees_backs or "/" not in name else []
    if not matching:
        return Reason("refused-card-is-not-in-hand", {"card": name})
    if len(set(matching)) > 1 and sees_backs:
        return Reason("refused-name-the-whole-card", {"card": name})
    return matching[0]
