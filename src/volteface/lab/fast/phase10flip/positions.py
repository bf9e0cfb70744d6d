"""Carries positions of Phase 10 FLIP! between the readable engine and the vectors of the kernels.

What everybody has been shown stays behind: the kernels' policy does not ask for it.
"""

from typing import Final

import numpy as np

from volteface.games.phase10flip.cards import FACES, Card, Face, Side, both_faces, colour_of, has_flip, number_of
from volteface.games.phase10flip.groups import Group, Placed
from volteface.games.phase10flip.melds.hand_counts import COLOUR_CELLS, INTENSE_CELLS, SUITS
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.state import Laid, Shown, Stage, State
from volteface.kernel import InvalidInput, Seat
from volteface.lab.fast.compiled import Vector
from volteface.lab.fast.phase10flip import layout as at
from volteface.lab.fast.phase10flip import melds
from volteface.lab.fast.phase10flip.rules import encoded
from volteface.lab.fast.seats import group_of, seats_of

STAGES: Final = (Stage.FIRST_DEALER, Stage.DEAL, Stage.RESHUFFLE, Stage.PLAYING, Stage.SCORED, Stage.OVER)
SIDES: Final = (Side.COLOUR, Side.INTENSE)
MELD_CELLS: Final = {**COLOUR_CELLS, **INTENSE_CELLS}
LEFT_BEHIND: Final = ("shown", "bottom")


def encode_face(face: Face) -> int:
    """A face as the kernels' number."""
    colour = colour_of(face)
    suit = at.NO_SUIT if colour is None else SUITS.index(colour)
    return at.SUIT * suit + 2 * (number_of(face) or at.STAR) + has_flip(face)


FACE_OF: Final = {encode_face(face): face for face in FACES}


class Deck:
    """The different cards of a deck, each with its number."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.names = tuple(sorted(set(cards)))
        self.numbers = {name: number for number, name in enumerate(self.names)}

    def encode(self, cards: tuple[Card, ...]) -> list[int]:
        """Cards as the kernels' numbers."""
        return [self.numbers[card] for card in cards]

    def decode(self, row: Vector) -> tuple[Card, ...]:
        """The cards of a row of a vector."""
        return tuple(self.names[number] for number in row.tolist())


def load(state: State) -> Vector:
    """The vector of a position."""
    game, deck = np.zeros(at.LENGTH, dtype=np.int64), Deck(state.deck)
    answers = encoded(state.rules)
    game[at.RULES : at.RULES + len(answers)] = answers
    _load_deck(game, state, deck)
    _load_progress(game, state)
    _load_row(game, at.DRAW, at.IN_DRAW, deck.encode(state.draw), at.MOST_CARDS)
    _load_row(game, at.DISCARD, at.IN_DISCARD, deck.encode(state.discard), at.MOST_CARDS)
    for seat in range(len(state.hands)):
        _load_seat(game, state, seat, deck)
    return game


def state_of(game: Vector, before: State) -> State:
    """The position in a vector; `before` is any position of the same game."""
    deck, seats = Deck(before.deck), range(int(game[at.SEATS]))
    records = [game[at.RECORDS + seat * at.RECORD :][: at.RECORD] for seat in seats]
    return State(
        rules=before.rules,
        deck=before.deck,
        stage=STAGES[game[at.STAGE]],
        hands=tuple(deck.decode(record[at.HAND : at.HAND + record[at.HELD]]) for record in records),
        laid=tuple(_laid_of(game, seat, deck) for seat in seats),
        shown=(Shown(),) * len(seats),
        phases=tuple(int(record[at.PHASE]) for record in records),
        totals=tuple(int(record[at.TOTAL]) for record in records),
        playing=seats_of(game[at.PLAYING_SEATS]),
        is_replay=bool(game[at.IS_REPLAY]),
        side=SIDES[game[at.SIDE]],
        draw=deck.decode(game[at.DRAW : at.DRAW + game[at.IN_DRAW]]),
        discard=deck.decode(game[at.DISCARD : at.DISCARD + game[at.IN_DISCARD]]),
        round=int(game[at.ROUND]),
        dealer=int(game[at.DEALER]),
        seat=int(game[at.SEAT]),
        has_drawn=bool(game[at.HAS_DRAWN]),
        turns=int(game[at.TURNS]),
        scores=tuple(int(record[at.SCORE]) for record in records) if game[at.IS_SCORED] else (),
        winners=seats_of(game[at.WINNERS]),
    )


