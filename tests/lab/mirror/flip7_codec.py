"""Positions and moves of Flip 7 as the kernels' integers, and back."""

from operator import itemgetter
from typing import Final

import numpy as np

from volteface.games.flip7.cards import CARDS, FLIP_THREE, FREEZE, SECOND_CHANCE, Card, Pile
from volteface.games.flip7.moves import (
    HIT,
    NEXT_ROUND,
    REVEALS,
    STAY,
    TARGETING,
    FirstDealer,
    Hit,
    Move,
    NextRound,
    Reveal,
    Stay,
)
from volteface.games.flip7.rules import Rules
from volteface.games.flip7.state import Assigned, Choice, Line, Stage, State, Status, ThreeCards
from volteface.kernel import InvalidInput, Seat
from volteface.lab.engine.compiler import IntArray
from volteface.lab.engine.encoding import code_of, seat_mask
from volteface.lab.engine.flip7 import layout as at
from volteface.lab.engine.flip7 import play
from volteface.lab.engine.flip7.rules import new_table

from . import seats_in

STAGES: Final = tuple(Stage)
STATUSES: Final = tuple(Status)
SPENT_CARDS: Final[tuple[Card, ...]] = (FREEZE, FLIP_THREE, SECOND_CHANCE)
IN_PILE_ORDER: Final = itemgetter(*map(at.CARD_OF.__getitem__, CARDS))


def load(state: State) -> IntArray:
    """The array of a position."""
    game = new_table(state.rules, len(state.lines))
    _load_progress(game, state)
    for seat, line in enumerate(state.lines):
        _load_line(game, seat, line, state.rules)
        game[at.RECORDS + seat * at.RECORD + at.TOTAL] = state.totals[seat]
        game[at.RECORDS + seat * at.RECORD + at.SCORE] = state.scores[seat] if state.scores else 0
    for index, three in enumerate(state.threes):
        _load_three(game, at.FRAMES + index * at.FRAME, three)
    _load_piles(game, state)
    return game


def state_of(game: IntArray, rules: Rules) -> State:
    """The position in an array; the cards of each line are in the order of the kernels."""
    seats = range(int(game[at.SEATS]))
    records = [game[at.RECORDS + seat * at.RECORD :][: at.RECORD].tolist() for seat in seats]
    return State(
        rules=rules,
        stage=STAGES[game[at.STAGE]],
        lines=tuple(map(_line_of, records)),
        totals=tuple(record[at.TOTAL] for record in records),
        playing=seats_in(game[at.PLAYING_SEATS]),
        deck=pile_at(game, at.IN_DECK),
        discard=_earlier_discards(game),
        discarded_now=pile_at(game, at.DISCARDED_NOW),
        round=int(game[at.ROUND]),
        dealer=int(game[at.DEALER]),
        seat=int(game[at.SEAT]),
        undealt=_undealt(game),
        dealing=bool(game[at.DEALING]),
        settled=int(game[at.SETTLED]),
        card_due=bool(game[at.CARD_DUE]),
        choice=choice_of(game),
        threes=tuple(_three_of(game, at.FRAMES + index * at.FRAME) for index in range(game[at.THREES])),
        scores=tuple(record[at.SCORE] for record in records) if game[at.IS_SCORED] else (),
        winners=seats_in(game[at.WINNERS]),
    )


def encode_move(move: Move) -> int:
    """A move as the kernels' integer."""
    match move:
        case Reveal(card):
            return play.REVEAL + at.CARD_OF[card]
        case FirstDealer(seat):
            return play.NAME_DEALER + seat
        case Hit():
            return play.HIT
        case Stay():
            return play.STAY
        case NextRound():
            return play.NEXT_ROUND
        case _:
            return play.AIM + move.target


def decode_move(number: int, choice: Choice | None) -> Move:
    """The move of a kernel's integer; playing a card on a target needs the choice that asked for it."""
    kind, what = number - number % play.KIND, number % play.KIND
    if kind == play.REVEAL:
        return REVEALS[at.PILE_INDEX[what]]
    if kind == play.NAME_DEALER:
        return FirstDealer(what)
    if kind == play.AIM:
        assert choice is not None
        return TARGETING[choice.card](what)
    others: dict[int, Move] = {play.HIT: HIT, play.STAY: STAY, play.NEXT_ROUND: NEXT_ROUND}
    return others[kind]


