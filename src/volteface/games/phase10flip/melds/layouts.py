"""Generate every distinct way to lay a phase down.

Two layouts are the same if each group holds the same faces with the same declared numbers. Two groups of which the
phase asks the same could be swapped, so they come in one order only.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from volteface.games.phase10flip.cards import NUMBERS, ORDER, Face, colour_of, number_of
from volteface.games.phase10flip.groups import Group, Placed, are_alike, place, sort_key
from volteface.games.phase10flip.melds.feasibility import fits
from volteface.games.phase10flip.melds.hand_counts import count_hand
from volteface.games.phase10flip.melds.rulings import EqualGroups, MeldRulings, NumberedCard, group_sizes
from volteface.games.phase10flip.phases import GroupKind, Phase, Requirement

Layout: TypeAlias = tuple[Group, ...]
Stock: TypeAlias = dict[Face, int]  # how many of each face are left


def layouts(faces: Sequence[Face], phase: Phase, rulings: MeldRulings) -> Iterator[Layout]:
    """Yield all lay-downs of the phase from this hand, each once."""
    counts, stock = count_hand(faces), dict(Counter(sorted(faces, key=ORDER.__getitem__)))
    for runs, sets in group_sizes(phase, rulings, len(faces)):
        if fits(counts, runs, sets, rulings):
            asked = Phase(phase.number, runs, sets).groups
            ways = _lay(stock, asked, (), rulings)
            yield from (layout for layout in ways if any(group.has_number for group in layout))


def _lay(stock: Stock, asked: tuple[Requirement, ...], laid: Layout, rulings: MeldRulings) -> Iterator[Layout]:
    """Yield every way to add the groups still asked for to those already laid."""
    if len(laid) == len(asked):
        yield laid
        return
    for group in _groups(stock, asked[len(laid)]):
        if _may_follow(laid, group, rulings):
            yield from _lay(stock, asked, (*laid, group), rulings)


def _may_follow(laid: Layout, group: Group, rulings: MeldRulings) -> bool:
    if rulings.numbered_card is NumberedCard.PER_GROUP and not group.has_number:
        return False
    if not laid or laid[-1].kind is not group.kind:
        return True
    if rulings.equal_groups is EqualGroups.REFUSED and are_alike(laid[-1], group):
        return False
    return len(laid[-1].cards) != len(group.cards) or _order(laid[-1]) <= _order(group)


def _order(group: Group) -> list[tuple[int, int]]:
    return [sort_key(placed) for placed in group.cards]


def _groups(stock: Stock, asked: Requirement) -> Iterator[Group]:
    """Yield every such group that the stock holds; while one is in use its cards are out of the stock."""
    if asked.kind is GroupKind.SET:
        fillings = (_fill_set(stock, _placings(stock, number), asked.size) for number in NUMBERS)
    else:
        fillings = (_fill_run(stock, run) for run in _run_candidates(stock, asked.size))
    return (Group(asked.kind, cards) for filling in fillings for cards in filling)


def _placings(faces: Iterable[Face], number: int) -> tuple[Placed, ...]:
    """Return those faces that can stand for that number, placed as it."""
    return tuple(place(face, number) for face in faces if number_of(face) in (None, number))


def _run_candidates(stock: Stock, size: int) -> Iterator[list[tuple[Placed, ...]]]:
    """Yield, for each suit and low end, the candidates for each card of the run, if there is one for every card."""
    for colour in dict.fromkeys(map(colour_of, stock)):
        suit = [face for face in stock if stock[face] and colour_of(face) is colour]
        placings = [_placings(suit, number) for number in NUMBERS]
        runs = (placings[start : start + size] for start in range(len(NUMBERS) + 1 - size))
        yield from (run for run in runs if all(run))


def _fill_run(stock: Stock, run: list[tuple[Placed, ...]]) -> Iterator[tuple[Placed, ...]]:
    """Yield every way to choose one candidate each, as far as the stock goes."""
    if not run:
        yield ()
        return
    for placed in run[0]:
        if stock[placed.face]:
            stock[placed.face] -= 1
            yield from ((placed, *rest) for rest in _fill_run(stock, run[1:]))
            stock[placed.face] += 1


def _fill_set(stock: Stock, placings: tuple[Placed, ...], size: int) -> Iterator[tuple[Placed, ...]]:
    """Yield every choice of so many of these, as far as the stock goes."""
    if size == 0:
        yield ()
        return
    for index, placed in enumerate(placings):
        if stock[placed.face]:
            stock[placed.face] -= 1
            yield from ((placed, *rest) for rest in _fill_set(stock, placings[index:], size - 1))
            stock[placed.face] += 1