def measures_of(game: Vector, seat: Seat) -> list[int]:
    """What a simulation counts of a seat: points, phases laid, flips, and how often it went out."""
    record = game[at.RECORDS + seat * at.RECORD :]
    measures: list[int] = record[[at.TOTAL, at.PHASES_LAID, at.FLIPS, at.TIMES_OUT]].tolist()
    return measures


def encode_entry(placed: Placed, card: int) -> int:
    """A card as it lies in a group."""
    return (placed.number << at.FACE_BITS | encode_face(placed.face)) << at.CARD_BITS | card


def _laid_of(game: Vector, seat: Seat, deck: Deck) -> tuple[Laid, ...]:
    groups = range(game[at.RECORDS + seat * at.RECORD + at.GROUPS_LAID])
    return tuple(_laid_group(game[at.TABLE + (seat * at.MOST_GROUPS + place) * at.GROUP :], deck) for place in groups)


def _laid_group(record: Vector, deck: Deck) -> Laid:
    entries = record[at.ENTRIES : at.ENTRIES + record[at.ENTRY_COUNT]].tolist()
    placed = tuple(
        Placed(FACE_OF[entry >> at.CARD_BITS & (1 << at.FACE_BITS) - 1], entry >> at.CARD_BITS + at.FACE_BITS)
        for entry in entries
    )
    kind = GroupKind.RUN if record[at.IS_RUN] else GroupKind.SET
    return Laid(Group(kind, placed), tuple(deck.names[entry & (1 << at.CARD_BITS) - 1] for entry in entries))


def _load_deck(game: Vector, state: State, deck: Deck) -> None:
    _load_row(game, at.DECK, at.CARDS, deck.encode(state.deck), at.MOST_CARDS)
    for number, card in enumerate(deck.names):
        for side, face in enumerate(both_faces(card)):
            place = side * at.MOST_CARDS + number
            game[at.FACES + place] = encode_face(face)
            game[at.MELD_FACES + place] = melds.SUIT * MELD_CELLS[face][0] + (number_of(face) or 0)


def _load_row(game: Vector, place: int, size: int, cards: list[int], room: int) -> None:
    if len(cards) > room:
        raise InvalidInput(f"The kernels have no place for {len(cards)} cards in one row.")
    game[place : place + len(cards)] = cards
    game[size] = len(cards)


def _load_progress(game: Vector, state: State) -> None:
    game[at.SEATS], game[at.STAGE] = len(state.hands), STAGES.index(state.stage)
    game[at.ROUND], game[at.DEALER], game[at.SEAT] = state.round, state.dealer, state.seat
    game[at.HAS_DRAWN], game[at.TURNS], game[at.SIDE] = state.has_drawn, state.turns, SIDES.index(state.side)
    game[at.PLAYING_SEATS] = group_of(state.playing)
    game[at.WINNERS] = group_of(state.winners)
    game[at.IS_REPLAY], game[at.IS_SCORED] = state.is_replay, bool(state.scores)


def _load_seat(game: Vector, state: State, seat: Seat, deck: Deck) -> None:
    record = at.RECORDS + seat * at.RECORD
    game[record + at.PHASE], game[record + at.TOTAL] = state.phases[seat], state.totals[seat]
    game[record + at.SCORE] = state.scores[seat] if state.scores else 0
    _load_row(game, record + at.HAND, record + at.HELD, deck.encode(state.hands[seat]), at.MOST_IN_HAND - 1)
    game[record + at.GROUPS_LAID] = len(state.laid[seat])
    for place, laid in enumerate(state.laid[seat]):
        _load_group(game, at.TABLE + (seat * at.MOST_GROUPS + place) * at.GROUP, laid, deck)


def _load_group(game: Vector, place: int, laid: Laid, deck: Deck) -> None:
    group = laid.group
    game[place + at.IS_RUN] = group.kind is GroupKind.RUN
    game[place + at.LOW], game[place + at.HIGH] = group.low, group.high
    game[place + at.GROUP_SUIT] = at.NO_SUIT if group.colour is None else SUITS.index(group.colour)
    entries = [encode_entry(*pair) for pair in zip(group.cards, deck.encode(laid.cards), strict=True)]
    _load_row(game, place + at.ENTRIES, place + at.ENTRY_COUNT, entries, at.MOST_CARDS)