def pile_at(game: IntArray, first: int) -> Pile:
    """The pile that is counted in the cells from this one on."""
    return _as_pile(game[first : first + at.KINDS].tolist())


def choice_of(game: IntArray) -> Choice | None:
    """Who has to choose a target, if anybody."""
    if game[at.CHOOSER] < 0:
        return None
    return Choice(int(game[at.CHOOSER]), at.CARD_NAMES[game[at.CHOICE_CARD]], seats_in(game[at.TARGETS]))


def in_kernel_order(line: Line) -> Line:
    """The line with its cards in the order of `state_of`; a busting duplicate comes last."""
    distinct = sorted(set(line.numbers))
    extra = sorted(line.numbers)
    for number in distinct:
        extra.remove(number)
    return Line(
        numbers=(*distinct, *extra),
        modifiers=tuple(sorted(line.modifiers, key=at.CARD_OF.__getitem__)),
        second_chances=line.second_chances,
        spent=tuple(sorted(line.spent, key=at.CARD_OF.__getitem__)),
        status=line.status,
    )


def _as_pile(counts: list[int]) -> Pile:
    pile: Pile = IN_PILE_ORDER(counts)
    return pile


def _earlier_discards(game: IntArray) -> Pile:
    row = game[at.ROW + game[at.EARLIER] : at.ROW + game[at.CARDS_IN_ALL]]
    return _as_pile(np.bincount(row, minlength=at.KINDS).tolist())


def _undealt(game: IntArray) -> tuple[Seat, ...]:
    seats, dealer = int(game[at.SEATS]), int(game[at.DEALER])
    return tuple(sorted(seats_in(game[at.UNDEALT_SEATS]), key=lambda seat: (seat - dealer - 1) % seats))


def _line_of(record: list[int]) -> Line:
    held = [number for number in range(at.NUMBERS) if record[at.HELD] >> number & 1]
    named = enumerate(at.CARD_NAMES[at.FIRST_MODIFIER :])
    modifiers = [(card, record[at.MODIFIERS] >> 4 * index & 15) for index, card in named]
    spent = [(at.CARD_NAMES[number], record[at.SPENT_NUMBERS] >> 4 * number & 15) for number in range(at.NUMBERS)]
    spent += [(card, record[at.SPENT] >> 8 * index & 255) for index, card in enumerate(SPENT_CARDS)]
    return Line(
        numbers=(*held, *([record[at.DUPLICATE] - 1] if record[at.DUPLICATE] else [])),
        modifiers=_repeated(modifiers),
        second_chances=record[at.CHANCES],
        spent=_repeated(spent),
        status=STATUSES[record[at.STATUS]],
    )


def _repeated(counts: list[tuple[Card, int]]) -> tuple[Card, ...]:
    return tuple(card for card, count in counts for _ in range(count))


def _three_of(game: IntArray, frame: int) -> ThreeCards:
    owner, to_deal, dealt, waiting, assigned = game[frame : frame + at.FRAME].tolist()
    return ThreeCards(
        seat=owner,
        to_deal=to_deal,
        dealt=bool(dealt),
        waiting=tuple(at.CARD_NAMES[item - 1] for item in _unpacked(waiting, 5)),
        assigned=tuple(Assigned(at.CARD_NAMES[(item & 31) - 1], item >> 5) for item in _unpacked(assigned, 11)),
    )


def _unpacked(packed: int, width: int) -> list[int]:
    items = []
    while packed:
        items.append(packed & (1 << width) - 1)
        packed >>= width
    return items


def _packed(items: list[int], width: int) -> int:
    return sum(item << width * index for index, item in enumerate(items))


