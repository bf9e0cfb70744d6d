"""The third step of a turn: cards added to groups on the table (rule 7)."""

from volteface.games.phase10flip.cards import Card, face_up
from volteface.games.phase10flip.events import HitMade, Story
from volteface.games.phase10flip.groups import place
from volteface.games.phase10flip.hand import find_cards
from volteface.games.phase10flip.melds import Fault, resolve_hit, why_not_hit
from volteface.games.phase10flip.memory import forget
from volteface.games.phase10flip.moves import Hit
from volteface.games.phase10flip.state import State, has_laid, make_laid, with_hand, with_laid, without_cards
from volteface.games.phase10flip.turn.lay_down import flip_if_laid, why_not_last
from volteface.kernel import Reason


def hit(state: State, move: Hit, story: Story) -> State:
    """The card lies in the group."""
    found = _read(state, move)
    assert not isinstance(found, Reason)
    card, number = found
    seat, face = state.seat, face_up(card, state.side)
    groups = list(state.laid[move.seat])
    target = groups[move.group]
    placed = zip(target.group.cards, target.cards, strict=True)
    groups[move.group] = make_laid(target.group.kind, (*placed, (place(face, number), card)))
    story.append(HitMade(seat, face, number, move.seat, move.group))
    state = forget(with_hand(state, seat, without_cards(state.hands[seat], (card,))), seat, (card,))
    return flip_if_laid(with_laid(state, move.seat, tuple(groups)), (card,), story)


def why_not_hit_now(state: State, move: Hit) -> Reason | None:
    """Why this card may not be added there now."""
    if not has_laid(state, state.seat):
        return Reason("refused-hit-needs-own-phase")
    if not (0 <= move.seat < len(state.laid) and 0 <= move.group < len(state.laid[move.seat])):
        return Reason("refused-no-such-group")
    found = _read(state, move)
    if isinstance(found, Reason):
        return found
    card, number = found
    fault = why_not_hit(state.laid[move.seat][move.group].group, face_up(card, state.side), number)
    return Reason(fault.value) if fault else why_not_last(state, 1)


def _read(state: State, move: Hit) -> tuple[Card, int] | Reason:
    found = find_cards(state, (move.card,))
    if isinstance(found, Reason):
        return found
    group = state.laid[move.seat][move.group].group
    number = resolve_hit(group, face_up(found[0], state.side), move.number)
    return Reason(number.value) if isinstance(number, Fault) else (found[0], number)
