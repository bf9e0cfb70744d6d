"""Twins of a state: tables that one seat cannot tell apart by anything it has ever seen.

Written from rule 3 alone. A twin keeps all backs in sight, the faces and cards that an observer remembers, and what is
known of the draw pile's ends; all else changes places at random.
"""

from collections import Counter
from random import Random
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from volteface.games.phase10flip.cards import Card, Face, face_up
from volteface.games.phase10flip.rules import OwnBacks
from volteface.games.phase10flip.state import Stage, State
from volteface.kernel import Seat

from .observer import Observer

Place: TypeAlias = tuple[int, int]  # a hand by its seat, or the draw pile by PILE, and where in it
PILE = -1


class Known(Struct, frozen=True):
    """What one seat knows of the hands and the draw pile besides its own hand and all that lies open."""

    me: Seat | None
    faces: tuple[Counter[Face], ...]
    cards: tuple[Counter[Card], ...]
    bottom: Face | None


def known_to(observer: Observer) -> Known:
    """What an observer remembers now; copied, for the observer goes on watching."""
    faces, cards = tuple(map(Counter, observer.faces)), tuple(map(Counter, observer.cards))
    return Known(observer.me, faces, cards, observer.bottom)


def sights(state: State, seat: Seat | None) -> tuple[object, ...]:
    """All that lies in sight of a seat, by the table of rule 3.1 and rules 3.4 and 3.8, straight from the state."""
    side = state.side
    hides_own = state.rules.own_backs is OwnBacks.HIDDEN
    sees_none = hides_own and seat is None  # it may be a player's second window
    own = () if seat is None else tuple(face_up(card, side) for card in state.hands[seat])
    own_backs = () if seat is None or hides_own else tuple(face_up(card, side.other) for card in state.hands[seat])
    others = [
        sorted(face_up(card, side.other) for card in hand) if other != seat and not sees_none else len(hand)
        for other, hand in enumerate(state.hands)
    ]
    top = face_up(state.draw[-1], side.other) if state.draw else None
    laid = [[(laid.group, laid.cards) for laid in groups] for groups in state.laid]
    table = (state.stage, state.seat, state.phases, state.totals, state.has_drawn, len(state.draw))
    return (side, own, own_backs, others, top, state.discard, laid, table, counted(state))


def counted(state: State) -> list[list[Face]]:
    """The hands, which are opened and counted when a round has ended."""
    if state.stage not in (Stage.SCORED, Stage.OVER):
        return []
    return [sorted(face_up(card, state.side) for card in hand) for hand in state.hands]


def make_twin(state: State, known: Known, generator: Random, tries: int = 150, keeps_backs: bool = False) -> State:
    """The same table with what is hidden from a seat put elsewhere: two cards at a time change places if they may.

    Twins whose draw piles keep their backs, card by card, stay alike for longer.
    """
    hands, pile = [list(hand) for hand in state.hands], list(state.draw)
    zones = {**dict(enumerate(hands)), PILE: pile}
    places = [(zone, place) for zone, cards in zones.items() for place in range(len(cards)) if zone != known.me]
    if state.rules.own_backs is OwnBacks.HIDDEN and known.me is not None:
        places += [(known.me, place) for place in range(len(hands[known.me]))]
    for _ in range(tries if len(places) > 1 else 0):
        one, other = _two_places(state, zones, places, generator)
        _swap(zones, one, other)
        if not all(_is_possible(state, known, zones, zone, keeps_backs) for zone in {one[0], other[0]}):
            _swap(zones, one, other)
    for seat, hand in enumerate(hands):
        if seat != known.me:
            generator.shuffle(hand)
    return replace(state, hands=tuple(map(tuple, hands)), draw=tuple(pile))


def _two_places(
    state: State, zones: dict[int, list[Card]], places: list[Place], generator: Random
) -> tuple[Place, Place]:
    """Two places; more often than not such whose cards show the same back, for those may well change places."""
    one = generator.choice(places)
    back = face_up(zones[one[0]][one[1]], state.side.other)
    alike = [(zone, place) for zone, place in places if face_up(zones[zone][place], state.side.other) == back]
    return one, generator.choice(alike if generator.random() < 0.7 else places)


def _swap(zones: dict[int, list[Card]], one: Place, other: Place) -> None:
    (zone, place), (zone_2, place_2) = one, other
    zones[zone][place], zones[zone_2][place_2] = zones[zone_2][place_2], zones[zone][place]


def _is_possible(state: State, known: Known, zones: dict[int, list[Card]], zone: int, keeps_backs: bool) -> bool:
    """Whether nobody's eyes or memory tell this zone from what it was."""
    side, cards = state.side, zones[zone]
    if zone == PILE:
        kept = range(len(cards)) if keeps_backs else (-1,)
        same_backs = all(face_up(cards[place], side.other) == face_up(state.draw[place], side.other) for place in kept)
        return same_backs and (known.bottom is None or face_up(cards[0], side) == known.bottom)
    if known.cards[zone] - Counter(cards):
        return False
    if zone == known.me:
        return [face_up(card, side) for card in cards] == [face_up(card, side) for card in state.hands[zone]]
    backs = sorted(face_up(card, side.other) for card in cards)
    same_backs = backs == sorted(face_up(card, side.other) for card in state.hands[zone])
    return same_backs and not known.faces[zone] - Counter(face_up(card, side) for card in cards)