def _load_progress(game: IntArray, state: State) -> None:
    game[at.STAGE] = code_of(state.stage)
    game[at.ROUND], game[at.DEALER], game[at.SEAT] = state.round, state.dealer, state.seat
    game[at.DEALING], game[at.CARD_DUE], game[at.SETTLED] = state.dealing, state.card_due, state.settled
    game[at.UNDEALT_SEATS] = seat_mask(state.undealt)
    game[at.PLAYING_SEATS] = seat_mask(state.playing)
    game[at.WINNERS] = seat_mask(state.winners)
    game[at.ACTIVE_SEATS] = sum(1 << seat for seat, line in enumerate(state.lines) if line.status is Status.ACTIVE)
    game[at.IS_SCORED] = bool(state.scores)
    game[at.THREES] = len(state.threes)
    if state.choice:
        game[at.CHOOSER], game[at.CHOICE_CARD] = state.choice.seat, at.CARD_OF[state.choice.card]
        game[at.TARGETS] = seat_mask(state.choice.targets)


def _load_line(game: IntArray, seat: int, line: Line, rules: Rules) -> None:
    record = game[at.RECORDS + seat * at.RECORD :]
    line = in_kernel_order(line)
    distinct = set(line.numbers)
    doubles = line.modifiers.count("x2")
    record[at.HELD] = sum(1 << number for number in distinct)
    record[at.COUNT], record[at.SUM] = len(line.numbers), sum(line.numbers)
    record[at.DUPLICATE] = line.numbers[-1] + 1 if len(distinct) < len(line.numbers) else 0
    record[at.FACTOR] = 1 << (doubles if rules.two_doubles.value == "multiply" else min(doubles, 1))
    record[at.PLUS_POINTS] = sum(int(card) for card in line.modifiers if card != "x2")
    record[at.MODIFIERS] = sum(1 << 4 * (at.CARD_OF[card] - at.FIRST_MODIFIER) for card in line.modifiers)
    record[at.CHANCES], record[at.STATUS] = line.second_chances, code_of(line.status)
    for card in line.spent:
        index = at.CARD_OF[card]
        if index >= at.FIRST_MODIFIER:
            raise InvalidInput(f"The kernels have no room for a spent {card}.")
        if index < at.NUMBERS:
            record[at.SPENT_NUMBERS] += 1 << 4 * index
        else:
            record[at.SPENT] += 1 << 8 * (index - at.FREEZE)


def _load_three(game: IntArray, frame: int, three: ThreeCards) -> None:
    game[frame : frame + at.FRAME] = (
        three.seat,
        three.to_deal,
        three.dealt,
        _packed([at.CARD_OF[card] + 1 for card in three.waiting], 5),
        _packed([(at.CARD_OF[each.card] + 1) | each.target << 5 for each in three.assigned], 11),
    )


def _load_piles(game: IntArray, state: State) -> None:
    """The deck, then the cards of this round, then the discards of earlier rounds."""
    deck, now, earlier = map(_as_counts, (state.deck, state.discarded_now, state.discard))
    row = [card for line in state.lines for card in map(at.CARD_OF.__getitem__, line.cards())]
    for three in state.threes:
        row += [at.CARD_OF[card] for card in (*three.waiting, *(each.card for each in three.assigned))]
    if state.choice:
        row.append(at.CARD_OF[state.choice.card])
    cards = [*_listed(deck), *row, *_listed(now), *_listed(earlier)]
    if len(cards) > at.LONGEST_ROW:
        raise InvalidInput(f"The kernels have no room for {len(cards)} cards.")
    game[at.ROW : at.ROW + len(cards)] = cards
    game[at.IN_DECK : at.IN_DECK + at.KINDS] = deck
    game[at.DISCARDED_NOW : at.DISCARDED_NOW + at.KINDS] = now
    game[at.CARDS_IN_ALL], game[at.LEFT], game[at.DISCARDED] = len(cards), sum(deck), sum(now)
    game[at.EARLIER] = len(cards) - sum(earlier)


def _as_counts(pile: Pile) -> list[int]:
    return [pile[at.PILE_INDEX[card]] for card in range(at.KINDS)]


def _listed(counts: list[int]) -> list[int]:
    return [card for card, count in enumerate(counts) for _ in range(count)]
