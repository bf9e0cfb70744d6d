"""Positions of Phase 10 FLIP! as the kernels' arrays, and back.

What everybody has been shown is left out: the kernels' policy does not ask for it.
"""

from typing import Final

from volteface.games.phase10flip.cards import FACES, Card, Side
from volteface.games.phase10flip.groups import Group, Placed
from volteface.games.phase10flip.melds.hand_counts import SUITS
from volteface.games.phase10flip.phases import GroupKind
from volteface.games.phase10flip.state import Laid, Shown, Stage, State
from volteface.kernel import Seat
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.encoding import code_of, seat_mask
from volteface.lab.engine.phase10flip import layout as at
from volteface.lab.engine.phase10flip.encoding import DeckCodec, encode_face, new_table, write_row

from . import seats_in

STAGES: Final = tuple(Stage)
SIDES: Final = tuple(Side)
LEFT_OUT: Final = ("shown", "bottom")
FACE_OF: Final = {encode_face(face): face for face in FACES}


def decode(deck: DeckCodec, row: IntArray) -> tuple[Card, ...]:
    """The cards of a row of an array."""
    return tuple(deck.names[number] for number in row.tolist())


def load(state: State) -> IntArray:
    """The array of a position."""
    game, deck = new_table(state), DeckCodec(state.deck)
    _load_progress(game, state)
    write_row(game, at.DRAW, at.IN_DRAW, deck.encode(state.draw), at.MOST_CARDS)
    write_row(game, at.DISCARD, at.IN_DISCARD, deck.encode(state.discard), at.MOST_CARDS)
    for seat in range(len(state.hands)):
        _load_seat(game, state, seat, deck)
    return game


def state_of(game: IntArray, before: State) -> State:
    """The position in an array; `before` is any position of the same game."""
    deck, seats = DeckCodec(before.deck), range(int(game[at.SEATS]))
    records = [game[at.RECORDS + seat * at.RECORD :][: at.RECORD] for seat in seats]
    return State(
        rules=before.rules,
        deck=before.deck,
        stage=STAGES[game[at.STAGE]],
        hands=tuple(decode(deck, record[at.HAND : at.HAND + record[at.HELD]]) for record in records),
        laid=tuple(_laid_of(game, seat, deck) for seat in seats),
        shown=(Shown(),) * len(seats),
        phases=tuple(int(record[at.PHASE]) for record in records),
        totals=tuple(int(record[at.TOTAL]) for record in records),
        playing=seats_in(game[at.PLAYING_SEATS]),
        is_replay=bool(game[at.IS_REPLAY]),
        side=SIDES[game[at.SIDE]],
        draw=decode(deck, game[at.DRAW : at.DRAW + game[at.IN_DRAW]]),
        discard=decode(deck, game[at.DISCARD : at.DISCARD + game[at.IN_DISCARD]]),
        round=int(game[at.ROUND]),
        dealer=int(game[at.DEALER]),
        seat=int(game[at.SEAT]),
        has_drawn=bool(game[at.HAS_DRAWN]),
        turns=int(game[at.TURNS]),
        scores=tuple(int(record[at.SCORE]) for record in records) if game[at.IS_SCORED] else (),
        winners=seats_in(game[at.WINNERS]),
    )


def measures_of(game: IntArray, seat: Seat) -> list[int]:
    """What a simulation counts of a seat: points, phases laid, flips, and how often it went out."""
    record = game[at.RECORDS + seat * at.RECORD :]
    measures: list[int] = record[[at.TOTAL, at.PHASES_LAID, at.FLIPS, at.TIMES_OUT]].tolist()
    return measures


def encode_entry(placed: Placed, card: int) -> int:
    """A card in a group as one integer."""
    return (placed.number << at.FACE_BITS | encode_face(placed.face)) << at.CARD_BITS | card


def _laid_of(game: IntArray, seat: Seat, deck: DeckCodec) -> tuple[Laid, ...]:
    groups = range(game[at.RECORDS + seat * at.RECORD + at.GROUPS_LAID])
    return tuple(_laid_group(game[at.TABLE + (seat * at.MOST_GROUPS + index) * at.GROUP :], deck) for index in groups)


def _laid_group(record: IntArray, deck: DeckCodec) -> Laid:
    entries = record[at.ENTRIES : at.ENTRIES + record[at.ENTRY_COUNT]].tolist()
    placed = tuple(
        Placed(FACE_OF[entry >> at.CARD_BITS & (1 << at.FACE_BITS) - 1], entry >> at.CARD_BITS + at.FACE_BITS)
        for entry in entries
    )
    kind = GroupKind.RUN if record[at.IS_RUN] else GroupKind.SET
    return Laid(Group(kind, placed), tuple(deck.names[entry & (1 << at.CARD_BITS) - 1] for entry in entries))


def _load_progress(game: IntArray, state: State) -> None:
    game[at.STAGE] = code_of(state.stage)
    game[at.ROUND], game[at.DEALER], game[at.SEAT] = state.round, state.dealer, state.seat
    game[at.HAS_DRAWN], game[at.TURNS], game[at.SIDE] = state.has_drawn, state.turns, code_of(state.side)
    game[at.PLAYING_SEATS] = seat_mask(state.playing)
    game[at.WINNERS] = seat_mask(state.winners)
    game[at.IS_REPLAY], game[at.IS_SCORED] = state.is_replay, bool(state.scores)


def _load_seat(game: IntArray, state: State, seat: Seat, deck: DeckCodec) -> None:
    record = at.RECORDS + seat * at.RECORD
    game[record + at.PHASE], game[record + at.TOTAL] = state.phases[seat], state.totals[seat]
    game[record + at.SCORE] = state.scores[seat] if state.scores else 0
    write_row(game, record + at.HAND, record + at.HELD, deck.encode(state.hands[seat]), at.MOST_IN_HAND - 1)
    game[record + at.GROUPS_LAID] = len(state.laid[seat])
    for index, laid in enumerate(state.laid[seat]):
        _load_group(game, at.TABLE + (seat * at.MOST_GROUPS + index) * at.GROUP, laid, deck)


def _load_group(game: IntArray, first: int, laid: Laid, deck: DeckCodec) -> None:
    group = laid.group
    game[first + at.IS_RUN] = group.kind is GroupKind.RUN
    game[first + at.LOW], game[first + at.HIGH] = group.low, group.high
    game[first + at.GROUP_SUIT] = at.NO_SUIT if group.colour is None else SUITS.index(group.colour)
    entries = [encode_entry(*pair) for pair in zip(group.cards, deck.encode(laid.cards), strict=True)]
    write_row(game, first + at.ENTRIES, first + at.ENTRY_COUNT, entries, at.MOST_CARDS)
