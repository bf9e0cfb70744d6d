"""Twins: tables that differ only in what somebody cannot know, played with the same moves."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeGuard

import msgspec

from tests.tables.stored import KeptTable
from volteface.games.phase10flip.cards import Card, Side, face_up
from volteface.games.phase10flip.moves import Shuffle
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import DEALER, AnyEntry, Game, Header, Log, MoveEntry, Seat, replay
from volteface.kernel.log import read_move

Sides = dict[Card, set[Side]]


def what_leaves(table: KeptTable, person: str | None, since: int) -> bytes:
    """All that one person gets from a table, but for its commitment."""
    seen = msgspec.json.encode([table.view_for(person), table.feed(table.seat_of(person), since)])
    return seen.replace(table.seating.commitment.encode(), b"commitment")


def deals_of(table: KeptTable) -> list[Any]:
    """What the Dealer did so far."""
    return [read_move(table.game, entry.move) for entry in table._entries if is_deal(entry)]


def is_deal(entry: AnyEntry) -> TypeGuard[MoveEntry]:
    """Whether the Dealer did this."""
    return isinstance(entry, MoveEntry) and entry.actor == DEALER


def twin_deals(game: Game, header: Header, entries: Sequence[AnyEntry], viewer: Seat | None, seed: int) -> list[Any]:
    """The deals of Phase 10 FLIP! with cards changed about that this viewer cannot tell apart, at every shuffle.

    A card shows its back in a hand and on top of the draw pile, both faces in the open, in one's own hand, and in any
    hand that is counted. Two cards may change places if all that was ever seen of either is alike.
    """
    steps = list(replay(Log(header, tuple(entries)), game))
    deals: list[Any] = []
    for place, step in enumerate(steps):
        if is_deal(step.entry):
            move = read_move(game, step.entry.move)
            later = [other.state for other in steps[place:]]
            deals.append(changed_about(move, later, viewer, seed) if isinstance(move, Shuffle) else move)
    return deals


def changed_about(move: Shuffle, later: Sequence[State], viewer: Seat | None, seed: int) -> Shuffle:
    """A shuffle that this viewer cannot tell from the first one before the round is over."""
    seen = sides_seen([*states_of_this_round(later)], viewer)
    cards = [card for card in move.order if len(seen.get(card, ())) < len(Side)]
    Random(seed).shuffle(cards)
    changed: dict[Card, Card] = {}
    for one in cards:
        for other in cards:
            if one != other and not {one, other} & changed.keys() and are_alike(one, other, seen):
                changed |= {one: other, other: one}
    return Shuffle(tuple(changed.get(card, card) for card in move.order))


def states_of_this_round(later: Sequence[State]) -> Iterator[State]:
    """From the shuffle to the end of its round, the scored state included."""
    for state in later:
        yield state
        if state.stage in (Stage.SCORED, Stage.OVER):
            return


def sides_seen(states: Sequence[State], viewer: Seat | None) -> Sides:
    """Which sides of each card the viewer has seen at one time or another."""
    seen: Sides = {}
    for state in states:
        is_counted = state.stage in (Stage.SCORED, Stage.OVER)  # then all hands lie open
        for seat, hand in enumerate(state.hands):
            for card in hand:
                seen.setdefault(card, set()).update(Side if seat == viewer or is_counted else {state.side.other})
        for card in (*state.discard, *(card for groups in state.laid for laid in groups for card in laid.cards)):
            seen.setdefault(card, set()).update(Side)
        if state.draw:
            seen.setdefault(state.draw[-1], set()).add(state.side.other)
    return seen


def are_alike(one: Card, other: Card, seen: Sides) -> bool:
    """Whether nothing that was seen tells two cards apart."""
    sides = seen.get(one, set()) | seen.get(other, set())
    return all(face_up(one, side) == face_up(other, side) for side in sides)
