"""Hitting: adding a card to a group on the table (rule 7)."""

from typing import NamedTuple

from msgspec import UNSET, UnsetType

from volteface.games.phase10flip.cards import Card, Colour, Face, colour_of, face_up
from volteface.games.phase10flip.events import HitMade, Story
from volteface.games.phase10flip.groups import Group, place
from volteface.games.phase10flip.melds import Fault, resolve_hit, why_not_hit
from volteface.games.phase10flip.moves import Hit
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.play.lay_down import flip_if_laid, why_not_last
from volteface.games.phase10flip.play.named_cards import find_cards
from volteface.games.phase10flip.play.shown import forget_cards
from volteface.games.phase10flip.rules import COLOURS_TOLD
from volteface.games.phase10flip.state import State, has_laid, make_laid, with_hand, with_laid, without_cards
from volteface.kernel import Reason, Seat


class CheckedHit(NamedTuple):
    """A hit whose card was found in the hand and whose number is known."""

    card: Card
    face: Face
    number: int
    target: Seat
    group: int


def check_hit(state: State, move: Hit) -> CheckedHit | Reason:
    """Return the hit with its card and number, or why that card may not be added there now."""
    if not has_laid(state, state.seat):
        return Reason("refused-hit-needs-own-phase")
    if not (0 <= move.seat < len(state.laid) and 0 <= move.group < len(state.laid[move.seat])):
        return Reason("refused-no-such-group")
    found = find_cards(state, (move.card,))
    if isinstance(found, Reason):
        return found
    card, group = found[0], state.laid[move.seat][move.group].group
    face = face_up(card, state.side)
    number = resolve_hit(group, face, move.number)
    if isinstance(number, Fault):
        return Reason(number.value)
    fault = why_not_hit(group, face, number)
    if fault:
        return Reason(fault.value)
    return why_not_last(state, 1) or CheckedHit(card, face, number, move.seat, move.group)


def hit(state: State, checked: CheckedHit, story: Story) -> State:
    """Add the card to its group."""
    card, face, number, owner, index = checked
    seat, groups = state.seat, list(state.laid[owner])
    target = groups[index]
    placed = zip(target.group.cards, target.cards, strict=True)
    groups[index] = make_laid(target.group.kind, (*placed, (place(face, number), card)))
    becomes = colour_by(target.group, face) if state.rules.version >= COLOURS_TOLD else UNSET
    story.append(HitMade(seat, face, number, owner, index, becomes))
    state = forget_cards(with_hand(state, seat, without_cards(state.hands[seat], (card,))), seat, (card,))
    return flip_if_laid(with_laid(state, owner, tuple(groups)), (card,), story)


def colour_by(group: Group, face: Face) -> Colour | UnsetType:
    """Return the colour that an open run gets by this face, if the group does not stay what it is (6.7, 6.8)."""
    is_open = group.kind is GroupKind.RUN and group.colour is None
    return (colour_of(face) if is_open else None) or UNSET
