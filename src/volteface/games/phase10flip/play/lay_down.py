"""Laying down the complete phase at once (rules 4.2, 5 and 6)."""

from volteface.games.phase10flip.cards import Card, face_up, faces_up, has_flip
from volteface.games.phase10flip.events import LaidDown, Story
from volteface.games.phase10flip.groups import place
from volteface.games.phase10flip.melds import Fault, can_lay, resolve_numbers, why_not_phase
from volteface.games.phase10flip.moves import LayDown
from volteface.games.phase10flip.phases import GroupKind, phase_of
from volteface.games.phase10flip.play.named_cards import find_cards
from volteface.games.phase10flip.play.piles import flip
from volteface.games.phase10flip.play.shown import forget_cards
from volteface.games.phase10flip.rules import FlipWhen, GoingOut
from volteface.games.phase10flip.state import (
    Laid,
    State,
    active_faces,
    has_laid,
    make_laid,
    with_hand,
    with_laid,
    without_cards,
)
from volteface.kernel import Reason


def check_lay_down(state: State, move: LayDown) -> tuple[Laid, ...] | Reason:
    """Return the groups to put on the table, or why they are not the phase or may not be laid now."""
    if has_laid(state, state.seat):
        return Reason("refused-phase-is-laid-already")
    laid = read_groups(state, move)
    if isinstance(laid, Reason):
        return laid
    fault = why_not_phase([group.group for group in laid], phase_of(state.phases[state.seat]), state.rules)
    if fault:
        return Reason(fault.value)
    cards = sum(len(group.cards) for group in laid)
    return why_not_last(state, cards) or laid


def lay_down(state: State, laid: tuple[Laid, ...], story: Story) -> State:
    """Put checked groups on the table."""
    seat = state.seat
    cards = tuple(card for group in laid for card in group.cards)
    story.append(LaidDown(seat, state.phases[seat], tuple(group.group for group in laid)))
    state = forget_cards(with_hand(state, seat, without_cards(state.hands[seat], cards)), seat, cards)
    return flip_if_laid(with_laid(state, seat, laid), cards, story)


def why_not_last(state: State, cards: int) -> Reason | None:
    """Return why that many cards may not leave the hand without a discard."""
    if cards == len(state.hands[state.seat]) and state.rules.going_out is GoingOut.DISCARD_ONLY:
        return Reason("refused-last-card-is-discarded")
    return None


def can_lay_now(state: State) -> bool:
    """Return whether the acting seat's hand holds its phase and may lay it."""
    seat = state.seat
    if has_laid(state, seat):
        return False
    phase = phase_of(state.phases[seat])
    return why_not_last(state, phase.size) is None and can_lay(active_faces(state, seat), phase, state.rules)


def read_groups(state: State, move: LayDown) -> tuple[Laid, ...] | Reason:
    """Return the groups that a lay-down makes, each star with its number, or why it makes none."""
    asked = phase_of(state.phases[state.seat]).groups
    if len(move.groups) != len(asked):
        return Reason(Fault.WRONG_GROUPS.value)
    found = find_cards(state, [laying.card for group in move.groups for laying in group])
    if isinstance(found, Reason):
        return found
    cards, laid = list(found), []
    for group, requirement in zip(move.groups, asked, strict=True):
        own, cards = tuple(cards[: len(group)]), cards[len(group) :]
        made = _make(state, requirement.kind, own, tuple(laying.number for laying in group))
        if isinstance(made, Reason):
            return made
        laid.append(made)
    return tuple(laid)


def flip_if_laid(state: State, cards: tuple[Card, ...], story: Story) -> State:
    """Flip the table if a house rule says that laid or hit FLIP cards do so, and one of these is a FLIP card."""
    if state.rules.flip_when is FlipWhen.DISCARDED:
        return state
    return flip(state, story) if any(has_flip(face_up(card, state.side)) for card in cards) else state


def _make(state: State, kind: GroupKind, cards: tuple[Card, ...], said: tuple[int | None, ...]) -> Laid | Reason:
    faces = faces_up(cards, state.side)
    if not faces:
        return Reason(Fault.TOO_FEW_CARDS.value)
    numbers = resolve_numbers(kind, tuple(zip(faces, said, strict=True)))
    if isinstance(numbers, Fault):
        return Reason(numbers.value)
    return make_laid(kind, zip(map(place, faces, numbers), cards, strict=True))
